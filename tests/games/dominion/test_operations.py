"""The operations that card texts are made of: drawing, shuffling, revealing, discarding, trashing, gaining."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from signoria.games.dominion.data.components import ACTION, CARDS
from tests.games.dominion.playing import MODES, cards_of, new_game, player_view, readers, told, view, wander, wandered
from tests.kit.scene import Scene

ACTION_CARDS = [card.name for card in CARDS if card.types & ACTION]
ASK = {"discard-order": "ask"}
DEAR_KINGDOM = "adventurer, council-room, festival, laboratory, library, market, mine, witch, workshop, remodel"
CHEAP_PILES_EMPTY = dict.fromkeys(["copper", "silver", "estate", "curse", "workshop", "remodel"], 0)


# --- Drawing ---


def test_to_draw_is_to_take_the_top_card_into_the_hand() -> None:
    """DO-T, DO-T01, DO-T01.1: from the own draw pile."""
    scene = Scene(players=[{"hand": "moat, estate", "deck": "gold, silver, copper"}, {"deck": "4 curse"}])
    scene.play("play moat")
    assert scene.hand(0) == "silver, gold, estate"
    assert scene.deck(0) == "copper"
    assert scene.deck(1) == "4 curse"


def test_drawing_goes_on_after_a_shuffle() -> None:
    """DO-T01, DO-T01.2: what is left is drawn first, then the discard pile is shuffled, then the rest is drawn."""
    player = {"hand": "smithy", "deck": "gold", "discard": "copper, silver, estate"}
    scene = Scene(players=[player, {}], shuffles=["estate, copper, silver"]).play("play smithy")
    assert scene.hand(0) == "copper, gold, estate"
    assert (scene.deck(0), scene.discard(0)) == ("silver", "")
    assert scene.events("deck-shuffled") == [{"seat": 0}]


@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("gold", 1), ("gold, silver", 2)])
def test_draws_lapse_when_both_piles_are_empty(deck: str, drawn: int) -> None:
    """DO-T01.3: nothing else changes."""
    scene = Scene(players=[{"hand": "smithy, estate", "deck": deck}, {}]).play("play smithy")
    assert scene.sizes(0) == (1 + drawn, 0, 0)
    assert scene.counters == (0, 1, 0)
    assert [event["number"] for event in scene.events("cards-drawn")] == [drawn][: bool(drawn)]


# --- Shuffling ---


def test_nothing_is_shuffled_before_a_card_is_due() -> None:
    """DO-T02, DO-T02.1: an empty draw pile waits through gains, discards and purchases until clean-up."""
    scene = Scene(players=[{"hand": "workshop, copper", "discard": "4 copper"}, {}], actions=2, coins=3)
    scene.play("play workshop", "gain silver", "play-all-treasures")
    assert scene.discard(0) == "4 copper, silver"
    assert scene.events("deck-shuffled") == []
    scene.play("buy silver")
    assert scene.events("deck-shuffled") == [{"seat": 0}]


def test_putting_a_card_on_an_empty_draw_pile_shuffles_nothing() -> None:
    """DO-T02.1: no card is due."""
    scene = Scene(players=[{"hand": "bureaucrat", "discard": "4 copper"}, {"hand": "estate", "discard": "2 gold"}])
    scene.play("play bureaucrat", "return estate")
    assert (scene.deck(0), scene.discard(0)) == ("silver", "4 copper")
    assert (scene.deck(1), scene.discard(1)) == ("estate", "2 gold")
    assert scene.events("deck-shuffled") == []


def test_the_last_card_of_a_draw_pile_can_be_taken_without_a_shuffle() -> None:
    """DO-T02.2: as long as no more are due."""
    scene = Scene(players=[{"hand": "smithy", "deck": "gold, silver, copper", "discard": "4 estate"}, {}])
    scene.play("play smithy")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("copper, silver, gold", "", "4 estate")
    assert scene.events("deck-shuffled") == []


def test_a_shuffle_takes_the_whole_discard_pile() -> None:
    """DO-T02, DO-T02.3: and leaves it empty."""
    scene = Scene(players=[{"hand": "laboratory", "discard": "2 copper, silver, 3 estate"}, {"discard": "curse"}])
    scene.play("play laboratory")
    assert scene.sizes(0) == (2, 4, 0)
    assert cards_of(scene.position, 0) == {"laboratory": 1, "copper": 2, "silver": 1, "estate": 3}
    assert scene.discard(1) == "curse"


def test_hand_play_area_set_aside_cards_and_trash_are_not_shuffled() -> None:
    """DO-T02.4: the new draw pile is made of the two discarded cards alone."""
    player = {"hand": "library, 2 gold, estate", "deck": "moat", "discard": "copper, silver"}
    scene = Scene(players=[player, {}], trash="curse", shuffles=["silver, copper"])
    scene.play("play library", "set-aside", "keep", "keep")
    assert scene.hand(0) == "copper, silver, 2 gold, estate"
    assert (scene.zone("play_area"), scene.zone("trash"), scene.discard(0)) == ("library", "curse", "moat")


def test_revealed_cards_are_not_shuffled() -> None:
    """DO-T02.4: what an adventurer has turned over stays out of the new draw pile."""
    scene = Scene(
        players=[{"hand": "adventurer", "deck": "estate", "discard": "duchy, gold"}, {}], shuffles=["duchy, gold"]
    )
    scene.play("play adventurer")
    assert (scene.hand(0), scene.discard(0)) == ("gold", "estate, duchy")


def test_cards_of_the_same_turn_are_shuffled() -> None:
    """DO-T02.5: gained, discarded and bought ones, as soon as they lie in the discard pile."""
    scene = Scene(
        players=[{"hand": "workshop, cellar, estate"}, {}],
        actions=2,
        coins=5,
        shuffles=["estate, silver", "market, workshop, cellar, estate"],
    )
    scene.play("play workshop", "gain silver", "play cellar", "discard estate", "done")
    assert (scene.hand(0), scene.deck(0)) == ("estate", "silver")
    scene.play("buy market")
    assert scene.hand(0) == "silver, estate, cellar, market, workshop"


def test_cutting_is_not_offered() -> None:
    """DO-T02.7: after a shuffle the game goes on at once, and no action of the catalogue is a cut."""
    scene = Scene(players=[{"hand": "smithy, copper", "discard": "5 copper"}, {}]).play("play smithy")
    scene.expect_question(0, "play-treasure")
    assert not any("cut" in notation.split() for notation in scene.position.catalogue().notations)


def test_shuffling_nothing_is_no_event() -> None:
    """DO-T02.8: with no card at all nothing is told."""
    scene = Scene(players=[{"hand": "smithy"}, {}]).play("play smithy")
    assert scene.events("deck-shuffled") == []
    assert scene.events("cards-drawn") == []


# --- Revealing ---


def test_a_revealed_card_lies_face_up_until_the_effect_moves_it() -> None:
    """DO-T03.1: all see it in the zone of revealed cards, out of the draw pile."""
    scene = Scene(players=[{"hand": "spy", "deck": "copper, gold, silver"}, {}]).play("play spy")
    for reader in readers(scene.position):
        assert view(scene.position, reader)["revealed"] == ["gold"]
    assert scene.deck(0) == "silver"
    scene.play("discard-it")
    assert (scene.zone("revealed"), scene.discard(0)) == ("copper", "gold")


def test_revealing_goes_on_after_a_shuffle() -> None:
    """DO-T03.2, DO-T03.3: what is left comes first, then cards of the shuffled pile, in that order."""
    victim = {"deck": "gold", "discard": "estate, silver"}
    scene = Scene(players=[{"hand": "thief"}, victim], shuffles=["silver, estate"]).play("play thief")
    assert scene.zone("revealed") == "gold, silver"
    assert (scene.deck(1), scene.discard(1)) == ("estate", "")


@pytest.mark.parametrize(
    ("deck", "discard", "revealed"), [("gold", "", "gold"), ("", "estate", "estate"), ("", "", "")]
)
def test_fewer_are_revealed_when_both_piles_run_out(deck: str, discard: str, revealed: str) -> None:
    """DO-T03.2: what there is, and no error."""
    scene = Scene(players=[{"hand": "thief"}, {"hand": "curse", "deck": deck, "discard": discard}])
    scene.play("play thief")
    assert [event["kinds"] for event in scene.events("cards-revealed")] == [[revealed]][: bool(revealed)]


def test_shuffling_under_the_rest_is_the_same() -> None:
    """DO-T03.3: drawing across a shuffle gives the same cards as laying the shuffled pile under the rest."""
    rest, shuffled = ["gold"], ["estate", "silver", "copper"]
    player = {"hand": "smithy", "deck": ", ".join(rest), "discard": ", ".join(shuffled)}
    scene = Scene(players=[player, {}], shuffles=[", ".join(shuffled)]).play("play smithy")
    under = rest + shuffled
    assert scene.deck(0) == under[3]
    assert scene.hand(0) == "silver, gold, estate"
    assert sorted(under[:3]) == ["estate", "gold", "silver"]


def test_a_card_revealed_from_the_hand_stays_there() -> None:
    """DO-T03.4: all see it, and it can be shown again."""
    scene = Scene(players=[{"hand": "witch"}, {"hand": "moat, copper"}, {}]).play("play witch", "reveal moat")
    assert scene.hand(1) == "copper, moat"
    for reader in readers(scene.position):
        assert player_view(scene.position, reader, 1)["known_hand"] == ["moat"]
    assert scene.events("moat-revealed") == [{"seat": 1, "attack": "witch"}]


def test_a_hand_that_is_shown_does_not_change() -> None:
    """DO-T03.4, DO-T03.5: all read the cards, which stay with their owner."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "3 copper, curse"}]).play("play bureaucrat")
    assert scene.events("hand-revealed") == [{"seat": 1, "kinds": ["copper", "copper", "copper", "curse"]}]
    assert scene.hand(1) == "3 copper, curse"


def test_a_revealed_card_goes_back_where_it_came_from() -> None:
    """DO-T03.5: to the top of its draw pile."""
    scene = Scene(players=[{"hand": "spy", "deck": "copper, gold, silver"}, {"deck": "duchy, estate"}])
    scene.play("play spy", "put-back", "put-back")
    assert (scene.deck(0), scene.deck(1)) == ("gold, silver", "duchy, estate")
    assert (scene.discard(0), scene.discard(1)) == ("", "")


# --- Discarding ---


def test_to_discard_is_to_put_a_card_on_the_own_discard_pile() -> None:
    """DO-T04.1: from the hand, face up, on top of what lies there."""
    victim = {"hand": "2 copper, silver, estate", "discard": "gold"}
    scene = Scene(players=[{"hand": "militia", "discard": "curse"}, victim]).play("play militia", "discard silver")
    assert scene.discard(1) == "gold, silver"
    assert player_view(scene.position, 0, 1)["discard_top"] == "silver"
    assert scene.discard(0) == "curse"


def test_of_cards_discarded_together_the_others_see_number_and_top() -> None:
    """DO-T04.2: the owner alone reads the kinds."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": "copper, silver, gold, estate, duchy, curse"}, {}])
    scene.play("play militia", "discard gold", "discard curse", "discard estate", "discard copper", "discard copper")
    own = {"seat": 1, "number": 3, "top": "estate", "kinds": ["gold", "curse", "estate"], "secret": True}
    assert scene.events("cards-discarded", 1)[0] == own
    for reader in (0, 2, None):
        assert scene.events("cards-discarded", reader)[0] == {"seat": 1, "number": 3, "top": "estate"}


@pytest.mark.parametrize("mode", [*MODES, "random"])
@pytest.mark.parametrize("seats", [2, 4])
def test_cards_come_and_go_only_as_the_log_tells(mode: str, seats: int) -> None:
    """DO-T04.3, DO-T06.1, DO-T07.7: all own what they began with, gained and bought, less what they trashed."""
    game = new_game(seats, 17, kingdom_mode=mode)
    owned = [Counter({"copper": 7, "estate": 3}) for _ in range(seats)]
    trash: Counter[str] = Counter()
    read = 0
    for decision in wander(game):
        for event in decision.events(read):
            facts = event.seen_by(None)
            seat, kind = facts.get("seat"), facts.get("kind")
            if event.kind in ("card-gained", "card-bought"):
                assert isinstance(seat, int)
                owned[seat][str(kind)] += 1
                trash[str(kind)] -= facts.get("source") == "trash"
            elif event.kind == "card-trashed":
                assert isinstance(seat, int)
                owned[seat][str(kind)] -= 1
                trash[str(kind)] += 1
        read = len(decision.events())
        assert [cards_of(decision, seat) for seat in range(seats)] == [+cards for cards in owned]
        assert Counter(view(decision)["trash"]) == +trash


# --- The order of cards discarded together ---


@pytest.mark.parametrize(
    "order", [["copper", "silver", "gold"], ["gold", "copper", "silver"], ["silver", "gold", "copper"]]
)
def test_auto_militia_discards_in_the_order_selected(order: list[str]) -> None:
    """DO-T05, DO-T05.1, DO-T05.2: the owner decides by selecting, the last one ends on top."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": "copper, silver, gold, 3 estate"}]).play("play militia")
    scene.play(*(f"discard {card}" for card in order))
    assert scene.discard(1) == ", ".join(order)


@pytest.mark.parametrize("order", [["copper", "estate", "gold"], ["gold", "estate", "copper"]])
def test_auto_cellar_discards_in_the_order_selected(order: list[str]) -> None:
    """DO-T05.2: the last one ends on top."""
    scene = Scene(players=[{"hand": "cellar, copper, estate, gold", "deck": "3 curse"}, {}]).play("play cellar")
    scene.play(*(f"discard {card}" for card in order), "done")
    assert scene.discard(0) == ", ".join(order)
    assert scene.hand(0) == "3 curse"


def test_auto_clean_up_discards_the_play_area_and_then_the_hand() -> None:
    """DO-T05.3, R9: first in the order played, then in the order of the component table."""
    player = {"hand": "workshop, village, gold, copper, moat, estate", "deck": "8 curse", "discard": "duchy"}
    scene = Scene(players=[player, {}], actions=2)
    scene.play("play village", "play moat", "end-actions", "play gold", "play copper", "end-buys")
    played = "village, moat, gold, copper"
    assert scene.discard(0) == f"duchy, {played}, estate, 3 curse, workshop"
    assert player_view(scene.position, 1, 0)["discard_top"] == "workshop"


def test_auto_revealed_cards_are_discarded_in_the_order_revealed() -> None:
    """DO-T05.4: the last one ends on top."""
    scene = Scene(players=[{"hand": "adventurer", "deck": "village, estate, gold, curse, gold"}, {}])
    scene.play("play adventurer")
    assert scene.discard(0) == "village, estate, curse"


def test_auto_cards_set_aside_are_discarded_in_the_order_set_aside() -> None:
    """DO-T05.4: the last one ends on top."""
    scene = Scene(players=[{"hand": "library", "deck": "village, moat, market, 7 copper"}, {}]).play("play library")
    scene.play("set-aside", "set-aside", "set-aside", *["keep"] * 7)
    assert scene.discard(0) == "village, moat, market"


def test_auto_never_asks_for_the_top_card() -> None:
    """DO-T05.2, DO-T05.3, DO-T05.4: through whole games."""
    for mode in MODES:
        assert all(game.question != "discard-top" for game in wander(new_game(2, 2, kingdom_mode=mode)))


@pytest.mark.parametrize("top", ["copper", "silver", "estate"])
def test_ask_militia(top: str) -> None:
    """DO-T05.1, DO-T05.5: the owner, not the attacker, names the card on top."""
    scene = Scene(options=ASK, players=[{"hand": "militia"}, {"hand": "copper, silver, estate, 3 curse"}])
    scene.play("play militia", "discard copper", "discard silver", "discard estate")
    scene.expect_question(1, "discard-top", "top copper, top silver, top estate")
    scene.play(f"top {top}")
    assert scene.discard(1).endswith(top)
    assert scene.sizes(1) == (3, 0, 3)


@pytest.mark.parametrize("first", ["copper", "estate", "curse"])
def test_ask_militia_lets_any_card_be_discarded(first: str) -> None:
    """DO-T05.5, DO-C13.2, DO-C13.3: whatever is selected first, the hand comes down to exactly three cards."""
    scene = Scene(options=ASK, players=[{"hand": "militia"}, {"hand": "4 copper, estate, curse"}]).play("play militia")
    if f"discard {first}" in scene.options:
        scene.play(f"discard {first}")
    while scene.position.asked == 1:
        scene.play(scene.options[0])
    assert scene.sizes(1) == (3, 0, 3)
    assert scene.zone("selected") == ""


def test_ask_militia_allows_every_selection() -> None:
    """DO-T05.5, DO-C13.3: each pair of cards can be discarded in some order of selecting."""
    reached = set()
    scene = Scene(options=ASK, players=[{"hand": "militia"}, {"hand": "2 copper, silver, estate, curse"}])
    pending = [scene.play("play militia").position]
    while pending:
        position = pending.pop()
        if position.asked == 1:
            for option in position.legal():
                pending.append(position.copy())
                pending[-1].choose(option)
        else:
            reached.add(tuple(position.players[1].hand.listed()))
    # 2 of 5 cards, two of them alike: 7 different hands of three can be left.
    assert len(reached) == 7
    assert {len(hand) for hand in reached} == {3}


def test_ask_cellar() -> None:
    """DO-T05.5: the top card is named before cards are drawn."""
    scene = Scene(options=ASK, players=[{"hand": "cellar, copper, estate", "deck": "2 curse"}, {}])
    scene.play("play cellar", "discard copper", "discard estate", "done")
    scene.expect_question(0, "discard-top", "top copper, top estate")
    scene.play("top copper")
    assert (scene.discard(0), scene.hand(0)) == ("estate, copper", "2 curse")


def test_ask_clean_up_is_about_the_hand() -> None:
    """DO-T05.5: the played cards lie below whatever was in hand."""
    player = {"hand": "copper, silver, estate, duchy", "deck": "5 curse"}
    scene = Scene(options=ASK, phase="buy", players=[player, {}]).play("play silver", "start-buying", "end-buys")
    scene.expect_question(0, "discard-top", "top copper, top estate, top duchy")
    scene.play("top estate")
    assert scene.discard(0) == "silver, copper, duchy, estate"


def test_ask_clean_up_without_a_hand_is_about_the_play_area() -> None:
    """DO-T05.5: then one of the played cards ends on top."""
    scene = Scene(options=ASK, phase="buy", players=[{"hand": "copper, silver", "deck": "5 curse"}, {}])
    scene.play("play copper", "play silver", "end-buys")
    scene.expect_question(0, "discard-top", "top copper, top silver")
    scene.play("top copper")
    assert scene.discard(0) == "silver, copper"


def test_ask_revealed_cards() -> None:
    """DO-T05.1, DO-T05.5: the owner of the revealed cards decides, not the thief."""
    scene = Scene(options=ASK, players=[{"hand": "thief"}, {"deck": "estate, curse"}]).play("play thief")
    scene.expect_question(1, "discard-top", "top estate, top curse")
    scene.play("top estate")
    assert scene.discard(1) == "curse, estate"


def test_open_cards_of_one_kind_leave_nothing_to_name() -> None:
    """DO-T05.5: everybody sees that the two are alike."""
    scene = Scene(options=ASK, players=[{"hand": "thief"}, {"deck": "2 estate"}]).play("play thief")
    assert scene.discard(1) == "2 estate"
    assert scene.position.asked == 0


def test_ask_cards_set_aside() -> None:
    """DO-T05.5: one of the kinds set aside ends on top."""
    scene = Scene(options=ASK, players=[{"hand": "library", "deck": "village, moat, 7 copper"}, {}]).play(
        "play library"
    )
    scene.play("set-aside", "set-aside", *["keep"] * 7)
    scene.expect_question(0, "discard-top", "top village, top moat")
    scene.play("top village")
    assert scene.discard(0) == "moat, village"


def test_ask_takes_no_answer_from_a_single_card() -> None:
    """DO-T05.5: one card is its own top."""
    scene = Scene(options=ASK, players=[{"hand": "militia"}, {"hand": "3 copper, estate"}]).play("play militia")
    scene.play("discard estate")
    scene.expect_question(0, "buy-card")
    assert scene.discard(1) == "estate"


# --- Trashing ---


def test_to_trash_is_to_move_a_card_to_the_trash() -> None:
    """DO-T06.1: out of the hand of its owner."""
    scene = Scene(players=[{"hand": "chapel, estate, copper"}, {}], trash="gold")
    scene.play("play chapel", "trash estate", "done")
    assert (scene.hand(0), scene.discard(0), scene.zone("trash")) == ("copper", "", "gold, estate")


def test_a_trashed_card_is_gone() -> None:
    """DO-T06.2: it is back in no pile and can be neither gained nor bought."""
    scene = Scene(
        players=[{"hand": "chapel, feast, estate"}, {}],
        trash="2 market",
        supply={"market": 0, "estate": 0},
        actions=2,
        coins=9,
    )
    scene.play("play chapel", "trash estate", "done", "play feast")
    assert not {"gain market", "gain estate"} & set(scene.options)
    scene.play("gain duchy")
    assert not {"buy market", "buy estate"} & set(scene.options)
    assert scene.supply("estate") == 0


def test_only_a_thief_takes_from_the_trash() -> None:
    """DO-T06.2: every card that ever leaves the trash was trashed and gained by a thief."""
    taken = 0
    for mode, seed in product(MODES, range(3)):
        game = wandered(new_game(3, seed, kingdom_mode=mode), seed)
        for event in told(game, "card-gained"):
            if event["source"] == "trash":
                taken += 1
                assert mode in ("interaction", "size-distortion")
                assert event["kind"] in ("copper", "silver", "gold")
    assert taken > 0


def test_all_see_what_is_trashed() -> None:
    """DO-T06.3: kind by kind, in the log and in the trash."""
    scene = Scene(players=[{"hand": "chapel, estate, 2 copper"}, {}, {}])
    scene.play("play chapel", "trash copper", "trash estate", "done")
    for reader in readers(scene.position):
        assert [event["kind"] for event in scene.events("card-trashed", reader)] == ["copper", "estate"]
        assert view(scene.position, reader)["trash"] == ["copper", "estate"]


# --- Gaining ---


def test_to_gain_is_to_take_a_card_from_its_pile_to_the_discard_pile() -> None:
    """DO-T07.1: on top of it."""
    scene = Scene(players=[{"hand": "workshop", "discard": "curse"}, {}]).play("play workshop", "gain village")
    assert scene.discard(0) == "curse, village"
    assert scene.supply("village") == 9


@pytest.mark.parametrize(
    ("hand", "moves", "place"),
    [
        ("bureaucrat", ["play bureaucrat"], "deck"),
        ("mine, copper", ["play mine", "trash copper", "gain silver"], "hand"),
        ("workshop", ["play workshop", "gain silver"], "discard"),
    ],
)
def test_an_effect_can_name_another_place(hand: str, moves: list[str], place: str) -> None:
    """DO-T07.1: the draw pile or the hand."""
    scene = Scene(players=[{"hand": hand}, {"hand": ""}]).play(*moves)
    where = {"deck": scene.deck(0), "hand": scene.hand(0), "discard": scene.discard(0)}
    assert where == {"deck": "", "hand": "", "discard": ""} | {place: "silver"}


def test_a_gain_costs_neither_coins_nor_a_buy() -> None:
    """DO-T07.2: and is no purchase."""
    scene = Scene(players=[{"hand": "workshop"}, {}], coins=2, buys=1).play("play workshop", "gain smithy")
    assert scene.counters == (0, 1, 2)
    assert scene.events("card-bought") == []
    assert scene.events("card-gained") == [
        {"seat": 0, "kind": "smithy", "source": "supply", "place": "discard", "left": 9}
    ]


@pytest.mark.parametrize(
    ("hand", "moves", "limit"),
    [
        ("workshop, copper", ["play workshop"], 4),
        ("feast, copper", ["play feast"], 5),
        ("remodel, copper", ["play remodel", "trash copper"], 2),
    ],
)
def test_coins_do_not_raise_the_limit_of_a_gain(hand: str, moves: list[str], limit: int) -> None:
    """DO-T07.3: the options end at the printed limit, however rich the player is."""
    scene = Scene(players=[{"hand": hand}, {}], coins=20).play(*moves)
    costs = {card.name: card.cost for card in CARDS}
    assert max(costs[option.removeprefix("gain ")] for option in scene.options) == limit


def test_an_empty_pile_gives_nothing() -> None:
    """DO-T07.4: neither to gain nor to buy."""
    scene = Scene(players=[{"hand": "workshop"}, {}], supply={"silver": 0, "village": 1}, coins=3, buys=2)
    scene.play("play workshop")
    assert "gain silver" not in scene.options
    scene.play("gain village")
    assert not {"buy silver", "buy village"} & set(scene.options)
    scene.expect_refused("buy silver")


def test_without_a_legal_card_nothing_is_gained() -> None:
    """DO-T07.5: the player goes on with the turn."""
    scene = Scene(players=[{"hand": "workshop"}, {}], kingdom=DEAR_KINGDOM, supply=CHEAP_PILES_EMPTY)
    scene.play("play workshop")
    scene.expect_question(0, "buy-card")
    assert scene.events("card-gained") == []
    assert scene.events("no-effect") == [{"seat": 0, "kind": "workshop", "reason": "nothing-to-gain"}]


def test_an_effect_goes_on_without_its_gain() -> None:
    """DO-T07.5, DO-T10.2: a bureaucrat without silver still makes the others put a card back."""
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "estate"}], supply={"silver": 0}).play("play bureaucrat")
    scene.expect_question(1, "bureaucrat-victory", "return estate")


def test_a_gained_card_is_not_played_from_the_discard_pile() -> None:
    """DO-T07.6: with actions left it is no option."""
    scene = Scene(players=[{"hand": "workshop, moat"}, {}], actions=3).play("play workshop", "gain village")
    scene.expect_question(0, "play-action", "play moat, end-actions")


def test_a_gained_card_that_is_drawn_is_a_hand_card() -> None:
    """DO-T07.6, DO-I54: shuffled and drawn in the same turn it may be played with an action left."""
    player = {"hand": "village, feast, smithy, estate", "deck": "copper, gold"}
    scene = Scene(players=[player, {}], actions=2, shuffles=["market"])
    scene.play("play village", "play feast", "gain market", "play smithy")
    assert scene.hand(0) == "copper, gold, estate, market"
    scene.expect_question(0, "play-action", "play market, end-actions")


def test_all_see_gains_and_purchases() -> None:
    """DO-T07.7: kind, place and what is left."""
    scene = Scene(players=[{"hand": "workshop", "deck": "5 copper"}, {}, {}], coins=3)
    scene.play("play workshop", "gain village", "buy silver")
    for reader in readers(scene.position):
        assert scene.events("card-gained", reader)[0]["kind"] == "village"
        assert scene.events("card-bought", reader) == [
            {"seat": 0, "kind": "silver", "cost": 3, "coins": 0, "buys": 0, "left": 39}
        ]


def test_a_card_set_aside_is_not_played() -> None:
    """DO-T08: it lies face up, gives nothing, and goes where the effect says."""
    scene = Scene(players=[{"hand": "library", "deck": "festival, 7 copper"}, {}]).play("play library", "set-aside")
    assert (scene.zone("set_aside"), scene.counters) == ("festival", (0, 1, 0))
    scene.play(*["keep"] * 7)
    assert (scene.zone("set_aside"), scene.discard(0), scene.counters) == ("", "festival", (0, 1, 0))
    assert scene.events("card-set-aside") == [{"seat": 0, "kind": "festival"}]


# --- Bonuses ---


def test_bonuses_come_at_once() -> None:
    """DO-T09.1, DO-T09.2, DO-T09.3, DO-T09.4: cards, actions, buys and coins, before the next decision."""
    scene = Scene(players=[{"hand": "market, moat", "deck": "gold, silver"}, {}], actions=1).play("play market")
    assert scene.hand(0) == "gold, moat"
    assert scene.counters == (1, 2, 1)


def test_coins_of_a_card_are_no_treasure() -> None:
    """DO-T09.4: the player owns no more cards than before and the supply is whole."""
    scene = Scene(players=[{"hand": "festival"}, {}])
    before = view(scene.position)["supply"]
    scene.play("play festival")
    assert scene.counters == (2, 2, 2)
    assert cards_of(scene.position, 0) == {"festival": 1}
    assert view(scene.position)["supply"] == before


def test_bonuses_add_up() -> None:
    """DO-T09.5: without limit."""
    scene = Scene(players=[{"hand": "10 festival, 10 market", "deck": "10 copper"}, {}])
    scene.play(*["play festival"] * 10, *["play market"] * 10)
    assert scene.counters == (11, 21, 30)
    assert scene.hand(0) == "10 copper"


def test_what_is_not_used_is_lost() -> None:
    """DO-T09.6: neither the next player nor the next turn has any of it."""
    scene = Scene(players=[{"hand": "2 festival", "deck": "5 estate"}, {"hand": "estate"}]).play("play festival")
    scene.end_turn()
    assert (scene.position.active, scene.counters) == (1, (1, 1, 0))
    scene.end_turn()
    assert (scene.position.active, scene.counters) == (0, (1, 1, 0))


# --- Following card texts ---


def test_a_text_is_followed_from_top_to_bottom() -> None:
    """DO-T10.1: coins before discards, cards before curses, the drawn card before the spying."""
    militia = Scene(players=[{"hand": "militia"}, {"hand": "5 copper"}]).play("play militia")
    assert (militia.position.question, militia.counters) == ("militia-discard", (0, 1, 2))
    spy = Scene(players=[{"hand": "spy", "deck": "gold, silver"}, {}]).play("play spy")
    assert (spy.hand(0), spy.zone("revealed")) == ("gold", "silver")
    witch = Scene(players=[{"hand": "witch", "deck": "3 copper"}, {}]).play("play witch")
    kinds = [event.kind for event in witch.position.events()]
    assert kinds.index("cards-drawn") < kinds.index("card-gained")


def test_instructions_are_compulsory() -> None:
    """DO-T10.2: a remodel must trash and gain, a militia must be obeyed; "up to" and "any number" may be declined."""
    remodel = Scene(players=[{"hand": "remodel, gold"}, {}]).play("play remodel")
    remodel.expect_question(0, "remodel-trash", "trash gold")
    militia = Scene(players=[{"hand": "militia"}, {"hand": "4 copper"}]).play("play militia")
    militia.expect_question(1, "militia-discard", "discard copper")
    for card in ("cellar", "chapel"):
        assert "done" in Scene(players=[{"hand": f"{card}, copper"}, {}]).play(f"play {card}").options


def test_as_much_as_possible_is_done() -> None:
    """DO-T10.2: a smithy draws what there is; a council room goes on for those who can draw."""
    scene = Scene(players=[{"hand": "council-room", "deck": "gold"}, {"hand": ""}, {"deck": "silver"}])
    scene.play("play council-room")
    assert (scene.hand(0), scene.hand(1), scene.hand(2)) == ("gold", "", "silver")
    assert scene.counters == (0, 2, 0)


@pytest.mark.parametrize(
    ("card", "rest", "reason"),
    [
        ("remodel", "", "nothing-to-trash"),
        ("mine", "estate", "nothing-to-trash"),
        ("moneylender", "gold", "nothing-to-trash"),
    ],
)
def test_what_depends_on_something_that_did_not_happen_is_skipped(card: str, rest: str, reason: str) -> None:
    """DO-T10.3, DO-T10.4: no trash, so neither a gain nor coins; the card could be played all the same."""
    scene = Scene(players=[{"hand": f"{card}, {rest}"}, {}]).play(f"play {card}")
    assert (scene.hand(0), scene.zone("trash"), scene.counters) == (rest, "", (0, 1, 0))
    assert scene.events("card-gained") == []
    assert scene.events("no-effect") == [{"seat": 0, "kind": card, "reason": reason}]


def test_a_card_may_be_played_for_nothing() -> None:
    """DO-T10.4: a throne room without another Action, a witch without curses and cards."""
    throne = Scene(players=[{"hand": "throne-room"}, {}]).play("play throne-room")
    assert (throne.zone("play_area"), throne.counters) == ("throne-room", (0, 1, 0))
    witch = Scene(players=[{"hand": "witch"}, {}], supply={"curse": 0}).play("play witch")
    assert (witch.zone("play_area"), witch.counters) == ("witch", (0, 1, 0))


@pytest.mark.parametrize(
    ("attacker", "victim", "seat", "question", "options"),
    [
        ("militia", {"hand": "4 copper"}, 1, "militia-discard", "discard copper"),
        ("bureaucrat", {"hand": "2 estate"}, 1, "bureaucrat-victory", "return estate"),
        ("thief", {"deck": "2 copper"}, 0, "thief-trash", "trash copper"),
        ("mine, silver", {}, 0, "mine-trash", "trash silver"),
        ("remodel, gold", {}, 0, "remodel-trash", "trash gold"),
        ("throne-room, moat", {}, 0, "throne-room-card", "play moat"),
        ("witch", {"hand": "copper", "deck": "moat"}, 1, "moat-reveal", "pass"),
    ],
)
def test_forced_choices_are_asked_by_the_engine(
    attacker: str, victim: dict[str, str], seat: int, question: str, options: str
) -> None:
    """R1, DO-T10.5: with their one option; whoever drives the game answers them for people."""
    scene = Scene(players=[{"hand": attacker}, victim]).play(f"play {attacker.split(',', maxsplit=1)[0]}")
    scene.expect_question(seat, question, options)


@pytest.mark.parametrize(
    ("hand", "no"), [("chancellor", "no"), ("cellar", "done"), ("chapel", "done"), ("village", "end-buys")]
)
def test_where_no_is_legal_the_question_comes(hand: str, no: str) -> None:
    """DO-T10.5: declining is always a decision."""
    scene = Scene(players=[{"hand": hand, "deck": "estate"}, {}]).play(f"play {hand}")
    assert no in scene.options


@pytest.mark.parametrize("mode", MODES)
def test_one_decision_is_open_at_a_time(mode: str) -> None:
    """DO-T10.6: one seat is asked, and nobody else has options."""
    for game in wander(new_game(4, 8, kingdom_mode=mode)):
        asked = [seat for seat in range(4) if game.sight(seat).asked()]
        assert asked == ([] if game.over else [game.asked])
        for seat in range(4):
            assert list(game.sight(seat).options()) == (game.legal() if seat == game.asked else [])


# --- Every card at least once ---


@pytest.mark.parametrize("card", ACTION_CARDS)
def test_every_action_card_can_be_played(card: str) -> None:
    """DO-C: each uses one action, is told, resolves completely, and lies in the play area or in the trash."""
    player = {"hand": f"{card}, copper, estate", "deck": "5 copper"}
    other = {"hand": "3 copper, 2 estate", "deck": "silver, gold"}
    scene = Scene(players=[player, other, {}]).play(f"play {card}")
    while scene.position.question not in ("play-action", "play-treasure", "buy-card"):
        scene.play(scene.options[0])
    assert scene.events("action-played") == [{"seat": 0, "kind": card, "play": "normal", "actions": 0}]
    assert scene.zone("trash" if card == "feast" else "play_area").split(", ")[-1] == card


@pytest.mark.parametrize("card", ACTION_CARDS)
def test_every_action_card_can_be_played_twice(card: str) -> None:
    """DO-Q: under a throne room each is played and told two times, and is one card in play or in the trash."""
    player = {"hand": f"throne-room, {card}, 2 copper, estate", "deck": "9 copper"}
    other = {"hand": "3 copper, 2 estate", "deck": "silver, gold, 2 copper"}
    scene = Scene(players=[player, other, {}]).play("play throne-room", f"play {card}")
    while scene.position.question not in ("play-action", "play-treasure", "buy-card"):
        scene.play(scene.options[0])
    plays = [event["play"] for event in scene.events("action-played") if event["kind"] == card]
    assert plays[-2:] == ["first", "second"]
    zones = [*scene.position.play_area.listed(), *scene.position.trash.listed()]
    number = [CARDS[kind].name for kind in zones].count(card)
    assert number == (2 if card == "throne-room" else 1)
