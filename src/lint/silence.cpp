// The annotations of a game for its check.
#include <algorithm>

#include "base/text.h"
#include "lint/lint.h"

namespace linesman {

namespace {

constexpr std::string_view UNREAD_CODE = "lint-unread";

Complaint unread(std::string pointer, Sentence reason) {
  return {
      .code = std::string(UNREAD_CODE), .pointer = std::move(pointer), .reason = std::move(reason), .of = {}, .at = {}};
}

/// The texts of a list; a single text counts as a list. Adds a complaint and gives nothing for any other value.
std::vector<std::string> texts(const Value& value, const std::string& pointer, std::vector<Complaint>& complaints) {
  if (value.is_null()) return {};
  if (const auto text = value.text()) return {std::string(*text)};
  std::vector<std::string> all;
  for (const Value& item : value.items())
    if (const auto text = item.text()) all.emplace_back(*text);
  if (!value.is_array() || all.size() != value.size()) {
    complaints.push_back(unread(pointer, said<"Must be a list of ids, not {value}.">(described(value))));
    return {};
  }
  return all;
}

void read_silence(const Value& entry, const std::string& pointer, LintOptions& options) {
  const auto text = [&](std::string_view name) { return std::string(entry[name].text().value_or("")); };
  Silence silence{text("code"), texts(entry["of"], pointer_to(pointer, "of"), options.complaints), text("pointer"),
                  text("reason")};
  if (silence.code.empty())
    options.complaints.push_back(unread(pointer, "Silences nothing: a \"code\" is missing."));
  else if (silence.reason.empty())
    options.complaints.push_back(unread(pointer, "Silences nothing: a \"reason\" is missing."));
  else
    options.silenced.push_back(std::move(silence));
}

}  // namespace

bool Silence::covers(const Complaint& complaint) const {
  if (complaint.severity == Severity::error || complaint.code != code) return false;
  if (!pointer.empty() && pointer != complaint.pointer) return false;
  return std::all_of(of.begin(), of.end(), [&](const std::string& id) {
    return std::find(complaint.of.begin(), complaint.of.end(), id) != complaint.of.end();
  });
}

LintOptions lint_options(const Game& game) {
  LintOptions options;
  options.meant_for = texts(game.annotation("meant_for"), "/meant_for", options.complaints);
  const Value& lint = game.annotation("lint");
  if (!lint.is_null() && !lint.is_object())
    options.complaints.push_back(unread("/lint", said<"Must be an object, not {value}.">(described(lint))));
  const Value& silenced = lint["silenced"];
  if (!silenced.is_null() && !silenced.is_array())
    options.complaints.push_back(unread("/lint/silenced", said<"Must be a list, not {value}.">(described(silenced))));
  for (std::size_t i = 0; i < silenced.items().size(); ++i)
    read_silence(silenced[i], pointer_to("/lint/silenced", i), options);
  return options;
}

Game with_silence(const Game& game, const Silence& silence) {
  LINESMAN_CHECK(!silence.reason.empty());
  Value::Object entry{{"code", silence.code}};
  if (!silence.of.empty()) {
    Value::Array ids;
    for (const std::string& id : silence.of) ids.emplace_back(id);
    entry.emplace_back("of", std::move(ids));
  }
  if (!silence.pointer.empty()) entry.emplace_back("pointer", silence.pointer);
  entry.emplace_back("reason", silence.reason);
  const Value& lint = game.annotation("lint");
  const Value whole = lint.is_object() ? lint : Value::empty_object();
  Value::Array list = whole["silenced"].items();
  list.emplace_back(std::move(entry));
  return game.with_annotation("lint", whole.with("silenced", std::move(list)));
}

/// Uses ids where there are some: pointers change when something is inserted before them.
Silence silence_for(const Complaint& complaint, std::string reason) {
  return {complaint.code, complaint.of, complaint.of.empty() ? complaint.pointer : std::string(), std::move(reason)};
}

}  // namespace linesman
