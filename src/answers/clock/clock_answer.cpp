#include "answers/clock/clock_answer.h"

#include <algorithm>
#include <array>

#include "answers/clock/clock_json.h"
#include "answers/clock/clock_parts.h"
#include "answers/problem_place.h"
#include "base/json_reader.h"
#include "base/text.h"
#include "editing/thing_moves.h"
#include "fair/make_fair.h"
#include "files/documents/document.h"
#include "files/documents/plan_check.h"
#include "lab/rules_side.h"
#include "lab/sensitivity.h"
#include "lint/known_complaints.h"
#include "referee/referee.h"

namespace linesman {

namespace {

constexpr std::size_t MOST_TABLES = 200;
constexpr std::array<std::string_view, 4> RULE_KEYS{"figures.", "ratings.", "options.", "defaults."};

bool is_of_rules(const std::string& key) {
  return std::any_of(RULE_KEYS.begin(), RULE_KEYS.end(),
                     [&](std::string_view begin) { return key.starts_with(begin); });
}

/// A thing of the table and the member of it that changes: "mill.x".
struct ThingKey {
  std::string id;
  std::string member;
};

constexpr std::array<std::string_view, 5> MEMBERS{"width", "kind", "x", "y", "turn"};

Result<ThingKey> thing_key(const Game& game, const std::string& key, const std::string& pointer) {
  const std::size_t dot = key.rfind('.');
  const std::string id = key.substr(0, dot);
  const std::string member = dot == std::string::npos ? std::string() : key.substr(dot + 1);
  const std::vector<std::string> ids = ids_of_things(game);
  if (std::find(MEMBERS.begin(), MEMBERS.end(), member) == MEMBERS.end())
    return Problem{pointer, said<"\"{key}\" must begin with figures., ratings. or options., or be a thing's {members}">(
                                key, listed(MEMBERS, ", "))};
  if (std::find(ids.begin(), ids.end(), id) == ids.end())
    return Problem{pointer, said<"there is nothing with the id \"{id}\" on this table">(id)};
  const bool of_feature = member == "width" || member == "kind";
  if (of_feature && !game.find_feature(id))
    return Problem{pointer, said<"only terrain has a {member}, and \"{id}\" is none">(member, id)};
  return ThingKey{id, member};
}

Value own_value(const Game& game, const ThingKey& key) {
  if (key.member == "width") return game.feature(*game.find_feature(key.id)).width;
  if (key.member == "kind") return Value(std::string(name_of(game.feature(*game.find_feature(key.id)).kind)));
  return 0;
}

Result<Game> with_thing_changed(const Game& game, const ThingKey& key, const Value& value) {
  const auto number = value.number();
  if (key.member == "kind" || key.member == "width") {
    const FeatureIndex index = *game.find_feature(key.id);
    Features terrain = game.terrain();
    Feature feature = terrain[at(index)];
    if (key.member == "kind") {
      const auto kind = kind_named(value.text().value_or(""));
      if (!kind) return Problem{"", "", said<"there is no kind of terrain {value}">(describe(value))};
      feature.kind = *kind;
    } else {
      if (!number || *number < 0) return Problem{"", "", must_be("a width of at least 0", value)};
      feature.width = *number;
    }
    terrain.set(at(index), std::move(feature));
    return game.with_terrain(std::move(terrain));
  }
  if (!number) return Problem{"", "", must_be("a number", value)};
  ThingMove move;
  if (key.member == "x") move.by.x = *number;
  if (key.member == "y") move.by.y = *number;
  if (key.member == "turn") move.turn = *number;
  return with_thing_moved(game, key.id, move);
}

/// A table as a document would be read.
Result<Game> read_again(const PreparedGame& table, const Game& game) {
  Document changed{game, table.document.source, table.document.read};
  auto again = read_document(write_document(changed), "");
  if (!again) return again.problem();
  if (const auto wrong = plan_mistakes(again->game); !wrong.empty()) return wrong.front();
  return std::move(again->game);
}

/// The clock under one changed value at a time.
class VariedClock {
 public:
  VariedClock(const PreparedGame& table, const ClockRequest& request, const std::stop_token& stop)
      : table_(table), request_(request), stop_(stop) {
    request_.goals_alone = true;
  }

  Result<void> vary(const lab::Variation& variation, const std::string& pointer) {
    const bool rules = is_of_rules(variation.key);
    std::optional<ThingKey> thing;
    Value own;
    if (rules) {
      const auto side = lab::varied(side_, variation.key, variation.values.front());
      if (!side) return Problem{pointer, side.problem().reason};
      own = lab::value_in_force(table_.hearing.ruleset(), table_.hearing.game(), variation.key);
      if (own.is_null()) return Problem{pointer, said<"these rules have no \"{key}\"">(variation.key)};
    } else {
      auto key = thing_key(table_.hearing.game(), variation.key, pointer);
      if (!key) return key.problem();
      thing = *std::move(key);
      own = own_value(table_.hearing.game(), *thing);
    }
    add(variation.key, own, table_.hearing);
    for (const Value& value : variation.values) {
      if (value == own || stop_.stop_requested()) continue;
      const auto hearing = rules ? under(variation.key, value) : with(*thing, value);
      if (hearing)
        add(variation.key, value, *hearing);
      else
        refuse(variation.key, value, hearing.problem());
    }
    return {};
  }

  Value told() { return std::move(points_); }

 private:
  Result<Hearing> under(const std::string& key, const Value& value) const {
    const auto side = lab::varied(side_, key, value);
    if (!side) return side.problem();
    return Referee(table_.library).open(lab::game_under(*side, table_.hearing.game()));
  }

  Result<Hearing> with(const ThingKey& key, const Value& value) const {
    const auto game = with_thing_changed(table_.hearing.game(), key, value);
    if (!game) return game.problem();
    const auto again = read_again(table_, *game);
    if (!again) return again.problem();
    return table_.hearing.on(*again);
  }

  void add(const std::string& key, const Value& value, const Hearing& hearing) {
    const auto answer = clock_of(hearing, request_, stop_);
    if (!answer) return refuse(key, value, answer.problem());
    const Value written = write_clock(hearing, *answer);
    Value::Object objectives;
    Value::Object earliest;
    for (const GoalTold& goal : answer->goals) {
      if (goal.goal.kind != GoalKind::objective) continue;
      Value::Object sides;
      for (std::size_t i = 0; i < goal.sides.size(); ++i)
        for (const auto& [roll, arrival] : goal.sides[i].rolls)
          if (roll == answer->roll)
            sides.emplace_back(answer->sides[i], arrival.inner ? Value(*arrival.inner) : Value());
      earliest.emplace_back(goal.goal.id, std::move(sides));
    }
    for (const Value& feature : written["features"].items())
      if (feature["properties"]["kind"].text() == "objective")
        objectives.emplace_back(std::string(feature["properties"]["id"].text_or("")), feature["properties"]["first"]);
    points_.push_back(Value::Object{{"key", key},
                                    {"value", value},
                                    {"fairness", written["fairness"]},
                                    {"objectives", std::move(objectives)},
                                    {"earliest", std::move(earliest)}});
  }

  void refuse(const std::string& key, const Value& value, const Problem& problem) {
    points_.push_back(Value::Object{{"key", key}, {"value", value}, {"error", english(problem.reason)}});
  }

  const PreparedGame& table_;
  ClockRequest request_;
  std::stop_token stop_;
  lab::RulesSide side_{"game", "", {}, {}, table_.library};
  Value::Array points_;
};

std::optional<MayMove> read_may(const Value& json, const std::string& pointer, Mistakes& mistakes) {
  Members members(json, pointer, mistakes);
  MayMove may;
  may.id = members.text("id");
  if (may.id.empty() && members.find("id") == nullptr) members.fail("id", "is missing: what may be moved?");
  may.inches = members.number("move", {0, 1200}).value_or(0);
  may.turn = members.number("turn", {0, 180}).value_or(0);
  may.along = members.number("along", {-360, 360});
  if (const Value* stretch = members.find("stretch")) {
    const bool two = stretch->is_array() && stretch->size() == 2;
    const double least = two ? (*stretch)[std::size_t{0}].number().value_or(0) : 0;
    const double most = two ? (*stretch)[1].number().value_or(0) : 0;
    if (least > 0 && least <= most && most <= 10)
      may.stretch = std::pair(least, most);
    else
      members.fail("stretch", must_be("two factors such as [0.8, 1.25]", *stretch));
  }
  members.finish();
  return may;
}

Result<std::vector<MayMove>> read_all_may(const Value& json) {
  if (!json.is_array() || json.size() == 0) return Problem{"/fair", must_be("a list of what may be moved", json)};
  Mistakes mistakes;
  std::vector<MayMove> all;
  for (std::size_t i = 0; i < json.size(); ++i)
    if (auto may = read_may(json[i], pointer_to("/fair", i), mistakes)) all.push_back(*std::move(may));
  if (!mistakes.all().empty()) return mistakes.all().front();
  return all;
}

/// The members of the document that another table changes, whole (RFC 7386).
Value patch_of(const PreparedGame& table, const Game& game) {
  const Value before = write_document({table.hearing.game(), table.document.source, table.document.read});
  const Value after = write_document({game, table.document.source, table.document.read});
  Value patch = Value::empty_object();
  for (const auto& [key, value] : after.members())
    if (const Value* own = before.find(key); own == nullptr || !(*own == value)) patch = patch.with(key, value);
  return patch;
}

Value move_value(const std::string& id, const ThingMove& move) {
  return Value::Object{{"id", id},
                       {"by", Value::Array{rounded(move.by.x), rounded(move.by.y)}},
                       {"turn", rounded(move.turn)},
                       {"stretch", rounded(move.stretch)}};
}

/// The member `varied`: for each text such as "mill.x=-3..3:1" or "options.crossing=roll,while_on" the document's own
/// value, and then each of those that were named. A Problem, with a pointer below /vary: a text that is none, and a key
/// that names nothing.
Result<Value> clock_varied(const PreparedGame& table, const ClockRequest& request, const Value& texts,
                           const std::stop_token& stop) {
  VariedClock clock(table, request, stop);
  std::size_t tables = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string pointer = pointer_to("/vary", i);
    const auto variation = lab::read_variation(std::string(texts[i].text_or("")));
    if (!variation) return Problem{pointer, variation.problem().reason};
    tables += variation->values.size() + 1;
    if (tables > MOST_TABLES) return Problem{pointer, said<"asks for more than {n} tables">(MOST_TABLES)};
    if (const auto varied = clock.vary(*variation, pointer); !varied) return varied.problem();
  }
  return clock.told();
}

/// The members `fair` and `fair_seen`, for a list of what may be moved how far. A Problem has a pointer below /fair.
Result<Value> clock_made_fair(const PreparedGame& table, const ClockRequest& request, const ClockAnswer& before,
                              const Value& may, const std::stop_token& stop) {
  const auto all = read_all_may(may);
  if (!all) return all.problem();
  const KnownComplaints known(table.hearing.game(), *table.library);
  const MayPropose may_propose = [&](const Game& game) {
    const auto again = read_again(table, game);
    return again && known.all_of(*again);
  };
  const auto fair = make_fair(table.hearing, request, before, *all, may_propose, stop);
  if (!fair) return fair.problem();
  const double lean = before.fairness ? before.fairness->lean.chance : 0;
  Value::Array proposals;
  for (const Proposal& proposal : fair->proposals) {
    Value::Array moves;
    for (const auto& [id, move] : proposal.moves) moves.push_back(move_value(id, move));
    const auto hearing = table.hearing.on(proposal.game);
    if (!hearing) continue;
    proposals.push_back(Value::Object{{"moves", std::move(moves)},
                                      {"lean", rounded(proposal.answer.fairness->lean.chance)},
                                      {"before", rounded(lean)},
                                      {"shares", write_clock(*hearing, proposal.answer)["fairness"]["shares"]},
                                      {"patch", patch_of(table, proposal.game)}});
  }
  return Value(Value::Object{{"fair", std::move(proposals)}, {"fair_seen", rounded(fair->seen)}});
}

Problem clock_problem(const Problem& problem) {
  return problem.pointer.starts_with("/game") ? problem : below("/clock", problem);
}

}  // namespace

Result<Value> answer_clock(const PreparedGame& table, const Value& request, ClockWork work) {
  const Hearing& hearing = table.hearing;
  if (const auto wrong = plan_mistakes(hearing.game()); !wrong.empty()) return below("/game", wrong.front());
  const auto read = read_clock_request(request);
  if (!read) return below("/clock", read.problem());
  const ClockRequest& asked = read->request;
  if (read->only_movers) {
    const auto movers = clock_movers_of(hearing, asked);
    if (!movers) return clock_problem(movers.problem());
    return write_clock_movers(*movers);
  }
  if (read->part) {
    const auto found = clock_part_of(hearing, asked, *read->part, work);
    if (!found) return clock_problem(found.problem());
    return write_clock_parts(*found);
  }
  if (const Value* parts = request.find("parts"))
    for (std::size_t i = 0; i < parts->items().size(); ++i)
      if (const auto taken = read_clock_part(parts->items()[i], work.known); !taken)
        return clock_problem(below(pointer_to("/parts", i), taken.problem()));
  const auto answer = clock_of(hearing, asked, work);
  if (!answer) return clock_problem(answer.problem());
  Value written = write_clock(hearing, *answer);
  if (request.find("vary")) {
    auto varied = clock_varied(table, asked, request["vary"], work.stop);
    if (!varied) return clock_problem(varied.problem());
    written = written.with("varied", *std::move(varied));
  }
  if (request.find("fair")) {
    const auto fair = clock_made_fair(table, asked, *answer, request["fair"], work.stop);
    if (!fair) return clock_problem(fair.problem());
    for (const auto& [key, value] : fair->members()) written = written.with(key, value);
  }
  return written;
}

}  // namespace linesman
