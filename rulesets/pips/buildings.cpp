// Into a building and out again.
#include <algorithm>

#include "base/text.h"
#include "pips/clauses.h"
#include "rules/dice.h"
#include "table/kind.h"

namespace linesman::pips {

// pips-23, with `buildings: blocked`
void buildings_barred(const Move& move, RulingBuilder& ruling) {
  const RatingSet against = ratings_where([&](Rating r) { return move.access.building_barred(r); });
  fault_stretches(move, "pips-23", against, ruling);
  if (!move.vehicle.fully_tracked()) return;
  const RatingSet buildings = ratings_where([](Rating r) { return r == Rating::building; });
  fault_turned_into(move, "pips-23", buildings, "fault_turning", ruling);
}

namespace {

/// The first building in the document among the ground that counts.
std::optional<FeatureIndex> first_building(const CountedGround& ground) {
  std::optional<FeatureIndex> first;
  for (const Counted& c : ground)
    if (c.rating == Rating::building && (!first || at(c.feature) < at(*first))) first = c.feature;
  return first;
}

bool holds_any(const CountedGround& ground, const FeatureSet& sections) {
  return std::any_of(sections.begin(), sections.end(), [&](FeatureIndex f) { return ground.holds(f); });
}

std::optional<Pose> met_in_turn(const Move& move, std::size_t step, const Turn& turn, const FeatureSet& sections) {
  if (!holds_any(counted_in_turn(move, turn), sections)) return std::nullopt;
  for (const GroundContact& c : turn.ground_contacts)
    if (std::find(sections.begin(), sections.end(), c.feature) != sections.end())
      return pose_at(move.trace.steps[step], c.from);
  return std::nullopt;
}

/// The pose in which the base first met any section of a building in this order.
Pose first_met(const Move& move, const FeatureSet& sections) {
  const Stand& start = move.trace.start;
  if (holds_any(move.counted_at(start), sections)) return start.pose;
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i) {
    if (const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts))
      if (const auto pose = met_in_turn(move, i, *turn, sections)) return *pose;
    for (const Stretch& s : move.stretches)
      if (s.step == i && holds_any(*s.counted, sections)) return pose_at(move.trace.steps[i], s.from);
  }
  return move.trace.end.pose;
}

}  // namespace

// pips-23: a vehicle that ends in a building is trapped.
void into_a_building(const Move& move, RulingBuilder& ruling) {
  if (!move.vehicle.fully_tracked() || move.options.buildings_blocked) return;
  const auto building = first_building(move.counted_at(move.trace.end));
  if (!building) return;
  const Pose entered = first_met(move, move.sections_of(*building));
  ruling.set_status("pips-23", move.game.piece(move.piece).id,
                    {{"trapped", true},
                     {"entered_x", entered.at.x},
                     {"entered_y", entered.at.y},
                     {"entered_facing", entered.facing}});
  ruling.note("pips-23",
              {{"piece", label(move.game.piece(move.piece))}, {"building", argument_of(move.game.feature(*building))}});
}

namespace {

/// The face of the crew's die; nothing where it is missing or wrong, which the ruling then says.
std::optional<int> crew_die(const Move& move, RulingBuilder& ruling) {
  const std::vector<double>* given = given_dice(move.order, "free");
  ruling.need("pips-24", "free", need_text(1, move.figures.free_faces), given ? std::optional(*given) : std::nullopt);
  if (!given) {
    ruling.dice_missing();
    return std::nullopt;
  }
  if (are_faces(*given, 1, move.figures.free_faces)) return static_cast<int>(given->front());
  ruling.fault("pips-24", move.piece, 0, 0, {},
               {{"need", need_text(1, move.figures.free_faces)}, {"given", faces_text(*given)}}, {}, "fault_dice");
  return std::nullopt;
}

}  // namespace

namespace {

/// The crew is not free, so the vehicle stays where it is; the trace has it where the crew would come out.
void at_home(const Move& move, RulingBuilder& ruling) { ruling.end(move.piece, move.game.piece(move.piece).pose); }

}  // namespace

// pips-24
void getting_free(const Move& move, RulingBuilder& ruling) {
  const std::string& id = move.game.piece(move.piece).id;
  const Figures piece{{"piece", label(move.game.piece(move.piece))}};
  ruling.allowance(Grants{{"pips-24"}}, 0);
  if (!move.vehicle.trapped) {
    ruling.fault("pips-24", move.piece, 0, 0, {}, {}, {}, "fault_not_trapped");
    return at_home(move, ruling);
  }
  if (move.vehicle.tested_turn == static_cast<double>(move.game.turn())) {
    ruling.fault("pips-24", move.piece, 0, 0, {}, {}, {}, "fault_tested");
    return at_home(move, ruling);
  }
  fault_unwanted_dice(move, "pips-6", "movement", ruling);
  const auto face = crew_die(move, ruling);
  if (!face) return at_home(move, ruling);
  Figures rolled = piece;
  rolled.emplace_back("face", *face);
  if (*face < move.figures.free_from) {
    ruling.set_status("pips-24", id, {{"tested_turn", move.game.turn()}});
    ruling.note("pips-24", rolled, "note_stays");
    return at_home(move, ruling);
  }
  ruling.set_status("pips-24", id, {{"trapped", false}});
  ruling.note("pips-24", rolled, "note_free");
  for (const PieceIndex other : move.trace.end.contacts)
    ruling.note("pips-24", {{"piece", label(move.game.piece(move.piece))}, {"other", label(move.game.piece(other))}},
                "note_occupied");
  if (move.vehicle.immobilised) ruling.note("pips-24", piece, "note_immobilised");
  ruling.end(move.piece, *move.vehicle.entered);
}

// pips-28: returns whether the vehicle may be given no order but `free`.
bool stuck(const Move& move, RulingBuilder& ruling) {
  if (!move.vehicle.immobilised && !move.vehicle.trapped) return false;
  ruling.fault("pips-28", move.piece, 0, 0, {}, {}, {}, move.vehicle.trapped ? "fault_trapped" : "fault_immobilised");
  ruling.allowance(Grants{{"pips-24"}}, 0);
  return true;
}

}  // namespace linesman::pips
