"""What holds for every game, at every table, at every decision."""

from __future__ import annotations

import json

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import signoria
from signoria.core.position import Position
from signoria.core.record import Recording, result_of
from tests.kit.effort import examples
from tests.kit.plain import assert_plain, spoil
from tests.kit.soundness import assert_sound
from tests.properties.every_game import CAP, ENTRIES, Play, plays, wander

SEEDS = st.integers()


def readers(position: Position) -> list[int | None]:
    return [*range(position.seats()), None]


def everything(position: Position) -> tuple[object, ...]:
    """All that can be seen of a position from outside."""
    told = [[event.seen_by(seat) for event in position.events()] for seat in readers(position)]
    return position.save(), position.legal(), position.asked, position.question, told


def test_every_game_has_an_entry() -> None:
    assert sorted(ENTRIES) == sorted(signoria.games())


@examples(60)
@given(plays(most=5), SEEDS)
def test_every_decision_is_sound(play: Play, seed: int) -> None:
    """PF-H02.2, R8: a redrawn copy shows and offers each seat exactly the same; saving and copying change nothing."""
    position = play.reached()
    for _ in play.decide(position):
        assert_sound(position, seed=seed)
    assert_sound(position, seed=seed)


@examples(30)
@given(plays(most=4), SEEDS, SEEDS)
def test_what_is_drawn_anew_depends_on_nothing_hidden(play: Play, one: int, other: int) -> None:
    """PF-H01.6, PF-H01.8: whoever knows the seed could otherwise reckon back to the real cards."""
    position = play.played()
    for seat in readers(position):
        real = position.determinise(seat, other)
        imagined = position.determinise(seat, one).determinise(seat, other)
        assert imagined.legal() == real.legal() or position.asked != seat
        assert imagined.view(seat) == real.view(seat)
        assert position.determinise(seat, one).chance.save() != position.chance.save()


@examples(20)
@given(plays(most=10), SEEDS)
def test_a_redrawn_game_stays_sound_while_it_is_played_on(play: Play, seed: int) -> None:
    position = play.reached()
    assume(not position.over)
    drawn_anew = position.determinise(position.asked, seed)
    for _ in play.decide(drawn_anew):
        assert_sound(drawn_anew, seed=seed)


@examples(60)
@given(plays())
def test_nothing_appears_or_disappears(play: Play) -> None:
    """PF-T04.10, PF-S01.8: tiles, tokens and cards are as many at every decision as before."""
    entry = ENTRIES[play.game]
    position = play.reached()
    assume(position.question not in entry.unsettled)
    before = entry.conserved(position.save())
    for _ in play.decide(position):
        assert entry.conserved(position.save()) == before
    assert entry.conserved(position.save()) == before


@examples(40)
@given(plays())
def test_a_loaded_position_goes_on_exactly_as_the_saved_one(play: Play) -> None:
    position = play.reached()
    assert_plain(position.save())
    again = signoria.game(play.game).load(json.loads(json.dumps(position.save())))
    for action in play.decide(position):
        assert again.save() == position.save()
        again.choose(action)
    assert again.save() == position.save()


@examples(40)
@given(plays(), st.integers(0, 2**32))
def test_copies_and_originals_go_their_own_ways(play: Play, driver: int) -> None:
    position = play.played()
    before = everything(position)
    twin = position.copy()
    assert everything(twin) == before
    wander(twin, driver, 40)
    assert everything(position) == before


@examples(40)
@given(plays())
def test_the_same_seed_and_choices_give_the_same_game(play: Play) -> None:
    """PF-Z01.7: listening or not."""
    first, second, silent = play.played(), play.played(), play.played(listen=False)
    assert everything(first) == everything(second)
    heard, unheard = first.save(), silent.save()
    assert heard.pop("listening") != unheard.pop("listening")
    assert heard == unheard


@examples(30)
@given(plays(most=6))
def test_looking_changes_nothing_and_what_is_given_out_may_be_changed(play: Play) -> None:
    position = play.played()
    before = repr(position.save())
    for seat in readers(position):
        assert_plain(position.view(seat))
        spoil(position.view(seat))
        for event in position.events():
            assert_plain(event.seen_by(seat))
            spoil(event.seen_by(seat))
    spoil(position.save())
    spoil(position.legal())
    assert repr(position.save()) == before


@examples(20)
@given(plays(most=1))
def test_games_end(play: Play) -> None:
    """PF-R01.1, R11: within a driver's cap, which is not of the rules."""
    position = play.begun()
    assert wander(position, play.driver, CAP) < CAP
    assert position.over
    assert position.agenda.size == 0
    assert len(position.scores()) == play.seats
    assert position.winners()
    for seat in range(play.seats):
        assert position.score_sheet(seat)["points"] == position.scores()[seat]


@pytest.mark.parametrize("name", sorted(ENTRIES))
def test_records_replay(name: str) -> None:
    """The moves in notation lead to the same end."""
    game = signoria.game(name)
    recording = Recording(game, ["Anna", "Bram", "Chris"], 5)
    number = 0
    while not recording.position.over and number < CAP:
        legal = recording.position.legal()
        recording.choose(legal[number * 7919 % len(legal)])
        number += 1
    again = game.new(3, 5)
    for move in recording.record()["moves"]:
        again.play(move)
    assert again.save() == recording.position.save()
    assert result_of(again) == recording.record()["result"]
