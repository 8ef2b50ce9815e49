### De Vorsten van Florence: everything people read.

game-name = The Princes of Florence

## Tiles, freedoms and objects

thing-university = University
    .one = a university
    .the = the university
    .many = universities
    .text = Seven cells. +4 to works of people who want it. Building it gives 3 points.
    .within = university
thing-laboratory = Laboratory
    .one = a laboratory
    .the = the laboratory
    .many = laboratories
    .text = Seven cells. +4 to works of people who want it. Building it gives 3 points.
    .within = laboratory
thing-workshop = Workshop
    .one = a workshop
    .the = the workshop
    .many = workshops
    .text = Seven cells. +4 to works of people who want it. Building it gives 3 points.
    .within = workshop
thing-library = Library
    .one = a library
    .the = the library
    .many = libraries
    .text = Five cells. +4 to works of people who want it. Building it gives 3 points.
    .within = library
thing-opera = Opera
    .one = an opera
    .the = the opera
    .many = operas
    .text = Five cells. +4 to works of people who want it. Building it gives 3 points.
    .within = opera
thing-studio = Studio
    .one = a studio
    .the = the studio
    .many = studios
    .text = Five cells. +4 to works of people who want it. Building it gives 3 points.
    .within = studio
thing-hospital = Hospital
    .one = a hospital
    .the = the hospital
    .many = hospitals
    .text = Five cells. +4 to works of people who want it. Building it gives 3 points.
    .within = hospital
thing-theatre = Theater
    .one = a theater
    .the = the theater
    .many = theaters
    .text = Five cells. +4 to works of people who want it. Building it gives 3 points.
    .within = theater
thing-tower = Tower
    .one = a tower
    .the = the tower
    .many = towers
    .text = Three cells. +4 to works of people who want it. Building it gives 3 points.
    .within = tower
thing-chapel = Chapel
    .one = a chapel
    .the = the chapel
    .many = chapels
    .text = Three cells. +4 to works of people who want it. Building it gives 3 points.
    .within = chapel
thing-forest = Forest
    .one = a forest
    .the = the forest
    .many = forests
    .text = Five cells. +3 to works of people who want it. Every further forest gives 3 points.
    .within = forest
thing-lake = Lake
    .one = a lake
    .the = the lake
    .many = lakes
    .text = Four cells. +3 to works of people who want it. Every further lake gives 3 points.
    .within = lake
thing-park = Park
    .one = a park
    .the = the park
    .many = parks
    .text = Three cells. +3 to works of people who want it. Every further park gives 3 points.
    .within = park
thing-palace = Palace
    .one = a palace
    .the = the palace
    .many = palaces
    .within = palace
thing-religion = Religion
    .the = freedom of religion
    .text = +3 to works of people who want this freedom. You can introduce each freedom only once.
    .within = freedom of religion
thing-travel = Travel
    .the = freedom of travel
    .text = +3 to works of people who want this freedom. You can introduce each freedom only once.
    .within = freedom of travel
thing-opinion = Opinion
    .the = freedom of opinion
    .text = +3 to works of people who want this freedom. You can introduce each freedom only once.
    .within = freedom of opinion
thing-jester = Jester
    .one = a jester
    .the = the jester
    .many = jesters
    .within = jester
    .text = Every work of a person is worth 2 more.
thing-builder = Builder
    .one = a builder
    .the = the builder
    .many = builders
    .within = builder
    .text = The first makes building cheaper; the second lets buildings touch and gives 3 points; the third makes building free and gives 3 points.
thing-prestige = Prestige card
    .one = a prestige card
    .the = the prestige card
    .many = prestige cards
    .within = prestige card
    .text = Look at five prestige cards and keep one. It scores at the end.
thing-recruit = Recruiting card
    .one = a recruiting card
    .the = the recruiting card
    .many = recruiting cards
    .within = recruiting card
    .text = Take a face-up person from another player; the recruiting card takes its place.
thing-landscape = Landscape
    .one = a landscape
    .the = the landscape
    .many = landscapes
    .within = landscape
    .text = A forest, a lake or a park, as the buyer chooses.
thing-bonus = Bonus card
    .one = a bonus card
    .the = the bonus card
    .many = bonus cards
    .within = bonus card
    .text = Raises the value of one work; then it leaves the game.
thing-person = Person card
    .one = a person card
    .the = the person card
    .many = person cards
    .within = person card
    .text = Completes a work from your hand and is then face up in front of you.

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
    .the = the Mathematician
    .text = Wants a university, a lake and freedom of religion.
card-theologian = Theologian
    .the = the Theologian
    .text = Wants a university, a park and freedom of travel.
card-philosopher = Philosopher
    .the = the Philosopher
    .text = Wants a university, a forest and freedom of opinion.
card-botanist = Botanist
    .the = the Botanist
    .text = Wants a laboratory, a park and freedom of religion.
card-alchemist = Alchemist
    .the = the Alchemist
    .text = Wants a laboratory, a lake and freedom of opinion.
card-physicist = Physicist
    .the = the Physicist
    .text = Wants a laboratory, a forest and freedom of travel.
card-watchmaker = Watchmaker
    .the = the Watchmaker
    .text = Wants a workshop, a lake and freedom of travel.
card-goldsmith = Goldsmith
    .the = the Goldsmith
    .text = Wants a workshop, a park and freedom of opinion.
card-bell-maker = Bell maker
    .the = the Bell maker
    .text = Wants a workshop, a forest and freedom of religion.
card-cartographer = Cartographer
    .the = the Cartographer
    .text = Wants a library, a lake and freedom of religion.
card-lawyer = Lawyer
    .the = the Lawyer
    .text = Wants a library, a forest and freedom of opinion.
card-choreographer = Choreographer
    .the = the Choreographer
    .text = Wants an opera, a forest and freedom of travel.
card-composer = Composer
    .the = the Composer
    .text = Wants an opera, a lake and freedom of opinion.
card-sculptor = Sculptor
    .the = the Sculptor
    .text = Wants a studio, a forest and freedom of religion.
card-painter = Painter
    .the = the Painter
    .text = Wants a studio, a lake and freedom of travel.
card-pharmacist = Pharmacist
    .the = the Pharmacist
    .text = Wants a hospital, a park and freedom of opinion.
card-physician = Physician
    .the = the Physician
    .text = Wants a hospital, a forest and freedom of travel.
card-dramatist = Dramatist
    .the = the Dramatist
    .text = Wants a theater, a park and freedom of religion.
card-poet = Poet
    .the = the Poet
    .text = Wants a theater, a lake and freedom of travel.
card-astronomer = Astronomer
    .the = the Astronomer
    .text = Wants a tower, a forest and freedom of religion.
card-organ-builder = Organ builder
    .the = the Organ builder
    .text = Wants a chapel, a forest and freedom of opinion.

## Prestige cards

card-most-buildings = Most buildings
    .the = “Most buildings”
    .text = 6 points for more buildings than anyone else, 3 for a tie.
card-two-large-buildings = Two large buildings
    .the = “Two large buildings”
    .text = 5 points for two or more large buildings, whatever the others have.
card-fewest-empty-cells = Fewest empty cells
    .the = “Fewest empty cells”
    .text = 8 points for fewer empty cells than anyone else, 4 for a tie.
card-three-landscape-types = Three landscape types
    .the = “Three landscape types”
    .text = 8 points for at least one forest, one lake and one park.
card-most-landscapes = Most landscapes
    .the = “Most landscapes”
    .text = 7 points for more landscapes than anyone else, 4 for a tie.
card-most-forests = Most forests
    .the = “Most forests”
    .text = 7 points for more forests than anyone else, 4 for a tie.
card-most-lakes = Most lakes
    .the = “Most lakes”
    .text = 6 points for more lakes than anyone else, 3 for a tie.
card-three-freedoms = Three freedoms
    .the = “Three freedoms”
    .text = 8 points for all three freedoms.
card-four-two-four = Four buildings, two freedoms, four works
    .the = “Four buildings, two freedoms, four works”
    .text = 6 points for at least four buildings, two freedoms and four works.
card-most-jesters = Most jesters
    .the = “Most jesters”
    .text = 6 points for more jesters than anyone else, 3 for a tie.
card-most-builders = Most builders
    .the = “Most builders”
    .text = 6 points for more builders than anyone else, 3 for a tie.
card-most-parks = Most parks
    .the = “Most parks”
    .text = 5 points for more parks than anyone else, 3 for a tie.
card-builder-jester-landscapes = Builder, jester, two landscapes
    .the = “Builder, jester, two landscapes”
    .text = 7 points for at least one builder, one jester and two landscapes.
card-most-works = Most works
    .the = “Most works”
    .text = 7 points for more works than anyone else, 4 for a tie. Works are your face-up person and recruiting cards.

## Bonus cards

card-bonus-buildings = Buildings
    .the = “Buildings”
    .text = +1 for each of your buildings.
card-bonus-large-buildings = Large buildings
    .the = “Large buildings”
    .text = +2 for each large building.
card-bonus-medium-forests = Medium buildings and forests
    .the = “Medium buildings and forests”
    .text = +1 for each medium building and each forest.
card-bonus-small-landscapes = Small buildings and landscapes
    .the = “Small buildings and landscapes”
    .text = +1 for each small building and each landscape.
card-bonus-size-classes = Building sizes
    .the = “Building sizes”
    .text = +2 for each building size you have: large, medium, small.
card-bonus-landscapes = Landscapes
    .the = “Landscapes”
    .text = +1 for each landscape.
card-bonus-forests = Forests
    .the = “Forests”
    .text = +2 for each forest.
card-bonus-lakes = Lakes
    .the = “Lakes”
    .text = +2 for each lake.
card-bonus-parks = Parks
    .the = “Parks”
    .text = +2 for each park.
card-bonus-freedoms = Freedoms
    .the = “Freedoms”
    .text = +2 for each freedom.
card-bonus-jesters = Jesters
    .the = “Jesters”
    .text = +2 for each jester, on top of what jesters always add.
card-bonus-jesters-freedoms = Jesters and freedoms
    .the = “Jesters and freedoms”
    .text = +1 for each jester and each freedom.
card-bonus-builders = Builders
    .the = “Builders”
    .text = +2 for each builder.
card-bonus-builders-lakes = Builders and lakes
    .the = “Builders and lakes”
    .text = +1 for each builder and each lake.
card-bonus-prestige = Prestige cards
    .the = “Prestige cards”
    .text = +2 for each prestige card in your hand.
card-bonus-prestige-freedoms = Prestige cards and freedoms
    .the = “Prestige cards and freedoms”
    .text = +1 for each prestige card in your hand and each freedom.
card-bonus-landscape-types = Landscape types
    .the = “Landscape types”
    .text = +2 for each landscape type you have.
card-bonus-categories = Categories
    .the = “Categories”
    .text = +1 for each of these you have any of: forest, lake, park, jester, builder, prestige card, freedom.
card-bonus-hand-cards = Cards in hand
    .the = “Cards in hand”
    .text = +1 for each person and recruiting card left in your hand.
card-bonus-table-cards = Cards on the table
    .the = “Cards on the table”
    .text = +1 for each face-up person and recruiting card in front of you, the working person included.

## Characters

character-muse = Muse
    .the = the Muse
    .text = Add the round number to each of your works this round.
character-cardinal = Cardinal
    .the = the Cardinal
    .text = One extra action in your turn this round. Still one person and one freedom at most.
character-princess = Princess
    .the = the Princess
    .text = As one action, once: a work without a person. It counts 3 for each landscape, 2 for each builder and building, 1 for each person and recruiting card.
character-merchant = Merchant
    .the = the Merchant
    .text = Once: your object of the next auction is free, or you gain as many points as your place on the score track.
character-professor = Professor
    .the = the Professor
    .text = Once: look at five prestige or bonus cards and keep one.
character-banker = Banker
    .the = the Banker
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
    .text = With the characters; points cannot be sold.
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
    .text = Points cannot be sold for money. Only with Muse and Princess.
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
table-option-start-player = First player
    .text = Who is the first player in the first round.
    .random = Random
    .chosen = Chosen
table-option-start-seat = Starting seat
    .text = The seat that starts, if the first player is chosen.
table-option-cb-border-landscape = Landscape across the border
    .text = Whether a landscape straight across stops a player who builds alone with one builder.
    .blocks = Yes
    .harmless = No
table-option-tile-set = Outlines of the tiles
    .text = Which drawings of the tiles are used.
    .reconstruction-1 = Reconstruction 1
table-option-cb-layout = Common board
    .text = How the boards lie when they touch.
    .reconstruction-1 = Reconstruction 1

## Questions to the player who is asked

question-choose-start-persons = Which of these four people do you return?
question-auction-open = Open an auction at { $price }, or decline and be out of it this round.
question-auction-bid = The bid for { $item-the } is { $amount }. Raise or pass?
question-auction-last-buy = You are the last: take an object for { $price }, or nothing.
question-merchant-payment = { $item } for { $price }: does the Merchant pay, or do you?
question-choose-landscape-type = Which landscape do you take?
question-place-landscape = Where do you place your { $tile-within }?
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
            [yes] The last chance to use { $character-the }.
           *[no] Use { $character-the } now, or keep the card?
        }
       *[other] { $moment ->
            [best-work] { window-points } from the Merchant before the best work is paid?
           *[any] { $last ->
                [yes] The last chance: at your place the Merchant gives { window-points }.
               *[no] { window-points } from the Merchant now, or keep the card?
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
question-buy-pp = The work earns { $income }. How many points do you buy, at 200 each?
question-build = What do you build, and where? It costs { $price }.
question-freedom = Which freedom do you introduce?
question-recruit = Whom do you recruit?
question-joint-propose = What would you build together with { $partner }, and where?
question-joint-price = { $tile }: what { $partner-you ->
        [yes] do you pay { $active }?
       *[no] does { $partner } pay { $active-you ->
            [yes] you?
           *[no] { $active }?
        }
    }
question-joint-reply = Build { $tile-one } together: { log-deal }. What do you say?
question-banker-exchange = How many points do you buy, at 200 each?

## The same questions, for those who wait

waiting-choose-start-persons = { $asked } is choosing people.
waiting-auction-open = { $asked } may open an auction.
waiting-auction-bid = The bid for { $item-the } is { $amount }; { $asked } is thinking.
waiting-auction-last-buy = { $asked } may take an object for { $price }.
waiting-merchant-payment = { $asked } decides who pays for { $item-the }.
waiting-choose-landscape-type = { $asked } is choosing a landscape.
waiting-place-landscape = { $asked } is finding a place for { $tile-one }.
waiting-pick-person = { $asked } is looking at { $number ->
        [one] 1 person
       *[other] { $number } people
    }.
waiting-pick-prestige = { $asked } is looking at { $number ->
        [one] 1 prestige card
       *[other] { $number } prestige cards
    }.
waiting-pick-bonus = { $asked } is looking at { $number ->
        [one] 1 bonus card
       *[other] { $number } bonus cards
    }.
waiting-recruit-now = { $asked } may use the recruiting card at once.
waiting-a2-turn = { $asked } may bid for a character.
waiting-character-window = { $asked } may use { $character-the }.
waiting-professor-pile = { $asked } is choosing a pile for the Professor.
waiting-turn-menu = { $asked } is choosing what to do.
waiting-work = { $asked } is choosing a person for a work.
waiting-work-bonus = { $asked } is putting a work together.
waiting-princess-work = { $asked } is completing the Princess's work.
waiting-buy-pp = { $asked } may buy points with an income of { $income }.
waiting-build = { $asked } is building.
waiting-freedom = { $asked } is choosing a freedom.
waiting-recruit = { $asked } is choosing whom to recruit.
waiting-joint-propose = { $asked } is working out an offer to build together.
waiting-joint-price = { $asked } is thinking of a price for { $tile-the }.
waiting-joint-reply = { $asked } is considering an offer for { $tile-the }.
waiting-banker-exchange = { $asked } may turn money into points.

## Options

option-return = Return { $card }
option-open = Open: { $thing }
option-bid = Bid { $number }
option-take-object = Take: { $thing }
option-choose = { $thing }
option-pick = Keep { $card }
option-recruit-person = Recruit { $card }
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
        [one] Sell 1 point
       *[other] Sell { $number } points
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
option-free = Free: the Merchant pays
option-pay = Pay, and keep the Merchant
option-keep = Keep it
option-use = Use it now
option-give-back = Give it back unused
option-work = Complete a work
option-princess-work = Complete the Princess's work
option-build = Build
option-take-person = Bring a person to your court
option-freedom = Introduce a freedom
option-bonus = Buy a bonus card
option-recruit = Use a recruiting card
option-use-merchant-pp = Merchant: points for your place
option-use-professor = Professor: a free card
option-end-turn = End your turn
option-done = Done
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
        [yes] { $card-the }, out of { $cards }
       *[no] { $number ->
            [one] the only card
           *[other] one of { $number } cards
        }
    }
log-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
log-deal = { $partner-you ->
        [yes] you pay { $active }
       *[no] { $active-you ->
            [yes] { $partner } pays you
           *[no] { $partner } pays { $active }
        }
    } { $price ->
        [0] nothing
       *[other] { $price }
    }
log-ordinal = { $player-you ->
        [yes] your
       *[no] their
    } { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] next
    }

## Log lines

event-game-start = The game begins. { $starter-you ->
        [yes] You are
       *[no] { $starter } is
    } first player.
event-freedoms-drawn = Besides one of each freedom there are: { $things }.
event-persons-dealt = { log-who } { $player-you ->
        [yes] are
       *[no] is
    } dealt { $secret ->
        [yes] { $cards }
       *[no] { $number ->
            [one] 1 person card
           *[other] { $number } person cards
        }
    }.
event-person-returned = { log-who } { $player-you ->
        [yes] return
       *[no] returns
    } { $secret ->
        [yes] { $card-the }
       *[no] a person card
    }.
event-round-start = Round { $round }: works must be worth { $minimum }. { $player-you ->
        [yes] You go first.
       *[no] { $player } goes first.
    }
event-auction-opened = { log-who } { $player-you ->
        [yes] open
       *[no] opens
    } the auction of { $item-one } at { $price }.
event-auction-declined = { log-who } { $player-you ->
        [yes] are
       *[no] is
    } out of the auction.
event-bid-raised = { log-who } { $player-you ->
        [yes] bid
       *[no] bids
    } { $amount } for { $item-the }.
event-bid-passed = { log-who } { $player-you ->
        [yes] pass
       *[no] passes
    }.
event-object-bought = { log-who } { $player-you ->
        [yes] buy
       *[no] buys
    } { $item-one } for { $free ->
        [yes] nothing: the Merchant pays
       *[no] { $price }
    }.
event-landscape-placed = { log-who } { $player-you ->
        [yes] place
       *[no] places
    } { $card-one } { joined-landscape-placed }.
joined-landscape-placed = on { $cells }{ log-gained }
event-jester-gained = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } a jester, { joined-jester-gained }.
joined-jester-gained = { log-ordinal }
event-builder-gained = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } a builder, { joined-builder-gained }.
joined-builder-gained = { log-ordinal }{ log-gained }
event-prestige-picked = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } a prestige card: { joined-prestige-picked }.
joined-prestige-picked = { log-seen }
event-person-recruited = { log-who } { $player-you ->
        [yes] recruit
       *[no] recruits
    } { $card-the } from { $victim-you ->
        [yes] you
       *[no] { $victim }
    }.
event-recruit-kept = { log-who } { $player-you ->
        [yes] keep
       *[no] keeps
    } the recruiting card.
event-phase-a-end = The auction is over.
event-a2-start = The characters are up for bidding; the Banker comes with { $pot }.
event-a2-bid = { log-who } { $player-you ->
        [yes] put your
       *[no] puts their
    } stone on { $character-the }, field { $field }.
event-a2-ousted = { log-who } { $player-you ->
        [yes] are outbid on { $character-the } and take your stone back.
       *[no] is outbid on { $character-the } and takes their stone back.
    }
event-a2-pass = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } no character this round.
event-character-bought = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } { $character-the } for { $price }{ $received ->
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
        } from { $character-the } for place { $position } on the score track
        [free] The { $character } pays for { $player-you ->
            [yes] you
           *[no] { $player }
        }
       *[card] { log-who } { $player-you ->
            [yes] look
           *[no] looks
        } into the { $pile } with { $character-the }
    }.
event-character-returned = { log-who } { $player-you ->
        [yes] return
       *[no] returns
    } { $character-the }.
event-turn-start = { $player-you ->
        [yes] Your turn
       *[no] { $player }'s turn
    }
event-turn-end = { log-who } { $player-you ->
        [yes] end your turn.
       *[no] ends their turn.
    }
event-work-completed = { log-who } { $player-you ->
        [yes] complete
       *[no] completes
    } a work with { $cards-the }, worth { $value } ({ $parts }), and { $player-you ->
        [yes] earn
       *[no] earns
    } { $income }.
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
    } { $card-one } on { $cells } for { $price ->
        [0] nothing
       *[other] { $price }
    }{ log-gained }.
event-person-taken = { log-who } { $player-you ->
        [yes] bring a person to your court
       *[no] brings a person to their court
    } for { $price }: { log-seen }.
event-bonus-taken = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } a bonus card for { $price }: { log-seen }.
event-freedom-introduced = { log-who } { $player-you ->
        [yes] introduce
       *[no] introduces
    } { $freedom-the } for { $price }.
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
    } to build { $tile-one } together with { $receiver-you ->
        [yes] you
       *[no] { $receiver }
    } on { $cells }: { log-deal } (offer { $number }).
event-joint-answer = { log-who } { $answer ->
        [accept] { $player-you ->
            [yes] agree
           *[no] agrees
        }
        [counter] { $player-you ->
            [yes] make
           *[no] makes
        } a counter-offer
       *[decline] { $player-you ->
            [yes] decline
           *[no] declines
        }
    }.
event-joint-built = { $active-you ->
        [yes] You and { $partner }
       *[no] { $partner-you ->
            [yes] { $active } and you
           *[no] { $active } and { $partner }
        }
    } build { $tile-one } together on { $cells }: { log-deal }, { $active-you ->
        [yes] you pay
       *[no] { $active } pays
    } the bank { $cost ->
        [0] nothing
       *[other] { $cost }
    }{ $gained ->
        [0] { "" }
        [one] { " " }(+1 point each)
       *[other] { " " }(+{ $gained } points each)
    }.
event-best-work = { $winners-count ->
        [0] Nobody completed a work.
       *[other] { $winners-you ->
            [yes] { $winners-count ->
                [one] You have
               *[other] You and { $winners-others } have
            }
           *[no] { $winners-count ->
                [one] { $winners-others } has
               *[other] { $winners-others } have
            }
        } the best work, worth { $value }{ log-gained }.
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
    } with { $card-the }.
event-game-end = The game is over.
event-scores = { $winners-you ->
        [yes] { $winners-count ->
            [one] You win with { log-points }.
           *[other] You share the victory with { $winners-others }, with { log-points } each.
        }
       *[no] { $winners-count ->
            [one] { $winners-others } wins with { log-points }.
           *[other] { $winners-others } share the victory with { log-points } each.
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
zone-open = Face-up cards
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
score-title = Final scores
score-rank = Place
score-player = Player
score-points = Points
score-money = Money
score-lines = Breakdown
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
why-no-person = You have no person in your hand.
why-minimum = No person in your hand reaches { $minimum }, even with your bonus cards.
why-work-short = Worth { $value } even with all your bonus cards; the minimum is { $minimum }.
why-work-missing = { $number } short: pick bonus cards
why-princess-short = It would be worth { $value } and must be worth { $minimum }.
why-no-room = There is no room left for a building that you do not have yet.
why-no-place = There is no place for { $thing-one }.
why-one-person = You have already brought a person to your court this turn.
why-one-freedom = You have already introduced a freedom this turn.
why-freedoms = There is no freedom left that you do not have yet.
why-pile = The pile is empty.
why-no-recruit = You have no recruiting card.
why-nobody = Nobody else has a face-up person.
why-have = You already have { $thing-the }.
why-none-left = No { $thing-within } is left.
why-bought = { $player } has bought here: each stack sells only one object per round.
why-none = There is none left.
why-price = It costs at least { $price }, and you cannot pay that.
why-builders = You already have three builders, the most you may have.
why-no-space = There is no room for it in your principality, and it has to be placed at once.
why-character-bought = Somebody has already bought this character this round.
why-higher = { $player } has bid { $number }; you would have to bid more.
why-stake = { $price } is more than you can pay: { $power }, points included.
why-covered = { $player-you ->
        [yes] Your { $thing-within } is on { $cell }.
       *[no] { $player }'s { $thing-within } is on { $cell }.
    }
why-touches = { $cell } touches { $player-you ->
        [yes] your { $thing-within }
       *[no] { $player }'s { $thing-within }
    }. { $distance }
why-distance = { $player-you ->
        [yes] { $builders ->
            [0] Without builders,
            [one] With 1 builder,
           *[other] With { $builders } builders,
        } buildings must keep their distance from each other and from the palace; with 2 they may touch.
       *[no] { $player } has { $builders ->
            [0] no builder
            [one] 1 builder
           *[other] { $builders } builders
        }: that part must keep its distance from other buildings and palaces; with 2 it may touch them.
    }
why-border =
    { $cell } is at the border. Building there alone takes 1 builder if nothing lies opposite, and 2 otherwise.
why-across =
    { $player }'s { $thing-within } lies straight across the border from { $cell }. With 1 builder you may build at a
    border only if nothing lies opposite; with 2 anywhere.
why-both-sides = A building of two players must lie on both sides of the border.

## Worth looking at again

stretch-auction = Auction
highlight-work = work
highlight-best = best work
highlight-together = built together
held-persons = People
held-bonus = Bonus cards
held-prestige = Prestige cards

# Why an answer is one that hardly anybody wants.
odd-no-points = You buy no points, and this is the last round: money is worth little now.

## What speaks for a move

hint-landscape = { $number ->
        [one] A person in your hand wants it: that work is worth 3 more.
       *[other] { $number } people in your hand want it: their works are worth 3 more each.
    }
hint-landscape-again = Another of a kind you already have: 3 points at once.
hint-landscape-idle = A landscape is worth 3 to every person who wants it, though none in your hand does.
hint-last = It is the last one: after it there is none for anybody.
hint-wanted = { $player } has no { $thing-within } yet, and in about { $share }% of the games that were tried a person who wants one.
hint-outbid = Otherwise { $player } gets { $thing-the } for { $amount }.
hint-outbid-first = Otherwise { $player }, who has none yet, gets { $thing-the } for { $amount }.
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
hint-object-recruit = Another player's person completes a second work, for you.
hint-object-landscape = The landscape that your people want most.
hint-bid = You would have { $left } left.
hint-pass = Above { $amount } it costs you more than it is worth; you keep your { $money }.
hint-work = The work is worth { $value }; { $minimum } is needed.
hint-work-best = The work is worth { $value }, more than any other in this round: that is 3 points more.
hint-build = Every building is 3 points, and raises the works of those who want it by 4.
hint-place-building = 3 points now, and { $number ->
        [one] a person in your hand wants it: 4 more.
       *[other] { $number } people in your hand want it: 4 more each.
    }
hint-place-points = 3 points now, though nobody in your hand wants it.
hint-place-landscape = Here it leaves the most room for buildings.
hint-freedom = { $number ->
        [0] Nobody in your hand wants it, but those to come may.
        [one] A person in your hand wants { $thing-the }: 3 more for that work.
       *[other] { $number } people in your hand want { $thing-the }: 3 more for each work.
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
        [0] You can still buy points later; { $left } wins auctions now.
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
hint-pick-bonus = It adds the most to the works that you can complete.
