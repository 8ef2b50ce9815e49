### Machiavelli at the door: what pages say before anything else of the game is loaded.

game-machiavelli = Machiavelli
pitch-machiavelli = Secret characters, costly buildings, nobody to trust.
play-now-machiavelli = Deluxe, first game, 3 journeymen (normal)
character-machiavelli-easy = An eager builder: takes gold, builds the dearest house, harms nobody.
character-machiavelli-normal = Knows the court: guesses who you are and robs where it pays.
character-machiavelli-strong = Thinks ahead: plays the round out in its head before it chooses.
with-machiavelli-deluxe = Deluxe
with-machiavelli-classic = the original game
with-machiavelli-dark-lands = with De Donkere Landen
