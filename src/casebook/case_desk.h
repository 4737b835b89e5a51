// A folder of cases into which an umpire writes.
//
//   auto desk = CaseDesk::open(folder, rulesets);
//   const auto added = desk->add(*read_draft(json));   // on the disk once it returns
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "casebook/case_book.h"
#include "casebook/draft.h"

namespace linesman {

/// A case that was written, or that was there already.
struct AddedCase {
  std::string hash;
  std::string file;               ///< with its folder
  std::vector<std::string> like;  ///< hashes of the cases that are the same or like it, as they were before
};

/// The folder of cases that a folder stands for: that of an event, or itself.
std::string cases_folder(const std::string& folder);

/// The folder of the event to which a folder of cases belongs; empty when it belongs to none.
std::string event_folder(const std::string& folder);

class CaseDesk {
 public:
  /// `rulesets` outlive it. A Problem when there is no such folder.
  static Result<CaseDesk> open(const std::string& folder, const RulesetSource& rulesets);

  /// `without_people`: the file has no names.
  Result<AddedCase> add(CaseDraft draft, bool without_people = false);

  const std::vector<FileProblem>& problems() const { return problems_; }
  const CaseBook& book() const { return book_; }

 private:
  CaseDesk(std::string folder, ReadBook read, const RulesetSource& rulesets);
  void know(const Value& json, const std::string& hash);

  std::string folder_;
  std::string event_;  ///< id, or empty
  CaseBook book_;
  std::vector<FileProblem> problems_;
  std::map<std::string, std::string, std::less<>> by_content_;  ///< `content_hash` to hash
  const RulesetSource* rulesets_;
};

}  // namespace linesman
