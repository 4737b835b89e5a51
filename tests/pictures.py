#!/usr/bin/env python3
"""Draw the two pictures of src/README.md from the includes: a drag, and a call of the command line, through the rooms.

usage: pictures.py           writes src/drag.svg and src/call.svg
       pictures.py --check   fails when they are not what the includes say today

A step of a walk names a file. Each step's room has to include the next one's, or the other way round where the next one
implements an interface; the picture shows no arrow that the includes do not have.
"""
import re
import sys
from collections import defaultdict
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

DRAG = ("A drag of a model, from the hand to the verdict", [
    ("ui/table/table_view.cpp", "The view turns the mouse's pixels into inches and hands them to the tool."),
    ("ui/tools/ordering/move_tool.cpp", "The tool makes a path of the drag: steps of an order."),
    ("ui/window/main_window.cpp", "The window wires the tool to the session."),
    ("ui/session/session.cpp", "The session keeps the game, its ruleset and the order as it stands."),
    ("ui/session/judge_service.cpp", "A worker judges the newest order, off the interface's thread."),
    ("src/referee/referee.cpp", "The façade checks the order and asks the ruleset what to measure."),
    ("rulesets/pips/pips.cpp", "The ruleset reads the order and asks for a trace."),
    ("src/movement/trace/tracer.cpp", "The tracer follows base and centre over the table: facts, no rules."),
    ("src/geometry/sweeps/leg_sweep.cpp", "Sweeps say in closed form where a moving base meets an edge."),
    ("rulesets/pips/judge.cpp", "One function for each clause turns facts into costs and faults."),
    ("src/rules/ruling_builder.cpp", "The builder words them by ruleset.json: the ruling."),
    ("src/drawing/picture/ruling/ruling_picture.cpp", "The picture shows path, costs and where it would have to stop."),
])
CALL = ("linesman-cli judge game order", [
    ("src/cli/program.cpp", "The program reads the arguments and picks the call."),
    ("src/cli/commands.cpp", "The call loads both files and prints the answer."),
    ("src/files/json_read.cpp", "JSON is read with caps on depth and size; a bad place is named."),
    ("src/plugins/library.cpp", "The library finds the ruleset's plugin and checks it before it runs."),
    ("src/referee/referee.cpp", "The façade checks the order and asks the ruleset what to measure."),
    ("src/movement/trace/tracer.cpp", "The tracer follows base and centre over the table: facts, no rules."),
    ("src/geometry/shapes/polygon_region.cpp", "Terrain answers where a sweep meets it."),
    ("rulesets/orders/orders.cpp", "The ruleset judges the trace, clause by clause."),
    ("src/referee/referee.cpp", "The ruling comes back through the façade."),
    ("src/words/ruling_text.cpp", "The call prints it, as JSON or for people."),
])

INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
ROW, BOX, LEFT, TOP, STEP = 64, (124, 34), 24, 64, 22


def room_of(path):
    """src/geometry/shapes/area.h is of geometry, ui/tools/ordering/x.h of ui/tools, rulesets/pips/x.h of rulesets."""
    parts = path.split("/")
    if parts[0] == "src":
        return parts[1]
    if parts[0] == "ui":
        return "/".join(parts[:2]) if len(parts) > 2 else "ui"
    return parts[0]


def includes():
    """By room the rooms that it includes."""
    found = defaultdict(set)
    for folder in ("src", "ui", "rulesets"):
        for file in sorted((ROOT / folder).rglob("*.*")):
            if file.suffix not in (".h", ".cpp"):
                continue
            room = room_of(file.relative_to(ROOT).as_posix())
            found[room]
            for name in INCLUDE.findall(file.read_text()):
                other = next((base / name for base in (ROOT / "src", ROOT, ROOT / "rulesets") if (base / name).exists()), None)
                if other and (to := room_of(other.relative_to(ROOT).as_posix())) != room:
                    found[room].add(to)
    return found


def floors(uses):
    """Each room stands one floor above the highest that it includes; a room that includes back is left aside."""
    floor, open_rooms = {}, set()

    def of(room):
        if room not in floor:
            open_rooms.add(room)
            floor[room] = 1 + max((of(other) for other in uses[room] if other not in open_rooms), default=-1)
            open_rooms.discard(room)
        return floor[room]

    for room in sorted(uses):
        of(room)
    return floor


def places(uses, rooms):
    """The corner of each room's box: the rooms of a floor side by side."""
    floor, rows = floors(uses), defaultdict(list)
    for room in sorted(rooms):
        rows[floor[room]].append(room)
    levels = {level: row for row, level in enumerate(sorted(rows, reverse=True))}
    return {room: (LEFT + column * (BOX[0] + 18), TOP + levels[level] * ROW)
            for level, row in rows.items() for column, room in enumerate(row)}


def arrows(uses, rooms):
    """What is included at first hand: an arrow is left out where a longer way leads there."""
    def reached(room, seen):
        for other in uses[room] & rooms:
            if other not in seen:
                seen.add(other)
                reached(other, seen)
        return seen

    for room in sorted(rooms):
        direct = uses[room] & rooms
        for other in sorted(direct):
            if not any(other in reached(between, set()) for between in direct - {other}):
                yield room, other


def check_walk(uses, walk):
    wrong = []
    for file, _ in walk:
        if not (ROOT / file).exists():
            wrong.append(f"{file} is not there")
    for (file, _), (following, _) in zip(walk, walk[1:]):
        one, other = room_of(file), room_of(following)
        if one != other and other not in all_below(uses, one) and one not in all_below(uses, other):
            wrong.append(f"neither {one} nor {other} includes the other, on the way from {file} to {following}")
    return wrong


def all_below(uses, room):
    seen, waiting = set(), [room]
    while waiting:
        for other in uses[waiting.pop()]:
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen


def picture(uses, title, walk):
    rooms = {room_of(file) for file, _ in walk}
    at = places(uses, rooms)
    width = max(x for x, _ in at.values()) + BOX[0] + LEFT
    text_left = width + 12
    height = max(max(y for _, y in at.values()) + BOX[1], TOP + len(walk) * (STEP + 14)) + 24
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{text_left + 640}" height="{height}" font-family="sans-serif" font-size="13">',
           '<defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto"><path d="M0 0L8 4L0 8Z" fill="#888"/></marker></defs>',
           f'<rect width="100%" height="100%" fill="#fff"/><text x="{LEFT}" y="34" font-size="17" font-weight="bold">{escape(title)}</text>']
    for one, other in arrows(uses, rooms):
        (x1, y1), (x2, y2) = at[one], at[other]
        out.append(f'<line x1="{x1 + BOX[0] / 2:g}" y1="{y1 + BOX[1]}" x2="{x2 + BOX[0] / 2:g}" y2="{y2}" stroke="#999" marker-end="url(#tip)"/>')
    for room, (x, y) in sorted(at.items()):
        out.append(f'<rect x="{x}" y="{y}" width="{BOX[0]}" height="{BOX[1]}" rx="5" fill="#eef3f8" stroke="#345"/>')
        out.append(f'<text x="{x + 9}" y="{y + 22}">{escape(room)}</text>')
    visits = defaultdict(list)
    for number, (file, _) in enumerate(walk, 1):
        visits[room_of(file)].append(number)
    for room, numbers in sorted(visits.items()):
        x, y = at[room]
        for k, number in enumerate(numbers):
            out.append(f'<circle cx="{x + BOX[0] - 4 - 20 * k}" cy="{y}" r="10" fill="#b8451f"/>'
                       f'<text x="{x + BOX[0] - 4 - 20 * k}" y="{y + 4}" fill="#fff" text-anchor="middle" font-size="11">{number}</text>')
    for number, (file, sentence) in enumerate(walk, 1):
        y = TOP + (number - 1) * (STEP + 14) + 8
        out.append(f'<text x="{text_left}" y="{y}" font-weight="bold">{number}</text>'
                   f'<text x="{text_left + 24}" y="{y}" font-family="monospace" font-size="12">{escape(file)}</text>'
                   f'<text x="{text_left + 24}" y="{y + 16}" fill="#333">{escape(sentence)}</text>')
    return "\n".join(out + ["</svg>", ""])


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    uses, wrong = includes(), []
    for name, (title, walk) in (("drag", DRAG), ("call", CALL)):
        faults = check_walk(uses, walk)
        wrong += faults
        path = ROOT / "src" / f"{name}.svg"
        drawn = "" if faults else picture(uses, title, walk)
        if not arguments and drawn:
            path.write_text(drawn)
        elif arguments and not faults and (not path.exists() or path.read_text() != drawn):
            wrong.append(f"src/{name}.svg is not what the includes say: ./dev pictures")
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
