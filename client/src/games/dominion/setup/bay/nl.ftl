### Dominion at the door: what pages say before anything else of the game is loaded.

game-dominion = Dominion
pitch-dominion = Koop kaart voor kaart een stapel die steeds beter draait.
play-now-dominion = Eerste spel, 1 gezel (normaal)
scene-gold = Goud
scene-cellar = Kelder
scene-village = Dorp
scene-witch = Heks
scene-province = Provincie
character-dominion-easy = Een zuinige spaarder: munt op munt, dan Provincies. Laat het koninkrijk links liggen.
character-dominion-normal = Kent de markt: neemt het beste van het koninkrijk en voelt het einde aankomen.
character-dominion-strong = Denkt vooruit: speelt de partij in het hoofd uit voor elke zet.
with-dominion-first-game = Eerste spel
with-dominion-big-money = Veel geld
with-dominion-interaction = Interactie
with-dominion-size-distortion = Vertekend beeld
with-dominion-village-square = Dorpsplein
with-dominion-random = willekeurig koninkrijk
with-dominion-draft = draft
with-dominion-custom = zelfgekozen koninkrijk
