"""Matches: played by anybody, the same; kept, taken up again, and counted as the games came out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import signoria
from signoria.arena.contest import hold, match_between
from signoria.arena.findings import Findings, findings
from signoria.arena.journal import FILE, Journal, OtherMatchError, kept_match
from signoria.arena.match import GameFailedError, Match, Played, play
from signoria.arena.picture import picture
from signoria.arena.players import new_player
from signoria.bots.match import MOST_DECISIONS
from signoria.bots.simulation import play_games
from signoria.core.record import read_record, verify
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from pathlib import Path

    from signoria.core.position import Position

OWN = "tests.arena.bots"


def moneyed(options: list[dict[str, object]] | None = None, most_decisions: int = MOST_DECISIONS) -> Match:
    """Give a small match of Dominion."""
    bots = ["big-money", "big-money-smithy", "random"]
    return match_between("dominion", bots, seats=2, options=options or [], seed=4, most_decisions=most_decisions)


def test_a_game_is_that_of_a_simulation() -> None:
    match = match_between("dominion", lineups=[["big-money", "random", "big-money-smithy"]], seed=9)
    for fixture in match.fixtures(6):
        played = play(match, fixture)
        same = play_games("dominion", list(fixture.seats), {}, 9, fixture.deal, fixture.deal + 1, -1)
        assert played.scores == same.points
        assert sum(played.decisions) == same.decisions


def test_line_ups_share_their_deals() -> None:
    """Whoever sits there, the kingdom is the same; another deal has another one."""
    options = {"kingdom-mode": "random"}
    match = match_between("dominion", ["big-money", "random"], options=[options], seed=2)
    kingdoms: dict[int, set[str]] = {}
    for fixture in match.fixtures(8):
        record = play(match, fixture, keep=True).record
        assert record is not None
        position = verify(json.loads(record), REGISTRY)
        kingdoms.setdefault(fixture.deal, set()).add(kingdom(position))
    assert all(len(found) == 1 for found in kingdoms.values())
    assert len(set.union(*kingdoms.values())) == 4


def kingdom(position: Position) -> str:
    """Name the piles of the supply."""
    supply = position.view(None)["supply"]
    assert isinstance(supply, dict)
    return ",".join(supply)


def test_options_are_taken_in_turn() -> None:
    turns: list[dict[str, object]] = [{"kingdom-mode": "first-game"}, {"kingdom-mode": "big-money"}]
    match = moneyed(options=turns)
    assert [match.options_of(deal) for deal in range(3)] == [turns[0], turns[1], turns[0]]
    found = hold(match, 24)
    assert [part.of for part in found.by_options] == turns
    assert sum(part.games for part in found.by_options) == found.games == 24


def test_whole_deals_are_played() -> None:
    match = moneyed()
    assert len(match.fixtures(1)) == 6
    assert len(match.fixtures(7)) == 12
    assert hold(match, 7).deals == 2


def test_findings_are_those_of_the_games() -> None:
    match = moneyed()
    games = [play(match, fixture) for fixture in match.fixtures(24)]
    found = findings(match, reversed(games))
    for bot in found.bots:
        mine = [(one, seat) for one in games for seat, name in enumerate(one.seats) if name == bot.bot]
        assert bot.share is not None
        assert bot.share.cases == len(mine) == 16
        won = sum((one.ranks[seat] == 1) / one.ranks.count(1) for one, seat in mine)
        assert bot.share.mean == pytest.approx(won / 16)
        assert bot.score == pytest.approx(sum(one.scores[seat] for one, seat in mine) / 16)
        assert bot.rank == pytest.approx(sum(one.ranks[seat] for one, seat in mine) / 16)
        assert bot.decisions == sum(one.decisions[seat] for one, seat in mine)
    assert sum(bot.share.mean for bot in found.bots if bot.share) == pytest.approx(1.5)
    ahead = {(duel.bot, duel.other): duel.share.mean for duel in found.duels}
    assert ahead["big-money", "random"] == 1
    assert ahead["big-money", "big-money-smithy"] + ahead["big-money-smithy", "big-money"] == pytest.approx(1)
    assert {part.games for part in found.mixes} == {8}
    assert found.differences == []


def played(deal: int, seats: str, ranks: list[int], mix: int = 0) -> Played:
    nothing = [0.0] * len(seats)
    return Played(deal, mix, tuple(seats), ranks, [0] * len(seats), [1] * len(seats), nothing, nothing)


def test_a_shared_victory_counts_in_parts_and_every_seat_of_a_bot_counts() -> None:
    match = Match("dominion", [("a", "a", "b")], [{}], 1)
    found = findings(match, [played(0, "aab", [1, 2, 1]), played(1, "aab", [3, 1, 2])])
    [one, other] = found.bots
    assert one.share is not None
    assert other.share is not None
    assert (one.share.mean, one.share.cases) == (1.5 / 4, 4)
    assert (other.share.mean, other.share.cases) == (0.5 / 2, 2)
    assert one.rank == 7 / 4
    # Ahead of b: 1 and 2 against 1, half and none; 3 and 1 against 2, none and one.
    assert {(duel.bot, duel.share.mean) for duel in found.duels} == {("a", 1.5 / 4), ("b", 2.5 / 4)}


def test_first_bots_of_line_ups_are_compared_on_the_same_deals() -> None:
    match = Match("dominion", [("a", "c"), ("b", "c")], [{}], 1)
    games = [played(deal, "ac", [1, 2]) for deal in range(4)] + [played(deal, "bc", [2, 1], 1) for deal in range(3)]
    [found] = findings(match, [*games, played(3, "bc", [1, 2], 1)]).differences
    assert (found.of, found.over, found.share.mean, found.share.cases) == (("a", "c"), ("b", "c"), 0.75, 4)


def test_a_game_that_does_not_end_is_unfinished_and_counts_for_nothing_else() -> None:
    found = hold(moneyed(most_decisions=20), 6)
    assert found.unfinished == 6
    assert [bot.share for bot in found.bots] == [None] * 3
    assert found.duels == []
    assert picture(found).startswith("<svg")


def test_processor_time_is_that_of_each_bot() -> None:
    found = hold(match_between("dominion", ["big-money", f"{OWN}:Slow"], seed=1), 4)
    quick, slow = found.bots
    assert quick.milliseconds is not None
    assert slow.milliseconds is not None
    assert slow.milliseconds > 5 * quick.milliseconds > 0
    assert slow.longest_milliseconds >= slow.milliseconds


# --- Whoever plays ---------------------------------------------------------------------------------------------------


def test_own_bots_are_found_by_module_and_name() -> None:
    position = signoria.game("dominion").new(2, 1)
    seat = position.asked or 0
    assert new_player("dominion", f"{OWN}:Last", 7).choose(position.sight(seat)) == position.legal()[-1]
    assert new_player("dominion", f"{OWN}:Seeded", 4).choose(position.sight(seat)) == position.legal()[4 % 3]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "there is no bot 'nobody' for dominion"),
        ("nowhere:Bot", "No module named 'nowhere'"),
        (f"{OWN}:Missing", "has no attribute 'Missing'"),
        (f"{OWN}:no_bot", "makes no bot"),
        (":Bot", "Empty module name"),
    ],
)
def test_bots_that_there_are_not(name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        match_between("dominion", ["big-money", name])


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({}, "between bots, or between line-ups"),
        ({"bots": ["house", "random"], "lineups": [["house", "random"]]}, "name either"),
        ({"bots": ["house", "house"]}, "at least two bots"),
        ({"bots": ["house", "random"], "seats": 5}, "2 to 4 players, not by 5"),
        ({"lineups": [["house", "random"], ["house"]]}, "same number of seats"),
        ({"lineups": [["house", "random"]], "seats": 3}, "have 2 seats, not 3"),
        ({"bots": ["house", "random"], "options": [{}, {"colour": "red"}]}, "no option 'colour'"),
    ],
)
def test_matches_that_cannot_be(wanted: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        match_between("dominion", **wanted)


def test_as_many_play_as_there_are_bots_or_as_the_game_allows() -> None:
    assert match_between("dominion", ["house", "random", "big-money"]).seats == 3
    own = [f"{OWN}:Last", f"{OWN}:Seeded", f"{OWN}:Slow"]
    assert match_between("dominion", ["house", "random", *own]).seats == 4


def test_a_bot_that_fails_says_in_which_game() -> None:
    where = r"KeyError: 'play-treasure' \(deal 0 of seed 3, seats .*Broken.*at play-"
    with pytest.raises(GameFailedError, match=where):
        hold(match_between("dominion", lineups=[[f"{OWN}:Broken", "random"]], seed=3), 1)


# --- Files -----------------------------------------------------------------------------------------------------------


def test_an_interrupted_match_goes_on(tmp_path: Path) -> None:
    match = moneyed()
    whole = hold(match, 24)
    told: list[int] = []

    def interrupt(games: int) -> None:
        told.append(games)
        if len(told) > 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(match, 24, folder=tmp_path, tell=interrupt)
    kept = (tmp_path / FILE).read_bytes()
    assert kept.count(b"\n") == 1 + 8
    # As if the machine had gone down in the middle of a line.
    (tmp_path / FILE).write_bytes(kept + b'{"deal":1,"mi')
    told = [0]
    again = hold(match, 24, folder=tmp_path, tell=told.append)
    assert told == [0, 8] + [1] * 16
    assert (tmp_path / FILE).read_bytes().startswith(kept)
    assert without_times(again) == without_times(whole)
    # And further, to more games.
    assert hold(match, 30, folder=tmp_path).games == 30
    assert kept_match(tmp_path) == match


def without_times(found: Findings) -> tuple[object, ...]:
    return [(bot.bot, bot.share, bot.rating, bot.score, bot.decisions) for bot in found.bots], found.duels, found.mixes


def test_the_games_of_another_match_are_left_alone(tmp_path: Path) -> None:
    hold(moneyed(), 6, folder=tmp_path)
    with pytest.raises(OtherMatchError, match="not the same seed"):
        Journal(tmp_path, match_between("dominion", ["big-money", "big-money-smithy", "random"], seats=2, seed=5))
    (tmp_path / FILE).write_bytes(b"notes\n")
    with pytest.raises(OtherMatchError, match="is not the file of a match"):
        kept_match(tmp_path)


def test_a_match_that_was_interrupted_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"game":"domi')
    assert hold(moneyed(), 6, folder=tmp_path).games == 6
    assert kept_match(tmp_path) == moneyed()


def test_records_are_kept_and_true(tmp_path: Path) -> None:
    match = match_between("dominion", ["big-money", f"{OWN}:Last"], seed=1)
    hold(match, 4, records=tmp_path / "records")
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 4
    for file in files:
        assert verify(read_record(file.read_text("utf-8")), REGISTRY).over


# --- The picture -----------------------------------------------------------------------------------------------------


def test_the_picture_shows_every_bot_its_rating_and_who_is_ahead() -> None:
    from xml.etree import ElementTree as ET

    found = hold(moneyed(), 24)
    drawn = ET.fromstring(picture(found))  # noqa: S314 - our own
    words = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    for bot in found.bots:
        assert bot.share is not None
        assert words.count(bot.bot) == 3
        assert f"{100 * bot.share.mean:.1f} %" in words
    shapes = list(drawn.iter("{http://www.w3.org/2000/svg}circle"))
    assert len(shapes) == 3
    assert len([text for text in words if " to " in text]) == len(found.duels) == 6
    width, height = float(drawn.get("width", 0)), float(drawn.get("height", 0))
    for text in drawn.iter("{http://www.w3.org/2000/svg}text"):
        assert 0 <= float(text.get("x", -1)) < width
        assert 0 <= float(text.get("y", -1)) < height
