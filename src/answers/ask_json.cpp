#include "answers/ask_json.h"

#include <algorithm>
#include <array>

#include "answers/answer_status.h"
#include "answers/problem_place.h"
#include "answers/reach_json.h"
#include "base/text.h"
#include "files/orders/order_json.h"
#include "files/orders/question_json.h"
#include "files/orders/ruling_json.h"
#include "reach/ask/askable.h"
#include "record/timeline.h"
#include "words/ask_words.h"

namespace linesman {

namespace {

Value number_or_null(const std::optional<double>& x) { return x ? Value(rounded(*x)) : Value(); }

Value chance_value(const Chance& chance) { return Value::Array{chance.legal, chance.all}; }

Value dice_value(const Dice& dice) {
  Value::Object all;
  for (const auto& [purpose, faces] : dice) {
    Value::Array list;
    for (const double face : faces) list.emplace_back(static_cast<int>(face));
    all.emplace_back(purpose, std::move(list));
  }
  return all;
}

Value wanted_value(const Wanted& wanted) {
  if (!wanted.member.empty()) return Value::Object{{"member", Value(wanted.member)}};
  Value::Object all{{"die", Value(wanted.die)}};
  if (wanted.index) all.emplace_back("index", static_cast<std::int64_t>(*wanted.index));
  if (wanted.count) all.emplace_back("count", static_cast<std::int64_t>(*wanted.count));
  return all;
}

Value then_value(const std::vector<Choice>& choices) {
  Value::Array all;
  for (const Choice& choice : choices) {
    Value::Object one{{"is", choice.is}, {"answer", Value(name_of(choice.answer))}};
    if (choice.chance) one.emplace_back("chance", chance_value(*choice.chance));
    all.emplace_back(std::move(one));
  }
  return all;
}

class RowWriter {
 public:
  RowWriter(const Hearing& hearing, const Question& question, const Row& row)
      : hearing_(hearing), question_(question), row_(row) {}

  Value written() {
    if (!row_.action.empty()) add("action", row_.action);
    add("answer", name_of(row_.answer));
    if (row_.gap) add("gap", rounded(*row_.gap));
    if (row_.slack) add("slack", rounded(*row_.slack));
    add_rolls();
    add_refusal();
    if (row_.spent) add("spent", rounded(*row_.spent));
    if (row_.total) add("total", rounded(*row_.total));
    add_witness();
    add_formed();
    add_area();
    return std::move(all_);
  }

 private:
  void add(const char* name, Value value) { all_.emplace_back(name, std::move(value)); }

  void add_rolls() {
    if (row_.wants) add("wants", wanted_value(*row_.wants));
    if (!row_.then.empty()) add("then", then_value(row_.then));
    if (row_.least) add("least", Value::Object{{row_.least->first, Value(row_.least->second)}});
    if (!row_.rolls.empty()) {
      Value::Array rolls;
      for (const Dice& dice : row_.rolls) rolls.push_back(dice_value(dice));
      add("rolls", std::move(rolls));
    }
    if (row_.chance) add("chance", chance_value(*row_.chance));
    if (!row_.chance && row_.answer == RowAnswer::with) add("chance", Value());
    if (row_.chance && row_.chance->open > 0) add("open", row_.chance->open);
  }

  void add_refusal() {
    const bool no = row_.answer == RowAnswer::no && !row_.gap;
    if (no) add("by", name_of(row_.by));
    if (no && row_.bound) add("bound", rounded(*row_.bound));
    if (no && row_.most) add("most", rounded(*row_.most));
    if (no) add("short", number_or_null(row_.short_by));
    if (const Sentence reason = row_reason(row_, hearing_); no || row_.answer == RowAnswer::unknown)
      add("reason", english(reason));
    if (no) add("rules", Value::Array(row_.rules.begin(), row_.rules.end()));
    if (row_.nearest)
      add("nearest", Value::Object{{"witness", write_order(row_.nearest->witness.order)},
                                   {"short", Value(rounded(row_.nearest->short_by))}});
  }

  void add_witness() {
    if (!row_.witness) return;
    add("order", write_order(row_.witness->order));
    add("ruling", write_judged(hearing_, row_.witness->order, row_.witness->judgement));
  }

  /// The further members of an answer of the call `form`.
  void add_formed() {
    if (!row_.formed) return;
    const Value formed = write_formed(hearing_.game(), *row_.formed);
    for (const auto& [key, value] : formed.members())
      if (std::none_of(all_.begin(), all_.end(), [&name = key](const auto& known) { return known.first == name; }))
        all_.emplace_back(key, value);
  }

  void add_area() {
    if (!std::holds_alternative<AnywhereAsked>(question_.to)) return;
    Order order;
    order.who = who_of(hearing_.game(), question_.who);
    order.action = row_.action;
    add("area", write_reach(hearing_, order, row_.area, std::get<AnywhereAsked>(question_.to).facing, true));
  }

  const Hearing& hearing_;
  const Question& question_;
  const Row& row_;
  Value::Object all_;
};

int status_of_row(RowAnswer answer) {
  switch (answer) {
    case RowAnswer::yes:
    case RowAnswer::with: return DONE;
    case RowAnswer::no: return NOT_LEGAL;
    case RowAnswer::unknown:
    case RowAnswer::wants: return INCOMPLETE;
  }
  return UNUSABLE;
}

/// The table after an entry of the record.
Result<Hearing> hearing_from(const PreparedGame& table, const std::optional<std::int64_t>& from) {
  if (!from) return table.hearing;
  const auto then = at_entry(table.document.game, *from);
  if (!then) return Problem{"/from", then.problem().reason};
  return Referee(table.library).open(*then);
}

Result<std::shared_ptr<const RulesetLibrary>> rules_with(const PreparedGame& table, const Value& draft) {
  if (draft.is_null()) return table.library;
  auto rules = table.library->with_charts({draft});
  if (rules) return rules;
  Problem problem = rules.problem();
  problem.pointer = "/under/draft" + problem.pointer;
  problem.file.clear();
  return problem;
}

}  // namespace

Result<Hearing> hearing_for(const PreparedGame& table, const Question& question) {
  auto standing = hearing_from(table, question.from);
  if (!standing) return standing.problem();
  const auto rules = rules_with(table, question.under.draft);
  if (!rules) return rules.problem();
  return hearing_under(*standing, question.under, **rules);
}

Value write_answer(const Hearing& hearing, const Value& question, const Question& read, const Answer& answer) {
  Value::Array rows;
  for (const Row& row : answer.rows) rows.push_back(RowWriter(hearing, read, row).written());
  const std::vector<std::string> unknown = answer.unknown();
  return Value::Object{{"question", question},
                       {"rows", std::move(rows)},
                       {"answer", Value(name_of(answer.answer()))},
                       {"sentence", Value(english(answer_sentence(answer, read, hearing)))},
                       {"unknown", Value(Value::Array(unknown.begin(), unknown.end()))}};
}

Result<JsonAnswer> answer_asked(const PreparedGame& table, const Value& question) {
  const auto read = read_question(question, "");
  if (!read) return read.problem();
  const auto hearing = hearing_for(table, *read);
  if (!hearing) return hearing.problem();
  const auto answer = ask(*hearing, *read);
  if (!answer) return answer.problem();
  return JsonAnswer{write_answer(*hearing, question, *read, *answer), status_of_row(answer->answer()),
                    ask_lines(*answer, *read, *hearing)};
}

bool about_question(const Problem& problem, const Value& question) {
  constexpr std::array<std::string_view, 6> MEMBERS{"who", "from", "to", "how", "roll", "under"};
  if (problem.pointer.empty()) return true;
  const std::string_view rest = std::string_view(problem.pointer).substr(1);
  const std::string_view first = rest.substr(0, rest.find('/'));
  return question.find(first) != nullptr || std::find(MEMBERS.begin(), MEMBERS.end(), first) != MEMBERS.end();
}

}  // namespace linesman
