#!/usr/bin/env python3
"""Carries out the recipes of the manual that change sources, as they are written, on a copy of the tree.

    carry_out.py SOURCE BUILD [PAGE...]

Of a page's copy only what the page makes or changes is compiled, with the sources of tests that it runs; all else is linked from BUILD.
"""
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SOURCE, BUILD = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
sys.path.insert(0, str(SOURCE / "resources/manual/make"))
import recipes  # noqa: E402

# Sources of test programs that a page needs besides its own: they read the tree, or begin the program.
OF_PROGRAM = {"test_ui_table": ["tests/ui_table/main.cpp", "tests/ui_table/tool_box_test.cpp"],
              "test_exchange": ["tests/exchange/corpus_test.cpp"]}


def apply(page, copy):
    """Makes and changes the files of a page. Their paths, and the program with the tests to run."""
    paths, program = [], None
    for kind, place, body in recipes.blocks(page.read_text()):
        if kind == "try":
            program = place.split()
            continue
        file = copy / place
        if kind == "source" and file.exists():
            raise SystemExit(f"{page.name}: {place} is no new file")
        text = body if kind == "source" else recipes.edited(place, file.read_text(), body)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        paths.append(place)
    return paths, program


def compiler_of(program):
    """The words that compile a source of a test program, without source, output and precompiled header."""
    part = f"CMakeFiles/{program}.dir/"
    words = next(shlex.split(each["command"]) for each in json.loads((BUILD / "compile_commands.json").read_text())
                 if part in each["command"] and each["file"].endswith((".cpp", ".cxx")))
    kept, at = [], 0
    while at < len(words):
        if words[at] in ("-o", "-c", "-include"):
            at += 2
        elif words[at].startswith("-Winvalid-pch"):
            at += 1
        else:
            kept.append(words[at])
            at += 1
    return kept


def linked(program, objects, out):
    """Links these objects with the libraries of a test program. Where a library has a changed source too, the object comes first."""
    commands = subprocess.run(["ninja", "-C", BUILD, "-t", "commands", program], capture_output=True, text=True, check=True).stdout
    command = next(line for line in reversed(commands.splitlines()) if f" -o bin/{program} " in line)
    command = re.search(r": && (.*?-o bin/\S+.*?) && ", command + " && ").group(1)
    words = [word for word in shlex.split(command) if not re.search(r"(\.dir/.*|cmake_pch.*)\.o$", word)]
    at = words.index("-o")
    words[at:at + 2] = [*objects, "-Wl,--allow-multiple-definition", "-o", str(out)]
    subprocess.run(words, cwd=BUILD, check=True)


def carry_out(page, folder):
    copy = folder / page.stem
    for part in ("src", "ui", "resources", "tests"):
        shutil.copytree(SOURCE / part, copy / part, symlinks=True)
    paths, (program, tests) = apply(page, copy)
    compiler = compiler_of(program)
    first = [f"-I{copy}", f"-I{copy}/src", f"-I{copy}/tests"]
    # Nothing is optimised: what is compiled here runs for a moment.
    last = ["-O0", "-ULINESMAN_SOURCE_DIR", f'-DLINESMAN_SOURCE_DIR="{copy}"']
    sources = [path for path in paths if path.endswith(".cpp")] + OF_PROGRAM[program]

    def compiled(number):
        made = copy / f"{number}.o"
        done = subprocess.run([compiler[0], *first, *compiler[1:], *last, "-o", made, "-c", copy / sources[number]], cwd=BUILD,
                              capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{page.name}: {sources[number]} does not compile:\n{done.stderr[:4000]}")
        return made

    with ThreadPoolExecutor(2) as pool:
        objects = list(pool.map(compiled, range(len(sources))))
    linked(program, objects, copy / program)
    done = subprocess.run([copy / program, f"--gtest_filter={tests}"], cwd=BUILD, capture_output=True, text=True)
    passed = re.search(r"\[  PASSED  \] (\d+) tests?", done.stdout)
    print(f"{page.name}: {len(paths)} files made or changed, {passed.group(1) if passed else 'no'} tests pass", flush=True)
    if done.returncode != 0 or not passed or passed.group(1) == "0":
        raise SystemExit(done.stdout + done.stderr)


def main():
    with tempfile.TemporaryDirectory() as folder:
        pages = sorted((SOURCE / "resources/manual/join").glob("*.md"))
        chosen = [page for page in pages if recipes.blocks(page.read_text()) and (not sys.argv[3:] or page.stem in sys.argv[3:])]
        if not chosen:
            raise SystemExit("there is no recipe")
        for page in chosen:
            carry_out(page, Path(folder))


if __name__ == "__main__":
    main()
