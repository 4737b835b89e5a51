// What the reader of a format hands over, thing by thing, until it is a game. Inside `exchange` only.
#pragma once

#include <set>
#include <unordered_map>
#include <unordered_set>

#include "exchange/imported.h"
#include "exchange/piece_draft.h"

namespace linesman::exchange {

class Haul {
 public:
  /// `into` may be nullptr and outlives the haul.
  Haul(const ImportWishes& wishes, const Game* into);

  const ImportWishes& wishes() const { return wishes_; }
  const Table& table() const { return parts_.table; }
  bool has_table() const { return has_table_; }

  void set_title(std::string title);
  /// The table of a new game: a Problem when no table is of that size. An open game keeps its own, and the report says
  /// so where the two differ.
  Result<void> set_table(const Table& table, const std::string& place);

  /// A unit of a new game; one that has its id or its name already is passed over.
  void add(Unit unit);
  /// A feature whose shape is valid; its id is the wish for one.
  void add(Feature feature, const std::string& place);
  void add(const PieceDraft& draft, const std::string& place);

  void say(Fate fate, const std::string& place, std::string reason);

  /// The game of all that. What its document would refuse after all is left out, with the reason.
  Result<Imported> finish(const std::string& file);

 private:
  /// A thing that was added, by its place in the file.
  struct Added {
    std::vector<std::string> places;
    std::size_t before = 0;  ///< things of the open game, which come first
  };

  std::string new_id(const std::string& wish, std::string_view stem);
  UnitIndex unit_of(const PieceDraft& draft);
  Piece piece_of(const PieceDraft& draft, const std::string& place);
  bool drop_refused(const std::vector<Problem>& problems);

  ImportWishes wishes_;
  const Game* into_;
  Game::Parts parts_;
  bool has_table_ = false;
  Added features_;
  Added pieces_;
  std::size_t units_before_ = 0;
  std::unordered_set<std::string> ids_;
  std::unordered_map<std::string, int> numbers_;  ///< the last number given to a stem
  std::unordered_map<std::string, UnitIndex> units_;
  ImportReport report_;
};

}  // namespace linesman::exchange
