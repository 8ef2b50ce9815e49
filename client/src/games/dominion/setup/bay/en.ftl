### Dominion at the door: what pages say before anything else of the game is loaded.

game-dominion = Dominion
pitch-dominion = Card by card, buy a deck that runs better and better.
play-now-dominion = First game, 1 journeyman (normal)
scene-gold = Gold
scene-cellar = Cellar
scene-village = Village
scene-witch = Witch
scene-province = Province
character-dominion-easy = Still learning: buys what looks nice, often too much of it, and forgets what to play first.
character-dominion-normal = Knows the market: takes the best of the kingdom and feels when the end is near.
character-dominion-strong = Has a plan for every kingdom, and counts who wins before the last pile is gone.
character-dominion-master = Plays thousands of games for this kingdom alone, and has a better plan from turn to turn.
with-dominion-first-game = First Game
with-dominion-big-money = Big Money
with-dominion-interaction = Interaction
with-dominion-size-distortion = Size Distortion
with-dominion-village-square = Village Square
with-dominion-random = random kingdom
with-dominion-draft = draft
with-dominion-custom = custom kingdom
