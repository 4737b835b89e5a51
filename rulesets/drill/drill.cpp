#include "drill/drill.h"

#include <algorithm>
#include <memory>

#include "base/text.h"
#include "base/tolerance.h"
#include "drill/clauses.h"
#include "drill/dice.h"
#include "drill/effects.h"
#include "drill/furthest.h"

namespace linesman {

namespace drill {
namespace {

using Marches = std::vector<std::unique_ptr<March>>;

/// drill-11: those who share the path, and who is outermost in each pivot about a common point.
Party party_of(const Game& game, const Order& order, const Trace& trace) {
  Party party;
  for (const PieceTrace& t : trace.pieces) {
    party.pieces.push_back(t.piece);
    if (order.paths.common() && !order.paths.has_own(game.piece(t.piece).id)) party.together.insert(t.piece);
  }
  if (party.together.size() < 2) party.together.clear();
  std::map<std::size_t, double> longest;
  for (const PieceTrace& t : trace.pieces) {
    if (!party.together.contains(t.piece)) continue;
    for (const TracedStep& step : t.steps) {
      const auto* pivot = std::get_if<PivotStep>(&order.paths.common()->at(step.written));
      const Turn* turn = facts_of<Turn>(step);
      if (!turn || !pivot || !pivot->about) continue;
      const auto known = longest.find(step.written);
      if (known != longest.end() && !exceeds(turn->arc, known->second)) continue;
      longest[step.written] = turn->arc;
      party.outermost.insert_or_assign(step.written, t.piece);
    }
  }
  return party;
}

/// In the order named; what passages earlier ones go through is told to the later.
Marches judge_all(const Setting& setting, const Errand& errand, const Order& order, const Trace& trace, Party& party) {
  static const Path NONE;
  Marches marches;
  std::set<FeatureIndex> used;
  for (const PieceTrace& traced : trace.pieces) {
    party.used[traced.piece] = used;
    const Path* path = order.paths.of(setting.game.piece(traced.piece).id);
    marches.push_back(std::make_unique<March>(setting, errand, party, path ? *path : NONE, traced,
                                              *troop_of(setting.game, traced.piece)));
    judge(*marches.back());
    if (const auto passage = passage_of(*marches.back())) used.insert(*passage);
  }
  return marches;
}

/// The piece with the least left; of equals the first named.
const March& poorest(const Marches& marches) {
  const auto left = [](const March& m) { return m.total - m.spent; };
  const auto it = std::min_element(marches.begin(), marches.end(),
                                   [&](const auto& a, const auto& b) { return exceeds(left(*b), left(*a)); });
  return **it;
}

Figures named(const March& march, const std::string& feature) {
  const auto found = march.game().find_feature(feature);
  return found ? Figures{{"with", Value(label(march.game().feature(*found)))}} : Figures{};
}

void tell_allowance(RulingBuilder& ruling, const March& march) {
  ruling.allowance(march.total, march.spent);
  for (const Charge& c : march.charges)
    ruling.cost(c.rule, c.amount, march.troop.piece, c.from.step, c.from.s, c.to, named(march, c.with), c.says);
}

void tell_findings(RulingBuilder& ruling, const March& march) {
  for (const Found& f : march.faults)
    ruling.fault(f.rule, march.troop.piece, f.spot.step, f.spot.s, f.excess, f.figures, f.with, f.says);
  for (const Remark& n : march.notes) ruling.note(n.rule, n.figures, n.says);
}

/// For those who look on: who is near, and the base of a new formation, allowed or not.
void show(const March& march, Shown& shown) {
  const std::vector<ShownGap> gaps = gaps_to_enemies(march);
  shown.gaps.insert(shown.gaps.end(), gaps.begin(), gaps.end());
  const std::string after = formation_after(march.troop, march.manoeuvre, beats_of(march.steps()));
  if (after != march.manoeuvre.formation)
    shown.bases_after.push_back({march.troop.piece, block_of(march.setting, march.troop.piece, after)});
}

class DrillRuleset : public Ruleset {
 public:
  DrillRuleset(RulesetData data, Tables tables) : Ruleset(std::move(data)), tables_(std::move(tables)) {}

  std::vector<Problem> check(const Game& game) const override;
  Footprint footprint(const Game& game, PieceIndex piece) const override;
  Result<TraceRequest> watch(const Game& game, const Order& order) const override;
  Result<Ruling> judge(const Game& game, const Order& order, const Trace& trace) const override;

 private:
  const Tables tables_;
};

std::vector<Problem> DrillRuleset::check(const Game& game) const {
  std::vector<Problem> problems;
  for (std::size_t i = 0; i < game.terrain().size(); ++i) {
    const Feature& f = game.terrain()[i];
    for (const std::string& id : data_.terms.lineage)
      if (const Value* rating = f.ratings.find(id)) {
        const std::string place = pointer_to(pointer_to("/terrain", i) + "/ratings", id);
        if (auto checked = check_rating(class_of(f.kind), f.kind, *rating, place); !checked)
          problems.push_back(checked.problem());
      }
  }
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (auto checked = check_formation(tables_, game, static_cast<PieceIndex>(i)); !checked)
      problems.push_back(checked.problem());
  return problems;
}

// drill-28
Footprint DrillRuleset::footprint(const Game& game, PieceIndex piece) const {
  const auto troop = troop_of(game, piece);
  return block_of(Setting(data_, tables_, game), piece, troop ? troop->formation : std::string());
}

Result<TraceRequest> DrillRuleset::watch(const Game& game, const Order& order) const {
  if (auto known = check_order(data_, game, order); !known) return known.problem();
  return request_of(Setting(data_, tables_, game), order);
}

Result<Ruling> DrillRuleset::judge(const Game& game, const Order& order, const Trace& trace) const {
  const Setting setting(data_, tables_, game);
  const Errand errand = errand_of(game, order);
  Party party = party_of(game, order, trace);
  const SpeedDice dice = speed_dice(setting, errand, order, party.pieces);
  party.dice = dice.to_speed;
  const Marches marches = judge_all(setting, errand, order, trace, party);
  RulingBuilder ruling(data_, game, trace);
  tell_allowance(ruling, poorest(marches));
  tell_dice(ruling, dice, party.pieces.front());
  if (dice.missing) ruling.dice_missing();
  for (const auto& march : marches) {
    ruling.piece_allowance(march->troop.piece, march->total, march->spent);
    tell_findings(ruling, *march);
    show(*march, ruling.shown());
    if (dice.wrong || dice.unasked) continue;  // nothing is legal with such dice
    if (const auto point = furthest_of(*march)) ruling.furthest(*point);
  }
  tell_effects(ruling, setting, changes_of(marches));
  ruling.ends_of_trace();
  Ruling found = ruling.finish();
  if (found.verdict == Verdict::legal || found.verdict == Verdict::marginal) {
    tell_new_blocks(ruling, setting, found);
    found = ruling.finish();
  } else if (dice.missing && !found.faults.empty()) {
    found.verdict = Verdict::illegal;  // not even the best face mends it
  }
  return found;
}

}  // namespace
}  // namespace drill

Result<std::shared_ptr<const Ruleset>> make_drill(RulesetData data) {
  auto tables = drill::read_tables(data.figures);
  if (!tables) return tables.problem();
  for (const auto& [kind, rating] : data.ratings.members()) {
    const Kind of = *kind_named(kind);
    if (auto checked = drill::check_rating(class_of(of), of, rating, pointer_to("/ratings", kind)); !checked)
      return checked.problem();
  }
  return std::shared_ptr<const Ruleset>(std::make_shared<drill::DrillRuleset>(std::move(data), *std::move(tables)));
}

}  // namespace linesman
