"""What a seat of Dominion is told about something it considers: what would be left, and why it cannot be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import signoria
from signoria.games.dominion.data.components import CARDS, NUMBERS
from tests.kit.driver import driver_of
from tests.kit.scene import Scene
from tests.kit.texts import LANGUAGES, WrittenTexts

if TYPE_CHECKING:
    from signoria.core.position import Position

Met = list[tuple["Position", list[str], dict[str, Any]]]


@pytest.fixture(scope="module")
def met() -> Met:
    """Decisions of all kinds, with their options and what is told about the question."""
    found: Met = []
    for seed, kingdom in enumerate(["first-game", "interaction", "size-distortion", "village-square", "random"] * 2):
        position = signoria.game("dominion").new(2 + seed % 3, seed, {"kingdom-mode": kingdom, "compulsion": "lenient"})
        driver = driver_of("dominion", seed, lively=True)
        while not position.over and len(found) < 400 * (seed + 1):
            moves = [position.notation(option) for option in position.legal()]
            found.append((position.copy(), moves, position.consider(position.asked, [])))
            driver.play(position, 1)
    return found


def test_nothing_is_refused_that_can_be_chosen(met: Met) -> None:
    """Neither in the hand nor in the supply."""
    refused: set[str] = set()
    for position, moves, told in met:
        bought = {move.partition(" ")[2] for move in [*moves, *told["within"]] if move.startswith("buy ")}
        assert not {f"supply {card}" for card in bought} & set(told["cannot"])
        played = {
            move.partition(" ")[2] for move in moves if move.startswith(("play ", "discard ", "trash ", "reveal "))
        }
        if position.question != "thief-trash":
            assert not {f"hand {card}" for card in played} & set(told["cannot"])
        refused |= {position.question or "" for _ in told["cannot"]}
    assert len(refused) > 12


def test_what_is_within_reach_can_be_bought_at_once(met: Met) -> None:
    tried = 0
    for position, _, told in met:
        if position.question != "play-treasure":
            assert told["within"] == []
            continue
        after = position.copy()
        after.play("start-buying")
        buys = [after.notation(option) for option in after.legal()]
        assert told["within"] == [move for move in buys if move.startswith("buy ")]
        tried += 1
    assert tried > 50


def test_what_comes_within_reach_with_all_treasures(met: Met) -> None:
    tried = 0
    for position, moves, told in met:
        if position.question == "play-treasure" and "play-all-treasures" in moves:
            after = position.copy()
            now = {f"buy {card}" for card in reachable(after)}
            after.play("play-all-treasures")
            assert set(told["later"]) == {f"buy {card}" for card in reachable(after)} - now
            tried += len(told["later"])
    assert tried > 100


def reachable(position: Position) -> list[str]:
    """Give what can be paid for now."""
    view: dict[str, Any] = position.view(position.asked)
    costs = {card: CARDS[NUMBERS[card]].cost for card, left in view["supply"].items() if left}
    return [card for card, cost in costs.items() if cost <= view["coins"]]


def test_coins_and_buys_left_are_what_is_really_left(met: Met) -> None:
    tried: set[str] = set()
    for position, moves, _ in met:
        for move in moves:
            if not move.startswith(("buy ", "play-all")) and position.question != "play-treasure":
                continue
            told = position.consider(position.asked, [move])
            after = position.copy()
            seat, turns = after.asked, after.turns_taken()
            after.play(move)
            if after.asked == seat and after.turns_taken() == turns:
                view = after.view(seat)
                assert {key: told[key] for key in ("actions", "buys", "coins")} == {
                    key: view[key] for key in ("actions", "buys", "coins")
                }
                tried.add(move.split()[0])
    assert tried == {"buy", "play", "play-all-treasures", "start-buying"}


def test_a_buy_that_ends_the_game_says_so() -> None:
    scene = Scene(players=[{"hand": "5 gold"}, {}], supply={"province": 1, "duchy": 3}).play("play-all-treasures")
    assert scene.consider(0, "buy province")["ends"]
    assert not scene.consider(0, "buy duchy")["ends"]
    assert not scene.consider(0)["ends"]
    scene = Scene(players=[{"hand": "5 gold"}, {}], supply={"curse": 0, "estate": 0, "duchy": 1})
    scene.play("play-all-treasures")
    assert scene.consider(0, "buy duchy")["ends"]
    assert (scene.consider(0, "buy duchy")["coins"], scene.consider(0, "buy duchy")["buys"]) == (10, 0)


def test_a_game_that_is_imagined_goes_on_from_move_to_move() -> None:
    """What has been played lies on the table, what has run out cannot be bought, and nothing happens in earnest."""
    scene = Scene(players=[{"hand": "2 gold, copper"}, {}], supply={"curse": 0})
    before = scene.position.save()
    assert scene.consider(0)["treasure"] == 7
    assert scene.consider(0, "play-all-treasures", "play-all-treasures")["coins"] == 7
    assert scene.consider(0, "play-all-treasures", "buy gold")["coins"] == 1
    assert scene.consider(0, "play-all-treasures", "buy curse")["buys"] == 1
    assert scene.position.save() == before


@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("play village", (0, 1, 0)),
        ("play copper", (1, 1, 1)),
        ("play gold", (1, 1, 3)),
        ("play silver", (1, 1, 0)),
        ("buy copper", (1, 0, 0)),
        ("gain copper", (1, 1, 0)),
        ("buy no-such-card", (1, 1, 0)),
        ("trash copper", (1, 1, 0)),
    ],
)
def test_what_a_move_leaves(move: str, left: tuple[int, int, int]) -> None:
    """Actions, buys and coins; cards that are not there change nothing."""
    told = Scene(players=[{"hand": "village, copper, gold"}, {}]).consider(0, move)
    assert (told["actions"], told["buys"], told["coins"]) == left


def test_a_gain_that_ends_the_game_says_so() -> None:
    scene = Scene(players=[{"hand": "workshop"}, {}], supply={"curse": 0, "estate": 0, "silver": 1})
    scene.play("play workshop")
    assert scene.consider(0, "gain silver")["ends"]
    assert not scene.consider(0, "gain copper")["ends"]


def card(kind: str) -> dict[str, object]:
    return {"name": f"card-{kind}"}


GOLD = {"card": card("gold"), "cost": 6}
REASONS: list[tuple[str, str, str, tuple[str, dict[str, object]]]] = [
    ("village, copper", "", "supply gold", ("why-actions-first", {})),
    ("village, copper", "", "hand copper", ("why-treasure-later", {})),
    ("village, estate", "", "hand estate", ("why-never-played", {})),
    ("4 copper", "", "supply gold", ("why-coins", {**GOLD, "coins": 0})),
    ("3 gold", "", "supply gold", ("why-coins-play", {**GOLD, "coins": 0})),
    ("3 gold", "start-buying", "supply gold", ("why-coins", {**GOLD, "coins": 0})),
    ("copper", "", "supply curse", ("why-empty", {})),
    ("village, copper", "end-actions", "hand village", ("why-action-over", {})),
    ("2 copper", "start-buying", "hand copper", ("why-buying", {})),
    ("workshop, copper", "play workshop", "supply gold", ("why-limit", {**GOLD, "most": 4})),
    ("workshop, copper", "play workshop", "hand copper", ("why-supply", {})),
    ("mine, copper, estate", "play mine", "hand estate", ("why-treasure-only", {})),
    ("mine, copper, estate", "play mine", "supply gold", ("why-hand", {})),
    ("mine, copper, estate", "play mine, trash copper", "supply estate", ("why-treasure-only", {})),
    ("moneylender, copper, estate", "play moneylender", "hand estate", ("why-copper-only", {})),
    ("throne-room, village, estate", "play throne-room", "hand estate", ("why-action-only", {})),
    ("bureaucrat", "play bureaucrat", "hand copper", ("why-victory-only", {})),
    ("militia", "play militia", "hand copper", ("why-moat-only", {})),
]


@pytest.mark.parametrize(("hand", "moves", "thing", "why"), REASONS)
def test_a_reason(hand: str, moves: str, thing: str, why: tuple[str, dict[str, object]]) -> None:
    """Each is told to who is asked, and to nobody else."""
    # A Moat is there where one is asked about, and is no answer to anything else.
    other = "moat, 4 copper" if hand == "militia" else "estate, 4 copper"
    kingdom = "village, workshop, mine, moneylender, throne-room, bureaucrat, militia, moat, cellar, chapel"
    lenient = {"compulsion": "lenient"}
    scene = Scene(players=[{"hand": hand}, {"hand": other}], kingdom=kingdom, supply={"curse": 0}, options=lenient)
    scene.play(*moves.split(", ") if moves else ())
    asked = scene.position.asked
    assert asked is not None
    assert scene.consider(asked)["cannot"][thing] == why
    assert "cannot" not in scene.consider(1 - asked)


def test_a_move_that_cannot_be_made_has_its_reason() -> None:
    scene = Scene(players=[{"hand": "4 copper"}, {}])
    assert scene.consider(0, "buy gold")["why"] == ("why-coins", {**GOLD, "coins": 0})
    assert scene.consider(0, "play copper")["why"] is None
    assert scene.consider(1, "buy gold")["why"] is None
    for nonsense in ("", "buy", "buy the moon", "play gold"):
        assert scene.consider(0, nonsense)["coins"] == 0


def test_every_reason_has_a_text_that_is_told_all_it_wants(met: Met) -> None:
    texts = WrittenTexts("signoria.games.dominion")
    told = [*(message for _, _, one in met for message in one["cannot"].values()), *(why for *_, why in REASONS)]
    for language in LANGUAGES:
        for key, arguments in told:
            assert texts.variables(language, key) <= set(arguments), key
        known = {key for key in texts.entries[language] if key.startswith("why-")}
        assert known == {key for key, _ in told}
