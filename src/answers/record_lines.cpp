#include "answers/record_lines.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "record/timeline.h"

namespace linesman {

namespace {

std::string text_of(const Value& value) { return std::string(value.text().value_or("")); }

Argument who(const Value& order) {
  for (const std::string_view name : {"piece", "unit"})
    if (const auto id = order[name].text()) return std::string(*id);
  std::vector<std::string> ids;
  for (const Value& id : order["pieces"].items()) ids.push_back(text_of(id));
  return several_names(ids, "and");
}

Sentence order_line(const Entry& entry) {
  const std::string action = text_of(entry.order()["action"]);
  const Word verdict = word(text_of(entry.ruling()["verdict"]));
  if (action.empty()) return said<"{who}: {verdict}">(who(entry.order()), verdict);
  return said<"{who}, {action}: {verdict}">(who(entry.order()), action, verdict);
}

Sentence decision_line(const Entry& entry) {
  const auto decision = decision_of(entry);
  if (!decision) return "a decision";
  const Sentence decided =
      said<"by decision of {who} {verdict}: {text}">(decision->by, word(name_of(decision->verdict)), decision->text);
  if (entry.order().is_object()) return said<"{line}; {part}">(order_line(entry), decided);
  return said<"on entry {n}, {decision}">(decision->on, decided);
}

/// «pieces tank and gun»; the name alone of what has no ids.
Sentence change_words(const std::string& name, const Value& change) {
  std::vector<std::string> ids;
  for (const Value& thing : change.items()) ids.push_back(text_of(thing.is_object() ? thing["id"] : thing));
  if (ids.empty() || ids.front().empty()) return name;
  const Argument all = several_names(ids, "and");
  if (name == "pieces") return said<"pieces {list}">(all);
  if (name == "units") return said<"units {list}">(all);
  if (name == "gone") return said<"gone {list}">(all);
  return said<"{what} {list}">(word(name), all);
}

Sentence edit_line(const Entry& entry) {
  Several what{{}, "and"};
  for (const auto& [name, change] : entry.body().members())
    if (name != "places" && name != "order") what.items.emplace_back(change_words(name, change));
  return entry.photograph().empty() ? said<"by hand: {list}">(std::move(what))
                                    : said<"by a photograph: {list}">(std::move(what));
}

Sentence roll_line(const Entry& entry) {
  const auto roll = roll_of(entry.json());
  if (!roll) return "dice";
  std::string dice = roll->purpose + ":";
  for (const double face : roll->faces) dice += " " + number_text(face);
  const bool at_table = roll->by == RolledBy::table;
  Sentence line = at_table ? said<"{dice}, rolled at the table">(dice) : said<"{dice}, rolled by the program">(dice);
  if (roll->corrects > 0)
    line = at_table ? said<"{dice}, rolled at the table; corrects entry {n}">(dice, roll->corrects)
                    : said<"{dice}, rolled by the program; corrects entry {n}">(dice, roll->corrects);
  return roll->text.empty() ? line : said<"{line}: {text}">(line, roll->text);
}

Sentence note_line(const Entry& entry) {
  const auto remark = note_of(entry);
  if (!remark) return "a note";
  if (remark->text.empty()) return said<"bookmark on entry {n}">(remark->on);
  if (remark->by.empty()) return said<"remark on entry {n}: {text}">(remark->on, remark->text);
  return said<"remark on entry {n} by {who}: {text}">(remark->on, remark->by, remark->text);
}

Sentence line_of_kind(const Entry& entry) {
  if (const auto kind = entry.kind()) switch (*kind) {
      case EntryKind::order: return order_line(entry);
      case EntryKind::edit: return edit_line(entry);
      case EntryKind::decision: return decision_line(entry);
      case EntryKind::roll: return roll_line(entry);
      case EntryKind::note: return note_line(entry);
      case EntryKind::seen: return said<"{order}, seen by a camera">(order_line(entry));
    }
  return "?";
}

void add_editions(const Verification& found, std::vector<Sentence>& lines) {
  for (const OtherEdition& other : found.editions)
    lines.push_back(
        other.entries == 1
            ? said<"1 entry was judged under edition {edition} of {ruleset}; here is edition {edition2}.">(
                  other.edition, other.ruleset, other.here)
            : said<"{n} entries were judged under edition {edition} of {ruleset}; here is edition {edition2}.">(
                  other.entries, other.edition, other.ruleset, other.here));
  const auto& first = found.first_otherwise;
  if (!first) return;
  const Sentence why = first->why;
  if (found.otherwise == 1)
    lines.push_back(said<"By what is here 1 of them is ruled otherwise, the first in entry {n}: {why}. That is no "
                         "fault of the record.">(first->seq, why));
  else
    lines.push_back(said<"By what is here {n} of them are ruled otherwise, the first in entry {m}: {why}. That is no "
                         "fault of the record.">(found.otherwise, first->seq, why));
}

void add_seal(const Verification& found, std::vector<Sentence>& lines) {
  if (!found.chained)
    lines.emplace_back(
        "It has no chain: an older Linesman made it, or its chain was taken away. Only its rulings could be tried.");
  else if (found.sealed_from == 2)
    lines.push_back(said<"Entry 1 was not sealed when made: an older Linesman made them, or their chain was taken "
                         "away. The record is sealed from entry {n} on.">(found.sealed_from));
  else if (found.sealed_from > 2)
    lines.push_back(
        said<"Entries 1 to {m} were not sealed when made: an older Linesman made them, or their chain was taken away. "
             "The record is sealed from entry {n} on.">(found.sealed_from - 1, found.sealed_from));
}

void add_codes(const Verification& found, const CheckCodes& codes, std::vector<Sentence>& lines) {
  if (codes.given.empty()) {
    lines.emplace_back("Consistent; compare the check code to be sure that it is the one that was signed.");
    if (codes.here > 0) lines.push_back(said<"Check code of entry {n}: {code}">(codes.here, codes.of_here));
    lines.push_back(said<"Head of the record: {code}">(found.head));
  } else if (found.head.starts_with(codes.given)) {
    lines.emplace_back("The check code is the head of the record: it is the one that was signed.");
  } else if (codes.entry == static_cast<std::int64_t>(found.entries)) {
    lines.push_back(said<"The check code is that of entry {n}: it and all that it follows are what was signed.">(
        codes.entry.value_or(0)));
  } else {
    lines.push_back(said<"The check code is that of entry {n}: it and all that it follows are what was signed. It says "
                         "nothing of later entries.">(codes.entry.value_or(0)));
  }
}

Sentence holds_line(std::size_t entries, std::size_t judged) {
  if (entries == 1 && judged == 1) return "1 entry, 1 ruling judged again: the record holds.";
  if (entries == 1) return said<"1 entry, {m} rulings judged again: the record holds.">(judged);
  if (judged == 1) return said<"{n} entries, 1 ruling judged again: the record holds.">(entries);
  return said<"{n} entries, {m} rulings judged again: the record holds.">(entries, judged);
}

Sentence made_again_line(const MadeAgain& made) {
  std::vector<Sentence> parts;
  if (made.verdict) parts.push_back(std::string(name_of(*made.verdict)));
  if (made.verdict && made.again > 0 && !made.difference) parts.emplace_back("ruled as before");
  if (made.difference)
    parts.push_back(said<"at {place} it was {was} and is {is}">(made.difference->pointer, made.difference->was,
                                                                made.difference->is));
  if (!made.why.empty()) parts.push_back(made.why);
  if (parts.empty()) parts.emplace_back("as before");
  Sentence all = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i)
    all = i + 1 < parts.size() ? said<"{line}, {part}">(all, parts[i]) : said<"{line}; {part}">(all, parts[i]);
  if (made.again > 0) return said<"entry {n} is now entry {m}: {list}">(made.seq, made.again, all);
  return said<"entry {n}: {line}">(made.seq, all);
}

Sentence stop_line(std::int64_t seq, std::size_t left) {
  if (left == 0) return said<"It stops before entry {n}, which cannot be made again.">(seq);
  if (left == 1)
    return said<"It stops before entry {n}, which cannot be made again; 1 later entry was not tried.">(seq);
  return said<"It stops before entry {n}, which cannot be made again; {m} later entries were not tried.">(seq, left);
}

}  // namespace

Sentence entry_line(const Entry& entry) {
  const Sentence line = line_of_kind(entry);
  return entry.agreed_by().empty() ? line : said<"{line}, agreed by {who}">(line, entry.agreed_by());
}

std::vector<Sentence> newest_entry_lines(const Game& game) {
  const std::vector<Entry> entries = entries_of(record_of(game));
  if (entries.empty()) return {};
  return {said<"entry {n}: {line}">(entries.back().seq(), entry_line(entries.back()))};
}

std::vector<Sentence> verification_lines(const Verification& found, const CheckCodes& codes) {
  if (const auto& flaw = found.first_flaw) {
    const Sentence why = flaw->why;
    return {flaw->seq > 0 ? said<"entry {n} does not hold: {why}.">(flaw->seq, why)
                          : said<"the record does not hold: {why}.">(why)};
  }
  if (found.entries == 0)
    return {"There is no record: nothing was carried out, or what was is not told. Nothing could be tried."};
  std::vector<Sentence> lines{holds_line(found.entries, found.judged)};
  add_editions(found, lines);
  if (found.under_others == 1) lines.emplace_back("1 entry was made under other figures than today's.");
  if (found.under_others > 1)
    lines.push_back(said<"{n} entries were made under other figures than today's.">(found.under_others));
  add_seal(found, lines);
  if (found.chained) add_codes(found, codes, lines);
  return lines;
}

std::vector<Sentence> rejudged_lines(const Rejudged& done) {
  std::vector<Sentence> lines;
  for (const MadeAgain& made : done.entries) lines.push_back(made_again_line(made));
  const MadeAgain& last = done.entries.back();
  if (done.entries.size() == 1 && last.again == 0) {
    lines.emplace_back("Nothing is written: the order is not legal in its place.");
    return lines;
  }
  if (done.stops) lines.push_back(stop_line(last.seq, done.left));
  lines.push_back(said<"The game stands after entry {n}.">(record_of(done.game).here));
  return lines;
}

std::vector<RecordLine> record_lines(const Game& game) {
  const Record record = record_of(game);
  const std::vector<Entry> entries = entries_of(record);
  const auto line = line_to(record, record.here);
  const auto depth = branch_depths(record);
  const std::size_t wide = std::to_string(entries.size()).size();
  std::vector<RecordLine> lines{
      {std::string(record.here == 0 ? ">" : "*") + " " + std::string(wide - 1, ' ') + "0  ", "the start"}};
  for (const Entry& entry : entries) {
    const bool led = std::binary_search(line.begin(), line.end(), entry.seq());
    const std::string number = std::to_string(entry.seq());
    const std::string sign = entry.seq() == record.here ? "> " : led ? "* " : "  ";
    const Sentence words = entry_line(entry);
    lines.push_back({sign + std::string(wide - std::min(wide, number.size()), ' ') + number + "  " +
                         std::string(2 * depth[static_cast<std::size_t>(entry.seq())], ' '),
                     entry.after() == entry.seq() - 1 ? words : said<"{line}  (after {n})">(words, entry.after())});
  }
  return lines;
}

}  // namespace linesman
