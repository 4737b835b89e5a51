// Running pieces down (mobility-43 to 47).
#include <algorithm>

#include "base/check.h"
#include "base/tolerance.h"
#include "mobility/bases.h"

namespace linesman::mobility {

namespace {

const OverrunTarget& target_of(const Way& way, const Act& act) {
  const auto& targets = way.ordered.targets;
  const auto it = std::find_if(targets.begin(), targets.end(), [&](const OverrunTarget& t) {
    return act.members["target"].text() == way.game().piece(t.piece).id;
  });
  LINESMAN_CHECK(it != targets.end());
  return *it;
}

/// mobility-43: an armoured vehicle against enemy infantry, crewed weapons and (by the option all) vehicles.
bool may_run_down(const Way& way, const OverrunTarget& target) {
  if (way.model().family() != Family::vehicle || !way.setting.flag(way.piece().traits, "armoured")) return false;
  if (!way.game().enemies(way.model().piece, target.piece)) return false;
  if (target.family == Family::infantry || target.family == Family::crewed) return true;
  return target.family == Family::vehicle && (target.armoured || way.setting.options.overrun_soft);
}

/// mobility-44
void judge_size(const Way& way, std::size_t step, const OverrunTarget& target, Findings& found) {
  const auto& own = way.ordered.size;
  if (!own || !target.size || *own - *target.size >= way.tables().overrun_classes) return;
  found.fault({.rule = "mobility-44",
               .place = {step, 0},
               .figures = {{"own", Value(*own)}, {"other", Value(*target.size)}},
               .with = way.game().piece(target.piece).id});
}

/// mobility-47: what a vehicle spends on a foxhole until it has destroyed it.
bool grinds_down(const Way& way, double spent) {
  const Model& model = way.model();
  if (!model.is(MobilityType::tracked) && !model.is(MobilityType::walker)) return false;
  return !exceeds(model.rate * way.tables().thirds.foxhole / THIRDS, spent);
}

}  // namespace

void declare_overrun(const Way& way, std::size_t step, const Act& act, OtherBases& bases, Findings& found) {
  const OverrunTarget& target = target_of(way, act);
  if (bases.overrun_of(target.piece)) return;
  if (!may_run_down(way, target))
    found.fault({.rule = "mobility-43", .place = {step, 0}, .with = way.game().piece(target.piece).id});
  judge_size(way, step, target, found);
  bases.declare(target.piece);
}

void finish_overruns(const Way& way, OtherBases& bases, Findings& found) {
  for (const auto& overrun : bases.overruns()) {
    const Piece& target = way.game().piece(overrun.target);
    const Figures figures{{"with", Value(label(target))}, {"spent", Value(overrun.spent)}};
    const bool dug_in = way.setting.flag(target.status, "foxhole");
    if (!overrun.touched)
      found.remark({"mobility-46", figures});
    else if (!dug_in)
      found.change({.rule = "mobility-46", .on = target.id, .remove = true});
    else if (grinds_down(way, overrun.spent))
      found.change({.rule = "mobility-47", .on = target.id, .remove = true});
    else
      found.remark({"mobility-47", figures});
  }
}

}  // namespace linesman::mobility
