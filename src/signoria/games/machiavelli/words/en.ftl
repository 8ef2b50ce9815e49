### Machiavelli, in English Citadels: everything people read.
### The name of a card is that of Deluxe. A `.classic` name is that of the first print of the original game, a `.later` one that of its later print.
### A text that the older editions word differently has a variant that ends in `-classic`.

game-name = Citadels

## Basic districts

card-temple = Temple
    .one = a Temple
    .the = the Temple
    .many = Temples
    .text = A religious district with no special ability.
card-church = Church
    .one = a Church
    .the = the Church
    .many = Churches
    .text = A religious district with no special ability.
card-monastery = Monastery
    .one = a Monastery
    .the = the Monastery
    .many = Monasteries
    .text = A religious district with no special ability.
card-cathedral = Cathedral
    .one = a Cathedral
    .the = the Cathedral
    .many = Cathedrals
    .text = A religious district with no special ability.
card-watchtower = Watchtower
    .one = a Watchtower
    .the = the Watchtower
    .many = Watchtowers
    .text = A military district with no special ability.
card-prison = Prison
    .one = a Prison
    .the = the Prison
    .many = Prisons
    .text = A military district with no special ability.
card-barracks = Barracks
    .one = a Barracks
    .the = the Barracks
    .many = Barracks
    .classic = Battlefield
    .one-classic = a Battlefield
    .the-classic = the Battlefield
    .many-classic = Battlefields
    .text = A military district with no special ability.
card-fortress = Fortress
    .one = a Fortress
    .the = the Fortress
    .many = Fortresses
    .text = A military district with no special ability.
card-manor = Manor
    .one = a Manor
    .the = the Manor
    .many = Manors
    .text = A noble district with no special ability.
card-castle = Castle
    .one = a Castle
    .the = the Castle
    .many = Castles
    .text = A noble district with no special ability.
card-palace = Palace
    .one = a Palace
    .the = the Palace
    .many = Palaces
    .text = A noble district with no special ability.
card-tavern = Tavern
    .one = a Tavern
    .the = the Tavern
    .many = Taverns
    .text = A trade district with no special ability.
card-market = Market
    .one = a Market
    .the = the Market
    .many = Markets
    .text = A trade district with no special ability.
card-trading-post = Trading Post
    .one = a Trading Post
    .the = the Trading Post
    .many = Trading Posts
    .text = A trade district with no special ability.
card-docks = Docks
    .one = Docks
    .the = the Docks
    .many = Docks
    .text = A trade district with no special ability.
card-harbor = Harbor
    .one = a Harbor
    .the = the Harbor
    .many = Harbors
    .text = A trade district with no special ability.
card-town-hall = Town Hall
    .one = a Town Hall
    .the = the Town Hall
    .many = Town Halls
    .text = A trade district with no special ability.

## Unique districts

card-poor-house = Poor House
    .the = the Poor House
    .text = If you have no gold at the end of your turn, you get 1 gold.
    .short = no gold at the end: take 1
    .ruling = First the tax, then the Poor House, and only then what the Alchemist gets back. It does not work while you are murdered or bewitched.
    .ruling-classic = First the tax, then the Poor House, and only then what the Alchemist gets back. Even if it costs nothing, it counts as your build for the turn. It works while you are bewitched or in the Hospital too, and for the Witch after each part of the turn, unless your table plays otherwise.
card-basilica = Basilica
    .the = the Basilica
    .text = At the end scores 1 point per district in your city with an odd cost.
    .short = 1 point per odd cost
    .ruling = Beautification is part of the cost. The Basilica itself costs 4, so it counts only when it is beautified.
card-library = Library
    .the = the Library
    .text = If you draw cards for your income, you keep them all.
    .text-classic = If you draw cards for your income, you may keep 2 of them.
    .short = keep all you draw
    .short-classic = keep 2 of the cards drawn
    .ruling = For the usual income only: it changes nothing about cards drawn in any other way.
card-capitol = Capitol
    .the = the Capitol
    .text = At the end scores 3 points if you have at least 3 districts of one type.
    .short = 3 points for 3 of one type
    .ruling = 3 points at most, no matter how many types you have three of.
card-keep = Keep
    .one = a Keep
    .the = the Keep
    .many = Keeps
    .text = Rank 8 cannot use its ability on this district.
    .text-classic = The Warlord cannot destroy this district.
    .short = safe from rank 8
    .short-classic = safe from the Warlord
    .ruling = It does not help against an Armory, a sacrifice or a Human Cannonball. A Diplomat may give their own Keep away.
    .ruling-classic = The Diplomat may not choose it either, unless your table plays otherwise. It does not help against an explosion. There are two of them.
card-dragon-gate = Dragon Gate
    .the = the Dragon Gate
    .text = At the end scores 8 points.
    .short = 8 points at the end
    .ruling = For everything else, such as the Warlord's price, it costs 6.
card-factory = Factory
    .the = the Factory
    .text = You build every other unique district for 1 gold less.
    .short = uniques cost 1 less
    .ruling = Only your price is lower: cost and points of the district stay the same. You get nothing back for what stood there before.
card-secret-vault = Secret Vault
    .the = the Secret Vault
    .text = You cannot build it. If it is in your hand at the end, it scores 3 points.
    .short = never built; 3 points in hand
    .ruling = It is a hand card like any other: you can discard it, give it and lose it, and it counts for the Map Room. Under the Museum it is worth only 1 point.
card-thieves-den = Thieves' Den
    .the = the Thieves' Den
    .text = You may pay any part of its price with hand cards: 1 card for 1 gold.
    .short = pay with cards too
    .ruling = The cards are discarded face down. If it is confiscated you get back only the gold; paid with cards alone it cannot be confiscated.
card-gold-mine = Gold Mine
    .the = the Gold Mine
    .text = If you take gold for your income, you get 1 more.
    .short = 1 gold more as income
    .ruling = It raises no other income.
card-great-wall = Great Wall
    .the = the Great Wall
    .text = Rank 8 pays 1 gold more to use its ability on another district in your city.
    .text-classic = The Warlord pays 1 gold more to destroy a district in your city.
    .short = rank 8 pays 1 more
    .short-classic = the Warlord pays 1 more
    .ruling = The wall itself is not protected, unless your table plays otherwise. You get the extra gold that a Diplomat or Marshal pays.
    .ruling-classic = This holds for the wall itself too. It does not affect the Diplomat.
card-ivory-tower = Ivory Tower
    .the = the Ivory Tower
    .text = At the end scores 5 extra points if it is the only unique district in your city.
    .short = 5 points if the only unique
    .ruling = A Haunted Quarter that counts as another type is not unique.
card-map-room = Map Room
    .the = the Map Room
    .text = At the end scores 1 point per card in your hand.
    .short = 1 point per card in hand
    .ruling = Cards under the Museum are not in your hand.
card-laboratory = Laboratory
    .the = the Laboratory
    .text = Once per turn: discard a hand card and take 2 gold.
    .text-classic = Once per turn: discard a hand card and take 1 gold.
    .short = discard a card: 2 gold
    .short-classic = discard a card: 1 gold
card-monument = Monument
    .the = the Monument
    .text = Counts as 2 districts for a completed city. Cannot be built if you already have 5 districts.
    .short = counts as 2 districts
    .ruling = For everything else it is one district. An exchanged Monument may go into a larger city.
card-museum = Museum
    .the = the Museum
    .text = Once per turn: put a hand card face down under the Museum. At the end each card under it scores 1 point.
    .short = a card under it: 1 point
    .ruling = The cards go along when the Museum changes hands and are discarded when it is gone. Its owner may look at them; they never come back.
card-park = Park
    .the = the Park
    .text = If you have no hand cards at the end of your turn, you draw 2 cards.
    .text-classic = If you have no hand cards at the end of your turn, you may draw 2 cards.
    .short = no cards at the end: draw 2
    .ruling = Not while you are murdered or bewitched, and for the Witch only after the bewitched turn.
    .ruling-classic = Also while you are bewitched or in the Hospital, and for the Witch after each part of the turn, unless your table plays otherwise.
card-imperial-treasury = Imperial Treasury
    .the = the Imperial Treasury
    .text = At the end scores 1 point per gold you have.
    .short = 1 point per gold
    .ruling = Gold on districts and tokens does not count.
card-school-of-magic = School of Magic
    .the = the School of Magic
    .text = For income per district it counts as a district of the type that pays your character.
    .text-classic = For income per colour it counts as a district of the colour of your character.
    .short = any type for income
    .short-classic = any colour for income
    .ruling = For everything else it is unique.
card-smithy = Smithy
    .the = the Smithy
    .text = Once per turn: pay 2 gold and draw 3 cards.
    .text-classic = Once per turn: pay 3 gold and draw 2 cards.
    .short = 2 gold: draw 3 cards
    .short-classic = 3 gold: draw 2 cards
    .ruling = The Alchemist does not get this gold back.
card-haunted-quarter = Haunted Quarter
    .the = the Haunted Quarter
    .classic = Haunted City
    .the-classic = the Haunted City
    .text = At scoring it counts as any one type.
    .short = any one type at scoring
    .ruling = One type for everything: counted as another type it is not unique. The game takes the type that gives you the most points.
card-necropolis = Necropolis
    .the = the Necropolis
    .text = Instead of paying you may destroy a district in your city.
    .short = built for another district
    .ruling = Built that way it cannot be confiscated and the Alchemist gets nothing back; tax is due all the same.
card-stables = Stables
    .the = the Stables
    .text = Do not count towards the number of districts you may build in a turn.
    .short = no build of your turn
    .ruling = The Navigator may not build them.
card-statue = Statue
    .the = the Statue
    .text = At the end scores 5 points if you have the crown.
    .short = 5 points with the crown
    .ruling = What counts is who has the crown once a murdered rank 4 has inherited it in the last round.
card-quarry = Quarry
    .the = the Quarry
    .text = You may build districts whose name is already in your city.
    .text-classic = Every district costs you 1 gold less for each duplicate already in your city, but at least 1.
    .short = build duplicate districts
    .short-classic = duplicates cost less
    .ruling = It does not help with confiscating, exchanging and seizing. If it goes, duplicate districts stay.
    .ruling-classic = If your table plays without duplicate districts, you may build them all the same, with the discount.
card-framework = Framework
    .the = the Framework
    .text = Instead of paying for a district you may destroy the Framework.
    .short = pays for any district
    .ruling = Built that way it cannot be confiscated and the Alchemist gets nothing back; tax is due all the same.
card-observatory = Observatory
    .the = the Observatory
    .text = If you draw cards for your income, you draw 3 and keep 1.
    .short = draw 3, keep 1
    .ruling = With the Library you keep all 3.
    .ruling-classic = With the Library you may keep 2. What you do not keep goes under the draw pile.
card-theater = Theater
    .the = the Theater
    .text = When everyone has chosen, you may exchange a character card with another player.
    .short = exchange a character
    .ruling = You choose without seeing anything and the other player cannot refuse. Where everyone has two characters you choose which one you give and get a random one back.
card-armory = Armory
    .the = the Armory
    .text = In your turn: destroy the Armory and one other district of your choice.
    .text-classic = In your turn: blow it up together with a district of another player.
    .short = destroys one, and itself
    .ruling = Costs nothing. Keep, Bishop and Great Wall do not help against it, a completed city does. Once your own city is completed you cannot use it, unless your table plays otherwise.
    .ruling-classic = Costs nothing. Bishop and Great Wall do not help against it, nor does a completed city, unless your table plays otherwise.
card-wishing-well = Wishing Well
    .the = the Wishing Well
    .text = At the end scores 1 point per unique district in your city, itself included.
    .text-classic = At the end scores 1 point per other purple district in your city.
    .short = 1 point per unique
    .short-classic = 1 point per other purple
card-graveyard = Graveyard
    .the = the Graveyard
    .text = If the Warlord destroys a district, you may pay 1 gold and take that card into your hand.
    .short = buy back what is destroyed
    .ruling = Not if you are the Warlord yourself. The Graveyard cannot save itself.
    .ruling-classic = Not if you are the Warlord yourself. The Graveyard cannot save itself. With the Diplomat in the game it never works.
card-bell-tower = Bell Tower
    .the = the Bell Tower
    .text = When you build it you decide whether the game ends one district earlier.
    .text-classic = When you build it you decide whether the game ends as soon as a city has 7 districts.
    .short = may end it 1 earlier
    .short-classic = may end it with the 7th
    .ruling = The lower number holds for everyone and for everything. If the tower goes, the usual number is back; if it changes hands, the decision stands.
card-throne-room = Throne Room
    .the = the Throne Room
    .text = When the crown goes to another player, you take 1 gold.
    .short = 1 gold if the crown moves
    .ruling = You get nothing if a player keeps the crown they already had.
card-university = University
    .the = the University
    .text = At the end scores 8 points.
    .short = 8 points at the end
    .ruling = For everything else, such as the Warlord's price, it costs 6.
card-lighthouse = Lighthouse
    .the = the Lighthouse
    .text = When you build it you may look through the whole deck and take a card from it.
    .short = built: take from the deck
    .ruling = Then the deck is shuffled. Only building counts: exchanging or seizing it gives nothing.
card-hospital = Hospital
    .the = the Hospital
    .text = If your character is murdered you may still take your income.
    .short = income though murdered
    .ruling = Nothing else: you show your character, take gold or cards, and your turn is over.
card-ballroom = Ballroom
    .the = the Ballroom
    .text = While you have the crown, everyone else who is called has to answer: “Thank you, Your Excellency”. Whoever forgets loses their turn.
    .short = crown: they must thank you
    .ruling = A robbed player loses the gold before answering.

## Action cards

card-acrobat = Acrobat
    .one = an Acrobat
    .the = the Acrobat
    .many = Acrobats
    .text = If rank 4 does not answer, you may take the crown.
    .short = no rank 4: take the crown
    .ruling = Also out of turn; it does not count as your action card for the turn. You keep the crown until somebody takes it or gives it away with rank 4.
card-circus-tent = Circus Tent
    .one = a Circus Tent
    .the = the Circus Tent
    .many = Circus Tents
    .text = Put it in your city: it counts as a district, without cost, type and points.
    .short = counts as a district
    .ruling = Playing it is not building, but the Navigator may not. Nothing removes a tent. Your table may play otherwise.
card-director = Director
    .one = a Director
    .the = the Director
    .many = Directors
    .text = You may build 2 more districts this turn.
    .short = build 2 more this turn
    .ruling = Not for the Navigator, who never builds.
card-ticket-wagon = Ticket Wagon
    .one = a Ticket Wagon
    .the = the Ticket Wagon
    .many = Ticket Wagons
    .text = Put it in front of you. Every other player may put 1 gold on it in their turn, draw 3 cards and keep 1.
    .short = others pay 1: draw 3, keep 1
    .ruling = In your first turn of a later round you take the gold and discard the wagon. Until then nobody can steal that gold.
card-human-cannonball = Human Cannonball
    .one = a Human Cannonball
    .the = the Human Cannonball
    .many = Human Cannonballs
    .text = Replace a district in your city with a more expensive one from your hand; you pay the difference.
    .short = replace with a pricier one
    .ruling = It does not count towards the districts of your turn, but it is building: taxed, and it may be confiscated.
card-rasputin = Rasputin
    .one = Rasputin
    .the = Rasputin
    .many = Rasputins
    .text = Play it when you are called: Assassin, Witch, Magistrate, Thief and Blackmailer do not affect you this turn.
    .short = nothing affects you
    .ruling = One Rasputin stops everything at once and is your action card of this turn.
card-fortune-teller = Fortune Teller
    .one = a Fortune Teller
    .the = the Fortune Teller
    .many = Fortune Tellers
    .text = Look at the hand of another player and take a card from it.
    .short = take a card from a hand
    .ruling = Once you have looked you have to take a card.

## Characters

character-assassin = Assassin
    .the = the Assassin
    .text = Name another character: it is murdered and misses its turn.
    .short = Name a character: it misses its turn.
    .ruling = You name a character, not a player. Whoever has it says nothing and shows nothing.
character-witch = Witch
    .the = the Witch
    .text = First take your income, then name another character. When it is called, its player only takes income, and you play on as if you were that character.
    .short = Name a character: it has only its income, and you play its turn.
    .ruling = You play with your own gold, hand and city. If nobody has that character, your turn is over. A bewitched King still gets the crown. The action card of your turn may be played before you name a character.
    .ruling-classic = You play with your own gold, hand and city. If nobody has that character, your turn is over. A bewitched King still gets the crown.
character-magistrate = Magistrate
    .the = the Magistrate
    .text = Put the three warrants face down on three characters. Whoever has the one with the seal and pays for a district may lose that first district to you.
    .short = Warrants on three characters: the seal takes the first district built.
    .ruling = You build it for nothing; the builder gets the gold back but has built. Not if its name is already in your city.
character-thief = Thief
    .the = the Thief
    .text = Name another character. When it is called, you take all gold of its player.
    .short = Name a character: when it is called, all its gold is yours.
    .ruling = Not rank 1, not the murdered and not the bewitched character. What that player gets afterwards stays theirs.
character-spy = Spy
    .the = the Spy
    .text = Choose another player and a type, and look at their hand. For each card of that type you get 1 gold from them and draw a card.
    .short = A player and a type: 1 gold and a card for each such card in hand.
    .ruling = If they have too little gold you still draw all the cards.
character-blackmailer = Blackmailer
    .the = the Blackmailer
    .text = Put the two threats face down on two characters. A threatened player takes income and then gives you half their gold, or refuses. If they refuse you may turn the threat over: with the rose all their gold is yours.
    .short = Threats on two characters: half their gold, or all with the rose.
    .ruling = Not on rank 1, the murdered or the bewitched character. Half is rounded down; a player who pays never sees the threat. The second threat stays even when the rose has been shown.
character-magician = Magician
    .the = the Magician
    .text = Exchange your whole hand with that of another player, or discard cards and draw as many.
    .short = Exchange your hand with a player, or replace cards from the deck.
    .ruling = One or the other. You may exchange an empty hand too.
character-wizard = Wizard
    .the = the Wizard
    .text = Look at the hand of another player and take a card from it. You may build it at once, besides your usual building. This turn you may build duplicate districts.
    .text-classic = Look at the hand of another player and take a card from it. You may build it at once, besides your usual building.
    .short = Take a card from a hand; you may build it besides.
    .ruling = Once you have looked you have to take a card. Building at once costs the usual price and is possible before your income too.
character-seer = Seer
    .the = the Seer
    .text = Take a random card from every other hand, then give each of those players a card. You may build 2 districts.
    .short = Take a card from every hand, then give each one back. Build 2.
    .ruling = Players without cards give and get nothing. You may give somebody their own card back.
character-king = King
    .the = the King
    .text = Take 1 gold per noble district in your city. Take the crown in your turn.
    .text-classic = Take 1 gold per yellow district in your city. You get the crown at once.
    .short = 1 gold per noble district. Take the crown.
    .short-classic = 1 gold per yellow district. You get the crown.
    .ruling = If you are murdered you get the crown at the end of the round. If you are bewitched, you still get it yourself.
    .ruling-classic = If you are murdered you get the crown at the start of the next round. If you are bewitched, you still get it yourself.
character-emperor = Emperor
    .the = the Emperor
    .text = Take 1 gold per noble district in your city. In your turn give the crown to another player and take 1 gold or 1 card from them.
    .text-classic = Take 1 gold per yellow district in your city. When you are called you give the crown to another player.
    .short = 1 gold per noble district. Give the crown away for 1 gold or card.
    .short-classic = 1 gold per yellow district. Give the crown away.
    .ruling = Not to yourself and not to the one who has it. If you are murdered you give it away at the end of the round and take nothing.
    .ruling-classic = Not to yourself and not to the one who has it. If you are murdered you give it away at the start of the next round.
character-patrician = Patrician
    .the = the Patrician
    .text = Draw 1 card per noble district in your city. Take the crown in your turn.
    .short = 1 card per noble district. Take the crown.
    .ruling = If you are murdered you get the crown at the end of the round. If you are bewitched, you still get it yourself.
character-bishop = Bishop
    .the = the Bishop
    .text = Take 1 gold per religious district in your city. The rank 8 character cannot use its ability on your city this round.
    .text-classic = Take 1 gold per blue district in your city. The Warlord can destroy nothing in your city this round.
    .short = 1 gold per religious district. Rank 8 cannot touch your city.
    .short-classic = 1 gold per blue district. The Warlord cannot touch your city.
    .ruling = You are not protected if you are murdered. If you are bewitched, the Witch's city is protected.
    .ruling-classic = The Diplomat cannot take anything from your city either. You are not protected if you are murdered. If you are bewitched, the Witch's city is protected.
character-abbot = Abbot
    .the = the Abbot
    .text = Take 1 gold or 1 card per religious district in your city. If somebody has more gold than you, the richest player gives you 1 gold.
    .text-classic = Take 1 gold per blue district in your city. The richest player gives you 1 gold.
    .short = 1 gold or card per religious district; 1 gold from the richest.
    .short-classic = 1 gold per blue district; 1 gold from the richest.
    .ruling = Say beforehand how much gold and how many cards you take. If several are equally rich you choose who pays, at the latest when your turn ends; if you are among the richest then you get nothing.
    .ruling-classic = At the latest when your turn ends, before the gold for your districts. If several are equally rich, or you are the richest yourself, you get nothing.
character-cardinal = Cardinal
    .the = the Cardinal
    .text = Draw 1 card per religious district in your city. If you lack gold for a district, take it from one other player and give them a hand card for each gold.
    .short = 1 card per religious district. Swap cards for gold to build.
    .ruling = They cannot refuse. You take exactly what you lack and build at once.
character-merchant = Merchant
    .the = the Merchant
    .text = Take 1 gold per trade district in your city. Take 1 extra gold.
    .text-classic = Take 1 gold per green district in your city. Take 1 extra gold.
    .short = 1 gold per trade district, and 1 gold extra.
    .short-classic = 1 gold per green district, and 1 gold extra.
    .ruling = The extra gold has nothing to do with your income.
character-alchemist = Alchemist
    .the = the Alchemist
    .text = At the end of your turn you get back what you paid for building.
    .short = You get back what you pay for building.
    .ruling = You do need the gold first. Tax and other expenses do not come back.
character-trader = Trader
    .the = the Trader
    .text = Take 1 gold per trade district in your city. You may build as many trade districts as you like, besides your usual building.
    .short = 1 gold per trade district; build any number of those.
    .ruling = The School of Magic is a trade district for the income only.
character-architect = Architect
    .the = the Architect
    .text = Draw 2 extra cards. You may build 3 districts.
    .short = Draw 2 cards extra. Build up to 3 districts.
    .ruling = Library and Observatory change nothing about these cards.
    .ruling-classic = Districts that improve your income change nothing about these cards.
character-navigator = Navigator
    .the = the Navigator
    .text = Take 4 gold or draw 4 cards. You may not build.
    .text-classic = After your income you take 4 gold or draw 4 cards. You may not build.
    .short = 4 gold or 4 cards. You may not build.
    .ruling = You cannot split it. You may not lay a Circus Tent either. You may still use your districts.
    .ruling-classic = You cannot split it. You may still use your districts.
character-scholar = Scholar
    .the = the Scholar
    .text = Draw 7 cards, keep 1 and shuffle the rest back. You may build 2 districts.
    .short = Draw 7 cards and keep 1. Build up to 2 districts.
    .ruling = The whole deck is shuffled.
character-warlord = Warlord
    .the = the Warlord
    .text = Take 1 gold per military district in your city. Destroy a district for 1 gold less than it costs.
    .text-classic = Take 1 gold per red district in your city. Destroy a district of another player for 1 gold less than it costs.
    .short = 1 gold per military district. Destroy one for 1 less than it costs.
    .short-classic = 1 gold per red district. Destroy one for 1 less than it costs.
    .ruling = Not in a completed city, your own included. Silver coins do not make it more expensive, beautification does.
    .ruling-classic = Not in a completed city. Silver coins and discounts do not change the price, beautification does.
character-diplomat = Diplomat
    .the = the Diplomat
    .text = Take 1 gold per military district in your city. Exchange a district of your city for one of another player and pay them the difference.
    .text-classic = Take 1 gold per red district in your city. Exchange a district of your city for one of another player and pay them the difference.
    .short = 1 gold per military district. Exchange a district.
    .short-classic = 1 gold per red district. Exchange a district.
    .ruling = Not from a completed city, and not if anybody gets two districts of the same name. If yours is more expensive you get nothing back.
    .ruling-classic = If yours is more expensive you get nothing back. Exchanging is not building.
character-marshal = Marshal
    .the = the Marshal
    .text = Take 1 gold per military district in your city. Seize a district of cost 3 or less from another city and pay its cost to the owner.
    .short = 1 gold per military district. Seize one of cost 3 or less.
    .ruling = Not from a completed city, and no name that you already have. Beautification is part of the cost.
character-queen = Queen
    .the = the Queen
    .text = Take 3 gold if you sit next to the player of rank 4.
    .text-classic = You get 3 gold if you sit next to the player with the crown.
    .short = 3 gold if you sit next to rank 4.
    .short-classic = 3 gold if you sit next to the crown.
    .ruling = If rank 4 is murdered, you get the gold at the end of the round, when that character is shown.
    .ruling-classic = What counts is who has the crown when you are called. If you have it yourself you get nothing.
character-artist = Artist
    .the = the Artist
    .text = Beautify 1 or 2 districts in your city: put 1 gold on each. They cost 1 more from now on and are worth 1 point more.
    .short = Adorn 1 or 2 districts: 1 gold on each, 1 point more.
    .ruling = Each district once a game, unless your table plays otherwise. The gold belongs to nobody and moves with the district.
    .ruling-classic = Each district once a game. The gold belongs to nobody and moves with the district.
character-tax-collector = Tax Collector
    .the = the Tax Collector
    .text = Whoever builds a district puts 1 gold on your character token. In your turn you take all that gold.
    .text-classic = This round everyone else who builds pays you 1 gold.
    .short = Take the gold that builders put on you.
    .short-classic = Everyone else who builds pays you 1 gold.
    .ruling = The tax is due in every round, even if nobody chose you. Players without gold pay nothing; you do not pay in this turn.
    .ruling-classic = 1 gold per player at most, at the end of their turn. Only once you are turned up; players without gold pay nothing.

## Types of districts

type-religious = Religious
    .classic = Blue
type-military = Military
    .classic = Red
type-noble = Noble
    .classic = Yellow
type-trade = Trade
    .classic = Green
type-unique = Unique
    .classic = Purple
districts-religious = religious districts
    .classic = blue districts
districts-military = military districts
    .classic = red districts
districts-noble = noble districts
    .classic = yellow districts
districts-trade = trade districts
    .classic = green districts
districts-unique = unique districts
    .classic = purple districts
cards-religious = { $number ->
        [one] 1 religious card
       *[other] { $number } religious cards
    }
    .classic = { $number ->
        [one] 1 blue card
       *[other] { $number } blue cards
    }
cards-military = { $number ->
        [one] 1 military card
       *[other] { $number } military cards
    }
    .classic = { $number ->
        [one] 1 red card
       *[other] { $number } red cards
    }
cards-noble = { $number ->
        [one] 1 noble card
       *[other] { $number } noble cards
    }
    .classic = { $number ->
        [one] 1 yellow card
       *[other] { $number } yellow cards
    }
cards-trade = { $number ->
        [one] 1 trade card
       *[other] { $number } trade cards
    }
    .classic = { $number ->
        [one] 1 green card
       *[other] { $number } green cards
    }
cards-unique = { $number ->
        [one] 1 unique card
       *[other] { $number } unique cards
    }
    .classic = { $number ->
        [one] 1 purple card
       *[other] { $number } purple cards
    }

## Editions and recommended games

edition-deluxe = Citadels Deluxe
    .text = 27 characters, 36 unique districts and action cards, for 2 to 8 players.
edition-classic = Citadels, the original game
    .text = Eight characters and 65 districts, for 2 to 7 players.
edition-dark-lands = Citadels with The Dark City
    .text = Ten more characters and fifteen more districts, for 2 to 8 players.
preset-first-game = First Game
    .text = The eight well-known characters, with districts that are quick to learn.
preset-ambitious-aristocrats = Ambitious Aristocrats
    .text = Plenty of building, and others who walk off with what you built.
preset-cunning-agents = Cunning Agents
    .text = Witchcraft, threats and taxes: who knows what the others are up to?
preset-illustrious-emissaries = Illustrious Emissaries
    .text = Spies and seers: no hand stays secret for long.
preset-devious-dignitaries = Devious Dignitaries
    .text = Warrants and threats, until no character is safe.
preset-tenacious-delegates = Tenacious Delegates
    .text = Cards in abundance, and points for those who think ahead.
preset-vicious-nobles = Vicious Nobles
    .text = No mercy: murder, theft and destruction.
preset-original = Original
    .text = Only the characters and unique districts of the first game.
preset-custom = Custom
    .text = Choose characters and unique districts yourself.
preset-random = Random
    .text = Characters and unique districts chosen at random.
preset-base-artist = Base with the Artist
    .text = The eight characters of the original game, with the Artist as the ninth.
preset-base-queen = Base with the Queen
    .text = The eight characters of the original game, with the Queen as the ninth; from 5 players on.
preset-all-new = All new
    .text = Only the characters of The Dark City.

## Table options

table-option-edition = Edition
    .text = Which edition of Citadels you play.
    .deluxe = { edition-deluxe }
    .classic = { edition-classic }
    .dark-lands = { edition-dark-lands }
table-option-preset = Character set
    .text = Which characters and unique districts you play with.
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
table-option-characters = Characters
    .text = The characters you chose yourself, one of each rank.
table-option-uniques = Unique districts
    .text = The fourteen unique districts you chose yourself.
table-option-ninth-character = Ninth character
    .text = Whether a character of rank 9 takes part with 4 to 7 players.
    .off = Without: 8 characters
    .on = With: 9 characters
table-option-emperor-replacement = Instead of the Emperor
    .text = Who replaces the Emperor in a 2-player game.
    .king = King
    .patrician = Patrician
table-option-queen-replacement = Instead of the Queen
    .text = Who replaces the Queen in a game of 3 or 4 players.
    .artist = Artist
    .tax-collector = Tax Collector
table-option-added-rank-9 = Rank 9 in the first game
    .text = Who is added when the first game is played with 9 characters.
    .artist = Artist
    .tax-collector = Tax Collector
    .queen = Queen
table-option-action-cards = Action cards
    .text = Whether the 15 action cards take part.
    .off = Without
    .on = With
table-option-action-cards-in-opening-hand = Action cards in the opening hand
    .text = Whether you can be dealt an action card at the start.
    .no = No: they are added after the deal
    .yes = Yes: they are dealt too
table-option-acrobat-heir = Acrobat and inheritance
    .text = Who gets the crown when the Acrobat was played and rank 4 is murdered.
    .acrobat-keeps = Whoever played the Acrobat keeps it
    .heir-inherits = The murdered rank 4 inherits it
table-option-ticket-wagon-gold = Gold on the Ticket Wagon
    .text = Who gets the gold that lies on a Ticket Wagon.
    .owner = Its owner
    .bank = The bank
table-option-tent-is-building = Playing a Circus Tent
    .text = Whether laying a Circus Tent is building: then whoever may not build cannot do it, and it is taxed.
    .navigator = Only for the Navigator, who may not
    .no = Not building
    .yes = Building
table-option-tent-removable = Removing a Circus Tent
    .text = Whether a Circus Tent can leave a city again.
    .no = No, it stays
    .yes = Yes
table-option-great-wall-scope = Great Wall
    .text = Whether the Great Wall protects itself too.
    .others-only = Only the other districts
    .whole-city = The whole city
table-option-beautify-limit = Beautifying
    .text = How often a district may be beautified.
    .once = Once a game
    .unlimited = As often as you like
table-option-abbot-school = Abbot and School of Magic
    .text = What the School of Magic gives the Abbot.
    .either = 1 gold or 1 card
    .both = 1 gold and 1 card
table-option-free-build-limit = Building without paying
    .text = Whether a district built with the Framework or a sacrifice counts towards the number of your turn.
    .counts = Counts
    .free = Does not count
table-option-witch-action-cards = Action card of the Witch
    .text = Whether the Witch may play an action card before naming a character.
    .before-naming = Yes, after the income
    .when-resumed = No, only when the turn is resumed
table-option-armory-own-city = Armory in a completed city
    .text = Whether the Armory can still be used when its own city is completed.
    .not-complete = No, it is safe there itself
    .also-complete = Yes, against another city
table-option-unclaimed = Unclaimed gains
    .text = What becomes of gold and cards that you need not take, if you end your turn without having taken them.
    .asked = You are asked
    .taken = They come by themselves
table-option-second-threat = The second threat
    .text = Whether the second threat stays once the rose has been shown.
    .stays = It stays
    .goes = It goes away
table-option-tithe = The gold of the richest
    .text = Whether the richest player has to give the Abbot 1 gold even where the Abbot has not asked for it by the end of the turn.
    .must = Has to
    .may = Only if asked
table-option-first-king = Who has the crown first
    .text = Who starts the game with the crown.
    .random = Random
    .chosen = Chosen
table-option-first-king-seat = Seat with the crown
    .text = The seat that starts with the crown, if it is chosen.
table-option-duplicate-districts = Duplicate districts
    .text = Whether a city may have two districts of the same name.
    .allowed = Allowed
    .forbidden = Forbidden
table-option-face-down-card = First face-down character
    .text = Whether the player with the crown sees the character that is discarded face down first.
    .king-looks = They look
    .nobody-looks = Nobody looks
table-option-dutch-names = Dutch names
    .text = Which names of districts you read in Dutch.
    .first-print = First print
    .later-print = Later print
table-option-character-count = Number of characters
    .text = How many characters you play with when there are 4 to 7 players.
    .auto = As usual: 9 where possible
    .value-8 = 8 characters
    .value-9 = 9 characters
table-option-character-set = Characters
    .text = Which characters take part.
    .random = { preset-random }
    .custom = { preset-custom }
    .base-artist = { preset-base-artist }
    .base-queen = { preset-base-queen }
    .all-new = { preset-all-new }
table-option-dl-districts = Districts of The Dark City
    .text = Which of the fifteen districts are shuffled in.
    .random = A random number
    .custom = Custom
    .all = All fifteen
    .none = None
table-option-dl-district-count = Number of districts
    .text = How many districts of The Dark City are drawn at random.
table-option-dl-district-list = Chosen districts
    .text = The districts of The Dark City you chose yourself.
table-option-dl-replace-lilac = Replacing purple districts
    .text = Whether a purple district leaves the game for each district of The Dark City.
    .auto = Only from 4 new districts on
    .yes = Yes
    .no = No
table-option-dl-lilac-removed = Which purple districts leave
    .text = How it is settled which purple districts make room.
    .random = Random
    .custom = Custom
table-option-dl-lilac-list = Purple districts left out
    .text = The purple districts you took out yourself.
table-option-poor-house-cost = Cost of the Poor House
    .text = The card says 0; 5 was intended.
    .value-0 = 0, as printed
    .value-5 = 5, as intended
table-option-completed-city-immunity = Completed cities
    .text = Against whom a completed city is protected.
    .warlord-only = Against the Warlord only
    .full = Against Warlord, Diplomat and Armory
table-option-short-turns = Poor House and Park after a short turn
    .text = Whether they work after a turn of income alone: the Witch's, a bewitched player's, one in the Hospital.
    .end-effects = Yes, that is a turn too
    .income-only = No, income alone
table-option-diplomat-forbidden-kind = Forbidden to the Diplomat
    .text = Which district the Diplomat may not choose from another player.
    .keep = The purple tower that the Warlord cannot destroy either
    .watchtower = The Watchtower
table-option-queen-killed = Murdered Queen
    .text = Whether a murdered Queen next to the crown still gets 3 gold.
    .paid = The Queen gets it
    .unpaid = The Queen gets nothing

## What a table answers for whoever wants that

preference-take-what-is-mine = Take what is mine at the end of my turn

## Questions to the player who is asked

question-choose-character = Choose a character.
question-put-down-character = Discard a character face down.
question-theater = { $card }: do you want to exchange a character with somebody?
question-theater-card = { $card }: which of your characters do you give away?
question-rasputin = You are under attack. Do you play Rasputin?
question-hospital = { $card }: { $character-the } is murdered. Do you take income, if that character is yours?
question-acrobat = Rank 4 does not answer. Do you take the crown with the Acrobat?
question-answer-call = You are called. What do you answer?
question-turn-action = { $has-character ->
        [yes] It is your turn as the { $character }. What do you do?
       *[no] It is your turn. What do you do?
    }
question-income = Take your income: gold or cards?
question-keep-card = You drew { $cards }. Which card do you keep?
question-pay-with-cards = { $card }: which cards do you pay with? The rest is paid in gold.
question-sacrifice = { $card }: which district of your city do you sacrifice?
question-loan = You are { $gold } gold short. Who do you take it from?
question-loan-cards = Choose a hand card for { $owner }, in exchange for 1 gold.
question-name-character = { $purpose ->
        [murder] Which character do you murder?
        [rob] Which character do you rob?
        [bewitch] Which character do you bewitch?
       *[other] Which character do you name?
    }
question-place-warrants = On which characters do you put the warrants? The seal first.
question-turn-warrant = { $owner } builds { $district-one }. Do you turn the warrant over?
question-place-threats = On which characters do you put the threats? The rose first.
question-bribe = You are threatened. Do you bribe { $owner } with { $gold } gold?
question-turn-threat = { $owner } does not pay. Do you turn the threat over?
question-spy = Whom do you spy on, and which type do you name?
question-magic-target = Whom do you exchange hands with?
question-magic = Choose the cards you replace.
question-peek = Whose hand do you look at?
question-peek-take = { $owner }'s hand: { $cards }. Which card do you take?
question-peek-place = Do you take { $cards } into your hand, or build it at once?
question-seer-give = Which card do you give to { $owner }?
question-give-crown = Whom do you give the crown to?
question-emperor-take = What do you take from { $owner }?
question-abbot-split = How many cards do you draw? The rest is gold.
question-abbot-payer = Who gives you 1 gold?
question-navigator = Do you take 4 gold or 4 cards?
question-destroy = Which district do you destroy?
question-graveyard = { $card }: do you pay 1 gold to take the destroyed { $district } into your hand?
question-exchange = Which district do you want?
question-exchange-give = Which district do you give for { $district-the }?
question-seize = Which district do you seize?
question-beautify = Which district do you beautify?
question-laboratory = { $card }: which card do you discard?
question-museum = { $card }: which card do you put under it?
question-armory = { $card }: which district is blown up with it?
question-bell-tower = { $card }: does the game end one district earlier?
question-lighthouse = { $card }: do you look through the deck?
question-lighthouse-take = { $card }: which card do you take?
question-park-draw = { $card }: do you draw 2 cards?
question-overbuild = Which district do you replace?
question-overbuild-with = Which district takes the place of { $district-the }?
question-unclaimed = You may still take { $gains }. Do you?

## The same questions, for those who wait

waiting-choose-character = { $player } is choosing a character.
waiting-put-down-character = { $player } is discarding a character.
waiting-theater = { $card }: { $player } is deciding whether to exchange a character.
waiting-theater-card = { $card }: { $player } is choosing a character to give away.
waiting-rasputin = { $player } is deciding about an action card.
waiting-hospital = { $card }: { $player } is thinking.
waiting-acrobat = { $player } is deciding about an action card.
waiting-answer-call = { $player } has been called.
waiting-turn-action = { $has-character ->
        [yes] It is { $player }'s turn as the { $character }.
       *[no] It is { $player }'s turn.
    }
waiting-income = { $player } is taking income.
waiting-keep-card = { $player } is looking at drawn cards.
waiting-pay-with-cards = { $card }: { $player } is choosing how to pay.
waiting-sacrifice = { $card }: { $player } is choosing a district to sacrifice.
waiting-loan = { $player } is choosing who the gold comes from.
waiting-loan-cards = { $player } is choosing hand cards for { $owner }.
waiting-name-character = { $purpose ->
        [murder] { $player } is choosing a character to murder.
        [rob] { $player } is choosing a character to rob.
        [bewitch] { $player } is choosing a character to bewitch.
       *[other] { $player } is naming a character.
    }
waiting-place-warrants = { $player } is placing the warrants.
waiting-turn-warrant = { $player } is deciding about a warrant.
waiting-place-threats = { $player } is placing the threats.
waiting-bribe = { $player } is threatened and is deciding about a bribe.
waiting-turn-threat = { $player } is deciding about a threat.
waiting-spy = { $player } is choosing whom to spy on.
waiting-magic-target = { $player } is choosing whom to exchange hands with.
waiting-magic = { $player } is choosing hand cards to replace.
waiting-peek = { $player } is choosing whose hand to look at.
waiting-peek-take = { $player } is looking at { $owner }'s hand.
waiting-peek-place = { $player } is deciding what to do with the card taken.
waiting-seer-give = { $player } is choosing a card for { $owner }.
waiting-give-crown = { $player } is deciding who gets the crown.
waiting-emperor-take = { $player } is choosing what to take from { $owner }.
waiting-abbot-split = { $player } is dividing the income into gold and cards.
waiting-abbot-payer = { $player } is choosing who pays 1 gold.
waiting-navigator = { $player } is choosing between gold and cards.
waiting-destroy = { $player } is choosing a district to destroy.
waiting-graveyard = { $card }: { $player } is deciding about { $district-the }.
waiting-exchange = { $player } is choosing a district to exchange.
waiting-exchange-give = { $player } is choosing what to give for { $district-the }.
waiting-seize = { $player } is choosing a district to seize.
waiting-beautify = { $player } is choosing a district to beautify.
waiting-laboratory = { $card }: { $player } is choosing a card to discard.
waiting-museum = { $card }: { $player } is choosing a card to store.
waiting-armory = { $card }: { $player } is choosing a target.
waiting-bell-tower = { $card }: { $player } is deciding about the end of the game.
waiting-lighthouse = { $card }: { $player } is deciding whether to look through the deck.
waiting-lighthouse-take = { $card }: { $player } is looking through the deck.
waiting-park-draw = { $card }: { $player } is deciding about 2 cards.
waiting-overbuild = { $player } is choosing a district to replace.
waiting-overbuild-with = { $player } is choosing what takes the place of { $district-the }.
waiting-unclaimed = { $player } may still take { $gains }.

## Options

option-choose = { $character }
option-put-down = Discard { $character-the }
option-name = { $character }
option-seal = Seal on { $character-the }
option-rose = Rose on { $character-the }
option-mark = Blank on { $character-the }
option-keep = Keep { $card }
option-discard = Discard { $card }
option-give = Give { $card }
option-take = Take { $card }
option-store = Put { $card } under the Museum
option-build = Build { $card }
option-build-by-framework = Build { $card } in place of the Framework
option-build-by-loan = Build { $card } with another's gold
option-play = Play { $card }
option-player = { $player }
option-wagon = { $player }'s Ticket Wagon: 1 gold for a card
option-district = { $player-you ->
        [yes] Your { $card }
       *[no] { $player }'s { $card }
    }{ $copy ->
        [one] { "" }
       *[other] { " " }(beautified)
    }
option-spy-on = { $player }: { $type }
option-cards = { $number ->
        [0] Only gold
        [one] 1 card, the rest gold
       *[other] { $number } cards, the rest gold
    }
option-take-gold = Take gold
option-take-cards = Draw cards
option-end-turn = End turn
option-done = Done
option-pass = No, thanks
option-yes = Yes
option-no = No
option-build-by-sacrifice = Build { $card } by a sacrifice
option-district-income = Income from your districts
option-merchant-gold = Take 1 extra gold
option-architect-draw = Draw 2 extra cards
option-assassinate = Murder a character
option-warrants = Place the warrants
option-steal = Rob a character
option-spy = Spy on a player
option-threaten = Place the threats
option-swap-hands = Exchange hands
option-replace-cards = Replace hand cards
option-peek = Look at a hand
option-take-from-all = Take a card from everyone
option-take-crown = Take the crown
option-give-crown = Give the crown away
option-tithe = Take 1 gold from the richest
option-navigate = 4 gold or 4 cards
option-four-gold = 4 gold
option-four-cards = 4 cards
option-study = Draw 7 cards and keep 1
option-destroy = Destroy a district
option-exchange = Exchange a district
option-seize = Seize a district
option-queen-gold = Take 3 gold
option-beautify = Beautify districts
option-collect-tax = Take the taxes
option-laboratory = { $card }: a card for gold
option-smithy = { $card }: gold for cards
option-museum = { $card }: store a card
option-armory = { $card }: destroy a district
option-turn-over = Turn it over
option-leave-closed = Leave it face down
option-bribe = Bribe
option-refuse = Refuse
option-collect = Take income
option-stay-hidden = Stay hidden
option-play-rasputin = Play { $card }
option-play-acrobat = Play { $card }
option-to-hand = Into your hand
option-none = Nothing
option-take-a-gold = 1 gold
option-take-a-card = 1 card
option-earlier = One district earlier
option-usual = As usual
option-search = Look through it
option-decline = No, thanks
option-draw = Draw 2 cards
option-pay-and-take = Pay 1 gold and take the card
option-thank = “Thank you, Your Excellency”
option-say-nothing = Say nothing
option-take-unclaimed = Take it and end the turn
option-leave-unclaimed = End without it

## Parts of log lines

log-player = { $player-you ->
        [yes] you
       *[no] { $player }
    }
log-owner = { $owner-you ->
        [yes] you
       *[no] { $owner }
    }
log-who = { $player-you ->
        [yes] You
       *[no] { $player }
    }
log-gold = { $gold ->
        [0] no gold
        [one] 1 gold
       *[other] { $gold } gold
    }
log-cards = { $secret ->
        [yes] { $cards }
       *[no] { $number ->
            [0] no cards
            [one] a card
           *[other] { $number } cards
        }
    }
log-paid-cards = { $paid-cards ->
        [one] 1 card
       *[other] { $paid-cards } cards
    }
log-district = { $own ->
        [yes] { $player-you ->
            [yes] your own { $district }
           *[no] their own { $district }
        }
       *[no] { $owner-you ->
            [yes] your { $district }
           *[no] { $owner }'s { $district }
        }
    }
log-districts = { $number ->
        [one] 1 district
       *[other] { $number } districts
    }
log-complete = { $players-you ->
        [yes] { $players-count ->
            [one] You have
           *[other] You and { $players-others } have
        }
       *[no] { $players-count ->
            [one] { $players-others } has
           *[other] { $players-others } have
        }
    } { log-districts }
gain-gold = { $number ->
        [one] 1 gold
       *[other] { $number } gold
    }
gain-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
gain-either = { $number ->
        [one] 1 gold or card
       *[other] { $number } gold or cards
    }

## Log lines

event-game-started = { $crown-you ->
        [yes] The game begins and you have the crown.
       *[no] The game begins and { $crown } has the crown.
    } Characters: { $characters }.
event-round-started = { $crown-you ->
        [yes] Round { $round }: you have the crown
       *[no] Round { $round }: { $crown } has the crown
    }
event-characters-face-up = { $characters-count ->
        [0] No character is face up in the middle.
       *[other] Face up in the middle: { $characters }.
    }{ $secret ->
        [yes] { " " }Face down is { $face_down_card-the }.
       *[no] { "" }
    }
event-character-chosen = { $secret ->
        [yes] { log-who } { $player-you ->
            [yes] choose
           *[no] chooses
        } the { $character }.
       *[no] { log-who } { $player-you ->
            [yes] choose
           *[no] chooses
        } a character.
    }
event-character-put-down = { $has-player ->
        [yes] { log-who } { $player-you ->
            [yes] discard
           *[no] discards
        } { $secret ->
            [yes] { $character-the }
           *[no] a character
        } face down.
       *[no] A random character is discarded face down.
    }
event-theater-used = { $secret ->
        [yes] { log-who } { $player-you ->
            [yes] give
           *[no] gives
        } { $given-the } to { log-owner } in { card-theater.the } and { $player-you ->
            [yes] get
           *[no] gets
        } { $taken-the }.
       *[no] { log-who } { $player-you ->
            [yes] swap
           *[no] swaps
        } a character with { log-owner } in { card-theater.the }.
    }
event-theater-declined = { log-who } { $player-you ->
        [yes] do
       *[no] does
    } not swap characters in { card-theater.the }.
event-called = { $rank }. { $character }
event-no-answer = { $has-character ->
        [yes] { $rank }. { $character }: nobody answers.
       *[no] { $rank }: nobody answers.
    }
event-revealed = { $player-you ->
        [yes] { $rank }. You are the { $character }
       *[no] { $rank }. { $player } is the { $character }
    }
event-murder-named = { log-who } { $player-you ->
        [yes] murder
       *[no] murders
    } the { $character }.{ $secret ->
        [yes] { " " }That is you.
       *[no] { "" }
    }
event-bewitch-named = { log-who } { $player-you ->
        [yes] bewitch
       *[no] bewitches
    } the { $character }.{ $secret ->
        [yes] { " " }That is you.
       *[no] { "" }
    }
event-theft-named = { log-who } { $player-you ->
        [yes] rob
       *[no] robs
    } the { $character }.
event-robbed = { $gold ->
        [0] { $thief-you ->
            [yes] You rob { log-player }, but there is no gold.
           *[no] { $thief } robs { log-player }, but there is no gold.
        }
       *[other] { $thief-you ->
            [yes] You steal { $gold } gold from { log-player }.
           *[no] { $thief } steals { $gold } gold from { log-player }.
        }
    }
event-bewitched-turn = { $player-you ->
        [yes] You are bewitched by { $witch }: after your income your turn is over.
       *[no] { $player } is bewitched by { $witch-you ->
            [yes] you
           *[no] { $witch }
        }: after the income the turn is over.
    }
event-witch-resumed = { log-who } { $player-you ->
        [yes] play
       *[no] plays
    } on as the { $character }.
event-witch-not-resumed = Nobody answers to the bewitched character: { $player-you ->
        [yes] your turn is over.
       *[no] { $player }'s turn is over.
    }
event-warrants-placed = { log-who } { $player-you ->
        [yes] put
       *[no] puts
    } warrants on { $characters-the }.
event-warrant-turned = { log-who } { $player-you ->
        [yes] show
       *[no] shows
    } the seal and { $player-you ->
        [yes] confiscate
       *[no] confiscates
    } { log-district }. { $owner-you ->
        [yes] You get { log-gold } back.
       *[no] { $owner } gets { log-gold } back.
    }
event-warrant-not-turned = The warrant on { $character-the } stays face down.
event-threats-placed = { log-who } { $player-you ->
        [yes] put
       *[no] puts
    } threats on { $characters-the }.{ $secret ->
        [yes] { " " }You are among them.
       *[no] { "" }
    }
event-threat-removed = The threat on the { $character } is gone.
event-bribed = { log-who } { $player-you ->
        [yes] bribe
       *[no] bribes
    } { log-owner } with { log-gold }.
event-refused = { log-who } { $player-you ->
        [yes] refuse
       *[no] refuses
    } to pay { log-owner }.
event-threat-turned = { log-who } { $player-you ->
        [yes] turn
       *[no] turns
    } the threat over{ $rose ->
        [yes] : the rose! { $owner-you ->
            [yes] You lose { log-gold }.
           *[no] { $owner } loses { log-gold }.
        }
       *[no] : no rose.
    }
event-income-gold = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } { log-gold }.
event-income-cards = { log-who } { $player-you ->
        [yes] draw
       *[no] draws
    } { $drawn ->
        [one] 1 card
       *[other] { $drawn } cards
    } and { $player-you ->
        [yes] keep
       *[no] keeps
    } { $secret ->
        [yes] { $cards }
       *[no] { $kept }
    }.
event-district-income = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } { $gains } for { $districts }.
event-bonus = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } { $gains } as the { $character }.
event-unclaimed-left = { log-who } { $player-you ->
        [yes] leave
       *[no] leaves
    } { $gains } untaken.
event-cards-drawn = { log-who } { joined-cards-drawn }.
joined-cards-drawn = { $player-you ->
        [yes] draw
       *[no] draws
    } { log-cards }
event-spied = { log-who } { $player-you ->
        [yes] spy
       *[no] spies
    } on { log-owner }, { $player-you ->
        [yes] count
       *[no] counts
    } { $sought } and { $player-you ->
        [yes] take
       *[no] takes
    } { log-gold }.
event-hands-swapped = { log-who } { $player-you ->
        [yes] exchange
       *[no] exchanges
    } hands with { log-owner }: { $given ->
        [0] no cards
        [one] 1 card
       *[other] { $given } cards
    } for { $taken }.
event-hand-redrawn = { log-who } { $player-you ->
        [yes] replace
       *[no] replaces
    } { log-cards }.
event-hand-viewed = { log-who } { $player-you ->
        [yes] look
       *[no] looks
    } at { $owner-you ->
        [yes] your hand
       *[no] { $owner }'s hand
    }{ $secret ->
        [yes] : { $cards }
       *[no] { "" }
    }.
event-card-taken = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } { $secret ->
        [yes] { $cards }
       *[no] a card
    } from { log-owner }.
event-gold-taken = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } { log-gold } from { log-owner } for the crown.
event-seer-took = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } { $secret ->
        [yes] { $cards }
       *[no] a random card
    } from { log-owner }.
event-seer-gave = { log-who } { $player-you ->
        [yes] give
       *[no] gives
    } { $secret ->
        [yes] { $cards }
       *[no] a card
    } to { log-owner }.
event-crown-moved = { $to-you ->
        [yes] You get
       *[no] { $to } gets
    } the crown{ $lost ->
       *[none] { $cause ->
            [king] { " " }as { $means-the }
            [patrician] { " " }as { $means-the }
            [emperor] { " " }from { $means-the }
            [acrobat] { " " }with { $means-one }
           *[succession] { " " }after all: rank 4 had lost its turn
        }
        [murder] { $cause ->
            [emperor] { " " }from the murdered { $character }
           *[king] { " " }as heir to the murdered { $character }
        }
        [greeting] { $cause ->
            [emperor] { " " }only now from { $character-the }, who had lost their turn in { card-ballroom.the }
           *[king] { " " }only now: { $character-the } had lost their turn in { card-ballroom.the }
        }
    }.
event-tithe = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } 1 gold from { log-owner }, the richest player.
event-loan = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } { log-gold } from { log-owner } in exchange for { log-cards }.
event-studied = { log-who } { $player-you ->
        [yes] look
       *[no] looks
    } at { $drawn ->
        [one] 1 card
       *[other] { $drawn } cards
    } and { $player-you ->
        [yes] keep
       *[no] keeps
    } 1.
event-paid-with-cards = { log-who } { $player-you ->
        [yes] pay
       *[no] pays
    } with { log-cards }.
event-built = { $confiscated ->
        [yes] { log-who } { $player-you ->
            [yes] put
           *[no] puts
        } { $district-the } into { $player-you ->
            [yes] your
           *[no] their
        } city.
       *[no] { log-who } { $player-you ->
            [yes] build
           *[no] builds
        } { $district-one } { $paid ->
            [nothing] without paying.
            [cards] for { $price } gold and { log-paid-cards }.
            [cards-alone] for { log-paid-cards }.
            [less] for { $price } gold instead of { $cost }.
           *[gold] for { $price } gold.
        }
    }
event-taxed = { $gold ->
        [0] { $player-you ->
            [yes] You have no gold for the tax.
           *[no] { $player } has no gold for the tax.
        }
       *[other] { log-who } { $player-you ->
            [yes] pay
           *[no] pays
        } { log-gold } in tax{ $has-owner ->
            [yes] { " " }to { log-owner }
           *[no] { "" }
        }.
    }
event-tax-collected = { log-who } { $player-you ->
        [yes] take
       *[no] takes
    } { log-gold } in taxes.
event-refund = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } back { log-gold } paid for building.
event-destroyed = { log-who } { $cause ->
        [armory] { $player-you ->
            [yes] blow up { $means-the } and destroy { log-district } with it.
           *[no] blows up { $means-the } and destroys { log-district } with it.
        }
        [necropolis] { $player-you ->
            [yes] sacrifice { log-district } for { $means-the }.
           *[no] sacrifices { log-district } for { $means-the }.
        }
        [framework] { $player-you ->
            [yes] take down { log-district } to build.
           *[no] takes down { log-district } to build.
        }
        [human-cannonball] { $player-you ->
            [yes] replace { log-district }.
           *[no] replaces { log-district }.
        }
       *[warlord] { $player-you ->
            [yes] destroy { log-district }
           *[no] destroys { log-district }
        }{ $price ->
            [0] { " " }without paying
           *[other] { " " }for { $price } gold
        }.
    }
event-graveyard-used = { log-who } { $player-you ->
        [yes] pay
       *[no] pays
    } 1 gold and { $player-you ->
        [yes] recover
       *[no] recovers
    } { $district-the } thanks to { card-graveyard.the }.
event-exchanged = { log-who } { $player-you ->
        [yes] exchange
       *[no] exchanges
    } { $given-the } for { $owner-you ->
        [yes] your { $taken }
       *[no] { $owner }'s { $taken }
    }{ $gold ->
        [0] { "" }
       *[other] { " " }and { $player-you ->
            [yes] pay
           *[no] pays
        } { log-owner } { log-gold }
    }.
event-seized = { log-who } { $player-you ->
        [yes] seize
       *[no] seizes
    } { log-district } and { $player-you ->
        [yes] pay
       *[no] pays
    } { log-owner } { log-gold }.
event-beautified = { log-who } { $player-you ->
        [yes] beautify
       *[no] beautifies
    } { $district-the }.
event-district-used = { $gains-count ->
        [0] { log-who } { $player-you ->
            [yes] use
           *[no] uses
        } { $district-the }.
       *[other] { $district }: { $player-you ->
            [yes] you get { $gains }.
           *[no] { $player } gets { $gains }.
        }
    }
event-bell-tower-decided = { $has-player ->
        [yes] { log-who } { $player-you ->
            [yes] decide
           *[no] decides
        }: the game ends with { log-districts }.
       *[no] Without the Bell Tower the game ends with { log-districts } again.
    }
event-deck-searched = { log-who } { $player-you ->
        [yes] look
       *[no] looks
    } through the deck{ $taken ->
        [yes] { " " }and { $player-you ->
            [yes] take
           *[no] takes
        } { $secret ->
            [yes] { $cards }
           *[no] a card
        }
       *[no] { "" }
    }.
event-deck-shuffled = The deck is shuffled.
event-action-card-played = { log-who } { $player-you ->
        [yes] play
       *[no] plays
    } { $card-one }.
event-wagon-used = { log-who } { $player-you ->
        [yes] put
       *[no] puts
    } 1 gold on { $owner-you ->
        [yes] your Ticket Wagon
       *[no] { $owner }'s Ticket Wagon
    }{ $drawn ->
        [0] { "" }
        [one] { " " }and { $player-you ->
            [yes] draw
           *[no] draws
        } a card
       *[other] , { $player-you ->
            [yes] look
           *[no] looks
        } at { $drawn } cards and { $player-you ->
            [yes] keep
           *[no] keeps
        } 1
    }.
event-wagon-cleared = { log-who } { $player-you ->
        [yes] discard
       *[no] discards
    } the Ticket Wagon{ $bank ->
        [yes] ; { log-gold } goes to the bank
       *[no] { " " }and { $player-you ->
            [yes] take
           *[no] takes
        } { log-gold }
    }.
event-hospital-used = { $player-you ->
        [yes] You are the murdered { $character }, but still take income thanks to { $means-the }.
       *[no] { $player } is the murdered { $character }, but still takes income thanks to { $means-the }.
    }
event-queen-paid = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } { log-gold } as the Queen.
event-throne-room-paid = { log-who } { $player-you ->
        [yes] get
       *[no] gets
    } 1 gold with the Throne Room: the crown has moved.
event-greeting = { log-who } { $answer ->
        [thank] { $player-you ->
            [yes] answer
           *[no] answers
        }: “Thank you, Your Excellency”.
       *[say-nothing] { $player-you ->
            [yes] say nothing.
           *[no] says nothing.
        }
    }
event-turn-lost = { $cause ->
        [greeting] { card-ballroom }: { $player-you ->
            [yes] you did not thank { $owner } and lose your turn.
           *[no] { $player } did not thank { log-owner } and loses their turn.
        }
       *[other] { log-who } { $player-you ->
            [yes] lose your turn.
           *[no] loses their turn.
        }
    }
event-city-completed = { $player-you ->
        [yes] Your city is complete: { log-districts }.
       *[no] { $player }'s city is complete: { log-districts }.
    }
event-end-triggered = { log-complete }: this is the last round.
event-end-cancelled = Not the last round after all: play goes on until a city has { log-districts }.
event-turn-ended = { $player-you ->
        [yes] Your turn is over.
       *[no] { $player }'s turn is over.
    }
event-round-ended = Round { $round } is over.
event-scored = Final scores: { $scores }.
event-game-ended = { $winners-you ->
        [yes] { $winners-count ->
            [one] You win.
           *[other] You share the victory with { $winners-others }.
        }
       *[no] { $winners-count ->
            [one] { $winners-others } wins.
           *[other] { $winners-others } share the victory.
        }
    }{ $tie_break ->
        [rank] { " " }The higher-ranked character of the last round breaks the tie.
        [districts] { " " }The points of the districts break the tie.
        [gold] { " " }The gold breaks the tie.
       *[none] { "" }
    }

## Big moments: what whom it strikes is told, more about it, and the mark that everybody reads who may know it

moment-murdered = You are murdered.
moment-murdered-more = { $player } named your { $character }: you lose that turn{ $rescue ->
        [yes] , unless something saves you
       *[no] { "" }
    }.
moment-murdered-mark = { $character } murdered
moment-bewitched = You are bewitched.
moment-bewitched-more = After your income { $witch } plays on in your place.
moment-bewitched-mark = bewitched by { $witch-you ->
        [yes] you
       *[no] { $witch }
    }: income only
moment-threatened = You are threatened.
moment-threatened-more = When you are called, pay { $player } half of your gold, or refuse and risk all of it.
moment-threatened-mark = threatened by { $player }
moment-extorted = The rose: you lose { log-gold }.
moment-extorted-more = { $player } turns the threat over and takes all you have.
moment-extorted-mark = lost { log-gold } to { log-player }
moment-robbed = You are robbed: { log-gold }.
moment-robbed-more = { $thief } takes all you have. You begin your turn with none.
moment-robbed-mark = robbed: { log-gold } to { $thief-you ->
        [yes] you
       *[no] { $thief }
    }
moment-destroyed = Your { $district } is destroyed.
moment-destroyed-more = { $cause ->
        [armory] { $player } blew up { $means-the } to do it.
       *[warlord] { $price ->
            [0] { $player } paid nothing for it.
           *[other] { $player } paid { $price } gold for it.
        }
    }
moment-destroyed-mark = { $district } destroyed by { log-player }
moment-seized = Your { $district } is seized.
moment-seized-more = It is now in { $player }'s city. You get { log-gold } for it.
moment-seized-mark = { $district } seized by { log-player }
moment-exchanged = Your { $taken } is exchanged.
moment-exchanged-more = { $player } gives you { $given-the }{ $gold ->
        [0] { "" }
       *[other] { " " }and { log-gold }
    } for it.
moment-exchanged-mark = { $given } for { $taken }, by { log-player }
moment-confiscated = Your { $district } is confiscated.
moment-confiscated-more = { $player } shows the seal: it goes into { $player }'s city. You get { log-gold } back.
moment-confiscated-mark = { $district } confiscated by { log-player }
moment-crown = The crown is yours.
moment-crown-more = You choose first in the next round, and call the characters.
moment-crown-mark = has the crown now
moment-last-round = The last round.
moment-last-round-more = { log-complete }. Players who have not had their turn yet still take it; then everything is scored.
moment-last-round-mark = last round
moment-end-cancelled = Not the last round after all.
moment-end-cancelled-more = Play goes on until a city has { log-districts }.
moment-end-cancelled-mark = play goes on

## Words on the table

zone-hand = Hand
zone-city = City
zone-deck = Deck
zone-discard = Discard pile
zone-museum = Under the Museum
zone-wagons = Ticket Wagons
zone-face-up = Face up in the middle
zone-face-down = Face down in the middle
zone-stack = Characters to pass on
zone-characters = Your characters
zone-looking-at = Cards drawn
zone-selected = Cards chosen
zone-site = Under construction
zone-empty = empty
zone-count = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
counter-gold = Gold
    .counted = { $number ->
        [one] 1 gold
       *[other] { $number } gold
    }
counter-cards = Cards
    .counted = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
counter-districts = Districts
    .counted = { $number ->
        [one] 1 district
       *[other] { $number } districts
    }
counter-round = Round
    .counted = Round { $number }
counter-builds = Left to build
    .counted = { $number ->
        [0] nothing more to build
        [one] 1 more district to build
       *[other] { $number } more districts to build
    }
counter-tax = Taxes
    .counted = { $number ->
        [one] 1 gold in taxes
       *[other] { $number } gold in taxes
    }
counter-city-size = Completed city
    .counted = { $number ->
        [one] complete with 1 district
       *[other] complete with { $number } districts
    }
mark-crown = Crown
mark-murdered = Murdered
mark-bewitched = Bewitched
mark-robbed = Robbed
mark-warrant = Warrant
    .open = Warrant with the seal
mark-threat = Threat
    .open = Threat with the rose
mark-beautified = Beautified
mark-complete = Complete
mark-protected = Protected
district-cost = Cost
district-silver = Silver

## Score sheet

score-title = Final scores
score-player = Player
score-rank = Place
score-points = Points
score-districts = Cost of the districts
score-silver = Silver coins
score-five-types = All five types
score-first-complete = First to complete
score-complete = Complete
score-uniques = Unique districts
    .classic = Purple districts
score-secret-vault = Secret Vault in hand
score-action-cards = Action cards in hand
score-haunted-quarter = { $card } counts as { $type }
score-size = Districts built
score-gold = Gold
score-highest-rank = Highest character of the last round
score-line = { $points } for { log-player }
score-winner = Winner
score-winners = Winners
score-total = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Why something cannot be chosen

why-elsewhere = Do not choose a card from your hand now.
why-acrobat = You can play the Acrobat when rank 4 does not answer.
why-rasputin = You can play Rasputin when you are under attack.
why-action-card = You have already played your action card this turn.
why-no-use = It cannot be used now.
why-vault = The Secret Vault is never built: keep it for 3 points.
why-income = First take your income: gold or cards.
why-navigator = You cannot build normally this turn.
why-monument = The Monument needs a city of fewer than 5 districts.
why-twice = You already have { $card-the }: you need the Quarry to build two districts with the same name.
why-limit = { $number ->
    [one] You have already built this turn.
   *[other] You have already built { $number } districts this turn.
    }
why-gold = { $card } costs you { $price } gold: you are { $missing } short.
why-own-only = Choose in your own city.
why-beautified = It cannot be beautified again, or you have no gold left.
why-other-city = Choose in another city.
why-tent = Nobody can touch a Circus Tent.
why-protected = { $player }'s city is protected this round.
why-complete = { $player }'s city is complete: it can no longer be touched.
why-keep = This district is safe from you.
why-marshal = You can seize districts that cost at most { $most } gold.
why-have = You already have a district of that name.
why-price = That takes { $price } gold: you are { $missing } short.
why-marked = There is one already.
why-self = That is your own character.
why-murdered = That character is murdered.
why-bewitched = That character is bewitched.
why-no-rasputin = You do not have Rasputin.
why-not-yours = That character is not yours.
why-no-seal = There is no seal on this warrant.
why-rank = This character cannot be chosen.

## Worth looking at again

stretch-choosing = Choosing
stretch-character = { $rank } { $character }
highlight-murder = murder
highlight-witch = bewitched
highlight-theft = theft
highlight-warrant = warrant
highlight-threat = threat
highlight-loss = district lost
highlight-city = city complete
held-hand = Hand
held-characters = Character

# Why an answer is one that hardly anybody wants.
odd-face-up = This character lies face up: nobody has it.

## What speaks for a move

hint-income = Your { $districts } bring { $gold } gold.
hint-brings-gold = Brings { $gold } gold.
hint-brings-cards = Brings { $cards ->
        [one] 1 card.
       *[other] { $cards } cards.
    }
hint-leader = { $player } has { $count } of { $number } districts, the most among your rivals.
hint-richest = { $player } has { $gold } gold, the most among your rivals.
hint-fullest = { $player } has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, you have { $own }.
hint-put-down = You need this one least, and nobody else gets it.
hint-rob = { $certain ->
        [yes] { $player } holds this character and has { $gold } gold.
       *[no] { $player } may hold this character and has { $gold } gold.
    }
hint-murder = { $certain ->
        [yes] { $player } holds this character and has { $count } of { $number } districts.
       *[no] { $player } may hold this character and has { $count } of { $number } districts.
    }
hint-rob-likely = { $player } has { $gold } gold, and holds this character in about { $share }% of the games that were tried.
hint-murder-likely = { $player } has { $count } of { $number } districts, and holds this character in about { $share }% of the games that were tried.
hint-safe-thief = Then { $character-the } cannot take your { $gold } gold.
hint-safe-magician = Then { $character-the } cannot take your { $cards ->
        [one] card.
       *[other] { $cards } cards.
    }
hint-safe-warlord = Then { $character-the } cannot destroy { $count ->
        [one] your district.
       *[other] any of your { $count } districts.
    }
hint-guarded = { $player } holds { $character-the } in about { $share }% of the games that were tried: the city of { $own-the } is safe from it.
hint-gold-builds = With it you can build { $card-the }.
hint-gold = You have { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    } and { $gold } gold: what you need is gold.
hint-cards = { $cards ->
        [0] You have no card to build.
        [one] You have only 1 card to build.
       *[other] You have { $cards } cards; a better one may be among the new ones.
    }
hint-completes = With { $card-the } you have { $number } districts: your city is complete, and the game ends after this round.
hint-new-type = { $card } is the first of your { $districts }; having all five types is worth 3 points.
hint-dear = { $card } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hint-build = That makes { $count } of { $number } districts, and leaves you { $gold } gold.
hint-affordable = { $card } costs { $cost }, which you can afford.
hint-worth = { $card } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } once it is built.
hint-destroy = { $player } has { $count } of { $number } districts and loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hint-held-back = { $player } lacks one district for a complete city; without { $card-the } two.
hint-end-turn = What is left to do would bring less than it costs.
hint-take-crown = You choose first in the next round.
hint-merchant-gold = It costs nothing.
hint-architect-draw = More cards, more to choose from.
hint-pass = It would cost more than it brings.
hint-refuse = The threat may be empty.
hint-bribe = It is cheaper than what you may lose.
hint-character-assassin = Nobody can harm you, and somebody loses a turn.
hint-character-witch = You play the turn of the character that you name.
hint-character-magistrate = You may take a district that somebody else pays for.
hint-character-thief = All the gold of the character that you name.
hint-character-spy = Gold from a player, and cards for you.
hint-character-blackmailer = Others pay you to be left in peace.
hint-character-magician = You exchange hands, or swap cards that you cannot use.
hint-character-wizard = You take the best card of another player, and may build it at once.
hint-character-seer = A card from everyone, and two districts.
hint-character-king = The crown: you choose first in the next round.
hint-character-emperor = You decide who chooses first, and are paid for it.
hint-character-patrician = The crown, and cards for your noble districts.
hint-character-bishop = Nobody can touch your city in this round.
hint-character-abbot = Gold or cards for your religious districts, and 1 gold from the richest.
hint-character-cardinal = You build even without the gold, with that of another player.
hint-character-merchant = One extra gold, whatever else you do.
hint-character-alchemist = You get back the gold that you build with.
hint-character-trader = You build as many trade districts as you can pay for.
hint-character-architect = Two more cards and up to three districts; you have { $gold } gold.
hint-character-navigator = Four gold or four cards, but no building.
hint-character-scholar = The best of seven cards, and two districts.
hint-character-warlord = You may destroy a district of another player.
hint-character-diplomat = You may exchange a district for a better one.
hint-character-marshal = You may seize a cheap district.
hint-character-queen = Three gold if you sit beside the holder of rank 4.
hint-character-artist = Gold on your districts makes them worth more.
hint-character-tax-collector = A gold from everyone who builds.
