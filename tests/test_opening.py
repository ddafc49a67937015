"""How games begin: what is chosen, codes, links, and the game after another."""

import re
from dataclasses import dataclass, field
from typing import Any

import deals
import match
import page.clovers
import page.cribbage
import pytest
from catalogue import GAMES
from contents import TABLES
from deals import ways
from fakes import FakePort
from game import Game
from opening import Opening, is_link, write_link
from page import words


@pytest.fixture(autouse=True)
def english() -> None:
    words.use("en")


@dataclass
class Desk:
    """An opening, and what it has begun."""

    port: FakePort = field(default_factory=FakePort)
    kept: dict[str, Game] = field(default_factory=dict)
    begun: list[tuple[Game, str]] = field(default_factory=list)
    doubts: int = 0

    def opening(self) -> Opening:
        screens = {"clovers": page.clovers, "cribbage": page.cribbage}

        def doubt() -> None:
            self.doubts += 1

        return Opening(
            self.port, screens, lambda: "hard", self.kept.get, lambda *begun: self.begun.append(begun), doubt
        )


def test_the_usual_game_is_the_first_way_to_deal_against_the_usual_opponents() -> None:
    desk = Desk()
    opening = desk.opening()
    opening.usual("cribbage")
    opening.deal()
    desk.port.wait()
    ((game, level),) = desk.begun
    assert (game.entry.id, game.deals, game.match["level"], level) == ("cribbage", "plain", "hard", "hard")


def test_choices_on_the_sheet_make_the_game() -> None:
    desk = Desk()
    opening = desk.opening()
    opening.by_code(deals.write("cribbage", 5))
    opening.ask(desk.begun.pop()[0])
    for what in ("shape=three", "muggins=toggle", "skunks=toggle", "level=easy", "kind=practice"):
        opening.choose(what)
    opening.deal()
    desk.port.wait()
    ((game, level),) = desk.begun
    assert (game.options["shape"], game.options["muggins"], game.options["skunks"]) == ("three", "on", "off")
    assert (game.kind, game.match["level"], level) == ("practice", "easy", "easy")


def test_a_rule_that_changes_nothing_with_the_others_as_they_are_cannot_be_switched_on() -> None:
    def idle() -> set[str]:
        switches = re.findall(r"<button[^>]*draft:(\w+)=toggle([^>]*)>", opening.sheet(under_way=False))
        return {key for key, rest in switches if rest.endswith(" disabled")}

    opening = Desk().opening()
    opening.usual("cribbage")
    assert idle() == {"muggins", "play_on"}
    opening.choose("shape=five")
    assert idle() == {"muggins"}
    opening.choose("counting=hand")
    assert idle() == set()
    opening.choose("muggins=toggle")
    opening.choose("counting=auto")
    assert idle() == {"muggins"}
    assert opening.draft.options["muggins"] == "on", "as it was chosen, for when it counts again"
    opening.usual("clovers")
    assert idle() == set()


def test_the_sheet_begins_with_the_choices_of_the_game_that_is_played() -> None:
    desk = Desk()
    opening = desk.opening()
    opening.by_link("F-0000-0000-E?any_suit=on")
    opening.ask(desk.begun[0][0])
    assert opening.draft.options["any_suit"] == "on"
    assert "will be left unfinished" in opening.sheet(under_way=True)
    assert "will be left unfinished" not in opening.sheet(under_way=False)


def test_a_search_that_is_stopped_begins_nothing() -> None:
    desk = Desk()
    opening = desk.opening()
    opening.usual("clovers")
    opening.choose("deals=clearable")
    desk.port.ticks = lambda: next(clock)  # type: ignore[method-assign]
    clock = iter(range(0, 10**6, 50))
    opening.deal()
    opening.stop()
    desk.port.wait()
    assert desk.begun == []


def test_a_link_says_code_and_options_and_leads_back_to_its_deal() -> None:
    desk = Desk()
    link = deals.write("clovers", 77) + "?any_suit=on"
    assert desk.opening().by_link(link) == ""
    ((game, level),) = desk.begun
    assert (game.seed, game.options["any_suit"], level) == (77, "on", "")
    assert write_link(game) == link


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("F-0000-0000-F", "does not fit the others"),
        ("X-0000-0000-E", "begins with one of these: F, R, C"),
        ("F-0000-00!0-E", "codes never have"),
        ("F-0000-00", "ten letters and digits"),
        ("F-", "ten letters and digits"),
        ("F-0000-0000-E?tens=on", "a rule that does not exist"),
        ("F-0000-0000-E?any_suit=maybe", "a rule that does not exist"),
    ],
)
def test_a_wrong_link_begins_nothing_and_says_why(link: str, why: str) -> None:
    desk = Desk()
    assert is_link(link)
    assert why in desk.opening().by_link(link)
    assert desk.begun == []


@pytest.mark.parametrize("place", ["", "clovers", "calculator", "today-clovers", "help-cribbage"])
def test_places_of_the_page_are_no_links(place: str) -> None:
    assert not is_link(place)


def test_a_code_typed_wrong_is_told_on_the_sheet() -> None:
    opening = Desk().opening()
    assert not opening.by_code("F-0000-0000-X")
    assert "does not fit the others" in opening.draft.trouble


def test_a_deal_that_is_in_progress_goes_on_where_it_was_left() -> None:
    desk = Desk()
    opening = desk.opening()
    opening.by_code("F-0000-0000-E")
    desk.kept["clovers"] = desk.begun[0][0]
    assert opening.by_code("f 0000 0000 e".replace(" ", ""))
    assert desk.begun[1][0] is desk.begun[0][0]
    opening.by_link("F-0000-0000-E?any_suit=on")
    assert desk.begun[2][0] is not desk.begun[0][0]


def started(desk: Desk, link: str) -> Game:
    """A game under way, of the deal of a link."""
    desk.opening().by_link(link)
    game = desk.begun.pop()[0]
    game.settle()
    while game.turn != game.seat:
        game.play(game.rules.legal(game.state)[0])
        game.settle()
    game.play(game.rules.legal(game.state)[0])
    game.settle()
    desk.kept[game.entry.id] = game
    return game


def test_a_link_asks_before_it_ends_a_game_under_way() -> None:
    desk = Desk()
    started(desk, "F-0000-0001-N")
    opening = desk.opening()
    assert opening.by_link("F-0000-000B-9") == ""
    assert (desk.begun, desk.doubts) == ([], 1)
    assert "will be left unfinished" in opening.question()
    opening.begin_instead()
    assert desk.begun[0][0].seed == 11


def test_a_code_asks_for_another_game_than_its_sheet_has_warned_of() -> None:
    desk = Desk()
    started(desk, "F-0000-0001-N")
    opening = desk.opening()
    opening.usual("clovers")
    assert opening.by_code("F-0000-000B-9")
    assert (len(desk.begun), desk.doubts) == (1, 0)
    opening.usual("cribbage")
    assert opening.by_code("F-0000-000B-9")
    assert (len(desk.begun), desk.doubts) == (1, 1)


def test_a_code_of_the_sheets_game_is_opened_as_it_was_chosen_there() -> None:
    desk = Desk()
    opening = desk.opening()
    opening.usual("cribbage")
    for what in ("shape=three", "level=master", "kind=practice"):
        opening.choose(what)
    opening.by_code(deals.write("cribbage", 77))
    opening.by_code(deals.write("clovers", 77))
    (game, level), (other, none) = desk.begun
    assert (game.seed, game.options["shape"], game.match["level"], game.kind) == (77, "three", "master", "practice")
    assert (other.kind, other.match, level, none) == ("free", {}, "master", "")


def test_the_code_of_the_game_under_way_begins_another_where_something_else_was_chosen() -> None:
    desk = Desk()
    game = started(desk, deals.write("cribbage", 5))
    opening = desk.opening()
    opening.ask(game)
    opening.by_code(deals.write("cribbage", 5))
    assert desk.begun.pop()[0] is game
    opening.choose("level=easy")
    opening.by_code(deals.write("cribbage", 5))
    assert desk.begun.pop()[0].match["level"] == "easy"


@pytest.mark.parametrize("game", ["clovers", "cribbage"])
def test_a_deal_that_is_over_is_dealt_again_by_its_code_and_by_its_link(game: str) -> None:
    desk = Desk()
    code = deals.write(game, 5)
    ended = started(desk, code)
    ended.gave_up = True
    opening = desk.opening()
    opening.ask(ended)
    opening.by_code(code)
    opening.by_link(code)
    for again, _level in desk.begun:
        assert (again.seed, again.options, again.outcome) == (ended.seed, ended.options, None)
        assert again.id != ended.id


def test_a_match_goes_on_by_its_own_link_in_every_game_of_it() -> None:
    desk = Desk()
    game = started(desk, deals.write("cribbage", 5))
    while game.turn is not None:
        game.play(game.rules.legal(game.state)[0])
        game.settle()
    later = match.following(game, "b", "2026-11-29")
    later.settle()
    desk.kept["cribbage"] = later
    desk.opening().by_link(write_link(later))
    assert desk.begun[0][0] is later


def test_the_same_cards_again_are_practice_and_leave_the_usual_opponents_alone() -> None:
    desk = Desk()
    opening = desk.opening()
    opening.by_code(deals.write("cribbage", 5))
    game = desk.begun[0][0]
    opening.follow(game)  # it is not over: there is no next one
    opening.again(game, "master")
    _first, (practice, level) = desk.begun
    assert (practice.seed, practice.kind, practice.match["level"], level) == (5, "practice", "master", "")


@pytest.mark.parametrize(("kind", "asked"), [("free", 1), ("practice", 0)])
def test_the_same_cards_again_ask_before_they_end_a_game_that_counts(kind: str, asked: int) -> None:
    desk = Desk()
    game = started(desk, deals.write("cribbage", 5))
    game.kind = kind
    opening = desk.opening()
    opening.again(game, "master")
    assert (desk.doubts, len(desk.begun)) == (asked, 1 - asked)
    opening.begin_instead()
    assert (desk.begun[0][0].seed, desk.begun[0][0].match["level"]) == (5, "master")


@pytest.mark.parametrize("screen", TABLES.values(), ids=TABLES)
def test_every_way_to_deal_that_is_offered_is_one_of_the_games(screen: Any) -> None:
    entry = GAMES[screen.__name__.partition(".")[2]]
    assert sorted(way for way, _title, _note in screen.deal_words()) == sorted(ways(entry))
