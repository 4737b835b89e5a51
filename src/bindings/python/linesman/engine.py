"""Engines: rulesets, and the games of the last requests."""

from __future__ import annotations

import ctypes
import json
import os
import weakref
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .library import Handle, as_argument, library, taken
from .spelling import compact

if TYPE_CHECKING:
    from .game import Game
    from .judged import Ruling

Json = dict[str, Any]
Folder = str | os.PathLike[str]


class Refused(ValueError):
    """An input that cannot be used: a sentence, and where in which input it is wrong. The pointer begins with /order,
    /question or /game. `ruling` is that of an order which is not carried out."""

    def __init__(self, reason: str, pointer: str = "", file: str = "", ruling: Ruling | None = None) -> None:
        super().__init__(": ".join(part for part in (file, pointer, reason) if part))
        self.reason = reason
        self.pointer = pointer
        self.file = file
        self.ruling = ruling

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, str, Ruling | None]]:
        return Refused, (self.reason, self.pointer, self.file, self.ruling)


def checked(answer: str) -> Json:
    """The answer, unless it is an error: that is raised."""
    read: Json = json.loads(answer)
    if "error" in read:
        raise Refused(read["error"], read.get("pointer", ""), read.get("file", ""))
    return read


def _folders(rulesets: Sequence[Folder]) -> list[str]:
    if isinstance(rulesets, (str, os.PathLike)):
        raise Refused(f"must be a list of folders, not {os.fspath(rulesets)!r}", "/rulesets")
    folders = [os.fspath(folder) for folder in rulesets]
    for i, folder in enumerate(folders):
        if not os.path.isdir(folder):
            raise Refused("is no folder", f"/rulesets/{i}", folder)
    return folders


class Engine:
    """Finds rulesets and answers requests. Several threads may use one; a forked process makes its own."""

    def __init__(self, *, rulesets: Sequence[str | os.PathLike[str]] | None = None, games: int | None = None,
                 things: int | None = None, steps: int | None = None, carried: bool | None = None) -> None:
        """rulesets: folders in place of the usual ones. games, things: how much is kept ready. steps: the work of one
        order at most. carried: the player agrees to the rules that games carry, and these judge such games.
        linesman/linesman.h says more."""
        options: Json = {"games": games, "things": things, "steps": steps, "carried": carried}
        if rulesets is not None:
            options["rulesets"] = _folders(rulesets)
        self.carried = bool(carried)
        given = {name: value for name, value in options.items() if value is not None}
        error = ctypes.c_void_p()
        handle = library().lm_open(as_argument(compact(given)), ctypes.byref(error))
        if not handle:
            checked(taken(error.value))
        self._handle = Handle(handle, "engine", library().lm_close)
        self._close = weakref.finalize(self, self._handle.close)

    def call(self, request: Mapping[str, Any]) -> Json:
        """The answer to a line of batch: {"do", "game", "order"…}. Raises Refused."""
        return checked(self.line(compact(request)))

    def lab(self, *inputs: str | os.PathLike[str], a: str = "game", b: str = "", vary: Sequence[str] = (),
            random: int | None = None, seed: int = 0) -> Json:
        """What the rules `a`, and `b` if given, say of the orders of records and lines: flips, coverage, curves."""
        asked: Json = {"do": "lab", "inputs": [os.fspath(path) for path in inputs], "a": a, "vary": list(vary),
                       "seed": seed}
        if b:
            asked["b"] = b
        if random is not None:
            asked["random"] = random
        return self.call(asked)

    def differ(self, a: str, b: str, *inputs: str | os.PathLike[str], differing: str = "verdict",
               random: int | None = None, seed: int = 0) -> Json:
        """The smallest table on which two rules differ, in these inputs or made up."""
        asked: Json = {"do": "lab", "differ": True, "inputs": [os.fspath(path) for path in inputs], "a": a, "b": b,
                       "in": differing, "seed": seed}
        if random is not None:
            asked["random"] = random
        return self.call(asked)

    def rulesets(self) -> list[Json]:
        """The rulesets that are found: {"id", "edition", "title", "extends"} each."""
        found: list[Json] = self.call({"do": "rulesets"})["rulesets"]
        return found

    def ruleset(self, ruleset: str) -> Json:
        """All that one ruleset says: actions, options, figures, clauses."""
        return self.call({"do": "rulesets", "ruleset": ruleset})

    def cases_add(self, folder: Folder, **options: Any) -> Json:
        """Writes the case of a dispute. `options` as in a line of batch: game, order, umpire, decision…"""
        return self._cases("add", options | {"folder": os.fspath(folder)})

    def cases_find(self, folder: Folder, **options: Any) -> Json:
        """The cases that are like a move: game and order, or words."""
        return self._cases("find", options | {"folder": os.fspath(folder)})

    def cases_conflicts(self, folder: Folder) -> Json:
        """The cases that contradict each other."""
        return self._cases("conflicts", {"folder": os.fspath(folder)})

    def cases_check(self, folder: Folder) -> Json:
        """Everything that is wrong with a book of cases."""
        return self._cases("check", {"folder": os.fspath(folder)})

    def cases_merge_check(self, *folders: Folder) -> Json:
        """What copying folders of cases together would bring."""
        return self._cases("merge-check", {"folders": [os.fspath(folder) for folder in folders]})

    def cases_copy(self, folder: Folder, output: Folder, *, without_names: bool = False) -> Json:
        """Adds the cases of a folder to another one."""
        return self._cases("copy", {"folder": os.fspath(folder), "output": os.fspath(output),
                                    "without_names": without_names})

    def cases_tests(self, folder: Folder, output: Folder) -> Json:
        """Writes the cases as tests of their rulesets."""
        return self._cases("tests", {"folder": os.fspath(folder), "output": os.fspath(output)})

    def cases_book(self, folder: Folder, output: Folder, *, without_names: bool = False) -> Json:
        """Writes the rulings by clause. Pictures of cases need the program linesman-cli."""
        return self._cases("book", {"folder": os.fspath(folder), "output": os.fspath(output),
                                    "without_names": without_names})

    def event(self, what: str, event: Folder, **options: Any) -> Json:
        """What the call `event WHAT` answers: check, hall, call, report or pack."""
        return self.call({"do": f"event {what}", "event": os.fspath(event), **options})

    def _cases(self, what: str, options: Mapping[str, Any]) -> Json:
        return self.call({"do": f"cases {what}", **options})

    def line(self, request: str) -> str:
        """The answer line to a request line, as batch writes it; errors are answers here."""
        with self._handle as engine_there:
            return taken(library().lm_call(engine_there, as_argument(request)))

    def open(self, file: str | os.PathLike[str]) -> Game:
        """The game in a file."""
        path = os.fspath(file)
        return self.read(Path(path).read_bytes(), path)

    def read(self, document: str | bytes | Mapping[str, Any], file: str = "") -> Game:
        """The game of a document: its text, or the same as a dictionary. `file` is its name in messages."""
        from .game import Game

        if isinstance(document, Mapping):
            document = compact(document)
        text = document.encode("utf-8", "surrogatepass") if isinstance(document, str) else document
        error = ctypes.c_void_p()
        with self._handle as engine_there:
            handle = library().lm_game_open(engine_there, text, len(text), ctypes.byref(error))
        if not handle:
            try:
                checked(taken(error.value))
            except Refused as refused:
                raise Refused(refused.reason, refused.pointer, file or refused.file) from None
        return Game(json.loads(text), file, self, handle)

    def close(self) -> None:
        """Frees it, once the calls of other threads are done; its open games stay usable. Leaving a `with` block does
        the same."""
        self._close()

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<linesman.Engine{'' if self._close.alive else ', closed'}>"


@lru_cache(maxsize=None)
def _engine_of(_process: int, carried: bool) -> Engine:
    return Engine(carried=carried)


def engine(*, carried: bool = False) -> Engine:
    """The engine of this process with the usual options; with `carried` the one that agrees to rules in games."""
    return _engine_of(os.getpid(), carried)


def open(file: str | os.PathLike[str], *, carried: bool = False) -> Game:
    """The game in a file, by the engine of this process. carried: the player agrees to the rules that it carries."""
    return engine(carried=carried).open(file)


def rulesets() -> list[Json]:
    """The rulesets that the engine of this process finds: {"id", "edition", "title", "extends"} each."""
    return engine().rulesets()
