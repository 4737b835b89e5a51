"""Orders and rulings."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .engine import Json, Refused
from .program import NoProgram, run
from .spelling import compact

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class Order:
    """What a player wants: who, which action, the path, the dice. `more` has members of a ruleset, such as "toward"."""

    piece: str | None = None
    action: str = ""
    path: Sequence[Mapping[str, Any]] = ()
    dice: Mapping[str, Sequence[int]] = field(default_factory=dict)
    unit: str | None = None
    pieces: Sequence[str] = ()
    more: Mapping[str, Any] = field(default_factory=dict)

    @property
    def json(self) -> Json:
        """The order of the protocol; what is empty is left out."""
        said = {"piece": self.piece, "unit": self.unit, "pieces": list(self.pieces), "action": self.action,
                "path": [dict(step) for step in self.path],
                "dice": {purpose: list(faces) for purpose, faces in self.dice.items()}}
        return {name: value for name, value in said.items() if value} | dict(self.more)


def json_of_order(order: Order | Mapping[str, Any]) -> Json:
    if isinstance(order, Order):
        return order.json
    if not isinstance(order, Mapping):
        raise TypeError('an order is a linesman.Order or a dictionary such as {"piece": "tank-1", "action": "rapid", '
                        f'"path": [{{"forward": 4}}]}}, not {order!r}')
    return dict(order)


@dataclass(frozen=True)
class Fault:
    """A clause that an order breaks, and where."""

    rule: str  #: the clause: "pips-20"
    text: str  #: a sentence with the figures
    piece: str
    step: int
    s: float  #: how far along the step: inches, or degrees of a turn
    at: tuple[float, float]
    excess: float | None  #: by how much, in the currency or in inches; None where it is no matter of degree
    with_: str | None  #: the piece or feature that is in the way

    @classmethod
    def of(cls, json: Mapping[str, Any]) -> Fault:
        x, y = json["at"]
        return cls(json["rule"], json["text"], json["piece"], json["step"], json["s"], (x, y), json["excess"],
                   json.get("with"))


@dataclass(frozen=True)
class Cost:
    """An entry of what a move costs."""

    rule: str
    text: str
    amount: float
    piece: str
    step: int
    from_: float  #: the part of the step, inches or degrees
    to: float

    @classmethod
    def of(cls, json: Mapping[str, Any]) -> Cost:
        return cls(json["rule"], json["text"], json["amount"], json["piece"], json["step"], json["from"], json["to"])


@dataclass(frozen=True, repr=False)
class Ruling:
    """What the rules say of an order. `json` is all of it."""

    verdict: str  #: legal, marginal, illegal, or incomplete while dice are missing
    faults: tuple[Fault, ...]
    costs: tuple[Cost, ...]
    json: Json = field(repr=False)
    order: Json = field(repr=False)
    game: Game = field(repr=False, compare=False)

    @classmethod
    def of(cls, json: Json, order: Json, game: Game) -> Ruling:
        return cls(json["verdict"], tuple(map(Fault.of, json["faults"])), tuple(map(Cost.of, json["costs"])), json,
                   order, game)

    @property
    def legal(self) -> bool:
        """Whether it may be carried out: legal, or marginal by the tolerance that the players agreed on."""
        return self.verdict in ("legal", "marginal")

    @property
    def furthest(self) -> Any:
        """The furthest point along the path at which the order would be legal: {"step", "s", "at", "facing"}; of several
        pieces a list; None when it may not move at all."""
        return self.json["furthest"]

    @property
    def together(self) -> Any:
        """How far all pieces of the order may go: {"length", "then", "spent", "total", "by", "stops"}; None when they can
        stop together nowhere, while dice are missing, and for one piece."""
        return self.json.get("together")

    @property
    def allowance(self) -> Json:
        """{"total", "spent", "left", "currency"…}."""
        allowance: Json = self.json["allowance"]
        return allowance

    def text(self, language: str = "en") -> str:
        """The ruling for people, as `linesman-cli judge --text` prints it. Another language than English asks that
        program; `linesman.program.NoProgram` says that it is not there."""
        if language == "en":
            text: str = self.game.call("judge", self.order, text=True)["text"]
            return text
        with tempfile.TemporaryDirectory() as folder:
            written = Path(folder) / "order.json"
            written.write_text(compact(self.order), encoding="utf-8")
            words = ["--language", language, "judge", "--text", "-", str(written)]
            return run(words, compact(self.game.document), also=(1, 3))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        rules = ", ".join(dict.fromkeys(fault.rule for fault in self.faults))
        return f"<linesman.Ruling {self.verdict}{': ' + rules if rules else ''}>"

    def to_records(self) -> list[Json]:
        """A row for each cost and each fault, as pandas.DataFrame takes them."""
        kinds = (("cost", "costs"), ("fault", "faults"))
        return [{"kind": kind, **entry} for kind, member in kinds for entry in self.json[member]]

    def _repr_svg_(self) -> str:
        from .picture import svg_of_ruling

        try:
            return self.game.render(self.order)
        except (NoProgram, Refused):
            return svg_of_ruling(self)
