#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <tuple>

#include "casebook/case_check.h"
#include "casebook/case_desk.h"
#include "casebook/event.h"
#include "casebook/event_files.h"
#include "casebook/moment.h"
#include "casebook/people.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "record/canonical_json.h"
#include "record/sha256.h"
#include "table/plan.h"

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

Result<ReadCalls> read_calls(const std::string& folder) {
  const std::string calls = (fs::path(folder) / "calls").string();
  std::error_code error;
  const fs::file_type type = fs::symlink_status(calls, error).type();
  if (type == fs::file_type::not_found) return ReadCalls{};
  if (type == fs::file_type::symlink) return ReadCalls{{}, {{"calls", "is a link and was left out"}}};
  const auto files = files_in(calls);
  if (!files) return files.problem();
  ReadCalls read;
  for (const FileProblem& problem : files->problems) read.problems.push_back({"calls/" + problem.file, problem.reason});
  for (const FoundFile& file : files->files) {
    const auto text = text_of_file(calls + "/" + file.name, MAX_CASE_BYTES);
    const auto json = text ? parse_whole(*text) : Result<Value>(text.problem());
    auto call = json ? call_in(*json) : Result<TableCall>(json.problem());
    if (call) {
      read.calls.push_back(std::move(call).value());
      read.calls.back().file = "calls/" + file.name;
    } else {
      read.problems.push_back({"calls/" + file.name, call.problem().reason});
    }
  }
  std::sort(read.calls.begin(), read.calls.end(), [](const TableCall& a, const TableCall& b) {
    return std::tie(a.made, a.hash, b.by, a.file) < std::tie(b.made, b.hash, a.by, b.file);
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
  if (fs::is_symlink(calls, error)) return Problem{calls, "", "is a link and was left out"};
  fs::create_directory(calls, error);
  const std::string name = file_name_of(whole);
  const Value kept = call.without_people ? without_names(whole) : whole;
  if (const auto written = add_file(calls, name, write_json(kept) + "\n"); !written) return written.problem();
  return AddedCall{std::string(whole["hash"].text_or("")), calls + "/" + name};
}

namespace {

constexpr std::int64_t STALE = 10 * MINUTE_OF_CALLS;

/// Puts the hall of an event together.
class HallBuilder {
 public:
  HallBuilder(const std::string& folder, std::int64_t now, TablesSeen& seen)
      : folder_(folder), now_(now), seen_(seen) {}

  void add_table(const EventTable& table) {
    HallTile& tile = tiles_[table.number];
    tile.players = table.players;
    if (table.file.empty()) return;
    const auto path = path_in_event(folder_, table.file, {});
    if (!path && !path.problem().reason.empty()) return say(table.file, path.problem().reason);
    tile.file = table.file;
    read_record(path ? *path : std::string(), tile);
  }

  void add_calls(const Event& event, const ReadCalls& read) {
    for (const FileProblem& problem : read.problems) say(problem.file, problem.reason);
    for (const TableCall& call : read.calls) check_clock(call.file, call.made);
    const auto open = open_calls(read.calls);
    const std::string next = who_goes(event, read.calls, open);
    for (const auto& [table, call] : open) {
      HallTile& tile = tiles_[table];
      tile.state = call.taken ? TableState::taken : TableState::called;
      tile.waiting = std::max<std::int64_t>(0, (now_ - *moment_in(call.call->made)) / MINUTE_OF_CALLS);
      tile.by = call.taken ? call.taken->by : next;
      tile.ahead = minutes_ahead(call.call->made, now_);
    }
  }

  void add_cases(const ReadBook& read) {
    for (const FileProblem& problem : read.problems) say("cases/" + problem.file, problem.reason);
    for (const std::size_t i : read.book.in_order()) {
      const FiledCase& one = read.book.cases()[i];
      check_clock("cases/" + one.file, one.made);
      if (!read.book.counts(i) || one.table == 0) continue;
      HallTile& tile = tiles_[one.table];
      tile.extension += one.minutes;
      tile.cards.insert(tile.cards.end(), one.cards.begin(), one.cards.end());
    }
  }

  void say(std::string file, Sentence reason) { hall_.problems.push_back({std::move(file), std::move(reason)}); }

  Hall take() {
    for (auto& [number, tile] : tiles_) {
      tile.number = number;
      std::sort(tile.cards.begin(), tile.cards.end());
      hall_.tiles.push_back(std::move(tile));
    }
    std::stable_sort(hall_.tiles.begin(), hall_.tiles.end(), [](const HallTile& a, const HallTile& b) {
      const auto wait = [](const HallTile& t) { return t.state == TableState::quiet ? -1 : t.waiting; };
      return wait(a) > wait(b);
    });
    return std::move(hall_);
  }

 private:
  /// Fills in what the record of a table says; an empty path: it is not there.
  void read_record(const std::string& path, HallTile& tile) {
    constexpr std::int64_t NANOSECONDS = 1'000'000;  // of a millisecond
    const auto stamp = path.empty() ? std::nullopt : stamp_of(path);
    tile.is_stale = !stamp || now_ - stamp->written / NANOSECONDS > STALE;
    auto known = seen_.find(tile.file);
    if (stamp && (known == seen_.end() || !(known->second.stamp == *stamp)))
      if (const auto document = load_document(path))
        known =
            seen_.insert_or_assign(tile.file, TableSeen{*stamp, document->game.turn(), plan_of(document->game).playing})
                .first;
    if (known == seen_.end()) return;
    tile.turn = known->second.turn;
    tile.playing = known->second.playing;
  }

  void check_clock(const std::string& file, std::string_view made) {
    if (const auto ahead = minutes_ahead(made, now_)) say(file, future_words(*ahead));
  }

  std::string folder_;
  std::int64_t now_;
  TablesSeen& seen_;
  std::map<std::int64_t, HallTile> tiles_;
  Hall hall_;
};

}  // namespace

Result<Hall> hall_of(const std::string& folder, const Event& event, const RulesetSource& rulesets, std::int64_t now,
                     TablesSeen* seen) {
  const auto calls = read_calls(folder);
  if (!calls) return calls.problem();
  TablesSeen none;
  HallBuilder hall(folder, now, seen ? *seen : none);
  for (const EventTable& table : event.tables) hall.add_table(table);
  hall.add_calls(event, *calls);
  const std::string cases = (fs::path(folder) / "cases").string();
  std::error_code error;
  const fs::file_type type = fs::symlink_status(cases, error).type();
  if (type == fs::file_type::symlink) hall.say("cases", "is a link and was left out");
  if (type == fs::file_type::directory) {
    const auto book = read_book(cases, rulesets);
    if (!book) return book.problem();
    hall.add_cases(*book);
  }
  return hall.take();
}

Hall nameless(Hall hall, const Event& event, const std::function<std::string(std::size_t number)>& umpire) {
  for (HallTile& tile : hall.tiles) {
    const auto known = std::find(event.umpires.begin(), event.umpires.end(), tile.by);
    if (!tile.by.empty()) tile.by = umpire(static_cast<std::size_t>(known - event.umpires.begin()) + 1);
    for (EventPlayer& player : tile.players) player.name.clear();
  }
  return hall;
}

}  // namespace linesman
