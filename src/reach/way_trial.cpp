#include "reach/way_trial.h"

#include <algorithm>

#include "base/tolerance.h"
#include "movement/level.h"

namespace linesman {

namespace {

/// Bases at other altitudes are passed over or under, and ways that are searched neither climb nor sink.
void leave_out_other_levels(const Game& game, double altitude, Fares& fares) {
  for (Fare& fare : fares)
    std::erase_if(fare.pieces,
                  [&](const PieceFare& other) { return !same_level(altitude, game.piece(other.piece).pose.altitude); });
}

}  // namespace

bool is_allowed(const Ruling& ruling) {
  return ruling.verdict == Verdict::legal || ruling.verdict == Verdict::marginal;
}

Result<WayTrial> WayTrial::of(const Hearing& hearing, Order order, PieceIndex piece) {
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces) return pieces.problem();
  WayTrial trial(hearing, std::move(order), piece);
  trial.alone_ = pieces->size() == 1;
  // Some rulesets take no order without a step: then one that leads nowhere to speak of stands for it.
  const bool grid = hearing.game().table().hex.has_value();
  for (const Path& path : {Path{}, Path{ForwardStep{4 * EPS}}}) {
    const Order asked = trial.with_path(path);
    const auto prepared = hearing.prepare(asked);
    if (!prepared && (!path.empty() || grid)) return prepared.problem();
    if (!prepared) continue;
    const auto judged = hearing.judge(asked);
    if (!judged) return judged.problem();
    // What moves needs dice that standing does not.
    if (path.empty() && !grid && hearing.prepare(trial.with_path({ForwardStep{4 * EPS}})))
      if (const auto moved = hearing.judge(trial.with_path({ForwardStep{4 * EPS}}))) trial.standing_ = moved->ruling;
    if (trial.standing_.ruleset.empty()) trial.standing_ = judged->ruling;
    trial.fares_ = (*prepared)->fares(piece);
    for (const Mover& mover : (*prepared)->request().movers)
      if (mover.piece == piece) trial.base_ = mover.footprint;
    if (const PieceTrace* trace = judged->trace.of(piece)) trial.start_ = trace->start;
    leave_out_other_levels(hearing.game(), trial.start_.pose.altitude, trial.fares_);
    trial.other_bases_ = (*prepared)->request().footprints;
    return trial;
  }
  return trial;
}

bool WayTrial::accepts(const Ruling& ruling) const {
  if (is_allowed(ruling)) return true;
  if (alone_ || ruling.verdict == Verdict::incomplete) return false;
  const PieceAllowance* own = nullptr;
  for (const PieceAllowance& each : ruling.shown.allowances)
    if (each.piece == piece_) own = &each;
  if (!own || !own->total || !own->spent || exceeds(*own->spent, *own->total)) return false;
  return std::all_of(ruling.faults.begin(), ruling.faults.end(),
                     [](const Fault& fault) { return fault.stage == Stage::at_end; });
}

Order WayTrial::with_path(Path path) const {
  Order order = order_;
  if (alone_)
    order.paths.set_all(std::move(path));
  else
    order.paths.set(hearing_.game().piece(piece_).id, std::move(path));
  return order;
}

std::optional<Judgement> WayTrial::judged(Path path, const StopFlag* stop, Detail detail, TraceMemory* memory) const {
  Budget budget(Budget::OF_AN_ORDER, stop ? stop->token() : std::stop_token());
  auto judged = hearing_.judge(with_path(std::move(path)), budget, detail, memory);
  if (!judged) return std::nullopt;
  return std::move(judged).value();
}

Footprint WayTrial::footprint(PieceIndex piece) const {
  for (const auto& [other, base] : other_bases_)
    if (other == piece) return base;
  return hearing_.ruleset().footprint(hearing_.game(), piece);
}

}  // namespace linesman
