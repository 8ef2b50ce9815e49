"""What every event tells: exactly these facts to everyone, and secrets to those they are about."""

from __future__ import annotations

import pytest

import signoria
from tests.games.machiavelli.courts import acting, called, earning, scored
from tests.kit.court import Court
from tests.kit.marks import clause

Facts = dict[str, object]


def expect_told(court: Court, kind: str, *events: Facts) -> None:
    """Check that everyone, spectators included, reads exactly these events of a kind, and none reads more."""
    for reader in (*range(court.position.seats()), None):
        assert court.events(kind, reader) == list(events)


def expect_secret(court: Court, kind: str, public: Facts, secret: Facts, insiders: set[int]) -> None:
    """Check that there is one event of a kind, that everyone reads its public facts, and some the secret ones too."""
    for reader in (*range(court.position.seats()), None):
        more = {**secret, "secret": True} if reader in insiders else {}
        assert court.events(kind, reader) == [{**public, **more}]


def selected(seats: int, **wanted: object) -> Court:
    """Give a round in which everyone has chosen the first character on offer."""
    court = Court(players=[{} for _ in range(seats)], **wanted)
    while court.position.question in ("choose-character", "put-down-character"):
        court.play(court.options[0])
    return court


# --- A round and its characters ---------------------------------------------------------------------------------------


def test_the_start_of_a_game_is_told() -> None:
    """MD-L01: who plays with what."""
    game = signoria.game("machiavelli").new(5, 3, {"preset": "vicious-nobles", "beautify-limit": "unlimited"})
    told = game.events()[0]
    view = game.view(None)
    assert (told.kind, told.secrets) == ("game-started", {})
    assert told.facts["players"] == 5
    assert told.facts["options"] == view["options"]
    nobles = "assassin thief magician patrician cardinal merchant navigator warlord"
    assert told.facts["characters"] == nobles.split()
    assert told.facts["uniques"] == view["uniques"]
    assert told.facts["crown"] == view["crown"]
    assert sorted(told.facts) == ["characters", "crown", "options", "players", "uniques"]


def test_the_start_of_a_round_is_told() -> None:
    """MD-L02: its number, and who has the crown."""
    court = Court(players=[{}, {}, {}, {}], crown=1, round=6)
    expect_told(court, "round-started", {"round": 6, "crown": 1})


@pytest.mark.parametrize(("seats", "number"), [(4, 2), (5, 1), (6, 0)])
def test_characters_face_up_are_told(seats: int, number: int) -> None:
    """MD-L03: by name; those that lie face down by number, and nobody reads more."""
    court = Court(players=[{} for _ in range(seats)])
    shown = court.events("characters-face-up")[0]["characters"]
    assert isinstance(shown, list)
    assert len(shown) == number
    expect_told(court, "characters-face-up", {"characters": shown, "face_down": 1})


def test_a_choice_is_told_without_its_character() -> None:
    """MD-L04: the chooser reads which it was; everyone reads how many are left."""
    court = Court(players=[{}, {}, {}, {}], crown=1)
    character = court.options[3].removeprefix("choose ")
    court.play(f"choose {character}")
    expect_secret(court, "character-chosen", {"seat": 1, "left": 4}, {"character": character}, {1})


def test_two_players_put_characters_down_themselves() -> None:
    """MD-L05: and read which it was."""
    court = Court(players=[{}, {}], crown=0)
    court.play(court.options[0], court.options[1])
    character = court.options[2].removeprefix("put-down ")
    court.play(f"put-down {character}")
    expect_secret(court, "character-put-down", {"seat": 1}, {"character": character}, {1})


def test_with_three_players_a_character_goes_down_by_lot() -> None:
    """MD-L05: nobody reads which; the last card is put down by who had it last."""
    court = selected(3, crown=0)
    for reader in (0, 1, None):
        assert court.events("character-put-down", reader) == [{"seat": None}, {"seat": 2}]
    lot, last = court.events("character-put-down", 2)
    assert (lot, sorted(last)) == ({"seat": None}, ["character", "seat", "secret"])


def test_the_theater_is_told() -> None:
    """MD-L06: with whom characters were exchanged, or that none were; those two read which."""
    court = Court(players=[{"city": "theater"}, {}, {}, {}])
    while court.position.question == "choose-character":
        court.play(court.options[0])
    own, other = (
        next(str(entry["character"]) for entry in characters_of(court, seat) if entry["place"] == seat)
        for seat in (0, 2)
    )
    court.play("player 2")
    expect_secret(court, "theater-used", {"seat": 0, "owner": 2}, {"given": own, "taken": other}, {0, 2})
    declined = Court(players=[{"city": "theater"}, {}, {}, {}])
    while declined.position.question == "choose-character":
        declined.play(declined.options[0])
    expect_told(declined.play("pass"), "theater-declined", {"seat": 0})


def characters_of(court: Court, seat: int) -> list[dict[str, object]]:
    """Give the characters as a seat sees them."""
    seen = court.view(seat)["characters"]
    assert isinstance(seen, list)
    return seen


def test_calls_and_their_answers_are_told() -> None:
    """MD-L07, MD-L08, MD-L09: rank and character by whoever has the crown; who turned up, or that nobody did."""
    names = ("thief", "king", "bishop", "warlord")
    court = Court(players=[{"characters": name} for name in names], call="thief", crown=2).end_turn()
    called_ranks = [(2, "thief"), (3, "magician"), (4, "king")]
    expect_told(court, "called", *({"rank": rank, "character": name, "caller": 2} for rank, name in called_ranks))
    expect_told(court, "no-answer", {"rank": 3})
    expect_told(
        court,
        "revealed",
        {"seat": 0, "character": "thief", "rank": 2},
        {"seat": 1, "character": "king", "rank": 4},
    )


# --- Plots ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "move", "event"),
    [
        ("assassin", "assassinate", "murder-named"),
        ("witch", "take-gold", "bewitch-named"),
        ("thief", "steal", "theft-named"),
    ],
)
def test_who_is_named_is_told(character: str, move: str, event: str) -> None:
    """MD-L10: the character, not who may have it."""
    expect_told(acting(character).play(move, "name bishop"), event, {"seat": 0, "character": "bishop"})


def test_a_robbery_is_told() -> None:
    """MD-L11: who lost how much to whom."""
    court = called("king", {"gold": 4}, robbed={"on": "king", "by": 2})
    expect_told(court, "robbed", {"seat": 0, "thief": 2, "gold": 4})


def test_a_bewitched_turn_is_told() -> None:
    """MD-L12: whose it is, after his income, and that the Witch goes on with it."""
    court = called("merchant", {}, {"characters": "witch"}, bewitched={"on": "merchant", "by": 1})
    court.play("take-gold")
    expect_told(court, "bewitched-turn", {"seat": 0, "witch": 1})
    expect_told(court, "witch-resumed", {"seat": 1, "character": "merchant"})
    expect_told(court, "witch-not-resumed")


def test_a_witch_whose_victim_nobody_has_is_told_of() -> None:
    """MD-L12: she has no further turn."""
    names = ("witch", "thief", "king", "warlord")
    court = Court(players=[{"characters": name} for name in names], characters="bishop", call="witch")
    court.play("take-gold", "name bishop").end_round()
    expect_told(court, "witch-not-resumed", {"seat": 0})
    expect_told(court, "witch-resumed")


def test_warrants_are_told_without_the_seal() -> None:
    """MD-L13: three characters by rank, so that their order tells nothing."""
    court = earning("magistrate").play("warrants", "seal king", "mark bishop", "mark thief")
    expect_told(court, "warrants-placed", {"seat": 0, "characters": ["thief", "king", "bishop"]})


@pytest.mark.parametrize(
    ("answer", "event", "more"),
    [
        pytest.param(
            "turn-over", "warrant-turned", {"owner": 0, "district": "docks", "gold": 3}, marks=clause("MD-L14")
        ),
        pytest.param("leave-closed", "warrant-not-turned", {}, marks=clause("MD-L48")),
    ],
)
def test_what_becomes_of_a_warrant_is_told(answer: str, event: str, more: Facts) -> None:
    """Turned over, with the district and the gold that the builder has back; left closed, without a reason."""
    warrants = {"on": "king, bishop, merchant", "seal": "king", "by": 1}
    court = earning("king", {"hand": "docks", "gold": 5}, warrants=warrants).play("build docks", answer)
    expect_told(court, event, {"seat": 1, "character": "king", **more})


def test_threats_are_told_without_the_rose() -> None:
    """MD-L15: two characters by rank."""
    players = [{"characters": name} for name in ("blackmailer", "king", "warlord", "magician")]
    court = Court(players=players, turn={"as": "blackmailer"}).play("threaten", "rose warlord", "mark king")
    # Both who are threatened are told so, and learn nothing else.
    expect_secret(court, "threats-placed", {"seat": 0, "characters": ["king", "warlord"]}, {}, {1, 2})


@pytest.mark.parametrize(
    ("rose", "moves", "event", "facts"),
    [
        ("king", "bribe", "bribed", {"seat": 0, "owner": 1, "gold": 2}),
        ("king", "refuse", "refused", {"seat": 0, "owner": 1}),
        (
            "king",
            "refuse turn-over",
            "threat-turned",
            {"seat": 1, "owner": 0, "character": "king", "rose": True, "gold": 5},
        ),
        (
            "bishop",
            "refuse turn-over",
            "threat-turned",
            {"seat": 1, "owner": 0, "character": "king", "rose": False, "gold": 0},
        ),
    ],
)
def test_what_becomes_of_a_threat_is_told(rose: str, moves: str, event: str, facts: Facts) -> None:
    """MD-L16: who paid or refused whom, and what was under the marker."""
    court = called("king", {"gold": 3}, threats={"on": "king, bishop", "rose": rose, "by": 1})
    expect_told(court.play("take-gold", *moves.split()), event, facts)


def test_a_threat_that_is_taken_away_is_told() -> None:
    """MD-L48: by its character; what was under it nobody learns."""
    court = called("king", {"gold": 3}, threats={"on": "king, bishop", "rose": "king", "by": 1})
    expect_told(court.play("take-gold", "refuse", "leave-closed"), "threat-removed", {"character": "king"})
    expect_told(court, "threat-turned")


# --- Gold and cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "city", "moves", "facts"),
    [
        ("king", "palace, manor", "district-income", {"type": "noble", "gold": 2, "cards": 0}),
        ("patrician", "palace, manor", "district-income", {"type": "noble", "gold": 0, "cards": 2}),
        ("abbot", "temple, church, monastery", "district-income;cards 1", {"type": "religious", "gold": 2, "cards": 1}),
    ],
)
def test_income_from_districts_is_told(character: str, city: str, moves: str, facts: Facts) -> None:
    """MD-L18: from which type, in gold and in cards."""
    court = earning(character, {"city": city}).play(*moves.split(";"))
    expect_told(court, "district-income", {"seat": 0, **facts})


@pytest.mark.parametrize(
    ("character", "moves", "gold", "cards"),
    [
        ("merchant", "merchant-gold", 1, 0),
        ("architect", "architect-draw", 0, 2),
        ("navigator", "navigate four-gold", 4, 0),
        ("navigator", "navigate four-cards", 0, 4),
    ],
)
def test_what_an_ability_brings_is_told(character: str, moves: str, gold: int, cards: int) -> None:
    """MD-L19: in gold, or as a number of cards."""
    court = earning(character).play(*moves.split())
    expect_told(court, "bonus", {"seat": 0, "character": character, "gold": gold, "cards": cards})


def test_what_a_spy_finds_is_told() -> None:
    """MD-L20: how many cards of the type, and the gold that he could have; the hand itself nobody reads in the log."""
    court = earning("spy", {}, {"hand": "tavern, docks, palace", "gold": 1}).play("spy", "spy-on 1 trade")
    expect_told(court, "spied", {"seat": 0, "owner": 1, "type": "trade", "matches": 2, "gold": 1})


def test_the_arts_of_a_magician_are_told_in_numbers() -> None:
    """MD-L21: how many cards went to and fro, or under the deck."""
    swap = earning("magician", {"hand": "tavern"}, {"hand": "docks, palace"}).play("swap-hands", "player 1")
    expect_told(swap, "hands-swapped", {"seat": 0, "owner": 1, "given": 1, "taken": 2})
    redraw = earning("magician", {"hand": "tavern, market, manor"})
    redraw.play("replace-cards", "discard tavern", "discard market", "done")
    expect_told(redraw, "hand-redrawn", {"seat": 0, "number": 2})


@pytest.mark.parametrize(
    ("character", "hand", "crown", "moves", "owner"),
    [
        ("wizard", "", 0, "peek;player 1;take docks;to-hand", 1),
        ("king", "fortune-teller", 0, "play fortune-teller;player 1;take docks", 1),
        ("emperor", "", 2, "give-crown;player 1;take-a-card", 1),
    ],
)
def test_a_card_that_is_taken_is_told_to_those_two(
    character: str, hand: str, crown: int, moves: str, owner: int
) -> None:
    """MD-L22: the others read that it was one."""
    court = earning(character, {"hand": hand}, {"hand": "docks"}, crown=crown).play(*moves.split(";"))
    expect_secret(court, "card-taken", {"seat": 0, "owner": owner, "number": 1}, {"cards": ["docks"]}, {0, owner})


def test_a_seer_is_told_of_in_full_to_each_player_only() -> None:
    """MD-L23: everyone reads who gave and who got; which card, only those two."""
    court = earning("seer", {"hand": "palace"}, {"hand": "docks"}, {}, {"hand": "tavern"})
    court.play("take-from-all", "give palace", "give docks")
    cards = {"seer-took": {1: "docks", 3: "tavern"}, "seer-gave": {1: "palace", 3: "docks"}}
    for kind, of_seat in cards.items():
        for reader in (0, 1, 2, 3, None):
            wanted: list[Facts] = []
            for owner, card in of_seat.items():
                secret: Facts = {"cards": [card], "secret": True} if reader in (0, owner) else {}
                wanted.append({"seat": 0, "owner": owner, **secret})
            assert court.events(kind, reader) == wanted


@pytest.mark.parametrize(
    ("character", "moves", "to"), [("king", "take-crown", 0), ("emperor", "give-crown;player 3;none", 3)]
)
def test_the_way_of_the_crown_is_told(character: str, moves: str, to: int) -> None:
    """MD-L24: from whom, to whom and why."""
    court = earning(character, crown=2).play(*moves.split(";"))
    expect_told(court, "crown-moved", {"from": 2, "to": to, "cause": character})


def test_a_tithe_is_told() -> None:
    """MD-L25: who paid the Abbot."""
    court = earning("abbot", {"gold": 0}, {}, {"gold": 5}).play("tithe", "player 2")
    expect_told(court, "tithe", {"seat": 0, "owner": 2})


def test_gold_that_an_emperor_takes_is_told() -> None:
    """MD-L47: from whom."""
    court = earning("emperor", crown=2).play("give-crown", "player 3", "take-a-gold")
    expect_told(court, "gold-taken", {"seat": 0, "owner": 3, "gold": 1})


@pytest.mark.parametrize("crown", [1, 4])
def test_the_gold_of_a_queen_is_told(crown: int) -> None:
    """MD-L41: to whom, and how much."""
    court = called("queen", {}, seats=5, crown=crown).play("queen-gold")
    expect_told(court, "queen-paid", {"seat": 0, "gold": 3})


def test_the_gold_of_a_throne_room_is_told() -> None:
    """MD-L42: to whom, whoever moved the crown."""
    court = earning("king", {}, {"city": "throne-room"}, crown=2).play("take-crown")
    expect_told(court, "throne-room-paid", {"seat": 1})


# --- Building and districts -------------------------------------------------------------------------------------------


def test_a_loan_is_told() -> None:
    """MD-L26: lender, gold and number of cards; which cards, only those two."""
    court = earning("cardinal", {"hand": "docks, tavern, market, temple", "gold": 1}, {"gold": 2})
    court.play("build-by-loan docks", "player 1", "give tavern", "give market")
    public: Facts = {"seat": 0, "owner": 1, "gold": 2, "number": 2}
    expect_secret(court, "loan", public, {"cards": ["market", "tavern"]}, {0, 1})


def test_taxes_are_told() -> None:
    """MD-L28: who pays, and what the Tax Collector takes."""
    paid = earning("king", {"hand": "docks", "gold": 5}, characters="tax-collector").play("build docks")
    expect_told(paid, "taxed", {"seat": 0, "gold": 1, "owner": None})
    collected = earning("tax-collector", tax=3).play("collect-tax")
    expect_told(collected, "tax-collected", {"seat": 0, "gold": 3})


def test_the_refund_of_an_alchemist_is_told() -> None:
    """MD-L29: at the end of his turn."""
    court = earning("alchemist", {"hand": "docks", "gold": 5}).play("build docks")
    expect_told(court, "refund")
    court.play("end-turn")
    expect_told(court, "refund", {"seat": 0, "gold": 3})


@pytest.mark.parametrize(
    ("character", "city", "move", "price", "cause"),
    [("warlord", "", "destroy", 2, "warlord"), ("king", "armory", "armory", 0, "armory")],
)
def test_a_district_that_is_destroyed_is_told(character: str, city: str, move: str, price: int, cause: str) -> None:
    """MD-L30: whose it was, what it cost, and how."""
    court = earning(character, {"gold": 5, "city": city}, {"city": "docks"}).play(move, "district 1 docks")
    facts: Facts = {"seat": 0, "owner": 1, "district": "docks", "price": price, "cause": cause}
    expect_told(court, "destroyed", facts)


def test_a_district_that_is_saved_is_told() -> None:
    """MD-L31: by whom; who declines is not told of."""
    wanted = ({"gold": 5}, {"city": "docks"}, {"city": "graveyard"})
    saved = earning("warlord", *wanted).play("destroy", "district 1 docks", "pay-and-take")
    expect_told(saved, "graveyard-used", {"seat": 2, "district": "docks"})
    left = earning("warlord", *wanted).play("destroy", "district 1 docks", "decline")
    expect_told(left, "graveyard-used")


def test_an_exchange_is_told() -> None:
    """MD-L32: both districts, and the gold for the difference."""
    court = earning("diplomat", {"gold": 9, "city": "market"}, {"city": "palace"})
    court.play("exchange", "district 1 palace", "district 0 market")
    expect_told(court, "exchanged", {"seat": 0, "owner": 1, "given": "market", "taken": "palace", "gold": 3})


def test_a_seizure_is_told() -> None:
    """MD-L33: whose district, for how much."""
    court = earning("marshal", {"gold": 9}, {"city": "docks"}).play("seize", "district 1 docks")
    expect_told(court, "seized", {"seat": 0, "owner": 1, "district": "docks", "gold": 3})


def test_beautified_districts_are_told() -> None:
    """MD-L34: each of them."""
    court = earning("artist", {"gold": 9, "city": "docks, market"})
    court.play("beautify", "district 0 docks", "district 0 market")
    expect_told(court, "beautified", {"seat": 0, "district": "docks"}, {"seat": 0, "district": "market"})


@pytest.mark.parametrize(
    ("district", "moves", "gold", "cards"),
    [
        ("smithy", "smithy", -2, 3),
        ("laboratory", "laboratory;discard tavern", 2, -1),
        ("museum", "museum;store tavern", 0, -1),
    ],
)
def test_the_use_of_a_district_is_told(district: str, moves: str, gold: int, cards: int) -> None:
    """MD-L35: what it cost and brought, cards as a number."""
    court = earning("king", {"city": district, "hand": "tavern, market", "gold": 5}).play(*moves.split(";"))
    expect_told(court, "district-used", {"seat": 0, "district": district, "gold": gold, "cards": cards})


@pytest.mark.parametrize(("answer", "number"), [("earlier", 6), ("usual", 7)])
def test_the_decision_about_the_bell_is_told(answer: str, number: int) -> None:
    """MD-L36: how many districts are a complete city from now on."""
    court = earning("king", {"hand": "bell-tower", "gold": 5}).play("build bell-tower", answer)
    expect_told(court, "bell-tower-decided", {"seat": 0, "number": number})


# --- Action cards and the end -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["circus-tent", "director", "ticket-wagon", "fortune-teller", "human-cannonball"])
def test_an_action_card_is_told(card: str) -> None:
    """MD-L38: who played which; what it does is told as it happens."""
    court = earning("king", {"hand": f"{card}, palace", "gold": 9, "city": "docks"}, {"hand": "tavern"})
    expect_told(court.play(f"play {card}"), "action-card-played", {"seat": 0, "card": card})


@pytest.mark.parametrize(
    ("card", "call"), [("rasputin", {"murdered": "king", "call": "king"}), ("acrobat", {"face_up": "", "call": "king"})]
)
def test_an_action_card_at_a_call_is_told(card: str, call: dict[str, object]) -> None:
    """MD-L38: the answer is no secret, once it is yes."""
    own = "king" if card == "rasputin" else "bishop"
    players = [{"characters": own, "hand": card}, {"characters": "warlord"}, {}, {}]
    court = Court(players=players, characters="king", **{key: value for key, value in call.items() if value})
    expect_told(court.play(f"play-{card}"), "action-card-played", {"seat": 0, "card": card})


def test_a_ride_on_a_wagon_is_told() -> None:
    """MD-L39: on whose, and how many cards were drawn for it."""
    court = earning("king", {}, {"wagons": 1}, deck="tavern, market, palace").play("wagon 1", "keep palace")
    expect_told(court, "wagon-used", {"seat": 0, "owner": 1, "drawn": 3})


def test_the_gold_of_a_wagon_is_told() -> None:
    """MD-L39: when it comes to its owner."""
    court = called("king", {"wagons": 1, "wagon-gold": 3}, round=4)
    expect_told(court, "wagon-cleared", {"seat": 0, "gold": 3, "bank": False})


def test_ends_of_turns_and_rounds_are_told() -> None:
    """MD-L44: whose turn, which round."""
    court = earning("king", {}, {"characters": "warlord"}, round=3).play("end-turn")
    expect_told(court, "turn-ended", {"seat": 0})
    expect_told(court.end_round(), "round-ended", {"round": 3})


def test_the_score_is_told() -> None:
    """MD-L45: every line of every sheet, with the type of the Haunted Quarter."""
    court = scored({"city": "temple, haunted-quarter", "gold": 3}, {"city": "market"})
    sheets = [court.position.score_sheet(seat) for seat in range(4)]
    expect_told(court, "scored", {"sheets": sheets})
    assert [sheet["points"] for sheet in sheets] == [3, 2, 0, 0]
    lines = "districts silver five-types first-complete complete uniques secret-vault action-cards"
    assert all({*lines.split(), "haunted-quarter"} <= set(sheet) for sheet in sheets)
    assert [sheet["haunted-quarter"] for sheet in sheets] == ["unique", None, None, None]


@pytest.mark.parametrize(
    ("cities", "places", "tie_break"),
    [(("palace", "docks", "market", "tavern"), [1, 2, 3, 4], "none"), (("docks", "barracks"), [1, 2], "rank")],
)
def test_the_end_of_a_game_is_told(cities: tuple[str, ...], places: list[int], tie_break: str) -> None:
    """MD-L46: all places, and what decided between equals."""
    court = scored(*({"city": city} for city in cities))
    told = court.events("game-ended")[0]
    expect_told(court, "game-ended", told)
    found = told["places"]
    assert isinstance(found, list)
    assert found[: len(places)] == places
    assert (told["winners"], told["tie_break"]) == ([0], tie_break)
