"""Looking at any moment of a game that was played, without playing it from the start each time."""

from __future__ import annotations

import pytest

from signoria.bots import new_bot
from signoria.core.position import Position
from signoria.core.record import RecordError, Recording
from signoria.core.replay import STRIDE, Replay, replay_of
from signoria.games import REGISTRY


def recording(game: str = "dominion", moves: int = 3 * STRIDE + 5) -> Recording:
    played = Recording(REGISTRY.game(game), ["one", "two"], 7)
    bot = new_bot(game, "random", 7)
    while not played.position.over and len(played.moves) < moves:
        played.choose(bot.choose(played.position.sight(played.position.asked_seat())))
    return played


def everything(position: Position) -> list[object]:
    return [position.view(seat) for seat in (None, 0, 1)] + [position.question, position.legal()]


@pytest.mark.parametrize("game", REGISTRY.games())
def test_every_moment_is_as_it_was(game: str) -> None:
    played = recording(game)
    replay = replay_of(played.record(), REGISTRY)
    again = REGISTRY.game(game).new(2, 7, played.options)
    for ply, move in enumerate([*played.moves, None]):
        assert everything(replay.at(ply)) == everything(again)
        assert replay.marks[ply] == len(again.events())
        if move is not None:
            again.play(move)
    seen = [[event.seen_by(0) for event in position.events()] for position in (replay.end, again)]
    assert seen[0] == seen[1]
    assert [event.seen_by(0) for event in replay.events()] == seen[1]


def test_moments_are_looked_at_in_any_order_and_change_nothing() -> None:
    replay = replay_of(recording().record(), REGISTRY)
    before = {ply: everything(replay.at(ply)) for ply in (0, STRIDE, STRIDE + 1, replay.last)}
    moment = replay.at(STRIDE + 1)
    moment.play(moment.notation(moment.legal()[0]))
    for ply in (replay.last, STRIDE + 1, 0, STRIDE):
        assert everything(replay.at(ply)) == before[ply]


def test_positions_are_kept_every_so_many_moves() -> None:
    played = recording()
    replay = replay_of(played.record(), REGISTRY)
    assert len(played.moves) == 3 * STRIDE + 5
    assert len(replay._kept) == 4
    for place, kept in enumerate(replay._kept):
        assert everything(kept) == everything(replay.at(place * STRIDE))


def test_a_game_can_be_known_from_the_middle_on() -> None:
    played = recording(moves=STRIDE + 9)
    start = REGISTRY.game("dominion").new(2, 7, played.options)
    for move in played.moves[:10]:
        start.play(move)
    replay = Replay(start, first=10)
    for move in played.moves[10:]:
        replay.play(move)
    assert (replay.first, replay.last) == (10, STRIDE + 9)
    assert everything(replay.at(STRIDE + 9)) == everything(played.position)
    assert [everything(position) for position in replay.positions()] == [
        everything(replay.at(ply)) for ply in range(10, STRIDE + 10)
    ]
    for ply in (9, STRIDE + 10):
        with pytest.raises(ValueError, match=f"there is no moment {ply}: there are 10 to {STRIDE + 9}"):
            replay.at(ply)


def test_a_wrong_record_is_refused_with_its_first_wrong_move() -> None:
    record = recording().record()
    record["moves"][4] = "buy province"
    with pytest.raises(RecordError, match="move 5 is wrong"):
        replay_of(record, REGISTRY)
