"""Machiavelli in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from signoria.cli.faces import Face
from signoria.games.machiavelli.data.components import CARDS, CHARACTERS, NAMES, NUMBERS
from signoria.games.machiavelli.words.wording import (
    DELUXE_PRINT,
    card_name,
    character_name,
    log_lines,
    open_question,
    option_text,
    printing_of,
    question_line,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.events import Event
    from signoria.core.position import Position

INDENT: Final = "  "
HEADINGS: Final = frozenset({"round-started", "called"})
# The lines of the score sheet besides the unique districts.
LINES: Final = ("districts", "silver", "five-types", "first-complete", "complete", "secret-vault", "action-cards")


class MachiavelliFace(Face):
    """What Machiavelli looks like. The names of the cards are those of the edition that is played."""

    printing: tuple[str, ...] = DELUXE_PRINT
    # As the question addressed them last.
    names: Sequence[str] = ()

    # --- The log -------------------------------------------------------------------------------------------------

    def log(self, events: Sequence[Event], reader: int | None, names: Sequence[str]) -> list[str]:
        told = [event.seen_by(reader) for event in events]
        for event in told:
            if event["event"] == "game-started":
                self.printing = printing_of(cast("dict[str, Any]", event["options"]))
        lines: list[str] = []
        for kind, line in log_lines(self.texts, told, reader, names, self.printing):
            lines += ["", line] if kind in HEADINGS else [INDENT + line]
        return lines

    # --- The table -----------------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], names: Sequence[str], width: int) -> list[str]:
        self.printing = printing_of(view["options"])
        crown = names[view["crown"]]
        lines = [self.words.text("machiavelli-round", round=view["round"], player=crown, deck=view["deck_size"])]
        face_up = [one["character"] for one in view["characters"] if one["place"] == "face-up"]
        if face_up:
            lines.append(self.words.text("machiavelli-face-up", characters=self.characters(face_up)))
        for player in view["players"]:
            if player["seat"] != view["seat"]:
                lines += self.player_lines(view, player, names)
        return lines + self.own_part(view, names)

    def own_part(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        own = view["players"][view["seat"]]
        lines = self.player_lines(view, own, names)
        mine = [one["character"] for one in view["characters"] if one["place"] == view["seat"]]
        if mine:
            lines.append(self.words.text("machiavelli-characters", characters=self.characters(mine)))
        for zone in ("looking_at", "selected"):
            if own[zone]:
                label = self.texts.text(f"zone-{zone.replace('_', '-')}")
                lines.append(f"{label}: {self.cards(own[zone])}.")
        return [*lines, self.words.text("machiavelli-hand", cards=self.cards(own["hand"]))]

    def player_lines(self, view: dict[str, Any], player: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Show what everyone sees of a player."""
        you = "yes" if player["seat"] == view["seat"] else "no"
        shown = [one["character"] for one in view["characters"] if one["revealed"] and one["place"] == player["seat"]]
        line = self.words.text(
            "machiavelli-player",
            you=you,
            player=names[player["seat"]],
            gold=player["gold"],
            cards=player["hand_size"],
            count=player["count"],
            number=view["number"],
            revealed="yes" if shown else "no",
            characters=self.characters(shown),
        )
        city = [self.name(one["district"]) + f" +{one['adorned']}" * bool(one["adorned"]) for one in player["city"]]
        return [line, INDENT + (", ".join(city) or self.texts.text("zone-empty"))]

    def name(self, card: str) -> str:
        """Give the name of a card."""
        return card_name(self.texts, card, self.printing)

    def cards(self, cards: Sequence[str]) -> str:
        """Give cards as a counted list, or say that there are none."""
        return self.texts.counted([self.name(card) for card in cards]) or self.texts.text("zone-empty")

    def characters(self, characters: Sequence[str]) -> str:
        """Give the names of characters."""
        return ", ".join(character_name(self.texts, character, self.printing) for character in characters)

    # --- Questions and cards -------------------------------------------------------------------------------------

    def question(self, view: dict[str, Any], names: Sequence[str]) -> str:
        self.names = names
        question = open_question(view)
        return "" if question is None else question_line(self.texts, question, names)

    def option(self, view: dict[str, Any], notation: str) -> str:
        return option_text(self.texts, notation, self.names, view["seat"], printing_of(view["options"]))

    def option_note(self, view: dict[str, Any], notation: str) -> str:
        verb, _, card = notation.partition(" ")
        if verb == "build" and card in NUMBERS:
            return self.words.text("machiavelli-cost", cost=CARDS[NUMBERS[card]].cost)
        return ""

    def card(self, name: str) -> list[str] | None:
        wanted = name.casefold()
        keys = [f"character-{character}" for character in CHARACTERS] + [f"card-{card}" for card in NAMES]
        known = {key: self.texts.text(key).casefold() for key in keys}
        found = [key for key in keys if wanted in (key.partition("-")[2], known[key])]
        if not found:
            found = [key for key in keys if known[key].startswith(wanted)]
        if len(found) != 1:
            return None
        lines = [self.texts.text(found[0])]
        lines += [
            INDENT + self.texts.text(f"{found[0]}.{part}") for part in ("text", "ruling") if self.has(found[0], part)
        ]
        return lines

    def has(self, key: str, part: str) -> bool:
        """Say whether a card has such a text."""
        return self.texts.has(f"{key}.{part}")

    def example_card(self) -> str:
        return self.texts.text("character-assassin")

    # --- The end -------------------------------------------------------------------------------------------------

    def print_score_sheet(self, position: Position, reader: int | None, names: Sequence[str]) -> None:
        from rich import box  # noqa: PLC0415 - rich is slow to import, and only needed at the end of a game
        from rich.console import Console  # noqa: PLC0415
        from rich.table import Table  # noqa: PLC0415

        sheets: list[dict[str, Any]] = [position.score_sheet(seat) for seat in range(position.seats())]
        table = Table(title=self.texts.text("score-title"), box=box.SIMPLE, title_justify="left", pad_edge=False)
        table.add_column(self.texts.text("score-rank"), justify="right")
        table.add_column(self.texts.text("score-player"))
        table.add_column(self.texts.text("score-points"), justify="right")
        table.add_column(self.words.text("sheet-lines"))
        for sheet in sorted(sheets, key=lambda sheet: int(sheet["rank"])):
            name = self.words.text("you") if sheet["seat"] == reader else names[sheet["seat"]]
            table.add_row(str(sheet["rank"]), name, str(sheet["points"]), "\n".join(self.sheet_lines(sheet)))
        Console(markup=False, highlight=False).print(table)

    def sheet_lines(self, sheet: dict[str, Any]) -> list[str]:
        """Show where points come from, a line each."""
        lines = [f"{self.texts.text(f'score-{line}')}: {sheet[line]}" for line in LINES if sheet[line]]
        return lines + [f"{self.name(card)}: {points}" for card, points in sheet["uniques"].items()]

    def options_after(self, options: dict[str, object], winners: Sequence[int]) -> dict[str, object]:
        return dict(options)


FACE: Final = MachiavelliFace
