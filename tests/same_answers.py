#!/usr/bin/env python3
"""Judge bent cases over and over, each time under other circumstances, and count what is answered otherwise.

usage: same_answers.py CLI [N]     40,000 lines unless said

The lines are the cases and examples with numbers bent and members taken out, at random from a fixed seed. Each goes to `batch`
as it is, and then once more under a German locale, from another folder with another seed of Qt's hashes, backwards, in disorder,
with memory that is filled before it is used, and with the members of objects in another order. Every line has to be answered with
JSON, the same to the last byte (with members in another order a game may be refused for another of the things that are wrong with
it), and without a word on standard error. Then batches of 4,000 lines and more show what memory they take.
"""
import hashlib
import json
import os
import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "fuzz"))
from measured import measured  # noqa: E402
from seeds import cases, examples  # noqa: E402

DISORDER = "members in another order"
ODD = [1e308, -1e308, 5e-324, -0.0, 2**53 + 1, 1e17, 1e-9, 0, -1, 0.1, 90, 359.9999999, 1e6, 72, 48]


def places(value):
    """(container, key) of everything in a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, item in list(inside):
        yield value, key
        yield from places(item)


def bent(value, chance):
    value = json.loads(json.dumps(value))
    for _ in range(chance.randrange(4)):
        container, key = chance.choice(list(places(value)))
        old = container[key]
        if isinstance(old, (int, float)) and not isinstance(old, bool):
            container[key] = chance.choice([old + chance.choice([-1, 1, 1e-7, 0.5]), old * chance.uniform(0, 2), chance.choice(ODD)])
        elif isinstance(old, bool):
            container[key] = not old
        elif chance.random() < 0.2:
            del container[key]
    return value


def disordered(value, chance):
    if isinstance(value, list):
        return [disordered(item, chance) for item in value]
    if not isinstance(value, dict):
        return value
    keys = list(value)
    chance.shuffle(keys)
    return {key: disordered(value[key], chance) for key in keys}


def lines(count):
    chance = random.Random(1)
    known = [*cases(), *examples()]
    for i in range(count):
        _, game, order = known[i % len(known)]
        yield bent({"do": "judge", "game": game, "order": order}, chance)


def batch(cli, asked, **circumstances):
    """(answers, MiB)"""
    with tempfile.TemporaryFile("w+") as given, tempfile.TemporaryFile("w+") as told:
        given.writelines(json.dumps(line) + "\n" for line in asked)
        given.seek(0)
        took = measured([cli, "batch"], stdin=given, stdout=told, **circumstances)
        told.seek(0)
        answers = told.read().splitlines()
    if took.status != 0 or took.said:
        sys.exit(f"same_answers.py: the batch ended with {took.status} and said {took.said[:300]!r}")
    if len(answers) != len(asked):
        sys.exit(f"same_answers.py: {len(asked)} lines have {len(answers)} answers")
    return answers, took.mebibytes


def reordered(cli, asked, order):
    answers, _ = batch(cli, [asked[i] for i in order])
    back = [""] * len(asked)
    for place, answer in zip(order, answers):
        back[place] = answer
    return back


def main(cli, count):
    asked = list(lines(count))
    first, _ = batch(cli, asked)
    kinds = [json.loads(answer) for answer in first]
    judged = sum("verdict" in answer for answer in kinds)
    mistakes = sum("mistake in Linesman" in answer for answer in first)
    chance = random.Random(2)
    shuffled = list(range(count))
    chance.shuffle(shuffled)
    again = {
        "once more": lambda: batch(cli, asked)[0],
        "German locale": lambda: batch(cli, asked, LC_ALL="de_DE.UTF-8")[0],
        "another folder and hash seed": lambda: batch(cli, asked, folder="/tmp", QT_HASH_SEED="0")[0],
        "backwards": lambda: reordered(cli, asked, list(range(count))[::-1]),
        "in disorder": lambda: reordered(cli, asked, shuffled),
        "memory filled": lambda: batch(cli, asked, MALLOC_PERTURB_="171")[0],
        DISORDER: lambda: batch(cli, [disordered(line, chance) for line in asked])[0],
    }
    print(f"{count} lines, {judged} judged, {count - judged} refused, {mistakes} mistakes of the program; "
          f"sha256 {hashlib.sha256(chr(10).join(first).encode()).hexdigest()[:16]}")
    worst = mistakes
    for name, run in again.items():
        other = run()
        differ = [i for i in range(count) if other[i] != first[i]]
        # Of several things that are wrong the first is told.
        refused = [i for i in differ if name == DISORDER and '"error"' in first[i] and '"error"' in other[i]]
        differ = [i for i in differ if i not in refused]
        worst += len(differ)
        print(f"{name}: {len(differ)} differ{f', {len(refused)} are refused for another reason' if refused else ''}", flush=True)
        for i in differ[:3]:
            print("  ", json.dumps(asked[i])[:2000], "\n  ", first[i][:500], "\n  ", other[i][:500])
    for length in (4_000, 20_000, 100_000):
        _, mebibytes = batch(cli, list(lines(length)))
        print(f"a batch of {length} lines: {mebibytes:.0f} MiB", flush=True)
    return 1 if worst else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or (len(sys.argv) == 3 and not sys.argv[2].isdigit()):
        sys.exit(__doc__)
    sys.exit(main(os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) == 3 else 40_000))
