"""A referee for tabletop wargames.

    import linesman
    game = linesman.open("river.linesman")
    ruling = game.judge({"piece": "tank-1", "action": "rapid", "path": [{"forward": 4}], "dice": {"movement": [4, 3]}})
    if not ruling.legal:
        print(ruling.faults[0].text, ruling.furthest)

Orders and answers are JSON as the protocol has it: dictionaries go in, and every answer keeps its own in `json`.
"""

from .engine import Engine, Json, Refused, engine, open, rulesets
from .game import Game
from .judged import Cost, Fault, Order, Ruling
from .library import __version__
from .program import roll

__all__ = ["Cost", "Engine", "Fault", "Game", "Json", "Order", "Refused", "Ruling", "__version__", "engine", "open", "roll",
           "rulesets"]
