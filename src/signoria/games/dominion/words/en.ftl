### Dominion: everything people read.

game-name = Dominion

## Basic cards

card-copper = Copper
    .text = Worth 1 coin.
card-silver = Silver
    .text = Worth 2 coins.
card-gold = Gold
    .text = Worth 3 coins.
card-estate = Estate
    .text = Scores 1 point.
card-duchy = Duchy
    .text = Scores 3 points.
card-province = Province
    .text = Scores 6 points.
card-curse = Curse
    .text = Costs you 1 point.
    .ruling = A Curse is not a Victory card. You may buy one yourself, for nothing.

## Kingdom cards

card-adventurer = Adventurer
    .text = Turn over draw cards until 2 are Treasures. Those go to your hand, the rest to your discard pile.
    .ruling = You cannot pass over a Treasure: the first two are yours. If your draw pile runs out you shuffle your discard pile, without the cards already turned over.
card-bureaucrat = Bureaucrat
    .text = A Silver from the supply goes on top of your draw pile. Each opponent shows a Victory card from hand and puts it on top of their draw pile; without one they show their hand.
    .ruling = A Curse is not a Victory card, Gardens is. If a draw pile is empty, the card becomes its only card; nothing is shuffled.
card-cellar = Cellar
    .text = +1 action. Discard as many hand cards as you like, then draw that many.
    .ruling = First discard everything, then draw. If you have to shuffle, the cards you just discarded are shuffled in.
card-chancellor = Chancellor
    .text = +2 coins. If you like, your whole draw pile moves to your discard pile now.
    .ruling = All or nothing, decided at once, and without looking at the cards. You shuffle only when you next need a card.
card-chapel = Chapel
    .text = Trash 0 to 4 hand cards.
    .ruling = The Chapel you played is no longer in your hand and cannot trash itself; another Chapel in your hand can be trashed.
card-council-room = Council Room
    .text = +4 cards, +1 buy. Each opponent also draws a card.
    .ruling = This is not an Attack: the others have to draw, and a Moat does not change that.
card-feast = Feast
    .text = The Feast itself is trashed. You gain a card costing at most 5.
    .ruling = Coins do not raise the limit. Doubled by a Throne Room the Feast is trashed once, yet you gain two cards.
card-festival = Festival
    .text = +2 actions, +1 buy, +2 coins.
card-gardens = Gardens
    .text = At the end scores 1 point per full 10 cards you own.
    .ruling = All your cards count, Curses and the Gardens themselves included, rounded down: with 39 cards each Gardens scores 3 points. You cannot play it.
card-laboratory = Laboratory
    .text = +2 cards, +1 action.
card-library = Library
    .text = Draw one by one up to 7 hand cards. A drawn Action may be put aside; those are discarded at the end.
    .ruling = Decide about each card before you draw the next; a card you kept stays. Cards put aside do not count towards the 7 and are not shuffled in if your draw pile runs out.
card-market = Market
    .text = +1 card, +1 action, +1 buy, +1 coin.
card-militia = Militia
    .text = +2 coins. Each opponent keeps 3 hand cards and discards the rest.
    .ruling = Whoever already has 3 or fewer cards discards nothing. The others see only the card that ends up on top.
card-mine = Mine
    .text = Trash a Treasure from hand. Gain a Treasure costing at most 3 more, into your hand.
    .ruling = You may play the new Treasure this very turn. It may also be the same kind or a cheaper one.
card-moat = Moat
    .text = +2 cards. Reaction: if another player plays an Attack you may show this from hand; that Attack does not touch you.
    .ruling = A shown Moat stays in your hand and works again against the next Attack. The attacker still gets their own cards, actions and coins.
card-moneylender = Moneylender
    .text = Trash a Copper from hand; that yields 3 coins.
    .ruling = One Copper per play. Without a Copper to trash there are no coins.
card-remodel = Remodel
    .text = Trash a hand card. Gain a card costing at most 2 more.
    .ruling = The new card may be cheaper or the same kind, and coins do not raise the limit. It goes to your discard pile, unless the table agreed on the hand. The Remodel you played cannot trash itself.
card-smithy = Smithy
    .text = +3 cards.
card-spy = Spy
    .text = +1 card, +1 action. Every player, you too, shows their top draw card. You decide for each: discard or back.
    .ruling = First you draw, then the cards are shown, yours first. You decide about each card before the next player shows one.
card-thief = Thief
    .text = Each opponent shows their top 2 draw cards and loses 1 Treasure among them of your choice. You may gain the cards trashed this way. The rest is discarded.
    .ruling = Nobody loses more than one Treasure. You may gain only what this very Thief trashed, not what was trashed before.
card-throne-room = Throne Room
    .text = Play one Action card from your hand two times.
    .ruling = The card is carried out completely, then once more, and uses no extra action. A Throne Room on a Throne Room doubles two different cards; nothing is played four times.
card-village = Village
    .text = +1 card, +2 actions.
card-witch = Witch
    .text = +2 cards. Each opponent receives a Curse.
    .ruling = The Curses are handed out in turn order: when they run out, the last players get none. You draw your 2 cards all the same.
card-woodcutter = Woodcutter
    .text = +1 buy, +2 coins.
card-workshop = Workshop
    .text = Gain a card costing at most 4.
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
    .text = Huge decks for the Gardens against tiny ones from the Chapel.
kingdom-village-square = Village Square
    .text = Plenty of actions, for long turns in which one card leads to the next.
kingdom-random = Random
    .text = Ten kinds drawn by lot.
kingdom-draft = Draft
    .text = The players take turns choosing a kind until there are ten.
kingdom-custom = Free choice
    .text = Put together ten kinds yourself.

## Table options

table-option-kingdom-mode = Kingdom
    .text = Which ten kinds of kingdom cards you play with.
    .first-game = { kingdom-first-game }
    .big-money = { kingdom-big-money }
    .interaction = { kingdom-interaction }
    .size-distortion = { kingdom-size-distortion }
    .village-square = { kingdom-village-square }
    .random = { kingdom-random }
    .draft = { kingdom-draft }
    .custom = { kingdom-custom }
table-option-kingdom = Kingdom cards
    .text = The ten different kinds you chose yourself.
table-option-start-player = Start player
    .text = Who takes the first turn in the first game at this table.
    .random = By lot
    .chosen = Appointed
table-option-start-seat = First seat
    .text = The seat that starts, when the start player is appointed.
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
question-play-action = Play an action card or go on to buying.
question-play-treasure = Play your treasures or start buying.
question-buy-card = Buy a card or end your turn.
question-discard-top = Choose the card that ends up on top of your discard pile.
question-moat-reveal = Do you reveal { card-moat } against { $active }'s { $card }?
question-bureaucrat-victory = { $active }'s { $card }: choose a Victory card to show and put on top of your draw pile.
question-cellar-discard = { $card }: discard as many cards as you like; you draw that many.
question-chancellor-flip = { $card }: move your whole draw pile to your discard pile?
question-chapel-trash = { $card }: trash cards from your hand ({ $count } more at most).
question-feast-gain = { $card }: gain a card costing at most { $cost }.
question-library-keep = { $card }: you drew { $cards }. Keep it or set it aside?
question-militia-discard = { $active }'s { $card }: discard until you have 3 cards left ({ $count } to go).
question-mine-trash = { $card }: choose a Treasure from your hand to trash.
question-mine-gain = { $card }: gain a Treasure costing at most { $cost }, into your hand.
question-moneylender-trash = { $card }: trash a { card-copper } for 3 coins?
question-remodel-trash = { $card }: choose a card from your hand to trash.
question-remodel-gain = { $card }: gain a card costing at most { $cost }.
question-spy-fate = { $own ->
        [yes] { $card }: your top card is { $cards }. Discard it or put it back?
       *[no] { $card }: { $owner }'s top card is { $cards }. Discard it or put it back?
    }
question-thief-trash = { $card }: { $owner } shows { $cards }. Which Treasure is trashed?
question-thief-gain = { $card }: gain whichever of the trashed Treasures you like.
question-throne-room-card = { $card }: choose an action card to play twice.
question-workshop-gain = { $card }: gain a card costing at most { $cost }.

## The same questions, for those who wait

waiting-draft-pick = { $player } is choosing a card for the kingdom.
waiting-play-action = { $player } is choosing an action.
waiting-play-treasure = { $player } is playing treasures.
waiting-buy-card = { $player } is buying.
waiting-discard-top = { $player } is choosing the top card of the discard pile.
waiting-moat-reveal = { $card }: { $player } may react.
waiting-bureaucrat-victory = { $card }: { $player } is choosing a Victory card.
waiting-cellar-discard = { $card }: { $player } is choosing cards to discard.
waiting-chancellor-flip = { $card }: { $player } is deciding about the draw pile.
waiting-chapel-trash = { $card }: { $player } is choosing cards to trash.
waiting-feast-gain = { $card }: { $player } is choosing a card costing at most { $cost }.
waiting-library-keep = { $card }: { $player } is looking at a drawn card.
waiting-militia-discard = { $card }: { $player } is discarding down to 3 cards.
waiting-mine-trash = { $card }: { $player } is choosing a Treasure to trash.
waiting-mine-gain = { $card }: { $player } is choosing a Treasure costing at most { $cost }.
waiting-moneylender-trash = { $card }: { $player } is deciding about a { card-copper }.
waiting-remodel-trash = { $card }: { $player } is choosing a card to trash.
waiting-remodel-gain = { $card }: { $player } is choosing a card costing at most { $cost }.
waiting-spy-fate = { $own ->
        [yes] { $card }: { $player } is deciding about the top card of their own draw pile, { $cards }.
       *[no] { $card }: { $player } is deciding about { $owner }'s top card, { $cards }.
    }
waiting-thief-trash = { $card }: { $player } is choosing which of { $owner }'s Treasures is trashed: { $cards }.
waiting-thief-gain = { $card }: { $player } is choosing among the trashed Treasures.
waiting-throne-room-card = { $card }: { $player } is choosing an action card to play twice.
waiting-workshop-gain = { $card }: { $player } is choosing a card costing at most { $cost }.

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
option-play-all-treasures = Play all treasures
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
        [yes] The game begins and you start.
       *[no] The game begins and { $starter } starts.
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
    } { $card }{ $play ->
        [first] { " " }a first time
        [second] { " " }a second time
       *[normal] { "" }
    }.
event-moat-revealed = { $player-you ->
        [yes] You reveal { card-moat } and are safe from { $attack }.
       *[no] { $player } reveals { card-moat } and is safe from { $attack }.
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
        [yes] You have no Victory card and show your hand: { $cards }.
       *[no] { $player } has no Victory card and shows their hand: { $cards }.
    }
event-card-returned = { log-who } { $player-you ->
        [yes] put
       *[no] puts
    } { $card } on top of { log-own } draw pile.
event-cards-discarded = { log-who } { joined-cards-discarded }.
joined-cards-discarded = { $player-you ->
        [yes] discard
       *[no] discards
    } { $secret ->
        [yes] { $cards }
       *[no] { $has-top ->
            [yes] { $number ->
                [one] { $top }
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
    } { $card } aside.
event-deck-flipped = { log-who } { $player-you ->
        [yes] move
       *[no] moves
    } { log-own } whole draw pile to { log-own } discard pile{ $has-top ->
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
    } { $card }
event-card-gained = { log-who } { joined-card-gained }.{ $source ->
        [trash] { "" }
       *[supply] { log-left }
    }
joined-card-gained = { $player-you ->
        [yes] gain
       *[no] gains
    } { $card }{ $source ->
        [trash] { " " }from the trash
       *[supply] { "" }
    }{ $place ->
        [deck] , on top of { log-own } draw pile
        [hand] , into { log-own } hand
       *[discard] { "" }
    }
event-no-effect = { $card }: { $player-you ->
        [yes] you { $reason ->
            [nothing-to-trash] trash nothing
            [nothing-to-play] play nothing
            [nothing-to-gain] gain nothing
           *[nothing-to-draw] draw nothing
        }
       *[no] { $player } { $reason ->
            [nothing-to-trash] trashes nothing
            [nothing-to-play] plays nothing
            [nothing-to-gain] gains nothing
           *[nothing-to-draw] draws nothing
        }
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
    } { $card } for { $cost }.{ log-left }
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
        [yes] { " " }With equal points, fewer turns decide.
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

score-title = Final score
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
why-actions-first = First your actions: end them, then you can buy.
why-coins = { $card } costs { $cost }, you have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
why-coins-play = { $card } costs { $cost }, you have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: play more treasures first.
why-limit = { $card } costs { $cost }; you may gain a card costing at most { $most }.
why-hand = The question is about the cards in your hand.
why-supply = The question is not about the cards in your hand.
why-treasure-only = Only a Treasure will do here.
why-treasure-later = Treasures are played when you buy: end your actions first.
why-never-played = This card is never played; it counts at the end.
why-action-over = The action phase is over; this card waits for another turn.
why-buying = You have started buying: no more treasures this turn.
why-victory-only = Only a Victory card will do here.
why-copper-only = Only a Copper will do here.
why-action-only = Only an Action card will do here.
why-moat-only = Only the Moat answers an attack.

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
    } in every hand that { $card } turns up in.
hint-trash-weak = Without { $card } your good cards come sooner.
hint-trash = Of these you will miss { $card } least.
hint-discard-dead = { $card } does nothing for you this turn.
hint-discard = Of these you need { $card } least this turn.
hint-play-first = { $card } gives the action back, so it can go before everything else.
hint-play-last = It is what your last action does most for you.
hint-play-more = You still have { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } after it.
hint-play-all-treasures = Money you do not play is lost at the end of the turn.
hint-start-buying = What you have is enough for what you want.
hint-end-buys = A card you do not need only gets in the way of the others.
hint-end-actions = None of these would do you good now.
hint-reveal = Then the attack does not touch you.
hint-return = You draw it again next turn.
hint-top = That card may be seen.
hint-keep = It is worth more in your hand than what may come instead.
hint-set-aside = Something better may come instead.
hint-card-copper = It costs nothing, but thins out your better money.
hint-card-silver = Two coins, the way to Gold.
hint-card-gold = Three coins in one card: eight coins need only three of them.
hint-card-estate = One point may decide a close game.
hint-card-duchy = Three points, for when a Province is too dear.
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
hint-card-laboratory = Two cards and the action back: one card more for nothing.
hint-card-library = Fills your hand up to seven cards.
hint-card-market = A card, an action, a buy and a coin: never in the way.
hint-card-militia = Two coins, and the others are left with three cards.
hint-card-mine = Copper becomes Silver and Silver becomes Gold, straight into your hand.
hint-card-moat = Two cards, and attacks do not touch you.
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
