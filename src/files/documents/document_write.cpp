#include <algorithm>
#include <unordered_map>

#include "files/disk/file.h"
#include "files/documents/document.h"
#include "files/documents/parts.h"
#include "files/documents/record.h"
#include "files/json.h"

namespace linesman {

using namespace files;

namespace {

template <class Thing>
const Thing& thing(const Thing& t) {
  return t;
}
const Piece& thing(const std::shared_ptr<const Piece>& p) { return *p; }

/// The JSON of a list. An unchanged thing keeps its JSON from the source.
template <class Things, class Write>
Value written_list(const Value& source, const Things& old_things, const Things& things, Write write) {
  std::unordered_map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < old_things.size(); ++i) places.emplace(thing(old_things[i]).id, i);
  Value::Array items;
  items.reserve(things.size());
  for (const auto& each : things) {
    const auto it = places.find(thing(each).id);
    if (it == places.end())
      items.push_back(write(thing(each), nullptr, Value::empty_object()));
    else
      items.push_back(write(thing(each), &thing(old_things[it->second]), source[it->second]));
  }
  return items;
}

/// Writes a member unless reading would give its value without it.
void put(Value& into, std::string_view name, const Value& now, const Value& was) {
  if (!(now == was)) into = into.with(name, now);
}

void put_list(Value& into, std::string_view name, Value list, const Value& source_list) {
  if (list.size() == 0 && source_list.size() == 0) return;
  const auto& old = source_list.items();
  const auto& now = list.items();
  // Unchanged items share their data with the source, so comparing them costs nothing.
  if (!(old == now)) into = into.with(name, std::move(list));
}

void put_annotations(Value& into, const Game& game, const Game& old) {
  for (const std::string_view name : ANNOTATIONS) {
    const Value& now = game.annotation(name);
    if (now.is_null() && !old.annotation(name).is_null())
      into = into.without(name);
    else if (!now.is_null())
      put(into, name, now, into[name]);
  }
}

/// Writes `here` and `chain`. A record of an older Linesman has neither, so its document is written back unchanged.
void put_standing(Value& into, const Record& record) {
  const bool numbered = record.entries.size() > 0 && record.entries[std::size_t{0}].find("seq") != nullptr;
  if (numbered)
    put(into, "here", Value(record.here), into["here"]);
  else
    into = into.without("here");
  if (record.chain.is_null())
    into = into.without("chain");
  else
    put(into, "chain", record.chain, into["chain"]);
}

Value written_over(const Game& game, const Game& old, Value into) {
  put(into, "title", game.title(), old.title());
  put(into, "ruleset", game.ruleset(), old.ruleset());
  put(into, "options", game.options(), old.options());
  put(into, "house_rules", game.house_rules(), old.house_rules());
  put(into, "tolerance", exact(game.tolerance()), exact(old.tolerance()));
  if (!(game.table() == old.table())) into = into.with("table", table_value(game.table(), into["table"]));
  const Value source = into;
  if (game.terrain_ptr() != old.terrain_ptr())
    put_list(into, "terrain", written_list(source["terrain"], old.terrain(), game.terrain(), feature_value),
             source["terrain"]);
  put_list(into, "units", written_list(source["units"], old.units(), game.units(), unit_value), source["units"]);
  const auto write_piece = [&](const Piece& piece, const Piece* was, const Value& json) {
    return piece_value(game, piece, was ? &old : nullptr, was, json);
  };
  put_list(into, "pieces", written_list(source["pieces"], old.pieces(), game.pieces(), write_piece), source["pieces"]);
  put(into, "turn", Value(game.turn()), Value(old.turn()));
  put_annotations(into, game, old);
  put(into, "history", game.history(), old.history());
  put_standing(into, record_of(game));
  return into;
}

/// A new document with all our members in the order of the protocol.
Value fresh(const Game& game) {
  Value::Object members;
  members.emplace_back("linesman", Value(DOCUMENT_VERSION));
  members.emplace_back("title", game.title());
  members.emplace_back("ruleset", game.ruleset());
  members.emplace_back("options", game.options());
  if (game.house_rules().size() > 0) members.emplace_back("house_rules", game.house_rules());
  members.emplace_back("tolerance", exact(game.tolerance()));
  members.emplace_back("table", table_value(game.table(), Value::empty_object()));
  for (const char* list : {"terrain", "units", "pieces"}) members.emplace_back(list, Value::empty_array());
  members.emplace_back("turn", Value(game.turn()));
  members.emplace_back("history", game.history());
  return members;
}

}  // namespace

Value write_document(const Document& document) {
  const Game& game = document.game;
  if (document.source.is_object()) {
    if (document.read) return written_over(game, *document.read, document.source);
    if (const auto old = read_document(document.source, ""); old) return written_over(game, old->game, document.source);
  }
  // The table of the new document is empty, so all things count as new.
  const Game bare = game.with_pieces({}).with_units({}).with_terrain({});
  return written_over(game, bare, fresh(game));
}

Result<std::string> document_text(const std::string& path, const Document& document) {
  const Value json = write_document(document);
  if (depth_of(json) > MAX_NESTING)
    return Problem{path, "", said<"is not saved: lists and objects would be nested deeper than {n}">(MAX_NESTING)};
  if (const auto problems = check_changed(json, document.read ? document.source : Value(), path); !problems.empty()) {
    Problem first = problems.front();
    first.reason = said<"is not saved, because it could not be opened again: {reason}">(first.reason);
    return first;
  }
  constexpr int INDENT = 2;
  std::string text = write_json(json, INDENT) + "\n";
  if (text.size() > MAX_FILE_BYTES) text = write_json(json) + "\n";
  if (text.size() > MAX_FILE_BYTES)
    return Problem{path, "", said<"is not saved: it would be larger than {n} MiB">(MAX_FILE_BYTES >> 20)};
  return text;
}

Result<void> save_document(const std::string& path, const Document& document) {
  const auto text = document_text(path, document);
  if (!text) return text.problem();
  return save_file(path, *text);
}

}  // namespace linesman
