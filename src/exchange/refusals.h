// What a document or its rules refuse of what was added to a game, taken out again. Inside `exchange` only.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman::exchange {

/// Things of one list that were added, by their places in the imported file.
struct AddedThings {
  std::vector<std::string> places;
  std::size_t before = 0;  ///< things of the open game, which come first
};

class Refusals {
 public:
  /// Called with the place of a thing in the imported file and the reason.
  using Say = std::function<void(const std::string& place, const std::string& reason)>;

  /// Takes out of `parts` and of what was added to them; these outlive it.
  Refusals(Game::Parts& parts, AddedThings& features, AddedThings& units, AddedThings& pieces, Say say)
      : parts_(parts), features_(features), units_(units), pieces_(pieces), say_(std::move(say)) {}

  /// Features and pieces that a problem is about. False, with nothing taken out, when one is about something else.
  bool drop(const std::vector<Problem>& problems);

  /// Traits, statuses and ratings that the rules refuse; where none of these is at fault, whole features and pieces. A
  /// Problem that is about something else.
  Result<void> drop_for_rules(const std::vector<Problem>& problems);

  /// Those that are about what was added; of a new game all.
  std::vector<Problem> of_what_was_added(std::vector<Problem> problems, bool new_game) const;

 private:
  Game::Parts& parts_;
  AddedThings& features_;
  AddedThings& units_;
  AddedThings& pieces_;
  Say say_;
};

}  // namespace linesman::exchange
