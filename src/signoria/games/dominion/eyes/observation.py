"""What a seat sees of Dominion, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i16, i64

from signoria.core.observation import UNKNOWN, Field, Layout, Page, Settled
from signoria.core.position import Encoder
from signoria.games.dominion.data.components import KINDS, MOST_PLAYERS, NAMES, PHASES
from signoria.games.dominion.eyes.views import DominionSight
from signoria.games.dominion.rules.setup import OPTIONS

if TYPE_CHECKING:
    from signoria.core.position import Sight
    from signoria.games.dominion.state.table import Dominion

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
QUESTION_COUNT: Final[i64] = len(QUESTIONS)
PHASE_COUNT: Final[i64] = len(PHASES_SEEN)
OVER: Final = 4
SETTLED: Final = Settled(OPTIONS, seen=["kingdom", "start-seat", "previous-winners"])

LAYOUT: Final = Layout(
    2,
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
        SETTLED.field(),
    ],
    [
        Field("asked", "1 for the player who is asked"),
        Field("active", "1 for the player whose turn it is"),
        Field("revealed_of", "1 for the player whose cards are turned over"),
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
        seat = eyes.seat
        players: i64 = len(eyes.game.players)
        while seat < players:
            write_player(eyes, seat, page)
            seat += 1
        seat = 0
        while seat < eyes.seat:
            write_player(eyes, seat, page)
            seat += 1


def write_table(eyes: DominionSight, page: Page) -> None:
    """Write what lies in the middle, and the own cards."""
    game = eyes.game
    waiting = game.waiting
    if waiting is None:
        page.one_of(-1, QUESTION_COUNT)
        page.one_of(OVER, PHASE_COUNT)
    else:
        page.one_of(QUESTION_NUMBERS[waiting.question], QUESTION_COUNT)
        page.one_of(game.phase, PHASE_COUNT)
    page.number(game.actions)
    page.number(game.buys)
    page.number(game.coins)
    page.members(game.piles, KINDS)
    if page.same(game.deals):
        page.skip(2 * KINDS)
    else:
        page.row(game.supply, KINDS, game.piles)
        page.clear(KINDS)
        page.recount(game.trash)
        page.skip(KINDS)
    page.counts(game.play_area, KINDS)
    page.counts(game.revealed, KINDS)
    page.counts(game.set_aside, KINDS)
    page.counts(eyes.own_hand(), KINDS)
    if eyes.asked():
        page.counts(game.selected, KINDS)
        page.counts(game.looking_at, KINDS)
    else:
        page.skip(2 * KINDS)
    page.options(game.settings, game.settings.options, SETTLED)


def write_player(eyes: DominionSight, seat: i64, page: Page) -> None:
    """Write what one may know of a player."""
    game = eyes.game
    player = game.players[seat]
    deck = player.deck
    discard = player.discard
    counts = game.settings.open_counts
    numbers = page.numbers
    at = page.at
    numbers[at] = i16(seat == game.asked_seat())
    numbers[at + 1] = i16(seat == game.active)
    numbers[at + 2] = i16(seat == eyes.revealed_of())
    numbers[at + 3] = i16(player.turns)
    numbers[at + 4] = i16(eyes.hand_size(seat))
    numbers[at + 5] = i16(deck.size == 0)
    numbers[at + 6] = i16(discard.size == 0)
    if counts or seat == eyes.seat:
        numbers[at + 7] = i16(deck.size)
    else:
        numbers[at + 7] = UNKNOWN
    if counts:
        numbers[at + 8] = i16(discard.size)
    else:
        numbers[at + 8] = UNKNOWN
    if seat == game.active:
        numbers[at + 9] = i16(game.looking_at.size)
    else:
        numbers[at + 9] = 0
    page.at = at + 10
    write_player_cards(game, seat, page)


def write_player_cards(game: Dominion, seat: i64, page: Page) -> None:
    """Write which cards of a player everybody has seen, and all cards of the player together."""
    player = game.players[seat]
    deck = player.deck
    page.one_of(player.discard.top(), KINDS)
    page.counts(player.known_hand, KINDS)
    known = player.known_top
    if known > 0:
        place = deck.size - known
        while place < deck.size:
            page.add(deck.cards[place], 1)
            place += 1
        page.skip(KINDS)
        page.one_of(deck.top(), KINDS)
    else:
        page.skip(KINDS)
        page.one_of(-1, KINDS)
    if not page.same(game.deals * MOST_PLAYERS + seat):
        page.clear(KINDS)
        count_owned(game, seat, page)
    page.skip(KINDS)


def count_owned(game: Dominion, seat: i64, page: Page) -> None:
    """Add up all cards of a player: they change only where cards come and go."""
    player = game.players[seat]
    page.recount(player.hand)
    page.recount(player.deck)
    page.recount(player.discard)
    if seat == game.active:
        page.recount(game.play_area)
        page.recount(game.set_aside)
    if seat == game.asked_seat():
        page.recount(game.looking_at)
        page.recount(game.selected)
    if seat == game.revealed_of:
        page.recount(game.revealed)


ENCODER: Final = DominionEncoder(LAYOUT)
