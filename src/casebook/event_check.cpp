#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "casebook/case_check.h"
#include "casebook/case_desk.h"
#include "casebook/event.h"
#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/json.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t MAX_PICTURE_BYTES = std::size_t{8} << 20;

bool is_inside(const std::string& path) {
  return !path.empty() && path.front() != '/' && path.find("..") == std::string::npos &&
         path.find('\\') == std::string::npos;
}

bool begins_as_picture(std::string_view bytes) {
  return bytes.starts_with("\x89PNG\r\n\x1a\n") || bytes.starts_with("\xff\xd8\xff");
}

/// Gathers what is wrong with the parts of an event.
class EventCheck {
 public:
  EventCheck(std::string folder, const Event& event) : folder_(std::move(folder)), event_(event) {}

  void add(std::string file, Sentence reason) { problems_.push_back({std::move(file), std::move(reason)}); }
  void add_below(const std::string& name, const std::vector<FileProblem>& problems) {
    for (const FileProblem& problem : problems) add(name + "/" + problem.file, problem.reason);
  }

  void check_tables() {
    std::set<std::int64_t> numbers;
    for (const EventTable& table : event_.tables) {
      if (!numbers.insert(table.number).second) add("event.json", said<"has table {n} twice">(table.number));
      if (!table.file.empty()) check_table(table);
    }
  }

  void check_readings() {
    for (const EventReading& reading : event_.readings) {
      if (reading.picture.empty()) continue;
      const std::string name = "pictures/" + reading.picture;
      if (!is_inside(reading.picture)) {
        add("event.json", said<"has a reading with a picture outside of the event: {file}">(reading.picture));
        continue;
      }
      std::error_code error;
      if (!fs::is_regular_file(fs::symlink_status(fs::path(folder_) / name, error))) {
        add(name, "is not there, though a reading names it");
        continue;
      }
      const auto bytes = text_of_file((fs::path(folder_) / name).string(), MAX_PICTURE_BYTES);
      if (!bytes)
        add(name, bytes.problem().reason);
      else if (!begins_as_picture(*bytes))
        add(name, "is neither PNG nor JPEG");
    }
  }

  /// Cases that were ruled from a table's record, which must name them.
  void check_records(const CaseBook& book) {
    std::map<std::string, std::set<std::string>> named;  // by file of a table: the cases in its record
    for (const std::size_t i : book.in_order()) {
      const FiledCase& one = book.cases()[i];
      const std::string file(one.json["from"]["file"].text_or(""));
      if (!is_inside(file)) continue;
      const auto [place, is_new] = named.try_emplace(file);
      if (is_new) place->second = cases_in_record(file);
      if (!place->second.contains(one.hash))
        add(file, said<"has no decision in its record for the case {id}">(one.hash.substr(0, 8)));
    }
  }

  void check_clock(const std::string& file, std::string_view made, std::int64_t now) {
    if (const auto ahead = minutes_ahead(made, now))
      add(file, said<"was made in the future: the clock of the machine that made it is {n} minutes ahead">(*ahead));
  }

  std::vector<FileProblem> take() {
    std::stable_sort(problems_.begin(), problems_.end(), [](const auto& a, const auto& b) { return a.file < b.file; });
    return std::move(problems_);
  }

 private:
  void check_table(const EventTable& table) {
    std::error_code error;
    const fs::path path = fs::path(folder_) / table.file;
    if (!fs::is_regular_file(fs::symlink_status(path, error)))
      return add(table.file, "is not there, though the event names it");
    const auto document = load_document(path.string());
    if (!document) return add(table.file, document.problem().reason);
    const Game& game = document->game;
    if (game.ruleset() != event_.ruleset)
      return add(table.file, said<"is played under {id}, not under the ruleset of the event">(game.ruleset()));
    if (!(game.options() == event_.options)) add(table.file, "has other options than the event");
    const Value house = event_.house_rules.is_null() ? Value::empty_object() : event_.house_rules;
    if (!(game.house_rules() == house)) add(table.file, "has other house rules than the event");
    if (!same_length(game.tolerance(), event_.tolerance)) add(table.file, "has another tolerance than the event");
  }

  std::set<std::string> cases_in_record(const std::string& file) const {
    std::set<std::string> cases;
    const auto document = load_document((fs::path(folder_) / file).string());
    if (!document) return cases;
    for (const Value& entry : document->game.history().items())
      if (const auto of_case = entry["decision"]["case"].text()) cases.emplace(*of_case);
    return cases;
  }

  std::string folder_;
  const Event& event_;
  std::vector<FileProblem> problems_;
};

}  // namespace

Result<std::vector<FileProblem>> event_problems(const std::string& folder, const RulesetSource& rulesets,
                                                std::int64_t now) {
  const auto read = read_event(folder);
  if (!read) return read.problem();
  EventCheck check(folder, read->event);
  for (const FileProblem& problem : read->problems) check.add(problem.file, problem.reason);
  check.check_tables();
  check.check_readings();
  std::error_code error;
  if (const std::string cases = cases_folder(folder); fs::is_directory(cases, error)) {
    const auto checked = checked_folder(cases, rulesets, now);
    if (!checked) return checked.problem();
    check.add_below("cases", checked->problems);
    const auto book = read_book(cases, rulesets, KeptJson::whole);
    if (!book) return book.problem();
    check.check_records(book->book);
  }
  const auto calls = read_calls(folder);
  if (!calls) return calls.problem();
  check.add_below("calls", calls->problems);
  for (const TableCall& call : calls->calls) check.check_clock("calls", call.made, now);
  return check.take();
}

}  // namespace linesman
