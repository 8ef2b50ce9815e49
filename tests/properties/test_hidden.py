"""Hidden information: what a seat is shown, offered and told depends on nothing that it cannot know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from hypothesis import assume, example, given
from hypothesis import strategies as st

from signoria.core.events import Journal
from signoria.games.dominion.scoring import owned
from tests.kit.cards import all_cards
from tests.kit.driver import Driver
from tests.kit.effort import examples
from tests.kit.soundness import assert_sound
from tests.properties.games import CAP, SEEDS, Course, Table, courses

if TYPE_CHECKING:
    from signoria.games.dominion.table import Dominion

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


# --- Views and options ------------------------------------------------------------------------------------------------


@examples(80)
@given(courses(most=6), SEEDS)
def test_every_decision_is_sound(course: Course, seed: int) -> None:
    """DO-Z03.1, DO-Z04.1, DO-Z11, DO-Z12: a redrawn copy shows and offers each seat exactly the same."""
    position = course.reached()
    for _ in course.decide(position):
        assert_sound(position, seed=seed)
    assert_sound(position, seed=seed)


@examples(60)
@given(courses(most=6), SEEDS, SEEDS)
def test_two_games_that_differ_in_hidden_cards_only_look_the_same(course: Course, one: int, other: int) -> None:
    position = course.played()
    for seat in [*range(position.seats()), None]:
        first, second = position.determinise(seat, one), position.determinise(seat, other)
        assert first.view(seat) == second.view(seat)
        if position.asked == seat:
            assert first.legal() == second.legal()


@examples(60)
@given(courses(most=6), SEEDS, SEEDS)
def test_what_is_drawn_anew_depends_on_nothing_hidden(course: Course, one: int, other: int) -> None:
    """Whoever knows the seed could otherwise reckon back from the redrawn cards to the real ones."""
    position = course.played()
    for seat in [*range(position.seats()), None]:
        real = hidden_cards(position.determinise(seat, other))
        imagined = hidden_cards(position.determinise(seat, one).determinise(seat, other))
        assert imagined == real


def hidden_cards(position: Dominion) -> list[list[int]]:
    """Give the cards of all zones that somebody cannot see, but for the order in which discards came."""
    zones = [position.looking_at.listed(), position.selected.listed()]
    for player in position.players:
        zones += [player.hand.listed(), player.deck.listed(), sorted(player.discard.listed())]
    return zones


@examples(60)
@given(courses(most=6), SEEDS)
def test_drawing_anew_keeps_every_player_the_cards_he_owns(course: Course, seed: int) -> None:
    """DO-A03.2: cards change places with others of the same player only; every zone keeps its size."""
    position = course.played()
    for seat in [*range(position.seats()), None]:
        drawn_anew = position.determinise(seat, seed)
        assert all_cards(drawn_anew.save()) == all_cards(position.save())
        for other in range(position.seats()):
            assert Counter(owned(drawn_anew, other)) == Counter(owned(position, other))
            before, after = position.players[other], drawn_anew.players[other]
            assert after.hand.size == before.hand.size
            assert (after.deck.size, after.discard.size) == (before.deck.size, before.discard.size)
            assert after.discard.top() == before.discard.top()


@examples(40)
@given(courses(most=6), SEEDS, st.integers(0, 2**32))
def test_a_redrawn_game_can_be_played_to_its_end(course: Course, seed: int, driver: int) -> None:
    position = course.played()
    for seat in [*range(position.seats()), None]:
        drawn_anew = position.determinise(seat, seed)
        decisions = Driver(driver, lively=True).play(drawn_anew, CAP)
        assert decisions < CAP
        assert all_cards(drawn_anew.save()) == all_cards(position.save()) or position.phase == 0
        assert len(drawn_anew.scores()) == position.seats()


@examples(40)
@given(courses(most=20), SEEDS)
def test_a_redrawn_game_stays_indistinguishable_while_it_is_played_on(course: Course, seed: int) -> None:
    position = course.reached()
    assume(not position.over)
    drawn_anew = position.determinise(position.asked, seed)
    for _ in course.decide(drawn_anew):
        assert_sound(drawn_anew, seed=seed)


@examples(40)
@example(Course(Table(3, 0, {}), driver=0, lively=True, decisions=0, choices=[0]), 0)
@given(courses(most=6), SEEDS)
def test_the_chance_of_a_redrawn_game_is_not_the_real_one(course: Course, seed: int) -> None:
    """DO-N03: the generator is hidden from all, so no copy that a seat may look into goes on with it."""
    position = course.played()
    for seat in [*range(position.seats()), None]:
        assert position.determinise(seat, seed).chance.save() != position.chance.save()
        assert position.determinise(seat, seed).save() == position.determinise(seat, seed).save()


@examples(30)
@given(courses(most=6))
def test_hands_of_others_are_really_drawn_anew(course: Course) -> None:
    """DO-Z03.1: over many redrawings an opponent holds more than one hand, unless all his cards are alike."""
    position = course.played()
    assume(position.phase != 0)
    for seat in range(position.seats()):
        player = position.players[seat]
        hidden = [*player.deck.listed(), *player.hand.listed()]
        if player.known_top or player.known_hand.size or not player.deck.size or not player.hand.size:
            continue
        if len(set(hidden)) > 1 and position.asked != seat:
            hands = {tuple(position.determinise(None, seed).players[seat].hand.listed()) for seed in range(60)}
            assert len(hands) > 1


# --- Events -----------------------------------------------------------------------------------------------------------


@examples(60)
@given(courses())
def test_events_tell_the_public_facts_to_all_and_secrets_to_the_player_they_are_about(course: Course) -> None:
    """DO-Z10, DO-T04.2, DO-P04.3: the number of cards for all, their kinds for their owner."""
    for event in course.played().events():
        assert sorted(event.facts) == sorted(PUBLIC[event.kind].split())
        assert sorted(event.secrets) == SECRET.get(event.kind, "").split()
        assert event.insiders == ((event.facts["seat"],) if event.kind in SECRET else ())


@examples(60)
@given(courses(least=10))
def test_secrets_of_others_reach_nobody(course: Course) -> None:
    position = course.played()
    for seat in [*range(course.table.seats), None]:
        for event in position.events():
            told = event.seen_by(seat)
            if event.kind in SECRET and event.facts["seat"] != seat:
                assert "kinds" not in told
                assert "secret" not in told


@examples(150)
@given(courses(least=1, most=4), SEEDS, SEEDS)
def test_what_is_told_does_not_depend_on_hidden_cards(course: Course, one: int, other: int) -> None:
    """The same answer in two games that differ only in what the asked player cannot know is told in the same words.

    Questions after which cards are turned over are left out, as are the kinds that the player himself draws, and
    everything from the next player's turn on.
    """
    position = course.reached()
    for action in course.decide(position):
        if position.question in QUIET:
            worlds = [listened(position.determinise(position.asked, seed)) for seed in (one, other)]
            for world in worlds:
                world.choose(action)
            for reader in [*range(course.table.seats), None]:
                first, second = (told_until_next_turn(world, reader) for world in worlds)
                assert first == second


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
