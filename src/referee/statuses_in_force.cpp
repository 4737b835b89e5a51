#include "referee/statuses_in_force.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "rules/modified.h"
#include "state/events.h"
#include "state/keys.h"

namespace linesman {

namespace {

/// The place of a step in the order of a ruling's faults.
std::size_t place_of(const Trace& trace, PieceIndex piece) {
  const auto it =
      std::find_if(trace.pieces.begin(), trace.pieces.end(), [&](const PieceTrace& way) { return way.piece == piece; });
  return static_cast<std::size_t>(it - trace.pieces.begin());
}

/// Puts a fault before the first one that stands at its place or later.
void insert(const Trace& trace, Fault fault, std::vector<Fault>& faults) {
  const auto key = [&](const Fault& f) { return std::tuple(place_of(trace, f.place.piece), f.place.step, f.place.s); };
  const auto is_later = [&, own = key(fault)](const Fault& other) {
    return other.rule != fault.rule ? key(other) >= own : key(other) > own;
  };
  faults.insert(std::find_if(faults.begin(), faults.end(), is_later), std::move(fault));
}

}  // namespace

StatusesInForce::StatusesInForce(const RulesetData& data, const Game& in_force)
    : terms_(data.terms), own_holds_(keeps_own(data.terms, state::HELD)) {
  const auto says = [&](const Value& status, bool on_tray) {
    return std::any_of(status.members().begin(), status.members().end(), [&](const auto& member) {
      return member.first == state::HELD || is_unread(terms_, member.first, member.second, on_tray);
    });
  };
  std::vector<bool> units;
  for (const Unit& unit : in_force.units()) units.push_back(says(unit.status, false));
  for (std::size_t i = 0; i < in_force.pieces().size(); ++i) {
    const Piece& piece = *in_force.pieces()[i];
    if ((piece.unit && units[at(*piece.unit)]) || says(piece.status, piece.tray.has_value()))
      concerned_.push_back(static_cast<PieceIndex>(i));
  }
}

bool StatusesInForce::concerns(PieceIndex piece) const {
  return !concerned_.empty() && std::binary_search(concerned_.begin(), concerned_.end(), piece);
}

void StatusesInForce::add_notes(const Game& in_force, const Trace& trace, Ruling& ruling) const {
  const auto add = [&](const auto& owner, bool on_tray) {
    for (const auto& [key, value] : owner.status.members())
      if (is_unread(terms_, key, value, on_tray))
        ruling.notes.push_back(
            {"players-5", said<"No rule of {id} reads the status {key} of {piece}.">(terms_.id, key, label(owner))});
  };
  std::set<UnitIndex> units;
  for (const PieceTrace& way : trace.pieces) {
    if (!concerns(way.piece)) continue;
    const Piece& piece = in_force.piece(way.piece);
    add(piece, piece.tray.has_value());
    if (piece.unit && units.insert(*piece.unit).second) add(in_force.unit(*piece.unit), false);
  }
}

std::vector<state::PlaceOnWay> StatusesInForce::add_faults(const Game& in_force, const Trace& trace,
                                                           Ruling& ruling) const {
  std::vector<state::PlaceOnWay> barred;
  if (own_holds_) return barred;
  for (const PieceTrace& way : trace.pieces) {
    if (!concerns(way.piece)) continue;
    std::optional<std::size_t> first;
    for (const state::Hold& hold : state::holds_of(in_force, way.piece)) {
      const auto step = state::barred_step(hold, way);
      if (!step) continue;
      first = std::min(first.value_or(*step), *step);
      insert(trace,
             {"players-1",
              {way.piece, *step, 0, way.steps[*step].before.at},
              {},
              {},
              said<"{piece} is held: {why}.">(label(in_force.piece(way.piece)), hold.why)},
             ruling.faults);
    }
    if (first) barred.push_back({way.piece, {*first, 0}});
  }
  return barred;
}

}  // namespace linesman
