"""Tricky meetings of two cards that belong to neither of them more than to the other."""

from __future__ import annotations

from tests.games.machiavelli.beginning import choose_all, face_up, new_game
from tests.kit.court import Court


def test_rank_four_never_lies_face_up() -> None:
    """MB-I05: a King among the cards turned up is replaced, whatever the deal."""
    for edition in ("classic", "dark-lands", "deluxe"):
        for seed in range(25):
            game = new_game(4, seed, edition=edition)
            choose_all(game)
            assert 4 not in face_up(game)
            assert len(face_up(game)) == (3 if len(game.settings.characters) == 9 else 2)


def test_the_tax_collector_builds_untaxed() -> None:
    """MD-Y27: in his own turn; with three players his other character is taxed."""
    players = [{"characters": "tax-collector, warlord", "hand": "temple, church", "gold": 9}, {}, {}]
    court = Court(players=players, turn={"as": "warlord", "income-taken": True}).play("build temple")
    assert (court.gold(0), court.position.tax) == (7, 1)
    court.end_turn()
    assert court.acting == (0, "tax-collector")
    court.play("take-gold", "build church")
    assert (court.gold(0), court.position.tax) == (7, 1)


def test_what_an_alchemist_gets_back() -> None:
    """MD-Y28: Smithy 2, manor 3 and tax 1: the 3 for the manor."""
    players = [{"characters": "alchemist", "city": "smithy", "hand": "manor", "gold": 6}, {}, {}, {}]
    court = Court(players=players, turn={"as": "alchemist", "income-taken": True}, characters="tax-collector")
    court.play("smithy", "build manor")
    assert court.gold(0) == 0
    court.play("end-turn")
    assert court.gold(0) == 3
    assert court.events("refund") == [{"seat": 0, "gold": 3}]


def test_a_cardinal_without_a_lender() -> None:
    """MD-Y34: 2 gold short and nobody who has 2: the build is not offered; with one who has 2 it is."""
    for gold, offered in ((1, False), (2, True)):
        players = [
            {"characters": "cardinal", "hand": "palace, tavern, market", "gold": 3},
            {"gold": gold},
            {"gold": 1},
            {"gold": 1},
        ]
        court = Court(players=players, turn={"as": "cardinal", "income-taken": True})
        assert ("build-by-loan palace" in court.options) == offered
        assert "build palace" not in court.options
