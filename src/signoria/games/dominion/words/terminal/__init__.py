"""Dominion in a terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from signoria.core.terminal import INDENT, TerminalFace, in_columns
from signoria.games.dominion.data.components import CARDS, FIRST_KINGDOM, NAMES, NUMBERS, TYPE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from signoria.core.speech import Speech
    from signoria.core.text import Texts

# Three columns of piles: the basic cards as Treasures, Victory cards and the Curse, then the kingdom.
BASIC_ROWS: Final = [["copper", "estate", "curse"], ["silver", "duchy"], ["gold", "province"]]
GAP: Final = "   "
COUNTERS: Final = ("actions", "buys", "coins")
# Verbs whose cards lie in the supply.
FROM_THE_SUPPLY: Final = ("buy", "gain")


def terminal_face(speech: Speech, texts: Texts, words: Texts) -> TerminalFace:
    """Give the face of the game in a language: a new one, for a face remembers what it was told."""
    return DominionFace(speech, texts, words)


class DominionFace(TerminalFace):
    """What Dominion looks like."""

    def __init__(self, speech: Speech, texts: Texts, words: Texts) -> None:
        super().__init__(speech, texts, words)
        self.numbers = {"score-points": "points", "score-turns": "turns", "score-cards": "size"}
        self.cards = [f"card-{name}" for name in NAMES]

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
            lines.append(self.texts.text("terminal-hand", cards=self.listed(own["hand"])))
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
        return [self.texts.text("terminal-supply"), *shown]

    def cell(self, name: str, left: int, longest: int) -> str:
        """Show one pile."""
        number = str(left) if left else self.texts.text("zone-empty")
        width = max(len(self.texts.text("zone-empty")), 2)
        return f"{self.name(name):<{longest}} {CARDS[NUMBERS[name]].cost} {number:>{width}}"

    def opponent_lines(self, player: dict[str, Any], name: str) -> list[str]:
        """Show what is known of another player."""
        lines = [
            self.texts.text(
                "terminal-opponent",
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
        piles = self.texts.text("terminal-own-piles", deck=self.deck(player), discard=self.discard(player))
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
            return self.texts.text("terminal-top", card=top)
        count = self.texts.text("zone-count", number=player["discard_size"])
        return self.texts.text("terminal-counted-top", count=count, card=top)

    def counters_line(self, view: dict[str, Any], names: Sequence[str]) -> str:
        """Show actions, buys and coins of whose turn it is."""
        counted = [self.texts.text(f"counter-{counter}.counted", number=view[counter]) for counter in COUNTERS]
        active = view["active"]
        you = "yes" if active == view["seat"] else "no"
        counters = self.texts.listing(counted)
        return self.texts.text("terminal-counters", you=you, player=names[active], counters=counters)

    def cards_line(self, place: str, cards: Sequence[str], **more: str) -> list[str]:
        """Show the cards of a place, if there are any."""
        return [self.texts.text(f"terminal-{place}", cards=self.listed(cards), **more)] if cards else []

    def listed(self, kinds: Iterable[str]) -> str:
        """Give counted names."""
        return self.texts.counted(Counter(f"card-{kind}" for kind in kinds)) or self.texts.text("terminal-no-cards")

    def name(self, kind: str) -> str:
        """Give the name of a card."""
        return self.texts.text(f"card-{kind}")

    # --- Questions and cards -------------------------------------------------------------------------------------

    def option_note(self, view: dict[str, Any], notation: str) -> str:
        verb, _, card = notation.partition(" ")
        if verb == "draft":
            return self.texts.text("terminal-cost", cost=CARDS[NUMBERS[card]].cost)
        if verb in FROM_THE_SUPPLY and view["question"]["kind"] != "thief-gain":
            return self.texts.text("terminal-pile", cost=CARDS[NUMBERS[card]].cost, left=view["supply"][card])
        return ""

    def card_title(self, key: str) -> str:
        card = CARDS[NUMBERS[key.removeprefix("card-")]]
        types = " - ".join(
            self.texts.text(f"type-{word}") for number, word in TYPE_NAMES.items() if card.types & number
        )
        return self.texts.text("terminal-card", card=self.name(card.name), types=types, cost=card.cost)

    def example_card(self) -> str:
        return self.name("moat")

    # --- The end -------------------------------------------------------------------------------------------------

    def sheet_lines(self, sheet: dict[str, Any]) -> list[str]:
        return [
            self.texts.text(
                "terminal-sheet-line", cards=self.listed([line["kind"]] * line["number"]), points=line["points"]
            )
            for line in sheet["lines"]
        ]

    def sheet_notes(self, sheet: dict[str, Any], you: bool, name: str) -> list[str]:
        cards = self.listed([kind for kind, number in sheet["cards"].items() for _ in range(number)])
        return [self.texts.text("terminal-sheet-cards", you="yes" if you else "no", player=name, cards=cards)]

    def options_after(self, options: dict[str, object], winners: Sequence[int]) -> dict[str, object]:
        # Who starts is now a matter of the game before.
        kept = {name: value for name, value in options.items() if name not in ("start-player", "start-seat")}
        return kept | {"previous-winners": list(winners)}
