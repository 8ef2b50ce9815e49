"""Messages to people who are not at their tables: through their browsers, by mail, or to an address they give."""
