"""What a seat of Machiavelli is told about something it considers: what would be left, and why it cannot be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import signoria
from tests.games.machiavelli.courts import earning
from tests.kit.court import Court
from tests.kit.driver import driver_of
from tests.kit.texts import LANGUAGES, WrittenTexts, formless

if TYPE_CHECKING:
    from signoria.core.position import Position

Met = list[tuple["Position", list[str], dict[str, Any]]]
EDITIONS: list[dict[str, object]] = [{}, {"edition": "classic"}, {"edition": "dark-lands"}]


@pytest.fixture(scope="module")
def met() -> Met:
    """Decisions of all kinds, with their options and what is told about the question."""
    found: Met = []
    for seed in range(12):
        game = signoria.game("machiavelli")
        position = game.new(3 + seed % 4, seed, EDITIONS[seed % 3])
        driver = driver_of("machiavelli", seed, lively=True)
        while not position.over:
            moves = [position.notation(option) for option in position.legal()]
            found.append((position.copy(), moves, position.consider(position.asked, [])))
            driver.play(position, 1)
    return found


def own(position: Position, seat: int) -> dict[str, Any]:
    """Give what a player sees of himself."""
    view: dict[str, Any] = position.view(seat)
    return view["players"][seat]  # type: ignore[no-any-return]


def test_nothing_is_refused_that_can_be_chosen(met: Met) -> None:
    refused: set[str] = set()
    for position, moves, told in met:
        assert not set(moves) & set(told["cannot"])
        for move in moves:
            verb, _, what = move.partition(" ")
            if verb.startswith("build") or verb in ("play", "discard", "give", "store"):
                assert f"hand {what}" not in told["cannot"]
            if verb in ("name", "seal", "rose", "mark"):
                assert f"strip {what}" not in told["cannot"]
        refused |= {f"{position.question} {thing.split()[0]}" for thing in told["cannot"]}
    assert refused >= {"turn-action hand", "destroy district", "name-character strip", "beautify district"}


def test_every_card_in_hand_can_be_used_or_has_a_reason(met: Met) -> None:
    turns = 0
    for position, moves, told in met:
        if position.question == "turn-action" and position.asked is not None:
            used = {move.partition(" ")[2] for move in moves}
            used |= {"necropolis"} if "build-by-sacrifice" in moves else set()
            for card in own(position, position.asked)["hand"]:
                assert card in used or f"hand {card}" in told["cannot"]
            turns += 1
    assert turns > 200


def test_gold_left_and_the_worth_of_the_city_are_what_really_comes(met: Met) -> None:
    tried: set[str] = set()
    for position, moves, told in met:
        seat = position.asked
        assert seat is not None
        for move in moves:
            kind = f"{position.question} {move.split()[0]}"
            if kind not in ("turn-action build", "destroy district", "seize district", "beautify district"):
                continue
            considered = position.consider(seat, [move])
            after = position.copy()
            after.play(move)
            if kind == "turn-action build" and after.question != "turn-action":
                # Somebody may take it away, or something is asked first.
                continue
            then = own(after, seat)
            assert considered["gold"] == then["gold"], (kind, move)
            assert considered["why"] is None
            if kind == "turn-action build":
                assert own(position, seat)["prices"][move.split()[1]] == considered["cost"]
            else:
                assert told["prices"][move] == considered["cost"]
            if after.round == position.round:  # type: ignore[attr-defined]
                assert (considered["points"], considered["count"]) == (then["points"], then["count"]), (kind, move)
            tried.add(kind)
    assert tried >= {"turn-action build", "destroy district", "beautify district"}


def test_a_player_alone_sees_what_the_districts_of_his_hand_cost_him() -> None:
    hand = "palace, school-of-magic, secret-vault"
    position = earning("king", {"gold": 9, "city": "factory", "hand": hand}, {"hand": "palace"}, {}).position
    assert own(position, 0)["prices"] == {"palace": 5, "school-of-magic": 5}
    for eyes, others in ((None, [0, 1, 2]), (0, [1, 2]), (1, [0, 2])):
        view: dict[str, Any] = position.view(eyes)
        assert not any("prices" in view["players"][other] for other in others)


def test_who_is_not_asked_is_told_of_himself_only(met: Met) -> None:
    for position, _, _ in met[::9]:
        for seat in range(position.seats()):
            told = position.consider(seat, [])
            seen = own(position, seat)
            assert (told["gold"], told["points"], told["count"]) == (seen["gold"], seen["points"], seen["count"])
            assert ("cannot" in told) == (seat == position.asked)


def test_nonsense_changes_nothing(met: Met) -> None:
    for position, _, told in met[::50]:
        for move in (
            "",
            "fly",
            "build",
            "build the moon",
            "district",
            "district 9 keep",
            "district x y",
            "district 0 x",
        ):
            considered = position.consider(position.asked, [move])
            assert (considered["gold"], considered["points"]) == (told["gold"], told["points"])


def warranted(seal: str, city: str, district: str) -> Court:
    """Let seat 1 build as a Merchant with a warrant; seat 0 is the Magistrate and has a city."""
    players = [{"characters": "magistrate", "city": city}, {"characters": "merchant", "hand": district, "gold": 9}, {}]
    court = Court(
        players=[*players, {}],
        warrants={"on": "merchant, thief, warlord", "seal": seal, "by": 0},
        turn={"seat": 1, "as": "merchant", "income-taken": True},
        deck="docks",
    )
    return court.play(f"build {district}")


@pytest.mark.parametrize(
    ("seal", "city", "district", "why"),
    [
        ("thief", "", "tavern", "why-no-seal"),
        ("merchant", "tavern", "tavern", "why-have"),
        ("merchant", "temple, church, market, docks, prison", "monument", "why-monument"),
        ("merchant", "", "tavern", None),
    ],
)
def test_why_a_warrant_cannot_be_turned_over(seal: str, city: str, district: str, why: str | None) -> None:
    """No seal, or no place for the district; with both there is nothing to explain."""
    court = warranted(seal, city, district)
    court.expect_question(0, "turn-warrant")
    told = court.consider(0)["cannot"]
    assert told.get("turn-over") == (None if why is None else (why, {}))


@pytest.mark.parametrize(("hand", "why"), [("docks", ("why-no-rasputin", {})), ("rasputin", None)])
def test_why_rasputin_cannot_be_played(hand: str, why: object) -> None:
    """He is asked for of everybody who might have him."""
    court = Court(
        players=[{"hand": hand, "gold": 4, "characters": "merchant"}, {}, {}, {}],
        call="merchant",
        options={"action-cards": "on"},
        robbed={"on": "merchant", "by": 1},
    )
    court.expect_question(0, "rasputin")
    assert court.consider(0)["cannot"].get("play-rasputin") == why


@pytest.mark.parametrize(("murdered", "why"), [("bishop", ("why-not-yours", {})), ("merchant", None)])
def test_why_a_hospital_is_of_no_use(murdered: str, why: object) -> None:
    """Its owner is asked whoever has been murdered, as long as he may be the one."""
    player = {"gold": 0, "city": "hospital", "characters": "merchant"}
    court = Court(players=[player, {"characters": "bishop"}, {}, {}], call=murdered, murdered=murdered)
    court.expect_question(0, "hospital")
    assert court.consider(0)["cannot"].get("collect") == why


def test_every_reason_has_a_text_that_is_told_all_it_wants(met: Met) -> None:
    texts = WrittenTexts("signoria.games.machiavelli")
    told = [message for _, _, one in met for message in one["cannot"].values()]
    assert len({key for key, _ in told}) > 15
    for language in LANGUAGES:
        for key, arguments in told:
            assert {formless(variable) for variable in texts.variables(language, key)} <= set(arguments), key
