#include "reach/bounds/closed_places.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/heading.h"
#include "base/tolerance.h"
#include "base/vec.h"
#include "geometry/shapes/convex.h"
#include "reach/bounds/shapes.h"

namespace linesman {

namespace {

constexpr double SQUARE = 2;  // inches

constexpr double CLEAR = 1e-3;  // inches that a thing has to be beyond doubt by

/// Where two segments cross, each well between the ends of the other.
std::optional<Vec> crossed(Vec from, Vec to, Vec a, Vec b) {
  const Vec way = to - from;
  const Vec side = b - a;
  const auto parts = [](Vec along, Vec p, Vec q) {
    const double clear = CLEAR * length(along);
    return (cross(along, p) > clear && cross(along, q) < -clear) ||
           (cross(along, p) < -clear && cross(along, q) > clear);
  };
  if (!parts(way, a - from, b - from) || !parts(side, from - a, to - a)) return std::nullopt;
  return from + way * (cross(a - from, side) / cross(way, side));
}

/// `apart` inches have to be between them; below 0: any.
bool is_too_near(const FixedBase& own, const FixedBase& other, double apart) {
  if (apart < 0) return false;
  return apart > 0 ? own.gap_to(other) < apart - CLEAR : own.overlaps(other);
}

std::size_t square_of(double inches) { return static_cast<std::size_t>(std::max(0.0, inches) / SQUARE); }

/// Numbers of bases by the group that they hang together with.
std::vector<std::vector<std::size_t>> linked(const std::vector<FixedBase>& bases, double link) {
  std::vector<std::size_t> head(bases.size());
  std::iota(head.begin(), head.end(), std::size_t{0});
  const auto top = [&](std::size_t i) {
    while (head[i] != i) i = head[i];
    return i;
  };
  std::vector<Box> near;
  for (const FixedBase& base : bases) near.push_back(base.box().grown(link / 2 + EPS));
  for (std::size_t i = 0; i < bases.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (near[i].meets(near[k]) && bases[i].gap_to(bases[k]) <= link + EPS) head[top(i)] = top(k);
  std::vector<std::vector<std::size_t>> groups(bases.size());
  for (std::size_t i = 0; i < bases.size(); ++i) groups[top(i)].push_back(i);
  std::erase_if(groups, [](const auto& group) { return group.empty(); });
  return groups;
}

}  // namespace

double ClosedPlaces::Group::from(Vec place) const {
  double least = HUGE_VAL;
  for (const FixedBase& base : bases) least = std::min(least, base.distance_from(place));
  return least;
}

ClosedPlaces::ClosedPlaces(const FareOnTable& on_table)
    : base_(on_table.radii()),
      footprint_(on_table.start.base),
      ends_on_table_(on_table.fare.keeps_on_table || on_table.fare.ends_on_table),
      keeps_on_table_(on_table.fare.keeps_on_table) {
  const Fare& fare = on_table.fare;
  const Table& table = on_table.game().table();
  table_ = {table.width, table.depth};
  for (const FareOnTable::Other& other : on_table.others) keep_from(other);
  for (const FareOnTable::Ground& ground : on_table.grounds)
    if (ground.bars_bases()) grounds_.push_back(&ground);
  for (const FareOnTable::Line& line : on_table.lines) keep_behind(line);
  for (const FareOnTable::Way& way : on_table.ways)
    if (way.fare.leads_through) leading_.push_back(way.area);
  if (fare.formation) keep_together(on_table, *fare.formation);
  reach_ = base_.outer + (fare.formation ? fare.formation->link : 0);
  sort_by_square();
}

void ClosedPlaces::sort_by_square() {
  const auto box_of = [&](const NearbyPiece& kept) {
    return kept.box.grown(base_.outer + std::max({0.0, kept.apart, kept.clear}) + CLEAR);
  };
  const auto box_off = [&](const FareOnTable::Ground* ground) { return ground->area->box().grown(base_.inner); };
  for (const NearbyPiece& piece : pieces_) squared_.include(box_of(piece));
  for (const FareOnTable::Ground* ground : grounds_) squared_.include(box_off(ground));
  if (squared_.empty()) return;
  columns_ = square_of(squared_.max.x - squared_.min.x) + 1;
  squares_.resize(columns_ * (square_of(squared_.max.y - squared_.min.y) + 1));
  const auto sort = [&](const Box& box, auto list, std::size_t index) {
    if (box.empty()) return;
    for (std::size_t row = square_of(box.min.y - squared_.min.y); row <= square_of(box.max.y - squared_.min.y); ++row)
      for (std::size_t column = square_of(box.min.x - squared_.min.x); column <= square_of(box.max.x - squared_.min.x);
           ++column)
        (squares_[row * columns_ + column].*list).push_back(index);
  };
  for (std::size_t i = 0; i < pieces_.size(); ++i) sort(box_of(pieces_[i]), &Square::pieces, i);
  for (std::size_t i = 0; i < grounds_.size(); ++i) sort(box_off(grounds_[i]), &Square::grounds, i);
}

const ClosedPlaces::Square* ClosedPlaces::square_at(Vec place) const {
  if (squared_.empty() || !squared_.meets(Box{place, place})) return nullptr;
  const std::size_t row = square_of(place.y - squared_.min.y);
  return &squares_[row * columns_ + square_of(place.x - squared_.min.x)];
}

void ClosedPlaces::keep_from(const FareOnTable::Other& other) {
  const auto clear = other.clear;
  const auto apart = other.apart;
  if (!clear && !apart) return;
  pieces_.push_back({other.standing, other.standing.box(), apart ? base_.inner + *apart - EPS : -1,
                     clear ? base_.inner + *clear - EPS : -1, apart.value_or(-1), clear.value_or(-1)});
}

void ClosedPlaces::keep_behind(const FareOnTable::Line& line) {
  Line kept{line.fare, {}, nullptr, line.area->box()};
  if (const auto* along = std::get_if<Polyline>(&line.feature->shape)) kept.sides.push_back(*along);
  if (const auto* polygons = std::get_if<MultiPolygon>(&line.feature->shape)) {
    kept.within = line.area;
    for (const Polygon& polygon : *polygons) kept.sides.push_back(closed_line(polygon.outer));
  }
  lines_.push_back(std::move(kept));
}

void ClosedPlaces::keep_together(const FareOnTable& fare, const FormationFare& formation) {
  std::vector<FixedBase> bases;
  for (const PieceIndex other : formation.others)
    bases.emplace_back(fare.start.footprint(other), fare.game().piece(other).pose);
  const auto groups = linked(bases, formation.link);
  const FixedBase own(fare.start.base, fare.stand().pose);
  for (const auto& group : groups) {
    const auto near = [&](std::size_t i) { return own.gap_to(bases[i]) <= formation.link + EPS; };
    // It did not hang together before: then nothing is asked.
    if (std::none_of(group.begin(), group.end(), near)) return;
  }
  for (const auto& group : groups) {
    groups_.emplace_back();
    for (const std::size_t i : group) groups_.back().bases.push_back(bases[i]);
  }
}

bool ClosedPlaces::closed(Vec place, double slack, Going how) const {
  const double inside = std::min({place.x, place.y, table_.x - place.x, table_.y - place.y});
  if (ends_on_table_ && inside + slack < base_.inner - EPS) return true;
  return off_formation(place) > slack + EPS || base_keeps_out(place, slack, &NearbyPiece::at_end) ||
         ground_keeps_out(place, slack, how) || line_keeps_out(place, slack);
}

bool ClosedPlaces::blocked(Vec place) const {
  return base_keeps_out(place, 0, &NearbyPiece::on_way) || blocked_by_ground(place);
}

bool ClosedPlaces::blocked_by_ground(Vec place) const { return ground_keeps_out(place, 0, Going::by_legs); }

bool ClosedPlaces::blocked_by_base(const Pose& pose) const {
  const Square* near = square_at(pose.at);
  if (!near || near->pieces.empty()) return false;
  const FixedBase own(footprint_, pose);
  return std::any_of(near->pieces.begin(), near->pieces.end(),
                     [&](std::size_t i) { return is_too_near(own, pieces_[i].base, pieces_[i].clear); });
}

/// Some of the base is not so far inside the edge of the table.
bool ClosedPlaces::passes_edge(const Pose& pose, double least) const {
  const double inside = std::min({pose.at.x, pose.at.y, table_.x - pose.at.x, table_.y - pose.at.y});
  if (inside > base_.outer) return false;
  const Box box = FixedBase(footprint_, pose).box();
  return std::min({box.min.x, box.min.y, table_.x - box.max.x, table_.y - box.max.y}) < least;
}

bool ClosedPlaces::blocked_on_leg(const Pose& from, Vec to) const {
  return leaves_table_on_leg(from, to, -CLEAR) || meets_base_on_leg(from, to, -CLEAR);
}

bool ClosedPlaces::surely_passed(const Pose& from, Vec to) const {
  return !leaves_table_on_leg(from, to, 0) && !meets_base_on_leg(from, to, CLEAR) && !meets_ground_on_leg(from, to);
}

bool ClosedPlaces::leaves_table_on_leg(const Pose& from, Vec to, double least) const {
  return keeps_on_table_ && (passes_edge(from, least) || passes_edge({to, from.facing}, least));
}

/// What is kept from bases is so much more; who is kept off them alone may touch them.
bool ClosedPlaces::meets_base_on_leg(const Pose& from, Vec to, double more) const {
  const double inches = distance(from.at, to);
  const Vec along = inches > EPS ? (to - from.at) * (1 / inches) : Vec{0, 1};
  Box way{from.at, from.at};
  way.include(to);
  way = way.grown(base_.outer);
  std::optional<FixedBase> own;
  return std::any_of(pieces_.begin(), pieces_.end(), [&](const NearbyPiece& kept) {
    if (kept.clear < 0) return false;
    const double clear = kept.clear > 0 ? std::max(0.0, kept.clear + more) : 0;
    if (!way.meets(kept.box.grown(clear)) || !kept.base.may_be_met(from.at, to, base_.outer + clear)) return false;
    if (!own) own.emplace(footprint_, from);
    return kept.base.is_met_by(*own, along, inches, clear);
  });
}

bool ClosedPlaces::meets_ground_on_leg(const Pose& from, Vec to) const {
  if (grounds_.empty()) return false;
  const double inches = distance(from.at, to);
  const Vec along = inches > EPS ? (to - from.at) * (1 / inches) : Vec{0, 1};
  Box way{from.at, from.at};
  way.include(to);
  way = way.grown(base_.outer);
  std::optional<FixedBase> own;
  SweepScratch work;
  return std::any_of(grounds_.begin(), grounds_.end(), [&](const FareOnTable::Ground* ground) {
    if (!way.meets(ground->area->box())) return false;
    if (!own) own.emplace(footprint_, from);
    ground->area->on_leg(LegSweep({from.at, along, inches}, own->shape()), false, work);
    return !work.met.empty();
  });
}

bool ClosedPlaces::surely_ends(const Pose& pose) const {
  if ((ends_on_table_ && passes_edge(pose, 0)) || off_formation(pose.at) > base_.inner - base_.outer - CLEAR)
    return false;
  const Square* near = square_at(pose.at);
  if (!near || near->pieces.empty()) return true;
  const FixedBase own(footprint_, pose);
  return std::none_of(near->pieces.begin(), near->pieces.end(), [&](std::size_t i) {
    const NearbyPiece& kept = pieces_[i];
    return kept.apart >= 0 && (kept.apart > 0 ? own.gap_to(kept.base) < kept.apart + CLEAR : own.overlaps(kept.base));
  });
}

bool ClosedPlaces::ends_too_near(const Pose& pose) const {
  const Square* near = square_at(pose.at);
  if (!near || near->pieces.empty()) return false;
  const FixedBase own(footprint_, pose);
  return std::any_of(near->pieces.begin(), near->pieces.end(),
                     [&](std::size_t i) { return is_too_near(own, pieces_[i].base, pieces_[i].apart); });
}

/// Calls passed(line, bearing) for each that a leg surely passes where nothing leads through it.
template <class Passed>
void ClosedPlaces::for_lines_passed(Vec from, Vec to, Passed&& passed) const {
  Box way{from, from};
  way.include(to);
  for (const Line& line : lines_) {
    if (!line.box.meets(way) || (line.within && line.within->distance_from(from) < CLEAR)) continue;
    for (const Polyline& side : line.sides)
      for (std::size_t i = 0; i + 1 < side.size(); ++i)
        if (const auto place = crossed(from, to, side[i], side[i + 1]);
            place && !(line.fare.led_through && led_near(*place, CLEAR)))
          passed(line.fare, heading_of(side[i + 1] - side[i]));
  }
}

bool ClosedPlaces::passes_line(const Pose& from, Vec to) const {
  bool barred = false;
  for_lines_passed(from.at, to, [&](const LineFare& line, double bearing) {
    barred = barred || !line.price || !is_square(line, from.facing, bearing);
  });
  return barred;
}

bool ClosedPlaces::passes_squarely(Vec from, Vec to) const {
  constexpr double ANY = 90;  // degrees off a right angle
  bool bound = false;
  for_lines_passed(from, to, [&](const LineFare& line, double) { bound = bound || line.square < ANY; });
  return bound;
}

double ClosedPlaces::price_of_lines(Vec from, Vec to) const {
  double price = 0;
  for_lines_passed(from, to, [&](const LineFare& line, double) { price += line.price.value_or(0); });
  return price;
}

double ClosedPlaces::Line::distance_from(Vec place) const {
  double least = HUGE_VAL;
  for (const Polyline& side : sides)
    for (std::size_t i = 0; i + 1 < side.size(); ++i)
      least = std::min(least, distance_to_segment(place, side[i], side[i + 1]));
  return least;
}

/// At the end.
bool ClosedPlaces::line_keeps_out(Vec place, double slack) const {
  return std::any_of(lines_.begin(), lines_.end(), [&](const Line& line) {
    const double near = line.fare.apart - slack - EPS;
    return near > 0 && line.box.meets(Box{place, place}.grown(near)) && line.distance_from(place) < near &&
           !(line.fare.led_through && led_near(place, slack));
  });
}

bool ClosedPlaces::base_keeps_out(Vec place, double slack, double NearbyPiece::*least) const {
  const Square* near = square_at(place);
  if (!near) return false;
  const auto stands_there = [&](std::size_t i) {
    return pieces_[i].base.nearer_than(place, pieces_[i].*least - slack);
  };
  return std::any_of(near->pieces.begin(), near->pieces.end(), stands_there);
}

bool ClosedPlaces::ground_keeps_out(Vec place, double slack, Going how) const {
  const Square* near = square_at(place);
  if (!near) return false;
  const Box disc = Box{place, place}.grown(std::max(0.0, base_.inner - slack));
  const auto meets = [&](std::size_t i) {
    const Area& area = *grounds_[i]->area;
    const GroundFare& fare = grounds_[i]->fare;
    if (fare.open_to_turns && how == Going::anyhow) return false;
    return area.box().meets(disc) && area.distance_from(place) + slack < base_.inner - EPS &&
           !(fare.led_through && led_near(place, slack + (fare.under_ways ? base_.outer : 0)));
  };
  return std::any_of(near->grounds.begin(), near->grounds.end(), meets);
}

/// A way that leads through closed ground comes so near.
bool ClosedPlaces::led_near(Vec place, double slack) const {
  return std::any_of(leading_.begin(), leading_.end(),
                     [&](const Area* way) { return way->distance_from(place) <= slack + EPS; });
}

double ClosedPlaces::off_formation(Vec place) const {
  double most = -HUGE_VAL;
  for (const Group& group : groups_) most = std::max(most, group.from(place) - reach_);
  return most;
}

}  // namespace linesman
