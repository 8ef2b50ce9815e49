"""Florence at a table: what others may notice of hidden choices, and what can be taken back."""

from __future__ import annotations

import msgspec
import pytest

from signoria.tables.table.commands.prefer import Prefer
from signoria.tables.wire.messages import Accepted, Update
from tests.kit.driver import driver_of
from tests.tables.kit import Device, House, Witness, begin, guest, reason, stage

ANNA, BRAM, CLEO, DIRK = guest("Anna"), guest("Bram"), guest("Cleo"), guest("Dirk")
PEOPLE = (ANNA, BRAM, CLEO)
MUSE = {"expansion-muse-princess": "on"}
TOGETHER = {"expansion-cooperative": "on"}
BOTH = {**MUSE, **TOGETHER}
BONUS = "bonus-freedoms, bonus-jesters, bonus-table-cards"


async def at_table(house: House, options: dict[str, object] | None = None) -> list[Device]:
    """Give three players, and a fourth who watches."""
    room = await house.open(ANNA, "me", "open", "open", game="florence", options=options or {})
    await begin(room, ANNA, *(BRAM, CLEO))
    return [await house.come(room, person) for person in (*PEOPLE, DIRK)]


def worker(**more: object) -> dict[str, object]:
    """A player who can complete a work at once."""
    return {"hand": "poet, painter", "jesters": 4, "money": 3000, **more}


# --- What others notice ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {**BOTH, "no-pp-for-money": "on"}, {**BOTH, "money-visibility": "open"}])
async def test_everybody_sees_what_the_game_shows_to_that_seat_and_nothing_else(options: dict[str, object]) -> None:
    """PF-H02.2: neither in views nor in logs, from the first choice of persons on."""
    driver = driver_of("florence", 3, lively=True)
    async with House() as house:
        devices = await at_table(house, options)
        witnesses = [Witness(device, seat) for device, seat in zip(devices, (0, 1, 2, None), strict=True)]
        for _ in range(150):
            play = witnesses[0].play
            for witness in witnesses:
                witness.look()
            if play.position.asked is None:
                break
            if len(play.position.legal()) == 1:
                await house.wait(3)
            else:
                move = play.position.notation(driver.choose(play.position))
                assert isinstance(await devices[play.position.asked].choose(move), Accepted)
        for witness in witnesses:
            witness.look_back()


async def test_a_thousand_places_are_told_in_25_kilobytes() -> None:
    """An empty principality, builders that allow every place, and no cash, so that each option has its cover."""
    async with House() as house:
        anna, *_ = await at_table(house)
        rich = {"builders": 2, "money": 0, "points": 30, "hand": "painter, poet, sculptor"}
        await stage(house, anna.room, players=[rich, worker(jesters=0, hand="lawyer"), {}], phase="actions", round=3)
        await anna.choose("build")
        assert len(anna.options) > 900
        assert len(anna.view["question"]["cover"]) > 900
        assert len(msgspec.json.encode(anna.now())) < 25_000


async def test_nobody_notices_how_far_a_work_has_come() -> None:
    """PF-W03.7: until it is settled the sum is shown to the acting player only, and so are the cards chosen."""
    async with House() as house:
        anna, bram, _, dirk = await at_table(house)
        await stage(house, anna.room, players=[worker(bonus=BONUS), {}, {}], phase="actions", round=1)
        await anna.choose("work")
        await anna.choose("work painter")
        before = [(len(device.all(Update)), device.now()) for device in (bram, dirk)]
        assert isinstance(await anna.choose("use bonus-jesters"), Accepted)
        assert isinstance(await anna.choose("use bonus-table-cards"), Accepted)
        assert [(len(device.all(Update)), device.now()) for device in (bram, dirk)] == before
        assert "painter" not in str(bram.now())
        await anna.choose("done")
        assert bram.question == "buy-pp"
        # A work is one decision for whoever does not see its cards.
        assert bram.now().ply == before[0][1].ply + 1


async def test_bonus_cards_of_one_message_are_one_decision() -> None:
    async with House() as house:
        anna, *_ = await at_table(house)
        await stage(house, anna.room, players=[worker(bonus=BONUS), {}, {}], phase="actions", round=1)
        await anna.choose("work")
        await anna.choose("work painter")
        assert isinstance(await anna.choose("use bonus-jesters", "use bonus-table-cards", "done"), Accepted)
        await anna.undo()
        assert anna.question == "work-bonus"
        assert "use bonus-freedoms" in anna.options


@pytest.mark.parametrize(("visibility", "delay"), [("hidden", True), ("open", False)])
async def test_a_forced_pass_takes_as_long_as_money_is_hidden(visibility: str, *, delay: bool) -> None:
    """PF-A07.1, PF-H02.3: the log shows only the pass; that Bram cannot pay shows neither in it nor in its haste."""
    async with House() as house:
        anna, bram, cleo, _ = await at_table(house, {"money-visibility": visibility})
        poor = [{"money": 900}, {"money": 200}, {"money": 900}]
        await stage(house, anna.room, players=poor, options={"money-visibility": visibility})
        await anna.choose("open jester")
        assert cleo.view["asked"] == (1 if delay else 2)
        if delay:
            assert (bram.options, anna.options) == (["pass"], [])
            await house.wait(1.9)
            assert cleo.view["asked"] == 1
            await house.wait(0.2)
            assert cleo.view["asked"] == 2
        (told,) = [line for line in cleo.log if line.event == "bid-passed"]
        assert told.args == {"player": {"seat": 1}, "amount": 200}


async def test_a_turn_in_which_nothing_can_be_done_takes_a_while() -> None:
    """PF-B01.7: whether a work is possible depends on hidden cards, so the end of the turn does not come at once."""
    async with House() as house:
        anna, bram, _, _ = await at_table(house)
        await stage(house, anna.room, players=[{"money": 0}, {"money": 3000}, {}], phase="actions", round=7)
        assert (anna.options, bram.view["asked"]) == (["end-turn"], 0)
        await house.wait(1.9)
        assert bram.view["asked"] == 0
        await house.wait(0.2)
        assert bram.view["asked"] == 1


async def test_who_always_declines_offers_takes_as_long() -> None:
    """CB-N01.15: the preference is personal, and nobody is told of it."""
    async with House() as house:
        anna, bram, _, _ = await at_table(house, dict(TOGETHER))
        assert isinstance(await bram.send(Prefer("p", "decline-offers", value=True)), Accepted)
        assert anna.now().preferences == []
        assert reason(await bram.send(Prefer("q", "always-reveal-moat", value=True))) == "reason-preference"
        await stage(house, anna.room, players=[{}, {}, {}], phase="actions", round=1, options=TOGETHER)
        await anna.choose("propose 2")
        await anna.choose(anna.options[0])
        await anna.choose("price 0")
        assert anna.question == "joint-reply"
        await house.wait(2.1)
        assert anna.question == "turn-menu"
        assert [line.args["answer"] for line in anna.log if line.event == "joint-answer"] == ["decline"]


# --- Undo ------------------------------------------------------------------------------------------------------------

ACTING = {"phase": "actions", "round": 1}
RIVAL = {"open": "sculptor, lawyer"}


@pytest.mark.parametrize(
    ("first", "scene", "moves", "possible"),
    [
        # In sight of all, and nobody has answered to it yet.
        (worker(), ACTING, ["work"], "free"),
        (worker(), ACTING, ["work", "work painter"], "free"),
        (worker(), ACTING, ["work", "work painter", "buy 2"], "free"),
        (worker(), ACTING, ["build"], "free"),
        (worker(), ACTING, ["build", "tower@d3,e3,f3"], "free"),
        (worker(), ACTING, ["freedom", "introduce travel"], "free"),
        (worker(points=3), ACTING, ["sell 2"], "free"),
        (worker(hand="poet, recruit"), ACTING, ["recruit", "recruit sculptor"], "free"),
        (worker(), ACTING, ["end-turn"], "free"),
        (worker(character="merchant"), {**ACTING, "options": MUSE}, ["use-merchant-pp"], "free"),
        (worker(character="professor"), {**ACTING, "options": MUSE}, ["use-professor"], "free"),
        # Cards have been looked at.
        (worker(), ACTING, ["take-person"], "ask"),
        (worker(), ACTING, ["bonus"], "ask"),
        (worker(character="professor"), {**ACTING, "options": MUSE}, ["use-professor", "pile bonus"], "ask"),
        # Everyone has heard it.
        ({}, {}, ["open jester"], "ask"),
        ({}, {}, ["decline"], "ask"),
        ({}, {"phase": "characters", "options": MUSE}, ["stake banker 2"], "ask"),
        ({}, {"phase": "characters", "options": MUSE}, ["pass"], "ask"),
    ],
)
async def test_undo_is_free_as_long_as_nothing_hidden_shows(
    first: dict[str, object], scene: dict[str, object], moves: list[str], possible: str
) -> None:
    """PF-A02.5, PF-H01.7: bids are not taken back just so, nor cards put back unseen."""
    async with House() as house:
        anna, *_ = await at_table(house)
        await stage(house, anna.room, players=[first, RIVAL, {}], **scene)
        for move in moves:
            assert isinstance(await anna.choose(move), Accepted), (move, anna.options)
        assert anna.now().undo.possible == possible
        assert isinstance(await anna.undo(), Accepted)


async def test_the_last_buyer_may_take_back_what_he_took() -> None:
    """PF-A05.1: nobody bids against him. A prestige card he has looked for is another matter."""
    async with House() as house:
        anna, *_ = await at_table(house)
        for move, possible in (("take jester", "free"), ("take nothing-like-it", None), ("take prestige", "ask")):
            await stage(house, anna.room, players=[{}, {"stone": "lake"}, {"out": True}])
            answer = await anna.choose(move)
            if possible is None:
                assert reason(answer) == "reason-illegal"
            else:
                assert anna.now().undo.possible == possible
