### De Vorsten van Florence at the door: what pages say before anything else of the game is loaded.

game-florence = De Vorsten van Florence
pitch-florence = Bied, bouw je vorstendom en haal grote geesten naar je hof.
play-now-florence = Basisspel, 2 gezellen (normaal)
scene-poet = Dichter
scene-painter = Schilder
character-florence-easy = Een spaarzame rentmeester: biedt met mate, voltooit een werk zodra het mag.
character-florence-normal = Kent zijn hof: biedt wat iets waard is, plant zijn werken en denkt aan de laatste ronde.
character-florence-strong = Denkt vooruit: speelt de ronden in het hoofd uit voor het biedt.
with-florence-base = basisspel
with-florence-muse-princess = met Muze en Prinses
with-florence-cooperative = met gemeenschappelijk bouwen
