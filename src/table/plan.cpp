#include "table/plan.h"

#include <algorithm>
#include <map>

#include "base/exact.h"
#include "base/json_reader.h"

namespace linesman {

namespace {

constexpr std::string_view NOTES = "notes";

std::string text_of(const Value& value) { return std::string(value.text().value_or("")); }

/// For fairness.
bool counts(MarkingKind kind) { return kind == MarkingKind::objective || kind == MarkingKind::zone; }

std::optional<Marking> marking_of(const Value& value) {
  const auto kind = named<MarkingKind>(value["kind"].text().value_or(""));
  if (!kind || value["points"].size() == 0) return std::nullopt;
  Marking marking{*kind, text_of(value["text"]), text_of(value["side"])};
  for (const Value& point : value["points"].items())
    marking.points.push_back({point[std::size_t{0}].number().value_or(0), point[1].number().value_or(0)});
  marking.id = text_of(value["id"]);
  if (*kind == MarkingKind::objective) marking.within = number_in(value["within"], {0, MOST_WITHIN}).value_or(0);
  if (counts(*kind)) marking.weight = number_in(value["weight"], {0, MOST_WEIGHT}).value_or(1);
  if (*kind == MarkingKind::zone) marking.use = named<ZoneUse>(value["use"].text().value_or(""));
  return marking;
}

Value marking_value(const Marking& marking) {
  Value value = Value::empty_object().with("kind", name_of(marking.kind));
  if (!marking.id.empty()) value = value.with("id", marking.id);
  if (!marking.text.empty()) value = value.with("text", marking.text);
  if (!marking.side.empty()) value = value.with("side", marking.side);
  if (marking.within != 0) value = value.with("within", exact(marking.within));
  if (marking.weight != 1) value = value.with("weight", exact(marking.weight));
  if (marking.use) value = value.with("use", name_of(*marking.use));
  Value::Array points;
  for (const Vec p : marking.points) points.emplace_back(Value::Array{exact(p.x), exact(p.y)});
  return value.with("points", std::move(points));
}

/// Sets the member if it is given, otherwise removes it.
Value changed(const Value& notes, std::string_view name, const Value& value, bool given) {
  return given ? notes.with(name, value) : notes.without(name);
}

}  // namespace

std::vector<std::string> ids_of_markings(const Plan& plan) {
  std::map<MarkingKind, int> numbers;
  std::vector<std::string> ids;
  for (const Marking& marking : plan.markings) {
    const int number = ++numbers[marking.kind];
    ids.push_back(marking.id.empty() ? std::string(name_of(marking.kind)) + "-" + std::to_string(number) : marking.id);
  }
  return ids;
}

Plan plan_of(const Game& game) {
  const Value& notes = game.annotation(NOTES);
  Plan plan;
  for (const Value& value : notes["markings"].items())
    if (auto marking = marking_of(value)) plan.markings.push_back(*std::move(marking));
  plan.turns = notes["turns"].whole().value_or(0);
  plan.playing = text_of(notes["playing"]);
  return plan;
}

Game with_plan(const Game& game, const Plan& plan) {
  Value notes = game.annotation(NOTES);
  Value::Array markings;
  for (const Marking& marking : plan.markings) {
    const auto& old = notes["markings"].items();
    const auto same =
        std::find_if(old.begin(), old.end(), [&](const Value& value) { return marking_of(value) == marking; });
    markings.push_back(same == old.end() ? marking_value(marking) : *same);
  }
  const bool any = !markings.empty();
  notes = changed(notes, "markings", std::move(markings), any);
  notes = changed(notes, "turns", Value(plan.turns), plan.turns > 0);
  notes = changed(notes, "playing", Value(plan.playing), !plan.playing.empty());
  return game.with_annotation(NOTES, notes.size() > 0 ? notes : Value());
}

}  // namespace linesman
