#include "drill/tables.h"

#include <array>

#include "base/text.h"

namespace linesman::drill {

namespace {

constexpr std::array<std::string_view, 3> ARMS{"infantry", "cavalry", "artillery"};

/// Walks the figures and remembers the first that is wrong.
class Reader {
 public:
  explicit Reader(const Value& figures) : figures_(figures) {}

  void number(double& into, std::string_view name) { into = positive(figures_[name], pointer_to("/figures", name)); }

  std::map<std::string, Rate> rates(Arm arm) {
    std::map<std::string, Rate> all;
    const std::string place = pointer_to("/figures/speed", name_of(arm));
    for (const auto& [formation, cell] : figures_["speed"][name_of(arm)].members())
      all[formation] = rate(cell, pointer_to(place, formation));
    if (all.empty()) fail(place, "must be an object of speeds");
    return all;
  }

  Rate march(Arm arm) { return rate(figures_["march"][name_of(arm)], pointer_to("/figures/march", name_of(arm))); }

  std::map<std::string, Block> blocks(Arm arm) {
    std::map<std::string, Block> all;
    const std::string place = pointer_to("/figures/bases", name_of(arm));
    for (const auto& [formation, cell] : figures_["bases"][name_of(arm)].members()) {
      const std::string there = pointer_to(place, formation);
      const Block block{positive(cell[0], pointer_to(there, 0)), positive(cell[1], pointer_to(there, 1))};
      if (!(block.frontage > 0 && block.depth > 0)) fail(there, "must be two numbers above 0, frontage and depth");
      all[formation] = block;
    }
    if (all.empty()) fail(place, "must be an object of bases");
    return all;
  }

  const std::optional<Problem>& problem() const { return problem_; }

 private:
  double positive(const Value& v, const std::string& place) {
    const auto x = v.number();
    if (!x || *x < 0) fail(place, "must be a number of at least 0, not " + describe(v));
    return x.value_or(0);
  }

  /// A number, "none", or {"drill": what is added to the Drill value}.
  Rate rate(const Value& v, const std::string& place) {
    if (const auto plain = v.number(); plain && *plain >= 0) return {false, false, *plain};
    if (v.text() == "none") return {true, false, 0};
    if (const auto plus = v["drill"].number()) return {false, true, *plus};
    fail(place, "must be a number of at least 0, \"none\" or {\"drill\": a number}, not " + describe(v));
    return {};
  }

  void fail(std::string pointer, std::string reason) {
    if (!problem_) problem_ = Problem{"", std::move(pointer), std::move(reason)};
  }

  const Value& figures_;
  std::optional<Problem> problem_;
};

}  // namespace

std::string_view name_of(Arm arm) { return ARMS.at(static_cast<std::size_t>(arm)); }

std::optional<Arm> arm_named(std::string_view name) {
  for (std::size_t i = 0; i < ARMS.size(); ++i)
    if (ARMS.at(i) == name) return static_cast<Arm>(i);
  return std::nullopt;
}

Result<Tables> read_tables(const Value& figures) {
  Reader r(figures);
  Tables t;
  for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery}) {
    t.speeds[arm] = r.rates(arm);
    t.march[arm] = r.march(arm);
    t.blocks[arm] = r.blocks(arm);
  }
  r.number(t.march_alone, "march_alone");
  r.number(t.musician, "musician");
  r.number(t.limbering, "limbering");
  r.number(t.half, "die");
  r.number(t.turn_angle, "turn_angle");
  if (!(t.turn_angle > 0)) return Problem{"", "/figures/turn_angle", "must be above 0"};
  r.number(t.turn_price, "turn_price");
  r.number(t.width, "width");
  r.number(t.square, "square");
  r.number(t.mob_beyond, "mob_beyond");
  r.number(t.free_contours, "free_contours");
  r.number(t.contour_price, "contour_price");
  r.number(t.free_contours_on_small_roads, "free_contours_on_small_roads");
  r.number(t.less_on_small_roads, "less_on_small_roads");
  r.number(t.stream_exception, "stream_exception");
  r.number(t.column_pe, "column_pe");
  r.number(t.room, "room");
  r.number(t.infantry_limit, "infantry_limit");
  r.number(t.battle_contact, "battle_contact");
  r.number(t.halt_limit, "halt_limit");
  r.number(t.halt, "halt");
  r.number(t.may_charge, "may_charge");
  r.number(t.line_front, "line_front");
  r.number(t.column_flank, "column_flank");
  if (r.problem()) return *r.problem();
  return t;
}

}  // namespace linesman::drill
