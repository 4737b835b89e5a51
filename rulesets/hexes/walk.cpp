#include "hexes/walk.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/tolerance.h"
#include "table/kind.h"

namespace linesman::hexes {

namespace {

/// hexes-22: a vehicle goes in rear first.
bool backs_into(const Counter& counter, const HexEntry& entry) {
  return counter.troop == Troop::vehicle && entry.manner == Manner::reverse;
}

/// hexes-22, hexes-23: a vehicle that backs in pays the whole entry several times, each time that it does so.
double more_in_reverse(const Setting& setting, const Counter& counter, const HexEntry& entry, const EntryPrice& price) {
  return backs_into(counter, entry) ? (setting.figures.reverse_times - 1) * (price.hex + price.hexside_sum()) : 0;
}

/// Hexsides turned that cost MPs. The entry after them decides how often they are paid.
struct UnpaidTurn {
  std::size_t step = 0;
  double price = 0;  ///< MPs, above 0
  int hexsides = 0;  ///< turned in this hex so far
  Hex hex;
};

/// One piece on its way, with what each step has to know of the steps before it.
class Walker {
 public:
  Walker(const Way& way, Tally& tally, Findings& found) : way_(way), tally_(tally), found_(found) {}

  void go(std::optional<std::size_t> leaders_until);

 private:
  const Figures& figures() const { return way_.setting.figures; }
  const Game& game() const { return way_.setting.game; }

  void turn(std::size_t step, const HexTurn& turn);
  void enter(std::size_t step, const HexEntry& entry);
  void pay(std::size_t step, const HexEntry& entry, const EntryPrice& price);
  void pay_turns(double times);
  void charge(std::string_view rule, double amount, std::size_t step, Words words, std::string_view says = "cost");
  void fault(std::string_view rule, std::size_t step, Words words, std::string_view says = "fault",
             std::string with = {});

  void one_hex_at_a_time(std::size_t step);
  bool not_prohibited(std::size_t step, const HexEntry& entry, const EntryPrice& price);
  void enemy_hexes(std::size_t step, const HexEntry& entry);
  void cost_of_a_hex(std::size_t step, const HexEntry& entry, const EntryPrice& price);
  void cost_of_a_hexside(std::size_t step, const EntryPrice& price);
  bool needs_minimum_move(const HexEntry& entry, const EntryPrice& price) const;
  void minimum_move(std::size_t step, const HexEntry& entry);
  void the_gun_with_one_mp(std::size_t step, const HexEntry& entry);
  void movement_points_spent(std::size_t step);
  void stop_or_go_on_with_less();
  void overspending();

  const Way& way_;
  Tally& tally_;
  Findings& found_;
  bool turning_ = false;                   ///< the last of the turns in the tally is in the present hex
  std::vector<UnpaidTurn> unpaid_;         ///< since the last entry
  std::optional<Hex> met_;                 ///< where it met the enemy (hexes-28)
  std::optional<std::size_t> overspends_;  ///< the first step that brings `spent` above `total`
  std::string_view overspending_rule_;
};

void Walker::charge(std::string_view rule, double amount, std::size_t step, Words words, std::string_view says) {
  const PathPoint whole = way_.whole_step(step);
  found_.charge(
      {.rule = rule, .amount = amount, .from = {step, 0}, .to = whole.s, .figures = std::move(words), .says = says});
  tally_.spent += amount;
}

void Walker::fault(std::string_view rule, std::size_t step, Words words, std::string_view says, std::string with) {
  Finding fault = way_.fault_of(rule, step);
  fault.figures = std::move(words);
  fault.says = says;
  fault.with = std::move(with);
  found_.fault(std::move(fault));
}

bool lies_on_grid(const Game& game, Hex hex) {
  const auto& grid = game.table().hex;
  return hex.column >= 0 && hex.row >= 0 && (!grid || (hex.column < grid->columns && hex.row < grid->rows));
}

// hexes-1
void Walker::one_hex_at_a_time(std::size_t step) {
  const auto& entry = std::get<HexEntry>(way_.trace.steps[step].facts);
  fault("hexes-1", step, {{"hex", hex_text(entry.to)}, {"from", hex_text(entry.from)}},
        lies_on_grid(game(), entry.to) ? "fault" : "off");
}

// hexes-25: terrain rated "no".
bool Walker::not_prohibited(std::size_t step, const HexEntry& entry, const EntryPrice& price) {
  const auto barred_by = [&](std::optional<FeatureIndex> feature, std::string_view says) {
    if (!feature) return;
    const Feature& bar = game().feature(*feature);
    fault("hexes-25", step, {{"hex", hex_text(entry.to)}, {"with", argument_of(bar)}}, says, bar.id);
  };
  barred_by(price.hexside_barred, "hexside");
  barred_by(price.barred, "hex");
  return !price.prohibited();
}

// hexes-28: enemies are met only in a close assault, which ends the move.
void Walker::enemy_hexes(std::size_t step, const HexEntry& entry) {
  const auto enemy = std::find_if(entry.pieces.begin(), entry.pieces.end(),
                                  [&](PieceIndex i) { return game().enemies(i, way_.trace.piece); });
  const std::string hex = hex_text(entry.to);
  if (met_) fault("hexes-28", step, {{"hex", hex}, {"met", hex_text(*met_)}}, "farther");
  if (enemy == entry.pieces.end()) return;
  const Piece& with = game().piece(*enemy);
  if (!may_close_assault(way_.setting, way_.order.action))
    return fault("hexes-28", step, {{"hex", hex}}, "fault", with.id);
  met_ = entry.to;
  // A close assault is fought once for the whole stack.
  found_.remark({.rule = "hexes-28", .figures = {{"hex", hex}, {"with", label(with)}}, .once = hex});
}

// hexes-6
void Walker::cost_of_a_hex(std::size_t step, const HexEntry& entry, const EntryPrice& price) {
  Words words{{"hex", hex_text(entry.to)}};
  if (price.by) words.emplace_back("with", argument_of(game().feature(*price.by)));
  charge("hexes-6", price.hex, step, std::move(words), price.by ? "cost" : "open");
}

// hexes-7
void Walker::cost_of_a_hexside(std::size_t step, const EntryPrice& price) {
  for (const HexsidePrice& p : price.hexsides)
    charge("hexes-7", p.amount, step, {{"with", argument_of(game().feature(p.feature))}});
}

// hexes-20, hexes-22
void Walker::pay_turns(double times) {
  for (const UnpaidTurn& turn : std::exchange(unpaid_, {})) {
    const Words words{{"hexsides", turn.hexsides}, {"hex", hex_text(turn.hex)}};
    charge("hexes-20", turn.price, turn.step, words);
    if (times > 1) charge("hexes-22", (times - 1) * turn.price, turn.step, words, "turn");
    movement_points_spent(turn.step);
  }
}

// hexes-24
bool Walker::needs_minimum_move(const HexEntry& entry, const EntryPrice& price) const {
  if (tally_.entered > 0) return false;
  double left = tally_.left();
  for (const UnpaidTurn& turn : unpaid_) left -= times_of_turns(way_.setting, way_.counter, entry) * turn.price;
  return hexes::needs_minimum_move(way_.setting, price_of_entry(way_.setting, way_.counter, entry, price), left);
}

// hexes-24: for all that is left.
void Walker::minimum_move(std::size_t step, const HexEntry& entry) {
  const Words words{{"hex", hex_text(entry.to)}};
  charge("hexes-24", std::max(0.0, tally_.left()), step, words);
  found_.remark({.rule = "hexes-24", .figures = words});
}

// hexes-13: the price is the same on all terrain.
void Walker::the_gun_with_one_mp(std::size_t step, const HexEntry& entry) {
  charge("hexes-13", figures().slow_gun_cost, step, {{"hex", hex_text(entry.to)}});
}

void Walker::pay(std::size_t step, const HexEntry& entry, const EntryPrice& price) {
  if (way_.counter.slow_gun(figures())) return the_gun_with_one_mp(step, entry);
  const double backwards = more_in_reverse(way_.setting, way_.counter, entry, price);
  cost_of_a_hex(step, entry, price);
  cost_of_a_hexside(step, price);
  if (backwards > 0) charge("hexes-22", backwards, step, {{"hex", hex_text(entry.to)}});
}

void Walker::enter(std::size_t step, const HexEntry& entry) {
  const Setting& setting = way_.setting;
  const EntryPrice price = price_of(setting.chart, setting.reading->terrain, game(), entry, way_.counter.column());
  enemy_hexes(step, entry);
  const bool may = not_prohibited(step, entry, price);
  const bool minimum = may && needs_minimum_move(entry, price);
  if (minimum && setting.minimum_turns) unpaid_.clear();
  pay_turns(times_of_turns(setting, way_.counter, entry));
  if (minimum)
    minimum_move(step, entry);
  else if (may)
    pay(step, entry, price);
  ++tally_.entered;
  turning_ = false;
}

// hexes-21: infantry turns freely.
void Walker::turn(std::size_t step, const HexTurn& turn) {
  if (way_.counter.infantry()) return;
  if (!turning_) tally_.turns.push_back({step, 0});
  turning_ = true;
  if (way_.counter.troop != Troop::vehicle) return;
  const int before = tally_.turns.back().hexsides;
  const int after = tally_.turns.back().hexsides += std::abs(turn.sides);
  if (auto fault = a_vehicles_turn(way_, step, before, after)) found_.fault(*std::move(fault));
  const double cost = price_of_a_turn(figures(), after) - price_of_a_turn(figures(), before);
  if (cost > 0) unpaid_.push_back({step, cost, after, turn.hex});
}

// hexes-2: remembers the first step that is too much; the excess is known at the end.
void Walker::movement_points_spent(std::size_t step) {
  if (overspends_ || !exceeds(tally_.spent, tally_.total)) return;
  overspends_ = step;
  overspending_rule_ = "hexes-2";
  if (tally_.lost) overspending_rule_ = "hexes-11";
  if (way_.counter.slow_gun(figures())) overspending_rule_ = "hexes-13";
}

// hexes-10, hexes-11: without its leader a squad has its own MPs, or what it has spent when that is more.
void Walker::stop_or_go_on_with_less() {
  Grants normal = movement_points(way_.setting, way_.counter, way_.order.action, false);
  const double more = tally_.spent - sum_of(normal);
  if (exceeds(more, 0)) normal.push_back({"hexes-11", more});
  tally_.may_spend(std::move(normal));
  tally_.led = false;
  tally_.lost = true;
  found_.remark({.rule = "hexes-10", .figures = {{"hex", hex_text(way_.entry(tally_.entered - 1).to)}}});
}

void Walker::overspending() {
  if (!overspends_) return;
  Finding fault = way_.fault_of(overspending_rule_, *overspends_);
  fault.excess = tally_.left() < 0 ? -tally_.left() : 0;
  fault.figures = {{"total", tally_.total}, {"spent", tally_.spent}};
  found_.fault(std::move(fault));
}

void Walker::go(std::optional<std::size_t> leaders_until) {
  const auto stops_here = [&] { return way_.event() && tally_.entered == way_.event()->after; };
  for (std::size_t i = 0; i < way_.steps(); ++i) {
    if (const auto* turned = facts_of<HexTurn>(way_.trace.steps[i])) turn(i, *turned);
    const auto* entry = facts_of<HexEntry>(way_.trace.steps[i]);
    if (entry) enter(i, *entry);
    movement_points_spent(i);
    if (entry && tally_.led && tally_.entered == leaders_until && !stops_here()) stop_or_go_on_with_less();
  }
  pay_turns(1);
  if (way_.false_step()) one_hex_at_a_time(way_.entries().back());
  overspending();
}

}  // namespace

bool may_close_assault(const Setting& setting, Action action) {
  return action == Action::close_assault || (setting.assault_into_close && action == Action::assault_move);
}

double price_of_entry(const Setting& setting, const Counter& counter, const HexEntry& entry, const EntryPrice& price) {
  if (counter.slow_gun(setting.figures)) return setting.figures.slow_gun_cost;
  return price.hex + price.hexside_sum() + more_in_reverse(setting, counter, entry, price);
}

double times_of_turns(const Setting& setting, const Counter& counter, const HexEntry& entry) {
  return setting.tripled_turns && backs_into(counter, entry) ? std::max(1.0, setting.figures.reverse_times) : 1;
}

// No minimum move where the turns before it cost too much and are not forgiven.
bool needs_minimum_move(const Setting& setting, double price, double left) {
  return exceeds(price, left) && (setting.minimum_turns || !exceeds(0, left));
}

void Tally::may_spend(Grants granted) {
  total = sum_of(granted);
  grants = std::move(granted);
}

void go(Walk& walk, const Leadership& leadership) {
  walk.tally.led = leadership.led && walk.way.counter.troop == Troop::squad;
  walk.tally.may_spend(movement_points(walk.way.setting, walk.way.counter, walk.way.order.action, walk.tally.led));
  Walker(walk.way, walk.tally, walk.found).go(leadership.until);
}

// hexes-20, hexes-21
double price_of_a_turn(const Figures& figures, int hexsides) {
  return std::max(0.0, hexsides - figures.free_hexsides) * figures.hexside_cost;
}

bool turns_too_far(const Figures& figures, int hexsides) { return hexsides > figures.turn_hexsides; }

// hexes-19: the most hexsides in one hex.
std::optional<Finding> a_vehicles_turn(const Way& way, std::size_t step, int before, int after) {
  const Figures& figures = way.setting.figures;
  if (turns_too_far(figures, before) || !turns_too_far(figures, after)) return std::nullopt;
  Finding fault = way.fault_of("hexes-19", step);
  fault.figures = {{"hexsides", after}, {"hex", hex_text(std::get<HexTurn>(way.trace.steps[step].facts).hex)}};
  fault.says = "hexsides";
  return fault;
}

// hexes-19: a turn for each hex entered.
void enough_hexes_for_its_turns(const Way& way, const Tally& tally, Findings& found) {
  if (way.counter.troop != Troop::vehicle) return;
  const std::size_t given = tally.entered + (way.setting.turn_in_place ? 1 : 0);
  if (tally.turns.size() <= given) return;
  Finding fault = way.fault_of("hexes-19", tally.turns.back().step);
  fault.figures = {{"turned", static_cast<std::int64_t>(tally.turns.size())},
                   {"entered", static_cast<std::int64_t>(tally.entered)}};
  fault.says = tally.entered == 0 ? "still" : "fault";
  fault.stage = Stage::at_end;
  fault.chosen = true;
  found.fault(std::move(fault));
}

// hexes-14: a gun turns freely, but only when it moves.
void facing_of_a_gun(const Way& way, const Tally& tally, Findings& found) {
  const bool may = tally.entered > 0 || way.setting.turn_in_place;
  if (way.counter.troop != Troop::gun || tally.turns.empty() || may) return;
  Finding fault = way.fault_of("hexes-14", tally.turns.front().step);
  fault.stage = Stage::at_end;
  fault.chosen = true;
  found.fault(std::move(fault));
}

}  // namespace linesman::hexes
