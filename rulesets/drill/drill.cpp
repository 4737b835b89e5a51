#include "drill/drill.h"

#include <algorithm>

#include "base/text.h"
#include "drill/clauses.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace drill {
namespace {

/// The present value of a status, defaults included.
Value present(const Setting& setting, const std::string& on, std::string_view key) {
  if (const auto feature = setting.game.find_feature(on)) return setting.game.feature(*feature).status[key];
  const Troop& troop = *setting.troop(setting.game.find_piece(on).value());
  if (key == "formation") return Value(name_of(troop.formation));
  if (key == "order") return Value(name_of(troop.order));
  if (key == "moving") return Value(troop.moving);
  if (key == "musician") return Value(troop.musician);
  if (key == "acted") return troop.acted ? Value(*troop.acted) : Value();
  if (key == "contact_turn") return troop.contact_turn ? Value(*troop.contact_turn) : Value();
  return Value(name_of(troop.contact));
}

/// The value that the last change of a status sets.
const Value& last_of(const std::vector<StatusChange>& changes, const std::string& on, const std::string& key) {
  const Value* last = nullptr;
  for (const StatusChange& change : changes)
    if (change.on == on)
      for (const auto& [name, value] : change.set)
        if (name == key) last = &value;
  return *last;
}

bool sets(const StatusChange& change, const std::string& key) {
  return std::any_of(change.set.begin(), change.set.end(), [&](const auto& member) { return member.first == key; });
}

/// The clause that made the piece a Mob; empty when none did.
std::string_view maker_of_mob(const std::vector<StatusChange>& changes, const StatusChange& effect) {
  const Value mob(name_of(Formation::mob));
  const auto makes = [&](const StatusChange& change) {
    return change.on == effect.on && std::any_of(change.set.begin(), change.set.end(), [&](const auto& member) {
             return member.first == "formation" && member.second == mob;
           });
  };
  if (!makes(effect)) return {};
  return std::find_if(changes.begin(), changes.end(), makes)->rule;
}

/// One change for each piece or feature, with the values that differ from the present ones. The last change of a status
/// counts. The clause named is the one that makes the piece a Mob, else the first that sets something.
std::vector<StatusChange> effects_of(const Setting& setting, const std::vector<StatusChange>& changes) {
  std::vector<StatusChange> effects;
  for (const StatusChange& change : changes)
    for (const auto& [key, value] : change.set) {
      const Value& last = last_of(changes, change.on, key);
      if (last == present(setting, change.on, key)) continue;
      auto it = std::find_if(effects.begin(), effects.end(), [&](const StatusChange& e) { return e.on == change.on; });
      if (it == effects.end()) it = effects.insert(it, {.rule = change.rule, .on = change.on});
      if (!sets(*it, key)) it->set.emplace_back(key, last);
    }
  for (StatusChange& effect : effects)
    if (const auto rule = maker_of_mob(changes, effect); !rule.empty()) effect.rule = rule;
  return effects;
}

/// drill-28: a note for each new formation.
void note_new_blocks(RulingBuilder& ruling, const Setting& setting, const std::vector<StatusChange>& effects) {
  for (const StatusChange& effect : effects)
    for (const auto& [key, value] : effect.set) {
      if (key != "formation") continue;
      const PieceIndex piece = setting.game.find_piece(effect.on).value();
      const Formation formation = named<Formation>(value.text().value()).value();
      const Block& block = setting.tables.blocks.at(setting.troop(piece)->arm).at(formation);
      ruling.remark(
          piece,
          {"drill-28", {{"formation", value}, {"frontage", Value(block.frontage)}, {"depth", Value(block.depth)}}});
    }
}

/// A piece with its judgement.
struct JudgedWay {
  JudgedWay(const Setting& setting, const OrderGroup& group, const OrderedPiece& piece, const PieceTrace& trace,
            const std::vector<FeatureIndex>& taken, std::optional<FeatureIndex> onto)
      : way(setting, group, piece, trace, taken, onto), judged(judge(way)) {}

  const Way way;
  Judged judged;
};

using JudgedWays = std::vector<std::unique_ptr<JudgedWay>>;

/// drill-11: of the pieces that share the path the outermost in each pivot about a common point; of several as far out
/// the first named.
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

/// drill-31: in the order named, a passage that one piece goes through is taken for those after it.
JudgedWays judge_all(const Setting& setting, const ReadOrder& order, const OrderGroup& group, const Trace& trace) {
  JudgedWays ways;
  std::vector<FeatureIndex> taken;
  for (std::size_t k = 0; k < order.pieces.size(); ++k) {
    ways.push_back(std::make_unique<JudgedWay>(setting, group, order.pieces[k], trace.pieces[k], taken, order.onto));
    if (const auto passage = passage_of(ways.back()->way)) taken.push_back(*passage);
  }
  return ways;
}

/// The bill of the order is that of the piece with the least left.
void report_allowances(RulingBuilder& ruling, JudgedWays& ways) {
  const auto poorest = least_left(ways, [](const auto& w) { return w->judged.left(); });
  ruling.allowance((*poorest)->judged.speed.grants, (*poorest)->judged.spent);
  for (auto it = ways.begin(); it != ways.end(); ++it) {
    ruling.piece_allowance((*it)->way.troop.piece, (*it)->judged.speed.grants, (*it)->judged.spent);
    if (it != poorest) (*it)->judged.found.charges.clear();
  }
}

/// For pictures: the gaps to near enemies, and the base of a new formation, allowed or not.
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

class DrillOrder : public PreparedOrder {
 public:
  DrillOrder(Setting setting, ReadOrder order) : setting_(std::move(setting)), order_(std::move(order)) {}

  const TraceRequest& request() const override { return order_.request; }
  Result<Ruling> judge(const Trace& trace, Budget& budget, Detail detail) const override;
  Fares fares(PieceIndex piece) const override;
  std::vector<WayFrame> frames(PieceIndex piece) const override;

 private:
  const Setting setting_;
  const ReadOrder order_;
};

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
  report_allowances(ruling, ways);
  report_dice(ruling, order_.dice, group.pieces.front());
  const bool never_legal = order_.dice.wrong || order_.dice.unasked;
  for (const auto& w : ways) {
    tell(ruling, w->way.troop.piece, w->judged.found);
    show(*w, ruling.shown());
    if (never_legal || !ruling.wants_furthest()) continue;
    if (const auto point = furthest_of(w->way, w->judged)) ruling.furthest(*point);
  }
  const std::vector<StatusChange> effects = effects_of(setting_, changes_of(ways));
  for (const StatusChange& effect : effects) ruling.change(effect);
  if (ruling.allowed()) note_new_blocks(ruling, setting_, effects);
  ruling.ends_of_trace();
  return ruling.finish();
}

class DrillRuleset : public Ruleset {
 public:
  DrillRuleset(RulesetData data, Tables tables) : Ruleset(std::move(data)), tables_(std::move(tables)) {}

  std::vector<Problem> check(const Game& game) const override;
  Footprint footprint(const Game& game, PieceIndex piece) const override;
  std::shared_ptr<const GameReading> read(const Game& game) const override;
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> reading) const override;

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
  return block_of(tables_, read_options(data_, game), game.piece(piece), troop ? troop->formation : Formation::none);
}

std::shared_ptr<const GameReading> DrillRuleset::read(const Game& game) const {
  return std::make_shared<const DrillReading>(data_, tables_, game);
}

Result<std::unique_ptr<const PreparedOrder>> DrillRuleset::prepare(const Game& game, const Order& order,
                                                                   std::shared_ptr<const GameReading> reading) const {
  if (auto known = check_order(data_, game, order); !known) return known.problem();
  Setting setting(data_, tables_, game, std::static_pointer_cast<const DrillReading>(std::move(reading)));
  auto read = read_order(setting, order);
  if (!read) return read.problem();
  return std::unique_ptr<const PreparedOrder>(
      std::make_unique<DrillOrder>(std::move(setting), std::move(read).value()));
}

}  // namespace
}  // namespace drill

Result<std::shared_ptr<const Ruleset>> make_drill(RulesetData data) {
  auto tables = drill::read_tables(data);
  if (!tables) return tables.problem();
  for (const auto& [kind, rating] : data.ratings.members()) {
    const Kind of = *kind_named(kind);
    if (auto checked = drill::check_rating(class_of(of), of, rating, pointer_to("/ratings", kind)); !checked)
      return checked.problem();
  }
  return std::shared_ptr<const Ruleset>(std::make_shared<drill::DrillRuleset>(std::move(data), *std::move(tables)));
}

}  // namespace linesman
