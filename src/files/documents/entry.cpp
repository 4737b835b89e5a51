#include "files/documents/entry.h"

#include <array>

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
  return kind_ == EntryKind::decision && body()["on"].is_object() ? body()["on"] : nothing();
}

const Value& Entry::change() const { return kind_ == EntryKind::edit ? body() : json_["change"]; }

std::optional<Decision> decision_of(const Entry& entry) {
  if (entry.kind() != EntryKind::decision) return std::nullopt;
  const auto verdict = named<Verdict>(entry.body()["verdict"].text().value_or(""));
  if (!verdict) return std::nullopt;
  return Decision{entry.body()["on"].whole().value_or(0), *verdict, text_of(entry.body()["text"]),
                  text_of(entry.body()["by"])};
}

std::optional<EntryNote> note_of(const Entry& entry) {
  if (entry.kind() != EntryKind::note) return std::nullopt;
  return EntryNote{entry.body()["on"].whole().value_or(entry.after()), text_of(entry.body()["text"]),
                   text_of(entry.body()["by"])};
}

}  // namespace linesman
