// Answers about cases and events as lines for people.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "casebook/case_book.h"
#include "casebook/case_check.h"
#include "casebook/case_desk.h"
#include "casebook/event.h"
#include "casebook/people.h"
#include "rules/terms.h"

namespace linesman {

/// A line, or a part of the one above it.
struct CaseLine {
  Sentence words;
  bool is_part = false;
};

/// The names of a case, empty where they are not to be said.
using NamesOfCase = std::function<NamesByLetter(const FiledCase&)>;

/// The names as the files of a folder have them.
NamesOfCase names_in_folder(const std::string& folder);

/// The line of `like_line`, then each case with what differs. `terms` of the ruleset of the move.
std::vector<CaseLine> like_lines(const CaseBook& book, const LookedUp& move, const std::vector<LikeCase>& found,
                                 const Terms& terms, const NamesOfCase& names);

/// The cases that have certain words.
std::vector<CaseLine> word_lines(const CaseBook& book, const std::vector<std::size_t>& found, const NamesOfCase& names);

std::vector<CaseLine> conflict_lines(const CaseBook& book, const NamesOfCase& names);

std::vector<CaseLine> check_lines(const CheckedFolder& checked);

/// A case that was written; `like` stands below it.
std::vector<CaseLine> added_lines(const AddedCase& added, const CaseBook& book, const NamesOfCase& names);

/// The outcome of copying folders together; `folders` as they were named.
std::vector<CaseLine> merged_lines(const MergedFolders& merged, const std::vector<std::string>& folders,
                                   const NamesOfCase& names);

std::vector<CaseLine> copied_lines(const CopiedCases& copied);

/// The problems of an event, or that there are none.
std::vector<CaseLine> event_lines(const std::vector<FileProblem>& problems);

/// A call that was written.
CaseLine call_line(const NewCall& call);

/// A line for each tile.
std::vector<CaseLine> hall_lines(const Hall& hall);

}  // namespace linesman
