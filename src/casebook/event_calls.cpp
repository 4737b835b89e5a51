#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <tuple>

#include "casebook/case_desk.h"
#include "casebook/event.h"
#include "casebook/moment.h"
#include "casebook/people.h"
#include "files/json.h"
#include "record/canonical_json.h"
#include "record/sha256.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t MINUTE_OF_CALLS = 60'000;

Result<TableCall> call_in(const Value& json) {
  if (!json.is_object() || json["linesman_call"].whole() != 1) return Problem{"", "is no call"};
  const auto kind = named<CallKind>(json["kind"].text_or(""));
  const auto table = json["table"].whole();
  const std::string made(json["made"].text_or(""));
  if (!kind || !table || *table < 0 || *table > LAST_TABLE || !moment_in(made)) return Problem{"", "is no call"};
  if (Value(sha256(canonical_json(json.without("people").without("hash")))) != json["hash"])
    return Problem{"", "was changed: its content does not fit its hash"};
  const Value& people = json["people"];
  if (!people.is_null() && Value(sha256(canonical_json(people))) != json["people_hash"])
    return Problem{"", "was changed: its names do not fit their hash"};
  const NamesByLetter names = names_in(people);
  const std::string letter(json["by"].text_or(""));
  const auto by = letter.size() == 1 ? names.find(letter.front()) : names.end();
  return TableCall{
      std::string(json["hash"].text_or("")),         made, *table, *kind, std::string(json["on"].text_or("")),
      by == names.end() ? std::string() : by->second};
}

bool comes_before_call(const TableCall& a, const TableCall& b) {
  return std::tie(a.made, a.hash) < std::tie(b.made, b.hash);
}

/// A call that has not ended, and who takes it.
struct OpenCall {
  const TableCall* call = nullptr;
  const TableCall* taken = nullptr;
};

/// The earliest open call of each table.
std::map<std::int64_t, OpenCall> open_calls(const std::vector<TableCall>& calls) {
  std::set<std::string_view> ended;
  std::map<std::string_view, const TableCall*> taken;
  for (const TableCall& call : calls) {
    if (call.kind == CallKind::ended) ended.insert(call.on);
    if (call.kind == CallKind::taken) taken.emplace(call.on, &call);  // of two the earlier stays
  }
  std::map<std::int64_t, OpenCall> open;
  for (const TableCall& call : calls) {
    if (call.kind != CallKind::called || ended.contains(call.hash)) continue;
    const auto by = taken.find(call.hash);
    open.emplace(call.table, OpenCall{&call, by == taken.end() ? nullptr : by->second});
  }
  return open;
}

/// The umpire without an open call who has gone least often; empty when all are out.
std::string who_goes(const Event& event, const std::vector<TableCall>& calls,
                     const std::map<std::int64_t, OpenCall>& open) {
  std::set<std::string_view> out;
  for (const auto& [table, call] : open)
    if (call.taken) out.insert(call.taken->by);
  std::map<std::string_view, std::size_t> gone;
  for (const TableCall& call : calls)
    if (call.kind == CallKind::taken) ++gone[call.by];
  const std::string* least = nullptr;
  for (const std::string& umpire : event.umpires)
    if (!out.contains(umpire) && (!least || gone[umpire] < gone[*least])) least = &umpire;
  return least ? *least : std::string();
}

}  // namespace

Result<ReadCalls> read_calls(const std::string& folder) {
  const std::string calls = (fs::path(folder) / "calls").string();
  std::error_code error;
  if (!fs::exists(calls, error)) return ReadCalls{};
  const auto files = files_in(calls);
  if (!files) return files.problem();
  ReadCalls read{{}, files->problems};
  for (const FoundFile& file : files->files) {
    const auto text = text_of_file(calls + "/" + file.name, MAX_CASE_BYTES);
    const auto json = text ? parse_json(*text, "") : Result<Value>(text.problem());
    const auto call = json   ? call_in(*json)
                      : text ? Result<TableCall>(Problem{"", "is not whole yet and was left out"})
                             : Result<TableCall>(json.problem());
    if (call)
      read.calls.push_back(*call);
    else
      read.problems.push_back({file.name, call.problem().reason});
  }
  std::sort(read.calls.begin(), read.calls.end(), [](const TableCall& a, const TableCall& b) {
    return std::tie(a.made, a.hash, b.by) < std::tie(b.made, b.hash, a.by);
  });
  read.calls.erase(std::unique(read.calls.begin(), read.calls.end(),
                               [](const TableCall& a, const TableCall& b) { return a.hash == b.hash; }),
                   read.calls.end());
  std::sort(read.calls.begin(), read.calls.end(), comes_before_call);
  return read;
}

Result<AddedCall> add_call(const std::string& folder, const NewCall& call, const RulesetSource& rulesets) {
  if (!moment_in(call.made)) return Problem{"", "--at: must be a moment such as 2026-11-28T14:07:31.482Z"};
  const auto read = read_calls(folder);
  if (!read) return read.problem();
  People people;
  Value json =
      Value::Object{{"linesman_call", 1}, {"made", call.made}, {"table", call.table}, {"kind", name_of(call.kind)}};
  if (call.kind != CallKind::called) {
    const auto open = open_calls(read->calls);
    const auto own = open.find(call.table);
    if (own == open.end()) return Problem{"", said<"Table {n} has no open call.">(call.table)};
    json = json.with("on", own->second.call->hash);
  }
  if (!call.by.empty()) json = json.with("by", std::string(1, people.add_umpire(call.by).value_or('u')));
  if (!call.of_case.empty()) {
    const auto book = read_book(cases_folder(folder), rulesets);
    if (!book) return book.problem();
    const auto found = book->book.find(call.of_case);
    if (!found) return found.problem();
    json = json.with("case", book->book.cases()[*found].hash);
  }
  const Value whole = sealed(json, people.value(random_salt()));
  const std::string calls = (fs::path(folder) / "calls").string();
  std::error_code error;
  fs::create_directory(calls, error);
  const std::string name = file_name_of(whole);
  if (const auto written = add_file(calls, name, write_json(whole) + "\n"); !written) return written.problem();
  return AddedCall{std::string(whole["hash"].text_or("")), calls + "/" + name};
}

Result<Hall> hall_of(const std::string& folder, const Event& event, const RulesetSource& rulesets, std::int64_t now) {
  const auto read = read_calls(folder);
  if (!read) return read.problem();
  Hall hall{{}, read->problems};
  std::map<std::int64_t, HallTile> tiles;
  for (const EventTable& table : event.tables) tiles[table.number];
  const auto open = open_calls(read->calls);
  const std::string next = who_goes(event, read->calls, open);
  for (const auto& [table, call] : open) {
    HallTile& tile = tiles[table];
    tile.state = call.taken ? TableState::taken : TableState::called;
    tile.waiting = std::max<std::int64_t>(0, (now - *moment_in(call.call->made)) / MINUTE_OF_CALLS);
    tile.by = call.taken ? call.taken->by : next;
  }
  std::error_code error;
  if (const std::string cases = cases_folder(folder); fs::is_directory(cases, error)) {
    const auto book = read_book(cases, rulesets, KeptJson::whole);
    if (!book) return book.problem();
    for (const std::size_t i : book->book.in_order()) {
      const FiledCase& one = book->book.cases()[i];
      if (!book->book.counts(i) || one.table == 0) continue;
      HallTile& tile = tiles[one.table];
      tile.extension += one.json["minutes"].whole().value_or(0);
      for (const Value& card : one.json["cards"].items())
        if (const auto kind = named<CardKind>(card["kind"].text_or(""))) tile.cards.push_back(*kind);
    }
  }
  for (auto& [number, tile] : tiles) {
    tile.number = number;
    std::sort(tile.cards.begin(), tile.cards.end());
    hall.tiles.push_back(std::move(tile));
  }
  std::stable_sort(hall.tiles.begin(), hall.tiles.end(), [](const HallTile& a, const HallTile& b) {
    const auto wait = [](const HallTile& t) { return t.state == TableState::quiet ? -1 : t.waiting; };
    return wait(a) > wait(b);
  });
  return hall;
}

}  // namespace linesman
