"""The turn and its three phases."""

from __future__ import annotations

from itertools import pairwise

import pytest

from signoria.games.dominion.data.components import CARDS
from tests.games.dominion.playing import MODES, cards_of, new_game, notations, player_view, told, view, wander, wandered
from tests.kit.scene import Scene

COSTS = {card.name: card.cost for card in CARDS}


# --- Worked examples ---


def test_emilys_turn() -> None:
    """DO-X, DO-X1: the worked example of the rulebook, zone by zone after every step."""
    emily = {
        "hand": "market, smithy, silver, 2 estate",
        "deck": "silver, market, copper",
        "discard": "6 copper, estate",
    }
    scene = Scene(players=[emily, {}], kingdom="first-game", shuffles=["2 copper, estate, 4 copper"])
    assert (scene.supply("village"), scene.supply("remodel")) == (10, 10)
    assert sum(cards_of(scene.position, 0).values()) == 15
    assert scene.counters == (1, 1, 0)

    scene.play("play market")
    assert scene.counters == (1, 2, 1)
    assert scene.hand(0) == "2 silver, 2 estate, smithy"
    assert (scene.deck(0), scene.discard(0)) == ("market, copper", "6 copper, estate")

    scene.play("play smithy")
    assert scene.counters == (0, 2, 1)
    assert scene.hand(0) == "2 copper, 2 silver, 2 estate, market"
    assert (scene.deck(0), scene.discard(0)) == ("copper, estate, 4 copper", "")
    assert scene.events("deck-shuffled") == [{"seat": 0}]
    # The Action phase ends by itself: no action is left, the second market stays in hand.
    scene.expect_question(0, "play-treasure", "play copper, play silver, play-all-treasures, start-buying")

    scene.play("play silver", "play silver", "play copper", "play copper")
    assert scene.counters == (0, 2, 7)
    assert scene.hand(0) == "2 estate, market"
    assert scene.zone("play_area") == "market, smithy, 2 silver, 2 copper"

    scene.play("buy village")
    assert scene.counters == (0, 1, 4)
    assert (scene.hand(0), scene.discard(0)) == ("2 estate, market", "village")

    scene.play("buy remodel")
    assert [(event["buys"], event["coins"]) for event in scene.events("card-bought")] == [(1, 4), (0, 0)]
    # The Buy phase ends by itself, and clean-up follows.
    assert scene.hand(0) == "4 copper, estate"
    assert scene.deck(0) == "copper"
    played, held = "market, smithy, 2 silver, 2 copper", "2 estate, market"
    assert scene.discard(0) == f"village, remodel, {played}, {held}"
    assert player_view(scene.position, None, 0)["discard_top"] == "market"
    assert scene.zone("play_area") == ""
    assert len(scene.events("deck-shuffled")) == 1
    assert sum(cards_of(scene.position, 0).values()) == 17
    assert (scene.supply("village"), scene.supply("remodel")) == (9, 9)
    assert scene.position.active == 1


def test_the_sample_card_market() -> None:
    """DO-X5: from a hand of five, one action, two buys, one coin and again five in hand."""
    scene = Scene(players=[{"hand": "market, 2 copper, 2 estate", "deck": "silver, gold"}, {}])
    assert (scene.counters, scene.sizes(0)[0]) == ((1, 1, 0), 5)
    scene.play("play market")
    assert (scene.counters, scene.sizes(0)[0]) == ((1, 2, 1), 5)


def test_clean_up_with_three_cards_left_to_draw() -> None:
    """DO-X8: the three are drawn, the turn's cards are shuffled with the discard pile, two more are drawn."""
    player = {"hand": "copper, estate", "deck": "gold, silver, duchy", "discard": "2 curse"}
    scene = Scene(phase="buy", players=[player, {}], shuffles=["copper, curse, province, estate, curse"], coins=7)
    scene.play("play copper", "buy province")
    assert scene.hand(0) == "copper, silver, gold, duchy, curse"
    assert (scene.deck(0), scene.discard(0)) == ("province, estate, curse", "")
    assert scene.events("deck-shuffled") == [{"seat": 0}]


# --- Outline ---


@pytest.mark.parametrize("mode", MODES)
def test_every_turn_has_three_phases_in_order(mode: str) -> None:
    """DO-P, DO-P01.1: Action, Buy and Clean-up, each once, in every turn of whole games."""
    game = wandered(new_game(3, 2, kingdom_mode=mode))
    course = [event.get("phase", "turn") for event in told(game, "turn-start", "phase")]
    assert len(course) > 40
    assert course == ["turn", "action", "buy", "clean-up"] * (len(course) // 4)


def test_a_turn_begins_with_one_action_one_buy_and_no_coins() -> None:
    """DO-P01.2: whatever the turn before had."""
    scene = Scene(players=[{"hand": "2 festival"}, {"hand": "moat"}]).play("play festival").end_turn()
    scene.expect_question(1, "play-action")
    assert scene.counters == (1, 1, 0)


@pytest.mark.parametrize("mode", MODES)
def test_only_the_active_player_plays_cards(mode: str) -> None:
    """DO-P01.3: all Actions and Treasures are his; others are asked for reactions and what attacks do to them."""
    game = new_game(3, 4, kingdom_mode=mode)
    others = {"moat-reveal", "militia-discard", "bureaucrat-victory"}
    for decision in wander(game):
        if not decision.over and decision.asked != decision.active:
            assert decision.question in others
    active = None
    for event in told(game, "turn-start", "action-played", "treasure-played"):
        active = event["seat"] if event["event"] == "turn-start" else active
        assert event["seat"] == active


# --- Action phase ---


def test_playing_an_action_uses_one_action() -> None:
    """DO-P02.1: as long as there is one."""
    scene = Scene(players=[{"hand": "3 woodcutter"}, {}], actions=2).play("play woodcutter")
    assert scene.counters[0] == 1
    scene.play("play woodcutter")
    assert scene.counters[0] == 0
    scene.expect_question(0, "buy-card")


def test_the_options_of_the_action_phase() -> None:
    """DO-P02.2: every kind of Action in hand, or the end of the phase."""
    scene = Scene(players=[{"hand": "2 village, witch, moat, gold, duchy, curse"}, {}])
    scene.expect_question(0, "play-action", "play village, play witch, play moat, end-actions")


def test_nobody_has_to_play_an_action() -> None:
    """DO-P02.3: ending the phase with an Action in hand leaves it there."""
    scene = Scene(players=[{"hand": "village, market"}, {}]).play("end-actions")
    scene.expect_question(0, "buy-card")
    assert scene.hand(0) == "market, village"


def test_actions_need_not_be_used_up() -> None:
    """DO-P02.4: with actions left one may go on to buying; afterwards no Action can be played."""
    scene = Scene(players=[{"hand": "festival, village"}, {}]).play("play festival", "end-actions")
    assert scene.counters == (2, 2, 2)
    scene.expect_question(0, "buy-card")
    scene.expect_refused("play village")


def test_how_an_attack_is_played() -> None:
    """DO-P02.5: it lies in the play area and the action is used before the others react, its text comes after that."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": "moat, 4 copper"}]).play("play militia")
    scene.expect_question(1, "moat-reveal")
    assert (scene.hand(0), scene.zone("play_area"), scene.counters) == ("", "militia", (0, 1, 0))
    scene.play("pass")
    assert scene.counters == (0, 1, 2)
    played = [event.kind for event in scene.position.events()]
    assert played == ["action-played", "bonus"]


def test_a_card_is_resolved_before_the_next_is_played() -> None:
    """DO-P02.6: nothing else can be chosen until the last victim has answered."""
    scene = Scene(players=[{"hand": "militia, village"}, {"hand": "5 copper"}, {"hand": "5 estate"}], actions=2)
    scene.play("play militia")
    scene.expect_question(1, "militia-discard")
    scene.expect_refused("play village")
    scene.play("discard copper", "discard copper", "discard estate")
    scene.expect_question(2, "militia-discard")
    scene.expect_refused("play village")
    scene.play("discard estate")
    scene.expect_question(0, "play-action", "play village, end-actions")


def test_played_cards_stay_in_the_play_area() -> None:
    """DO-P02.7: until clean-up, unless an effect moves them."""
    scene = Scene(players=[{"hand": "village, feast, moat"}, {}], actions=2)
    scene.play("play village", "play feast", "gain duchy", "play moat")
    assert scene.zone("play_area") == "village, moat"
    assert scene.zone("trash") == "feast"
    scene.end_turn()
    assert scene.zone("play_area") == ""


@pytest.mark.parametrize(("hand", "actions"), [("copper, estate", 1), ("copper, village", 0), ("copper", 3)])
def test_the_action_phase_ends_by_itself(hand: str, actions: int) -> None:
    """DO-P02.8: without actions or without an Action in hand."""
    Scene(players=[{"hand": hand}, {}], actions=actions).expect_question(0, "play-treasure")


def test_the_action_phase_ends_when_the_player_says_so() -> None:
    """DO-P02.8: with actions and Actions left."""
    Scene(players=[{"hand": "village, copper"}, {}]).play("end-actions").expect_question(0, "play-treasure")


def test_treasures_are_not_played_in_the_action_phase() -> None:
    """DO-P02.9: they are no option."""
    scene = Scene(players=[{"hand": "village, copper, gold"}, {}])
    for move in ("play copper", "play gold", "play-all-treasures"):
        scene.expect_refused(move)


@pytest.mark.parametrize("phase", ["action", "buy"])
@pytest.mark.parametrize("card", ["estate", "duchy", "province", "gardens", "curse"])
def test_victory_cards_and_curses_are_never_played(card: str, phase: str) -> None:
    """DO-P02.10: in neither phase."""
    scene = Scene(phase=phase, players=[{"hand": f"village, copper, {card}"}, {}])
    scene.expect_refused(f"play {card}")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_action_is_played_in_the_first_two_turns(mode: str, seats: int) -> None:
    """DO-P02.11: starting decks hold none and what is bought comes too late."""
    game = wandered(new_game(seats, 6, kingdom_mode=mode))
    turn = 0
    for event in told(game, "turn-start", "action-played"):
        turn = event.get("turn", turn)
        assert event["event"] == "turn-start" or turn > 2


# --- Buy phase: Treasures ---


@pytest.mark.parametrize(
    ("moves", "coins"),
    [
        (["start-buying"], 0),
        (["play silver", "start-buying"], 2),
        (["play gold", "play copper", "play silver"], 6),
        (["play-all-treasures"], 6),
        (["play copper", "play-all-treasures"], 6),
    ],
)
def test_any_number_of_treasures_in_any_order(moves: list[str], coins: int) -> None:
    """DO-P03.1: none, some or all."""
    scene = Scene(phase="buy", players=[{"hand": "copper, silver, gold"}, {}]).play(*moves)
    scene.expect_question(0, "buy-card")
    assert scene.counters == (1, 1, coins)


@pytest.mark.parametrize(("card", "coins"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_a_treasure_moves_to_the_play_area_and_yields_its_value(card: str, coins: int) -> None:
    """DO-P03.2: and all are told."""
    scene = Scene(phase="buy", players=[{"hand": f"2 {card}"}, {}], coins=4).play(f"play {card}")
    assert (scene.hand(0), scene.zone("play_area"), scene.counters[2]) == (card, card, 4 + coins)
    assert scene.events("treasure-played") == [{"seat": 0, "kinds": [card], "coins": 4 + coins}]


def test_treasures_that_are_not_played_give_nothing() -> None:
    """DO-P03.3: they stay in hand."""
    scene = Scene(phase="buy", players=[{"hand": "3 gold, copper"}, {}]).play("play copper", "start-buying")
    assert (scene.hand(0), scene.counters[2]) == ("3 gold", 1)
    assert "buy silver" not in scene.options


def test_no_treasures_after_the_first_purchase() -> None:
    """DO-P03.4: with buys and Treasures left."""
    scene = Scene(phase="buy", players=[{"hand": "2 gold"}, {}], buys=2).play("play gold", "start-buying", "buy silver")
    scene.expect_question(0, "buy-card")
    scene.expect_refused("play gold")
    scene.expect_refused("play-all-treasures")


def test_a_played_treasure_is_not_taken_back() -> None:
    """DO-P03.5: what can be chosen is to play more or to buy."""
    scene = Scene(phase="buy", players=[{"hand": "2 copper"}, {}]).play("play copper")
    scene.expect_question(0, "play-treasure", "play copper, play-all-treasures, start-buying")
    scene.play("start-buying")
    scene.expect_question(0, "buy-card", "buy copper, buy curse, end-buys")


# --- Buy phase: purchases ---


def test_a_purchase_uses_a_buy_and_the_coins_of_its_cost() -> None:
    """DO-P03.6: what costs more than there are coins cannot be bought."""
    scene = Scene(phase="buy", players=[{"hand": ""}, {}], coins=7, buys=2)
    scene.expect_refused("buy province")
    scene.play("buy smithy")
    assert scene.counters == (1, 1, 3)
    assert "buy smithy" not in scene.options
    assert "buy silver" in scene.options


@pytest.mark.parametrize("coins", range(10))
def test_the_options_of_a_purchase(coins: int) -> None:
    """DO-P03.7: every kind with cards left that costs no more than the coins, or the end of the phase."""
    scene = Scene(phase="buy", players=[{"hand": ""}, {}], coins=coins, supply={"village": 0, "copper": 0})
    piles = view(scene.position)["supply"]
    affordable = [f"buy {kind}" for kind in piles if COSTS[kind] <= coins and piles[kind] > 0]
    scene.expect_question(0, "buy-card", ", ".join([*affordable, "end-buys"]))


def test_nobody_has_to_buy() -> None:
    """DO-P03.8: the phase can be ended with coins and buys left."""
    scene = Scene(phase="buy", players=[{"hand": ""}, {}], coins=8).play("end-buys")
    assert scene.position.active == 1
    assert scene.events("card-bought") == []


@pytest.mark.parametrize("kind", view(new_game())["supply"])
def test_all_17_piles_are_for_sale(kind: str) -> None:
    """DO-P03.9: copper and curse included."""
    scene = Scene(phase="buy", players=[{"hand": "", "deck": "5 estate"}, {}], kingdom="first-game", coins=8)
    assert len(scene.options) == 18
    scene.play(f"buy {kind}")
    assert scene.discard(0) == kind


def test_a_free_card_needs_no_coins_but_a_buy() -> None:
    """DO-P03.10, DO-I46: with nothing, copper and curse can be bought, once per buy."""
    scene = Scene(phase="buy", players=[{"hand": "", "deck": "5 estate"}, {}])
    scene.expect_question(0, "buy-card", "buy copper, buy curse, end-buys")
    scene.play("buy curse")
    assert (scene.discard(0), scene.position.active) == ("curse", 1)


def test_several_purchases_share_one_sum() -> None:
    """DO-P03.11: they follow one another until the coins or the buys are gone."""
    scene = Scene(phase="buy", players=[{"hand": "", "deck": "5 estate"}, {}], coins=10, buys=3)
    scene.play("buy market", "buy silver")
    assert scene.counters == (1, 1, 2)
    scene.play("buy cellar")
    assert scene.discard(0) == "market, silver, cellar"
    assert [event["coins"] for event in scene.events("card-bought")] == [5, 2, 0]


def test_one_kind_can_be_bought_several_times() -> None:
    """DO-P03.12: as long as there are buys."""
    scene = Scene(phase="buy", players=[{"hand": "", "deck": "5 estate"}, {}], coins=9, buys=3)
    scene.play("buy silver", "buy silver", "buy silver")
    assert (scene.discard(0), scene.supply("silver")) == ("3 silver", 37)


def test_a_bought_card_lies_on_the_discard_pile_at_once() -> None:
    """DO-P03.13: on top, for all to see, before the next purchase."""
    scene = Scene(phase="buy", players=[{"hand": "", "discard": "estate"}, {}], coins=9, buys=2).play("buy gold")
    assert scene.discard(0) == "estate, gold"
    assert player_view(scene.position, 1, 0)["discard_top"] == "gold"


def test_played_treasures_are_not_spent_away() -> None:
    """DO-P03.14: they stay in the play area until clean-up and then go to the discard pile."""
    scene = Scene(phase="buy", players=[{"hand": "2 gold", "deck": "5 estate"}, {}], buys=2)
    scene.play("play-all-treasures", "buy silver")
    assert (scene.zone("play_area"), scene.supply("gold")) == ("2 gold", 28)
    scene.play("buy silver")
    assert scene.discard(0) == "2 silver, 2 gold"


def test_the_buy_phase_ends_by_itself_without_buys() -> None:
    """DO-P03.15: coins left do not keep it open."""
    scene = Scene(phase="buy", players=[{"hand": ""}, {}], coins=9).play("buy silver")
    assert scene.position.active == 1


def test_the_buy_phase_ends_when_the_player_says_so() -> None:
    """DO-P03.15: with buys left."""
    scene = Scene(phase="buy", players=[{"hand": ""}, {}], coins=9, buys=3).play("buy silver", "end-buys")
    assert scene.position.active == 1


@pytest.mark.parametrize(("card", "coins"), [("market", 9), ("woodcutter", 8)])
def test_an_extra_buy_is_good_for_any_card(card: str, coins: int) -> None:
    """DO-P03.16, DO-I48: ten coins buy a province and an estate."""
    scene = Scene(players=[{"hand": card, "deck": "6 curse"}, {}], coins=coins)
    scene.play(f"play {card}")
    assert scene.counters[1:] == (2, 10)
    scene.play("buy province", "buy estate")
    assert scene.discard(0).startswith(f"province, estate, {card}")


def test_the_trash_is_not_for_sale() -> None:
    """DO-P03.17: a kind that lies in the trash alone cannot be bought."""
    scene = Scene(phase="buy", players=[{"hand": ""}, {}], trash="3 gold", supply={"gold": 0}, coins=9)
    scene.expect_refused("buy gold")


def test_the_last_province_does_not_end_the_phase() -> None:
    """DO-I43: with a buy and five coins left one may buy on; the end comes after clean-up."""
    scene = Scene(phase="buy", players=[{"hand": ""}, {}], supply={"province": 1}, coins=13, buys=2)
    scene.play("buy province")
    scene.expect_question(0, "buy-card")
    assert "buy duchy" in scene.options
    scene.play("buy duchy")
    assert scene.position.over
    assert scene.position.scores() == [9, 3]


def test_unplayed_coppers_wait_for_clean_up() -> None:
    """DO-I47: three of five are spent; the other two stay in hand and cannot be played after the purchase."""
    scene = Scene(phase="buy", players=[{"hand": "5 copper", "deck": "5 estate"}, {}], buys=2)
    scene.play("play copper", "play copper", "play copper", "start-buying", "buy silver")
    assert (scene.hand(0), scene.counters) == ("2 copper", (1, 1, 0))
    scene.expect_refused("play copper")
    scene.play("end-buys")
    assert scene.discard(0) == "silver, 5 copper"


# --- Clean-up ---


def test_everything_is_discarded_at_clean_up() -> None:
    """DO-P04.1: the play area and the whole hand, without a choice to keep anything."""
    scene = Scene(players=[{"hand": "village, silver, estate, moat", "deck": "copper, 5 curse"}, {}])
    scene.play("play village", "end-actions", "play silver", "start-buying", "end-buys")
    assert scene.zone("play_area") == ""
    assert scene.discard(0) == "village, silver, copper, estate, moat"
    assert scene.hand(0) == "5 curse"


def test_all_is_discarded_before_anything_is_drawn() -> None:
    """DO-P04.2, DO-P04.4: a shuffle on the way includes the cards of this turn."""
    player = {"hand": "village, gold", "deck": "silver, duchy", "discard": "estate"}
    scene = Scene(players=[player, {}], shuffles=["village, gold, silver, estate"])
    scene.play("play village", "play gold", "start-buying", "end-buys")
    assert scene.hand(0) == "silver, gold, estate, duchy, village"
    assert scene.sizes(0) == (5, 0, 0)


def test_discards_of_clean_up_are_not_shown() -> None:
    """DO-P04.3: the others learn the new top card and nothing of the rest."""
    scenes = [
        Scene(
            phase="buy", players=[{"hand": hand, "deck": "5 copper"}, {}], supply={"gold": 9, "duchy": 4, "estate": 5}
        )
        for hand in ("gold, duchy, curse", "estate, duchy, curse")
    ]
    for scene in scenes:
        scene.play(*(["start-buying"] if "start-buying" in scene.options else []), "end-buys")
        assert scene.events("clean-up", 1) == [{"seat": 0, "top": "curse", "drawn": 5}]
    first, second = (view(scene.position, 1) for scene in scenes)
    assert first["players"][0] == second["players"][0]


@pytest.mark.parametrize("cards", range(6))
def test_five_cards_are_drawn_or_all_there_are(cards: int) -> None:
    """DO-P04.4, DO-P04.5: with fewer than five in both piles together all of them."""
    scene = Scene(phase="buy", players=[{"hand": f"{cards} estate"}, {}]).play("end-buys")
    assert scene.sizes(0) == (min(cards, 5), 0, 0)
    assert [event["drawn"] for event in scene.events("clean-up")] == [min(cards, 5)]


def test_exactly_five_cards_are_drawn_without_a_shuffle() -> None:
    """DO-P04.6: the discard pile stays as it is."""
    scene = Scene(phase="buy", players=[{"hand": "estate", "deck": "5 copper", "discard": "gold"}, {}]).play("end-buys")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("5 copper", "", "gold, estate")
    assert scene.events("deck-shuffled") == []


def test_clean_up_takes_actions_buys_and_coins_away() -> None:
    """DO-P04.7: nothing is left when the game ends with that turn."""
    scene = Scene(players=[{"hand": "2 festival"}, {}], supply={"province": 0}).play("play festival").end_turn()
    assert scene.position.over
    assert scene.counters == (0, 0, 0)


def test_after_clean_up_the_end_is_checked_and_the_left_neighbour_goes_on() -> None:
    """DO-P04.8: from the last seat back to the first."""
    scene = Scene(active=2, phase="buy", players=[{"hand": "moat"}, {}, {"hand": "estate"}]).play("end-buys")
    scene.expect_question(0, "play-action")
    kinds = [event.kind for event in scene.position.events()]
    assert kinds[-4:] == ["cards-drawn", "clean-up", "turn-start", "phase"]
    ended = Scene(phase="buy", players=[{"hand": "estate"}, {}], supply={"province": 0}).play("end-buys")
    assert [event.kind for event in ended.position.events()][-3:] == ["clean-up", "game-end", "scores"]


def test_a_deck_of_three_cards() -> None:
    """DO-I53: clean-up draws the three, and later turns go on without error."""
    scene = Scene(players=[{"hand": "chapel, 3 copper, estate"}, {"hand": "copper"}])
    scene.play("play chapel", "trash copper", "trash copper", "done")
    for _ in range(3):
        scene.end_turn()
        assert scene.sizes(0) == (3, 0, 0)
        scene.end_turn()
        assert scene.hand(0) == "copper, estate, chapel"


def test_questions_of_a_turn_come_in_the_order_of_its_phases() -> None:
    """DO-P01.1: once buying has begun, no earlier question of the same turn comes back."""
    order = {"play-action": 0, "play-treasure": 1, "buy-card": 2}
    asked = [
        (sum(player.turns for player in game.players), order[game.question])
        for game in wander(new_game(2, 9, kingdom_mode="village-square"))
        if game.question in order
    ]
    assert len(asked) > 100
    assert all(earlier <= later for earlier, later in pairwise(asked))


def test_an_illegal_move_changes_nothing() -> None:
    """DO-P02.2, DO-P03.7: what is not offered is refused with what would be possible."""
    scene = Scene(players=[{"hand": "village, copper"}, {}])
    for move in ("buy copper", "play market", "end-buys", "no such move", "play", ""):
        scene.expect_refused(move)
    assert notations(scene.position) == ["play village", "end-actions"]
