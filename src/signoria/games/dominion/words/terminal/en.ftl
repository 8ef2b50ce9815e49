### Dominion in a terminal.

## Names of bots

bot-apprentice = Apprentice
bot-big-money = Big Money
bot-big-money-smithy = Big Money with Smithy
bot-house = House Bot
bot-strong = Master
bot-master = Grand Master
bot-big-money-duchies = Big Money with Duchies
bot-smithy = Smithy
bot-militia = Militia
bot-council-room = Council Room
bot-laboratory-militia-chapel = Laboratory, Militia, Chapel
bot-double-witch = Double Witch
bot-moneylender-witch = Moneylender and Witch
bot-workshop-gardens = Workshop and Gardens
bot-first-game-engine = First Game Engine

## The table

terminal-supply = Supply (cost, cards left):
terminal-trash = Trash: { $cards }.
terminal-opponent = { $player }: { $hand } in hand; draw pile: { $deck }; discard pile: { $discard }.
terminal-seen-hand = Seen in { $player }'s hand: { $cards }.
terminal-seen-top = Seen on { $player }'s draw pile: { $cards }.
terminal-own-piles = Your draw pile: { $deck }; discard pile: { $discard }.
terminal-own-top = On top of your draw pile: { $cards }.
terminal-counted-top = { $count }, { $card } on top
terminal-top = { $card } on top
terminal-play-area = In play: { $cards }.
terminal-revealed = Revealed by { $player }: { $cards }.
terminal-set-aside = Set aside: { $cards }.
terminal-selected = Chosen: { $cards }.
terminal-hand = Your hand: { $cards }.
terminal-no-cards = no cards
terminal-counters = { $you ->
        [yes] You have { $counters }.
       *[no] { $player } has { $counters }.
    }
terminal-pile = cost { $cost }, { $left } left
terminal-cost = cost { $cost }
terminal-card = { $card } ({ $types }, cost { $cost })

terminal-sheet-line = { $cards }: { $points }
terminal-sheet-cards = { $you ->
        [yes] Your cards: { $cards }.
       *[no] { $player }'s cards: { $cards }.
    }
