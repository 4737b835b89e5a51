// The reading of a table that rests.
#pragma once

#include <optional>
#include <vector>

#include "base/sentence.h"
#include "photo/camera.h"
#include "table/game.h"

namespace linesman {

/// A piece where it is seen. Inches and degrees.
struct StandingSeen {
  PieceIndex piece{};
  Vec at;
  double facing = 0;
  double uncertainty = 0;  ///< 95 of 100 times it stands no farther off
  double turn = 0;         ///< of the facing, likewise
  double cell = 0;         ///< of its marker, where it is seen tightest, pixels
  double put_down = 0;     ///< seconds: its place was last seen to change
};

/// A marker that belongs to no model.
struct MarkerSeen {
  int id = 0;
  Vec at;
  double facing = 0;
};

/// The camera at a reading.
enum class CameraNow {
  stands,  ///< where it stood
  found,   ///< for the first time, or again
  moved,   ///< it stands elsewhere
  lost     ///< too few table markers are seen
};
constexpr Names<CameraNow::lost> names_of(CameraNow) { return {"stands", "found", "moved", "lost"}; }

/// Something that the players should know, once while it lasts.
struct WatchProblem {
  Sentence text;
  std::optional<int> marker{};
  std::string piece{};  ///< id; empty: none
  friend bool operator==(const WatchProblem&, const WatchProblem&) = default;
};

struct TableReading {
  CameraNow camera = CameraNow::lost;
  std::optional<double> residual{};  ///< of a camera that was fitted anew, inches: root mean square
  std::optional<double> worst{};
  std::vector<StandingSeen> pieces{};  ///< in document order
  std::vector<MarkerSeen> others{};    ///< by id
  std::vector<WatchProblem> problems{};
};

}  // namespace linesman
