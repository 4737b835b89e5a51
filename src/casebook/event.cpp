#include "casebook/event.h"

#include <algorithm>
#include <filesystem>

#include "base/json_reader.h"
#include "files/disk/folder.h"
#include "files/json.h"
#include "record/canonical_json.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t EVENT_VERSION = 1;

void read_tables_of(Members& file, Event& event) {
  file.each("tables", [&](Members& each) {
    EventTable table;
    table.number =
        static_cast<std::int64_t>(each.number("number", {0, static_cast<double>(LAST_TABLE), false, true}).value_or(0));
    each.each("players", [&](Members& player) { table.players.push_back({player.text("side"), player.text("name")}); });
    table.file = each.text("file");
    if (table.file.starts_with('/') || table.file.find("..") != std::string::npos)
      each.fail("file", "must be a path inside the event");
    event.tables.push_back(std::move(table));
  });
}

Result<Event> event_in(const Value& json) {
  if (json["linesman_event"].whole().value_or(EVENT_VERSION) > EVENT_VERSION)
    return Problem{"", said<"is of version {n}, newer than this program">(*json["linesman_event"].whole())};
  Mistakes mistakes(1);
  Members file(json, "", mistakes, Strictness::lenient);
  Event event;
  event.id = file.text("id", true);
  event.title = file.text("title");
  event.edition = static_cast<std::int64_t>(file.number("edition", {0, 1e15, false, true}).value_or(0));
  event.ruleset = file.text("ruleset", true);
  event.options = file.object("options");
  event.house_rules = file.object("house_rules");
  event.tolerance = file.number("tolerance", {0, LARGEST_NUMBER}).value_or(0);
  read_tables_of(file, event);
  event.umpires = file.texts("umpires");
  file.each("readings", [&](Members& each) {
    event.readings.push_back({each.text("id"), each.text("rule"), each.text("title"), each.text("text"),
                              each.text("picture"), each.text("case")});
  });
  if (mistakes.count() == 0) return event;
  return Problem{"",
                 said<"is no event: {place}: {reason}">(mistakes.all().front().pointer, mistakes.all().front().reason)};
}

}  // namespace

Result<ReadEvent> read_event(const std::string& folder) {
  std::error_code error;
  std::vector<std::string> names;
  for (const std::string& name : names_in(folder, error))
    if (name.ends_with(".json") && !name.starts_with('.') &&
        fs::is_regular_file(fs::symlink_status(fs::path(folder) / name, error)))
      names.push_back(name);
  std::optional<Event> best;
  std::string best_file;
  std::string best_text;
  ReadEvent read;
  for (const std::string& name : names) {
    const auto text = text_of_file((fs::path(folder) / name).string(), MAX_CASE_BYTES);
    const auto json = text ? parse_whole(*text) : Result<Value>(text.problem());
    const bool is_it = name == "event.json" || (json && json->find("linesman_event") != nullptr);
    if (!is_it) continue;
    const auto event = json ? event_in(*json) : Result<Event>(json.problem());
    if (!event) {
      read.problems.push_back({name, event.problem().reason});
      continue;
    }
    const std::string content = canonical_json(*json);
    if (best && best->edition == event->edition && content != best_text)
      read.problems.push_back(
          {name, said<"differs from {file} and has the same edition: who runs the event must settle it">(best_file)});
    if (best && best->edition >= event->edition) continue;
    best = *event;
    best_file = name;
    best_text = content;
  }
  if (!best) {
    if (!read.problems.empty())
      return Problem{folder + "/" + read.problems.front().file, "", read.problems.front().reason};
    return Problem{"", said<"There is no event at {file}.">(folder)};
  }
  read.event = *std::move(best);
  return read;
}

}  // namespace linesman
