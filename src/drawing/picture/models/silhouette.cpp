#include "drawing/picture/models/silhouette.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace linesman {

namespace {

/// A drawing frame: x and y go from -1 to 1 across the room of a silhouette, y forward.
struct Frame {
  Silhouette& s;
  double x = 1;  ///< half the width, inches
  double y = 1;  ///< half the length
  QPointF centre;

  QPointF at(double u, double v) const { return centre + QPointF(u * x, v * y); }
  void box(QPainterPath& path, double u0, double v0, double u1, double v1, double round = 0) const {
    path.addRoundedRect(QRectF(at(u0, v0), at(u1, v1)), round * x, round * x);
  }
  void disc(QPainterPath& path, double u, double v, double r) const { path.addEllipse(at(u, v), r * x, r * x); }
  void oval(QPainterPath& path, double u, double v, double ru, double rv) const {
    path.addEllipse(at(u, v), ru * x, rv * y);
  }
  void poly(QPainterPath& path, std::initializer_list<QPointF> points) const {
    bool first = true;
    for (const QPointF& p : points) {
      if (first)
        path.moveTo(at(p.x(), p.y()));
      else
        path.lineTo(at(p.x(), p.y()));
      first = false;
    }
    path.closeSubpath();
  }
  void stroke(double u0, double v0, double u1, double v1) const {
    s.line.moveTo(at(u0, v0));
    s.line.lineTo(at(u1, v1));
  }
  Frame part(double u, double v, double half_u, double half_v) const { return {s, half_u * x, half_v * y, at(u, v)}; }
};

std::string_view word(const Piece& piece, std::string_view key) { return piece.traits[key].text().value_or(""); }
bool flag(const Piece& piece, std::string_view key, bool otherwise) {
  return piece.traits[key].boolean().value_or(otherwise);
}

void tracks(const Frame& f, double from, double to) {
  for (const double side : {-1.0, 1.0}) {
    f.box(f.s.dark, side * 0.98, from, side * 0.62, to, 0.12);
    for (double v = from + 0.1; v < to - 0.02; v += 0.16) f.stroke(side * 0.96, v, side * 0.64, v);
  }
}

void turret(const Frame& f, double v, double barrel_to) {
  f.oval(f.s.light, 0, v, 0.42, 0.27);
  f.s.light.addRect(QRectF(f.at(-0.075, v + 0.2), f.at(0.075, barrel_to)));
  f.disc(f.s.dark, 0.12, v - 0.05, 0.1);
}

void tank(const Frame& f) {
  tracks(f, -0.94, 0.86);
  f.poly(f.s.body, {{-0.64, -0.9}, {0.64, -0.9}, {0.64, 0.62}, {0.46, 0.84}, {-0.46, 0.84}, {-0.64, 0.62}});
  f.stroke(-0.5, -0.55, 0.5, -0.55);
  f.stroke(-0.5, -0.7, 0.5, -0.7);
  turret(f, -0.04, 1.0);
}

void open_bed(const Frame& f) {
  f.box(f.s.light, -0.46, -0.84, 0.46, 0.0, 0.05);
  for (const double v : {-0.66, -0.44, -0.22}) f.stroke(-0.44, v, 0.44, v);
}

void bonnet(const Frame& f) {
  f.poly(
      f.s.body,
      {{-0.62, -0.9}, {0.62, -0.9}, {0.62, 0.3}, {0.4, 0.5}, {0.36, 0.94}, {-0.36, 0.94}, {-0.4, 0.5}, {-0.62, 0.3}});
  f.poly(f.s.light, {{-0.5, 0.1}, {0.5, 0.1}, {0.42, 0.3}, {-0.42, 0.3}});
  f.stroke(0, 0.4, 0, 0.9);
}

void half_track(const Frame& f, bool armoured) {
  tracks(f, -0.94, 0.12);
  for (const double side : {-1.0, 1.0}) f.box(f.s.dark, side * 0.92, 0.48, side * 0.56, 0.84, 0.14);
  bonnet(f);
  open_bed(f);
  if (armoured) f.box(f.s.light, -0.2, 0.14, 0.2, 0.3);
}

void wheels(const Frame& f, std::initializer_list<double> axles) {
  for (const double v : axles)
    for (const double side : {-1.0, 1.0}) f.box(f.s.dark, side * 0.96, v - 0.15, side * 0.6, v + 0.15, 0.14);
}

void lorry(const Frame& f) {
  wheels(f, {-0.66, -0.3, 0.64});
  f.box(f.s.body, -0.62, -0.94, 0.62, 0.2, 0.06);
  f.poly(f.s.body, {{-0.56, 0.24}, {0.56, 0.24}, {0.5, 0.7}, {0.38, 0.95}, {-0.38, 0.95}, {-0.5, 0.7}});
  f.box(f.s.light, -0.42, 0.42, 0.42, 0.6, 0.04);
  for (const double v : {-0.72, -0.5, -0.28, -0.06}) f.stroke(-0.58, v, 0.58, v);
}

void armoured_car(const Frame& f) {
  wheels(f, {-0.6, 0.6});
  f.poly(f.s.body, {{-0.5, -0.92},
                    {0.5, -0.92},
                    {0.66, -0.5},
                    {0.66, 0.45},
                    {0.4, 0.92},
                    {-0.4, 0.92},
                    {-0.66, 0.45},
                    {-0.66, -0.5}});
  turret(f, -0.08, 0.7);
}

void walker(const Frame& f) {
  f.oval(f.s.dark, -0.62, 0.42, 0.26, 0.34);
  f.oval(f.s.dark, 0.62, -0.4, 0.26, 0.34);
  f.stroke(-0.5, 0.3, -0.2, 0);
  f.stroke(0.5, -0.28, 0.2, 0);
  f.poly(f.s.body, {{-0.7, -0.24},
                    {-0.34, -0.5},
                    {0.34, -0.5},
                    {0.7, -0.24},
                    {0.56, 0.26},
                    {0.24, 0.46},
                    {-0.24, 0.46},
                    {-0.56, 0.26}});
  for (const double side : {-1.0, 1.0}) f.box(f.s.light, side * 0.86, -0.1, side * 0.64, 0.86, 0.06);
  f.oval(f.s.light, 0, 0.1, 0.24, 0.22);
}

void grav(const Frame& f) {
  for (const double v : {-0.6, 0.42})
    for (const double side : {-1.0, 1.0}) f.disc(f.s.dark, side * 0.72, v, 0.24);
  f.poly(f.s.body, {{0, 0.98}, {0.52, 0.4}, {0.66, -0.5}, {0.36, -0.92}, {-0.36, -0.92}, {-0.66, -0.5}, {-0.52, 0.4}});
  for (const double v : {-0.6, 0.42})
    for (const double side : {-1.0, 1.0}) f.disc(f.s.light, side * 0.72, v, 0.1);
  f.oval(f.s.light, 0, -0.1, 0.32, 0.26);
  f.stroke(0, 0.1, 0, 0.8);
}

void hover(const Frame& f) {
  f.box(f.s.dark, -0.98, -0.96, 0.98, 0.96, 0.5);
  f.box(f.s.body, -0.74, -0.8, 0.74, 0.8, 0.4);
  for (const double side : {-0.36, 0.36}) {
    f.disc(f.s.light, side, -0.52, 0.28);
    f.stroke(side - 0.2, -0.52, side + 0.2, -0.52);
  }
  f.box(f.s.light, -0.4, 0.2, 0.4, 0.52, 0.1);
}

void thruster(const Frame& f) {
  for (const double side : {-0.34, 0.34}) f.poly(f.s.light, {{side - 0.18, -0.66}, {side + 0.18, -0.66}, {side, -1.0}});
  for (const double side : {-0.34, 0.34}) f.box(f.s.dark, side - 0.2, -0.74, side + 0.2, -0.5, 0.04);
  f.poly(f.s.body, {{0, 0.98}, {0.3, 0.2}, {0.94, -0.44}, {0.94, -0.62}, {-0.94, -0.62}, {-0.94, -0.44}, {-0.3, 0.2}});
  f.oval(f.s.light, 0, 0.28, 0.16, 0.24);
}

void helicopter(const Frame& f) {
  f.oval(f.s.body, 0, 0.3, 0.4, 0.42);
  f.poly(f.s.body, {{-0.16, 0}, {0.16, 0}, {0.08, -0.94}, {-0.08, -0.94}});
  f.box(f.s.dark, -0.34, -0.96, 0.34, -0.84);
  f.oval(f.s.light, 0, 0.5, 0.24, 0.16);
  for (const double turn : {0.6, 2.17}) {
    const double u = 0.96 * std::cos(turn);
    const double v = 0.7 * std::sin(turn);
    f.stroke(-u, 0.2 - v, u, 0.2 + v);
  }
  f.disc(f.s.dark, 0, 0.2, 0.1);
}

void figure(const Frame& f, std::string_view gear, bool armed) {
  if (gear == "gravpack" || gear == "jetpack")
    for (const double side : {-0.34, 0.34}) {
      if (gear == "gravpack")
        f.disc(f.s.dark, side, -0.46, 0.28);
      else
        f.box(f.s.dark, side - 0.18, -0.92, side + 0.18, -0.2, 0.08);
    }
  const double bulk = gear == "powered-armour" ? 1.25 : 1;
  if (bulk > 1)
    for (const double side : {-1.0, 1.0}) f.disc(f.s.dark, side * 0.66, 0.02, 0.3);
  f.oval(f.s.body, 0, -0.04, std::min(0.95, 0.74 * bulk), 0.36 * bulk);
  f.oval(f.s.light, 0, 0.04, 0.3, 0.3);
  if (armed) f.stroke(0.42, -0.1, 0.3, 0.92);
}

void figures(const Frame& f, int columns, int rows, std::string_view gear, bool loose) {
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const double u = -1 + (2.0 * c + 1) / columns;
      const double v = -1 + (2.0 * r + 1) / rows + (loose && c % 2 == 1 ? 0.12 : 0);
      const Frame cell = f.part(u, v, 1.0 / columns, 1.0 / rows);
      const double side = std::min(cell.x, cell.y) * 0.88;
      figure({f.s, side, side, cell.centre}, gear, true);
    }
}

void rider(const Frame& f) {
  f.oval(f.s.dark, 0, -0.06, 0.34, 0.66);
  f.oval(f.s.dark, 0, 0.74, 0.17, 0.25);
  f.stroke(0, -0.7, 0.1, -0.98);
  f.oval(f.s.body, 0, -0.1, 0.56, 0.22);
  f.oval(f.s.light, 0, -0.08, 0.2, 0.15);
  f.stroke(0.46, -0.3, 0.42, 0.7);
}

void riders(const Frame& f, int columns, int rows) {
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const Frame cell = f.part(-1 + (2.0 * c + 1) / columns, -1 + (2.0 * r + 1) / rows, 1.0 / columns, 1.0 / rows);
      const double half = std::min(cell.y, cell.x * 1.9);
      rider({f.s, std::min(cell.x, half * 0.75), half * 0.92, cell.centre});
    }
}

void leader(const Frame& f) {
  const double side = std::min(f.x, f.y);
  const Frame g{f.s, side, side, f.centre};
  figure(g, "", false);
  QPolygonF star;
  for (int i = 0; i < 10; ++i) {
    const double a = i * 3.14159265358979323846 / 5;
    const double r = i % 2 == 0 ? 0.34 : 0.15;
    star << g.at(std::sin(a) * r, -0.62 + std::cos(a) * r);
  }
  f.s.light.addPolygon(star);
  f.s.light.closeSubpath();
}

void gun(const Frame& f) {
  for (const double side : {-1.0, 1.0}) {
    f.box(f.s.dark, side * 0.72, -0.34, side * 0.5, 0.26, 0.08);
    f.stroke(side * 0.12, -0.1, side * 0.42, -0.94);
  }
  f.poly(f.s.body, {{-0.5, 0.12}, {0.5, 0.12}, {0.5, 0.24}, {-0.5, 0.24}});
  f.box(f.s.light, -0.11, -0.36, 0.11, 0.98, 0.03);
  f.box(f.s.body, -0.2, -0.34, 0.2, 0.0, 0.05);
}

void chevron(const Frame& f) {
  f.poly(f.s.body, {{0, 0.7}, {0.6, -0.1}, {0.36, -0.3}, {0, 0.2}, {-0.36, -0.3}, {-0.6, -0.1}});
}

std::string_view troop_of(const Piece& piece) {
  const std::string_view troop = word(piece, "troop");
  if (!troop.empty()) return troop;
  if (!word(piece, "drive").empty() || !word(piece, "speed").empty()) return "vehicle";
  return word(piece, "gear").empty() ? "" : "infantry";
}

void vehicle(const Frame& f, const Piece& piece) {
  const std::string_view drive = word(piece, "drive");
  if (drive == "half-tracked") return half_track(f, flag(piece, "armoured", true));
  if (drive == "wheeled" || (drive.empty() && word(piece, "speed") == "wheeled"))
    return flag(piece, "armoured", false) ? armoured_car(f) : lorry(f);
  if (drive == "walker") return walker(f);
  if (drive == "grav") return grav(f);
  if (drive == "hover") return hover(f);
  if (drive == "thruster") return thruster(f);
  if (drive == "helicopter") return helicopter(f);
  tank(f);
}

// About the number of figures that stand on a base of that size.
int ranks(double inches, double each, int most) {
  return std::clamp(static_cast<int>(std::lround(inches / each)), 1, most);
}

}  // namespace

Silhouette silhouette_of(const Piece& piece, const Footprint& footprint) {
  Silhouette s;
  const Box box = frame_box(footprint);
  const bool round = std::holds_alternative<CircleBase>(footprint);
  const double room = round ? 0.72 : 0.9;
  const Vec middle = (box.min + box.max) * 0.5;
  const double width = box.max.x - box.min.x;
  const double length = box.max.y - box.min.y;
  const Frame f{s, width / 2 * room, length / 2 * room, {middle.x, middle.y}};
  // A vehicle on a round base has the proportions of a vehicle.
  const Frame hull{s, round ? f.x * 0.66 : std::min(f.x, f.y * 0.75), round ? f.y * 1.15 : f.y, f.centre};
  s.stroke = std::min(width, length) * 0.035;
  const std::string_view troop = troop_of(piece);
  if (troop == "vehicle") vehicle(hull, piece);
  if (troop == "infantry") {
    const int columns = ranks(width, 0.75, 16);
    const int rows = ranks(length, 0.75, 8);
    figures(f, columns, rows, word(piece, "gear"), false);
  }
  if (troop == "squad")
    figures(f, std::max(3, ranks(width, 0.75, 12)), std::max(2, ranks(length, 0.75, 8)), word(piece, "gear"), true);
  if (troop == "half-squad") figures(f, 2, 1, word(piece, "gear"), true);
  if (troop == "cavalry") riders(f, ranks(width, 0.8, 14), ranks(length, 1.3, 6));
  if (troop == "leader") leader(f);
  if (troop == "gun" || troop == "artillery") gun(f);
  if (troop.empty()) chevron(f);
  for (QPainterPath* path : {&s.dark, &s.body, &s.light}) path->setFillRule(Qt::WindingFill);
  return s;
}

}  // namespace linesman
