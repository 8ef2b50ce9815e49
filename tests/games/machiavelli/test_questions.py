"""Every question: who is asked, exactly what may be answered, and what the others see of it.

All others see the answers of an open question; of a closed one they see that it is asked; of a hidden one nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from signoria.games.machiavelli.data.components import CHARACTERS
from tests.games.machiavelli.beginning import ranks_at, stack
from tests.games.machiavelli.courts import acting, called, earning
from tests.kit.court import Court
from tests.kit.marks import clause

if TYPE_CHECKING:
    from collections.abc import Iterator

WARRANTS = "king, bishop, merchant"


def expect_open(court: Court, seat: int, question: str, options: str) -> None:
    """Check who is asked what, and that everyone else reads the same options."""
    court.expect_question(seat, question, options)
    for seen in seen_by_others(court, seat):
        assert seen is not None
        assert (seen["kind"], seen["seat"], seen["options"]) == (question, seat, court.options)


def expect_closed(court: Court, seat: int, question: str, options: str) -> None:
    """Check who is asked what, and that everyone else sees that, but not the options."""
    court.expect_question(seat, question, options)
    for seen in seen_by_others(court, seat):
        assert seen is not None
        assert (seen["kind"], seen["seat"]) == (question, seat)
        assert "options" not in seen


def expect_hidden(court: Court, seat: int, question: str, options: str) -> None:
    """Check who is asked what, and that nobody else learns that anything is asked."""
    court.expect_question(seat, question, options)
    assert list(seen_by_others(court, seat)) == [None] * court.position.seats()
    assert {court.view(reader)["asked"] for reader in others(court, seat)} == {None}


def seen_by_others(court: Court, seat: int) -> Iterator[dict[str, object] | None]:
    """Give the question as everyone else sees it, spectators included."""
    for reader in others(court, seat):
        yield cast("dict[str, object] | None", court.view(reader)["question"])


def others(court: Court, seat: int) -> list[int | None]:
    """Give everyone who looks on."""
    return [reader for reader in (*range(court.position.seats()), None) if reader != seat]


def named(verb: str, ranks: list[int], court: Court) -> str:
    """Write down the options that a verb has with the characters of these ranks."""
    return ", ".join(f"{verb} {CHARACTERS[court.position.character_at(rank - 1)]}" for rank in ranks)


# --- Choosing characters ----------------------------------------------------------------------------------------------


def test_who_has_the_stack_chooses_from_it() -> None:
    """MD-Q02: any card of it, in secret; then the next one chooses from the rest."""
    court = Court(players=[{}, {}, {}, {}], crown=1)
    assert len(stack(court.position)) == 5
    expect_closed(court, 1, "choose-character", named("choose", stack(court.position), court))
    court.play(court.options[2])
    assert len(stack(court.position)) == 4
    expect_closed(court, 2, "choose-character", named("choose", stack(court.position), court))


def test_with_two_players_a_card_of_the_rest_is_put_down() -> None:
    """MD-Q03: right after the own choice, in secret; never the card that was chosen."""
    court = Court(players=[{}, {}], crown=0)
    court.play(court.options[0])
    chosen = court.options[1]
    court.play(chosen)
    expect_closed(court, 1, "put-down-character", named("put-down", stack(court.position), court))
    assert chosen.replace("choose", "put-down") not in court.options
    assert len(court.options) == 5


def chosen_with_theater(seats: int) -> Court:
    """Give a selection that is over but for the Theater of seat 0."""
    court = Court(players=[{"city": "theater"}, *({} for _ in range(seats - 1))], crown=2)
    while court.position.question == "choose-character":
        court.play(court.options[0])
    return court


def test_the_theater_names_a_player_or_nobody() -> None:
    """MD-Q04: with four players the character that goes is clear."""
    court = chosen_with_theater(4)
    expect_open(court, 0, "theater", "player 1, player 2, player 3, pass")
    court.play("player 3")
    assert court.position.question == "turn-action"


def test_with_three_players_the_theater_also_names_the_own_card() -> None:
    """MD-Q04: in secret."""
    court = chosen_with_theater(3)
    expect_open(court, 0, "theater", "player 1, player 2, pass")
    court.play("player 1")
    own = ranks_at(court.position, 0)
    assert len(own) == 2
    expect_closed(court, 0, "theater-card", named("choose", own, court))


# --- Calling ----------------------------------------------------------------------------------------------------------


def test_rasputin_may_undo_a_murder() -> None:
    """MD-Q05: whoever holds the murdered character and the card is asked in secret."""
    court = called("king", {"hand": "rasputin"}, murdered="king")
    expect_hidden(court, 0, "rasputin", "play-rasputin, pass")


@pytest.mark.parametrize(("hand", "options"), [("rasputin", "play-rasputin, pass"), ("tavern", "pass")])
def test_rasputin_may_avert_what_else_was_done(hand: str, options: str) -> None:
    """MD-Q05: whoever is robbed is asked as if he had the card; the options tell him alone whether he has."""
    court = called("king", {"hand": hand}, robbed={"on": "king", "by": 1}, options={"action-cards": "on"})
    expect_closed(court, 0, "rasputin", options)


@pytest.mark.parametrize(("held", "options"), [("merchant", "collect, stay-hidden"), ("architect", "stay-hidden")])
def test_the_owner_of_the_hospital_is_asked(held: str, options: str) -> None:
    """MD-Q06, R2: he might hold the murdered character; whether he does, the options tell him alone."""
    court = Court(
        players=[{"characters": held, "city": "hospital"}, {"characters": "thief"}, {}, {}],
        characters="merchant",
        face_up="bishop, warlord",
        murdered="merchant",
        call="merchant",
    )
    expect_closed(court, 0, "hospital", options)


def test_in_the_hospital_there_is_gold_or_cards() -> None:
    """MD-Q06: after that the usual question."""
    court = called("merchant", {"city": "hospital"}, murdered="merchant").play("collect")
    expect_open(court, 0, "income", "take-gold, take-cards")


def test_the_acrobat_is_asked_when_nobody_has_rank_four() -> None:
    """MD-Q07: in secret, so that nobody learns who has the card."""
    court = Court(
        players=[{"characters": "bishop", "hand": "acrobat"}, {"characters": "warlord"}, {}, {}],
        characters="king",
        call="king",
    )
    assert court.holder("king") is None
    expect_hidden(court, 0, "acrobat", "play-acrobat, pass")


# --- The turn ---------------------------------------------------------------------------------------------------------


def test_a_turn_offers_everything_that_may_be_done_now() -> None:
    """MD-Q08: in any order that the rules allow, the end once there is an income."""
    court = acting("king", {"hand": "docks, palace", "city": "manor, smithy", "gold": 3}, crown=2)
    expect_closed(court, 0, "turn-action", "take-gold, take-cards, take-crown, district-income, smithy")
    court.play("take-gold")
    builds = "build docks, build palace"
    expect_closed(court, 0, "turn-action", f"take-crown, district-income, smithy, {builds}, end-turn")
    court.play("build docks", "take-crown", "district-income", "smithy")
    expect_closed(court, 0, "turn-action", "end-turn")


@pytest.mark.parametrize("deck", ["tavern, market", "tavern"])
def test_an_income_is_gold_or_cards(deck: str) -> None:
    """MD-Q09: where the income is all there is, it is a question of its own."""
    court = called("merchant", {}, {"characters": "witch"}, bewitched={"on": "merchant", "by": 1}, deck=deck)
    expect_open(court, 0, "income", "take-gold, take-cards")


def test_one_of_the_drawn_cards_is_kept() -> None:
    """MD-Q10: as income; only the drawer sees them."""
    court = acting("bishop", deck="tavern, market, palace").play("take-cards")
    expect_closed(court, 0, "keep-card", "keep tavern, keep market")


def test_a_scholar_keeps_one_of_seven() -> None:
    """MD-Q10: of the different cards among them."""
    deck = "tavern, market, palace, temple, church, 2 prison, docks"
    court = acting("scholar", deck=deck).play("study")
    kept = "keep tavern, keep market, keep palace, keep temple, keep church, keep prison"
    expect_closed(court, 0, "keep-card", kept)


def test_a_passenger_keeps_one_card() -> None:
    """MD-Q10: of those drawn for a ride on a wagon."""
    court = earning("king", {}, {"wagons": 1}, deck="tavern, market, palace").play("wagon 1")
    expect_closed(court, 0, "keep-card", "keep tavern, keep market, keep palace")


def test_a_build_is_a_card_and_a_way_to_pay() -> None:
    """MD-Q11: each pair that is possible, and no other."""
    hand = "docks, tavern, necropolis"
    court = earning("cardinal", {"hand": hand, "city": "framework, market", "gold": 2}, {"gold": 3}, {"gold": 0})
    builds = [
        "build tavern",
        "build-by-loan docks",
        *(f"build-by-framework {card}" for card in ("docks", "tavern", "necropolis")),
        "build-by-sacrifice",
    ]
    expect_closed(court, 0, "turn-action", ", ".join([*builds, "end-turn"]))


def test_a_thieves_den_is_paid_with_cards() -> None:
    """MD-Q12: one after the other, until the gold is enough, and at most as many as it costs."""
    court = earning("king", {"hand": "thieves-den, 5 tavern, 2 market", "gold": 5}).play("build thieves-den")
    expect_closed(court, 0, "pay-with-cards", "discard tavern, discard market")
    court.play("discard tavern")
    expect_closed(court, 0, "pay-with-cards", "discard tavern, discard market, done")
    court.play(*["discard tavern"] * 4, "discard market")
    expect_closed(court, 0, "pay-with-cards", "done")
    court.play("done")
    assert (court.city(0), court.gold(0), court.hand(0)) == ("thieves-den", 5, "market")
    rich = earning("king", {"hand": "thieves-den, tavern", "gold": 6}).play("build thieves-den")
    expect_closed(rich, 0, "pay-with-cards", "discard tavern, done")


def test_a_necropolis_costs_a_district() -> None:
    """MD-Q13: one's own, whichever."""
    court = earning("king", {"hand": "necropolis", "city": "market, docks", "gold": 0}, {"city": "palace"})
    court.play("build-by-sacrifice")
    expect_open(court, 0, "sacrifice", "district 0 market, district 0 docks")


def test_a_cardinal_names_a_lender_and_gives_cards() -> None:
    """MD-Q14: who has the gold that lacks; a card for each piece, seen by those two."""
    hand = "docks, tavern, market, temple"
    court = earning("cardinal", {"hand": hand, "gold": 1}, {"gold": 2}, {"gold": 1}, {"gold": 5})
    court.play("build-by-loan docks")
    expect_open(court, 0, "loan", "player 1, player 3")
    court.play("player 3")
    expect_closed(court, 0, "loan-cards", "give temple, give tavern, give market")
    court.play("give tavern")
    expect_closed(court, 0, "loan-cards", "give temple, give market")


@pytest.mark.parametrize(
    ("character", "move", "wanted", "spared"),
    [
        ("assassin", "assassinate", {}, "assassin"),
        ("thief", "steal", {"murdered": "king"}, "assassin, thief, king"),
        ("witch", "take-gold", {}, "witch"),
    ],
)
def test_a_character_is_named(character: str, move: str, wanted: dict[str, object], spared: str) -> None:
    """MD-Q15: any other, but for those that are out of reach."""
    court = acting(character, **wanted).play(move)
    ranks = [
        rank for rank in range(1, 9) if CHARACTERS[court.position.character_at(rank - 1)] not in spared.split(", ")
    ]
    expect_open(court, 0, "name-character", named("name", ranks, court))


# --- Warrants, threats and the rest of the plots ----------------------------------------------------------------------


def test_a_magistrate_places_the_seal_and_two_more_warrants() -> None:
    """MD-Q16: on three different characters but himself; where the seal lies he alone knows."""
    court = earning("magistrate").play("warrants")
    expect_closed(court, 0, "place-warrants", named("seal", [2, 3, 4, 5, 6, 7, 8], court))
    court.play("seal king")
    expect_closed(court, 0, "place-warrants", named("mark", [2, 3, 5, 6, 7, 8], court))
    court.play("mark thief")
    expect_closed(court, 0, "place-warrants", named("mark", [3, 5, 6, 7, 8], court))


@pytest.mark.parametrize(
    ("seal", "city", "options"),
    [
        ("king", "", "turn-over, leave-closed"),
        ("bishop", "", "leave-closed"),
        # He has such a district himself.
        ("king", "docks", "leave-closed"),
    ],
)
def test_a_magistrate_may_turn_a_warrant(seal: str, city: str, options: str) -> None:
    """MD-Q17: out of turn; only with the seal, and if he may have the district. The others cannot tell."""
    court = earning(
        "king", {"hand": "docks", "gold": 5}, {"city": city}, warrants={"on": WARRANTS, "seal": seal, "by": 1}
    )
    court.play("build docks")
    expect_closed(court, 1, "turn-warrant", options)


def test_a_blackmailer_places_the_rose_and_another_threat() -> None:
    """MD-Q18: on two different characters of a higher rank; where the rose lies he alone knows."""
    court = earning("blackmailer").play("threaten")
    expect_closed(court, 0, "place-threats", named("rose", [3, 4, 5, 6, 7, 8], court))
    court.play("rose king")
    expect_closed(court, 0, "place-threats", named("mark", [3, 5, 6, 7, 8], court))


def test_a_threatened_player_bribes_or_refuses() -> None:
    """MD-Q19: after the income."""
    court = called("king", {"gold": 3}, threats={"on": "king, bishop", "rose": "bishop", "by": 1}).play("take-gold")
    expect_open(court, 0, "bribe", "bribe, refuse")


@pytest.mark.parametrize("rose", ["king", "bishop"])
def test_a_blackmailer_may_turn_a_threat(rose: str) -> None:
    """MD-Q20: out of turn, when he was refused; both answers are open to him, rose or not."""
    court = called("king", {"gold": 3}, threats={"on": "king, bishop", "rose": rose, "by": 1})
    court.play("take-gold", "refuse")
    expect_open(court, 1, "turn-threat", "turn-over, leave-closed")


def test_a_spy_names_a_player_and_a_type() -> None:
    """MD-Q21: a player with cards, any of the five types."""
    court = earning("spy", {}, {"hand": "tavern"}, {"hand": "docks"}).play("spy")
    types = ("religious", "military", "noble", "trade", "unique")
    expect_open(court, 0, "spy", ", ".join(f"spy-on {seat} {type_}" for seat in (1, 2) for type_ in types))


def test_a_magician_swaps_or_redraws() -> None:
    """MD-Q22: with whom is open; which cards go under the deck is not."""
    magician = {"hand": "2 tavern, market"}
    swap = earning("magician", magician, {"hand": "docks"}).play("swap-hands")
    expect_open(swap, 0, "magic-target", "player 1, player 2, player 3")
    redraw = earning("magician", magician, {"hand": "docks"}).play("replace-cards")
    expect_closed(redraw, 0, "magic", "discard tavern, discard market")
    redraw.play("discard market")
    expect_closed(redraw, 0, "magic", "discard tavern, done")


@pytest.mark.parametrize(("character", "hand", "move"), [("wizard", "", "peek"), ("king", "fortune-teller", None)])
def test_a_hand_with_cards_is_looked_at(character: str, hand: str, move: str | None) -> None:
    """MD-Q23: that of any other player who has some."""
    court = earning(character, {"hand": hand}, {"hand": "docks"}, {}, {"hand": "tavern"})
    court.play(move or f"play {hand}")
    expect_open(court, 0, "peek", "player 1, player 3")


def test_a_wizard_takes_a_card_and_builds_it_or_not() -> None:
    """MD-Q24: he alone sees what there is; what he can pay he may build, in every way."""
    court = earning("wizard", {"gold": 3, "city": "framework"}, {"hand": "docks, palace"}).play("peek", "player 1")
    expect_closed(court, 0, "peek-take", "take docks, take palace")
    court.play("take docks")
    expect_closed(court, 0, "peek-place", "to-hand, build docks, build-by-framework docks")
    dear = earning("wizard", {"gold": 3}, {"hand": "palace"}).play("peek", "player 1", "take palace")
    expect_closed(dear, 0, "peek-place", "to-hand")


def test_a_fortune_teller_takes_a_card() -> None:
    """MD-Q24: into the hand."""
    court = earning("king", {"hand": "fortune-teller", "gold": 9}, {"hand": "docks, tavern"})
    court.play("play fortune-teller", "player 1")
    expect_closed(court, 0, "peek-take", "take tavern, take docks")
    court.play("take docks")
    assert (court.hand(0), court.position.question) == ("docks", "turn-action")


def test_a_seer_gives_everyone_a_card_back() -> None:
    """MD-Q25: one after the other, those whom a card was taken from; any card of the hand."""
    court = earning("seer", {"hand": "palace"}, {"hand": "docks"}, {}, {"hand": "tavern"}).play("take-from-all")
    expect_closed(court, 0, "seer-give", "give palace, give tavern, give docks")
    assert court.view(2)["question"] == {"kind": "seer-give", "seat": 0, "owner": 1}
    court.play("give palace")
    expect_closed(court, 0, "seer-give", "give tavern, give docks")
    assert court.view(2)["question"] == {"kind": "seer-give", "seat": 0, "owner": 3}


# --- The crown and the richest ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_a_king_takes_the_crown_when_he_likes(character: str) -> None:
    """MD-Q26: within his turn, once."""
    court = earning(character, crown=2)
    expect_closed(court, 0, "turn-action", "take-crown, end-turn")
    court.play("take-crown")
    expect_closed(court, 0, "turn-action", "end-turn")


def test_an_emperor_gives_the_crown_away() -> None:
    """MD-Q27: to neither himself nor who has it."""
    expect_open(earning("emperor", crown=2).play("give-crown"), 0, "give-crown", "player 1, player 3")


def test_a_murdered_emperor_gives_the_crown_away_at_the_end() -> None:
    """MD-Q27: when nobody has a turn any more."""
    court = called("warlord", {}, {"characters": "emperor"}, crown=2, murdered="emperor")
    court.until("give-crown")
    expect_open(court, 1, "give-crown", "player 0, player 3")


@pytest.mark.parametrize(
    ("heir", "options"),
    [
        ({"gold": 2, "hand": "docks"}, "take-a-gold, take-a-card, none"),
        ({"gold": 0, "hand": "docks"}, "take-a-card, none"),
        ({"gold": 2}, "take-a-gold, none"),
    ],
)
def test_an_emperor_takes_a_gold_or_a_card_or_nothing(heir: dict[str, object], options: str) -> None:
    """MD-Q28: what the new holder has."""
    court = earning("emperor", {}, {}, {}, heir, crown=2).play("give-crown", "player 3")
    expect_open(court, 0, "emperor-take", options)


@pytest.mark.parametrize(("city", "numbers"), [("temple", 1), ("temple, church, monastery", 3)])
def test_an_abbot_splits_his_income(city: str, numbers: int) -> None:
    """MD-Q29: so many cards, the rest in gold."""
    court = earning("abbot", {"city": city}).play("district-income")
    expect_open(court, 0, "abbot-split", ", ".join(f"cards {number}" for number in range(numbers + 1)))


def test_an_abbot_chooses_among_the_richest() -> None:
    """MD-Q30: those who are tied."""
    court = earning("abbot", {"gold": 0}, {"gold": 5}, {"gold": 5}, {"gold": 1}).play("tithe")
    expect_open(court, 0, "abbot-payer", "player 1, player 2")


def test_a_navigator_takes_gold_or_cards() -> None:
    """MD-Q31: four of either."""
    court = earning("navigator", {"gold": 0}).play("navigate")
    expect_open(court, 0, "navigator", "four-gold, four-cards")


# --- Districts of others, and one's own -------------------------------------------------------------------------------


def test_a_warlord_destroys_what_he_can_pay() -> None:
    """MD-Q32: his own too; no Keep, no city of a living Bishop, no complete one."""
    seven = "2 tavern, market, trading-post, temple, watchtower, prison"
    court = earning(
        "warlord",
        {"gold": 2, "city": "prison"},
        {"city": "docks, keep, tavern, palace"},
        {"city": seven},
        {"city": "market", "characters": "bishop"},
        protected=3,
        first=[2],
    )
    court.play("destroy")
    expect_open(court, 0, "destroy", "district 0 prison, district 1 docks, district 1 tavern")


@pytest.mark.parametrize("answer", ["pay-and-take", "decline"])
def test_the_owner_of_the_graveyard_is_asked(answer: str) -> None:
    """MD-Q33: out of turn, which goes on with either answer."""
    court = earning("warlord", {"gold": 5}, {"city": "docks"}, {"city": "graveyard"})
    court.play("destroy", "district 1 docks")
    expect_open(court, 2, "graveyard", "pay-and-take, decline")
    court.play(answer)
    assert (court.position.asked, court.position.question) == (0, "turn-action")


def test_a_diplomat_exchanges_what_he_can_pay() -> None:
    """MD-Q34: first the other's district, then one of his own that leaves a price he has."""
    court = earning("diplomat", {"gold": 1, "city": "market, harbor"}, {"city": "docks, keep, palace"})
    court.play("exchange")
    expect_open(court, 0, "exchange", "district 1 docks, district 1 palace")
    dear = earning("diplomat", {"gold": 1, "city": "market, harbor"}, {"city": "docks, keep, palace"})
    dear.play("exchange", "district 1 palace")
    expect_open(dear, 0, "exchange-give", "district 0 harbor")
    court.play("district 1 docks")
    expect_open(court, 0, "exchange-give", "district 0 market, district 0 harbor")


def test_a_marshal_seizes_what_he_can_pay() -> None:
    """MD-Q35: a district of at most three that he does not have."""
    for gold, options in ((2, "district 1 tavern"), (9, "district 1 docks, district 1 tavern")):
        cities = [{"city": "docks, keep, market, tavern, castle"}, {"city": "prison"}]
        court = earning("marshal", {"gold": gold, "city": "market"}, *cities).play("seize")
        expect_open(court, 0, "seize", f"{options}, district 2 prison")


def test_an_artist_beautifies_one_or_two() -> None:
    """MD-Q36: different districts of her own, none of them twice."""
    court = earning("artist", {"gold": 3, "city": "market, docks+1, temple, manor"}).play("beautify")
    expect_open(court, 0, "beautify", "district 0 market, district 0 temple, district 0 manor")
    court.play("district 0 market")
    expect_open(court, 0, "beautify", "district 0 temple, district 0 manor, done")
    court.play("district 0 manor")
    assert court.position.question == "turn-action"


@pytest.mark.parametrize(
    ("district", "options"),
    [
        pytest.param("laboratory", "discard tavern, discard docks", marks=clause("MD-Q37")),
        pytest.param("museum", "store tavern, store docks", marks=clause("MD-Q38")),
    ],
)
def test_a_card_of_the_hand_is_given_up(district: str, options: str) -> None:
    """Which one, the others do not see."""
    court = earning("king", {"hand": "2 tavern, docks", "city": district}).play(district)
    expect_closed(court, 0, district, options)


def test_an_armory_hits_any_other_district() -> None:
    """MD-Q39: one's own too, but not in a complete city."""
    seven = "2 tavern, market, trading-post, temple, watchtower, prison"
    court = earning("king", {"city": "armory, tavern"}, {"city": "docks, keep"}, {"city": seven}, first=[2])
    court.play("armory")
    expect_open(court, 0, "armory", "district 0 tavern, district 1 docks, district 1 keep")


@pytest.mark.parametrize(
    ("district", "options"),
    [
        pytest.param("bell-tower", "earlier, usual", marks=clause("MD-Q40")),
        pytest.param("lighthouse", "search, decline", marks=clause("MD-Q41")),
    ],
)
@pytest.mark.parametrize("seal", ["king", "bishop"])
def test_a_district_asks_whoever_has_built_it(district: str, options: str, seal: str) -> None:
    """The Magistrate, if it ended in his city."""
    court = earning("king", {"hand": district, "gold": 9}, warrants={"on": WARRANTS, "seal": seal, "by": 2})
    court.play(f"build {district}", "turn-over" if seal == "king" else "leave-closed")
    expect_open(court, 2 if seal == "king" else 0, district, options)


def test_who_searches_the_deck_takes_a_card_of_it() -> None:
    """MD-Q41: any kind that is there, which only the searcher sees."""
    court = earning("king", {"hand": "lighthouse", "gold": 9}, deck="2 tavern, palace", rest=3)
    court.play("build lighthouse", "search")
    expect_closed(court, 0, "lighthouse-take", "take tavern, take palace")


# --- Action cards -----------------------------------------------------------------------------------------------------


def test_action_cards_are_played_within_the_turn() -> None:
    """MD-Q42: those that can do something; Rasputin and Acrobat have their own moments."""
    hand = "circus-tent, director, fortune-teller, ticket-wagon, human-cannonball, rasputin, acrobat"
    court = earning("king", {"hand": hand, "gold": 0}, {"hand": "tavern"}, crown=0)
    cards = "play circus-tent, play director, play ticket-wagon, play fortune-teller"
    expect_closed(court, 0, "turn-action", f"{cards}, end-turn")
    nobody = earning("king", {"hand": "fortune-teller, human-cannonball", "gold": 0}, crown=0)
    expect_closed(nobody, 0, "turn-action", "end-turn")


def test_a_human_cannonball_names_an_old_district_and_a_new_card() -> None:
    """MD-Q43: a dearer card of the hand that can be paid."""
    hand = "human-cannonball, library, tavern, palace, barracks"
    court = earning("king", {"hand": hand, "gold": 9, "city": "docks, temple"}).play("play human-cannonball")
    expect_closed(court, 0, "overbuild", "district 0 docks, district 0 temple")
    court.play("district 0 docks")
    expect_closed(court, 0, "overbuild-with", "build palace, build library")


@pytest.mark.parametrize(("gold", "options"), [(2, "wagon 1, wagon 3, end-turn"), (0, "end-turn")])
def test_a_wagon_of_another_player_may_be_taken(gold: int, options: str) -> None:
    """MD-Q44: by whoever can pay for the ride."""
    court = earning("king", {"gold": gold, "wagons": 1}, {"wagons": 1}, {}, {"wagons": 1}, crown=0)
    expect_closed(court, 0, "turn-action", options)


def test_the_end_of_a_turn_waits_for_the_income() -> None:
    """MD-Q45: and for nothing else."""
    court = acting("king", {"city": "palace"}, crown=0)
    expect_closed(court, 0, "turn-action", "take-gold, take-cards, district-income")
    court.play("take-gold")
    expect_closed(court, 0, "turn-action", "district-income, end-turn")
    court.play("end-turn", "leave-unclaimed")
    assert court.acting != (0, "king")
