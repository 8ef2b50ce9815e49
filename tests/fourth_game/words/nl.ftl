### Trionfi.

game-name = Trionfi
game-rules = De hoogste kaart van de kleur waarmee is uitgekomen neemt de slag. Wie de meeste slagen neemt, wint.

## Cards

card-coins-1 = 1 van munten
card-coins-2 = 2 van munten
card-coins-3 = 3 van munten
card-coins-4 = 4 van munten
card-coins-5 = 5 van munten
card-coins-6 = 6 van munten
card-cups-1 = 1 van bekers
card-cups-2 = 2 van bekers
card-cups-3 = 3 van bekers
card-cups-4 = 4 van bekers
card-cups-5 = 5 van bekers
card-cups-6 = 6 van bekers
card-swords-1 = 1 van zwaarden
card-swords-2 = 2 van zwaarden
card-swords-3 = 3 van zwaarden
card-swords-4 = 4 van zwaarden
card-swords-5 = 5 van zwaarden
card-swords-6 = 6 van zwaarden

## Questions and options

question-play-card = Speel een kaart.
waiting-play-card = { $player } speelt een kaart.
option-play = Speel { $card }
table-option-hand = Kaarten in de hand
    .short = kort, 3 kaarten
    .long = lang, 5 kaarten

## What happens

event-dealt = { $player-you ->
        [yes] Je deelt ieder { $number } kaarten en komt uit.
       *[no] Ieder krijgt { $number } kaarten; { $player } komt uit.
    }
event-card-played = { $player-you ->
        [yes] Je speelt { $card }.
       *[no] { $player } speelt { $card }.
    }
event-trick-taken = { $player-you ->
        [yes] Je neemt de slag: tot nu toe { $number }.
       *[no] { $player } neemt de slag: tot nu toe { $number }.
    }

## What lies there

zone-hand = Jouw hand
zone-cards = Kaarten
zone-trick = In het midden
zone-tricks = Slagen

## Bots

bot-miser = Vrek
bot-duke = Hertog
level-text-easy = Bewaart wat iets waard is: speelt altijd de laagste kaart.
level-text-normal = Neemt wat te halen valt, en niet duurder dan nodig.
