#!/usr/bin/env python3
"""Measure what hostile files cost the command line: seconds of the processor and MiB of memory, as rows of a table.

usage: limits.py CLI [WORDS]     only rows that have these words in their name

The inputs are made here. Every call has to end by itself, with a status from 0 to 3 and without more than a line on standard
error; what is refused is told in that line. The last column says whether one of at most a megabyte kept to the 2 seconds and
512 MiB that it may take. With SAID in the environment what was said is printed too.
"""
import json
import math
import os
import sys
import tempfile
from pathlib import Path

from measured import measured

SECONDS, MEBIBYTES, SMALL = 2, 512, 1_000_000
TAKE_AN_ORDER = ("judge", "trace", "apply", "reach", "turns", "mend", "could")


def tank(**members):
    return {"id": "tank", "side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [24, 4], "facing": 0,
            "traits": {"speed": "standard", "drive": "tracked", "troop": "vehicle", "armoured": True}, **members}


def rounded(number):
    return round(number, 5)


def game(ruleset="pips", **members):
    return {"linesman": 1, "title": "t", "ruleset": ruleset, "options": {}, "table": {"width": 48, "depth": 36}, "terrain": [],
            "pieces": [tank()], **members}


def ahead(inches=6):
    return {"piece": "tank", "action": "cautious", "path": [{"forward": inches}], "dice": {"movement": [6]}}


def feature(name, kind, geometry_type, coordinates, **members):
    return {"id": name, "kind": kind, "geometry": {"type": geometry_type, "coordinates": coordinates}, **members}


def box(x, y, width, depth):
    left, right, south, north = rounded(x), rounded(x + width), rounded(y), rounded(y + depth)
    return [[left, south], [right, south], [right, north], [left, north], [left, south]]


def star(corners):
    ring = [[rounded(24 + (11 if k % 2 else 5) * math.cos(2 * math.pi * k / corners)),
             rounded(18 + (11 if k % 2 else 5) * math.sin(2 * math.pi * k / corners))] for k in range(corners)]
    return feature("star", "wood", "Polygon", [ring + ring[:1]])


def zigzag(corners):
    """A ring of slanting teeth: the boxes of all its edges meet."""
    half = corners // 2
    teeth = [place for k in range(half) for place in ([8, rounded(2 + 24 * k / half)], [38, rounded(8 + 24 * k / half)])]
    return feature("zigzag", "wood", "Polygon", [teeth + [[2, 30], [2, 2]] + teeth[:1]])


def slanting_holes(holes):
    side = math.ceil(math.sqrt(holes))
    step = 30 / side
    rings = [box(4, 1, 40, 34)]
    for k in range(holes):
        x, y = 6 + step * (k % side), 3 + step * (k // side)
        x, y, slant = rounded(x), rounded(y), rounded(step * 0.6)
        rings.append([[x, y], [x + slant, y + slant], [x, y + slant], [x, y]])
    return feature("holes", "wood", "Polygon", rings)


def grid_holes(holes):
    side = math.ceil(math.sqrt(holes))
    step = 30 / side
    rings = [box(4, 1, 40, 34)] + [box(6 + step * (k % side), 3 + step * (k // side), step / 2, step / 2) for k in range(holes)]
    return feature("holes", "wood", "Polygon", rings)


def small_features(count, kind="wood"):
    side = math.ceil(math.sqrt(count))
    step = 46 / side
    return [feature(f"f{k}", kind, "Polygon", [box(1 + step * (k % side), 1 + 0.7 * step * (k // side), step / 3, step / 3)])
            for k in range(count)]


def hedges_across(count, depth):
    return [feature(f"h{k}", "hedge", "LineString", [[20, 5 + depth * k / count], [28, 5 + depth * k / count]], width=0.0001)
            for k in range(count)]


def many_tanks(count):
    side = math.ceil(math.sqrt(count))
    return [tank()] + [tank(id=f"t{k}", at=[1 + 46 * (k % side) / side, 12 + 23 * (k // side) / side],
                            base={"shape": "circle", "diameter": 0.2}) for k in range(count)]


def unit(ruleset, count, **traits):
    side = math.ceil(math.sqrt(count))
    models = [{"id": f"m{k}", "side": "red", "unit": "u", "base": {"shape": "circle", "diameter": 0.3},
               "at": [2 + 0.4 * (k % side), 2 + 0.4 * (k // side)], "facing": 0, "traits": traits} for k in range(count)]
    return game(ruleset, table={"width": 72, "depth": 48}, units=[{"id": "u", "side": "red", "traits": traits}], pieces=models)


def unit_moves(count, action):
    return {"unit": "u", "action": action, "paths": {f"m{k}": [{"forward": 3}] for k in range(count)}}


def hex_game(columns, rows, terrain, counters):
    pieces = [{"id": f"c{k}", "side": "red", "base": {"shape": "rectangle", "width": 0.8, "length": 1.4}, "facing": 90,
               "hex": [2, 2], "traits": {"troop": "vehicle", "movement": 10, "value": 1}} for k in range(counters)]
    return game("hexes", table={"hex": {"orientation": "pointy", "size": 1, "columns": columns, "rows": rows, "shift": "even"}},
                terrain=terrain, pieces=pieces)


def hex_move(counters):
    walk = [{"hex": [3, 2]}]
    return {"piece": "c0", "action": "move", "path": walk} if counters == 1 else \
        {"pieces": [f"c{k}" for k in range(counters)], "action": "move", "path": walk}


def nested(depth):
    return ("[" * depth + "]" * depth).encode()


def with_text(member, text):
    whole = json.dumps(game(**{member: "HERE"}))
    return whole.replace('"HERE"', text).encode()


def imported(name, content):
    """A file of another program with its name."""
    return name, content if isinstance(content, bytes) else json.dumps(content).encode()


def features_of_map(geometries):
    return {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {"kind": "wood"}, "geometry": {"type": kind, "coordinates": at}} for kind, at in geometries]}


def checkered(side):
    tiles = [1 + (column + row) % 2 for row in range(side) for column in range(side)]
    return {"type": "map", "orientation": "orthogonal", "width": side, "height": side, "tilewidth": 8, "tileheight": 8,
            "tilesets": [{"firstgid": 1, "tilewidth": 8, "tileheight": 8, "columns": 2,
                          "tiles": [{"id": 0, "class": "wood"}, {"id": 1, "class": "marsh"}]}],
            "layers": [{"type": "tilelayer", "name": "ground", "width": side, "height": side, "data": tiles}]}


def walls_with_doors(count):
    walls = [[{"x": 0, "y": y}, {"x": 40, "y": y}] for y in range(20)]
    doors = [{"position": {"x": 40 * k / count, "y": k % 20}, "closed": False,
              "bounds": [{"x": 40 * k / count, "y": k % 20}, {"x": 40 * k / count + 0.001, "y": k % 20}]} for k in range(count)]
    return {"format": 0.3, "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 40, "y": 20}, "pixels_per_grid": 10},
            "line_of_sight": walls, "portals": doors}


def questions():
    """Reach, could, turns and mend where much has to be looked at."""
    squad = unit("orders", 200, troop="infantry")
    yield "reach of a unit of 200", ["reach"], squad, {"unit": "u", "action": "run", "path": []}
    wood = {**star(4_000), "kind": "wood"}
    goal = {"id": "goal", "side": "blue", "base": {"shape": "circle", "diameter": 1}, "at": [24, 34], "facing": 0, "traits": {"troop": "infantry"}}
    man = tank(traits={"troop": "infantry"})
    around = game("orders", terrain=[wood], pieces=[man, goal])
    run = {"piece": "tank", "action": "run", "path": [{"forward": 30}]}
    there = {"piece": "tank", "action": "run", "ends": {"at": [24, 33]}}
    charge = {"piece": "tank", "action": "charge", "target": "goal", "path": [{"forward": 6}]}
    among = game("orders", terrain=small_features(5_000), pieces=[man, goal])
    for where, table in (("beside a wood of 4,000 corners", around), ("among 5,000 features", among)):
        yield f"reach {where}", ["reach", "mend"], table, run
        yield f"a place {where}", ["could", "turns"], table, there
        yield f"a target {where}", ["reach", "mend"], table, charge


def imports():
    yield "a map of one ring of 40,000 places", ["import"], imported("m.geojson", features_of_map([("Polygon", star(40_000)["geometry"]["coordinates"])])), None
    yield "a map of 6,000 squares", ["import"], imported("m.geojson", features_of_map(
        [("Polygon", f["geometry"]["coordinates"]) for f in small_features(6_000)])), None
    yield "a map of 500 by 500 tiles, checkered", ["import"], imported("m.tmj", checkered(500)), None
    yield "walls with 6,000 doors", ["import"], imported("m.dd2vtt", walls_with_doors(6_000)), None
    yield "a roster of 40,000 lines", ["import"], imported("r.csv", b"name,side,base\n" + b"Guard,red,25mm\n" * 40_000), None
    yield "a roster of 9,999 in each of 100 lines", ["import"], imported("r.csv", b"name,qty,base\n" + b"Guard,9999,25mm\n" * 100), None
    yield "a roster with 200,000 words of status", ["import"], imported("r.csv", b"name,status\nGuard," + b"broken;" * 120_000 + b"\n"), None


def inputs():
    """(name, calls, game, order): a game or an order as bytes is written as it is."""
    yield from questions()
    yield from imports()
    one, moves = game(), ahead()
    mega = 1 << 20
    for depth in (62, 1_000, 10_000_000):
        yield f"nesting of {depth:,} in a document", ["check"], with_text("description", nested(depth).decode()), None
        yield f"nesting of {depth:,} in an order", ["judge"], one, nested(depth)
    yield "64 MiB and a byte", ["check"], b" " * (64 * mega + 1), None
    yield "64 MiB of spaces", ["check"], b" " * (64 * mega), None
    yield "64 MiB of [", ["check"], b"[" * (64 * mega), None
    yield "64 MiB of NUL", ["check"], b"\0" * (64 * mega), None
    yield "a title of 60 MiB", ["check"], with_text("title", '"' + "t" * (60 * mega) + '"'), None
    yield "a number of 60 MiB", ["check"], with_text("tolerance", "1" * (60 * mega)), None
    yield "62 MiB of [] in a history", ["check"], with_text("history", "[" + "[]," * (20 * mega) + "[]]"), None
    yield "62 MiB of 0, in a history", ["check"], with_text("history", "[" + "0," * (31 * mega) + "0]"), None
    yield "62 MiB of {} in a history", ["check"], with_text("history", "[" + "{}," * (20 * mega) + "{}]"), None
    yield "200,000 features", ["judge", "check", "apply"], game(terrain=small_features(200_000)), moves
    yield "20,000 features", ["judge", "check", "apply"], game(terrain=small_features(20_000)), moves
    yield "20,000 pieces in one place", ["judge"], game(pieces=[tank()] + [tank(id=f"t{k}", at=[40, 30]) for k in range(19_999)]), moves
    yield "20,000 features in one place", ["judge"], game(terrain=[feature(f"f{k}", "wood", "Polygon", [box(20, 8, 8, 4)]) for k in range(20_000)]), moves
    yield "20,000 hedges across the path", ["judge"], game(terrain=hedges_across(20_000, 5)), moves
    yield "16,000 squares in one place", ["check", "judge"], game(terrain=[feature("m", "wood", "MultiPolygon", [[box(20, 8, 8, 4)]] * 16_000)]), moves
    yield "12,000 holes on a grid", ["check", "judge"], game(terrain=[grid_holes(12_000)]), moves
    ring = [[2 * math.cos(2 * math.pi * k / 5_000), 2 * math.sin(2 * math.pi * k / 5_000)] for k in range(5_000)]
    yield "a base of 5,000 corners", ["check", "judge"], game(pieces=[tank(base={"shape": "polygon", "points": ring})]), moves
    for corners in (10_000, 40_000, 100_000, 1_000_000):
        yield f"a star of {corners:,} corners", ["check"], game(terrain=[star(corners)]), None
    for corners in (20_000, 40_000):
        yield f"a slanting zigzag of {corners:,} corners", ["judge"], game(terrain=[zigzag(corners)]), moves
    yield "12,000 slanting holes", ["judge"], game(terrain=[slanting_holes(12_000)]), moves
    steps = [{"forward": 0.00001}] * 100_000
    yield "a path of 100,000 steps", ["judge", "trace"], one, {**moves, "path": steps}
    yield "a path of 10,000 steps", ["judge", "trace"], one, {**moves, "path": steps[:10_000]}
    turns = [{"pivot": 7 if k % 2 else -7} for k in range(8_000)]
    base = {"shape": "rectangle", "width": 12, "length": 12}
    yield "8,000 pivots among 3,000 features", ["judge", "trace"], \
        game(terrain=small_features(3_000, "scrub"), pieces=[tank(base=base, at=[24, 18])]), {**moves, "path": turns}
    yield "4,000 legs among 2,000 pieces", ["judge", "trace"], game(pieces=many_tanks(2_000)), \
        {**moves, "path": [{"forward": 8}] + [{"reverse": 3} if k % 2 else {"forward": 3} for k in range(4_000)]}
    yield "5,000 thin hedges", ["trace"], game(terrain=hedges_across(5_000, 5)), moves
    yield "a unit of 5,000 under mobility", ["judge"], unit("mobility", 5_000, troop="infantry", rate=6), unit_moves(5_000, "move")
    for count in (200, 400, 1_000, 5_000):
        yield f"a unit of {count:,} under orders", ["judge"], unit("orders", count, troop="infantry"), unit_moves(count, "run")
    yield "500 by 500 hexes of wood", ["judge"], \
        hex_game(500, 500, [{"id": "w", "kind": "wood", "hexes": [[c, r] for r in range(500) for c in range(500)]}], 1), hex_move(1)
    yield "10,000 woods on a hex", ["judge"], \
        hex_game(20, 20, [{"id": f"w{k}", "kind": "wood", "hexes": [[3, 2]]} for k in range(10_000)], 1), hex_move(1)
    yield "5,000 counters on a hex, all ordered", ["judge"], hex_game(20, 20, [], 5_000), hex_move(5_000)
    for width, depth in ((20, 10), (40, 20), (60, 40)):
        yield f"a wood of {width} by {depth} inches as PNG", ["render"], \
            game(table={"width": 72, "depth": 48}, terrain=[feature("w", "wood", "Polygon", [box(2, 2, width, depth)])]), None
    yield "a building of 1,000 corners as PNG", ["render"], \
        game(terrain=[{**star(1_000), "id": "b", "kind": "building"}]), None


def put(folder, name, what):
    path = folder / name
    path.write_bytes(what if isinstance(what, bytes) else json.dumps(what).encode())
    return path


def verdict(size, took):
    if took.status not in (0, 1, 2, 3):
        return f"ENDED WITH {took.status}"
    if took.status == 2 and took.said.count("\n") != 1:
        return "SAYS MORE THAN A LINE"
    if size <= SMALL and (took.seconds > SECONDS or took.mebibytes > MEBIBYTES):
        return "TOO MUCH"
    return "refused" if took.status == 2 else "answered"


def main(cli, words):
    worst = 0
    print("| input | size | call | seconds | MiB | |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for title, calls, of, order in inputs():
            if words and words not in title:
                continue
            files = [put(folder, *of) if isinstance(of, tuple) else put(folder, "g.linesman", of)]
            if order is not None:
                files.append(put(folder, "o.json", order))
            size = sum(file.stat().st_size for file in files)
            for call in calls:
                more = [str(folder / "out.png")] if call == "render" else ["-o", str(folder / "after")] if call in ("apply", "import") else []
                took = measured([cli, call, *(files if call in TAKE_AN_ORDER else files[:1]), *more])
                word = verdict(size, took)
                worst = max(worst, word.startswith(("ENDED", "SAYS", "TOO")))
                print(f"| {title} | {size / 1e6:.2f} MB | {call} | {took.seconds:.2f} | {took.mebibytes:.0f} | {word} |", flush=True)
                if os.environ.get("SAID") and took.said:
                    print("   ", took.said[:300].strip())
    return worst


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2] if len(sys.argv) == 3 else ""))
