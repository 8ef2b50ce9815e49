### Machiavelli, in English Citadels: everything people read.
### The name of a card is that of Deluxe. A `.classic` name is that of the first print of the original game, a `.later` one that of its later print.
### A text that the older editions word differently has a variant that ends in `-classic`.

game-name = Machiavelli

## Basic districts

card-temple = Tempel
    .one = een Tempel
    .the = de Tempel
    .many = Tempels
    .text = Een religieus gebouw zonder functie.
card-church = Kerk
    .one = een Kerk
    .the = de Kerk
    .many = Kerken
    .text = Een religieus gebouw zonder functie.
card-monastery = Klooster
    .one = een Klooster
    .the = het Klooster
    .many = Kloosters
    .later = Abdij
    .one-later = een Abdij
    .the-later = de Abdij
    .many-later = Abdijen
    .text = Een religieus gebouw zonder functie.
card-cathedral = Kathedraal
    .one = een Kathedraal
    .the = de Kathedraal
    .many = Kathedralen
    .text = Een religieus gebouw zonder functie.
card-watchtower = Wachttoren
    .one = een Wachttoren
    .the = de Wachttoren
    .many = Wachttorens
    .text = Een militair gebouw zonder functie.
card-prison = Kerker
    .one = een Kerker
    .the = de Kerker
    .many = Kerkers
    .classic = Gevangenis
    .one-classic = een Gevangenis
    .the-classic = de Gevangenis
    .many-classic = Gevangenissen
    .later = Kerker
    .one-later = een Kerker
    .the-later = de Kerker
    .many-later = Kerkers
    .text = Een militair gebouw zonder functie.
card-barracks = Toernooiveld
    .one = een Toernooiveld
    .the = het Toernooiveld
    .many = Toernooivelden
    .text = Een militair gebouw zonder functie.
card-fortress = Vesting
    .one = een Vesting
    .the = de Vesting
    .many = Vestingen
    .classic = Burcht
    .one-classic = een Burcht
    .the-classic = de Burcht
    .many-classic = Burchten
    .later = Vesting
    .one-later = een Vesting
    .the-later = de Vesting
    .many-later = Vestingen
    .text = Een militair gebouw zonder functie.
card-manor = Landgoed
    .one = een Landgoed
    .the = het Landgoed
    .many = Landgoederen
    .later = Jachtslot
    .one-later = een Jachtslot
    .the-later = het Jachtslot
    .many-later = Jachtsloten
    .text = Een adellijk gebouw zonder functie.
card-castle = Kasteel
    .one = een Kasteel
    .the = het Kasteel
    .many = Kastelen
    .later = Slot
    .one-later = een Slot
    .the-later = het Slot
    .many-later = Sloten
    .text = Een adellijk gebouw zonder functie.
card-palace = Paleis
    .one = een Paleis
    .the = het Paleis
    .many = Paleizen
    .text = Een adellijk gebouw zonder functie.
card-tavern = Taverne
    .one = een Taverne
    .the = de Taverne
    .many = Tavernes
    .classic = Taveerne
    .one-classic = een Taveerne
    .the-classic = de Taveerne
    .many-classic = Taveernes
    .text = Een handelsgebouw zonder functie.
card-market = Markt
    .one = een Markt
    .the = de Markt
    .many = Markten
    .text = Een handelsgebouw zonder functie.
card-trading-post = Gildehuis
    .one = een Gildehuis
    .the = het Gildehuis
    .many = Gildehuizen
    .classic = Winkels
    .one-classic = Winkels
    .the-classic = de Winkels
    .many-classic = Winkels
    .later = Gildehuis
    .one-later = een Gildehuis
    .the-later = het Gildehuis
    .many-later = Gildehuizen
    .text = Een handelsgebouw zonder functie.
card-docks = Pakhuis
    .one = een Pakhuis
    .the = het Pakhuis
    .many = Pakhuizen
    .classic = Handelshuis
    .one-classic = een Handelshuis
    .the-classic = het Handelshuis
    .many-classic = Handelshuizen
    .text = Een handelsgebouw zonder functie.
card-harbor = Haven
    .one = een Haven
    .the = de Haven
    .many = Havens
    .text = Een handelsgebouw zonder functie.
card-town-hall = Raadhuis
    .one = een Raadhuis
    .the = het Raadhuis
    .many = Raadhuizen
    .text = Een handelsgebouw zonder functie.

## Unique districts

card-poor-house = Armenhuis
    .the = het Armenhuis
    .text = Heb je aan het einde van je beurt geen goud, dan krijg je 1 goud.
    .short = geen goud aan het eind: neem 1
    .ruling = Eerst de belasting, dan het Armenhuis, daarna pas wat de Alchemist terugkrijgt. Ben je vermoord of behekst, dan werkt het niet.
    .ruling-classic = Eerst de belasting, dan het Armenhuis, daarna pas wat de Alchemist terugkrijgt. Ook als het niets kost, telt het als je bouwwerk van deze beurt. Het werkt ook als je behekst bent of in het Hospitaal ligt, en voor de Heks na elk deel van haar beurt, tenzij jullie anders hebben afgesproken.
card-basilica = Basiliek
    .the = de Basiliek
    .text = Telt aan het eind 1 punt per gebouw in je stad met oneven kosten.
    .short = 1 punt per oneven prijs
    .ruling = Opwaarderen telt mee in de kosten. De Basiliek zelf kost 4 en telt dus alleen mee als hij opgewaardeerd is.
card-library = Bibliotheek
    .the = de Bibliotheek
    .text = Trek je kaarten als inkomen, dan houd je ze allemaal.
    .text-classic = Trek je kaarten als inkomen, dan mag je er 2 houden.
    .short = houd alles wat je trekt
    .short-classic = houd er 2 die je trekt
    .ruling = Alleen voor het gewone inkomen: wat je op een andere manier trekt, verandert er niet door.
card-capitol = Capitool
    .the = het Capitool
    .text = Telt aan het eind 3 punten als je ten minste 3 gebouwen van één soort hebt.
    .short = 3 punten voor 3 van één soort
    .ruling = Hoogstens één keer 3 punten, hoeveel soorten je ook drie keer hebt.
card-keep = Citadel
    .one = de Citadel
    .the = de Citadel
    .many = Citadellen
    .classic = Kerker
    .one-classic = een Kerker
    .the-classic = de Kerker
    .many-classic = Kerkers
    .later = Verdedigingstoren
    .one-later = een Verdedigingstoren
    .the-later = de Verdedigingstoren
    .many-later = Verdedigingstorens
    .text = Nummer 8 kan zijn eigenschap niet tegen dit gebouw gebruiken.
    .text-classic = De Condottiere kan dit gebouw niet vernietigen.
    .short = nummer 8 kan er niet aan
    .short-classic = veilig voor de Condottiere
    .ruling = Tegen een Wapenkamer, een offer of een Levende kanonskogel helpt het niet. Een Diplomaat mag zijn eigen Citadel weggeven.
    .ruling-classic = De Diplomaat mag het evenmin kiezen, tenzij jullie anders hebben afgesproken. Tegen een ontploffing helpt het niet. Er zijn er twee.
card-dragon-gate = Drakenpoort
    .the = de Drakenpoort
    .later = Drakenburcht
    .the-later = de Drakenburcht
    .text = Telt aan het eind 8 punten.
    .short = 8 punten aan het eind
    .ruling = Voor al het andere, zoals de prijs voor de Condottiere, kost hij 6.
card-factory = Fabriek
    .the = de Fabriek
    .text = Elk ander uniek gebouw bouw je voor 1 goud minder.
    .short = uniek bouwen: 1 goud minder
    .ruling = Alleen je prijs wordt lager: de kosten en de punten van het gebouw blijven gelijk. Je krijgt niets terug voor wat er al stond.
card-secret-vault = Geheime kamer
    .the = de Geheime kamer
    .text = Kun je niet bouwen. Heb je hem aan het eind in je hand, dan telt hij 3 punten.
    .short = in je hand: 3 punten
    .ruling = Hij is een gewone handkaart: je kunt hem afleggen, weggeven en kwijtraken, en hij telt mee voor de Kaartenkamer. Onder het Museum is hij maar 1 punt waard.
card-thieves-den = Gewelven
    .the = de Gewelven
    .text = Je mag de prijs geheel of gedeeltelijk met handkaarten betalen: 1 kaart voor 1 goud.
    .short = betaal ook met handkaarten
    .ruling = De kaarten worden gedekt afgelegd. Word je onteigend, dan krijg je alleen het goud terug; met alleen kaarten betaald kan het niet onteigend worden.
card-gold-mine = Goudmijn
    .the = de Goudmijn
    .text = Neem je goud als inkomen, dan krijg je er 1 meer.
    .short = 1 goud meer als inkomen
    .ruling = Andere inkomsten worden er niet hoger van.
card-great-wall = Grote muur
    .the = de Grote muur
    .text = Nummer 8 betaalt 1 goud meer om zijn eigenschap tegen een ander gebouw in je stad te gebruiken.
    .text-classic = De Condottiere betaalt 1 goud meer om een gebouw in je stad te vernietigen.
    .short = nummer 8 betaalt 1 meer
    .short-classic = Condottiere betaalt 1 meer
    .ruling = De muur zelf is niet beschermd, tenzij jullie anders hebben afgesproken. Het extra goud van een Diplomaat of Maarschalk krijg jij.
    .ruling-classic = Dat geldt ook voor de muur zelf. De Diplomaat heeft er geen last van.
card-ivory-tower = Ivoren toren
    .the = de Ivoren toren
    .text = Telt aan het eind 5 punten extra als hij het enige unieke gebouw in je stad is.
    .short = 5 punten als enige unieke
    .ruling = Een Spookstad die voor een andere soort telt, is niet uniek.
card-map-room = Kaartenkamer
    .the = de Kaartenkamer
    .classic = Casino
    .the-classic = het Casino
    .text = Telt aan het eind 1 punt per kaart in je hand.
    .short = 1 punt per handkaart
    .ruling = Kaarten onder het Museum zijn geen handkaarten.
card-laboratory = Laboratorium
    .the = het Laboratorium
    .text = Eén keer per beurt: leg een handkaart af en neem 2 goud.
    .text-classic = Eén keer per beurt: leg een handkaart af en neem 1 goud.
    .short = 1 kaart weg: 2 goud
    .short-classic = 1 kaart weg: 1 goud
card-monument = Monument
    .the = het Monument
    .text = Telt als 2 gebouwen voor een voltooide stad. Niet te bouwen als je al 5 gebouwen hebt.
    .short = telt als 2 gebouwen
    .ruling = Voor al het andere is het één gebouw. Een geruild Monument mag ook in een grotere stad komen.
card-museum = Museum
    .the = het Museum
    .text = Eén keer per beurt: leg een handkaart gedekt onder het Museum. Aan het eind telt elke kaart eronder 1 punt.
    .short = kaart eronder: 1 punt
    .ruling = De kaarten gaan mee als het Museum van eigenaar wisselt en worden afgelegd als het verdwijnt. De eigenaar mag ze bekijken; terug komen ze nooit.
card-park = Park
    .the = het Park
    .text = Heb je aan het einde van je beurt geen handkaarten, dan trek je 2 kaarten.
    .text-classic = Heb je aan het einde van je beurt geen handkaarten, dan mag je 2 kaarten trekken.
    .short = geen kaarten: trek er 2
    .ruling = Niet als je vermoord of behekst bent, en voor de Heks alleen als ze haar beurt voortzet.
    .ruling-classic = Ook als je behekst bent of in het Hospitaal ligt, en voor de Heks na elk deel van haar beurt, tenzij jullie anders hebben afgesproken.
card-imperial-treasury = Schatkamer
    .the = de Schatkamer
    .text = Telt aan het eind 1 punt per goud in je voorraad.
    .short = 1 punt per goud
    .ruling = Goud op gebouwen en fiches telt niet mee.
card-school-of-magic = School der Magie
    .the = de School der Magie
    .classic = School voor magiërs
    .the-classic = de School voor magiërs
    .text = Telt bij het inkomen per gebouw als een gebouw van de soort die jouw karakter beloont.
    .text-classic = Telt bij het inkomen per kleur als een gebouw van de kleur van jouw karakter.
    .short = telt mee bij elk inkomen
    .short-classic = telt mee bij elk inkomen
    .ruling = Voor al het andere is zij uniek.
card-smithy = Smederij
    .the = de Smederij
    .classic = Werkplaats
    .the-classic = de Werkplaats
    .later = Smederij
    .the-later = de Smederij
    .text = Eén keer per beurt: betaal 2 goud en trek 3 kaarten.
    .text-classic = Eén keer per beurt: betaal 3 goud en trek 2 kaarten.
    .short = 2 goud: trek 3 kaarten
    .short-classic = 3 goud: trek 2 kaarten
    .ruling = De Alchemist krijgt dit goud niet terug.
card-haunted-quarter = Spookstad
    .the = de Spookstad
    .classic = Hof der Wonderen
    .the-classic = het Hof der Wonderen
    .text = Telt bij de eindtelling als een soort naar keuze.
    .short = eindtelling: soort naar keuze
    .ruling = Eén soort voor alles: telt het voor een andere soort, dan is het niet uniek. Het spel kiest de soort die jou de meeste punten geeft.
card-necropolis = Stad der Doden
    .the = de Stad der Doden
    .text = In plaats van te betalen mag je een gebouw uit je stad vernietigen.
    .short = in ruil voor een gebouw
    .ruling = Zo gebouwd kan het niet onteigend worden en krijgt de Alchemist niets terug; belasting is er wel.
card-stables = Stallen
    .the = de Stallen
    .text = Tellen niet mee voor het aantal gebouwen dat je in een beurt mag bouwen.
    .short = telt niet als je bouw
    .ruling = De Kapitein mag ze niet bouwen.
card-statue = Standbeeld
    .the = het Standbeeld
    .text = Telt aan het eind 5 punten als je de kroon hebt.
    .short = 5 punten met de kroon
    .ruling = Het telt wie de kroon heeft nadat een vermoorde nummer 4 hem in de laatste ronde heeft geërfd.
card-quarry = Steengroeve
    .the = de Steengroeve
    .text = Je mag gebouwen bouwen met een naam die al in je stad staat.
    .text-classic = Elk gebouw kost jou 1 goud minder voor elk identiek gebouw dat al in je stad staat, maar ten minste 1.
    .short = identieke gebouwen mogen
    .short-classic = identieke kosten minder
    .ruling = Bij onteigenen, ruilen en veroveren helpt ze niet. Verdwijnt ze, dan blijven de identieke gebouwen staan.
    .ruling-classic = Spelen jullie zonder identieke gebouwen, dan mag jij ze toch bouwen, met korting.
card-framework = Stellage
    .the = de Stellage
    .text = In plaats van een gebouw te betalen mag je de Stellage vernietigen.
    .short = betaalt elk gebouw
    .ruling = Zo gebouwd kan het niet onteigend worden en krijgt de Alchemist niets terug; belasting is er wel.
card-observatory = Sterrenwacht
    .the = de Sterrenwacht
    .classic = Observatorium
    .the-classic = het Observatorium
    .text = Trek je kaarten als inkomen, dan trek je er 3 en houd je er 1.
    .short = trek 3, houd 1
    .ruling = Met de Bibliotheek erbij houd je ze alle 3.
    .ruling-classic = Met de Bibliotheek erbij mag je er 2 houden. Wat je niet houdt, gaat onder de trekstapel.
card-theater = Theater
    .the = het Theater
    .text = Nadat iedereen gekozen heeft, mag je een karakterkaart met een andere speler ruilen.
    .short = ruil een karakter
    .ruling = Je kiest zonder iets te zien en de ander kan niet weigeren. Heeft ieder twee karakters, dan kies je zelf wat je geeft en krijg je een willekeurige kaart terug.
card-armory = Wapenkamer
    .the = de Wapenkamer
    .classic = Kruittoren
    .the-classic = de Kruittoren
    .text = In je beurt: vernietig de Wapenkamer en een ander gebouw naar keuze.
    .text-classic = In je beurt: blaas hem op, samen met een gebouw van een andere speler.
    .short = vernietigt er een, en zichzelf
    .ruling = Kost niets. Citadel, Bisschop en Grote muur helpen er niet tegen, een voltooide stad wel. Is je eigen stad voltooid, dan kun je hem niet meer gebruiken, tenzij jullie anders hebben afgesproken.
    .ruling-classic = Kost niets. Prediker en Grote muur helpen er niet tegen, en een voltooide stad ook niet, tenzij jullie anders hebben afgesproken.
card-wishing-well = Wensput
    .the = de Wensput
    .text = Telt aan het eind 1 punt per uniek gebouw in je stad, zichzelf meegerekend.
    .text-classic = Telt aan het eind 1 punt per ander lila gebouw in je stad.
    .short = 1 punt per uniek gebouw
    .short-classic = 1 punt per ander lila
card-graveyard = Kerkhof
    .the = het Kerkhof
    .text = Vernietigt de Condottiere een gebouw, dan mag je 1 goud betalen en die kaart in je hand nemen.
    .short = koop terug wat vernietigd is
    .ruling = Niet als je zelf de Condottiere bent. Het Kerkhof kan zichzelf niet redden.
    .ruling-classic = Niet als je zelf de Condottiere bent. Het Kerkhof kan zichzelf niet redden. Doet de Diplomaat mee, dan werkt het het hele spel niet.
card-bell-tower = Klokkentoren
    .the = de Klokkentoren
    .text = Bouw je hem, dan beslis je of het spel één gebouw eerder eindigt.
    .text-classic = Bouw je hem, dan beslis je of het spel al met het 7e gebouw eindigt.
    .short = mag 1 eerder eindigen
    .short-classic = mag met het 7e eindigen
    .ruling = Het lagere aantal geldt voor iedereen en voor alles. Verdwijnt de toren, dan geldt weer het gewone aantal; wisselt hij van eigenaar, dan blijft de keuze staan.
card-throne-room = Troonzaal
    .the = de Troonzaal
    .text = Krijgt een andere speler de kroon, dan neem je 1 goud.
    .short = kroon verhuist: 1 goud
    .ruling = Houdt een speler de kroon die hij al had, dan krijg je niets.
card-university = Universiteit
    .the = de Universiteit
    .text = Telt aan het eind 8 punten.
    .short = 8 punten aan het eind
    .ruling = Voor al het andere, zoals de prijs voor de Condottiere, kost zij 6.
card-lighthouse = Vuurtoren
    .the = de Vuurtoren
    .text = Bouw je hem, dan mag je de hele gebouwenstapel bekijken en er een kaart uit nemen.
    .short = gebouwd: neem uit de stapel
    .ruling = Daarna wordt de stapel geschud. Alleen bouwen telt: ruilen of veroveren levert niets op.
card-hospital = Ziekenhuis
    .the = het Ziekenhuis
    .classic = Hospitaal
    .the-classic = het Hospitaal
    .text = Is je karakter vermoord, dan mag je toch inkomen nemen.
    .short = vermoord: toch inkomen
    .ruling = Verder niets: je laat je karakter zien, neemt goud of kaarten en je beurt is voorbij.
card-ballroom = Balzaal
    .the = de Balzaal
    .text = Heb jij de kroon, dan moet ieder ander die wordt opgeroepen antwoorden: “Dank u wel, Excellentie”. Wie dat vergeet, verliest zijn beurt.
    .short = kroon: men moet je danken
    .ruling = Een bestolen speler is zijn goud kwijt voordat hij antwoordt.

## Action cards

card-acrobat = Acrobate
    .one = een Acrobate
    .the = de Acrobate
    .many = Acrobates
    .text = Meldt nummer 4 zich niet, dan mag je de kroon nemen.
    .short = geen nummer 4: neem de kroon
    .ruling = Ook buiten je beurt; het is niet je actiekaart van deze beurt. Je houdt de kroon tot iemand hem met nummer 4 neemt of weggeeft.
card-circus-tent = Circustent
    .one = een Circustent
    .the = de Circustent
    .many = Circustenten
    .text = Leg hem in je stad: hij telt als gebouw, zonder kosten, soort en punten.
    .short = telt als een gebouw
    .ruling = Spelen is geen bouwen, maar de Kapitein mag het niet. Niets haalt een tent nog weg. Jullie kunnen anders afspreken.
card-director = Directeur
    .one = een Directeur
    .the = de Directeur
    .many = Directeurs
    .text = Je mag deze beurt 2 gebouwen meer bouwen.
    .short = bouw er 2 meer
    .ruling = Niet voor de Kapitein: die bouwt nooit.
card-ticket-wagon = Kassawagen
    .one = een Kassawagen
    .the = de Kassawagen
    .many = Kassawagens
    .text = Leg hem voor je neer. Elke andere speler mag er in zijn beurt 1 goud op leggen, 3 kaarten trekken en er 1 houden.
    .short = ander betaalt 1: trek 3, houd 1
    .ruling = In je eerste beurt van een volgende ronde neem je het goud en leg je de wagen af. Tot dan kan niemand het goud stelen.
card-human-cannonball = Levende kanonskogel
    .one = een Levende kanonskogel
    .the = de Levende kanonskogel
    .many = Levende kanonskogels
    .text = Vervang een gebouw in je stad door een duurder gebouw uit je hand; je betaalt het verschil.
    .short = vervang door een duurder
    .ruling = Telt niet voor het aantal gebouwen van je beurt, maar het is wel bouwen: met belasting en met kans op onteigening.
card-rasputin = Rasputin
    .one = Rasputin
    .the = Rasputin
    .many = Rasputins
    .text = Speel hem als je wordt opgeroepen: Moordenares, Heks, Magistraat, Dief en Chanteuse raken je deze beurt niet.
    .short = niets raakt je
    .ruling = Eén Rasputin houdt alles tegelijk tegen en is je actiekaart van deze beurt.
card-fortune-teller = Waarzegster
    .one = een Waarzegster
    .the = de Waarzegster
    .many = Waarzegsters
    .text = Bekijk de hand van een andere speler en neem er een kaart uit.
    .short = neem een kaart uit een hand
    .ruling = Wie gekeken heeft, moet een kaart nemen.

## Characters

character-assassin = Moordenares
    .the = de Moordenares
    .classic = Moordenaar
    .the-classic = de Moordenaar
    .text = Noem een ander karakter: het is vermoord en slaat zijn beurt over.
    .short = Noem een karakter: dat slaat zijn beurt over.
    .ruling = Je noemt een karakter, geen speler. Wie het heeft, zegt niets en laat niets zien.
character-witch = Heks
    .the = de Heks
    .text = Neem eerst inkomen en noem dan een ander karakter. Wordt dat opgeroepen, dan neemt die speler alleen zijn inkomen en speel jij verder alsof je dat karakter bent.
    .short = Noem een karakter: het heeft alleen inkomen en jij speelt zijn beurt.
    .ruling = Je speelt met je eigen goud, hand en stad. Heeft niemand het genoemde karakter, dan is je beurt voorbij. Een behekste Koning krijgt zelf de kroon. De actiekaart van je beurt mag je al spelen voordat je een karakter noemt.
    .ruling-classic = Je speelt met je eigen goud, hand en stad. Heeft niemand het genoemde karakter, dan is je beurt voorbij. Een behekste Koning krijgt zelf de kroon.
character-magistrate = Magistraat
    .the = de Magistraat
    .text = Leg de drie onteigeningen gedekt bij drie karakters. Wie die met het zegel heeft en voor een gebouw betaalt, kan dat eerste gebouw aan jou verliezen.
    .short = Onteigeningen bij drie karakters: het zegel pakt het eerste gebouw.
    .ruling = Jij bouwt het voor niets; de bouwer krijgt zijn goud terug, maar heeft wel gebouwd. Niet als de naam al in je stad staat.
character-thief = Dief
    .the = de Dief
    .text = Noem een ander karakter. Wordt het opgeroepen, dan neem je al het goud van die speler.
    .short = Noem een karakter: wordt het opgeroepen, dan krijg jij al zijn goud.
    .ruling = Niet nummer 1, niet het vermoorde en niet het behekste karakter. Wat die speler daarna krijgt, houdt hij.
character-spy = Spion
    .the = de Spion
    .text = Kies een andere speler en een soort en bekijk zijn hand. Per kaart van die soort krijg je 1 goud van hem en trek je een kaart.
    .short = Een speler en een soort: per kaart in zijn hand 1 goud en een kaart.
    .ruling = Heeft hij te weinig goud, dan trek je toch alle kaarten.
character-blackmailer = Chanteuse
    .the = de Chanteuse
    .text = Leg de twee dreigementen gedekt bij twee karakters. Een bedreigde speler neemt zijn inkomen en geeft jou dan de helft van zijn goud, of weigert. Weigert hij, dan mag je omdraaien: bij de roos is al zijn goud van jou.
    .short = Dreig bij twee karakters: de helft van hun goud, met de roos alles.
    .ruling = Niet bij nummer 1, het vermoorde of het behekste karakter. De helft wordt naar beneden afgerond; wie omkoopt, krijgt het dreigement niet te zien. Het tweede dreigement blijft, ook als de roos is getoond.
character-magician = Tovenares
    .the = de Tovenares
    .classic = Magiër
    .the-classic = de Magiër
    .text = Ruil je hele hand met die van een andere speler, of leg kaarten af en trek er evenveel.
    .short = Ruil je hand met een speler, of vervang kaarten uit de stapel.
    .ruling = Het een of het ander. Met een lege hand mag je ook ruilen.
character-wizard = Magiër
    .the = de Magiër
    .classic = Bezweerder
    .the-classic = de Bezweerder
    .text = Bekijk de hand van een andere speler en neem er een kaart uit. Je mag die meteen bouwen, buiten je gewone bouw om. Deze beurt mag je identieke gebouwen bouwen.
    .text-classic = Bekijk de hand van een andere speler en neem er een kaart uit. Je mag die meteen bouwen, buiten je gewone bouw om.
    .short = Neem een kaart uit een hand; je mag die extra bouwen.
    .ruling = Wie gekeken heeft, moet een kaart nemen. Meteen bouwen kost de gewone prijs en mag ook voor je inkomen.
character-seer = Zieneres
    .the = de Zieneres
    .text = Trek een kaart uit elke andere hand en geef elk van die spelers daarna een kaart terug. Je mag 2 gebouwen bouwen.
    .short = Neem uit elke hand een kaart en geef er een terug. Bouw er 2.
    .ruling = Wie geen kaarten had, geeft en krijgt niets. Je mag iemand zijn eigen kaart teruggeven.
character-king = Koning
    .the = de Koning
    .text = Neem 1 goud per adellijk gebouw in je stad. Neem in je beurt de kroon.
    .text-classic = Neem 1 goud per geel gebouw in je stad. Je krijgt meteen de kroon.
    .short = 1 goud per adellijk gebouw. Neem de kroon.
    .short-classic = 1 goud per geel gebouw. Je krijgt de kroon.
    .ruling = Ben je vermoord, dan krijg je de kroon aan het einde van de ronde. Ben je behekst, dan krijg je hem zelf.
    .ruling-classic = Ben je vermoord, dan krijg je de kroon aan het begin van de volgende ronde. Ben je behekst, dan krijg je hem zelf.
character-emperor = Keizer
    .the = de Keizer
    .classic = Intrigant
    .the-classic = de Intrigant
    .text = Neem 1 goud per adellijk gebouw in je stad. Geef in je beurt de kroon aan een andere speler en neem 1 goud of 1 kaart van hem.
    .text-classic = Neem 1 goud per geel gebouw in je stad. Word je opgeroepen, dan geef je de kroon aan een andere speler.
    .short = 1 goud per adellijk gebouw. Geef de kroon weg voor 1 goud of kaart.
    .short-classic = 1 goud per geel gebouw. Geef de kroon weg.
    .ruling = Niet aan jezelf en niet aan wie hem al heeft. Ben je vermoord, dan geef je hem aan het einde van de ronde weg en neem je niets.
    .ruling-classic = Niet aan jezelf en niet aan wie hem al heeft. Ben je vermoord, dan geef je hem aan het begin van de volgende ronde weg.
character-patrician = Patriciër
    .the = de Patriciër
    .text = Trek 1 kaart per adellijk gebouw in je stad. Neem in je beurt de kroon.
    .short = 1 kaart per adellijk gebouw. Neem de kroon.
    .ruling = Ben je vermoord, dan krijg je de kroon aan het einde van de ronde. Ben je behekst, dan krijg je hem zelf.
character-bishop = Bisschop
    .the = de Bisschop
    .classic = Prediker
    .the-classic = de Prediker
    .text = Neem 1 goud per religieus gebouw in je stad. Nummer 8 kan deze ronde niets tegen jouw stad doen.
    .text-classic = Neem 1 goud per blauw gebouw in je stad. De Condottiere kan deze ronde niets in jouw stad vernietigen.
    .short = 1 goud per religieus gebouw. Nummer 8 kan niets tegen jouw stad.
    .short-classic = 1 goud per blauw gebouw. De Condottiere kan niets tegen jouw stad.
    .ruling = Ben je vermoord, dan ben je niet beschermd. Ben je behekst, dan is de stad van de Heks beschermd.
    .ruling-classic = De Diplomaat kan ook niets uit jouw stad nemen. Ben je vermoord, dan ben je niet beschermd. Ben je behekst, dan is de stad van de Heks beschermd.
character-abbot = Aflaatprediker
    .the = de Aflaatprediker
    .text = Neem per religieus gebouw in je stad 1 goud of 1 kaart. Heeft een ander meer goud dan jij, dan geeft de rijkste je 1 goud.
    .text-classic = Neem 1 goud per blauw gebouw in je stad. De rijkste speler geeft je 1 goud.
    .short = 1 goud of kaart per religieus gebouw; 1 goud van de rijkste.
    .short-classic = 1 goud per blauw gebouw; 1 goud van de rijkste.
    .ruling = Zeg vooraf hoeveel goud en hoeveel kaarten je neemt. Zijn er meer even rijk, dan kies jij wie betaalt, uiterlijk aan het einde van je beurt; ben je dan zelf een van de rijksten, dan krijg je niets.
    .ruling-classic = Uiterlijk aan het einde van je beurt, voor het goud van je gebouwen. Zijn er meer even rijk of ben je zelf de rijkste, dan krijg je niets.
character-cardinal = Kardinaal
    .the = de Kardinaal
    .text = Trek 1 kaart per religieus gebouw in je stad. Kom je goud tekort voor een gebouw, neem het dan van één andere speler en geef hem per goud een handkaart.
    .short = 1 kaart per religieus gebouw. Ruil kaarten voor goud om te bouwen.
    .ruling = De ander kan niet weigeren. Je neemt precies wat je tekortkomt en bouwt meteen.
character-merchant = Koopvrouw
    .the = de Koopvrouw
    .classic = Koopman
    .the-classic = de Koopman
    .text = Neem 1 goud per handelsgebouw in je stad. Neem 1 goud extra.
    .text-classic = Neem 1 goud per groen gebouw in je stad. Neem 1 goud extra.
    .short = 1 goud per handelsgebouw, en 1 goud extra.
    .short-classic = 1 goud per groen gebouw, en 1 goud extra.
    .ruling = Het extra goud staat los van je inkomen.
character-alchemist = Alchemist
    .the = de Alchemist
    .text = Aan het einde van je beurt krijg je terug wat je voor het bouwen hebt betaald.
    .short = Je krijgt terug wat je voor bouwen betaalt.
    .ruling = Je moet het goud wel eerst hebben. Belasting en andere uitgaven krijg je niet terug.
character-trader = Koopman
    .the = de Koopman
    .text = Neem 1 goud per handelsgebouw in je stad. Je mag zoveel handelsgebouwen bouwen als je wilt, naast je gewone bouw.
    .short = 1 goud per handelsgebouw; bouw er zoveel je wilt.
    .ruling = De School der Magie telt alleen voor het inkomen als handelsgebouw.
character-architect = Bouwmeester
    .the = de Bouwmeester
    .text = Trek 2 kaarten extra. Je mag 3 gebouwen bouwen.
    .short = Trek 2 kaarten extra. Bouw tot 3 gebouwen.
    .ruling = Bibliotheek en Sterrenwacht veranderen niets aan deze kaarten.
    .ruling-classic = Gebouwen die je inkomen verbeteren, veranderen niets aan deze kaarten.
character-navigator = Kapitein
    .the = de Kapitein
    .classic = Veroveraar
    .the-classic = de Veroveraar
    .text = Neem 4 goud of trek 4 kaarten. Je mag niet bouwen.
    .text-classic = Na je inkomen neem je 4 goud of trek je 4 kaarten. Je mag niet bouwen.
    .short = 4 goud of 4 kaarten. Je mag niet bouwen.
    .ruling = Het is het een of het ander. Ook een Circustent mag je niet neerleggen. Je andere gebouwen mag je gewoon gebruiken.
    .ruling-classic = Het is het een of het ander. Je andere gebouwen mag je gewoon gebruiken.
character-scholar = Geleerde
    .the = de Geleerde
    .text = Trek 7 kaarten, houd er 1 en schud de rest terug. Je mag 2 gebouwen bouwen.
    .short = Trek 7 kaarten en houd er 1. Bouw tot 2 gebouwen.
    .ruling = De hele gebouwenstapel wordt geschud.
character-warlord = Condottiere
    .the = de Condottiere
    .text = Neem 1 goud per militair gebouw in je stad. Vernietig een gebouw voor 1 goud minder dan het kost.
    .text-classic = Neem 1 goud per rood gebouw in je stad. Vernietig een gebouw van een andere speler voor 1 goud minder dan het kost.
    .short = 1 goud per militair gebouw. Vernietig er een voor 1 minder dan de prijs.
    .short-classic = 1 goud per rood gebouw. Vernietig er een voor 1 minder dan de prijs.
    .ruling = Niet in een voltooide stad, ook niet in je eigen. Zilveren munten maken het niet duurder, opwaarderen wel.
    .ruling-classic = Niet in een voltooide stad. Zilveren munten en kortingen veranderen de prijs niet, opwaarderen wel.
character-diplomat = Diplomaat
    .the = de Diplomaat
    .text = Neem 1 goud per militair gebouw in je stad. Ruil een gebouw uit je stad met een gebouw van een ander en betaal hem het verschil.
    .text-classic = Neem 1 goud per rood gebouw in je stad. Ruil een gebouw uit je stad met een gebouw van een ander en betaal hem het verschil.
    .short = 1 goud per militair gebouw. Ruil een gebouw.
    .short-classic = 1 goud per rood gebouw. Ruil een gebouw.
    .ruling = Niet uit een voltooide stad en niet als iemand daardoor twee gebouwen met dezelfde naam krijgt. Is jouw gebouw duurder, dan krijg je niets terug.
    .ruling-classic = Is jouw gebouw duurder, dan krijg je niets terug. Ruilen is geen bouwen.
character-marshal = Maarschalk
    .the = de Maarschalk
    .text = Neem 1 goud per militair gebouw in je stad. Verover een gebouw dat hoogstens 3 kost uit een andere stad en betaal de kosten aan de eigenaar.
    .short = 1 goud per militair gebouw. Verover er een van hoogstens 3.
    .ruling = Niet uit een voltooide stad en geen naam die je al hebt. Opwaarderen telt mee in de kosten.
character-queen = Koningin
    .the = de Koningin
    .text = Neem 3 goud als je naast de speler met nummer 4 zit.
    .text-classic = Je krijgt 3 goud als je naast de speler met de kroon zit.
    .short = 3 goud als je naast nummer 4 zit.
    .short-classic = 3 goud als je naast de kroon zit.
    .ruling = Is nummer 4 vermoord, dan krijg je het goud aan het einde van de ronde, als hij zich laat zien.
    .ruling-classic = Het telt wie de kroon heeft als jij wordt opgeroepen. Heb je hem zelf, dan krijg je niets.
character-artist = Kunstenares
    .the = de Kunstenares
    .classic = Kunstenaar
    .the-classic = de Kunstenaar
    .text = Waardeer 1 of 2 gebouwen op in je stad: leg er 1 goud op. Ze kosten voortaan 1 meer en zijn 1 punt meer waard.
    .short = Waardeer 1 of 2 gebouwen op: 1 goud erop, 1 punt meer.
    .ruling = Elk gebouw één keer per spel, tenzij jullie anders hebben afgesproken. Het goud is van niemand en verhuist met het gebouw mee.
    .ruling-classic = Elk gebouw één keer per spel. Het goud is van niemand en verhuist met het gebouw mee.
character-tax-collector = Belastinginner
    .the = de Belastinginner
    .text = Wie een gebouw bouwt, legt 1 goud op jouw karaktertegel. In je beurt neem je al dat goud.
    .text-classic = Deze ronde betaalt ieder ander die bouwt jou 1 goud.
    .short = Neem het goud dat bouwers op jou leggen.
    .short-classic = Ieder ander die bouwt, betaalt jou 1 goud.
    .ruling = De belasting geldt elke ronde, ook als niemand jou heeft gekozen. Wie geen goud meer heeft, betaalt niets; zelf betaal je niet in deze beurt.
    .ruling-classic = Hoogstens 1 goud per speler, aan het einde van zijn beurt. Alleen als je bent omgedraaid; wie geen goud heeft, betaalt niets.

## Types of districts

type-religious = Religieus
    .classic = Blauw
type-military = Militair
    .classic = Rood
type-noble = Adellijk
    .classic = Geel
type-trade = Handel
    .classic = Groen
type-unique = Uniek
    .classic = Lila
districts-religious = religieuze gebouwen
    .classic = blauwe gebouwen
districts-military = militaire gebouwen
    .classic = rode gebouwen
districts-noble = adellijke gebouwen
    .classic = gele gebouwen
districts-trade = handelsgebouwen
    .classic = groene gebouwen
districts-unique = unieke gebouwen
    .classic = lila gebouwen
cards-religious = { $number ->
        [one] 1 religieuze kaart
       *[other] { $number } religieuze kaarten
    }
    .classic = { $number ->
        [one] 1 blauwe kaart
       *[other] { $number } blauwe kaarten
    }
cards-military = { $number ->
        [one] 1 militaire kaart
       *[other] { $number } militaire kaarten
    }
    .classic = { $number ->
        [one] 1 rode kaart
       *[other] { $number } rode kaarten
    }
cards-noble = { $number ->
        [one] 1 adellijke kaart
       *[other] { $number } adellijke kaarten
    }
    .classic = { $number ->
        [one] 1 gele kaart
       *[other] { $number } gele kaarten
    }
cards-trade = { $number ->
        [one] 1 handelskaart
       *[other] { $number } handelskaarten
    }
    .classic = { $number ->
        [one] 1 groene kaart
       *[other] { $number } groene kaarten
    }
cards-unique = { $number ->
        [one] 1 unieke kaart
       *[other] { $number } unieke kaarten
    }
    .classic = { $number ->
        [one] 1 lila kaart
       *[other] { $number } lila kaarten
    }

## Editions and recommended games

edition-deluxe = Machiavelli Deluxe
    .text = 27 karakters, 36 unieke gebouwen en actiekaarten, voor 2 tot 8 spelers.
edition-classic = Machiavelli, het oorspronkelijke spel
    .text = Acht karakters en 65 gebouwen, voor 2 tot 7 spelers.
edition-dark-lands = Machiavelli met De Donkere Landen
    .text = Tien karakters en vijftien gebouwen erbij, voor 2 tot 8 spelers.
preset-first-game = Eerste spel
    .text = De bekende acht karakters, met gebouwen die je snel onder de knie hebt.
preset-ambitious-aristocrats = Ambitieuze aristocraten
    .text = Veel bouwen, en anderen die er met je gebouwen vandoor gaan.
preset-cunning-agents = Sluwe agenten
    .text = Hekserij, dreigementen en belasting: wie weet wat de ander van plan is?
preset-illustrious-emissaries = Illustere gezanten
    .text = Spionnen en zieneressen: geen hand blijft lang geheim.
preset-devious-dignitaries = Kronkelende hoogwaardigheidsbekleders
    .text = Onteigeningen en dreigementen, tot geen karakter nog veilig is.
preset-tenacious-delegates = Hardnekkige gedelegeerden
    .text = Kaarten genoeg, en punten voor wie vooruitdenkt.
preset-vicious-nobles = Kwaadaardige edellieden
    .text = Hard tegen hard, met moord, diefstal en vernietiging.
preset-original = Oorspronkelijk
    .text = Alleen de karakters en unieke gebouwen van het eerste spel.
preset-custom = Zelf kiezen
    .text = Stel karakters en unieke gebouwen zelf samen.
preset-random = Willekeurig
    .text = Willekeurige karakters en unieke gebouwen.
preset-base-artist = Basis met Kunstenaar
    .text = De acht karakters van het oorspronkelijke spel, met de Kunstenaar als negende.
preset-base-queen = Basis met Koningin
    .text = De acht karakters van het oorspronkelijke spel, met de Koningin als negende; vanaf 5 spelers.
preset-all-new = Allemaal nieuw
    .text = Alleen de karakters van De Donkere Landen.

## Table options

table-option-edition = Editie
    .text = Welke uitgave van Machiavelli je speelt.
    .deluxe = { edition-deluxe }
    .classic = { edition-classic }
    .dark-lands = { edition-dark-lands }
table-option-preset = Samenstelling
    .text = Met welke karakters en unieke gebouwen je speelt.
    .first-game = { preset-first-game }
    .ambitious-aristocrats = { preset-ambitious-aristocrats }
    .cunning-agents = { preset-cunning-agents }
    .illustrious-emissaries = { preset-illustrious-emissaries }
    .devious-dignitaries = { preset-devious-dignitaries }
    .tenacious-delegates = { preset-tenacious-delegates }
    .vicious-nobles = { preset-vicious-nobles }
    .original = { preset-original }
    .custom = { preset-custom }
    .random = { preset-random }
table-option-characters = Karakters
    .text = De karakters die je zelf hebt gekozen, één van elk nummer.
table-option-uniques = Unieke gebouwen
    .text = De veertien unieke gebouwen die je zelf hebt gekozen.
table-option-ninth-character = Negende karakter
    .text = Of er met 4 tot 7 spelers een karakter met nummer 9 meedoet.
    .off = Zonder: 8 karakters
    .on = Met: 9 karakters
table-option-emperor-replacement = In plaats van de Keizer
    .text = Wie met 2 spelers de Keizer vervangt.
    .king = Koning
    .patrician = Patriciër
table-option-queen-replacement = In plaats van de Koningin
    .text = Wie met 3 of 4 spelers de Koningin vervangt.
    .artist = Kunstenares
    .tax-collector = Belastinginner
table-option-added-rank-9 = Nummer 9 in het eerste spel
    .text = Wie erbij komt als het eerste spel met 9 karakters wordt gespeeld.
    .artist = Kunstenares
    .tax-collector = Belastinginner
    .queen = Koningin
table-option-action-cards = Actiekaarten
    .text = Of de 15 actiekaarten meedoen.
    .off = Zonder
    .on = Met
table-option-action-cards-in-opening-hand = Actiekaarten in de starthand
    .text = Of je al bij het begin een actiekaart kunt krijgen.
    .no = Nee: ze komen er na het uitdelen bij
    .yes = Ja: ze worden meegedeeld
table-option-acrobat-heir = Acrobate en erfenis
    .text = Wie de kroon krijgt als de Acrobate is gespeeld en nummer 4 vermoord is.
    .acrobat-keeps = Wie de Acrobate speelde, houdt hem
    .heir-inherits = De vermoorde nummer 4 erft hem
table-option-ticket-wagon-gold = Goud op de Kassawagen
    .text = Wie het goud krijgt dat op een Kassawagen ligt.
    .owner = De eigenaar
    .bank = De bank
table-option-tent-is-building = Circustent spelen
    .text = Of een Circustent neerleggen bouwen is: wie niet mag bouwen, kan het dan niet, en er komt belasting bij.
    .navigator = Alleen voor de Kapitein: die mag het niet
    .no = Geen bouwen
    .yes = Wel bouwen
table-option-tent-removable = Circustent weghalen
    .text = Of een Circustent nog uit een stad kan verdwijnen.
    .no = Nee, hij blijft staan
    .yes = Ja
table-option-great-wall-scope = Grote muur
    .text = Of de Grote muur ook zichzelf beschermt.
    .others-only = Alleen de andere gebouwen
    .whole-city = De hele stad
table-option-beautify-limit = Opwaarderen
    .text = Hoe vaak een gebouw opgewaardeerd mag worden.
    .once = Eén keer per spel
    .unlimited = Zo vaak je wilt
table-option-abbot-school = Aflaatprediker en School der Magie
    .text = Wat de School der Magie de Aflaatprediker oplevert.
    .either = 1 goud of 1 kaart
    .both = 1 goud en 1 kaart
table-option-free-build-limit = Bouwen zonder te betalen
    .text = Of een gebouw dat je met de Stellage of een offer bouwt, meetelt voor het aantal van je beurt.
    .counts = Telt mee
    .free = Telt niet mee
table-option-witch-action-cards = Actiekaart van de Heks
    .text = Of de Heks haar actiekaart al mag spelen voordat zij een karakter noemt.
    .before-naming = Ja, na haar inkomen
    .when-resumed = Nee, pas als zij haar beurt voortzet
table-option-armory-own-city = Wapenkamer in een voltooide stad
    .text = Of de Wapenkamer nog te gebruiken is als de eigen stad voltooid is.
    .not-complete = Nee, ook zij staat dan veilig
    .also-complete = Ja, tegen een andere stad
table-option-unclaimed = Niet genomen inkomsten
    .text = Wat er gebeurt met goud en kaarten die je niet hoeft te nemen, als je je beurt beëindigt zonder ze genomen te hebben.
    .asked = Je wordt het gevraagd
    .taken = Je krijgt ze vanzelf
table-option-second-threat = Het tweede dreigement
    .text = Of het tweede dreigement blijft liggen als de roos is getoond.
    .stays = Het blijft
    .goes = Het verdwijnt
table-option-tithe = Het goud van de rijkste
    .text = Of de rijkste speler de Aflaatprediker 1 goud moet geven, ook als die er aan het einde van zijn beurt niet om heeft gevraagd.
    .must = Moet
    .may = Alleen op verzoek
table-option-first-king = Wie begint met de kroon
    .text = Wie het spel met de kroon begint.
    .random = Door loting
    .chosen = Aangewezen
table-option-first-king-seat = Stoel met de kroon
    .text = De stoel die met de kroon begint, als die wordt aangewezen.
table-option-duplicate-districts = Identieke gebouwen
    .text = Of er twee identieke gebouwen in één stad mogen staan.
    .allowed = Toegestaan
    .forbidden = Verboden
table-option-face-down-card = Eerste gedekte karakter
    .text = Of de speler met de kroon het karakter ziet dat als eerste gedekt wordt weggelegd.
    .king-looks = Die kijkt
    .nobody-looks = Niemand kijkt
table-option-dutch-names = Nederlandse namen
    .text = Welke namen van gebouwen je in het Nederlands leest.
    .first-print = Eerste druk
    .later-print = Latere druk
table-option-character-count = Aantal karakters
    .text = Met hoeveel karakters je met 4 tot 7 spelers speelt.
    .auto = Zoals gebruikelijk: 9 waar het kan
    .value-8 = 8 karakters
    .value-9 = 9 karakters
table-option-character-set = Karakters
    .text = Welke karakters meedoen.
    .random = { preset-random }
    .custom = { preset-custom }
    .base-artist = { preset-base-artist }
    .base-queen = { preset-base-queen }
    .all-new = { preset-all-new }
table-option-dl-districts = Gebouwen van De Donkere Landen
    .text = Welke van de vijftien gebouwen worden meegeschud.
    .random = Een willekeurig aantal
    .custom = Zelf kiezen
    .all = Alle vijftien
    .none = Geen
table-option-dl-district-count = Aantal gebouwen
    .text = Hoeveel gebouwen van De Donkere Landen het lot kiest.
table-option-dl-district-list = Gekozen gebouwen
    .text = De gebouwen van De Donkere Landen die je zelf hebt gekozen.
table-option-dl-replace-lilac = Lila gebouwen vervangen
    .text = Of er voor elk gebouw van De Donkere Landen een lila gebouw uit het spel gaat.
    .auto = Alleen vanaf 4 nieuwe gebouwen
    .yes = Ja
    .no = Nee
table-option-dl-lilac-removed = Welke lila gebouwen eruit gaan
    .text = Hoe bepaald wordt welke lila gebouwen plaatsmaken.
    .random = Door loting
    .custom = Zelf kiezen
table-option-dl-lilac-list = Weggelaten lila gebouwen
    .text = De lila gebouwen die je zelf uit het spel hebt gehaald.
table-option-poor-house-cost = Kosten van het Armenhuis
    .text = Op de kaart staat 0; bedoeld was 5.
    .value-0 = 0, zoals gedrukt
    .value-5 = 5, zoals bedoeld
table-option-completed-city-immunity = Voltooide steden
    .text = Tegen wie een voltooide stad beschermd is.
    .warlord-only = Alleen tegen de Condottiere
    .full = Tegen Condottiere, Diplomaat en Kruittoren
table-option-short-turns = Armenhuis en Park na een korte beurt
    .text = Of ze ook werken als de beurt maar uit een inkomen bestond: van de Heks, van wie behekst is of in het Hospitaal.
    .end-effects = Ja, ook dat is een beurt
    .income-only = Nee, alleen het inkomen
table-option-diplomat-forbidden-kind = Verboden voor de Diplomaat
    .text = Welk gebouw de Diplomaat niet van een ander mag kiezen.
    .keep = De lila toren die ook de Condottiere niet mag vernietigen
    .watchtower = De Wachttoren
table-option-queen-killed = Vermoorde Koningin
    .text = Of een vermoorde Koningin naast de kroon haar 3 goud toch krijgt.
    .paid = Zij krijgt het
    .unpaid = Zij krijgt niets

## What a table answers for whoever wants that

preference-take-what-is-mine = Neem aan het einde van mijn beurt wat van mij is

## Questions to the player who is asked

question-choose-character = Kies een karakter.
question-put-down-character = Leg een karakter gedekt af.
question-theater = { $card }: wil je een karakter met iemand ruilen?
question-theater-card = { $card }: welk van je karakters geef je weg?
question-rasputin = Je wordt belaagd. Speel je Rasputin?
question-hospital = { $card }: { $character-the } is vermoord. Neem je inkomen als dat karakter van jou is?
question-acrobat = Nummer 4 meldt zich niet. Neem je met de Acrobate de kroon?
question-answer-call = Je bent opgeroepen. Wat antwoord je?
question-turn-action = { $has-character ->
        [yes] Je bent aan de beurt als { $character }. Wat doe je?
       *[no] Je bent aan de beurt. Wat doe je?
    }
question-income = Neem je inkomen: goud of kaarten?
question-keep-card = Je trok { $cards }. Welke kaart houd je?
question-pay-with-cards = { $card }: met welke kaarten betaal je? De rest betaal je in goud.
question-sacrifice = { $card }: welk gebouw uit je stad offer je op?
question-loan = Je komt { $gold } goud tekort. Van wie neem je het?
question-loan-cards = Kies een handkaart voor { $owner }, in ruil voor 1 goud.
question-name-character = { $purpose ->
        [murder] Welk karakter vermoord je?
        [rob] Welk karakter besteel je?
        [bewitch] Welk karakter beheks je?
       *[other] Welk karakter noem je?
    }
question-place-warrants = Bij welke karakters leg je de onteigeningen? Het zegel eerst.
question-turn-warrant = { $owner } bouwt { $district-one }. Draai je de onteigening om?
question-place-threats = Bij welke karakters leg je de dreigementen? De roos eerst.
question-bribe = Je wordt bedreigd. Koop je { $owner } om met { $gold } goud?
question-turn-threat = { $owner } betaalt niet. Draai je het dreigement om?
question-spy = Wie bespioneer je, en welke soort noem je?
question-magic-target = Met wie ruil je van hand?
question-magic = Kies de kaarten die je vervangt.
question-peek = Wiens hand bekijk je?
question-peek-take = De hand van { $owner }: { $cards }. Welke kaart neem je?
question-peek-place = Neem je { $cards } in je hand, of bouw je die kaart meteen?
question-seer-give = Welke kaart geef je aan { $owner }?
question-give-crown = Aan wie geef je de kroon?
question-emperor-take = Wat neem je van { $owner }?
question-abbot-split = Hoeveel kaarten trek je? Voor de rest neem je goud.
question-abbot-payer = Van wie krijg je 1 goud?
question-navigator = Neem je 4 goud of 4 kaarten?
question-destroy = Welk gebouw vernietig je?
question-graveyard = { $card }: { $district-the } is vernietigd. Betaal je 1 goud om de kaart in je hand te nemen?
question-exchange = Welk gebouw wil je hebben?
question-exchange-give = Welk gebouw geef je voor { $district-the }?
question-seize = Welk gebouw verover je?
question-beautify = Welk gebouw waardeer je op?
question-laboratory = { $card }: welke kaart leg je af?
question-museum = { $card }: welke kaart leg je eronder?
question-armory = { $card }: welk gebouw gaat mee de lucht in?
question-bell-tower = { $card }: eindigt het spel één gebouw eerder?
question-lighthouse = { $card }: doorzoek je de stapel?
question-lighthouse-take = { $card }: welke kaart neem je?
question-park-draw = { $card }: trek je 2 kaarten?
question-overbuild = Welk gebouw vervang je?
question-overbuild-with = Welk gebouw komt er in de plaats van { $district-the }?
question-unclaimed = Je mag nog { $gains } nemen. Doe je dat?

## The same questions, for those who wait

waiting-choose-character = { $player } kiest een karakter.
waiting-put-down-character = { $player } legt een karakter af.
waiting-theater = { $card }: { $player } beslist of er een karakter wordt geruild.
waiting-theater-card = { $card }: { $player } kiest een karakter om weg te geven.
waiting-rasputin = { $player } beslist over een actiekaart.
waiting-hospital = { $card }: { $player } denkt na.
waiting-acrobat = { $player } beslist over een actiekaart.
waiting-answer-call = { $player } is opgeroepen.
waiting-turn-action = { $has-character ->
        [yes] { $player } is aan de beurt als { $character }.
       *[no] { $player } is aan de beurt.
    }
waiting-income = { $player } neemt inkomen.
waiting-keep-card = { $player } bekijkt getrokken kaarten.
waiting-pay-with-cards = { $card }: { $player } kiest hoe er betaald wordt.
waiting-sacrifice = { $card }: { $player } kiest een gebouw om te offeren.
waiting-loan = { $player } kiest van wie het goud komt.
waiting-loan-cards = { $player } kiest handkaarten voor { $owner }.
waiting-name-character = { $purpose ->
        [murder] { $player } kiest een slachtoffer voor moord.
        [rob] { $player } kiest een slachtoffer voor diefstal.
        [bewitch] { $player } kiest een karakter om te beheksen.
       *[other] { $player } noemt een karakter.
    }
waiting-place-warrants = { $player } verdeelt de onteigeningen.
waiting-turn-warrant = { $player } beslist over een onteigening.
waiting-place-threats = { $player } verdeelt de dreigementen.
waiting-bribe = { $player } wordt bedreigd en beslist over omkopen.
waiting-turn-threat = { $player } beslist over een dreigement.
waiting-spy = { $player } kiest wie er bespioneerd wordt.
waiting-magic-target = { $player } kiest met wie er van hand geruild wordt.
waiting-magic = { $player } kiest handkaarten om te vervangen.
waiting-peek = { $player } kiest wiens hand bekeken wordt.
waiting-peek-take = { $player } bekijkt de hand van { $owner }.
waiting-peek-place = { $player } beslist wat er met de genomen kaart gebeurt.
waiting-seer-give = { $player } kiest een kaart voor { $owner }.
waiting-give-crown = { $player } beslist wie de kroon krijgt.
waiting-emperor-take = { $player } kiest wat { $owner } moet geven.
waiting-abbot-split = { $player } verdeelt inkomen over goud en kaarten.
waiting-abbot-payer = { $player } kiest wie er 1 goud betaalt.
waiting-navigator = { $player } kiest tussen goud en kaarten.
waiting-destroy = { $player } kiest een gebouw om te vernietigen.
waiting-graveyard = { $card }: { $player } beslist over { $district-the }.
waiting-exchange = { $player } kiest een gebouw om te ruilen.
waiting-exchange-give = { $player } kiest welk gebouw tegen { $district-the } geruild wordt.
waiting-seize = { $player } kiest een gebouw om te veroveren.
waiting-beautify = { $player } kiest een gebouw om op te waarderen.
waiting-laboratory = { $card }: { $player } kiest een kaart om af te leggen.
waiting-museum = { $card }: { $player } kiest een kaart om te bewaren.
waiting-armory = { $card }: { $player } kiest een doelwit.
waiting-bell-tower = { $card }: { $player } beslist over het einde van het spel.
waiting-lighthouse = { $card }: { $player } beslist of de stapel wordt doorzocht.
waiting-lighthouse-take = { $card }: { $player } doorzoekt de stapel.
waiting-park-draw = { $card }: { $player } beslist over 2 kaarten.
waiting-overbuild = { $player } kiest een gebouw om te vervangen.
waiting-overbuild-with = { $player } kiest wat er in de plaats van { $district-the } komt.
waiting-unclaimed = { $player } mag nog { $gains } nemen.

## Options

option-choose = { $character }
option-put-down = Leg { $character-the } af
option-name = { $character }
option-seal = Zegel bij { $character-the }
option-rose = Roos bij { $character-the }
option-mark = Blanco bij { $character-the }
option-keep = Houd { $card }
option-discard = Leg { $card } af
option-give = Geef { $card }
option-take = Neem { $card }
option-store = Leg { $card } onder het Museum
option-build = Bouw { $card }
option-build-by-framework = Bouw { $card } in plaats van de Stellage
option-build-by-loan = Bouw { $card } met goud van een ander
option-play = Speel { $card }
option-player = { $player }
option-wagon = Kassawagen van { $player }: 1 goud voor een kaart
option-district = { $player-you ->
        [yes] Jouw { $card }
       *[no] { $card } van { $player }
    }{ $copy ->
        [one] { "" }
       *[other] { " " }(opgewaardeerd)
    }
option-spy-on = { $player }: { $type }
option-cards = { $number ->
        [0] Alleen goud
        [one] 1 kaart, de rest goud
       *[other] { $number } kaarten, de rest goud
    }
option-take-gold = Neem goud
option-take-cards = Trek kaarten
option-end-turn = Einde beurt
option-done = Klaar
option-pass = Nee, bedankt
option-yes = Ja
option-no = Nee
option-build-by-sacrifice = Bouw { $card } met een offer
option-district-income = Inkomen van je gebouwen
option-merchant-gold = Neem 1 goud extra
option-architect-draw = Trek 2 kaarten extra
option-assassinate = Vermoord een karakter
option-warrants = Verdeel de onteigeningen
option-steal = Besteel een karakter
option-spy = Bespioneer een speler
option-threaten = Verdeel de dreigementen
option-swap-hands = Ruil van hand
option-replace-cards = Vervang handkaarten
option-peek = Bekijk een hand
option-take-from-all = Trek bij iedereen een kaart
option-take-crown = Neem de kroon
option-give-crown = Geef de kroon weg
option-tithe = Neem 1 goud van de rijkste
option-navigate = 4 goud of 4 kaarten
option-four-gold = 4 goud
option-four-cards = 4 kaarten
option-study = Trek 7 kaarten en houd er 1
option-destroy = Vernietig een gebouw
option-exchange = Ruil een gebouw
option-seize = Verover een gebouw
option-queen-gold = Neem 3 goud
option-beautify = Waardeer gebouwen op
option-collect-tax = Neem de belasting
option-laboratory = { $card }: een kaart voor goud
option-smithy = { $card }: goud voor kaarten
option-museum = { $card }: bewaar een kaart
option-armory = { $card }: vernietig een gebouw
option-turn-over = Omdraaien
option-leave-closed = Gedekt laten
option-bribe = Omkopen
option-refuse = Weigeren
option-collect = Inkomen nemen
option-stay-hidden = Verborgen blijven
option-play-rasputin = Speel { $card }
option-play-acrobat = Speel { $card }
option-to-hand = In je hand
option-none = Niets
option-take-a-gold = 1 goud
option-take-a-card = 1 kaart
option-earlier = Eén gebouw eerder
option-usual = Zoals gewoonlijk
option-search = Doorzoeken
option-decline = Nee, bedankt
option-draw = Trek 2 kaarten
option-pay-and-take = Betaal 1 goud en neem de kaart
option-thank = “Dank u wel, Excellentie”
option-say-nothing = Niets zeggen
option-take-unclaimed = Neem het en beëindig je beurt
option-leave-unclaimed = Beëindig je beurt zonder

## Parts of log lines

log-player = { $player-you ->
        [yes] jou
       *[no] { $player }
    }
log-owner = { $owner-you ->
        [yes] jou
       *[no] { $owner }
    }
log-who = { $player-you ->
        [yes] Je
       *[no] { $player }
    }
log-gold = { $gold ->
        [0] geen goud
        [one] 1 goud
       *[other] { $gold } goud
    }
log-cards = { $secret ->
        [yes] { $cards }
       *[no] { $number ->
            [0] geen kaarten
            [one] een kaart
           *[other] { $number } kaarten
        }
    }
log-paid-cards = { $paid-cards ->
        [one] 1 kaart
       *[other] { $paid-cards } kaarten
    }
log-district = { $own ->
        [yes] { $player-you ->
            [yes] je eigen { $district }
           *[no] { $district-the } uit de eigen stad
        }
       *[no] { $owner-you ->
            [yes] jouw { $district }
           *[no] { $district-the } van { $owner }
        }
    }
log-districts = { $number ->
        [one] 1 gebouw
       *[other] { $number } gebouwen
    }
log-complete = { $players-you ->
        [yes] { $players-count ->
            [one] Je hebt
           *[other] Jij en { $players-others } hebben
        }
       *[no] { $players-count ->
            [one] { $players-others } heeft
           *[other] { $players-others } hebben
        }
    } { log-districts }
gain-gold = { $number ->
        [one] 1 goud
       *[other] { $number } goud
    }
gain-cards = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
gain-either = { $number ->
        [one] 1 goud of kaart
       *[other] { $number } goud of kaarten
    }

## Log lines

event-game-started = { $crown-you ->
        [yes] Het spel begint en jij hebt de kroon.
       *[no] Het spel begint en { $crown } heeft de kroon.
    } Karakters: { $characters }.
event-round-started = { $crown-you ->
        [yes] Ronde { $round }: jij hebt de kroon
       *[no] Ronde { $round }: { $crown } heeft de kroon
    }
event-characters-face-up = { $characters-count ->
        [0] Er ligt geen karakter open in het midden.
       *[other] Open in het midden: { $characters }.
    }{ $secret ->
        [yes] { " " }Gedekt ligt { $face_down_card-the }.
       *[no] { "" }
    }
event-character-chosen = { $secret ->
        [yes] { log-who } kiest de { $character }.
       *[no] { log-who } kiest een karakter.
    }
event-character-put-down = { $has-player ->
        [yes] { $secret ->
            [yes] { log-who } legt { $character-the } gedekt af.
           *[no] { log-who } legt een karakter gedekt af.
        }
       *[no] Er wordt een willekeurig karakter gedekt afgelegd.
    }
event-theater-used = { $secret ->
        [yes] { log-who } geeft { $given-the } in { card-theater.the } aan { log-owner } en krijgt { $taken-the }.
       *[no] { log-who } ruilt in { card-theater.the } een karakter met { log-owner }.
    }
event-theater-declined = { log-who } ruilt geen karakter in { card-theater.the }.
event-called = { $rank }. { $character }
event-no-answer = { $has-character ->
        [yes] { $rank }. { $character }: niemand meldt zich.
       *[no] { $rank }: niemand meldt zich.
    }
event-revealed = { $player-you ->
        [yes] { $rank }. Je bent de { $character }
       *[no] { $rank }. { $player } is de { $character }
    }
event-murder-named = { log-who } vermoordt de { $character }.{ $secret ->
        [yes] { " " }Dat ben jij.
       *[no] { "" }
    }
event-bewitch-named = { log-who } behekst de { $character }.{ $secret ->
        [yes] { " " }Dat ben jij.
       *[no] { "" }
    }
event-theft-named = { log-who } besteelt de { $character }.
event-robbed = { $gold ->
        [0] { $thief-you ->
            [yes] Je besteelt { log-player }, maar er is geen goud te halen.
           *[no] { $thief } besteelt { log-player }, maar er is geen goud te halen.
        }
       *[other] { $thief-you ->
            [yes] Je steelt { $gold } goud van { log-player }.
           *[no] { $thief } steelt { $gold } goud van { log-player }.
        }
    }
event-bewitched-turn = { $player-you ->
        [yes] Je bent behekst door { $witch }: na je inkomen is je beurt voorbij.
       *[no] { $player } is behekst door { $witch-you ->
            [yes] jou
           *[no] { $witch }
        }: na het inkomen is de beurt voorbij.
    }
event-witch-resumed = { log-who } speelt verder als de { $character }.
event-witch-not-resumed = Niemand meldt zich met het behekste karakter: { $player-you ->
        [yes] je beurt is voorbij.
       *[no] de beurt van { $player } is voorbij.
    }
event-warrants-placed = { log-who } legt onteigeningen bij { $characters-the }.
event-warrant-turned = { log-who } toont het zegel en onteigent { log-district }. { $owner-you ->
        [yes] Je krijgt { log-gold } terug.
       *[no] { $owner } krijgt { log-gold } terug.
    }
event-warrant-not-turned = De onteigening bij { $character-the } blijft gedekt.
event-threats-placed = { log-who } legt dreigementen bij { $characters-the }.{ $secret ->
        [yes] { " " }Jij hoort daarbij.
       *[no] { "" }
    }
event-threat-removed = Het dreigement bij de { $character } verdwijnt.
event-bribed = { log-who } koopt { log-owner } om met { log-gold }.
event-refused = { log-who } weigert { log-owner } te betalen.
event-threat-turned = { log-who } draait het dreigement om{ $rose ->
        [yes] : de roos! { $owner-you ->
            [yes] Je bent { log-gold } kwijt.
           *[no] { $owner } is { log-gold } kwijt.
        }
       *[no] : geen roos.
    }
event-income-gold = { log-who } neemt { log-gold }.
event-income-cards = { log-who } trekt { $drawn ->
        [one] 1 kaart
       *[other] { $drawn } kaarten
    } en houdt { $secret ->
        [yes] { $cards }
       *[no] er { $kept }
    }.
event-district-income = { log-who } krijgt { $gains } voor { $districts }.
event-bonus = { log-who } krijgt { $gains } als { $character }.
event-unclaimed-left = { log-who } laat { $gains } liggen.
event-cards-drawn = { log-who } { joined-cards-drawn }.
joined-cards-drawn = trekt { log-cards }
event-spied = { log-who } bespioneert { log-owner }, telt { $sought } en neemt { log-gold }.
event-hands-swapped = { log-who } ruilt van hand met { log-owner }: { $given ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $given } kaarten
    } tegen { $taken }.
event-hand-redrawn = { log-who } vervangt { log-cards }.
event-hand-viewed = { log-who } bekijkt { $owner-you ->
        [yes] jouw hand
       *[no] de hand van { $owner }
    }{ $secret ->
        [yes] : { $cards }
       *[no] { "" }
    }.
event-card-taken = { log-who } neemt { $secret ->
        [yes] { $cards }
       *[no] een kaart
    } van { log-owner }.
event-gold-taken = { log-who } neemt { log-gold } van { log-owner } voor de kroon.
event-seer-took = { log-who } trekt { $secret ->
        [yes] { $cards }
       *[no] een kaart
    } uit { $owner-you ->
        [yes] jouw hand
       *[no] de hand van { $owner }
    }.
event-seer-gave = { log-who } geeft { $secret ->
        [yes] { $cards }
       *[no] een kaart
    } aan { log-owner }.
event-crown-moved = { $to-you ->
        [yes] Je krijgt
       *[no] { $to } krijgt
    } { $lost ->
       *[none] { $cause ->
            [king] de kroon als { $means }
            [patrician] de kroon als { $means }
            [emperor] de kroon van { $means-the }
            [acrobat] de kroon met { $means-one }
           *[succession] alsnog de kroon: nummer 4 had de beurt verloren
        }
        [murder] { $cause ->
            [emperor] de kroon van de vermoorde { $character }
           *[king] de kroon als erfgenaam van de vermoorde { $character }
        }
        [greeting] { $cause ->
            [emperor] nu pas de kroon van { $character-the }, die in { card-ballroom.the } de beurt verloor
           *[king] nu pas de kroon: { $character-the } verloor in { card-ballroom.the } de beurt
        }
    }.
event-tithe = { log-who } krijgt 1 goud van { log-owner }, de rijkste speler.
event-loan = { log-who } neemt { log-gold } van { log-owner } in ruil voor { log-cards }.
event-studied = { log-who } bekijkt { $drawn ->
        [one] 1 kaart
       *[other] { $drawn } kaarten
    } en houdt er 1.
event-paid-with-cards = { log-who } betaalt met { log-cards }.
event-built = { $confiscated ->
        [yes] { log-who } zet { $district-the } in { $player-you ->
            [yes] je
           *[no] de eigen
        } stad.
       *[no] { log-who } bouwt { $district-one } { $paid ->
            [nothing] zonder te betalen.
            [cards] voor { $price } goud en { log-paid-cards }.
            [cards-alone] voor { log-paid-cards }.
            [less] voor { $price } goud in plaats van { $cost }.
           *[gold] voor { $price } goud.
        }
    }
event-taxed = { $gold ->
        [0] { $player-you ->
            [yes] Je hebt geen goud voor de belasting.
           *[no] { $player } heeft geen goud voor de belasting.
        }
       *[other] { log-who } betaalt { log-gold } belasting{ $has-owner ->
            [yes] { " " }aan { log-owner }
           *[no] { "" }
        }.
    }
event-tax-collected = { log-who } int { log-gold } belasting.
event-refund = { log-who } krijgt { log-gold } aan bouwkosten terug.
event-destroyed = { log-who } { $cause ->
        [armory] blaast { $means-the } op en vernietigt daarmee { log-district }.
        [necropolis] offert { log-district } voor { $means-the }.
        [framework] breekt { log-district } af om te bouwen.
        [human-cannonball] vervangt { log-district }.
       *[warlord] vernietigt { log-district }{ $price ->
            [0] { " " }zonder te betalen
           *[other] { " " }voor { $price } goud
        }.
    }
event-graveyard-used = { log-who } betaalt 1 goud en redt { $district-the } dankzij { card-graveyard.the }.
event-exchanged = { log-who } ruilt { $given-the } tegen { $owner-you ->
        [yes] jouw { $taken }
       *[no] { $taken-the } van { $owner }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }en betaalt { log-owner } { log-gold }
    }.
event-seized = { log-who } verovert { log-district } en betaalt { log-owner } { log-gold }.
event-beautified = { log-who } waardeert { $district-the } op.
event-district-used = { $gains-count ->
        [0] { log-who } gebruikt { $district-the }.
       *[other] { $district }: { $player-you ->
            [yes] je krijgt { $gains }.
           *[no] { $player } krijgt { $gains }.
        }
    }
event-bell-tower-decided = { $has-player ->
        [yes] { log-who } beslist: het spel eindigt met { log-districts }.
       *[no] Zonder de Klokkentoren eindigt het spel weer met { log-districts }.
    }
event-deck-searched = { log-who } doorzoekt de stapel{ $taken ->
        [yes] { " " }en neemt { $secret ->
            [yes] { $cards }
           *[no] een kaart
        }
       *[no] { "" }
    }.
event-deck-shuffled = De stapel wordt geschud.
event-action-card-played = { log-who } speelt { $card-one }.
event-wagon-used = { log-who } legt 1 goud op { $owner-you ->
        [yes] jouw Kassawagen
       *[no] de Kassawagen van { $owner }
    }{ $drawn ->
        [0] { "" }
        [one] { " " }en trekt een kaart
       *[other] , bekijkt { $drawn } kaarten en houdt er 1
    }.
event-wagon-cleared = { log-who } legt de Kassawagen af{ $bank ->
        [yes] ; { log-gold } gaat naar de bank
       *[no] { " " }en neemt { log-gold }
    }.
event-hospital-used = { $player-you ->
        [yes] Je bent de vermoorde { $character }, maar neemt dankzij { $means-the } toch inkomen.
       *[no] { $player } is de vermoorde { $character }, maar neemt dankzij { $means-the } toch inkomen.
    }
event-queen-paid = { log-who } krijgt { log-gold } als Koningin.
event-throne-room-paid = { log-who } krijgt 1 goud met de Troonzaal: de kroon is verhuisd.
event-greeting = { $answer ->
        [thank] { log-who } antwoordt: “Dank u wel, Excellentie”.
       *[say-nothing] { log-who } zegt niets.
    }
event-turn-lost = { $cause ->
        [greeting] { card-ballroom }: { $player-you ->
            [yes] je hebt { $owner } niet bedankt en verliest je beurt.
           *[no] { $player } heeft { log-owner } niet bedankt en verliest de beurt.
        }
       *[other] { $player-you ->
            [yes] Je verliest je beurt.
           *[no] { $player } verliest de beurt.
        }
    }
event-city-completed = { $player-you ->
        [yes] Je stad is voltooid: { log-districts }.
       *[no] De stad van { $player } is voltooid: { log-districts }.
    }
event-end-triggered = { log-complete }: dit is de laatste ronde.
event-end-cancelled = Toch niet de laatste ronde: er wordt gespeeld tot een stad { log-districts } heeft.
event-turn-ended = { $player-you ->
        [yes] Je beurt is voorbij.
       *[no] De beurt van { $player } is voorbij.
    }
event-round-ended = Ronde { $round } is voorbij.
event-scored = Eindstand: { $scores }.
event-game-ended = { $winners-you ->
        [yes] { $winners-count ->
            [one] Je wint.
           *[other] Je deelt de overwinning met { $winners-others }.
        }
       *[no] { $winners-count ->
            [one] { $winners-others } wint.
           *[other] { $winners-others } delen de overwinning.
        }
    }{ $tie_break ->
        [rank] { " " }Het hoogste karakternummer van de laatste ronde geeft de doorslag.
        [districts] { " " }De punten van de gebouwen geven de doorslag.
        [gold] { " " }Het goud geeft de doorslag.
       *[none] { "" }
    }

## Big moments: what whom it strikes is told, more about it, and the mark that everybody reads who may know it

moment-murdered = Je bent vermoord.
moment-murdered-more = { $player } noemde jouw { $character }: die beurt verlies je{ $rescue ->
        [yes] , tenzij iets je redt
       *[no] { "" }
    }.
moment-murdered-mark = { $character } vermoord
moment-bewitched = Je bent behekst.
moment-bewitched-more = Na je inkomen speelt { $witch } in jouw plaats verder.
moment-bewitched-mark = behekst door { $witch-you ->
        [yes] jou
       *[no] { $witch }
    }: alleen inkomen
moment-threatened = Je wordt bedreigd.
moment-threatened-more = Word je opgeroepen, geef { $player } dan de helft van je goud, of weiger en waag alles.
moment-threatened-mark = bedreigd door { $player }
moment-extorted = De roos: je verliest { log-gold }.
moment-extorted-more = { $player } draait het dreigement om en neemt alles wat je hebt.
moment-extorted-mark = { log-gold } kwijt aan { log-player }
moment-robbed = Je bent bestolen: { log-gold }.
moment-robbed-more = { $thief } neemt alles wat je hebt. Je begint je beurt met niets.
moment-robbed-mark = bestolen: { log-gold } naar { $thief-you ->
        [yes] jou
       *[no] { $thief }
    }
moment-destroyed = Je { $district } is vernietigd.
moment-destroyed-more = { $cause ->
        [armory] { $player } blies er { $means-the } voor op.
       *[warlord] { $price ->
            [0] { $player } betaalde er niets voor.
           *[other] { $player } betaalde er { $price } goud voor.
        }
    }
moment-destroyed-mark = { $district } vernietigd door { log-player }
moment-seized = Je { $district } is veroverd.
moment-seized-more = Het gebouw staat nu in de stad van { $player }. Je krijgt er { log-gold } voor.
moment-seized-mark = { $district } veroverd door { log-player }
moment-exchanged = Je { $taken } is geruild.
moment-exchanged-more = { $player } geeft je er { $given-the }{ $gold ->
        [0] { "" }
       *[other] { " " }en { log-gold }
    } voor.
moment-exchanged-mark = { $given } voor { $taken }, door { log-player }
moment-confiscated = Je { $district } is onteigend.
moment-confiscated-more = { $player } toont het zegel: het gebouw gaat naar de stad van { $player }. Je krijgt { log-gold } terug.
moment-confiscated-mark = { $district } onteigend door { log-player }
moment-crown = De kroon is van jou.
moment-crown-more = Je kiest volgende ronde als eerste en roept de karakters op.
moment-crown-mark = heeft nu de kroon
moment-last-round = Laatste ronde.
moment-last-round-more = { log-complete }. Wie nog niet aan de beurt was, speelt nog; daarna wordt geteld.
moment-last-round-mark = laatste ronde
moment-end-cancelled = Toch niet de laatste ronde.
moment-end-cancelled-more = Er wordt verder gespeeld tot een stad { log-districts } heeft.
moment-end-cancelled-mark = het spel gaat verder

## Words on the table

zone-hand = Hand
zone-city = Stad
zone-deck = Gebouwenstapel
zone-discard = Aflegstapel
zone-museum = Onder het Museum
zone-wagons = Kassawagens
zone-face-up = Open in het midden
zone-face-down = Gedekt in het midden
zone-stack = Door te geven karakters
zone-characters = Jouw karakters
zone-looking-at = Getrokken kaarten
zone-selected = Gekozen kaarten
zone-site = In aanbouw
zone-empty = leeg
zone-count = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
counter-gold = Goud
    .counted = { $number ->
        [one] 1 goud
       *[other] { $number } goud
    }
counter-cards = Kaarten
    .counted = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
counter-districts = Gebouwen
    .counted = { $number ->
        [one] 1 gebouw
       *[other] { $number } gebouwen
    }
counter-round = Ronde
    .counted = Ronde { $number }
counter-builds = Nog te bouwen
    .counted = { $number ->
        [0] niets meer te bouwen
        [one] nog 1 gebouw te bouwen
       *[other] nog { $number } gebouwen te bouwen
    }
counter-tax = Belasting
    .counted = { $number ->
        [one] 1 goud belasting
       *[other] { $number } goud belasting
    }
counter-city-size = Voltooide stad
    .counted = { $number ->
        [one] voltooid met 1 gebouw
       *[other] voltooid met { $number } gebouwen
    }
mark-crown = Kroon
mark-murdered = Vermoord
mark-bewitched = Behekst
mark-robbed = Bestolen
mark-warrant = Onteigening
    .open = Onteigening met zegel
mark-threat = Dreigement
    .open = Dreigement met roos
mark-beautified = Opgewaardeerd
mark-complete = Voltooid
mark-protected = Beschermd
district-cost = Kosten
district-silver = Zilver

## Score sheet

score-title = Eindstand
score-player = Speler
score-rank = Plaats
score-points = Punten
score-districts = Kosten van de gebouwen
score-silver = Zilveren munten
score-five-types = Alle vijf de soorten
score-first-complete = Als eerste voltooid
score-complete = Voltooid
score-uniques = Unieke gebouwen
    .classic = Lila gebouwen
score-secret-vault = Geheime kamer in de hand
score-action-cards = Actiekaarten in de hand
score-haunted-quarter = { $card } telt als { $type }
score-size = Gebouwen in de stad
score-gold = Goud
score-highest-rank = Hoogste karakter van de laatste ronde
score-line = { $points } voor { log-player }
score-winner = Winnaar
score-winners = Winnaars
score-total = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

## Why something cannot be chosen

why-elsewhere = Kies nu geen kaart uit je hand.
why-acrobat = De Acrobate kun je spelen als nummer 4 zich niet meldt.
why-rasputin = Rasputin kun je spelen als je wordt belaagd.
why-action-card = Je hebt deze beurt al een actiekaart gespeeld.
why-no-use = Dat kan nu niet.
why-vault = De Geheime kamer bouw je nooit: bewaar de kaart voor 3 punten.
why-income = Neem eerst je inkomen: goud of kaarten.
why-navigator = Met dit karakter mag je niet gewoon bouwen.
why-monument = Het Monument past alleen in een stad van minder dan 5 gebouwen.
why-twice = Je hebt { $card-the } al: twee gebouwen met dezelfde naam mogen alleen met de Steengroeve.
why-limit = { $number ->
    [one] Je hebt deze beurt al een gebouw gebouwd.
   *[other] Je hebt deze beurt al { $number } gebouwen gebouwd.
    }
why-gold = { $card } kost je { $price } goud: je komt { $missing } tekort.
why-own-only = Kies in je eigen stad.
why-beautified = Dit kan niet nog eens worden opgewaardeerd, of je goud is op.
why-other-city = Kies in een andere stad.
why-tent = Aan een Circustent komt niemand.
why-protected = De stad van { $player } is deze ronde beschermd.
why-complete = De stad van { $player } is voltooid: daar komt niemand meer aan.
why-keep = Dit gebouw is veilig voor jou.
why-marshal = Je mag gebouwen veroveren die hoogstens { $most } goud kosten.
why-have = Je hebt al een gebouw met die naam.
why-price = Dat kost { $price } goud: je komt { $missing } tekort.
why-marked = Daar ligt er al een.
why-self = Dat is je eigen karakter.
why-murdered = Dat karakter is vermoord.
why-bewitched = Dat karakter is behekst.
why-no-rasputin = Je hebt Rasputin niet.
why-not-yours = Dat karakter is niet van jou.
why-no-seal = Er zit geen zegel op deze onteigening.
why-rank = Dit karakter kun je niet kiezen.

## Worth looking at again

stretch-choosing = Kiezen
stretch-character = { $rank } { $character }
highlight-murder = moord
highlight-witch = behekst
highlight-theft = diefstal
highlight-warrant = onteigening
highlight-threat = dreigement
highlight-loss = gebouw verloren
highlight-city = stad voltooid
held-hand = Hand
held-characters = Karakter

# Waarom bijna niemand een antwoord wil.
odd-face-up = Dit karakter ligt open: niemand heeft het.

## What speaks for a move

hint-income = Je { $districts } brengen { $gold } goud op.
hint-brings-gold = Brengt { $gold } goud op.
hint-brings-cards = Brengt { $cards ->
        [one] 1 kaart op.
       *[other] { $cards } kaarten op.
    }
hint-leader = { $player } heeft { $count } van { $number } gebouwen, het meest van je tegenstanders.
hint-richest = { $player } heeft { $gold } goud, het meest van je tegenstanders.
hint-fullest = { $player } heeft { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } in de hand, jij { $own }.
hint-put-down = Deze heb je het minst nodig, en niemand anders krijgt hem.
hint-rob = { $certain ->
        [yes] { $player } heeft dit karakter en bezit { $gold } goud.
       *[no] { $player } kan dit karakter hebben en bezit { $gold } goud.
    }
hint-murder = { $certain ->
        [yes] { $player } heeft dit karakter en { $count } van { $number } gebouwen.
       *[no] { $player } kan dit karakter hebben en heeft { $count } van { $number } gebouwen.
    }
hint-rob-likely = { $player } bezit { $gold } goud, en heeft dit karakter in ongeveer { $share }% van de spellen die zijn geprobeerd.
hint-murder-likely = { $player } heeft { $count } van { $number } gebouwen, en dit karakter in ongeveer { $share }% van de spellen die zijn geprobeerd.
hint-safe-thief = Dan kan { $character-the } je { $gold } goud niet nemen.
hint-safe-magician = Dan kan { $character-the } je { $cards ->
        [one] kaart niet nemen.
       *[other] { $cards } kaarten niet nemen.
    }
hint-safe-warlord = Dan kan { $character-the } { $count ->
        [one] je gebouw niet vernietigen.
       *[other] geen van je { $count } gebouwen vernietigen.
    }
hint-guarded = { $player } heeft { $character-the } in ongeveer { $share }% van de spellen die zijn geprobeerd, en die kan niet aan de stad van { $own-the } komen.
hint-gold-builds = Daarmee kun je { $card-the } bouwen.
hint-gold = Je hebt { $cards ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $cards } kaarten
    } en { $gold } goud: wat je nodig hebt is goud.
hint-cards = { $cards ->
        [0] Je hebt geen kaart om te bouwen.
        [one] Je hebt maar 1 kaart om te bouwen.
       *[other] Je hebt { $cards } kaarten; er kan een betere bij komen.
    }
hint-completes = Met { $card-the } heb je { $number } gebouwen: je stad is voltooid en het spel eindigt na deze ronde.
hint-new-type = { $card } is het eerste van je { $districts }; met alle vijf soorten krijg je 3 punten.
hint-dear = { $card } geeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
hint-build = Dat zijn { $count } van { $number } gebouwen, en je houdt { $gold } goud over.
hint-affordable = { $card } kost { $cost }, dat kun je betalen.
hint-worth = { $card }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } zodra het gebouw er staat.
hint-destroy = { $player } heeft { $count } van { $number } gebouwen en verliest { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
hint-held-back = { $player } mist één gebouw voor een voltooide stad; zonder { $card-the } twee.
hint-end-turn = Wat er nog kan, brengt minder op dan het kost.
hint-take-crown = Je kiest volgende ronde als eerste.
hint-merchant-gold = Het kost niets.
hint-architect-draw = Meer kaarten, meer keus.
hint-pass = Het zou meer kosten dan het opbrengt.
hint-refuse = Het dreigement kan loos zijn.
hint-bribe = Goedkoper dan wat je kunt verliezen.
hint-character-assassin = Niemand kan je iets doen, en iemand verliest een beurt.
hint-character-witch = Je speelt de beurt van het karakter dat je noemt.
hint-character-magistrate = Je kunt een gebouw krijgen dat een ander betaalt.
hint-character-thief = Al het goud van het karakter dat je noemt.
hint-character-spy = Goud van een speler, en kaarten voor jou.
hint-character-blackmailer = Anderen betalen je om met rust gelaten te worden.
hint-character-magician = Je ruilt van hand, of wisselt kaarten waar je niets aan hebt.
hint-character-wizard = Je neemt de beste kaart van een ander en mag die meteen bouwen.
hint-character-seer = Van iedereen een kaart, en twee gebouwen.
hint-character-king = De kroon: je kiest volgende ronde als eerste.
hint-character-emperor = Jij bepaalt wie als eerste kiest, en wordt daarvoor betaald.
hint-character-patrician = De kroon, en kaarten voor je adellijke gebouwen.
hint-character-bishop = Niemand kan deze ronde aan je stad komen.
hint-character-abbot = Goud of kaarten voor je religieuze gebouwen, en 1 goud van de rijkste.
hint-character-cardinal = Je bouwt ook zonder goud, met dat van een ander.
hint-character-merchant = Eén goud extra, wat je verder ook doet.
hint-character-alchemist = Je krijgt het goud terug waarmee je bouwt.
hint-character-trader = Je bouwt zoveel handelsgebouwen als je kunt betalen.
hint-character-architect = Twee kaarten extra en tot drie gebouwen; je hebt { $gold } goud.
hint-character-navigator = Vier goud of vier kaarten, maar niet bouwen.
hint-character-scholar = De beste van zeven kaarten, en twee gebouwen.
hint-character-warlord = Je mag een gebouw van een ander vernietigen.
hint-character-diplomat = Je mag een gebouw ruilen voor een beter.
hint-character-marshal = Je mag een goedkoop gebouw veroveren.
hint-character-queen = Drie goud als je naast de speler met nummer 4 zit.
hint-character-artist = Goud op je gebouwen maakt ze meer waard.
hint-character-tax-collector = Een goud van iedereen die bouwt.
