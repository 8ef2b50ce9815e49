"""Moat: the Action, and the Reaction with its window."""

from __future__ import annotations

import pytest

from signoria.games.dominion.data.components import ACTIONS, ATTACKS, NAMES
from tests.games.dominion.cards.glance import learned, log, player_seen, plays, question_seen
from tests.kit.scene import Scene

ATTACK_CARDS = [name for kind, name in enumerate(NAMES) if (ATTACKS >> kind) & 1]
OTHER_ACTIONS = [name for kind, name in enumerate(NAMES) if (ACTIONS & ~ATTACKS) >> kind & 1]
TURN_QUESTIONS = ("play-action", "play-treasure", "buy-card")

# Somebody whom every Attack would touch: a large hand with a Victory card, and Treasures to be turned up.
TARGET = {"hand": "moat, 3 estate, copper", "deck": "silver, gold, duchy"}
ATTACKER = {"deck": "copper, gold, silver, duchy"}


def against(attack: str, *others: dict[str, str], attacker: int = 0, hand: str = "") -> Scene:
    """A scene in which an Attack has just been played; `others` sit to the left of the attacker."""
    players: list[dict[str, str]] = [{}] * (1 + len(others))
    players[attacker] = {"hand": f"{attack}, {hand}", **ATTACKER}
    for distance, other in enumerate(others, start=1):
        players[(attacker + distance) % len(players)] = other
    return Scene(players=players, active=attacker).play(f"play {attack}")


def resolved(scene: Scene) -> Scene:
    """The scene after the first option of everything that cards still ask."""
    while scene.position.question not in TURN_QUESTIONS:
        scene.play(scene.options[0])
    return scene


def zones(scene: Scene, seat: int) -> tuple[str, str, str]:
    """Hand, draw pile and discard pile of a player."""
    return scene.hand(seat), scene.deck(seat), scene.discard(seat)


def happened_to(scene: Scene, seat: int) -> list[str]:
    """The kinds of events about a player."""
    return [event.kind for event in scene.position.events() if event.facts.get("seat") == seat]


# --- The Action --------------------------------------------------------------------------------------------------


def test_moat_draws_two_cards() -> None:
    """DO-C15.1: two cards and nothing else, with nothing to decide; the played Moat is in the play area."""
    scene = Scene(players=[{"hand": "moat, estate", "deck": "gold, silver, copper"}, {}]).play("play moat")
    assert (scene.hand(0), scene.deck(0)) == ("silver, gold, estate", "copper")
    assert scene.counters == (0, 1, 0)
    assert scene.zone("play_area") == "moat"
    scene.expect_question(0, "play-treasure")


def test_moat_draws_across_a_shuffle_and_then_lapses() -> None:
    """DO-C15.1, DO-T01.2, DO-T01.3: one card from the draw pile, a shuffle, one more; nothing when all is gone."""
    scene = Scene(players=[{"hand": "village, 2 moat", "deck": "copper, gold", "discard": "silver"}, {}])
    scene.play("play village", "play moat")
    assert zones(scene, 0) == ("copper, silver, gold, moat", "", "")
    assert len(scene.events("deck-shuffled")) == 1
    scene.play("play moat")
    assert zones(scene, 0) == ("copper, silver, gold", "", "")
    assert len(scene.events("deck-shuffled")) == 1


def test_throne_room_on_moat() -> None:
    """DO-Q14: four cards."""
    scene = Scene(players=[{"hand": "throne-room, moat", "deck": "copper, silver, gold, duchy, curse"}, {}])
    scene.play("play throne-room", "play moat")
    assert (scene.hand(0), scene.deck(0)) == ("copper, silver, gold, duchy", "curse")
    assert plays(scene)[1:] == [("moat", "first"), ("moat", "second")]


def test_the_log_of_a_played_moat() -> None:
    """DO-C15.1, DO-Z10: play, bonus, two cards drawn; which ones is for the owner alone."""
    scene = Scene(players=[{"hand": "moat", "deck": "gold, copper"}, {}, {}]).play("play moat")
    assert log(scene)[:3] == ["action-played", "bonus", "cards-drawn"]
    assert scene.events("bonus") == [{"seat": 0, "cards": 2, "actions": 0, "buys": 0, "coins": 0}]
    assert scene.events("cards-drawn", 1) == [{"seat": 0, "number": 2}]
    assert scene.events("cards-drawn", 0)[0]["kinds"] == ["copper", "gold"]


# --- The window --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("attack", ATTACK_CARDS)
def test_the_window_opens_before_any_of_the_text(attack: str) -> None:
    """DO-R02.1, DO-R02, DO-C15.2, DO-P02.5: the Attack lies in the play area and has used the action, no more."""
    scene = against(attack, TARGET)
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    assert scene.zone("play_area") == attack
    assert scene.counters == (0, 1, 0)
    assert zones(scene, 0) == ("", "copper, gold, silver, duchy", "")
    assert log(scene) == ["action-played"]


@pytest.mark.parametrize(
    ("seats", "attacker", "order"),
    [(2, 1, [0]), (3, 0, [1, 2]), (3, 2, [0, 1]), (4, 0, [1, 2, 3]), (4, 2, [3, 0, 1])],
)
def test_opponents_are_asked_in_turn_order(seats: int, attacker: int, order: list[int]) -> None:
    """DO-R02.2, DO-R: every opponent, from the attacker's left on, before the text is followed."""
    scene = against("militia", *[TARGET] * (seats - 1), attacker=attacker)
    for seat in order:
        scene.expect_question(seat, "moat-reveal", "reveal moat, pass")
        assert scene.counters == (0, 1, 0)
        scene.play("reveal moat")
    scene.expect_question(attacker, "buy-card")
    assert scene.counters == (0, 1, 2)
    assert [event["seat"] for event in scene.events("moat-revealed")] == order


@pytest.mark.parametrize("attack", ATTACK_CARDS)
def test_who_reveals_is_not_touched(attack: str) -> None:
    """DO-R02.3: the whole Attack passes him by: no card of his moves and nothing about him is told but the Moat."""
    scene = against(attack, TARGET)
    before = zones(scene, 1)
    resolved(scene.play("reveal moat"))
    assert zones(scene, 1) == before
    assert happened_to(scene, 1) == ["moat-revealed"]


def test_the_moat_stays_in_hand() -> None:
    """DO-R02.4, DO-T03.4: it is shown, not played: no cards, no action used, only the Attack in play."""
    scene = against("militia", TARGET).play("reveal moat")
    assert zones(scene, 1) == ("copper, 3 estate, moat", "silver, gold, duchy", "")
    assert scene.zone("play_area") == "militia"
    assert scene.zone("revealed") == ""
    assert scene.counters == (0, 1, 2)
    assert scene.events("cards-drawn") == []


@pytest.mark.parametrize("attack", ATTACK_CARDS)
def test_a_moat_that_is_not_revealed_does_not_protect(attack: str) -> None:
    """DO-R02.5: who passes is attacked like anybody else."""
    scene = resolved(against(attack, TARGET).play("pass"))
    assert scene.events("moat-revealed") == []
    assert happened_to(scene, 1) != []


def test_one_moat_against_three_attacks_in_one_turn() -> None:
    """DO-I17, DO-R02.6: revealed three times, and still in hand."""
    scene = Scene(players=[{"hand": "village, spy, witch, militia", "deck": "9 copper"}, TARGET])
    scene.play("play village", "play spy", "reveal moat", "put-back", "play witch", "reveal moat", "play militia")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    scene.play("reveal moat")
    assert [event["attack"] for event in scene.events("moat-revealed")] == ["spy", "witch", "militia"]
    assert zones(scene, 1) == ("copper, 3 estate, moat", "silver, gold, duchy", "")


def test_one_moat_against_attacks_of_several_turns() -> None:
    """DO-R02.6: what was revealed against one player's Attack is revealed again against the next one's."""
    scene = Scene(players=[{"hand": "witch", "deck": "9 copper"}, {"hand": "witch", "deck": "9 copper"}, TARGET])
    scene.play("play witch", "reveal moat").end_turn()
    scene.play("play witch")
    scene.expect_question(2, "moat-reveal", "reveal moat, pass")
    scene.play("reveal moat")
    assert zones(scene, 2) == ("copper, 3 estate, moat", "silver, gold, duchy", "")
    assert scene.events("moat-revealed") == [{"seat": 2, "attack": "witch"}] * 2


@pytest.mark.parametrize("answer", ["reveal moat", "pass"])
def test_two_moats_are_asked_about_once(answer: str) -> None:
    """DO-R02.7: one question per player and play, however many Moats there are."""
    scene = against("witch", {"hand": "2 moat, copper"}).play(answer)
    scene.expect_question(0, "play-treasure")
    assert scene.hand(1) == "copper, 2 moat"


def test_moat_protects_its_owner_only() -> None:
    """DO-R02.8: the neighbours on both sides are hit."""
    plain = {"hand": "3 copper, estate", "deck": "gold"}
    scene = against("witch", plain, TARGET, plain)
    scene.expect_question(2, "moat-reveal")
    scene.play("reveal moat")
    assert [scene.discard(seat) for seat in (1, 2, 3)] == ["curse", "", "curse"]


@pytest.mark.parametrize(
    ("attack", "counters", "hand", "deck"),
    [
        ("bureaucrat", (0, 1, 0), "", "silver, copper, gold, silver, duchy"),
        ("militia", (0, 1, 2), "", "copper, gold, silver, duchy"),
        ("spy", (1, 1, 0), "copper", "gold, silver, duchy"),
        ("thief", (0, 1, 0), "", "copper, gold, silver, duchy"),
        ("witch", (0, 1, 0), "copper, gold", "silver, duchy"),
    ],
)
def test_the_attacker_gets_what_is_his(attack: str, counters: tuple[int, int, int], hand: str, deck: str) -> None:
    """DO-R02.9: cards, actions, coins, the Silver and the look at his own card come all the same."""
    scene = resolved(against(attack, TARGET).play("reveal moat"))
    assert scene.counters == counters
    assert (scene.hand(0), scene.deck(0)) == (hand, deck)
    spied = [{"seat": 0, "kinds": ["gold"], "source": "deck"}] if attack == "spy" else []
    assert scene.events("cards-revealed") == spied


def test_the_attacker_does_not_react_to_himself() -> None:
    """DO-R02.10: his own Moats pose no question."""
    scene = against("militia", {"hand": "4 copper"}, hand="2 moat")
    scene.expect_question(1, "militia-discard")


@pytest.mark.parametrize("card", OTHER_ACTIONS)
def test_other_cards_open_no_window(card: str) -> None:
    """DO-R02.11: no card but an Attack asks for a Moat, alone or doubled."""
    players = [{"hand": f"throne-room, {card}, 2 copper", **ATTACKER}, TARGET, TARGET]
    for moves in ([f"play {card}"], ["play throne-room", f"play {card}"]):
        scene = Scene(players=players).play(*moves)
        while scene.position.question not in TURN_QUESTIONS:
            assert scene.position.question != "moat-reveal"
            scene.play(scene.options[0])
        assert card in [name for name, _ in plays(scene)]


def test_moat_does_not_keep_the_card_of_a_council_room_away() -> None:
    """DO-I15, DO-R02.11: no window, and the opponent must draw."""
    scene = Scene(players=[{"hand": "council-room", "deck": "5 copper"}, TARGET]).play("play council-room")
    scene.expect_question(0, "play-treasure")
    assert scene.hand(1) == "copper, silver, 3 estate, moat"


@pytest.mark.parametrize(
    ("attack", "target", "supply"),
    [
        ("witch", {"hand": "moat"}, {"curse": 0}),
        ("militia", {"hand": "moat, copper"}, {}),
        ("thief", {"hand": "moat"}, {}),
        ("spy", {"hand": "moat"}, {}),
        ("bureaucrat", {"hand": "moat"}, {"silver": 0}),
    ],
)
def test_the_window_opens_on_every_attack(attack: str, target: dict[str, str], supply: dict[str, int]) -> None:
    """DO-R02.12: also when the Attack can do nothing to anyone."""
    scene = Scene(players=[{"hand": attack}, target], supply=supply).play(f"play {attack}")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    resolved(scene.play("reveal moat"))
    assert scene.events("moat-revealed") == [{"seat": 1, "attack": attack}]


@pytest.mark.parametrize("attack", ATTACK_CARDS)
@pytest.mark.parametrize("answers", [("reveal moat", "pass"), ("pass", "reveal moat"), ("reveal moat", "reveal moat")])
def test_a_doubled_attack_opens_two_windows(attack: str, answers: tuple[str, str]) -> None:
    """DO-R02.13: each play asks anew, and an answer holds for its own play."""
    target = {"hand": "2 moat, 3 estate", "deck": "2 silver, 2 gold, duchy"}
    scene = Scene(players=[{"hand": f"throne-room, {attack}", "deck": "9 estate"}, target])
    scene.play("play throne-room", f"play {attack}")
    touched = []
    for answer in answers:
        before = len(happened_to(scene, 1))
        scene.expect_question(1, "moat-reveal", "reveal moat, pass")
        scene.play(answer)
        while scene.position.question not in (*TURN_QUESTIONS, "moat-reveal"):
            scene.play(scene.options[0])
        touched.append([kind for kind in happened_to(scene, 1)[before:] if kind != "moat-revealed"] != [])
    assert touched == [answer == "pass" for answer in answers]
    assert [play for _, play in plays(scene)[1:]] == ["first", "second"]
    assert scene.position.asked == 0


# --- Who is asked ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "options"),
    [
        ({"hand": "moat, copper"}, "reveal moat, pass"),
        ({"hand": "copper", "deck": "moat"}, "pass"),
        ({"hand": "copper", "discard": "moat"}, "pass"),
        ({"hand": "copper", "discard": "moat, gold"}, "pass"),
    ],
)
def test_everyone_who_could_hold_a_moat_is_asked(target: dict[str, str], options: str) -> None:
    """DO-R02.14, R1: wherever his Moat lies; if it is not in his hand, "not" is the only answer."""
    against("witch", target).expect_question(1, "moat-reveal", options)


@pytest.mark.parametrize("target", [{"hand": "copper, estate", "deck": "gold"}, {"deck": "moat"}, {"discard": "moat"}])
def test_who_cannot_hold_a_moat_is_not_asked(target: dict[str, str]) -> None:
    """DO-R02.14: neither without a Moat among all cards, nor with an empty hand."""
    scene = against("witch", target)
    scene.expect_question(0, "play-treasure")
    assert scene.discard(1).endswith("curse")


def test_a_trashed_moat_is_not_asked_about() -> None:
    """DO-R02.14: who has trashed his only Moat is out of the question, as all have seen."""
    scene = Scene(players=[{"hand": "witch"}, {"hand": "remodel, moat", "deck": "5 copper"}], active=1)
    scene.play("play remodel", "trash moat", "gain estate").end_turn()
    scene.play("play witch")
    scene.expect_question(0, "buy-card")
    assert scene.discard(1) == "estate, remodel, curse"


def test_the_question_does_not_tell_who_holds_a_moat() -> None:
    """DO-R02.14, R8: others see and read the same when a Moat is kept back and when there is none in hand."""
    seen = []
    for target in ({"hand": "moat, copper", "deck": "gold"}, {"hand": "gold, copper", "deck": "moat"}):
        scene = against("witch", target, {"hand": "copper"})
        asked = [scene.position.view(reader) for reader in (0, 2, None)]
        scene.play("pass")
        seen.append((asked, [(scene.position.view(reader), learned(scene, reader)) for reader in (2, None)]))
    assert seen[0] == seen[1]


def test_what_others_imagine_of_a_player_who_may_hold_a_moat() -> None:
    """DO-R02.14, R8: a position drawn anew for another seat offers the Moat exactly when the imagined hand has one."""
    scene = against("witch", {"hand": "moat, copper", "deck": "8 gold"})
    for seed in range(20):
        imagined = scene.position.determinise(0, seed)
        offered = [imagined.notation(option) for option in imagined.legal()]
        assert ("reveal moat" in offered) == imagined.players[1].hand.has(NAMES.index("moat"))


def test_not_revealing_is_not_logged() -> None:
    """DO-R02.14: after "not" the log goes on with the text of the Attack."""
    scene = against("militia", {"hand": "moat, 2 copper"}).play("pass")
    assert log(scene)[:2] == ["action-played", "bonus"]
    assert "moat" not in str(learned(scene, None))


def test_everyone_is_asked_anew_by_default() -> None:
    """DO-R02.15: having revealed, or not, is no answer to the next Attack: the engine asks every time."""
    scene = Scene(players=[{"hand": "2 village, 3 witch", "deck": "9 copper"}, {"hand": "moat, copper"}])
    scene.play("play village", "play village")
    for answer in ("reveal moat", "pass", "reveal moat"):
        scene.play("play witch")
        scene.expect_question(1, "moat-reveal", "reveal moat, pass")
        scene.play(answer)
    assert scene.discard(1) == "curse"


# --- What is seen ------------------------------------------------------------------------------------------------


def test_the_options_are_for_the_asked_player_alone() -> None:
    """DO-R02.14, DO-Z03.1: others see that he is asked, by whom and against what."""
    scene = against("militia", TARGET, {"hand": "copper"})
    for reader in (0, 2, None):
        assert question_seen(scene, reader) == {"kind": "moat-reveal", "seat": 1, "attacker": 0, "attack": "militia"}
    assert question_seen(scene, 1)["options"] == ["reveal moat", "pass"]


def test_a_revealed_moat_is_known_to_all() -> None:
    """DO-R02.4, DO-T03.4, DO-Z15: the log names the player and the Attack, and all remember the Moat in his hand."""
    scene = against("witch", TARGET, {"hand": "copper"}).play("reveal moat")
    for reader in (0, 1, 2, None):
        assert scene.events("moat-revealed", reader) == [{"seat": 1, "attack": "witch"}]
        assert player_seen(scene, reader, 1)["known_hand"] == ["moat"]
    assert "hand" not in player_seen(scene, 0, 1)
    assert log(scene)[:3] == ["action-played", "moat-revealed", "bonus"]
