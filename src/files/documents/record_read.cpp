// Reads the record of a document. Rulings and changes in it are read when they are needed: there may be thousands.
#include <algorithm>
#include <array>

#include "files/documents/parts.h"

namespace linesman::files {

namespace {

constexpr std::array<std::string_view, 2> DECIDED{name_of(Verdict::legal), name_of(Verdict::illegal)};

void check_optional_text(const JsonPlace& place, Mistakes& problems) {
  if (place.given()) need_text(place, problems);
}

void check_optional_object(const JsonPlace& place, Mistakes& problems) {
  if (place.given()) need_object(place, problems);
}

void need_words(const JsonPlace& place, Mistakes& problems) {
  if (const auto text = need_text(place, problems); text && text->empty())
    problems.add(place, said<"a decision needs {a}, and it is empty">(place.label()));
}

void need_earlier(const JsonPlace& place, Mistakes& problems, std::int64_t seq) {
  need_whole(place, problems, 0, seq - 1, "the number of an earlier entry, from 0 to " + std::to_string(seq - 1));
}

void check_decision(const JsonPlace& decision, Mistakes& problems, std::int64_t seq) {
  if (!need_object(decision, problems)) return;
  if (const JsonPlace on = decision.member("on"); !on.value().is_object()) need_earlier(on, problems, seq);
  need_word(decision.member("verdict"), problems, DECIDED);
  need_words(decision.member("text"), problems);
  need_words(decision.member("by"), problems);
}

void check_note(const JsonPlace& note, Mistakes& problems, std::int64_t seq) {
  if (!need_object(note, problems)) return;
  need_earlier(note.member("on"), problems, seq);
  check_optional_text(note.member("text"), problems);
  check_optional_text(note.member("by"), problems);
}

/// The part of an entry that a camera saw.
void check_seen(const JsonPlace& seen, Mistakes& problems) {
  if (!need_object(seen, problems)) return;
  need_text(seen.member("frame"), problems);
  need_text(seen.member("verdict"), problems);
  need_object(seen.member("order"), problems);
  const JsonPlace pieces = seen.member("pieces");
  if (!need_object(pieces, problems)) return;
  for (const auto& [id, place] : pieces.value().members()) need_object(pieces.member(id), problems);
}

void check_body(const JsonPlace& entry, EntryKind kind, Mistakes& problems, std::int64_t seq) {
  const JsonPlace body = entry.member(name_of(kind));
  switch (kind) {
    case EntryKind::order:
    case EntryKind::edit: need_object(body, problems); break;
    case EntryKind::decision: check_decision(body, problems, seq); break;
    case EntryKind::roll:
      check_roll(body, problems);
      if (const JsonPlace corrects = body.member("corrects"); corrects.given()) need_earlier(corrects, problems, seq);
      break;
    case EntryKind::note: check_note(body, problems, seq); break;
    case EntryKind::seen: check_seen(body, problems); break;
  }
  for (const std::string_view name : {"ruling", "before", "change", "under"})
    check_optional_object(entry.member(name), problems);
  check_optional_text(entry.member("agreed_by"), problems);
  check_optional_text(entry.member("chain"), problems);
}

void check_entry(const JsonPlace& entry, Mistakes& problems, std::int64_t seq) {
  std::vector<EntryKind> kinds;
  for (const EntryKind kind : ENTRY_KINDS)
    if (entry.member(name_of(kind)).given()) kinds.push_back(kind);
  if (kinds.size() == 1) return check_body(entry, kinds.front(), problems, seq);
  problems.add(
      entry,
      kinds.empty()
          ? "an entry of a history is an order, an edit, a decision, a roll, a note or what was seen, and this is none"
          : "an entry of a history is one thing, and this has both \"" + std::string(name_of(kinds[0])) + "\" and \"" +
                std::string(name_of(kinds[1])) + "\"");
}

void check_number(const JsonPlace& entry, Mistakes& problems, std::int64_t seq) {
  const std::string number = std::to_string(seq);
  const JsonPlace place = entry.member("seq");
  need_whole(place, problems, seq, seq, number + ", for the entries stand in the order in which they were made");
  need_earlier(entry.member("after"), problems, seq);
}

void check_unnumbered(const JsonPlace& entry, Mistakes& problems) {
  for (const std::string_view name : {"seq", "after"})
    if (const JsonPlace place = entry.member(name); place.given())
      problems.add(place, said<"{a} is given, but the first entry has no number">(place.label()));
}

std::int64_t read_here(const JsonPlace& here, Mistakes& problems, std::int64_t last, bool numbered) {
  if (!here.given()) {
    if (numbered && last > 0) problems.add(here.parent(), "\"here\" is missing: the entry after which the game stands");
    return last;
  }
  if (!numbered) {
    problems.add(here, "\"here\" names an entry, but the entries of the history have no numbers");
    return last;
  }
  return need_whole(here, problems, 0, last,
                    last == 0 ? "0, for the history has no entries"
                              : "the number of an entry of the history, from 0 to " + std::to_string(last))
      .value_or(last);
}

}  // namespace

Record read_record(const JsonPlace& root, Mistakes& problems) {
  Record record;
  const JsonPlace list = root.member("history");
  if (list.given() && need_list(list, problems)) record.entries = list.value();
  const bool numbered = is_numbered(record);
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    const JsonPlace entry = list.item(i);
    if (!need_object(entry, problems)) continue;
    const auto seq = static_cast<std::int64_t>(i) + 1;
    check_entry(entry, problems, seq);
    if (numbered)
      check_number(entry, problems, seq);
    else
      check_unnumbered(entry, problems);
  }
  record.here = read_here(root.member("here"), problems, static_cast<std::int64_t>(record.entries.size()), numbered);
  if (const JsonPlace chain = root.member("chain"); chain.given() && need_object(chain, problems)) {
    for (const std::string_view name : {"start", "head"}) need_text(chain.member(name), problems);
    const auto entries = static_cast<std::int64_t>(record.entries.size());
    if (const JsonPlace from = chain.member("sealed_from"); from.given())
      need_whole(from, problems, 2, entries + 1, "the number of an entry from 2 on, or of the next");
    record.chain = chain.value();
  }
  return record;
}

void check_roll(const JsonPlace& roll, Mistakes& problems) {
  if (!need_object(roll, problems)) return;
  need_text(roll.member("purpose"), problems);
  for (const std::string_view name : {"need", "text"})
    if (const JsonPlace text = roll.member(name); text.given()) need_text(text, problems);
  const JsonPlace faces = roll.member("faces");
  if (need_list(faces, problems))
    for (std::size_t i = 0; i < faces.value().size(); ++i)
      need_number(faces.item(i), problems, {-FARTHEST_COORDINATE, FARTHEST_COORDINATE}, "a number, the face of a die");
  need_named<RolledBy>(roll.member("by"), problems);
  const JsonPlace pieces = roll.member("for");
  if (pieces.given() && need_list(pieces, problems))
    for (std::size_t i = 0; i < pieces.value().size(); ++i) need_id(pieces.item(i), problems);
}

}  // namespace linesman::files

namespace linesman {

using namespace files;

std::optional<Roll> roll_of(const Value& entry) {
  const Value* value = entry.find("roll");
  if (!value) return std::nullopt;
  Mistakes problems{MAX_PROBLEMS + 1};
  check_roll(JsonPlace(*value), problems);
  if (problems.count() > 0) return std::nullopt;
  Roll roll;
  roll.purpose = *(*value)["purpose"].text();
  roll.need = (*value)["need"].text().value_or("");
  for (const Value& face : (*value)["faces"].items()) roll.faces.push_back(*face.number());
  roll.by = *named<RolledBy>(*(*value)["by"].text());
  for (const Value& id : (*value)["for"].items()) roll.pieces.emplace_back(*id.text());
  roll.corrects = (*value)["corrects"].whole().value_or(0);
  roll.text = (*value)["text"].text().value_or("");
  return roll;
}

}  // namespace linesman
