"""Recipes of the manual that change the sources: a test carries them out as they are written (tests/recipes).

A block ```source PATH is a new file. A block ```edit PATH changes one: of its lines, those with - give way to those with +, and
lines without a sign stand there before and after; a line of three dots divides places of the file. A block ```try PROGRAM TESTS
builds a test program and runs its tests of that name.
"""
import re

BLOCK = re.compile(r"^```(source|edit|try)[ ](.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LANGUAGES = {".cpp": "cpp", ".h": "cpp", ".svg": "xml", ".json": "json"}


class Wrong(Exception):
    pass


def blocks(text):
    """(kind, place, body) of each block."""
    return [match.groups() for match in BLOCK.finditer(text)]


def edited(place, text, body):
    """The text of a file after an edit. Wrong, when the file has not exactly one such place."""
    for hunk in re.split(r"^\.\.\.\n", body, flags=re.MULTILINE):
        before, after = [], []
        for line in hunk.splitlines():
            if not line.startswith("+"):
                before.append(line[1:])
            if not line.startswith("-"):
                after.append(line[1:])
        old, new = "".join(f"{line}\n" for line in before), "".join(f"{line}\n" for line in after)
        count = ("\n" + text).count("\n" + old)
        if count != 1:
            raise Wrong(f"{place} has {count} places with\n{old}")
        text = ("\n" + text).replace("\n" + old, "\n" + new)[1:]
    return text


def shown(source, match):
    """The block as a page shows it. An edit has to fit the file as it is today."""
    kind, place, body = match.groups()
    if kind == "try":
        program, tests = place.split()
        return (f"```sh\ncmake --preset release && cmake --build --preset release --target {program}\n"
                f"build/release/bin/{program} --gtest_filter='{tests}'\n```")
    if kind == "edit":
        edited(place, (source / place).read_text(), body)
        return f"`{place}`:\n\n```diff\n{body}```"
    if (source / place).exists():
        raise Wrong(f"{place} is no new file")
    ending = place[place.rfind("."):]
    return f"`{place}`:\n\n```{LANGUAGES.get(ending, 'text')}\n{body}```"
