// Other pieces: those to keep away from, and those to be near.
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "charts/kinds.h"

namespace linesman::charts {

std::vector<Part> nearer_parts(const Way& way, std::size_t i, const PlacedShape& other, double reach) {
  const WayStep& step = way.step(i);
  std::vector<Part> parts;
  way.scene().budget.spend(1);
  if (step.leg) {
    if (const auto part = way.facts->on_leg(i).nearer(other, reach)) parts.push_back(*part);
  } else if (step.turn) {
    parts = way.facts->in_turn(i).nearer(other, reach);
  } else if (step.climb) {
    const bool near = reach > 0 ? exceeds(reach, gap_between(step.shape, other)) : overlap(step.shape, other);
    if (near) parts.push_back({0, step.extent});
  }
  const double extent = way.extent(i);
  std::erase_if(parts,
                [&](const Part& part) { return part.from > extent || (!exceeds(extent, part.from) && extent > 0); });
  for (Part& part : parts) part.to = std::min(part.to, extent);
  return parts;
}

namespace {

/// The altitudes of a piece on a step come nearer to another's than `height`.
bool on_level(const WayStep& step, double other, double height) {
  const double low = std::min(step.traced->before.altitude, step.traced->after.altitude);
  const double high = std::max(step.traced->before.altitude, step.traced->after.altitude);
  return exceeds(height, low - other) && exceeds(height, other - high);
}

bool on_level(double own, double other, double height) { return exceeds(height, std::abs(own - other)); }

/// A rule that keeps pieces apart, with its lengths in inches and the base at the end of a model's way.
struct ApartRule {
  const chart::Apart& rule;
  double gap = 0;
  double height = 0;
  const PlacedShape& end;
};

/// Keeps one model away from one other piece.
class ApartJudge {
 public:
  ApartJudge(const Way& way, const ApartRule& read, const OtherPiece& other)
      : way_(way), end_(read.end), rule_(read.rule), other_(other), height_(read.height), gap_(read.gap) {
    limit_ = gap_;
    const Model& mover = way.facts->mover();
    if (!rule_.or_start_gap) return;
    limit_ = std::min(limit_, gap_between(mover.start_shape, other.shape));
    may_overlap_ = overlap(mover.start_shape, other.shape);
  }

  /// The first place where they are too near, and the least gap wherever it is judged.
  std::optional<PathPoint> judge() {
    if (may_overlap_) return std::nullopt;
    const Model& mover = way_.facts->mover();
    if (rule_.at.start) stand(mover.start.altitude, mover.start_shape, {});
    if (place_) stage_ = Stage::before_move;
    if ((rule_.at.way || rule_.at.legs) && !other_.moves_along)
      for (std::size_t i = 0; i < way_.count; ++i) step(i);
    const bool known = place_.has_value();
    if (rule_.at.end && !way_.leaves) stand(way_.end().altitude, end_, way_.end_place());
    if (place_ && !known) stage_ = Stage::at_end;
    return place_;
  }

  Stage stage() const { return stage_; }
  std::optional<double> excess() const {
    if (gap_ <= 0) return std::nullopt;
    return std::max(0.0, limit_ - least_);
  }

 private:
  void stand(double altitude, const PlacedShape& shape, PathPoint place) {
    if (!on_level(altitude, other_.pose.altitude, height_)) return;
    const double gap = gap_between(shape, other_.shape);
    least_ = std::min(least_, gap);
    // A smaller gap where the way began is enough, be it just so large.
    const bool more = rule_.more && !exceeds(gap_, limit_);
    const bool too_near = more         ? !exceeds(gap, limit_)
                          : limit_ > 0 ? exceeds(limit_, gap)
                                       : overlap(shape, other_.shape);
    if (!too_near || place_) return;
    place_ = place;
  }

  void step(std::size_t i) {
    const WayStep& step = way_.step(i);
    if (!step.leg && (!rule_.at.way || (!step.turn && !step.climb))) return;
    if (!on_level(step, other_.pose.altitude, height_)) return;
    const auto parts = nearer_parts(way_, i, other_.shape, limit_);
    if (parts.empty()) return;
    least_ = std::min(least_, least_on(i));
    if (place_) return;
    place_ = PathPoint{i, step.leg ? parts.front().from : 0};
  }

  double least_on(std::size_t i) const {
    const WayStep& step = way_.step(i);
    if (step.leg) return way_.facts->on_leg(i).least(other_.shape, {0, way_.extent(i)}).gap;
    if (step.turn) return way_.facts->in_turn(i).least_gap(other_.shape);
    return gap_between(step.shape, other_.shape);
  }

  const Way& way_;
  const PlacedShape& end_;
  const chart::Apart& rule_;
  const OtherPiece& other_;
  double height_ = 0;
  double gap_ = 0;    ///< as the rule has it
  double limit_ = 0;  ///< or the gap at the start
  bool may_overlap_ = false;
  double least_ = HUGE_VAL;
  std::optional<PathPoint> place_;
  Stage stage_ = Stage::on_way;
};

/// The near rule of one model at one moment.
class NearJudge {
 public:
  NearJudge(const Way& way, const Rule& rule, Faults& faults)
      : way_(way), rule_(rule), near_(rule.as<chart::Near>()), faults_(faults) {}

  void judge() {
    const Model& mover = way_.facts->mover();
    if (near_.at.start) reach(mover.start, {}, Stage::before_move);
    if (!near_.at.end || way_.leaves) return;
    reach(way_.end(), way_.end_place(), Stage::at_end);
    for (const auto& [other, gap] : within_) sides(scene().others[other]);
  }

 private:
  const Scene& scene() const { return way_.scene(); }
  const std::string& id(std::size_t other) const { return scene().game().piece(scene().others[other].piece).id; }
  Found found(PathPoint place, Stage stage) const {
    return {.rule = &rule_, .piece = way_.facts->mover().piece, .place = place, .stage = stage};
  }

  void reach(const Pose& pose, PathPoint place, Stage stage) {
    const PlacedShape shape(scene().facts.base(way_.facts->mover().piece), pose);
    const double limit = inches(scene(), way_.asked(), near_.gap);
    const double height = inches(scene(), way_.asked(), near_.height);
    std::vector<std::pair<std::size_t, double>> all;
    within_.clear();
    for (const std::size_t other : company(scene(), way_.model(), near_.to)) {
      if (!on_level(pose.altitude, scene().others[other].pose.altitude, height)) continue;
      all.emplace_back(other, gap_between(shape, scene().others[other].shape));
      if (!exceeds(all.back().second, limit)) within_.push_back(all.back());
    }
    const bool holds = near_.every ? within_.size() == all.size() : !within_.empty();
    if (holds) return;
    Found fault = found(place, stage);
    if (!all.empty()) {
      const auto by_gap = [](const auto& a, const auto& b) { return a.second < b.second; };
      const auto far = near_.every ? std::max_element(all.begin(), all.end(), by_gap)
                                   : std::min_element(all.begin(), all.end(), by_gap);
      fault.excess = scene().facts.currency(far->second - limit);
      fault.with = id(far->first);
      fault.figures = {{"limit", scene().facts.currency(limit)}};
      fault.broken = "gap";
    }
    faults_.push_back(std::move(fault));
  }

  /// How the model stands to a piece with a rectangular base that it is near at the end.
  void sides(const OtherPiece& other) {
    const Footprint& base = scene().facts.base(other.piece);
    if (!std::holds_alternative<RectangleBase>(base)) return;
    Found fault = found(way_.end_place(), Stage::at_end);
    fault.with = scene().game().piece(other.piece).id;
    if (near_.square) {
      constexpr double RIGHT = 90;
      const double off = std::fmod(angle_between(way_.end().facing, other.pose.facing), RIGHT);
      const double most = amount_from_0(scene(), way_.asked(), *near_.square);
      if (std::min(off, RIGHT - off) > most + ANGLE_EPS) faults_.push_back(fault);
    }
    if (near_.side && !is_at_side(other, std::get<RectangleBase>(base))) faults_.push_back(std::move(fault));
  }

  bool is_at_side(const OtherPiece& other, const RectangleBase& base) const {
    const chart::Quarter quarter = quarter_of(base, other.pose, way_.facts->mover().start.at);
    const double w = base.width / 2;
    const double l = base.length / 2;
    Ring side;
    switch (quarter) {
      case chart::Quarter::front: side = {{-w, l}, {w, l}}; break;
      case chart::Quarter::right: side = {{w, -l}, {w, l}}; break;
      case chart::Quarter::rear: side = {{-w, -l}, {w, -l}}; break;
      case chart::Quarter::left: side = {{-w, -l}, {-w, l}}; break;
    }
    for (Vec& p : side) p = other.pose.at + rotated(p, other.pose.facing);
    const double limit = inches(scene(), way_.asked(), near_.gap);
    return !exceeds(gap_between(way_.end_shape(), PlacedShape(side)), limit);
  }

  const Way& way_;
  const Rule& rule_;
  const chart::Near& near_;
  Faults& faults_;
  std::vector<std::pair<std::size_t, double>> within_;
};

}  // namespace

void apart(const Ways& ways, std::size_t model, Faults& faults) {
  const Way& way = ways[model];
  const Scene& scene = way.scene();
  if (scene.chart().of(chart::Kind::apart).empty()) return;
  const PlacedShape end = way.end_shape();
  for (const Rule* rule : applying(ways, model, chart::Kind::apart)) {
    const auto& apart = rule->as<chart::Apart>();
    const ApartRule read{apart, inches(scene, way.asked(), apart.gap), inches(scene, way.asked(), apart.height), end};
    for (const std::size_t i : company_in(scene, model, apart.from, way.facts->box().grown(read.gap + 2 * EPS))) {
      const OtherPiece& other = scene.others[i];
      scene.budget.spend(way.count + 2);
      ApartJudge judge(way, read, other);
      const auto place = judge.judge();
      if (!place) continue;
      Found fault{.rule = rule,
                  .piece = way.facts->mover().piece,
                  .place = *place,
                  .with = scene.game().piece(other.piece).id,
                  .stage = judge.stage()};
      if (const auto excess = judge.excess()) {
        fault.excess = scene.facts.currency(*excess);
        fault.figures = {{"limit", scene.facts.currency(read.gap)}};
        fault.broken = "gap";
      }
      faults.push_back(std::move(fault));
    }
  }
}

void near(const Ways& ways, std::size_t model, Faults& faults) {
  for (const Rule* rule : applying(ways, model, chart::Kind::near)) NearJudge(ways[model], *rule, faults).judge();
}

}  // namespace linesman::charts
