#include "lint/known_complaints.h"

#include <algorithm>

namespace linesman {

KnownComplaints::KnownComplaints(const Game& game, const RulesetSource& rulesets)
    : rulesets_(rulesets), known_(of(game, never_given_up)) {}

std::set<std::string> KnownComplaints::of(const Game& game, const GivenUp& given_up) const {
  std::set<std::string> all;
  for (const Complaint& complaint : lint(game, rulesets_, given_up).complaints) {
    std::string key = complaint.code;
    for (const std::string& id : complaint.of) key += " " + id;
    all.insert(key);
  }
  return all;
}

bool KnownComplaints::all_of(const Game& game, const GivenUp& given_up) const {
  const std::set<std::string> now = of(game, given_up);
  return std::includes(known_.begin(), known_.end(), now.begin(), now.end());
}

}  // namespace linesman
