#include "record/numbered.h"

#include "files/documents/record.h"
#include "record/chain.h"
#include "record/changes.h"

namespace linesman {

namespace {

/// The change of each old entry and the hash of the game before them, found by rewinding the game.
struct TakenBack {
  std::vector<Value> changes;
  std::string start;
};

TakenBack taken_back(const Game& game, const std::vector<Entry>& entries) {
  TakenBack back{std::vector<Value>(entries.size()), {}};
  PatchedDocument document(game);
  for (std::size_t i = entries.size(); i-- > 0;) {
    const Entry& entry = entries[i];
    if (entry.kind() != EntryKind::order && entry.kind() != EntryKind::edit) continue;
    if (!entry.before().is_object()) return back;
    if (entry.kind() == EntryKind::order) back.changes[i] = document.inverse(entry.before());
    if (!document.change(entry.before(), "")) return back;
  }
  if (const auto start = document.game()) back.start = start_hash(*start);
  return back;
}

Value chain_value(const std::string& start, const std::string& head) {
  return Value::Object{{"start", start}, {"head", head}};
}

}  // namespace

Record numbered(const Game& game) {
  Record record = record_of(game);
  const std::vector<Entry> entries = entries_of(record);
  if (entries.empty() && record.chain.is_null()) {
    const std::string start = start_hash(game);
    record.chain = chain_value(start, start);
  }
  if (is_numbered(record)) return record;
  const TakenBack back = taken_back(game, entries);
  // The old entries were not sealed when they were made, and the record says so.
  const auto sealed_from = static_cast<std::int64_t>(entries.size()) + 1;
  std::string previous = back.start;
  std::string head = first_head(back.start, sealed_from);
  Value::Array written;
  written.reserve(entries.size());
  for (const Entry& entry : entries) {
    Value::Object members{{"seq", entry.seq()}, {"after", entry.after()}};
    for (const auto& member : entry.json().members()) members.push_back(member);
    Value json(std::move(members));
    if (const Value& change = back.changes[written.size()]; !change.is_null()) json = json.with("change", change);
    previous = chain_of(json, previous);
    head = head_after(head, previous);
    written.push_back(json.with("chain", previous));
  }
  return {std::move(written), record.here, chain_value(back.start, head).with("sealed_from", sealed_from)};
}

}  // namespace linesman
