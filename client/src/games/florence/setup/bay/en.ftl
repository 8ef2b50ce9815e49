### De Vorsten van Florence at the door: what pages say before anything else of the game is loaded.

game-florence = The Princes of Florence
pitch-florence = Bid, build your principality and draw great minds to your court.
play-now-florence = Base game, 2 journeymen (normal)
scene-poet = Poet
scene-painter = Painter
character-florence-easy = A thrifty steward: bids with measure, completes a work as soon as it may.
character-florence-normal = Knows its court: bids what a thing is worth, plans its works and minds the last round.
character-florence-strong = Thinks ahead: plays the rounds out in its head before it bids.
with-florence-base = base game
with-florence-muse-princess = with Muse and Princess
with-florence-cooperative = with cooperative building
