// The models of a watched game as they stood at the last rest, and the moves that may still be replaced.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "watch/reading.h"
#include "watch/watch_event.h"

namespace linesman {

struct WatchedModel {
  std::optional<Vec> read_at{};         ///< at the last rest, inches; nothing: it was not read then
  std::optional<StandingSeen> stood{};  ///< where it stood at the last rest at which it was read
  std::optional<double> missed{};       ///< since then it is not seen, and its place is open
  bool is_told_unseen = false;          ///< as covered or gone
  bool is_told_gone = false;
  bool is_told_coarse = false;
};

/// A move that was reported and may still be replaced or taken back.
struct OpenMove {
  std::int64_t id = 0;
  std::string unit{};
  std::map<PieceIndex, Piece> firsts{};  ///< its models as they were before
  std::optional<std::int64_t> here{};    ///< the entry before it, where it was carried out in this record
  bool is_carried = false;               ///< the game has it
  std::vector<OpenMove> joined{};        ///< moves of its unit that were carried out with it, as one order
};

struct WatchedModels {
  std::map<PieceIndex, WatchedModel> models{};
  std::map<std::int64_t, OpenMove> open{};  ///< by id
  std::map<PieceIndex, OutOfStepTold::Off> out_of_step{};
  std::map<PieceIndex, bool> nudged{};  ///< those of them that were nudged

  /// Those of a game that carry a marker, as far as they are new.
  void take_up(const Game& game);
  /// The step that all models seem to have made together is the camera's.
  void move_with_camera(const TableReading& reading);

  /// Models that a reading has are read there, and not missed any more. Those that it has not are not read.
  void see_again(const TableReading& reading);

  /// The game after a change by other hands: models that it left alone are as they were `reported`, the others as
  /// `given` has them. Those of them that are seen elsewhere are out of step.
  Game follow(const Game& before, const Game& given, const Game& reported);
  /// Which moves a game has; none of them is an entry of its record that could be gone back to.
  void settle_open(const Game& game);
  /// The models of a move are out of step until they stand where they stood before it.
  void put_back(const Game& game, const OpenMove& move);

 private:
  void keep_those_of(const Game& before, const Game& after);
};

}  // namespace linesman
