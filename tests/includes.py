#!/usr/bin/env python3
"""Compile headers and sources alone: batches hide an include that is missing.

usage: includes.py all          every header and every source
       includes.py changed N    those that the last N commits changed
       includes.py headers      what each header of src costs to include: seconds of the processor and lines

Nothing is written but what cmake configures into build/includes.
"""
import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TREE = ROOT / "build/includes"
FOLDERS = ("src/", "ui/", "rulesets/", "tests/")
OF_WINDOWS = "src/files/disk/windows/"  # ./dev portable compiles it


def main(arguments):
    if arguments[:1] == ["all"] and len(arguments) == 1:
        files = tracked()
    elif arguments[:1] == ["changed"] and len(arguments) == 2:
        files = changed(arguments[1])
    elif arguments == ["headers"]:
        return price_headers()
    else:
        print(__doc__, file=sys.stderr)
        return 2
    commands = configure(any(file.endswith("plugin.cpp") for file in files))
    headers = [file for file in files if file.endswith(".h")]
    sources = [file for file in files if file in commands]
    print(f"includes: {len(headers)} headers and {len(sources)} sources, each alone", file=sys.stderr)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        wrong = [said for said in pool.map(lambda file: compile_alone(file, commands), headers + sources) if said]
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


def tracked():
    listed = subprocess.run(["git", "ls-files", *FOLDERS], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    return [file for file in listed if file.endswith((".h", ".cpp")) and (ROOT / file).exists() and OF_WINDOWS not in file]


def changed(commits):
    """Of tracked files; a history that is shorter is taken whole."""
    known = subprocess.run(["git", "rev-list", "--max-count", str(int(commits) + 1), "--first-parent", "HEAD"],
                           cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    names = subprocess.run(["git", "diff", "--name-only", known[-1]], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(set(names.split("\n")) & set(tracked()))


def configure(with_moc):
    """The compile command of each source of the project, by its path below the root."""
    subprocess.run(["cmake", "--preset", "dev", "-B", str(TREE), "-DBUILD_TESTING=ON", "-DLINESMAN_BATCHES=OFF"],
                   cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    if with_moc:  # a plugin includes what moc makes of it
        targets = subprocess.run(["ninja", "-C", str(TREE), "-t", "targets", "all"], check=True, capture_output=True, text=True).stdout
        moc = sorted({line.split(":")[0] for line in targets.split("\n") if "plugin" in line and line.split(":")[0].endswith("_autogen")})
        subprocess.run(["ninja", "-C", str(TREE), *[name for name in moc if "/" not in name]], check=True, stdout=subprocess.DEVNULL)
    entries = json.loads((TREE / "compile_commands.json").read_text())
    commands = {}
    for entry in entries:
        file = Path(entry["file"])
        if file.is_relative_to(ROOT) and not file.is_relative_to(TREE):
            commands.setdefault(str(file.relative_to(ROOT)), entry["command"])
    return commands


def flags(file, commands):
    """Those of the source, or of the source that shares most folders with a header."""
    if file in commands:
        command = commands[file]
    else:
        near = max(commands, key=lambda other: (len(os.path.commonpath([file, other])), other.endswith(".cpp")))
        command = commands[near]
    words = shlex.split(command)
    kept, skip = [], False
    for word in words:
        if skip:
            skip = False
        elif word in ("-o", "-c", "-MF", "-MT"):
            skip = True
        elif word not in ("-MD", "-g") and not word.startswith("-O"):
            kept.append(word)
    return kept + ["-fsyntax-only"]


def compile_alone(file, commands):
    """What the compiler says of it; nothing when it is right."""
    command = flags(file, commands) + ["-x", "c++", "-"]
    done = subprocess.run(command, input=f'#include "{ROOT / file}"\n', capture_output=True, text=True)
    return f"{file} does not compile alone:\n{done.stderr}" if done.returncode else ""


def price_headers():
    commands = configure(False)
    rows = []
    for file in [file for file in tracked() if file.startswith("src/") and file.endswith(".h")]:
        text = f'#include "{ROOT / file}"\n'
        before = os.times()
        subprocess.run(flags(file, commands) + ["-x", "c++", "-"], input=text, text=True, check=True)
        after = os.times()
        lines = subprocess.run([word for word in flags(file, commands) if word != "-fsyntax-only"] + ["-E", "-P", "-x", "c++", "-"],
                               input=text, text=True, check=True, capture_output=True).stdout.count("\n")
        used = after.children_user + after.children_system - before.children_user - before.children_system
        rows.append((used, lines, file))
    for used, lines, file in sorted(rows, reverse=True):
        print(f"{used:6.2f} s {lines:8,d} lines  {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
