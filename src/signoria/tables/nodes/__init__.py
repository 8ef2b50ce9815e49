"""How several servers on one database hear of each other."""
