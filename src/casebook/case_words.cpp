#include "casebook/case_words.h"

#include <algorithm>

#include "casebook/facts/fact_words.h"

namespace linesman {

namespace {

constexpr std::size_t SHOWN_DIGITS = 8;

bool allows(const CaseBook& book, const LikeCase& like) {
  return is_allowed(book.cases()[like.index].decision.verdict);
}

/// "2 illegal, 1 legal": the more frequent first.
Argument verdicts_of(const CaseBook& book, const std::vector<const LikeCase*>& cases) {
  std::size_t legal = 0;
  for (const LikeCase* like : cases) legal += allows(book, *like) ? 1 : 0;
  const std::size_t illegal = cases.size() - legal;
  std::vector<std::pair<std::size_t, bool>> counts{{illegal, false}, {legal, true}};
  std::stable_sort(counts.begin(), counts.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  Several parts;
  for (const auto& [count, is_legal] : counts) {
    if (count == 0) continue;
    parts.items.emplace_back(is_legal ? said<"{n} legal">(count) : said<"{n} illegal">(count));
  }
  return parts;
}

Sentence head_of(const CaseBook& book, const std::vector<const LikeCase*>& cases, bool are_same) {
  if (cases.size() == 1) {
    const Word verdict = word(allows(book, *cases.front()) ? "legal" : "illegal");
    return are_same ? said<"1 case is the same: {verdict}">(verdict) : said<"1 case like this: {verdict}">(verdict);
  }
  const Argument verdicts = verdicts_of(book, cases);
  if (are_same) return said<"{n} cases are the same: {verdicts}">(cases.size(), verdicts);
  return said<"{n} cases like this: {verdicts}">(cases.size(), verdicts);
}

/// With a full stop where it ends with no sign.
std::string ended(std::string text) {
  constexpr std::string_view ENDS = ".!?:;";
  if (!text.empty() && ENDS.find(text.back()) == std::string_view::npos) text += '.';
  return text;
}

/// "2026-11-28 14:07", as the reader's language writes a day.
Sentence moment_words(const std::string& made) {
  return said<"{year}-{month}-{day} {time}">(made.substr(0, 4), made.substr(5, 2), made.substr(8, 2),
                                             made.substr(11, 5));
}

/// A decision of a case that names no table.
Sentence decided_nowhere(const FiledCase& one, const Sentence& when, const std::string& by, const std::string& reason) {
  const Word verdict = word(name_of(one.decision.verdict));
  const std::string id = one.hash.substr(0, SHOWN_DIGITS);
  if (one.decision.upheld && reason.empty())
    return said<"{when}: the ruling stands: {verdict}. {by}, case {id}.">(when, verdict, by, id);
  if (one.decision.upheld)
    return said<"{when}: the ruling stands: {verdict}, because: {reason} {by}, case {id}.">(when, verdict, reason, by,
                                                                                            id);
  return said<"{when}: {verdict}, against the ruling, because: {reason} {by}, case {id}.">(when, verdict, reason, by,
                                                                                           id);
}

}  // namespace

Sentence like_line(const CaseBook& book, const LookedUp& move, const std::vector<LikeCase>& found, const Terms* terms) {
  if (found.empty()) return "No case like it";
  std::vector<const LikeCase*> same;
  std::vector<const LikeCase*> like;
  for (const LikeCase& each : found) (each.same ? same : like).push_back(&each);
  if (like.empty()) return head_of(book, same, true);
  // The one to be set apart: decided otherwise than the first, else the most like.
  const bool first = allows(book, found.front());
  const auto other =
      std::find_if(like.begin(), like.end(), [&](const LikeCase* each) { return allows(book, *each) != first; });
  const LikeCase& told = other == like.end() ? *like.front() : **other;
  const Sentence head = same.empty() ? head_of(book, like, false)
                                     : said<"{head}; {rest}">(head_of(book, same, true), head_of(book, like, false));
  const auto telling = book.telling(move, told.index);
  if (!telling) return head;
  const Sentence fact = fact_words(telling->fact, terms);
  if (telling->is_there) return said<"{head} (there {fact})">(head, fact);
  return said<"{head} (but here {fact})">(head, fact);
}

std::optional<std::size_t> contradicted(const CaseBook& book, const std::vector<LikeCase>& found, Verdict verdict) {
  for (const LikeCase& each : found)
    if (each.same && allows(book, each) != is_allowed(verdict)) return each.index;
  return std::nullopt;
}

Sentence case_name(const FiledCase& one) {
  const std::string digits = one.hash.substr(0, SHOWN_DIGITS);
  if (one.table == 0) return said<"case {id}">(digits);
  return said<"case {id} of table {n}">(digits, one.table);
}

Sentence decision_words(const FiledCase& one, const std::string& by, const std::string& given) {
  const std::string reason = ended(given);
  const Word verdict = word(name_of(one.decision.verdict));
  const std::string id = one.hash.substr(0, SHOWN_DIGITS);
  const Sentence when = moment_words(one.made);
  if (one.table == 0) return decided_nowhere(one, when, by, reason);
  if (one.decision.upheld && reason.empty())
    return said<"{when}, table {n}: the ruling stands: {verdict}. {by}, case {id}.">(when, one.table, verdict, by, id);
  if (one.decision.upheld)
    return said<"{when}, table {n}: the ruling stands: {verdict}, because: {reason} {by}, case {id}.">(
        when, one.table, verdict, reason, by, id);
  return said<"{when}, table {n}: {verdict}, against the ruling, because: {reason} {by}, case {id}.">(
      when, one.table, verdict, reason, by, id);
}

}  // namespace linesman
