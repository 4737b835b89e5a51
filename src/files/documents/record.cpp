#include "files/documents/record.h"

#include <algorithm>

#include "files/writing.h"

namespace linesman {

namespace {

const Value& nothing() {
  static const Value null;
  return null;
}

std::string text_of(const Value& value) { return std::string(value.text().value_or("")); }

}  // namespace

Entry::Entry(Value json, std::int64_t number)
    : json_(std::move(json)),
      seq_(json_["seq"].whole().value_or(number)),
      after_(json_["after"].whole().value_or(number - 1)) {
  for (const EntryKind kind : ENTRY_KINDS)
    if (!kind_ && json_.find(name_of(kind)) != nullptr) kind_ = kind;
}

const Value& Entry::body() const { return kind_ ? json_[name_of(*kind_)] : nothing(); }

const Value& Entry::order() const {
  if (kind_ == EntryKind::order) return body();
  if (kind_ == EntryKind::seen) return body()["order"];
  return kind_ == EntryKind::decision && body()["on"].is_object() ? body()["on"] : nothing();
}

const Value& Entry::change() const { return kind_ == EntryKind::edit ? body() : json_["change"]; }

std::optional<Decision> decision_of(const Entry& entry) {
  if (entry.kind() != EntryKind::decision) return std::nullopt;
  const auto verdict = named<Verdict>(entry.body()["verdict"].text().value_or(""));
  if (!verdict) return std::nullopt;
  return Decision{entry.body()["on"].whole().value_or(0), *verdict, text_of(entry.body()["text"]),
                  text_of(entry.body()["by"]), text_of(entry.body()["case"])};
}

std::optional<EntryNote> note_of(const Entry& entry) {
  if (entry.kind() != EntryKind::note) return std::nullopt;
  return EntryNote{entry.body()["on"].whole().value_or(entry.after()), text_of(entry.body()["text"]),
                   text_of(entry.body()["by"])};
}

Value roll_value(const Roll& roll) {
  Value::Object members;
  members.emplace_back("purpose", roll.purpose);
  if (!roll.need.empty()) members.emplace_back("need", roll.need);
  members.emplace_back("faces", files::list_of(roll.faces, [](double face) { return files::exact(face); }));
  members.emplace_back("by", name_of(roll.by));
  if (!roll.pieces.empty())
    members.emplace_back("for", files::list_of(roll.pieces, [](const auto& id) { return Value(id); }));
  if (roll.corrects > 0) members.emplace_back("corrects", roll.corrects);
  if (!roll.text.empty()) members.emplace_back("text", roll.text);
  return members;
}

Record record_of(const Game& game) {
  const auto last = static_cast<std::int64_t>(game.history().size());
  return {game.history(), std::clamp<std::int64_t>(game.annotation("here").whole().value_or(last), 0, last),
          game.annotation("chain")};
}

// `here` and `chain` are annotations of a game: no ruling reads them.
Game with_record(const Game& game, const Record& record) {
  Game changed = game.with_history(record.entries);
  if (is_numbered(record) && record.entries.size() > 0) changed = changed.with_annotation("here", record.here);
  return record.chain.is_null() ? changed : changed.with_annotation("chain", record.chain);
}

Game without_record(const Game& game) {
  return game.with_history(Value::empty_array()).with_annotation("here", {}).with_annotation("chain", {});
}

std::vector<Entry> entries_of(const Record& record) {
  std::vector<Entry> entries;
  entries.reserve(record.entries.size());
  for (const Value& json : record.entries.items())
    entries.emplace_back(json, static_cast<std::int64_t>(entries.size()) + 1);
  return entries;
}

bool is_numbered(const Record& record) {
  return record.entries.size() == 0 || record.entries[std::size_t{0}].find("seq") != nullptr;
}

}  // namespace linesman
