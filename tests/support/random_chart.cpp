#include "support/random_chart.h"

#include "files/json.h"
#include "support/random_words.h"

namespace linesman {

namespace {

using Object = Value::Object;
using List = Value::Array;

/// All that rules refer to. Each random chart has it, and rules of its own.
const Value& skeleton() {
  static const Value chart = parse_json(R"({
    "id": "random", "judge": "charts", "edition": "1", "title": "Random", "currency": "inch",
    "steps": ["forward", "reverse", "sideways", "to", "reverse_to", "slide", "pivot", "wheel", "climb"],
    "actions": [{"id": "walk", "title": "Walk"}, {"id": "run", "title": "Run"}, {"id": "charge", "title": "Charge"},
      {"id": "hold", "title": "Hold", "path": false}],
    "traits": [
      {"key": "pace", "title": "Pace", "type": "number", "least": 0, "on": ["piece", "unit"]},
      {"key": "mount", "title": "Mount", "type": "choice", "choices": ["foot", "horse", "cart"], "on": ["piece", "unit"]},
      {"key": "armed", "title": "Armed", "type": "boolean", "on": ["piece"]},
      {"key": "size", "title": "Size", "type": "whole", "on": ["piece"]},
      {"key": "dense", "title": "Dense", "type": "boolean", "on": ["feature"]}],
    "status": [
      {"key": "tired", "title": "Tired", "type": "boolean", "on": ["piece", "unit"]},
      {"key": "reserve", "title": "Reserve", "type": "boolean", "on": ["piece"]},
      {"key": "aboard", "title": "Aboard", "type": "id", "on": ["piece"]},
      {"key": "left", "title": "Left", "type": "boolean", "on": ["piece"]},
      {"key": "mood", "title": "Mood", "type": "choice", "choices": ["calm", "wild"], "on": ["piece", "unit"]},
      {"key": "acted", "title": "Acted", "type": "whole", "on": ["piece", "unit"]}],
    "options": [
      {"key": "strict", "title": "Strict", "type": "boolean"},
      {"key": "slack", "title": "Slack", "type": "number", "least": 0},
      {"key": "home", "title": "Home", "type": "choice", "choices": ["north", "south", "east", "west"]},
      {"key": "unit", "title": "Unit", "type": "number", "least": 0}],
    "order": [
      {"key": "target", "title": "Target", "type": "piece", "actions": ["charge"]},
      {"key": "host", "title": "Host", "type": "unit"},
      {"key": "bold", "title": "Bold", "type": "boolean"},
      {"key": "bonus", "title": "Bonus", "type": "number"}],
    "dice": [{"purpose": "march", "title": "March"}, {"purpose": "luck", "title": "Luck", "faces": 4}],
    "defaults": {"pace": 6, "mount": "foot", "strict": false, "slack": 1, "home": "south", "unit": 1, "bonus": 0.5},
    "figures": {"far": 8, "near": 2, "slow": 2, "by_mount": {"foot": 5, "horse": 9, "cart": 3},
      "by_both": {"foot": {"false": 4, "true": 3}, "horse": {"false": 7}}},
    "ratings": {"wood": "woods", "broken": "rough", "rough": "rough", "river": "water", "village": "town", "hedge": "line",
      "wall": "line", "fence": "line", "ditch": "line", "stream": "line", "bocage": "line", "building": "town",
      "wreck": "rough", "road": "road", "track": "road", "bridge": "road", "slope": "hill", "contour": "step"},
    "clauses": []})",
                                        "skeleton")
                                 .value();
  return chart;
}

const WordMaker::Words ALL_EDGES{"north", "south", "east", "west"};
const WordMaker::Words ALL_MANNERS{"forward", "reverse", "sideways"};

/// Makes rules.
class RuleMaker {
 public:
  explicit RuleMaker(Random& random) : words_(random) {}

  Value rule(chart::Kind kind);
  bool chance(double p) { return words_.chance(p); }

 private:
  Value amount(double least, double most, int depth = 0) { return words_.amount(least, most, depth); }
  void maybe(Object& rule, double p, const char* name, const std::function<Value()>& made) {
    words_.maybe(rule, p, name, made);
  }
  /// One of the members that limit something, or several.
  void limits(Object& rule, std::vector<std::pair<const char*, std::function<Value()>>> all, double more);

  void parts(Object& rule, chart::Kind kind);
  void allowance(Object& rule);
  void price(Object& rule);
  void toll(Object& rule);
  void barred(Object& rule);
  void clears(Object& rule);
  void turn(Object& rule);
  void climb(Object& rule);
  void course(Object& rule);
  void apart(Object& rule);
  void near(Object& rule);
  void coherency(Object& rule);
  void zone(Object& rule);
  void edge(Object& rule);
  void enter(Object& rule);
  void dice(Object& rule);
  void effect(Object& rule);
  void base(Object& rule);

  WordMaker words_;
};

void RuleMaker::limits(Object& rule, std::vector<std::pair<const char*, std::function<Value()>>> all, double more) {
  const std::size_t one = words_.below(all.size());
  for (std::size_t i = 0; i < all.size(); ++i)
    if (i == one || chance(more)) rule.emplace_back(all[i].first, all[i].second());
}

void RuleMaker::allowance(Object& rule) {
  switch (words_.below(4)) {
    case 0: rule.emplace_back("add", amount(1, 6)); break;
    case 1: rule.emplace_back("times", amount(1, 2)); break;
    case 2: rule.emplace_back("most", amount(6, 14)); break;
    default: rule.emplace_back("least", amount(1, 6));
  }
  if (!chance(0.3)) return;
  rule.emplace_back("round", words_.word({"up", "down", "nearest"}));
  maybe(rule, 0.4, "to", [] { return Value(0.5); });
}

void RuleMaker::price(Object& rule) {
  rule.emplace_back("times", amount(0.5, 3));
  if (chance(0.7)) rule.emplace_back("ground", words_.ground(false));
  if (rule.size() == 2 || chance(0.2)) rule.emplace_back("manner", words_.one_or_some(ALL_MANNERS));
  maybe(rule, 0.3, "group", [&] { return Value(words_.word({"weather", "ground"})); });
}

void RuleMaker::toll(Object& rule) {
  const bool of_ground = chance(0.8);
  rule.emplace_back("amount", words_.amount(0, 2, 0, of_ground ? WordMaker::Words{"height"} : WordMaker::Words{}));
  if (of_ground) rule.emplace_back("ground", words_.ground());
  maybe(rule, 0.5, "once", [] { return Value(true); });
}

void RuleMaker::barred(Object& rule) {
  const Value lines = Object{{"rating", words_.word({"line", "town", "step"})}, {"by", "crossed"}};
  rule.emplace_back("ground", chance(0.2) ? lines : words_.ground());
  maybe(rule, 0.3, "at", [&] { return words_.some({"way", "end"}); });
  maybe(rule, 0.3, "free_within", [&] { return amount(0, 1); });
}

void RuleMaker::clears(Object& rule) {
  rule.emplace_back("surface", words_.one_or_some({"road", "line"}));
  rule.emplace_back("ground", words_.some({"water", "rough", "woods", "line", "town"}));
  maybe(rule, 0.7, "where", [&] { return Value(words_.word({"centre", "covered"})); });
}

void RuleMaker::turn(Object& rule) {
  limits(rule,
         {{"cost",
           [&] {
             return Value(words_.word({"way", "arc", "front"}));
           }},
          {"price",
           [&] {
             return chance(0.5) ? amount(0, 2) : Value(Object{{"bands", List{List{45, 0}, List{90, 1}, List{180, 2}}}});
           }},
          {"about",
           [&] {
             return words_.some({"centre", "corner", "any"});
           }},
          {"most", [&] { return amount(30, 180, 3); }},
          {"most_all", [&] { return amount(60, 180, 3); }},
          {"times", [&] { return amount(1, 3, 3); }},
          {"place",
           [&] {
             return Value(words_.word({"start", "end"}));
           }}},
         0.06);
  maybe(rule, 0.2, "first_only", [&] { return Value(chance(0.7)); });
}

void RuleMaker::climb(Object& rule) {
  limits(rule,
         {{"times", [&] { return amount(0, 2); }},
          {"free", [&] { return amount(0, 1); }},
          {"begun", [&] { return amount(1, 2, 3); }},
          {"rest", [&] { return Value(chance(0.7)); }},
          {"most", [&] { return amount(0.5, 2); }},
          {"on", [&] { return words_.ground(false); }},
          {"direction",
           [&] {
             return Value(words_.word({"up", "down"}));
           }}},
         0.25);
}

void RuleMaker::course(Object& rule) {
  limits(rule,
         {{"manners", [&] { return words_.some(ALL_MANNERS); }},
          {"one_manner", [] { return Value(true); }},
          {"legs", [&] { return amount(1, 3, 3); }},
          {"least", [&] { return amount(0, 4); }},
          {"within", [&] { return amount(4, 12); }},
          {"ahead", [&] { return amount(30, 180, 3); }},
          {"toward", [&] { return words_.who(); }},
          {"away", [&] { return words_.who(); }},
          {"nearer", [&] { return words_.who(); }}},
         0.04);
}

void RuleMaker::apart(Object& rule) {
  rule.emplace_back("from", words_.who());
  maybe(rule, 0.7, "gap", [&] { return amount(0, 2); });
  maybe(rule, 0.5, "at", [&] { return words_.some({"start", "way", "legs", "end"}); });
  maybe(rule, 0.3, "more", [&] { return Value(chance(0.7)); });
  maybe(rule, 0.4, "or_start_gap", [&] { return Value(chance(0.8)); });
  maybe(rule, 0.2, "height", [&] { return amount(0.5, 2); });
}

void RuleMaker::near(Object& rule) {
  rule.emplace_back("to", words_.who());
  maybe(rule, 0.8, "gap", [&] { return amount(0, chance(0.5) ? 2 : 9); });
  maybe(rule, 0.3, "at", [&] { return words_.some({"start", "end"}); });
  maybe(rule, 0.2, "every", [&] { return Value(chance(0.7)); });
  maybe(rule, 0.3, "side", [&] { return Value(chance(0.7)); });
  maybe(rule, 0.3, "square", [&] { return amount(5, 45, 3); });
  maybe(rule, 0.2, "height", [&] { return amount(0.5, 2); });
}

void RuleMaker::coherency(Object& rule) {
  limits(rule,
         {{"link", [&] { return amount(0.5, 4); }},
          {"spread", [&] { return amount(2, 8); }},
          {"facing", [&] { return amount(20, 120, 3); }}},
         0.2);
  maybe(rule, 0.3, "others", [&] { return chance(0.7) ? Value(2) : amount(1, 3); });
  maybe(rule, 0.3, "chain", [&] { return Value(chance(0.3)); });
  maybe(rule, 0.3, "leader", [&] { return words_.conditions(); });
  maybe(rule, 0.2, "height", [&] { return amount(0.5, 2); });
  maybe(rule, 0.3, "among", [&] { return Value(words_.word({"unit", "order"})); });
  maybe(rule, 0.3, "at", [&] { return words_.some({"start", "end"}); });
}

void RuleMaker::zone(Object& rule) {
  rule.emplace_back("depth", amount(0.5, 4));
  maybe(rule, 0.4, "of", [&] { return words_.who(); });
  maybe(rule, 0.6, "shape", [&] { return Value(words_.word({"front", "around"})); });
  maybe(rule, 0.4, "allows", [&] { return words_.some({"toward", "back", "turn"}); });
}

void RuleMaker::edge(Object& rule) {
  maybe(rule, 0.5, "leave", [&] { return Value(chance(0.7)); });
  maybe(rule, 0.4, "over", [&] { return words_.some(ALL_EDGES); });
}

void RuleMaker::enter(Object& rule) {
  const std::string from = words_.word({"edge", "edge", "anywhere", "carrier", "none"});
  if (from != "none") rule.emplace_back("from", from);
  if (from == "anywhere") return;
  if (from != "carrier") {
    maybe(rule, 0.8, "stands", [&] { return Value(words_.word({"outside", "centre", "inside"})); });
    maybe(rule, 0.5, "edges", [&] { return chance(0.3) ? Value("home") : words_.some(ALL_EDGES); });
  }
  maybe(rule, 0.5, "within", [&] { return amount(1, 6); });
}

void RuleMaker::dice(Object& rule) {
  rule.emplace_back("purpose", words_.word({"march", "luck"}));
  maybe(rule, 0.5, "count", [&] { return chance(0.7) ? Value(2) : amount(0, 2); });
  maybe(rule, 0.3, "each", [] { return Value(true); });
}

void RuleMaker::effect(Object& rule) {
  maybe(rule, 0.5, "note", [] { return Value(true); });
  if (rule.size() > 1 && chance(0.4)) return;
  const auto told = [&] { return words_.amount(0, 6, 0, {"spent", "gone"}); };
  switch (words_.below(5)) {
    case 0: rule.emplace_back("set", Object{{"tired", chance(0.5)}, {"mood", words_.word({"calm", "wild"})}}); break;
    case 1: rule.emplace_back("set", Object{{"acted", Object{{"turn", true}}}}); break;
    case 2: rule.emplace_back("set", Object{{"tired", nullptr}}); break;
    case 3: rule.emplace_back("set", Object{{"tired", Object{{"member", "bold"}}}}); break;
    default: {
      Value count = told();
      if (!count.is_object()) count = Object{{"gone", true}};
      rule.emplace_back("set", Object{{"acted", count.with("round", "down")}});
    }
  }
  maybe(rule, 0.4, "on", [&] { return Value(words_.word({"piece", "unit", "target", "host"})); });
}

void RuleMaker::base(Object& rule) {
  if (chance(0.5)) {
    rule.emplace_back("diameter", amount(0.5, 2, 3));
  } else {
    rule.emplace_back("width", amount(0.5, 2, 3));
    rule.emplace_back("length", amount(0.5, 2, 3));
  }
}

void RuleMaker::parts(Object& rule, chart::Kind kind) {
  switch (kind) {
    case chart::Kind::allowance: allowance(rule); break;
    case chart::Kind::price: price(rule); break;
    case chart::Kind::toll: toll(rule); break;
    case chart::Kind::barred: barred(rule); break;
    case chart::Kind::clears: clears(rule); break;
    case chart::Kind::turn: turn(rule); break;
    case chart::Kind::climb: climb(rule); break;
    case chart::Kind::course: course(rule); break;
    case chart::Kind::apart: apart(rule); break;
    case chart::Kind::near: near(rule); break;
    case chart::Kind::coherency: coherency(rule); break;
    case chart::Kind::zone: zone(rule); break;
    case chart::Kind::edge: edge(rule); break;
    case chart::Kind::enter: enter(rule); break;
    case chart::Kind::dice: dice(rule); break;
    case chart::Kind::forbids: break;
    case chart::Kind::effect: effect(rule); break;
    case chart::Kind::base: base(rule); break;
  }
}

Value RuleMaker::rule(chart::Kind kind) {
  Object made{{"kind", std::string(name_of(kind))}};
  parts(made, kind);
  maybe(made, kind == chart::Kind::effect ? 0.4 : 0.1, "says", [] {
    return Value(Object{{"fault", "Wrong."}, {"cost", "Dear."}, {"part", "Given."}, {"note", "Mind this."}});
  });
  if (kind == chart::Kind::base) {
    maybe(made, 0.8, "when", [&] { return words_.when_of_document(); });
    return made;
  }
  // What forbids needs a reason; others apply always now and then.
  const bool forbids = kind == chart::Kind::forbids;
  const bool of_way = chance(forbids ? 0.5 : 0.2);
  maybe(made, forbids && !of_way ? 1 : 0.4, "when", [&] { return words_.when(); });
  if (of_way) made.emplace_back("way", words_.way());
  return made;
}

/// Puts a chart together, clause by clause.
class ChartMaker {
 public:
  explicit ChartMaker(Random& random) : rules_(random), chart_(skeleton()) {
    if (random.chance(0.1)) chart_ = chart_.with("inches", random.chance(0.5) ? 2.0 : 0.5);
    if (random.chance(0.1)) chart_ = chart_.with("inches", Object{{"value", "unit"}});
  }

  /// A rule of that kind. Those with a mistake are made again.
  void add(chart::Kind kind) {
    constexpr int ATTEMPTS = 5;
    for (int i = 0; i < ATTEMPTS; ++i)
      if (add(rules_.rule(kind))) return;
  }

  bool add(const Value& rule) {
    const std::string number = std::to_string(clauses_.size() + 1);
    List more = clauses_;
    more.push_back(
        Object{{"id", "random-" + number}, {"title", "Rule " + number}, {"text", "Made at random."}, {"rule", rule}});
    Value longer = chart_.with("clauses", more);
    if (!chart::chart_mistakes(longer).empty()) return false;
    clauses_ = std::move(more);
    chart_ = std::move(longer);
    return true;
  }

  /// Dice are rolled that rules read.
  void add_dice() {
    for (const char* purpose : {"march", "luck"})
      if (write_json(chart_["clauses"]).find("\"dice\":\"" + std::string(purpose)) != std::string::npos)
        add(Object{{"kind", "dice"}, {"purpose", purpose}, {"count", rules_.chance(0.5) ? 2 : 1}});
  }

  const Value& chart() const { return chart_; }

 private:
  RuleMaker rules_;
  Value chart_;
  List clauses_;
};

}  // namespace

Value random_chart(Random& random, chart::Kind kind) {
  ChartMaker maker(random);
  maker.add(Object{{"kind", "allowance"}, {"add", Object{{"value", "pace"}, {"plus", 6}}}});
  // Who is off the table has a way on to it.
  if (random.chance(0.5)) maker.add(Object{{"kind", "enter"}, {"from", random.chance(0.5) ? "anywhere" : "carrier"}});
  for (std::size_t count = 1 + random.below(2); count > 0; --count) maker.add(kind);
  for (std::size_t count = 1 + random.below(6); count > 0; --count)
    maker.add(static_cast<chart::Kind>(random.below(names_of(chart::Kind{}).size())));
  if (random.chance(0.9)) maker.add_dice();
  return maker.chart();
}

const Value& rule_of_clause(const Value& chart, const std::string& clause) {
  static const Value NONE;
  for (const Value& each : chart["clauses"].items())
    if (each["id"].text() == clause) return each["rule"];
  return NONE;
}

}  // namespace linesman
