### Machiavelli at the door: what pages say before anything else of the game is loaded.

game-machiavelli = Machiavelli
pitch-machiavelli = Geheime karakters, dure gebouwen, niemand te vertrouwen.
play-now-machiavelli = Deluxe, eerste spel, 3 gezellen (normaal)
character-machiavelli-easy = Een ijverige bouwer: neemt goud, bouwt het duurste huis, doet niemand kwaad.
character-machiavelli-normal = Kent het hof: raadt wie je bent en besteelt waar het loont.
character-machiavelli-strong = Denkt vooruit: speelt de ronde in het hoofd uit voor het kiest.
with-machiavelli-deluxe = Deluxe
with-machiavelli-classic = het oorspronkelijke spel
with-machiavelli-dark-lands = met De Donkere Landen
