// What the reader of a format hands over, thing by thing, until it is a game. Inside `exchange` only.
#pragma once

#include <array>
#include <unordered_map>
#include <unordered_set>

#include "exchange/imported.h"
#include "exchange/json_parts.h"
#include "exchange/kind_words.h"
#include "exchange/piece_draft.h"
#include "exchange/refusals.h"

namespace linesman::exchange {

/// Of what is made of one thing of a file by cutting and copying: parts of a wall between its doors, islands of tiles.
inline constexpr std::size_t MAX_PARTS = 20'000;

/// How long an object is as text. The same object, however often it comes in turn, is measured once.
class MeasuredMembers {
 public:
  std::size_t bytes(const Value& members);

 private:
  Value last_ = Value::empty_object();
  std::size_t bytes_ = 0;
};

class ImportBuilder {
 public:
  /// `into` may be nullptr and outlives the builder. How much becomes of a file has a bound, by its size in bytes.
  ImportBuilder(const ImportOptions& options, const Game* into, std::size_t file_size);

  const ImportOptions& options() const { return options_; }
  const KindWords& words() const { return words_; }
  const Table& table() const { return parts_.table; }
  bool has_table() const { return has_table_; }

  void set_title(std::string title);
  /// The table of a new game: a Problem when no table is of that size. An open game keeps its own, and the report says
  /// so where the two differ.
  Result<void> set_table(const Table& table, const std::string& place);

  /// A unit of a new game; one that has its id or its name already is passed over.
  void add(Unit unit, const std::string& place);
  /// A feature whose shape is valid; it keeps its id if that is free.
  void add(Feature feature, const std::string& place);
  void add(const PieceDraft& draft, const std::string& place);

  void say(Fate fate, const std::string& place, std::string reason);

  /// `things` are left out because no table knows that word for their kind; their outlines may be left out.
  void say_unknown(const std::string& word, const std::string& place, std::size_t things = 1,
                   const FeatureShape& shape = {});

  /// Calls `take(item, its place)` for each item of a list that an object may have; what is no list is said.
  template <class Take>
  void each(const Value& object, std::string_view name, const std::string& place, Take take) {
    const Value& list = object[name];
    const std::string at = pointer_to(place, name);
    if (!list.is_null() && !list.is_array()) say(Fate::left_out, at, "it must be a list, not " + describe(list));
    std::size_t i = 0;
    for (const Value& item : list.items()) take(item, pointer_to(at, i++));
  }

  /// Whether so many more parts of something may be made, of MAX_PARTS in all; that there is no more is said once.
  bool takes_parts(std::size_t count, const std::string& place);

  /// The game of all that. What its document or its rules would refuse after all is left out, with the reason.
  Result<Imported> finish(const std::string& file);

 private:
  std::string new_id(const std::string& wanted_id, std::string_view stem);
  std::string side_of(const PieceDraft& draft) const;
  UnitIndex unit_of(const PieceDraft& draft, const std::string& place);
  Piece piece_of(const PieceDraft& draft, const std::string& place);
  bool takes_room(std::size_t bytes, const std::string& place);
  std::size_t bytes_of(const PieceDraft& draft);
  Game game_of_parts() const;
  Refusals refusals();
  Result<Game> readable_game(const std::string& file);

  ImportOptions options_;
  KindWords words_;
  const Game* into_;
  Game::Parts parts_;
  bool has_table_ = false;
  AddedThings features_;
  AddedThings units_added_;
  AddedThings pieces_;
  std::size_t room_ = 0;  ///< for what becomes of the file, and how much of it is taken
  std::size_t used_ = 0;
  std::size_t parts_made_ = 0;
  bool parts_refused_ = false;
  std::array<MeasuredMembers, 5> members_;
  std::unordered_set<std::string> ids_;
  std::unordered_map<std::string, int> numbers_;  ///< the last number given to a stem
  std::unordered_map<std::string, UnitIndex> units_;
  std::unordered_map<std::string, std::size_t> unknown_;         ///< places in the report
  std::unordered_map<std::string, std::string> sides_of_units_;  ///< by name and by id; of the first of that name
  ImportReport report_;
};

/// Inches of a file's lengths.
struct LengthUnits {
  double unit = 1;            ///< of a number without a unit
  double metre = 1 / 0.0254;  ///< of "3 m"
};

/// Width and height of a feature: the kind's own, unless the file says others as numbers or as texts with or without a
/// unit. What is said and cannot be is told.
void take_measures(const Value& width, const Value& height, LengthUnits units, const std::string& place,
                   Feature& feature, ImportBuilder& builder);

}  // namespace linesman::exchange
