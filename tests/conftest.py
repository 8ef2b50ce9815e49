"""What holds for all tests."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run in the event loop that the server runs in."""
    return "asyncio"


class Herald:
    """Tells at once what failed, and why: a run that is broken off has said it."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self.terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write down what failed, with where it did."""
        if report.failed:
            self.terminal.ensure_newline()
            self.terminal.write_line(f"{report.nodeid} failed ({report.when}):", red=True)
            told = report.longreprtext.splitlines()
            marked = [number for number, line in enumerate(told) if line.startswith("E ")]
            # Around the first line of what went wrong; what was on a page then may be long.
            middle = marked[0] if marked else len(told)
            self.terminal.write_line("\n".join(told[max(0, middle - 20) : middle + 20]))


def pytest_sessionstart(session: pytest.Session) -> None:
    """Have a herald where there is somebody to read it: in the process that writes to the terminal."""
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and session.config.getoption("numprocesses", None):
        session.config.pluginmanager.register(Herald(terminal))
