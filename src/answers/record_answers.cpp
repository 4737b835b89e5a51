#include "answers/record_answers.h"

#include <algorithm>

#include "answers/problem_place.h"
#include "base/text.h"
#include "base/utf8.h"
#include "files/documents/record.h"
#include "files/orders/ruling_json.h"
#include "record/astray.h"
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
  const std::string source = entry.photograph().empty() ? "by hand: " : "by a photograph: ";
  return source + listed(what, " and ");
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
      case EntryKind::seen: line = order_line(entry) + ", seen by a camera"; break;
    }
  if (!entry.agreed_by().empty()) line += ", agreed by " + entry.agreed_by();
  return one_line(line);
}

}  // namespace

namespace {

Value count_value(std::size_t n) { return static_cast<std::int64_t>(n); }

Value flaw_value(const std::optional<Flaw>& flaw) {
  return flaw ? Value(Value::Object{{"entry", flaw->seq}, {"why", flaw->why}}) : Value();
}

std::string editions_text(const Verification& found) {
  std::string text;
  for (const OtherEdition& other : found.editions)
    text += counted(other.entries, "entry was", "entries were") + " judged under edition " + one_line(other.edition) +
            " of " + one_line(other.ruleset) + "; here is edition " + one_line(other.here) + ".\n";
  if (const auto& first = found.first_otherwise)
    text += "By what is here " + counted(found.otherwise, "of them is", "of them are") +
            " ruled otherwise, the first in entry " + std::to_string(first->seq) + ": " + one_line(first->why) +
            ". That is no fault of the record.\n";
  return text;
}

std::string seal_text(const Verification& found) {
  if (!found.chained)
    return "It has no chain: an older Linesman made it, or its chain was taken away. Only its rulings could be "
           "tried.\n";
  if (found.sealed_from < 2) return {};
  const std::string last = std::to_string(found.sealed_from - 1);
  return (found.sealed_from == 2 ? "Entry 1 was" : "Entries 1 to " + last + " were") +
         std::string(
             " not sealed when made: an older Linesman made them, or their chain was taken away. The record is "
             "sealed from entry ") +
         std::to_string(found.sealed_from) + " on.\n";
}

std::string code_text(const Verification& found, const CheckCodes& codes) {
  if (!codes.given.empty()) {
    const std::string seq = std::to_string(codes.entry.value_or(0));
    if (found.head.starts_with(codes.given))
      return "The check code is the head of the record: it is the one that was signed.\n";
    const bool last = codes.entry == static_cast<std::int64_t>(found.entries);
    return "The check code is that of entry " + seq + ": it and all that it follows are what was signed." +
           (last ? "" : " It says nothing of later entries.") + "\n";
  }
  std::string text = "Consistent; compare the check code to be sure that it is the one that was signed.\n";
  if (codes.here > 0)
    text += "Check code of entry " + std::to_string(codes.here) + ": " + one_line(codes.of_here) + "\n";
  return text + "Head of the record: " + one_line(found.head) + "\n";
}

}  // namespace

CheckCodes check_codes(const Game& game, const std::string& given) {
  const Record record = record_of(game);
  CheckCodes codes{given, {}, record.here, {}};
  if (!given.empty()) codes.entry = entry_of_code(game, given);
  if (record.here > 0) codes.of_here = entries_of(record)[static_cast<std::size_t>(record.here - 1)].chain();
  return codes;
}

Verification held_against(const CheckCodes& codes, Verification found) {
  if (!codes.given.empty() && !codes.entry && !found.first_flaw)
    found.first_flaw = Flaw{0, "no entry of it has that check code, so it is not the record that was signed"};
  return found;
}

Value verification_value(const Verification& found, const CheckCodes& codes) {
  Value::Array editions;
  for (const OtherEdition& other : found.editions)
    editions.push_back(Value::Object{{"ruleset", other.ruleset},
                                     {"edition", other.edition},
                                     {"here", other.here},
                                     {"entries", count_value(other.entries)}});
  return Value::Object{{"holds", !found.first_flaw},
                       {"entries", count_value(found.entries)},
                       {"judged", count_value(found.judged)},
                       {"chained", found.chained},
                       {"sealed_from", found.sealed_from > 0 ? Value(found.sealed_from) : Value()},
                       {"head", found.head.empty() ? Value() : Value(found.head)},
                       {"signed", codes.entry ? Value(*codes.entry) : Value()},
                       {"editions", std::move(editions)},
                       {"otherwise", count_value(found.otherwise)},
                       {"first_otherwise", flaw_value(found.first_otherwise)},
                       {"under_others", count_value(found.under_others)},
                       {"flaw", flaw_value(found.first_flaw)}};
}

std::string verification_text(const Verification& found, const CheckCodes& codes) {
  if (const auto& flaw = found.first_flaw)
    return (flaw->seq > 0 ? "entry " + std::to_string(flaw->seq) : std::string("the record")) +
           " does not hold: " + one_line(flaw->why) + ".\n";
  if (found.entries == 0)
    return "There is no record: nothing was carried out, or what was is not told. Nothing could be tried.\n";
  std::string text = counted(found.entries, "entry", "entries") + ", " + counted(found.judged, "ruling", "rulings") +
                     " judged again: the record holds.\n";
  text += editions_text(found);
  if (found.under_others > 0)
    text += counted(found.under_others, "entry was", "entries were") + " made under other figures than today's.\n";
  text += seal_text(found);
  return found.chained ? text + code_text(found, codes) : text;
}

std::optional<Problem> why_not_added_to(const Game& game, const std::string& path) {
  const auto found = astray(game);
  if (!found) return std::nullopt;
  const std::string file = path.empty() || path == STANDARD_INPUT ? "GAME" : path;
  std::string why = found->flaw.why;
  if (found->flaw.seq > 0) why = "entry " + std::to_string(found->flaw.seq) + " does not hold: " + why;
  if (found->led)
    why += "; \"linesman-cli edit " + file + " " + file + " -o " + file + "\" takes that into the record";
  else
    why +=
        "; nothing is added to such a record (\"linesman-cli edit BEFORE AFTER -o AFTER\" records a change by hand "
        "from the game as it was)";
  return Problem{path.empty() ? path : file_label(path), "", why};
}

std::string newest_entry_text(const Game& game) {
  const std::vector<Entry> entries = entries_of(record_of(game));
  if (entries.empty()) return {};
  return "entry " + std::to_string(entries.back().seq()) + ": " + line_of(entries.back()) + "\n";
}

namespace {

std::string made_again_line(const MadeAgain& made) {
  std::string line = "entry " + std::to_string(made.seq);
  if (made.again > 0) line += " is now entry " + std::to_string(made.again);
  line += ": ";
  std::vector<std::string> said;
  if (made.verdict) said.emplace_back(name_of(*made.verdict));
  if (made.verdict && made.again > 0 && !made.difference) said.emplace_back("ruled as before");
  if (made.difference)
    said.push_back("at " + made.difference->pointer + " it was " + made.difference->was + " and is " +
                   made.difference->is);
  if (!made.why.empty()) said.push_back(english(made.why));
  if (said.empty()) said.emplace_back("as before");
  return one_line(line + listed(said, "; ")) + "\n";
}

}  // namespace

Value rejudged_value(const Rejudged& done) {
  Value::Array entries;
  for (const MadeAgain& made : done.entries) {
    Value difference;
    if (made.difference)
      difference = Value::Object{
          {"pointer", made.difference->pointer}, {"was", made.difference->was}, {"is", made.difference->is}};
    entries.push_back(Value::Object{{"entry", made.seq},
                                    {"now", made.again > 0 ? Value(made.again) : Value()},
                                    {"verdict", made.verdict ? Value(name_of(*made.verdict)) : Value()},
                                    {"difference", difference},
                                    {"why", made.why.empty() ? Value() : Value(english(made.why))}});
  }
  return Value::Object{{"ruling", write_ruling(done.judgement.ruling, done.before)},
                       {"entries", std::move(entries)},
                       {"not_tried", count_value(done.left)}};
}

std::string rejudged_text(const Rejudged& done) {
  std::string text;
  for (const MadeAgain& made : done.entries) text += made_again_line(made);
  const MadeAgain& last = done.entries.back();
  if (done.entries.size() == 1 && last.again == 0)
    return text + "Nothing is written: the order is not legal in its place.\n";
  const std::string stands = std::to_string(record_of(done.game).here);
  if (done.stops)
    text += "It stops before entry " + std::to_string(last.seq) + ", which cannot be made again" +
            (done.left > 0 ? "; " + counted(done.left, "later entry was", "later entries were") + " not tried" : "") +
            ".\n";
  return text + "The game stands after entry " + stands + ".\n";
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
