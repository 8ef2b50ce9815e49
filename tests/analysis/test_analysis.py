"""Analysis of games that are over: chances, decisions, turning points, luck and skill, numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
import pytest

import signoria
from signoria.analysis import Analyst, CannotAnalyseError, Found, analyse, analysis_of
from signoria.analysis.analyst import LONGEST, SHORTEST, Task, Thoroughness, decision_of
from signoria.analysis.findings import reconsidered
from signoria.analysis.grading import grade
from signoria.analysis.shapes import Chances, Decision
from signoria.bots import knowledge_of
from signoria.core.record import RecordError
from signoria.core.replay import replay_of
from signoria.games import REGISTRY
from tests.analysis.games import BOTS, HASTY, played

if TYPE_CHECKING:
    from signoria.analysis import Analysis

GAMES = tuple(BOTS)


@lru_cache
def analysed(game: str) -> Analysis:
    """Analyse a game with as few worlds as possible, once for all tests."""
    return analyse(played(game), thoroughness=HASTY)


# --- All games --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_has_the_chances_of_all(game: str) -> None:
    found = analysed(game)
    assert (found.looked, found.hurried) == (found.of, False)
    assert len({moment.round for moment in found.course}) >= len(found.rounds) - 1
    for moment in found.course:
        assert len(moment.chances) == len(moment.errors) == len(found.seats)
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)
    assert [moment.ply for moment in found.course] == sorted({moment.ply for moment in found.course})
    last = found.course[-1]
    assert last.ply == found.moves
    assert [seat for seat, chance in enumerate(last.chances) if chance] == found.winners


@pytest.mark.parametrize("game", GAMES)
def test_every_real_choice_is_judged_and_nothing_else(game: str) -> None:
    record, found = played(game), analysed(game)
    asked: dict[int, tuple[int, int]] = {}
    for ply, position in enumerate(replay_of(record, REGISTRY).positions()):
        if position.asked is not None and len(position.legal()) > 1:
            asked[ply] = position.asked, len(position.legal())
    assert {one.ply for one in found.decisions} <= asked.keys()
    # Good manners, and the Banker's exchange, are not thought about.
    assert len(found.decisions) > 0.8 * len(asked)
    for one in found.decisions:
        assert (one.seat, one.options) == asked[one.ply]
        assert one.chosen == record["moves"][one.ply]
        assert one.better != one.chosen
        if one.better is None:
            assert (one.grade, one.gap, one.why, one.later) == ("fine", 0.0, None, None)
        else:
            assert one.grade in ("mistake", "slip")
            assert one.gap > one.error
            assert one.why is not None


@pytest.mark.parametrize("game", GAMES)
def test_luck_and_skill_add_up_to_the_result(game: str) -> None:
    found = analysed(game)
    for player in found.players:
        account = player.account
        assert account.result == (1 / len(found.winners) if player.seat in found.winners else 0)
        assert account.own + account.luck + account.others == pytest.approx(account.result - found.even, abs=2e-3)
        own = [one for one in found.decisions if one.seat == player.seat]
        assert account.own == pytest.approx(-sum(one.gap for one in own), abs=2e-3)
        assert (player.decisions, player.mistakes) == (len(own), sum(one.grade == "mistake" for one in own))


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_can_be_gone_to(game: str) -> None:
    found = analysed(game)
    for player in found.players:
        assert len(player.turning) <= 5
        assert [one.ply for one in player.turning] == sorted(one.ply for one in player.turning)
        for one in player.turning:
            assert 0 <= one.ply < found.moves
            assert abs(one.change) >= found.slip
            if one.cause == "own":
                assert one.change < 0
                assert any(choice.ply == one.ply and choice.gap == -one.change for choice in found.decisions)


def test_there_are_turning_points() -> None:
    assert any(player.turning for game in GAMES for player in analysed(game).players)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_finds_the_same_in_any_order(game: str) -> None:
    analyst = Analyst(replay_of(played(game), REGISTRY), thoroughness=HASTY)
    found = analysed(game)
    chosen, course = {one.ply: one for one in found.decisions}, {one.ply: one for one in found.course}
    for number in reversed(range(0, len(analyst.tasks), 7)):
        one = analyst.look(number)
        if one.decision is not None:
            # What follows it may have been reconsidered.
            assert one.decision.chosen == chosen[one.decision.ply].chosen
            assert one.decision.worlds == chosen[one.decision.ply].worlds
        else:
            assert one.moment is not None
            assert one.moment == course[one.moment.ply]


def test_another_seed_imagines_other_worlds() -> None:
    replay = replay_of(played("machiavelli"), REGISTRY)
    one, other = (Analyst(replay, seed=seed, thoroughness=HASTY) for seed in (1, 2))
    assert any(one.look(number).moment != other.look(number).moment for number in range(40))


# --- The numbers of each game -----------------------------------------------------------------------------------------


def test_dominion_counts_its_decks() -> None:
    found = analysed("dominion")
    decks, position = found.numbers.decks, replay_of(played("dominion"), REGISTRY).end
    assert [len(one) for one in decks] == [len(found.rounds) + 1] * 2
    assert all((one[0].treasures, one[0].victories, one[0].coins) == (7, 3, 7) for one in decks)
    for seat, one in enumerate(decks):
        cards = position.score_sheet(seat)["size"]
        assert one[-1].treasures + one[-1].actions + one[-1].victories + one[-1].curses == cards
        assert one[-1].coins == position.measures()["money"][seat]


def test_machiavelli_knows_who_was_what_and_who_was_hit() -> None:
    found, record = analysed("machiavelli"), played("machiavelli")
    fates = found.numbers.fates
    assert all(fate.characters for fate in fates if fate.round < found.rounds[-1].number)
    events = replay_of(record, REGISTRY).events()
    robbed = [str(event.facts["seat"]) for event in events if event.kind == "robbed"]
    assert sorted(str(fate.seat) for fate in fates if "robbed" in fate.fates) == sorted(robbed)
    assert any("murdered" in fate.fates for fate in fates)
    assert all(len(row) == found.rounds[-1].number for row in found.numbers.gold)


def test_florence_sets_prices_against_worth_and_works_against_minimums() -> None:
    found, record = analysed("florence"), played("florence")
    events = replay_of(record, REGISTRY).events()
    bought = [(event.facts["seat"], event.facts["price"]) for event in events if event.kind == "object-bought"]
    assert [(one.seat, one.price) for one in found.numbers.auctions] == bought
    assert all(0 <= one.least <= one.most for one in found.numbers.auctions)
    assert found.numbers.minimums == [event.facts["minimum"] for event in events if event.kind == "round-start"]
    assert [work.value for work in found.numbers.works] == [
        event.facts["value"] for event in events if event.kind == "work-completed"
    ]


# --- Limits -----------------------------------------------------------------------------------------------------------


def test_it_stops_when_it_is_told_to_and_keeps_what_is_there() -> None:
    told: list[tuple[int, int]] = []

    def tell(done: int, of: int) -> bool:
        told.append((done, of))
        return done < 10

    found = analyse(played("machiavelli"), thoroughness=HASTY, tell=tell)
    assert [done for done, _ in told] == list(range(1, 11))
    assert (found.looked, found.of) == (10, told[0][1])
    assert len(found.course) + len(found.decisions) == 10


@pytest.mark.parametrize("game", GAMES)
def test_no_more_worlds_are_tried_than_were_granted(game: str) -> None:
    """Every step tries as many as there are, hard questions several times as many; all of them together are told."""
    granted = Thoroughness(chance=3, sifting=2, duel=4, later=1)
    analyst = Analyst(replay_of(played(game), REGISTRY), thoroughness=granted)
    numbers = range(0, len(analyst.tasks), max(1, len(analyst.tasks) // 30))
    found = [analyst.look(number) for number in numbers]
    knowledge = knowledge_of(game)
    for one in found:
        if one.decision is None:
            assert one.worlds == granted.chance * analyst.seats
        else:
            assert one.worlds == one.decision.worlds
            # What seems better is looked at once more, in worlds of its own.
            times = knowledge.effort(analyst.replay.at(one.decision.ply).sight(one.decision.seat))
            assert one.worlds in (times * granted.sifting, times * granted.duel)
            assert one.decision.better is None or one.worlds == times * granted.duel
    assert analysis_of(analyst, ["Ada", "Blaise", "Charles"][: analyst.seats], {}, found).worlds == sum(
        one.worlds for one in found
    )


def test_nothing_is_looked_at_once_the_seconds_are_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every step takes two seconds: each is told what is left for it and those after it."""
    left_for: list[float | None] = []

    def look(_analyst: Analyst, number: int, left: float | None = None) -> Found:
        left_for.append(left)
        return Found(number, 2.0, 10, hurried=False, moment=Chances(number, 1, [1 / 3] * 3, [0.1] * 3))

    monkeypatch.setattr(Analyst, "look", look)
    found = analyse(played("machiavelli"), seconds=9.0)
    assert left_for == [9.0, 7.0, 5.0, 3.0, 1.0]
    assert (found.looked, found.worlds, found.seconds) == (5, 50, 10.0)
    assert found.of > 5


def test_a_step_has_its_share_of_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few times as much as each of those to come, so that one that is hard does not use up what all of them need."""
    granted: list[float] = []

    def chances(_analyst: Analyst, _position: object, task: Task, seconds: float) -> tuple[Chances, int, bool]:
        granted.append(seconds)
        return Chances(task.ply, task.round, [1 / 3] * 3, [0.1] * 3), 1, False

    monkeypatch.setattr(Analyst, "_chances", chances)
    analyst = Analyst(replay_of(played("machiavelli"), REGISTRY), seconds=60.0)
    steps = len(analyst.tasks)
    turn = next(number for number, task in enumerate(analyst.tasks) if task.seat is None and number)
    analyst.look(0)
    analyst.look(turn, 10.0)
    analyst.look(turn, 0.0)
    assert granted == pytest.approx([LONGEST * 60.0 / steps, LONGEST * 10.0 / (steps - turn), SHORTEST])


def test_a_limit_of_time_is_kept_and_told() -> None:
    # Far more worlds than there is time for.
    found = analyse(played("machiavelli"), seconds=1.0, thoroughness=Thoroughness(100, 100, 100, 1))
    assert found.hurried
    assert found.seconds > 0


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    with pytest.raises(CannotAnalyseError, match="over"):
        analyse(played("dominion", most=20))


def test_a_wrong_record_is_refused() -> None:
    record = played("dominion")
    with pytest.raises(RecordError, match="move 3 is wrong"):
        analyse({**record, "moves": [*record["moves"][:2], "buy nonsense", *record["moves"][3:]]})


def test_what_lies_within_its_error_is_no_mistake() -> None:
    assert grade(0.2, 0.05, 4) == "mistake"
    assert grade(0.07, 0.05, 4) == "slip"
    assert grade(0.06, 0.05, 4) == "fine"
    assert grade(0.2, 0.2, 4) == "fine"
    assert grade(0.03, 0.01, 4) == "fine"
    assert grade(0.03, 0.01, 8) == "slip"


def test_a_blunder_is_found_with_its_reason() -> None:
    """Whoever could buy the last Province to win, and ends the turn instead."""
    position = signoria.game("dominion").scenario(
        {
            "players": [
                {"hand": "3 gold", "deck": "5 copper", "discard": "3 province"},
                {"hand": "3 gold, 2 copper", "deck": "5 copper", "discard": "3 province, duchy"},
            ],
            "supply": {"province": 1},
            "phase": "buy",
        }
    )
    position.play("play-all-treasures")
    task = Task(1, 1, 0)
    found = decision_of(position, task, "end-buys", seed=1, thoroughness=Thoroughness(1, 8, 16, 4))
    assert (found.grade, found.better) == ("mistake", "buy province")
    assert found.why == ("hint-ends", {"card": {"name": "card-province"}})
    assert found.later == (0.0, 1.0)


def test_nobody_is_blamed_twice_for_the_same_loss() -> None:
    """Who passes by a win that is still there in the next choice has not lost it yet."""
    first = Decision(5, 0, 2, ("question", {}), 3, "wait", "mistake", 0.0, 0.05, 64, "win", 1.0, 1.0, ("hint-wins", {}))
    second = msgspec.structs.replace(first, ply=6)
    assert [one.grade for one in reconsidered([first, second], 2)] == ["fine", "mistake"]
    other = msgspec.structs.replace(first, ply=6, seat=1)
    assert [one.grade for one in reconsidered([first, other], 2)] == ["mistake", "mistake"]
    lesser = msgspec.structs.replace(first, ply=6, grade="slip", better_chance=0.5, gap=0.5)
    assert [(one.grade, one.gap) for one in reconsidered([first, lesser], 2)] == [("mistake", 0.5), ("slip", 0.5)]


def test_partial_findings_can_be_put_together() -> None:
    analyst = Analyst(replay_of(played("florence"), REGISTRY), thoroughness=HASTY)
    found = analysis_of(analyst, ["Ada", "Blaise"], {}, [analyst.look(0)])
    assert found.looked == 1
    assert found.players[0].account.own == 0
