### De Vorsten van Florence at the door: what pages say before anything else of the game is loaded.

game-florence = The Princes of Florence
pitch-florence = Bid, build your principality and draw great minds to your court.
play-now-florence = Base game, 2 journeymen (normal)
scene-poet = Poet
scene-painter = Painter
character-florence-easy = Still learning: bids too little or once too often, and builds what nobody at court asked for.
character-florence-normal = Knows its court: bids what a thing is worth, plans its works and keeps the end in mind.
character-florence-strong = Thinks ahead: plays the rounds out in its head before it bids.
character-florence-master = Weighs every bid against all that may still come, and takes its time for it.
with-florence-base = base game
with-florence-muse-princess = with Muse and Princess
with-florence-cooperative = with cooperative building
