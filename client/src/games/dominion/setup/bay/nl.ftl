### Dominion at the door: what pages say before anything else of the game is loaded.

game-dominion = Dominion
pitch-dominion = Koop kaart voor kaart een stapel die steeds beter draait.
play-now-dominion = Eerste spel, 1 gezel (normaal)
scene-gold = Goud
scene-cellar = Kelder
scene-village = Dorp
scene-witch = Heks
scene-province = Provincie
character-dominion-easy = Leert het vak nog: koopt wat er mooi uitziet, vaak te veel, en weet niet wat eerst te spelen.
character-dominion-normal = Kent de markt: neemt het beste van het koninkrijk en voelt het einde aankomen.
character-dominion-strong = Heeft voor elk koninkrijk een plan en telt wie er wint voor de laatste stapel op is.
character-dominion-master = Speelt in gedachten duizenden partijen en heeft zo van beurt tot beurt een beter plan.
with-dominion-first-game = Eerste spel
with-dominion-big-money = Veel geld
with-dominion-interaction = Interactie
with-dominion-size-distortion = Vertekend beeld
with-dominion-village-square = Dorpsplein
with-dominion-random = willekeurig koninkrijk
with-dominion-draft = draft
with-dominion-custom = zelfgekozen koninkrijk
