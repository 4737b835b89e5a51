"""What the tests of the Python package share: examples, a small game, and how to run a program."""
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/bindings/python"
EXAMPLES = ROOT / "resources/examples"
CLI = os.environ.get("LINESMAN_CLI", "linesman-cli")

#: The game of the design paper: a Sherman on open ground, a hedge ahead, a friend behind it.
RIVER = {
    "linesman": 1, "title": "The river", "ruleset": "pips", "table": {"width": 72, "depth": 48},
    "terrain": [
        {"id": "river", "name": "The <wide> river", "kind": "river",
         "geometry": {"type": "Polygon", "coordinates": [[[0, 30], [72, 30], [72, 34], [0, 34], [0, 30]]]}},
        {"id": "hedge-1", "kind": "hedge", "geometry": {"type": "LineString", "coordinates": [[20, 12], [30, 12]]}}],
    "pieces": [
        {"id": "tank-1", "name": "Sherman", "side": "red", "base": {"shape": "rectangle", "width": 1.2, "length": 2.6},
         "at": [24, 6], "facing": 0, "traits": {"speed": "standard", "drive": "tracked"}},
        {"id": "tank-2", "side": "blue", "base": {"shape": "circle", "diameter": 2}, "at": [24, 20], "facing": 180,
         "traits": {"speed": "standard", "drive": "tracked"}}],
    "turn": 1, "history": []}
DRIVE = {"piece": "tank-1", "action": "rapid", "path": [{"forward": 4}], "dice": {"movement": [4, 3]}}
TOO_FAR = DRIVE | {"path": [{"forward": 22}]}


def example_orders():
    """(game file, order as JSON) of every example."""
    for game in sorted(EXAMPLES.glob("*.linesman")):
        for order in sorted(EXAMPLES.glob(game.stem + ".*.order.json")):
            yield game, json.loads(order.read_text())


def run(*words, stdin=None, **how):
    return subprocess.run([str(word) for word in words], input=stdin, capture_output=True, text=True, check=False, **how)


def python(*words, **how):
    return run(sys.executable, *words, **how)


class InAFolder(unittest.TestCase):
    """Each test has a folder of its own, `self.folder`."""

    def setUp(self):
        kept = tempfile.TemporaryDirectory()
        self.addCleanup(kept.cleanup)
        self.folder = Path(kept.name)

    def write(self, name, value):
        file = self.folder / name
        file.write_text(value if isinstance(value, str) else json.dumps(value))
        return file
