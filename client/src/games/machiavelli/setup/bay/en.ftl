### Machiavelli at the door: what pages say before anything else of the game is loaded.

game-machiavelli = Citadels
pitch-machiavelli = Secret characters, costly districts, nobody to trust.
play-now-machiavelli = Deluxe, first game, 3 journeymen (normal)
character-machiavelli-easy = Still learning: likes to build, takes any character and names just anybody.
character-machiavelli-normal = Knows the court: guesses who you are and robs where it pays.
character-machiavelli-strong = Thinks ahead: works out who holds what and first plays the round out in its head.
character-machiavelli-master = Thinks ten times as long: tries hundreds of turns of events and gives nothing away.
with-machiavelli-deluxe = Deluxe
with-machiavelli-classic = the original game
with-machiavelli-dark-lands = with The Dark City
