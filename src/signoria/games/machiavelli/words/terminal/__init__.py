"""Machiavelli in a terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from signoria.core.terminal import INDENT, TerminalFace
from signoria.games.machiavelli.data.components import CARDS, CHARACTERS, NAMES, NUMBERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.speech import Speech
    from signoria.core.text import Texts

# The lines of the score sheet besides the unique districts.
LINES: Final = ("districts", "silver", "five-types", "first-complete", "complete", "secret-vault", "action-cards")


def terminal_face(speech: Speech, texts: Texts, words: Texts) -> TerminalFace:
    """Give the face of the game in a language: a new one, for a face remembers what it was told."""
    return MachiavelliFace(speech, texts, words)


class MachiavelliFace(TerminalFace):
    """What Machiavelli looks like. The names of the cards are those of the edition that is played."""

    def __init__(self, speech: Speech, texts: Texts, words: Texts) -> None:
        super().__init__(speech, texts, words)
        self.headings = ("round-started", "revealed")
        self.cards = [*(f"character-{character}" for character in CHARACTERS), *(f"card-{card}" for card in NAMES)]

    # --- The table -----------------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], names: Sequence[str], width: int) -> list[str]:
        self.variants = self.speech.variants(view["options"])
        crown = names[view["crown"]]
        lines = [self.texts.text("terminal-round", round=view["round"], player=crown, deck=view["deck_size"])]
        face_up = [one["character"] for one in view["characters"] if one["place"] == "face-up"]
        if face_up:
            lines.append(self.texts.text("terminal-face-up", characters=self.characters(face_up)))
        for player in view["players"]:
            if player["seat"] != view["seat"]:
                lines += self.player_lines(view, player, names)
        return lines + self.own_part(view, names)

    def own_part(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        own = view["players"][view["seat"]]
        lines = self.player_lines(view, own, names)
        mine = [one["character"] for one in view["characters"] if one["place"] == view["seat"]]
        if mine:
            lines.append(self.texts.text("terminal-characters", characters=self.characters(mine)))
        for zone in ("looking_at", "selected"):
            if own[zone]:
                label = self.texts.text(f"zone-{zone.replace('_', '-')}")
                lines.append(f"{label}: {self.listed(own[zone])}.")
        return [*lines, self.texts.text("terminal-hand", cards=self.listed(own["hand"]))]

    def player_lines(self, view: dict[str, Any], player: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Show what everyone sees of a player."""
        you = "yes" if player["seat"] == view["seat"] else "no"
        shown = [one["character"] for one in view["characters"] if one["revealed"] and one["place"] == player["seat"]]
        line = self.texts.text(
            "terminal-player",
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
        return self.texts.printed(f"card-{card}", self.variants)

    def listed(self, cards: Sequence[str]) -> str:
        """Give cards as a counted list, or say that there are none."""
        times = Counter(f"card-{card}" for card in cards)
        return self.texts.counted(times, self.variants) or self.texts.text("zone-empty")

    def characters(self, characters: Sequence[str]) -> str:
        """Give the names of characters."""
        return ", ".join(self.texts.printed(f"character-{character}", self.variants) for character in characters)

    # --- Questions and cards -------------------------------------------------------------------------------------

    def option_note(self, view: dict[str, Any], notation: str) -> str:
        verb, _, card = notation.partition(" ")
        if verb == "build" and card in NUMBERS:
            return self.texts.text("terminal-cost", cost=CARDS[NUMBERS[card]].cost)
        return ""

    def example_card(self) -> str:
        return self.texts.text("character-assassin")

    # --- The end -------------------------------------------------------------------------------------------------

    def sheet_lines(self, sheet: dict[str, Any]) -> list[str]:
        lines = [f"{self.texts.text(f'score-{line}')}: {sheet[line]}" for line in LINES if sheet[line]]
        return lines + [f"{self.name(card)}: {points}" for card, points in sheet["uniques"].items()]
