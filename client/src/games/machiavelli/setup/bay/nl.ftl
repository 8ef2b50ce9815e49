### Machiavelli at the door: what pages say before anything else of the game is loaded.

game-machiavelli = Machiavelli
pitch-machiavelli = Geheime karakters, dure gebouwen, niemand te vertrouwen.
play-now-machiavelli = Deluxe, eerste spel, 3 gezellen (normaal)
character-machiavelli-easy = Leert het vak nog: bouwt graag, neemt zomaar een karakter en noemt maar iemand.
character-machiavelli-normal = Kent het hof: raadt wie je bent en besteelt waar het loont.
character-machiavelli-strong = Denkt vooruit: beredeneert wie wat heeft en speelt de ronde eerst in het hoofd uit.
character-machiavelli-master = Denkt tien keer zo lang: probeert honderden wendingen uit en laat niets merken.
with-machiavelli-deluxe = Deluxe
with-machiavelli-classic = het oorspronkelijke spel
with-machiavelli-dark-lands = met De Donkere Landen
