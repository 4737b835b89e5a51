#!/usr/bin/env python3
"""The rooms without Qt compiled for Windows with mingw-w64, and their unit tests under wine.

    portable.py [ROOM...]      all rooms compiled, and the tests of these, or of all

Rooms are compiled in batches as the build does. A room whose tests need the rulesets, which are Qt plugins, is compiled only. Where
wine does not start, that is said and the tests are left out.
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build/portable"
COMPILER = "x86_64-w64-mingw32-g++-posix"
# In the order of their arrows. `record` needs libsodium and `sharing` libzip, which Debian has not for Windows; what stands on them
# is left out too.
ROOMS = ["base", "geometry", "table", "movement", "measuring", "editing", "rules", "chart", "referee", "reach", "lint", "files", "catalogue"]
TESTED = ["base", "geometry", "table", "measuring", "files"]
# Tests that call Linux themselves are for Linux, as the folder is that has its calls.
CALLS_LINUX = re.compile(r"#include <(unistd|fcntl|csignal|sys/.*|pwd)|support/(another_user|temporary_folder)")
FLAGS = ["-std=c++20", "-O1", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", "-Wno-missing-field-initializers",
         "-Wno-array-bounds", "-Wno-restrict", "-Wno-stringop-overflow", "-Wno-maybe-uninitialized",  # wrong of Boost and of strings
         "-Wa,-mbig-obj",
         f"-ffile-prefix-map={ROOT}=."]
GOOGLE = Path("/usr/src/googletest")
BATCH = 8
ALONE = ("side_kernel.cpp",)  # compiled for wider vectors than the others


def headers():
    """Headers of libraries that are the same on every system, without those of this one."""
    folder = OUT / "include"
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "boost").exists():
        (folder / "boost").symlink_to("/usr/include/boost")
    return folder


def compiled(name, sources, includes):
    """The object file of a batch of sources; an old one serves while nothing that it includes is newer."""
    unit, made = OUT / f"{name}.cpp", OUT / f"{name}.o"
    text = "".join(f'#include "{source}"\n' for source in sources)
    if not unit.exists() or unit.read_text() != text:
        unit.write_text(text)
    depends = OUT / f"{name}.d"
    if made.exists() and depends.exists():
        read = depends.read_text().replace("\\\n", " ").split(": ", 1)[1].split()
        if all(os.path.exists(file) and os.path.getmtime(file) <= os.path.getmtime(made) for file in read):
            return made
    done = subprocess.run([COMPILER, *FLAGS, *includes, "-MMD", "-MF", depends, "-c", unit, "-o", made], capture_output=True, text=True)
    if done.returncode != 0:
        wrong = [line for line in done.stderr.splitlines() if "error:" in line]
        print(f"portable: {name} does not compile for Windows:", *wrong[:10], sep="\n", flush=True)
        return None
    return made


def is_for_linux(file):
    return file.parent.name == "posix" or (ROOT / "tests" in file.parents and CALLS_LINUX.search(file.read_text()) is not None)


def batches(name, folder, pattern="*.cpp"):
    files = sorted(file for file in folder.rglob(pattern) if file.name not in ("main.cpp", *ALONE) and not is_for_linux(file))
    alone = [(f"{name}_{file.stem}", [file]) for file in sorted(folder.rglob(pattern)) if file.name in ALONE]
    return alone + [(f"{name}_{at // BATCH}", files[at:at + BATCH]) for at in range(0, len(files), BATCH)]


def support(files, found=()):
    """The sources of helpers that these tests include."""
    named = {ROOT / "tests" / f"{name}.cpp" for file in files for name in re.findall(r'#include "(support/\w+)\.h"', file.read_text())}
    new = {file for file in named if file.exists()} - set(found)
    return support(new, {*found, *new}) if new else sorted(found)


def test_batches(room):
    made = batches(f"test_{room}", ROOT / "tests" / room)
    helpers = support([file for _, files in made for file in files])
    return made + ([(f"test_{room}_support", helpers)] if helpers else [])


def main():
    rooms, chosen = ROOMS, sys.argv[1:] or ROOMS
    OUT.mkdir(parents=True, exist_ok=True)
    includes = ["-I", ROOT / "src", "-isystem", headers()]
    testing = [*includes, "-I", ROOT, "-I", ROOT / "tests", "-isystem", GOOGLE / "googletest/include", "-isystem",
               GOOGLE / "googlemock/include", f'-DLINESMAN_SOURCE_DIR="{ROOT}"']
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        room_objects = {room: [pool.submit(compiled, name, files, includes) for name, files in batches(room, ROOT / "src" / room)]
                        for room in rooms}
        tests = {room: [pool.submit(compiled, name, files, testing)
                        for name, files in test_batches(room)] for room in TESTED if room in chosen}
        google = [pool.submit(compiled, file.stem, [file], [*testing, "-I", GOOGLE / "googletest", "-I", GOOGLE / "googlemock"])
                  for file in (GOOGLE / "googletest/src/gtest-all.cc", GOOGLE / "googlemock/src/gmock-all.cc",
                               GOOGLE / "googlemock/src/gmock_main.cc") if tests]
        objects = [job.result() for room in rooms for job in room_objects[room]]
        if None in objects or any(job.result() is None for job in [*google, *(job for jobs in tests.values() for job in jobs)]):
            return 1
        print(f"portable: {', '.join(rooms)} compiled for Windows", flush=True)
        for room, jobs in tests.items():
            program = OUT / f"test_{room}.exe"
            subprocess.run([COMPILER, "-static", "-o", program, *(job.result() for job in [*jobs, *google]), *reversed(objects)], check=True)
    return run(list(tests))


def run(rooms):
    environment = os.environ | {"WINEPREFIX": str(OUT / "wine"), "WINEDEBUG": "-all", "DISPLAY": ""}
    wine = next((place for place in ("/usr/bin/wine64", "/usr/lib/wine/wine64", "/usr/bin/wine") if os.path.exists(place)), None)
    if wine is None or subprocess.run([wine, "cmd", "/c", "ver"], env=environment, capture_output=True).returncode != 0:
        print("portable: wine does not start here, so nothing was run")
        return 0
    failed = [room for room in rooms if subprocess.run([wine, OUT / f"test_{room}.exe", "--gtest_brief=1"], env=environment).returncode != 0]
    print(f"portable: tests under wine failed: {', '.join(failed)}" if failed else f"portable: the tests of {', '.join(rooms)} pass under wine")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
