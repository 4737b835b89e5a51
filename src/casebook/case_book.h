// The cases of a folder that can be read: which of them count, and the answer to the question how a move was ruled.
//
//   const auto book = read_book(folder, rulesets);
//   const std::vector<LikeCase> found = book->like({root, facts}, 3);
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "casebook/case.h"
#include "casebook/case_folder.h"
#include "referee/referee.h"

namespace linesman {

/// The facts of a move that is looked up.
struct LookedUp {
  std::string root;  ///< of its ruleset (`root_of`)
  Facts facts;
};

/// A case beside a move.
struct LikeCase {
  std::size_t index = 0;  ///< in `CaseBook::cases`
  bool same = false;
  int likeness = 0;                ///< of 1000
  std::vector<std::string> here;   ///< facts of the move alone, the sure ones first
  std::vector<std::string> there;  ///< facts of the case alone
};

/// The fact of the greatest weight that a case or a move has alone.
struct TellingFact {
  std::string fact;
  bool is_there = true;  ///< of the case alone; else of the move alone
};

/// Two cases that are the same and were decided otherwise; the smaller hash first.
struct Conflict {
  std::size_t one = 0;  ///< in `CaseBook::cases`
  std::size_t other = 0;
};

/// The id of the ruleset that a ruleset varies in the end, or its own.
std::string root_of(const std::string& ruleset, const RulesetSource& rulesets);

/// Its answers are the same in whatever order its cases came.
class CaseBook {
 public:
  explicit CaseBook(const RulesetSource& rulesets) : rulesets_(&rulesets) {}

  /// Numbers of facts in this book, ascending.
  using FactIds = std::vector<std::uint32_t>;

  /// Of one hash one is kept, with names rather than without.
  void add(FiledCase one);
  /// As above, a case without its facts, whose numbers are known (`id_of`).
  void add(FiledCase one, FactIds sure, FactIds side);

  /// The number of a fact, which the book knows from now on.
  std::uint32_t id_of(const std::string& fact, bool is_sure);

  /// In the order in which they came. Their facts are `facts`.
  const std::vector<FiledCase>& cases() const { return cases_; }
  Facts facts(std::size_t index) const;
  /// By hash.
  std::vector<std::size_t> in_order() const;
  /// Whether it is neither corrected nor taken back.
  bool counts(std::size_t index) const { return entries_[index].counts; }
  std::size_t counted() const { return counted_; }

  /// The case whose hash begins so. A Problem when there is none, or more than one.
  Result<std::size_t> find(const std::string& beginning) const;

  /// The cases that are the same or like it: the same first, then by likeness, the newest, the smaller hash.
  std::vector<LikeCase> like(const LookedUp& move, std::size_t most) const;

  /// The weightiest sure fact that differs; of equals a core fact, then one of the case, then the first. Nothing where
  /// none differs.
  std::optional<TellingFact> telling(const LookedUp& move, std::size_t index) const;

  /// Sorted by their hashes.
  std::vector<Conflict> conflicts() const;

 private:
  struct Entry {
    std::string root;
    FactIds sure;
    FactIds side;
    bool counts = true;
  };

  FactIds ids_of(const std::vector<std::string>& facts, bool are_sure);
  FactIds asked_among(const std::vector<std::string>& sure) const;
  void count(const Entry& entry, bool more);
  const std::string& root(const std::string& ruleset);
  class Weights;

  const RulesetSource* rulesets_;
  std::vector<FiledCase> cases_;
  std::vector<Entry> entries_;  ///< by case
  std::unordered_map<std::string, std::size_t> by_hash_;
  std::unordered_set<std::string> corrected_;
  std::unordered_map<std::string, std::uint32_t> sure_ids_;  ///< by fact
  std::unordered_map<std::string, std::uint32_t> side_ids_;
  std::vector<std::string> texts_;            ///< by id
  std::vector<bool> is_core_;                 ///< by id
  std::vector<std::uint32_t> holders_;        ///< by id: how many cases that count have it
  std::map<std::string, std::string> roots_;  ///< by ruleset
  std::size_t counted_ = 0;
};

/// A book, and the files of its folder that are no cases.
struct ReadBook {
  CaseBook book;
  std::vector<FileProblem> problems;
};

/// Whether the JSON of each case is kept too.
enum class KeptJson { none, whole };

/// Without their JSON cases are taken from the user's cache as far as their files have not changed.
Result<ReadBook> read_book(const std::string& folder, const RulesetSource& rulesets, KeptJson kept = KeptJson::none);

}  // namespace linesman
