"""The questions of linesman-cli without the program: `python -m linesman judge GAME ORDER`.

Prints what linesman-cli prints as JSON, byte for byte, and ends with the same statuses. Words for people, pictures and
what writes into a record are linesman-cli's own.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from .engine import Refused, checked, engine
from .spelling import compact, respelled

DONE, NOT_LEGAL, UNUSABLE, INCOMPLETE = 0, 1, 2, 3
OF_ORDERS = ("judge", "trace", "reach", "could", "form", "turns", "readings", "mend", "sure")
OF_QUESTIONS = ("ask",)
OF_GAMES = ("verify", "record")
STATUSES = {"legal": DONE, "marginal": DONE, "illegal": NOT_LEGAL, "incomplete": INCOMPLETE,
            "yes": DONE, "with": DONE, "no": NOT_LEGAL, "unknown": INCOMPLETE, "wants": INCOMPLETE}


def status_of(what: str, answer: dict[str, Any]) -> int:
    if what in ("judge", "could", "form", "ask"):
        return STATUSES[answer["verdict" if what == "judge" else "answer"]]
    if what == "turns":
        return DONE if any(roll["turns"] is not None for roll in answer["rolls"]) else INCOMPLETE
    if what == "verify":
        return DONE if answer["holds"] else NOT_LEGAL
    return DONE


def text_of(file: str) -> str:
    if file == "-":
        return sys.stdin.read()
    with open(file, encoding="utf-8") as opened:
        return opened.read()


def batch() -> int:
    """Answers lines as they come."""
    for line in sys.stdin:
        if line.strip():
            sys.stdout.write(engine().line(line.rstrip("\n")) + "\n")
            sys.stdout.flush()
    return DONE


def ask(arguments: argparse.Namespace) -> int:
    what: str = arguments.do
    part = "question" if what in OF_QUESTIONS else "order"
    if arguments.game == "-" and getattr(arguments, part, "") == "-":
        raise Refused(f"the game and the {part} cannot both be read from standard input")
    try:
        game = engine().read(text_of(arguments.game), arguments.game)
    except Refused as refused:
        raise Refused(refused.reason, refused.pointer.removeprefix("/game"), refused.file) from None
    more = {name: getattr(arguments, name, None) for name in ("rulesets", "hash")}
    request = compact({"do": what} | {name: value for name, value in more.items() if value})
    if what in OF_ORDERS or what in OF_QUESTIONS:
        # As it is written: a member given twice is to be refused, not lost.
        request = request[:-1] + f',"{part}":' + text_of(getattr(arguments, part)) + "}"
    line = game.line(request)
    try:
        answer = checked(line)
    except Refused as refused:
        of_part = refused.pointer.startswith("/" + part)
        pointer = refused.pointer.removeprefix("/" + part if of_part else "/game")
        raise Refused(refused.reason, pointer, getattr(arguments, part) if of_part else arguments.game) from None
    print(respelled(line))
    return status_of(what, answer)


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="python -m linesman", description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    calls = whole.add_subparsers(dest="do", required=True)
    for what in (*OF_QUESTIONS, *OF_ORDERS, *OF_GAMES):
        call = calls.add_parser(what)
        call.add_argument("game", help="the game's file; - reads standard input")
        if what in OF_ORDERS:
            call.add_argument("order", help="the order's file; - reads standard input")
        if what in OF_QUESTIONS:
            call.add_argument("question", help="the question's file; - reads standard input")
        if what == "readings":
            call.add_argument("--rulesets", action="store_true", help="under every other ruleset too")
        if what == "verify":
            call.add_argument("--hash", default="", help="a check code from a sheet")
    calls.add_parser("batch", help="read JSON lines and answer each with a line")
    return whole


def main(words: list[str] | None = None) -> int:
    arguments = parser().parse_args(words)
    try:
        return batch() if arguments.do == "batch" else ask(arguments)
    except BrokenPipeError:
        return UNUSABLE
    except (Refused, OSError, ValueError) as problem:
        print(" ".join(str(problem).split()), file=sys.stderr)
        return UNUSABLE


if __name__ == "__main__":
    sys.exit(main())
