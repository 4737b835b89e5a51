#!/usr/bin/env python3
"""The odds of a charge: with which chance do the dice carry a vehicle so far, for goals all over a table?

    charge_odds.py [GAME [PIECE [ACTION]]]

Goals stand in a fan before the piece. For each of them every roll is judged: the odds are exact, not sampled.
"""
import itertools
import math
import sys
from pathlib import Path

import linesman

EXAMPLES = Path(__file__).resolve().parents[4] / "resources/examples"
FACES = range(1, 7)
BEARINGS = range(-45, 46, 15)  # degrees from straight ahead
DISTANCES = range(2, 13, 2)  # inches


def odds(game, order):
    """The share of the rolls with which the order is legal. The ruling on it without dice says which dice it needs: a
    turn may take one of them."""
    needs = {die["purpose"]: int(die["need"].split("d")[0]) for die in game.judge(order).json["dice"]}
    rolls = list(itertools.product(*(itertools.product(FACES, repeat=count) for count in needs.values())))
    legal = sum(game.judge(order | {"dice": dict(zip(needs, roll))}).legal for roll in rolls)
    return legal / len(rolls)


def goal(piece, bearing, distance):
    heading = math.radians(piece["facing"] + bearing)
    x, y = piece["at"]
    return [round(x + distance * math.sin(heading), 3), round(y + distance * math.cos(heading), 3)]


def main(file=EXAMPLES / "pips-river.linesman", piece_id="m8", action="rapid"):
    game = linesman.open(file)
    piece = next(piece for piece in game.pieces if piece["id"] == piece_id)
    print(f"{piece['name']} from {piece['at']}: chance in per cent to get there")
    print("bearing " + "".join(f"{distance:>6}″" for distance in DISTANCES))
    for bearing in BEARINGS:
        chances = []
        for distance in DISTANCES:
            order = {"piece": piece_id, "action": action, "path": [{"to": goal(piece, bearing, distance)}]}
            chances.append(odds(game, order))
        print(f"{bearing:>6}° " + "".join(f"{100 * chance:7.0f}" for chance in chances))


if __name__ == "__main__":
    main(*sys.argv[1:])
