### Analysis of games that are over: what the page of the command and the browser say.

analysis = Analysis
analysis-of = Analysis: { $game }
analysis-players = { $players }. { $winners } won.

## How sure it is

analysis-how = A strong bot went through the game. It judged every choice by what its player could know at that moment, in { $worlds } imagined games, { $seconds } s of a processor.
analysis-unknown = What was hidden then was drawn at random, again and again. A chance says what comes of a position if everybody plays on as the bot does. Nobody is as sure as a number looks: what lies within its error is not called a mistake.
analysis-hurried = Time was short: some choices were tried in fewer games than usual, and another run may find something else.
analysis-partial = It was stopped after { $looked } of { $of } steps. What there is stays.
analysis-sure = give or take { $error }%
analysis-worlds = { $worlds ->
        [one] tried in 1 game
       *[other] tried in { $worlds } games
    }

## The course

analysis-chance = Chance to win
analysis-even = dashed: an even share, { $even }%
analysis-each = Each line is what that player could expect from what they knew; together they make 100%.
analysis-chart = Chart
analysis-table = Table
analysis-round = Round { $round }
analysis-before = Before the first round
analysis-end = End
analysis-percent = { $number }%

## Luck and skill

analysis-account = Luck and skill
analysis-own = own choices
analysis-luck = luck
analysis-others = the others
analysis-account-help = With the even share these three add up to the result. Own choices can only cost: what the bot would have done better. Luck is the deal, what was drawn in the own turns, and whether a character that was named was hit. The others are what they did, with their own luck.

# Where luck and the others come from. Each line adds up to what stands above; a stretch of the game is named after what happened in it.
analysis-sources = Where it came from
analysis-sources-help = Every turn is counted under what happened in it, so that nothing is left over. The chances before and after it are estimates: what lies within the margin may be no more than that.
analysis-source-deal = The deal, and who began
analysis-source-turns = Own turns in which nothing was drawn
analysis-source-others = What the others did and drew
analysis-source-draws = Drawn: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; { $fair } were to be expected of the draw pile
analysis-source-shuffles = Own turns with a shuffle: { $times }
analysis-source-calls = Characters named: { $made }, { $hit ->
        [0] none hit
        [one] 1 hit
       *[other] { $hit } hit
    }
analysis-source-cards = Cards drawn: { $cards }
analysis-source-draft = Characters dealt and chosen: { $chosen } out of { $offered }
analysis-source-hits = Hit by the others: { $times ->
        [one] 1 time
       *[other] { $times } times
    }
analysis-source-offers = Drawn to choose from: { $times ->
        [one] 1 time
       *[other] { $times } times
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
analysis-source-auctions = The auctions

## Turning points

analysis-turning = Turning points
analysis-turning-none = There was no single moment at which the chance changed much.
analysis-turning-own = { $choice }; better: { $better }
analysis-turning-luck = What came in the own turn
analysis-turning-others = The turn of { $player }
analysis-turning-all = What all chose
analysis-cause-own = own choice
analysis-cause-luck = luck
analysis-cause-others = the others

## Decisions

analysis-decisions = Decisions
analysis-judged = { $number ->
        [one] 1 choice, judged by what could be known then
       *[other] { $number } choices, judged by what could be known then
    }
analysis-mistakes = Mistakes
analysis-slips = Slips
analysis-fine = As the bot
analysis-grade-mistake = mistake
analysis-grade-slip = slip
analysis-grade-fine = as the bot
analysis-chosen = chosen
analysis-better = better was
analysis-why = Why: { $why }
analysis-later = Later it turned out: with all cards as they really lay, { $chosen }% against { $better }%. That does not count in the judgement.
analysis-none-shown = Nothing of this kind.

# What nobody could know at that moment: each line below stands in this list.
analysis-unknown-then = Not known then: { $unknown }.
analysis-unknown-hand = { $number ->
        [one] 1 card
       *[other] { $number } cards
    } in the hand of { $player }
analysis-unknown-order = { $number ->
        [one] which card came next
       *[other] the order of the own draw pile ({ $number } cards)
    }
analysis-unknown-orders = { $players-count ->
        [one] the draw pile of { $players }
       *[other] the draw piles of { $players }
    }
analysis-unknown-characters = who { $players } { $players-count ->
        [one] was
       *[other] were
    }
analysis-unknown-face-down = { $number ->
        [one] 1 character that lay face down
       *[other] { $number } characters that lay face down
    }
analysis-unknown-seal = which warrant had the seal
analysis-unknown-rose = which threat had the rose
analysis-unknown-deck = { $number ->
        [one] the last card of the deck
       *[other] the order of the deck ({ $number } cards)
    }
analysis-unknown-money = the money of { $players }
analysis-unknown-piles = { $number ->
        [one] the last card of the piles
       *[other] the order of the piles ({ $number } cards)
    }
analysis-all-fine = { $number ->
        [one] The only choice was the bot’s own or too close to tell.
       *[other] { $number } choices were the bot’s own or too close to tell.
    }

## The numbers of the games

analysis-numbers = Numbers
analysis-deck = Deck over time
analysis-deck-of = cards at the start of each round, and at the end
analysis-treasures = treasures
analysis-actions = actions
analysis-victories = victory cards
analysis-curses = curses
analysis-density = Coins in an average hand
analysis-density-help = 8 buy a Province
analysis-fates = Who was what, and who was hit
analysis-fate-murdered = murdered
analysis-fate-bewitched = bewitched
analysis-fate-robbed = robbed
analysis-fate-lost = lost a district
analysis-gold = Most gold in hand
analysis-gold-of = in each round
analysis-gold-others = the others on average
analysis-auctions = Prices and worth
analysis-auctions-of = florins, by the bot’s reckoning
analysis-paid = paid
analysis-worth = worth to the buyer
analysis-worth-range = { $least } to { $most }
analysis-too-much = paid too much
analysis-works = Works and minimums
analysis-minimum = minimum
analysis-best = best work of the round

## In the browser

analysis-button = Analyse this game
analysis-begin-help = A strong bot goes through the game: how the chances went, where the game turned, and what would have been better. It takes a few minutes, and is kept with the game.
analysis-loading = Looking for the analysis…
analysis-waiting = { $before ->
        [0] Yours is next.
        [one] 1 game is before yours.
       *[other] { $before } games are before yours.
    }
analysis-computing = The strong bot is going through the game.
analysis-computing-help = You can read along, or leave: it is kept with the game.
analysis-computing-record = You can read along. Keep this page open, or come back with the same file.
analysis-progress = { $done } of { $of } steps
analysis-left = { $minutes ->
        [0] less than a minute more
        [one] about a minute more
       *[other] about { $minutes } minutes more
    }
analysis-stop = Stop
analysis-stopped = The analysis was stopped. What there is stays.
analysis-go-on = Go on with it
analysis-done = The analysis is done.
analysis-failed = The analysis has failed. You can try again.
analysis-see = See this moment
analysis-whose = Whose decisions
analysis-filter = Which decisions
analysis-course = Course
analysis-headline-mistake = The costliest choice came in round { $round }: { $choice }.
analysis-headline-none = No clear mistake: it was played as the strong bot would.
analysis-summary = { $decisions ->
        [one] 1 choice
       *[other] { $decisions } choices
    }: { $fine } as the bot, { $slips ->
        [one] 1 slip
       *[other] { $slips } slips
    }, { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }.
analysis-not-yet = grey: not looked at yet
analysis-sureness = How sure is this?
