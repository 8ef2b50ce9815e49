"""Chapters as a whole: what whole games, and the texts of both prints, show of them together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

import signoria
from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.core.text import Texts
from tests.kit.court import Court

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

GAME = signoria.game("machiavelli")


def played(edition: str, seed: int, **options: object) -> Machiavelli:
    """Play a game of four by builders to its end."""
    position = cast("Machiavelli", GAME.new(4, seed, {"edition": edition, **options}))
    play_out(position, [new_bot("machiavelli", "builder", seat) for seat in range(4)], 5000)
    assert position.over
    return position


def sheets_of(position: Machiavelli) -> list[dict[str, Any]]:
    """Give all score sheets."""
    return [position.score_sheet(seat) for seat in range(4)]


def total(sheet: dict[str, Any]) -> int:
    """Add the lines of a score sheet up."""
    lines = ("districts", "silver", "five-types", "first-complete", "complete", "secret-vault", "action-cards")
    return int(sum(sheet[line] for line in lines) + sum(sheet["uniques"].values()))


@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends_with_the_round_in_which_a_city_got_eight_districts(seed: int) -> None:
    """MB-E01: the end is triggered once, in the last round, by the first city of eight."""
    position = played("classic", seed)
    events = [event.seen_by(None) for event in position.events()]
    (ended,) = [event for event in events if event["event"] == "end-triggered"]
    assert ended["number"] == 8
    rounds = [event["round"] for event in events[: cast("int", ended["at"])] if event["event"] == "round-started"]
    assert rounds[-1] == position.round
    assert max(int(position.count(seat)) for seat in range(4)) >= 8


@pytest.mark.parametrize("edition", ["classic", "dark-lands"])
def test_points_are_the_sum_of_the_lines(edition: str) -> None:
    """MB-E02, DL-E02: every line of the sheet counts, and nothing else does."""
    position = played(edition, 4)
    assert [total(sheet) for sheet in sheets_of(position)] == position.scores()


def test_the_most_points_win_and_places_follow() -> None:
    """MB-E03: points decide, and whoever shares them is told apart by districts, then by gold."""
    position = played("classic", 6)
    sheets = sheets_of(position)
    order = sorted(
        range(4), key=lambda seat: (-sheets[seat]["points"], -sheets[seat]["districts"], -sheets[seat]["gold"])
    )
    assert position.winners()[0] == order[0]
    assert [sheets[seat]["rank"] for seat in order] == [1, 2, 3, 4]


def test_cards_go_round_between_the_piles() -> None:
    """MB-P01: what is drawn, discarded and built in a whole game is always the same 65 cards."""
    position = played("classic", 8)
    held = sum(player.hand.size + player.city.size for player in position.players)
    assert held + position.deck.size + position.discard.size == 65


def test_chance_decides_where_the_rules_say_so() -> None:
    """MB-Z01: the same seed gives the same game; another seed other hands and other characters."""
    first, again, other = (GAME.new(4, seed, {"edition": "classic"}) for seed in (3, 3, 4))
    assert first.save() == again.save()
    assert first.view(0) != other.view(0)


def test_calls_parts_and_ends_of_turns_come_in_their_order() -> None:
    """DL-A01, DL-A02, DL-T01: the bewitched part, then the Witch's, each in the open, with its end last."""
    court = Court(
        edition="dark-lands",
        options={"character-count": "8"},
        characters="witch, thief, magician, king, bishop, merchant, architect, warlord",
        players=[
            {"characters": "witch", "city": "poor-house", "gold": 0},
            {"characters": "merchant", "gold": 3},
            {"characters": "warlord"},
            {"characters": "architect"},
        ],
        bewitched={"on": "merchant", "by": 0},
        call="merchant",
    )
    assert cast("dict[str, Any]", court.position.view(2)["turn"])["part"] == "bewitched"
    court.play("take-gold")
    assert cast("dict[str, Any]", court.position.view(2)["turn"])["part"] == "resumed"
    court.play("end-turn")
    told = [event.kind for event in court.position.events()]
    order = [kind for kind in told if kind in ("called", "revealed", "income-gold", "witch-resumed", "turn-ended")]
    assert order[:5] == ["called", "revealed", "income-gold", "witch-resumed", "turn-ended"]
    # The Merchant's gold of the Witch was claimed at the end, before the Poor House looked.
    assert court.gold(0) == 1


def test_discounts_and_limits_make_the_price_of_a_turn() -> None:
    """DL-T02, MD-A27, MB-G01.14: the Factory's card gives its discount, the turn its one build."""
    court = Court(
        edition="dark-lands",
        uniques="factory, keep, library",
        players=[{"hand": "library, keep", "city": "factory", "gold": 9}, {}, {}, {}],
        turn={"as": "thief", "income-taken": True},
    )
    court.play("build library")
    assert court.gold(0) == 4
    court.expect_refused("build keep")


def test_cards_fill_what_the_rulebook_breaks_off() -> None:
    """DL-C04.3: the Throne Room pays one gold when the crown moves, the Treasury is worth its owner's gold."""
    court = Court(
        edition="dark-lands",
        players=[
            {"city": "throne-room, imperial-treasury", "gold": 2, "characters": "thief"},
            {"characters": "king"},
            {},
            {},
        ],
        crown=2,
        call="king",
    )
    assert court.gold(0) == 3
    assert court.position.crown == 1


def test_both_editions_ask_under_the_same_names() -> None:
    """R7: what both editions ask, they ask by one name, and the log tells it by one name."""
    kinds: list[set[str]] = []
    for edition in ("classic", "deluxe"):
        asked: set[str] = set()
        position = GAME.new(4, 5, {"edition": edition})
        bots = [new_bot("machiavelli", "builder", seat) for seat in range(4)]
        while not position.over:
            seat = position.asked
            assert seat is not None
            asked.add(position.question or "")
            position.choose(bots[seat].choose(position.sight(seat)))
        kinds.append(asked | {event.kind for event in position.events()})
    assert {"choose-character", "turn-action", "keep-card", "called", "built", "revealed"} <= kinds[0] & kinds[1]


def test_dutch_names_of_the_deluxe_box() -> None:
    """MD-M02.19: five names are those of the rulebook, the others those of older Dutch boxes."""
    texts = Texts.load("signoria.games.machiavelli", "nl")
    attested = {
        "tavern": "Taverne",
        "market": "Markt",
        "docks": "Pakhuis",
        "prison": "Kerker",
        "barracks": "Toernooiveld",
    }
    older = {"temple": "Tempel", "church": "Kerk", "fortress": "Vesting", "town-hall": "Raadhuis", "castle": "Kasteel"}
    assert {card: texts.text(f"card-{card}") for card in attested | older} == attested | older
