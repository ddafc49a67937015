"""Playing by rules of thumb: what the first two levels do."""

from cards import Card, rank
from rules.counting import VALUES, K, play_score, rank_points
from solvers.cribbage.hands import AFTER, HANDS, pile_ranks
from solvers.cribbage.lay import choices


def greedy_lays(dealt: tuple[Card, ...], laid: int) -> list[tuple[Card, ...]]:
    """Every choice of cards to lay, the one whose kept cards count most by themselves first."""
    ranked = []
    for away, stay in choices(len(dealt), laid):
        kept = [dealt[i] for i in stay]
        points = rank_points(len(kept))[sum(K[rank(c)] for c in kept)]
        if len({c[1] for c in kept}) == 1:
            points += len(kept)
        ranked.append((-points, tuple(dealt[i] for i in away)))
    ranked.sort(key=lambda x: x[0])
    return [cards for _, cards in ranked]


def greedy_plays(hand: int, pile: int, count: int) -> list[int]:
    """The ranks that fit, the one that makes most points now first; of equals the highest."""
    before = pile_ranks(pile)
    fits = [r for r, v, _ in AFTER[hand] if count + v <= 31]
    return sorted(fits, key=lambda r: (-play_score(before, r), -r))


def careful_plays(hand: int, pile: int, count: int) -> list[int]:
    """The ranks that fit, the best first by what it makes and a few habits of careful players."""
    before = pile_ranks(pile)
    held = HANDS[hand]
    ranked = []
    for r, v, _ in AFTER[hand]:
        n = count + v
        if n > 31:
            break
        worth = float(play_score(before, r))
        if n in (5, 21):
            worth -= 1.0
        if not before and n < 5:
            worth += 0.5
        if held.count(r) > 1:
            worth += 0.6
        if before and n < 31 and before[-1] != r and abs(before[-1] - r) <= 2:
            worth -= 0.6
        if 15 < n < 31 and held[0] != r and VALUES[held[0]] <= 31 - n:
            worth += 0.3
        ranked.append((-worth - 0.02 * v, -r))
    return [-r for _, r in sorted(ranked)]
