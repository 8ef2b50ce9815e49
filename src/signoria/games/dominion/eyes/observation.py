"""What a seat sees of Dominion, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from signoria.core.observation import UNKNOWN, Field, Layout, Page
from signoria.core.position import Encoder
from signoria.games.dominion.data.components import KINDS, NAMES, PHASES
from signoria.games.dominion.eyes.views import DominionSight
from signoria.games.dominion.rules.scoring import zones_of

if TYPE_CHECKING:
    from signoria.core.position import Sight

QUESTIONS: Final = [
    "draft-pick",
    "play-action",
    "play-treasure",
    "buy-card",
    "discard-top",
    "moat-reveal",
    "bureaucrat-victory",
    "cellar-discard",
    "chancellor-flip",
    "chapel-trash",
    "feast-gain",
    "library-keep",
    "militia-discard",
    "mine-trash",
    "mine-gain",
    "moneylender-trash",
    "remodel-trash",
    "remodel-gain",
    "spy-fate",
    "thief-trash",
    "thief-gain",
    "throne-room-card",
    "workshop-gain",
]
QUESTION_NUMBERS: Final = {question: number for number, question in enumerate(QUESTIONS)}
PHASES_SEEN: Final = [*PHASES, "over"]
OVER: Final = 4

LAYOUT: Final = Layout(
    1,
    [
        Field("question", "1 for the kind of question that is open", QUESTIONS),
        Field("phase", "1 for the phase", PHASES_SEEN),
        Field("actions", "actions left of the active player"),
        Field("buys", "buys left of the active player"),
        Field("coins", "coins of the active player"),
        Field("piles", "1 for each kind that is in the supply, empty piles included", NAMES),
        Field("supply", "cards left in each supply pile", NAMES),
        Field("trash", "cards in the trash", NAMES),
        Field("play_area", "cards in play", NAMES),
        Field("revealed", "cards that are turned over", NAMES),
        Field("set_aside", "cards that are set aside", NAMES),
        Field("hand", "cards in the own hand", NAMES),
        Field("selected", "cards of the own hand that are selected so far, when asked", NAMES),
        Field("looking_at", "cards that one looks at to decide, when asked", NAMES),
    ],
    [
        Field("asked", "1 for who is asked"),
        Field("active", "1 for whose turn it is"),
        Field("revealed_of", "1 for whose cards are turned over"),
        Field("turns", "turns begun"),
        Field("hand_size", "cards in hand"),
        Field("deck_empty", "1 for an empty draw pile"),
        Field("discard_empty", "1 for an empty discard pile"),
        Field("deck_size", f"cards in the draw pile; {UNKNOWN} where nobody may count them"),
        Field("discard_size", f"cards in the discard pile; {UNKNOWN} where nobody may count them"),
        Field("looking_at_size", "cards that are looked at"),
        Field("discard_top", "1 for the card on top of the discard pile", NAMES),
        Field("known_hand", "hand cards that everybody has seen", NAMES),
        Field("known_top", "cards on top of the draw pile that everybody knows", NAMES),
        Field("next", "1 for the card that is known to be drawn next", NAMES),
        Field("cards", "all cards of the player, wherever they lie: every gain and every trashing is seen", NAMES),
    ],
)


class DominionEncoder(Encoder):
    """Writes observations of Dominion."""

    def write(self, sight: Sight, page: Page) -> None:
        eyes = cast("DominionSight", sight)
        write_table(eyes, page)
        players: i64 = len(eyes.game.players)
        distance: i64 = 0
        while distance < players:
            write_player(eyes, (eyes.seat + distance) % players, page)
            distance += 1


def write_table(eyes: DominionSight, page: Page) -> None:
    """Write what lies in the middle, and the own cards."""
    game = eyes.game
    waiting = game.waiting
    if waiting is None:
        page.skip(len(QUESTIONS))
        page.one_of(OVER, len(PHASES_SEEN))
    else:
        page.one_of(QUESTION_NUMBERS[waiting.question], len(QUESTIONS))
        page.one_of(game.phase, len(PHASES_SEEN))
    page.number(game.actions)
    page.number(game.buys)
    page.number(game.coins)
    page.members(game.piles, KINDS)
    page.row(game.supply, KINDS, game.piles)
    page.counts(game.trash, KINDS)
    page.counts(game.play_area, KINDS)
    page.counts(game.revealed, KINDS)
    page.counts(game.set_aside, KINDS)
    page.counts(eyes.own_hand(), KINDS)
    if eyes.asked():
        page.counts(game.selected, KINDS)
        page.counts(game.looking_at, KINDS)
    else:
        page.skip(2 * KINDS)


def write_player(eyes: DominionSight, seat: i64, page: Page) -> None:
    """Write what one may know of a player."""
    game = eyes.game
    player = game.players[seat]
    deck = player.deck
    counts = game.settings.open_counts
    page.flag(seat == game.asked_seat())
    page.flag(seat == game.active)
    page.flag(seat == eyes.revealed_of())
    page.number(player.turns)
    page.number(eyes.hand_size(seat))
    page.flag(deck.size == 0)
    page.flag(player.discard.size == 0)
    if counts or seat == eyes.seat:
        page.number(deck.size)
    else:
        page.number(UNKNOWN)
    if counts:
        page.number(player.discard.size)
    else:
        page.number(UNKNOWN)
    if seat == game.active:
        page.number(game.looking_at.size)
    else:
        page.skip(1)
    page.one_of(player.discard.top(), KINDS)
    page.counts(player.known_hand, KINDS)
    place = deck.size - player.known_top
    while place < deck.size:
        page.add(deck.cards[place], 1)
        place += 1
    page.skip(KINDS)
    if player.known_top > 0:
        page.one_of(deck.top(), KINDS)
    else:
        page.skip(KINDS)
    for zone in zones_of(game, seat):
        page.tally(zone)
    page.skip(KINDS)


ENCODER: Final = DominionEncoder(LAYOUT)
