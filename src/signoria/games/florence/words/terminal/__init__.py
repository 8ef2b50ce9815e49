"""De Vorsten van Florence in a terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from signoria.core.terminal import INDENT, TerminalFace
from signoria.games.florence.data.actions import CATALOGUE, PLACE
from signoria.games.florence.data.board import AREAS, PLACEMENTS, cell_names
from signoria.games.florence.data.components import CARD_NAMES, CHARACTERS, OBJECTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.speech import Speech
    from signoria.core.text import Texts

COLUMNS: Final = "abcdefg"
ROWS: Final = range(7, 0, -1)


def terminal_face(speech: Speech, texts: Texts, words: Texts) -> TerminalFace:
    """Give the face of the game in a language: a new one, for a face remembers what it was told."""
    return FlorenceFace(speech, texts, words)


class FlorenceFace(TerminalFace):
    """What Florence looks like."""

    def __init__(self, speech: Speech, texts: Texts, words: Texts) -> None:
        super().__init__(speech, texts, words)
        self.headings = ("round-start", "turn-start")
        self.numbers = {"score-points": "points", "score-money": "money"}
        self.made_up = "score-lines"
        self.cards = [
            *(f"card-{card}" for card in CARD_NAMES),
            *(f"thing-{item}" for item in OBJECTS),
            *(f"character-{character}" for character in CHARACTERS),
        ]

    # --- The table -----------------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], names: Sequence[str], width: int) -> list[str]:
        left = [f"{self.thing(name)} {number}" for name, number in view["supply"].items()]
        lines = [self.texts.text("terminal-supply", things=", ".join(left))]
        for player in view["players"]:
            if player["seat"] != view["seat"]:
                lines += self.player_lines(player, names[player["seat"]])
        return lines + self.own_part(view, names)

    def own_part(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        own = view["players"][view["seat"]]
        lines = self.player_lines(own, names[view["seat"]])
        lines += [INDENT + line for line in board_lines(own)]
        held = [*own["persons"], *own["prestige"], *own["bonus"]]
        cards = [*(f"card-{card}" for card in held), *["thing-recruit"] * own["hand_recruits"]]
        return [*lines, self.texts.text("terminal-hand", cards=self.listed(cards))]

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
        opened = [*(f"card-{card}" for card in player["open"]), *["thing-recruit"] * player["open_recruits"]]
        lines = [self.texts.text("terminal-player", player=name, things=", ".join(counted))]
        return lines + ([INDENT + self.texts.text("terminal-open", cards=self.listed(opened))] if opened else [])

    def thing(self, name: str) -> str:
        """Give the name of a tile, a freedom or another thing."""
        return self.texts.text(f"thing-{name}")

    def listed(self, keys: Sequence[str]) -> str:
        """Give counted names, or say that there are none."""
        return self.texts.counted(Counter(keys)) or self.texts.text("terminal-no-cards")

    # --- Questions and cards -------------------------------------------------------------------------------------

    def option(self, view: dict[str, Any], notation: str) -> str:
        key, arguments = self.speech.label(notation)
        if key == "option-place" and (cells := cells_of(notation)):
            return self.read(view, (key, {**arguments, "place": cells}))
        return super().option(view, notation)

    def option_note(self, view: dict[str, Any], notation: str) -> str:
        question = view["question"]
        notes = {
            "terminal-place": question.get("position") if notation in ("use", "use-merchant-pp") else None,
            "terminal-cover": question.get("cover", {}).get(notation),
        }
        return ", ".join(self.texts.text(note, points=points) for note, points in notes.items() if points)

    def example_card(self) -> str:
        return self.texts.text("card-poet")

    # --- The end -------------------------------------------------------------------------------------------------

    def sheet_lines(self, sheet: dict[str, Any]) -> list[str]:
        lines = [f"{self.texts.text('source-' + line['source'])}: {line['points']}" for line in sheet["lines"]]
        return lines + [f"{self.texts.text('card-' + card['kind'])}: {card['points']}" for card in sheet["prestige"]]

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
