#include "hexes/walk.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::hexes {

namespace {

bool lies_off_grid(const March& march, Hex hex) {
  const auto& grid = march.setting.game.table().hex;
  return hex.column < 0 || hex.row < 0 || (grid && (hex.column >= grid->columns || hex.row >= grid->rows));
}

/// hexes-1
void one_hex_at_a_time(March& march, std::size_t step) {
  const auto& entry = std::get<HexEntry>(march.trace.steps[step].facts);
  march.fault("hexes-1", step, {}, {{"hex", hex_text(entry.to)}, {"from", hex_text(entry.from)}},
              lies_off_grid(march, entry.to) ? "off" : "fault");
}

/// hexes-25: what is rated "no".
bool not_prohibited(March& march, std::size_t step, const HexEntry& entry, const EntryPrice& price) {
  const auto fault = [&](std::optional<FeatureIndex> feature, std::string_view says) {
    if (feature)
      march.fault("hexes-25", step, {}, {{"hex", hex_text(entry.to)}}, says, march.setting.game.feature(*feature).id);
  };
  fault(price.hexside_barred, "hexside");
  fault(price.barred, "hex");
  return !price.prohibited();
}

/// hexes-28: enemies are met only in a close assault, which ends the move.
void enemy_hexes(March& march, std::size_t step, const HexEntry& entry) {
  const Game& game = march.setting.game;
  const auto enemy = std::find_if(entry.pieces.begin(), entry.pieces.end(),
                                  [&](PieceIndex i) { return game.enemies(i, march.trace.piece); });
  const std::string hex = hex_text(entry.to);
  if (march.met) march.fault("hexes-28", step, {}, {{"hex", hex}, {"met", hex_text(*march.met)}}, "farther");
  if (enemy == entry.pieces.end()) return;
  const Piece& with = game.piece(*enemy);
  if (march.errand.action != Action::close_assault) {
    march.fault("hexes-28", step, {}, {{"hex", hex}}, "fault", with.id);
    return;
  }
  march.met = entry.to;
  march.note("hexes-28", {{"hex", hex}, {"with", Value(label(with))}});
}

/// hexes-6
void cost_of_a_hex(March& march, std::size_t step, const HexEntry& entry, const EntryPrice& price) {
  Words words{{"hex", hex_text(entry.to)}};
  if (price.by) words.emplace_back("with", Value(label(march.setting.game.feature(*price.by))));
  march.charge("hexes-6", price.hex, step, std::move(words), price.by ? "cost" : "open");
}

/// hexes-7
void cost_of_a_hexside(March& march, std::size_t step, const EntryPrice& price) {
  for (const HexsidePrice& p : price.hexsides)
    march.charge("hexes-7", p.amount, step, {{"with", Value(label(march.setting.game.feature(p.feature)))}});
}

/// hexes-22, hexes-23: a vehicle that backs in pays the whole entry several times, however often it does so.
double reverse(const March& march, const HexEntry& entry, const EntryPrice& price) {
  if (march.counter.troop != Troop::vehicle || entry.manner != Manner::reverse) return 0;
  return (march.setting.figures.reverse_times - 1) * (price.hex + price.hexside_sum());
}

/// hexes-24: the first hex may always be entered, for all that is left.
bool minimum_move(March& march, std::size_t step, const HexEntry& entry, double cost) {
  if (march.entered > 0 || !exceeds(cost, march.left()) || exceeds(0, march.left())) return false;
  const Words words{{"hex", hex_text(entry.to)}};
  march.charge("hexes-24", std::max(0.0, march.left()), step, words);
  march.note("hexes-24", words);
  return true;
}

/// hexes-13: whatever the terrain.
void the_gun_with_one_mp(March& march, std::size_t step, const HexEntry& entry) {
  march.charge("hexes-13", march.setting.figures.slow_gun_cost, step, {{"hex", hex_text(entry.to)}});
}

void pay(March& march, std::size_t step, const HexEntry& entry, const EntryPrice& price) {
  const bool slow_gun = march.counter.slow_gun(march.setting.figures);
  const double backwards = reverse(march, entry, price);
  const double cost = slow_gun ? march.setting.figures.slow_gun_cost : price.hex + price.hexside_sum() + backwards;
  if (minimum_move(march, step, entry, cost)) return;
  if (slow_gun) return the_gun_with_one_mp(march, step, entry);
  cost_of_a_hex(march, step, entry, price);
  cost_of_a_hexside(march, step, price);
  if (backwards > 0) march.charge("hexes-22", backwards, step, {{"hex", hex_text(entry.to)}});
}

void enter(March& march, std::size_t step, const HexEntry& entry) {
  const EntryPrice price = price_of(march.setting.chart, march.setting.game, entry, march.counter.column());
  enemy_hexes(march, step, entry);
  if (not_prohibited(march, step, entry, price)) pay(march, step, entry, price);
  ++march.entered;
  march.turning = false;
}

/// hexes-2: the first step that is too much; by how much is known at the end.
void movement_points_spent(March& march, std::size_t step) {
  if (march.overspends || !exceeds(march.spent, march.total)) return;
  march.overspends = step;
  march.overspending_rule = "hexes-2";
  if (march.lost) march.overspending_rule = "hexes-11";
  if (march.counter.slow_gun(march.setting.figures)) march.overspending_rule = "hexes-13";
}

/// hexes-10, hexes-11: without its leader a squad has its own MPs, or what it has spent when that is more.
void stop_or_go_on_with_less(March& march) {
  const double normal = movement_points(march.setting, march.counter, march.errand.action, false);
  march.total = exceeds(march.spent, normal) ? march.spent : normal;
  march.led = false;
  march.lost = true;
  const std::size_t step = march.entries[march.entered - 1];
  march.note("hexes-10", {{"hex", hex_text(std::get<HexEntry>(march.trace.steps[step].facts).to)}});
}

void overspending(March& march) {
  if (!march.overspends) return;
  march.fault(march.overspending_rule, *march.overspends, march.left() < 0 ? -march.left() : 0,
              {{"total", march.total}, {"spent", march.spent}});
}

bool stops_here(const March& march) { return march.event && march.entered == march.event->after; }

}  // namespace

bool has_leader(const Marches& marches) {
  return std::any_of(marches.begin(), marches.end(), [](const March& m) { return m.counter.troop == Troop::leader; });
}

std::optional<std::size_t> leaders_last_until(const Marches& marches) {
  std::optional<std::size_t> until;
  for (const March& march : marches) {
    if (march.counter.troop != Troop::leader) continue;
    if (!march.event) return std::nullopt;
    until = std::max(until.value_or(0), march.event->after);
  }
  return until;
}

void walk(March& march, bool led, std::optional<std::size_t> leaders_until) {
  march.led = led && march.counter.troop == Troop::squad;
  march.total = movement_points(march.setting, march.counter, march.errand.action, march.led);
  for (std::size_t i = 0; i < march.last; ++i) {
    if (const auto* turned = std::get_if<HexTurn>(&march.trace.steps[i].facts)) turn(march, i, *turned);
    const auto* entry = std::get_if<HexEntry>(&march.trace.steps[i].facts);
    if (entry) enter(march, i, *entry);
    movement_points_spent(march, i);
    if (entry && march.led && march.entered == leaders_until && !stops_here(march)) stop_or_go_on_with_less(march);
  }
  if (march.false_step) one_hex_at_a_time(march, march.entries.back());
  overspending(march);
}

}  // namespace linesman::hexes
