"""Games that are read and ready for orders."""

from __future__ import annotations

import json
import os
import tempfile
import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .engine import Engine, Json, Refused, checked, engine
from .judged import Order, Ruling, json_of_order
from .library import Handle, as_argument, library, taken
from .program import NoProgram, options_of, run
from .spelling import compact, respelled


@dataclass(frozen=True, eq=False)
class Game:
    """A game as it stands. It does not change: `apply` gives the game after an order. Made by linesman.open, Engine.open
    and Engine.read. Several threads may use one."""

    document: Json = field(repr=False)  #: what the file has; a change of it changes nothing here
    file: str  #: its name; empty for a game that was in no file
    _engine: Engine = field(repr=False)
    _handle: int = field(repr=False)
    _held: Handle = field(init=False, repr=False)
    _close: Any = field(init=False, repr=False)

    def __post_init__(self) -> None:
        held = Handle(self._handle, "game", library().lm_game_close)
        object.__setattr__(self, "_held", held)
        object.__setattr__(self, "_close", weakref.finalize(self, held.close))

    # Questions.

    def judge(self, order: Order | Mapping[str, Any]) -> Ruling:
        """The ruling on an order."""
        asked = json_of_order(order)
        return Ruling.of(self.call("judge", asked), asked, self)

    def trace(self, order: Order | Mapping[str, Any]) -> Json:
        """What the order does, before any rule."""
        return self.call("trace", order)

    def reach(self, order: Order | Mapping[str, Any]) -> Json:
        """Where the pieces of the order can end: GeoJSON in inches of the table."""
        return self.call("reach", order)

    def ask(self, question: Mapping[str, Any]) -> Json:
        """The answer to a question about a move, by action and roll: {"answer": "yes", "with", "no", "unknown" or
        "wants", "sentence", "rows"…}. `question`: {"who": ["tank-1"], "to": {"ends": {"at": [x, y]}}}…"""
        return checked(self.line(compact({"do": "ask", "question": question})))

    def could(self, order: Order | Mapping[str, Any], ends: Mapping[str, Any] | None = None) -> Json:
        """Whether a piece could end there: {"answer": "yes", "no" or "unknown"…}. `ends`: {"at": [x, y]}, or such an
        end for each piece by id; it may stand in the order."""
        return self.call("could", _with_member(order, "ends", ends))

    def form(self, order: Order | Mapping[str, Any], form: Mapping[str, Any] | None = None) -> Json:
        """How a unit comes into another shape: {"answer": "yes", "no" or "unknown"…}, of yes with the "order". `form`:
        {"shape": "line", "at": [x, y]}…; it may stand in the order."""
        return self.call("form", _with_member(order, "form", form))

    def turns(self, order: Order | Mapping[str, Any], ends: Mapping[str, Any] | None = None) -> Json:
        """In how many turns a piece gets there."""
        return self.call("turns", _with_member(order, "ends", ends))

    def clock(self, **options: Any) -> Json:
        """Who is where by which turn: GeoJSON in inches of the table. `options` by their names: turns=6,
        side=["red"], at=[[30, 20]]…"""
        return checked(self.line(compact({"do": "clock", "clock": options})))

    def mend(self, order: Order | Mapping[str, Any]) -> list[Json]:
        """Legal orders near an illegal one, the nearest first."""
        mends: list[Json] = self.call("mend", order)["mends"]
        return mends

    def readings(self, order: Order | Mapping[str, Any], *, rulesets: bool = False) -> list[Json]:
        """The order under every reading that the options leave; with `rulesets` under other rulesets too."""
        readings: list[Json] = self.call("readings", order, rulesets=rulesets)["readings"]
        return readings

    def sure(self, order: Order | Mapping[str, Any], *, error: float | None = None, facing_error: float | None = None,
             samples: int | None = None, seed: int | None = None) -> Json:
        """How sure the verdict is when everything lies a little off its place: {"verdict", "same"…}. `error`: inches,
        usually 0.05; `facing_error`: degrees, usually 2."""
        asked = {"measuring_error": error, "facing_error": facing_error, "samples": samples, "seed": seed}
        return self.call("sure", order, **{name: value for name, value in asked.items() if value is not None})

    def apply(self, order: Order | Mapping[str, Any], *, decision: str = "", by: str = "") -> Game:
        """The game after a legal order, with its entry in the record. Raises Refused for any other order, unless an
        umpire lets it pass: `decision` says why, `by` who."""
        word: Json = {name: text for name, text in (("decision", decision), ("by", by)) if text}
        asked = json_of_order(order)
        answer = self.call("apply", asked, **word)
        if "game" not in answer:
            ruling = Ruling.of(answer["ruling"], asked, self)
            raise Refused(f"the order is {ruling.verdict}: nothing is carried out", "/order", "", ruling)
        return self._engine.read(answer["game"], self.file)

    def timeline(self, order: Order | Mapping[str, Any], *, every: float = 1) -> list[Json]:
        """Where each piece is and what it has spent, every so many inches of its way: [{"piece", "rows"}]."""
        pieces: list[Json] = self.call("timeline", order, every=every)["pieces"]
        return pieces

    def wreck(self, piece: str, *, rating: Any = None, aboard: str = "") -> Game:
        """The game with the piece taken away and its wreck where it stood. With somebody aboard it is refused, unless
        `aboard` is "lost"."""
        asked: Json = {name: value for name, value in (("rating", rating), ("aboard", aboard or None)) if value is not None}
        return self._engine.read(self.call("wreck", piece=piece, **asked)["game"], self.file)

    def tray(self, piece: str, *, losses: int | None = None, breaks: bool = False, models: Sequence[str] = (),
             files: int = 5, gap: float = 0) -> Game:
        """The game with a tray changed: its losses, or broken into its models, or `models` put on one of that id."""
        asked: Json = {"files": files, "gap": gap, "models": list(models)} if models else {}
        if losses is not None:
            asked["losses"] = losses
        if breaks:
            asked["break"] = True
        return self._engine.read(self.call("tray", piece=piece, **asked)["game"], self.file)

    # The document and its record.

    def check(self) -> list[Json]:
        """What is wrong with it: a list of {"error", "pointer"}, empty for a game that could be opened."""
        problems: list[Json] = self.call("check")["problems"]
        return problems

    def record(self) -> Json:
        """What was done in it: {"here", "start", "head", "entries"}."""
        return self.call("record")

    def verify(self, code: str | None = None) -> Json:
        """Whether its record holds, each ruling judged again: {"holds", "flaw"…}. `code`: a check code from a sheet."""
        return self.call("verify") if code is None else self.call("verify", hash=code)

    def at(self, entry: int) -> Game:
        """The game as it stood after an entry of its record; 0: at the start."""
        return self._engine.read(self.call("at", seq=entry)["game"], self.file)

    def save(self, file: str | os.PathLike[str]) -> None:
        """Writes the document to a file, spelled as linesman-cli spells it. The file is replaced only when the new one is
        complete."""
        path = Path(file)
        beside = path.with_name(f".{path.name}.{os.getpid()}.new")
        try:
            beside.write_text(respelled(compact(self.document)) + "\n", encoding="utf-8")
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)

    @property
    def pieces(self) -> list[Json]:
        pieces: list[Json] = self.document.get("pieces", [])
        return pieces

    def piece(self, id: str) -> Json:
        """The piece with that id, as the document has it. Raises KeyError with the ids that there are."""
        for piece in self.pieces:
            if piece["id"] == id:
                return piece
        raise KeyError(f"{id!r}; there is {', '.join(str(piece['id']) for piece in self.pieces)}")

    def __getitem__(self, id: str) -> Json:
        return self.piece(id)

    def render(self, order: Order | Mapping[str, Any] | None = None, *,
               reach: Order | Mapping[str, Any] | None = None, to: str = "svg", **options: Any) -> str:
        """A picture of the table as linesman-cli draws it: the text of an SVG. With the ruling on an order, and with where
        the pieces of another one can go, if they are given. `options` are those of `linesman-cli render`: legend=True,
        dark=True, title="…"."""
        words = ["render", "-", "-", "--to", to, *options_of(options)]
        if self._engine.carried:
            words.insert(0, "--carried")
        with tempfile.TemporaryDirectory() as folder:
            for name, drawn in (("order", order), ("reach", reach)):
                if drawn is not None:
                    written = Path(folder) / f"{name}.json"
                    written.write_text(compact(json_of_order(drawn)), encoding="utf-8")
                    words += [f"--{name}", str(written)]
            return run(words, compact(self.document), folder=self._folder())

    def _folder(self) -> str | None:
        """Where its backdrop lies."""
        return os.path.dirname(os.path.abspath(self.file)) if self.file and os.path.exists(self.file) else None

    def to_records(self) -> list[Json]:
        """A row for each piece, as pandas.DataFrame takes them: traits and statuses are columns with a dot."""
        return [_flat(piece) for piece in self.pieces]

    def call(self, what: str, order: Order | Mapping[str, Any] | None = None, **more: Any) -> Json:
        """The answer to {"do": what, "order": order, …}. Raises Refused."""
        request: Json = {"do": what, **more}
        if order is not None:
            request["order"] = json_of_order(order)
        try:
            return checked(self.line(compact(request)))
        except Refused as refused:
            of_game = refused.pointer.startswith("/game") and not refused.file
            raise Refused(refused.reason, refused.pointer, self.file if of_game else refused.file) from None

    def line(self, request: str) -> str:
        """The answer line to a request line without "game", as batch writes it; errors are answers here."""
        with self._held as game_there:
            return taken(library().lm_game_call(game_there, as_argument(request)))

    def close(self) -> None:
        """Frees what is kept ready, once the calls of other threads are done. A game that nothing refers to is closed by
        itself."""
        self._close()

    def __enter__(self) -> Game:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, tuple[Json, str, bool]]:
        return _opened_again, (self.document, self.file, self._engine.carried)

    def _repr_svg_(self) -> str:
        from .picture import svg_of_game

        try:
            return self.render()
        except (NoProgram, Refused):
            return svg_of_game(self)


def _opened_again(document: Json, file: str, carried: bool) -> Game:
    return engine(carried=carried).read(document, file)


def _with_member(order: Order | Mapping[str, Any], name: str, value: Mapping[str, Any] | None) -> Json:
    asked = json_of_order(order)
    return asked if value is None else asked | {name: dict(value)}


def _flat(piece: Json) -> Json:
    row: Json = {}
    for name, value in piece.items():
        if name in ("traits", "status", "base") and isinstance(value, dict):
            row.update({f"{name}.{key}": each for key, each in value.items()})
        else:
            row[name] = value
    if isinstance(piece.get("at"), list):
        row["x"], row["y"] = piece["at"]
    return row
