#include "answers/certainty_json.h"

#include <cmath>

#include "base/json_reader.h"
#include "base/text.h"

namespace linesman {

namespace {

Value share_value(double share) { return std::round(share * 1e4) / 1e4; }

Value clause_value(const DecidingClause& clause) {
  Value::Object json{{"rule", clause.rule}, {"share", share_value(clause.share)}};
  if (!clause.with.empty()) json.emplace_back("with", clause.with);
  return json;
}

Value other_verdict_value(const OtherVerdict& other) {
  Value::Array clauses;
  for (const DecidingClause& clause : other.clauses) clauses.push_back(clause_value(clause));
  return Value::Object{
      {"verdict", name_of(other.verdict)}, {"share", share_value(other.share)}, {"rules", std::move(clauses)}};
}

Value measure_value(const WorthMeasuring& measure) {
  Value::Array between;
  for (const std::string& id : measure.between) between.emplace_back(id);
  return Value::Object{{"between", std::move(between)},
                       {"why", number_text(std::round(100 * measure.share)) + " in 100 hang on it"}};
}

Result<double> number_or(const Value& line, std::string_view key, double usual) {
  const Value* value = line.find(key);
  if (!value) return usual;
  if (const auto x = value->number()) return *x;
  return Problem{pointer_to("", key), must_be("a number", *value)};
}

Result<std::int64_t> whole_or(const Value& line, std::string_view key, std::int64_t usual) {
  const Value* value = line.find(key);
  if (!value) return usual;
  if (const auto x = value->whole(); x && *x >= 0) return *x;
  return Problem{pointer_to("", key), must_be("a whole number of at least 0", *value)};
}

}  // namespace

Value write_certainty(const Certainty& certainty, const CertaintyRequest& request) {
  Value::Array otherwise;
  for (const OtherVerdict& other : certainty.otherwise) otherwise.push_back(other_verdict_value(other));
  Value::Array measure;
  for (const WorthMeasuring& each : certainty.measure) measure.push_back(measure_value(each));
  return Value::Object{{"verdict", name_of(certainty.verdict)},
                       {"same", share_value(certainty.same)},
                       {"measuring_error", request.error.distance},
                       {"facing_error", request.error.facing},
                       {"samples", static_cast<std::int64_t>(certainty.samples)},
                       {"otherwise", std::move(otherwise)},
                       {"measure", std::move(measure)}};
}

Result<void> check_certainty_request(const CertaintyRequest& request) {
  constexpr double MAX_DISTANCE = 100;
  constexpr double MAX_TURN = 180;
  const auto fits = [](double x, double most) { return x >= 0 && x <= most; };
  if (!fits(request.error.distance, MAX_DISTANCE))
    return Problem{"/measuring_error", "must be a number of inches from 0 to 100"};
  if (!fits(request.error.facing, MAX_TURN))
    return Problem{"/facing_error", "must be a number of degrees from 0 to 180"};
  if (request.samples < 1 || request.samples > MAX_SAMPLES)
    return Problem{"/samples", "must be a whole number from 1 to 100000"};
  return {};
}

Result<CertaintyRequest> read_certainty_request(const Value& line) {
  CertaintyRequest request;
  // "error" is the older word for it; an answer with that member is a refusal.
  const auto before = number_or(line, "error", request.error.distance);
  if (!before) return before.problem();
  const auto distance = number_or(line, "measuring_error", *before);
  if (!distance) return distance.problem();
  const auto facing = number_or(line, "facing_error", request.error.facing);
  if (!facing) return facing.problem();
  const auto samples = whole_or(line, "samples", static_cast<std::int64_t>(request.samples));
  if (!samples) return samples.problem();
  const auto seed = whole_or(line, "seed", static_cast<std::int64_t>(request.seed));
  if (!seed) return seed.problem();
  request = {{*distance, *facing}, static_cast<std::size_t>(*samples), static_cast<std::uint64_t>(*seed)};
  if (const auto fit = check_certainty_request(request); !fit) return fit.problem();
  return request;
}

}  // namespace linesman
