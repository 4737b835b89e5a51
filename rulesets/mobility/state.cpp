// The state of a piece before it moves, its allowance, and its speed for fire: mobility-1, 6, 7, 33 to 38, 49 and 56.
#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "mobility/clauses.h"

namespace linesman::mobility {

void carry_over(const Way& way, Account& account) {
  account.charge({.rule = "mobility-1", .amount = way.model().spent}, "mobility-1", way.model().travelled);
}

void judge_weapon(const Way& way, Findings& found) {
  if (way.model().family() != Family::crewed) return;
  if (way.setting.word(way.piece().status, "crew") == "none") found.fault(before_move("mobility-7"));
}

void judge_chassis(const Way& way, Findings& found) {
  if (way.model().family() != Family::crewed || way.piece().traits["chassis"].text() != "fixed") return;
  const auto goes = [](const TracedStep& step) { return facts_of<Leg>(step) || facts_of<Climb>(step); };
  const auto first = std::find_if(way.steps().begin(), way.steps().end(), goes);
  if (first == way.steps().end()) return;
  found.fault({.rule = "mobility-6", .place = {static_cast<std::size_t>(first - way.steps().begin()), 0}});
}

void judge_mobility(const Way& way, Findings& found) {
  if (way.model().immobilised) found.fault(before_move("mobility-38"));
}

void judge_return(const Way& way, Findings& found) {
  if (way.setting.flag(way.piece().status, "left")) found.fault(before_move("mobility-56"));
}

void judge_allowance(const Way& way, const Account& account, Findings& found) {
  const auto& passed = account.overdraft();
  if (!passed) return;
  // Waiting for a transport may overdraw the account before the first step, and a path that is cut does not get in.
  const bool gets_in = way.last_act(ActKind::embark).has_value();
  found.fault({.rule = passed->rule,
               .place = passed->place,
               .excess = account.spent() - account.total(),
               .figures = {{"total", Value(account.total())}, {"spent", Value(account.spent())}},
               .says = "overdrawn",
               .stage = gets_in ? Stage::at_end : Stage::on_way});
}

void change_status_of_spent(const Way& way, const Account& account, Findings& found) {
  const double spent = rounded(account.spent());
  const PopUpStatus popping = pop_up_status(way);
  Value::Object set;
  set.reserve(6);
  set.emplace_back("spent", spent);
  set.emplace_back("moved", spent);
  set.emplace_back("spent_turn", way.game().turn());
  if (way.setting.options.speed_by_distance) set.emplace_back("travelled", rounded(account.travelled()));
  if (popping.rose) set.emplace_back("rose", way.game().turn());
  if (popping.popped) set.emplace_back("popped", way.game().turn());
  found.change({.rule = "mobility-1", .on = way.piece().id, .set = std::move(set)});
}

namespace {

/// A class of speed, by thirds of the original rate.
struct Speed {
  std::string_view name;
  std::string_view clause;
};

/// mobility-33: the inches by which its speed is counted.
double amount_of(const Way& way, const Account& account) {
  return way.setting.options.speed_by_distance ? account.travelled() : account.spent();
}

Speed speed_of(const Way& way, double amount) {
  const double third = way.model().original / THIRDS;
  const Thirds& thirds = way.tables().thirds;
  if (within_limit(amount, third * thirds.slow)) return {"slow", "mobility-33"};
  return within_limit(amount, third * thirds.moderate) ? Speed{"moderate", "mobility-34"}
                                                       : Speed{"fast", "mobility-35"};
}

/// mobility-37: the piece has turned and done nothing else.
bool only_turned(const Way& way) {
  if (way.model().spent > 0) return false;
  const auto goes = [](const TracedStep& step) { return facts_of<Leg>(step) || facts_of<Climb>(step); };
  if (std::any_of(way.steps().begin(), way.steps().end(), goes)) return false;
  return std::any_of(way.turns.begin(), way.turns.end(), [](const WholeTurn& turn) { return turn.angle >= ANGLE_EPS; });
}

}  // namespace

void note_fire(const Way& way, std::size_t step, const Account& account, Findings& found) {
  const double amount = amount_of(way, account);
  const Figures figures{{"spent", Value(amount)},
                        {"speed", Value(exceeds(amount, 0) ? speed_of(way, amount).name : "stationary")},
                        {"altitude", Value(way.altitude_at(step))}};
  found.remark({"mobility-36", figures, way.setting.options.speed_by_distance ? "distance" : "note"});
  if (is_pop_up(way, step)) {
    Figures spent = figures;
    spent.front().second = Value(account.spent());
    found.remark({"mobility-49", std::move(spent)});
  }
}

void note_speed(const Way& way, const Account& account, Findings& found) {
  const double amount = amount_of(way, account);
  if (!exceeds(amount, 0)) return;
  found.remark({speed_of(way, amount).clause,
                {{"spent", Value(amount)}, {"original", Value(way.model().original)}},
                way.setting.options.speed_by_distance ? "distance" : "note"});
}

void note_turning_on_the_spot(const Way& way, Findings& found) {
  if (only_turned(way)) found.remark({"mobility-37"});
}

}  // namespace linesman::mobility
