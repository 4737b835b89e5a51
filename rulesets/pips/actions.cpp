// The action: its dice, and its notes for the rest of the Phase. pips-1, 6, 12 and 15 to 18.
#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "pips/clauses.h"
#include "rules/dice.h"

namespace linesman::pips {

bool are_faces(const std::vector<double>& given, int dice, int faces) {
  return given.size() == static_cast<std::size_t>(dice) &&
         std::all_of(given.begin(), given.end(), [&](double x) { return x == std::floor(x) && x >= 1 && x <= faces; });
}

const std::vector<double>* given_dice(const Order& order, const std::string& purpose) {
  const auto it = order.dice.find(purpose);
  return it == order.dice.end() ? nullptr : &it->second;
}

std::string need_text(int dice, int faces) { return std::to_string(dice) + "d" + std::to_string(faces); }

bool fault_unwanted_dice(const Move& move, std::string_view rule, const std::string& purpose, RulingBuilder& ruling) {
  const std::vector<double>* given = given_dice(move.order, purpose);
  if (!given || given->empty()) return false;
  ruling.fault(rule, move.piece, 0, 0, {}, {{"given", faces_text(*given)}}, {}, "fault_unwanted_dice");
  return true;
}

int dice_to_roll(const Options& options, int action_dice, int driving_dice) {
  return options.lowest_dice_rotate ? action_dice : driving_dice;
}

Roll highest_of(const std::vector<double>& given, int dice) {
  Roll roll;
  for (const double face : given) roll.faces.push_back(static_cast<int>(face));
  std::sort(roll.faces.begin(), roll.faces.end());
  roll.faces.erase(roll.faces.begin(), roll.faces.end() - dice);
  return roll;
}

// pips-6
DrivingDice dice_that_drive(const Move& move, RulingBuilder& ruling) {
  using State = DrivingDice::State;
  fault_unwanted_dice(move, "pips-24", "free", ruling);
  if (!move.ordered_to_drive()) {
    const bool any = fault_unwanted_dice(move, "pips-6", "movement", ruling);
    return {any ? State::wrong : State::none_needed, {}};
  }
  const int wanted = dice_to_roll(move.options, move.action_dice(), move.driving_dice());
  const std::vector<double>* given = given_dice(move.order, "movement");
  ruling.need(move.crosses() ? "pips-20" : "pips-6", "movement", need_text(wanted, move.figures.faces),
              given ? std::optional(*given) : std::nullopt);
  if (!given) {
    ruling.dice_missing();
    return {State::missing, {}};
  }
  if (!are_faces(*given, wanted, move.figures.faces)) {
    const bool turned = wanted < move.action_dice();
    ruling.fault("pips-6", move.piece, 0, 0, {},
                 {{"need", need_text(wanted, move.figures.faces)}, {"given", faces_text(*given)}}, {},
                 wanted == 0 ? "fault_unwanted_dice"
                 : turned    ? "fault_turned"
                             : "fault");
    return {State::wrong, {}};
  }
  return {State::rolled, highest_of(*given, move.driving_dice())};
}

Roll best_roll(const MovementFigures& figures, int dice) {
  return {std::vector<int>(static_cast<std::size_t>(dice), figures.faces)};
}

// pips-6, the effect
void pace(const Move& move, RulingBuilder& ruling) {
  ruling.set_status("pips-6", move.game.piece(move.piece).id,
                    {{"pace", move.order.action}, {"rotated", move.rotates()}});
}

namespace {

// pips-1
void the_point_it_moves_to(const Move& move, RulingBuilder& ruling) {
  if (move.order.members["toward"].is_null()) ruling.note("pips-1", {{"piece", label(move.game.piece(move.piece))}});
}

// pips-12 and pips-18
void flat_out(const Move& move, RulingBuilder& ruling) {
  if (move.action != Action::flat_out) return;
  const bool drives = !move.legs.empty();
  const Figures piece{{"piece", label(move.game.piece(move.piece))}};
  if (drives) ruling.note("pips-12", piece);
  ruling.note("pips-18", piece, drives ? "note" : "note_standing");
}

// pips-15
void a_rotating_target(const Move& move, RulingBuilder& ruling) {
  if (move.rotates()) ruling.note("pips-15", {{"piece", label(move.game.piece(move.piece))}});
}

// pips-16
void cautious(const Move& move, RulingBuilder& ruling) {
  if (move.action == Action::cautious) ruling.note("pips-16", {{"piece", label(move.game.piece(move.piece))}});
}

// pips-17
void rapid(const Move& move, RulingBuilder& ruling) {
  if (move.action == Action::rapid) ruling.note("pips-17", {{"piece", label(move.game.piece(move.piece))}});
}

}  // namespace

void notes(const Move& move, RulingBuilder& ruling) {
  the_point_it_moves_to(move, ruling);
  flat_out(move, ruling);
  a_rotating_target(move, ruling);
  cautious(move, ruling);
  rapid(move, ruling);
}

}  // namespace linesman::pips
