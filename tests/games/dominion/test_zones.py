"""The zones, and what each seat and a spectator may know of them, under strict and open counts."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from signoria.bots import bot_names, new_bot
from signoria.games.dominion.data.components import CARDS, NAMES
from signoria.games.dominion.eyes.views import DominionSight
from tests.games.dominion.playing import (
    MODES,
    cards_of,
    new_game,
    notations,
    player_view,
    readers,
    told,
    view,
    wander,
    wandered,
)
from tests.kit.scene import Scene

# Questions whose options follow from the supply, the coins or cards that lie face up.
OPEN_QUESTIONS = [
    "buy-card",
    "chancellor-flip",
    "feast-gain",
    "mine-gain",
    "remodel-gain",
    "spy-fate",
    "thief-trash",
    "thief-gain",
    "workshop-gain",
]
COUNTS = pytest.mark.parametrize("counts", ["strict", "open"])


def views(scene: Scene) -> list[dict[str, Any]]:
    """Give the views of all seats and of a spectator."""
    return [view(scene.position, reader) for reader in readers(scene.position)]


def three(**wanted: object) -> Scene:
    """Set a table for three at which seat 0 plays its Treasures."""
    players = [
        {"hand": "2 copper, silver, estate", "deck": "gold, copper", "discard": "duchy, estate, silver"},
        {"hand": "3 copper", "deck": "4 copper", "discard": ""},
        {"hand": "2 estate", "deck": "", "discard": "copper, province"},
    ]
    return Scene(phase="buy", players=players, **wanted)


# --- Views as a whole ---


def test_a_player_sees_this_of_himself_and_others() -> None:
    """DO-Z, DO-Z04, DO-Z05: the whole of what a seat is shown about players under strict counts."""
    own, other, third = view(three().position, 0)["players"]
    assert own == {
        "seat": 0,
        "turns": 1,
        "hand_size": 4,
        "hand": ["copper", "copper", "silver", "estate"],
        "selected": [],
        "looking_at": [],
        "looking_at_size": 0,
        "deck_empty": False,
        "deck_size": 2,
        "discard_empty": False,
        "discard_size": None,
        "discard_top": "silver",
        "known_hand": [],
        "known_top": [],
    }
    assert other == {
        "seat": 1,
        "turns": 1,
        "hand_size": 3,
        "looking_at_size": 0,
        "deck_empty": False,
        "deck_size": None,
        "discard_empty": True,
        "discard_size": None,
        "discard_top": None,
        "known_hand": [],
        "known_top": [],
    }
    assert (third["hand_size"], third["deck_empty"], third["discard_top"]) == (2, True, "province")


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_says_whose_it_is(seat: int | None) -> None:
    """DO-Z11: a spectator has no seat, the first player has one."""
    assert view(three().position, seat)["seat"] == seat


def test_a_spectator_sees_what_all_see() -> None:
    """DO-Z11: of every player exactly what the other players are shown, and no hand."""
    scene = three()
    for seat in range(3):
        stranger = (seat + 1) % 3
        seen = player_view(scene.position, None, seat)
        assert seen == player_view(scene.position, stranger, seat)
        assert not {"hand", "selected", "looking_at", "cards"} & set(seen)


def test_a_spectator_is_shown_nothing_that_a_player_is_not() -> None:
    """DO-Z11: through whole games, all that a spectator reads is in every player's view too."""
    for game in wander(new_game(3, 2, kingdom_mode="interaction", pile_counts="open")):
        seen = view(game)
        for seat in range(3):
            mine = view(game, seat)
            assert {key: mine[key] for key in mine if key not in ("seat", "players", "question")} == {
                key: seen[key] for key in seen if key not in ("seat", "players", "question")
            }
            for watched, own in zip(seen["players"], mine["players"], strict=True):
                shown = {key: own[key] for key in watched if key != "deck_size"}
                assert shown == {key: watched[key] for key in watched if key != "deck_size"}


def test_the_eyes_of_a_spectator_find_no_hand() -> None:
    """DO-Z11: the quick ways to look show a spectator no cards of any player."""
    sight = DominionSight(three().position, -1)
    looks = (sight.hand_kinds, lambda: sight.hand_count(3), lambda: sight.has(3), lambda: sight.owned_count(3))
    for look in looks:
        with suppress(ValueError, LookupError):
            assert not look()


@pytest.mark.parametrize("seat", [3, -1, -2, True, "0", 1.0])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: object) -> None:
    """DO-Z11: somebody without a seat is a spectator, not a player counted from the end."""
    with pytest.raises(ValueError, match="there is no seat"):
        three().position.view(seat)


# --- Supply and trash ---


def test_all_see_the_supply() -> None:
    """DO-Z01: kinds and numbers at any time; costs are printed and never change."""
    scene = three(supply={"silver": 17})
    for seen in views(scene):
        assert seen["supply"]["silver"] == 17
        assert len(seen["supply"]) == 17
    scene.play("play-all-treasures", "buy silver")
    for seen in views(scene):
        assert seen["supply"]["silver"] == 16
    assert scene.events("card-bought")[0]["cost"] == CARDS[NAMES.index("silver")].cost == 3


def test_a_glance_at_the_supply_tells_an_empty_pile_from_none() -> None:
    """DO-Z01: a kind that has run out is still there to be seen; one that is not in the game never was."""
    scene = three(kingdom="village, smithy, moat, market, cellar, chapel, mine, witch, spy, thief", supply={"curse": 0})
    sight = DominionSight(scene.position, 0)
    seen = [sight.supply(NAMES.index(name)) for name in ("curse", "gold", "festival")]
    assert seen == [0, 29, -1]


def test_all_see_the_supply_at_every_decision() -> None:
    """DO-Z01: in the middle of effects too."""
    for game in wander(new_game(3, 4, kingdom_mode="size-distortion")):
        shown = [view(game, reader)["supply"] for reader in readers(game)]
        assert shown == [{kind: game.supply[NAMES.index(kind)] for kind in shown[0]}] * 4


def test_all_see_the_trash() -> None:
    """DO-Z02: kinds and numbers."""
    scene = Scene(trash="copper, gold, copper", players=[{"hand": "chapel, estate"}, {}, {}])
    scene.play("play chapel", "trash estate", "done")
    for seen in views(scene):
        assert Counter(seen["trash"]) == {"copper": 2, "gold": 1, "estate": 1}


def test_an_empty_pile_keeps_its_place() -> None:
    """DO-Z17: its kind stays visible with nothing left."""
    scene = three(supply={"village": 1}, coins=3)
    places = list(view(scene.position)["supply"])
    scene.play("start-buying", "buy village")
    for seen in views(scene):
        assert list(seen["supply"]) == places
        assert seen["supply"]["village"] == 0


# --- Hands ---


def test_only_the_owner_sees_a_hand() -> None:
    """DO-Z03.1: with other cards in an opponent's hand all others see the same as before."""
    scenes = [
        Scene(players=[{}, {"hand": hand}, {}], kingdom="first-game") for hand in ("3 copper", "gold, moat, curse")
    ]
    for reader in (0, 2, None):
        first, second = (view(scene.position, reader) for scene in scenes)
        assert first["players"] == second["players"]
    assert player_view(scenes[1].position, 1, 1)["hand"] == ["gold", "curse", "moat"]


@COUNTS
def test_all_see_how_many_cards_a_hand_has(counts: str) -> None:
    """DO-Z03.2: of every player, with strict and open counts."""
    for seen in views(three(options={"pile-counts": counts})):
        assert [player["hand_size"] for player in seen["players"]] == [4, 3, 2]


def test_the_order_within_a_hand_means_nothing() -> None:
    """DO-Z03.3, R9: hands that are written down in another order are the same hand."""
    hands = ["gold, copper, moat, estate, copper", "moat, 2 copper, estate, gold"]
    first, second = (Scene(players=[{"hand": hand}, {}]).position.save() for hand in hands)
    assert first == second


# --- Draw piles ---


@COUNTS
def test_nobody_sees_the_cards_of_a_draw_pile(counts: str) -> None:
    """DO-Z04.1: other cards in another order look the same to everyone, the owner included."""
    scenes = [
        Scene(options={"pile-counts": counts}, kingdom="first-game", supply={"gold": 20, "copper": 30}, players=players)
        for players in (
            [{"hand": "copper", "deck": "gold, 2 copper"}, {}],
            [{"hand": "copper", "deck": "2 copper, gold"}, {}],
            [{"hand": "copper", "deck": "3 gold"}, {}],
        )
    ]
    assert views(scenes[0]) == views(scenes[1]) == views(scenes[2])


def test_no_choice_looks_into_a_pile() -> None:
    """DO-Z04.1, DO-Z05.2: nothing in the catalogue lets anyone search his cards."""
    verbs = {notation.split()[0] for notation in new_game().catalogue().notations}
    assert not verbs & {"look", "search", "count", "inspect"}


def test_the_owner_counts_his_draw_pile() -> None:
    """DO-Z04.2: under strict counts he alone."""
    scene = three()
    assert [player_view(scene.position, seat, seat)["deck_size"] for seat in range(3)] == [2, 4, 0]


def test_the_others_see_only_whether_a_draw_pile_is_empty() -> None:
    """DO-Z04.3: other seats and spectators are told no number."""
    scene = three()
    for reader in readers(scene.position):
        for seat, empty in enumerate([False, False, True]):
            seen = player_view(scene.position, reader, seat)
            assert seen["deck_empty"] == empty
            assert (seen["deck_size"] is None) == (reader != seat)


def test_open_counts_show_the_size_of_draw_piles() -> None:
    """DO-Z04.4: to all."""
    for seen in views(three(options={"pile-counts": "open"})):
        assert [player["deck_size"] for player in seen["players"]] == [2, 4, 0]


# --- Discard piles ---


@COUNTS
def test_all_see_the_top_of_a_discard_pile(counts: str) -> None:
    """DO-Z05.1: at any time; nothing for an empty one."""
    for seen in views(three(options={"pile-counts": counts})):
        assert [player["discard_top"] for player in seen["players"]] == ["silver", None, "province"]


@COUNTS
def test_nobody_sees_what_lies_under_it(counts: str) -> None:
    """DO-Z05.2, DO-Z05.4: other cards below look the same to everyone, the owner included."""
    scenes = [
        Scene(options={"pile-counts": counts}, supply={"gold": 20, "duchy": 5, "estate": 5}, players=players)
        for players in ([{"discard": "gold, duchy, silver"}, {}], [{"discard": "estate, gold, silver"}, {}])
    ]
    assert views(scenes[0]) == views(scenes[1])


def test_strict_counts_hide_the_size_of_discard_piles() -> None:
    """DO-Z05.3: from everyone, the owner included; whether it is empty all see."""
    for seen in views(three()):
        assert [player["discard_size"] for player in seen["players"]] == [None, None, None]
        assert [player["discard_empty"] for player in seen["players"]] == [False, True, False]


def test_open_counts_show_the_size_of_discard_piles() -> None:
    """DO-Z05.4: to all."""
    for seen in views(three(options={"pile-counts": "open"})):
        assert [player["discard_size"] for player in seen["players"]] == [3, 0, 2]


# --- On the table ---


def test_all_see_the_play_area_in_the_order_played() -> None:
    """DO-Z06: until clean-up."""
    scene = Scene(players=[{"hand": "market, village, silver, copper", "deck": "5 estate"}, {}])
    scene.play("play village", "play market", "play silver", "play copper")
    for seen in views(scene):
        assert seen["play_area"] == ["village", "market", "silver", "copper"]
    scene.end_turn()
    for seen in views(scene):
        assert seen["play_area"] == []


def test_all_see_revealed_cards_while_they_are_revealed() -> None:
    """DO-Z07: and whose they are; afterwards they are gone from the zone."""
    scene = Scene(players=[{"hand": "thief"}, {"deck": "gold, silver, copper"}, {}]).play("play thief")
    for seen in views(scene):
        assert (seen["revealed"], seen["revealed_of"]) == (["gold", "silver"], 1)
    scene.play("trash gold")
    for seen in views(scene):
        assert "gold" not in seen["revealed"]


def test_all_see_cards_set_aside() -> None:
    """DO-Z08: face up, as long as the library goes on."""
    scene = Scene(players=[{"hand": "library", "deck": "moat, village, 7 copper"}, {}, {}])
    scene.play("play library", "set-aside", "set-aside")
    for seen in views(scene):
        assert seen["set_aside"] == ["moat", "village"]


def test_all_see_the_counters() -> None:
    """DO-Z09: actions, buys and coins of the active player and everyone's turns."""
    players = [
        {"hand": "festival, village", "turns": 7},
        {"hand": "copper", "turns": 6},
        {"hand": "copper", "turns": 5},
    ]
    scene = Scene(players=players).play("play festival")
    for seen in views(scene):
        assert (seen["actions"], seen["buys"], seen["coins"]) == (2, 2, 2)
        assert [player["turns"] for player in seen["players"]] == [7, 6, 5]


def test_only_the_drawer_sees_what_he_draws() -> None:
    """DO-Z10: the others read the number."""
    scene = Scene(players=[{"hand": "smithy", "deck": "gold, estate, copper, silver"}, {}]).play("play smithy")
    assert scene.events("cards-drawn", 0) == [
        {"seat": 0, "number": 3, "kinds": ["copper", "gold", "estate"], "secret": True}
    ]
    for reader in (1, None):
        assert scene.events("cards-drawn", reader) == [{"seat": 0, "number": 3}]


def test_only_the_drawer_sees_the_hand_drawn_at_clean_up() -> None:
    """DO-Z10: the log tells the others how many cards it has."""
    scene = Scene(phase="buy", players=[{"hand": "copper", "deck": "gold, 5 estate"}, {}]).end_turn()
    own = scene.events("clean-up", 0)[0]
    assert own["kinds"] == ["gold", "estate", "estate", "estate", "estate"]
    for reader in (1, None):
        assert scene.events("clean-up", reader) == [{"seat": 0, "top": "copper", "drawn": 5}]


# --- Secrets of the moment ---


@pytest.mark.parametrize("order", ["auto", "ask"])
@pytest.mark.parametrize(
    ("attacker", "victim", "moves"),
    [
        ("militia", "2 copper, silver, gold, 2 estate", ["discard copper", "discard gold"]),
        ("cellar, 2 copper, gold, estate", "5 copper", ["discard copper", "discard gold"]),
        ("chapel, 2 copper, gold, estate", "5 copper", ["trash copper", "trash gold"]),
    ],
)
def test_a_selection_is_seen_by_its_chooser_only(order: str, attacker: str, victim: str, moves: list[str]) -> None:
    """DO-Z16: while it is being made nothing changes for the others, and nothing is told."""
    scene = Scene(options={"discard-order": order}, players=[{"hand": attacker}, {"hand": victim}, {}])
    scene.play(f"play {attacker.split(',', maxsplit=1)[0]}")
    chooser = scene.position.asked
    strangers = [reader for reader in readers(scene.position) if reader != chooser]
    before = [view(scene.position, reader) for reader in strangers]
    events = len(scene.position.events())
    scene.play(*moves)
    assert [view(scene.position, reader) for reader in strangers] == before
    assert len(scene.position.events()) == events
    assert chooser is not None
    assert player_view(scene.position, chooser, chooser)["selected"] == [move.split()[1] for move in moves]


def test_a_drawn_card_under_a_library_is_seen_by_its_drawer_only() -> None:
    """R8, DO-Z10: whether an Action was drawn cannot be told from outside."""
    scenes = [
        Scene(
            kingdom="interaction",
            supply={"moat": 5, "copper": 10},
            players=[{"hand": "library", "deck": f"{card}, 6 copper"}, {}],
        ).play("play library")
        for card in ("moat", "copper")
    ]
    for reader in (1, None):
        first, second = (view(scene.position, reader) for scene in scenes)
        assert first == second
        assert "options" not in first["question"]
    assert [scene.options for scene in scenes] == [["keep", "set-aside"], ["keep"]]
    assert player_view(scenes[0].position, 0, 0)["looking_at"] == ["moat"]


def test_who_holds_a_moat_cannot_be_told_from_the_question() -> None:
    """R8, DO-R02.14: it looks the same whether the moat is in hand or in the draw pile."""
    scenes = [
        Scene(players=[{"hand": "witch"}, player, {}]).play("play witch")
        for player in ({"hand": "moat, copper", "deck": "2 copper"}, {"hand": "2 copper", "deck": "copper, moat"})
    ]
    for reader in (0, 2, None):
        first, second = (view(scene.position, reader) for scene in scenes)
        assert first == second
    assert [scene.options for scene in scenes] == [["reveal moat", "pass"], ["pass"]]


def test_options_that_come_out_of_a_hand_are_seen_by_the_asked_player_only() -> None:
    """R8: through whole games; options that follow from what all see are seen by all."""
    met: set[str] = set()
    for mode in MODES:
        for game in wander(new_game(3, 6, kingdom_mode=mode, discard_order="ask", compulsion="lenient")):
            for reader in readers(game):
                question = view(game, reader)["question"]
                if question is None:
                    continue
                met.add(question["kind"])
                if reader == game.asked or question["kind"] in OPEN_QUESTIONS:
                    assert question["options"] == notations(game)
                else:
                    assert "options" not in question
    assert len(met) > 12


@pytest.mark.parametrize("discards", [("copper", "copper"), ("copper", "estate")])
def test_being_asked_for_the_top_card_does_not_tell_what_is_under_it(discards: tuple[str, str]) -> None:
    """R8, DO-T05.5: two cards discarded unseen lead to the same question, whether they are alike or not."""
    scene = Scene(
        options={"discard-order": "ask"}, players=[{"hand": "militia"}, {"hand": "2 copper, 2 estate, gold"}, {}]
    )
    scene.play("play militia", *(f"discard {card}" for card in discards))
    scene.expect_question(1, "discard-top")


@pytest.mark.parametrize("hand", ["5 estate", "4 estate, duchy"])
def test_being_asked_at_clean_up_does_not_tell_what_the_hand_was(hand: str) -> None:
    """R8, DO-T05.5: a hand of one kind leads to the same question as a mixed one."""
    scene = Scene(options={"discard-order": "ask"}, phase="buy", players=[{"hand": hand}, {}]).play("end-buys")
    scene.expect_question(0, "discard-top")


# --- What is remembered ---


def test_what_was_shown_stays_known() -> None:
    """DO-Z15: a card put back in the sight of all can be looked up by all until it is drawn."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "estate, 2 copper", "deck": "5 copper"}, {}])
    scene.play("play bureaucrat", "return estate")
    for seen in views(scene):
        assert seen["players"][0]["known_top"] == ["silver"]
        assert seen["players"][1]["known_top"] == ["estate"]


def test_a_card_put_back_is_known_until_it_is_turned_over_again() -> None:
    """DO-Z15: a Spy shows it, lets it lie, and another Spy takes it away."""
    players = [{"hand": "2 spy", "deck": "copper, village, gold, silver"}, {"deck": "estate, duchy"}]
    scene = Scene(players=players, actions=2).play("play spy", "put-back", "put-back")
    for seen in views(scene):
        assert [player["known_top"] for player in seen["players"]] == [["village"], ["estate"]]
    scene.play("play spy", "put-back", "discard-it")
    for seen in views(scene):
        assert [player["known_top"] for player in seen["players"]] == [["gold"], []]
        assert seen["players"][0]["known_hand"] == ["village"]


def test_what_was_shown_is_forgotten_as_far_as_it_becomes_uncertain() -> None:
    """DO-Z15, DO-Z05.2: of two cards discarded together the upper one is seen, and the other may be of any kind."""
    scene = Scene(players=[{"hand": "bureaucrat, militia"}, {"hand": "3 copper, 2 silver"}], actions=2)
    scene.play("play bureaucrat", "play militia", "discard copper", "discard silver")
    assert scene.hand(1) == "2 copper, silver"
    for seen in views(scene):
        assert seen["players"][1]["known_hand"] == ["copper", "copper"]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("order", ["auto", "ask"])
def test_what_all_remember_is_true(mode: str, order: str) -> None:
    """DO-Z15, DO-Z03.1: cards counted as known really are in that hand, or on top of that draw pile."""
    for game in wander(new_game(3, 3, kingdom_mode=mode, discard_order=order)):
        for seat, player in enumerate(game.players):
            hand = Counter(player.hand.listed())
            if seat == game.asked:
                hand.update(game.selected.listed())
            assert Counter(player.known_hand.listed()) <= hand
            assert 0 <= player.known_top <= player.deck.size


@pytest.mark.parametrize("mode", MODES)
def test_drawing_the_unknown_anew_keeps_what_everyone_owns(mode: str) -> None:
    """DO-Z04.1, DO-Z12: a search plays with the same cards, only differently distributed."""
    looked = 0
    for step, game in enumerate(wander(new_game(3, 5, kingdom_mode=mode))):
        if step % 11 == 0:
            looked += 1
            for reader in readers(game):
                twin = game.determinise(reader, step)
                assert [cards_of(twin, seat) for seat in range(3)] == [cards_of(game, seat) for seat in range(3)]
                assert twin.events() == []
    assert looked >= 10


def test_drawing_the_unknown_anew_does_not_keep_hidden_cards() -> None:
    """DO-Z03.1, DO-Z12: an opponent's hand and the own draw pile come out differently."""
    scene = Scene(
        players=[{"hand": "copper", "deck": "gold, estate, duchy"}, {"hand": "gold, moat", "deck": "4 curse"}]
    )
    twins = [scene.position.determinise(0, seed) for seed in range(30)]
    assert len({tuple(twin.players[0].deck.listed()) for twin in twins}) == 6
    assert len({tuple(twin.players[1].hand.listed()) for twin in twins}) > 2
    assert all(twin.players[0].hand.listed() == [0] for twin in twins)


def test_the_log_can_be_read_back_at_any_time() -> None:
    """DO-Z15: from the first event on, the same for everyone but for own secrets."""
    game = wandered(new_game(2, 12))
    log = game.events()
    assert [event.number for event in log] == list(range(len(log)))
    assert game.events(10) == log[10:]
    for event in log:
        public = event.seen_by(None)
        assert public == {key: event.seen_by(0)[key] for key in public}
        assert public == {key: event.seen_by(1)[key] for key in public}


def test_only_insiders_read_secrets() -> None:
    """DO-Z10, DO-Z15: what one seat alone may know is in nobody else's log."""
    game = wandered(new_game(3, 13, kingdom_mode="interaction"))
    for event in game.events():
        for reader in readers(game):
            assert ("secret" in event.seen_by(reader)) == (reader is not None and reader in event.insiders)
            assert event.insiders in ((), (event.facts.get("seat"),))


# --- Bots and points ---


@pytest.mark.parametrize("bot", bot_names("dominion"))
def test_a_bot_decides_on_what_its_seat_knows(bot: str) -> None:
    """DO-Z12: with all hidden cards drawn anew it chooses the same."""
    looked = 0
    for step, game in enumerate(wander(new_game(3, 7, kingdom_mode="interaction"))):
        if game.asked is not None and step % 7 == 0:
            looked += 1
            seat = game.asked
            choices = {
                new_bot("dominion", bot, seed=3).choose(twin.sight(seat))
                for twin in [game, *(game.determinise(seat, seed) for seed in range(4))]
            }
            assert len(choices) == 1
    assert looked >= 10


def test_no_points_are_shown_during_play() -> None:
    """DO-Z13: neither in views nor on request."""
    looked = 0
    for step, game in enumerate(wander(new_game(2, 3))):
        if game.over or step % 20:
            continue
        looked += 1
        for reader in readers(game):
            seen = view(game, reader)
            assert seen["winners"] is None
            assert not any({"score", "points", "cards"} & set(player) for player in seen["players"])
        for ask in (game.scores, game.winners, lambda position=game: position.score_sheet(0)):
            with pytest.raises(ValueError, match="when the game is over"):
                ask()
    assert looked >= 5


def test_after_the_game_all_cards_and_points_are_shown() -> None:
    """DO-Z14, DO-Z13: to players and spectators."""
    game = wandered(new_game(3, 3))
    for reader in readers(game):
        seen = view(game, reader)
        assert (seen["over"], seen["phase"], seen["winners"]) == (True, "over", game.winners())
        for seat, player in enumerate(seen["players"]):
            assert Counter(player["cards"]) == cards_of(game, seat)
            assert player["score"] == game.score_sheet(seat)
            assert player["score"]["points"] == game.scores()[seat]
    assert [sheet["points"] for sheet in told(game, "scores")[0]["sheets"]] == game.scores()
