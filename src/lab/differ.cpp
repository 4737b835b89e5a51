#include "lab/differ.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "base/exact.h"
#include "base/tolerance.h"
#include "files/documents/document.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "lab/made_up.h"
#include "lab/number_places.h"

namespace linesman::lab {

namespace {

/// A table and an order, as documents.
struct Setup {
  Value game;
  Value order;
};

struct BothSaid {
  SideRuling a;
  SideRuling b;
  Value ruling_a;
  Value ruling_b;
};

/// Asks both sides about documents.
class Pair {
 public:
  Pair(const RulesSide& a, const RulesSide& b, Differing in) : a_(a), b_(b), in_(in) {}

  /// What both say, where they differ as it is asked.
  std::optional<BothSaid> differ(const Setup& setup) {
    ++tried;
    const auto document = read_document(setup.game, "");
    if (!document) return std::nullopt;
    const auto order = read_order(setup.order, "");
    if (!order) return std::nullopt;
    return differ(document->game, *order);
  }

  std::optional<BothSaid> differ(const Game& game, const Order& order) {
    const auto by_a = a_.judge(game, order);
    if (!by_a && a_.ruleset() == nullptr) return std::nullopt;  // no valid document under that side
    const auto by_b = b_.judge(game, order);
    if (!by_b && b_.ruleset() == nullptr) return std::nullopt;
    const auto found = difference_between(a_, by_a, b_, by_b);
    if (!found || !is_asked(*found)) return std::nullopt;
    return BothSaid{found->a, found->b, by_a ? write_ruling(by_a->ruling, a_.game()) : Value(),
                    by_b ? write_ruling(by_b->ruling, b_.game()) : Value()};
  }

  const Ruleset* ruleset_of_a() const { return a_.ruleset(); }
  const Ruleset* ruleset_of_b() const { return b_.ruleset(); }

  /// The first ruling of A on an order, for the dice that it still needs.
  Result<Judgement> judged_by_a(const Game& game, const Order& order) { return a_.judge(game, order); }

  std::int64_t tried = 0;

 private:
  bool is_asked(const Difference& found) const {
    const bool refused = found.a.verdict == UNUSABLE_ORDER || found.b.verdict == UNUSABLE_ORDER;
    if (in_ == Differing::unusable) return refused && found.is_flip();
    if (refused) return false;
    if (in_ == Differing::verdict) return found.is_flip();
    if (in_ == Differing::rules) return found.is_flip() || has(found, "rules");
    return in_ == Differing::total ? !same(found.a.total, found.b.total) : !same(found.a.spent, found.b.spent);
  }

  static bool has(const Difference& found, const char* member) {
    return std::find(found.differs.begin(), found.differs.end(), member) != found.differs.end();
  }

  static bool same(const std::optional<double>& a, const std::optional<double>& b) {
    constexpr double SAME = 1e-6;
    return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) <= SAME);
  }

  SideJudge a_;
  SideJudge b_;
  Differing in_;
};

Value without_item(const Value& list, std::size_t from, std::size_t count) {
  Value::Array left;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (i < from || i >= from + count) left.push_back(list[i]);
  return Value(std::move(left));
}

/// Members of an order without which it is none.
bool is_needed(std::string_view member) { return member == "piece" || member == "pieces" || member == "unit"; }

/// Makes a setup smaller while both sides still differ.
class Reducer {
 public:
  Reducer(Pair& pair, Setup setup, BothSaid said, std::int64_t most)
      : pair_(pair), setup_(std::move(setup)), said_(std::move(said)), ends_at_(pair.tried + most) {}

  void reduce() {
    bool smaller = true;
    while (smaller && !is_used_up()) {
      smaller = take_parts_away();
      smaller = simplify_shapes() || smaller;
    }
    while (round_figures() && !is_used_up()) {
    }
    cut_table();
    // Rounder figures may let another part go.
    while (take_parts_away() && !is_used_up()) {
    }
    minimal_ = !is_used_up();
  }

  const Setup& setup() const { return setup_; }
  const BothSaid& said() const { return said_; }
  bool minimal() const { return minimal_; }

 private:
  bool is_used_up() const { return pair_.tried >= ends_at_; }

  bool take(Setup other) {
    if (is_used_up()) return false;
    auto said = pair_.differ(other);
    if (!said) return false;
    setup_ = std::move(other);
    said_ = *std::move(said);
    return true;
  }

  Setup with_game(std::string_view member, Value value) const {
    return {setup_.game.with(member, std::move(value)), setup_.order};
  }
  Setup with_order(std::string_view member, Value value) const {
    return {setup_.game, setup_.order.with(member, std::move(value))};
  }

  bool take_parts_away() {
    bool smaller = false;
    for (const char* list : {"terrain", "pieces", "units"})
      smaller = thin_out([&] { return setup_.game[list]; },
                         [&](Value left) { return take(with_game(list, std::move(left))); }) ||
                smaller;
    smaller = thin_out([&] { return setup_.order["path"]; },
                       [&](Value left) { return take(with_order("path", std::move(left))); }) ||
              smaller;
    smaller = drop_members() || smaller;
    return drop_of_things() || smaller;
  }

  /// ddmin over a list: halves first, then ever smaller runs.
  bool thin_out(const std::function<Value()>& list, const std::function<bool(Value)>& keep) {
    bool smaller = false;
    for (std::size_t run = std::max<std::size_t>(1, list().size() / 2);; run /= 2) {
      for (std::size_t at = 0; at < list().size() && !is_used_up();) {
        if (keep(without_item(list(), at, run)))
          smaller = true;
        else
          at += run;
      }
      if (run <= 1) return smaller;
    }
  }

  bool drop_each(const Value& object, const std::function<bool(const std::string&)>& keep) {
    bool smaller = false;
    for (const auto& [name, value] : object.members()) smaller = keep(std::string(name)) || smaller;
    return smaller;
  }

  bool drop_members() {
    bool smaller = drop_each(setup_.order, [&](const std::string& name) {
      return !is_needed(name) && take({setup_.game, setup_.order.without(name)});
    });
    smaller = drop_each(setup_.order["dice"],
                        [&](const std::string& name) {
                          return take(with_order("dice", setup_.order["dice"].without(name)));
                        }) ||
              smaller;
    for (const char* member : {"options", "house_rules"})
      smaller = drop_each(setup_.game[member],
                          [&](const std::string& name) {
                            return take(with_game(member, setup_.game[member].without(name)));
                          }) ||
                smaller;
    return drop_each(setup_.game,
                     [&](const std::string& name) {
                       const bool structural = name == "linesman" || name == "ruleset" || name == "table" ||
                                               name == "terrain" || name == "pieces" || name == "units";
                       return !structural && take({setup_.game.without(name), setup_.order});
                     }) ||
           smaller;
  }

  bool drop_of_things() {
    bool smaller = false;
    for (const char* list : {"terrain", "pieces", "units"})
      for (std::size_t i = 0; i < setup_.game[list].size(); ++i) {
        smaller = drop_each(setup_.game[list][i],
                            [&](const std::string& name) {
                              return take_item(list, i, setup_.game[list][i].without(name));
                            }) ||
                  smaller;
        for (const char* of : {"traits", "status"})
          smaller = drop_each(setup_.game[list][i][of],
                              [&](const std::string& name) {
                                return take_item(list, i,
                                                 setup_.game[list][i].with(of, setup_.game[list][i][of].without(name)));
                              }) ||
                    smaller;
      }
    return smaller;
  }

  bool take_item(std::string_view list, std::size_t at, Value item) {
    return take(with_game(list, with_item(setup_.game[list], at, std::move(item))));
  }

  bool simplify_shapes() {
    bool smaller = false;
    for (std::size_t i = 0; i < setup_.game["pieces"].size(); ++i) {
      const Value& base = setup_.game["pieces"][i]["base"];
      if (base["shape"].text_or("") == "circle" || !base.is_object()) continue;
      const double across = base["width"].number().value_or(1);
      const Value round = Value::Object{{"shape", "circle"}, {"diameter", across}};
      smaller = take_item("pieces", i, setup_.game["pieces"][i].with("base", round)) || smaller;
    }
    for (std::size_t i = 0; i < setup_.game["terrain"].size(); ++i) smaller = fewer_corners(i) || smaller;
    return smaller;
  }

  /// Lines lose points, polygons corners.
  bool fewer_corners(std::size_t feature) {
    const auto geometry = [&]() -> const Value& { return setup_.game["terrain"][feature]["geometry"]; };
    const bool line = geometry()["type"].text_or("") == "LineString";
    const bool polygon = geometry()["type"].text_or("") == "Polygon";
    if (!line && !polygon) return false;
    const auto ring = [&]() -> const Value& { return line ? geometry()["coordinates"] : geometry()["coordinates"][0]; };
    bool smaller = false;
    const std::size_t least = line ? 2 : 4;
    for (std::size_t i = line ? 0 : 1; i + (line ? 0 : 1) < ring().size() && ring().size() > least;) {
      const Value left = without_item(ring(), i, 1);
      const Value coordinates = line ? left : with_item(geometry()["coordinates"], 0, left);
      if (take_item("terrain", feature,
                    setup_.game["terrain"][feature].with("geometry", geometry().with("coordinates", coordinates))))
        smaller = true;
      else
        ++i;
    }
    return smaller;
  }

  /// Every number of places, shapes and steps, rounded as far as it goes.
  bool round_figures() {
    bool rounder = false;
    for (const char* list : {"terrain", "pieces"})
      for (std::size_t i = 0; i < setup_.game[list].size(); ++i)
        rounder =
            round_in([&] { return setup_.game[list][i]; }, [&](Value v) { return take_item(list, i, std::move(v)); }) ||
            rounder;
    return round_in([&] { return setup_.order; },
                    [&](Value v) {
                      return take({setup_.game, std::move(v)});
                    }) ||
           rounder;
  }

  /// Rounds each number in a value by itself: `now` gives the value as it stands, `keep` is asked to change it.
  static bool round_in(const std::function<Value()>& now, const std::function<bool(Value)>& keep) {
    bool rounder = false;
    for (const NumberPlace& place : numbers_in(now())) {
      const auto keep_number = [&](Value v) { return keep(with_number(now(), place.path, std::move(v))); };
      rounder = round_one(place.number, place.heading, keep_number) || rounder;
    }
    return rounder;
  }

  static bool round_one(double number, bool heading, const std::function<bool(Value)>& keep) {
    constexpr std::array INCHES{1.0, 0.5, 0.25};
    constexpr std::array DEGREES_OF_TURNS{90.0, 45.0, 15.0};
    for (const double unit : heading ? DEGREES_OF_TURNS : INCHES) {
      if (same_length(std::round(number / unit) * unit, number)) return false;  // it is as round already
      const double near = std::round(number / unit) * unit;
      if (keep(exact(near))) return true;
    }
    return false;
  }

  /// The table ends where what is on it ends.
  void cut_table() {
    if (setup_.game["table"].find("hex")) return;
    double x = 1;
    double y = 1;
    const std::function<void(const Value&)> include = [&](const Value& value) {
      if (value.is_array() && value.size() == 2 && value[0].is_number() && value[1].is_number()) {
        x = std::max(x, *value[0].number());
        y = std::max(y, *value[1].number());
        return;
      }
      for (const Value& item : value.items()) include(item);
      for (const auto& [name, member] : value.members()) include(member);
    };
    include(setup_.game["terrain"]);
    include(setup_.game["pieces"]);
    include(setup_.order);
    constexpr double ROOM = 12;
    for (const double room : {2.0, 6.0, ROOM}) {
      const Value table = Value::Object{{"width", std::ceil(x + room)}, {"depth", std::ceil(y + room)}};
      if (take(with_game("table", table))) return;
    }
  }

  Pair& pair_;
  Setup setup_;
  BothSaid said_;
  std::int64_t ends_at_;
  bool minimal_ = false;
};

/// The words of two rulesets that stand in one and not, or otherwise, in the other.
void collect_differing(const Value& a, const Value& b, std::set<std::string>& words) {
  if (a == b) return;
  if (a.is_object() && b.is_object()) {
    for (const auto& [name, value] : a.members()) {
      if (value == b[name]) continue;
      words.insert(std::string(name));
      collect_differing(value, b[name], words);
    }
    for (const auto& [name, value] : b.members())
      if (a.find(name) == nullptr) words.insert(std::string(name));
    return;
  }
  for (const Value* side : {&a, &b}) {
    if (const auto text = side->text()) words.insert(std::string(*text));
    for (const Value& item : side->items()) collect_differing(item, Value(), words);
    if (side->is_object())
      for (const auto& [name, value] : side->members()) collect_differing(value, Value(), words);
  }
}

std::size_t steps_in(const Value& order) {
  std::size_t steps = order["path"].size();
  for (const auto& [id, path] : order["paths"].members()) steps += path.size();
  return steps;
}

class Search {
 public:
  Search(const RulesSide& a, const RulesSide& b, Differing in, const SearchLimits& limits)
      : a_(a), b_(b), pair_(a, b, in), limits_(limits) {}

  Witness run(const std::vector<LabOrder>& orders) {
    Witness witness;
    witness.same_rules = are_the_same();
    if (!witness.same_rules && !in_inputs(orders, witness)) among_made_up(witness);
    witness.tried = pair_.tried;
    return witness;
  }

 private:
  Result<std::shared_ptr<const Ruleset>> ruleset_of(const RulesSide& side) const {
    return side.source->ruleset(side.ruleset, side.house_rules.is_null() ? Value::empty_object() : side.house_rules);
  }

  /// Equal figures, ratings, defaults and rules, and equal options.
  bool are_the_same() const {
    if (a_.ruleset != b_.ruleset || a_.options.size() != b_.options.size() || !(a_.house_rules == b_.house_rules))
      return false;
    for (std::size_t i = 0; i < a_.options.size(); ++i)
      if (a_.options[i].first != b_.options[i].first || !(a_.options[i].second == b_.options[i].second)) return false;
    if (a_.ruleset.empty()) return true;
    const auto one = ruleset_of(a_);
    const auto other = ruleset_of(b_);
    return one && other && (*one)->data().raw == (*other)->data().raw;
  }

  bool in_inputs(const std::vector<LabOrder>& orders, Witness& witness) {
    for (const LabOrder& order : orders) {
      ++pair_.tried;
      auto said = pair_.differ(order.game, order.order);
      if (!said) continue;
      make_small({write_document({order.game, Value()}), write_order(order.order)}, *std::move(said), witness);
      return true;
    }
    return false;
  }

  void among_made_up(Witness& witness) {
    const std::string& named = a_.ruleset.empty() ? b_.ruleset : a_.ruleset;
    const auto ruleset =
        named.empty() ? Result<std::shared_ptr<const Ruleset>>(Problem()) : ruleset_of(a_.ruleset.empty() ? b_ : a_);
    if (!ruleset) return;
    std::set<std::string> words;
    if (const auto other = ruleset_of(b_)) collect_differing((*ruleset)->data().raw, (*other)->data().raw, words);
    MadeUp made_up(**ruleset, limits_.seed, {words.begin(), words.end()});
    for (std::int64_t i = 0; i < limits_.random; ++i) {
      ++pair_.tried;
      Setup setup = with_dice(made_up.next(), made_up);
      const auto document = read_document(setup.game, "");
      const auto order = document ? read_order(setup.order, "") : Result<Order>(Problem());
      if (!order) continue;
      if (auto said = pair_.differ(document->game, *order)) {
        make_small(std::move(setup), *std::move(said), witness);
        return;
      }
    }
  }

  /// With faces for what the first side needs.
  Setup with_dice(MadeUpOrder made, MadeUp& made_up) {
    const auto document = read_document(made.game, "");
    const auto order = read_order(made.order, "");
    if (document && order) {
      const auto judged = pair_.judged_by_a(document->game, *order);
      if (judged)
        for (const DiceNeed& need : judged->ruling.dice)
          if (!need.given)
            made.order = made.order.with("dice", made.order["dice"].with(need.purpose, made_up.faces(need.need)));
    }
    return {made.game, made.order};
  }

  void make_small(Setup setup, BothSaid said, Witness& witness) {
    Reducer reducer(pair_, std::move(setup), std::move(said), limits_.reductions);
    reducer.reduce();
    witness.found = true;
    witness.game = reducer.setup().game;
    witness.order = reducer.setup().order;
    witness.a = reducer.said().a;
    witness.b = reducer.said().b;
    witness.ruling_a = reducer.said().ruling_a;
    witness.ruling_b = reducer.said().ruling_b;
    witness.features = witness.game["terrain"].size();
    witness.pieces = witness.game["pieces"].size();
    witness.steps = steps_in(witness.order);
    witness.minimal = reducer.minimal();
  }

  const RulesSide& a_;
  const RulesSide& b_;
  Pair pair_;
  SearchLimits limits_;
};

}  // namespace

Witness smallest_difference(const RulesSide& a, const RulesSide& b, Differing in, const std::vector<LabOrder>& orders,
                            const SearchLimits& limits) {
  return Search(a, b, in, limits).run(orders);
}

}  // namespace linesman::lab
