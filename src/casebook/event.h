// The desk of an event: its file, the calls of its tables, and the hall.
//
//   const auto event = read_event(folder);
//   const auto hall = hall_of(folder, *event, rulesets, moment_now());
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "casebook/case_book.h"

namespace linesman {

struct EventPlayer {
  std::string side;
  std::string name;
};

struct EventTable {
  std::int64_t number = 0;
  std::vector<EventPlayer> players;
  std::string file;  ///< from the event's folder; empty: none
};

/// How a clause is read in an event.
struct EventReading {
  std::string id;
  std::string rule;  ///< clause id
  std::string title;
  std::string text;
  std::string picture;    ///< a name in `pictures`; empty: none
  std::string from_case;  ///< the beginning of a hash; empty: none
};

struct Event {
  std::string id;
  std::string title;
  std::int64_t edition = 0;
  std::string ruleset;
  Value options = Value::empty_object();
  Value house_rules = Value::empty_object();
  double tolerance = 0;
  std::vector<EventTable> tables;
  std::vector<std::string> umpires;
  std::vector<EventReading> readings;
};

/// An event that was read, and files of it that cannot be used or contradict it.
struct ReadEvent {
  Event event;
  std::vector<FileProblem> problems;
};

/// The event of a folder: of several files of it the one of the highest edition. A Problem when there is none.
Result<ReadEvent> read_event(const std::string& folder);

enum class CallKind { called, taken, ended };
constexpr Names<CallKind::ended> names_of(CallKind) { return {"called", "taken", "ended"}; }

/// A call of a table, an umpire who goes, or its end. Its file is only added, as a case is.
struct TableCall {
  std::string hash;
  std::string made;
  std::int64_t table = 0;
  CallKind kind = CallKind::called;
  std::string on;      ///< hash of the call; empty of one that is called
  std::string by;      ///< the umpire's name; empty: not said, or taken out
  std::string file{};  ///< from the event's folder
};

/// The calls of an event by `made` and hash, each once, and the files that are none, from the event's folder.
struct ReadCalls {
  std::vector<TableCall> calls;
  std::vector<FileProblem> problems;
};
Result<ReadCalls> read_calls(const std::string& folder);

/// A call that has not ended, and who takes it; nullptr while no umpire does. Both are of the list.
struct OpenCall {
  const TableCall* call = nullptr;
  const TableCall* taken = nullptr;
};

/// By table: its earliest open call. `calls` in their order.
std::map<std::int64_t, OpenCall> open_calls(const std::vector<TableCall>& calls);

/// A call to write beside those that are there. A Problem when the table has not called.
struct NewCall {
  std::int64_t table = 0;
  CallKind kind = CallKind::called;
  std::string by;               ///< of taken: the umpire
  std::string of_case;          ///< of ended: the beginning of a hash
  std::string made;             ///< a moment
  bool without_people = false;  ///< the file has no names
};

struct AddedCall {
  std::string hash;
  std::string file;
};
Result<AddedCall> add_call(const std::string& folder, const NewCall& call, const RulesetSource& rulesets);

enum class TableState { quiet, called, taken };
constexpr Names<TableState::taken> names_of(TableState) { return {"quiet", "called", "taken"}; }

struct HallTile {
  std::int64_t number = 0;
  TableState state = TableState::quiet;
  std::int64_t waiting = 0;    ///< whole minutes since it called
  std::string by;              ///< who has taken it, or who is to go; may be empty
  std::int64_t extension = 0;  ///< minutes of its cases
  std::vector<CardKind> cards;
  std::vector<EventPlayer> players;
  std::string file;                   ///< its record, from the event's folder; empty: none
  std::optional<std::int64_t> turn;   ///< of its record; nothing: it was never read
  std::string playing;                ///< the side whose turn it is; may be empty
  bool is_stale = false;              ///< its record has said nothing new for ten minutes
  std::optional<std::int64_t> ahead;  ///< minutes that the clock behind its call is ahead
};

/// The records of tables as they were read last, by file, so that none is read twice.
struct TableSeen {
  FileStamp stamp;
  std::int64_t turn = 0;
  std::string playing;
};
using TablesSeen = std::map<std::string, TableSeen>;

struct Hall {
  std::vector<HallTile> tiles;        ///< the longest wait first, then by number
  std::vector<FileProblem> problems;  ///< of tables, calls, cases and clocks; files from the event's folder
};

/// `now`: milliseconds since 1970. `seen` keeps what was read of the records; nullptr: all are read.
Result<Hall> hall_of(const std::string& folder, const Event& event, const RulesetSource& rulesets, std::int64_t now,
                     TablesSeen* seen = nullptr);

/// The hall without names: players have their side alone, umpires what `umpire` says of their number in the event.
Hall nameless(Hall hall, const Event& event, const std::function<std::string(std::size_t number)>& umpire);

/// Everything that is wrong with an event: its file, rules, tables, cases, calls, pictures and clocks; sorted by file.
/// `without_people`: no name stands in a reason.
Result<std::vector<FileProblem>> event_problems(const std::string& folder, const RulesetSource& rulesets,
                                                std::int64_t now, bool without_people = false);

}  // namespace linesman
