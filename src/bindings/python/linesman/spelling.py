"""JSON as linesman-cli spells it: over several lines, lists of plain values on one."""

from __future__ import annotations

import json
from typing import Any


class Spelled(float):
    """A number that is printed as it was read."""

    def __new__(cls, text: str) -> Spelled:
        number = super().__new__(cls, text)
        number.text = text
        return number

    text: str


def plain(value: Any) -> Any:
    """What JSON has, of what programs have instead: arrays and scalars of numpy, paths."""
    for method in ("tolist", "item", "__fspath__"):
        if hasattr(value, method):
            return getattr(value, method)()
    raise TypeError(f"{value!r} is nothing that JSON has")


def compact(value: Any) -> str:
    """JSON text on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False, default=plain)


def indented(value: Any, depth: int = 0) -> str:
    """JSON over several lines; lists of numbers take one each."""
    begin, end = "\n" + "  " * (depth + 1), "\n" + "  " * depth
    if isinstance(value, Spelled):
        return value.text
    if isinstance(value, list):
        if all(isinstance(item, Spelled) for item in value):
            return "[" + ", ".join(item.text for item in value) + "]"
        return "[" + ",".join(begin + indented(item, depth + 1) for item in value) + end + "]"
    if isinstance(value, dict):
        members = (begin + compact(name) + ": " + indented(member, depth + 1) for name, member in value.items())
        return "{" + ",".join(members) + end + "}" if value else "{}"
    return compact(value)


def respelled(text: str) -> str:
    """The same JSON over several lines, with its numbers as they are written in it."""
    return indented(json.loads(text, parse_int=Spelled, parse_float=Spelled))
