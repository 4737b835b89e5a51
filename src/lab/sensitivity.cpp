#include "lab/sensitivity.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "files/json.h"
#include "geometry/boost/measure.h"
#include "reach/questions/reach.h"

namespace linesman::lab {

namespace {

std::optional<double> number_in(std::string_view text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
  return number;
}

Value value_of(double number) {
  const double whole = std::round(number);
  constexpr double MOST_WHOLE = 1e15;
  if (number == whole && std::abs(whole) < MOST_WHOLE) return Value(static_cast<std::int64_t>(whole));
  return Value(number);
}

/// From `a` to `b` in steps; the last one may be short of `b` by less than EPS.
Result<std::vector<Value>> steps_of(const std::string& text, const std::string& range) {
  const std::size_t dots = range.find("..");
  const std::size_t colon = range.find(':', dots);
  const auto from = number_in(std::string_view(range).substr(0, dots));
  const auto to = number_in(std::string_view(range).substr(dots + 2, std::min(colon, range.size()) - dots - 2));
  const auto step =
      colon == std::string::npos ? std::optional(1.0) : number_in(std::string_view(range).substr(colon + 1));
  if (!from || !to || !step || *step <= 0 || *to < *from)
    return Problem{"", "", said<"\"{text}\" must be a range, as figures.speed=4..8:1">(text)};
  const double count = std::floor((*to - *from) / *step + EPS) + 1;
  if (count > static_cast<double>(MOST_VALUES))
    return Problem{"", "", said<"\"{text}\" has more than {n} values">(text, MOST_VALUES)};
  std::vector<Value> values;
  constexpr double DECIMALS = 1e9;
  for (int i = 0; i < static_cast<int>(count); ++i)
    values.push_back(value_of(std::round((*from + i * *step) * DECIMALS) / DECIMALS));
  return values;
}

Value value_at(const Value& json, const std::string& key) {
  const Value* here = &json;
  for (std::size_t at = 0; at <= key.size();) {
    const std::size_t end = std::min(key.find('.', at), key.size());
    here = here->find(std::string_view(key).substr(at, end - at));
    if (here == nullptr) return {};
    at = end + 1;
  }
  return *here;
}

/// The ruleset cannot take the value: no order can be judged with it.
bool is_about_rules(const Problem& problem) {
  return problem.pointer.starts_with("/house_rules") || problem.pointer.starts_with("/options");
}

constexpr std::array VERDICTS{"legal", "marginal", "illegal", "incomplete"};

/// The first letter of a verdict: they differ in it, but for two.
char letter_of(std::string_view verdict) { return verdict == name_of(Verdict::incomplete) ? '?' : verdict.front(); }

/// Of the middle roll, where dice are not given.
double ground_of(const Reach& reach) {
  if (reach.rolls.empty()) return static_cast<double>(reach.hexes.size());
  const auto middle = std::find_if(reach.rolls.begin(), reach.rolls.end(),
                                   [](const RollReach& roll) { return roll.roll == "p50" || roll.roll == "given"; });
  return linesman::area_of((middle == reach.rolls.end() ? reach.rolls.back() : *middle).inner);
}

std::map<std::string, double> mean_areas(const std::vector<PieceReach>& all) {
  std::map<std::string, std::pair<double, int>> sums;
  for (const PieceReach& each : all) {
    sums[each.kind].first += each.area;
    ++sums[each.kind].second;
  }
  std::map<std::string, double> means;
  for (const auto& [kind, sum] : sums) means[kind] = sum.first / sum.second;
  return means;
}

std::string verdict_of(char letter) {
  for (const char* verdict : VERDICTS)
    if (letter == letter_of(verdict)) return verdict;
  return UNUSABLE_ORDER;
}

}  // namespace

Value value_in_force(const Ruleset& ruleset, const Game& game, const std::string& key) {
  constexpr std::string_view OPTIONS = "options.";
  const RulesetData& data = ruleset.data();
  if (key.starts_with(OPTIONS)) return option_value(data, game.options(), key.substr(OPTIONS.size()));
  const Value all = Value::Object{{"figures", data.figures}, {"ratings", data.ratings}, {"defaults", data.defaults}};
  return value_at(all, key);
}

Result<Variation> read_variation(const std::string& text) {
  const std::size_t sign = text.find('=');
  if (sign == std::string::npos || sign == 0 || sign + 1 == text.size())
    return Problem{"", "", said<"a key and its values are wanted, as options.weather=wet,dry, not \"{text}\"">(text)};
  Variation variation{text.substr(0, sign), {}};
  const std::string values = text.substr(sign + 1);
  if (values.find("..") != std::string::npos) {
    auto steps = steps_of(text, values);
    if (!steps) return steps.problem();
    variation.values = std::move(steps).value();
    return variation;
  }
  for (std::size_t at = 0; at <= values.size();) {
    const std::size_t end = std::min(values.find(',', at), values.size());
    const std::string one = values.substr(at, end - at);
    auto json = parse_json(one, "");
    variation.values.push_back(json ? std::move(json).value() : Value(one));
    at = end + 1;
  }
  if (variation.values.size() > MOST_VALUES)
    return Problem{"", "", said<"\"{text}\" has more than {n} values">(text, MOST_VALUES)};
  return variation;
}

Result<CurveJudge> CurveJudge::of(const RulesSide& side, const Variation& variation, std::optional<ReachAsked> reach) {
  CurveJudge judge;
  judge.reach_ = std::move(reach);
  judge.tried_.key = variation.key;
  for (const Value& value : variation.values) {
    auto other = varied(side, variation.key, value);
    if (!other) return other.problem();
    judge.judges_.emplace_back(*std::move(other));
    judge.tried_.values.push_back({value});
  }
  return judge;
}

void CurveJudge::add(const LabOrder& order, const SideJudge& own, const SideRuling& said) {
  const char letter = letter_of(said.verdict);
  tried_.verdicts += letter;
  if (own.ruleset()) {
    const Value value = value_in_force(*own.ruleset(), own.game(), tried_.key);
    if (!tried_.own) tried_.own = value;
    tried_.own_differs = tried_.own_differs || !(*tried_.own == value);
  }
  for (std::size_t i = 0; i < judges_.size(); ++i) {
    TriedValue& tried = tried_.values[i];
    if (tried.refused) continue;
    const auto judged = judges_[i].judge(order.game, order.order);
    // A game that the side itself cannot take says nothing of the value.
    if (!judged && own.ruleset() && !judges_[i].ruleset() && is_about_rules(judged.problem())) {
      tried.refused = judged.problem();
      continue;
    }
    const SideRuling other = said_of(judged);
    const char verdict = letter_of(other.verdict);
    tried.verdicts += verdict;
    if (verdict == letter_of(name_of(Verdict::legal))) tried.spent.push_back(other.spent.value_or(0));
    if (verdict != letter && tried.flipped.size() < MOST_FLIPPED) tried.flipped.push_back(order.place);
    if (reach_) add_reach(order, i);
  }
}

/// Nothing is added for a piece of which the ruleset cannot say it.
void CurveJudge::add_reach(const LabOrder& order, std::size_t value) {
  const auto& hearing = judges_[value].hearing();
  if (!hearing) return;
  const auto reaches = reaches_of(*hearing, order.order, {});
  if (!reaches) return;
  for (const Reach& reach : *reaches) {
    const Value& kind = hearing->game().piece(reach.piece).traits[reach_->by];
    const std::string name = reach_->by.empty() ? "all"
                             : kind.is_text()   ? std::string(kind.text_or(""))
                                                : write_json(kind);
    tried_.values[value].reach.push_back({kind.is_null() && !reach_->by.empty() ? "" : name, ground_of(reach)});
  }
}

void TriedValues::add(TriedValues later) {
  if (!own) own = later.own;
  own_differs = own_differs || later.own_differs || (later.own && !(*own == *later.own));
  verdicts += later.verdicts;
  for (std::size_t i = 0; i < values.size() && i < later.values.size(); ++i) {
    TriedValue& all = values[i];
    TriedValue& more = later.values[i];
    if (!all.refused) all.refused = more.refused;
    all.verdicts += more.verdicts;
    all.spent.insert(all.spent.end(), more.spent.begin(), more.spent.end());
    all.reach.insert(all.reach.end(), more.reach.begin(), more.reach.end());
    for (OrderPlace& place : more.flipped)
      if (all.flipped.size() < MOST_FLIPPED) all.flipped.push_back(std::move(place));
  }
}

Curve TriedValues::curve() const {
  Curve curve{key, own && !own_differs ? *own : Value(), {}};
  const char legal = letter_of(name_of(Verdict::legal));
  std::vector<std::size_t> next(values.size(), 0);  // of `spent`
  for (const TriedValue& tried : values) curve.points.push_back({tried.value, tried.refused, {}, 0, 0, {}});
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i].refused) continue;
    curve.points[i].flipped = values[i].flipped;
    curve.points[i].reach = mean_areas(values[i].reach);
  }
  for (std::size_t order = 0; order < verdicts.size(); ++order) {
    const bool always = std::all_of(values.begin(), values.end(), [&](const TriedValue& tried) {
      return tried.refused || tried.verdicts[order] == legal;
    });
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i].refused) continue;
      const char verdict = values[i].verdicts[order];
      ++curve.points[i].count[verdict_of(verdict)];
      curve.points[i].flips += verdict == verdicts[order] ? 0 : 1;
      if (verdict != legal) continue;
      const double spent = values[i].spent[next[i]++];
      if (always) curve.points[i].spent += spent;
    }
  }
  return curve;
}

}  // namespace linesman::lab
