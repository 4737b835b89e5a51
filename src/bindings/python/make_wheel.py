#!/usr/bin/env python3
"""Write the wheel of the package `linesman` with setuptools, as pyproject.toml says, without a network.

    make_wheel.py FOLDER                     for a liblinesman that is installed
    make_wheel.py FOLDER --library FILE      with liblinesman in it, and its rulesets with --rulesets FOLDER

The licence goes in, and with a library the notices of what is in it, --notices FILE. The same files give the same wheel, byte for
byte.
"""
import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SINCE_ZIP = "315532800"  # the first moment that a zip can name
BUILD = """
import sys
from setuptools import build_meta
options = {"--build-option": ["--plat-name", sys.argv[2]]} if len(sys.argv) > 2 else None
print(build_meta.build_wheel(sys.argv[1], options))
"""


def stage(arguments, at):
    """The tree from which the wheel is made."""
    for name in ("pyproject.toml", "ABOUT.md"):
        shutil.copyfile(HERE / name, at / name)
    shutil.copyfile(ROOT / "LICENSE", at / "LICENSE")
    (at / "linesman").mkdir()
    for file in sorted((HERE / "linesman").glob("*")):
        if file.suffix == ".py" or file.name == "py.typed":
            shutil.copyfile(file, at / "linesman" / file.name)
    if arguments.notices:
        shutil.copyfile(arguments.notices, at / "THIRD-PARTY.txt")
    if arguments.library:
        library = at / "linesman/lib/liblinesman.so.1"
        library.parent.mkdir()
        shutil.copyfile(arguments.library, library)
        library.chmod(0o755)
    if arguments.rulesets:
        for file in sorted(arguments.rulesets.glob("*/*")):
            place = at / "linesman/lib/linesman/rulesets" / file.parent.name / file.name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, place)
            place.chmod(0o755 if file.suffix == ".so" else 0o644)


def write(arguments):
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        stage(arguments, at)
        platform = [sysconfig.get_platform()] if arguments.library else []
        done = subprocess.run([sys.executable, "-c", BUILD, str(arguments.folder.resolve()), *platform], cwd=at, capture_output=True,
                              text=True, check=False, umask=0o022, env=os.environ | {"SOURCE_DATE_EPOCH": SINCE_ZIP})
        if done.returncode != 0:
            sys.exit(done.stderr)
        return arguments.folder / done.stdout.splitlines()[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--library", type=Path)
    parser.add_argument("--rulesets", type=Path)
    parser.add_argument("--notices", type=Path)
    print(write(parser.parse_args()))


if __name__ == "__main__":
    main()
