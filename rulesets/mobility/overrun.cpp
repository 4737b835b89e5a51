// Running pieces down (mobility-43 to 47).
#include <algorithm>

#include "base/tolerance.h"
#include "mobility/bases.h"

namespace linesman::mobility {

namespace {

/// mobility-43: an armoured vehicle against enemy infantry, crewed weapons and (by the option all) vehicles.
bool may_run_down(const March& march, PieceIndex target) {
  if (march.body.family != Family::vehicle || !march.setting.flag(march.piece().traits, "armoured")) return false;
  if (!march.game().enemies(march.body.piece, target)) return false;
  const auto type = mobility_type(march.game(), target);
  const Family family = family_of(*type);
  if (family == Family::infantry || family == Family::crewed) return true;
  const bool armoured = march.setting.flag(march.game().piece(target).traits, "armoured");
  return family == Family::vehicle && (armoured || march.setting.options.overrun_soft);
}

/// mobility-44
void judge_size(March& march, std::size_t step, PieceIndex target) {
  const auto own = size_class(march.setting, march.body.piece);
  const auto other = size_class(march.setting, target);
  if (!*own || !*other || **own - **other >= march.tables().overrun_classes) return;
  march.fault(
      {"mobility-44", step, 0, {}, march.game().piece(target).id, {{"own", Value(**own)}, {"other", Value(**other)}}});
}

/// mobility-47: what a vehicle spends on a foxhole until it has destroyed it.
bool grinds_down(const March& march, const Overrun& overrun) {
  if (!march.body.is("tracked") && !march.body.is("walker")) return false;
  return !exceeds(march.body.rate * march.tables().thirds.foxhole / THIRDS, overrun.spent);
}

}  // namespace

void declare_overrun(March& march, std::size_t step, const Act& act) {
  const PieceIndex target = piece_named(march.game(), act.members, "target");
  if (march.overrun_of(target)) return;
  if (!may_run_down(march, target)) march.fault({"mobility-43", step, 0, {}, march.game().piece(target).id});
  judge_size(march, step, target);
  march.overruns.push_back({target});
}

void finish_overruns(March& march) {
  for (const Overrun& overrun : march.overruns) {
    const Piece& target = march.game().piece(overrun.target);
    const Figures who{
        {"piece", Value(label(march.piece()))}, {"with", Value(label(target))}, {"spent", Value(overrun.spent)}};
    const bool dug_in = march.setting.flag(target.status, "foxhole");
    if (!overrun.touched)
      march.notes.push_back({"mobility-46", who});
    else if (!dug_in)
      march.changes.push_back({"mobility-46", target.id, {}, true});
    else if (grinds_down(march, overrun))
      march.changes.push_back({"mobility-47", target.id, {}, true});
    else
      march.notes.push_back({"mobility-47", who});
  }
}

}  // namespace linesman::mobility
