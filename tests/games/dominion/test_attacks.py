"""Effects on several players, Attacks, and the window for reactions."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.dominion.data.components import ACTION, ATTACK, CARDS
from tests.games.dominion.playing import new_game, notations, player_view, readers, view, wander
from tests.kit.scene import Scene

ATTACKS = ["bureaucrat", "militia", "spy", "thief", "witch"]
PEACEFUL = [card.name for card in CARDS if card.types & ACTION and not card.types & ATTACK]
WITH_MOAT = {"hand": "moat, 2 estate, 2 copper", "deck": "silver, gold, copper"}
WITHOUT = {"hand": "2 estate, 3 copper", "deck": "silver, gold, copper"}


def cards_elsewhere(scene: Scene, seat: int) -> tuple[str, str, str]:
    return scene.hand(seat), scene.deck(seat), scene.discard(seat)


def resolve(scene: Scene) -> Scene:
    """Take the first option of everything until the attacker can go on with the turn."""
    while scene.position.question not in ("play-action", "play-treasure", "buy-card"):
        scene.play(scene.options[0])
    return scene


# --- Order of resolution ---


def test_an_effect_goes_round_from_the_active_player() -> None:
    """DO-R, DO-R01.1: he comes first if it touches him, then the others, one completely before the next."""
    players = [{"deck": "copper, gold"}, {"hand": "spy", "deck": "silver, estate"}, {"deck": "duchy"}]
    scene = Scene(active=1, players=players).play("play spy")
    for owner, card in [(1, "estate"), (2, "duchy"), (0, "copper")]:
        scene.expect_question(1, "spy-fate", "put-back, discard-it")
        assert (view(scene.position)["revealed_of"], scene.zone("revealed")) == (owner, card)
        scene.play("discard-it")
        assert scene.discard(owner) == card
    assert view(scene.position)["revealed_of"] is None


def test_an_effect_on_others_begins_with_the_left_neighbour() -> None:
    """DO-R01.1: council room and witch go round from there."""
    room = Scene(active=2, players=[{"deck": "copper"}, {"deck": "gold"}, {"hand": "council-room", "deck": "4 estate"}])
    room.play("play council-room")
    assert [event["seat"] for event in room.events("cards-drawn")] == [2, 0, 1]
    witch = Scene(active=1, players=[{}, {"hand": "witch"}, {}], supply={"curse": 9}).play("play witch")
    assert [event["seat"] for event in witch.events("card-gained")] == [2, 0]


def test_one_player_is_dealt_with_before_the_next() -> None:
    """DO-R01.1: a thief takes from the first victim before the second reveals."""
    scene = Scene(players=[{"hand": "thief"}, {"deck": "copper, silver"}, {"deck": "gold, copper"}]).play("play thief")
    assert scene.zone("revealed") == "copper, silver"
    assert scene.deck(2) == "gold, copper"
    scene.play("trash silver")
    assert scene.discard(1) == "copper"
    assert scene.zone("revealed") == "gold, copper"


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_decisions_of_several_players_come_in_turn_order(active: int) -> None:
    """DO-R01.2: each in his turn from the attacker's left."""
    players = [{"hand": "militia, 3 copper" if seat == active else "4 copper"} for seat in range(4)]
    scene = Scene(active=active, players=players).play("play militia")
    for distance in (1, 2, 3):
        scene.expect_question((active + distance) % 4, "militia-discard")
        scene.play("discard copper")


def test_later_players_see_what_earlier_ones_did() -> None:
    """DO-R01.2: number and top card of a discard, or the card put back."""
    players = [{"hand": "militia"}, {"hand": "3 copper, estate"}, {"hand": "4 copper"}]
    militia = Scene(players=players).play("play militia", "discard estate")
    militia.expect_question(2, "militia-discard")
    assert player_view(militia.position, 2, 1)["discard_top"] == "estate"
    assert player_view(militia.position, 2, 1)["hand_size"] == 3
    players = [{"hand": "bureaucrat"}, {"hand": "duchy, estate"}, {"hand": "estate"}]
    bureaucrat = Scene(players=players).play("play bureaucrat", "return duchy")
    bureaucrat.expect_question(2, "bureaucrat-victory")
    assert player_view(bureaucrat.position, 2, 1)["known_top"] == ["duchy"]


# --- The window ---


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_window_opens_before_any_of_the_text(attack: str) -> None:
    """DO-R02, DO-R02.1: the Attack lies in the play area, but neither bonus nor attack has happened."""
    attacker = {"hand": f"{attack}, estate", "deck": "3 copper"}
    scene = Scene(players=[attacker, WITH_MOAT])
    untouched = cards_elsewhere(scene, 1)
    scene.play(f"play {attack}")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    assert scene.zone("play_area") == attack
    assert (scene.counters, cards_elsewhere(scene, 0)) == ((0, 1, 0), ("estate", "3 copper", ""))
    assert cards_elsewhere(scene, 1) == untouched
    assert [event.kind for event in scene.position.events()] == ["action-played"]


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_the_window_goes_round_from_the_attackers_left(active: int) -> None:
    """DO-R02.2: every opponent may reveal, one after another, before the text is followed."""
    players = [{"hand": "witch, moat" if seat == active else "moat, copper"} for seat in range(4)]
    scene = Scene(active=active, players=players).play("play witch")
    for distance in (1, 2, 3):
        scene.expect_question((active + distance) % 4, "moat-reveal", "reveal moat, pass")
        scene.play("pass")
    assert len(scene.events("card-gained")) == 3


@pytest.mark.parametrize("attack", ATTACKS)
def test_who_reveals_is_untouched(attack: str) -> None:
    """DO-R02, DO-R02.3, DO-R02.4: hand, piles and moat stay as they were; nothing is drawn or used."""
    scene = Scene(players=[{"hand": attack, "deck": "3 copper"}, WITH_MOAT])
    untouched = cards_elsewhere(scene, 1)
    resolve(scene.play(f"play {attack}", "reveal moat"))
    assert cards_elsewhere(scene, 1) == untouched
    assert scene.zone("play_area") == attack
    assert scene.supply("curse") == 10
    assert [event for event in scene.events("action-played") if event["kind"] == "moat"] == []


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_moat_kept_hidden_protects_nobody(attack: str) -> None:
    """DO-R02.5: whoever passes is attacked like one without a moat."""
    scene = Scene(players=[{"hand": attack, "deck": "3 copper"}, WITH_MOAT])
    untouched = cards_elsewhere(scene, 1)
    scene.play(f"play {attack}", "pass")
    if attack == "spy":
        scene.play("put-back", "discard-it")
    resolve(scene)
    assert cards_elsewhere(scene, 1) != untouched
    assert scene.events("moat-revealed") == []


def test_one_moat_serves_against_every_attack() -> None:
    """DO-R02.6: twice in one turn, and again in the turn of the next attacker."""
    players = [{"hand": "witch"}, {"hand": "moat"}, {"hand": "2 witch"}]
    scene = Scene(active=2, players=players, actions=2)
    scene.play("play witch", "reveal moat", "play witch", "reveal moat").end_turn()
    assert scene.position.active == 0
    scene.play("play witch", "reveal moat")
    assert [event["seat"] for event in scene.events("moat-revealed")] == [1, 1, 1]
    assert cards_elsewhere(scene, 1) == ("moat", "", "")


def test_each_player_is_asked_once_per_play() -> None:
    """DO-R02.7: two moats in hand make no second question."""
    scene = Scene(players=[{"hand": "witch"}, {"hand": "2 moat"}]).play("play witch", "reveal moat")
    scene.expect_question(0, "buy-card")
    assert len(scene.events("moat-revealed")) == 1


def test_a_moat_protects_its_owner_only() -> None:
    """DO-R02.8: the others are attacked."""
    scene = Scene(players=[{"hand": "witch"}, WITH_MOAT, WITHOUT]).play("play witch", "reveal moat")
    assert [event["seat"] for event in scene.events("card-gained")] == [2]


@pytest.mark.parametrize(
    ("attack", "counters", "hand", "deck"),
    [
        ("bureaucrat", (0, 1, 0), "", "silver, copper, estate, gold"),
        ("militia", (0, 1, 2), "", "copper, estate, gold"),
        ("spy", (1, 1, 0), "copper", "estate, gold"),
        ("thief", (0, 1, 0), "", "copper, estate, gold"),
        ("witch", (0, 1, 0), "copper, estate", "gold"),
    ],
)
def test_a_moat_takes_nothing_from_the_attacker(
    attack: str, counters: tuple[int, int, int], hand: str, deck: str
) -> None:
    """DO-R02.9: his cards, actions, coins, silver and own spying are his all the same."""
    scene = Scene(players=[{"hand": attack, "deck": "copper, estate, gold"}, WITH_MOAT])
    scene.play(f"play {attack}", "reveal moat")
    if attack == "spy":
        assert scene.zone("revealed") == "estate"
        scene.play("put-back")
    assert (scene.counters, scene.hand(0), scene.deck(0)) == (counters, hand, deck)


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_attacker_does_not_react(attack: str) -> None:
    """DO-R02.10: a moat in his own hand is not asked for."""
    scene = Scene(players=[{"hand": f"{attack}, moat", "deck": "3 copper"}, WITHOUT]).play(f"play {attack}")
    assert scene.position.question != "moat-reveal"


@pytest.mark.parametrize("card", PEACEFUL)
def test_other_cards_open_no_window(card: str) -> None:
    """DO-R02.11: council room and all that are no Attacks."""
    scene = Scene(players=[{"hand": f"{card}, copper, estate", "deck": "9 copper"}, WITH_MOAT]).play(f"play {card}")
    while scene.position.question not in ("play-action", "play-treasure", "buy-card"):
        assert scene.position.asked == 0
        scene.play(scene.options[0])


@pytest.mark.parametrize(
    ("attack", "victim", "supply"),
    [
        ("witch", {"hand": "moat"}, {"curse": 0}),
        ("militia", {"hand": "moat"}, {}),
        ("thief", {"hand": "moat"}, {}),
        ("spy", {"hand": "moat"}, {}),
        ("bureaucrat", {"hand": "moat"}, {"silver": 0}),
    ],
)
def test_the_window_opens_for_an_attack_that_can_do_nothing(
    attack: str, victim: dict[str, str], supply: dict[str, int]
) -> None:
    """DO-R02.12: the play is the trigger."""
    scene = Scene(players=[{"hand": attack}, victim], supply=supply).play(f"play {attack}")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")


@pytest.mark.parametrize(("answers", "curses"), [("rr", 0), ("rp", 1), ("pr", 1), ("pp", 2)])
def test_a_doubled_attack_opens_two_windows(answers: str, curses: int) -> None:
    """DO-R02.13: each play is answered for itself."""
    scene = Scene(players=[{"hand": "throne-room, witch"}, {"hand": "moat"}]).play("play throne-room", "play witch")
    for answer in answers:
        scene.expect_question(1, "moat-reveal", "reveal moat, pass")
        scene.play({"r": "reveal moat", "p": "pass"}[answer])
    assert 10 - scene.supply("curse") == curses


@pytest.mark.parametrize(
    ("player", "options"),
    [
        ({"hand": "moat"}, "reveal moat, pass"),
        ({"hand": "copper", "deck": "gold, moat"}, "pass"),
        ({"hand": "copper", "discard": "moat, gold"}, "pass"),
    ],
)
def test_who_owns_a_moat_is_asked(player: dict[str, str], options: str) -> None:
    """DO-R02.14: wherever it lies; without one in hand there is one answer."""
    scene = Scene(players=[{"hand": "witch"}, player]).play("play witch")
    scene.expect_question(1, "moat-reveal", options)


@pytest.mark.parametrize(
    "player", [{"hand": "copper", "deck": "5 gold"}, {"hand": "", "deck": "moat"}, {"hand": "", "discard": "moat"}]
)
def test_who_cannot_hold_a_moat_is_not_asked(player: dict[str, str]) -> None:
    """DO-R02.14: one who owns none, and one with an empty hand: both are public facts."""
    Scene(players=[{"hand": "witch"}, player]).play("play witch").expect_question(0, "buy-card")


@pytest.mark.parametrize("holder", [{"hand": "moat, 4 copper"}, {"hand": "5 copper", "deck": "moat"}])
def test_not_revealing_is_not_logged(holder: dict[str, str]) -> None:
    """DO-R02.14, DO-I56: passing leaves no trace; who never had a moat is not asked; both discard down to three."""
    scene = Scene(players=[{"hand": "militia"}, holder, {"hand": "5 copper"}]).play("play militia")
    scene.expect_question(1, "moat-reveal")
    told = len(scene.position.events())
    scene.play("pass")
    assert [event.kind for event in scene.position.events(told)] == ["bonus"]
    while scene.position.asked != 0:
        assert scene.position.question == "militia-discard"
        scene.play("discard copper")
    assert (scene.sizes(1)[0], scene.sizes(2)[0]) == (3, 3)


def test_all_learn_of_a_revealed_moat() -> None:
    """DO-R02.2: the event names who and against which Attack."""
    scene = Scene(players=[{"hand": "thief"}, WITHOUT, WITH_MOAT]).play("play thief", "reveal moat")
    for reader in readers(scene.position):
        assert scene.events("moat-revealed", reader) == [{"seat": 2, "attack": "thief"}]


def test_a_driver_can_reveal_always() -> None:
    """DO-R02.15: the engine asks at every Attack and knows no preference; one answer given each time does it."""
    revealed = 0
    for seed in range(4):
        game = new_game(2, seed, kingdom_mode="interaction")
        assert not any("moat" in option for option in view(game)["options"])
        answered = 0
        for decision in wander(game, seed):
            while decision.question == "moat-reveal" and "reveal moat" in notations(decision):
                decision.play("reveal moat")
                answered += 1
        assert [event.kind for event in game.events()].count("moat-revealed") == answered
        revealed += answered
    assert revealed > 0


# --- Nothing to lose ---


@pytest.mark.parametrize(
    ("attack", "victim", "supply"),
    [
        ("militia", {"hand": "3 copper"}, {}),
        ("militia", {"hand": "copper"}, {}),
        ("militia", {"hand": ""}, {}),
        ("bureaucrat", {"hand": "", "deck": "gold"}, {}),
        ("spy", {"hand": "copper"}, {}),
        ("thief", {"hand": "copper"}, {}),
        ("witch", {"hand": "copper"}, {"curse": 0}),
    ],
)
def test_who_has_nothing_to_lose_is_skipped(attack: str, victim: dict[str, Any], supply: dict[str, int]) -> None:
    """DO-R03.1: no question, no event, no change; the next opponent follows."""
    attacker = {"hand": attack}
    scene = Scene(players=[attacker, victim, {"hand": "4 copper", "deck": "copper, silver"}], supply=supply)
    untouched = cards_elsewhere(scene, 1)
    scene.play(f"play {attack}")
    while scene.position.question not in ("play-action", "play-treasure", "buy-card"):
        assert scene.position.asked in (0, 2)
        scene.play(scene.options[0])
    assert cards_elsewhere(scene, 1) == untouched
    assert [event for event in scene.position.events() if event.facts.get("seat") == 1] == []
