"""The compiled rules: mypyc makes C of the modules, a file each, and the C compiler makes one library of it.

The modules are one compilation group, so that calls from one to another are native, and the library is optimised as a
whole when it is linked, so that the C compiler inlines them too. What runs but once is not optimised.

What is made on the way is kept in a folder, under a name that stands for everything it was made from. What lies there
already is not made again: a changed module costs one object and the linking.

The build hook runs this file as a program, in the folder of the sources, with its order as JSON; why it cannot be
carried out is the last thing it prints. On Windows setuptools does the work, and all modules are one file of C.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup

GROUP = "signoria"
HEADER = f"__native_internal_{GROUP}.h"

# How mypyc declares what runs once, at import.
TOP_LEVEL = re.compile(r"^(extern char CPyDef_\w+____top_level__\(void\));$", re.MULTILINE)
RUN_ONCE = """\
#if defined(__clang__)
#define RUN_ONCE __attribute__((cold, noinline, optnone))
#else
#define RUN_ONCE __attribute__((cold, optimize("O0")))
#endif
"""


def commands() -> tuple[list[str], list[str]]:
    """Give the beginning of the command that compiles for this Python, and of the one that links a library for it."""
    usual, link = shlex.split(sysconfig.get_config_var("CC")), shlex.split(sysconfig.get_config_var("LDSHARED"))
    chosen = shlex.split(os.environ.get("CC", "")) or usual
    if link[: len(usual)] == usual:
        link = chosen + link[len(usual) :]
    flags = [sysconfig.get_config_var("CFLAGS"), os.environ.get("CFLAGS", ""), sysconfig.get_config_var("CCSHARED")]
    return chosen + shlex.split(" ".join(flags)), link + shlex.split(os.environ.get("LDFLAGS", ""))


def generate(modules: list[str], level: str, folder: Path) -> list[Extension]:
    """Let mypyc write the C: for the library, and for each module an extension that looks it up in the library."""
    extensions = mypycify(
        [
            # Types are checked with the project's own settings elsewhere. Here only what matters for compiling counts,
            # and libraries that interpreted modules import need not be installed.
            "--config-file=",
            "--ignore-missing-imports",
            "--follow-imports=silent",
            f"--cache-dir={os.devnull}",  # mypyc needs whole syntax trees, which no cache holds
            *modules,
        ],
        opt_level=level,
        debug_level="0",
        target_dir=str(folder),
        group_name=GROUP,
        multi_file=os.name != "nt",
    )
    for extension in extensions:
        # mypyc asks for -Werror; a warning of a compiler newer than mypyc is no reason to stay interpreted.
        extension.extra_compile_args.append("-Wno-error")
    return extensions


def mark_run_once(header: Path) -> None:
    """Tell the C compiler what is not worth its time: the top levels of modules, a good part of what mypyc writes."""
    declared = header.read_text(encoding="utf-8")
    header.write_text(RUN_ONCE + TOP_LEVEL.sub(r"\1 RUN_ONCE;", declared), encoding="utf-8")


class Workshop:
    """The C compiler, and the folder with what it made."""

    def __init__(self, folder: Path, flags: list[list[str]]) -> None:
        """Use of each list of flags the first that is known here."""
        self.compiler, self.linker = commands()
        if shutil.which(self.compiler[0]) is None:
            sys.exit(f"there is no C compiler here ({self.compiler[0]}).")
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            sys.exit("the header files of Python (Python.h) are not installed.")
        said = subprocess.run([self.compiler[0], "--version"], capture_output=True, text=True, check=True).stdout
        self.gcc = "Free Software Foundation" in said
        self.tools = f"{said} {sys.version} {version('mypy')}"
        self.python = f"-I{sysconfig.get_path('include')}"
        self.flags: list[str] = []
        for alternatives in flags:
            self.flags += [flag for flag in alternatives if self.knows(flag)][:1]
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.in_use: set[Path] = set()

    def knows(self, *flags: str) -> bool:
        """Whether compiler and linker take some flags. Not every linker can optimise what every compiler made."""
        with TemporaryDirectory(prefix="signoria-probe-") as folder:
            source, made, library = (str(Path(folder, f"probe.{suffix}")) for suffix in ("c", "o", "so"))
            Path(source).write_text("int probe(int number) { return number; }\n", encoding="utf-8")
            steps = (
                [*self.compiler, *self.flags, *flags, "-Werror", "-c", source, "-o", made],
                [*self.linker, *self.flags, *flags, made, "-o", library],
            )
            return all(subprocess.run(each, capture_output=True, check=False).returncode == 0 for each in steps)

    def library(self, extension: Extension) -> Path:
        """Give the library of all modules."""
        flags = [*self.flags, *extension.extra_compile_args]
        places = [self.python, *(f"-I{folder}" for folder in extension.include_dirs)]
        sources = [Path(source) for source in extension.sources]
        folder = sources[0].parent
        headers = b"".join(header.read_bytes() for header in sorted(folder.rglob("*.h")))
        if self.gcc:  # reads the headers once for all modules, which takes longer than what is in a small one
            read = self.made([*self.compiler, *flags, "-xc-header"], [folder / HEADER], places, ".h.gch", headers)
            remembered = ["-include", str(read.with_suffix(""))]
            places += remembered if self.knows(*extension.extra_compile_args, *remembered) else []

        def compiled(source: Path) -> Path:
            return self.made([*self.compiler, *flags, "-c"], [source], places, ".o", headers)

        with ThreadPoolExecutor(os.cpu_count()) as workers:
            objects = list(workers.map(compiled, sources))
        return self.made([*self.linker, *flags], objects, [], ".so")

    def entrance(self, extension: Extension) -> Path:
        """Give the extension that Python finds for one module, and that finds the module in the library."""
        source = Path(extension.sources[0])
        return self.made([*self.linker, "-fPIC"], [source], [self.python], ".so")

    def made(self, command: list[str], sources: list[Path], places: list[str], suffix: str, read: bytes = b"") -> Path:
        """Give what a command makes of the sources and of what else it reads there, unless it lies here already."""
        key = hashlib.sha256(json.dumps([self.tools, command]).encode() + read)
        for source in sources:
            key.update(source.read_bytes())
        result = self.folder / f"{sources[0].stem}-{key.hexdigest()[:20]}{suffix}"
        self.in_use.add(result)
        if not result.exists():
            part = result.with_suffix(".part")  # what was interrupted must not be taken for whole
            done = subprocess.run(
                [*command, *places, *map(str, sources), "-o", str(part)],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            if done.returncode != 0:
                sys.exit(f"the C compiler failed:\n{done.stdout}")
            part.replace(result)
        return result

    def tidy(self) -> None:
        """Throw away what was made before and is of no use any more."""
        for path in self.folder.iterdir():
            if path not in self.in_use:
                path.unlink()


def build(order: dict[str, Any]) -> None:
    """Compile the modules into the output folder, laid out as in the wheel."""
    folder = Path(order["folder"])
    workshop = Workshop(folder / f"O{order['level']}", order["flags"])
    extensions = generate(order["modules"], order["level"], folder / "c")
    mark_run_once(folder / "c" / HEADER)
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        files = [workshop.library(extensions[0]), *workers.map(workshop.entrance, extensions[1:])]
    for extension, file in zip(extensions, files):
        place = Path(order["output"], *extension.name.split("."))
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, f"{place}{sysconfig.get_config_var('EXT_SUFFIX')}")
    workshop.tidy()


def build_with_setuptools(order: dict[str, Any]) -> None:
    """Compile in the one way that knows about Visual C++."""
    extensions = generate(order["modules"], order["level"], Path(order["folder"]))
    arguments = ["build_ext", f"--build-lib={order['output']}", f"--build-temp={order['folder']}"]
    setup(name=GROUP, packages=[], ext_modules=extensions, script_args=arguments)


if __name__ == "__main__":
    (build_with_setuptools if os.name == "nt" else build)(json.loads(sys.argv[1]))
