"""The table options of all editions, and which edition each of them belongs to."""

from __future__ import annotations

from typing import Final

from signoria.core.options import Number, OneOf, SeveralOf, TableOption
from signoria.core.shown import shown
from signoria.games.machiavelli.data.components import CHARACTERS, DELUXE_UNIQUES, MOST_PLAYERS, MOST_RANKS
from signoria.games.machiavelli.data.editions import (
    CLASSIC,
    CLASSIC_UNIQUES,
    DARK_LANDS,
    DARK_LANDS_UNIQUES,
    DELUXE,
    EDITIONS,
)
from signoria.games.machiavelli.data.presets import (
    BOOKLET_OPTIONS,
    CUSTOM,
    DARK_LANDS_SETS,
    PRESETS,
    RANDOM,
    UNIQUES_IN_GAME,
)

# The two Keeps of the classic box are two cards for whoever names the cards that are taken out.
SECOND: Final = "-2"
LILAC_CARDS: Final = [*CLASSIC_UNIQUES, f"keep{SECOND}"]

DELUXE_OPTIONS: Final[list[TableOption]] = [
    OneOf("preset", [*PRESETS, CUSTOM, RANDOM], "first-game"),
    SeveralOf("uniques", DELUXE_UNIQUES, UNIQUES_IN_GAME, UNIQUES_IN_GAME),
    OneOf("ninth-character", ["off", "on"], "off"),
    OneOf("emperor-replacement", ["king", "patrician"], "king"),
    OneOf("queen-replacement", ["artist", "tax-collector"], "artist"),
    OneOf("added-rank-9", ["artist", "tax-collector", "queen"], "artist"),
    OneOf("action-cards", ["off", "on"], "off"),
    OneOf("action-cards-in-opening-hand", ["no", "yes"], "no"),
    OneOf("acrobat-heir", ["acrobat-keeps", "heir-inherits"], "acrobat-keeps"),
    OneOf("ticket-wagon-gold", ["owner", "bank"], "owner"),
    OneOf("tent-is-building", ["navigator", "no", "yes"], "navigator", before="no"),
    OneOf("tent-removable", ["no", "yes"], "no"),
    OneOf("great-wall-scope", ["others-only", "whole-city"], "others-only"),
    OneOf("beautify-limit", ["once", "unlimited"], "once"),
    OneOf("abbot-school", ["either", "both"], "either"),
    OneOf("free-build-limit", ["counts", "free"], "counts"),
    OneOf("witch-action-cards", ["before-naming", "when-resumed"], "before-naming", before="when-resumed"),
    OneOf("armory-own-city", ["not-complete", "also-complete"], "not-complete", before="also-complete"),
    OneOf("unclaimed", ["asked", "taken"], "asked", before="taken"),
    OneOf("second-threat", ["stays", "goes"], "stays", before="goes"),
]

# These hold with De Donkere Landen too.
CLASSIC_OPTIONS: Final[list[TableOption]] = [
    OneOf("first-king", ["random", "chosen"], "random"),
    Number("first-king-seat", 0, MOST_PLAYERS - 1),
    OneOf("duplicate-districts", ["allowed", "forbidden"], "allowed"),
    OneOf("face-down-card", ["king-looks", "nobody-looks"], "king-looks"),
    OneOf("dutch-names", ["first-print", "later-print"], "first-print"),
]

DARK_LANDS_OPTIONS: Final[list[TableOption]] = [
    OneOf("character-count", ["auto", "8", "9"], "auto"),
    OneOf("character-set", [RANDOM, CUSTOM, *DARK_LANDS_SETS], RANDOM),
    OneOf("dl-districts", [RANDOM, CUSTOM, "all", "none"], RANDOM),
    Number("dl-district-count", 1, len(DARK_LANDS_UNIQUES)),
    SeveralOf("dl-district-list", DARK_LANDS_UNIQUES, 1, len(DARK_LANDS_UNIQUES)),
    OneOf("dl-replace-lilac", ["auto", "yes", "no"], "auto"),
    OneOf("dl-lilac-removed", [RANDOM, CUSTOM], RANDOM),
    SeveralOf("dl-lilac-list", LILAC_CARDS, 1, len(LILAC_CARDS)),
    OneOf("poor-house-cost", ["0", "5"], "0"),
    OneOf("completed-city-immunity", ["warlord-only", "full"], "warlord-only", before="full"),
    OneOf("short-turns", ["end-effects", "income-only"], "end-effects", before="income-only"),
    OneOf("diplomat-forbidden-kind", ["keep", "watchtower"], "keep"),
    OneOf("queen-killed", ["paid", "unpaid"], "paid"),
]

# One list of characters for every edition in which they can be chosen, and one rule for every edition with an Abbot.
CHARACTER_LIST: Final = SeveralOf("characters", CHARACTERS, 1, MOST_RANKS)
TITHE: Final = OneOf("tithe", ["must", "may"], "must", before="may")

OPTIONS: Final[list[TableOption]] = [
    OneOf("edition", EDITIONS, DELUXE),
    CHARACTER_LIST,
    *DELUXE_OPTIONS,
    *CLASSIC_OPTIONS,
    *DARK_LANDS_OPTIONS,
    TITHE,
]

OPTIONS_OF_EDITION: Final[dict[str, list[TableOption]]] = {
    DELUXE: [CHARACTER_LIST, *DELUXE_OPTIONS, TITHE],
    CLASSIC: CLASSIC_OPTIONS,
    DARK_LANDS: [CHARACTER_LIST, *CLASSIC_OPTIONS, *DARK_LANDS_OPTIONS, TITHE],
}


def harmless(option: TableOption) -> list[object]:
    """Give the values that say nothing in another edition: the usual one, now and before, and the booklet's."""
    return [option.default, option.before, BOOKLET_OPTIONS.get(option.name, option.default)]


def check_edition(options: dict[str, object]) -> None:
    """Refuse whatever is settled in an unusual way but means nothing in the edition."""
    edition = str(options["edition"])
    known = {option.name for option in OPTIONS_OF_EDITION[edition]}
    for option in OPTIONS:
        value = options[option.name]
        if option.name in known or option.name == "edition" or value in harmless(option):
            continue
        owners = [name for name in EDITIONS if option in OPTIONS_OF_EDITION[name]]
        raise ValueError(
            f"the option {option.name} goes with edition {' or '.join(owners)} only, and this is edition {edition}: "
            f"leave {option.name} at {shown(option.default)}"
        )
