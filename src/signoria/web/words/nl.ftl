# Wat mensen te horen krijgen die niet aan tafel zitten: in meldingen, brieven, en waar ze het verder willen.

notice-turn = Jouw beurt aan { $table }
notice-reminder = Je tijd aan { $table } is bijna om
notice-seated = { $who } is gaan zitten aan { $table }
notice-rematch = { $who } wil nog een spel aan { $table }
notice-test = Zo laat Signoria het je weten
notice-turn-text = { $game }, beurt { $turn }
notice-seated-text =
    { $free ->
        [0] { $game }, alle plaatsen zijn bezet
        [one] { $game }, er is één plaats vrij
       *[other] { $game }, er zijn { $free } plaatsen vrij
    }
notice-rematch-text = { $game }
notice-test-text = Als je aan de beurt bent, als iemand aan je tafel gaat zitten, en voor een revanche.
time-left =
    { $days ->
        [0] nog { $hours } u
       *[other] nog { $days } d { $hours } u
    }
time-left-little = nog minder dan een uur
letter-end =
    Je krijgt dit omdat je dit adres aan Signoria hebt gegeven. Om er geen meer te krijgen:
    { $stop }
letter-confirm = Is dit jouw adres?
letter-confirm-text =
    Iemand die speelt op { $origin } wil hier horen wanneer het zijn beurt is. Ben jij dat, open dan dit:
    { $page }

    Ben jij het niet, doe dan niets: er komt verder niets.
channel-confirm = Berichten aan { $address }
channel-confirm-text = Signoria laat je hier weten wanneer je aan de beurt bent.
channel-confirm-button = Ja, dit is mijn adres
channel-confirmed = Je krijgt bericht op { $address }
channel-stop-button = Geen berichten meer aan { $address }
channel-stopped = Er komen geen berichten meer
channel-gone = Deze berichten staan al uit
