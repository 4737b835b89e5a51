#include "casebook/case_book.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <tuple>

#include "casebook/case_cache.h"
#include "casebook/search/word_text.h"

namespace linesman {

namespace {

constexpr int FULL_LIKENESS = 1000;
constexpr int LEAST_LIKENESS = 500;

using Texts = std::vector<std::string>;

void add_only_in(const Texts& a, const Texts& b, Texts& only) {
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(only));
}

bool is_hash_beginning(std::string_view text) {
  constexpr std::size_t LEAST_DIGITS = 6;
  constexpr std::size_t DIGITS = 64;
  return text.size() >= LEAST_DIGITS && text.size() <= DIGITS &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

template <class Ids>
bool holds_all(const Ids& sorted, const Ids& wanted) {
  return std::all_of(wanted.begin(), wanted.end(),
                     [&](std::uint32_t id) { return std::binary_search(sorted.begin(), sorted.end(), id); });
}

/// A fact that no case of the book has.
constexpr std::uint32_t UNKNOWN = UINT32_MAX;

}  // namespace

/// The weight of each fact, and sums of them.
class CaseBook::Weights {
 public:
  explicit Weights(const CaseBook& book) : book_(book) {
    of_.reserve(book.holders_.size());
    for (const std::uint32_t holders : book.holders_) of_.push_back(rarity(holders));
    of_unknown_ = rarity(0);
  }

  int of(std::uint32_t id, bool is_sure) const {
    return (is_sure ? 8 : 2) * (2 + (id == UNKNOWN ? of_unknown_ : of_[id]));
  }
  int of(const FactIds& ids, bool are_sure) const {
    int sum = 0;
    for (const std::uint32_t id : ids) sum += of(id, are_sure);
    return sum;
  }
  /// Of the facts that two lists share. `core`: set when one of them is a core fact.
  int of_common(const FactIds& a, const FactIds& b, bool are_sure, bool& core) const {
    int sum = 0;
    for (std::size_t i = 0, k = 0; i < a.size() && k < b.size();) {
      if (a[i] == b[k]) {
        if (a[i] == UNKNOWN) break;
        sum += of(a[i], are_sure);
        core = core || book_.is_core_[a[i]];
        ++i;
        ++k;
      } else {
        a[i] < b[k] ? ++i : ++k;
      }
    }
    return sum;
  }

 private:
  /// The greatest k with (c + 1) 2^k <= n + 1.
  int rarity(std::size_t holders) const {
    int k = 0;
    while (((holders + 1) << (k + 1)) <= book_.counted_ + 1) ++k;
    return k;
  }

  const CaseBook& book_;
  std::vector<int> of_;
  int of_unknown_ = 0;
};

std::string root_of(const std::string& ruleset, const RulesetSource& rulesets) {
  const auto found = rulesets.ruleset(ruleset, Value());
  return found && !(*found)->terms().lineage.empty() ? (*found)->terms().lineage.back() : ruleset;
}

std::uint32_t CaseBook::id_of(const std::string& fact, bool is_sure) {
  const auto [place, is_new] =
      (is_sure ? sure_ids_ : side_ids_).try_emplace(fact, static_cast<std::uint32_t>(holders_.size()));
  if (is_new) {
    holders_.push_back(0);
    texts_.push_back(fact);
    is_core_.push_back(is_sure && is_core(fact));
  }
  return place->second;
}

CaseBook::FactIds CaseBook::ids_of(const Texts& facts, bool are_sure) {
  FactIds ids;
  for (const std::string& fact : facts) ids.push_back(id_of(fact, are_sure));
  std::sort(ids.begin(), ids.end());
  return ids;
}

void CaseBook::count(const Entry& entry, bool more) {
  counted_ += more ? 1 : std::size_t(-1);
  for (const FactIds* ids : {&entry.sure, &entry.side})
    for (const std::uint32_t id : *ids) holders_[id] += more ? 1U : UINT32_MAX;
}

const std::string& CaseBook::root(const std::string& ruleset) {
  const auto [place, is_new] = roots_.try_emplace(ruleset);
  if (is_new) place->second = root_of(ruleset, *rulesets_);
  return place->second;
}

void CaseBook::add(FiledCase one) {
  FactIds sure = ids_of(one.facts.sure, true);
  FactIds side = ids_of(one.facts.side, false);
  add(std::move(one), std::move(sure), std::move(side));
}

void CaseBook::add(FiledCase one, FactIds sure, FactIds side) {
  one.facts = {};
  const auto [place, is_new] = by_hash_.try_emplace(one.hash, cases_.size());
  if (!is_new) {
    if (!cases_[place->second].has_names) cases_[place->second] = std::move(one);
    return;
  }
  Entry entry{root(one.ruleset), std::move(sure), std::move(side), !one.withdrawn && !corrected_.contains(one.hash)};
  if (entry.counts) count(entry, true);
  if (!one.corrects.empty() && corrected_.insert(one.corrects).second)
    if (const auto old = by_hash_.find(one.corrects); old != by_hash_.end() && entries_[old->second].counts) {
      entries_[old->second].counts = false;
      count(entries_[old->second], false);
    }
  entries_.push_back(std::move(entry));
  cases_.push_back(std::move(one));
}

Facts CaseBook::facts(std::size_t index) const {
  Facts facts;
  for (const std::uint32_t id : entries_[index].sure) facts.sure.push_back(texts_[id]);
  for (const std::uint32_t id : entries_[index].side) facts.side.push_back(texts_[id]);
  std::sort(facts.sure.begin(), facts.sure.end());
  std::sort(facts.side.begin(), facts.side.end());
  return facts;
}

std::vector<std::size_t> CaseBook::in_order() const {
  std::vector<std::size_t> order(cases_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return cases_[a].hash < cases_[b].hash; });
  return order;
}

Result<std::size_t> CaseBook::find(const std::string& beginning) const {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < cases_.size() && is_hash_beginning(beginning); ++i)
    if (cases_[i].hash.starts_with(beginning)) found.push_back(cases_[i].hash);
  if (found.empty()) return Problem{"", said<"No case begins with {id}.">(beginning)};
  if (found.size() == 1) return by_hash_.at(found.front());
  std::sort(found.begin(), found.end());
  const std::size_t digits = std::max(std::size_t{8}, beginning.size() + 2);
  return Problem{"", said<"Two cases begin with {id}: {a} and {b}.">(beginning, found[0].substr(0, digits),
                                                                     found[1].substr(0, digits))};
}

CaseBook::FactIds CaseBook::asked_among(const Texts& sure) const {
  FactIds asked;
  for (const std::string& fact : sure)
    if (fact.starts_with("asked:")) {
      const auto id = sure_ids_.find(fact);
      asked.push_back(id == sure_ids_.end() ? UNKNOWN : id->second);
    }
  return asked;
}

std::optional<TellingFact> CaseBook::telling(const LookedUp& move, std::size_t index) const {
  const Weights weights(*this);
  const Texts of_case = facts(index).sure;
  std::optional<TellingFact> most;
  std::pair weight(0, false);
  for (const bool is_there : {true, false}) {
    Texts alone;
    add_only_in(is_there ? of_case : move.facts.sure, is_there ? move.facts.sure : of_case, alone);
    for (const std::string& fact : alone) {
      const auto id = sure_ids_.find(fact);
      const std::pair own(weights.of(id == sure_ids_.end() ? UNKNOWN : id->second, true), is_core(fact));
      if (most && own <= weight) continue;
      most = TellingFact{fact, is_there};
      weight = own;
    }
  }
  return most;
}

std::vector<LikeCase> CaseBook::like(const LookedUp& move, std::size_t most) const {
  const auto known = [&](const Texts& facts, bool are_sure) {
    FactIds ids;
    for (const std::string& fact : facts) {
      const auto& known_ids = are_sure ? sure_ids_ : side_ids_;
      const auto id = known_ids.find(fact);
      ids.push_back(id == known_ids.end() ? UNKNOWN : id->second);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
  };
  const Weights weights(*this);
  const FactIds sure = known(move.facts.sure, true);
  const FactIds side = known(move.facts.side, false);
  const int own = weights.of(sure, true) + weights.of(side, false);
  const FactIds asked = asked_among(move.facts.sure);
  std::vector<LikeCase> found;
  for (std::size_t i = 0; i < cases_.size(); ++i) {
    const Entry& entry = entries_[i];
    if (!entry.counts || entry.root != move.root || !holds_all(entry.sure, asked)) continue;
    bool core = false;
    const int common_sure = weights.of_common(sure, entry.sure, true, core);
    if (!core) continue;
    const int common = common_sure + weights.of_common(side, entry.side, false, core);
    const int all = own + weights.of(entry.sure, true) + weights.of(entry.side, false) - common;
    LikeCase one{i, sure == entry.sure, FULL_LIKENESS * common / all, {}, {}};
    if (one.same || one.likeness >= LEAST_LIKENESS) found.push_back(std::move(one));
  }
  std::sort(found.begin(), found.end(), [&](const LikeCase& a, const LikeCase& b) {
    const FiledCase& one = cases_[a.index];
    const FiledCase& other = cases_[b.index];
    return std::tuple(!a.same, -a.likeness, std::string_view(other.made), std::string_view(one.hash)) <
           std::tuple(!b.same, -b.likeness, std::string_view(one.made), std::string_view(other.hash));
  });
  if (found.size() > most) found.resize(most);
  for (LikeCase& one : found) {
    const Facts of = facts(one.index);
    add_only_in(move.facts.sure, of.sure, one.here);
    add_only_in(move.facts.side, of.side, one.here);
    add_only_in(of.sure, move.facts.sure, one.there);
    add_only_in(of.side, move.facts.side, one.there);
  }
  return found;
}

std::vector<Conflict> CaseBook::conflicts() const {
  std::map<std::pair<std::string_view, FactIds>, std::vector<std::size_t>> situations;
  for (const std::size_t i : in_order()) {
    const FactIds& sure = entries_[i].sure;
    if (entries_[i].counts && std::any_of(sure.begin(), sure.end(), [&](std::uint32_t id) { return is_core_[id]; }))
      situations[{entries_[i].root, sure}].push_back(i);
  }
  std::vector<Conflict> found;
  for (const auto& [situation, same] : situations)
    for (std::size_t i = 0; i < same.size(); ++i)
      for (std::size_t k = i + 1; k < same.size(); ++k)
        if (is_allowed(cases_[same[i]].decision.verdict) != is_allowed(cases_[same[k]].decision.verdict))
          found.push_back({same[i], same[k]});
  std::sort(found.begin(), found.end(), [&](const Conflict& a, const Conflict& b) {
    return std::tie(cases_[a.one].hash, cases_[a.other].hash) < std::tie(cases_[b.one].hash, cases_[b.other].hash);
  });
  return found;
}

namespace {

Result<FiledCase> case_in(const std::string& folder, const FoundFile& file) {
  const auto text = text_of_file(folder + "/" + file.name, MAX_CASE_BYTES);
  auto read = text ? read_case_text(*text) : Result<FiledCase>(text.problem());
  if (!read) return read.problem();
  FiledCase one = std::move(read).value();
  one.file = file.name;
  return one;
}

/// The numbers in a book of facts that a cache has numbered otherwise.
class BookIds {
 public:
  BookIds(CaseBook& book, const std::vector<std::string>& texts) : book_(book), texts_(texts) {}

  CaseBook::FactIds of(const std::vector<std::uint32_t>& cached, bool are_sure) {
    std::vector<std::optional<std::uint32_t>>& known = are_sure ? sure_ : side_;
    known.resize(texts_.size());
    CaseBook::FactIds ids;
    ids.reserve(cached.size());
    for (const std::uint32_t id : cached) {
      if (!known[id]) known[id] = book_.id_of(texts_[id], are_sure);
      ids.push_back(*known[id]);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
  }

 private:
  CaseBook& book_;
  const std::vector<std::string>& texts_;
  std::vector<std::optional<std::uint32_t>> sure_;  ///< by number in the cache
  std::vector<std::optional<std::uint32_t>> side_;
};

/// Reads the cases that the cache does not know, and lets it know them.
void read_with_cache(const std::string& folder, const FoundFiles& found, ReadBook& read) {
  CaseCache cache = CaseCache::of_folder(folder);
  BookIds ids(read.book, cache.texts());
  if (cache.knows_all(found.files)) {
    for (const FoundFile& file : found.files) {
      CachedCase known = cache.take(file);
      read.book.add(std::move(known.one), ids.of(known.sure, true), ids.of(known.side, false));
    }
    return;
  }
  for (const FoundFile& file : found.files) {
    if (const CachedCase* known = cache.known(file)) {
      read.book.add(known->one, ids.of(known->sure, true), ids.of(known->side, false));
      continue;
    }
    auto one = case_in(folder, file);
    if (!one) {
      read.problems.push_back({file.name, one.problem().reason});
      continue;
    }
    FiledCase fresh = std::move(one).value();
    fresh.content = content_hash(fresh.json).value_or("");
    fresh.words = folded_text_of(fresh.json);
    fresh.rules = rules_named_in(fresh.json);
    fresh.json = Value();
    cache.keep(file, fresh);
    read.book.add(std::move(fresh));
  }
  cache.save(found.files.size());
}

}  // namespace

Result<ReadBook> read_book(const std::string& folder, const RulesetSource& rulesets, KeptJson kept) {
  const auto found = files_in(folder);
  if (!found) return found.problem();
  ReadBook read{CaseBook(rulesets), found->problems};
  if (kept == KeptJson::none)
    read_with_cache(folder, *found, read);
  else
    for (const FoundFile& file : found->files) {
      auto one = case_in(folder, file);
      if (one)
        read.book.add(std::move(one).value());
      else
        read.problems.push_back({file.name, one.problem().reason});
    }
  std::sort(read.problems.begin(), read.problems.end(), [](const auto& a, const auto& b) { return a.file < b.file; });
  return read;
}

}  // namespace linesman
