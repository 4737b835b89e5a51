// Collects the things that the reader of a format finds, and builds a game of them. Inside `exchange` only.
#pragma once

#include <array>
#include <unordered_map>
#include <unordered_set>

#include "exchange/imported.h"
#include "exchange/json_parts.h"
#include "exchange/kind_words.h"
#include "exchange/map_picture.h"
#include "exchange/piece_draft.h"
#include "exchange/refusals.h"

namespace linesman::exchange {

/// The greatest number of things made of one thing of a file: parts of a wall between its doors, islands of tiles.
inline constexpr std::size_t MAX_PARTS = 20'000;

/// Measures how long an object is as text. An object that comes several times in a row is measured once.
class MeasuredMembers {
 public:
  std::size_t bytes(const Value& members);

 private:
  Value last_ = Value::empty_object();
  std::size_t bytes_ = 0;
};

class ImportBuilder {
 public:
  /// `into` may be nullptr and outlives the builder. The size of the result is limited by `file_size`, in bytes.
  ImportBuilder(const ImportOptions& options, const Game* into, std::size_t file_size);

  const ImportOptions& options() const { return options_; }
  const KindWords& words() const { return words_; }
  const Table& table() const { return parts_.table; }
  bool has_table() const { return has_table_; }

  /// Whether the side of the options has a unit of that name or id.
  bool has_unit(const std::string& name) const { return units_.contains(options_.side + '\n' + name); }

  void set_title(std::string title);
  /// Sets the table of a new game; a Problem when no table has that size. An open game keeps its own, with a line in
  /// the report if the two differ.
  Result<void> set_table(const Table& table, const std::string& place);

  /// Adds a unit; it is left out if the game has one of its id or its name.
  void add(Unit unit, const std::string& place);
  /// Adds a feature, whose shape is valid; it keeps its id if that is free.
  void add(Feature feature, const std::string& place);
  void add(const PieceDraft& draft, const std::string& place);

  /// Lays the picture of a map under the terrain. A game has one backdrop: a second picture is left out, and so is any
  /// for an open game that has its own.
  void set_backdrop(const LaidPicture& picture, const std::string& place);

  void say(Fate fate, const std::string& place, Sentence reason);

  /// Reports that `things` are left out because no table knows the word for their kind. Outlines are optional.
  void say_unknown(const std::string& word, const std::string& place, std::size_t things = 1,
                   const FeatureShape& shape = {});

  /// Calls `take(item, its place)` for each item of an optional list. A value that is no list goes to the report.
  template <class Take>
  void each(const Value& object, std::string_view name, const std::string& place, Take take) {
    const Value& list = object[name];
    const std::string at = pointer_to(place, name);
    if (!list.is_null() && !list.is_array())
      say(Fate::left_out, at, said<"it must be a list, not {a}">(described(list)));
    std::size_t i = 0;
    for (const Value& item : list.items()) take(item, pointer_to(at, i++));
  }

  /// Whether `count` more parts may be made, of MAX_PARTS in all. The first refusal goes to the report.
  bool takes_parts(std::size_t count, const std::string& place);

  /// The game of all these things. Things that its document or its rules refuse are left out, with the reason.
  Result<Imported> finish(const std::string& file);

 private:
  std::string new_id(const std::string& wanted_id, std::string_view stem);
  std::string side_of(const PieceDraft& draft) const;
  UnitIndex unit_of(const PieceDraft& draft, const std::string& place);
  void take_base(const PieceDraft& draft, const std::string& place, Piece& piece);
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
  Value backdrop_;
  bool has_table_ = false;
  AddedThings features_;
  AddedThings units_added_;
  AddedThings pieces_;
  std::size_t room_ = 0;  ///< the greatest size of the result, and the part of it that is used
  std::size_t used_ = 0;
  struct {
    std::size_t count = 0;
    bool refused = false;  ///< one was too many
  } parts_made_;
  std::array<MeasuredMembers, 5> members_;
  std::unordered_set<std::string> ids_;
  std::unordered_map<std::string, int> numbers_;  ///< the last number given to a stem
  std::unordered_map<std::string, UnitIndex> units_;
  std::unordered_map<std::string, std::size_t> unknown_;  ///< places in the report
  /// By name and by id; if two units have a name, the side of the first.
  std::unordered_map<std::string, std::string> sides_of_units_;
  ImportReport report_;
};

/// The inches of a file's lengths.
struct LengthUnits {
  double unit = 1;            ///< of a number without a unit
  double metre = 1 / 0.0254;  ///< of "3 m"
};

/// Sets width and height of a feature: those that the file gives, as numbers or as texts with or without a unit,
/// otherwise those of its kind. A value that is no length goes to the report.
void take_measures(const Value& width, const Value& height, LengthUnits units, const std::string& place,
                   Feature& feature, ImportBuilder& builder);

}  // namespace linesman::exchange
