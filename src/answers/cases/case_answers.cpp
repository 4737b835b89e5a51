#include "answers/cases/case_answers.h"

#include <algorithm>

#include "answers/answer_status.h"
#include "answers/cases/event_answers.h"
#include "base/json_reader.h"
#include "casebook/moment.h"
#include "casebook/search/word_search.h"
#include "files/json.h"

namespace linesman {

namespace {

Value texts_value(const std::vector<std::string>& texts) { return Value::Array(texts.begin(), texts.end()); }

Value like_value(const CaseBook& book, const LikeCase& like) {
  const FiledCase& one = book.cases()[like.index];
  return Value::Object{{"case", one.hash},
                       {"same", like.same},
                       {"likeness", like.likeness},
                       {"verdict", name_of(one.decision.verdict)},
                       {"upheld", one.decision.upheld},
                       {"reason", one.decision.reason},
                       {"here", texts_value(like.here)},
                       {"there", texts_value(like.there)}};
}

Value count_of(std::size_t n) { return static_cast<std::int64_t>(n); }

Value conflicts_value(const CaseBook& book, const std::vector<Conflict>& conflicts) {
  Value::Array all;
  for (const Conflict& each : conflicts) {
    const FiledCase& one = book.cases()[each.one];
    const FiledCase& other = book.cases()[each.other];
    all.push_back(
        Value::Object{{"cases", Value::Array{one.hash, other.hash}},
                      {"verdicts", Value::Array{name_of(one.decision.verdict), name_of(other.decision.verdict)}},
                      {"facts", texts_value(book.facts(each.one).sure)}});
  }
  return all;
}

Value case_problems(const std::vector<FileProblem>& problems) {
  Value::Array all;
  for (const FileProblem& each : problems)
    all.push_back(Value::Object{{"file", each.file}, {"reason", english(each.reason)}});
  return all;
}

}  // namespace

Value added_value(const AddedCase& added) {
  return Value::Object{{"case", added.hash}, {"file", added.file}, {"like", texts_value(added.like)}};
}

Result<JsonAnswer> like_answer(const CaseBook& book, const Value& game, const Value& order, std::size_t most,
                               const RulesetSource& rulesets) {
  const auto dispute = heard(game, order, rulesets);
  if (!dispute) return dispute.problem();
  const LookedUp move{root_of(dispute->hearing.game().ruleset(), rulesets),
                      facts_of(dispute->hearing, dispute->judged(), rulesets)};
  const std::vector<LikeCase> found = book.like(move, most);
  Value::Array cases;
  for (const LikeCase& like : found) cases.push_back(like_value(book, like));
  const char* answer = found.empty() ? "none" : found.front().same ? "same" : "like";
  return JsonAnswer{
      Value::Object{
          {"answer", answer}, {"counted", static_cast<std::int64_t>(book.counted())}, {"cases", std::move(cases)}},
      found.empty() ? NOT_LEGAL : DONE};
}

JsonAnswer words_answer(const CaseBook& book, std::string_view text, std::size_t most, const RulesetSource& rulesets) {
  Value::Array cases;
  for (const std::size_t i : cases_with_words(book, text, most, rulesets))
    cases.push_back(like_value(book, {i, false, 0, {}, {}}));
  const bool is_empty = cases.empty();
  return {
      Value::Object{
          {"answer", is_empty ? "none" : "like"}, {"counted", count_of(book.counted())}, {"cases", std::move(cases)}},
      is_empty ? NOT_LEGAL : DONE};
}

JsonAnswer conflicts_answer(const CaseBook& book) {
  Value conflicts = conflicts_value(book, book.conflicts());
  const int status = conflicts.size() == 0 ? DONE : NOT_LEGAL;
  return {Value::Object{{"counted", count_of(book.counted())}, {"conflicts", std::move(conflicts)}}, status};
}

JsonAnswer checked_answer(const CheckedFolder& checked) {
  Value::Array changed;
  for (const ChangedCase& each : checked.changed)
    changed.push_back(Value::Object{{"case", each.hash}, {"file", each.file}, {"reason", english(each.what)}});
  return {Value::Object{{"counted", count_of(checked.counted)},
                        {"problems", case_problems(checked.problems)},
                        {"changed", std::move(changed)}},
          checked.problems.empty() ? DONE : NOT_LEGAL};
}

JsonAnswer merged_answer(const MergedFolders& merged) {
  Value::Array only;
  bool are_alike = true;
  for (const std::size_t n : merged.only) only.push_back(count_of(n));
  for (const std::size_t n : merged.only) are_alike = are_alike && n == 0;
  are_alike = are_alike && merged.both == merged.book.cases().size();
  return {Value::Object{{"both", count_of(merged.both)},
                        {"only", std::move(only)},
                        {"problems", case_problems(merged.problems)},
                        {"new_conflicts", conflicts_value(merged.book, merged.new_conflicts)}},
          are_alike ? DONE : NOT_LEGAL};
}

JsonAnswer copied_answer(const CopiedCases& copied) {
  return {Value::Object{{"copied", count_of(copied.copied)},
                        {"there", count_of(copied.there)},
                        {"left_out", case_problems(copied.left_out)}},
          copied.left_out.empty() ? DONE : NOT_LEGAL};
}

Value tests_value(const std::vector<WrittenTests>& written) {
  Value::Array all;
  for (const WrittenTests& each : written)
    all.push_back(Value::Object{{"file", each.file}, {"cases", count_of(each.cases)}});
  return Value::Object{{"written", std::move(all)}};
}

namespace {

/// The options of a line about cases.
struct CaseLineOptions {
  std::string folder;
  std::vector<std::string> folders;
  std::string output;
  std::size_t most = 3;
  std::string words;
  bool nameless = false;
};

bool writes_output(std::string_view what) {
  return what == "cases copy" || what == "cases tests" || what == "cases book" || what == "event report" ||
         what == "event pack";
}

Result<CaseLineOptions> options_of(std::string_view what, const Value& request) {
  Mistakes mistakes(1);
  Members line(request, "", mistakes, Strictness::lenient);
  CaseLineOptions options;
  const bool is_event = what.starts_with("event ");
  options.folder = is_event ? line.text("event", true) : cases_folder(line.text("folder", what != "cases merge-check"));
  options.folders = line.texts("folders");
  options.output = line.text("output", writes_output(what));
  options.most = static_cast<std::size_t>(line.number("most", {1, 1e5, false, true}).value_or(3));
  options.words = line.text("words");
  options.nameless = line.flag("without_names").value_or(false);
  if (mistakes.count() > 0) return mistakes.all().front();
  return options;
}

Result<Value> answer_add(const Value& request, const CaseLineOptions& options, const RulesetSource& rulesets) {
  auto draft = read_draft(request.without("do").without("id").without("folder").without("without_names"));
  if (!draft) return draft.problem();
  auto desk = CaseDesk::open(options.folder, rulesets);
  if (!desk) return desk.problem();
  const auto added = CaseDesk(std::move(desk).value()).add(std::move(draft).value(), options.nameless);
  if (!added) return added.problem();
  return added_value(*added);
}

Result<Value> answer_merged(const CaseLineOptions& options, const RulesetSource& rulesets) {
  std::vector<std::string> all;
  for (const std::string& each : options.folders) all.push_back(cases_folder(each));
  if (all.size() < 2) return Problem{"/folders", "must be a list of at least two folders"};
  const auto merged = merged_folders(all, rulesets);
  return merged ? Result<Value>(merged_answer(*merged).json) : merged.problem();
}

Result<Value> answer_tests(const CaseLineOptions& options, const RulesetSource& rulesets) {
  const auto read = read_book(options.folder, rulesets, KeptJson::whole);
  if (!read) return read.problem();
  const auto written = write_tests(read->book, options.output);
  return written ? Result<Value>(tests_value(*written)) : written.problem();
}

Result<Value> answer_pages(PagesKind kind, const CaseLineOptions& options, const PagesWriter& pages) {
  const auto left_out = pages({kind, options.folder, options.output, options.nameless});
  if (!left_out) return left_out.problem();
  return Value(Value::Object{{"written", options.output}, {"left_out", case_problems(*left_out)}});
}

/// The answer to a line about the cases of a folder.
Result<Value> answer_about_cases(std::string_view what, const Value& request, const CaseLineOptions& options,
                                 const RulesetSource& rulesets) {
  const auto read = read_book(options.folder, rulesets);
  if (!read) return read.problem();
  if (what == "cases conflicts") return conflicts_answer(read->book).json;
  if (!options.words.empty()) return words_answer(read->book, options.words, options.most, rulesets).json;
  const auto answer = like_answer(read->book, request["game"], request["order"], options.most, rulesets);
  if (!answer) return answer.problem();
  return answer->json;
}

}  // namespace

Result<Value> answer_cases(std::string_view what, const Value& given, const RulesetSource& rulesets,
                           const PagesWriter& pages) {
  Value request = given;
  if (const auto path = given["game"].text()) {
    auto game = load_json(std::string(*path));
    if (!game) return game.problem();
    request = request.with("game", std::move(game).value());
  }
  const auto options = options_of(what, request);
  if (!options) return options.problem();
  if (what == "cases add") return answer_add(request, *options, rulesets);
  if (what == "cases merge-check") return answer_merged(*options, rulesets);
  if (what == "cases tests") return answer_tests(*options, rulesets);
  if (what == "cases book") return answer_pages(PagesKind::book, *options, pages);
  if (what == "event report") return answer_pages(PagesKind::report, *options, pages);
  if (what == "event pack") return answer_pages(PagesKind::pack, *options, pages);
  if (what.starts_with("event ")) return answer_event(what, request, options->nameless, rulesets);
  if (what == "cases check") {
    const auto checked = checked_folder(options->folder, rulesets, moment_now(), options->nameless);
    return checked ? Result<Value>(checked_answer(*checked).json) : checked.problem();
  }
  if (what == "cases copy") {
    const auto copied = copy_cases(options->folder, cases_folder(options->output), options->nameless, rulesets);
    return copied ? Result<Value>(copied_answer(*copied).json) : copied.problem();
  }
  return answer_about_cases(what, request, *options, rulesets);
}

Sentence file_problem_words(const FileProblem& problem) {
  return said<"{file} {reason}">(problem.file, problem.reason);
}

}  // namespace linesman
