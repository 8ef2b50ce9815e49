### The command `signoria`: everything people read that is not said by a game.

## Names of players

bot-random = Toevalsbot
you = Jij
person = Speler

## Beginning and help

welcome-alone = { $game }: jij tegen { $players }. Typ ? voor uitleg.
welcome-together = { $game } met { $players }. Typ ? voor uitleg.
help-title = Wat je kunt typen:
help-number = een nummer: kies die mogelijkheid
help-words = of de tekst van de mogelijkheid, of de notatie, zoals "{ $option }"
help-card = t <kaart>: lees wat een kaart doet, met uitleg bij twijfelgevallen
help-table = h: toon de tafel opnieuw
help-why = w: waarom iets nu niet kan
help-hint = i: een tip, wat de sterke bot zou doen en waarom
help-undo = u: neem je laatste keuze terug
help-quit = q: stop met spelen
help-help = ?: toon deze uitleg

## Choosing

choose = Je keuze:
choose-unknown = { $input } is hier niet mogelijk. Typ een nummer van 1 tot en met { $count }, of ? voor uitleg.
choose-card = Typ t en de naam van een kaart, bijvoorbeeld: t { $card }
choose-no-card = Er is geen kaart die { $name } heet.
choose-group = { $count } mogelijkheden
choose-back = Terug
why-none = Alles kan, of er is niets over te zeggen.
choose-only = Je enige mogelijkheid: { $option }. Druk op Enter.

## Hints

hint-title = Wat de sterke bot zou doen ({ $worlds ->
        [one] 1 spel geprobeerd
       *[other] { $worlds } spellen geprobeerd
    }, een gelijk deel is { $even }%):
hint-or = of
hint-chance = { $chance }% winstkans, { $error } meer of minder
hint-people = Met meer mensen aan het scherm zijn er geen tips.
hint-none = Geen bot kent dit spel goed genoeg voor een tip.

## Lessons

lesson-known = { $id }: { $title } ({ $minutes } minuten; { $about })
lesson-choose = Speel er een met: signoria learn { $id }
lesson-enter = Druk op Enter om verder te gaan.
lesson-choice = Kies: { $option }
lesson-keep = Om te onthouden:
lesson-play-on = Hiervandaan verder spelen? (j/n)

## Taking back

only-you = (Alleen jij ziet dit.)
undo-done = { $you ->
        [yes] Je neemt je laatste keuze terug.
       *[no] { $player } neemt de laatste keuze terug.
    }
undo-nothing = Er is nog geen keuze om terug te nemen.
undo-agree = Vinden de anderen dat goed? (j/n)
undo-refused = Dan blijft je keuze staan.

## One screen for several people

hand-over = Geef het scherm aan { $player }. { $player }, druk op Enter als niemand anders meekijkt.

## The end

again = Nog een spel? (j = ja, n = nee, b = bewaar het verslag)
goodbye = Tot ziens!
save-name = Verslag bewaren? Typ een bestandsnaam, of druk op Enter om niets te bewaren:
save-done = Het verslag staat in { $file }.
save-exists = { $file } bestaat al; kies een andere naam.
save-failed = { $file } kan niet worden geschreven: { $reason }.
replay-seals = { $shares ->
    [0] Elke keer schudden volgde uit het geheim dat voor het spel verzegeld was als
   *[other] Elke keer schudden volgde uit wat voor het spel verzegeld was als
  }
replay-server = het geheim van de server
replay-unfinished = { $moves ->
        [one] Het spel is niet uitgespeeld: het verslag eindigt na 1 zet.
       *[other] Het spel is niet uitgespeeld: het verslag eindigt na { $moves } zetten.
    }
score-title = Eindstand
score-rank = Plaats
score-player = Speler
score-points = Punten
sheet-lines = Opbouw
