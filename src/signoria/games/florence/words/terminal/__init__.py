"""De Vorsten van Florence in a terminal."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from signoria.core.terminal import INDENT, TerminalFace, plain_words
from signoria.games.florence.data.actions import CATALOGUE, PLACE, PLACE_JOINT
from signoria.games.florence.data.board import AREAS, JOINT, PLACEMENTS, SPANNING, border_key, cell_names
from signoria.games.florence.data.components import CARD_NAMES, CHARACTERS, OBJECTS, SUPPLY_NAMES, TILES
from signoria.games.florence.data.layouts import ABOVE, BESIDE, Border

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.speech import Speech
    from signoria.core.text import Texts

COLUMNS: Final = "abcdefg"
ROWS: Final = range(7, 0, -1)
ROUNDS: Final = 7
GAP: Final = "   "
# Questions about places: the own principality is shown with them.
OF_PLACES: Final = ("place-landscape", "build", "turn-menu")
# Questions about places on two boards, which go side by side on any screen.
OF_BORDERS: Final = ("joint-propose", "joint-price", "joint-reply")
NARROW_SCREEN: Final = 40
# Cells as people type them: "b456", "c4".
CELLS: Final = re.compile(r"(?:(\d):)?([a-g])([1-7]+)$")
# How tiles are drawn. Laboratory and library begin alike, as tower and theatre do.
MARKS: Final = {
    "university": "U",
    "laboratory": "L",
    "workshop": "W",
    "library": "B",
    "opera": "O",
    "studio": "S",
    "hospital": "H",
    "theatre": "T",
    "tower": "I",
    "chapel": "C",
    "forest": "f",
    "lake": "l",
    "park": "p",
}
# A number that is typed is the number of an option, unless it is an amount.
LEAST_AMOUNT: Final = 100


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
        start = view["start"]
        lines = [
            self.texts.text(
                "terminal-round",
                round=view["round"],
                rounds=ROUNDS,
                minimum=view["minimum"],
                price=view["base_price"],
                you="yes" if start == view["seat"] else "no",
                player=names[start],
            )
        ]
        lines += [self.texts.text("terminal-supply", things=self.counted_stacks(view["supply"], "thing"))]
        lines += [self.texts.text("terminal-piles", piles=self.counted_stacks(view["piles"], "pile"))]
        lines += self.character_lines(view, names)
        for player in view["players"]:
            if player["seat"] != view["seat"]:
                lines += self.player_lines(view, player, names)
        lines += self.boards(view, names, width, range(len(names)))
        return lines + self.own_lines(view, names)

    def own_part(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        own = view["players"][view["seat"]]
        lines = self.player_lines(view, own, names)
        worth = own.get("worth", {})
        noted = [(self.texts.named(f"card-{card}", (), "the"), self.card_worth(worth, card)) for card in held(own)]
        cards = [f"{name} ({note})" if note else name for name, note in noted]
        if own["hand_recruits"]:
            cards.append(self.listed(["thing-recruit"] * own["hand_recruits"]))
        listed = self.texts.listing(cards) or self.texts.text("terminal-no-cards")
        lines.append(self.texts.text("terminal-hand", cards=listed))
        lines += self.looked_at(own)
        question = view["question"]
        if question is not None and question["kind"] in OF_BORDERS:
            return lines + self.boards(view, names, NARROW_SCREEN, [question["active"], question["partner"]])
        if question is not None and question["kind"] in OF_PLACES:
            lines += [INDENT + line for line in board_lines(own)]
        return lines

    def own_lines(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Show what a player has, and what is printed on the cards in hand."""
        own = view["players"][view["seat"]]
        lines = self.player_lines(view, own, names)
        keys = [*(f"card-{card}" for card in held(own)), *["thing-recruit"] * own["hand_recruits"]]
        lines.append(self.texts.text("terminal-hand", cards=self.listed(keys)))
        return [
            *lines,
            *(INDENT + self.worth_of(own.get("worth", {}), card) for card in held(own)),
            *self.looked_at(own),
        ]

    def looked_at(self, own: Mapping[str, Any]) -> list[str]:
        """Show the cards among which a player chooses."""
        if not own["looking_at"]:
            return []
        seen = self.listed([f"card-{card}" for card in own["looking_at"]])
        return [self.texts.text("terminal-looking-at", cards=seen)]

    def worth_of(self, worth: Mapping[str, Any], card: str) -> str:
        """Say what a card is about, and what it would be worth now."""
        note = self.card_worth(worth, card)
        line = f"{self.printed(f'card-{card}')}: {self.printed(f'card-{card}.text')}"
        return f"{line} ({note})" if note else line

    def card_worth(self, worth: Mapping[str, Any], card: str) -> str:
        """Say what a card would be worth now."""
        if (person := worth.get("persons", {}).get(card)) is not None:
            if person["most"] > person["value"]:
                return self.texts.text("terminal-work-most", value=person["value"], most=person["most"])
            return self.texts.text("terminal-work", value=person["value"])
        if (bonus := worth.get("bonus", {}).get(card)) is not None:
            return self.texts.text("terminal-adds", number=bonus["adds"])
        if (prestige := worth.get("prestige", {}).get(card)) is not None:
            return self.texts.text("terminal-points", points=prestige["points"])
        return ""

    def counted_stacks(self, stacks: Mapping[str, int], kind: str) -> str:
        """Show stacks and how much is left of each."""
        return ", ".join(f"{self.texts.text(f'{kind}-{name}')} {number}" for name, number in stacks.items())

    def character_lines(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Show the characters of Muse and Princess: whose stone lies where, and who has which."""
        shown = [self.character_shown(view, one, names) for one in view.get("characters", ())]
        if not shown:
            return []
        return [self.texts.text("terminal-characters", characters=", ".join(shown), pot=view["pot"])]

    def character_shown(self, view: dict[str, Any], one: Mapping[str, Any], names: Sequence[str]) -> str:
        """Show a character, and what everybody knows of it."""
        title = self.texts.text(f"character-{one['character']}")
        if one["holder"] is not None:
            return f"{title} ({self.who(view, one['holder'], names)})"
        if one["staker"] is not None:
            return f"{title} ({self.who(view, one['staker'], names)}: {one['field'] * LEAST_AMOUNT})"
        gone = self.texts.text("terminal-gone")
        return f"{title} ({gone})" if one["bought"] else title

    def who(self, view: dict[str, Any], seat: int, names: Sequence[str]) -> str:
        """Name a player to the reader."""
        return self.words.text("you").lower() if seat == view["seat"] else names[seat]

    def player_lines(self, view: dict[str, Any], player: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Show what everyone sees of a player."""
        own = player["seat"] == view["seat"]
        counted = [self.texts.text("counter-points", number=player["points"])]
        if player["money"] is not None:
            counted.append(self.texts.text("counter-money", number=player["money"]))
        counted += [self.texts.text(f"counter-{count}", number=player[count]) for count in ("jesters", "builders")]
        tiles = Counter(tile["tile"] for tile in player["tiles"])
        counted += [self.thing(freedom) for freedom in player["freedoms"]]
        counted += [
            f"{number} {self.thing(tile)}" if number > 1 else self.thing(tile) for tile, number in tiles.items()
        ]
        if player["character"]:
            counted.append(self.texts.text(f"character-{player['character']}"))
        if player["marker"]:
            counted.append(self.texts.text("terminal-best", value=player["marker"]))
        if player["stone"]:
            counted.append(self.texts.text("terminal-bought", thing=self.thing(player["stone"])))
        elif player["out"]:
            counted.append(self.texts.text("terminal-out"))
        name = self.words.text("you") if own else names[player["seat"]]
        lines = [self.texts.text("terminal-player", player=name, things=", ".join(counted))]
        opened = [*(f"card-{card}" for card in player["open"]), *["thing-recruit"] * player["open_recruits"]]
        if opened:
            lines.append(INDENT + self.texts.text("terminal-open", cards=self.listed(opened)))
        if not own:
            lines.append(INDENT + self.hidden_cards(player))
        return lines

    def hidden_cards(self, player: Mapping[str, Any]) -> str:
        """Say how many cards a player holds, and which of them everybody knows."""
        held = {f"thing-{kind}": player[f"hand_{kind}s"] for kind in ("person", "recruit")}
        held |= {f"thing-{kind}": player[f"hand_{kind}"] for kind in ("prestige", "bonus")}
        cards = self.texts.counted({key: number for key, number in held.items() if number})
        line = self.texts.text("terminal-held", cards=cards or self.texts.text("terminal-no-cards"))
        if not player["known_persons"]:
            return line
        known = self.listed([f"card-{card}" for card in player["known_persons"]])
        return line + " " + self.texts.text("terminal-known", cards=known)

    def boards(self, view: dict[str, Any], names: Sequence[str], width: int, seats: Sequence[int]) -> list[str]:
        """Draw principalities, as many side by side as there is room for, the own one first; say what the marks are."""
        drawn = [
            [self.who(view, seat, names), *board_lines(view["players"][seat])]
            for seat in sorted(seats, key=lambda seat: seat != view["seat"])
        ]
        columns = [max(len(line) for line in board) for board in drawn]
        lines: list[str] = []
        while drawn:
            fit = 1
            while fit < len(drawn) and len(INDENT) + sum(columns[: fit + 1]) + fit * len(GAP) <= width:
                fit += 1
            for row in zip(*drawn[:fit], strict=True):
                cells = [f"{line:<{wide}}" for line, wide in zip(row, columns, strict=False)]
                lines.append((INDENT + GAP.join(cells)).rstrip())
            drawn, columns = drawn[fit:], columns[fit:]
        tiles = sorted({tile["tile"] for player in view["players"] for tile in player["tiles"]}, key=TILES.index)
        marks = [f"{MARKS[tile]} {self.texts.named(f'thing-{tile}', (), 'within')}" for tile in tiles]
        palace = f"# {self.texts.named('thing-palace', (), 'within')}"
        return [*lines, INDENT + ", ".join([palace, *marks])]

    def thing(self, name: str) -> str:
        """Give the name of a tile, a freedom or another thing."""
        return self.texts.text(f"thing-{name}")

    def listed(self, keys: Sequence[str]) -> str:
        """Give counted names, or say that there are none."""
        return self.texts.counted(Counter(keys)) or self.texts.text("terminal-no-cards")

    # --- Questions and cards -------------------------------------------------------------------------------------

    def option(self, view: dict[str, Any], notation: str) -> str:
        key, arguments = self.speech.label(notation)
        if key == "option-place" and (cells := self.cells(view, notation)):
            return self.read(view, (key, {**arguments, "place": cells}))
        return super().option(view, notation)

    def cells(self, view: dict[str, Any], notation: str) -> str:
        """Give the cells of a placement; across a border with whose they are."""
        areas = areas_of(view, notation)
        if len(areas) == 1:
            return by_columns(areas[0][1])
        return "; ".join(f"{self.who(view, seat, self.names)}: {by_columns(cells)}" for seat, cells in areas)

    def group(self, view: dict[str, Any], notation: str, among: Sequence[str]) -> str:
        verb, *rest = notation.split(" ")
        if verb == "stake":
            return self.texts.text(f"character-{rest[0]}")
        if verb != "place":
            return ""
        # First which tile, then how far to the left it lies.
        tiles = {option.split(" ")[1] for option in among if option.startswith("place ")}
        if len(tiles) > 1:
            return self.thing(rest[0])
        return self.texts.text("terminal-column", thing=self.thing(rest[0]), column=rest[1].rpartition(":")[2][0])

    def understood(self, view: dict[str, Any], typed: str, notations: Sequence[str]) -> str | None:
        """Understand an amount, and a tile with its cells in any order: "library d3 c34"."""
        if typed.isdecimal():
            amounts = [option for option in notations if option in (f"bid {typed}", f"price {typed}")]
            return amounts[0] if amounts and int(typed) >= LEAST_AMOUNT else None
        return self.placement(view, typed, notations) or super().understood(view, typed, notations)

    def placement(self, view: dict[str, Any], typed: str, notations: Sequence[str]) -> str | None:
        """Find the placement whose cells are typed, with or without the name of the tile."""
        words = typed.casefold().replace(",", " ").replace("@", " ").split()
        found = [CELLS.match(word) for word in words]
        wanted = sorted(f"{cell[2]}{row}" for cell in found if cell for row in cell[3])
        named = plain_words(" ".join(word for word, cell in zip(words, found, strict=True) if cell is None))
        fitting = []
        for notation in notations if wanted else ():
            areas = areas_of(view, notation) if notation.startswith("place ") else []
            tile = notation.split(" ")[1] if areas else ""
            if areas and sorted(name for _, cells in areas for name in cells) == wanted:
                called = {"", tile, plain_words(self.thing(tile)), plain_words(f"place {tile}")}
                fitting += [notation] if named in called else []
        return fitting[0] if len(fitting) == 1 else None

    def option_note(self, view: dict[str, Any], notation: str) -> str:
        question = view["question"]
        verb, _, what = notation.partition(" ")
        notes: list[str] = []
        cost = question.get("costs", {}).get(notation)
        if cost and verb != "bid":
            notes.append(self.texts.text("terminal-cost", cost=cost))
        left = next((money for bid, _, money in own_bids(view) if notation == f"bid {bid}"), None)
        if left is not None:
            notes.append(self.texts.text("terminal-left", money=left))
        if notation in ("use", "use-merchant-pp") and question.get("position"):
            notes.append(self.texts.text("terminal-place", points=question["position"]))
        if cover := question.get("cover", {}).get(notation):
            notes.append(self.texts.text("terminal-cover", points=cover))
        if verb == "work" and what in question.get("values", {}):
            notes.append(self.texts.text("terminal-value", value=question["values"][what]["value"]))
        elif verb == "use" and what:
            notes.append(self.texts.text("terminal-adds", number=question.get("bonus", {}).get(what, 0)))
        elif verb in ("pick", "recruit", "return") and what:
            notes.append(self.card_worth(self.worth(view), what))
        return ", ".join(note for note in notes if note)

    def worth(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """Give what cards are worth to the reader: those in hand, and those that are looked at."""
        considered: Mapping[str, Any] = view.get("considered", {}).get("worth", {})
        own: Mapping[str, Any] = view["players"][view["seat"]].get("worth", {})
        return considered or own

    def barred(self, view: dict[str, Any]) -> list[str]:
        cannot = view.get("considered", {}).get("cannot", {})
        if view["question"]["kind"] not in ("turn-menu", "auction-open", "auction-last-buy"):
            return []
        actions = {what: why for what, why in cannot.items() if " " not in what or what.startswith(("open", "take"))}
        return self.explained({self.refused(view, what): self.read(view, why) for what, why in actions.items()})

    def refused(self, view: dict[str, Any], what: str) -> str:
        verb, *rest = what.split(" ")
        if verb in ("place", "open", "take", "introduce") and rest and rest[0] in (*SUPPLY_NAMES, *OBJECTS):
            return self.thing(rest[0])
        return self.option(view, what)

    def example_card(self) -> str:
        return self.texts.text("card-poet")

    # --- The end -------------------------------------------------------------------------------------------------

    def sheet_lines(self, sheet: dict[str, Any]) -> list[str]:
        lines = [f"{self.texts.text('source-' + line['source'])}: {line['points']}" for line in sheet["lines"]]
        return lines + [f"{self.texts.text('card-' + card['kind'])}: {card['points']}" for card in sheet["prestige"]]

    def options_after(self, options: dict[str, object], winners: Sequence[int]) -> dict[str, object]:
        # Whoever started before, the next game draws lots unless a seat is named again.
        return {name: value for name, value in options.items() if name not in ("start-player", "start-seat")}


def held(own: Mapping[str, Any]) -> list[str]:
    """Give the cards in a hand, recruiting cards aside."""
    return [*own["persons"], *own["prestige"], *own["bonus"]]


def own_bids(view: Mapping[str, Any]) -> Sequence[tuple[int, int, int]]:
    """Give the bids that the reader could still make, with the points they take and the money that is left."""
    found: Sequence[tuple[int, int, int]] = view["players"][view["seat"]].get("bids", ())
    return found


def areas_of(view: Mapping[str, Any], notation: str) -> list[tuple[int, list[str]]]:
    """Give the cells of a placement, by whose they are; nothing where it cannot be told from this view."""
    number = CATALOGUE.number(notation) - PLACE
    if number < PLACEMENTS:
        return [(-1, cell_names(AREAS[number]))]
    border = border_of(view)
    if border is None:
        return []
    spanning = SPANNING[border.way]
    place = CATALOGUE.number(notation) - PLACE_JOINT - JOINT.bases[border_key(border)]
    first, second = cell_names(spanning.first_areas[place]), cell_names(spanning.second_areas[place])
    return [(border.first, first), (border.second, second)]


def border_of(view: Mapping[str, Any]) -> Border | None:
    """Give the border that two players talk about."""
    question = view.get("question") or {}
    for first, second, way in view.get("borders", ()):
        if {first, second} == {question.get("active"), question.get("partner")}:
            return Border(first, second, BESIDE if way == "beside" else ABOVE)
    return None


def by_columns(cells: Sequence[str]) -> str:
    """Write cells column by column: a forest at a3 lies on "a345 b3 c3"."""
    columns: dict[str, str] = {}
    for name in cells:
        columns[name[0]] = columns.get(name[0], name[0]) + name[1]
    return " ".join(columns.values())


def board_lines(player: Mapping[str, Any]) -> list[str]:
    """Draw a principality: the palace as #, buildings as capitals, landscapes as small letters."""
    marks = dict.fromkeys(player["palace"], "#")
    for tile in player["tiles"]:
        marks |= dict.fromkeys(tile["cells"], MARKS[tile["tile"]])
    lines = [f"{row} " + "".join(marks.get(f"{column}{row}", ".") for column in COLUMNS) for row in ROWS]
    return [*lines, f"  {COLUMNS}"]
