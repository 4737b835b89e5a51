#include "clock/start_zones.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/shapes/convex.h"
#include "table/status.h"

namespace linesman {

namespace {

constexpr int SLIDES = 48;          // places along a side of a zone
constexpr std::size_t NEAREST = 2;  // places for each goal
constexpr double SPREAD = 8;        // inches between places that are spread over the zones, at least
constexpr std::size_t MOST_SPREAD = 6;

double inset_of(const Footprint& base) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) return circle->diameter / 2;
  return outer_radius(base);
}

double depth_in(const Ring& zone, Vec place) {
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < zone.size(); ++i)
    least = std::min(least, distance_to_segment(place, zone[i], zone[(i + 1) % zone.size()]));
  return least;
}

/// Centres at which a base touches the edge of a zone from within.
std::vector<Vec> along_edges(const Ring& zone, double inset) {
  std::vector<Vec> places;
  for (std::size_t i = 0; i < zone.size(); ++i) {
    const Vec from = zone[i];
    const Vec along = zone[(i + 1) % zone.size()] - from;
    const double inches = length(along);
    if (inches < EPS) continue;
    const Vec aside = Vec{-along.y, along.x} * (inset / inches);
    for (int part = 0; part <= SLIDES; ++part)
      for (const double side : {1.0, -1.0}) places.push_back(from + along * (1.0 * part / SLIDES) + aside * side);
  }
  return places;
}

/// The feet of a goal on the edges, set in.
std::vector<Vec> feet_of(const Ring& zone, double inset, Vec goal) {
  std::vector<Vec> places{goal};
  for (std::size_t i = 0; i < zone.size(); ++i) {
    const Vec from = zone[i];
    const Vec along = zone[(i + 1) % zone.size()] - from;
    const double square = dot(along, along);
    if (square < EPS) continue;
    const double room = std::min(0.5, inset / std::sqrt(square));
    const Vec foot = from + along * std::clamp(dot(goal - from, along) / square, room, 1 - room);
    const Vec aside = Vec{-along.y, along.x} * (inset / std::sqrt(square));
    for (const double side : {1.0, -1.0}) places.push_back(foot + aside * side);
  }
  return places;
}

class PlaceFinder {
 public:
  PlaceFinder(const Hearing& hearing, PieceIndex piece, const std::vector<Ring>& zones)
      : hearing_(hearing), piece_(piece), zones_(zones) {
    base_ = hearing.ruleset().footprint(hearing.in_force(), piece);
    for (const Ring& zone : zones)
      for (const Vec place : along_edges(zone, inset_of(base_) + EPS)) edge_.push_back(place);
  }

  std::vector<StartPlace> found(const std::vector<Goal>& goals) {
    for (const Goal& goal : goals) add_nearest(goal);
    for (const Vec place : edge_) {
      if (spread_ >= MOST_SPREAD) break;
      const bool apart = std::all_of(places_.begin(), places_.end(),
                                     [&](const StartPlace& other) { return distance(other.pose.at, place) >= SPREAD; });
      if (apart && add({place, hearing_.game().piece(piece_).pose.facing, 0})) ++spread_;
    }
    return std::move(places_);
  }

 private:
  void add_nearest(const Goal& goal) {
    std::vector<Vec> aims = goal.zone;
    aims.push_back(goal.at);
    std::vector<std::pair<double, Pose>> ranked;
    const auto rank = [&](Vec place, Vec aim) {
      const double off = goal.zone.empty() ? distance(place, aim) : goal.area->distance_from(place);
      const Vec ahead = aim - place;
      ranked.emplace_back(off, Pose{place, length(ahead) > EPS ? heading_of(ahead) : 0, 0});
    };
    for (const Vec aim : aims) {
      for (const Ring& zone : zones_)
        for (const Vec place : feet_of(zone, inset_of(base_) + EPS, aim)) rank(place, aim);
      for (const Vec place : edge_) rank(place, aim);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::size_t added = 0;
    for (const auto& [off, pose] : ranked)
      if (added < NEAREST && add(pose)) ++added;
  }

  bool add(const Pose& pose) {
    if (!lies_in(zones_, base_, pose)) return false;
    for (const StartPlace& other : places_)
      if (distance(other.pose.at, pose.at) < EPS) return false;
    Piece placed = hearing_.game().piece(piece_);
    placed.pose = pose;
    placed.status = placed.status.without(RESERVE);
    const auto there = hearing_.on(hearing_.game().with_piece(piece_, std::move(placed)));
    if (!there || !is_clear(*there)) return false;
    places_.push_back({pose, *there});
    return true;
  }

  bool is_clear(const Hearing& there) const {
    Order order;
    order.who = OnePiece{there.game().piece(piece_).id};
    for (const Action& action : there.ruleset().terms().actions) {
      order.action = action.id;
      const auto trial = WayTrial::of(there, order, piece_);
      if (!trial) continue;
      return trial->start().contacts.empty() && !trial->bars_every_way();
    }
    return false;
  }

  const Hearing& hearing_;
  PieceIndex piece_;
  const std::vector<Ring>& zones_;
  Footprint base_;
  std::vector<Vec> edge_;
  std::vector<StartPlace> places_;
  std::size_t spread_ = 0;
};

}  // namespace

std::vector<Ring> start_zones_of(const Game& game, const std::string& side) {
  std::vector<Ring> zones;
  for (const Marking& marking : plan_of(game).markings)
    if (marking.use == ZoneUse::start && marking.side == side) zones.push_back(marking.points);
  return zones;
}

bool lies_in(const std::vector<Ring>& zones, const Footprint& base, const Pose& pose) {
  return std::any_of(zones.begin(), zones.end(), [&](const Ring& zone) {
    const Area area(MultiPolygon{Polygon{zone, {}}});
    if (const auto* circle = std::get_if<CircleBase>(&base))
      return area.covers(pose.at) && !exceeds(circle->diameter / 2, depth_in(zone, pose.at));
    const Ring ring = corners(base);
    for (std::size_t i = 0; i < ring.size(); ++i)
      for (int part = 0; part < SLIDES; ++part) {
        const Vec local = ring[i] + (ring[(i + 1) % ring.size()] - ring[i]) * (1.0 * part / SLIDES);
        if (!area.covers(pose.at + rotated(local, pose.facing))) return false;
      }
    return true;
  });
}

std::vector<StartPlace> start_places(const Hearing& hearing, PieceIndex piece, const std::vector<Ring>& zones,
                                     const std::vector<Goal>& goals) {
  return PlaceFinder(hearing, piece, zones).found(goals);
}

double inches_from_zones(const std::vector<Area>& zones, double inset, Vec place) {
  double least = HUGE_VAL;
  for (const Area& zone : zones) {
    const double off = zone.distance_from(place);
    least = std::min(least, off > 0 ? off + inset : 0);
  }
  return least;
}

}  // namespace linesman
