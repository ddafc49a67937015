"""The names of the fortunes and a line for each: kind, and never frightening."""

from page.words import _


def name(fortune: str) -> str:
    """Its name in the player's language."""
    return {
        "daikichi": _("Great fortune"),
        "kichi": _("Good fortune"),
        "chukichi": _("Middle fortune"),
        "shokichi": _("Small fortune"),
        "suekichi": _("Fortune to come"),
        "kyo": _("A day to rest"),
        "mutual": _("In love with each other"),
        "good": _("Well matched"),
        "fair": _("So-so"),
        "pity": _("Not quite there"),
    }[fortune]


def kanji(fortune: str) -> str:
    """How it stands on the slip, in Japanese whatever the language."""
    return {
        "daikichi": "大吉",
        "kichi": "吉",
        "chukichi": "中吉",
        "shokichi": "小吉",
        "suekichi": "末吉",
        "kyo": "凶",
        "mutual": "両思い",
        "good": "相性がいい",
        "fair": "まあまあ",
        "pity": "ちょっと残念",
    }[fortune]


def verse(fortune: str) -> str:
    """Its line."""
    return {
        "daikichi": _("All four leaves today. No hurry: the usual way will do."),
        "kichi": _("What you hold is enough."),
        "chukichi": _("Halfway up, the view changes."),
        "shokichi": _("Small things fall into place first."),
        "suekichi": _("It will bear fruit later: sow today."),
        "kyo": _("Resting is a move too. Have something warm."),
        "mutual": _("Side by side."),
        "good": _("A few cards from touching."),
        "fair": _("Others between are company, too."),
        "pity": _("Shuffle; they will meet again."),
    }[fortune]


def mark(fortune: str) -> str:
    """One sign for a small disc in the calendar."""
    return {
        "daikichi": "大",
        "kichi": "吉",
        "chukichi": "中",
        "shokichi": "小",
        "suekichi": "末",
        "kyo": "凶",
        "mutual": "◎",
        "good": "○",
        "fair": "△",
        "pity": "・",
    }[fortune]
