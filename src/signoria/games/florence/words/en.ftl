### De Vorsten van Florence: everything people read.

game-name = The Princes of Florence

## Tiles, freedoms and objects

thing-university = University
    .text = Seven cells. Raises works of persons who want it by 4. Building it gives 3 points.
    .within = university
thing-laboratory = Laboratory
    .text = Seven cells. Raises works of persons who want it by 4. Building it gives 3 points.
    .within = laboratory
thing-workshop = Workshop
    .text = Seven cells. Raises works of persons who want it by 4. Building it gives 3 points.
    .within = workshop
thing-library = Library
    .text = Five cells. Raises works of persons who want it by 4. Building it gives 3 points.
    .within = library
thing-opera = Opera
    .text = Five cells. Raises works of persons who want it by 4. Building it gives 3 points.
    .within = opera
thing-studio = Studio
    .text = Five cells. Raises works of persons who want it by 4. Building it gives 3 points.
    .within = studio
thing-hospital = Hospital
    .text = Five cells. Raises works of persons who want it by 4. Building it gives 3 points.
    .within = hospital
thing-theatre = Theatre
    .text = Five cells. Raises works of persons who want it by 4. Building it gives 3 points.
    .within = theatre
thing-tower = Tower
    .text = Three cells. Raises works of persons who want it by 4. Building it gives 3 points.
    .within = tower
thing-chapel = Chapel
    .text = Three cells. Raises works of persons who want it by 4. Building it gives 3 points.
    .within = chapel
thing-forest = Forest
    .text = Five cells. Raises works of persons who want it by 3. Every further forest gives 3 points.
    .within = forest
thing-lake = Lake
    .text = Four cells. Raises works of persons who want it by 3. Every further lake gives 3 points.
    .within = lake
thing-park = Park
    .text = Three cells. Raises works of persons who want it by 3. Every further park gives 3 points.
    .within = park
thing-palace = Palace
    .within = palace
thing-religion = Religion
    .text = Raises works of persons who want this freedom by 3. A principality has it once at most.
thing-travel = Travel
    .text = Raises works of persons who want this freedom by 3. A principality has it once at most.
thing-opinion = Opinion
    .text = Raises works of persons who want this freedom by 3. A principality has it once at most.
thing-jester = Jester
    .text = Every work of a person is worth 2 more.
thing-builder = Builder
    .text = The first makes building cheaper; the second lets buildings touch and gives 3 points; the third makes building free and gives 3 points.
thing-prestige = Prestige card
    .text = Look at five prestige cards and keep one. It scores at the end.
thing-recruit = Recruiting card
    .text = Take an open person of another player; the recruiting card stays there in its place.
thing-landscape = Landscape
    .text = A forest, a lake or a park, as the buyer likes.
thing-bonus = Bonus card
    .text = Raises the value of one work; then it leaves the game.
thing-person = Person card
    .text = Completes a work from your hand and then lies open before you.

## Sizes of buildings

size-large = Large
size-medium = Medium
size-small = Small

## Colours of the players

colour-red = Red
colour-green = Green
colour-yellow = Yellow
colour-blue = Blue
colour-grey = Grey

## Persons

card-mathematician = Mathematician
    .text = Wants a university, a lake and freedom of religion.
card-theologian = Theologian
    .text = Wants a university, a park and freedom of travel.
card-philosopher = Philosopher
    .text = Wants a university, a forest and freedom of opinion.
card-botanist = Botanist
    .text = Wants a laboratory, a park and freedom of religion.
card-alchemist = Alchemist
    .text = Wants a laboratory, a lake and freedom of opinion.
card-physicist = Physicist
    .text = Wants a laboratory, a forest and freedom of travel.
card-watchmaker = Watchmaker
    .text = Wants a workshop, a lake and freedom of travel.
card-goldsmith = Goldsmith
    .text = Wants a workshop, a park and freedom of opinion.
card-bell-maker = Bell maker
    .text = Wants a workshop, a forest and freedom of religion.
card-cartographer = Cartographer
    .text = Wants a library, a lake and freedom of religion.
card-lawyer = Lawyer
    .text = Wants a library, a forest and freedom of opinion.
card-choreographer = Choreographer
    .text = Wants an opera, a forest and freedom of travel.
card-composer = Composer
    .text = Wants an opera, a lake and freedom of opinion.
card-sculptor = Sculptor
    .text = Wants a studio, a forest and freedom of religion.
card-painter = Painter
    .text = Wants a studio, a lake and freedom of travel.
card-pharmacist = Pharmacist
    .text = Wants a hospital, a park and freedom of opinion.
card-physician = Physician
    .text = Wants a hospital, a forest and freedom of travel.
card-dramatist = Dramatist
    .text = Wants a theatre, a park and freedom of religion.
card-poet = Poet
    .text = Wants a theatre, a lake and freedom of travel.
card-astronomer = Astronomer
    .text = Wants a tower, a forest and freedom of religion.
card-organ-builder = Organ builder
    .text = Wants a chapel, a forest and freedom of opinion.

## Prestige cards

card-most-buildings = Most buildings
    .text = 6 points for more buildings than anyone else, 3 for as many as the best other player.
card-two-large-buildings = Two large buildings
    .text = 5 points for two or more large buildings, whatever the others have.
card-fewest-empty-cells = Fewest empty cells
    .text = 8 points for fewer empty cells than anyone else, 4 for as few as the best other player.
card-three-landscape-types = Three landscape types
    .text = 8 points for at least one forest, one lake and one park.
card-most-landscapes = Most landscapes
    .text = 7 points for more landscapes than anyone else, 4 for a tie.
card-most-forests = Most forests
    .text = 7 points for more forests than anyone else, 4 for a tie.
card-most-lakes = Most lakes
    .text = 6 points for more lakes than anyone else, 3 for a tie.
card-three-freedoms = Three freedoms
    .text = 8 points for all three freedoms.
card-four-two-four = Four buildings, two freedoms, four works
    .text = 6 points for at least four buildings, two freedoms and four works.
card-most-jesters = Most jesters
    .text = 6 points for more jesters than anyone else, 3 for a tie.
card-most-builders = Most builders
    .text = 6 points for more builders than anyone else, 3 for a tie.
card-most-parks = Most parks
    .text = 5 points for more parks than anyone else, 3 for a tie.
card-builder-jester-landscapes = Builder, jester, two landscapes
    .text = 7 points for at least one builder, one jester and two landscapes.
card-most-works = Most works
    .text = 7 points for more works than anyone else, 4 for a tie. Works are open person and recruiting cards.

## Bonus cards

card-bonus-buildings = Buildings
    .text = +1 for each of your buildings.
card-bonus-large-buildings = Large buildings
    .text = +2 for each large building.
card-bonus-medium-forests = Medium buildings and forests
    .text = +1 for each medium building and each forest.
card-bonus-small-landscapes = Small buildings and landscapes
    .text = +1 for each small building and each landscape.
card-bonus-size-classes = Building sizes
    .text = +2 for each building size you have: large, medium, small.
card-bonus-landscapes = Landscapes
    .text = +1 for each landscape.
card-bonus-forests = Forests
    .text = +2 for each forest.
card-bonus-lakes = Lakes
    .text = +2 for each lake.
card-bonus-parks = Parks
    .text = +2 for each park.
card-bonus-freedoms = Freedoms
    .text = +2 for each freedom.
card-bonus-jesters = Jesters
    .text = +2 for each jester, on top of what jesters always add.
card-bonus-jesters-freedoms = Jesters and freedoms
    .text = +1 for each jester and each freedom.
card-bonus-builders = Builders
    .text = +2 for each builder.
card-bonus-builders-lakes = Builders and lakes
    .text = +1 for each builder and each lake.
card-bonus-prestige = Prestige cards
    .text = +2 for each prestige card in your hand.
card-bonus-prestige-freedoms = Prestige cards and freedoms
    .text = +1 for each prestige card in your hand and each freedom.
card-bonus-landscape-types = Landscape types
    .text = +2 for each landscape type you have.
card-bonus-categories = Categories
    .text = +1 for each of these you have any of: forest, lake, park, jester, builder, prestige card, freedom.
card-bonus-hand-cards = Cards in hand
    .text = +1 for each person and recruiting card left in your hand.
card-bonus-table-cards = Cards on the table
    .text = +1 for each person and recruiting card open before you, the working person included.

## Characters

character-muse = Muse
    .text = All your works of this round are worth more by the number of the round.
character-cardinal = Cardinal
    .text = One action more in your turn of this round. Still one person and one freedom at most.
character-princess = Princess
    .text = As one action, once: a work without a person. It counts 3 for each landscape, 2 for each builder and building, 1 for each person and recruiting card.
character-merchant = Merchant
    .text = Once: your object of the next auction is free, or you gain as many points as your place on the score track.
character-professor = Professor
    .text = Once: look at five prestige or bonus cards and keep one.
character-banker = Banker
    .text = At once: you receive the money on the card. In the last round you may also turn money into points at the end, 200 florins each.

## Piles

pile-person = person pile
pile-prestige = prestige pile
pile-bonus = bonus pile

## Sets of options that go well together

set-first-game = First game
    .text = The base game.
set-advanced = Advanced
    .text = With the characters of Muse and Princess.
set-very-advanced = Very advanced
    .text = With the characters, and points can never be sold for money.
set-negotiation = Negotiation
    .text = With boards that touch and buildings of two players.
set-full = Everything
    .text = Both expansions together.

## Table options

table-option-expansion-muse-princess = Muse and Princess
    .text = Six characters are bid for after each auction.
    .off = Without
    .on = With
table-option-expansion-cooperative = Cooperative building
    .text = The boards touch, and neighbours may build together.
    .off = Without
    .on = With
table-option-no-pp-for-money = No points for money
    .text = Nobody may go back on the score track for money. Only with Muse and Princess.
    .off = Points may be sold
    .on = Points may not be sold
table-option-two-player-freedoms = Freedoms for two
    .text = How many freedom tiles there are with two players.
    .value-5 = Five
    .value-4 = Four, which is harder
table-option-two-player-landscape-choice = Landscape for two
    .text = Who says which landscape is auctioned with two players.
    .winner = The winner, afterwards
    .opener = The opener, when opening
table-option-money-visibility = Money
    .text = Whether everyone sees how much money the others have.
    .hidden = Hidden
    .open = Open
table-option-start-player = Start player
    .text = Who is start player in the first round.
    .random = By lot
    .chosen = Appointed
table-option-start-seat = First seat
    .text = The seat that starts, when the start player is appointed.
table-option-cb-border-landscape = Landscape across the border
    .text = Whether a landscape straight across stops a lone builder with one builder.
    .blocks = It does
    .harmless = It does not
table-option-tile-set = Outlines of the tiles
    .text = Which drawings of the tiles are used.
    .reconstruction-1 = Reconstruction 1
table-option-cb-layout = Common board
    .text = How the boards lie when they touch.
    .reconstruction-1 = Reconstruction 1

## Questions to the player who is asked

question-choose-start-persons = Which of these four persons do you return?
question-auction-open = Open an auction at { $price }, or decline and be out of it this round.
question-auction-bid = { $item } stands at { $amount }. Raise or pass?
question-auction-last-buy = You are the last: take an object for { $price }, or nothing.
question-merchant-payment = { $item } for { $price }: does the Merchant pay, or do you?
question-choose-landscape-type = Which landscape do you take?
question-place-landscape = Where do you lay your { $tile }?
question-pick-person = Which person do you take into your hand?
question-pick-prestige = Which prestige card do you keep?
question-pick-bonus = Which bonus card do you keep?
question-recruit-now = Use the recruiting card at once, or keep it?
question-a2-turn = Put your stone on a character, or pass.
window-points = { $position ->
        [one] 1 point
       *[other] { $position } points
    }
question-character-window = { $position ->
        [0] { $last ->
            [yes] The last chance to use the { $character }.
           *[no] Use the { $character } now, or keep him?
        }
       *[other] { $moment ->
            [best-work] { window-points } from the Merchant before the best work is paid?
           *[any] { $last ->
                [yes] The last chance: at your place the Merchant gives { window-points }.
               *[no] { window-points } from the Merchant now, or keep him?
            }
        }
    }
question-professor-pile = Which pile does the Professor look into?
question-turn-menu = { $actions ->
        [0] Anything else before your turn ends?
        [one] Your turn: 1 action left.
       *[other] Your turn: { $actions } actions left.
    }
question-work = Who completes a work? It must be worth { $minimum }.
question-work-bonus = Which bonus cards do you use? The work must be worth { $minimum }.
question-princess-work = Complete the Princess's work, worth { $value }?
question-buy-pp = The work brings { $income }. How many points do you buy of it, at 200 each?
question-build = What do you build, and where? It costs { $price }.
question-freedom = Which freedom do you introduce?
question-recruit = Whom do you take away?
question-joint-propose = What would you build together with { $partner }, and where?
question-joint-price = { $tile }: what does { $partner } pay to { $player }?
question-joint-reply = { $tile } together, for { $price } from { $partner } to { $player }: what do you say?
question-banker-exchange = How many points do you buy, at 200 each?

## The same questions, for those who wait

waiting-choose-start-persons = { $asked } is choosing persons.
waiting-auction-open = { $asked } may open an auction.
waiting-auction-bid = { $item } stands at { $amount }; { $asked } is thinking.
waiting-auction-last-buy = { $asked } may take an object for { $price }.
waiting-merchant-payment = { $asked } decides who pays for { $item }.
waiting-choose-landscape-type = { $asked } is choosing a landscape.
waiting-place-landscape = { $asked } is finding a place for a { $tile }.
waiting-pick-person = { $asked } is looking at { $number } persons.
waiting-pick-prestige = { $asked } is looking at { $number } prestige cards.
waiting-pick-bonus = { $asked } is looking at { $number } bonus cards.
waiting-recruit-now = { $asked } may use the recruiting card at once.
waiting-a2-turn = { $asked } may bid for a character.
waiting-character-window = { $asked } may use the { $character }.
waiting-professor-pile = { $asked } is choosing a pile for the Professor.
waiting-turn-menu = { $asked } is choosing what to do.
waiting-work = { $asked } is choosing a person for a work.
waiting-work-bonus = { $asked } is putting a work together.
waiting-princess-work = { $asked } is completing the Princess's work.
waiting-buy-pp = { $asked } may buy points of an income of { $income }.
waiting-build = { $asked } is building.
waiting-freedom = { $asked } is choosing a freedom.
waiting-recruit = { $asked } is choosing whom to take away.
waiting-joint-propose = { $asked } is thinking of a building for { $player } and { $partner }.
waiting-joint-price = { $asked } is thinking of a price for the { $tile }.
waiting-joint-reply = { $asked } is considering an offer for the { $tile }.
waiting-banker-exchange = { $asked } may turn money into points.

## Options

option-return = Return { $card }
option-open = Open: { $thing }
option-bid = Bid { $number }
option-take-object = Take: { $thing }
option-choose = { $thing }
option-pick = Keep { $card }
option-recruit-person = Take { $card } away
option-stake = { $character }: { $number }
option-pile = Look into the { $pile }
option-work-with = { $card }
option-use-bonus = Use { $card }
option-buy = { $number ->
        [0] Buy no points
        [one] Buy 1 point
       *[other] Buy { $number } points
    }
option-introduce = { $thing }
option-sell = { $number ->
        [one] Go back 1 point for money
       *[other] Go back { $number } points for money
    }
option-propose = Build together with { $player }
option-price = { $number }
option-exchange = { $number ->
        [0] Exchange nothing
        [one] Exchange for 1 point
       *[other] Exchange for { $number } points
    }
option-place = { $thing } at { $place }
option-raise = Raise
option-pass = Pass
option-decline = Decline
option-nothing = Take nothing
option-free = For nothing: the Merchant pays
option-pay = Pay, and keep the Merchant
option-keep = Keep it
option-use = Use it now
option-give-back = Give it back unused
option-work = Complete a work
option-princess-work = Complete the Princess's work
option-build = Build
option-take-person = Take a person to court
option-freedom = Introduce a freedom
option-bonus = Buy a bonus card
option-recruit = Use a recruiting card
option-use-merchant-pp = Merchant: points for your place
option-use-professor = Professor: a card for nothing
option-end-turn = End your turn
option-done = That will do
option-accept = Accept
option-counter = Make another offer

## Parts of log lines

log-who = { $player-you ->
        [yes] You
       *[no] { $player }
    }
log-gained = { $gained ->
        [0] { "" }
        [one] { " " }(+1 point)
       *[other] { " " }(+{ $gained } points)
    }
log-seen = { $secret ->
        [yes] { $card }, out of { $cards }
       *[no] { $number ->
            [one] the only card
           *[other] one of { $number } cards
        }
    }

## Log lines

event-game-start = The game begins; { $starter-you ->
        [yes] you are
       *[no] { $starter } is
    } start player.
event-freedoms-drawn = Freedoms drawn besides one of each: { $things }.
event-persons-dealt = { log-who } { $player-you ->
        [yes] are
       *[no] is
    } dealt { $secret ->
        [yes] { $cards }
       *[no] { $number } persons
    }.
event-person-returned = { log-who } { $player-you ->
        [yes] return
       *[no] returns
    } { $secret ->
        [yes] { $card }
       *[no] a person
    }.
event-round-start = Round { $round }: works must be worth { $minimum }. { $player-you ->
        [yes] You are start player.
       *[no] Start player: { $player }.
    }
event-auction-opened = { log-who } { $player-you ->
        [yes] open
       *[no] opens
    } the auction of { $item } at { $price }.
event-auction-declined = { log-who } { $player-you ->
        [yes] are
       *[no] is
    } out of the auction.
event-bid-raised = { log-who } { $player-you ->
        [yes] bid
       *[no] bids
    } { $amount } for { $item }.
event-bid-passed = { log-who } { $player-you ->
        [yes] pass
       *[no] passes
    }.
event-object-bought = { log-who } { $player-you ->
        [yes] buy
       *[no] buys
    } { $item } for { $free ->
        [yes] nothing, the Merchant pays
       *[no] { $price }
    }.
event-landscape-placed = { log-who } { $player-you ->
        [yes] lay
       *[no] lays
    } { $card } { joined-landscape-placed }.
joined-landscape-placed = on { $cells }{ log-gained }
event-jester-gained = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } jester { joined-jester-gained }.
joined-jester-gained = number { $number }
event-builder-gained = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } builder { joined-builder-gained }.
joined-builder-gained = number { $number }{ log-gained }
event-prestige-picked = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } a prestige card: { joined-prestige-picked }.
joined-prestige-picked = { log-seen }
event-person-recruited = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } { $card } away from { $victim-you ->
        [yes] you
       *[no] { $victim }
    }.
event-recruit-kept = { log-who } { $player-you ->
        [yes] keep
       *[no] keeps
    } the recruiting card.
event-phase-a-end = The auction is over.
event-a2-start = The characters are bid for; { $pot } lies on the Banker.
event-a2-bid = { log-who } { $player-you ->
        [yes] put
       *[no] puts
    } a stone on the { $character }, field { $field }.
event-a2-ousted = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } the stone back from the { $character }.
event-a2-pass = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } no character this round.
event-character-bought = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } the { $character } for { $price }{ $received ->
        [0] { "" }
       *[other] , with { $received } on the card
    }.
event-character-used = { $effect ->
        [position] { log-who } { $player-you ->
            [yes] get
           *[no] gets
        } { $position ->
            [one] 1 point
           *[other] { $position } points
        } from the { $character } for place { $position } on the score track
        [free] The { $character } pays for { $player-you ->
            [yes] you
           *[no] { $player }
        }
       *[card] { log-who } { $player-you ->
            [yes] look
           *[no] looks
        } into the { $pile } with the { $character }
    }.
event-character-returned = { log-who } { $player-you ->
        [yes] return
       *[no] returns
    } the { $character }.
event-turn-start = { $player-you ->
        [yes] Your turn
       *[no] { $player }'s turn
    }
event-turn-end = { log-who } { $player-you ->
        [yes] end
       *[no] ends
    } the turn.
event-work-completed = { log-who } { $player-you ->
        [yes] complete
       *[no] completes
    } a work with { $card }, worth { $value } ({ $parts }): { $income } florins.
event-pp-bought = { log-who } { joined-pp-bought }.
joined-pp-bought = { $player-you ->
        [yes] buy
       *[no] buys
    } { $number ->
        [0] no points
        [one] 1 point for { $amount }
       *[other] { $number } points for { $amount }
    }
event-building-built = { log-who } { $player-you ->
        [yes] build
       *[no] builds
    } { $card } on { $cells } for { $price }.{ log-gained }
event-person-taken = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } a person for { $price }: { log-seen }.
event-bonus-taken = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } a bonus card for { $price }: { log-seen }.
event-freedom-introduced = { log-who } { $player-you ->
        [yes] introduce
       *[no] introduces
    } the freedom of { $freedom } for { $price }.
event-pp-sold = { log-who } { $player-you ->
        [yes] sell
       *[no] sells
    } { $number ->
        [one] 1 point for { $amount }
       *[other] { $number } points for { $amount }
    }.
event-joint-offer = { log-who } { $player-you ->
        [yes] offer
       *[no] offers
    } { $receiver-you ->
        [yes] you
       *[no] { $receiver }
    } to build { $tile } together on { $cells } for { $price } (offer { $number }).
event-joint-answer = { log-who } { $answer ->
        [accept] { $player-you ->
            [yes] agree
           *[no] agrees
        }
        [counter] { $player-you ->
            [yes] want
           *[no] wants
        } it otherwise
       *[decline] { $player-you ->
            [yes] decline
           *[no] declines
        }
    }.
event-joint-built = { $active } and { $partner } build together on { $cells }: { $tile }, { $price } between them, { $cost } to the bank.{ log-gained }
event-best-work = { $winners-count ->
        [0] Nobody completed a work.
       *[other] Best work, worth { $value }: { $winners }.{ log-gained }
    }
event-banker-exchange = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } { $number ->
        [one] 1 point from the Banker
       *[other] { $number } points from the Banker
    }.
event-prestige-scored = { log-who } { $player-you ->
        [yes] score
       *[no] scores
    } { $gained ->
        [one] 1 point
       *[other] { $gained } points
    } with { $card }.
event-game-end = The game is over.
event-scores = { $winners-you ->
        [yes] { $winners-count ->
            [one] You win with { $points } points.
           *[other] You share the victory with { $winners-others }, with { $points } points each.
        }
       *[no] { $winners-count ->
            [one] { $winners-others } wins with { $points } points.
           *[other] { $winners-others } share the victory with { $points } points each.
        }
    }

## Parts of a work

part-building = building { $number }
part-landscape = landscape { $number }
part-freedom = freedom { $number }
part-jesters = jesters { $number }
part-cards = cards { $number }
part-bonus = bonus cards { $number }
part-muse = Muse { $number }
part-builders = builders { $number }

## Words for the table

zone-supply = Supply
zone-piles = Piles
zone-hand = Hand
zone-open = Open cards
zone-tiles = Principality
counter-round = Round { $number }
counter-points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
counter-money = { $number } fl
counter-jesters = { $number ->
        [one] 1 jester
       *[other] { $number } jesters
    }
counter-builders = { $number ->
        [one] 1 builder
       *[other] { $number } builders
    }
score-title = Final score
score-rank = Place
score-player = Player
score-points = Points
score-money = Money
score-lines = Made up of
source-works = works
source-best-work = best works
source-buildings = buildings
source-builders = builders
source-landscapes = landscapes
source-merchant = Merchant
source-banker = Banker
source-sold = sold
source-prestige = prestige cards

## Why something cannot be chosen

why-money = That costs { $price }, and you can pay { $power } at most, points included.
why-actions = You have no action left in this turn.
why-no-person = You have no person in hand.
why-minimum = No person in your hand reaches { $minimum }, even with your bonus cards.
why-work-short = Worth { $value }, also with all bonus cards; the minimum is { $minimum }.
why-work-missing = { $number } short: pick bonus cards
why-princess-short = It would be worth { $value } and must be worth { $minimum }.
why-no-room = There is no room left for a building that you do not have yet.
why-no-place = There is no place for this: { $thing }.
why-one-person = You have taken a person in this turn already.
why-one-freedom = You have introduced a freedom in this turn already.
why-freedoms = There is no freedom left that you do not have yet.
why-pile = The pile is empty.
why-no-recruit = You have no recruiting card.
why-nobody = Nobody else has an open person.
why-have = You have it already: { $thing }.
why-none-left = None left: { $thing }.
why-bought = { $player } has bought here: each stack sells one in an auction.
why-none = There is none left.
why-price = It costs { $price } at least, and you cannot pay that.
why-builders = You have three builders, and that is all one may have.
why-no-space = There is no room for it in your principality, and it has to be placed at once.
why-character-bought = Somebody has bought this character in this round.
why-higher = { $player } stands at { $number }; you would have to bid more.
why-stake = { $price } is more than you can pay: { $power }, points included.
why-covered = { $player-you ->
        [yes] Your { $thing } lies on { $cell }.
       *[no] On { $cell } lies a { $thing } of { $player }.
    }
why-touches = { $cell } touches { $player-you ->
        [yes] your { $thing }
       *[no] the { $thing } of { $player }
    }. { $distance }
why-distance = { $player-you ->
        [yes] { $builders ->
            [0] Without builders
           *[other] With { $builders } builder
        } buildings keep a distance from each other and from the palace; with 2 they may touch.
       *[no] { $player } has { $builders ->
            [0] no builder
           *[other] { $builders } builder
        }: that part keeps a distance from other buildings and from palaces; with 2 it might touch.
    }
why-border =
    { $cell } lies on the border. Whoever builds alone needs 1 builder for that where nothing lies across, and 2
    anywhere else.
why-across =
    The { $thing } of { $player } lies straight across the border from { $cell }. With 1 builder you build at a border
    only where nothing lies across; with 2 anywhere.
why-both-sides = A building of two players must lie on both sides of the border.

## Worth looking at again

stretch-auction = Auction
highlight-work = work
highlight-best = best work
highlight-together = built together
held-persons = Persons
held-bonus = Bonus cards
held-prestige = Prestige cards

# Why an answer is one that hardly anybody wants.
odd-no-points = You buy no points, and this is the last round: money is worth little now.

## What speaks for a move

hint-landscape = { $number ->
        [one] A person in your hand wants it: that work is worth 3 more.
       *[other] { $number } persons in your hand want it: their works are worth 3 more each.
    }
hint-landscape-again = Another one of a kind that you have: 3 points at once.
hint-landscape-idle = A landscape is worth 3 to every person who wants it, though none in your hand does.
hint-jester = Every work is worth 2 more, and { $rounds ->
        [one] this is the last round.
       *[other] there are { $rounds } rounds of works to come.
    }
hint-builder = { $number ->
        [1] Your first builder makes every building cheaper.
        [2] Your second builder brings 3 points, and buildings may touch.
       *[other] Your third builder brings 3 points, and building is free.
    }
hint-object-prestige = One of five cards that score at the end, the one that suits you best.
hint-object-recruit = A person of another player completes a second work, for you.
hint-object-landscape = The landscape that your persons want most.
hint-bid = You would have { $left } left.
hint-pass = At more than { $amount } it costs you more than it brings; you keep your { $money }.
hint-work = The work is worth { $value }; { $minimum } is needed.
hint-work-best = The work is worth { $value }, more than any other in this round: that is 3 points more.
hint-build = Every building is 3 points, and raises the works of those who want it by 4.
hint-place-building = 3 points now, and { $number ->
        [one] a person in your hand wants it: 4 more.
       *[other] { $number } persons in your hand want it: 4 more each.
    }
hint-place-points = 3 points now, though nobody in your hand wants it.
hint-place-landscape = Here it leaves most room for buildings.
hint-freedom = { $number ->
        [0] No person in your hand wants it, but those to come may.
        [one] A person in your hand wants { $thing }: 3 more for that work.
       *[other] { $number } persons in your hand want { $thing }: 3 more for each work.
    }
hint-person = { $number ->
        [0] One more work to complete, and every card you have raises all works.
        [one] You have one of the three things that this person wants.
       *[other] You have { $number } of the three things that this person wants.
    }
hint-return = { $number ->
        [0] You have nothing yet of what this person wants.
       *[other] This person fits your other cards least.
    }
hint-use-bonus = It adds { $adds } to this work.
hint-buy = { $number ->
        [0] Points can be had later; { $left } wins auctions now.
       *[other] You keep { $left }, enough for what comes next.
    }
hint-take-person = One more work to complete, and every card raises all works by 1.
hint-bonus = It raises one work, perhaps above the minimum.
hint-recruit = A person whose work is done completes another one, for you.
hint-end-turn = What is left would cost more than it brings.
hint-keep = A better moment will come.
hint-decline = You keep your money for your turn.
hint-nothing = You keep your money for your turn.
hint-prestige = If the game ended now it would bring { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
hint-prestige-later = Of these it suits your principality best.
hint-pick-bonus = It adds most to the works that you can complete.
