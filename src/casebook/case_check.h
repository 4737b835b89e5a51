// Everything that is to be said of a folder of cases, and what copying one into another would bring.
#pragma once

#include <set>

#include "casebook/case_book.h"

namespace linesman {

/// A case that would be ruled otherwise today, or whose facts would be others.
struct ChangedCase {
  std::string hash;
  std::string file;
  Sentence what;
};

struct CheckedFolder {
  std::size_t counted = 0;
  std::vector<FileProblem> problems;  ///< sorted by file
  std::vector<ChangedCase> changed;   ///< sorted by file
};

/// Reads every file and takes rulings and facts anew. `now`: milliseconds since 1970 by the clock of this machine.
/// `without_people`: no name stands in a reason.
Result<CheckedFolder> checked_folder(const std::string& folder, const RulesetSource& rulesets, std::int64_t now,
                                     bool without_people = false);

/// How far ahead of `now` a moment is, in whole minutes, where that is more than a clock may differ; else nothing.
std::optional<std::int64_t> minutes_ahead(std::string_view made, std::int64_t now);

/// The reason of a problem for a file from a clock that is ahead, to be said after its name.
Sentence future_words(std::int64_t minutes);

/// A case of one of several folders, by hash.
struct MergedFolders {
  std::size_t both = 0;                 ///< in all folders
  std::vector<std::size_t> only;        ///< by folder: in it alone
  std::vector<FileProblem> problems;    ///< with the folder before the name
  std::vector<Conflict> new_conflicts;  ///< of `book`: that none of the folders has alone
  CaseBook book;                        ///< of all of them
};

/// Reads alone.
Result<MergedFolders> merged_folders(const std::vector<std::string>& folders, const RulesetSource& rulesets);

struct CopiedCases {
  std::size_t copied = 0;
  std::size_t there = 0;  ///< that were there already
  std::vector<FileProblem> left_out;
};

/// Adds the cases of a folder to another one, which is made where there is none.
Result<CopiedCases> copy_cases(const std::string& from, const std::string& to, bool without_people,
                               const RulesetSource& rulesets);

}  // namespace linesman
