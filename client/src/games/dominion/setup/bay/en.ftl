### Dominion at the door: what pages say before anything else of the game is loaded.

game-dominion = Dominion
pitch-dominion = Card by card, buy a deck that runs better and better.
play-now-dominion = First game, 1 journeyman (normal)
scene-gold = Gold
scene-cellar = Cellar
scene-village = Village
scene-witch = Witch
scene-province = Province
character-dominion-easy = A careful saver: coin upon coin, then Provinces. Leaves the kingdom alone.
character-dominion-normal = Knows the market: takes the best of the kingdom and feels when the end is near.
character-dominion-strong = Thinks ahead: plays the game out in its head before it moves.
with-dominion-first-game = First Game
with-dominion-big-money = Big Money
with-dominion-interaction = Interaction
with-dominion-size-distortion = Size Distortion
with-dominion-village-square = Village Square
with-dominion-random = random kingdom
with-dominion-draft = draft
with-dominion-custom = a kingdom of their choice
