"""De Vorsten van Florence in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.cli.faces import Face
from signoria.games.florence.data.actions import CATALOGUE, PLACE
from signoria.games.florence.data.board import AREAS, PLACEMENTS, cell_names
from signoria.games.florence.data.components import CARD_NAMES, CHARACTERS, OBJECTS
from signoria.games.florence.words.wording import log_lines, open_question, option_text, question_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.events import Event
    from signoria.core.position import Position

INDENT: Final = "  "
COLUMNS: Final = "abcdefg"
ROWS: Final = range(7, 0, -1)
HEADINGS: Final = frozenset({"round-start", "turn-start"})


class FlorenceFace(Face):
    """What Florence looks like."""

    # As the question addressed them last.
    names: Sequence[str] = ()

    # --- The log -------------------------------------------------------------------------------------------------

    def log(self, events: Sequence[Event], reader: int | None, names: Sequence[str]) -> list[str]:
        lines: list[str] = []
        for kind, line in log_lines(self.texts, [event.seen_by(reader) for event in events], reader, names):
            lines += ["", line] if kind in HEADINGS else [INDENT + line]
        return lines

    # --- The table -----------------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], names: Sequence[str], width: int) -> list[str]:
        left = [f"{self.thing(name)} {number}" for name, number in view["supply"].items()]
        lines = [self.words.text("florence-supply", things=", ".join(left))]
        for player in view["players"]:
            if player["seat"] != view["seat"]:
                lines += self.player_lines(player, names[player["seat"]])
        return lines + self.own_part(view, names)

    def own_part(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        own = view["players"][view["seat"]]
        lines = self.player_lines(own, names[view["seat"]])
        lines += [INDENT + line for line in board_lines(own)]
        held = [*own["persons"], *own["prestige"], *own["bonus"]]
        cards = [self.texts.text(f"card-{card}") for card in held]
        cards += [self.thing("recruit")] * own["hand_recruits"]
        return [*lines, self.words.text("florence-hand", cards=self.listed(cards))]

    def player_lines(self, player: dict[str, Any], name: str) -> list[str]:
        """Show what everyone sees of a player."""
        counted = [self.texts.text("counter-points", number=player["points"])]
        if player["money"] is not None:
            counted.append(self.texts.text("counter-money", number=player["money"]))
        counted += [self.texts.text(f"counter-{count}", number=player[count]) for count in ("jesters", "builders")]
        counted += [self.thing(freedom) for freedom in player["freedoms"]]
        counted += [self.thing(tile["tile"]) for tile in player["tiles"]]
        if player["character"]:
            counted.append(self.texts.text(f"character-{player['character']}"))
        opened = [self.texts.text(f"card-{card}") for card in player["open"]]
        opened += [self.thing("recruit")] * player["open_recruits"]
        lines = [self.words.text("florence-player", player=name, things=", ".join(counted))]
        return lines + ([INDENT + self.words.text("florence-open", cards=self.listed(opened))] if opened else [])

    def thing(self, name: str) -> str:
        """Give the name of a tile, a freedom or another thing."""
        return self.texts.text(f"thing-{name}")

    def listed(self, names: Sequence[str]) -> str:
        """Give counted names, or say that there are none."""
        return self.texts.counted(names) or self.words.text("florence-no-cards")

    # --- Questions and cards -------------------------------------------------------------------------------------

    def question(self, view: dict[str, Any], names: Sequence[str]) -> str:
        self.names = names
        return question_line(self.texts, open_question(view), names)

    def option(self, view: dict[str, Any], notation: str) -> str:
        verb, _, words = notation.partition(" ")
        if verb == "place" and (cells := cells_of(notation)):
            return self.texts.text("option-place", thing=self.thing(words.partition(" ")[0]), place=cells)
        return option_text(self.texts, notation, self.names)

    def option_note(self, view: dict[str, Any], notation: str) -> str:
        points = view["question"].get("cover", {}).get(notation)
        return self.words.text("florence-cover", points=points) if points else ""

    def card(self, name: str) -> list[str] | None:
        wanted = name.casefold()
        keys = [f"card-{card}" for card in CARD_NAMES]
        keys += [f"thing-{item}" for item in OBJECTS] + [f"character-{character}" for character in CHARACTERS]
        known = {key: self.texts.text(key).casefold() for key in keys}
        found = [key for key in keys if wanted in (key.partition("-")[2], known[key])]
        if not found:
            found = [key for key in keys if known[key].startswith(wanted)]
        if len(found) != 1:
            return None
        return [self.texts.text(found[0]), INDENT + self.texts.text(f"{found[0]}.text")]

    def example_card(self) -> str:
        return self.texts.text("card-poet")

    # --- The end -------------------------------------------------------------------------------------------------

    def print_score_sheet(self, position: Position, reader: int | None, names: Sequence[str]) -> None:
        from rich import box  # noqa: PLC0415 - rich is slow to import, and only needed at the end of a game
        from rich.console import Console  # noqa: PLC0415
        from rich.table import Table  # noqa: PLC0415

        sheets: list[dict[str, Any]] = [position.score_sheet(seat) for seat in range(position.seats())]
        table = Table(title=self.texts.text("score-title"), box=box.SIMPLE, title_justify="left", pad_edge=False)
        table.add_column(self.texts.text("score-rank"), justify="right")
        table.add_column(self.texts.text("score-player"))
        for heading in ("points", "money"):
            table.add_column(self.texts.text(f"score-{heading}"), justify="right")
        table.add_column(self.texts.text("score-lines"))
        for sheet in sorted(sheets, key=lambda sheet: int(sheet["rank"])):
            name = self.words.text("you") if sheet["seat"] == reader else names[sheet["seat"]]
            lines = [f"{self.texts.text('source-' + line['source'])}: {line['points']}" for line in sheet["lines"]]
            lines += [f"{self.texts.text('card-' + card['kind'])}: {card['points']}" for card in sheet["prestige"]]
            table.add_row(str(sheet["rank"]), name, str(sheet["points"]), str(sheet["money"]), "\n".join(lines))
        Console(markup=False, highlight=False).print(table)

    def options_after(self, options: dict[str, object], winners: Sequence[int]) -> dict[str, object]:
        # Whoever started before, the next game draws lots unless a seat is named again.
        return {name: value for name, value in options.items() if name not in ("start-player", "start-seat")}


def cells_of(notation: str) -> str:
    """Give the cells of a placement on one board, column by column: a forest at a3 lies on "a345 b3 c3"."""
    number = CATALOGUE.number(notation) - PLACE
    if number >= PLACEMENTS:
        return ""
    columns: dict[str, str] = {}
    for name in cell_names(AREAS[number]):
        columns[name[0]] = columns.get(name[0], name[0]) + name[1]
    return " ".join(columns.values())


def board_lines(player: dict[str, Any]) -> list[str]:
    """Draw a principality: the palace as #, each tile as the first letter of its id, landscapes in small letters."""
    marks = dict.fromkeys(player["palace"], "#")
    for tile in player["tiles"]:
        letter = tile["tile"][0]
        small = tile["tile"] in OBJECTS
        marks |= dict.fromkeys(tile["cells"], letter if small else letter.upper())
    lines = [f"{row} " + "".join(marks.get(f"{column}{row}", ".") for column in COLUMNS) for row in ROWS]
    return [*lines, f"  {COLUMNS}"]


FACE: Final = FlorenceFace
