#include "orders/move.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::orders {

namespace {

double inches_of(const TracedStep& step) {
  if (const auto* leg = facts_of<Leg>(step)) return leg->length;
  if (const auto* turn = facts_of<Turn>(step)) return turn->on_the_spot ? 0 : turn->centre_arc;
  return 0;
}

/// Inches gone when the base first touches an edge that it may leave by: it passes it, or stands against it at the end.
std::optional<double> touches_edge(const Journey& journey) {
  for (std::size_t i = 0; i < journey.trace->steps.size(); ++i) {
    const TracedStep& step = journey.trace->steps[i];
    if (const auto* leg = facts_of<Leg>(step); leg && leg->edge) return journey.before[i] + *leg->edge;
    if (const auto* turn = facts_of<Turn>(step); turn && turn->edge) return journey.before[i];
  }
  if (journey.goes && within_limit(journey.trace->end.edge, 0)) return journey.length;
  return std::nullopt;
}

}  // namespace

double Journey::gone_at(PathPoint place) const {
  if (place.step >= before.size()) return length;
  return before[place.step] + told_s(trace->steps[place.step], place.s);
}

bool Move::leaves() const {
  return std::any_of(journeys.begin(), journeys.end(), [](const Journey& j) { return j.leaves_at.has_value(); });
}

const Journey* Move::journey_of(PieceIndex piece) const {
  const auto it =
      std::find_if(journeys.begin(), journeys.end(), [&](const Journey& j) { return j.model.piece == piece; });
  return it == journeys.end() ? nullptr : &*it;
}

Options read_options(const RulesetData& data, const Game& game) {
  const auto value = [&](std::string_view key) { return option_value(data, game.options(), key); };
  return {value("buildings") == Value("impassable"), value("obstacles") == Value("centre"),
          value("artillery_passes").boolean().value_or(false), value("road_clears").boolean().value_or(true)};
}

std::vector<Journey> journeys_of(const Game& game, const Trace& trace, const std::vector<Model>& models,
                                 bool coming_on) {
  std::vector<Journey> all;
  for (std::size_t i = 0; i < trace.pieces.size(); ++i) {
    Journey j{models[i], &trace.pieces[i], {}, 0, false, false, false, {}};
    for (const TracedStep& step : j.trace->steps) {
      j.before.push_back(j.length);
      j.length += inches_of(step);
      j.drives = j.drives || std::holds_alternative<Leg>(step.facts);
    }
    j.goes = !j.trace->steps.empty();
    j.may_leave = !coming_on && trait_of(game, j.model.piece, "may_leave").boolean().value_or(false);
    if (j.may_leave) j.leaves_at = touches_edge(j);
    all.push_back(std::move(j));
  }
  return all;
}

PathPoint place_at(const Journey& journey, double gone) {
  const auto& steps = journey.trace->steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const double end = i + 1 < steps.size() ? journey.before[i + 1] : journey.length;
    if (!within_limit(gone, end) || same_length(end, journey.before[i])) continue;
    const bool leg = std::holds_alternative<Leg>(steps[i].facts);
    return {i, leg ? std::clamp(gone - journey.before[i], 0.0, end - journey.before[i]) : 0};
  }
  return {};
}

}  // namespace linesman::orders
