"""Hidden information of Dominion: what is told, and what is drawn anew."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from hypothesis import assume, given

from signoria.core.events import Journal
from signoria.games.dominion.rules.scoring import owned
from tests.kit.cards import all_cards
from tests.kit.effort import examples
from tests.properties.games import SEEDS, Course, courses

if TYPE_CHECKING:
    from signoria.games.dominion.state.table import Dominion

# What everyone is told of each kind of event, and what only the seat named in it is told besides.
PUBLIC: Final = {
    "game-start": "players starter kingdom options supply",
    "draft-picked": "seat kind",
    "turn-start": "seat turn",
    "phase": "seat phase",
    "action-played": "seat kind play actions",
    "moat-revealed": "seat attack",
    "bonus": "seat cards actions buys coins",
    "cards-drawn": "seat number",
    "deck-shuffled": "seat",
    "cards-revealed": "seat kinds source",
    "hand-revealed": "seat kinds",
    "revealed-taken": "seat kinds",
    "card-returned": "seat kind",
    "cards-discarded": "seat number top",
    "revealed-discarded": "seat kinds",
    "card-set-aside": "seat kind",
    "deck-flipped": "seat top",
    "card-trashed": "seat kind source",
    "card-gained": "seat kind source place left",
    "no-effect": "seat kind reason",
    "treasure-played": "seat kinds coins",
    "card-bought": "seat kind cost coins buys left",
    "pile-empty": "kind empty",
    "clean-up": "seat top drawn",
    "game-end": "reason kinds",
    "scores": "sheets winners",
}
SECRET: Final = {"cards-drawn": "kinds", "cards-discarded": "kinds", "clean-up": "kinds"}

# After these answers nothing is turned over until the turn has passed to the next player.
QUIET: Final = frozenset({"buy-card", "play-treasure"})


# --- Drawing anew -----------------------------------------------------------------------------------------------------


@examples(60)
@given(courses("dominion", most=6), SEEDS)
def test_drawing_anew_keeps_every_player_the_cards_he_owns(course: Course, seed: int) -> None:
    """DO-A03.2: cards change places with others of the same player only; every zone keeps its size."""
    position = course.after()
    for seat in [*range(position.seats()), None]:
        drawn_anew = position.determinise(seat, seed)
        assert all_cards(drawn_anew.save()) == all_cards(position.save())
        for other in range(position.seats()):
            assert Counter(owned(drawn_anew, other)) == Counter(owned(position, other))
            before, after = position.players[other], drawn_anew.players[other]
            assert after.hand.size == before.hand.size
            assert (after.deck.size, after.discard.size) == (before.deck.size, before.discard.size)
            assert after.discard.top() == before.discard.top()


def is_unknown(position: Dominion, seat: int) -> bool:
    """Whether another hand is possible for a player of whom nobody knows a card."""
    player = position.players[seat]
    if player.known_top or player.known_hand.size or not player.deck.size or not player.hand.size:
        return False
    return len({*player.deck.listed(), *player.hand.listed()}) > 1


@examples(30)
@given(courses("dominion", most=6))
def test_hands_of_others_are_really_drawn_anew(course: Course) -> None:
    """DO-Z03.1: over many redrawings an opponent holds more than one hand, unless all his cards are alike."""
    position = course.after()
    assume(position.phase != 0)
    unknown = [seat for seat in range(position.seats()) if seat != position.asked and is_unknown(position, seat)]
    assume(unknown)
    for seat in unknown:
        hands = {tuple(position.determinise(None, seed).players[seat].hand.listed()) for seed in range(60)}
        assert len(hands) > 1


# --- Events -----------------------------------------------------------------------------------------------------------


@examples(60)
@given(courses("dominion"))
def test_events_tell_the_public_facts_to_all_and_secrets_to_the_player_they_are_about(course: Course) -> None:
    """DO-Z10, DO-T04.2, DO-P04.3: the number of cards for all, their kinds for their owner."""
    for event in course.after().events():
        assert sorted(event.facts) == sorted(PUBLIC[event.kind].split())
        assert sorted(event.secrets) == SECRET.get(event.kind, "").split()
        assert event.insiders == ((event.facts["seat"],) if event.kind in SECRET else ())


@examples(60)
@given(courses("dominion", least=10))
def test_secrets_of_others_reach_nobody(course: Course) -> None:
    position = course.after()
    secret = [event for event in position.events() if event.kind in SECRET]
    assume(secret)
    for event in secret:
        for seat in {*range(course.table.seats), None} - {event.facts["seat"]}:
            told = event.seen_by(seat)
            assert "kinds" not in told
            assert "secret" not in told


@examples(150)
@given(courses("dominion", least=1, most=4), SEEDS, SEEDS)
def test_what_is_told_does_not_depend_on_hidden_cards(course: Course, one: int, other: int) -> None:
    """The same answer in two games that differ only in what the asked player cannot know is told in the same words.

    Questions after which cards are turned over are left out, as are the kinds that the player himself draws, and
    everything from the next player's turn on.
    """
    position = course.reached()
    quiet = 0
    for action in course.decide(position):
        if position.question in QUIET:
            quiet += 1
            worlds = [listened(position.determinise(position.asked, seed)) for seed in (one, other)]
            for world in worlds:
                world.choose(action)
            for reader in [*range(course.table.seats), None]:
                first, second = (told_until_next_turn(world, reader) for world in worlds)
                assert first == second
    assume(quiet)


def listened(position: Dominion) -> Dominion:
    """Let somebody listen to a position."""
    position.journal = Journal([], 0)
    return position


def told_until_next_turn(position: Dominion, reader: int | None) -> list[dict[str, object]]:
    """What a reader is told before the next turn begins, without the kinds of cards that are drawn."""
    told: list[dict[str, object]] = []
    for event in position.events():
        if event.kind in ("turn-start", "game-end"):
            break
        line = event.seen_by(reader)
        if event.kind in ("cards-drawn", "clean-up"):
            line.pop("kinds", None)
        told.append(line)
    return told
