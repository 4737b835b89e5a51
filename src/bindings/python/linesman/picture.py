"""Tables and rulings as SVG where linesman-cli is not installed. The program draws finer ones (Game.render)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from .engine import Json

if TYPE_CHECKING:
    from .game import Game
    from .judged import Ruling

Point = tuple[float, float]

PIXELS_PER_INCH = 12
GROUND = "#e9e4d0"
FILLS = {"wood": "#8fae7c", "scrub": "#b9c48f", "rough": "#d3c79c", "broken": "#d8cfae", "marsh": "#a9c3b4",
         "soft": "#cdb78f", "sand": "#ead9a0", "scree": "#c9c2b4", "field": "#d9d38a", "ruins": "#c4b6a6",
         "rubble": "#bfb3a5", "river": "#8fb6d9", "lake": "#8fb6d9", "village": "#d9c3ad", "road": "#cfc7b5",
         "track": "#d9cba3", "bridge": "#b9a98c", "ford": "#b5cfe0", "building": "#a0785f", "bunker": "#8c8c86",
         "wreck": "#7f7a74", "stairs": "#b3a999", "ladder": "#b3a999", "slope": "#d8d0b4"}
LINES = {"hedge": "#4f7a45", "bocage": "#3d6536", "fence": "#8a6f4d", "wall": "#6e6a63", "high-wall": "#55514b",
         "ditch": "#7a6a4e", "stream": "#6f9fca", "embankment": "#8d7a55", "anti-tank": "#77736c", "cliff": "#5f5a52",
         "contour": "#a8946a"}
SURFACES = ("road", "track", "bridge", "ford")
WIDTHS = {"fence": 0.0, "cliff": 0.0, "stream": 1.0, "ditch": 0.5, "contour": 0.0, "river": 2.0}
#: The colours of the program (src/drawing/picture/palette.cpp): sides in turn, sides named by a colour, verdicts.
SIDES = ("#b3261e", "#0b57a4", "#00704f", "#7a2f8f", "#8f6f00", "#006d77")
NAMED_SIDES = {"red": "#b3261e", "blue": "#0b57a4", "green": "#00704f", "yellow": "#8f6f00", "gold": "#8f6f00",
               "orange": "#c25700", "purple": "#7a2f8f", "violet": "#7a2f8f", "black": "#26262a", "white": "#70747a",
               "grey": "#5a6068", "gray": "#5a6068", "brown": "#6d4a26", "field-grey": "#556058", "khaki": "#7b6a32",
               "pink": "#a83279", "teal": "#006d77"}
VERDICTS = {"legal": "#007d60", "marginal": "#b87c00", "illegal": "#c2370b", "incomplete": "#5d5d66"}


def number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") if math.isfinite(value) else "0"


def points(places: Iterable[Sequence[float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in places)


class HexTable:
    """The places of the hexes of a grid, by section 1 of the page on hexes."""

    def __init__(self, layout: Mapping[str, Any]) -> None:
        self.flat = layout["orientation"] == "flat"
        self.size = float(layout["size"])
        self.columns, self.rows = int(layout["columns"]), int(layout["rows"])
        self.odd = layout["shift"] == "odd"
        self.side = self.size / math.sqrt(3)

    def centre(self, column: int, row: int) -> Point:
        shifted = ((column if self.flat else row) % 2 == 1) == self.odd
        across = self.size * ((row if self.flat else column) + (1.0 if shifted else 0.5))
        along = self.side * (1 + 1.5 * (column if self.flat else row))
        return (along, across) if self.flat else (across, along)

    def outline(self, column: int, row: int) -> list[Point]:
        x, y = self.centre(column, row)
        first = 0 if self.flat else 30
        angles = [math.radians(first + 60 * i) for i in range(6)]
        return [(x + self.side * math.cos(angle), y + self.side * math.sin(angle)) for angle in angles]

    def hexside(self, column: int, row: int, side: int) -> tuple[Point, Point]:
        """Side 0 looks north on a flat grid; sides are counted clockwise, corners the other way."""
        corners = self.outline(column, row)
        first = (1 - side if self.flat else -side) % 6
        return corners[first], corners[(first + 1) % 6]

    def extent(self) -> Point:
        shifted_count, other = (self.columns, self.rows) if self.flat else (self.rows, self.columns)
        along, across = self.side * (1.5 * shifted_count + 0.5), self.size * (other + 0.5)
        return (along, across) if self.flat else (across, along)


class Sheet:
    """Lines of an SVG in table inches, y northward."""

    def __init__(self, document: Json) -> None:
        table = document.get("table", {})
        self.document = document
        self.grid = HexTable(table["hex"]) if "hex" in table else None
        width, depth = self.grid.extent() if self.grid else (0.0, 0.0)
        self.width, self.depth = float(table.get("width", width)), float(table.get("depth", depth))
        self.marks: list[str] = []
        listed = [side.get("id", side) if isinstance(side, dict) else side for side in document.get("sides", [])]
        things = (*document.get("units", []), *document.get("pieces", []))
        sides = dict.fromkeys([*map(str, listed), *(str(thing.get("side", "")) for thing in things)])
        self.colours = {side: NAMED_SIDES.get(side, SIDES[i % len(SIDES)]) for i, side in enumerate(sides)}
        self.side_of_unit = {unit["id"]: unit.get("side", "") for unit in document.get("units", [])}

    def mark(self, name: str, title: str = "", /, **attributes: object) -> None:
        said = "".join(f' {key.replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items())
        inside = f"<title>{escape(title)}</title>" if title else ""
        self.marks.append(f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>")

    def text(self) -> str:
        margin = 0.5
        width, depth = self.width + 2 * margin, self.depth + 2 * margin
        return "\n".join([
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width * PIXELS_PER_INCH)}" '
            f'height="{number(depth * PIXELS_PER_INCH)}" viewBox="{number(-margin)} {number(-self.depth - margin)} '
            f'{number(width)} {number(depth)}">',
            f"<title>{escape(str(self.document.get('title', '')) or 'A table')}</title>",
            '<g transform="scale(1 -1)" stroke-linejoin="round">', *self.marks, "</g>", "</svg>"])

    # Terrain.

    def table(self) -> None:
        self.mark("rect", x=0, y=0, width=number(self.width), height=number(self.depth), fill=GROUND, stroke="#777",
                  stroke_width=0.08)
        for feature in self.document.get("terrain", []):
            self.feature(feature)
        if self.grid:
            for column in range(self.grid.columns):
                for row in range(self.grid.rows):
                    self.mark("polygon", points=points(self.grid.outline(column, row)), fill="none", stroke="#9a937e",
                              stroke_width=0.03)
        for piece in self.document.get("pieces", []):
            self.piece(piece)

    def feature(self, feature: Json) -> None:
        kind = str(feature.get("kind", ""))
        title = str(feature.get("name") or feature.get("id", ""))
        fill = FILLS.get(kind, "#c8c2b0")
        if self.grid:
            for column, row in feature.get("hexes", []):
                self.mark("polygon", title, points=points(self.grid.outline(column, row)), fill=fill)
            for (column, row), side in feature.get("hexsides", []):
                (x1, y1), (x2, y2) = self.grid.hexside(column, row, side)
                self.mark("line", title, x1=number(x1), y1=number(y1), x2=number(x2), y2=number(y2),
                          stroke=LINES.get(kind, fill), stroke_width=0.2, stroke_linecap="round")
        geometry = feature.get("geometry") or {}
        places = geometry.get("coordinates", [])
        if geometry.get("type") == "LineString":
            width = float(feature.get("width", WIDTHS.get(kind, 2.0 if kind in SURFACES else 0.25)))
            self.mark("polyline", title, points=points(places), fill="none", stroke=LINES.get(kind, fill),
                      stroke_width=number(max(width, 0.12)))
        polygons = {"Polygon": [places], "MultiPolygon": places}.get(str(geometry.get("type")), [])
        for polygon in polygons:
            outline = " ".join("M" + points(ring) + "Z" for ring in polygon)
            self.mark("path", title, d=outline, fill=LINES.get(kind, fill), fill_rule="evenodd", stroke="#6b6558",
                      stroke_width=0.04)

    # Pieces.

    def place_of(self, piece: Json) -> Point:
        if self.grid and "hex" in piece:
            return self.grid.centre(*piece["hex"])
        x, y = piece.get("at", (0, 0))
        return float(x), float(y)

    def piece(self, piece: Json) -> None:
        status = piece.get("status", {})
        if status.get("aboard") or status.get("reserve") or status.get("left"):
            return
        side = str(piece.get("side") or self.side_of_unit.get(piece.get("unit"), ""))
        title = str(piece.get("name") or piece["id"]) + (f" ({side})" if side else "")
        self.base(piece.get("base", {}), self.place_of(piece), float(piece.get("facing", 0)), title,
                  self.colours.get(side, "#555"), 0.85)

    def base(self, base: Json, at: Point, facing: float, title: str, colour: str, opacity: float) -> None:
        """A base with a stroke from its centre to its front."""
        turned = f"translate({number(at[0])} {number(at[1])}) rotate({number(-facing)})"
        look = {"fill": colour, "fill_opacity": opacity, "stroke": "#222", "stroke_width": 0.06, "transform": turned}
        shape = base.get("shape", "circle")
        front = 0.5
        if shape == "rectangle":
            width, length = float(base["width"]), float(base["length"])
            front = length / 2
            self.mark("rect", title, x=number(-width / 2), y=number(-front), width=number(width), height=number(length),
                      **look)
        elif shape == "polygon":
            front = max(float(y) for _, y in base["points"])
            self.mark("polygon", title, points=points(base["points"]), **look)
        else:
            front = float(base.get("diameter", 1)) / 2
            self.mark("circle", title, cx=0, cy=0, r=number(front), **look)
        self.mark("line", x1=0, y1=0, x2=0, y2=number(front), stroke="#fff", stroke_width=0.12, transform=turned)

    # Rulings.

    def ways(self, trace: Json, colour: str) -> None:
        """Where the centres go, of each piece of a trace."""
        for piece in trace["pieces"]:
            way = [piece["start"]["at"], *(step["to"] for step in piece["steps"] if _is_point(step.get("to"))),
                   piece["end"]["at"]]
            self.mark("polyline", points=points(way), fill="none", stroke=colour, stroke_width=0.18,
                      stroke_dasharray="0.5 0.25")

    def ends(self, ruling: Ruling, colour: str) -> None:
        bases = {piece["id"]: piece for piece in self.document.get("pieces", [])}
        for end in ruling.json["ends"]:
            known = bases.get(end["piece"], {})
            self.base(known.get("base", {}), (end["at"][0], end["at"][1]), float(end["facing"]),
                      f"{end['piece']} ends here", colour, 0.35)

    def stops(self, ruling: Ruling) -> None:
        furthest = ruling.furthest
        for stop in furthest if isinstance(furthest, list) else [furthest] if furthest else []:
            if not ruling.legal and _is_point(stop.get("at")):
                self.mark("circle", "it would have to stop here", cx=number(stop["at"][0]), cy=number(stop["at"][1]),
                          r=0.3, fill="#fff", stroke=VERDICTS["legal"], stroke_width=0.14)
        for fault in ruling.faults:
            x, y = fault.at
            cross = f"M{number(x - 0.35)},{number(y - 0.35)}l0.7,0.7m-0.7,0l0.7,-0.7"
            self.mark("path", f"{fault.rule}: {fault.text}", d=cross, fill="none", stroke=VERDICTS["illegal"],
                      stroke_width=0.18)


def _is_point(place: object) -> bool:
    return isinstance(place, list) and len(place) == 2 and all(isinstance(each, (int, float)) for each in place)


def svg_of_game(game: Game) -> str:
    """The table with its terrain and pieces. Names show when the pointer rests on them."""
    sheet = Sheet(game.document)
    sheet.table()
    return sheet.text()


def svg_of_ruling(ruling: Ruling) -> str:
    """The table, the way of the order in the verdict's colour, where it ends, breaks a rule, and would have to stop."""
    sheet = Sheet(ruling.game.document)
    sheet.table()
    colour = VERDICTS.get(ruling.verdict, "#555")
    sheet.ways(ruling.game.trace(ruling.order), colour)
    sheet.ends(ruling, colour)
    sheet.stops(ruling)
    return sheet.text()
