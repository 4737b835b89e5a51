#include "answers/case_answers.h"

#include <algorithm>

#include "answers/answer_status.h"
#include "base/json_reader.h"
#include "casebook/moment.h"
#include "casebook/word_search.h"
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
                      {"facts", texts_value(one.facts.sure)}});
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

Result<Value> answer_cases(std::string_view what, const Value& given, const RulesetSource& rulesets) {
  Value request = given;
  if (const auto path = given["game"].text()) {
    auto game = load_json(std::string(*path));
    if (!game) return game.problem();
    request = request.with("game", std::move(game).value());
  }
  Mistakes mistakes(1);
  Members line(request, "", mistakes, Strictness::lenient);
  const bool is_merge = what == "cases merge-check";
  const std::string folder = cases_folder(line.text("folder", !is_merge));
  const std::vector<std::string> folders = line.texts("folders");
  const std::string out = line.text("output", what == "cases copy");
  const auto most = static_cast<std::size_t>(line.number("most", {1, 1e5, false, true}).value_or(3));
  const std::string words = line.text("words");
  const bool nameless = line.flag("without_names").value_or(false);
  if (mistakes.count() > 0) return mistakes.all().front();
  if (what == "cases add") {
    auto draft = read_draft(request.without("do").without("id").without("folder"));
    if (!draft) return draft.problem();
    auto desk = CaseDesk::open(folder, rulesets);
    if (!desk) return desk.problem();
    const auto added = CaseDesk(std::move(desk).value()).add(std::move(draft).value());
    if (!added) return added.problem();
    return added_value(*added);
  }
  if (what == "cases check") {
    const auto checked = checked_folder(folder, rulesets, moment_now());
    return checked ? Result<Value>(checked_answer(*checked).json) : checked.problem();
  }
  if (what == "cases copy") {
    const auto copied = copy_cases(folder, cases_folder(out), nameless, rulesets);
    return copied ? Result<Value>(copied_answer(*copied).json) : copied.problem();
  }
  if (is_merge) {
    std::vector<std::string> all;
    for (const std::string& each : folders) all.push_back(cases_folder(each));
    if (all.size() < 2) return Problem{"/folders", "must be a list of at least two folders"};
    const auto merged = merged_folders(all, rulesets);
    return merged ? Result<Value>(merged_answer(*merged).json) : merged.problem();
  }
  const auto read = read_book(folder, rulesets, words.empty() ? KeptJson::none : KeptJson::whole);
  if (!read) return read.problem();
  if (what == "cases conflicts") return conflicts_answer(read->book).json;
  if (!words.empty()) return words_answer(read->book, words, most, rulesets).json;
  const auto answer = like_answer(read->book, request["game"], request["order"], most, rulesets);
  if (!answer) return answer.problem();
  return answer->json;
}

Sentence file_problem_words(const FileProblem& problem) {
  return said<"{file} {reason}">(problem.file, problem.reason);
}

}  // namespace linesman
