#include "referee/loose_table.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "base/disjoint_sets.h"
#include "base/heading.h"
#include "base/splitmix.h"
#include "base/tolerance.h"
#include "geometry/boost/box_index.h"
#include "geometry/shapes/area.h"
#include "movement/expand.h"
#include "movement/gaps.h"
#include "movement/outline.h"

namespace linesman {

namespace {

constexpr double SEEN_TO_TOUCH = 0.01;  // inches between bases

// The errors in 95 of 100 cases, in standard deviations: of a place in a plane, of an angle.
const double PLANE_95 = std::sqrt(-2 * std::log(0.05));
constexpr double LINE_95 = 1.959964;

/// Normal numbers (Box and Muller 1958).
class NormalNumbers {
 public:
  explicit NormalNumbers(std::uint64_t seed) : numbers_(seed) {}

  /// Two independent ones of deviation 1.
  Vec pair() {
    const double radius = std::sqrt(-2 * std::log(1 - numbers_.unit()));
    const double angle = 2 * std::numbers::pi * numbers_.unit();
    return {radius * std::cos(angle), radius * std::sin(angle)};
  }

 private:
  SplitMix64 numbers_;
};

/// Calls same(i, j), i < j, for boxes that meet when each is grown by half of `reach`; joins those for which it holds.
/// The groups are in the order of their first things.
template <class Same>
std::vector<std::vector<std::size_t>> grouped(const std::vector<Box>& boxes, double reach, Same same) {
  DisjointSets sets(boxes.size());
  const BoxIndex index(boxes);
  for (std::size_t i = 0; i < boxes.size(); ++i)
    if (!boxes[i].empty())
      index.visit(boxes[i].grown(reach), [&](std::uint32_t j) {
        if (j > i && same(i, j)) sets.join(i, j);
      });
  std::vector<std::vector<std::size_t>> groups(boxes.size());
  for (std::size_t i = 0; i < boxes.size(); ++i) groups[sets.least_of(i)].push_back(i);
  std::erase_if(groups, [](const auto& group) { return group.empty(); });
  return groups;
}

void add_texts(const Value& value, std::set<std::string>& texts) {
  if (const auto text = value.text()) texts.emplace(*text);
  if (value.is_array())
    for (const Value& item : value.items()) add_texts(item, texts);
  if (value.is_object())
    for (const auto& member : value.members()) add_texts(member.second, texts);
}

std::set<std::string> texts_in(const Order& order) {
  std::set<std::string> texts;
  add_texts(order.members, texts);
  const auto add_acts = [&](const Path& path) {
    for (const Step& step : path)
      if (const auto* act = std::get_if<ActStep>(&step)) add_texts(act->members, texts);
  };
  if (order.paths.common()) add_acts(*order.paths.common());
  for (const auto& own : order.paths.own()) add_acts(own.second);
  return texts;
}

MeasuringError error_of(const Piece& piece, const MeasuringError& usual) {
  if (!piece.error) return usual;
  return {piece.error->distance / PLANE_95, piece.error->turn ? *piece.error->turn / LINE_95 : usual.facing};
}

Vec moved(Vec p, const Shift& shift, Vec middle) { return turned_about(p, middle, shift.turn) + shift.by; }

FeatureShape moved(FeatureShape shape, const Shift& shift, Vec middle) {
  if (auto* line = std::get_if<Polyline>(&shape))
    for (Vec& p : *line) p = moved(p, shift, middle);
  if (auto* polygons = std::get_if<MultiPolygon>(&shape))
    for (Polygon& polygon : *polygons) {
      for (Vec& p : polygon.outer) p = moved(p, shift, middle);
      for (Ring& hole : polygon.holes)
        for (Vec& p : hole) p = moved(p, shift, middle);
    }
  return shape;
}

const Vec* point_of(const Step& step) {
  if (const auto* to = std::get_if<ToStep>(&step)) return &to->point;
  if (const auto* to = std::get_if<ReverseToStep>(&step)) return &to->point;
  if (const auto* to = std::get_if<SlideStep>(&step)) return &to->point;
  return nullptr;
}

/// The leg of a step that goes straight ahead or back to its point; nullptr for any other step.
const Leg* straight_leg(const Step& step, const std::vector<TracedStep>& expanded_step) {
  if (point_of(step) == nullptr || expanded_step.size() != 1) return nullptr;
  const Leg* leg = std::get_if<Leg>(&expanded_step.front().facts);
  return leg != nullptr && leg->manner != Manner::sideways ? leg : nullptr;
}

bool turns_on_the_spot(const std::vector<TracedStep>& expanded_step) {
  return std::all_of(expanded_step.begin(), expanded_step.end(),
                     [](const TracedStep& step) { return step.before.at == step.after.at; });
}

/// A straight step on to the place beside its point.
Step straight_on(const Vec& point, const Pose& pose, const Step& meant) {
  const double ahead = dot(point - pose.at, direction(pose.facing));
  if (ahead > EPS) return ForwardStep{ahead};
  if (ahead < -EPS) return ReverseStep{-ahead};
  return meant;
}

}  // namespace

LooseTable::LooseTable(const Hearing& hearing, const Order& order, const MeasuringError& error)
    : hearing_(hearing), order_(order), error_(error) {
  const Game& game = hearing.game();
  if (game.table().hex) return;
  if (const auto pieces = ordered_pieces(game, order)) ordered_ = *pieces;
  find_ways();
  const Box near = near_the_way();
  add_pieces(near);
  add_features(near);
}

void LooseTable::find_ways() {
  const Game& game = hearing_.game();
  for (const PieceIndex piece : ordered_) {
    const Path* path = order_.paths.of(game.piece(piece).id);
    if (path == nullptr || order_.starts.of(game.piece(piece).id) != nullptr) continue;
    if (auto way = meant_way(piece, *path)) ways_.push_back(*std::move(way));
  }
}

/// Nothing for a path without points: its steps mean the same from any pose.
std::optional<LooseTable::MeantWay> LooseTable::meant_way(PieceIndex piece, const Path& path) const {
  const auto has_point = [](const Step& step) {
    const auto* pivot = std::get_if<PivotStep>(&step);
    return point_of(step) != nullptr || (pivot != nullptr && pivot->about);
  };
  if (std::none_of(path.begin(), path.end(), has_point)) return std::nullopt;
  MeantWay way{piece, hearing_.ruleset().footprint(hearing_.in_force(), piece), path, {}, {}};
  Pose pose = hearing_.game().piece(piece).pose;
  const double facing = pose.facing;
  bool at_start = true;
  for (const Step& step : path) {
    const auto steps = expanded({step}, pose, way.base, nullptr, "");
    if (!steps) return std::nullopt;
    const Leg* leg = straight_leg(step, *steps);
    way.straight.push_back(leg != nullptr);
    if (leg != nullptr && at_start) way.aim = Aim{*point_of(step), turn_between(facing, leg->heading)};
    at_start = at_start && turns_on_the_spot(*steps);
    if (!steps->empty()) pose = steps->back().after;
  }
  return way;
}

Box LooseTable::near_the_way() const {
  const Game& game = hearing_.game();
  Box box;
  for (const PieceIndex piece : ordered_) {
    const Footprint base = hearing_.ruleset().footprint(hearing_.in_force(), piece);
    const auto include = [&](Vec at) { box.include(Box{at, at}.grown(outer_radius(base))); };
    Pose pose = game.piece(piece).pose;
    if (game.piece(piece).on_table()) include(pose.at);
    if (const StartPose* start = order_.starts.of(game.piece(piece).id)) {
      pose.at = start->at;
      pose.facing = start->facing.value_or(pose.facing);
      include(pose.at);
    }
    const Path* path = order_.paths.of(game.piece(piece).id);
    if (path == nullptr) continue;
    if (const auto steps = expanded(*path, pose, base, nullptr, ""))
      for (const TracedStep& step : *steps) include(step.after.at);
  }
  return box.empty() ? box : box.grown(FAR_FROM_WAY);
}

void LooseTable::add_pieces(const Box& near) {
  const Game& game = hearing_.game();
  const std::vector<Footprint> bases = footprints_of(hearing_.ruleset(), game);
  const std::set<std::string> named = texts_in(order_);
  std::vector<std::optional<PlacedShape>> standing(bases.size());
  std::vector<Box> boxes(bases.size());
  for (std::size_t i = 0; i < bases.size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    if (!piece.on_table()) continue;
    standing[i].emplace(bases[i], piece.pose);
    if (standing[i]->box().meets(near) || named.contains(piece.id)) boxes[i] = standing[i]->box();
  }
  const auto touch = [&](std::size_t i, std::size_t j) {
    if (std::abs(game.pieces()[i]->pose.altitude - game.pieces()[j]->pose.altitude) >= 1) return false;
    return gap_between(*standing[i], *standing[j]) <= SEEN_TO_TOUCH;
  };
  for (auto& members : grouped(boxes, SEEN_TO_TOUCH, touch)) {
    if (boxes[members.front()].empty()) continue;
    LooseGroup group;
    group.error = error_of(*game.pieces()[members.front()], error_);
    if (members.size() > 1) group.error.facing = 0;
    group.members = std::move(members);
    groups_.push_back(std::move(group));
  }
}

void LooseTable::add_features(const Box& near) {
  const Features& features = hearing_.game().terrain();
  const std::set<std::string> named = texts_in(order_);
  std::vector<Area> areas;
  std::vector<Box> boxes;
  for (const Feature& feature : features) {
    areas.push_back(area_of(feature));
    const Box box = areas.back().box();
    boxes.push_back(box.meets(near) || named.contains(feature.id) ? box : Box());
  }
  const auto belong_together = [&](std::size_t i, std::size_t j) {
    const FeatureClass cls = class_of(features[i].kind);
    if (cls != class_of(features[j].kind)) return false;
    if (cls == FeatureClass::area && features[i].kind != features[j].kind) return false;
    return areas[i].touches(areas[j]);
  };
  for (auto& members : grouped(boxes, EPS, belong_together)) {
    if (boxes[members.front()].empty()) continue;
    Box all;
    for (const std::size_t member : members) all.include(boxes[member]);
    LooseGroup group{true, std::move(members), (all.min + all.max) * 0.5, error_};
    const double radius = std::max(distance(group.middle, all.max), EPS);
    group.error.facing = std::min(error_.facing, error_.distance / radius * 180 / std::numbers::pi);
    groups_.push_back(std::move(group));
  }
}

std::vector<Shift> LooseTable::shifts(std::uint64_t seed, std::size_t sample) const {
  constexpr std::uint64_t BETWEEN_SEEDS = 0xD1B54A32D192ED03U;
  NormalNumbers numbers(seed + (static_cast<std::uint64_t>(sample) + 1) * BETWEEN_SEEDS);
  std::vector<Shift> all;
  all.reserve(groups_.size());
  for (const LooseGroup& group : groups_) {
    const Vec by = numbers.pair() * group.error.distance;
    all.push_back({by, numbers.pair().x * group.error.facing});
  }
  return all;
}

Path LooseTable::loose_path(const MeantWay& way, Pose pose) const {
  const Vec carried = pose.at - hearing_.game().piece(way.piece).pose.at;
  Path path;
  for (std::size_t i = 0; i < way.path.size(); ++i) {
    Step step = way.path[i];
    if (auto* pivot = std::get_if<PivotStep>(&step); pivot != nullptr && pivot->about)
      pivot->about = *pivot->about + carried;
    auto steps = expanded({step}, pose, way.base, nullptr, "");
    if (way.straight[i] && steps && straight_leg(step, *steps) == nullptr) {
      step = straight_on(*point_of(step), pose, step);
      steps = expanded({step}, pose, way.base, nullptr, "");
    }
    path.push_back(step);
    if (steps && !steps->empty()) pose = steps->back().after;
  }
  return path;
}

std::pair<Game, Order> LooseTable::sample(const std::vector<Shift>& shifts) const {
  const Game& game = hearing_.game();
  auto pieces = game.pieces();
  Features features = game.terrain();
  std::vector<std::optional<Piece>> changed(pieces.size());
  for (std::size_t g = 0; g < groups_.size(); ++g)
    for (const std::size_t member : groups_[g].members) {
      if (groups_[g].terrain) {
        Feature feature = features[member];
        feature.shape = moved(std::move(feature.shape), shifts[g], groups_[g].middle);
        features.set(member, std::move(feature));
        continue;
      }
      Piece& piece = changed[member].emplace(*pieces[member]);
      piece.pose.at = piece.pose.at + shifts[g].by;
      piece.pose.facing = normalised(piece.pose.facing + shifts[g].turn);
    }
  Order order = order_;
  for (const MeantWay& way : ways_) {
    auto& piece = changed[at(way.piece)];
    if (!piece) continue;
    if (way.aim && distance(way.aim->point, piece->pose.at) > EPS)
      piece->pose.facing = normalised(heading_of(way.aim->point - piece->pose.at) - way.aim->offset);
    order.paths.set(piece->id, loose_path(way, piece->pose));
  }
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (changed[i]) pieces[i] = std::make_shared<const Piece>(*std::move(changed[i]));
  return {game.with_pieces(std::move(pieces)).with_terrain(std::move(features)), std::move(order)};
}

}  // namespace linesman
