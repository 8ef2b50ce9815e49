"""An alarm that is put off again and again."""

from __future__ import annotations

import asyncio

from signoria.tables.room.alarm import Alarm
from tests.tables.kit import StillTime


async def rest() -> None:
    """Let everything happen that is due."""
    for _ in range(10):
        await asyncio.sleep(0)


def tasks() -> int:
    """Count what goes on."""
    return len(asyncio.all_tasks())


async def test_an_alarm_rings_once_at_the_moment_it_was_last_set_to() -> None:
    timing, rung = StillTime(), list[float]()
    alarm = Alarm(timing, lambda: rung.append(timing.now()), "alarm")
    began, alone = timing.now(), tasks()
    for seconds in (10, 20, 30):
        alarm.set(began + seconds)
        # However often it is put off, one of them sleeps.
        assert tasks() == alone + 1
    await rest()
    for seconds in (10, 10, 5):
        timing.advance(seconds)
        await rest()
        assert rung == []
    timing.advance(5)
    await rest()
    timing.advance(100)
    await rest()
    assert rung == [began + 30]
    assert tasks() == alone


async def test_an_alarm_can_be_set_again_brought_forward_and_stopped() -> None:
    timing, rung = StillTime(), list[float]()
    alarm = Alarm(timing, lambda: rung.append(timing.now()), "alarm")
    began = timing.now()
    alarm.set(began + 30)
    await rest()
    alarm.set(began + 10)
    await rest()
    timing.advance(10)
    await rest()
    assert rung == [began + 10]
    alarm.set(began + 20)
    await rest()
    # Off, and on again while it sleeps.
    alarm.set(None)
    alarm.set(began + 20)
    timing.advance(10)
    await rest()
    assert rung == [began + 10, began + 20]
    alarm.set(began + 40)
    await rest()
    alarm.set(None)
    timing.advance(100)
    await rest()
    alarm.set(began + 500)
    await rest()
    alarm.close()
    timing.advance(1000)
    await rest()
    assert rung == [began + 10, began + 20]
