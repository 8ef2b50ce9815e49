"""What people read, checked and written out: docs/texts/<what>-<language>.md, to be read from top to bottom.

    python -m tools.texts --check    fails when the languages differ, a word is used that we decided against, or a page
                                     is out of date
    python -m tools.texts --write    writes the pages

A page has the names of a game in all their forms, and every question, option, line of the log and refusal, put into
words for whoever it is about and for others, with as many of each thing as there may be. What a text chooses by is
varied one thing at a time. Other pages have what the drawn tables, the shell, terminals, the analysis, messages of the
server and lessons say; together they leave nothing out. What stands for the facts of a text is in `examples`. Words
that we decided against are data, tools/avoided-words.toml, and are looked for in texts, lessons and the documentation;
docs/reference/glossary.md says why.
"""
