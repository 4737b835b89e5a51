#include "support/oracle_scene.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman {

namespace {
constexpr double WORTH_MEASURING = 0.5;  // inches: farther off, a lower bound is enough to step by

double distance_to(const Box& box, Vec p) {
  const double x = std::max({box.min.x - p.x, 0.0, p.x - box.max.x});
  const double y = std::max({box.min.y - p.y, 0.0, p.y - box.max.y});
  return std::hypot(x, y);
}
}  // namespace

Vec Way::centre(double s) const { return along ? before.at + s * *along : turned_about(before.at, about, sense * s); }

BaseAtPose Way::base(double s) const {
  return placed(*footprint, centre(s), along ? before.facing : before.facing + sense * s);
}

Way way_of_point(Vec from, Vec along, double length) {
  Way way;
  way.before.at = from;
  way.length = length;
  way.along = along;
  return way;
}

Way way_of_leg(const Footprint& footprint, const TracedStep& step) {
  Way way;
  way.footprint = &footprint;
  way.before = step.before;
  const Vec travel = step.after.at - step.before.at;
  way.length = length(travel);
  way.along = travel * (1 / way.length);
  return way;
}

Way way_of_turn(const Footprint& footprint, const TracedStep& step) {
  const Turn& turn = std::get<Turn>(step.facts);
  Way way;
  way.footprint = &footprint;
  way.before = step.before;
  way.length = std::abs(turn.angle);
  way.about = turn.about;
  way.sense = turn.angle < 0 ? -1 : 1;
  const BaseAtPose base = way.base(0);
  double reach = distance(base.middle, turn.about) + (base.circle ? base.radius : 0);
  for (const Vec corner : base.corners) reach = std::max(reach, distance(corner, turn.about));
  way.rate = std::max(radians(1) * reach, 1e-9);
  return way;
}

OracleScene::OracleScene(const Game& game, const TraceRequest& request) : game_(game), labels_(request.labels) {
  for (const Feature& feature : game.terrain()) regions_.push_back(region_of(feature));
  for (const auto& piece : game.pieces()) bases_.push_back(placed(piece->base, piece->pose.at, piece->pose.facing));
  for (const auto& [piece, footprint] : request.footprints)
    bases_.at(at(piece)) = placed(footprint, game.piece(piece).pose.at, game.piece(piece).pose.facing);
  for (const Mover& mover : request.movers) movers_.push_back(mover.piece);
}

std::vector<FeatureIndex> OracleScene::features(const std::vector<FeatureClass>& classes, double altitude) const {
  std::vector<FeatureIndex> found;
  for (std::size_t i = 0; i < game_.terrain().size(); ++i) {
    const Feature& f = game_.terrain()[i];
    const FeatureClass c = class_of(f.kind);
    const bool flat = c == FeatureClass::surface || c == FeatureClass::relief;
    if (std::find(classes.begin(), classes.end(), c) == classes.end()) continue;
    if (flat ? altitude <= 0 : altitude < f.height) found.push_back(static_cast<FeatureIndex>(i));
  }
  return found;
}

bool OracleScene::moves(PieceIndex piece) const {
  return std::find(movers_.begin(), movers_.end(), piece) != movers_.end();
}

std::vector<PlacedPiece> OracleScene::standing() const {
  std::vector<PlacedPiece> found;
  for (std::size_t i = 0; i < game_.pieces().size(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    const Piece& p = game_.piece(index);
    if (p.on_table() && !moves(index)) found.push_back({index, bases_[i], p.pose.altitude});
  }
  return found;
}

std::vector<PieceIndex> OracleScene::others(double altitude) const {
  std::vector<PieceIndex> found;
  for (const PlacedPiece& p : standing())
    if (std::abs(p.altitude - altitude) < 1) found.push_back(p.piece);
  return found;
}

Along OracleScene::clearance(const Way& way, const Region& region, double threshold) const {
  const double radius = outer_radius(*way.footprint);
  return {[&way, &region, threshold, radius](double s) {
            const double bound = distance_to(region.box, way.centre(s)) - radius - threshold;
            if (bound > WORTH_MEASURING) return bound;
            return linesman::clearance(way.base(s), region, WORTH_MEASURING + threshold) - threshold;
          },
          way.length, way.rate};
}

Along OracleScene::clearance_of_centre(const Way& way, const Region& region, double threshold) const {
  return {[&way, &region, threshold](double s) {
            return linesman::clearance(way.centre(s), region, WORTH_MEASURING + threshold) - threshold;
          },
          way.length, way.rate};
}

bool OracleScene::may_be_topmost(const std::optional<FeatureIndex>& reported, const std::vector<FeatureIndex>& features,
                                 Vec point) const {
  std::optional<FeatureIndex> top;
  for (const FeatureIndex i : features) {
    const auto held = holds(i, point, -HUGE_VAL);
    if (!held) return true;
    if (*held) top = i;
  }
  return reported == top;
}

std::vector<Segment> centre_line(const Feature& feature) {
  std::vector<Segment> segments;
  if (const auto* line = std::get_if<Polyline>(&feature.shape))
    for (std::size_t i = 0; i + 1 < line->size(); ++i) segments.push_back({(*line)[i], (*line)[i + 1]});
  return segments;
}

}  // namespace linesman
