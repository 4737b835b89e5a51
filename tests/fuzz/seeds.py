#!/usr/bin/env python3
"""Write the seeds of the fuzzed readers: what cases, examples, rulesets and imported files hold, cut to what each reader reads.

usage: seeds.py FOLDER     a folder for each reader is made there
"""
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LARGEST = 50_000  # bytes; small seeds are changed where it matters


def whole(game, ruleset):
    usual = {"linesman": 1, "title": "", "ruleset": ruleset, "table": {"width": 72, "depth": 48}, "terrain": [], "pieces": []}
    return {**usual, **game}


def examples():
    for file in sorted((ROOT / "resources/examples").glob("*.linesman")):
        game = json.loads(file.read_text())
        for order in sorted(file.parent.glob(file.stem + ".*.order.json")):
            yield f"{order.name.removesuffix('.order.json')}", game, json.loads(order.read_text())


def cases():
    for file in sorted((ROOT / "tests/cases").glob("*.json")):
        suite = json.loads(file.read_text())
        for number, case in enumerate(suite["cases"]):
            yield f"{file.stem}-{number}", whole(case["game"], suite["ruleset"]), case["order"]


def main(folder):
    def put(reader, name, value):
        place = Path(folder) / reader
        place.mkdir(parents=True, exist_ok=True)
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        if len(text.encode()) <= LARGEST:
            (place / name).write_text(text)

    def put_text(reader, file):
        place = Path(folder) / reader
        place.mkdir(parents=True, exist_ok=True)
        if file.stat().st_size <= LARGEST:
            (place / file.name).write_bytes(file.read_bytes())

    for file in sorted((ROOT / "tests/import").iterdir()):
        if not file.name.endswith((".expected.json", ".md")):
            put_text("import", file)
    for name, game, order in [*cases(), *examples()]:
        put("document", name, game)
        put("json", name, order)
        put("order", name, order)
        for call in ("judge", "apply"):
            for reader in ("batch", "request"):
                put(reader, f"{name}-{call}", {"do": call, "game": game, "order": order})
        turns = [{"edit": {"turn": game.get("turn", 1)}, "before": {"turn": 0}}, {"note": {"on": 1, "text": "seen"}}]
        put("history", name, {**game, "turn": game.get("turn", 1), "history": [*game.get("history", []), *turns]})
    for file in sorted((ROOT / "rulesets").glob("*/ruleset.json")):
        ruleset = json.loads(file.read_text())
        put("ruleset", file.parent.name, ruleset)
        if ruleset.get("judge") == "charts":
            for reader in ("chart", "rules_file"):
                put(reader, file.parent.name, ruleset)
        for words in file.parent.glob("words.*.json"):
            put("phrases", f"{file.parent.name}-{words.name}", json.loads(words.read_text()))
        for name in ("ratings", "figures", "defaults"):
            if name in ruleset:
                put("ruleset", f"{file.parent.name}-{name}", {"id": "own", "extends": ruleset["id"], name: ruleset[name]})


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
