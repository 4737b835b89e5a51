#include "lab/sensitivity.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "files/json.h"

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

struct Verdicts {
  std::vector<std::string> of;                 ///< by order
  std::vector<std::optional<double>> spent{};  ///< by order, of a legal one
  std::optional<Problem> refused{};
};

Verdicts verdicts_under(const RulesSide& side, const std::vector<LabOrder>& orders) {
  SideJudge judge(side);
  Verdicts verdicts;
  for (const LabOrder& order : orders) {
    const auto judged = judge.judge(order.game, order.order);
    if (!judged && judge.ruleset() == nullptr && is_about_rules(judged.problem())) {
      verdicts.refused = judged.problem();
      return verdicts;
    }
    const SideRuling said = said_of(judged);
    verdicts.of.push_back(said.verdict);
    verdicts.spent.push_back(said.verdict == name_of(Verdict::legal) ? said.spent.value_or(0)
                                                                     : std::optional<double>());
  }
  return verdicts;
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

Result<Curve> curve_of(const RulesSide& side, const Variation& variation, const std::vector<LabOrder>& orders) {
  Curve curve{.key = variation.key, .own = {}, .points = {}};
  SideJudge own(side);
  std::vector<std::string> verdicts;
  bool is_first = true;
  for (const LabOrder& order : orders) {
    verdicts.push_back(said_of(own.judge(order.game, order.order)).verdict);
    if (own.ruleset() == nullptr) continue;
    const Value value = value_in_force(*own.ruleset(), own.game(), variation.key);
    if (is_first) curve.own = value;
    if (!(curve.own == value)) curve.own = {};
    is_first = false;
  }
  std::vector<Verdicts> by_value;
  for (const Value& value : variation.values) {
    const auto other = varied(side, variation.key, value);
    if (!other) return other.problem();
    by_value.push_back(verdicts_under(*other, orders));
  }
  for (std::size_t i = 0; i < by_value.size(); ++i) {
    CurvePoint point{.value = variation.values[i], .refused = by_value[i].refused, .count = {}};
    for (std::size_t order = 0; !point.refused && order < orders.size(); ++order) {
      ++point.count[by_value[i].of[order]];
      point.flips += by_value[i].of[order] == verdicts[order] ? 0 : 1;
      const bool always_legal = std::all_of(by_value.begin(), by_value.end(), [&](const Verdicts& all) {
        return all.refused || all.spent[order].has_value();
      });
      if (always_legal) point.spent += *by_value[i].spent[order];
    }
    curve.points.push_back(std::move(point));
  }
  return curve;
}

}  // namespace linesman::lab
