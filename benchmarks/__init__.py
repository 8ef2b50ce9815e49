"""Benchmarks: each module is a program, `python -m benchmarks.dominion`. Figures are kept in results.md."""
