#include "cli/record_answers.h"

#include <algorithm>

#include "base/text.h"
#include "cli/commands.h"
#include "files/roll.h"
#include "record/timeline.h"

namespace linesman {

namespace {

std::string text_of(const Value& value) { return std::string(value.text().value_or("")); }

std::string who(const Value& order) {
  for (const std::string_view name : {"piece", "unit"})
    if (const auto id = order[name].text()) return std::string(*id);
  std::vector<std::string> ids;
  for (const Value& id : order["pieces"].items()) ids.push_back(text_of(id));
  return listed(ids, " and ");
}

std::string order_line(const Entry& entry) {
  const std::string action = text_of(entry.order()["action"]);
  return who(entry.order()) + (action.empty() ? "" : ", " + action) + ": " + text_of(entry.ruling()["verdict"]);
}

std::string decision_line(const Entry& entry) {
  const auto decision = decision_of(entry);
  if (!decision) return "a decision";
  const std::string word =
      "by decision of " + decision->by + " " + std::string(name_of(decision->verdict)) + ": " + decision->text;
  if (entry.order().is_object()) return order_line(entry) + "; " + word;
  return "on entry " + std::to_string(decision->on) + ", " + word;
}

std::string edit_line(const Entry& entry) {
  std::vector<std::string> what;
  for (const auto& [name, change] : entry.body().members()) {
    if (name == "places" || name == "order") continue;
    std::vector<std::string> ids;
    for (const Value& thing : change.items()) ids.push_back(text_of(thing.is_object() ? thing["id"] : thing));
    what.push_back(ids.empty() || ids.front().empty() ? name : name + " " + listed(ids, " and "));
  }
  return "by hand: " + listed(what, " and ");
}

std::string roll_line(const Entry& entry) {
  const auto roll = roll_of(entry.json());
  if (!roll) return "dice";
  std::string line = roll->purpose + ":";
  for (const double face : roll->faces) line += " " + number_text(face);
  line += roll->by == RolledBy::table ? ", rolled at the table" : ", rolled by the program";
  if (roll->corrects > 0) line += "; corrects entry " + std::to_string(roll->corrects);
  return roll->text.empty() ? line : line + ": " + roll->text;
}

std::string note_line(const Entry& entry) {
  const auto remark = note_of(entry);
  if (!remark) return "a note";
  const std::string on = " on entry " + std::to_string(remark->on);
  if (remark->text.empty()) return "bookmark" + on;
  return "remark" + on + (remark->by.empty() ? "" : " by " + remark->by) + ": " + remark->text;
}

std::string line_of(const Entry& entry) {
  std::string line = "?";
  if (const auto kind = entry.kind()) switch (*kind) {
      case EntryKind::order: line = order_line(entry); break;
      case EntryKind::edit: line = edit_line(entry); break;
      case EntryKind::decision: line = decision_line(entry); break;
      case EntryKind::roll: line = roll_line(entry); break;
      case EntryKind::note: line = note_line(entry); break;
    }
  if (!entry.agreed_by().empty()) line += ", agreed by " + entry.agreed_by();
  return plain(line);
}

}  // namespace

Value verification_value(const Verification& found) {
  Value flaw;
  if (found.first_flaw) flaw = Value::Object{{"entry", found.first_flaw->seq}, {"why", found.first_flaw->why}};
  const auto count = [](std::size_t n) { return Value(static_cast<std::int64_t>(n)); };
  return Value::Object{
      {"holds", !found.first_flaw}, {"entries", count(found.entries)},           {"judged", count(found.judged)},
      {"chained", found.chained},   {"under_others", count(found.under_others)}, {"flaw", flaw}};
}

std::string verification_text(const Verification& found) {
  if (const auto& flaw = found.first_flaw)
    return (flaw->seq > 0 ? "entry " + std::to_string(flaw->seq) : std::string("the record")) +
           " does not hold: " + plain(flaw->why) + ".\n";
  if (!found.chained && found.entries == 0)
    return "There is no record: nothing was carried out, or what was is not told. Nothing could be tried.\n";
  std::string text = counted(found.entries, "entry", "entries") + ", " + counted(found.judged, "ruling", "rulings") +
                     " judged again: the record holds.\n";
  if (!found.chained && found.entries > 0)
    text += "It has no chain, for an older Linesman made it: only its rulings could be tried.\n";
  if (found.under_others > 0)
    text += counted(found.under_others, "entry was", "entries were") + " made under other figures than today's.\n";
  return text;
}

Value record_value(const Game& game) {
  const Record record = record_of(game);
  Value::Array list;
  for (const Entry& entry : entries_of(record))
    list.push_back(Value::Object{{"seq", entry.seq()},
                                 {"after", entry.after()},
                                 {"kind", entry.kind() ? Value(name_of(*entry.kind())) : Value()},
                                 {"verdict", entry.ruling()["verdict"]},
                                 {"line", line_of(entry)},
                                 {"chain", entry.json()["chain"]}});
  return Value::Object{{"here", record.here},
                       {"start", record.chain["start"]},
                       {"head", record.chain["head"]},
                       {"entries", std::move(list)}};
}

std::string record_text(const Game& game) {
  const Record record = record_of(game);
  const std::vector<Entry> entries = entries_of(record);
  const auto line = line_to(record, record.here);
  const auto depth = branch_depths(record);
  const std::size_t wide = std::to_string(entries.size()).size();
  std::string text = std::string(record.here == 0 ? ">" : "*") + " " + std::string(wide - 1, ' ') + "0  the start\n";
  for (const Entry& entry : entries) {
    const bool led = std::binary_search(line.begin(), line.end(), entry.seq());
    const std::string number = std::to_string(entry.seq());
    text += entry.seq() == record.here ? "> " : led ? "* " : "  ";
    text += std::string(wide - std::min(wide, number.size()), ' ') + number + "  " +
            std::string(2 * depth[static_cast<std::size_t>(entry.seq())], ' ') + line_of(entry);
    if (entry.after() != entry.seq() - 1) text += "  (after " + std::to_string(entry.after()) + ")";
    text += '\n';
  }
  return text;
}

}  // namespace linesman
