#!/usr/bin/env python3
"""Put one fault after another into what judges, and see whether the tests find it.

usage: mutants.py [N [SEED]]     200 and 1 unless said
       mutants.py again [SEED]   what survived, once more: with the tests as they are now

A fault flips a comparison, a sign, an "and", a minimum or a word of truth, or moves a limit that is compared with by one,
somewhere in a source of the judging core. `<` becomes `>=` and not `<=`: numbers that come from measuring are the same to
the last bit so seldom, and then forgiven, that the two judge alike. It is compiled in a tree of its own (build/mutants) and tried on the cases, then on the units of its
room, the census, the properties and what else judges; the first that fails has found it. What was tried stands in
build/mutants/SEED.json: a run that was broken off goes on there. Which faults are tried follows from the seed and the words
of the line, so that a change elsewhere leaves the others as they are. The summary and what survived are printed at the end;
survivors.json beside this file names those that change nothing, each with the reason: no test can find them, and they are not
among the N.
"""
import functools
import hashlib
import json
import os
import re
import resource
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
NOT_CORE = {"boost_guard.cpp", "grown.cpp", "measure.cpp", "mended.cpp", "overlay.cpp",
            "box_index.cpp", "centre_line.cpp", "plugin.cpp", "hex_search.cpp", "cheapest_walk.cpp", "fare.cpp", "interpretations.cpp",
            "dice_odds.cpp", "conditions.cpp", "ruling_words.cpp"}
SWAPS = [(" < ", " >= "), (" <= ", " > "), (" > ", " <= "), (" >= ", " < "), (" == ", " != "), (" != ", " == "),
         (" + ", " - "), (" - ", " + "), (" += ", " -= "), (" -= ", " += "), (" && ", " || "), (" || ", " && "),
         ("std::min(", "std::max("), ("std::max(", "std::min("), ("return true;", "return false;"), ("return false;", "return true;")]
LIMIT = re.compile(r" (?:<|>|<=|>=|==|!=) (\d+(?:\.\d+)?)(?![\w.\"])")
OTHERS = ["reach", "rulesets", "plugins", "cli", "oracle", "files"]  # what else judges
STAGES = ["cases", "units", "census", "properties", "others"]
PATIENCE = 120  # seconds of the processor for a program of tests; one that hangs has found the fault too
ENOUGH = 3600  # seconds of the clock for any call, however busy the machine is


def places():
    """(file, line, column, length, replacement, words) of every fault that could be."""
    for folder in CORE:
        for file in sorted((ROOT / folder).rglob("*.cpp")):
            if file.name in NOT_CORE:
                continue
            for number, line in enumerate(lines_of(file)):
                code = re.sub(r'"(\\.|[^"\\])*"', lambda m: '"' + " " * (len(m[0]) - 2) + '"', line).split("//")[0]
                if code.lstrip().startswith(("#", "static_assert", "LINESMAN_CHECK", "template", "///", "*")):
                    continue
                for old, new in SWAPS:
                    for match in re.finditer(re.escape(old), code):
                        yield file, number, match.start(), len(old), new
                for match in LIMIT.finditer(code):
                    value = match[1]
                    yield file, number, match.start(1), len(value), f"{float(value) + 1}" if "." in value else str(int(value) + 1)


def run(command, **members):
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=ENOUGH, text=True, **members)
    except subprocess.TimeoutExpired:
        return None


def be_patient():
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))


def build(*targets):
    done = run(["ninja", "-j1", "-C", str(BUILD), *targets])
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
    """(stage, program, arguments), those first that find most in the least time."""
    room = room_of(file)
    yield "cases", "test_conformance", []
    yield "units", f"test_{room}", []
    # A fault in a ruleset changes what that one says.
    own = [f"--gtest_filter=*IsTheTrackedOne/{room}"] if file.relative_to(ROOT).parts[0] == "rulesets" else []
    yield "census", "test_census", own
    yield "properties", "test_property", []
    for other in OTHERS:
        yield "others", f"test_{other}", []


def passes(program, arguments):
    tests = run([str(BUILD / "bin" / program), "--gtest_brief=1", "--gtest_fail_fast", *arguments],
                env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, preexec_fn=be_patient)
    return tests is not None and tests.returncode == 0


def try_fault(file, number, column, length, new):
    """Which stage finds it; "" when none does; None when it does not compile."""
    target = TREE / file.relative_to(ROOT)
    lines = [line + "\n" for line in lines_of(file)]
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
        target.write_text("\n".join(lines_of(file)) + "\n")


def chosen(seed):
    """Every fault that could be, in the order of the seed: by name, so that it is the same after a change elsewhere."""
    alike = {}

    def rank(site):
        file, number, column, length, new = site
        words = (str(file.relative_to(ROOT)), lines_of(file)[number].strip(), column, new)
        alike[words] = alike.get(words, 0) + 1
        return hashlib.sha256(json.dumps([seed, *words, alike[words]]).encode()).digest()

    return sorted(places(), key=rank)


def lines_of(file, read={}):
    if file not in read:
        read[file] = file.read_text().splitlines()
    return read[file]


def told(site, found):
    file, number, column, length, new = site
    line = lines_of(file)[number]
    return {"file": str(file.relative_to(ROOT)), "line": number + 1, "column": column, "old": line[column:column + length].strip(),
            "new": new.strip(), "code": line.strip(), "found": found}


def same(one, other):
    return all(one[key] == other[key] for key in ("file", "code", "column", "old", "new"))


@functools.cache
def known_to_change_nothing():
    return json.loads((ROOT / "tests/survivors.json").read_text())


def build_and_try_without_fault():
    prepare()
    rooms = sorted({(site[0].parent, room_of(site[0])) for site in places()})
    programs = {}
    for folder, _ in rooms:
        for _, program, arguments in stages(folder / "any.cpp"):
            programs[program] = [] if program == "test_census" else arguments
    if not build(*programs):
        sys.exit("mutants.py: the tree without faults does not build")
    for program, arguments in programs.items():
        if not passes(program, arguments):
            sys.exit(f"mutants.py: {program} fails without any fault")


def is_fault(told_of):
    """It compiles, and it is not one that changes nothing."""
    if told_of["found"] is None:
        return False
    return told_of["found"] != "" or not any(same(known, told_of) for known in known_to_change_nothing())


def try_next(site, tried, record):
    found = try_fault(*site)
    now = told(site, found)
    tried[:] = [t for t in tried if not same(t, now)] + [now]
    record.write_text(json.dumps(tried, indent=1))
    word = found if found else "SURVIVED" if found == "" else "no fault"
    print(f"{len(tried):4d} {word}: {now['file']}:{now['line']} {now['old']} -> {now['new']}", flush=True)


def summary(tried, possible):
    faults = [t for t in tried if is_fault(t)]
    survived = [t for t in faults if t["found"] == ""]
    nothing = sum(t["found"] == "" for t in tried) - len(survived)
    counts = ", ".join(f"{sum(t['found'] == stage for t in faults)} by {stage}" for stage in STAGES)
    print(f"\n{len(faults)} faults of {possible} that could be: {counts}, {len(survived)} survived; {nothing} more change nothing")
    for t in survived:
        print(f"{t['file']}:{t['line']}: {t['old']} -> {t['new']}: {t['code']}")


def main(wanted, seed):
    build_and_try_without_fault()
    record = WORK / f"{seed}.json"
    tried = json.loads(record.read_text()) if record.exists() else []
    sites = chosen(seed)
    if wanted is None:
        for site in [s for s in sites if any(t["found"] == "" and is_fault(t) and same(t, told(s, "")) for t in tried)]:
            try_next(site, tried, record)
    else:
        for site in sites:
            if sum(map(is_fault, tried)) >= wanted:
                break
            if not any(same(t, told(site, "")) for t in tried):
                try_next(site, tried, record)
    summary(tried, len(sites))


if __name__ == "__main__":
    arguments = sys.argv[1:]
    again = arguments[:1] == ["again"]
    numbers = arguments[1:] if again else arguments
    if len(numbers) > (1 if again else 2) or not all(n.isdigit() for n in numbers):
        sys.exit(__doc__)
    seed_given = int(numbers[-1]) if len(numbers) == (1 if again else 2) else 1
    main(None if again else int(numbers[0]) if numbers else 200, seed_given)
