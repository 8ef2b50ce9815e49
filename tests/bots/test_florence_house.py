"""The bots of Florence: they answer everything by what they may know, and win as often as they should."""

from __future__ import annotations

import pytest

import signoria
from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.core import bits
from tests.bots.florence_games import GAMES, TABLES, VARIANTS, digest, written
from tests.bots.matches import MOST_DECISIONS, play, share_of_wins
from tests.kit.palazzo import Palazzo

GAME = signoria.game("florence")

# Interpreted, a game takes as long as a hundred compiled ones.
DIGESTS = GAMES if bits.__file__.endswith((".so", ".pyd")) else 1


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_the_house_decides_as_it_did(seats: int, variant: str) -> None:
    """However its decisions are worked out, they stay the same, unless it is meant to play otherwise."""
    found = [digest(seats, variant, number) for number in range(DIGESTS)]
    assert found == written()[seats, variant][:DIGESTS]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_house_beats_two_random_players(variant: str) -> None:
    assert share_of_wins("florence", "house", "random", 3, lambda _number: VARIANTS[variant], 3) >= 95


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_house_beats_random_players_at_tables_of_any_size(seats: int) -> None:
    assert share_of_wins("florence", "house", "random", seats, lambda _number: {}, 3) >= 60


def test_three_houses_reach_decent_points() -> None:
    points = [play("florence", ["house"] * 3, number, {})[0] for number in range(3)]
    assert sum(sum(one) for one in points) / 9 >= 45


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_question_of_random_games_has_a_legal_answer_that_only_needs_what_the_seat_knows(
    variant: str, seats: int
) -> None:
    """In another world that the seat cannot tell from this one, the bots answer the same."""
    options = dict(VARIANTS[variant])
    if seats == 2 and variant == "full":
        options["two-player-landscape-choice"] = "opener"
    position = GAME.new(seats, 100 + seats, options, listen=False)
    # One player plays well, so that questions come up that wandering rarely leads to.
    names = ["house", *["random"] * (seats - 1)]
    wanderers = [new_bot("florence", name, seats * 10 + seat) for seat, name in enumerate(names)]
    decisions = 0
    met: set[str | None] = set()
    while not position.over:
        seat = position.asked_seat()
        sight = position.sight(seat)
        before = position.legal()
        decisions += 1
        # Every question of a kind not met yet, and every fifth of the others.
        if position.question not in met or decisions % 5 == 0:
            met.add(position.question)
            imagined = position.determinise(seat, decisions)
            for name in ("house", "steward"):
                answer = new_bot("florence", name, decisions).choose(sight)
                assert answer in before
                assert position.legal() == before
                assert new_bot("florence", name, decisions).choose(imagined.sight(seat)) == answer
        position.answer(wanderers[seat].choose(sight))
    assert len(met) >= 10


def test_the_house_turns_its_last_incomes_into_points() -> None:
    """Nothing but points counts at the end: whoever completes a work in the last round buys all it can."""
    position = GAME.new(3, 4, {}, listen=True)
    play_out(position, [new_bot("florence", "house", seat) for seat in range(3)], MOST_DECISIONS)
    events = [event.seen_by(None) for event in position.events()]
    last = max(place for place, event in enumerate(events) if event["event"] == "round-start")
    works = [event for event in events[last:] if event["event"] == "work-completed"]
    bought = [event for event in events[last:] if event["event"] == "pp-bought"]
    assert works
    assert [event["number"] for event in bought] == [int(str(event["value"])) // 2 for event in works]


@pytest.mark.parametrize(
    ("own", "others", "answer"),
    [
        # Level with all: last after one step back, which is worth three.
        ({"points": 10}, {"points": 10}, "sell 1"),
        # The last already.
        ({"points": 8}, {"points": 10}, "use"),
        # Far ahead: steps back cost more than a place brings.
        ({"points": 15}, {"points": 10}, "use"),
    ],
)
def test_the_house_goes_back_before_the_merchant_pays_the_last_time(
    own: dict[str, object], others: dict[str, object], answer: str
) -> None:
    scene = Palazzo(
        {"character": "merchant", **own}, others, others, phase="best-work", round=7, options=VARIANTS["muse"]
    )
    assert scene.position.notation(new_bot("florence", "house", 1).choose(scene.position.sight(0))) == answer


@pytest.mark.parametrize(
    ("marker", "others", "answer"),
    [
        # The own best work would take him past the others.
        (17, {"points": 12}, "use"),
        # The others are going to pass him.
        (0, {"points": 8, "marker": 17}, "keep"),
    ],
)
def test_the_house_looks_at_the_best_work_before_it_is_paid(
    marker: int, others: dict[str, object], answer: str
) -> None:
    own = {"character": "merchant", "points": 10, "marker": marker}
    scene = Palazzo(own, others, others, phase="best-work", round=7, options=VARIANTS["muse"])
    assert scene.view(0)["question"]["moment"] == "best-work"
    assert scene.position.notation(new_bot("florence", "house", 1).choose(scene.position.sight(0))) == answer


def test_the_house_is_paid_before_an_object_moves_it_on() -> None:
    own = {"character": "merchant", "points": 9, "builders": 1}
    scene = Palazzo(own, {"points": 10}, {"points": 10}, options=VARIANTS["muse"])
    scene.play("open builder", "pass", "pass")
    assert scene.position.notation(new_bot("florence", "house", 1).choose(scene.position.sight(0))) == "use-merchant-pp"
