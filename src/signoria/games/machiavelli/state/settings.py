"""What is settled before a game and holds for all of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.components import CARDS, CHARACTERS, DIPLOMAT, MOST_RANKS, NO_TYPE, NOBODY
from signoria.games.machiavelli.data.editions import costs_of, rank_of, usual_city_size, wording_of


class Settings:
    """What was settled before the game: the same for all copies of a position.

    `characters` are the characters of the game in the order of their ranks, `uniques` the unique districts in the deck,
    one entry a card.
    """

    def __init__(
        self,
        options: dict[str, object],
        players: i64,
        characters: list[int],
        uniques: list[int],
        first_holder: i64,
    ) -> None:
        self.options = options
        self.players = players
        self.characters = characters
        self.uniques = uniques
        self.first_holder = first_holder

        edition = str(options["edition"])
        self.edition = edition
        self.wording = wording_of(edition)
        self.costs: vec[i64] = costs_of(edition, mended_poor_house=options["poor-house-cost"] == "5")
        self.types: vec[i64] = vec[i64]([card.type for card in CARDS])
        self.silver: vec[i64] = vec[i64]([card.silver if card.type != NO_TYPE else 0 for card in CARDS])
        self.city_size: i64 = usual_city_size(edition, int(players))

        # The character of each rank, counted from 0, and the rank of each character; NOBODY where there is none.
        at_rank = [NOBODY] * MOST_RANKS
        ranks = [NOBODY] * len(CHARACTERS)
        in_game: i64 = 0
        for character in characters:
            rank = rank_of(character, edition) - 1
            at_rank[rank] = character
            ranks[character] = rank
            in_game |= bit(character)
        self.at_rank: vec[i64] = vec[i64](at_rank)
        self.ranks: vec[i64] = vec[i64](ranks)
        self.in_game: i64 = in_game

        self.action_cards = options["action-cards"] == "on"
        self.heir_inherits = options["acrobat-heir"] == "heir-inherits"
        self.wagon_gold_to_bank = options["ticket-wagon-gold"] == "bank"
        self.tent_is_building = options["tent-is-building"] == "yes"
        self.navigator_lays_tents = options["tent-is-building"] == "no"
        self.witch_plays_early = self.action_cards and options["witch-action-cards"] == "before-naming"
        self.tent_removable = options["tent-removable"] == "yes"
        deluxe = self.wording.deluxe
        # The Dutch text of De Donkere Landen spares no district, the wall itself included.
        self.wall_protects_itself = not deluxe or options["great-wall-scope"] == "whole-city"
        self.beautify_once = not deluxe or options["beautify-limit"] == "once"
        self.abbot_school_both = options["abbot-school"] == "both"
        self.free_builds_count = options["free-build-limit"] == "counts"
        # Gains that are optional and still unclaimed when a turn ends are asked for, not taken by themselves.
        self.asks_unclaimed = deluxe and options["unclaimed"] == "asked"
        self.second_threat_stays = options["second-threat"] == "stays"
        self.tithe_must = options["tithe"] == "must"
        self.repeats_allowed = not deluxe and options["duplicate-districts"] == "allowed"
        self.king_looks = not deluxe and options["face-down-card"] == "king-looks"
        self.full_immunity = deluxe or options["completed-city-immunity"] == "full"
        self.armory_in_complete_city = not deluxe or options["armory-own-city"] == "also-complete"
        self.short_turns_end = not deluxe and options["short-turns"] == "end-effects"
        self.queen_paid_when_killed = not deluxe and options["queen-killed"] == "paid"
        self.diplomat_spares_watchtower = not deluxe and options["diplomat-forbidden-kind"] == "watchtower"
        self.graveyard_void = self.wording.diplomat_voids_graveyard and (in_game >> DIPLOMAT) & 1 == 1

    def plays(self, character: i64) -> bool:
        return (self.in_game >> character) & 1 == 1
