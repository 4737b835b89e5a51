#!/usr/bin/env python3
"""Lines a second of `linesman-cli batch`, for each ruleset.

    tests/bench/batch.py build/release/bin/linesman-cli             # or several programs, which take turns
    tests/bench/batch.py OLD/bin/linesman-cli NEW/bin/linesman-cli

Judges 8,000 orders of a ruleset's examples, the games in turn. Prints lines a second by the clock and seconds of all
processors, each the best of seven runs. All programs must give equal answers.
"""
import glob
import itertools
import json
import os
import resource
import subprocess
import sys
import tempfile
import time

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../resources/examples")
RULESETS = ("drill", "hexes", "mobility", "orders", "pips")
LINES = 8_000
ROUNDS = 7


def lines_of(ruleset):
    """Lines of orders: one of each game in turn, again and again."""
    games = []
    for game in sorted(glob.glob(f"{EXAMPLES}/{ruleset}-*.linesman")):
        orders = sorted(glob.glob(game.removesuffix(".linesman") + ".*.order.json"))
        games.append([json.dumps({"do": "judge", "game": game, "order": json.load(open(order, encoding="utf-8"))})
                      for order in orders])
    turns = itertools.chain.from_iterable([orders[i % len(orders)] for orders in games] for i in itertools.count())
    return "\n".join(itertools.islice(turns, LINES)) + "\n"


def run(program, lines, answers):
    """Returns seconds by the clock and of the processors; writes the answers over `answers`."""
    def spent():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime
    lines.seek(0)
    answers.seek(0)
    answers.truncate()
    began, before = time.perf_counter(), spent()
    subprocess.run([program, "batch"], stdin=lines, stdout=answers, check=True)
    return time.perf_counter() - began, spent() - before


def main():
    programs = sys.argv[1:]
    for ruleset in RULESETS:
        with tempfile.TemporaryFile() as lines, tempfile.TemporaryFile() as answers:
            lines.write(lines_of(ruleset).encode())
            lines.flush()
            least = [(float("inf"), float("inf"))] * len(programs)
            texts = set()
            for _ in range(ROUNDS):
                for i, program in enumerate(programs):
                    least[i] = tuple(map(min, least[i], run(program, lines, answers)))
                    answers.seek(0)
                    texts.add(answers.read())
        if len(texts) > 1:
            sys.exit(f"{ruleset}: the answers differ")
        print(f"{ruleset:9}" + "".join(f"{LINES / clock:9,.0f}/s {cpu:6.2f} s" for clock, cpu in least), flush=True)


if __name__ == "__main__":
    main()
