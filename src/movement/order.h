// The order of a player (protocol section 3).
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "base/vec.h"
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

/// One value for all pieces of an order (`path`, `start`), and values of single pieces that replace it (`paths`,
/// `starts`). Pieces are named by id; another part checks whether the order names them.
template <class T>
class PerPiece {
 public:
  /// The value of a piece: its own, otherwise the common one; nullptr when there is neither.
  const T* of(const std::string& piece) const {
    const auto own = own_.find(piece);
    if (own != own_.end()) return &own->second;
    return common_ ? &*common_ : nullptr;
  }
  /// The value of a piece, to change it. A change of the common one concerns all pieces without their own.
  T* of(const std::string& piece) {
    const auto own = own_.find(piece);
    if (own != own_.end()) return &own->second;
    return common_ ? &*common_ : nullptr;
  }

  bool has_own(const std::string& piece) const { return own_.contains(piece); }
  const std::optional<T>& common() const { return common_; }
  const std::map<std::string, T>& own() const { return own_; }
  /// Whether there is neither a common value nor an own one.
  bool empty() const { return !common_ && own_.empty(); }

  /// Sets the value of all pieces; none keeps its own.
  void set_all(T value) {
    own_.clear();
    common_ = std::move(value);
  }
  /// Sets the value of all pieces without their own.
  void set_common(T value) { common_ = std::move(value); }
  /// Sets a piece's own value.
  void set(const std::string& piece, T value) { own_.insert_or_assign(piece, std::move(value)); }
  /// Replaces the value of a piece: its own if it has one, otherwise the common one.
  void replace(const std::string& piece, T value) {
    if (has_own(piece))
      set(piece, std::move(value));
    else
      set_common(std::move(value));
  }

  /// Gives each of these pieces its present value as its own; then there is no common value.
  void separate(const std::vector<std::string>& pieces) {
    if (common_)
      for (const std::string& piece : pieces) own_.try_emplace(piece, *common_);
    common_.reset();
  }
  /// Drops the own values of all other pieces.
  void keep_only(const std::vector<std::string>& pieces) {
    std::erase_if(own_,
                  [&](const auto& own) { return std::find(pieces.begin(), pieces.end(), own.first) == pieces.end(); });
  }
  void drop_own(const std::string& piece) { own_.erase(piece); }
  void drop_common() { common_.reset(); }
  void clear() { *this = {}; }

  /// Calls `change` with the common value and with each own value.
  template <class Change>
  void change_each(Change change) {
    if (common_) change(*common_);
    for (auto& own : own_) change(own.second);
  }

 private:
  std::optional<T> common_;
  std::map<std::string, T> own_;
};

/// The members of orders under every ruleset.
constexpr std::array<std::string_view, 9> ORDER_MEMBERS{"piece", "unit", "pieces", "action", "path",
                                                        "paths", "dice", "start",  "starts"};

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

/// The pose that a piece shall have at the end of an order. Facing and altitude that are not given may be anything.
struct EndRequest {
  Vec at;
  std::optional<double> facing{};    ///< a heading, degrees in [0, 360)
  std::optional<double> altitude{};  ///< inches
};

}  // namespace linesman
