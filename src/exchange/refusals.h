// Removes added things that the document or the rules refuse. Inside `exchange` only.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "exchange/imported.h"
#include "table/game.h"

namespace linesman::exchange {

/// The added things of one list, by their places in the imported file.
struct AddedThings {
  std::vector<std::string> places;
  std::size_t before = 0;  ///< the number of things of the open game, which come first
};

class Refusals {
 public:
  /// It is called with what became of a thing, its place in the imported file and the reason.
  using Say = std::function<void(Fate fate, const std::string& place, const Sentence& reason)>;
  /// The value of a trait that the rules need; null when there is none.
  using Ready = std::function<Value(const std::string& trait)>;

  /// Removes from `parts` and from the lists of added things; these outlive it.
  Refusals(Game::Parts& parts, AddedThings& features, AddedThings& units, AddedThings& pieces, Say say)
      : parts_(parts), features_(features), units_(units), pieces_(pieces), say_(std::move(say)) {}

  /// Removes the features and pieces that have a problem. False, and nothing is removed, when a problem is of something
  /// else.
  bool drop(const std::vector<Problem>& problems);

  /// Removes traits, statuses and ratings that the rules refuse, and gives pieces the traits that they need; if none of
  /// these is at fault, removes whole features and pieces. Returns a Problem of something else.
  Result<void> drop_for_rules(const std::vector<Problem>& problems, const Ready& ready);

  /// The problems of added things; in a new game all problems.
  std::vector<Problem> of_what_was_added(std::vector<Problem> problems, bool new_game) const;

 private:
  Game::Parts& parts_;
  AddedThings& features_;
  AddedThings& units_;
  AddedThings& pieces_;
  Say say_;
};

}  // namespace linesman::exchange
