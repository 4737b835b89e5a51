#!/usr/bin/env python3
"""Put one fault after another into what judges, and see whether the tests find it.

usage: mutants.py [N [SEED]]     200 and 1 unless said

A fault flips a comparison, a sign, an "and", a minimum, a word of truth or moves a number by one, somewhere in a source
of the judging core. It is compiled in a tree of its own (build/mutants) and tried on the cases, then on the units of its
room, the census and the properties; the first that fails has found it. What was tried stands in build/mutants/SEED.json: a
run that was broken off goes on there. The summary and what survived are printed at the end.
"""
import json
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / "build/mutants"
TREE = WORK / "tree"
BUILD = TREE / "build/release"
# Boost.Geometry is what draws and checks; no ruling rests on it.
CORE = ["src/geometry", "src/movement", "src/rules", "src/referee", "rulesets"]
NOT_CORE = {"boost_guard.cpp", "grown.cpp", "measure.cpp", "mended.cpp", "overlay.cpp", "simplify.cpp", "validity_failure.cpp",
            "box_index.cpp", "centre_line.cpp", "plugin.cpp", "hex_search.cpp", "cheapest_walk.cpp", "fare.cpp", "interpretations.cpp",
            "dice_odds.cpp", "conditions.cpp", "ruling_words.cpp"}
SWAPS = [(" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "), (" == ", " != "), (" != ", " == "),
         (" + ", " - "), (" - ", " + "), (" && ", " || "), (" || ", " && "), ("std::min(", "std::max("), ("std::max(", "std::min("),
         ("return true;", "return false;"), ("return false;", "return true;"), (" += ", " -= "), (" * ", " / ")]
NUMBER = re.compile(r"(?<![\w.\"])(\d+(?:\.\d+)?)(?![\w.\"])")
PATIENCE = 120  # seconds for a program of tests; one that hangs has found the fault too


def places():
    """(file, line, column, length, replacement, words) of every fault that could be."""
    for folder in CORE:
        for file in sorted((ROOT / folder).rglob("*.cpp")):
            if file.name in NOT_CORE:
                continue
            for number, line in enumerate(file.read_text().splitlines()):
                code = re.sub(r'"(\\.|[^"\\])*"', lambda m: '"' + " " * (len(m[0]) - 2) + '"', line).split("//")[0]
                if code.lstrip().startswith(("#", "static_assert", "LINESMAN_CHECK", "template", "///", "*")):
                    continue
                for old, new in SWAPS:
                    for match in re.finditer(re.escape(old), code):
                        yield file, number, match.start(), len(old), new
                for match in NUMBER.finditer(code):
                    value = match[1]
                    yield file, number, match.start(), len(value), f"{float(value) + 1}" if "." in value else str(int(value) + 1)


def run(command, patience=PATIENCE, **members):
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=patience, text=True, **members)
    except subprocess.TimeoutExpired:
        return None


def build(*targets):
    done = run(["ninja", "-C", str(BUILD), *targets], patience=600)
    return done is not None and done.returncode == 0


def prepare():
    """The tree as the sources are now, faults of a run that was broken off undone."""
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], stdout=subprocess.PIPE, check=True, text=True)
    tracked = [name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]
    for name in tracked:
        source, copy = ROOT / name, TREE / name
        if copy.exists() and copy.read_bytes() == source.read_bytes():
            continue
        copy.parent.mkdir(mode=0o755, parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
        copy.chmod(0o755 if source.stat().st_mode & 0o100 else 0o644)
    for folder in CORE:
        for copy in (TREE / folder).rglob("*.[ch]*"):
            if str(copy.relative_to(TREE)) not in tracked:
                copy.unlink()
    options = ["-DBUILD_TESTING=ON"]
    if shutil.which("ccache"):
        options.append("-DCMAKE_CXX_COMPILER_LAUNCHER=ccache")
    if shutil.which("mold"):
        options += [f"-DCMAKE_{kind}_LINKER_FLAGS=-fuse-ld=mold" for kind in ("EXE", "MODULE")]
    subprocess.run(["cmake", "--preset", "release", *options], cwd=TREE, check=True, stdout=subprocess.DEVNULL)


def room_of(file):
    parts = file.relative_to(ROOT).parts
    return parts[1]


def stages(file):
    units = f"test_{room_of(file)}"
    yield "cases", "test_conformance", []
    yield "units", units, []
    yield "census", "test_census", []
    yield "properties", "test_property", ["--gtest_filter=-*Oracle*:APlayedGame*"]


def passes(program, arguments):
    tests = run([str(BUILD / "bin" / program), "--gtest_brief=1", "--gtest_fail_fast", *arguments],
                env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    return tests is not None and tests.returncode == 0


def try_fault(file, number, column, length, new):
    """Which stage finds it; "" when none does; None when it does not compile."""
    target = TREE / file.relative_to(ROOT)
    lines = file.read_text().splitlines(keepends=True)
    line = lines[number]
    lines[number] = line[:column] + new + line[column + length:]
    target.write_text("".join(lines))
    try:
        for stage, program, arguments in stages(file):
            if not build(program):
                return None
            if not passes(program, arguments):
                return stage
        return ""
    finally:
        shutil.copyfile(file, target)


def main(wanted, seed):
    prepare()
    rooms = sorted({room_of(site[0]) for site in places()})
    programs = {program: arguments for room in rooms for _, program, arguments in stages(ROOT / "src" / room / "any.cpp")}
    if not build(*programs):
        sys.exit("mutants.py: the tree without faults does not build")
    for program, arguments in programs.items():
        if not passes(program, arguments):
            sys.exit(f"mutants.py: {program} fails without any fault")
    record = WORK / f"{seed}.json"
    tried = json.loads(record.read_text()) if record.exists() else []
    sites = list(places())
    random.Random(seed).shuffle(sites)
    for site in sites[len(tried):]:
        if sum(t["found"] is not None for t in tried) >= wanted:
            break
        file, number, column, length, new = site
        line = file.read_text().splitlines()[number]
        found = try_fault(*site)
        tried.append({"file": str(file.relative_to(ROOT)), "line": number + 1, "old": line[column:column + length].strip(),
                      "new": new.strip(), "code": line.strip(), "found": found})
        record.write_text(json.dumps(tried, indent=1))
        print(f"{len(tried):4d} {found if found else 'SURVIVED' if found == '' else 'no fault'}: {tried[-1]['file']}:{number + 1} "
              f"{tried[-1]['old']} -> {tried[-1]['new']}", flush=True)
    faults = [t for t in tried if t["found"] is not None]
    print(f"\n{len(faults)} faults of {len(sites)} that could be: " +
          ", ".join(f"{sum(t['found'] == s for t in faults)} by {s}" for s in ("cases", "units", "census", "properties")) +
          f", {sum(t['found'] == '' for t in faults)} survived")
    for fault in faults:
        if fault["found"] == "":
            print(f"{fault['file']}:{fault['line']}: {fault['old']} -> {fault['new']}: {fault['code']}")


if __name__ == "__main__":
    if len(sys.argv) > 3 or not all(a.isdigit() for a in sys.argv[1:]):
        sys.exit(__doc__)
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
