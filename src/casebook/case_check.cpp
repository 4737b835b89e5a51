#include "casebook/case_check.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "casebook/dispute.h"
#include "casebook/moment.h"
#include "casebook/search/folded.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t A_MINUTE = 60'000;
constexpr std::int64_t CLOCKS_DIFFER = 5 * A_MINUTE;

/// The case judged again: its ruling and its facts as they are today. `way` is judged where a place was asked for.
Result<std::pair<Value, Facts>> taken_again(const FiledCase& one, const RulesetSource& rulesets) {
  const bool is_place = one.json["asked"] == Value("could");
  auto dispute = heard(one.json["game"], is_place ? one.json["way"] : one.json["order"], rulesets);
  if (!dispute) return dispute.problem();
  dispute = [&] {
    HeardMove found = std::move(dispute).value();
    if (is_place) found.asked = CaseAsked::could;
    return Result<HeardMove>(std::move(found));
  }();
  return std::pair(write_judged(dispute->hearing, dispute->way, dispute->judgement),
                   facts_of(dispute->hearing, dispute->judged(), rulesets));
}

Sentence what_changed(const FiledCase& one, const RulesetSource& rulesets) {
  if (one.json["game"].is_null()) return {};
  const auto again = taken_again(one, rulesets);
  if (!again) return said<"cannot be judged today: {reason}">(again.problem().reason);
  // Cases that were made by an earlier program lack the common stop.
  const Value& then = one.json["ruling"];
  const Value now = then["together"].is_null() ? again->first.without("together") : again->first;
  if (write_json(now) != write_json(then)) return "is ruled otherwise today";
  return again->second == one.facts ? Sentence() : Sentence("has other facts today");
}

void add_unknown_names(const FiledCase& one, const std::string& file, bool without_people,
                       std::vector<FileProblem>& problems) {
  std::vector<std::string_view> texts{one.decision.reason, one.json["game"]["title"].text_or("")};
  for (const Value& each : one.json["statements"].items()) texts.push_back(each["text"].text_or(""));
  for (const Value& each : one.json["cards"].items()) texts.push_back(each["why"].text_or(""));
  for (const std::string_view text : texts)
    if (const std::string name = titled_name(text); !name.empty()) {
      problems.push_back({file, without_people ? Sentence("names a person who is none of its people")
                                               : said<"names \"{a}\", who is none of its people">(name)});
      return;
    }
}

/// Cases that are corrected by two that count.
void add_forks(const CaseBook& book, std::vector<FileProblem>& problems) {
  std::map<std::string_view, std::vector<std::size_t>> corrections;
  for (const std::size_t i : book.in_order())
    if (book.counts(i) && !book.cases()[i].corrects.empty()) corrections[book.cases()[i].corrects].push_back(i);
  for (const auto& [hash, by] : corrections) {
    if (by.size() < 2) continue;
    const std::string id(hash.substr(0, 8));
    for (const std::size_t i : by)
      problems.push_back(
          {book.cases()[i].file, said<"corrects the case {id}, which another case corrects too: both count">(id)});
  }
}

void sort_by_file(std::vector<FileProblem>& problems) {
  std::sort(problems.begin(), problems.end(), [](const auto& a, const auto& b) { return a.file < b.file; });
}

/// The name, or one like it where a file that is no such case has it: half copied, say.
std::string free_name(const std::string& folder, const std::string& name) {
  const std::size_t end = name.size() - std::string_view(".json").size();
  std::string free = name;
  std::error_code error;
  for (int n = 2; fs::exists(fs::symlink_status(fs::path(folder) / free, error)); ++n)
    free = name.substr(0, end) + "-" + std::to_string(n) + name.substr(end);
  return free;
}

std::set<std::pair<std::string, std::string>> conflict_hashes(const CaseBook& book) {
  std::set<std::pair<std::string, std::string>> hashes;
  for (const Conflict& each : book.conflicts())
    hashes.emplace(book.cases()[each.one].hash, book.cases()[each.other].hash);
  return hashes;
}

}  // namespace

std::optional<std::int64_t> minutes_ahead(std::string_view made, std::int64_t now) {
  const auto moment = moment_in(made);
  if (!moment || *moment - now <= CLOCKS_DIFFER) return std::nullopt;
  return (*moment - now) / A_MINUTE;
}

Sentence future_words(std::int64_t minutes) {
  return said<"was made in the future: the clock of the machine that made it is {n} minutes ahead">(minutes);
}

Result<CheckedFolder> checked_folder(const std::string& folder, const RulesetSource& rulesets, std::int64_t now,
                                     bool without_people) {
  const auto files = files_in(folder);
  if (!files) return files.problem();
  CheckedFolder checked{0, files->problems, {}};
  CaseBook book(rulesets);
  std::set<std::string> seen;
  for (const FoundFile& file : files->files) {
    const auto text = text_of_file(folder + "/" + file.name, MAX_CASE_BYTES);
    auto read = text ? read_case_text(*text) : Result<FiledCase>(text.problem());
    if (!read) {
      checked.problems.push_back({file.name, read.problem().reason});
      continue;
    }
    FiledCase one = std::move(read).value();
    if (seen.insert(one.hash).second) {
      if (const Sentence what = what_changed(one, rulesets); !what.empty())
        checked.changed.push_back({one.hash, file.name, what});
      if (const auto ahead = minutes_ahead(one.made, now))
        checked.problems.push_back({file.name, future_words(*ahead)});
      add_unknown_names(one, file.name, without_people, checked.problems);
    }
    one.json = Value();
    one.file = file.name;
    book.add(std::move(one));
  }
  add_forks(book, checked.problems);
  sort_by_file(checked.problems);
  checked.counted = book.counted();
  return checked;
}

Result<MergedFolders> merged_folders(const std::vector<std::string>& folders, const RulesetSource& rulesets) {
  MergedFolders merged{0, {}, {}, {}, CaseBook(rulesets)};
  std::map<std::string, std::vector<std::size_t>> holders;
  std::set<std::pair<std::string, std::string>> known;
  for (std::size_t i = 0; i < folders.size(); ++i) {
    const auto read = read_book(folders[i], rulesets);
    if (!read) return read.problem();
    for (const FileProblem& problem : read->problems)
      merged.problems.push_back({folders[i] + "/" + problem.file, problem.reason});
    for (std::size_t k = 0; k < read->book.cases().size(); ++k) {
      FiledCase one = read->book.cases()[k];
      one.facts = read->book.facts(k);
      holders[one.hash].push_back(i);
      merged.book.add(std::move(one));
    }
    known.merge(conflict_hashes(read->book));
  }
  merged.only.resize(folders.size());
  for (const auto& [hash, in] : holders) {
    if (in.size() == folders.size()) ++merged.both;
    if (in.size() == 1 && folders.size() > 1) ++merged.only[in.front()];
  }
  for (const Conflict& each : merged.book.conflicts())
    if (!known.contains({merged.book.cases()[each.one].hash, merged.book.cases()[each.other].hash}))
      merged.new_conflicts.push_back(each);
  sort_by_file(merged.problems);
  return merged;
}

Result<CopiedCases> copy_cases(const std::string& from, const std::string& to, bool without_people,
                               const RulesetSource& rulesets) {
  const auto source = read_book(from, rulesets, KeptJson::whole);
  if (!source) return source.problem();
  std::error_code error;
  fs::create_directories(to, error);
  if (error) return Problem{to, "", said<"not written: {reason}">(word(error.message()))};
  const auto target = read_book(to, rulesets);
  if (!target) return target.problem();
  std::map<std::string, bool> there;  // hash, and whether its names are there
  for (const FiledCase& one : target->book.cases()) there.emplace(one.hash, one.has_names);
  CopiedCases copied{0, 0, source->problems};
  for (const std::size_t i : source->book.in_order()) {
    const FiledCase& one = source->book.cases()[i];
    const bool with_people = one.has_names && !without_people;
    const auto known = there.find(one.hash);
    if (known != there.end() && (known->second || !with_people)) {
      ++copied.there;
      continue;
    }
    std::string name = file_name_of(one.json);
    if (known != there.end()) name.insert(name.size() - std::string_view(".json").size(), "-named");
    const Value json = with_people ? one.json : without_names(one.json);
    const auto written = add_file(to, free_name(to, name), write_json(json) + "\n");
    if (!written) return written.problem();
    ++copied.copied;
  }
  return copied;
}

}  // namespace linesman
