#include "hexes/walk.h"

#include <algorithm>
#include <cstdlib>

#include "base/tolerance.h"

namespace linesman::hexes {

namespace {

/// One piece on its way, with what only the steps after one another need to know.
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
  void charge(std::string_view rule, double amount, std::size_t step, Words words, std::string_view says = "cost");
  void fault(std::string_view rule, std::size_t step, Words words, std::string_view says = "fault",
             std::string with = {});

  void one_hex_at_a_time(std::size_t step);
  bool not_prohibited(std::size_t step, const HexEntry& entry, const EntryPrice& price);
  void enemy_hexes(std::size_t step, const HexEntry& entry);
  void cost_of_a_hex(std::size_t step, const HexEntry& entry, const EntryPrice& price);
  void cost_of_a_hexside(std::size_t step, const EntryPrice& price);
  double reverse(const HexEntry& entry, const EntryPrice& price) const;
  bool minimum_move(std::size_t step, const HexEntry& entry, double cost);
  void the_gun_with_one_mp(std::size_t step, const HexEntry& entry);
  void movement_points_spent(std::size_t step);
  void stop_or_go_on_with_less();
  void overspending();

  const Way& way_;
  Tally& tally_;
  Findings& found_;
  bool turning_ = false;                   ///< the last of the tally's turns is in the hex it is in
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

// hexes-25: what is rated "no".
bool Walker::not_prohibited(std::size_t step, const HexEntry& entry, const EntryPrice& price) {
  const auto barred_by = [&](std::optional<FeatureIndex> feature, std::string_view says) {
    if (feature) fault("hexes-25", step, {{"hex", hex_text(entry.to)}}, says, game().feature(*feature).id);
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
  if (way_.order.action != Action::close_assault) return fault("hexes-28", step, {{"hex", hex}}, "fault", with.id);
  met_ = entry.to;
  // A close assault is fought once, whoever comes along.
  found_.remark({.rule = "hexes-28", .figures = {{"hex", hex}, {"with", Value(label(with))}}, .once = hex});
}

// hexes-6
void Walker::cost_of_a_hex(std::size_t step, const HexEntry& entry, const EntryPrice& price) {
  Words words{{"hex", hex_text(entry.to)}};
  if (price.by) words.emplace_back("with", Value(label(game().feature(*price.by))));
  charge("hexes-6", price.hex, step, std::move(words), price.by ? "cost" : "open");
}

// hexes-7
void Walker::cost_of_a_hexside(std::size_t step, const EntryPrice& price) {
  for (const HexsidePrice& p : price.hexsides)
    charge("hexes-7", p.amount, step, {{"with", Value(label(game().feature(p.feature)))}});
}

// hexes-22, hexes-23: a vehicle that backs in pays the whole entry several times, however often it does so.
double Walker::reverse(const HexEntry& entry, const EntryPrice& price) const {
  if (way_.counter.troop != Troop::vehicle || entry.manner != Manner::reverse) return 0;
  return (figures().reverse_times - 1) * (price.hex + price.hexside_sum());
}

// hexes-24: the first hex may always be entered, for all that is left.
bool Walker::minimum_move(std::size_t step, const HexEntry& entry, double cost) {
  const double left = tally_.left();
  if (tally_.entered > 0 || !exceeds(cost, left) || exceeds(0, left)) return false;
  const Words words{{"hex", hex_text(entry.to)}};
  charge("hexes-24", std::max(0.0, left), step, words);
  found_.remark({.rule = "hexes-24", .figures = words});
  return true;
}

// hexes-13: whatever the terrain.
void Walker::the_gun_with_one_mp(std::size_t step, const HexEntry& entry) {
  charge("hexes-13", figures().slow_gun_cost, step, {{"hex", hex_text(entry.to)}});
}

void Walker::pay(std::size_t step, const HexEntry& entry, const EntryPrice& price) {
  const bool slow_gun = way_.counter.slow_gun(figures());
  const double backwards = reverse(entry, price);
  const double cost = slow_gun ? figures().slow_gun_cost : price.hex + price.hexside_sum() + backwards;
  if (minimum_move(step, entry, cost)) return;
  if (slow_gun) return the_gun_with_one_mp(step, entry);
  cost_of_a_hex(step, entry, price);
  cost_of_a_hexside(step, price);
  if (backwards > 0) charge("hexes-22", backwards, step, {{"hex", hex_text(entry.to)}});
}

void Walker::enter(std::size_t step, const HexEntry& entry) {
  const EntryPrice price = price_of(way_.setting.chart, game(), entry, way_.counter.column());
  enemy_hexes(step, entry);
  if (not_prohibited(step, entry, price)) pay(step, entry, price);
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
  if (cost > 0) charge("hexes-20", cost, step, {{"hexsides", after}, {"hex", hex_text(turn.hex)}});
}

// hexes-2: the first step that is too much; by how much is known at the end.
void Walker::movement_points_spent(std::size_t step) {
  if (overspends_ || !exceeds(tally_.spent, tally_.total)) return;
  overspends_ = step;
  overspending_rule_ = "hexes-2";
  if (tally_.lost) overspending_rule_ = "hexes-11";
  if (way_.counter.slow_gun(figures())) overspending_rule_ = "hexes-13";
}

// hexes-10, hexes-11: without its leader a squad has its own MPs, or what it has spent when that is more.
void Walker::stop_or_go_on_with_less() {
  const double normal = movement_points(way_.setting, way_.counter, way_.order.action, false);
  tally_.total = exceeds(tally_.spent, normal) ? tally_.spent : normal;
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
  if (way_.false_step()) one_hex_at_a_time(way_.entries().back());
  overspending();
}

bool is_leader(const Walk& walk) { return walk.way.counter.troop == Troop::leader; }

}  // namespace

bool has_leader(const Walks& walks) { return std::any_of(walks.begin(), walks.end(), is_leader); }

std::optional<std::size_t> leaders_last_until(const Walks& walks) {
  std::optional<std::size_t> until;
  for (const Walk& walk : walks) {
    if (!is_leader(walk)) continue;
    if (!walk.way.event()) return std::nullopt;
    until = std::max(until.value_or(0), walk.way.event()->after);
  }
  return until;
}

void go(Walk& walk, bool led, std::optional<std::size_t> leaders_until) {
  walk.tally.led = led && walk.way.counter.troop == Troop::squad;
  walk.tally.total = movement_points(walk.way.setting, walk.way.counter, walk.way.order.action, walk.tally.led);
  Walker(walk.way, walk.tally, walk.found).go(leaders_until);
}

}  // namespace linesman::hexes
