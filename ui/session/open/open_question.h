// The action and the dice that the players have said, besides the way. It has no other home; orders,
// places, ranges and photographs take both from here.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "movement/question.h"

namespace linesman {

class OpenQuestion {
 public:
  /// About whom, under which rules: a ruleset's id, and ids of pieces, sorted.
  using About = std::pair<std::string, std::vector<std::string>>;

  /// Empty: none is said.
  const std::string& action(const About& about) const { return of(about).action; }
  /// Another action than the one that was said empties the dice, which fell for that one. A roll in the record stays.
  void say_action(const About& about, const std::string& action);

  /// The faces that are known; a throw that is not complete has nothing in place of those that are not.
  const AskedRoll& roll(const About& about) const { return of(about).roll; }
  /// No faces: the throw is taken away.
  void say_faces(const About& about, const std::string& purpose, std::vector<std::optional<int>> faces);

  void forget(const About& about) { said_.erase(about); }
  void clear() { said_.clear(); }

 private:
  struct Said {
    std::string action;
    AskedRoll roll;
  };
  const Said& of(const About& about) const;

  std::map<About, Said> said_;
};

}  // namespace linesman
