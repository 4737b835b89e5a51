#include "ui/session/form_answer.h"

#include <algorithm>
#include <utility>

#include "files/orders/form_json.h"
#include "reach/ask/ask.h"

namespace linesman {

namespace {

/// Looks for all actions together while a unit is dragged: some 30 ms.
constexpr std::uint64_t OF_A_FIRST_FORM = 1'500'000;

std::vector<std::string> actions_of(const Hearing& hearing, const Order& order) {
  if (!order.action.empty()) return {order.action};
  Question question;
  question.who = ids_of(order.who);
  question.to = AnywhereAsked{};
  question.how.members = order.members.without(FORM);
  const auto rows = AskedRows::of(hearing, question);
  return rows ? rows->actions() : std::vector<std::string>{};
}

/// Those that can come first; of others what is not known is better than what cannot be.
int rank_of(const Formed& formed) {
  return formed.answer == CouldAnswer::yes ? 0 : formed.answer == CouldAnswer::unknown ? 1 : 2;
}

}  // namespace

bool has_form(const Order& order) {
  const Value* form = order.members.find(FORM);
  return form != nullptr && (*form)["shape"].is_text();
}

bool asks_for_form(const Order& order) { return has_form(order) && order.paths.empty(); }

Result<FormAnswer> form_now(const Hearing& hearing, const Order& order, RowEffort effort, const std::stop_token& stop) {
  const auto form = read_form(order.members[FORM], "/form");
  if (!form) return form.problem();
  auto members = form_members(hearing, order);
  if (!members) return members.problem();
  const auto places = FormSlots::of(hearing, *members, *form);
  if (!places) return places.problem();
  FormAnswer found{*form};
  found.places = places->all();
  for (const PieceIndex piece : *members) found.bases.push_back(hearing.ruleset().footprint(hearing.in_force(), piece));
  found.members = *std::move(members);
  const std::vector<std::string> actions = actions_of(hearing, order);
  if (actions.empty()) return Problem{"/action", "no action takes these models there"};
  Order asked = order;
  asked.members = order.members.without(FORM);
  const bool first = effort == RowEffort::first;
  std::optional<Problem> refused;
  bool any = false;
  for (const std::string& action : actions) {
    if (stop.stop_requested()) break;
    asked.action = action;
    WorkLeft work(OF_A_FIRST_FORM / actions.size());
    auto formed =
        form_up(hearing, asked, *form, stop, first ? FormDetail::verdict : FormDetail::whole, first ? &work : nullptr);
    if (!formed) {
      if (!refused) refused = formed.problem();
      continue;
    }
    if (any && rank_of(*formed) >= rank_of(found.formed)) continue;
    any = true;
    found.formed = *std::move(formed);
    found.action = action;
    if (found.formed.answer == CouldAnswer::yes) break;
  }
  if (!any) return refused.value_or(Problem{{}, "it was given up"});
  found.settled = !first || found.formed.answer == CouldAnswer::yes;
  return found;
}

}  // namespace linesman
