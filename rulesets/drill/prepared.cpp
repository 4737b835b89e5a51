#include "drill/prepared.h"

#include "drill/effects.h"
#include "drill/enemies.h"
#include "drill/fare.h"
#include "drill/furthest.h"
#include "drill/passages.h"

namespace linesman::drill {

namespace {

/// A piece with what is found about it.
struct JudgedWay {
  JudgedWay(const Setting& setting, const OrderGroup& group, const OrderedPiece& piece, const PieceTrace& trace,
            const std::vector<FeatureIndex>& taken, std::optional<FeatureIndex> onto)
      : way(setting, group, piece, trace, taken, onto), judged(judge(way)) {}

  const Way way;
  Judged judged;
};

using JudgedWays = std::vector<std::unique_ptr<JudgedWay>>;

/// drill-11: of those who share the path the outermost in each pivot about a common point, the first named of equals.
std::map<std::size_t, PieceIndex> outermost_of(const ReadOrder& order, const Trace& trace) {
  std::map<std::size_t, PieceIndex> outermost;
  std::map<std::size_t, double> longest;
  for (std::size_t k = 0; k < order.pieces.size(); ++k) {
    if (!order.pieces[k].shares_path) continue;
    for (const TracedStep& step : trace.pieces[k].steps) {
      const auto* pivot = std::get_if<PivotStep>(&order.request.movers[k].path.at(step.written));
      const Turn* turn = facts_of<Turn>(step);
      if (!turn || !pivot || !pivot->about) continue;
      const auto known = longest.find(step.written);
      if (known != longest.end() && !exceeds(turn->arc, known->second)) continue;
      longest[step.written] = turn->arc;
      outermost.insert_or_assign(step.written, trace.pieces[k].piece);
    }
  }
  return outermost;
}

OrderGroup group_of(const ReadOrder& order, const Trace& trace, const RoadMap& roads) {
  OrderGroup group{order.kind, {}, outermost_of(order, trace), trace, roads};
  for (const OrderedPiece& piece : order.pieces) group.pieces.push_back(piece.troop.piece);
  return group;
}

/// In the order named: passages that earlier ones go through are taken for the later (drill-31).
JudgedWays judge_all(const Setting& setting, const ReadOrder& order, const OrderGroup& group, const Trace& trace) {
  JudgedWays ways;
  std::vector<FeatureIndex> taken;
  for (std::size_t k = 0; k < order.pieces.size(); ++k) {
    ways.push_back(std::make_unique<JudgedWay>(setting, group, order.pieces[k], trace.pieces[k], taken, order.onto));
    if (const auto passage = passage_of(ways.back()->way)) taken.push_back(*passage);
  }
  return ways;
}

/// The bill is that of the piece with the least left.
void tell_allowances(RulingBuilder& ruling, JudgedWays& ways) {
  const auto poorest = least_left(ways, [](const auto& w) { return w->judged.left(); });
  ruling.allowance((*poorest)->judged.speed.grants, (*poorest)->judged.spent);
  for (auto it = ways.begin(); it != ways.end(); ++it) {
    ruling.piece_allowance((*it)->way.troop.piece, (*it)->judged.speed.grants, (*it)->judged.spent);
    if (it != poorest) (*it)->judged.found.charges.clear();
  }
}

/// For pictures: who is near, and the base of a new formation, allowed or not.
void show(const JudgedWay& w, Shown& shown) {
  const std::vector<ShownGap> gaps = gaps_to_enemies(w.way, w.judged.found);
  shown.gaps.insert(shown.gaps.end(), gaps.begin(), gaps.end());
  const Setting& setting = w.way.setting;
  const PieceIndex piece = w.way.troop.piece;
  const Formation after = formation_after(w.way.troop, w.way.manoeuvre, plan_of(w.way.steps(), setting.options.bd));
  if (after != w.way.manoeuvre.formation)
    shown.bases_after.push_back({piece, block_of(setting.tables, setting.options, setting.game.piece(piece), after)});
}

std::vector<StatusChange> changes_of(const JudgedWays& ways) {
  std::vector<StatusChange> all;
  for (const auto& w : ways) all.insert(all.end(), w->judged.found.changes.begin(), w->judged.found.changes.end());
  return all;
}

}  // namespace

Fares DrillOrder::fares(PieceIndex piece) const {
  for (const OrderedPiece& ordered : order_.pieces)
    if (ordered.troop.piece == piece) return fares_of(setting_, order_, ordered);
  return {};
}

std::vector<WayFrame> DrillOrder::frames(PieceIndex piece) const {
  for (const OrderedPiece& ordered : order_.pieces)
    if (ordered.troop.piece == piece) return frames_of(setting_, order_, ordered.troop);
  return {};
}

Result<Ruling> DrillOrder::judge(const Trace& trace, Budget& budget, Detail detail) const {
  const RoadMap roads(setting_, trace);
  const OrderGroup group = group_of(order_, trace, roads);
  JudgedWays ways = judge_all(setting_, order_, group, trace);
  RulingBuilder ruling(setting_.data, setting_.game, trace, budget, detail);
  tell_allowances(ruling, ways);
  tell_dice(ruling, order_.dice, group.pieces.front());
  const bool hopeless = order_.dice.wrong || order_.dice.unasked;  // nothing is legal with such dice
  for (const auto& w : ways) {
    tell(ruling, w->way.troop.piece, w->judged.found);
    show(*w, ruling.shown());
    if (hopeless || !ruling.wants_furthest()) continue;
    if (const auto point = furthest_of(w->way, w->judged)) ruling.furthest(*point);
  }
  const std::vector<StatusChange> effects = effects_of(setting_, changes_of(ways));
  for (const StatusChange& effect : effects) ruling.change(effect);
  if (ruling.allowed()) tell_new_blocks(ruling, setting_, effects);
  ruling.ends_of_trace();
  Ruling found = ruling.finish();
  if (order_.dice.missing && !found.faults.empty()) found.verdict = Verdict::illegal;  // not even a 6 mends it
  return found;
}

}  // namespace linesman::drill
