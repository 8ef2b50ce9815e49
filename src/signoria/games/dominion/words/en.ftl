### Dominion: everything people read.

game-name = Dominion

## Basic cards

card-copper = Copper
    .one = a Copper
    .the = the Copper
    .many = Coppers
    .text = Worth 1 coin.
card-silver = Silver
    .one = a Silver
    .the = the Silver
    .many = Silvers
    .text = Worth 2 coins.
card-gold = Gold
    .one = a Gold
    .the = the Gold
    .many = Golds
    .text = Worth 3 coins.
card-estate = Estate
    .one = an Estate
    .the = the Estate
    .many = Estates
    .text = Worth 1 point.
card-duchy = Duchy
    .one = a Duchy
    .the = the Duchy
    .many = Duchies
    .text = Worth 3 points.
card-province = Province
    .one = a Province
    .the = the Province
    .many = Provinces
    .text = Worth 6 points.
card-curse = Curse
    .one = a Curse
    .the = the Curse
    .many = Curses
    .text = Worth −1 point.
    .ruling = A Curse is not a Victory card. You may buy one yourself, for nothing.

## Kingdom cards

card-adventurer = Adventurer
    .one = an Adventurer
    .the = the Adventurer
    .many = Adventurers
    .text = Reveal cards from your draw pile until you reveal 2 Treasures. Put those into your hand and discard the rest.
    .ruling = You cannot pass over a Treasure: the first two are yours. If your draw pile runs out you shuffle your discard pile, without the cards already revealed.
card-bureaucrat = Bureaucrat
    .one = a Bureaucrat
    .the = the Bureaucrat
    .many = Bureaucrats
    .text = A Silver from the supply goes on top of your draw pile. Each opponent reveals a Victory card from their hand and puts it on top of their draw pile, or reveals a hand with no Victory cards.
    .ruling = A Curse is not a Victory card, Gardens is. If a draw pile is empty, the card becomes its only card; nothing is shuffled.
card-cellar = Cellar
    .one = a Cellar
    .the = the Cellar
    .many = Cellars
    .text = +1 action. Discard any number of cards, then draw that many.
    .ruling = First discard everything, then draw. If you have to shuffle, the cards you just discarded are shuffled in.
card-chancellor = Chancellor
    .one = a Chancellor
    .the = the Chancellor
    .many = Chancellors
    .text = +2 coins. You may put your whole draw pile into your discard pile.
    .ruling = All or nothing, decided at once, and without looking at the cards. You shuffle only when you next need a card.
card-chapel = Chapel
    .one = a Chapel
    .the = the Chapel
    .many = Chapels
    .text = Trash up to 4 cards from your hand.
    .ruling = The Chapel you played is no longer in your hand and cannot trash itself; another Chapel in your hand can be trashed.
card-council-room = Council Room
    .one = a Council Room
    .the = the Council Room
    .many = Council Rooms
    .text = +4 cards, +1 buy. Each opponent also draws a card.
    .ruling = This is not an Attack: the others have to draw, and a Moat does not change that.
card-feast = Feast
    .one = a Feast
    .the = the Feast
    .many = Feasts
    .text = Trash this card. Gain a card costing up to 5.
    .ruling = Coins do not raise the limit. Doubled by a Throne Room the Feast is trashed once, yet you gain two cards.
card-festival = Festival
    .one = a Festival
    .the = the Festival
    .many = Festivals
    .text = +2 actions, +1 buy, +2 coins.
card-gardens = Gardens
    .one = a Gardens
    .the = the Gardens
    .many = Gardens
    .text = Worth 1 point for every 10 cards you own (rounded down).
    .ruling = All your cards count, Curses and the Gardens themselves included, rounded down: with 39 cards each Gardens scores 3 points. You cannot play it.
card-laboratory = Laboratory
    .one = a Laboratory
    .the = the Laboratory
    .many = Laboratories
    .text = +2 cards, +1 action.
card-library = Library
    .one = a Library
    .the = the Library
    .many = Libraries
    .text = Draw until you have 7 cards in hand. You may set aside any Action cards as you draw them; discard them at the end.
    .ruling = Decide about each card before you draw the next; a card you kept stays. Cards set aside do not count towards the 7 and are not shuffled in if your draw pile runs out.
card-market = Market
    .one = a Market
    .the = the Market
    .many = Markets
    .text = +1 card, +1 action, +1 buy, +1 coin.
card-militia = Militia
    .one = a Militia
    .the = the Militia
    .many = Militias
    .text = +2 coins. Each opponent discards down to 3 cards in hand.
    .ruling = Whoever already has 3 or fewer cards discards nothing. The others see only the card that ends up on top.
card-mine = Mine
    .one = a Mine
    .the = the Mine
    .many = Mines
    .text = Trash a Treasure from your hand. Gain a Treasure costing up to 3 more, into your hand.
    .ruling = You may play the new Treasure this very turn. It may also be the same kind or a cheaper one.
card-moat = Moat
    .one = a Moat
    .the = the Moat
    .many = Moats
    .text = +2 cards. Reaction: when another player plays an Attack, you may reveal this from your hand; you are then unaffected by it.
    .ruling = A revealed Moat stays in your hand and works again against the next Attack. The attacker still gets their own cards, actions and coins.
card-moneylender = Moneylender
    .one = a Moneylender
    .the = the Moneylender
    .many = Moneylenders
    .text = Trash a Copper from your hand. If you do, +3 coins.
    .ruling = One Copper per play. Without a Copper to trash there are no coins.
card-remodel = Remodel
    .one = a Remodel
    .the = the Remodel
    .many = Remodels
    .text = Trash a card from your hand. Gain a card costing up to 2 more.
    .ruling = The new card may be cheaper or the same kind, and coins do not raise the limit. It goes to your discard pile, unless your table plays that it goes to your hand. The Remodel you played cannot trash itself.
card-smithy = Smithy
    .one = a Smithy
    .the = the Smithy
    .many = Smithies
    .text = +3 cards.
card-spy = Spy
    .one = a Spy
    .the = the Spy
    .many = Spies
    .text = +1 card, +1 action. Each player, including you, reveals the top card of their draw pile; you choose to discard it or put it back.
    .ruling = First you draw, then the cards are revealed, yours first. You decide about each card before the next player reveals one.
card-thief = Thief
    .one = a Thief
    .the = the Thief
    .many = Thieves
    .text = Each opponent reveals the top 2 cards of their draw pile. If they reveal any Treasures, they trash one of your choice. You may gain any of the cards trashed this way. The rest is discarded.
    .ruling = Nobody loses more than one Treasure. You may gain only what this very Thief trashed, not what was trashed before.
card-throne-room = Throne Room
    .one = a Throne Room
    .the = the Throne Room
    .many = Throne Rooms
    .text = Play an Action card from your hand twice.
    .ruling = The card is carried out completely, then once more, and uses no extra action. A Throne Room on a Throne Room doubles two different cards; nothing is played four times.
card-village = Village
    .one = a Village
    .the = the Village
    .many = Villages
    .text = +1 card, +2 actions.
card-witch = Witch
    .one = a Witch
    .the = the Witch
    .many = Witches
    .text = +2 cards. Each opponent gains a Curse.
    .ruling = The Curses are handed out in turn order: when they run out, the last players get none. You draw your 2 cards all the same.
card-woodcutter = Woodcutter
    .one = a Woodcutter
    .the = the Woodcutter
    .many = Woodcutters
    .text = +1 buy, +2 coins.
card-workshop = Workshop
    .one = a Workshop
    .the = the Workshop
    .many = Workshops
    .text = Gain a card costing up to 4.
    .ruling = Coins do not raise the limit, and the gain uses no buy.

## Types of cards

type-action = Action
type-attack = Attack
type-reaction = Reaction
type-treasure = Treasure
type-victory = Victory
type-curse = Curse

## Kingdoms

kingdom-first-game = First Game
    .text = Ten straightforward cards: the best way to get to know the game.
kingdom-big-money = Big Money
    .text = Everything turns on treasure: trade up, clear out and buy big.
kingdom-interaction = Interaction
    .text = You affect each other all the time, with attacks and with gifts.
kingdom-size-distortion = Size Distortion
    .text = Huge decks for the Gardens, or tiny ones thanks to the Chapel.
kingdom-village-square = Village Square
    .text = Plenty of actions, for long turns in which one card leads to the next.
kingdom-random = Random
    .text = Ten kingdom cards chosen at random.
kingdom-draft = Draft
    .text = The players take turns choosing a kingdom card until there are ten.
kingdom-custom = Custom
    .text = Choose ten kingdom cards yourself.

## Table options

table-option-kingdom-mode = Kingdom
    .text = Which ten kingdom cards you play with.
    .first-game = { kingdom-first-game }
    .big-money = { kingdom-big-money }
    .interaction = { kingdom-interaction }
    .size-distortion = { kingdom-size-distortion }
    .village-square = { kingdom-village-square }
    .random = { kingdom-random }
    .draft = { kingdom-draft }
    .custom = { kingdom-custom }
table-option-kingdom = Kingdom cards
    .text = The ten different kingdom cards you chose yourself.
table-option-start-player = First player
    .text = Who takes the first turn in the first game at this table.
    .random = Random
    .chosen = Chosen
table-option-start-seat = Starting seat
    .text = The seat that starts, if the first player is chosen.
table-option-previous-winners = Winners of the previous game
    .text = The player to the left of the winner starts the next game.
table-option-remodel-gain = Card gained by Remodel
    .text = Where the card you gain with a Remodel goes.
    .discard = To the discard pile
    .hand = To the hand
table-option-feast-gain = Card gained by Feast
    .text = Whether you have to gain a card with a Feast.
    .must = Compulsory
    .may = Optional
table-option-compulsion = Compulsory effects
    .text = Whether you may decline with Moneylender, Mine and Throne Room.
    .first-edition = As printed: you have to
    .lenient = Lenient: you may decline
table-option-pile-counts = Pile counts
    .text = Whether everyone sees how many cards are in the draw and discard piles.
    .strict = Strict: only your own draw pile
    .open = Open: all piles
table-option-discard-order = Order of discards
    .text = Who decides which card ends up on top when several are discarded together.
    .auto = Automatic
    .ask = Ask the owner

## Questions to the player who is asked

question-draft-pick = Choose a card for the kingdom.
question-play-action = Play an Action card or move to the Buy phase.
question-play-treasure = Play your Treasures or start buying.
question-buy-card = Buy a card or end your turn.
question-discard-top = Choose the card that ends up on top of your discard pile.
question-moat-reveal = Do you reveal your { card-moat } against { $active }'s { $card }?
question-bureaucrat-victory = { $active }'s { $card }: choose a Victory card to reveal and put on top of your draw pile.
question-cellar-discard = { $card }: discard any number of cards; you draw that many.
question-chancellor-flip = { $card }: put your whole draw pile into your discard pile?
question-chapel-trash = { $card }: trash cards from your hand ({ $count } more at most).
question-feast-gain = { $card }: gain a card costing up to { $cost }.
question-library-keep = { $card }: you drew { $cards }. Keep it or set it aside?
question-militia-discard = { $active }'s { $card }: discard down to 3 cards ({ $count } to go).
question-mine-trash = { $card }: choose a Treasure from your hand to trash.
question-mine-gain = { $card }: gain a Treasure costing up to { $cost }, into your hand.
question-moneylender-trash = { $card }: trash { card-copper.one } for 3 coins?
question-remodel-trash = { $card }: choose a card from your hand to trash.
question-remodel-gain = { $card }: gain a card costing up to { $cost }.
question-spy-fate = { $own ->
        [yes] { $card }: your top card is { $cards }. Discard it or put it back?
       *[no] { $card }: { $owner }'s top card is { $cards }. Discard it or put it back?
    }
question-thief-trash = { $card }: { $owner } reveals { $cards }. Which Treasure is trashed?
question-thief-gain = { $card }: gain any of the trashed Treasures.
question-throne-room-card = { $card }: choose an Action card to play twice.
question-workshop-gain = { $card }: gain a card costing up to { $cost }.

## The same questions, for those who wait

waiting-draft-pick = { $player } is choosing a card for the kingdom.
waiting-play-action = { $player } is choosing an Action card.
waiting-play-treasure = { $player } is playing Treasures.
waiting-buy-card = { $player } is buying.
waiting-discard-top = { $player } is choosing the top card of the discard pile.
waiting-moat-reveal = { $card }: { $player } may react.
waiting-bureaucrat-victory = { $card }: { $player } is choosing a Victory card.
waiting-cellar-discard = { $card }: { $player } is choosing cards to discard.
waiting-chancellor-flip = { $card }: { $player } is deciding about the draw pile.
waiting-chapel-trash = { $card }: { $player } is choosing cards to trash.
waiting-feast-gain = { $card }: { $player } is choosing a card costing up to { $cost }.
waiting-library-keep = { $card }: { $player } is looking at a drawn card.
waiting-militia-discard = { $card }: { $player } is discarding down to 3 cards.
waiting-mine-trash = { $card }: { $player } is choosing a Treasure to trash.
waiting-mine-gain = { $card }: { $player } is choosing a Treasure costing up to { $cost }.
waiting-moneylender-trash = { $card }: { $player } is deciding about { card-copper.one }.
waiting-remodel-trash = { $card }: { $player } is choosing a card to trash.
waiting-remodel-gain = { $card }: { $player } is choosing a card costing up to { $cost }.
waiting-spy-fate = { $own ->
        [yes] { $card }: { $player } is deciding about the top card of their own draw pile, { $cards }.
       *[no] { $card }: { $player } is deciding about { $owner }'s top card, { $cards }.
    }
waiting-thief-trash = { $card }: { $player } is choosing which of { $owner }'s Treasures is trashed: { $cards }.
waiting-thief-gain = { $card }: { $player } is choosing among the trashed Treasures.
waiting-throne-room-card = { $card }: { $player } is choosing an Action card to play twice.
waiting-workshop-gain = { $card }: { $player } is choosing a card costing up to { $cost }.

## Options

option-play = Play { $card }
option-buy = Buy { $card }
option-draft = Choose { $card }
option-top = { $card } on top
option-reveal = Reveal { $card }
option-return = Put { $card } on your draw pile
option-discard = Discard { $card }
option-trash = Trash { $card }
option-gain = Gain { $card }
option-end-actions = End actions
option-play-all-treasures = Play all Treasures
option-start-buying = Start buying
option-end-buys = End turn
option-pass = Do not reveal
option-done = Done
option-yes = Yes
option-no = No
option-none = No card
option-keep = Keep
option-set-aside = Set aside
option-put-back = Put back
option-discard-it = Discard

## Parts of log lines

log-who = { $player-you ->
        [yes] You
       *[no] { $player }
    }
log-own = { $player-you ->
        [yes] your
       *[no] their
    }
log-cards = { $secret ->
        [yes] { $cards }
       *[no] { $number ->
            [0] no cards
            [one] a card
           *[other] { $number } cards
        }
    }
log-left = { $left ->
        [0] { "" }
        [one] { " " }There is 1 left.
       *[other] { " " }There are { $left } left.
    }
bonus-cards = { $number ->
        [one] +1 card
       *[other] +{ $number } cards
    }
bonus-actions = { $number ->
        [one] +1 action
       *[other] +{ $number } actions
    }
bonus-buys = { $number ->
        [one] +1 buy
       *[other] +{ $number } buys
    }
bonus-coins = { $number ->
        [one] +1 coin
       *[other] +{ $number } coins
    }

## Log lines

event-game-start = { $starter-you ->
        [yes] The game begins. You go first.
       *[no] The game begins. { $starter } goes first.
    }{ $cards-count ->
        [0] { "" }
       *[other] { " " }Kingdom: { $cards }.
    }
event-draft-picked = { log-who } { $player-you ->
        [yes] choose
       *[no] chooses
    } { $card } for the kingdom.
event-turn-start = { $player-you ->
        [yes] Turn { $turn }, you
       *[no] Turn { $turn }, { $player }
    }
event-phase = { $phase ->
        [action] { phase-action }
        [buy] { phase-buy }
       *[clean-up] { phase-clean-up }
    }
event-action-played = { log-who } { $player-you ->
        [yes] play
       *[no] plays
    } { $card-one }{ $play ->
        [first] { " " }for the first time
        [second] { " " }for the second time
       *[normal] { "" }
    }.
event-moat-revealed = { $player-you ->
        [yes] You reveal { card-moat.one } and are unaffected by { $attack-the }.
       *[no] { $player } reveals { card-moat.one } and is unaffected by { $attack-the }.
    }
event-bonus = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } { joined-bonus }.
joined-bonus = { $bonus }
event-cards-drawn = { log-who } { joined-cards-drawn }.
joined-cards-drawn = { $player-you ->
        [yes] draw
       *[no] draws
    } { log-cards }
event-deck-shuffled = { log-who } { $player-you ->
        [yes] shuffle
       *[no] shuffles
    } { log-own } discard pile into a new draw pile.
joined-deck-shuffled = { $player-you ->
        [yes] shuffle
       *[no] shuffles
    }
event-cards-revealed = { log-who } { $player-you ->
        [yes] reveal
       *[no] reveals
    } { $cards } from { log-own } { $source ->
        [hand] hand
       *[deck] draw pile
    }.
event-hand-revealed = { $player-you ->
        [yes] You have no Victory card and reveal your hand: { $cards }.
       *[no] { $player } has no Victory card and reveals their hand: { $cards }.
    }
event-card-returned = { log-who } { $player-you ->
        [yes] put
       *[no] puts
    } { $card-one } on top of { log-own } draw pile.
event-cards-discarded = { log-who } { joined-cards-discarded }.
joined-cards-discarded = { $player-you ->
        [yes] discard
       *[no] discards
    } { $secret ->
        [yes] { $cards }
       *[no] { $has-top ->
            [yes] { $number ->
                [one] { $top-one }
               *[other] { $number } cards ({ $top } on top)
            }
           *[no] { log-cards }
        }
    }
event-revealed-taken = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } { $cards } into { log-own } hand.
event-revealed-discarded = { log-who } { $player-you ->
        [yes] discard
       *[no] discards
    } { $cards }.
event-card-set-aside = { log-who } { $player-you ->
        [yes] set
       *[no] sets
    } { $card-one } aside.
event-deck-flipped = { log-who } { $player-you ->
        [yes] put
       *[no] puts
    } { log-own } whole draw pile into { log-own } discard pile{ $has-top ->
        [yes] { " " }({ $top } on top)
       *[no] { "" }
    }.
event-card-trashed = { $source ->
        [revealed] { $player-you ->
            [yes] Your { $card } is trashed.
           *[no] { $player }'s { $card } is trashed.
        }
       *[other] { log-who } { joined-card-trashed }.
    }
joined-card-trashed = { $player-you ->
        [yes] trash
       *[no] trashes
    } { $card-one }
event-card-gained = { log-who } { joined-card-gained }.{ $source ->
        [trash] { "" }
       *[supply] { log-left }
    }
joined-card-gained = { $player-you ->
        [yes] gain
       *[no] gains
    } { $card-one }{ $source ->
        [trash] { " " }from the trash
       *[supply] { "" }
    }{ $place ->
        [deck] , on top of { log-own } draw pile
        [hand] , into { log-own } hand
       *[discard] { "" }
    }
event-no-effect = { $card }: { $player-you ->
        [yes] you have
       *[no] { $player } has
    } { $reason ->
        [nothing-to-trash] nothing to trash
        [nothing-to-play] nothing to play
        [nothing-to-gain] nothing to gain
       *[nothing-to-draw] nothing to draw
    }.
event-treasure-played = { log-who } { $player-you ->
        [yes] play
       *[no] plays
    } { $cards }: now { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-card-bought = { log-who } { $player-you ->
        [yes] buy
       *[no] buys
    } { $card-one } for { $cost }.{ log-left }
event-pile-empty = The { $card } pile is empty ({ $empty ->
        [one] 1 empty pile
       *[other] { $empty } empty piles
    }).
event-clean-up = { log-who } { $player-you ->
        [yes] clean up and draw
       *[no] cleans up and draws
    } { $secret ->
        [yes] { $cards }
       *[no] { $drawn ->
            [0] no cards
            [one] a card
           *[other] { $drawn } cards
        }
    }.
event-game-end = { $reason ->
        [provinces] The last { card-province } is gone: the game is over.
       *[piles] Empty piles: { $cards }. The game is over.
    }
event-scores = { $winners-you ->
        [yes] { $winners-count ->
            [one] You win with { score-total }.
           *[other] You share the victory with { $winners-others }, with { score-total } each.
        }
       *[no] { $winners-count ->
            [one] { $winners-others } wins with { score-total }.
           *[other] { $winners-others } share the victory with { score-total } each.
        }
    }{ $tied ->
        [yes] { " " }The tie goes to the player with fewer turns.
       *[no] { "" }
    }

## Words on the table

zone-hand = Hand
zone-deck = Draw pile
zone-discard = Discard pile
zone-play-area = In play
zone-trash = Trash
zone-supply = Supply
zone-revealed = Revealed
zone-set-aside = Set aside
zone-empty = empty
zone-not-empty = not empty
zone-count = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
phase-action = Action phase
phase-buy = Buy phase
phase-clean-up = Clean-up phase
counter-actions = Actions
    .counted = { $number ->
        [one] 1 action
       *[other] { $number } actions
    }
counter-buys = Buys
    .counted = { $number ->
        [one] 1 buy
       *[other] { $number } buys
    }
counter-coins = Coins
    .counted = { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
counter-turns = Turns
    .counted = { $number ->
        [one] 1 turn
       *[other] { $number } turns
    }
counter-empty-piles = Empty piles
    .counted = { $number ->
        [one] 1 empty pile
       *[other] { $number } empty piles
    }
supply-cost = Cost
supply-left = Left

## Score sheet

score-title = Final scores
score-player = Player
score-rank = Place
score-points = Points
score-turns = Turns
score-cards = Cards
score-gardens = Points per { card-gardens }
score-winner = Winner
score-winners = Winners
score-total = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Why something cannot be chosen

why-empty = This pile is empty.
why-actions-first = Finish your actions first, then you can buy.
why-coins = { $card } costs { $cost }, you have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
why-coins-play = { $card } costs { $cost }, you have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: play more Treasures first.
why-limit = { $card } costs { $cost }; you may gain a card costing up to { $most }.
why-hand = Choose a card from your hand now.
why-supply = Do not choose a card from your hand now.
why-treasure-only = Only a Treasure can be chosen here.
why-treasure-later = Treasures are played when you buy: end your actions first.
why-never-played = This card is never played; it counts at the end.
why-action-over = The Action phase is over; this card waits for another turn.
why-buying = You have started buying: no more Treasures this turn.
why-victory-only = Only a Victory card can be chosen here.
why-copper-only = Only a Copper can be chosen here.
why-action-only = Only an Action card can be chosen here.
why-moat-only = Only a Moat protects you from an Attack.

## Worth looking at again

highlight-attack = attack
highlight-province = { card-province }
highlight-curse = { card-curse }
highlight-end = end of the game
held-hand = Hand

# Why an answer is one that hardly anybody wants.
odd-curse = A Curse costs you a point at the end of the game.

## What speaks for a move

hint-province = Six points, and { $left ->
        [one] only 1 Province is left.
       *[other] { $left } Provinces are left.
    }
hint-ends = It is the last { $card }: the game ends after this turn.
hint-last = It is the last { $card }: nobody else gets one any more.
hint-points-late = { $points ->
        [one] 1 point
       *[other] { $points } points
    } now that only { $left ->
        [one] 1 Province is left.
       *[other] { $left } Provinces are left.
    }
hint-points-early = { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end; until then the card fills a place in your hand.
hint-treasure = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } in every hand with { $card-one }.
hint-trash-weak = Without { $card-the } your good cards come sooner.
hint-trash = Of these you will miss { $card-the } least.
hint-discard-dead = { $card } does nothing for you this turn.
hint-discard = Of these you need { $card-the } least this turn.
hint-play-first = { $card } gives the action back, so it can go before everything else.
hint-play-last = It makes the most of your last action.
hint-moat = Only in about { $share }% of the games that were tried does { $player } have { card-moat.one } in hand against it.
hint-play-more = You still have { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } after it.
hint-play-all-treasures = Money you do not play is lost at the end of the turn.
hint-start-buying = What you have is enough for what you want.
hint-end-buys = A card you do not need only gets in the way of the others.
hint-end-actions = None of these would help you now.
hint-reveal = Then the Attack does not affect you.
hint-return = You draw it again next turn.
hint-top = That card may be seen.
hint-keep = It is worth more in your hand than what may come instead.
hint-set-aside = Something better may come instead.
hint-card-copper = It costs nothing, but thins out your better money.
hint-card-silver = Two coins, the way to Gold.
hint-card-gold = Three coins in one card: eight coins need only three of them.
hint-card-estate = One point may decide a close game.
hint-card-duchy = Three points, for when a Province is too expensive.
hint-card-province = No card scores more, and the game ends when they are gone.
hint-card-curse = It costs you a point.
hint-card-adventurer = Two Treasures into your hand, wherever they are in your deck.
hint-card-bureaucrat = A Silver every time, and Victory cards back onto the others' decks.
hint-card-cellar = Swaps the cards you cannot use for new ones.
hint-card-chancellor = Two coins, and what you bought comes back sooner.
hint-card-chapel = Trashes up to four weak cards at once: a small deck draws its best cards every turn.
hint-card-council-room = Four cards and a buy; the others get one card.
hint-card-feast = Turns into a card that costs 5.
hint-card-festival = Two actions, two coins and a buy: other actions can follow.
hint-card-gardens = Worth more the larger your deck becomes.
hint-card-laboratory = Two cards and the action back: one more card for free.
hint-card-library = Fills your hand up to seven cards.
hint-card-market = A card, an action, a buy and a coin: never in the way.
hint-card-militia = Two coins, and the others are left with three cards.
hint-card-mine = Copper becomes Silver and Silver becomes Gold, straight into your hand.
hint-card-moat = Two cards, and Attacks do not affect you.
hint-card-moneylender = A Copper goes, and three coins come at once.
hint-card-remodel = Turns a card into one that costs 2 more.
hint-card-smithy = Three more cards, most of them money.
hint-card-spy = Costs no action, and you decide what everybody draws next.
hint-card-thief = Takes Treasures from the others.
hint-card-throne-room = Does your best action twice.
hint-card-village = Two actions: then you can play more than one card.
hint-card-witch = Two cards, and a Curse for every other player.
hint-card-woodcutter = Two coins and a second buy.
hint-card-workshop = A card for up to 4, without coins or a buy.
