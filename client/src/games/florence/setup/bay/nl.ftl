### De Vorsten van Florence at the door: what pages say before anything else of the game is loaded.

game-florence = De Vorsten van Florence
pitch-florence = Bied, bouw je vorstendom en haal grote geesten naar je hof.
play-now-florence = Basisspel, 2 gezellen (normaal)
scene-poet = Dichter
scene-painter = Schilder
character-florence-easy = Leert het vak nog: biedt te weinig of een keer te vaak en bouwt waar niemand om vroeg.
character-florence-normal = Kent zijn hof: biedt wat iets waard is, plant zijn werken en denkt aan de laatste ronde.
character-florence-strong = Denkt vooruit: speelt de ronden eerst in het hoofd uit en biedt dan pas.
character-florence-master = Weegt elk bod af tegen alles wat nog kan komen, en neemt daar de tijd voor.
with-florence-base = basisspel
with-florence-muse-princess = met Muze en Prinses
with-florence-cooperative = met gemeenschappelijk bouwen
