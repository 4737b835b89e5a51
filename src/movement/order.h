// What a player wants to do (protocol section 3).
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

// Who is ordered: ids.
struct OnePiece {
  std::string id;
  friend bool operator==(const OnePiece&, const OnePiece&) = default;
};
struct OneUnit {
  std::string id;
  friend bool operator==(const OneUnit&, const OneUnit&) = default;
};  ///< all its pieces
struct Pieces {
  std::vector<std::string> ids;
  friend bool operator==(const Pieces&, const Pieces&) = default;
};  ///< in the order named, at least one
using Who = std::variant<OnePiece, OneUnit, Pieces>;

/// The member of an order that says who: "piece", "unit" or "pieces".
std::string_view key_of(const Who& who);

/// The ids that it says: one, or those of the pieces in the order named.
std::vector<std::string> ids_of(const Who& who);

/// Where a path begins when it is not where the piece stands.
struct StartPose {
  Vec at;
  std::optional<double> facing;
  std::optional<double> altitude;
};

struct Order {
  Who who;             ///< until it is set: one piece without an id, which is refused
  std::string action;  ///< empty when left out
  PerPiece<Path> paths;
  PerPiece<StartPose> starts;
  std::map<std::string, std::vector<double>> dice;  ///< faces by purpose, in the order rolled
  Value members = Value::empty_object();            ///< what the ruleset defines besides (`toward`, `assault`…)

  /// Where the path of a piece stands in the order: "/paths/tank-1" when it has its own, else "/path".
  std::string path_pointer(const std::string& piece_id) const;
};

/// The pieces that an order names, in document order, or a Problem (with the pointer into the order) when it names
/// something unknown, a piece twice, or no piece.
Result<std::vector<PieceIndex>> ordered_pieces(const Game& game, const Order& order);

}  // namespace linesman
