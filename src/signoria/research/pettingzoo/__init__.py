"""The games as environments of PettingZoo, a module for each: `dominion_v0`, `machiavelli_v0`, `florence_v0`.

Each has `env` for agents that act one after another, and `parallel_env` for programs that want everybody to act in
every step. `raw_env` is `env`: it looks after itself, and wrappers would only make it slower.
"""
