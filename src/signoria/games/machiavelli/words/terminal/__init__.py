"""Machiavelli in a terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from signoria.core.speech import spot
from signoria.core.terminal import INDENT, STANDING_OUT, TerminalFace
from signoria.games.machiavelli.data.components import (
    BASIC_DISTRICTS,
    CARDS,
    CHARACTER_CARDS,
    CHARACTER_NUMBERS,
    CHARACTERS,
    NAMES,
    NUMBERS,
)
from signoria.games.machiavelli.data.editions import DELUXE, costs_of, rank_of
from signoria.games.machiavelli.words.printed import type_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.speech import Speech
    from signoria.core.text import Texts

# The lines of the score sheet besides the unique districts.
LINES: Final = ("districts", "silver", "five-types", "first-complete", "complete", "secret-vault", "action-cards")
# What the plots of a round did to characters, in the order in which it is told, and the text about it.
STRUCK: Final = {"murdered": "murdered", "bewitched": "bewitched", "robbed": "robbed"}
MARKED: Final = {"warrants": "warrant", "threats": "threat"}
# Parts of a turn in which a player may do less than usual.
NARROW: Final = {
    "witch": "terminal-part-witch",
    "bewitched": "terminal-part-bewitched",
    "resumed": "terminal-part-resumed",
    "hospital": "terminal-part-hospital",
}
# What an answer may bring at once, and the text about it.
GAINS: Final = {"gold": "terminal-gain-gold", "cards": "terminal-gain-cards", "either": "terminal-gain-either"}
# Verbs that name a district card which is not being built.
OF_CARDS: Final = ("keep", "discard", "give", "take", "store", "build-by-framework", "build-by-loan")
# Reasons that everybody knows who reads the question.
PLAIN_REASONS: Final = ("why-elsewhere", "why-income")


def terminal_face(speech: Speech, texts: Texts, words: Texts) -> TerminalFace:
    """Give the face of the game in a language: a new one, for a face remembers what it was told."""
    return MachiavelliFace(speech, texts, words)


class MachiavelliFace(TerminalFace):
    """What Machiavelli looks like. The names of the cards are those of the edition that is played."""

    def __init__(self, speech: Speech, texts: Texts, words: Texts) -> None:
        super().__init__(speech, texts, words)
        self.headings = ("round-started", "revealed")
        self.cards = [*(f"character-{character}" for character in CHARACTERS), *(f"card-{card}" for card in NAMES)]
        # Which box is played, and what its cards cost.
        self.edition: str = DELUXE
        self.costs: Sequence[int] = [card.cost for card in CARDS]

    # --- The table -----------------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], names: Sequence[str], width: int) -> list[str]:
        self.know(view)
        lines = [self.round_line(view, names), self.characters_line(view, names)]
        if view["order"]:
            order = [self.choosing(one, view, names) for one in view["order"]]
            lines.append(self.texts.text("terminal-order", players=", ".join(order)))
        if view["ending"]:
            lines.append(STANDING_OUT + self.texts.text("moment-last-round"))
        for player in view["players"]:
            if player["seat"] != view["seat"]:
                lines += self.player_lines(view, player, names)
        return lines + self.own_part(view, names)

    def know(self, view: Mapping[str, Any]) -> None:
        """Take note of what is in this game: its names, its cards, and what they cost."""
        options = view["options"]
        self.variants = self.speech.variants(options)
        self.edition = view["edition"]
        self.costs = [
            int(cost) for cost in costs_of(view["edition"], mended_poor_house=options["poor-house-cost"] == "5")
        ]
        basic = [card.name for card in BASIC_DISTRICTS]
        held = [card for player in view["players"] for card in player.get("hand", ())]
        self.in_game = {
            *(f"character-{one['character']}" for one in view["characters"]),
            *(f"card-{card}" for card in (*basic, *view["uniques"], *held)),
        }

    def round_line(self, view: dict[str, Any], names: Sequence[str]) -> str:
        """Say how far the game is, and what lies in the middle."""
        crown = view["crown"]
        you = "yes" if crown == view["seat"] else "no"
        line = self.texts.text(
            "terminal-round", round=view["round"], you=you, player=names[crown], deck=view["deck_size"]
        )
        if view["discard_size"]:
            line += " " + self.texts.text("terminal-discard", number=view["discard_size"])
        if view["tax"]:
            line += " " + self.texts.text("terminal-tax", number=view["tax"])
        return line

    def characters_line(self, view: dict[str, Any], names: Sequence[str]) -> str:
        """Show all characters by rank, and what everybody knows of each: who has it, and what was done to it."""
        shown = [self.character_shown(view, one, names) for one in view["characters"]]
        return self.texts.text("terminal-cast", characters=", ".join(shown))

    def character_shown(self, view: dict[str, Any], one: Mapping[str, Any], names: Sequence[str]) -> str:
        """Show a character, and what is known of it."""
        character, place, plots = one["character"], one["place"], view["plots"]
        known = []
        if place == view["seat"]:
            known.append(self.words.text("you").lower())
        elif isinstance(place, int):
            known.append(names[place])
        elif place in ("face-up", "face-down"):
            known.append(self.texts.text(f"terminal-{place}"))
        known += [self.texts.text(f"terminal-{word}") for plot, word in STRUCK.items() if plots[plot] == character]
        known += [self.texts.text(f"terminal-{word}") for plot, word in MARKED.items() if character in plots[plot]]
        title = f"{one['rank']} {self.printed(f'character-{character}')}"
        return f"{title} ({', '.join(known)})" if known else title

    def choosing(self, one: Mapping[str, Any], view: dict[str, Any], names: Sequence[str]) -> str:
        """Say whose turn to choose a character it is, and whether it was."""
        who = self.words.text("you").lower() if one["seat"] == view["seat"] else names[one["seat"]]
        return self.texts.text("terminal-chosen", player=who) if one["done"] else who

    def own_part(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        self.know(view)
        own = view["players"][view["seat"]]
        lines = self.player_lines(view, own, names)
        mine = [one["character"] for one in view["characters"] if one["place"] == view["seat"]]
        if mine:
            lines.append(self.texts.text("terminal-characters", characters=self.characters(mine)))
        for zone in ("looking_at", "selected"):
            if own[zone]:
                label = self.texts.text(f"zone-{zone.replace('_', '-')}")
                lines.append(f"{label}: {self.listed(own[zone])}.")
        lines.append(self.texts.text("terminal-hand", cards=self.listed(own["hand"], own["prices"])))
        return lines + [STANDING_OUT + line for line in self.bounds(view, names)]

    def bounds(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Say what keeps a player from doing all that a turn usually allows."""
        turn, plots = view["turn"], view["plots"]
        if turn is None or turn["seat"] != view["seat"]:
            return []
        character = self.texts.named(f"character-{turn['character']}", self.variants, "the")
        lines: list[str] = []
        if turn["part"] in NARROW:
            witch = "" if plots["witch"] is None else names[plots["witch"]]
            hospital = self.texts.named("card-hospital", self.variants, "the")
            lines.append(self.texts.text(NARROW[turn["part"]], character=character, witch=witch, hospital=hospital))
        if turn["character"] in plots["threats"] and plots["blackmailer"] is not None:
            lines.append(self.texts.text("terminal-threatened", player=names[plots["blackmailer"]]))
        if turn["warranted"] and plots["magistrate"] is not None:
            lines.append(self.texts.text("terminal-warranted", player=names[plots["magistrate"]]))
        return lines

    def player_lines(self, view: dict[str, Any], player: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Show what everyone sees of a player, and what the reader happens to know."""
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
            points=player["points"],
        )
        more = [self.characters(shown)] if shown else []
        more += [self.texts.text("terminal-crown")] if view["crown"] == player["seat"] else []
        more += [self.texts.text("terminal-complete")] if player["complete"] else []
        more += [self.texts.text("terminal-protected")] if view["plots"]["protected"] == player["seat"] else []
        lines = [", ".join([line, *more]), INDENT + (self.city(player) or self.texts.text("terminal-no-city"))]
        if player["museum_size"]:
            lines.append(INDENT + self.museum(player))
        if player["wagons"]:
            wagons = self.texts.text("terminal-wagons", number=player["wagons"], gold=player["wagon_gold"])
            lines.append(INDENT + wagons)
        if you == "no" and player["known_hand"]:
            cards = self.listed(player["known_hand"])
            lines.append(INDENT + self.texts.text("terminal-seen-hand", cards=cards))
        return lines

    def city(self, player: Mapping[str, Any]) -> str:
        """Show the districts of a city: their types, and what they cost with what lies on them."""
        shown = []
        for one in player["city"]:
            note = self.type_and(one["district"], str(one["cost"]))
            adorned = f", +{one['adorned']}" if one["adorned"] else ""
            shown.append(f"{self.name(one['district'])} ({note}{adorned})")
        return ", ".join(shown)

    def museum(self, player: Mapping[str, Any]) -> str:
        """Say how many cards lie under a Museum, and which, as far as the reader knows."""
        known = self.listed(player["known_museum"]) if player["known_museum"] else ""
        line = self.texts.text("terminal-museum", number=player["museum_size"])
        return f"{line}: {known}." if known else f"{line}."

    def name(self, card: str) -> str:
        """Give the name of a card."""
        return self.printed(f"card-{card}")

    def listed(self, cards: Sequence[str], prices: Mapping[str, int] | None = None) -> str:
        """Give cards as a counted list with types and costs, or say that there are none."""
        items = []
        for card, number in Counter(cards).items():
            note = self.card_note(card, prices)
            counted = self.texts.counted({f"card-{card}": number}, self.variants)
            items.append(f"{counted} ({note})" if note else counted)
        return self.texts.listing(items) or self.texts.text("terminal-no-cards")

    def card_note(self, card: str, prices: Mapping[str, int] | None = None) -> str:
        """Give type and cost of a district, and what it costs its owner if that is something else."""
        cost = self.costs[NUMBERS[card]]
        price = cost if prices is None else prices.get(card, cost)
        if price != cost:
            return self.type_and(card, self.texts.text("terminal-price", cost=cost, price=price))
        return self.type_and(card, str(cost))

    def type_and(self, card: str, cost: str) -> str:
        """Give the type of a district before something else; action cards have none."""
        kind = type_of(CARDS[NUMBERS[card]].type)
        return "" if kind is None else f"{self.printed(f'type-{kind}').lower()}, {cost}"

    def characters(self, characters: Sequence[str]) -> str:
        """Give the names of characters."""
        return ", ".join(self.printed(f"character-{character}") for character in characters)

    # --- Questions and cards -------------------------------------------------------------------------------------

    def option_note(self, view: dict[str, Any], notation: str) -> str:
        self.know(view)
        verb, _, what = notation.partition(" ")
        own = view["players"][view["seat"]]
        notes: list[str] = []
        if verb == "build" and what in NUMBERS:
            cost = own["prices"].get(what, self.costs[NUMBERS[what]])
            notes.append(self.type_and(what, self.texts.text("terminal-cost", cost=cost)))
        elif verb in OF_CARDS and what in NUMBERS:
            notes.append(self.card_note(what, own["prices"]))
        elif verb == "district":
            notes += self.of_district(view, notation, what)
        elif verb in ("choose", "put-down", "name"):
            rank = next((one["rank"] for one in view["characters"] if one["character"] == what), 0)
            notes.append(self.texts.text("terminal-rank", rank=rank))
        gain = view["question"].get("gains", {}).get(notation)
        if gain is not None:
            notes += self.gains(gain)
        return ", ".join(note for note in notes if note)

    def of_district(self, view: dict[str, Any], notation: str, what: str) -> list[str]:
        """Give what a district in a city is, and what it takes to do with it what is asked."""
        owner, _, where = what.partition(" ")
        kind, copy = spot(where)
        city = [one for one in view["players"][int(owner)]["city"] if one["district"] == kind]
        # The second of two equal districts is the one with gold on it.
        house = next((one for one in city if bool(one["adorned"]) == (copy > 1)), city[0] if city else None)
        notes = [] if house is None else [self.type_and(kind, str(house["cost"]))]
        price = view.get("considered", {}).get("prices", {}).get(notation)
        return notes if price is None else [*notes, self.texts.text("terminal-cost", cost=price)]

    def gains(self, gain: Mapping[str, Any]) -> list[str]:
        """Say what an answer brings at once."""
        said = [self.texts.text(text, number=gain[what]) for what, text in GAINS.items() if gain[what]]
        if "keep" in gain:
            said.append(self.texts.text("terminal-gain-keep", number=gain["keep"]))
        if "discards" in gain:
            said.append(self.texts.text("terminal-gain-discards", number=gain["discards"]))
        return [*said, self.texts.text("terminal-cost", cost=gain["cost"])] if "cost" in gain and said else said

    def barred(self, view: dict[str, Any]) -> list[str]:
        cannot = view.get("considered", {}).get("cannot", {})
        if view["question"]["kind"] != "turn-action":
            return []
        held = {what: why for what, why in cannot.items() if what.startswith("hand ") and why[0] not in PLAIN_REASONS}
        return self.explained({self.refused(view, what): self.read(view, why) for what, why in held.items()})

    def card_title(self, key: str) -> str:
        kind, _, which = key.partition("-")
        if kind == "character":
            number = CHARACTER_NUMBERS[which]
            facts = [self.texts.text("terminal-rank", rank=rank_of(number, self.edition))]
            paid_by = type_of(CHARACTER_CARDS[number].income)
            if paid_by is not None:
                facts.append(self.printed(f"type-{paid_by}").lower())
            return f"{self.printed(key)} ({', '.join(facts)})"
        note = self.card_note(which)
        return f"{self.printed(key)} ({note})" if note else self.printed(key)

    def example_card(self) -> str:
        return self.printed("character-assassin")

    # --- The end -------------------------------------------------------------------------------------------------

    def sheet_lines(self, sheet: dict[str, Any]) -> list[str]:
        lines = [f"{self.texts.text(f'score-{line}')}: {sheet[line]}" for line in LINES if sheet[line]]
        return lines + [f"{self.name(card)}: {points}" for card, points in sheet["uniques"].items()]
