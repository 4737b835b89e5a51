#!/usr/bin/env python3
"""A heat map of reach: how probable is it that a piece gets to a place? Needs matplotlib (Debian's python3-matplotlib).

    reach_map.py OUT.png [GAME [PIECE [ACTION]]]
"""
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402
from matplotlib.path import Path as Outline  # noqa: E402
from matplotlib.patches import PathPatch  # noqa: E402

import linesman  # noqa: E402

EXAMPLES = Path(__file__).resolve().parents[4] / "resources/examples"


def outline(multipolygon):
    """Rings of a region as one outline; holes run the other way, so they stay empty."""
    points, codes = [], []
    for polygon in multipolygon["coordinates"]:
        for ring in polygon:
            points += ring
            codes += [Outline.MOVETO, *[Outline.LINETO] * (len(ring) - 2), Outline.CLOSEPOLY]
    return Outline(points, codes) if points else None


def main(out, file=EXAMPLES / "pips-river.linesman", piece="sherman-a1", action="rapid"):
    game = linesman.open(file)
    area = game.reach({"piece": piece, "action": action})
    figure, axes = pyplot.subplots(figsize=(9, 6))
    colours = pyplot.get_cmap("viridis")
    inner = [feature for feature in area["features"] if feature["properties"]["bound"] == "inner"]
    # The farthest is reached the least often: it is drawn first, and nearer regions over it.
    for feature in sorted(inner, key=lambda each: each["properties"]["probability"]):
        shape = outline(feature["geometry"])
        if shape is not None:
            axes.add_patch(PathPatch(shape, facecolor=colours(feature["properties"]["probability"]), edgecolor="none"))
    for thing in game.document["terrain"]:
        if thing["geometry"]["type"] == "Polygon":
            axes.plot(*zip(*thing["geometry"]["coordinates"][0]), color="#444", linewidth=0.6)
        else:
            axes.plot(*zip(*thing["geometry"]["coordinates"]), color="#777", linewidth=0.8)
    for row in game.to_records():
        axes.plot(row["x"], row["y"], "o", color="black", markersize=3)
    axes.set(xlim=(0, game.document["table"]["width"]), ylim=(0, game.document["table"]["depth"]), aspect="equal",
             title=f"Where {piece} can end, and how probably", xlabel="inches", ylabel="inches")
    figure.colorbar(pyplot.cm.ScalarMappable(cmap=colours), ax=axes, label="probability of getting so far at least")
    figure.savefig(out, dpi=110)
    print(f"{out}: {len(inner)} regions")


if __name__ == "__main__":
    main(*sys.argv[1:])
