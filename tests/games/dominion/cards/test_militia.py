"""Militia."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from tests.games.dominion.cards.glance import learned, log, player_seen, plays, question_seen, watched
from tests.kit.marks import clause
from tests.kit.scene import Scene, said

if TYPE_CHECKING:
    from signoria.games.dominion.state.table import Dominion

FIVE = "copper, silver, gold, estate, duchy"
ASK = {"discard-order": "ask"}


def endings(position: Dominion, seat: int) -> list[Dominion]:
    """Every position in which a seat can have answered all that it is asked in a row."""
    if position.asked != seat:
        return [position]
    found: list[Dominion] = []
    for option in position.legal():
        twin = position.copy()
        twin.choose(option)
        found += endings(twin, seat)
    return found


def test_militia_gives_two_coins() -> None:
    """DO-C13.1: the attacker has his coins before anyone discards; nothing else comes to him and he keeps his hand."""
    scene = Scene(players=[{"hand": "militia, 5 estate", "deck": "gold"}, {"hand": FIVE}]).play("play militia")
    scene.expect_question(1, "militia-discard")
    assert scene.counters == (0, 1, 2)
    scene.play("discard copper", "discard estate")
    assert scene.hand(0) == "5 estate"
    assert scene.deck(0) == "gold"
    scene.expect_question(0, "buy-card")


@pytest.mark.parametrize(
    ("seats", "attacker", "order"),
    [(2, 0, [1]), (2, 1, [0]), (3, 0, [1, 2]), (3, 1, [2, 0]), (4, 0, [1, 2, 3]), (4, 2, [3, 0, 1])],
)
def test_opponents_discard_in_turn_order(seats: int, attacker: int, order: list[int]) -> None:
    """DO-C13.2, DO-R01.1, DO-R01.2: one after another from the attacker's left, each down to exactly three cards."""
    players = [{"hand": "militia, 4 copper" if seat == attacker else FIVE} for seat in range(seats)]
    scene = Scene(players=players, active=attacker).play("play militia")
    for seat in order:
        scene.expect_question(seat, "militia-discard")
        scene.play("discard silver", "discard estate")
        assert scene.hand(seat) == "copper, gold, duchy"
        assert scene.discard(seat) == "silver, estate"
    assert scene.position.asked == attacker
    assert scene.hand(attacker) == "4 copper"
    assert scene.discard(attacker) == ""


def test_a_later_opponent_sees_what_an_earlier_one_did() -> None:
    """DO-R01.2, DO-T04.3: when the second one chooses, the first one's new top card lies there for all to see."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": FIVE}, {"hand": FIVE}])
    scene.play("play militia", "discard copper", "discard duchy")
    scene.expect_question(2, "militia-discard")
    assert player_seen(scene, 2, 1)["discard_top"] == "duchy"
    assert player_seen(scene, 2, 1)["hand_size"] == 3
    assert scene.discard(2) == ""


def test_the_opponent_chooses_freely() -> None:
    """DO-C13.3, DO-T05.2: every pair of five different cards can be discarded, and either card of it on top."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": FIVE}]).play("play militia")
    scene.expect_question(1, "militia-discard", ", ".join(f"discard {card}" for card in FIVE.split(", ")))
    left = {tuple(twin.players[1].hand.listed()) for twin in endings(scene.position, 1)}
    assert left == set(combinations(range(5), 3))
    tops = {tuple(twin.players[1].discard.listed()) for twin in endings(scene.position, 1)}
    assert len(tops) == 20


def test_the_opponent_must_discard_hand_cards_and_no_more_than_needed() -> None:
    """DO-C13.2, DO-C13.3: nobody may stop early, discard what he does not hold, or go below three."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": "2 copper, 2 estate"}]).play("play militia")
    for move in ("done", "pass", "none", "discard gold"):
        scene.expect_refused(move)
    scene.play("discard copper")
    assert scene.hand(1) == "copper, 2 estate"
    scene.expect_question(0, "buy-card")


def test_a_forced_discard_is_asked_all_the_same() -> None:
    """R1, DO-T10.5: with five equal cards there is one option, and the engine poses it."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": "5 copper"}]).play("play militia")
    scene.expect_question(1, "militia-discard", "discard copper")
    scene.play("discard copper", "discard copper")
    assert (scene.hand(1), scene.discard(1)) == ("3 copper", "2 copper")


@pytest.mark.parametrize("hand", ["", "gold", "2 gold", "gold, silver, copper"])
def test_a_small_hand_is_spared(hand: str) -> None:
    """DO-C13.4, DO-I19, DO-R03.1: with three cards or fewer nothing is asked and nothing is discarded."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": hand, "deck": "3 estate", "discard": "curse"}, {"hand": FIVE}])
    before = scene.hand(1)
    scene.play("play militia")
    scene.expect_question(2, "militia-discard")
    assert (scene.hand(1), scene.deck(1), scene.discard(1)) == (before, "3 estate", "curse")
    assert scene.events("cards-discarded") == []


@pytest.mark.parametrize(
    "counts",
    [pytest.param("strict", marks=clause("DO-I52", "DO-Z05.3")), pytest.param("open", marks=clause("DO-Z05.4"))],
)
def test_others_see_the_number_and_the_top_card(counts: str) -> None:
    """DO-C13.5, DO-T04.2: not the other two; the pile's size only where open."""
    scene = Scene(
        players=[
            {"hand": "militia"},
            {"hand": "copper, silver, gold, estate, duchy, curse", "discard": "province"},
            {},
        ],
        options={"pile-counts": counts},
    )
    scene.play("play militia", "discard curse", "discard estate", "discard duchy")
    assert scene.discard(1) == "province, curse, estate, duchy"
    for reader in (0, 2, None):
        assert scene.events("cards-discarded", reader) == [{"seat": 1, "number": 3, "top": "duchy"}]
        seen = player_seen(scene, reader, 1)
        assert (seen["hand_size"], seen["discard_top"], seen["discard_empty"]) == (3, "duchy", False)
        assert seen["discard_size"] == (4 if counts == "open" else None)
        assert seen["known_hand"] == []
        assert "hand" not in seen
        assert "curse" not in str(seen)
        assert "estate" not in str(seen)


def test_the_owner_reads_what_he_discarded() -> None:
    """DO-C13.5, DO-Z04.2, DO-Z05.3: his log has the kinds; under strict counts he sees no more of the pile."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": FIVE}]).play("play militia", "discard gold", "discard copper")
    told = {"seat": 1, "number": 2, "top": "copper", "kinds": ["gold", "copper"], "secret": True}
    assert scene.events("cards-discarded", 1) == [told]
    assert player_seen(scene, 1, 1)["hand"] == ["silver", "estate", "duchy"]
    assert player_seen(scene, 1, 1)["discard_size"] is None


@pytest.mark.parametrize("options", [{}, ASK])
def test_a_selection_is_secret_until_it_is_complete(options: dict[str, str]) -> None:
    """DO-Z16, R8: while an opponent selects, the others see the same table, whatever he has picked so far."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": f"{FIVE}, curse"}, {}], options=options).play("play militia")
    events = len(scene.position.events())
    for reader in (0, 2, None):
        twin = scene.twin()
        assert len(watched(twin, reader, "discard copper", "discard gold")) == 1
        assert "options" not in question_seen(twin, reader)
        assert player_seen(twin, reader, 1)["hand_size"] == 6
        assert len(twin.position.events()) == events
    scene.play("discard copper")
    assert player_seen(scene, 1, 1)["selected"] == ["copper"]


def test_the_last_selected_card_ends_on_top() -> None:
    """DO-T05.2, DO-T05.1: under auto the order of selection is the order on the pile, and no more is asked."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": f"{FIVE}, curse"}])
    scene.play("play militia", "discard duchy", "discard copper", "discard gold")
    assert scene.discard(1) == "duchy, copper, gold"
    scene.expect_question(0, "buy-card")


@pytest.mark.parametrize("top", ["copper", "gold", "duchy"])
def test_where_the_table_asks_the_owner_names_the_top_card(top: str) -> None:
    """DO-T05.5, DO-T05.1: among the discarded kinds; the others see the card only once it lies there."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": f"{FIVE}, curse"}], options=ASK)
    scene.play("play militia", "discard copper", "discard gold", "discard duchy")
    scene.expect_question(1, "discard-top", "top copper, top gold, top duchy")
    assert "options" not in question_seen(scene, 0)
    assert scene.events("cards-discarded") == []
    scene.play(f"top {top}")
    assert player_seen(scene, 0, 1)["discard_top"] == top
    assert scene.events("cards-discarded", 0) == [{"seat": 1, "number": 3, "top": top}]
    assert sorted(scene.discard(1).split(", ")) == ["copper", "duchy", "gold"]
    assert scene.hand(1) == "silver, estate, curse"


@pytest.mark.parametrize(
    "hand", ["4 copper, gold", "3 estate, 2 curse", FIVE, "2 copper, 2 silver, 2 gold", "6 copper"]
)
def test_where_the_table_asks_every_way_to_select_ends_with_three_cards(hand: str) -> None:
    """DO-C13.2, DO-C13.3, DO-T05.5: whatever is picked first, the discard comes to its end and no card gets lost."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": hand}], options=ASK).play("play militia")
    cards = sorted(scene.position.players[1].hand.listed())
    left: set[tuple[int, ...]] = set()
    for twin in endings(scene.position, 1):
        player = twin.players[1]
        assert player.hand.size == 3, f"stops at {said(player.hand.listed())}"
        assert sorted(player.hand.listed() + player.discard.listed()) == cards
        left.add(tuple(player.hand.listed()))
    assert left == set(combinations(cards, 3))


def test_where_the_table_asks_the_question_does_not_tell_the_kinds() -> None:
    """R8, DO-C13.5: with the same card on top, others see the same, whether the one below it is of that kind or not."""
    sights = []
    for moves in (["discard copper", "discard copper"], ["discard copper", "discard estate"]):
        scene = Scene(players=[{"hand": "militia"}, {"hand": "2 copper, 3 estate"}], options=ASK)
        scene.play("play militia")
        watched_now = watched(scene, 0, *moves)
        if scene.position.asked == 1:
            watched_now += watched(scene, 0, "top copper")[1:]
        sights.append(watched_now)
    assert sights[0] == sights[1]


def test_what_others_imagine_of_a_victim_who_chooses() -> None:
    """R8, DO-Z12, DO-Z03.1: drawn anew for another seat, the question offers what the imagined hand allows."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": FIVE, "deck": "6 village"}]).play("play militia")
    for seed in range(20):
        imagined = scene.position.determinise(0, seed)
        offered = {imagined.notation(option) for option in imagined.legal()}
        assert offered == {
            f"discard {card.split()[-1]}" for card in said(imagined.players[1].hand.listed()).split(", ")
        }


def test_moat_keeps_the_hand_whole() -> None:
    """DO-R02.3, DO-R02.8, DO-R02.9: who reveals keeps five cards; the next one discards, the coins come."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": "moat, 4 copper"}, {"hand": FIVE}])
    scene.play("play militia", "reveal moat")
    scene.expect_question(2, "militia-discard")
    assert (scene.hand(1), scene.discard(1)) == ("4 copper, moat", "")
    assert scene.counters == (0, 1, 2)


def test_a_moat_in_the_draw_pile_is_asked_about_in_vain() -> None:
    """DO-I56, DO-R02.14: its owner is posed a question with one answer, who never had one is not; nothing is logged."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": FIVE, "deck": "moat"}, {"hand": FIVE, "deck": "copper"}])
    scene.play("play militia")
    scene.expect_question(1, "moat-reveal", "pass")
    before = learned(scene, None)
    scene.play("pass")
    scene.expect_question(1, "militia-discard")
    assert [event["event"] for event in learned(scene, None)[len(before) :]] == ["bonus"]
    for seat in (1, 2):
        scene.expect_question(seat, "militia-discard")
        scene.play("discard copper", "discard estate")
        assert scene.sizes(seat)[0] == 3
    assert scene.events("moat-revealed") == []


def test_throne_room_on_militia() -> None:
    """DO-Q12, DO-C13.4: 4 coins and two windows; who was hit by the first play loses nothing to the second."""
    scene = Scene(players=[{"hand": "throne-room, militia"}, {"hand": f"moat, {FIVE}"}, {"hand": FIVE}])
    scene.play("play throne-room", "play militia")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    scene.play("pass", "discard copper", "discard silver", "discard gold")
    scene.expect_question(2, "militia-discard")
    scene.play("discard copper", "discard silver")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    assert scene.counters == (0, 1, 2)
    scene.play("pass")
    scene.expect_question(0, "buy-card")
    assert scene.counters == (0, 1, 4)
    assert (scene.hand(1), scene.hand(2)) == ("estate, duchy, moat", "gold, estate, duchy")
    assert plays(scene)[1:] == [("militia", "first"), ("militia", "second")]


def test_throne_room_on_militia_when_the_second_play_finds_a_full_hand() -> None:
    """DO-Q12, DO-R02.13: who was protected the first time only, discards the second time."""
    scene = Scene(players=[{"hand": "throne-room, militia"}, {"hand": "moat, 4 copper"}])
    scene.play("play throne-room", "play militia", "reveal moat", "pass")
    scene.expect_question(1, "militia-discard", "discard copper, discard moat")
    scene.play("discard copper", "discard copper")
    assert scene.hand(1) == "2 copper, moat"


def test_throne_room_on_militia_when_the_moat_is_discarded_in_between() -> None:
    """DO-I12: in the second window "not" is the only answer, and three cards stay three."""
    scene = Scene(players=[{"hand": "throne-room, militia"}, {"hand": "moat, 4 copper"}])
    scene.play("play throne-room", "play militia", "pass", "discard moat", "discard copper")
    scene.expect_question(1, "moat-reveal", "pass")
    scene.play("pass")
    scene.expect_question(0, "buy-card")
    assert (scene.hand(1), scene.discard(1)) == ("3 copper", "moat, copper")


def test_council_room_and_then_militia() -> None:
    """DO-I18: each unprotected opponent goes from five cards to six to three."""
    hand = {"hand": FIVE, "deck": "curse"}
    scene = Scene(players=[{"hand": "village, council-room, militia", "deck": "9 copper"}, hand, hand])
    scene.play("play village", "play council-room")
    assert [scene.sizes(seat)[0] for seat in (1, 2)] == [6, 6]
    scene.play("play militia")
    for seat in (1, 2):
        scene.expect_question(seat, "militia-discard")
        scene.play("discard copper", "discard gold", "discard curse")
    assert [scene.hand(seat) for seat in (1, 2)] == ["silver, estate, duchy"] * 2


def test_the_log_of_a_militia() -> None:
    """DO-C13.1, DO-C13.2, DO-T10.1: play, coins, then one discard per opponent in turn order."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": FIVE}, {"hand": "3 copper"}, {"hand": FIVE}])
    scene.play("play militia", "discard copper", "discard silver", "discard gold", "discard duchy")
    assert log(scene)[:4] == ["action-played", "bonus", "cards-discarded", "cards-discarded"]
    assert scene.events("action-played") == [{"seat": 0, "kind": "militia", "play": "normal", "actions": 0}]
    assert scene.events("bonus") == [{"seat": 0, "cards": 0, "actions": 0, "buys": 0, "coins": 2}]
    assert scene.events("cards-discarded") == [
        {"seat": 1, "number": 2, "top": "silver"},
        {"seat": 3, "number": 2, "top": "duchy"},
    ]
