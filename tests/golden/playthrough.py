"""Golden playthroughs: games that were played once and must come out the same for ever, as text that people can read.

A playthrough is one file in `games/`. Its head says how the game was set up. Then comes each decision: who was asked
what, which options there were (grouped by verb), what was chosen, and indented below it what a spectator was told,
event after event. At its end stand the score sheets, unless the game was cut short to keep the file readable.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import signoria
from signoria.core.chance import FastChance, spread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from signoria.core.position import Position

FOLDER: Final = Path(__file__).parent / "games"
MOST_LINES: Final = 400
WIDTH: Final = 110
# Too long for a line of the log, and told elsewhere in the file.
ELSEWHERE: Final = {"options", "sheets"}


class Golden(NamedTuple):
    """How a golden game is set up, and after how many decisions it is cut short."""

    name: str
    seats: int
    seed: int | bytes
    most: int
    options: dict[str, object]
    game: str = "dominion"
    folder: Path = FOLDER

    @property
    def path(self) -> Path:
        """The file of the playthrough."""
        return self.folder / f"{self.name}.txt"


KINGDOM: Final = [
    "throne-room",
    "militia",
    "witch",
    "spy",
    "thief",
    "bureaucrat",
    "moat",
    "moneylender",
    "library",
    "chancellor",
]
GAMES: list[Golden] = [
    Golden("first-game-2", 2, 15, 999, {}),
    Golden("first-game-4", 4, 20, 125, {"kingdom-mode": "first-game", "remodel-gain": "hand"}),
    Golden("big-money-2", 2, 188, 999, {"kingdom-mode": "big-money", "feast-gain": "may", "compulsion": "lenient"}),
    Golden("big-money-3", 3, 1, 125, {"kingdom-mode": "big-money", "discard-order": "ask"}),
    Golden("interaction-3", 3, 34, 120, {"kingdom-mode": "interaction", "pile-counts": "open"}),
    Golden("interaction-4", 4, 57, 125, {"kingdom-mode": "interaction", "discard-order": "ask"}),
    Golden("size-distortion-2", 2, 54, 130, {"kingdom-mode": "size-distortion", "discard-order": "ask"}),
    Golden("size-distortion-3", 3, 36, 120, {"kingdom-mode": "size-distortion", "feast-gain": "may"}),
    Golden("village-square-2", 2, 52, 130, {"kingdom-mode": "village-square", "compulsion": "lenient"}),
    Golden("village-square-4", 4, 18, 125, {"kingdom-mode": "village-square", "remodel-gain": "hand"}),
    Golden("draft-3", 3, 4, 125, {"kingdom-mode": "draft", "start-player": "chosen", "start-seat": 2}),
    Golden("random-2", 2, bytes([55] * 32), 130, {"kingdom-mode": "random", "previous-winners": [1]}),
    Golden(
        "custom-4",
        4,
        142,
        125,
        {
            "kingdom-mode": "custom",
            "kingdom": KINGDOM,
            "pile-counts": "open",
            "compulsion": "lenient",
        },
    ),
]


def court(edition: str, seats: int, seed: int, most: int, **options: object) -> Golden:
    """Give a golden game of Machiavelli."""
    settled = {"edition": edition, **{name.replace("_", "-"): value for name, value in options.items()}}
    return Golden(f"machiavelli-{edition}-{seats}", seats, seed, most, settled, "machiavelli")


GAMES += [
    court("deluxe", 2, 3, 999),
    court("deluxe", 3, 3, 80, preset="tenacious-delegates", action_cards="on"),
    court("deluxe", 4, 4, 80, preset="cunning-agents", ninth_character="on"),
    court("deluxe", 5, 5, 80, preset="illustrious-emissaries", action_cards="on"),
    court("deluxe", 6, 6, 80, preset="devious-dignitaries", tent_is_building="yes", action_cards="on"),
    court("deluxe", 7, 7, 80, preset="vicious-nobles", ninth_character="on"),
    court("deluxe", 8, 8, 80, preset="ambitious-aristocrats", action_cards="on"),
    court("classic", 2, 2, 999),
    court("classic", 3, 3, 80, duplicate_districts="forbidden"),
    court("classic", 4, 4, 80, face_down_card="nobody-looks"),
    court("classic", 5, 5, 80),
    court("classic", 6, 6, 80, first_king="chosen", first_king_seat=3),
    court("classic", 7, 7, 80),
    court("dark-lands", 2, 2, 80, dl_districts="all"),
    court("dark-lands", 3, 3, 80, dl_district_count=10),
    court("dark-lands", 4, 4, 80, character_count="9", character_set="all-new"),
    court("dark-lands", 5, 5, 80, dl_districts="all", character_count="9", character_set="base-queen"),
    court("dark-lands", 6, 6, 80, poor_house_cost="5"),
    court("dark-lands", 7, 7, 80),
    court("dark-lands", 8, 8, 80, dl_districts="all"),
]


class Steward:
    """Plays golden games: money and points by a simple rule, now and then an Action card, everything else at random."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(spread(seed))

    def choose(self, position: Position) -> str:
        """Give the notation of what is chosen."""
        options = [position.notation(option) for option in position.legal()]
        if position.question == "play-treasure":
            return "play-all-treasures"
        if position.question == "play-action":
            return self.any_of(options[:-1])
        if position.question == "buy-card":
            return self.bought(options)
        return self.any_of(options)

    def bought(self, options: list[str]) -> str:
        """Give what is bought: a Province or Gold if possible, else as often as not the best Treasure."""
        for dear in ("buy province", "buy gold"):
            if dear in options:
                return dear
        if "buy silver" in options and self.chance.below(2) == 0:
            return "buy silver"
        kingdom = [option for option in options if option.split()[-1] not in ("copper", "estate", "curse", "silver")]
        return self.any_of(kingdom)

    def any_of(self, options: list[str]) -> str:
        """Give any of the options."""
        return options[self.chance.below(len(options))]


class Chamberlain(Steward):
    """Plays golden games of Machiavelli: uses what there is, builds what it can, everything else at random."""

    def choose(self, position: Position) -> str:
        options = [position.notation(option) for option in position.legal()]
        if position.question != "turn-action":
            return self.any_of(options)
        builds = [option for option in options if option.startswith("build")]
        others = [option for option in options if option not in builds and option != "end-turn"]
        if others and self.chance.below(3) > 0:
            return self.any_of(others)
        return builds[-1] if builds else self.any_of(options)


STEWARDS: Final = {"dominion": Steward, "machiavelli": Chamberlain}


def playthrough(golden: Golden) -> str:
    """Play a golden game and give its text."""
    return "".join(f"{line}\n" for line in lines(golden))


def lines(golden: Golden) -> Iterator[str]:
    """Play a golden game and tell it line by line."""
    return told(golden, STEWARDS[golden.game](golden.seats).choose, grouped, sheet_lines)


def told(
    golden: Golden,
    choose: Callable[[Position], str],
    options: Callable[[Position], str],
    sheet: Callable[[dict[str, object]], Iterable[str]],
) -> Iterator[str]:
    """Play a game by what somebody chooses and tell it line by line, with options and sheets as they are written."""
    position = signoria.game(golden.game).new(golden.seats, golden.seed, golden.options)
    yield f"game {golden.game}"
    yield f"seats {golden.seats}"
    yield f"seed {golden.seed.hex() if isinstance(golden.seed, bytes) else golden.seed}"
    for name, value in cast("dict[str, object]", position.save()["options"]).items():
        yield f"option {name} {written(value)}"
    heard = 0
    for number in range(1, golden.most + 1):
        yield from filled([told_line(event.seen_by(None)) for event in position.events(heard)])
        heard = len(position.events())
        if position.over:
            break
        choice = choose(position)
        yield f"{number}. seat {position.asked}, {position.question}: {options(position)} -> {choice}"
        position.play(choice)
    if position.over:
        for seat in range(golden.seats):
            yield from sheet(position.score_sheet(seat))
        yield f"winners {written(position.winners())}"
    else:
        yield f"cut short after {golden.most} decisions"


def filled(events: list[str]) -> Iterator[str]:
    """Put as many events into a line as fit."""
    line = ""
    for event in events:
        if line and len(line) + len(event) > WIDTH:
            yield f"    {line}"
            line = ""
        line = f"{line}; {event}" if line else event
    if line:
        yield f"    {line}"


def grouped(position: Position) -> str:
    """Write the options down, those of one verb together."""
    notations = [position.notation(option).partition(" ") for option in position.legal()]
    groups = []
    for verb, same in groupby(notations, key=lambda parts: parts[0]):
        cards = ", ".join(card for _, _, card in same if card)
        groups.append(f"{verb} {cards}" if cards else verb)
    return " | ".join(groups)


def told_line(event: dict[str, object]) -> str:
    """Write an event down."""
    facts = (f"{name}={written(value)}" for name, value in event.items() if name not in {"at", "event", *ELSEWHERE})
    return " ".join([str(event["event"]), *facts])


def written(value: object) -> str:
    """Write a fact down without brackets and quotes."""
    if isinstance(value, list):
        return ",".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return ",".join(f"{key}:{item}" for key, item in value.items())
    return "none" if value is None else str(value)


def sheet_lines(sheet: dict[str, object]) -> Iterator[str]:
    """Write a score sheet down."""
    if "turns" not in sheet:
        yield " ".join(["score", *(f"{name}={written(value)}" for name, value in sheet.items())])
        return
    yield f"score seat={sheet['seat']} points={sheet['points']} turns={sheet['turns']} rank={sheet['rank']}"
    yield f"    cards={sheet['size']} {written(sheet['cards'])}"
    for line in cast("list[dict[str, object]]", sheet["lines"]):
        yield f"    {line['number']} {line['kind']} at {line['each']} = {line['points']}"
