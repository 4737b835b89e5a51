#include "casebook/facts/facts.h"

#include <algorithm>
#include <map>

#include "casebook/facts/fact_list.h"
#include "files/json.h"
#include "referee/interpretations.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

/// What a fault is `with`, and whether that is a feature.
struct FaultWith {
  std::string word = "-";
  bool is_feature = false;
  friend auto operator<=>(const FaultWith&, const FaultWith&) = default;
};

FaultWith with_of(const FactScene& scene, const Fault& fault) {
  if (fault.with.empty()) return {};
  const PieceIndex mover = fault.place.piece;
  if (const auto piece = scene.game.find_piece(fault.with)) return {std::string(scene.who(mover, *piece)), false};
  if (const auto unit = scene.game.find_unit(fault.with)) return {std::string(scene.who(mover, *unit)), false};
  if (const auto feature = scene.game.find_feature(fault.with)) return {scene.rating(*feature), true};
  return {};
}

void add_fault_facts(const FactScene& scene, const Ruling& ruling, FactList& facts) {
  std::map<std::pair<std::string, FaultWith>, std::optional<double>> greatest;
  for (const Fault& fault : ruling.faults) {
    const FaultWith with = with_of(scene, fault);
    facts.add_sure("fault", fault.rule);
    facts.add_sure("fault", fault.rule, with.word);
    std::optional<double>& excess = greatest[{fault.rule, with}];
    if (fault.excess && (!excess || *fault.excess > *excess)) excess = fault.excess;
  }
  for (const auto& [of, excess] : greatest) {
    if (of.second.is_feature)
      facts.add_side("by", of.first, class_of_amount(excess));
    else
      facts.add_sure("fault by", of.first, class_of_amount(excess));
  }
}

void add_ruling_facts(const FactScene& scene, const Ruling& ruling, FactList& facts) {
  facts.add_sure("verdict", name_of(ruling.verdict));
  add_fault_facts(scene, ruling, facts);
  for (const AllowancePart& part : ruling.allowance.parts) facts.add_sure("part", part.rule);
  for (const Effect& effect : ruling.effects) facts.add_sure("effect", effect.rule);
  for (const DiceNeed& need : ruling.dice)
    if (ruling.verdict == Verdict::incomplete && !need.given) facts.add_sure("dice missing", need.purpose);
  for (const Cost& cost : ruling.costs) facts.add_side("cost", cost.rule);
  for (const Note& note : ruling.notes) facts.add_side("note", note.rule);
  if (const auto& left = ruling.allowance.left; left && within_limit(0, *left))
    facts.add_side("left", class_of_amount(left));
}

bool is_plain(const Field& field) {
  return field.type == FieldType::boolean || field.type == FieldType::choice || field.type == FieldType::number ||
         field.type == FieldType::whole;
}

void add_mover_facts(const FactScene& scene, FactList& facts) {
  const Terms& terms = scene.data.terms;
  for (const PieceTrace& way : scene.trace.pieces) {
    facts.add_sure("mover", scene.type(way.piece));
    for (const Field& field : terms.traits) {
      const Value& value = scene.trait(way.piece, field.key);
      const bool is_type = field.key == "troop" || field.key == "drive" || field.key == "gear";
      if (field.type == FieldType::boolean && value.boolean().value_or(false)) facts.add_sure("can", field.key);
      if (field.type == FieldType::choice && !is_type && !value.is_null())
        facts.add_side("trait", field.key + "=" + write_json(value));
    }
    for (const auto& [key, value] : scene.game.piece(way.piece).status.members())
      if (const Field* field = terms.status_field(key); field && is_plain(*field) && !value.is_null())
        facts.add_side("status", key + "=" + write_json(value));
  }
  facts.add_side("movers", scene.trace.pieces.size() > 1 ? "several" : "one");
}

std::string_view class_of_turn(double degrees) {
  const double angle = std::abs(degrees);
  constexpr double SLIGHT = 10;
  constexpr double PART = 45;
  constexpr double QUARTER = 90;
  if (angle <= SLIGHT + ANGLE_EPS) return "slight";
  if (angle <= PART + ANGLE_EPS) return "part";
  return angle <= QUARTER + ANGLE_EPS ? "quarter" : "about";
}

/// What a step is in itself, whatever it meets.
struct StepFact {
  FactList& facts;

  void operator()(const Leg& leg) const {
    facts.add_sure("manner", name_of(leg.manner));
    for (const Span& span : leg.spans)
      if (span.slope != Incline::level) facts.add_side("slope", name_of(span.slope));
  }
  void operator()(const Turn& turn) const { facts.add_side("turn", class_of_turn(turn.angle)); }
  void operator()(const Climb&) const {}
  void operator()(const Act& act) const { facts.add_sure("act", act.name); }
  void operator()(const HexTurn& turn) const {
    constexpr double HEXSIDE = 60;
    if (turn.sides != 0) facts.add_side("turn", class_of_turn(turn.sides * HEXSIDE));
  }
  void operator()(const HexEntry& entry) const { facts.add_sure("manner", name_of(entry.manner)); }
};

bool passes_edge(const PieceTrace& way) {
  for (const TracedStep& step : way.steps) {
    if (const auto* leg = facts_of<Leg>(step); leg && leg->edge) return true;
    if (const auto* turn = facts_of<Turn>(step); turn && turn->edge) return true;
  }
  return exceeds(0, way.end.edge);
}

void add_way_facts(const FactScene& scene, FactList& facts) {
  const bool on_grid = scene.game.table().hex.has_value();
  for (const PieceTrace& way : scene.trace.pieces) {
    for (const TracedStep& step : way.steps) std::visit(StepFact{facts}, step.facts);
    if (on_grid) continue;
    if (passes_edge(way))
      facts.add_sure("edge", "off");
    else if (within_limit(way.end.edge, TOUCH))
      facts.add_sure("edge", "touch");
  }
}

/// Whether the ruleset has distances between bases measured for this order.
bool asks_gaps(const Hearing& hearing, const Order& order, const Trace& trace) {
  const TraceRequest& request = trace.request;
  if (!request.near.empty() || request.gaps_in_company || !same_length(request.gaps_within, TraceRequest().gaps_within))
    return true;
  const auto prepared = hearing.prepare(order);
  if (!prepared) return false;
  for (const PieceTrace& way : trace.pieces)
    for (const Fare& fare : (*prepared)->fares(way.piece))
      if (!fare.watched.empty()) return true;
  return false;
}

}  // namespace

Facts facts_of(const Hearing& hearing, const JudgedOrder& judged, const RulesetSource& rulesets) {
  const FactScene scene(hearing, judged.judgement.trace);
  FactList facts;
  facts.add_sure("asked", name_of(judged.asked));
  facts.add_sure("action", action_of(scene.data, judged.order));
  add_ruling_facts(scene, judged.judgement.ruling, facts);
  add_mover_facts(scene, facts);
  add_way_facts(scene, facts);
  add_ground_facts(scene, facts);
  add_piece_facts(scene, asks_gaps(hearing, judged.order, scene.trace), facts);
  const RulesInPlay rules = rules_in_play(hearing, judged.order, judged.judgement.ruling, rulesets);
  for (const OptionChoice& option : rules.options)
    facts.add_sure("option", option.key + "=" + write_json(option.value));
  for (const HouseRule& rule : rules.house_rules) facts.add_sure("house", rule.pointer + "=" + write_json(rule.value));
  return facts.take();
}

}  // namespace linesman
