"""Who may come in, who they are, and how much they may ask."""
