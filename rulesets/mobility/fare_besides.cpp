// The price of ways on which a piece does more than going and turning: climbs, runs enemies down, gets aboard, leaves
// the table.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "mobility/clauses.h"

namespace linesman::mobility {

namespace {

constexpr std::size_t MAX_TARGETS = 12;  // declared in one frame
constexpr std::size_t MAX_LEVELS = 4;    // altitudes with a frame
constexpr double LEVEL = 1;              // inches: a base this much higher passes over another

FeatureIndex feature_at(std::size_t i) { return static_cast<FeatureIndex>(i); }

/// The game has stairs or a ladder by which the piece may go up.
bool any_way_up(const Setting& setting, const Ground& ground) {
  for (std::size_t i = 0; i < setting.game.terrain().size(); ++i)
    if (ground.has_way_up({feature_at(i)})) return true;
  return false;
}

/// mobility-41: the highest altitude, inches; infinity where there is no limit, or stairs lead beyond it.
double highest(const Setting& setting, const Model& model) {
  const Ground ground(setting, model);
  if (!model.row->altitude_limit || any_way_up(setting, ground)) return HUGE_VAL;
  return *model.row->altitude_limit;
}

bool climbs_by_itself(const Model& model) {
  return !model.row->altitude_limit || exceeds(*model.row->altitude_limit, 0);
}

Pose start_of(const Setting& setting, const MobilityOrder& order, const Model& model) {
  for (const Mover& mover : order.request.movers)
    if (mover.piece == model.piece && mover.start) return *mover.start;
  return setting.game.piece(model.piece).pose;
}

bool hinders(const GroundFare& ground) { return ground.barred || ground.factor > 1; }

/// The piece may pass over the other, or under it.
bool may_be_cleared(const Setting& setting, const PieceFare& other, double most) {
  const double altitude = setting.game.piece(other.piece).pose.altitude;
  return altitude >= LEVEL || altitude + LEVEL <= most;
}

/// The features and pieces in the way at the altitude of the start, and the altitudes at which fewer are.
class Hindrances {
 public:
  Hindrances(const Setting& setting, const Fare& plain, const Pose& start, double most) {
    for (const GroundFare& ground : plain.grounds) {
      const double height = setting.game.feature(ground.feature).height;
      if (hinders(ground) && height > start.altitude && height <= most) levels_.push_back(height);
    }
    for (const PieceFare& other : plain.pieces) {
      const double altitude = setting.game.piece(other.piece).pose.altitude;
      const bool meets = std::abs(altitude - start.altitude) < LEVEL;
      if (!meets || other.passed || !may_be_cleared(setting, other, most)) continue;
      if (altitude + LEVEL <= most) levels_.push_back(altitude + LEVEL);
      if (altitude >= LEVEL) least_ = std::min(least_, start.altitude - (altitude - LEVEL));
    }
    std::sort(levels_.begin(), levels_.end());
    levels_.erase(std::unique(levels_.begin(), levels_.end()), levels_.end());
    if (!levels_.empty()) least_ = std::min(least_, levels_.front() - start.altitude);
    for (const WayFare& way : plain.ways)
      if (way.factor > 1) least_ = 0;
  }

  /// Altitudes with fewer in the way, ascending.
  const std::vector<double>& levels() const { return levels_; }
  /// Inches up or down to the first altitude with fewer in the way; infinity where there is none.
  double least_climb() const { return std::max(0.0, least_); }

 private:
  std::vector<double> levels_;
  double least_ = HUGE_VAL;
};

/// mobility-43, mobility-44
std::vector<PieceIndex> targets_of(const Setting& setting, const Fare& plain) {
  const auto model = model_of(setting, plain.piece);
  const auto own = size_class(setting, plain.piece);
  std::vector<PieceIndex> targets;
  if (!model || !own) return targets;
  for (const PieceFare& other : plain.pieces) {
    const auto target = overrun_target(setting, other.piece);
    if (target && may_run_down(setting, *model, *target) && is_small_enough(setting.tables, *own, target->size))
      targets.push_back(other.piece);
  }
  return targets;
}

/// mobility-51: the piece has a friend that takes others aboard.
bool may_embark(const Setting& setting, const Model& model) {
  const auto& pieces = setting.game.pieces();
  return std::any_of(pieces.begin(), pieces.end(), [&](const auto& piece) {
    return setting.flag(piece->traits, "transport") && piece->side == setting.game.piece(model.piece).side &&
           piece->id != setting.game.piece(model.piece).id;
  });
}

/// mobility-46, mobility-51, mobility-55
Fare with_acts(const Setting& setting, const Model& model, Fare fare) {
  const std::vector<PieceIndex> targets = targets_of(setting, fare);
  const bool embarks = may_embark(setting, model);
  for (PieceFare& other : fare.pieces) {
    other.passed |= std::find(targets.begin(), targets.end(), other.piece) != targets.end();
    // A piece that gets aboard has no end of its own.
    if (embarks && other.passed) other.apart.reset();
  }
  fare.keeps_on_table = false;
  fare.exact.clear();
  if (!targets.empty()) fare.besides.emplace_back("run enemies down");
  if (embarks) fare.besides.emplace_back("get aboard a transport");
  fare.besides.emplace_back("leave the table");
  return fare;
}

Fare in_the_air(const Setting& setting, const Model& model, Fare fare, const Pose& start) {
  const double most = highest(setting, model);
  const Hindrances hindrances(setting, fare, start, most);
  fare.rise = hindrances.least_climb();
  std::erase_if(fare.grounds, [&](const GroundFare& ground) {
    return hinders(ground) && setting.game.feature(ground.feature).height <= most;
  });
  for (WayFare& way : fare.ways) way.factor = std::min(way.factor, 1.0);
  for (PieceFare& other : fare.pieces) {
    if (!may_be_cleared(setting, other, most)) continue;
    other.passed = true;
    other.apart.reset();
  }
  fare.besides.insert(fare.besides.begin(),
                      climbs_by_itself(model) ? "fly over what is in its way" : "climb stairs and ladders");
  return fare;
}

Box box_of(const Feature& feature) {
  Box box;
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape))
    for (const Polygon& polygon : *polygons)
      for (const Vec corner : polygon.outer) box.include(corner);
  if (const auto* line = std::get_if<Polyline>(&feature.shape))
    for (const Vec corner : *line) box.include(corner);
  return box.grown(feature.width / 2);
}

/// Some of the altitudes with fewer in the way within reach, the lowest first.
std::vector<double> levels_in_reach(const Setting& setting, const Model& model, const Pose& start, Fare plain) {
  const double inches = std::max(0.0, plain.allowance - plain.spent);
  const Box reach = Box{start.at, start.at}.grown(inches + outer_radius(setting.game.piece(model.piece).base));
  std::erase_if(plain.grounds,
                [&](const GroundFare& ground) { return !box_of(setting.game.feature(ground.feature)).meets(reach); });
  std::erase_if(plain.pieces, [&](const PieceFare& other) {
    const Piece& piece = setting.game.piece(other.piece);
    return !Box{piece.pose.at, piece.pose.at}.grown(outer_radius(piece.base)).meets(reach);
  });
  std::vector<double> levels = Hindrances(setting, plain, start, highest(setting, model)).levels();
  const double most = start.altitude + inches / std::max(EPS, least_price_of_climb(setting, model));
  std::erase_if(levels, [&](double level) { return level > most; });
  while (levels.size() > MAX_LEVELS) levels.erase(levels.begin() + static_cast<std::ptrdiff_t>(levels.size() / 2));
  return levels;
}

ActStep act(ActKind kind) { return {std::string(name_of(kind)), Value::Object{{"act", name_of(kind)}}}; }

/// Declares overruns of the nearest pieces that it may run down.
Path overruns(const Setting& setting, const Pose& start, const Fare& plain) {
  std::vector<PieceIndex> targets = targets_of(setting, plain);
  const auto off = [&](PieceIndex piece) { return distance(setting.game.piece(piece).pose.at, start.at); };
  std::stable_sort(targets.begin(), targets.end(), [&](PieceIndex a, PieceIndex b) { return off(a) < off(b); });
  if (targets.size() > MAX_TARGETS) targets.resize(MAX_TARGETS);
  Path path;
  for (const PieceIndex target : targets) {
    ActStep declared = act(ActKind::overrun);
    declared.members = declared.members.with("target", setting.game.piece(target).id);
    path.emplace_back(std::move(declared));
  }
  return path;
}

}  // namespace

Fares fares_besides(const Setting& setting, const MobilityOrder& order, const Model& model, const Fare& plain) {
  const Pose start = start_of(setting, order, model);
  Fares fares{with_acts(setting, model, plain)};
  const double most = highest(setting, model);
  const Hindrances hindrances(setting, plain, start, most);
  const bool climbs = most > start.altitude || start.altitude > 0;
  if (climbs && !std::isinf(hindrances.least_climb()))
    fares.push_back(in_the_air(setting, model, fares.front(), start));
  return fares;
}

std::vector<WayFrame> frames_of(const Setting& setting, const MobilityOrder& order, const Model& model,
                                const Fare& plain) {
  const Pose start = start_of(setting, order, model);
  std::vector<WayFrame> frames;
  if (Path path = overruns(setting, start, plain); !path.empty()) frames.push_back({std::move(path), {}});
  if (climbs_by_itself(model))
    for (const double level : levels_in_reach(setting, model, start, plain))
      frames.push_back({{ClimbStep{level - start.altitude}}, {}});
  frames.push_back({{}, {act(ActKind::leave)}});
  return frames;
}

double least_price_of_climb(const Setting& setting, const Model& model) {
  const Ground ground(setting, model);
  if (soars(setting, model)) return 0;
  double least = setting.tables.climb;
  for (std::size_t i = 0; i < setting.game.terrain().size(); ++i)
    if (const auto figure = ground.climb_figure({feature_at(i)})) least = std::min(least, figure->value);
  return least;
}

}  // namespace linesman::mobility
