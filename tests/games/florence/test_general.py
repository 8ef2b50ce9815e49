"""Terms that the rest of the rules build on."""

from __future__ import annotations

from tests.kit.palazzo import GAME, MUSE, Palazzo


def test_seats_follow_each_other_clockwise() -> None:
    """PF-G01.1: the next higher seat, and after the last the first."""
    scene = Palazzo({}, {}, {}, start=1)
    assert [scene.position.after(seat) for seat in range(3)] == [1, 2, 0]
    scene.expect_question(1, "auction-open")
    scene.play("open jester")
    scene.expect_question(2, "auction-bid")
    scene.play("pass")
    scene.expect_question(0, "auction-bid")


def test_all_amounts_are_hundreds() -> None:
    """PF-G01.2: money never comes in smaller amounts."""
    position = GAME.new(3, 4, MUSE)
    while not position.over:
        position.choose(position.legal()[position.turns_taken() % len(position.legal())])
    amounts = [
        value
        for event in position.events()
        for name, value in event.seen_by(None).items()
        if name in ("price", "amount", "income", "pot", "received")
    ]
    assert amounts
    assert all(amount % 100 == 0 for amount in amounts)  # type: ignore[operator]


def test_points_are_plain_numbers_beyond_the_end_of_the_track() -> None:
    """PF-G01.3: field 50 is field 0 once more, and nothing happens there."""
    assert Palazzo({}, {}, {}).points(0) == 0
    scene = Palazzo({"points": 48, "hand": "poet, painter, composer, lawyer, physician, goldsmith, sculptor"}, {}, {})
    scene.position.gain_points(0, 5, 0)
    assert scene.seen(None, 0)["points"] == 53


def test_power_is_cash_and_what_points_would_fetch() -> None:
    """PF-G01.4: unless points cannot be sold; whatever is dearer is not offered."""
    rich = Palazzo({"money": 100, "points": 2}, {}, {}, phase="actions")
    assert rich.position.power(0) == 300
    assert "bonus" in rich.options
    poor = Palazzo({"money": 100, "points": 1}, {}, {}, phase="actions")
    assert poor.position.power(0) == 200
    assert "bonus" not in poor.options
    options = {**MUSE, "no-pp-for-money": "on"}
    assert Palazzo({"money": 100, "points": 9}, {}, {}, phase="actions", options=options).position.power(0) == 100


def test_the_bank_never_runs_out() -> None:
    """PF-G01.5: it pays more than all the notes of the box together."""
    scene = Palazzo({"money": 90_000, "hand": "poet", "jesters": 3}, {"money": 90_000}, {}, phase="actions")
    scene.play("work", "work poet")
    assert scene.money(0) == 90_700


def test_objects_work_only_where_they_lie() -> None:
    """PF-G01.6: the jesters, freedoms and tiles of others are of no use."""
    other = {"jesters": 5, "tiles": "theatre lake", "freedoms": "travel", "builders": 3}
    scene = Palazzo({"hand": "poet"}, other, {}, phase="actions")
    assert "work" not in scene.options
    scene.play("build")
    assert scene.view(0)["question"]["price"] == 700


def test_the_palace_is_no_building() -> None:
    """PF-G01.7: it counts for nothing; it only keeps buildings away."""
    scene = Palazzo({"hand": "poet", "jesters": 3, "bonus": "bonus-buildings"}, {}, {}, phase="actions")
    scene.play("work", "work poet")
    assert scene.view(0)["question"]["bonus"] == {"bonus-buildings": 0}
    assert scene.seen(0, 0)["buildings"] == []
    assert "place tower a3 r0" not in Palazzo({}, {}, {}, phase="actions").play("build").options
