// The order of a player (protocol section 3).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "movement/per_piece.h"
#include "movement/step.h"
#include "table/game.h"

namespace linesman {

// The ordered pieces, by id. OneUnit: all pieces of the unit. Pieces: at least one, in the order named.
struct OnePiece {
  std::string id;
  friend bool operator==(const OnePiece&, const OnePiece&) = default;
};
struct OneUnit {
  std::string id;
  friend bool operator==(const OneUnit&, const OneUnit&) = default;
};
struct Pieces {
  std::vector<std::string> ids;
  friend bool operator==(const Pieces&, const Pieces&) = default;
};
using Who = std::variant<OnePiece, OneUnit, Pieces>;

/// The member of an order that names them: "piece", "unit" or "pieces".
std::string_view key_of(const Who& who);

/// The ids in an order: one, or those of the pieces in the order named.
std::vector<std::string> ids_of(const Who& who);

/// The start of a path, when the piece does not stand there.
struct StartPose {
  Vec at;
  std::optional<double> facing;
  std::optional<double> altitude;
};

struct Order {
  Who who;             ///< initially one piece without an id, which is refused
  std::string action;  ///< empty when left out
  PerPiece<Path> paths;
  PerPiece<StartPose> starts;
  std::map<std::string, std::vector<double>> dice;  ///< faces by purpose, in the order rolled
  Value members = Value::empty_object();            ///< members that the ruleset defines (`toward`, `assault`…)

  /// The pointer to the path of a piece: "/paths/tank-1" when it has its own, otherwise "/path".
  std::string path_pointer(const std::string& piece_id) const;
};

/// The pieces that an order names, in document order. A Problem, with a pointer into the order, when it names an
/// unknown thing, a piece twice, or no piece.
Result<std::vector<PieceIndex>> ordered_pieces(const Game& game, const Order& order);

}  // namespace linesman
