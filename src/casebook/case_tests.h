// Cases as tests of rulesets, in the form that a ruleset's own cases.json has.
#pragma once

#include <map>

#include "casebook/case_book.h"

namespace linesman {

/// The content of the two files of one ruleset.
struct TestsOfRuleset {
  Value upheld;      ///< cases.json: what the ruleset rules, of every ruling that was upheld
  Value overridden;  ///< overridden.json: what umpires decided in place of it
};

/// By ruleset. `book` was read with `KeptJson::whole`. Cases without a game are left out.
std::map<std::string, TestsOfRuleset> tests_of(const CaseBook& book);

/// A file of tests that was written.
struct WrittenTests {
  std::string file;
  std::size_t cases = 0;
};

/// Writes them below a folder, one folder for each ruleset.
Result<std::vector<WrittenTests>> write_tests(const CaseBook& book, const std::string& folder);

}  // namespace linesman
