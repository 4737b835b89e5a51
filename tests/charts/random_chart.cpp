#include "charts/random_chart.h"

#include <cmath>
#include <functional>

#include "chart/chart.h"
#include "files/json.h"

namespace linesman::charts_test {

namespace {

using Object = Value::Object;
using List = Value::Array;

/// All that rules refer to. Each random chart has it, and rules of its own.
const Value& skeleton() {
  static const Value chart = parse_json(R"({
    "id": "random", "judge": "charts", "edition": "1", "title": "Random", "currency": "inch",
    "steps": ["forward", "reverse", "sideways", "to", "slide", "pivot", "wheel", "climb"],
    "actions": [{"id": "walk", "title": "Walk"}, {"id": "run", "title": "Run"}, {"id": "charge", "title": "Charge"}],
    "traits": [
      {"key": "pace", "title": "Pace", "type": "number", "least": 0, "on": ["piece", "unit"]},
      {"key": "mount", "title": "Mount", "type": "choice", "choices": ["foot", "horse", "cart"], "on": ["piece", "unit"]},
      {"key": "armed", "title": "Armed", "type": "boolean", "on": ["piece"]},
      {"key": "dense", "title": "Dense", "type": "boolean", "on": ["feature"]}],
    "status": [
      {"key": "tired", "title": "Tired", "type": "boolean", "on": ["piece", "unit"]},
      {"key": "reserve", "title": "Reserve", "type": "boolean", "on": ["piece"]},
      {"key": "left", "title": "Left", "type": "boolean", "on": ["piece"]},
      {"key": "acted", "title": "Acted", "type": "whole", "on": ["piece", "unit"]}],
    "options": [
      {"key": "strict", "title": "Strict", "type": "boolean"},
      {"key": "slack", "title": "Slack", "type": "number", "least": 0}],
    "order": [{"key": "target", "title": "Target", "type": "piece", "actions": ["charge"]}],
    "dice": [{"purpose": "march", "title": "March"}, {"purpose": "luck", "title": "Luck", "faces": 4}],
    "defaults": {"pace": 6, "mount": "foot", "strict": false, "slack": 1},
    "figures": {"far": 8, "near": 2, "slow": 2, "by_mount": {"foot": 5, "horse": 9, "cart": 3}},
    "ratings": {"wood": "woods", "broken": "rough", "rough": "rough", "river": "water", "village": "town", "hedge": "line",
      "wall": "line", "fence": "line", "ditch": "line", "stream": "line", "bocage": "line", "building": "town",
      "wreck": "rough", "road": "road", "track": "road", "bridge": "road"},
    "clauses": []})",
                                        "skeleton")
                                 .value();
  return chart;
}

const std::vector<std::string> RATINGS{"woods", "rough", "water", "town", "line", "road"};
const std::vector<std::string> SIDES{"front", "right", "rear", "left"};
const std::vector<std::string> EDGES{"north", "south", "east", "west"};

/// Makes the parts of rules.
class RuleMaker {
 public:
  explicit RuleMaker(Random& random) : random_(random) {}

  Value rule(chart::Kind kind);

 private:
  bool chance(double p) { return random_.chance(p); }
  double number(double least, double most) {
    constexpr double STEPS = 8;  // in eighths, so that limits are met now and then
    return std::round(random_.between(least, most) * STEPS) / STEPS;
  }
  std::string word(const std::vector<std::string>& words) { return random_.one_of(words); }
  Value some(const std::vector<std::string>& words);
  Value amount(double least, double most, int depth = 0);
  Value test(double least, double most);
  Value conditions();
  Value who(int depth = 0);
  Value ground(bool may_be_crossed = true);
  Value nearness() { return Object{{"who", who()}, {"gap", amount(0, 6)}}; }
  Value when(int depth = 0);
  Value way(int depth = 0);
  Value moments(const std::vector<std::string>& all) { return some(all); }
  void maybe(Object& rule, double p, const char* name, const std::function<Value()>& made) {
    if (chance(p)) rule.emplace_back(name, made());
  }

  void allowance(Object& rule);
  void price(Object& rule);
  void toll(Object& rule);
  void barred(Object& rule);
  void turn(Object& rule);
  void climb(Object& rule);
  void course(Object& rule);
  void apart(Object& rule);
  void near(Object& rule);
  void coherency(Object& rule);
  void zone(Object& rule);
  void enter(Object& rule);
  void effect(Object& rule);

  Random& random_;
};

Value RuleMaker::some(const std::vector<std::string>& words) {
  List chosen;
  for (const std::string& each : words)
    if (chance(0.5)) chosen.emplace_back(each);
  if (chosen.empty()) chosen.emplace_back(word(words));
  return chosen;
}

Value RuleMaker::amount(double least, double most, int depth) {
  if (depth > 2 || chance(0.5)) return number(least, most);
  Object made;
  switch (random_.below(8)) {
    case 0: made = {{"value", "pace"}}; break;
    case 1: made = {{"value", "slack"}}; break;
    case 2: made = {{"figure", word({"far", "near", "slow"})}}; break;
    case 3: made = {{"figure", "by_mount"}, {"by", List{"mount"}}}; break;
    case 4: made = {{"gap", who(2)}}; break;
    case 5: made = {{"models", true}}; break;
    case 6: made = {{"base", word({"width", "length"})}}; break;
    default: made = {{"dice", "march"}}; maybe(made, 0.3, "keep", [&] { return Value(chance(0.5) ? 1 : -1); });
  }
  maybe(made, 0.3, "times", [&] { return amount(0, 2, depth + 1); });
  maybe(made, 0.3, "plus", [&] { return amount(-2, 2, depth + 1); });
  maybe(made, 0.15, "bands", [&] { return Value(List{List{0, number(0, most)}, List{5, number(0, most)}}); });
  maybe(made, 0.2, "round", [&] { return Value(word({"up", "down", "nearest"})); });
  maybe(made, 0.2, "least", [&] { return Value(number(least, most)); });
  made.emplace_back("most", 3 * most);  // so that orders are not hopeless
  return made;
}

Value RuleMaker::test(double least, double most) {
  Object made;
  maybe(made, 0.5, "at_least", [&] { return amount(least, most, 2); });
  maybe(made, 0.5, "at_most", [&] { return amount(least, most, 2); });
  maybe(made, 0.2, "above", [&] { return amount(least, most, 2); });
  if (made.empty()) made.emplace_back("below", amount(least, most, 2));
  return made;
}

Value RuleMaker::conditions() {
  Object made;
  maybe(made, 0.5, "mount", [&] { return chance(0.5) ? Value(word({"foot", "horse"})) : some({"foot", "cart"}); });
  maybe(made, 0.3, "armed", [&] { return Value(chance(0.7)); });
  maybe(made, 0.2, "tired", [&] { return Value(chance(0.3)); });
  maybe(made, 0.2, "acted", [&] { return Value(Object{{"given", chance(0.5)}}); });
  maybe(made, 0.2, "strict", [&] { return Value(chance(0.5)); });
  if (made.empty()) made.emplace_back("pace", test(3, 9));
  return made;
}

Value RuleMaker::who(int depth) {
  const std::vector<std::string> words{"unit", "friends", "enemies", "others", "target"};
  if (depth > 1 || chance(0.6)) return word(words);
  if (chance(0.5)) return some(words);
  Object made{{"of", word({"friends", "enemies", "others"})}};
  maybe(made, 0.5, "is", [&] { return Value(Object{{"mount", word({"foot", "horse"})}}); });
  maybe(made, 0.5, "but", [&] { return Value("target"); });
  return made;
}

Value RuleMaker::ground(bool may_be_crossed) {
  if (chance(0.4)) return word(RATINGS);
  if (chance(0.3)) return some(RATINGS);
  Object made;
  maybe(made, 0.8, "rating", [&] { return chance(0.5) ? Value(word(RATINGS)) : some(RATINGS); });
  maybe(made, 0.2, "is", [&] { return Value(Object{{"dense", chance(0.5)}}); });
  maybe(made, 0.2, "height", [&] { return Value(Object{{"at_least", number(0, 3)}}); });
  maybe(made, 0.6, "by", [&] {
    return Value(may_be_crossed ? word({"base", "centre", "crossed"}) : word({"base", "centre"}));
  });
  return made;
}

Value RuleMaker::when(int depth) {
  Object made;
  maybe(made, 0.5, "action", [&] {
    return chance(0.5) ? Value(word({"walk", "run", "charge"})) : some({"walk", "run"});
  });
  maybe(made, 0.4, "is", [&] { return conditions(); });
  maybe(made, 0.15, "near", [&] { return nearness(); });
  maybe(made, 0.1, "on", [&] { return ground(false); });
  maybe(made, 0.1, "models", [&] { return test(1, 4); });
  maybe(made, 0.1, "quarter", [&] {
    return Value(Object{{"who", who()}, {"of", word({"own", "theirs"})}, {"in", some(SIDES)}});
  });
  maybe(made, 0.1, "compare", [&] { return Value(Object{{"amount", amount(0, 8)}, {"above", number(0, 6)}}); });
  if (depth == 0) maybe(made, 0.1, "not", [&] { return when(1); });
  if (depth == 0) maybe(made, 0.1, "any", [&] { return Value(List{when(1), when(1)}); });
  if (made.empty()) made.emplace_back("is", conditions());
  return made;
}

Value RuleMaker::way(int depth) {
  Object made;
  maybe(made, 0.3, "touches", [&] { return ground(); });
  maybe(made, 0.15, "keeps_to", [&] { return ground(false); });
  maybe(made, 0.2, "gone", [&] { return test(0, 8); });
  maybe(made, 0.15, "turned", [&] { return test(0, 90); });
  maybe(made, 0.1, "manner", [&] { return Value(word({"forward", "reverse", "sideways"})); });
  maybe(made, 0.1, "passes", [&] { return who(); });
  maybe(made, 0.1, "ends_near", [&] { return nearness(); });
  maybe(made, 0.1, "leaves", [&] { return Value(chance(0.5)); });
  maybe(made, 0.2, "whose", [&] { return Value(word({"own", "any", "all"})); });
  if (depth == 0) maybe(made, 0.1, "not", [&] { return way(1); });
  if (made.empty() || (made.size() == 1 && made.front().first == "whose")) made.emplace_back("up", test(0, 2));
  return made;
}

void RuleMaker::allowance(Object& rule) {
  switch (random_.below(4)) {
    case 0: rule.emplace_back("add", amount(1, 6)); break;
    case 1: rule.emplace_back("times", amount(1, 2)); break;
    case 2: rule.emplace_back("most", amount(6, 14)); break;
    default: rule.emplace_back("least", amount(1, 6));
  }
  if (chance(0.2)) rule.emplace_back("round", word({"up", "down", "nearest"}));
}

void RuleMaker::price(Object& rule) {
  rule.emplace_back("times", amount(0.5, 3));
  if (chance(0.7)) rule.emplace_back("ground", ground(false));
  if (rule.size() == 2 || chance(0.2)) rule.emplace_back("manner", word({"forward", "reverse", "sideways"}));
  maybe(rule, 0.2, "group", [] { return Value("weather"); });
}

void RuleMaker::toll(Object& rule) {
  rule.emplace_back("amount", amount(0, 2));
  maybe(rule, 0.8, "ground", [&] { return ground(); });
  maybe(rule, 0.3, "once", [] { return Value(true); });
}

void RuleMaker::barred(Object& rule) {
  rule.emplace_back("ground", ground());
  maybe(rule, 0.3, "at", [&] { return moments({"way", "end"}); });
  maybe(rule, 0.2, "free_within", [&] { return amount(0, 1); });
}

void RuleMaker::turn(Object& rule) {
  maybe(rule, 0.5, "cost", [&] { return Value(word({"way", "arc", "front"})); });
  maybe(rule, 0.4, "price", [&] {
    return chance(0.5) ? amount(0, 2) : Value(Object{{"bands", List{List{45, 0}, List{90, 1}, List{180, 2}}}});
  });
  maybe(rule, 0.2, "first_only", [] { return Value(true); });
  maybe(rule, 0.2, "about", [&] { return some({"centre", "corner", "any"}); });
  maybe(rule, 0.3, "most", [&] { return amount(30, 180, 3); });
  maybe(rule, 0.2, "most_all", [&] { return amount(60, 180, 3); });
  if (rule.size() == 1 || chance(0.3)) rule.emplace_back("times", amount(1, 4, 3));
  maybe(rule, 0.1, "place", [&] { return Value(word({"start", "end"})); });
}

void RuleMaker::climb(Object& rule) {
  maybe(rule, 0.5, "times", [&] { return amount(0, 2); });
  maybe(rule, 0.4, "free", [&] { return amount(0, 1); });
  maybe(rule, 0.3, "begun", [&] { return amount(1, 2, 3); });
  maybe(rule, 0.3, "rest", [&] { return Value(chance(0.5)); });
  if (rule.size() == 1 || chance(0.5)) rule.emplace_back("most", amount(0.5, 3));
  maybe(rule, 0.3, "direction", [&] { return Value(word({"up", "down"})); });
}

void RuleMaker::course(Object& rule) {
  maybe(rule, 0.3, "manners", [&] { return some({"forward", "reverse", "sideways"}); });
  maybe(rule, 0.2, "one_manner", [] { return Value(true); });
  maybe(rule, 0.3, "legs", [&] { return amount(1, 3, 3); });
  maybe(rule, 0.2, "within", [&] { return amount(4, 12); });
  maybe(rule, 0.2, "ahead", [&] { return amount(30, 180, 3); });
  maybe(rule, 0.2, "toward", [&] { return who(); });
  maybe(rule, 0.2, "away", [&] { return who(); });
  maybe(rule, 0.2, "nearer", [&] { return who(); });
  if (rule.size() == 1) rule.emplace_back("least", amount(0, 4));
}

void RuleMaker::apart(Object& rule) {
  rule.emplace_back("from", who());
  maybe(rule, 0.6, "gap", [&] { return amount(0, 2); });
  maybe(rule, 0.4, "at", [&] { return moments({"start", "way", "end"}); });
  maybe(rule, 0.2, "more", [&] { return Value(chance(0.5)); });
  maybe(rule, 0.3, "or_start_gap", [&] { return Value(chance(0.8)); });
  maybe(rule, 0.2, "height", [&] { return amount(0.5, 2); });
}

void RuleMaker::near(Object& rule) {
  rule.emplace_back("to", who());
  maybe(rule, 0.8, "gap", [&] { return amount(0, 12); });
  maybe(rule, 0.3, "at", [&] { return moments({"start", "end"}); });
  maybe(rule, 0.2, "every", [&] { return Value(chance(0.5)); });
  maybe(rule, 0.2, "side", [&] { return Value(chance(0.5)); });
  maybe(rule, 0.2, "square", [&] { return amount(5, 45, 3); });
}

void RuleMaker::coherency(Object& rule) {
  rule.emplace_back("link", amount(1, 6));
  maybe(rule, 0.3, "spread", [&] { return amount(3, 12); });
  maybe(rule, 0.2, "facing", [&] { return amount(30, 180, 3); });
  maybe(rule, 0.2, "others", [&] { return Value(2); });
  maybe(rule, 0.2, "chain", [&] { return Value(chance(0.5)); });
  maybe(rule, 0.2, "among", [&] { return Value(word({"unit", "order"})); });
  maybe(rule, 0.2, "at", [&] { return moments({"start", "end"}); });
}

void RuleMaker::zone(Object& rule) {
  rule.emplace_back("depth", amount(0.5, 3));
  maybe(rule, 0.4, "of", [&] { return who(); });
  maybe(rule, 0.4, "shape", [&] { return Value(word({"front", "around"})); });
  maybe(rule, 0.4, "allows", [&] { return moments({"toward", "back", "turn"}); });
}

void RuleMaker::enter(Object& rule) {
  const std::string from = word({"edge", "anywhere"});
  rule.emplace_back("from", from);
  if (from == "anywhere") return;
  const std::string stands = word({"outside", "centre", "inside"});
  rule.emplace_back("stands", stands);
  maybe(rule, 0.3, "edges", [&] { return some(EDGES); });
  if (stands == "inside") maybe(rule, 0.5, "within", [&] { return amount(1, 6); });
}

void RuleMaker::effect(Object& rule) {
  maybe(rule, 0.5, "note", [] { return Value(true); });
  if (rule.size() > 1 && chance(0.5)) return;
  switch (random_.below(4)) {
    case 0: rule.emplace_back("set", Object{{"tired", true}}); break;
    case 1: rule.emplace_back("set", Object{{"acted", Object{{"turn", true}}}}); break;
    case 2: rule.emplace_back("set", Object{{"tired", nullptr}}); break;
    default: rule.emplace_back("set", Object{{"acted", Object{{"gone", true}, {"round", "down"}}}});
  }
}

Value RuleMaker::rule(chart::Kind kind) {
  using chart::Kind;
  Object made{{"kind", std::string(name_of(kind))}};
  switch (kind) {
    case Kind::allowance: allowance(made); break;
    case Kind::price: price(made); break;
    case Kind::toll: toll(made); break;
    case Kind::barred: barred(made); break;
    case Kind::clears:
      made.insert(made.end(), {{"surface", word({"road", "line"})}, {"ground", some({"water", "rough"})}});
      maybe(made, 0.5, "where", [&] { return Value(word({"centre", "covered"})); });
      break;
    case Kind::turn: turn(made); break;
    case Kind::climb: climb(made); break;
    case Kind::course: course(made); break;
    case Kind::apart: apart(made); break;
    case Kind::near: near(made); break;
    case Kind::coherency: coherency(made); break;
    case Kind::zone: zone(made); break;
    case Kind::edge:
      maybe(made, 0.4, "leave", [&] { return Value(chance(0.7)); });
      maybe(made, 0.2, "over", [&] { return some(EDGES); });
      break;
    case Kind::enter: enter(made); break;
    case Kind::dice:
      made.emplace_back("purpose", word({"march", "luck"}));
      maybe(made, 0.5, "count", [&] { return Value(2); });
      maybe(made, 0.2, "each", [&] { return Value(true); });
      break;
    case Kind::forbids: break;
    case Kind::effect: effect(made); break;
    case Kind::base:
      made.emplace_back("diameter", amount(0.5, 2, 3));
      made.emplace_back("when", Object{{"is", Object{{"mount", "cart"}}}});
      return made;
  }
  // What forbids needs a reason; others apply always now and then.
  const bool forbids = kind == Kind::forbids;
  maybe(made, forbids ? 1 : 0.5, "when", [&] { return when(); });
  maybe(made, 0.25, "way", [&] { return way(); });
  return made;
}

}  // namespace

Value random_chart(Random& random) {
  const std::size_t kinds = names_of(chart::Kind{}).size();
  RuleMaker maker(random);
  Value chart = skeleton();
  List clauses;
  const auto add = [&](const Value& rule) {
    const std::string number = std::to_string(clauses.size() + 1);
    List more = clauses;
    more.push_back(
        Object{{"id", "random-" + number}, {"title", "Rule " + number}, {"text", "Made at random."}, {"rule", rule}});
    Value longer = chart.with("clauses", more);
    if (!chart::chart_mistakes(longer).empty()) return;
    clauses = std::move(more);
    chart = std::move(longer);
  };
  add(Object{{"kind", "allowance"}, {"add", Object{{"value", "pace"}, {"plus", 4}}}});
  for (std::size_t count = 4 + random.below(8); count > 0; --count)
    add(maker.rule(static_cast<chart::Kind>(random.below(kinds))));
  return chart;
}

}  // namespace linesman::charts_test
