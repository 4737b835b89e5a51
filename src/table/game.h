// The game document as an immutable value.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/value.h"
#include "base/vec.h"
#include "table/features.h"
#include "table/footprint.h"
#include "table/hex.h"
#include "table/marker.h"
#include "table/tray.h"

namespace linesman {

/// A place in `Game::terrain()`. Later features lie on top of earlier ones.
enum class FeatureIndex : int {};
/// A place in `Game::pieces()`: document order.
enum class PieceIndex : int {};
/// A place in `Game::units()`.
enum class UnitIndex : int {};

constexpr std::size_t at(FeatureIndex i) { return static_cast<std::size_t>(i); }
constexpr std::size_t at(PieceIndex i) { return static_cast<std::size_t>(i); }
constexpr std::size_t at(UnitIndex i) { return static_cast<std::size_t>(i); }

/// Where a piece stands.
struct Pose {
  Vec at;               ///< the frame's origin, inches, table frame
  double facing = 0;    ///< heading, degrees in [0, 360)
  double altitude = 0;  ///< inches above the table
  friend bool operator==(const Pose&, const Pose&) = default;
};

struct Unit {
  std::string id;
  std::string name;
  std::string side;
  Value traits = Value::empty_object();
  Value status = Value::empty_object();
};

struct Piece {
  std::string id;
  std::string name;
  std::string side;  ///< of the piece or its unit
  std::optional<UnitIndex> unit;
  Footprint base;  ///< of a tray the rectangle round its ranks; a Game keeps it so
  Pose pose;
  std::optional<Hex> hex;  ///< always set in a game on a hex grid, never otherwise
  Value traits = Value::empty_object();
  Value status = Value::empty_object();
  std::optional<PieceMarker> marker;  ///< printed, on the model
  std::optional<PlaceError> error;    ///< of its pose, where a photograph gave one
  std::optional<Tray> tray{};         ///< the models that stand on it in ranks

  /// Whether it is not `aboard`, in `reserve` or `left`. A tray that has lost all its models has left.
  bool on_table() const;
};

struct Table {
  double width = 72;  ///< inches east-west, 1 to 1200
  double depth = 48;  ///< inches north-south, 1 to 1200
  std::optional<HexLayout> hex;
  MarkerFamily family = MarkerFamily::tag36h11;
  std::vector<TableMarker> markers{};  ///< empty: those of `usual_markers`
  friend bool operator==(const Table&, const Table&) = default;
};

/// The markers that lie on the table: its own, otherwise the usual ones.
std::vector<TableMarker> markers_on(const Table& table);

/// The name if there is one, otherwise the id.
template <class Named>
const std::string& label(const Named& thing) {
  return thing.name.empty() ? thing.id : thing.name;
}

/// The features in document order, with look-up by id and by class. Games with equal terrain share one object, so that
/// anything prepared from it (a spatial index) can be kept by its address.
class Terrain {
 public:
  explicit Terrain(Features features);
  /// Keeps the look-up tables of `earlier` if ids, classes and their order are equal.
  Terrain(Features features, const Terrain& earlier);

  const Features& features() const { return features_; }
  std::optional<FeatureIndex> find(std::string_view id) const;
  /// The place of a feature among all ids sorted: sorting by rank sorts by id.
  int rank(FeatureIndex i) const { return ids_->ranks[at(i)]; }
  bool has_ids_of(const Terrain& other) const { return ids_ == other.ids_; }
  /// In document order.
  const std::vector<FeatureIndex>& of(FeatureClass c) const { return (*classes_)[static_cast<std::size_t>(c)]; }

 private:
  struct Ids {
    std::unordered_map<std::string, FeatureIndex> places;
    std::vector<int> ranks;  ///< by place
  };
  using Classes = std::array<std::vector<FeatureIndex>, names_of(FeatureClass{}).size()>;
  static std::shared_ptr<const Ids> ids_of(const Features& features);
  static std::shared_ptr<const Classes> classes_of(const Features& features);

  Features features_;
  std::shared_ptr<const Ids> ids_;
  std::shared_ptr<const Classes> classes_;
};

/// Members of a document that no ruling reads: names of sides, rulesets that suit the game, designers' notes, the
/// warnings of the check that are silenced, the picture under the terrain, and the chart that the game is played under;
/// and the phase of the turn, by which statuses end. A side is known by its name alone.
inline constexpr std::array<std::string_view, 7> ANNOTATIONS{"sides",    "meant_for", "notes", "lint",
                                                             "backdrop", "rules",     "phase"};

// The annotations that no record keeps: they may be large, and they change nothing on the table.
inline constexpr std::string_view BACKDROP = "backdrop";
inline constexpr std::string_view CARRIED_RULES = "rules";
constexpr bool is_recorded(std::string_view annotation) {
  return annotation != BACKDROP && annotation != CARRIED_RULES;
}

/// Everything in a document that is judged, and its annotations. A change makes a new Game that shares unchanged parts;
/// copies are cheap.
class Game {
 public:
  struct Parts {
    std::string title;
    std::string ruleset;  ///< id
    Value options = Value::empty_object();
    Value house_rules = Value::empty_object();
    double tolerance = 0;  ///< in the ruleset's currency, >= 0
    Table table;
    std::vector<Feature> terrain;
    std::vector<Unit> units;
    std::vector<Piece> pieces;
    std::int64_t turn = 1;
    Value history = Value::empty_array();
    Value annotations = Value::empty_object();  ///< by names of ANNOTATIONS
  };

  Game();
  /// Ids are unique over pieces, units and terrain together (checked).
  explicit Game(Parts parts);

  const std::string& title() const { return head_->title; }
  const std::string& ruleset() const { return head_->ruleset; }
  const Value& options() const { return head_->options; }
  const Value& house_rules() const { return head_->house_rules; }
  double tolerance() const { return head_->tolerance; }
  const Table& table() const { return head_->table; }
  std::int64_t turn() const { return head_->turn; }
  const Value& history() const { return head_->history; }
  /// One of ANNOTATIONS; null when the document has none.
  const Value& annotation(std::string_view name) const { return head_->annotations[name]; }

  const std::shared_ptr<const Terrain>& terrain_ptr() const { return terrain_; }
  const Features& terrain() const { return terrain_->features(); }
  const std::vector<Unit>& units() const { return *units_; }
  const std::vector<std::shared_ptr<const Piece>>& pieces() const { return *pieces_; }

  /// In document order.
  const std::vector<FeatureIndex>& features_of(FeatureClass c) const { return terrain_->of(c); }
  const Feature& feature(FeatureIndex i) const { return terrain().at(at(i)); }
  const Unit& unit(UnitIndex i) const { return units_->at(at(i)); }
  const Piece& piece(PieceIndex i) const { return *pieces_->at(at(i)); }

  std::optional<FeatureIndex> find_feature(std::string_view id) const { return terrain_->find(id); }
  std::optional<UnitIndex> find_unit(std::string_view id) const;
  std::optional<PieceIndex> find_piece(std::string_view id) const;

  /// Its pieces in document order.
  std::vector<PieceIndex> pieces_of(UnitIndex unit) const;

  /// Whether both are on one side. A piece is not its own friend.
  bool friends(PieceIndex a, PieceIndex b) const { return a != b && piece(a).side == piece(b).side; }
  bool enemies(PieceIndex a, PieceIndex b) const { return piece(a).side != piece(b).side; }

  // Each of these returns a changed copy.
  Game with_ruleset(std::string id, Value options, Value house_rules) const;
  Game with_title(std::string title) const;
  Game with_turn(std::int64_t turn) const;
  Game with_tolerance(double tolerance) const;
  Game with_history(Value history) const;
  /// `name` is one of ANNOTATIONS (checked); null removes it.
  Game with_annotation(std::string_view name, const Value& value) const;
  Game with_table(Table table) const;
  Game with_piece(PieceIndex i, Piece changed) const;
  Game with_pieces(std::vector<std::shared_ptr<const Piece>> pieces) const;
  Game with_units(std::vector<Unit> units) const;
  Game with_terrain(Features features) const;

 private:
  struct Head {
    std::string title;
    std::string ruleset;
    Value options;
    Value house_rules;
    double tolerance = 0;
    Table table;
    std::int64_t turn = 1;
    Value history;
    Value annotations;
  };
  using PieceIds = std::unordered_map<std::string, PieceIndex>;

  Game with_head(Head head) const;
  void check_ids() const;

  std::shared_ptr<const Head> head_;
  std::shared_ptr<const Terrain> terrain_;
  std::shared_ptr<const std::vector<Unit>> units_;
  std::shared_ptr<const std::vector<std::shared_ptr<const Piece>>> pieces_;
  std::shared_ptr<const PieceIds> piece_ids_;
};

/// The sides of a game, each once: first those that the document lists, then those of units and pieces in order.
std::vector<std::string> sides_of(const Game& game);

/// The label of the piece, unit or feature with that id; an id that the game does not have is returned.
std::string label_of(const Game& game, std::string_view id);

}  // namespace linesman
