"""What is unclaimed at the end of a turn, at a live table: it is taken in the same breath, or asked for in person."""

from __future__ import annotations

from signoria.tables.table.commands.prefer import Prefer
from signoria.tables.wire.messages import Accepted, Refused, Update
from tests.tables.kit import Device, House, guest, staged

ANNA, BRAM = guest("Anna"), guest("Bram")
TAKES = "take-what-is-mine"


async def at_table(house: House, city: str) -> list[Device]:
    """Give both players; Anna, who has no card and no gold, has yet to end her turn as the Patrician."""
    players = [
        {"characters": "thief, patrician", "city": city, "gold": 0, "hand": ""},
        {"characters": "merchant, warlord", "city": "tavern", "gold": 2},
    ]
    turn = {"seat": 0, "as": "patrician", "income-taken": True}
    nobles: dict[str, object] = {"preset": "vicious-nobles"}
    return await staged(house, ANNA, BRAM, game="machiavelli", options=nobles, players=players, crown=0, turn=turn)


def hand(device: Device) -> int:
    """Count Anna's cards."""
    size: int = device.view["players"][0]["hand_size"]
    return size


async def test_it_is_taken_in_the_same_breath() -> None:
    """Nobody is asked on the way, and there is nothing to wait for."""
    async with House() as house:
        anna, bram = await at_table(house, "manor, castle")
        assert anna.now().preferences == [TAKES]
        assert isinstance(await anna.choose("end-turn"), Accepted)
        seen = [update.view["question"]["kind"] for update in bram.all(Update) if update.view]
        assert seen[-2:] == ["turn-action", "turn-action"]
        assert (hand(anna), hand(bram)) == (2, 2)


async def test_whoever_switches_it_off_is_asked() -> None:
    """And may leave it, or go back to before the end of the turn: nothing hidden has shown."""
    async with House() as house:
        anna, bram = await at_table(house, "manor, castle")
        assert isinstance(await anna.send(Prefer("p", TAKES, value=False)), Accepted)
        assert (anna.now().preferences, bram.now().preferences) == ([], [TAKES])
        assert isinstance(await anna.choose("end-turn"), Accepted)
        assert anna.question == "unclaimed"
        await house.wait(3600)
        assert anna.question == "unclaimed"
        assert isinstance(await anna.undo(), Accepted)
        assert anna.question == "turn-action"
        await anna.choose("end-turn")
        assert isinstance(await anna.choose("leave-unclaimed"), Accepted)
        assert hand(anna) == 0


async def test_it_can_be_switched_on_again() -> None:
    async with House() as house:
        anna, _ = await at_table(house, "manor, castle")
        await anna.send(Prefer("p", TAKES, value=False))
        await anna.send(Prefer("q", TAKES, value=True))
        assert anna.now().preferences == [TAKES]
        await anna.choose("end-turn")
        assert hand(anna) == 2


async def test_where_leaving_may_be_better_the_person_decides() -> None:
    """MD-Y81: one card, or two of the Park."""
    async with House() as house:
        anna, bram = await at_table(house, "manor, park")
        await anna.choose("end-turn")
        await house.wait(3600)
        assert (anna.question, bram.question) == ("unclaimed", "unclaimed")
        assert isinstance(await anna.choose("leave-unclaimed"), Accepted)
        assert hand(anna) == 2


async def test_the_turn_is_ended_without_it_in_one_message() -> None:
    """Whatever is preferred: it was said; and it is one decision to take back."""
    async with House() as house:
        anna, _ = await at_table(house, "manor, castle")
        question = anna.view["question"]
        assert (question["gold"], question["draws"], question["worth_leaving"]) == (0, 2, False)
        assert isinstance(await anna.choose("end-turn", "leave-unclaimed"), Accepted)
        assert hand(anna) == 0
        assert [line.event for line in anna.log].count("unclaimed-left") == 1


async def test_nobody_looks_around_a_corner() -> None:
    """What comes after the answer is another decision, and is refused together with it."""
    async with House() as house:
        anna, _ = await at_table(house, "manor, castle")
        refused = await anna.choose("end-turn", "take-unclaimed", "take-gold")
        assert isinstance(refused, Refused)
        assert refused.reason == "reason-one-by-one"
        assert (anna.question, hand(anna)) == ("turn-action", 0)
