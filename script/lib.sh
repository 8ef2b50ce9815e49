# Shared by the scripts beside it, which source it: works in the root of the project from here on.
# shellcheck shell=bash

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# What the caller's shell has set must not decide which signoria is imported, or from which packages, nor that every process
# compiles all sources anew.
unset PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE
export PIP_DISABLE_PIP_VERSION_CHECK=1

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$@"
    exit 1
}

# The Python to make virtual environments with: $PYTHON, or the first that is new enough and complete.
find_python() {
    local candidate
    for candidate in ${PYTHON:+"$PYTHON"} python3 python3.13 python3.12 python3.11 python; do
        if "$candidate" -c 'import sys, ssl, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    die "Signoria needs Python 3.11 or newer, with venv and pip. Set PYTHON to choose one."
}

# The newest Python on this machine that the project knows of, newer than the one of the developers' environment; if any.
newer_python() {
    local candidate version
    for version in 3.15 3.14 3.13 3.12; do
        for candidate in "python$version" "$HOME/.pyenv/versions/$version".*/bin/python; do
            if "$candidate" -c 'import ssl, venv, ensurepip' 2>/dev/null; then
                .venv/bin/python -c "import sys; sys.exit(sys.version_info[:2] >= (${version/./, }))" || return 0
                command -v "$candidate"
                return
            fi
        done
    done
}

# A Chromium for the browser tests, in SIGNORIA_CHROMIUM: the machine's, Debian's, or Playwright's own; and one without
# windows for most of them, in SIGNORIA_CHROMIUM_SHELL, which takes two thirds of the time. Whoever names one means that.
find_browser() {
    local found shell
    found=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
    shell=${SIGNORIA_CHROMIUM:-$(command -v chromium-headless-shell || true)}
    if [[ -z ${SIGNORIA_CHROMIUM:-} && (-z $found || -z $shell) && $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
        apt-get -qq update && for one in chromium chromium-headless-shell; do
            apt-get -qq install -y "$one" >/dev/null || true
        done
        found=${found:-$(command -v chromium || true)}
        shell=$(command -v chromium-headless-shell || true)
    fi
    if [[ -z ${SIGNORIA_CHROMIUM:-} && -z $found ]] && .venv/bin/python -m playwright install chromium >/dev/null 2>&1; then
        found=$(.venv/bin/python -c 'from playwright.sync_api import sync_playwright as p
with p() as play: print(play.chromium.executable_path)')
    fi
    export SIGNORIA_CHROMIUM=${SIGNORIA_CHROMIUM:-$found}
    export SIGNORIA_CHROMIUM_SHELL=${SIGNORIA_CHROMIUM_SHELL:-${shell:-$SIGNORIA_CHROMIUM}}
    [[ -x $SIGNORIA_CHROMIUM ]] || die "The browser tests need Chromium, and none could be installed from here." \
        "Install it (Debian: apt install chromium; Fedora: dnf install chromium; macOS: brew install --cask chromium)" \
        "or set SIGNORIA_CHROMIUM to the path of a Chromium or Chrome."
}

# fingerprint PYTHON PATH...: one word for the contents of files and folders, and for the Python that will use them.
fingerprint() {
    "$1" - "${@:2}" <<'PY'
import hashlib
import pathlib
import sys

digest = hashlib.sha256(sys.version.encode())
for root in map(pathlib.Path, sys.argv[1:]):
    for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
        if path.is_file() and path.suffix not in {".pyc", ".so"} and "static" not in path.parts:
            digest.update(f"{path.as_posix()} {path.stat().st_size} ".encode() + path.read_bytes())
print(digest.hexdigest())
PY
}

# by_uv FOLDER ARGUMENT...: what `pip install ARGUMENT...` would do in a virtual environment, in a tenth of the time; fails
# where uv cannot be had, or finds nothing, for it does not read pip's settings. BY_PIP names what they are needed for.
by_uv() {
    local python=$1/bin/python
    "$python" -m pip install -qq -c script/constraints.txt uv ${BY_PIP:-} &&
        "$python" -m uv pip install -q --python "$python" "${@:2}"
}

# in_venv FOLDER MARK ARGUMENT...: a virtual environment in which `pip install ARGUMENT...` has been run for this mark; with
# QUICK=1 by uv, which is not asked to build what it may have built before from other sources.
in_venv() {
    local folder=$1 mark=$2
    shift 2
    if [[ -f $folder/installed && $(<"$folder/installed") == "$mark" ]] && "$folder/bin/python" -c '' 2>/dev/null; then
        return
    fi
    rm -f "$folder/installed"
    if ! "$folder/bin/python" -m pip --version >/dev/null 2>&1; then
        "$(find_python)" -m venv --clear "$folder"
    fi
    if [[ -z ${QUICK:-} ]] || ! by_uv "$folder" "$@" 2>"$folder/uv.log"; then
        "$folder/bin/python" -m pip install -qq "$@"
    fi
    printf '%s\n' "$mark" >"$folder/installed"
}

# The environment of developers, .venv: editable, so the sources in src/ run interpreted. A machine without a graphics card
# may know a PyTorch that is a tenth as large, and says so in pip's settings.
developers_venv() {
    local python=.venv/bin/python
    [[ -x $python ]] && "$python" -c '' 2>/dev/null || python=$(find_python)
    BY_PIP=torch QUICK=1 in_venv .venv "$(fingerprint "$python" pyproject.toml script/constraints.txt) $PWD" \
        -c script/constraints.txt -e '.[dev]'
}

# check_mode interpreted|compiled: imports every module, and makes sure that it is of the kind that the tests will claim.
check_mode() {
    .venv/bin/python - "$1" <<'PY'
import importlib
import pathlib
import pkgutil
import sys

import signoria

names = [module.name for module in pkgutil.walk_packages(signoria.__path__, "signoria.")]
# Migrations are run by Alembic, not imported.
names = [name for name in names if not name.endswith(".__main__") and ".migrations." not in name]
files = [pathlib.Path(importlib.import_module(name).__file__ or "") for name in names]
native = [path for path in files if path.suffix != ".py"]
print(f"{len(files)} modules in {pathlib.Path(signoria.__path__[0]).resolve()}, {len(native)} of them compiled")
if bool(native) != (sys.argv[1] == "compiled"):
    sys.exit(f"These modules should be {sys.argv[1]}.")
PY
}
