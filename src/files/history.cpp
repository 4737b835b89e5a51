#include "files/history.h"

#include <algorithm>

#include "base/text.h"
#include "files/changes.h"
#include "files/json.h"
#include "files/order_json.h"
#include "files/roll.h"
#include "files/ruling_json.h"

namespace linesman {

using files::change_between;
using files::Sheet;

namespace {

/// In a document a history's entry stands two levels deep.
constexpr std::size_t DEEPEST_ENTRY = DEEPEST_NESTING - 2;

std::string entry_pointer(std::size_t i) { return pointer_to("/history", i); }

Game with_entry(const Game& game, const Game& earlier, Value::Object entry) {
  Value::Array history = earlier.history().items();
  history.emplace_back(std::move(entry));
  return game.with_history(std::move(history));
}

/// The first place at which two values are not written the same.
std::optional<std::string> where_different(const Value& was, const Value& is, const std::string& pointer) {
  if (was.is_array() && is.is_array()) {
    for (std::size_t i = 0; i < std::max(was.size(), is.size()); ++i) {
      if (i >= was.size() || i >= is.size()) return pointer_to(pointer, i);
      if (auto place = where_different(was[i], is[i], pointer_to(pointer, i))) return place;
    }
    return std::nullopt;
  }
  if (was.is_object() && is.is_object()) {
    const auto& a = was.members();
    const auto& b = is.members();
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
      if (i >= a.size() || i >= b.size() || a[i].first != b[i].first)
        return pointer_to(pointer, i < b.size() ? b[i].first : a[i].first);
      if (auto place = where_different(a[i].second, b[i].second, pointer_to(pointer, a[i].first))) return place;
    }
    return std::nullopt;
  }
  if (write_json(was) == write_json(is)) return std::nullopt;
  return pointer;
}

/// The value at a pointer, as JSON; "nothing" where there is none.
std::string at_pointer(const Value& value, std::string_view pointer) {
  const Value* in = &value;
  while (!pointer.empty()) {
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    const std::string_view step = pointer.substr(0, end);
    const Value* next = nullptr;
    for (std::size_t i = 0; i < in->items().size() && !next; ++i)
      if (pointer_to("", i) == step) next = &in->items()[i];
    for (const auto& [name, member] : in->members())
      if (!next && pointer_to("", name) == step) next = &member;
    if (!next) return "nothing";
    in = next;
    pointer.remove_prefix(end);
  }
  return write_json(*in);
}

std::optional<Difference> difference(std::size_t entry, const Value& was, const Value& is) {
  const auto place = where_different(was, is, "");
  if (!place) return std::nullopt;
  return Difference{entry, *place, at_pointer(was, *place), at_pointer(is, *place)};
}

Problem below(Problem problem, const std::string& pointer) {
  problem.pointer = pointer + problem.pointer;
  return problem;
}

/// A history as it is judged again, entry by entry.
class Replaying {
 public:
  Replaying(const Referee& referee, Hearing hearing) : referee_(referee), hearing_(std::move(hearing)) {}

  Result<void> entry(const Value& entry, std::size_t number);
  const Game& game() const { return hearing_.game(); }
  Replay outcome;

 private:
  Result<void> order(const Value& entry, std::size_t number);
  Result<void> edit(const Value& edit, std::size_t number);

  const Referee& referee_;
  Hearing hearing_;
};

Result<void> Replaying::entry(const Value& entry, std::size_t number) {
  if (entry.find("order")) return order(entry, number);
  if (const Value* change = entry.find("edit")) return edit(*change, number);
  if (entry.find("roll")) return {};  // dice change nothing until an order is given them
  return Problem{entry_pointer(number), "an entry of a history is an order, an edit or a roll, and this is none"};
}

Result<void> Replaying::order(const Value& entry, std::size_t number) {
  const std::string pointer = pointer_to(entry_pointer(number), "order");
  const auto order = read_order(entry["order"], "");
  if (!order) return below(order.problem(), pointer);
  ++outcome.judged;
  const auto judgement = hearing_.judge(*order);
  if (!judgement) {
    outcome.first_difference = Difference{number, "", at_pointer(entry["ruling"], "/verdict"),
                                          "the order is refused: " + judgement.problem().sentence()};
    return {};
  }
  outcome.first_difference = difference(number, entry["ruling"], write_ruling(judgement->ruling, hearing_.game()));
  if (outcome.first_difference) return {};
  const auto next = applied(hearing_.game(), judgement->ruling);
  if (!next) return below(next.problem(), pointer_to(entry_pointer(number), "ruling"));
  auto hearing = hearing_.on(*next);
  if (!hearing) return below(hearing.problem(), entry_pointer(number));
  hearing_ = *std::move(hearing);
  return {};
}

Result<void> Replaying::edit(const Value& edit, std::size_t number) {
  const std::string pointer = pointer_to(entry_pointer(number), "edit");
  Sheet sheet(hearing_.game());
  if (const auto changed = sheet.change(edit, pointer); !changed) return changed.problem();
  const auto game = sheet.game();
  if (!game) return below(game.problem(), pointer);
  auto hearing = referee_.open(*game);
  if (!hearing) return below(hearing.problem(), pointer);
  hearing_ = *std::move(hearing);
  return {};
}

}  // namespace

Result<CarriedOut> carry_out(const Hearing& hearing, const Order& order) {
  auto judgement = hearing.judge(order);
  if (!judgement) return judgement.problem();
  const Game& before = hearing.game();
  const Verdict verdict = judgement->ruling.verdict;
  if (verdict != Verdict::legal && verdict != Verdict::marginal) return CarriedOut{before, *std::move(judgement)};
  const auto after = applied(before, judgement->ruling);
  if (!after) return after.problem();
  Value::Object entry;
  entry.emplace_back("order", write_order(order));
  entry.emplace_back("ruling", write_ruling(judgement->ruling, before));
  entry.emplace_back("before", change_between(*after, before));
  if (depth_of(entry) > DEEPEST_ENTRY) return Problem{"", "the order is nested too deep to be kept in a history"};
  return CarriedOut{with_entry(*after, before, std::move(entry)), *std::move(judgement)};
}

Game record_edit(const Game& before, const Game& after) {
  const Value edit = change_between(before, after);
  if (edit.size() == 0) return after;
  Value::Object entry;
  entry.emplace_back("edit", edit);
  entry.emplace_back("before", change_between(after, before));
  return with_entry(after, after, std::move(entry));
}

Game record_roll(const Game& game, const Roll& roll) {
  Value::Object entry;
  entry.emplace_back("roll", roll_value(roll));
  return with_entry(game, game, std::move(entry));
}

Result<Game> rewound(const Game& game) { return before_entry(game, 0); }

Result<Game> before_entry(const Game& game, std::size_t entry) {
  const Value::Array& history = game.history().items();
  if (entry >= history.size()) return game;
  Sheet sheet(game);
  for (std::size_t i = history.size(); i-- > entry;) {
    if (history[i].find("roll")) continue;
    const Value* before = history[i].find("before");
    if (!before)
      return Problem{entry_pointer(i), "the entry does not say what was before it, so the game cannot be taken back"};
    if (const auto back = sheet.change(*before, pointer_to(entry_pointer(i), "before")); !back) return back.problem();
  }
  const auto start = sheet.game();
  if (!start) return Problem{"/history", "the game cannot be taken back to its start: " + start.problem().sentence()};
  return *start;
}

Result<Replay> replay(const Referee& referee, const Game& game) {
  const auto start = rewound(game);
  if (!start) return start.problem();
  auto hearing = referee.open(*start);
  if (!hearing) return hearing.problem();
  Replaying replaying(referee, *std::move(hearing));
  const Value::Array& history = game.history().items();
  for (std::size_t i = 0; i < history.size() && !replaying.outcome.first_difference; ++i)
    if (const auto done = replaying.entry(history[i], i); !done) return done.problem();
  if (!replaying.outcome.first_difference && !history.empty()) {
    // What stands on the table now is held against what the history leads to.
    const auto bare = [](const Game& g) {
      return write_document({g.with_history(Value::empty_array()).with_title({}), Value()});
    };
    replaying.outcome.first_difference = difference(history.size(), bare(game), bare(replaying.game()));
  }
  return replaying.outcome;
}

}  // namespace linesman
