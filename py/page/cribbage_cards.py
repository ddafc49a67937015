"""Where the cards of cribbage lie. A card keeps its key from the deal to the show, so that it is seen to move."""

from cards import Card, split
from page.cribbage_log import plays, this_deal
from page.cribbage_scene import Ui, anew, counted, in_order, opponents, piles, tally, unplayed
from page.cribbage_words import seat_name
from page.parts import spoken
from page.picture import Placed, Table
from page.words import _


def cards(table: Table, ui: Ui, scene: str) -> tuple[Placed, ...]:
    """Every card of a scene, in reading order."""
    if scene == "lift":
        return tuple(_lifted(table))
    if scene == "lay":
        return (*_others(table), *_box(table), *_hand(table, ui))
    if scene == "play":
        return (*_others(table), *_starter(table), *_crib(table), *_played(table), *_hand(table, ui))
    if scene == "show":
        return tuple(_counted(table, ui))
    return ()


def _lifted(table: Table) -> list[Placed]:
    lifted = [event for event in table.events if event.kind == "lift"]
    seats = table.view.terms.shape.seats
    if not lifted:
        return [Placed(f"pack.{i}", None, "lift", 0.03 * i, 0, i) for i in range(3)]
    placed = []
    for event in lifted[-seats:]:
        place = (event.seat - table.seat) % seats
        label = _("{name}: {card}").format(name=seat_name(table, event.seat), card=spoken(event.cards[0]))
        look = ("go",) if event.seat == table.view.dealer else ()
        placed.append(
            Placed(f"lift.{event.seat}", event.cards[0], "lift", place - (seats - 1) / 2, 0, 0, label, look=look)
        )
    return sorted(placed, key=lambda card: card.x)


def _key(table: Table, seat: int, card: Card) -> str:
    """A known card of another seat, by when it was played; never-played ones come after those."""
    if seat == table.seat:
        return card
    order = [c for s, c in plays(this_deal(table)) if s == seat]
    if card in order:
        return f"{seat}.{order.index(card)}"
    rest = [c for c in table.view.hands[seat] if c not in order]
    return f"{seat}.{len(order) + rest.index(card)}"


def _others(table: Table) -> list[Placed]:
    """Backs of the cards that other seats hold. What the five-card game leaves unplayed stays hidden till the show."""
    placed = []
    seats = table.view.terms.shape.seats
    for place, seat in enumerate(opponents(table)):
        gone = sum(s == seat for s, _card in plays(this_deal(table)))
        for i in range(unplayed(table, seat)):
            area, y = ("opp", 0) if seats == 2 else ("seat", place)
            placed.append(Placed(f"{seat}.{gone + i}", None, area, i, y, i))
    return placed


def _starter(table: Table) -> list[Placed]:
    starter = table.view.starter
    label = _("starter: {card}").format(card=spoken(starter)) if starter else ""
    return [Placed("starter", starter, "starter", 0, 0, 0, label)]


def _crib_keys(table: Table) -> list[str]:
    """The pack's cards first, then each seat's, from the dealer's left."""
    view = table.view
    shape = view.terms.shape
    keys = [f"pack.{i}" for i in range(shape.from_pack)]
    for step in range(1, shape.seats + 1):
        seat = (view.dealer + step) % shape.seats
        for i in range(shape.laid):
            place = len(keys)
            card = view.crib[place] if place < len(view.crib) else None
            keys.append(card if seat == table.seat and card else f"{seat}.{shape.kept + i}")
    return keys[: len(view.crib)]


def _box(table: Table) -> list[Placed]:
    keys = _crib_keys(table)
    return [Placed(key, None, "box", i, 0, i) for i, key in enumerate(keys)]


def _crib(table: Table) -> list[Placed]:
    keys = _crib_keys(table)
    return [Placed(key, None, "crib", i, 0, i) for i, key in enumerate(keys)]


def _played(table: Table) -> list[Placed]:
    now, before = piles(table)
    past = ("off",) if anew(table) else ()
    placed = []
    for area, laid in (("aside", before), ("pile", now)):
        for i, (seat, card) in enumerate(laid):
            label = _("{name}: {card}").format(name=seat_name(table, seat), card=spoken(card))
            y = max(1, len(laid) - 1) if area == "aside" else 1 if seat == table.seat else -1
            look = (*_crowded(len(laid)), *past) if area == "pile" else ()
            placed.append(Placed(_key(table, seat, card), card, area, i, y, i, label, look=look))
    return placed


def _crowded(cards: int) -> tuple[str, ...]:
    """Four cards and more must lie closer together, five still more so."""
    return (f"of{min(cards, 5)}",) if cards >= 4 else ()


def _hand(table: Table, ui: Ui) -> list[Placed]:
    """The player's own cards, those that can be laid away or played as buttons."""
    view = table.view
    gone = {card for _seat, card in plays(this_deal(table))}
    held = in_order([card for card in view.hands[table.seat] if card not in gone], table.preferences.sort)
    laying = view.phase == "lay" and bool(table.moves) and table.outcome is None
    playing = view.phase == "play" and bool(table.moves) and table.outcome is None
    hinted = ui.hint.move.partition(" ")[2] if ui.hint else ""
    hints = set(split(hinted))
    placed = []
    for i, card in enumerate(held):
        look = [*_crowded(len(held))]
        if card in ui.chosen:
            look.append("on")
        elif playing and f"play {card}" not in table.moves:
            look.append("off")
        if card in hints:
            look.append("hint")
        x = i - (len(held) - 1) / 2
        placed.append(
            Placed(
                card,
                card,
                "hand",
                x,
                0,
                i,
                spoken(card),
                f"card:{card}" if laying or playing else "",
                card in ui.chosen if laying else None,
                tuple(look),
            )
        )
    return placed


def _counted(table: Table, ui: Ui) -> list[Placed]:
    """The hand that is counted, the starter apart, what is being counted lit."""
    hand = tally(table, ui)
    by_hand = table.view.terms.by_hand and hand.seat == table.seat
    n = counted(hand, ui, ui.review or table.outcome is not None)
    waits = by_hand and not ui.review and table.outcome is None
    lit = hand.found[n - 1].cards if n and not (waits or ui.review or table.outcome) else ()
    keys = {card: _key(table, hand.seat, card) for card in hand.cards} if not hand.crib else {}
    if hand.crib:
        keys = dict(zip(table.view.crib, _crib_keys(table), strict=True))
    placed = []
    first = 0 if len(hand.cards) == 4 else 0.5
    for i, card in enumerate((*hand.cards, hand.starter)):
        look = ("lit",) if card in lit else ("off",) if lit else ()
        apart = i == len(hand.cards)
        label = _("starter: {card}").format(card=spoken(card)) if apart else spoken(card)
        key = "starter" if apart else keys[card]
        placed.append(Placed(key, card, "show", 4.15 - first if apart else first + i, 0, i, label, look=look))
    return placed
