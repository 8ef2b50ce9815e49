"""Build hook: compiles the rules with mypyc while a wheel is built.

All modules of the packages named in pyproject.toml become one compilation group, so that calls from one module to
another are native and the C compiler can inline them. The wheel holds the compiled modules beside their sources. An
editable install is never compiled. Without a C compiler the wheel holds the same sources interpreted, and the build
says so.

Environment:

- SIGNORIA_PURE=1: do not compile.
- SIGNORIA_REQUIRE_COMPILED=1: fail instead of falling back to interpreted sources.
- SIGNORIA_OPT_LEVEL=0..3: optimisation level of the C compiler, instead of the one in pyproject.toml.
- SIGNORIA_C_DIR=DIR: keep the generated C (and `ops.txt`, mypyc's intermediate code) there.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "signoria"


class CannotCompileError(Exception):
    """Why the sources stay interpreted."""


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before hatchling collects the files of the wheel."""
        if version == "editable":
            return
        if os.environ.get("SIGNORIA_PURE") == "1":
            self.app.display_warning("signoria: SIGNORIA_PURE=1, so the rules are NOT compiled and run interpreted.")
            return
        # Kept until the hook is gone: hatchling reads the compiled files after this method.
        self.output = TemporaryDirectory(prefix="signoria-compiled-")
        try:
            self.compile(Path(self.output.name))
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
        for path in Path(self.output.name).rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(self.output.name).as_posix()

    def compile(self, output: Path) -> None:
        """Compile every chosen module into the output folder, laid out as in the wheel."""
        check_compiler()
        source = Path(self.root, self.config["source"])
        modules = chosen(source, self.config["compile"], self.config["interpret"])
        level = os.environ.get("SIGNORIA_OPT_LEVEL") or self.config["opt-level"]
        self.app.display_waiting(f"signoria: compiling {len(modules)} modules with mypyc (-O{level}) ...")
        started = time.monotonic()
        with TemporaryDirectory(prefix="signoria-c-") as scratch:
            order = {
                "modules": modules,
                "level": level,
                "flags": [] if os.name == "nt" else self.config["flags"],
                "output": str(output),
                "scratch": scratch,
                "generated": str(Path(os.environ.get("SIGNORIA_C_DIR") or Path(scratch, "c")).resolve()),
            }
            # A process of its own, because mypyc exits where it finds an error, and in the source folder, where
            # setuptools finds no configuration to obey.
            result = subprocess.run(
                [sys.executable, "-P", __file__, json.dumps(order)],
                cwd=source,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
        if result.returncode != 0:
            raise CannotCompileError(f"mypyc or the C compiler failed:\n{result.stdout}")
        self.app.display_success(f"signoria: compiled {len(modules)} modules in {time.monotonic() - started:.0f} s.")


def check_compiler() -> None:
    """Refuse at once, and clearly, what would fail after a while."""
    if os.name == "nt":
        return  # setuptools knows where to look for the compiler there
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(command) is None:
        raise CannotCompileError(f"there is no C compiler here ({command}).")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompileError("the header files of Python (Python.h) are not installed.")


def chosen(source: Path, packages: list[str], interpreted: list[str]) -> list[str]:
    """Give the paths of the modules to compile, relative to the source folder."""
    found = (path for package in packages for path in (source / package).rglob("*.py"))
    paths = sorted(path.relative_to(source).as_posix() for path in found)
    return [path for path in paths if not any(fnmatch(path, pattern) for pattern in interpreted)]


def compile_modules(order: dict[str, Any]) -> None:
    """Run mypyc and the C compiler, in the process that the hook starts."""
    from mypyc.build import mypycify
    from setuptools import setup

    extensions = mypycify(
        [
            # Types are checked with the project's own settings elsewhere. Here only what matters for compiling counts,
            # and libraries that interpreted modules import need not be installed.
            "--config-file=",
            "--ignore-missing-imports",
            "--follow-imports=silent",
            f"--cache-dir={Path(order['scratch'], 'cache')}",
            *order["modules"],
        ],
        opt_level=order["level"],
        target_dir=order["generated"],
        group_name=GROUP,
    )
    for extension in extensions:
        # mypyc asks for -Werror; a warning of a compiler newer than mypyc is no reason to stay interpreted.
        extension.extra_compile_args += [*order["flags"], "-Wno-error"]
    setup(
        name=GROUP,
        packages=[],
        ext_modules=extensions,
        script_args=[
            "build_ext",
            f"--build-lib={order['output']}",
            f"--build-temp={Path(order['scratch'], 'objects')}",
            f"--parallel={os.cpu_count() or 1}",
        ],
    )


if __name__ == "__main__":
    compile_modules(json.loads(sys.argv[1]))
