#include "reach/ask/ask.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "reach/ask/askable.h"
#include "reach/ask/choices.h"
#include "reach/ask/row_asked.h"

namespace linesman {

namespace {

constexpr std::size_t MOST_CHOICES_SHOWN = 6;

int rank_of(RowAnswer answer) {
  switch (answer) {
    case RowAnswer::yes: return 0;
    case RowAnswer::with: return 1;
    case RowAnswer::wants: return 2;
    case RowAnswer::unknown: return 3;
    case RowAnswer::no: return 4;
  }
  return 4;
}

Row row_of(const RowAsked& asked, const Aim& to) {
  if (const auto* place = std::get_if<PlaceAsked>(&to)) return place_row(asked, *place);
  if (const auto* shape = std::get_if<FormAsked>(&to)) return form_row(asked, *shape);
  if (const auto* anywhere = std::get_if<AnywhereAsked>(&to)) return anywhere_row(asked, *anywhere);
  return way_row(asked);
}

/// The row of an action that requires a member that is not said: what it would be with each choice decides.
Row row_with_choices(RowAsked asked, const std::string& member, const Aim& to) {
  Row wants;
  wants.action = asked.order.action;
  wants.answer = RowAnswer::wants;
  wants.wants = Wanted{.member = member};
  const Order bare = asked.order;
  asked.freely = true;
  std::vector<Row> rows;
  const std::vector<Value> choices = choices_of(asked.hearing, bare, member);
  asked.parts = std::max<std::uint64_t>(1, choices.size());
  for (const Value& choice : choices) {
    asked.order.members = bare.members.with(member, choice);
    if (std::holds_alternative<WayAsked>(to) && !asked.hearing.judge(asked.order)) continue;
    rows.push_back(row_of(asked, to));
    Choice then{choice, rows.back().answer};
    if (then.answer == RowAnswer::with) then.chance = rows.back().chance;
    wants.then.push_back(std::move(then));
  }
  const auto all = [&](RowAnswer answer) {
    return !rows.empty() && std::all_of(rows.begin(), rows.end(), [&](const Row& row) { return row.answer == answer; });
  };
  if (all(RowAnswer::yes)) {
    asked.order.members = bare.members.with(member, wants.then.front().is);
    asked.freely = false;
    return row_of(asked, to);
  }
  if (all(RowAnswer::no)) return *std::min_element(rows.begin(), rows.end(), comes_before);
  if (wants.then.size() > MOST_CHOICES_SHOWN) wants.then.clear();
  return wants;
}

Problem under_problem(Problem problem, const UnderAsked& under) {
  const auto moved = [&](std::string_view from, std::string_view to) {
    if (problem.pointer.starts_with(from)) problem.pointer = std::string(to) + problem.pointer.substr(from.size());
  };
  if (!under.house.is_null()) moved("/house_rules", "/under/house");
  for (const auto& [key, value] : under.options.members())
    if (problem.pointer == pointer_to("/options", key)) moved("/options", "/under/options");
  if (!under.ruleset.empty()) moved("/ruleset", "/under/ruleset");
  return problem;
}

/// The game's options that a ruleset knows, with those that are said over them.
Value options_under(const Game& game, const Terms& terms, const UnderAsked& under) {
  Value options = Value::empty_object();
  for (const auto& [key, value] : game.options().members())
    if (terms.id == game.ruleset() || terms.option(key)) options = options.with(key, value);
  for (const auto& [key, value] : under.options.members()) options = options.with(key, value);
  return options;
}

}  // namespace

std::vector<std::string> Answer::unknown() const {
  std::vector<std::string> actions;
  for (const Row& row : rows)
    if (row.answer == RowAnswer::unknown || (row.chance && row.chance->open > 0)) actions.push_back(row.action);
  return actions;
}

bool comes_before(const Row& a, const Row& b) {
  if (a.answer != b.answer) return rank_of(a.answer) < rank_of(b.answer);
  if (a.answer == RowAnswer::with) {
    const double mine = a.chance ? a.chance->share() : 0;
    const double other = b.chance ? b.chance->share() : 0;
    return mine > other;
  }
  if (a.answer != RowAnswer::no) return false;
  if (!a.short_by || !b.short_by) return a.short_by.has_value() && !b.short_by.has_value();
  return exceeds(*b.short_by, *a.short_by);
}

Result<AskedRows> AskedRows::of(const Hearing& hearing, const Question& question) {
  auto asked = askable(hearing, question);
  if (!asked) return asked.problem();
  AskedRows rows(hearing, question);
  for (const AskedAction& each : *asked) rows.actions_.push_back(each.order.action);
  rows.asked_ = std::make_shared<const std::vector<AskedAction>>(*std::move(asked));
  return rows;
}

Row AskedRows::row(std::size_t action, RowEffort effort, const std::stop_token& stop) const {
  if (const auto* apart = std::get_if<ApartAsked>(&question_.to))
    return apart_row(hearing_, asked_pieces(hearing_.game(), question_).value(), *apart);
  const AskedAction& asked = asked_->at(action);
  const RowAsked by{hearing_, asked.order, question_.roll, effort, stop};
  Row row = asked.lacks.empty() ? row_of(by, question_.to) : row_with_choices(by, asked.lacks, question_.to);
  row.rough = effort == RowEffort::first;
  return row;
}

Result<Answer> ask(const Hearing& hearing, const Question& question, const std::stop_token& stop) {
  const auto rows = AskedRows::of(hearing, question);
  if (!rows) return rows.problem();
  Answer answer;
  for (std::size_t i = 0; i < rows->actions().size(); ++i) answer.rows.push_back(rows->row(i, RowEffort::whole, stop));
  std::stable_sort(answer.rows.begin(), answer.rows.end(), comes_before);
  return answer;
}

Result<Hearing> hearing_under(const Hearing& hearing, const UnderAsked& under, const RulesetSource& rules) {
  if (under.empty()) return hearing;
  const Game& game = hearing.game();
  const auto draft = under.draft["id"].text();
  const std::string id = draft ? std::string(*draft) : under.ruleset.empty() ? game.ruleset() : under.ruleset;
  const Value house = !under.house.is_null() ? under.house
                      : id == game.ruleset() ? game.house_rules()
                                             : Value::empty_object();
  auto ruleset = rules.ruleset(id, house);
  if (!ruleset) {
    Problem problem = ruleset.problem();
    if (problem.pointer.empty()) problem.pointer = under.ruleset.empty() ? "/under/draft" : "/under/ruleset";
    return under_problem(std::move(problem), under);
  }
  const Value options = options_under(game, (*ruleset)->terms(), under);
  auto opened = Hearing::open(game.with_ruleset(id, options, house), *ruleset);
  if (!opened) return under_problem(opened.problem(), under);
  return opened;
}

}  // namespace linesman
