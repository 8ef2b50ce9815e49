"""Bureaucrat: a Silver for the attacker, a Victory card back on each victim's draw pile."""

from __future__ import annotations

import pytest

from signoria.games.dominion.data.components import NAMES
from tests.games.dominion.cards.glance import log, player_seen
from tests.kit.scene import Scene

EVERYONE = [0, 1, 2, None]


def test_a_silver_goes_on_top_of_the_own_draw_pile() -> None:
    """DO-C02.1: from the supply onto the draw pile, not to the discard pile, and without a question."""
    scene = Scene(players=[{"hand": "bureaucrat", "deck": "copper", "discard": "curse"}, {"hand": "copper"}])
    before = scene.supply("silver")
    scene.play("play bureaucrat")
    assert scene.deck(0) == "silver, copper"
    assert scene.discard(0) == "curse"
    assert scene.supply("silver") == before - 1
    scene.expect_question(0, "buy-card")


@pytest.mark.parametrize("reader", EVERYONE)
def test_everyone_sees_the_silver_gained(reader: int | None) -> None:
    """DO-C02.1, DO-T07.7: the gain is told to all; later all may remember what lies on top."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "copper"}, {"hand": "copper"}])
    scene.play("play bureaucrat")
    assert scene.events("card-gained", reader) == [
        {"seat": 0, "kind": "silver", "source": "supply", "place": "deck", "left": 39}
    ]
    assert player_seen(scene, reader, 0)["known_top"] == ["silver"]
    assert player_seen(scene, reader, 0)["discard_top"] is None


def test_the_silver_is_the_next_card_drawn() -> None:
    """DO-C02.1: it lies on top, so the next hand has it, as all know."""
    scene = Scene(players=[{"hand": "bureaucrat", "deck": "5 estate"}, {"hand": "copper"}])
    scene.play("play bureaucrat").end_turn()
    assert scene.hand(0) == "silver, 4 estate"
    assert player_seen(scene, 1, 0)["known_hand"] == ["silver"]


def test_without_silver_in_the_supply_the_attack_goes_on() -> None:
    """DO-C02.2, DO-I22: nothing is gained, and the opponents are still affected."""
    scene = Scene(players=[{"hand": "bureaucrat", "deck": "copper"}, {"hand": "estate, copper"}], supply={"silver": 0})
    scene.play("play bureaucrat")
    assert scene.deck(0) == "copper"
    assert scene.events("card-gained") == []
    assert scene.events("no-effect") == [{"seat": 0, "kind": "bureaucrat", "reason": "nothing-to-gain"}]
    scene.expect_question(1, "bureaucrat-victory", "return estate")
    scene.play("return estate")
    assert scene.deck(1) == "estate"


def test_the_last_silver_empties_its_pile() -> None:
    """DO-C02.1: the last Silver can be gained; the pile is then told to be empty."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "copper"}], supply={"silver": 1})
    scene.play("play bureaucrat")
    assert scene.deck(0) == "silver"
    assert scene.events("pile-empty") == [{"kind": "silver", "empty": 1}]


@pytest.mark.parametrize(
    ("seats", "attacker", "order"),
    [
        (2, 0, [1]),
        (2, 1, [0]),
        (3, 0, [1, 2]),
        (3, 1, [2, 0]),
        (4, 0, [1, 2, 3]),
        (4, 2, [3, 0, 1]),
        (4, 3, [0, 1, 2]),
    ],
)
def test_opponents_put_back_in_turn_order(seats: int, attacker: int, order: list[int]) -> None:
    """DO-C02.3, DO-R01.1, DO-R01.2: from the attacker's left on, each completely before the next."""
    victim = {"hand": "estate, duchy, copper", "deck": "gold"}
    mine = {"hand": "bureaucrat, estate", "deck": "copper"}
    scene = Scene(players=[mine if seat == attacker else victim for seat in range(seats)], active=attacker)
    scene.play("play bureaucrat")
    for seat in order:
        scene.expect_question(seat, "bureaucrat-victory", "return estate, return duchy")
        scene.play("return duchy")
        assert (scene.hand(seat), scene.deck(seat)) == ("copper, estate", "duchy, gold")
    scene.expect_question(attacker, "buy-card")
    assert (scene.hand(attacker), scene.deck(attacker)) == ("estate", "silver, copper")
    assert [event["seat"] for event in scene.events("card-returned")] == order


def test_the_silver_comes_before_the_victory_cards() -> None:
    """DO-C02.3, DO-T10.1: the attacker has the Silver when the first opponent is asked."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "estate"}])
    scene.play("play bureaucrat")
    scene.expect_question(1, "bureaucrat-victory")
    assert scene.deck(0) == "silver"


def test_putting_back_is_compulsory() -> None:
    """DO-C02.3, R1: even a single Victory card is asked for, and nothing else is allowed."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "estate, 4 copper"}])
    scene.play("play bureaucrat")
    scene.expect_question(1, "bureaucrat-victory", "return estate")
    scene.expect_refused("pass")
    scene.expect_refused("none")
    scene.expect_refused("return copper")


def test_the_opponent_chooses_among_the_victory_kinds_in_hand() -> None:
    """DO-C02.4, DO-C02.8: all four Victory kinds and no other card, each kind once."""
    hand = "copper, 2 estate, duchy, province, curse, gardens, smithy"
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": hand, "deck": "copper"}])
    scene.play("play bureaucrat")
    scene.expect_question(1, "bureaucrat-victory", "return estate, return duchy, return province, return gardens")
    scene.play("return province")
    assert scene.hand(1) == "copper, 2 estate, duchy, curse, gardens, smithy"
    assert scene.deck(1) == "province, copper"


@pytest.mark.parametrize("kind", ["estate", "duchy", "province", "gardens"])
def test_every_victory_kind_can_be_put_back(kind: str) -> None:
    """DO-C02.4: one Victory card in hand is the one that goes back."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": f"{kind}, 2 silver"}])
    scene.play("play bureaucrat", f"return {kind}")
    assert scene.deck(1) == kind
    assert scene.hand(1) == "2 silver"


@pytest.mark.parametrize("reader", EVERYONE)
def test_the_card_is_shown_before_it_goes_back(reader: int | None) -> None:
    """DO-C02.5: all are told the kind, and may remember what lies on top of that draw pile."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "estate, duchy", "deck": "gold"}, {"hand": "copper"}])
    scene.play("play bureaucrat", "return duchy")
    assert scene.events("card-returned", reader) == [{"seat": 1, "kind": "duchy"}]
    assert player_seen(scene, reader, 1)["known_top"] == ["duchy"]


@pytest.mark.parametrize("reader", [0, 2, None])
def test_only_the_opponent_knows_his_options(reader: int | None) -> None:
    """DO-C02.4, R8: that he is asked tells he has a Victory card; which ones, nobody else learns."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "estate, duchy"}, {"hand": "copper"}])
    scene.play("play bureaucrat")
    assert scene.position.view(reader)["question"] == {"kind": "bureaucrat-victory", "seat": 1}
    assert "hand" not in player_seen(scene, reader, 1)
    assert scene.position.view(1)["question"] == {
        "kind": "bureaucrat-victory",
        "seat": 1,
        "options": ["return estate", "return duchy"],
    }


def test_what_others_imagine_of_an_opponent_who_chooses() -> None:
    """R8, DO-C02.4: drawn anew for another seat, he has a Victory card in hand and is offered those he has then."""
    hand = {"hand": "estate, 4 copper", "deck": "duchy, 5 copper"}
    scene = Scene(players=[{"hand": "bureaucrat"}, hand]).play("play bureaucrat")
    for seed in range(20):
        imagined = scene.position.determinise(0, seed)
        kinds = {NAMES[kind] for kind in imagined.players[1].hand.listed()} & {"estate", "duchy"}
        assert kinds
        assert {imagined.notation(option) for option in imagined.legal()} == {f"return {kind}" for kind in kinds}


@pytest.mark.parametrize("reader", EVERYONE)
def test_a_hand_without_victory_cards_is_shown(reader: int | None) -> None:
    """DO-C02.6, DO-I20: five Coppers are revealed to all; nothing moves."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "5 copper", "deck": "estate"}, {"hand": "gold"}])
    scene.play("play bureaucrat")
    assert scene.events("hand-revealed", reader) == [
        {"seat": 1, "kinds": ["copper"] * 5},
        {"seat": 2, "kinds": ["gold"]},
    ]
    assert player_seen(scene, reader, 1)["known_hand"] == ["copper"] * 5
    assert (scene.hand(1), scene.deck(1), scene.discard(1)) == ("5 copper", "estate", "")
    assert scene.events("card-returned") == []
    scene.expect_question(0, "buy-card")


@pytest.mark.parametrize("reader", EVERYONE)
def test_a_hand_with_a_victory_card_is_not_shown(reader: int | None) -> None:
    """DO-C02.6: only who has no Victory card shows his hand."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "estate, gold"}, {"hand": "province"}])
    scene.play("play bureaucrat", "return estate", "return province")
    assert scene.events("hand-revealed", reader) == []
    assert player_seen(scene, reader, 1)["known_hand"] == []


def test_an_empty_hand_shows_nothing() -> None:
    """DO-C02.7, DO-R03.1: there is nothing to reveal, nobody is asked and nothing is told."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"deck": "estate", "discard": "duchy"}, {"hand": "duchy"}])
    scene.play("play bureaucrat")
    scene.expect_question(2, "bureaucrat-victory", "return duchy")
    assert scene.events("hand-revealed") == []
    assert (scene.deck(1), scene.discard(1)) == ("estate", "duchy")


def test_a_curse_is_no_option_but_gardens_are() -> None:
    """DO-C02.8, DO-I21: only the Gardens can go back."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "curse, gardens"}])
    scene.play("play bureaucrat")
    scene.expect_question(1, "bureaucrat-victory", "return gardens")
    scene.play("return gardens")
    assert (scene.hand(1), scene.deck(1)) == ("curse", "gardens")


def test_a_hand_of_curses_is_shown() -> None:
    """DO-C02.8, DO-C02.6: a Curse is no Victory card, so the whole hand is revealed."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "2 curse, copper"}])
    scene.play("play bureaucrat")
    assert scene.events("hand-revealed") == [{"seat": 1, "kinds": ["copper", "curse", "curse"]}]
    assert scene.hand(1) == "copper, 2 curse"


def test_the_silver_on_an_empty_draw_pile() -> None:
    """DO-C02.9, DO-X7, DO-T02.1: it is the only card there; the four discarded cards are not shuffled."""
    scene = Scene(players=[{"hand": "bureaucrat", "discard": "4 copper"}, {"hand": "copper"}])
    scene.play("play bureaucrat")
    assert scene.deck(0) == "silver"
    assert scene.discard(0) == "4 copper"
    assert scene.events("deck-shuffled") == []


def test_the_victory_card_on_an_empty_draw_pile() -> None:
    """DO-C02.9: the opponent's draw pile is that one card; his discard pile stays as it is."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "estate, copper", "discard": "gold, silver"}])
    scene.play("play bureaucrat", "return estate")
    assert (scene.deck(1), scene.discard(1)) == ("estate", "gold, silver")
    assert scene.events("deck-shuffled") == []


def test_the_log_of_a_play() -> None:
    """DO-C02.1, DO-C02.3, DO-C02.6: gain, then each opponent's card or hand in turn order."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "copper"}, {"hand": "estate"}, {}])
    scene.play("play bureaucrat", "return estate")
    assert log(scene) == [
        "action-played",
        "card-gained",
        "hand-revealed",
        "card-returned",
        "hand-revealed",
        "phase",
    ]
    assert scene.events("action-played") == [{"seat": 0, "kind": "bureaucrat", "play": "normal", "actions": 0}]


def test_a_moat_is_revealed_before_the_silver_is_gained() -> None:
    """DO-R02.1, DO-R02.9: the window comes first; the Silver is gained all the same."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "moat, estate"}])
    scene.play("play bureaucrat")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    assert scene.deck(0) == ""
    scene.play("reveal moat")
    assert scene.deck(0) == "silver"
    assert (scene.hand(1), scene.deck(1)) == ("estate, moat", "")
    scene.expect_question(0, "buy-card")


def test_a_moat_keeps_the_hand_hidden() -> None:
    """DO-R02.3, DO-R02.8: who reveals it does not show his hand; the next opponent is touched as usual."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "moat, copper"}, {"hand": "2 copper"}])
    scene.play("play bureaucrat", "reveal moat")
    assert scene.events("hand-revealed") == [{"seat": 2, "kinds": ["copper", "copper"]}]
    assert player_seen(scene, 0, 1)["known_hand"] == ["moat"]


def test_a_moat_kept_back_protects_nobody() -> None:
    """DO-R02.5, DO-C02.6: an Action is no Victory card, so the hand with the Moat is shown."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "moat, copper"}])
    scene.play("play bureaucrat", "pass")
    assert scene.events("hand-revealed") == [{"seat": 1, "kinds": ["copper", "moat"]}]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_throne_room_gains_two_silvers_and_takes_two_victory_cards(seats: int) -> None:
    """DO-Q02: all opponents answer the first play before the second begins; the later card lies on top."""
    victim = {"hand": "estate, duchy, copper", "deck": "gold"}
    scene = Scene(players=[{"hand": "throne-room, bureaucrat", "deck": "copper"}] + [victim] * (seats - 1))
    scene.play("play throne-room", "play bureaucrat")
    for card, silvers in (("estate", "silver, copper"), ("duchy", "2 silver, copper")):
        for seat in range(1, seats):
            assert scene.position.asked == seat
            assert scene.deck(0) == silvers
            scene.play(f"return {card}")
    for seat in range(1, seats):
        assert (scene.hand(seat), scene.deck(seat)) == ("copper", "duchy, estate, gold")
    assert scene.counters == (0, 1, 0)


def test_throne_room_against_one_victory_card() -> None:
    """DO-Q02, DO-C02.6: who has only one puts it back and shows the rest of his hand to the second play."""
    scene = Scene(players=[{"hand": "throne-room, bureaucrat"}, {"hand": "estate, copper"}])
    scene.play("play throne-room", "play bureaucrat", "return estate")
    assert scene.events("hand-revealed") == [{"seat": 1, "kinds": ["copper"]}]
    assert (scene.hand(1), scene.deck(1)) == ("copper", "estate")
    assert scene.deck(0) == "2 silver"


def test_throne_room_opens_two_windows() -> None:
    """DO-Q02, DO-R02.13: a Moat revealed against the first play does nothing against the second."""
    scene = Scene(players=[{"hand": "throne-room, bureaucrat"}, {"hand": "moat, estate, duchy"}])
    scene.play("play throne-room", "play bureaucrat")
    scene.expect_question(1, "moat-reveal")
    scene.play("reveal moat")
    assert scene.deck(0) == "silver"
    scene.expect_question(1, "moat-reveal")
    scene.play("pass", "return duchy")
    assert (scene.hand(1), scene.deck(1), scene.deck(0)) == ("estate, moat", "duchy", "2 silver")


def test_throne_room_with_one_silver_left() -> None:
    """DO-Q02, DO-C02.2: the second play finds the pile empty and attacks all the same."""
    scene = Scene(players=[{"hand": "throne-room, bureaucrat"}, {"hand": "estate, duchy"}], supply={"silver": 1})
    scene.play("play throne-room", "play bureaucrat", "return estate", "return duchy")
    assert scene.deck(0) == "silver"
    assert scene.deck(1) == "duchy, estate"


@pytest.mark.parametrize(("counts", "size"), [("strict", None), ("open", 3)])
def test_the_size_of_the_draw_pile_afterwards(counts: str, size: int | None) -> None:
    """DO-Z04.2, DO-Z04.3, DO-Z04.4, DO-C02.1: others may count the attacker's draw pile only where counts are open."""
    scene = Scene(
        players=[{"hand": "bureaucrat", "deck": "2 copper"}, {"hand": "copper"}], options={"pile-counts": counts}
    )
    scene.play("play bureaucrat")
    assert player_seen(scene, 1, 0)["deck_size"] == size
    assert player_seen(scene, None, 0)["deck_size"] == size
    assert player_seen(scene, 0, 0)["deck_size"] == 3
