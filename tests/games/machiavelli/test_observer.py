"""Held against an observer: what a seat is said to know of hands, the deck, characters and markers.

The cards that a case is not about are all in the hand of whoever observes, or lie below in the deck and are known to
the observer: only few worlds are left then. Where a case is about cards, everybody knows the characters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import pytest

import signoria
from signoria.games.machiavelli.data.components import MOST_RANKS
from signoria.games.machiavelli.state.cast import EVERYBODY
from signoria.games.machiavelli.state.table import Machiavelli
from tests.kit.court import Court
from tests.kit.observer import Observer, only
from tests.kit.observer.machiavelli import CourtObserver

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from signoria.games.machiavelli.eyes.views import MachiavelliSight

GAME = signoria.game("machiavelli")
Case = tuple[dict[str, Any], list[str]]


def observed(
    seat: int | None, *, below: int | None = None, hidden_cast: bool = False, **wanted: object
) -> CourtObserver:
    """Observe a court; with `below` the observer knows the deck but for so many cards on top of it."""
    described = {key.replace("_", "-"): value for key, value in wanted.items()}
    if below is None:
        described["rest"] = 0 if seat is None else seat
    saved = cast("dict[str, Any]", GAME.scenario(described).save())
    if below is not None:
        for card in saved["deck"][: len(saved["deck"]) - below]:
            card[1] |= 1 << cast("int", seat)
    if seat is None:
        for player in saved["players"]:
            for card in player["hand"]:
                card[1] = EVERYBODY
    if not hidden_cast:
        for entry in saved["cast"]["characters"].values():
            entry["known"] = EVERYBODY
    return CourtObserver(cast("Machiavelli", GAME.load(saved)), seat)


def acting(character: str, *players: Mapping[str, object], **wanted: object) -> dict[str, Any]:
    """Describe a court at which the first player acts as a character, and has taken income."""
    return {"players": [*players], "turn": {"seat": 0, "as": character, "income-taken": True}, **wanted}


def taking_cards(character: str, *players: Mapping[str, object], **wanted: object) -> dict[str, Any]:
    """Describe a court at which the first player acts as a character, and may still take income."""
    return {"players": [*players], "turn": {"seat": 0, "as": character}, **wanted}


def decline(observer: Observer[Machiavelli]) -> None:
    """Decline the open question as far as possible."""
    options = [observer.real.notation(option) for option in observer.real.legal()]
    observer.play(next((move for move in Court.DECLINING if move in options), options[0]))


# --- Cards ------------------------------------------------------------------------------------------------------------

ONE: Final = {"hand": "palace", "gold": 9}
TWO: Final = {"hand": "palace, temple", "gold": 9}
OTHERS: Final = [{"hand": "tavern, docks"}, {"hand": "manor"}]
FEW: Final = [{"hand": "tavern"}, {}]
CARDS: Final[dict[str, Case]] = {
    "hands swapped": (
        acting("magician", TWO, *OTHERS, deck="market"),
        ["swap-hands", "player 1", "build docks", "end-turn"],
    ),
    "cards replaced": (
        acting("magician", TWO, *FEW, deck="market, prison"),
        ["replace-cards", "discard palace", "discard temple", "done", "build market"],
    ),
    "a hand looked at, a card taken": (
        acting("wizard", TWO, *OTHERS, deck="market"),
        ["peek", "player 1", "take tavern", "to-hand", "build tavern"],
    ),
    "the crown for a card": (
        acting("emperor", TWO, *OTHERS, deck="market", below=1),
        ["give-crown", "player 1", "take-a-card", "build palace"],
    ),
    "stored in the Museum": (
        acting("king", {**TWO, "city": "museum"}, *FEW, deck="market"),
        ["museum", "store palace", "build temple"],
    ),
    "discarded in the Laboratory": (
        acting("king", {**TWO, "city": "laboratory"}, *FEW, deck="market"),
        ["laboratory", "discard palace", "build temple"],
    ),
    "drawn in the Smithy": (
        acting("king", {**ONE, "city": "smithy"}, *FEW, deck="market, prison, harbor"),
        ["smithy", "build palace"],
    ),
    "found by the Lighthouse": (
        acting("king", {"hand": "lighthouse, palace", "gold": 9}, *FEW, deck="market, prison"),
        ["build lighthouse", "search", "take prison"],
    ),
    "paid with cards": (
        acting("king", {"hand": "thieves-den, palace, temple", "gold": 5}, *FEW, deck="market"),
        ["build thieves-den", "discard temple"],
    ),
    "a loan for cards": (
        acting("cardinal", {"hand": "palace, temple", "gold": 4}, {"hand": "tavern", "gold": 4}, {}, deck="market"),
        ["build-by-loan palace", "player 1", "give temple"],
    ),
    "three looked at": (
        taking_cards("king", {**ONE, "city": "observatory"}, *FEW, deck="market, prison, harbor"),
        ["take-cards", "keep harbor", "build palace"],
    ),
    "two of three kept": (
        taking_cards(
            "king",
            {**ONE, "city": "library, observatory"},
            *FEW,
            edition="classic",
            deck="market, prison, harbor",
        ),
        ["take-cards", "keep market", "keep prison", "build palace"],
    ),
    "all kept": (
        taking_cards("king", {**ONE, "city": "library"}, *FEW, deck="market, prison, harbor"),
        ["take-cards", "build palace"],
    ),
    "one put away, and looked at again by somebody else": (
        taking_cards(
            "king",
            {"characters": "king, bishop"},
            {"hand": "tavern", "characters": "merchant, warlord"},
            {},
            deck="market, prison, harbor",
        ),
        ["take-cards", "keep market", "end-turn", "take-gold", "end-turn", "take-cards", "keep harbor", "end-turn"],
    ),
    "rescued by the Graveyard": (
        acting(
            "warlord",
            ONE,
            {"hand": "tavern", "gold": 1, "city": "graveyard, docks"},
            {},
            edition="classic",
            deck="market",
        ),
        ["destroy", "district 1 docks", "pay-and-take", "build palace"],
    ),
    "destroyed": (
        acting("warlord", ONE, {"hand": "tavern", "city": "docks"}, {}, deck="market"),
        ["destroy", "district 1 docks", "build palace"],
    ),
}


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("case", CARDS)
def test_cards(case: str, seat: int) -> None:
    wanted, moves = CARDS[case]
    observed(seat, **wanted).play(*moves)


# What the engine is known to forget: it remembers single cards at their places, and decks that were looked through.
# By name: the court, who forgets, what is played before that, and after what it is forgotten.
Forgetting = tuple[dict[str, Any], int, list[str], list[str]]
BLURRED: Final[dict[str, Forgetting]] = {
    "a card leaves a hand unseen: that the others of those seen are still in it": (
        acting("magician", {**ONE, "city": "laboratory"}, {"hand": "tavern, docks"}, {}, deck="market", below=1),
        1,
        ["swap-hands", "player 1", "laboratory"],
        ["discard docks"],
    ),
    "a card goes from one hand to another unseen: that it is in one of the two": (
        acting("seer", ONE, {"hand": "tavern"}, {"hand": "manor"}, deck="market", below=1),
        1,
        ["take-from-all", "give palace"],
        ["give tavern"],
    ),
    "a card that was put away is drawn with another: that it was kept or put away again": (
        taking_cards(
            "king",
            {"characters": "king, bishop"},
            {"hand": "tavern", "characters": "merchant, warlord"},
            {"hand": "manor", "characters": "assassin, thief"},
            deck="market, prison, harbor",
        ),
        0,
        ["take-cards", "keep market", "end-turn", "take-gold", "end-turn", "take-cards"],
        ["keep harbor"],
    ),
    "a shuffle: that cards which were put into the deck are still in it": (
        acting("scholar", ONE, {"hand": "tavern"}, {}, deck="market, prison, harbor"),
        0,
        ["study"],
        ["keep prison"],
    ),
    "a Spy is paid: how many cards of a type are in the hand": (
        acting("spy", ONE, {"hand": "tavern, docks", "gold": 3}, {}, deck="market, prison"),
        2,
        ["spy"],
        ["spy-on 1 trade"],
    ),
}


@pytest.mark.parametrize("case", BLURRED)
def test_forgotten_but_never_known_too_well(case: str) -> None:
    wanted, seat, before, blurred = BLURRED[case]
    observed(seat, **wanted).play(*before).blur(*blurred)


# --- Characters -------------------------------------------------------------------------------------------------------


def to_the_end(observer: CourtObserver) -> int:
    """Decline everything until the last round is over; give how many decisions there were."""
    decisions = 0
    while not observer.real.over:
        decline(observer)
        decisions += 1
    return decisions


def selecting(seat: int, *players: Mapping[str, object], ninth: str = "off") -> CourtObserver:
    """Observe a selection, in which everybody takes the first character, until all have one."""
    options = {"ninth-character": ninth}
    observer = observed(seat, hidden_cast=True, players=[*players], ending=True, options=options)
    while observer.real.question in ("choose-character", "put-down-character"):
        decline(observer)
    return observer


@pytest.mark.parametrize(
    ("players", "seat"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 2), (5, 1), (6, 2), (7, 2)]
)
def test_selection(players: int, seat: int) -> None:
    """What was in the stack, what is face down, who may have what; the last of seven may take up the first card."""
    observer = selecting(seat, *({} for _ in range(players)))
    assert len(observer.worlds) > 1
    if players <= 4:
        assert to_the_end(observer) > players


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("ninth", ["off", "on"])
def test_theater_of_three(ninth: str, seat: int) -> None:
    """Whoever looks on cannot tell which cards changed places, but remembers which cannot lie face down."""
    owner, other = (place for place in range(3) if place != seat)
    players: list[dict[str, object]] = [{}, {}, {}]
    players[owner] = {"city": "theater"}
    observer = selecting(seat, *players, ninth=ninth).play(f"player {other}")
    decline(observer)
    assert observer.real.question == "turn-action"
    assert to_the_end(observer) > 3


@pytest.mark.parametrize("seat", range(3))
def test_theater_of_three_with_the_observer(seat: int) -> None:
    """The two who exchange see both cards, and conclude what the other one has left."""
    owner = (seat + 1) % 3
    players: list[dict[str, object]] = [{}, {}, {}]
    players[owner] = {"city": "theater"}
    observer = selecting(seat, *players).play(f"player {seat}")
    decline(observer)
    assert to_the_end(observer) > 3


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_theater_of_four(seat: int) -> None:
    """Everybody can follow the only card."""
    observer = selecting(seat, {"city": "theater"}, {}, {}, {}).play("player 2")
    assert to_the_end(observer) > 3


CALLS: Final[dict[str, Case]] = {
    "murdered": (acting("assassin", {}, {}, {}, {}), ["assassinate", "name king", "end-turn"]),
    "robbed": (acting("thief", {}, {}, {}, {}), ["steal", "name king", "end-turn"]),
    "bewitched": (acting("witch", {}, {}, {}, {}), ["take-gold", "name king"]),
    "warranted": (
        acting("magistrate", {}, {}, {}, {}),
        ["warrants", "seal king", "mark bishop", "mark merchant", "end-turn"],
    ),
    "threatened": (acting("blackmailer", {}, {}, {}, {}), ["threaten", "rose king", "mark bishop", "end-turn"]),
}


@pytest.mark.parametrize(
    ("case", "seat"), [*((case, seat) for case in CALLS for seat in (0, 1)), ("murdered", None), ("threatened", None)]
)
def test_calls(case: str, seat: int | None) -> None:
    """Who does not answer has not got the character, unless he was murdered; markers are known to who placed them."""
    wanted, moves = CALLS[case]
    observer = observed(seat, hidden_cast=True, ending=True, **wanted).play(*moves)
    assert to_the_end(observer) > 3


@pytest.mark.parametrize("answer", ["turn-over", "leave-closed"])
@pytest.mark.parametrize("rose", ["king", "bishop"])
def test_a_threat_that_is_not_paid(rose: str, answer: str) -> None:
    """Turned over it tells where the rose is, be it on the other one; left closed it tells nothing."""
    players = [{"characters": "blackmailer"}, {"characters": "king", "gold": 4}, {"characters": "bishop"}, {}]
    for seat in (0, 1, 3):
        threats = {"on": "king, bishop", "rose": rose, "by": 0}
        observer = observed(seat, players=players, threats=threats, call="king", ending=True)
        observer.play("take-gold", "refuse", answer)
        assert len(observer.worlds) == (1 if answer == "turn-over" or seat == 0 else 2)
        assert to_the_end(observer) > 1


@pytest.mark.parametrize(
    ("seal", "answer"), [("king", "turn-over"), ("king", "leave-closed"), ("bishop", "leave-closed")]
)
def test_a_warrant_on_whoever_builds(seal: str, answer: str) -> None:
    """Only the magistrate knows whether it could have been turned over; left closed it may still be the sealed one."""
    players = [
        {"characters": "magistrate"},
        {"characters": "king", "gold": 4, "hand": "tavern"},
        {"characters": "bishop"},
        {},
    ]
    for seat in (0, 1, 3):
        warrants = {"on": "king, bishop, merchant", "seal": seal, "by": 0}
        observer = observed(seat, players=players, warrants=warrants, call="king", ending=True)
        observer.play("take-gold", "build tavern", answer)
        assert len(observer.worlds) == (1 if answer == "turn-over" or seat == 0 else 3)


# --- The observer itself ----------------------------------------------------------------------------------------------


def complaints_if(observer: CourtObserver, change: Callable[[dict[str, Any]], object]) -> list[str]:
    """Give what an observer says of a position in which something else is said to be known."""
    saved = cast("dict[str, Any]", observer.real.save())
    change(saved)
    observer.real = cast("Machiavelli", GAME.load(saved))
    return observer.complaints()


def test_a_card_that_is_forgotten_is_noticed() -> None:
    wanted, _ = CARDS["hands swapped"]
    observer = observed(1, **wanted).play("swap-hands", "player 1")

    def forget(saved: dict[str, Any]) -> None:
        for card in saved["players"][0]["hand"]:
            card[1] &= ~0b010

    assert only("forgotten", complaints_if(observer, forget))


def test_a_card_that_nobody_showed_is_noticed() -> None:
    wanted, _ = CARDS["hands swapped"]
    observer = observed(2, **wanted).play("swap-hands", "player 1")

    def tell(saved: dict[str, Any]) -> None:
        saved["players"][0]["hand"][0][1] |= 0b100

    assert only("known too well", complaints_if(observer, tell))


def after_the_theater() -> CourtObserver:
    """Give an onlooker after two others have exchanged one of their two characters."""
    observer = selecting(1, {"city": "theater"}, {}, {}).play("player 2")
    decline(observer)
    return observer


def test_an_onlooker_of_the_theater_who_knows_which_cards_moved_is_noticed() -> None:
    assert only("known too well", complaints_if(after_the_theater(), lambda saved: saved["cast"].pop("mingled")))


def test_whoever_is_imagined_with_a_character_knows_it() -> None:
    """Bots play on in imagined worlds: there, too, everybody has seen the cards in the own hand."""
    observer = after_the_theater()
    hands = set()
    for lot in range(40):
        world = observer.real.determinise(1, lot)
        for seat in range(3):
            sight = cast("MachiavelliSight", world.sight(seat))
            own = sight.own_ranks()
            hands.add((seat, own))
            assert all(sight.knows_place(rank) for rank in range(MOST_RANKS) if (own >> rank) & 1)
    # The cards of the two who exchanged are dealt to them in several ways.
    assert len(hands) > 3


def test_an_onlooker_of_the_theater_who_forgets_the_stack_is_noticed() -> None:
    assert only("forgotten", complaints_if(after_the_theater(), lambda saved: saved["cast"].update(looks=[0, 0, 0])))


def test_a_seal_that_nobody_showed_is_noticed() -> None:
    wanted, moves = CALLS["warranted"]
    observer = observed(1, hidden_cast=True, **wanted).play(*moves)
    assert only("known too well", complaints_if(observer, lambda saved: saved["intrigue"].update(seal_shown=True)))
