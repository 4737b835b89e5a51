#include <algorithm>
#include <map>

#include "casebook/facts/fact_list.h"

namespace linesman {

namespace {

/// How a mover meets another piece; the first that holds counts.
enum class Meeting { end, way, touch };
constexpr Names<Meeting::touch> names_of(Meeting) { return {"end", "way", "touch"}; }

using Meetings = std::map<PieceIndex, Meeting>;

void meet(Meetings& meetings, PieceIndex piece, Meeting how) {
  const auto [place, is_new] = meetings.emplace(piece, how);
  if (!is_new) place->second = std::min(place->second, how);
}

void add_hex_meetings(const PieceTrace& way, Meetings& meetings) {
  const HexEntry* last = nullptr;
  for (const TracedStep& step : way.steps)
    if (const auto* entry = facts_of<HexEntry>(step)) last = entry;
  for (const TracedStep& step : way.steps) {
    const auto* entry = facts_of<HexEntry>(step);
    if (!entry) continue;
    for (const PieceIndex piece : entry->pieces) meet(meetings, piece, entry == last ? Meeting::end : Meeting::way);
  }
}

bool are_level(const FactScene& scene, const PieceTrace& way, PieceIndex other) {
  double altitude = scene.game.piece(other).pose.altitude;
  if (const PieceTrace* moved = scene.trace.of(other)) altitude = moved->end.pose.altitude;
  return same_level(way.end.pose.altitude, altitude, scene.trace.request.clear_height);
}

Meetings meetings_of(const FactScene& scene, const PieceTrace& way) {
  Meetings meetings;
  if (scene.game.table().hex) {
    add_hex_meetings(way, meetings);
    return meetings;
  }
  for (const PieceIndex piece : way.end.contacts) meet(meetings, piece, Meeting::end);
  for (const TracedStep& step : way.steps)
    if (const Encounters* met = met_in(step))
      for (const Contact& contact : met->contacts) meet(meetings, contact.piece, Meeting::way);
  for (const Gap& gap : way.end.gaps)
    if (gap.distance < TOUCH && are_level(scene, way, gap.piece)) meet(meetings, gap.piece, Meeting::touch);
  return meetings;
}

void add_nearness(const FactScene& scene, const PieceTrace& way, bool asks_gaps, FactList& facts) {
  std::map<std::string_view, double> least;
  for (const Gap& gap : way.end.gaps) {
    if (scene.is_own(way.piece, gap.piece) || !are_level(scene, way, gap.piece)) continue;
    const auto [place, is_new] = least.emplace(scene.who(way.piece, gap.piece), gap.distance);
    if (!is_new) place->second = std::min(place->second, gap.distance);
  }
  for (const auto& [who, gap] : least) {
    if (exceeds(gap, 2)) continue;
    const std::string_view inches = within_limit(gap, 1) ? "1" : "2";
    if (asks_gaps)
      facts.add_sure("near", who, inches);
    else
      facts.add_side("beside", who, inches);
  }
}

}  // namespace

void add_piece_facts(const FactScene& scene, bool asks_gaps, FactList& facts) {
  for (const PieceTrace& way : scene.trace.pieces) {
    for (const auto& [piece, how] : meetings_of(scene, way)) {
      if (scene.is_own(way.piece, piece)) {
        facts.add_side("own", "met");
        continue;
      }
      const std::string met = std::string(scene.who(way.piece, piece)) + "/" + scene.type(piece, true);
      facts.add_sure("met", met);
      facts.add_sure("met", met, name_of(how));
    }
    if (!scene.game.table().hex) add_nearness(scene, way, asks_gaps, facts);
  }
}

}  // namespace linesman
