#include "casebook/case_text.h"

#include <filesystem>

#include "casebook/case_words.h"
#include "casebook/facts/fact_words.h"
#include "casebook/hall_words.h"

namespace linesman {

namespace {

constexpr std::size_t FACTS_TOLD = 8;  // of each side

Sentence case_line(const FiledCase& one, const NamesOfCase& names) {
  const Word verdict = word(name_of(one.decision.verdict));
  if (one.decision.reason.empty()) return said<"{case}: {verdict}">(case_name(one), verdict);
  return said<"{case}: {verdict}, because: {reason}">(case_name(one), verdict,
                                                      with_names(one.decision.reason, names(one)));
}

void add_facts(const std::vector<std::string>& facts, bool are_here, const Terms& terms, std::vector<CaseLine>& lines) {
  for (std::size_t i = 0; i < facts.size() && i < FACTS_TOLD; ++i) {
    const Sentence fact = fact_words(facts[i], &terms);
    lines.push_back({are_here ? said<"only here: {fact}">(fact) : said<"only there: {fact}">(fact), true});
  }
  if (facts.size() > FACTS_TOLD) lines.push_back({said<"and {n} more">(facts.size() - FACTS_TOLD), true});
}

void add_conflicts(const CaseBook& book, const std::vector<Conflict>& conflicts, const NamesOfCase& names,
                   std::vector<CaseLine>& lines) {
  for (const Conflict& each : conflicts) {
    lines.push_back({"The same situation, decided otherwise:"});
    for (const std::size_t index : {each.one, each.other})
      lines.push_back({case_line(book.cases()[index], names), true});
    for (const std::string& fact : book.facts(each.one).sure)
      if (is_core(fact)) lines.push_back({said<"both: {fact}">(fact_words(fact)), true});
  }
}

}  // namespace

NamesOfCase names_in_folder(const std::string& folder) {
  return [folder](const FiledCase& one) {
    const auto text = text_of_file((std::filesystem::path(folder) / one.file).string(), MAX_CASE_BYTES);
    const auto read = text ? read_case_text(*text) : Result<FiledCase>(text.problem());
    return read && read->hash == one.hash ? names_in(read->json["people"]) : NamesByLetter();
  };
}

std::vector<CaseLine> like_lines(const CaseBook& book, const LookedUp& move, const std::vector<LikeCase>& found,
                                 const Terms& terms, const NamesOfCase& names) {
  std::vector<CaseLine> lines{{like_line(book, move, found, &terms)}};
  for (const LikeCase& like : found) {
    const Sentence one = case_line(book.cases()[like.index], names);
    lines.push_back(
        {like.same ? said<"{case} (the same)">(one) : said<"{case} (likeness {n} of 1000)">(one, like.likeness)});
    add_facts(like.here, true, terms, lines);
    add_facts(like.there, false, terms, lines);
  }
  return lines;
}

std::vector<CaseLine> word_lines(const CaseBook& book, const std::vector<std::size_t>& found,
                                 const NamesOfCase& names) {
  if (found.empty()) return {{"No case has these words"}};
  std::vector<CaseLine> lines;
  for (const std::size_t index : found) lines.push_back({case_line(book.cases()[index], names)});
  return lines;
}

std::vector<CaseLine> conflict_lines(const CaseBook& book, const NamesOfCase& names) {
  const std::vector<Conflict> conflicts = book.conflicts();
  if (conflicts.empty()) return {{said<"No case of {n} contradicts another">(book.counted())}};
  std::vector<CaseLine> lines;
  add_conflicts(book, conflicts, names, lines);
  return lines;
}

std::vector<CaseLine> added_lines(const AddedCase& added, const CaseBook& book, const NamesOfCase& names) {
  std::vector<CaseLine> lines;
  if (const auto own = book.find(added.hash))
    lines.push_back({said<"{case} stands in {file}">(case_name(book.cases()[*own]), added.file)});
  for (const std::string& hash : added.like)
    if (const auto like = book.find(hash))
      lines.push_back({said<"like it: {case}">(case_line(book.cases()[*like], names)), true});
  return lines;
}

std::vector<CaseLine> merged_lines(const MergedFolders& merged, const std::vector<std::string>& folders,
                                   const NamesOfCase& names) {
  std::vector<CaseLine> lines{{said<"cases in all folders: {n}">(merged.both)}};
  for (std::size_t i = 0; i < merged.only.size() && i < folders.size(); ++i)
    lines.push_back({said<"cases in {file} alone: {n}">(folders[i], merged.only[i])});
  for (const FileProblem& problem : merged.problems)
    lines.push_back({said<"{file} {reason}">(problem.file, problem.reason)});
  add_conflicts(merged.book, merged.new_conflicts, names, lines);
  return lines;
}

std::vector<CaseLine> copied_lines(const CopiedCases& copied) {
  return {{said<"cases copied: {n}">(copied.copied)}, {said<"cases that were there already: {n}">(copied.there)}};
}

std::vector<CaseLine> event_lines(const std::vector<FileProblem>& problems) {
  if (problems.empty()) return {{"Nothing is wrong with the event"}};
  std::vector<CaseLine> lines;
  for (const FileProblem& problem : problems) lines.push_back({said<"{file} {reason}">(problem.file, problem.reason)});
  return lines;
}

CaseLine call_line(const NewCall& call) {
  if (call.kind == CallKind::called) return {said<"Table {n} has called.">(call.table)};
  if (call.kind == CallKind::ended) return {said<"The call of table {n} has ended.">(call.table)};
  if (call.without_people) return {said<"An umpire goes to table {n}.">(call.table)};
  return {said<"{who} goes to table {n}.">(call.by, call.table)};
}

std::vector<CaseLine> check_lines(const CheckedFolder& checked) {
  std::vector<CaseLine> lines{
      {checked.counted == 1 ? Sentence("1 case counts") : said<"{n} cases count">(checked.counted)}};
  for (const FileProblem& problem : checked.problems)
    lines.push_back({said<"{file} {reason}">(problem.file, problem.reason)});
  for (const ChangedCase& each : checked.changed) lines.push_back({said<"{file} {reason}">(each.file, each.what)});
  return lines;
}

std::vector<CaseLine> hall_lines(const Hall& hall) {
  std::vector<CaseLine> lines;
  for (const HallTile& tile : hall.tiles) {
    Several parts;
    TileWords words = tile_words(tile, HallLayout::line);
    const auto add = [&](std::optional<Sentence>& part) {
      if (part) parts.items.emplace_back(*std::move(part));
    };
    parts.items.emplace_back(std::move(words.state));
    for (const EventPlayer& player : tile.players)
      parts.items.push_back(player.name.empty() ? Argument(player.side)
                                                : Argument(said<"{who} ({side})">(player.name, player.side)));
    add(words.turn);
    add(words.extension);
    for (const auto& [kind, count] : counted_cards(tile))
      parts.items.emplace_back(said<"cards {kind}: {n}">(word(name_of(kind)), count));
    add(words.ahead);
    lines.push_back({said<"Table {n}: {parts}">(tile.number, std::move(parts))});
  }
  return lines;
}

}  // namespace linesman
