"""The expansion Gemeenschappelijk bouwen: boards with common borders, and buildings of two players."""
