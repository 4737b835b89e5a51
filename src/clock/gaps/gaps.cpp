#include "clock/gaps/gaps.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "base/contains.h"
#include "base/disjoint_sets.h"
#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/shapes/convex.h"
#include "reach/search/way_trial.h"

namespace linesman {

namespace {

constexpr std::size_t MOST_THINGS = 400;  // pairs of more take too long
constexpr const char* EDGE = "edge";

Measured outline_of_feature(const Feature& feature) {
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) return {*line, feature.width / 2};
  const auto* polygons = std::get_if<MultiPolygon>(&feature.shape);
  return {polygons ? *polygons : MultiPolygon(), 0};
}

bool is_empty(const Measured& outline) {
  const auto* polygons = std::get_if<MultiPolygon>(&outline.shape);
  return polygons && polygons->empty();
}

/// The fares of all ways of a mover, by whichever action and the lowest roll.
std::vector<Fares> fares_of_mover(const Hearing& hearing, const ClockMover& mover) {
  std::vector<Fares> all;
  for (const ClockAction& action : mover.actions) {
    Order order = action.order;
    order.dice = action.rolls.front().dice.front();
    if (const auto trial = WayTrial::of(hearing, order, mover.pieces.front())) all.push_back(trial->fares());
  }
  return all;
}

template <class Closes>
bool closed_by_all(const std::vector<Fares>& actions, const Closes& closes) {
  bool any = false;
  for (const Fares& fares : actions)
    for (const Fare& fare : fares) {
      if (!closes(fare)) return false;
      any = true;
    }
  return any;
}

bool closes_feature(const Fare& fare, FeatureIndex feature) {
  const auto ground = [&](const GroundFare& each) {
    return each.feature == feature && each.barred && !each.led_through;
  };
  const auto line = [&](const LineFare& each) { return each.feature == feature && !each.price && !each.led_through; };
  return std::any_of(fare.grounds.begin(), fare.grounds.end(), ground) ||
         std::any_of(fare.lines.begin(), fare.lines.end(), line);
}

bool closes_piece(const Fare& fare, PieceIndex piece) {
  return std::any_of(fare.pieces.begin(), fare.pieces.end(),
                     [&](const PieceFare& each) { return each.piece == piece && !each.passed; });
}

std::vector<ClosedThing> closed_things(const Hearing& hearing, const std::vector<const ClockMover*>& movers) {
  const Game& game = hearing.game();
  std::vector<std::vector<Fares>> fares;
  for (const ClockMover* mover : movers) fares.push_back(fares_of_mover(hearing, *mover));
  std::vector<ClosedThing> things;
  const auto add = [&](const std::string& id, Measured outline, const auto& closes) {
    ClosedThing thing{id, std::move(outline), {}};
    for (std::size_t i = 0; i < movers.size(); ++i)
      if (closed_by_all(fares[i], [&](const Fare& fare) { return closes(fare, *movers[i]); }))
        thing.movers.push_back(i);
    if (!thing.movers.empty() && !is_empty(thing.outline)) things.push_back(std::move(thing));
  };
  for (std::size_t i = 0; i < game.terrain().size(); ++i) {
    const auto feature = static_cast<FeatureIndex>(i);
    add(game.feature(feature).id, outline_of_feature(game.feature(feature)),
        [&](const Fare& fare, const ClockMover&) { return closes_feature(fare, feature); });
  }
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto piece = static_cast<PieceIndex>(i);
    if (!game.piece(piece).on_table()) continue;
    const Footprint base = hearing.ruleset().footprint(hearing.in_force(), piece);
    const Pose& pose = game.piece(piece).pose;
    const auto* circle = std::get_if<CircleBase>(&base);
    Ring ring;
    for (const Vec corner : convex_hull(corners(base))) ring.push_back(pose.at + rotated(corner, pose.facing));
    add(game.piece(piece).id,
        circle ? Measured{pose.at, circle->diameter / 2} : Measured{MultiPolygon{Polygon{ring, {}}}, 0},
        [&](const Fare& fare, const ClockMover& mover) {
          return !contains(mover.pieces, piece) && closes_piece(fare, piece);
        });
  }
  const Table& table = game.table();
  add(EDGE, {Polyline{{0, 0}, {table.width, 0}, {table.width, table.depth}, {0, table.depth}, {0, 0}}, 0},
      [](const Fare& fare, const ClockMover&) { return fare.keeps_on_table; });
  if (things.size() > MOST_THINGS) things.resize(MOST_THINGS);
  return things;
}

/// Parts of the edge are things of their own: a wall may stand near two of them.
std::vector<Measured> parts_of(const ClosedThing& thing) {
  if (thing.id != EDGE) return {thing.outline};
  const auto& ring = std::get<Polyline>(thing.outline.shape);
  std::vector<Measured> parts;
  for (std::size_t i = 1; i < ring.size(); ++i) parts.push_back({Polyline{ring[i - 1], ring[i]}, 0});
  return parts;
}

/// By thing: the first of its sections, features of one kind of which each touches another.
std::vector<std::size_t> wholes_of(const Game& game, const std::vector<ClosedThing>& things) {
  DisjointSets sets(things.size());
  for (std::size_t i = 0; i < things.size(); ++i) {
    const auto feature = game.find_feature(things[i].id);
    for (std::size_t k = 0; k < i && feature; ++k) {
      const auto other = game.find_feature(things[k].id);
      if (!other || sets.are_joined(k, i) || game.feature(*other).kind != game.feature(*feature).kind) continue;
      const auto gap = closest_points(things[i].outline, things[k].outline);
      if (gap && gap->distance <= EPS) sets.join(k, i);
    }
  }
  std::vector<std::size_t> whole;
  for (std::size_t i = 0; i < things.size(); ++i) whole.push_back(sets.least_of(i));
  return whole;
}

bool is_in_between(const std::vector<ClosedThing>& things, const std::vector<std::size_t>& whole, std::size_t a,
                   std::size_t b, const ClosestPoints& gap) {
  const Vec middle = (gap.from + gap.to) * 0.5;
  for (std::size_t other = 0; other < things.size(); ++other) {
    if (whole[other] == whole[a] || whole[other] == whole[b]) continue;
    const auto across = closest_points({Polyline{gap.from, gap.to}, 0}, things[other].outline);
    if (across && across->distance <= EPS) return true;
    const auto near = closest_points({middle, 0}, things[other].outline);
    if (near && near->distance < gap.distance / 2 - EPS) return true;
  }
  return false;
}

/// The base that most pieces of the movers have, of those that go at all; of equals the wider.
double usual_width(const Hearing& hearing, const std::vector<const ClockMover*>& movers) {
  std::map<double, int> widths;
  for (const ClockMover* mover : movers) {
    if (mover->actions.empty()) continue;
    for (const PieceIndex piece : mover->pieces)
      ++widths[narrowest(hearing.ruleset().footprint(hearing.in_force(), piece))];
  }
  double usual = 0;
  int most = 0;
  for (const auto& [width, count] : widths)
    if (count >= most) {
      most = count;
      usual = width;
    }
  return usual;
}

}  // namespace

double narrowest(const Footprint& base) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) return circle->diameter;
  const Ring hull = convex_hull(corners(base));
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Vec along = hull[(i + 1) % hull.size()] - hull[i];
    double most = 0;
    for (const Vec corner : hull) most = std::max(most, std::abs(cross(along, corner - hull[i])) / length(along));
    least = std::min(least, most);
  }
  return least;
}

std::vector<GapOfSide> gaps_of(const Hearing& hearing, const std::vector<const ClockMover*>& movers,
                               std::vector<ClosedThing>& things) {
  things = closed_things(hearing, movers);
  const double usual = usual_width(hearing, movers);
  const std::vector<std::size_t> whole = wholes_of(hearing.game(), things);
  std::vector<GapOfSide> gaps;
  // The shortest between two things, and one for each part of the edge.
  std::map<std::tuple<std::size_t, std::size_t, std::size_t>, std::size_t> shortest;
  for (std::size_t a = 0; a < things.size(); ++a)
    for (std::size_t b = a + 1; b < things.size(); ++b) {
      if (whole[a] == whole[b]) continue;
      const std::vector<Measured> parts = parts_of(things[b]);
      for (std::size_t part = 0; part < parts.size(); ++part) {
        const auto gap = closest_points(things[a].outline, parts[part]);
        if (!gap || gap->distance <= EPS || gap->distance > MOST_GAP || is_in_between(things, whole, a, b, *gap))
          continue;
        GapOfSide made{things[a].id, things[b].id, gap->from, gap->to, gap->distance};
        made.lanes = usual > 0 ? static_cast<int>(std::floor(gap->distance / usual + EPS)) : 0;
        for (std::size_t i = 0; i < movers.size(); ++i) {
          if (!contains(things[a].movers, i) || !contains(things[b].movers, i)) continue;
          double widest = 0;
          for (const PieceIndex piece : movers[i]->pieces)
            widest = std::max(widest, narrowest(hearing.ruleset().footprint(hearing.in_force(), piece)));
          if (exceeds(widest, gap->distance)) made.does_not_fit.push_back(movers[i]->id);
        }
        const auto [first, second] = std::minmax(whole[a], whole[b]);
        const auto [known, is_new] = shortest.try_emplace({first, second, part}, gaps.size());
        if (is_new)
          gaps.push_back(std::move(made));
        else if (made.width < gaps[known->second].width - EPS)
          gaps[known->second] = std::move(made);
      }
    }
  return gaps;
}

bool passes(const Polyline& way, const GapOfSide& gap) {
  for (std::size_t i = 1; i < way.size(); ++i)
    if (distance_between_segments(way[i - 1], way[i], gap.from, gap.to) <= EPS) return true;
  return false;
}

}  // namespace linesman
