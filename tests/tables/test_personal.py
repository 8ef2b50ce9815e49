"""What somebody prefers everywhere: one document for each guest, and what tables make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from msgspec import UNSET

from signoria.games import REGISTRY
from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.table.commands.prefer import Prefer
from signoria.tables.table.habits import USUAL, Habits
from signoria.tables.table.personal import MOST_TABLES, TableWishes, Wishes, amended, document_in, habits
from signoria.tables.table.refusal import Refusal
from signoria.tables.wire.messages import Accepted, Hasten
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import Device, House, StillTime, begin, guest, staged

if TYPE_CHECKING:
    from signoria.tables.table.rows import Guest

ANNA, BRAM = guest("Anna"), guest("Bram")
ANNA_FIRST = {"start-player": "chosen", "start-seat": 0}


async def prefer(house: House, who: Guest, table: str | None = None, **wishes: Any) -> None:  # noqa: ANN401
    """Let a guest prefer something, as a request over HTTP does."""
    await house.store.set_guest(who, lambda before: amended(before, Wishes(**wishes), table))
    await house.rooms.preferred(who.id)
    await house.rest()


# --- The document ----------------------------------------------------------------------------------------------------


def test_what_is_not_changed_stays() -> None:
    settings = amended({"other": 1}, Wishes(pace="slow", standing={"take-what-is-mine": False}))
    settings = amended(settings, Wishes(volume=0, standing={"always-reveal-moat": True}))
    kept = document_in(settings)
    assert (settings["other"], kept.revision) == (1, 2)
    standing = {"take-what-is-mine": False, "always-reveal-moat": True}
    assert kept.everywhere == Wishes(pace="slow", volume=0, standing=standing)
    assert document_in(amended(settings, Wishes(keys=False), anew=True)).everywhere == Wishes(keys=False)


def test_one_table_may_differ_and_old_ones_are_forgotten() -> None:
    settings: dict[str, Any] = {}
    for number in range(MOST_TABLES + 5):
        settings = amended(settings, Wishes(confirm="always"), f"table{number}")
    kept = document_in(settings)
    assert list(kept.tables) == [f"table{number}" for number in range(5, MOST_TABLES + 5)]
    again = document_in(amended(settings, Wishes(), "table7", anew=True))
    assert "table7" not in again.tables
    assert "table8" in again.tables


def test_what_cannot_be_preferred_is_refused() -> None:
    """Nobody fills the database with words, and what belongs to the reader is not set for a table."""
    with pytest.raises(Refusal, match=r"reason-preference$"):
        amended({}, Wishes(standing={"always-win": True}))
    with pytest.raises(Refusal, match="reason-preference-table"):
        amended({}, Wishes(text="huge"), "table1")
    for wrong in ({"pace": "never"}, {"volume": 101}, {"volume": -1}, {"keys": 1}, {"colour": "red"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Wishes)


def test_what_another_version_wrote_is_no_hindrance() -> None:
    """Each wish by itself: those that are understood still hold."""
    kept = {
        "revision": 7,
        "everywhere": {"pace": "slow", "volume": "loud", "smell": 3},
        "tables": {"x": {"odd": False}},
    }
    found = document_in({"preferences": kept})
    assert (found.revision, found.everywhere) == (7, Wishes(pace="slow"))
    assert found.tables == {"x": TableWishes(odd=False)}
    broken: tuple[dict[str, Any], ...] = (
        {},
        {"preferences": 3},
        {"preferences": {"revision": "x", "tables": [], "everywhere": None}},
    )
    for nonsense in broken:
        assert document_in(nonsense).everywhere.pace is UNSET


def test_a_table_hears_what_it_acts_upon() -> None:
    settings = amended({}, Wishes(pace="slow", single=False, volume=10, standing={"take-what-is-mine": False}))
    everywhere = Habits(pace="slow", answers_all=True, revision=1)
    assert habits(settings, "machiavelli", "x") == everywhere.with_preference("take-what-is-mine", unusual=True)
    assert habits(settings, "dominion", "x") == everywhere
    settings = amended(settings, Wishes(pace="normal", single=True), "x")
    assert habits(settings, "dominion", "x") == Habits(revision=2)
    assert habits(amended({}, Wishes(confirm="last")), "dominion", "x") == Habits(confirms=True, revision=1)
    assert habits({}, "dominion", "x") == USUAL


# --- At tables -------------------------------------------------------------------------------------------------------


async def bot_waits(house: House, table: Device) -> float:
    """Let Anna end her turn, and give how long the bot takes for its next move."""
    await table.choose("play-all-treasures")
    await table.choose("end-buys")
    before, began = table.now().ply, house.timing.now()
    while table.now().ply == before:
        await house.wait(0.125)
        assert house.timing.now() - began < 60
    return house.timing.now() - began


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 3.0), ("normal", 1.0), ("step", 1.0), ("instant", 0.25)])
async def test_bots_pause_as_the_one_person_wants(pace: str, seconds: float) -> None:
    async with House(timing=StillTime(bot=1.0)) as house:
        await prefer(house, ANNA, pace=pace)
        room = await house.open(ANNA, "me", "bot", options=ANNA_FIRST)
        anna = await house.come(room, ANNA)
        assert await bot_waits(house, anna) == seconds


async def test_among_several_people_bots_pause_as_usual() -> None:
    """Nobody decides for the others, and nobody is hurried."""
    async with House(timing=StillTime(bot=1.0)) as house:
        await prefer(house, ANNA, pace="slow")
        await prefer(house, BRAM, pace="instant")
        room = await house.open(ANNA, "me", "bot", "open", options=ANNA_FIRST)
        await begin(room, ANNA, BRAM)
        anna, bram = await house.come(room, ANNA), await house.come(room, BRAM)
        for one in (anna, bram):
            await one.send(Hasten())
        assert await bot_waits(house, anna) == 1.0


async def test_bots_make_haste_until_the_one_person_is_asked() -> None:
    """It can be called off, and is over by itself; who only watches has no say."""
    async with House(timing=StillTime(bot=1.0)) as house:
        room = await house.open(ANNA, "me", "bot", options=ANNA_FIRST)
        anna, bram = await house.come(room, ANNA), await house.come(room, BRAM)
        await bram.send(Hasten())
        assert not room.situation.hasty
        await anna.choose("play-all-treasures")
        await anna.choose("end-buys")
        await anna.send(Hasten())
        await house.wait(0.25)
        assert anna.now().ply == 3
        await anna.send(Hasten(on=False))
        await house.wait(0.25)
        assert anna.now().ply == 3
        await anna.send(Hasten())
        while anna.question is None or anna.now().view["question"]["seat"] != 0:  # type: ignore[index]
            await house.wait(0.25)
        assert not room.situation.hasty


async def one_district_to_destroy(house: House, *, who: Guest = ANNA) -> list[Device]:
    """Give both players; the Warlord could destroy one district and no other."""
    return await staged(
        house,
        who,
        BRAM,
        game="machiavelli",
        players=[
            {"characters": "warlord, thief", "city": "", "gold": 1, "hand": "palace"},
            {"characters": "merchant, king", "city": "tavern", "gold": 2},
        ],
        crown=1,
        turn={"seat": 0, "as": "warlord", "income-taken": True},
    )


async def test_whoever_wants_that_is_asked_where_there_is_one_choice() -> None:
    async with House() as house:
        anna, bram = await one_district_to_destroy(house)
        await prefer(house, ANNA, single=False)
        assert isinstance(await anna.choose("destroy"), Accepted)
        await house.wait(600)
        assert anna.question == "destroy"
        mine, theirs = anna.now().question, bram.now().question
        assert mine is not None
        assert theirs is not None
        assert (mine.in_person, theirs.in_person) == (True, False)
        assert isinstance(await anna.choose("district 1 tavern"), Accepted)
        assert bram.view["players"][1]["city"] == []


async def test_where_it_is_usual_the_one_choice_is_made() -> None:
    async with House() as house:
        anna, bram = await one_district_to_destroy(house)
        await anna.choose("destroy")
        assert bram.view["players"][1]["city"] == []


async def test_a_hidden_single_choice_is_never_left_to_its_player() -> None:
    """Others would learn by the wait that there was no other: the table answers, in the time of that player."""
    async with House() as house:
        anna, _ = await one_district_to_destroy(house)
        await prefer(house, ANNA, single=False)
        await anna.choose("destroy")
        await anna.choose("district 1 tavern")
        assert anna.options == ["end-turn"]
        await house.wait(30)
        assert anna.question != "turn-action" or anna.options != ["end-turn"]


async def test_who_confirms_is_told_what_ends_the_turn() -> None:
    """Only that player, and only who wants to know."""
    async with House() as house:
        anna, bram = await one_district_to_destroy(house)
        question = anna.now().question
        assert question is not None
        assert question.last == []
        await prefer(house, ANNA, confirm="last")
        question, seen = anna.now().question, bram.now().question
        assert question is not None
        assert seen is not None
        assert (question.last, seen.last) == (["end-turn"], [])


def test_the_last_build_is_the_last_of_a_turn() -> None:
    """The Bishop has nothing left to do after it; the Warlord could still destroy something."""
    for character, last in (("bishop", ["build manor", "end-turn"]), ("warlord", ["end-turn"])):
        position = REGISTRY.game("machiavelli").scenario(
            {
                "players": [
                    {"characters": f"{character}, thief", "city": "", "gold": 3, "hand": "manor"},
                    {"characters": "merchant, king", "city": "tavern", "gold": 2},
                ],
                "crown": 1,
                "turn": {"seat": 0, "as": character, "income-taken": True},
            }
        )
        assert position.waiting is not None
        found = position.waiting.last_of_turn(position)
        assert [position.notation(option) for option in found] == last


def test_buying_a_curse_is_odd() -> None:
    position = REGISTRY.game("dominion").new(2, 1, ANNA_FIRST)
    position.play("start-buying")
    assert position.waiting is not None
    odd = position.waiting.odd(position)
    assert [(position.notation(option), why) for option, why in odd] == [("buy curse", "curse")]
    last = [position.notation(option) for option in position.waiting.last_of_turn(position)]
    assert last == [position.notation(option) for option in position.legal()]


async def test_what_is_preferred_everywhere_counts_at_once_at_all_nodes() -> None:
    store, bus, timing = MemoryStore(), MemoryBus(), StillTime()
    async with House(store, bus, timing) as first, House(store, bus, timing) as second:
        room = await first.open(ANNA, "me", "open", game="machiavelli", options={"preset": "vicious-nobles"})
        await begin(room, ANNA, BRAM)
        there = await second.rooms.room(room.table.row.code)
        anna, bram = await first.come(room, ANNA), await second.come(there, BRAM)
        elsewhere = await second.come(there, ANNA)
        before = len(bram.told)
        await prefer(first, ANNA, standing={"take-what-is-mine": False})
        await second.rest()
        for device in (anna, elsewhere):
            assert (device.now().preferences, device.now().revision) == ([], 1)
        # Nobody else notices anything.
        assert bram.told[before:] == []
        # At this table it can be otherwise.
        await anna.send(Prefer("p", "take-what-is-mine", value=True))
        await second.rest()
        assert elsewhere.now().preferences == ["take-what-is-mine"]


async def test_a_node_that_heard_nothing_looks_again() -> None:
    store = MemoryStore()
    async with House(store, timing=StillTime(bot=1.0)) as first, House(store) as second:
        room = await first.open(ANNA, "me", "bot", options=ANNA_FIRST)
        anna = await first.come(room, ANNA)
        await prefer(second, ANNA, pace="slow")
        await first.rooms.look_again()
        await first.rest()
        assert anna.now().revision == 1
        assert await bot_waits(first, anna) == 3.0


async def test_whoever_sits_down_brings_it_along() -> None:
    async with House() as house:
        await prefer(house, BRAM, pace="slow")
        room = await house.open(ANNA, "me", "open", options=ANNA_FIRST)
        assert BRAM.id not in room.situation.preferences
        await begin(room, ANNA, BRAM)
        assert room.situation.preferences[BRAM.id].pace == "slow"
