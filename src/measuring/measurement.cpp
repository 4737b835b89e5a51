#include "measuring/measurement.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "base/heading.h"
#include "base/tolerance.h"
#include "base/vec.h"
#include "geometry/boost/grown.h"
#include "geometry/boost/overlay.h"

namespace linesman {

namespace {

/// The place of each point of the line; the first is 0.
std::vector<double> running_lengths(const Polyline& line) {
  std::vector<double> running{0};
  for (std::size_t i = 1; i < line.size(); ++i) running.push_back(running.back() + distance(line[i - 1], line[i]));
  return running;
}

/// The point at a place; the first point for a place before the line, the last for one beyond it.
Vec point_along(const Polyline& line, double along) {
  const std::vector<double> running = running_lengths(line);
  if (along <= 0) return line.front();
  const auto next = std::lower_bound(running.begin(), running.end(), along);
  if (next == running.end()) return line.back();
  const auto i = static_cast<std::size_t>(next - running.begin());
  const double part = (along - running[i - 1]) / (running[i] - running[i - 1]);
  return line[i - 1] + (line[i] - line[i - 1]) * part;
}

/// The place of the line's point that is nearest to `point`; of equal ones the first.
double place_along(const Polyline& line, Vec point) {
  const std::vector<double> running = running_lengths(line);
  double place = 0;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Vec leg = line[i + 1] - line[i];
    const double squared = dot(leg, leg);
    const double part = squared > 0 ? std::clamp(dot(point - line[i], leg) / squared, 0.0, 1.0) : 0;
    const double off = distance(point, line[i] + leg * part);
    if (!(off < least)) continue;
    least = off;
    place = running[i] + (running[i + 1] - running[i]) * part;
  }
  return place;
}

/// The line between two places; backwards when `from` is behind `to`.
Polyline stretch_between(const Polyline& line, double from, double to) {
  if (from > to) {
    Polyline back = stretch_between(line, to, from);
    std::reverse(back.begin(), back.end());
    return back;
  }
  const std::vector<double> running = running_lengths(line);
  Polyline stretch{point_along(line, from)};
  for (std::size_t i = 0; i < line.size(); ++i)
    if (running[i] > from && running[i] < to) stretch.push_back(line[i]);
  stretch.push_back(point_along(line, to));
  return stretch;
}

constexpr std::size_t MAX_MARKS = 2000;
constexpr int CHORDS = 180;  // of a full circle: too small by less than 0.0002 of the radius

Problem gone(const std::string& id) { return {"", "\"" + id + "\" is no longer on the table"}; }

/// The piece with that id, if it is on the table.
Result<PieceIndex> standing(const std::string& id, const Game& game) {
  const auto piece = game.find_piece(id);
  if (!piece || !game.piece(*piece).on_table()) return gone(id);
  return *piece;
}

struct Outliner {
  const Game& game;
  const BaseOf& base_of;

  Result<Measurable> operator()(const TablePoint& point) const { return linesman::outline_of(point.at); }
  Result<Measurable> operator()(const PiecePoint& point) const {
    const auto piece = standing(point.piece, game);
    if (!piece) return piece.problem();
    const Pose& pose = game.piece(*piece).pose;
    return linesman::outline_of(pose.at + rotated(point.at, pose.facing));
  }
  Result<Measurable> operator()(const WholePiece& whole) const {
    const auto piece = standing(whole.piece, game);
    if (!piece) return piece.problem();
    return linesman::outline_of(base_of(*piece), game.piece(*piece).pose);
  }
  Result<Measurable> operator()(const WholeFeature& whole) const {
    const auto feature = game.find_feature(whole.feature);
    if (!feature) return gone(whole.feature);
    Measurable outline = linesman::outline_of(game.feature(*feature), game.table());
    if (outline.empty()) return gone(whole.feature);
    return outline;
  }
};

Polygon disc(Vec centre, double radius) {
  Ring ring;
  // Headings run clockwise, rings anticlockwise.
  for (int i = CHORDS; i > 0; --i) ring.push_back(centre + direction(360.0 * i / CHORDS) * radius);
  return {ring, {}};
}

Result<MultiPolygon> grown_part(const Measured& part, double by) {
  if (const auto* point = std::get_if<Vec>(&part.shape)) return MultiPolygon{disc(*point, part.radius + by)};
  if (const auto* polygons = std::get_if<MultiPolygon>(&part.shape)) return grown(*polygons, part.radius + by, CHORDS);
  const auto& line = std::get<Polyline>(part.shape);
  auto strip = strip_outline(line, 2 * (part.radius + by), CHORDS);
  if (!strip) return strip;
  // A strip has flat ends, a ring has round ones.
  MultiPolygon area = *strip;
  for (const Vec end : {line.front(), line.back()}) area.push_back(disc(end, part.radius + by));
  return area;
}

Result<MultiPolygon> grown_outline(const Measurable& outline, double by) {
  MultiPolygon all;
  for (const Measured& part : outline) {
    auto area = grown_part(part, by);
    if (!area) return area.problem();
    all.insert(all.end(), area->begin(), area->end());
  }
  if (all.size() == 1) return all;
  return united(all);
}

std::optional<PieceIndex> piece_of(const Anchor& anchor, const Game& game) {
  if (const auto* whole = std::get_if<WholePiece>(&anchor)) return game.find_piece(whole->piece);
  if (const auto* point = std::get_if<PiecePoint>(&anchor)) return game.find_piece(point->piece);
  return std::nullopt;
}

class Reader {
 public:
  Reader(const Game& game, const BaseOf& base_of) : game_(game), base_of_(base_of) {}

  Result<Reading> operator()(const Tape& tape) const {
    if (tape.anchors.size() < 2) return Problem{"", "a tape has two ends"};
    TapeReading reading;
    auto from = outline(tape.anchors.front());
    for (std::size_t i = 1; i < tape.anchors.size(); ++i) {
      if (!from) return from.problem();
      const auto to = outline(tape.anchors[i]);
      if (!to) return to.problem();
      const auto way = closest_points(*from, *to);
      if (!way) return way.problem();
      const double before = reading.legs.empty() ? 0 : reading.total();
      reading.legs.push_back({way->from, way->to, way->distance, before + way->distance});
      from = linesman::outline_of(way->to);
    }
    return Reading(std::move(reading));
  }

  Result<Reading> operator()(const Rings& rings) const {
    const auto centre = outline(rings.anchor);
    if (!centre) return centre.problem();
    std::vector<double> radii = rings.radii;
    std::erase_if(radii, [](double radius) { return !exceeds(radius, 0); });
    if (radii.empty()) return Problem{"", "a ring has a radius above 0"};
    std::sort(radii.begin(), radii.end());
    RingsReading reading;
    for (const double radius : radii) {
      auto area = grown_outline(*centre, radius);
      if (!area) return area.problem();
      reading.rings.push_back({radius, *std::move(area)});
    }
    reading.pieces = pieces_within(*centre, radii.back(), piece_of(rings.anchor, game_));
    return Reading(std::move(reading));
  }

  Result<Reading> operator()(const Angle& angle) const {
    AngleReading reading;
    const auto pivot = point_of(angle.pivot, {}, game_, base_of_);
    if (!pivot) return pivot.problem();
    const auto from = point_of(angle.from, *pivot, game_, base_of_);
    if (!from) return from.problem();
    const auto towards = point_of(angle.towards, *pivot, game_, base_of_);
    if (!towards) return towards.problem();
    for (const Vec end : {*from, *towards})
      if (same_length(distance(*pivot, end), 0)) return Problem{"", "the arms of an angle have a length"};
    reading.pivot = *pivot;
    reading.from = *from;
    reading.heading = heading_of(*from - *pivot);
    reading.turn = turn_between(reading.heading, heading_of(*towards - *pivot));
    reading.radius = distance(*pivot, *from);
    reading.arc = radians(std::abs(reading.turn)) * reading.radius;
    return Reading(reading);
  }

  Result<Reading> operator()(const March& march) const {
    auto line = line_of(march);
    if (!line) return line.problem();
    MarchReading reading;
    reading.line = *std::move(line);
    reading.running = running_lengths(reading.line);
    if (!exceeds(reading.total(), 0)) return Problem{"", "a line of march has a length"};
    const bool marked = exceeds(march.every, 0) && reading.total() / march.every < MAX_MARKS;
    for (int n = 1; marked && exceeds(reading.total(), n * march.every); ++n)
      reading.marks.push_back({n * march.every, point_along(reading.line, n * march.every)});
    return Reading(std::move(reading));
  }

 private:
  Result<Measurable> outline(const Anchor& anchor) const { return linesman::outline_of(anchor, game_, base_of_); }

  std::vector<PieceWithin> pieces_within(const Measurable& centre, double reach, std::optional<PieceIndex> own) const {
    std::vector<PieceWithin> found;
    const Box box = box_of(centre).grown(reach + EPS);
    for (std::size_t i = 0; i < game_.pieces().size(); ++i) {
      const auto piece = static_cast<PieceIndex>(i);
      if (piece == own || !game_.piece(piece).on_table()) continue;
      const Measurable base = linesman::outline_of(base_of_(piece), game_.piece(piece).pose);
      if (!box.meets(box_of(base))) continue;
      const auto way = closest_points(centre, base);
      if (way && within_limit(way->distance, reach)) found.push_back({piece, *way});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const PieceWithin& a, const PieceWithin& b) { return a.way.distance < b.way.distance; });
    return found;
  }

  Result<Polyline> line_of(const March& march) const {
    const auto* followed = march.anchors.empty() ? nullptr : std::get_if<WholeFeature>(&march.anchors.front());
    const auto feature = followed ? game_.find_feature(followed->feature) : std::nullopt;
    if (followed && !feature) return gone(followed->feature);
    if (feature)
      if (const auto* line = std::get_if<Polyline>(&game_.feature(*feature).shape)) return stretch_of(*line, march);
    if (march.anchors.size() < 2) return Problem{"", "a line of march has two ends"};
    Polyline line;
    for (const Anchor& anchor : march.anchors) {
      const auto point = point_of(anchor, line.empty() ? Vec{} : line.back(), game_, base_of_);
      if (!point) return point.problem();
      line.push_back(*point);
    }
    return line;
  }

  Result<Polyline> stretch_of(const Polyline& line, const March& march) const {
    if (march.anchors.size() < 3) return line;
    const auto from = point_of(march.anchors[1], line.front(), game_, base_of_);
    if (!from) return from.problem();
    const auto to = point_of(march.anchors[2], *from, game_, base_of_);
    if (!to) return to.problem();
    return stretch_between(line, place_along(line, *from), place_along(line, *to));
  }

  const Game& game_;
  const BaseOf& base_of_;
};

}  // namespace

Vec AngleReading::end() const { return turned_about(from, pivot, turn); }

Result<Measurable> outline_of(const Anchor& anchor, const Game& game, const BaseOf& base_of) {
  return std::visit(Outliner{game, base_of}, anchor);
}

Result<Vec> point_of(const Anchor& anchor, Vec seen_from, const Game& game, const BaseOf& base_of) {
  if (const auto* whole = std::get_if<WholePiece>(&anchor)) {
    const auto piece = standing(whole->piece, game);
    if (!piece) return piece.problem();
    return game.piece(*piece).pose.at;
  }
  const auto outline = outline_of(anchor, game, base_of);
  if (!outline) return outline.problem();
  const auto way = closest_points(outline_of(seen_from), *outline);
  if (!way) return way.problem();
  return way->to;
}

Result<Reading> read(const Measurement& measurement, const Game& game, const BaseOf& base_of) {
  return std::visit(Reader(game, base_of), measurement);
}

}  // namespace linesman
