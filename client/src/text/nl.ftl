### De schil: alles rond de spellen, en wat de client erover zegt.

## De weg vinden

menu = Hoofdmenu
menu-more = Menu
menu-play = Spelen
menu-watch = Kijken
menu-rules = Spelregels
menu-history = Geschiedenis
language = Taal
light = Licht
light-day = Daglicht
light-candle = Kaarslicht
your-name = Je naam
change-name = Verander je naam
sound = Geluiden
notify = Waarschuw me als ik aan de beurt ben
notify-refused = De browser staat voor deze site geen meldingen toe.
close = Sluiten
player-next = De volgende speler
player-before = De vorige speler
player-look = Meer over { $player }
skip = Naar de inhoud
to-home = Naar de spellen
lost = Hier is niets.
lost-help = Misschien staat er een fout in het adres, of is de tafel weg.
device = Verder op een ander apparaat
device-help =
    Open deze link op het andere apparaat. Daar ben je dan ook { $name }, met dezelfde stoelen, tafels en gespeelde
    partijen.
device-link = Je persoonlijke link
device-point = Richt de camera ervan hierop
device-same-network = Het moet in hetzelfde netwerk zijn als dit apparaat.
device-here = In een andere browser op dit apparaat werkt hij nu al:
device-once = De link werkt één keer, { $minutes } minuten lang. Wie hem opent speelt als jij, dus houd hem voor jezelf.
devices = Je apparaten
devices-help = Op deze apparaten ben je { $name }. Meld af wat je kwijt bent of niet meer gebruikt.
devices-named = { $browser } op { $system }
devices-unnamed = Een browser
devices-mac-or-ipad = Mac of iPad
devices-this = dit apparaat
devices-last = voor het laatst hier: { $when }
devices-since = aangemeld: { $when }
devices-out = Afmelden
devices-out-sure = { $device } afmelden? Daar ben je dan niet meer { $name }. Je stoelen en partijen blijven van jou.
devices-here = Hier afmelden
devices-here-sure =
    Afmelden op dit apparaat? Je stoelen en partijen blijven van jou. Je komt terug met een persoonlijke link van een
    ander apparaat.
devices-here-last =
    Dit is het enige apparaat waarop je { $name } bent. Ben je hier afgemeld, dan kan niemand meer als jij verder: de
    enige weg terug is een persoonlijke link die je nu maakt en op tijd op een ander apparaat opent.
devices-link = Maak een persoonlijke link
devices-others = Alle andere apparaten afmelden
devices-others-sure =
    Alle apparaten behalve dit afmelden? Dat geldt ook voor apparaten die hier niet staan, en voor persoonlijke links
    die nog niemand heeft gebruikt.
devices-done = { $device } is afgemeld.
devices-done-others = Alle andere apparaten zijn afgemeld.
devices-alone = Je bent alleen op dit apparaat aangemeld.
signed-out = Dit apparaat is afgemeld.
signed-out-help =
    Dat deed je hier, of op een ander apparaat van jou; daar zijn je stoelen en partijen nog steeds van jou. Wil je
    hier weer dezelfde gast zijn, maak daar dan een persoonlijke link en open die hier.
signed-out-anew = Begin opnieuw als gast
text-view = Tekstweergave
question = Vraag
drawn-table = Getekende tafel
of = { $number } van { $most }
and-more = en nog { $number }
continue = Verder
look = Bekijk

## Toetsen

keys = Toetsen
keys-number = Kies een antwoord of kaart met zijn nummer
keys-tab = Naar het volgende of vorige onderdeel
keys-enter = Kies wat de focus heeft, of het enige antwoord
keys-card = Lees de kaart die de focus heeft
keys-tile = Draai of spiegel de tegel in de hand; de pijltjes verschuiven hem
keys-undo = Terugnemen
keys-hint = Een tip: wat de sterke bot zou doen
keys-rules = De spelregels naast de tafel; / zoekt erin
keys-log = Logboek
keys-chat = Chat
keys-mute = Geluiden aan of uit
keys-text = Tekstweergave of getekende tafel
keys-replay = Door een partij stappen
keys-escape = Sluiten, of terug naar nu
keys-help = Deze lijst

## Voorkeuren

preferences = Voorkeuren
preferences-at-once = wat je verandert geldt meteen
preferences-bots = Bots
preferences-moves = Mijn zetten
preferences-reading = Lezen
preferences-kept = Bewaard bij je naam, voor alle tafels en al je apparaten.
preferences-apart = Wat over bots en zetten gaat, geldt alleen aan deze tafel.
preferences-only-here = Alleen voor deze tafel
preferences-as-elsewhere = Zoals aan alle tafels
preferences-defaults = Terug naar de standaard
done = Klaar
switch-on = aan
switch-off = uit
pace = Hoe snel de anderen spelen
    .help = Mensen aan de tafel worden nooit vertraagd of versneld.
pace-step = Per zet
    .help = ik druk voor elke zet
pace-slow = Rustig
    .help = 3 s per zet
pace-normal = Gewoon
    .help = 1 s per zet
pace-instant = Meteen
    .help = niet wachten
skip-to-me = Naar mijn beurt
    .help =
        Terwijl anderen spelen ga je hiermee naar je volgende beslissing. Wat jou wordt aangedaan houdt het één keer
        tegen. Wat je miste staat in het logboek.
next-move = Volgende zet
moves-waiting =
    { $number ->
        [one] nog 1 zet te zien
       *[other] nog { $number } zetten te zien
    }
confirm = Vraag het voor ik iets doe
    .help = De laatste aankoop of bouw, en “Einde beurt”; of elke zet
confirm-never = Nooit
confirm-last = Einde beurt
confirm-always = Altijd
confirm-odd = Vraag het als ik iets vreemds doe
    .help = Een Vloek kopen, een open karakter noemen, in de laatste ronde geen punten
confirm-title = Weet je het zeker?
confirm-ends = Hiermee eindigt je beurt.
confirm-yes = Ja, doe maar
confirm-no = Terug
answer-single = Antwoord als er maar één keus is
    .help = Waar anderen dat niet zien, wordt er na een poosje voor je geantwoord: anders zien ze wat je hebt
single-keys = Toetsen van één letter
    .help = Cijfers kiezen een antwoord, U neemt terug. Zet dit uit als je met je stem bedient.
all-keys = Alle toetsen
text-size = Tekstgrootte
    .sample = Je bouwt de Haven voor 4 goud.
text-size-small = klein
text-size-normal = gewoon
text-size-large = groot
text-size-huge = zeer groot
calm = Minder beweging
    .help = Er vliegt niets over de tafel; volgt je apparaat tot je zelf kiest
contrast = Sterker contrast
volume = Volume
per-cent = { $number }%
muted-here = Geluid op dit apparaat
hear-turn = Jouw beurt
hear-table = Kaarten, munten en gebouwen
hear-chat = Chat
vibrate = Laat dit apparaat trillen
    .cannot = Dit apparaat kan dat niet
notify-here = Op dit apparaat
notices-help =
    Een bericht als je aan de beurt bent en niet aan tafel zit, als iemand aan je tafel gaat zitten, en als iemand
    een revanche wil. Verder niets, en nooit wat verborgen is.
notices-ready-help = Ook als de pagina dicht is. Je browser vraagt of het mag.
notices-page-help = Zolang de pagina open is: deze browser is anders niet te bereiken.
notices-insecure-help =
    Niet op dit adres: browsers staan het alleen toe via https, of op de machine waarop de server draait. Vraag
    wie de server beheert om een https-adres.
notices-install-help = Een iPhone laat alleen apps op het beginscherm iets melden.
notices-denied-help = Je hebt het in je browser verboden: sta daar meldingen voor deze site toe.
notices-never-help = Deze browser kan dat niet.
notices-on = Je hoort het op dit apparaat, ook als de pagina dicht is.
notices-page = Je hoort het zolang de pagina open is: deze browser was anders niet te bereiken.
notices-more = E-mail en andere manieren, stille uren
notices-others = Andere manieren
notices-device = Een ander apparaat
notices-way-push = via zijn browser
notices-way-mail = per e-mail
notices-way-hook = op een adres
notices-unconfirmed = nog niet bevestigd: kijk in je postbus
notices-try = Probeer
notices-end = Stop
notices-add = Voeg toe
notices-arrived = Er is een bericht onderweg.
notices-not-arrived = Het bericht werd daar niet aangenomen.
notices-mail = Per e-mail
notices-mail-sent = We hebben een brief naar { $address } gestuurd: bevestig het daar.
notices-hook = Op een eigen adres
notices-hook-help = Een onderwerp van ntfy of een webhook van Discord of Matrix. Alleen openbare https-adressen.
notices-form = Wat daar luistert
notices-form-text = ntfy
notices-form-discord = Discord
notices-form-json = Matrix
notices-quiet = Niets wat kan wachten van
notices-quiet-from = Stil vanaf
notices-quiet-to = Stil tot
notices-until = tot
notices-quiet-help = Aan tafels waar een zet dagen mag duren, volgens de klok van { $zone }.
notices-quiet-unknown = Aan tafels waar een zet dagen mag duren, naar de klok van dit apparaat, zodra je kiest.
notices-ask = Zullen we zeggen wanneer je aan de beurt bent?
notices-ask-help = Je deed een zet aan { $table }. Elke zet mag hier { $time } duren.
notices-sample = Jouw beurt aan { $table }
notices-sample-text = nog { $time }
notices-promise = Eén bericht per beurt, één voordat je tijd om is. Verder niets, en geen van 22.00 tot 8.00 uur.
notices-yes = Ja, zeg het op dit apparaat
notices-otherwise = Anders
notices-not-now = Niet nu
notices-install = Zet Signoria eerst op je beginscherm
notices-install-1 = Tik in Safari op Deel
notices-install-2 = Kies “Zet op beginscherm”
notices-install-3 = Open Signoria daar; we vragen het opnieuw
understood = Begrepen

## Verbinding

latency = server { $server } ms, netwerk { $network } ms
connection-connecting = Verbinden…
line-sending = Versturen
line-offline = Geen verbinding
line-reconnecting = Opnieuw verbinden
line-back = Weer verbonden
line-underway = Onderweg
line-kept-move = Je zet blijft bewaard
line-kept-other = Wat je stuurde blijft bewaard
line-trying = We blijven het proberen
line-by-itself = Het gaat vanzelf verder
line-arrived-move = Je zet is aangekomen
line-arrived-other = Wat je stuurde is aangekomen
line-current = Je ziet hoe het nu staat
line-now = Nu
move-underway = Onderweg: { $move }
move-kept = Bewaard: { $move }

offline-help = De server is niet te bereiken. Wat je wilde zien, opent vanzelf zodra hij antwoordt.
offline-retry = Probeer het nu

## Als app

app-about =
    Bordspellen zoals het spelregelboekje ze heeft: Machiavelli, De Vorsten van Florence en Dominion, met
    vrienden of bots.
install = Installeer als app
install-help =
    Signoria op je beginscherm, in een eigen venster. Het opent ook zonder netwerk, en gaat vanzelf verder zodra
    dat er weer is.
install-now = Installeren
install-share = In Safari: tik op Deel en dan op “Zet op beginscherm”.
install-menu =
    Je browser heeft het in zijn eigen menu, als “Installeren” of “Toevoegen aan startscherm”, als hij het kan.
install-insecure =
    Dit adres is niet versleuteld, en browsers installeren apps alleen van https-adressen, of op de machine
    waarop de server draait. Vraag degene die de server beheert om een https-adres.
newer = Er is een nieuwere versie: laad die via het menu wanneer het je uitkomt.
newer-load = Laad de nieuwere versie

## Thuis

home-question = { $known ->
        [yes] Wat wil je spelen, { $name }?
       *[no] Wat wil je spelen?
    }
home-help = Eén klik en je zit aan tafel. Vrienden hebben geen account nodig.
home-code = Code van een vriend?
home-join = Ga aan tafel
play-now = Speel nu tegen bots
open-table = Open een tafel voor vrienden
watch-tables = { $number ->
        [0] Kijken
        [one] Kijken, 1 tafel
       *[other] Kijken, { $number } tafels
    }
beat-house = Versla de huisbots
level-easy = leerling
level-normal = gezel
level-strong = meester
level-master = grootmeester
in-the-making = In de maak
in-the-making-help = nog niet te spelen
in-the-making-why = { $game } wordt nog gebouwd en is nog niet te spelen.
tables-all = Alle tafels
my-tables = Mijn tafels
my-tables-count = { $number ->
        [one] 1 bezig
       *[other] { $number } bezig
    }{ $yours ->
        [0] { "" }
        [one] , 1 wacht op jou
       *[other] , { $yours } wachten op jou
    }
all-games = Alle partijen en verslagen
footer-here = Draait op deze computer
footer-icons = Symbolen: game-icons.net (CC BY 3.0)
status-gathering = Wacht op spelers
status-over = Afgelopen
status-yours = Jij bent aan de beurt.

## Een tafel

you = jij
you-begin = Jij
bot = bot
away = even weg
away-for = { $time } weg
bot-keeps-seat = een bot speelt zolang
has-turn = aan de beurt
must-choose = moet kiezen
thinking = denkt na
your-turn = Jouw beurt
your-answer = Jouw antwoord
turn-of = beurt van { $player }
turn-number = beurt { $turn }
log = Logboek
moment-on = Verder
moment-only-you = alleen jij ziet dit
log-look = Bekijk dit moment
log-fresh = { $number ->
        [one] Logboek: 1 nieuwe regel
       *[other] Logboek: { $number } nieuwe regels
    }
since-your-turn = sinds je vorige beurt
back-to-now = Terug naar nu
chat = Chat
chat-send = Verstuur
chat-placeholder = Zeg iets tegen de tafel
chat-empty = Er is nog niets gezegd.
chat-mute = Chat dempen
chat-muted = De chat is gedempt.
people = Wie er zijn
people-host = Wie er zijn, en orde houden
people-somebody = Iemand
people-spectator = toeschouwer
people-one-device = op één apparaat
people-muted = mag niet schrijven
people-mute = Dempen
people-unmute = Laten schrijven
people-away = Wegsturen
people-away-sure = { $status ->
        [playing]
            { $name } voorgoed wegsturen? Een bot speelt op die stoel verder, en de partij telt voor niemands rating.
       *[other] { $name } voorgoed wegsturen? Wie weg is, kan hier niet meer gaan zitten of schrijven.
    }
people-stay = Liever niet
people-was-away = is weggestuurd
people-again = Weer toelaten
people-hush = Alleen spelers mogen schrijven
people-hushed = Hier mogen alleen spelers schrijven.
undo = Terugnemen
undo-ask = Terugnemen (de anderen moeten akkoord gaan)
undo-practice = Terugnemen: er is sindsdien iets nieuws te zien, dus de partij telt dan niet meer voor je rating
undo-asked = { $player } wil een keuze terugnemen.
undo-waiting = Wachten op akkoord van { $players }.
undo-agree = Akkoord
undo-refuse = Liever niet
curtain = Geef door aan { $player }
curtain-help = Zo ziet niemand verborgen kaarten. Druk op de knop als jij het apparaat hebt.
curtain-ready = Ik ben { $player }
watching = kijkt mee
watching-help = Je kijkt mee: handen blijven verborgen.
spectators = { $number ->
        [one] 1 toeschouwer
       *[other] { $number } toeschouwers
    }

## Van tafel gaan

leave = Van tafel gaan…
leave-short = Weggaan
leave-title = Van tafel gaan?
leave-title-listed = Weggaan bij “{ $table }”?
leave-about = { $status ->
        [gathering] Het spel is nog niet begonnen.
        [playing] { $number ->
            [0] Je speelt hier tegen bots.
            [one] Er speelt nog iemand mee.
           *[other] Er spelen nog { $number } anderen mee.
        }
       *[other] Het spel is hier afgelopen.
    }
leave-stay = Aan tafel blijven
leave-not = Niets doen
leave-keep = Naar huis, mijn stoel houden
leave-keep-help = { $clock ->
        [yes] De tafel wacht op je zolang je klok het toelaat.
       *[no] De tafel wacht op je. Je vindt haar bij “Mijn tafels”.
    }
leave-bot = Een bot voor me laten spelen
leave-bot-help = { $device ->
        [yes] Voor { $players }, tot je “Ik ben terug” zegt. De zetten van de bot worden gemerkt.
       *[no] Vanaf nu, tot je “Ik ben terug” zegt. De zetten van de bot worden gemerkt.
    } Verlies telt voor jou, een overwinning niet.
leave-bot-done = Een bot speelt voor je verder. Zolang het spel loopt kun je terugkomen.
leave-propose = Voorstellen om te stoppen
leave-propose-help = Iedereen wordt gevraagd. Het stopt alleen als allen het goed vinden: geen winnaar, geen rating.
leave-propose-done = De anderen krijgen de vraag of het spel stopt.
leave-resign = Opgeven
leave-resign-sure = Echt opgeven?
leave-resign-help = { $device ->
        [yes] Een bot speelt voor { $players } tot het eind.
       *[no] Een bot speelt op je stoel tot het eind.
    } Je telt als laatste en kunt niet terugkomen.
leave-resign-done = Je hebt opgegeven. Een bot speelt tot het eind.
leave-close = Tafel sluiten
leave-close-help = Het spel stopt meteen: geen uitslag, geen rating. Verder spelen kan dan niet meer.
leave-close-done = De tafel is gesloten.
leave-seat = Mijn stoel opgeven
leave-seat-help = { $others ->
        [0] Er zit verder niemand, dus de tafel sluit.
       *[other] Iemand anders kan er gaan zitten.
    }
leave-seat-done = Je bent van tafel gegaan.
leave-remove = Van mijn lijst halen
leave-remove-help = Het spel zelf blijft zoals het is; wie de link heeft, vindt het nog.
leave-remove-done = Van je lijst gehaald.
end-asked = { $player } stelt voor nu te stoppen: geen winnaar, geen rating.
end-waiting = Je stelt voor te stoppen. Wachten op { $players }.
end-unheard = Je stelt voor te stoppen. Het spel stopt zo, tenzij iemand terugkomt en bezwaar maakt: { $players }.
end-agree = Stoppen
end-refuse = Verder spelen
end-withdraw = Voorstel intrekken
end-declined = { $player } speelt liever verder.
end-withdrawn = { $player } speelt toch verder.
end-lapsed = Niet iedereen vond op tijd goed dat het spel stopt: het gaat verder.

## Een tafel openen en de lobby

new-title = Een tafel voor { $game }
new-help = Kies hoe je speelt en wie er meespelen; daarna krijg je de link.
new-open = Open de tafel
new-name = Naam van de tafel
agreements = Afspraken
booklet = Spelregels
booklet-usual = Zoals hier gebruikelijk
booklet-booklet = Zoals in het boekje
booklet-own = Eigen afspraken
booklet-help = Alles waar het gedrukte boekje iets over zegt, gaat zoals het er staat.
booklet-differing = Anders dan in het gedrukte boekje: { $names }.
clock = Klok per beslissing
clock-none = Geen
clock-last = { $seconds ->
        [one] Je tijd is bijna om: nog 1 seconde
       *[other] Je tijd is bijna om: nog { $seconds } seconden
    }
clock-30 = 30 s
clock-120 = 2 min
clock-300 = 5 min
clock-86400 = 1 dag
stand-in = Als iemand er niet is
stand-in-once = Een bot helpt
stand-in-soon = Een bot neemt over
stand-in-never = De tafel wacht
stand-in-once-help = { $clock ->
        [yes] Is de tijd om, dan neemt een bot die ene beslissing. Na drie op een rij speelt hij door tot ze terug zijn.
       *[no] Na een minuut zonder teken van leven mogen de anderen een bot roepen. Die speelt tot ze terug zijn.
    }
stand-in-soon-help = { $clock ->
        [yes] Is de tijd om, of zijn ze een minuut van de pagina weg, dan speelt een bot tot ze terug zijn.
       *[no] Zijn ze een minuut van de pagina weg, dan speelt een bot tot ze terug zijn.
    }
stand-in-never-help = { $clock ->
        [yes] Geen bot speelt voor iemand: de klok laat alleen zien hoelang het duurt.
       *[no] Geen bot speelt voor iemand: het gaat verder als ze terug zijn.
    }
hints = Tips
hints-off = Alleen tegen bots
hints-on = Iedereen mag
hints-off-help = Wie alleen tegen bots speelt kan om een tip vragen; mensen onder elkaar niet.
hints-on-help = Iedereen kan een tip vragen. De partij telt niet voor de rating; het scoreblad noemt de tips.
seats = Stoelen
seat-more = Eén stoel erbij
seat-less = Eén stoel minder
seat-number = Stoel { $number }
seat-you = jij
seat-open = Open stoel
seat-open-help = wacht op een vriend
seat-host = opende deze tafel
seat-joined = is gaan zitten
seat-local = op dit apparaat
seat-together = op één apparaat met { $players }
seat-kind = Wie zit hier?
seat-kind-open = Een vriend met de link
seat-kind-bot = Een bot
seat-kind-local = Iemand op dit apparaat
seat-bot = Bot erbij
seat-take = Ga hier zitten
seat-leave = Sta op
seat-ready = gereed
seat-remove = Verwijder
seat-name = Naam
link-copy = Kopieer
link-copied = De link is gekopieerd.
lobby-open = { $number ->
        [one] Nog één stoel vrij: stuur de link of zet er een bot neer.
       *[other] Nog { $number } stoelen vrij: stuur de link of zet er bots neer.
    }
lobby-open-guest = { $number ->
        [one] Nog één stoel vrij.
       *[other] Nog { $number } stoelen vrij.
    }
lobby-full = Iedereen is er.
lobby-help = Iedereen aan tafel ziet deze instellingen. Na het begin liggen ze vast.
lobby-guest = De gastheer start het spel.
lobby-start = Begin het spel
lobby-cannot = Beginnen kan nog niet: { $number ->
        [one] één stoel is leeg.
       *[other] { $number } stoelen zijn leeg.
    }
lobby-not-host = Alleen de gastheer kan het spel starten.
sealed = Elke speler heeft een aandeel in het schudden, verzegeld voor het begin; na afloop kan iedereen het narekenen.
shuffling = De kaarten worden geschud…

## Namen van tafels

table-called = { $game }, { $day }
table-with = met { $players }
occasion = { $day }{ $part }
occasion-monday = maandag
occasion-tuesday = dinsdag
occasion-wednesday = woensdag
occasion-thursday = donderdag
occasion-friday = vrijdag
occasion-saturday = zaterdag
occasion-sunday = zondag
occasion-morning = ochtend
occasion-afternoon = middag
occasion-evening = avond
occasion-night = nacht

## Uitnodigingen

invite = Nodig vrienden uit
invite-link = Link naar deze tafel
invite-qr = De link als QR-code
invite-point = Laat ze hier een camera op richten
invite-anybody = Wie de link opent, kiest een naam en gaat zitten. Een account is niet nodig.
invite-same-network = Iedereen in dit netwerk kan hem openen. Een account is niet nodig.
invite-text = Kom je spelen? { $table }
invite-share = Deel
invite-code = Of de code, om op de beginpagina in te vullen:
invite-which = Dit apparaat heeft verschillende adressen. In welk netwerk moet de link werken?
invite-likeliest = waarschijnlijk het juiste
invite-also = een ander netwerk van dit apparaat
invite-machine = Alleen dit apparaat kan Signoria nu openen
invite-machine-help =
    Je opende Signoria als { $address }, en dat betekent overal “dit apparaat”. Andere apparaten hebben het
    adres ervan in jullie netwerk nodig.
invite-network-which = Dit apparaat zit in verschillende netwerken. Wie mogen er binnenkomen?
invite-let-in = Laat anderen in dit netwerk binnen
invite-let-in-help =
    Tot je het weer sluit of de server stopt, kan iedereen in hetzelfde netwerk Signoria openen op { $address } en
    als gast meespelen. Bij al het andere op dit apparaat kan niemand. De verbinding is niet versleuteld: doe dit
    alleen in netwerken die je vertrouwt. Gaat het bij hen niet open, laat Signoria dan toe in de firewall van dit
    apparaat.
invite-opened = Anderen in dit netwerk kunnen Signoria openen op { $address }, tot je het sluit of de server stopt.
invite-close = Laat niemand meer binnen
invite-hint =
    Dit apparaat zit in geen netwerk, of de server staat achter een andere. Wie hem beheert, kan hem stoppen
    en opnieuw starten met hetzelfde commando als eerst, gevolgd door
link-selected = De link is geselecteerd: kopieer hem met Ctrl+C of door erop te drukken.
try-again = Probeer opnieuw
anyone = Iedereen mag meedoen
anyone-on = Iedereen op deze server ziet de tafel en mag gaan zitten.
anyone-off = Alleen wie de link heeft, vindt deze tafel.
name-missing = Hoe noemen de anderen je? Vul hier een naam in.
name-missing-local = Vul de naam in van wie hier zit.
sit-invites = { $name } nodigt je uit
sit-free = Er is een stoel voor je
sit-seats = { $number } stoelen.
sit-there = { $number ->
        [one] { $players } is er al.
       *[other] { $players } zijn er al.
    }
sit-name = Hoe noemen ze je?
sit-down = Ga zitten als { $name }
sit-down-plain = Ga zitten
sit-watch = Alleen kijken
invite-full =
    Alle stoelen zijn bezet. Wie de link nu opent, kan kijken, en kan gaan zitten zodra iemand opstaat of jij een bot
    weghaalt.
sit-at = Ga zitten aan de tafel van { $name }
seats-free = { $number ->
        [one] 1 stoel vrij
       *[other] { $number } stoelen vrij
    }
table-clock = { $clock } per beslissing
table-join = Ga zitten
table-join-at = Ga zitten: { $table }
table-name = Naam van de tafel
table-rename = Hernoem
table-rename-at = Hernoem de tafel
table-rename-keep = Bewaar
cancel-rename = Annuleer

## Mensen met wie je speelde

companions = Met hen speelde je
companions-help = Nodig ze opnieuw uit: ze zien het op hun beginpagina, of aan de tafel waar ze zitten.
companion-invite = Nodig weer uit
companion-invite-who = Nodig { $players } weer uit
companion-invited = Uitgenodigd
companion-declined = Heeft bedankt
companion-seated = Zit hier
companion-last = { $game }, { $day }
companion-remove = Haal { $players } van deze lijst
companion-removed = { $players } kan je niet meer uitnodigen, en jij nodigt niet meer uit.
companion-back = Zet terug
companions-more = Nog { $number }
companions-off = Van de lijst gehaald ({ $number })
invited = { $name } nodigt je uit
invited-help = { $table }. { $free }.
invited-sit = Ga zitten
invited-decline = Bedank
invited-later = Nu niet
invited-declined = { $name } ziet dat je niet komt.
reason-invite-declined = { $name } komt niet aan deze tafel en heeft dat gezegd.
reason-invite-fast = Je hebt veel mensen uitgenodigd. Over { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } kan het weer.
reason-invite-many = Veel anderen hebben { $name } al uitgenodigd. Wacht tot die antwoord hebben.
reason-invite-often =
    { $name } heeft bedankt, of je hebt al een paar keer uitgenodigd. Over { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } kan het weer.
reason-notice-address = Berichten gaan alleen naar openbare https-adressen, of waar de beheerder het toestaat.
reason-notice-mail = Naar dit adres kan geen e-mail worden gestuurd.
reason-notice-many = Daar zijn er al genoeg van: stop er eerst een.
reason-no-companion = Je kunt mensen uitnodigen met wie je pas nog speelde en die uitgenodigd willen worden.
reason-no-invitation = Deze uitnodiging geldt niet meer.
reason-network-none = Dit apparaat heeft zo'n adres niet in een netwerk, of een ander luistert daar al.
reason-network-open = Anderen worden al binnengelaten op { $address }. Sluit dat eerst.

## Na afloop

score-win = { $margin ->
        [0] Je wint met { $points }, evenveel als { $second }: de regel bij gelijke stand gaf de doorslag.
        [one] Je wint met { $points }, één meer dan { $second }.
       *[other] Je wint met { $points }, { $margin } meer dan { $second }.
    }
score-share = { $players } delen de overwinning.
score-lose = { $winner } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
score-sheet = Scoreblad
score-total = Totaal
score-by-bot = { $number ->
        [one] een bot nam één beslissing
       *[other] een bot nam { $number } beslissingen
    }
score-hints = { $number ->
        [one] kreeg één tip
       *[other] kreeg { $number } tips
    }
score-wins = wint
score-place = plaats { $rank }
score-resigned = gaf op in beurt { $turn }, een bot speelde verder
replay = Naspelen
record = Verslag downloaden
rematch = Revanche
rematch-wanted = { $number ->
        [one] wil revanche
       *[other] willen revanche
    }
rematch-go = Naar de revanche
rematch-waiting = Wachten op de anderen…
rematch-ready = wil er een
rematch-open = heeft nog niet geantwoord
rematch-absent = niet hier
rematch-gone = speelt niet nog eens
rematch-bots = { $number ->
        [one] bot
       *[other] bots
    }
rematch-with-bot = { $number ->
        [one] Een bot voor { $players }
       *[other] Bots voor { $players }
    }
rematch-without = Zonder { $players }
rematch-other = Andere afspraken…
rematch-cancel = Toch niet
rematch-decline = Ik niet
course = Verloop
course-points = Punten
course-money = Geld
course-cards = Kaarten
course-works = Werken
course-cells = Bezette velden
course-turn = beurt
course-help = { $what } per beurt
proof = Is er eerlijk geschud?
proof-yes = Ja, nagerekend
proof-no = Nee, het klopt niet
proof-seal = Het zegel van de server, voor het begin aan iedereen getoond
proof-shares = De aandelen van de spelers, alle verzegeld voordat er één bekend was
proof-share-late = Kwam niet op tijd en is weggelaten
proof-key = De sleutel van de server, na het einde geopend
proof-checked = Je browser rekende na: { $shares ->
    [0] de sleutel past op het zegel
   *[other] de sleutel en de aandelen passen op hun zegels
  }
proof-witness = Het zijn de zegels die hij zelf voor het begin heeft gezien.
proof-wrong = Je browser rekende na: dit past NIET op wat verzegeld was
proof-help = { $shares ->
    [0]
        Elke keer schudden in deze partij volgt uit de sleutel; bij het naspelen van het verslag wordt het keer voor
        keer nagerekend.
   *[other]
        Elke keer schudden in deze partij volgt uit de sleutel en de aandelen samen: niemand kon het kiezen, ook niet
        wie de server beheert. Bij het naspelen van het verslag wordt het keer voor keer nagerekend.
  }
proof-none = Deze partij is zonder zegel geschud.

## Naspelen

replay-move = Zet { $ply } van { $plies }
replay-eyes = Door de ogen van
replay-spectator = Toeschouwer
replay-previous = Een zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Een zet verder
replay-pace = Tempo
replay-loading = De partij wordt geladen…

## Tekstweergave

text-to-question = Naar de vraag
text-to-log = Naar het logboek
text-to-table = Naar de tafel
text-waiting = Er wordt je nu niets gevraagd.
text-type = Of typ
text-type-help = een nummer, of een zet zoals { $example }
text-do = Doe het
text-unknown = “{ $text }” is geen geldig antwoord.
text-cannot = Kan nu niet
text-since = Sinds je vorige beurt
text-table = De tafel
text-player = Speler

## Geschiedenis en kijken

history-title = Gespeelde partijen
history-help = Elke afgelopen partij kun je naspelen en downloaden.
history-empty = Er is nog geen partij uitgespeeld.
history-of = Welk spel
history-all = Alle spellen
history-against = Tegen wie
history-everybody = Tegen iedereen
history-people = Tegen mensen
history-bots = Alleen tegen bots
history-bots-of = Bots: { $level }
history-none = Zo’n partij is er niet.
history-record = { $name }: { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }. Jij eindigde er { $ahead } keer voor en { $behind } keer achter{ $even ->
        [0] { "" }
       *[other] , en { $even } keer gelijk
    }.
history-won = { $number ->
        [one] { $players } won
       *[other] { $players } deelden de overwinning
    }
history-remove = “{ $table }” van mijn lijst halen
record-check = Een bestand naspelen
record-check-help =
    Heb je het verslag van een partij als bestand? De server speelt het zet voor zet na en controleert elke keer
    schudden.
record-choose = Kies een bestand
record-checking = De partij wordt nagespeeld…
record-not-json = Dit bestand is geen verslag van een partij.
record-too-large = Dit bestand is te groot voor een verslag.
record-right = Elke zet klopt
record-moves = { $plies ->
        [one] Eén zet
       *[other] { $plies } zetten
    }
record-unfinished = De partij is niet uitgespeeld.
statistics = Jouw partijen { $game }
statistics-games = gespeeld
statistics-wins = gewonnen
statistics-best = beste score
statistics-average = gemiddelde score
statistics-beaten = verslagen: { $levels }
watch-title = Kijken
watch-help = Toeschouwers zien wat iedereen aan tafel ziet, en niets anders.
watch-empty = Er wordt nu niet gespeeld
watch-empty-help = Zodra een spel begint aan een tafel waar iedereen mag meedoen, staat het hier.
watch-now = Wordt gespeeld
watch-open = Tafels met een vrije stoel
watch-open-help = Hier mag iedereen meedoen: één klik en je zit.
watch-back = Om terug te kijken
watch-back-help = Afgelopen partijen, zet voor zet en door ieders ogen.
watch-let = Laat anderen bij je kijken
watch-let-help =
    Zet voor het begin “Iedereen mag meedoen” aan, dan staat je tafel hier voor iedereen terwijl je speelt. Elke andere
    tafel is voor wie jij deze link stuurt: wie hem opent, kijkt mee, en handen blijven verborgen.
watch-let-none =
    Zet voor het begin “Iedereen mag meedoen” aan, dan staat je tafel hier voor iedereen terwijl je speelt. Elke andere
    tafel is voor wie de link heeft: terwijl je speelt, vind je hem hier.
watch-link = Link voor toeschouwers: { $table }

## Ratings en het huis

rating = Rating
practice = oefenpartij
practice-undone =
    Er is een keuze teruggenomen nadat er iets nieuws te zien was, dus dit is een oefenpartij: geen rating verandert.
practice-sent-away = Er is iemand weggestuurd, dus deze partij verandert geen rating.
practice-hints = Een partij met tips is oefening: ze verandert geen rating.
rating-provisional = voorlopig
rating-about = ≈ { $value }
rating-change = { $before } → { $after }
rating-help =
    De gezel staat vast op 1000; de rating van bots verandert nooit. De eerste tien partijen is je rating voorlopig (≈).
    Partijen met meer mensen op één apparaat tellen niet mee.
results-nav = Partijen en resultaten
results-nav-results = Resultaten en ratings
results-title = Resultaten bij { $game }
results-own = Jij
results-none = Speel een partij uit en je resultaten staan hier.
results-against = Tegen
results-all = Alle partijen
results-bots = bots
results-people = mensen
results-device = op één apparaat
results-games = Partijen
results-wins = Gewonnen
results-share = { $percent }%
results-average = Gemiddeld
results-players = Iedereen hier
results-player = Speler
results-place = Plaats
house-bot = huisbot ({ $level })
ladder-help = Win zonder gedeelde eerste plaats van een niveau en je hebt het verslagen.
ladder-record = { $games ->
        [0] nog niet geprobeerd
       *[other] { $wins } van { $games } gewonnen
    }
ladder-beaten = verslagen
ladder-play = Speel
ladder-against = Speel tegen de { $level }
course-table = Als tabel

## Spelregels

rules-title = { $game }: de regels in het kort
rules-search = Zoek in regels en kaarten
rules-found = { $number ->
        [one] 1 gevonden
       *[other] { $number } gevonden
    }
rules-found-none = Niets gevonden voor “{ $words }”. Probeer één woord, of een deel ervan.
rules-cards = Kaarten
rules-contents = Inhoud
rules-here = hier ben je
rules-now = Nu:
rules-not-in-game = Niet in dit spel ({ $number })
rules-whole = Alle regels
rules-back = Terug naar de tafel
rules-close = Spelregels sluiten
rules-closes = sluit

## Redenen

reason-stale = De tafel was al verder; kijk nog eens.
reason-not-away = Er was net een teken van leven: wacht nog even.
reason-not-asked = Er wordt je nu niets gevraagd.
reason-not-seated = Je zit niet aan deze tafel.
reason-illegal = Dat kan nu niet ({ $move }).
games-nav = Spellen
one-moment = Een ogenblik…
reason-over = Het spel is afgelopen.
reason-not-started = Het spel is nog niet begonnen.
reason-undo-none = Je hebt niets om terug te nemen.
reason-undo-hidden = Er is sindsdien iets verborgens gezien, dus dit kan niet meer terug.
reason-too-long = Dat is te lang.
reason-too-fast = Dat ging te snel; probeer het zo nog eens.
reason-not-host = Dat kan alleen de gastheer.
reason-seat-taken = Die stoel is bezet.
reason-seats-open = Nog niet alle stoelen zijn bezet.
reason-no-table = Er is geen tafel met die code.
reason-not-found = Dat bestaat hier niet.
reason-no-server = De server antwoordt niet.
reason-closing = De server wordt afgesloten; je partij blijft bewaard.
reason-chat-players = Aan deze tafel mogen alleen spelers schrijven.
reason-closed = Deze tafel is gesloten.
reason-close-people = Aan deze tafel spelen ook anderen: ga weg, geef op, of stel voor te stoppen.
reason-end-asked = Iemand stelt al voor te stoppen: antwoord daar eerst op.
reason-end-declined = De anderen spelen liever verder. Over { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } kun je het weer voorstellen.
reason-end-none = Niemand vraagt je of het spel stopt.
reason-ended = Iedereen die er nog was, vond stoppen goed. Dit spel heeft geen winnaar en verandert geen rating.
reason-rematch-begun = De revanche is al begonnen.
reason-remove-running = Dit spel is nog bezig: ga er eerst weg, geef op, of sluit de tafel.
reason-resign-alone = Je speelt alleen tegen bots: sluit de tafel.
reason-already-seated = Je zit al aan deze tafel.
reason-busy = De server is druk; probeer het zo nog eens.
reason-error = Er ging iets mis bij de server.
reason-expired = Aan deze tafel kwam een dag lang niemand meer, dus ze is gesloten. Open een nieuwe.
reason-friends = Op één apparaat { $most ->
        [one] kan hier maar één speler
       *[other] kunnen hier hoogstens { $most } spelers
    } gaan zitten; de anderen hebben een eigen apparaat nodig.
reason-hint-game = Geen bot kent dit spel goed genoeg voor een tip.
reason-hint-one = Er is maar één mogelijkheid.
reason-hint-people = Je speelt met andere mensen: tips zijn er alleen als dat aan tafel is afgesproken.
reason-host = Deze server kent die hostnaam niet.
reason-invalid = Dat begreep de server niet.
reason-media = Dat begreep de server niet.
reason-method = Dat kan hier niet.
reason-muted = De gastheer laat je hier niet schrijven.
reason-name = Een naam heeft 1 tot { $most } tekens, en die zijn allemaal te zien.
reason-name-alike =
    Die naam lijkt op { $name }, die aan deze tafel zit. Kies voor jezelf een andere naam, of voeg een letter toe.
reason-name-bot = Bots heten hier { $name }. Voeg er iets aan toe, bijvoorbeeld de eerste letter van je achternaam.
reason-name-marks = Te veel accenten op één letter: laat er een paar weg.
reason-name-mixed =
    Letters uit verschillende alfabetten die op elkaar lijken: schrijf elk woord van de naam in één alfabet.
reason-no-bot = Die bot bestaat niet.
reason-no-device = Dat apparaat is al afgemeld, of onbekend.
reason-no-game = Dat spel bestaat niet.
reason-no-guest = We kennen je nog niet; laad de pagina opnieuw.
reason-no-moment = Die zet bestaat niet in deze partij.
reason-no-record = Van deze partij is geen verslag om te downloaden.
reason-not-here = Dat bestaat hier niet.
reason-not-over = Dat kan als het spel afgelopen is.
reason-one-by-one = Eén ding tegelijk.
reason-options = Deze instellingen kunnen niet samen.
reason-origin = Dat kwam van een andere site.
reason-preference = Die voorkeur bestaat niet.
reason-preference-table = Dat kan niet aan één tafel anders zijn: het is overal hetzelfde.
reason-record = Dit verslag klopt niet: { $problem }
reason-resigned = Je hebt opgegeven: een bot speelt op je stoel tot het eind.
reason-seat-none = Die stoel bestaat niet.
reason-seats-number = Dit spel is voor { $fewest } tot { $most } spelers.
reason-share = Dit aandeel in het schudden hoort niet bij zijn zegel. Laad de pagina opnieuw.
reason-sent-away = De gastheer heeft je hier weggestuurd.
reason-started = Het spel is al begonnen.
reason-starting = Het spel staat op het punt te beginnen.
reason-storage = De server kon dat niet bewaren; probeer het nog eens.
reason-too-many-tables = Je zit al aan { $most ->
        [one] een tafel; speel dat spel eerst uit.
       *[other] { $most } tafels; speel er eerst een uit.
    }
reason-too-slow = De verbinding was te traag.
reason-signed-out = Dit apparaat is afgemeld.
reason-silence = Het is even stil aan tafel: wacht tot het verdergaat.
reason-undo-absent = Iemand die akkoord moet gaan, is weg.
reason-undo-asked = Er wordt al gevraagd om een zet terug te nemen.
reason-undo-first = Iemand vraagt om een zet terug te nemen: antwoord daar eerst op.
reason-undo-refused = De anderen willen het liever niet.
reason-yourself = Dat is niet voor jezelf; je kunt van tafel gaan.
reason-analysis-game = Alleen een spel dat voorbij is en dat de bots kennen, kan worden geanalyseerd.
reason-analysis-many = Er worden al genoeg spellen geanalyseerd. Probeer het over een paar minuten opnieuw.
reason-analysis-other = Iemand anders wacht op deze analyse, en kan haar stoppen.

## Regels van de tafel zelf

event-undone = { $player-you ->
        [yes] Je neemt
       *[no] { $player } neemt
    } { $moves ->
        [one] een zet
       *[other] een beslissing van { $moves } zetten
    } terug.
event-time-ran-out = { $player-you ->
        [yes] Je tijd is om. Een bot beslist deze ene keer.
       *[no] De tijd van { $player } is om. Een bot beslist deze ene keer.
    }
event-seat-kept = { $player-you ->
        [yes] Je bent weg. Een bot speelt voor je.
       *[no] { $player } is weg. Een bot speelt verder.
    }
event-seat-left = { $player-you ->
        [yes] Je laat een bot verder spelen.
       *[no] { $player } laat een bot verder spelen.
    }
event-seat-resigned = { $player-you ->
        [yes] Je geeft op. Een bot speelt verder.
       *[no] { $player } geeft op. Een bot speelt verder.
    }
event-seat-replaced = { $player-you ->
        [yes] De gastheer heeft je weggestuurd. Een bot speelt verder.
       *[no] De gastheer heeft { $player } weggestuurd. Een bot speelt verder.
    }
event-seat-returned = { $player-you ->
        [yes] Je bent terug.
       *[no] { $player } is terug.
    }
event-end-proposed = { $player-you ->
        [yes] Je stelt voor te stoppen.
       *[no] { $player } stelt voor te stoppen.
    }
event-end-declined = { $player-you ->
        [yes] Je speelt liever verder.
       *[no] { $player } speelt liever verder.
    }
event-end-withdrawn = { $player-you ->
        [yes] Je speelt toch verder.
       *[no] { $player } speelt toch verder.
    }
event-end-lapsed = Niet iedereen vond op tijd goed dat het spel stopt: het gaat verder.
event-resumed = Het spel gaat verder waar het gebleven was.
kept-once = Je tijd is om en een bot gaat zo beslissen. Klik of druk op een toets om het zelf te doen.
kept-away = Je was weg, dus speelt een bot voor je. Met één klik of toets is je stoel weer van jou.
kept-left = Een bot speelt voor je, tot je iets anders zegt.
kept-resigned = Je hebt opgegeven; een bot speelt voor je verder tot het eind.
kept-back = Ik speel weer
by-bot = door een bot
with-hint = na een tip

## Tips

hint = Tip
hint-help = Wat de sterke bot zou doen, en waarom
hint-about = wat de sterke bot zou doen
hint-or = of
hint-equal = ongeveer gelijk
hint-chance = Winstkans: { $chance } procent, { $error } meer of minder.
hint-thinking = De uil denkt na…
hint-back = Terug naar de tafel
hint-rest = { $number ->
        [one] Eén andere mogelijkheid komt minder goed uit.
       *[other] { $number } andere mogelijkheden komen minder goed uit.
    }
hint-sight = Gebruikt alleen wat je mag weten: je hand, de open tafel, het logboek.
hint-tried = Winstkans onder { $players } spelers, als iedereen verstandig verder speelt. { $tried ->
        [one] 1 spel geprobeerd per mogelijkheid,
       *[other] { $tried } spellen geprobeerd per mogelijkheid,
    } { $error }% meer of minder. De streep is een gelijk deel, { $even }%.
hint-marked = Staat in het logboek en op het scoreblad; een partij met tips telt niet voor de rating.
done-title = Welkom terug
done-help = Terwijl je weg was, deed een bot dit voor je. Het is in het logboek gemerkt en kan niet terug.
done-play = Ik speel weer
done-look = Bekijken
done-once-title = Je tijd was om
done-once-help = { $number ->
        [one] Een bot besliste dit voor je. Het is in het logboek gemerkt en kan niet terug.
       *[other] Een bot besliste voor je, en dit kwam ervan. Het is in het logboek gemerkt en kan niet terug.
    }
done-once-play = Verder
done-bot = De bot gaat door
paused = Gepauzeerd
paused-help = De tafel pauzeert: er is niemand die speelt. Zodra iemand terug is, gaat het verder.
missing = Al { $time } geen teken van { $player }.
missing-wait = Wachten
missing-bot = Laat een bot spelen
missing-votes = { $number } van { $needed } willen het

## A replay and playing on

replay-round = Ronde { $round }
replay-setup = Voor de eerste ronde
replay-all = Iedereen
replay-ruler = De partij, zet voor zet
replay-to-come = Komt nog
replay-round-back = Een ronde terug
replay-round-on = Een ronde verder
replay-all-open = Alles open
replay-all-open-help = Alle handen liggen open: niemand zag dit toen.
replay-nothing-hidden = niets verborgen
replay-link = Kopieer link naar zet { $ply }
replay-link-short = Kopieer link
replay-link-copied = De link naar zet { $ply } is gekopieerd.
replay-link-not = De link kon niet worden gekopieerd; hij staat in de adresbalk.
replay-show-coming = Toon vervolg
play-on = Speel hier verder
play-on-help =
    Een nieuwe tafel gaat verder na zet { $ply }. Jij neemt één stoel, bots de andere; deze partij blijft zoals ze is.
play-on-seat = Jouw stoel
play-on-level = De bots
play-on-as-then = als toen
play-on-anew =
    Wat je op deze stoel toen niet kon weten, verborgen kaarten en alles wat aan het toeval is, wordt opnieuw getrokken.
    Het is oefening en verandert geen rating.
looking-back = Je kijkt terug.
practice-played-on =
    Deze tafel gaat verder vanaf een moment van een andere partij en is dus oefening: ze verandert geen rating.
event-played-on =
    Hier gaat het spel verder na zet { $move } van een andere partij; wat verborgen was, is opnieuw getrokken.

## The log

log-search = Zoek in het logboek
log-player = Speler
log-everyone = Iedereen
log-kind = Soort
log-everything = Alles
log-at-the-table = aan de tafel
log-found = { $number ->
        [one] 1 regel
       *[other] { $number } regels
    }
log-nothing-found = Niets gevonden.

## After a game

score-share-you = Je deelt de overwinning met { $players }.
score-place-behind = Je werd { place-word }, { $behind ->
        [0] met evenveel punten: de beslisregel gaf de doorslag.
        [one] 1 punt erachter.
       *[other] { $behind } punten erachter.
    }
place-word = { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
        [7] zevende
       *[other] achtste
    }
remark-first-game = Dit was je eerste partij.
remark-first-win = { $games ->
        [1] Je wint je eerste partij.
       *[other] Je eerste overwinning, in { $games } partijen.
    }
remark-streak = Dat zijn { $wins } overwinningen op rij.
remark-best-score = Je beste score tot nu toe: die was { $points }.
remark-best-place = Je beste plaats tot nu toe: eerder werd je hoogstens { place-word }.
duration-minutes = { $number ->
        [one] 1 minuut
       *[other] { $number } minuten
    }
duration-hours = { $hours } u { $minutes } min
duration-days = { $number ->
        [one] 1 dag
       *[other] { $number } dagen
    }
rating-stage = { $games } van { $newcomer } partijen: daarna is er een getal.
rating-newcomer = Na de vijfde partij krijg je je eerste getal. Tot dan valt er geen te verliezen.
chat-good-game = Goed gespeeld!
chat-once-more = Nog een keer?
chat-must-go = Ik moet gaan.

## Taking back by consent

undo-more = { $moves ->
        [one] en 1 zet daarna
       *[other] en { $moves } zetten daarna
    }
undo-lapses = { $seconds ->
        [one] nog 1 seconde
       *[other] nog { $seconds } seconden
    }
event-undo-lapsed = { $player-you ->
        [yes] Niemand antwoordde op tijd op je verzoek om terug te nemen; het is vervallen.
       *[no] Op het verzoek van { $player } om terug te nemen kwam op tijd geen antwoord; het is vervallen.
    }
event-undo-refused = { $player-you ->
        [yes] Je verzoek om terug te nemen is afgewezen.
       *[no] Het verzoek van { $player } om terug te nemen is afgewezen.
    }

## Leren spelen

learn = Leer spelen
learn-on = Verder met stap { $step }
coach = De leermeester
coach-step = stap { $step } van { $steps }
coach-next = Verder
coach-do-it = Doe het voor mij
coach-leave = Stop, bewaar mijn plek
coach-not-yet = Nog niet.
coach-read-on = Lees eerst verder.
coach-over = Zo gaat het. Vier dingen om te onthouden:
coach-play = Speel { $game } tegen leerlingen, met tips
coach-home = Naar de beginpagina
practice-lesson = Dit is een les: niets telt, en niemand wacht op je.

## Spelen per dag

clock-days = Dagen
days-a-move = Dagen per zet
days-number = { $number ->
        [one] 1 dag
       *[other] { $number } dagen
    }
days-short = { $number } d
reserve = In reserve
reserve-help = Voor het hele spel, als de dagen van een zet op zijn.
reserve-none = Niets
days-rule = { $days ->
        [one] 1 dag per zet
       *[other] { $days } dagen per zet
    }{ $reserve ->
        [0] .
        [one] , en 1 dag in reserve voor het hele spel.
       *[other] , en { $reserve } dagen in reserve voor het hele spel.
    }
days-rule-help =
    Een dag is een dag van wie aan zet is: niemands tijd loopt ’s nachts af, en vrije dagen tellen niet mee.
left-moment = nog geen minuut
left-minutes = { $number ->
        [one] nog 1 minuut
       *[other] nog { $number } minuten
    }
left-hours = { $number ->
        [one] nog 1 uur
       *[other] nog { $number } uur
    }
left-tomorrow = tot morgen { $time }
left-day = tot { $day } { $time }
left-drawing = { $left }, uit de reserve
left-reserve = nog { $days } d { $hours } u in reserve
holiday-until = op vakantie t/m { $day }
holiday-own = je hebt vrij t/m { $day }
next-turns = { $number ->
        [one] Aan de beurt aan 1 tafel
       *[other] Aan de beurt aan { $number } tafels
    }
next-turns-others = { $number ->
        [one] Aan de beurt aan 1 andere tafel
       *[other] Aan de beurt aan { $number } andere tafels
    }
next-table = Volgende: { $table }
next-table-left = Volgende: { $table }, { $left }
next-go = Volgende
film-since = Wat er intussen gebeurde
nights-days-off = Nacht en vrije dagen
night = Mijn nacht
night-help =
    Aan tafels waar een zet dagen mag duren loopt dan geen klok af, en word je niet gestoord. Volgens de klok van
    { $zone }.
days-off = Vrije dagen
days-off-help =
    De klokken van al je tafels per dag staan stil, hoogstens { $most } dagen per jaar. Anderen zien tot en met
    welke dag je op vakantie bent, meer niet. Een klok die is afgelopen, wordt niet teruggezet.
days-off-left = { $number ->
        [0] Er zijn dit jaar geen dagen meer over.
        [one] Er is dit jaar nog 1 dag over.
       *[other] Er zijn dit jaar nog { $number } dagen over.
    }
days-off-from = Eerste dag
days-off-to = Laatste dag
days-off-take = Vrij nemen
days-off-span = { $first } t/m { $last }
days-off-now = nu
days-off-end = Ik ben terug
days-off-drop = Toch niet
reason-holiday-days = Vrije dagen beginnen vandaag of later, binnen een jaar, en eindigen nadat ze begonnen zijn.
reason-holiday-most = Dat is meer dan { $most ->
        [one] 1 dag
       *[other] { $most } dagen
    } in een jaar; { $left ->
        [0] er is er geen over.
        [one] er is er nog 1 over.
       *[other] er zijn er nog { $left } over.
    }
reason-holiday-none = Deze vrije dagen zijn voorbij, of nooit genomen.
reason-holiday-twice = Een deel van deze dagen heb je al vrij.
reason-zone = Deze server kent die tijdzone niet.

menu-learn = Leren
learn-title = Leer het al spelend
learn-help = Een gedekte tafel, een leermeester en één ding tegelijk. Daarna een echt spel tegen leerlingen, met tips.
learn-length = { $steps } stappen, { $minutes } minuten
learn-progress = Stap { $step } van { $steps }
learn-done = Klaar
learn-start = Begin de les
learn-again = Nog een keer
learn-anew = Opnieuw beginnen
learn-further = Meer lessen
learn-at-once = Ik ken het: meteen spelen
learn-game = Lessen: { $game }
coach-back = Terug
coach-skip = Ken ik al: sla over
coach-stop = Stop
coach-waits = De anderen zijn aan de beurt.
coach-waits-help = Kijk wat ze doen. Zo ben jij weer aan de beurt.
coach-then = En nu?
coach-following = Volgende les: { $lesson }
coach-again = Nog een keer
coach-lessons = Alle lessen

## Puzzels

menu-puzzles = Puzzels
puzzles-title = Vind de beste zet
puzzles-help =
    Momenten uit gespeelde partijen waarop één keuze duidelijk de beste is.
    Je eerste antwoord telt voor je puzzelrating.
puzzles-game = Puzzels: { $game }
puzzle-today = Puzzel van de dag
puzzle-start = Vind de beste zet
puzzle-again = Bekijk hem nog eens
puzzle-facts = { $players } spelers, moeilijkheid { $level }
puzzle-rating = Puzzelrating
puzzle-solved = Opgelost
puzzle-collection = Alle puzzels
puzzle-order = Van makkelijk naar moeilijk.
puzzle-label =
    { $state ->
        [right] Puzzel { $number }, moeilijkheid { $level }, opgelost
        [wrong] Puzzel { $number }, moeilijkheid { $level }, niet opgelost
       *[open] Puzzel { $number }, moeilijkheid { $level }
    }
puzzle-called = { $game }: vind de beste zet
puzzle-task = Vind de beste zet
puzzle-first-counts = Je eerste keuze is je antwoord.
puzzle-got-it = Begrepen
puzzle-right = Goed, dat is de beste zet
puzzle-wrong = Niet de beste zet
puzzle-show = Toon het antwoord
puzzle-best = beste
puzzle-yours = jouw keuze
puzzle-chances = Winstkans bij elke keuze, beoordeeld met wat je kon weten. De streep is een gelijk deel, { $even }%.
puzzle-before = Deze had je al eens beantwoord: het eerste antwoord telt.
puzzle-next = Volgende puzzel
puzzle-play-on = Speel hier verder
puzzle-all = Alle puzzels
practice-puzzle = Deze tafel begon als puzzel en is dus oefening: ze verandert geen rating van partijen.
reason-hint-puzzle = Aan de tafel van een puzzel zijn er geen tips.
reason-puzzle-open = Deze puzzel is nog niet beantwoord.
reason-puzzle-gone = Een bot heeft deze puzzel voor je beantwoord. Begin hem opnieuw.
