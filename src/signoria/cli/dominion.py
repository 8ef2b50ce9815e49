"""Dominion in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.cli.faces import Face
from signoria.cli.screen import in_columns
from signoria.games.dominion.data.components import CARDS, FIRST_KINGDOM, NAMES, NUMBERS, TYPE_NAMES
from signoria.games.dominion.words.wording import log_lines, open_question, option_text, question_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from signoria.core.events import Event
    from signoria.core.position import Position

# Three columns of piles: the basic cards as Treasures, Victory cards and the Curse, then the kingdom.
BASIC_ROWS: Final = [["copper", "estate", "curse"], ["silver", "duchy"], ["gold", "province"]]
GAP: Final = "   "
INDENT: Final = "  "
COUNTERS: Final = ("actions", "buys", "coins")
# Verbs whose cards lie in the supply.
FROM_THE_SUPPLY: Final = ("buy", "gain")


class DominionFace(Face):
    """What Dominion looks like."""

    # --- The log -------------------------------------------------------------------------------------------------

    def log(self, events: Sequence[Event], reader: int | None, names: Sequence[str]) -> list[str]:
        lines: list[str] = []
        for kind, line in log_lines(self.texts, [event.seen_by(reader) for event in events], reader, names):
            if kind == "turn-start":
                lines += ["", line]
            else:
                lines.append(INDENT + line)
        return lines

    # --- The table -----------------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], names: Sequence[str], width: int) -> list[str]:
        lines = self.supply_lines(view["supply"], width)
        lines += self.cards_line("trash", view["trash"])
        for player in view["players"]:
            if player["seat"] != view["seat"]:
                lines += self.opponent_lines(player, names[player["seat"]])
        return lines + self.own_part(view, names)

    def own_part(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        own = view["players"][view["seat"]]
        lines = self.piles_lines(own)
        if view["revealed"]:
            lines += self.cards_line("revealed", view["revealed"], player=names[view["revealed_of"]])
        lines += self.cards_line("set-aside", view["set_aside"])
        lines += self.cards_line("play-area", view["play_area"])
        if view["phase"] != "draft":
            lines.append(self.counters_line(view, names))
            lines.append(self.words.text("dominion-hand", cards=self.cards(own["hand"])))
        lines += self.cards_line("selected", own["selected"])
        return lines

    def supply_lines(self, supply: dict[str, int], width: int) -> list[str]:
        """Show all piles with prices and the cards left, in as many columns as fit."""
        kingdom = sorted(
            (name for name in supply if NUMBERS[name] >= FIRST_KINGDOM),
            key=lambda name: (CARDS[NUMBERS[name]].cost, self.name(name)),
        )
        longest = max(len(self.name(name)) for name in supply)
        cells = {name: self.cell(name, left, longest) for name, left in supply.items()}
        columns = max(1, (width - len(INDENT) + len(GAP)) // (len(cells["copper"]) + len(GAP)))
        if columns >= len(BASIC_ROWS[0]):
            rows = BASIC_ROWS + in_columns(kingdom, len(BASIC_ROWS[0]))
        else:
            rows = in_columns([*NAMES[:FIRST_KINGDOM], *kingdom], columns)
        shown = [INDENT + GAP.join(cells[name] for name in row).rstrip() for row in rows]
        return [self.words.text("dominion-supply"), *shown]

    def cell(self, name: str, left: int, longest: int) -> str:
        """Show one pile."""
        number = str(left) if left else self.texts.text("zone-empty")
        width = max(len(self.texts.text("zone-empty")), 2)
        return f"{self.name(name):<{longest}} {CARDS[NUMBERS[name]].cost} {number:>{width}}"

    def opponent_lines(self, player: dict[str, Any], name: str) -> list[str]:
        """Show what is known of another player."""
        lines = [
            self.words.text(
                "dominion-opponent",
                player=name,
                hand=self.texts.text("zone-count", number=player["hand_size"]),
                deck=self.deck(player),
                discard=self.discard(player),
            )
        ]
        lines += self.cards_line("seen-hand", player["known_hand"], player=name)
        return lines + self.cards_line("seen-top", player["known_top"], player=name)

    def piles_lines(self, player: dict[str, Any]) -> list[str]:
        """Show the own piles."""
        piles = self.words.text("dominion-own-piles", deck=self.deck(player), discard=self.discard(player))
        return [piles, *self.cards_line("own-top", player["known_top"])]

    def deck(self, player: dict[str, Any]) -> str:
        """Say how large a draw pile is, as far as the reader may know."""
        if player["deck_empty"]:
            return self.texts.text("zone-empty")
        if player["deck_size"] is None:
            return self.texts.text("zone-not-empty")
        return self.texts.text("zone-count", number=player["deck_size"])

    def discard(self, player: dict[str, Any]) -> str:
        """Say what can be seen of a discard pile."""
        if player["discard_empty"]:
            return self.texts.text("zone-empty")
        top = self.name(player["discard_top"])
        if player["discard_size"] is None:
            return self.words.text("dominion-top", card=top)
        count = self.texts.text("zone-count", number=player["discard_size"])
        return self.words.text("dominion-counted-top", count=count, card=top)

    def counters_line(self, view: dict[str, Any], names: Sequence[str]) -> str:
        """Show actions, buys and coins of whose turn it is."""
        counted = [self.texts.text(f"counter-{counter}.counted", number=view[counter]) for counter in COUNTERS]
        active = view["active"]
        you = "yes" if active == view["seat"] else "no"
        counters = self.texts.listing(counted)
        return self.words.text("dominion-counters", you=you, player=names[active], counters=counters)

    def cards_line(self, place: str, cards: Sequence[str], **more: str) -> list[str]:
        """Show the cards of a place, if there are any."""
        return [self.words.text(f"dominion-{place}", cards=self.cards(cards), **more)] if cards else []

    def cards(self, kinds: Iterable[str]) -> str:
        """Give counted names."""
        return self.texts.counted([self.name(kind) for kind in kinds]) or self.words.text("dominion-no-cards")

    def name(self, kind: str) -> str:
        """Give the name of a card."""
        return self.texts.text(f"card-{kind}")

    # --- Questions and cards -------------------------------------------------------------------------------------

    def question(self, view: dict[str, Any], names: Sequence[str]) -> str:
        return question_line(self.texts, open_question(view), names)

    def option(self, view: dict[str, Any], notation: str) -> str:
        return option_text(self.texts, notation)

    def option_note(self, view: dict[str, Any], notation: str) -> str:
        verb, _, card = notation.partition(" ")
        if verb == "draft":
            return self.words.text("dominion-cost", cost=CARDS[NUMBERS[card]].cost)
        if verb in FROM_THE_SUPPLY and view["question"]["kind"] != "thief-gain":
            return self.words.text("dominion-pile", cost=CARDS[NUMBERS[card]].cost, left=view["supply"][card])
        return ""

    def card(self, name: str) -> list[str] | None:
        wanted = name.casefold()
        found = [kind for kind in NAMES if wanted in (kind, self.name(kind).casefold())]
        if not found:
            found = [kind for kind in NAMES if self.name(kind).casefold().startswith(wanted)]
        if len(found) != 1:
            return None
        card = CARDS[NUMBERS[found[0]]]
        types = " - ".join(
            self.texts.text(f"type-{word}") for number, word in TYPE_NAMES.items() if card.types & number
        )
        lines = [
            self.words.text("dominion-card", card=self.name(card.name), types=types, cost=card.cost),
            INDENT + self.texts.text(f"card-{card.name}.text"),
        ]
        if self.texts.has(f"card-{card.name}.ruling"):
            lines.append(INDENT + self.texts.text(f"card-{card.name}.ruling"))
        return lines

    def example_card(self) -> str:
        return self.name("moat")

    # --- The end -------------------------------------------------------------------------------------------------

    def print_score_sheet(self, position: Position, reader: int | None, names: Sequence[str]) -> None:
        from rich import box  # noqa: PLC0415 - rich is slow to import, and only needed at the end of a game
        from rich.console import Console  # noqa: PLC0415
        from rich.table import Table  # noqa: PLC0415

        sheets: list[dict[str, Any]] = [position.score_sheet(seat) for seat in range(position.seats())]
        table = Table(title=self.texts.text("score-title"), box=box.SIMPLE, title_justify="left", pad_edge=False)
        table.add_column(self.texts.text("score-rank"), justify="right")
        table.add_column(self.texts.text("score-player"))
        for heading in ("points", "turns", "cards"):
            table.add_column(self.texts.text(f"score-{heading}"), justify="right")
        table.add_column(self.words.text("sheet-lines"))
        sheets.sort(key=lambda sheet: int(sheet["rank"]))
        for sheet in sheets:
            name = self.words.text("you") if sheet["seat"] == reader else names[sheet["seat"]]
            numbers = [str(sheet[field]) for field in ("points", "turns", "size")]
            table.add_row(str(sheet["rank"]), name, *numbers, self.sheet_lines(sheet))
        console = Console(markup=False, highlight=False)
        console.print(table)
        for sheet in sheets:
            you = "yes" if sheet["seat"] == reader else "no"
            cards = self.cards([kind for kind, number in sheet["cards"].items() for _ in range(number)])
            console.print(self.words.text("sheet-cards", you=you, player=names[sheet["seat"]], cards=cards))

    def sheet_lines(self, sheet: dict[str, Any]) -> str:
        """Show which cards the points come from, a kind to a line."""
        return "\n".join(
            self.words.text("sheet-line", cards=self.cards([line["kind"]] * line["number"]), points=line["points"])
            for line in sheet["lines"]
        )

    def options_after(self, options: dict[str, object], winners: Sequence[int]) -> dict[str, object]:
        # Who starts is now a matter of the game before.
        kept = {name: value for name, value in options.items() if name not in ("start-player", "start-seat")}
        return kept | {"previous-winners": list(winners)}


FACE: Final = DominionFace
