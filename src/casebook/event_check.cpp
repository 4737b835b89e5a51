#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "casebook/case_check.h"
#include "casebook/case_desk.h"
#include "casebook/event.h"
#include "casebook/event_files.h"
#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/json.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

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

  /// Ruleset, options and house rules. Nullptr: the ruleset is not installed, or not as these house rules have it.
  std::shared_ptr<const Ruleset> check_rules(const RulesetSource& rulesets) {
    const auto ruleset = rulesets.ruleset(event_.ruleset, event_.house_rules);
    if (!ruleset) {
      add("event.json", said<"has rules that cannot be used: {reason}">(ruleset.problem().placed()));
      return nullptr;
    }
    Game::Parts parts;
    parts.ruleset = event_.ruleset;
    parts.options = event_.options;
    parts.house_rules = event_.house_rules;
    for (const Problem& each : check_vocabulary((*ruleset)->data(), Game(std::move(parts))))
      add("event.json", said<"has rules that cannot be used: {reason}">(each.placed()));
    return *ruleset;
  }

  /// `ruleset` may be nullptr: its clauses are not known.
  void check_readings(const Ruleset* ruleset, const CaseBook& book) {
    std::set<std::string> ids;
    for (const EventReading& reading : event_.readings) {
      if (!ids.insert(reading.id).second) add("event.json", said<"has two readings \"{id}\"">(reading.id));
      if (ruleset && !has_clause(*ruleset, reading.rule))
        add("event.json", said<"has a reading of {rule}, which is no clause of its ruleset">(reading.rule));
      if (!reading.from_case.empty())
        if (const auto found = book.find(reading.from_case); !found) add("event.json", found.problem().reason);
      if (!reading.picture.empty()) check_picture(reading.picture);
    }
  }

  /// Cases that were ruled from a table's record, which must name them.
  void check_records(const CaseBook& book) {
    std::map<std::string, std::set<std::string>> named;  // by file of a table: the cases in its record
    for (const std::size_t i : book.in_order()) {
      const FiledCase& one = book.cases()[i];
      const std::string file(one.json["from"]["file"].text_or(""));
      if (file.empty()) continue;
      const auto [place, is_new] = named.try_emplace(file);
      if (is_new) place->second = cases_in_record(file);
      if (!place->second.contains(one.hash))
        add(file, said<"has no decision in its record for the case {id}">(one.hash.substr(0, 8)));
    }
  }

  void check_clock(const std::string& file, std::string_view made, std::int64_t now) {
    if (const auto ahead = minutes_ahead(made, now)) add(file, future_words(*ahead));
  }

  std::vector<FileProblem> take() {
    std::stable_sort(problems_.begin(), problems_.end(), [](const auto& a, const auto& b) { return a.file < b.file; });
    return std::move(problems_);
  }

 private:
  static bool has_clause(const Ruleset& ruleset, const std::string& id) {
    const std::vector<Clause>& clauses = ruleset.terms().clauses;
    return std::any_of(clauses.begin(), clauses.end(), [&](const Clause& clause) { return clause.id == id; });
  }

  void check_picture(const std::string& picture) {
    if (!stays_inside(picture))
      return add("event.json", said<"has a reading with a picture outside of the event: {file}">(picture));
    const auto read = read_picture(folder_, picture);
    if (!read) add(picture_name(picture), read.problem().reason);
  }

  void check_table(const EventTable& table) {
    const auto path = path_in_event(folder_, table.file, Sentence("is not there, though the event names it"));
    if (!path) return add(table.file, path.problem().reason);
    const auto document = load_document(*path);
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
    const auto path = path_in_event(folder_, file, {});
    const auto document = path ? load_document(*path) : Result<Document>(path.problem());
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
                                                std::int64_t now, bool without_people) {
  const auto read = read_event(folder);
  if (!read) return read.problem();
  EventCheck check(folder, read->event);
  for (const FileProblem& problem : read->problems) check.add(problem.file, problem.reason);
  check.check_tables();
  const std::shared_ptr<const Ruleset> ruleset = check.check_rules(rulesets);
  CaseBook known(rulesets);
  const std::string cases = (fs::path(folder) / "cases").string();
  std::error_code error;
  const fs::file_type type = fs::symlink_status(cases, error).type();
  if (type == fs::file_type::symlink) check.add("cases", "is a link and was left out");
  if (type == fs::file_type::directory) {
    const auto checked = checked_folder(cases, rulesets, now, without_people);
    if (!checked) return checked.problem();
    check.add_below("cases", checked->problems);
    auto book = read_book(cases, rulesets, KeptJson::whole);
    if (!book) return book.problem();
    check.check_records(book->book);
    known = std::move(book->book);
  }
  check.check_readings(ruleset.get(), known);
  const auto calls = read_calls(folder);
  if (!calls) return calls.problem();
  for (const FileProblem& problem : calls->problems) check.add(problem.file, problem.reason);
  for (const TableCall& call : calls->calls) check.check_clock(call.file, call.made, now);
  return check.take();
}

}  // namespace linesman
