// Other pieces on the way and at the end: orders-3, 6, 7, 25 and 26.
#include <algorithm>
#include <map>
#include <set>

#include "base/tolerance.h"
#include "movement/trace.h"
#include "orders/clauses.h"

namespace linesman::orders {

namespace {

bool assaulted(const Move& move, PieceIndex piece) {
  return !move.assault.empty() && unit_id(move.game, piece) == move.assault;
}

/// orders-7 Vehicles neither pass nor are passed.
bool between_vehicles(const Move& move, const Model& model, PieceIndex other) {
  if (model.arm == Arm::vehicle) return true;
  const auto arm = arm_of(move.game, other);
  return move.game.friends(model.piece, other) && arm && *arm == Arm::vehicle;
}

/// orders-6 Infantry passes: a model on foot, a rider or a gun may move through the other.
bool passes_on_foot(const Move& move, const Model& model, PieceIndex other) {
  if (same_unit(move.game, model.piece, other)) return true;
  if (!move.options.cavalry_through && (model.cavalry || is_cavalry(move.game, other))) return false;
  const bool passes = model.arm == Arm::infantry || move.options.artillery_passes;
  return passes && move.game.friends(model.piece, other);
}

}  // namespace

bool may_pass(const Move& move, const Model& model, PieceIndex other) {
  return !between_vehicles(move, model, other) && passes_on_foot(move, model, other);
}

void passing(const Move& move, const Journey& journey, Findings& found) {
  std::set<PieceIndex> reported;
  for (std::size_t i = 0; i < journey.trace->steps.size(); ++i) {
    const Encounters* met = met_in(journey.trace->steps[i]);
    if (!met) continue;
    for (const Contact& c : met->contacts) {
      if (assaulted(move, c.piece) || reported.contains(c.piece) || !exceeds(journey.judged_to(i), c.from)) continue;
      if (may_pass(move, journey.model, c.piece)) continue;
      reported.insert(c.piece);
      found.fault({.rule = between_vehicles(move, journey.model, c.piece) ? "orders-7" : "orders-6",
                   .place = {i, reported_s(journey.trace->steps[i], c.from)},
                   .with = move.game.piece(c.piece).id});
    }
  }
}

Result<void> troops_of_friends_touched(const Move& move) {
  for (const Journey& journey : move.journeys)
    for (const TracedStep& step : journey.trace->steps)
      if (const Encounters* met = met_in(step))
        for (const Contact& c : met->contacts)
          if (move.game.friends(journey.model.piece, c.piece))
            if (const auto arm = arm_of(move.game, c.piece); !arm) return arm.problem();
  return {};
}

bool keeps_away(const Move& move, PieceIndex piece, PieceIndex other) {
  return !same_unit(move.game, piece, other) && !assaulted(move, other);
}

bool may_share_place(const Move& move, PieceIndex piece, PieceIndex other) {
  return !same_unit(move.game, piece, other);
}

/// orders-3 Space between units.
void space_between_units(const Move& move, RulingBuilder& ruling) {
  if (std::none_of(move.journeys.begin(), move.journeys.end(), [](const Journey& j) { return j.goes; })) return;
  const double least = move.tables.unit_gap;
  for (const ModelAtEnd& model : models_at_end(move)) {
    std::map<std::string, Gap> nearest;  // by unit
    for (const Gap& gap : *model.gaps) {
      if (same_unit(move.game, model.piece, gap.piece) || exceeds(gap.distance, least)) continue;
      const bool allowed = !keeps_away(move, model.piece, gap.piece);
      ruling.shown().gaps.push_back({model.piece, gap.piece, gap.distance, allowed});
      if (allowed) continue;
      const auto [it, first] = nearest.emplace(unit_id(move.game, gap.piece), gap);
      if (!first && gap.distance < it->second.distance) it->second = gap;
    }
    const bool goes = model.journey && model.journey->goes;
    for (const auto& [unit, gap] : nearest) {
      ruling.fault(model.piece, {.rule = "orders-3",
                                 .place = model.end(),
                                 .excess = std::clamp(least - gap.distance, 0.0, least),
                                 .figures = {{"gap", gap.distance}},
                                 .with = move.game.piece(gap.piece).id,
                                 .says = goes ? "fault" : "fault_standing",
                                 .stage = Stage::at_end,
                                 .chosen = true});
    }
  }
}

/// orders-25 One place, one model.
void one_place_one_model(const Move& move, RulingBuilder& ruling) {
  std::set<std::pair<PieceIndex, PieceIndex>> reported;
  const auto report = [&](PieceIndex piece, PieceIndex other, PathPoint place) {
    if (may_share_place(move, piece, other) || !reported.insert(std::minmax(piece, other)).second) return;
    ruling.fault(piece, {.rule = "orders-25",
                         .place = place,
                         .with = move.game.piece(other).id,
                         .stage = Stage::at_end,
                         .chosen = true});
  };
  for (const Journey& journey : move.journeys)
    for (const PieceIndex other : journey.trace->end.contacts) report(journey.model.piece, other, journey.end());
  for (const StandingPiece& standing : move.trace.standing)
    for (const PieceIndex other : standing.contacts) report(standing.piece, other, {});
}

bool others_overlap(const Move& move, PieceIndex without) {
  const auto overlaps = [&](PieceIndex piece, const PieceSet& contacts) {
    return piece != without && std::any_of(contacts.begin(), contacts.end(), [&](PieceIndex other) {
             return other != without && !may_share_place(move, piece, other);
           });
  };
  return std::any_of(move.journeys.begin(), move.journeys.end(),
                     [&](const Journey& j) { return overlaps(j.model.piece, j.trace->end.contacts); }) ||
         std::any_of(move.trace.standing.begin(), move.trace.standing.end(),
                     [&](const StandingPiece& s) { return overlaps(s.piece, s.contacts); });
}

/// orders-26 Assaults.
void assaults(const Move& move, RulingBuilder& ruling) {
  if (move.assault.empty()) return;
  const auto unit = move.game.find_unit(move.assault);
  const auto piece = move.game.find_piece(move.assault);
  ruling.note("orders-26", {{"with", unit ? label(move.game.unit(*unit)) : label(move.game.piece(*piece))}});
}

}  // namespace linesman::orders
