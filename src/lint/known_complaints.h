// The complaints of a table, to find those that a change of it adds.
//
//   const KnownComplaints known(game, rulesets);
//   if (!known.all_of(changed)) refuse();
#pragma once

#include <set>
#include <string>

#include "lint/lint.h"

namespace linesman {

class KnownComplaints {
 public:
  /// Those of a game; the rulesets outlive it.
  KnownComplaints(const Game& game, const RulesetSource& rulesets);

  /// Each complaint of another game is known: of the same code, about the same things. Once `given_up` holds, the
  /// answer means nothing.
  bool all_of(const Game& game, const GivenUp& given_up = never_given_up) const;

 private:
  std::set<std::string> of(const Game& game, const GivenUp& given_up) const;

  const RulesetSource& rulesets_;
  std::set<std::string> known_;
};

}  // namespace linesman
