"""What is to be known about a game beside its rules: by the tables it is played at, and by whoever looks at it.

Bots are named by words here: rules know none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from signoria.core.speech import Speech
from signoria.core.terminal import TerminalFace

if TYPE_CHECKING:
    from signoria.core.pieces import Piece
    from signoria.core.standing_answer import StandingAnswer
    from signoria.core.text import Texts

# The steps of the ladder, from the first to the last. A game has those for which it has a bot.
LADDER: Final = ("easy", "normal", "strong", "master")

# The preset by which everything that the printed booklet of a game settles is as it stands there.
BOOKLET: Final = "booklet"


def no_pieces(texts: Texts) -> Sequence[Piece]:
    """Explain nothing."""
    return []


class About:
    """Facts about a game. Whatever is left out is what any game can do with."""

    def __init__(
        self,
        *,
        minutes: int | None = None,
        levels: Mapping[str, str] | None = None,
        former: Mapping[str, str] | None = None,
        thinking: Mapping[str, float] | None = None,
        keeper: str = "random",
        usual_bots: int = 1,
        anchors: Mapping[str, float] | None = None,
        presets: Mapping[str, Mapping[str, object]] | None = None,
        preferences: Sequence[StandingAnswer] = (),
        quiet_events: Iterable[str] = (),
        speech: Speech | None = None,
        pieces: Callable[[Texts], Sequence[Piece]] = no_pieces,
        terminal: Callable[[Speech, Texts, Texts], TerminalFace] = TerminalFace,
    ) -> None:
        # How long it takes, about.
        self.minutes = minutes
        # The bots that stand for levels, from the weakest to the strongest.
        self.levels = dict(levels or {})
        if list(self.levels) != [level for level in LADDER if level in self.levels]:
            raise ValueError(f"levels are, from the weakest to the strongest: {', '.join(LADDER)}")
        # Bots that stood for a level before, by name: games against them still count for it.
        self.former = dict(former or {})
        # How many seconds bots may think about a decision that use the time they have, by name. They take as long for
        # whatever they are asked: how long an answer takes tells nothing.
        self.thinking = dict(thinking or {})
        # The bot that plays for whoever is away, and how many bots make a good first game for one person.
        self.keeper = keeper
        self.usual_bots = usual_bots
        # What bots are worth in ratings, measured once in games between them: whoever is not among them does not count.
        self.anchors = dict(anchors or {})
        # Options that are settled together, by the name of the choice; those that they do not name stay as they are.
        self.presets = {name: dict(options) for name, options in (presets or {}).items()}
        # What a table may answer for whoever prefers that.
        self.preferences = list(preferences)
        # Events that show nothing hidden, apart from the cards that the deciding player chose to show. Whatever is not
        # among them counts as showing something: what was decided before can then be taken back by consent only.
        self.quiet_events = frozenset(quiet_events)
        # How it says what happens and what it asks.
        self.speech = Speech() if speech is None else speech
        # Its cards and pieces in words, and how it looks in a terminal: from its texts and those of the terminal.
        self.pieces = pieces
        self.terminal = terminal
