"""Playing on from a moment of a game that is over: nothing goes along that the seat could not know."""

from __future__ import annotations

from random import Random

import pytest

from signoria.core.position import Position
from signoria.core.replay import Replay
from signoria.games import REGISTRY
from signoria.tables.history.rating import rated_guests
from signoria.tables.history.rebuild import rebuilt
from signoria.tables.table.commands.play_on import PlayOn, drawn_anew, moment_for
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import StoredTable
from signoria.tables.table.seats import Seat, bot, person
from signoria.tables.table.table import LiveTable
from tests.kit.driver import driver_of
from tests.tables.kit import guest
from tests.tables.test_indistinguishable import GAMES, court

SECRET = bytes(range(32))
ANNA = guest("Anna")
SITTERS = [person("bram", "Bram"), bot("Cosimo", "random"), person("cleo", "Cleo"), person("dirk", "Dirk")]


def played(name: str, seats: int, options: dict[str, object], seed: int, most: int = 250) -> Replay:
    """Give a game that went on for a while."""
    replay = Replay(REGISTRY.game(name).new(seats, seed, options))
    driver = driver_of(name, seed, lively=True)
    while not replay.end.over and len(replay.moves) < most:
        replay.play(replay.end.notation(driver.choose(replay.end)))
    return replay


def branched(replay: Replay, ply: int, seat: int, level: str | None = None) -> tuple[LiveTable, StoredTable]:
    """Play on; give the table, and what is stored of it."""
    seats = replay.end.seats()
    wish = PlayOn(replay, "Evening", REGISTRY.game(replay.end.game.name).kept({}), SITTERS[:seats], ply, seat, level)
    new = wish.opened(ANNA, 1000.0)
    stored = StoredTable(new.row, new.entries, new.snapshot)
    return rebuilt(stored), stored


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=[game[0] for game in GAMES])
def test_worlds_that_differ_in_what_is_hidden_go_on_alike(name: str, seats: int, options: dict[str, object]) -> None:
    """With the same secret the same table comes of both, to the last card and the last shuffle."""
    replay = played(name, seats, options, 5)
    differing = 0
    for ply in range(10, replay.last, 23):
        for seat in range(seats):
            number, position = moment_for(replay, min(ply, replay.last - 1), seat)
            other = position.determinise(seat, number)
            differing += hidden(position) != hidden(other)
            assert drawn_anew(position, seat, SECRET) == drawn_anew(other, seat, SECRET)
    assert differing > 5, "nothing was hidden"


def hidden(position: Position) -> dict[str, object]:
    """Give a position without its chance."""
    return {name: value for name, value in position.save().items() if name not in ("chance", "listening")}


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=[game[0] for game in GAMES])
def test_the_seat_sees_what_it_saw_and_nothing_else_is_kept(name: str, seats: int, options: dict[str, object]) -> None:
    """Neither the real deck nor the chance of the old game: what is hidden differs from one table to the next."""
    replay = played(name, seats, options, 6)
    ply, seat = replay.last // 2, 1
    number, position = moment_for(replay, ply, seat)
    tables = [branched(replay, ply, seat)[0] for _ in range(4)]
    kept = []
    for table in tables:
        play = table.play
        assert play is not None
        begun = play.start.position()
        assert begun.view(seat) == position.view(seat)
        assert begun.chance.save() != position.chance.save()
        assert number <= ply
        kept.append(hidden(begun))
    assert any(one != hidden(position) for one in kept)
    drawn = [drawn_anew(position, seat, Random(number).randbytes(32)) for number in range(6)]
    assert len({str({name: one[name] for name in hidden(position)}) for one in drawn}) > 1


def test_a_table_that_plays_on_is_practice_against_bots() -> None:
    """The own seat is the guest's; bots stay who they were, and others take the places of people."""
    replay = played("dominion", 3, {}, 7)
    table, stored = branched(replay, 30, 2)
    assert [seat.kind for seat in table.seats] == ["bot", "bot", "person"]
    assert table.seats[1] == Seat("bot", "Cosimo", None, "random")
    assert table.seats[0].name not in ("Bram", "Cosimo")
    assert (table.seats[2].guest, table.host, table.listed) == (ANNA.id, ANNA.id, False)
    assert (table.status, table.practice) == ("playing", "practice-played-on")
    assert rated_guests("dominion", table.summary()) == []
    assert table.play is not None
    assert table.play.log[0].seen_by(None)["event"] == "played-on"
    # What is stored leads to the same table on any node.
    again = rebuilt(stored)
    assert again.play is not None
    assert again.play.position.save() == table.play.position.save()
    leveled, _ = branched(replay, 30, 2, "easy")
    assert {seat.bot for seat in leveled.seats[:2]} == {"apprentice"}


@pytest.mark.parametrize("name", ["dominion", "florence", "machiavelli"])
def test_it_can_be_played_to_its_end_and_looked_at_again(name: str) -> None:
    replay = played(name, 3, {}, 8)
    table, _ = branched(replay, 40, 0)
    assert table.play is not None
    position = table.play.start.position()
    again = Replay(position)
    driver = driver_of(name, 1, lively=False)
    while not position.over:
        again.play(position.notation(driver.choose(position)))
    assert again.at(again.last).over


def test_nobody_plays_on_from_the_end() -> None:
    replay = played("dominion", 2, {}, 9, 5000)
    assert replay.end.over
    with pytest.raises(Refusal, match="reason-over"):
        moment_for(replay, replay.last, 0)
    with pytest.raises(Refusal, match="reason-no-bot"):
        branched(replay, 3, 0, "nobody")


def test_that_somebody_is_asked_in_secret_is_not_told_by_playing_on() -> None:
    """Then it goes on from the last moment that everybody knew of."""
    position = court("tavern", "acrobat, castle", "market", "docks")
    replay = Replay(position)
    replay.play("end-turn")
    assert position.waiting is not None
    assert position.waiting.secret()
    asked = position.asked
    assert asked is not None
    assert moment_for(replay, 1, asked)[0] == 1
    for seat in {0, 1, 2, 3} - {asked}:
        assert moment_for(replay, 1, seat)[0] == 0


def test_moments_are_random_but_follow_from_the_secret() -> None:
    replay = played("dominion", 2, {}, 10)
    position = replay.at(20)
    secrets = [Random(number).randbytes(32) for number in range(6)]
    drawn = [drawn_anew(position, 0, secret) for secret in secrets]
    assert drawn == [drawn_anew(position, 0, secret) for secret in secrets]
    assert len({str(one["players"]) for one in drawn}) > 1
