"""What a seat of Florence is told about something it considers: what would come of it, and why it cannot be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

import signoria
from signoria.games.florence.data.actions import CATALOGUE, PLACE, PLACE_JOINT
from signoria.games.florence.data.board import AREAS, FIRST_OF, JOINT, SPANNING, border_key, cell_names
from signoria.games.florence.data.components import TILES
from signoria.games.florence.rules.cooperative_building.negotiation import JointPlace, OfferPlace
from tests.kit.driver import driver_of
from tests.kit.palazzo import Palazzo
from tests.kit.texts import LANGUAGES, WrittenTexts, formless

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.core.position import Position
    from signoria.games.florence.state.table import Florence

EVERYTHING = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
# What carries its reason or its price along at once, so that it can be compared with what really comes of it.
AT_ONCE = ("sell", "buy", "exchange", "introduce", "place", "take-person", "bonus", "pick", "recruit", "accept")
ACTIONS = {"work": "work", "build": "place", "freedom": "introduce", "recruit": "recruit"}


def decisions(games: int, options: dict[str, object]) -> Iterator[Position]:
    """Give every decision of some games by lot."""
    for seed in range(games):
        position = signoria.game("florence").new(2 + seed % 4, seed, options)
        driver = driver_of("florence", seed, lively=True)
        while not position.over:
            yield position
            driver.play(position, 1)


@pytest.fixture(scope="module")
def met() -> list[tuple[Position, list[str], dict[str, Any]]]:
    """Decisions of all kinds, with their options and what is told about the question."""
    found = []
    for options in ({}, EVERYTHING, {**EVERYTHING, "no-pp-for-money": "on", "cb-border-landscape": "blocks"}):
        for position in decisions(4, dict(options)):
            moves = [position.notation(option) for option in position.legal()]
            found.append((position.copy(), moves, position.consider(position.asked, [])))
    return found


Met = list[tuple["Position", list[str], dict[str, Any]]]


def beginnings(moves: list[str]) -> set[str]:
    """Give moves and the first two words of each."""
    return {*moves, *(" ".join(move.split()[:2]) for move in moves)}


def own(position: Position, seat: int) -> dict[str, Any]:
    """Give what a player sees of himself."""
    view: dict[str, Any] = position.view(seat)
    return view["players"][seat]  # type: ignore[no-any-return]


def considered(position: Position, seat: int, move: str) -> dict[str, Any]:
    """Give what a player is told about a move."""
    return position.consider(seat, [move])


def played(position: Position, move: str) -> Position | None:
    """Make a move; nothing if the turn ends with it, which brings about other things."""
    after = position.copy()
    known = len(after.events())
    after.play(move)
    return None if any(event.kind in ("turn-end", "turn-start") for event in after.events(known)) else after


# --- What is told about a question -----------------------------------------------------------------------------------


def test_nothing_is_refused_that_can_be_chosen(met: Met) -> None:
    refused = 0
    for _, moves, told in met:
        assert not beginnings([*moves, *told["within"]]) & set(told["cannot"])
        refused += len(told["cannot"])
    assert refused > 1000


def test_an_action_of_the_turn_leads_exactly_to_what_is_within_reach(met: Met) -> None:
    tried = 0
    for position, moves, told in met:
        if position.question != "turn-menu":
            assert told["within"] == []
            continue
        for action, verb in ACTIONS.items():
            reached = [move for move in told["within"] if move.startswith(f"{verb} ")]
            led: list[str] = []
            if action in moves:
                after = position.copy()
                after.play(action)
                led = [after.notation(option) for option in after.legal()]
                tried += 1
            assert set(reached) == {" ".join(move.split()[:2]) for move in led}
    assert tried > 100


def test_every_thing_that_might_be_wanted_in_a_turn_can_be_had_or_has_a_reason(met: Met) -> None:
    menus = 0
    for position, moves, told in met:
        if position.question == "turn-menu":
            known = {*moves, *told["within"], *told["cannot"]}
            persons = {f"work {person}" for person in own(position, position.asked or 0)["persons"]}
            assert known >= {*ACTIONS, "take-person", "bonus", *persons, *(f"place {tile}" for tile in TILES[:10])}
            menus += 1
    assert menus > 100


def test_the_ground_is_barred_exactly_where_no_tile_can_lie(met: Met) -> None:
    """What is left without a barred cell is what the rules offer, tile by tile."""
    looked: set[str] = set()
    for position, moves, told in met:
        question = position.question or ""
        if question not in ("build", "place-landscape", "joint-propose"):
            assert ("ground" in told) == (question == "turn-menu")
            continue
        looked.add(question)
        barred = {cell for group in told["ground"]["barred"] for cell in group["cells"]}
        covered = {cell for move in moves for cell in cells_of(move)}
        assert not barred & covered
        if question != "joint-propose":
            offered = {move.split()[1] for move in moves}
            free = [
                (tile, cells)
                for tile in offered
                for number in range(int(FIRST_OF[TILES.index(tile)]), int(FIRST_OF[TILES.index(tile) + 1]))
                if not barred & set(cells := cell_names(AREAS[number]))
            ]
            assert len(free) == len(moves)
        else:
            laid = {move for move in moves if move.startswith("place ")}
            offered = {move.split()[1] for move in laid}
            assert laid == {
                move
                for move, cells in across_the_border(position)
                if move.split()[1] in offered and not barred & set(cells)
            }
    assert looked == {"build", "place-landscape", "joint-propose"}


def across_the_border(position: Position) -> Iterator[tuple[str, list[str]]]:
    """Give all placements on both boards of two players who talk, legal or not, with their cells."""
    game = cast("Florence", position)
    talk = game.waiting
    assert isinstance(talk, OfferPlace)
    border = game.settings.border(talk.active, talk.partner)
    first = PLACE_JOINT + JOINT.bases[border_key(border)]
    for option in range(first, first + len(SPANNING[border.way].tiles)):
        yield CATALOGUE.notations[option], JointPlace(game, talk.active, talk.partner, option).cells()


def cells_of(move: str) -> list[str]:
    """Give the cells of a placement on one board; of one across a border, its first."""
    if ":" in move:
        return [move.split()[2]]
    return cell_names(AREAS[CATALOGUE.number(move) - PLACE])


def test_bids_go_on_from_the_highest_as_long_as_they_can_be_paid() -> None:
    """Points count for 100 each. Nobody is told how far others can go."""
    scene = Palazzo({"money": 500, "points": 2}, {"money": 200}, {}, phase="auction")
    assert scene.seen(0, 0)["bids"] == [
        [200, 0, 300],
        [300, 0, 200],
        [400, 0, 100],
        [500, 0, 0],
        [600, 1, 0],
        [700, 2, 0],
    ]
    scene.play("open jester")
    # Also for who waits.
    assert [cost for cost, _, _ in scene.seen(0, 0)["bids"]] == [300, 400, 500, 600, 700]
    assert scene.seen(1, 1)["bids"] == []
    assert "bids" not in scene.seen(1, 0)
    assert "bids" not in Palazzo({}, {}, {}, phase="actions").seen(0, 0)


def test_what_options_cost_stands_with_the_question(met: Met) -> None:
    """As it is paid then; in a turn also what an action would cost that cannot be chosen."""
    compared = 0
    for position, moves, _ in met:
        seat = position.asked
        view: dict[str, Any] = position.view(seat)
        assert seat is not None
        for move in moves:
            if move.split()[0] in ("take-person", "bonus", "introduce", "bid", "open", "take", "pay"):
                assert view["question"]["costs"].get(move, 0) == considered(position, seat, move)["cost"], move
                compared += 1
    assert compared > 300
    poor = Palazzo({"money": 0, "builders": 1}, {}, {}, phase="actions").view(0)["question"]
    assert "build" not in poor["options"]
    assert poor["costs"] == {"build": 300, "take-person": 300, "freedom": 300, "bonus": 300}


# --- What would come of it -------------------------------------------------------------------------------------------


def test_money_and_points_are_what_really_comes_of_a_move(met: Met) -> None:
    """Whatever a move does to its player at once is foreseen."""
    tried: set[str] = set()
    for position, moves, _ in met:
        seat = position.asked
        assert seat is not None
        for move in {move.split()[0]: move for move in moves}.values():
            if move.split()[0] not in AT_ONCE or (position.question, move.split()[0]) == ("joint-propose", "place"):
                continue
            told = considered(position, seat, move)
            after = played(position, move)
            if after is None:
                continue
            now, then = own(position, seat), own(after, seat)
            assert (told["money"], told["points"]) == (then["money"], then["points"]), (position.question, move)
            assert told["points"] == now["points"] + told["gain"] - told["cover"]
            tried.add(f"{position.question} {move.split()[0]}")
    assert tried >= {
        "auction-open sell",
        "build place",
        "buy-pp buy",
        "freedom introduce",
        "joint-reply accept",
        "pick-person pick",
        "place-landscape place",
        "turn-menu bonus",
        "turn-menu sell",
        "turn-menu take-person",
    }


def test_cards_are_worth_what_they_are_worth_after_the_move(met: Met) -> None:
    """Works, bonus cards and prestige cards with a tile, a freedom or a card more."""
    tried: set[str] = set()
    for position, moves, _ in met:
        seat = position.asked
        assert seat is not None
        for move in {move.split()[0]: move for move in moves}.values():
            verb = move.split()[0]
            if verb not in ("introduce", "place", "pick", "recruit", "accept") or position.question == "joint-propose":
                continue
            after = played(position, move)
            if after is None:
                continue
            told, then = considered(position, seat, move)["worth"], own(after, seat)["worth"]
            for kind in ("persons", "bonus", "prestige"):
                assert {card: told[kind][card] for card in then[kind]} == then[kind], (position.question, move)
            tried.add(f"{position.question} {verb}")
    assert {
        "build place",
        "place-landscape place",
        "freedom introduce",
        "pick-bonus pick",
        "joint-reply accept",
    } <= tried


def test_nothing_considered_is_what_the_view_tells(met: Met) -> None:
    for position, _, told in met:
        seat = position.asked
        assert seat is not None
        seen = own(position, seat)
        assert (told["money"], told["points"], told["cost"], told["gain"]) == (seen["money"], seen["points"], 0, 0)
        for kind in ("persons", "bonus", "prestige"):
            assert {card: told["worth"][kind][card] for card in seen["worth"][kind]} == seen["worth"][kind]


def test_the_value_of_a_work_adds_up() -> None:
    """What depends on the person, what all works share, and bonus cards."""
    scene = Palazzo(
        {
            "hand": "poet, recruit",
            "open": "painter",
            "jesters": 1,
            "tiles": ["theatre@d4,d5,e5,e6,f6", "lake@a7,b7,c7,c6"],
            "bonus": "bonus-lakes, bonus-jesters",
            "freedoms": "travel",
        },
        {},
        {},
        phase="actions",
        round=3,
    )
    worth = scene.seen(0, 0)["worth"]
    assert (worth["jesters"], worth["cards"], worth["muse"], worth["princess"]) == (2, 3, 0, None)
    assert worth["persons"] == {
        "poet": {
            "building": 4,
            "landscape": 3,
            "freedom": 3,
            "bonus": 0,
            "value": 15,
            "most": 19,
            "income": [1900, 9],
        }
    }
    assert worth["bonus"]["bonus-lakes"] == {"adds": 2, "counts": [{"what": "lakes", "number": 1, "worth": 2}]}
    scene.play("work", "work poet")
    told = scene.consider(0, "use bonus-lakes")["worth"]["persons"]["poet"]
    assert (told["bonus"], told["value"], told["most"]) == (2, 17, 19)


def test_a_character_that_is_bid_for_counts_already() -> None:
    """The Muse adds the round, the Princess has a work of her own, the Banker pays first."""
    scene = Palazzo(
        {"hand": "poet", "money": 1000, "builders": 1}, {}, {}, options={"expansion-muse-princess": "on"}, round=3
    ).until("a2-turn")
    bidder = scene.position.asked
    assert bidder == 0
    told = scene.consider(0, "stake muse 4")
    assert (told["worth"]["muse"], told["money"], told["cost"]) == (3, 600, 400)
    told = scene.consider(0, "stake princess 3")
    assert told["worth"]["princess"] == {
        "landscape": 0,
        "builders": 2,
        "building": 0,
        "cards": 1,
        "value": 3,
        "income": [300, 1],
    }
    told = scene.consider(0, "stake banker 2")
    assert told["money"] == 1000 + scene.view(0)["pot"] - 200
    brings = {one["character"]: one["brings"] for one in scene.view(0)["characters"]}
    assert brings == {"muse": 3, "cardinal": None, "princess": 3, "merchant": 1, "professor": None, "banker": None}
    assert {one["brings"] for one in scene.view(None)["characters"]} == {None}


def test_what_is_auctioned_can_be_considered_by_who_waits() -> None:
    scene = Palazzo({}, {"hand": "poet", "builders": 1}, {}, phase="auction").play("open builder")
    told = scene.consider(2, "take jester")
    assert (told["cost"], told["money"], told["why"]) == (200, 3300, None)
    told = scene.consider(1, "bid 300")
    # The second builder gives points.
    assert (told["cost"], told["gain"], told["worth"]["persons"]["poet"]["value"]) == (300, 3, 1)


def test_the_type_of_a_landscape_counts_for_whom_it_inspires() -> None:
    """A Poet is fond of lakes and of no other landscape."""
    scene = Palazzo({}, {"hand": "poet"}).play("open landscape", "bid 400", "pass")
    worth = {
        kind: scene.consider(1, f"choose {kind}")["worth"]["persons"]["poet"]["value"] for kind in ("lake", "park")
    }
    assert worth["lake"] == worth["park"] + 3


def test_a_card_that_nobody_has_seen_only_counts_as_one_more() -> None:
    scene = Palazzo({"hand": "poet", "bonus": "bonus-prestige"}, {}, {}, phase="auction")
    told = scene.consider(0, "open prestige")["worth"]
    assert (told["bonus"]["bonus-prestige"]["adds"], told["prestige"]) == (2, {})
    scene = Palazzo({"hand": "poet"}, {}, {}, phase="actions")
    told = scene.consider(0, "take-person")["worth"]
    assert (told["cards"], list(told["persons"])) == (2, ["poet"])


def test_nonsense_changes_nothing() -> None:
    scene = Palazzo({"hand": "poet"}, {}, {}, phase="actions")
    now = scene.consider(0)
    for move in (
        "",
        "fly",
        "place tower",
        "place tower z9 r0",
        "bid",
        "stake",
        "sell x",
        "use poet",
        "open x",
        "price 3",
    ):
        told = scene.consider(0, move)
        assert {key: told[key] for key in ("cost", "money", "points", "worth")} == {
            key: now[key] for key in ("cost", "money", "points", "worth")
        }
    with pytest.raises(ValueError, match="no seat"):
        scene.consider(None)
    with pytest.raises(ValueError, match="no seat"):
        scene.consider(3)


# --- Why not ---------------------------------------------------------------------------------------------------------

TURN: dict[str, Any] = {"phase": "actions", "round": 3}
FULL = ["university@e5,e6,e7,f5,g5,g6,g7", "workshop@e1,e2,e3,f1,f2,g1,g2", "opera@b4,b5,b6,c4,c5", "tower@a4,a5,a6"]
LANDSCAPES = ["forest@b3,c3,d1,d2,d3", "forest@d4,d5,d6,e4,f4", "lake@a7,b7,c6,c7"]
CHARACTERS = {"options": {"expansion-muse-princess": "on"}}


def thing(tile: str) -> dict[str, object]:
    return {"thing": {"name": f"thing-{tile}"}}


def of(tile: str, owner: int) -> dict[str, object]:
    return {"thing": {"name": f"thing-{tile}"}, "player": {"seat": owner}}


REASONS: list[tuple[list[dict[str, object]], dict[str, Any], str, str, tuple[str, dict[str, object]]]] = [
    ([{"money": 0}, {}, {}], TURN, "", "build", ("why-money", {"price": 700, "power": 0})),
    ([{"money": 100, "points": 1}, {}, {}], TURN, "", "bonus", ("why-money", {"price": 300, "power": 200})),
    ([{"hand": ""}, {}, {}], TURN, "", "work", ("why-no-person", {})),
    ([{"hand": "poet"}, {}, {}], TURN, "", "work", ("why-minimum", {"minimum": 12})),
    ([{"hand": "poet"}, {}, {}], TURN, "", "work poet", ("why-work-short", {"value": 1, "minimum": 12})),
    ([{}, {}, {}], TURN, "", "recruit", ("why-no-recruit", {})),
    ([{"hand": "recruit"}, {}, {}], TURN, "", "recruit", ("why-nobody", {})),
    ([{"tiles": ["tower@a5,a6,a7"]}, {}, {}], TURN, "", "place tower", ("why-have", thing("tower"))),
    ([{"freedoms": "travel"}, {}, {}], TURN, "", "introduce travel", ("why-have", thing("travel"))),
    ([{"money": 0}, {}, {}], TURN, "", "place tower", ("why-money", {"price": 700, "power": 0})),
    (
        [{"tiles": FULL[:3] + LANDSCAPES, "builders": 2}, {}, {}],
        TURN,
        "",
        "place laboratory",
        ("why-no-place", thing("laboratory")),
    ),
    ([{"tiles": FULL}, {}, {}], TURN, "", "build", ("why-no-room", {})),
    ([{}, {}, {}], TURN, "take-person, pick", "take-person", ("why-one-person", {})),
    ([{}, {}, {}], TURN, "freedom, introduce travel", "freedom", ("why-one-freedom", {})),
    ([{"freedoms": "travel, opinion, religion"}, {}, {}], TURN, "", "freedom", ("why-freedoms", {})),
    (
        [{"hand": "recruit", "freedoms": "travel"}, {"open": "poet"}, {}],
        TURN,
        "",
        "introduce travel",
        ("why-have", thing("travel")),
    ),
    ([{"jesters": 7}, {}, {}], {}, "", "open jester", ("why-none", {})),
    ([{"tiles": [*FULL, *LANDSCAPES, "chapel@f3,g3,g4"]}, {}, {}], {}, "", "open forest", ("why-no-space", {})),
    (
        [{}, {}, {}],
        CHARACTERS,
        "a2-turn, stake muse 3, stake cardinal 3, stake cardinal 4",
        "stake muse 5",
        ("why-character-bought", {}),
    ),
    ([{"builders": 3}, {}, {}], {}, "", "open builder", ("why-builders", {})),
    ([{"money": 100}, {}, {}], {}, "", "open jester", ("why-price", {"price": 200})),
    ([{}, {}, {}], {}, "open jester, pass, pass", "open jester", ("why-bought", {"player": {"seat": 0}})),
    ([{"money": 300}, {}, {}], CHARACTERS, "a2-turn", "stake muse 4", ("why-stake", {"price": "400", "power": "300"})),
    (
        [{}, {}, {}],
        CHARACTERS,
        "a2-turn, stake muse 5",
        "stake muse 5",
        ("why-higher", {"player": {"seat": 0}, "number": "500"}),
    ),
    ([{}, {}, {}], TURN, "build", "place tower a1 r0", ("why-covered", {**of("palace", 0), "cell": "a1"})),
    (
        [{}, {}, {}],
        TURN,
        "build",
        "place tower a3 r0",
        (
            "why-touches",
            {**of("palace", 0), "distance": ("why-distance", {"player": {"seat": 0}, "builders": 0}), "cell": "a3"},
        ),
    ),
]


def reached(players: list[dict[str, object]], wanted: dict[str, Any], moves: str) -> Palazzo:
    """Play some moves, or decline everything up to a question."""
    scene = Palazzo(*players, **wanted)
    for move in moves.split(", ") if moves else []:
        if move == "a2-turn":
            scene.until(move)
        elif move == "pick":
            scene.play(scene.options[0])
        else:
            scene.play(move)
    return scene


@pytest.mark.parametrize(("players", "wanted", "moves", "move", "why"), REASONS)
def test_a_reason(
    players: list[dict[str, object]],
    wanted: dict[str, Any],
    moves: str,
    move: str,
    why: tuple[str, dict[str, object]],
) -> None:
    """Each is told to who is asked, and to nobody else."""
    scene = reached(players, wanted, moves)
    asked = scene.position.asked
    assert asked is not None
    assert scene.consider(asked, move)["why"] == why
    others = [seat for seat in range(len(players)) if seat != asked]
    assert [scene.consider(seat, move)["why"] for seat in others] == [None] * len(others)


def test_every_reason_has_a_text_that_is_told_all_it_wants(met: Met) -> None:
    texts = WrittenTexts("signoria.games.florence")
    told = [message for _, _, one in met for message in one["cannot"].values()]
    for _, _, one in met:
        ground = one.get("ground", {"barred": [], "otherwise": None})
        told += [(key, {**arguments, "cell": ""}) for key, arguments in (group["why"] for group in ground["barred"])]
        told += [ground["otherwise"]] if ground["otherwise"] else []
    told += [arguments["distance"] for _, arguments in told if "distance" in arguments]
    told += [why for *_, why in REASONS]
    for language in LANGUAGES:
        for key, arguments in told:
            wanted = {formless(variable.removesuffix("-you")) for variable in texts.variables(language, key)}
            assert wanted <= set(arguments), key
        known = {key for key in texts.entries[language] if key.startswith("why-")}
        assert known == {key for key, _ in told}


def test_who_holds_the_merchant_is_told_what_he_would_give() -> None:
    """Now, after steps back, and with the points themselves; nobody else is told anything of the sort."""
    scene = Palazzo(
        {"points": 10, "character": "merchant"}, {"points": 10}, {"points": 9}, phase="actions", options=EVERYTHING
    )
    assert scene.position.consider(0, [])["place"] == 1
    assert [scene.position.consider(0, [f"sell {steps}"])["place"] for steps in (1, 2)] == [2, 3]
    used = scene.position.consider(0, ["sell 2", "use-merchant-pp"])
    assert (used["gain"], used["points"], "place" in used) == (1, 11, False)
    assert "place" not in scene.position.consider(1, [])
