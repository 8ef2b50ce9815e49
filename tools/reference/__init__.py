"""What bots meet in each game: docs/reference/<game>-for-bots.md, written from the code and from games that are played.

    python -m tools.reference --check    fails when a page is out of date or leaves something out
    python -m tools.reference --write    writes them

Questions are explained by the docstrings of their frames, views by the comments of their shapes, sights by the
docstrings of their methods, events by the meanings of their facts, scenarios by the keys that they know. Which options
a question has, what it tells, and which facts an event has and of which types is what many games of all kinds have
shown; the games are the same every time. What nobody has found words for is refused. Prose and worked examples are in
`pages`, and run as tests with the rest of the documentation.
"""
