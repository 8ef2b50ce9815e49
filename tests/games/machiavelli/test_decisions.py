"""Questions through whole games: who is asked, and with which words they can be answered."""

from __future__ import annotations

from typing import Final

from signoria.games.machiavelli.state.offer import Offer
from tests.games.machiavelli.many_games import many_games
from tests.kit.court import Court

# The verbs with which each question can be answered.
VERBS: Final = {
    "choose-character": "choose",
    "put-down-character": "put-down",
    "theater": "player pass",
    "theater-card": "choose",
    "rasputin": "play-rasputin pass",
    "hospital": "collect stay-hidden",
    "acrobat": "play-acrobat pass",
    "answer-call": "thank say-nothing",
    "income": "take-gold take-cards",
    "keep-card": "keep done",
    "pay-with-cards": "discard done",
    "sacrifice": "district",
    "loan": "player",
    "loan-cards": "give",
    "name-character": "name play wagon",
    "place-warrants": "seal mark",
    "turn-warrant": "turn-over leave-closed",
    "place-threats": "rose mark",
    "bribe": "bribe refuse",
    "turn-threat": "turn-over leave-closed",
    "spy": "spy-on",
    "magic-target": "player",
    "magic": "discard done",
    "peek": "player",
    "peek-take": "take",
    "peek-place": "to-hand build build-by-framework build-by-sacrifice build-by-loan",
    "seer-give": "give",
    "give-crown": "player",
    "emperor-take": "take-a-gold take-a-card none",
    "abbot-split": "cards",
    "abbot-payer": "player",
    "navigator": "four-gold four-cards",
    "destroy": "district",
    "graveyard": "pay-and-take decline",
    "exchange": "district",
    "exchange-give": "district",
    "seize": "district",
    "beautify": "district done",
    "laboratory": "discard",
    "museum": "store",
    "armory": "district",
    "bell-tower": "earlier usual",
    "lighthouse": "search decline",
    "lighthouse-take": "take none",
    "park-draw": "draw decline",
    "overbuild": "district",
    "overbuild-with": "build build-by-loan",
    "unclaimed": "take-unclaimed leave-unclaimed",
}
TURN_ACTIONS: Final = (
    "take-gold take-cards end-turn build build-by-framework build-by-sacrifice build-by-loan district-income "
    "merchant-gold architect-draw assassinate warrants steal spy threaten swap-hands replace-cards peek take-from-all "
    "take-crown give-crown tithe navigate study destroy exchange seize queen-gold beautify collect-tax laboratory "
    "smithy museum armory play wagon"
)
# Questions that can be put to somebody while another player has the turn, or nobody has.
OUT_OF_TURN: Final = (
    "choose-character put-down-character theater theater-card rasputin hospital acrobat answer-call turn-warrant "
    "turn-threat graveyard give-crown bell-tower lighthouse lighthouse-take"
)
MANY: Final = 42


def test_every_question_has_its_answers() -> None:
    """Nothing else can be answered, in whole games."""
    seen = set()
    for question in many_games().questions:
        if question.kind != "turn-action":
            assert question.verbs <= set(VERBS[question.kind].split()), question
            seen.add(question.kind)
    assert len(seen) >= MANY


def test_a_turn_offers_what_may_be_done_now() -> None:
    """Everything that the rules know of, and nothing else, in whole games; the acting player is asked."""
    seen: set[str] = set()
    for question in many_games().questions:
        if question.kind == "turn-action":
            assert question.asked == question.acting
            assert question.verbs
            seen |= question.verbs
    assert seen == set(TURN_ACTIONS.split())


def test_only_some_questions_come_out_of_turn() -> None:
    """MD-Q46: all others are put to the acting player."""
    out_of_turn = {question.kind for question in many_games().questions if question.asked != question.acting}
    assert out_of_turn <= set(OUT_OF_TURN.split())
    assert len(out_of_turn) >= 5


def test_the_turn_waits_for_the_answer_of_another() -> None:
    """MD-Q46: the district is on its way until the Magistrate has decided."""
    court = Court(
        players=[{"hand": "docks", "gold": 5}, {}, {}, {}],
        warrants={"on": "king, bishop, merchant", "by": 1},
        turn={"as": "king", "income-taken": True},
    )
    court.play("build docks")
    court.expect_question(1, "turn-warrant")
    assert court.acting == (0, "king")
    court.play("leave-closed")
    court.expect_question(0, "turn-action")


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    """MD-Q47, MD-A25, MD-A26: it is refused."""
    court = Court(players=[{"hand": "palace", "gold": 0}, {}, {}, {}], turn={"as": "king"})
    for move in ("build palace", "end-turn", "choose king", "district 1 tavern", "pass"):
        court.expect_refused(move)


def test_what_is_settled_before_the_game_is_public() -> None:
    """MD-Q01: the options are in everybody's view."""
    court = Court(players=[{}, {}, {}, {}], options={"beautify-limit": "unlimited"})
    for reader in (0, 3, None):
        options = court.view(reader)["options"]
        assert isinstance(options, dict)
        assert options["beautify-limit"] == "unlimited"


def test_the_assassin_may_murder_his_own_second_character() -> None:
    """MD-Y77, MD-Q15, MD-C01.5: with two players; then that turn is lost."""
    court = Court(players=[{"characters": "assassin, king"}, {}], turn={"as": "assassin", "income-taken": True})
    court.play("assassinate", "name king", "end-turn").end_round()
    assert [event["seat"] for event in court.events("income-gold")].count(0) == 0


def test_rank_four_never_lies_face_up() -> None:
    """MD-Y78: over many rounds of four players with eight characters."""
    rounds = 0
    for event in many_games().events:
        if event.kind == "characters-face-up":
            shown = event.facts["characters"]
            assert isinstance(shown, list)
            assert not {"king", "emperor", "patrician"} & set(shown)
            rounds += bool(shown)
    assert rounds >= 100


def test_a_question_may_have_more_answers_than_there_was_room_for() -> None:
    offer = Offer()
    for answer in range(1, 701):
        offer.add(answer)
    assert list(offer.made()) == list(range(1, 701))
