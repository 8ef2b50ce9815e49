"""The shape of a view of Machiavelli. The types of the browser client are generated from here."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from signoria.core.shapes import AskedView, Message

# Where a character is: with a seat, or somewhere in the middle; null where the reader does not know.
Place = int | Literal["stack", "face-up", "face-down", "not-in-game"] | None


class DistrictView(TypedDict):
    """A district in a city."""

    district: str  # which district
    cost: int  # with the gold that lies on it
    adorned: int  # the gold on it


# How the points of a player came about.
SheetView = TypedDict(
    "SheetView",
    {
        "seat": int,  # whose it is
        "points": int,  # in all
        "rank": int,  # the place, 1 for the winner
        "districts": int,  # points for what they cost, with the gold on them
        "silver": int,  # points printed on districts besides
        "five-types": int,  # points for districts of all five types
        "first-complete": int,  # points for the first complete city
        "complete": int,  # points for a complete city that was not the first
        "uniques": dict[str, int],  # points of unique districts, by district
        "secret-vault": int,  # points of a Secret Vault in hand
        "action-cards": int,  # points of action cards in hand
        "haunted-quarter": str | None,  # as which type the Haunted Quarter counts; null without one
        "size": int,  # districts as they count for a complete city
        "gold": int,  # that is left; breaks ties in the classic editions
        "highest-rank": NotRequired[int],  # of the last round, which breaks ties in Deluxe
    },
)


class PlayerView(TypedDict):
    """What a reader may know of a player."""

    seat: int  # which player
    gold: int  # that the player has
    hand_size: int  # cards in hand, selected ones included
    known_hand: list[str]  # cards in this hand that the reader knows
    city: list[DistrictView]  # districts in the order in which they came
    count: int  # districts as they count for a complete city
    complete: bool  # whether the city is complete now
    points: int  # what the city would score now, without what is hidden
    museum_size: int  # cards under the Museum
    known_museum: list[str]  # those that the reader knows
    wagons: int  # ticket wagons in front of the player
    wagon_gold: int  # the gold on them
    unrevealed: int  # characters that have not been turned up
    looking_at_size: int  # cards that the player looks at to decide
    hand: NotRequired[list[str]]  # from here on for the owner, and the hand for all when the game is over
    prices: NotRequired[dict[str, int]]  # of the districts in hand, with the discounts of the own city
    selected: NotRequired[list[str]]  # chosen so far, of several
    looking_at: NotRequired[list[str]]  # cards to decide about
    score: NotRequired[SheetView]  # the score sheet, when the game is over


class CharacterView(TypedDict):
    """What a reader may know of a character."""

    character: str  # which character
    rank: int  # when it is called, from 1
    place: Place  # where it is, as far as the reader knows
    revealed: bool  # whether it has been turned up in front of its player
    possible: list[int]  # seats that may have it, after all that the reader has seen


class PlotsView(TypedDict):
    """What the characters have done to each other in this round."""

    called: str | None  # the character called last
    murdered: str | None  # whom the Assassin named
    saved: bool  # whether a Rasputin has undone the murder
    bewitched: str | None  # whom the Witch named
    witch: int | None  # who bewitched
    robbed: str | None  # whom the Thief named
    thief: int | None  # who gets the gold
    warrants: list[str]  # characters with a warrant
    sealed: str | None  # the one with the seal, if the reader knows
    magistrate: int | None  # who placed the warrants
    threats: list[str]  # characters whose threat is still open
    threatened: list[str]  # characters that got one this round
    rose: str | None  # the one with the rose, if the reader knows
    blackmailer: int | None  # who placed the threats
    protected: int | None  # whose city the Bishop protects
    acrobat: bool  # whether an Acrobat took the crown
    tax_collector: int | None  # who collects the tax
    builders: list[int]  # who has built this round
    taxed: list[int]  # who has paid for it
    marks: list[str]  # characters marked so far, for who is placing marks


class TurnView(TypedDict):
    """The turn that is being played."""

    seat: int  # who acts
    character: str  # as which character
    part: str  # `whole`, or what is left of a turn: `witch`, `bewitched`, `resumed`, `hospital`, `lost`
    income_taken: bool  # whether gold or cards were taken
    used: list[str]  # abilities and districts used this turn
    builds: int  # districts built that count
    limit: int  # how many may be built
    spent: int  # gold paid for building, which the Alchemist gets back
    warranted: bool  # whether a warrant lies on this character
    action_card_played: bool  # whether the action card of this turn was played
    rasputin_open: bool  # whether a Rasputin protects this turn
    wagons_used: list[int]  # wagons used this turn, by seat


class GainView(TypedDict):
    """What an answer brings at once, and what that comes from."""

    gold: int  # gold that comes at once
    cards: int  # cards that come at once
    either: int  # gold or cards
    keep: NotRequired[int]  # so many of the cards, where not all are kept
    cost: NotRequired[int]  # in gold
    discards: NotRequired[int]  # cards that it takes
    type: NotRequired[str]  # of districts that pay
    number: NotRequired[int]  # of those
    by: NotRequired[list[str]]  # districts that add to it


class QuestionView(AskedView):
    """The question that is open, with the facts that some kinds have."""

    purpose: NotRequired[Literal["murder", "bewitch", "rob"]]  # what naming a character does
    owner: NotRequired[int]  # whose cards, gold or district it is about
    district: NotRequired[str]  # the district it is about
    price: NotRequired[int]  # in gold
    number: NotRequired[int]  # how many
    gold: NotRequired[int]  # how much gold
    character: NotRequired[str]  # the character it is about
    draws: NotRequired[int]  # cards that may still be taken
    either: NotRequired[int]  # what may still be taken as gold or as cards
    # Whether leaving it may be as good as taking it, for whoever may end the turn now.
    worth_leaving: NotRequired[bool]
    gains: NotRequired[dict[str, GainView]]  # of answers, by notation, for the asked seat


# The characters in the middle, by place.
MiddleView = TypedDict(
    "MiddleView",
    {
        "stack": int,  # to be chosen from
        "face-up": int,  # that nobody can have
        "face-down": int,  # that nobody has, unseen
    },
)


class TurnToChoose(TypedDict):
    """When somebody chooses a character, or lays one down, and among how many."""

    seat: int  # who chooses
    verb: Literal["choose", "put-down"]  # what with it
    number: int  # among how many
    done: bool  # whether it was


class KnownCard(TypedDict):
    """A card of which the reader knows where it lies."""

    place: int  # counted from the top, from 0
    card: str  # which card


class MachiavelliView(TypedDict):
    """What a reader may know of a game of Machiavelli."""

    game: Literal["machiavelli"]  # which game it is
    seat: int | None  # through whose eyes; null for a spectator's
    options: dict[str, object]  # the table options
    edition: str  # `deluxe`, `classic` or `dark-lands`
    uniques: list[str]  # the unique districts of this game
    starter: int  # who had the crown first
    round: int  # from 1
    turns: int  # taken so far
    crown: int  # who has it
    asked: int | None  # who has to answer, if the reader may know
    question: QuestionView | None  # null where the reader must not know that somebody is asked
    characters: list[CharacterView]  # all of this game, by rank
    middle: MiddleView  # how many characters lie where
    order: list[TurnToChoose]  # while characters are chosen
    plots: PlotsView  # what was done this round
    turn: TurnView | None  # the one being played
    tax: int  # gold on the token of the Tax Collector
    number: int  # of districts that make a city complete
    ending: bool  # whether this is the last round
    first: list[int]  # whose cities were complete first
    deck_size: int  # cards in the deck
    discard_size: int  # cards on the classic discard pile
    known_in_deck: list[KnownCard]  # cards whose place the reader knows
    known_in_discard: list[KnownCard]  # cards whose place the reader knows
    searched: list[str]  # cards that the reader saw in the deck and has not lost track of
    site: list[str | None]  # what is being built or was destroyed
    played: list[str]  # action cards that lie open for now
    site_owner: int | None  # whose that is
    players: list[PlayerView]  # by seat
    over: bool  # whether the game is over
    winners: list[int] | None  # seats, when the game is over


class MachiavelliConsidered(TypedDict):
    """What would be left after some moves; of none, what there is to know about the open question."""

    why: Message | None  # why they cannot be made
    cost: int  # in gold
    gold: int  # what is left
    points: int  # of the own city then, the hand left aside
    count: int  # districts as they count for a complete city
    complete: bool  # whether the own city would be complete
    counts: list[int]  # districts of all players then
    # Of no moves, for who is asked: `hand tavern`, `district 2 tavern`, `strip thief`, and answers as they are.
    cannot: NotRequired[dict[str, Message]]
    prices: NotRequired[dict[str, int]]  # of districts that can be chosen, by notation
