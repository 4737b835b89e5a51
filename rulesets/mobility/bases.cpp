// Other pieces in the way, and running them down: mobility-42 to 47.
#include <algorithm>

#include "base/check.h"
#include "base/tolerance.h"
#include "mobility/clauses.h"
#include "table/status.h"

namespace linesman::mobility {

namespace {

bool may_pass_through(const Way& way, PieceIndex other) {
  return way.setting.options.friends_pass && way.game().friends(way.model().piece, other);
}

/// A piece off the table is there only when this order puts pieces on the table.
bool is_there(const Way& way, PieceIndex other) { return way.has_start() || way.game().piece(other).on_table(); }

void run_into(const Way& way, PieceIndex other, PathPoint place, OtherBases& bases, Findings& found) {
  found.fault({.rule = "mobility-42", .place = place, .with = way.game().piece(other).id});
  bases.run_into(place.step, other);
}

/// mobility-51: the piece is aboard a transport at the end, so it stands in the way of no other.
bool gets_in(const Way& way, PieceIndex piece) {
  return std::any_of(way.order.models.begin(), way.order.models.end(),
                     [&](const OrderedModel& m) { return m.model.piece == piece && m.gets_into; });
}

/// The last step that moves the piece.
std::size_t last_motion(const Way& way) {
  std::size_t i = way.steps().size();
  while (i > 0 && facts_of<Act>(way.steps()[i - 1])) --i;
  return i == 0 ? 0 : i - 1;
}

}  // namespace

void meet_bases_at_start(const Way& way, OtherBases& bases, Findings& found) {
  for (const PieceIndex other : way.trace.start.contacts)
    if (!may_pass_through(way, other) && !way.is_ordered_too(other)) run_into(way, other, {}, bases, found);
}

void meet_bases_on_step(const Way& way, std::size_t step, OtherBases& bases, Findings& found) {
  const TracedStep& traced = way.steps()[step];
  for (const Contact& c : met_in(traced)->contacts) {
    auto* overrun = bases.overrun_of(c.piece);
    if (overrun) overrun->touched = true;
    if (!overrun && !may_pass_through(way, c.piece))
      run_into(way, c.piece, {step, reported_s(traced, c.from)}, bases, found);
  }
}

void stand_clear_at_end(const Way& way, OtherBases& bases, Findings& found) {
  if (way.last_act(ActKind::embark)) return;
  for (const PieceIndex other : way.trace.end.contacts) {
    if (!is_there(way, other) || gets_in(way, other)) continue;
    const bool target = bases.overrun_of(other) != nullptr;
    if (!target && bases.was_run_into(last_motion(way), other)) continue;
    found.fault({.rule = target ? "mobility-46" : "mobility-42",
                 .place = way.end(),
                 .with = way.game().piece(other).id,
                 .says = target ? "fault" : "end",
                 .stage = Stage::at_end,
                 .chosen = true});
  }
}

namespace {

const OverrunTarget& target_of(const Way& way, const Act& act) {
  const auto& targets = way.ordered.targets;
  const auto it = std::find_if(targets.begin(), targets.end(), [&](const OverrunTarget& t) {
    return act.members["target"].text() == way.game().piece(t.piece).id;
  });
  LINESMAN_CHECK(it != targets.end());
  return *it;
}

/// mobility-44
void judge_size(const Way& way, std::size_t step, const OverrunTarget& target, Findings& found) {
  const auto& own = way.ordered.size;
  if (is_small_enough(way.tables(), own, target.size)) return;
  found.fault({.rule = "mobility-44",
               .place = {step, 0},
               .figures = {{"own", Value(*own)}, {"other", Value(*target.size)}},
               .with = way.game().piece(target.piece).id});
}

/// mobility-45: the figure of the ground where a target stands, for the piece that runs it down.
double figure_at_target(const Way& way, PieceIndex target) {
  const auto it = std::find_if(way.whole.standing.begin(), way.whole.standing.end(),
                               [&](const StandingPiece& s) { return s.piece == target; });
  if (it == way.whole.standing.end()) return 1;  // the same order moves it
  return way.ground.figure(way.ground.place({it->ground, it->within, it->surface})).value;
}

/// The extent of the target along the leg.
double length_of(const Leg& leg, PieceIndex target) {
  const auto it =
      std::find_if(leg.extents.begin(), leg.extents.end(), [&](const Extent& e) { return e.piece == target; });
  LINESMAN_CHECK(it != leg.extents.end());
  return it->length;
}

/// mobility-46: the target is lost with all pieces aboard it, and those aboard them.
void lose(const Way& way, std::string_view rule, PieceIndex target, Findings& found) {
  const Piece& lost = way.game().piece(target);
  found.change({.rule = rule, .on = lost.id, .remove = true});
  for (std::size_t i = 0; i < way.game().pieces().size(); ++i) {
    const Piece& passenger = *way.game().pieces()[i];
    if (passenger.status[ABOARD].text() != lost.id || static_cast<PieceIndex>(i) == target) continue;
    found.remark({"mobility-46", {{"with", label(lost)}, {"passenger", label(passenger)}}, "aboard"});
    lose(way, rule, static_cast<PieceIndex>(i), found);
  }
}

/// mobility-47: the vehicle has spent enough on a foxhole to destroy it.
bool grinds_down(const Way& way, double spent) {
  const Model& model = way.model();
  if (!model.is(MobilityType::tracked) && !model.is(MobilityType::walker)) return false;
  return !exceeds(model.rate * way.tables().thirds.foxhole / THIRDS, spent);
}

}  // namespace

bool may_run_down(const Setting& setting, const Model& model, const OverrunTarget& target) {
  const bool armoured = setting.flag(setting.game.piece(model.piece).traits, "armoured");
  if (model.family() != Family::vehicle || !armoured) return false;
  if (!setting.game.enemies(model.piece, target.piece)) return false;
  if (target.family == Family::infantry || target.family == Family::crewed) return true;
  return target.family == Family::vehicle && (target.armoured || setting.options.overrun_soft);
}

bool is_small_enough(const Tables& tables, const std::optional<double>& own, const std::optional<double>& target) {
  return !own || !target || *own - *target >= tables.overrun_classes;
}

void declare_overrun(const Way& way, std::size_t step, const Act& act, OtherBases& bases, Findings& found) {
  const OverrunTarget& target = target_of(way, act);
  if (bases.overrun_of(target.piece)) return;
  if (!may_run_down(way.setting, way.model(), target))
    found.fault({.rule = "mobility-43", .place = {step, 0}, .with = way.game().piece(target.piece).id});
  judge_size(way, step, target, found);
  bases.declare(target.piece);
}

void pay_for_targets(const Way& way, PathPoint from, double to, double manner, Progress& progress) {
  if (!way.setting.options.overrun_by_target) return;
  const Leg& leg = *facts_of<Leg>(way.steps()[from.step]);
  for (const Contact& c : leg.met.contacts) {
    auto* overrun = progress.bases.overrun_of(c.piece);
    if (!overrun || overrun->paid || c.from < from.s || c.from >= to) continue;
    overrun->paid = true;
    const double price =
        (way.tables().overrun_price - 1) * length_of(leg, c.piece) * manner * figure_at_target(way, c.piece);
    progress.account.charge({.rule = "mobility-45",
                             .amount = price,
                             .from = {from.step, c.from},
                             .to = c.from,
                             .with = way.game().piece(c.piece).id,
                             .says = "target"},
                            "mobility-1", 0);
    overrun->spent += price;
  }
}

void finish_overruns(const Way& way, OtherBases& bases, Findings& found) {
  for (const auto& overrun : bases.overruns()) {
    const Piece& target = way.game().piece(overrun.target);
    const Figures figures{{"with", label(target)}, {"spent", Value(overrun.spent)}};
    const bool dug_in = way.setting.flag(target.status, "foxhole");
    if (!overrun.touched)
      found.remark({"mobility-46", figures});
    else if (!dug_in)
      lose(way, "mobility-46", overrun.target, found);
    else if (grinds_down(way, overrun.spent))
      lose(way, "mobility-47", overrun.target, found);
    else
      found.remark({"mobility-47", figures});
  }
}

}  // namespace linesman::mobility
