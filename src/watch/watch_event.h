// The events of a watched table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/names.h"
#include "photo/camera.h"
#include "reach/questions/answers.h"
#include "record/seen.h"
#include "watch/reading.h"

namespace linesman {

enum class WatchState {
  moving,      ///< something moves, or a hand is over the table
  resting,     ///< the table is read and agrees with the game
  unsure,      ///< something cannot be read or judged
  out_of_step  ///< table and game differ, and no move explains it
};
constexpr Names<WatchState::out_of_step> names_of(WatchState) { return {"moving", "resting", "unsure", "out-of-step"}; }

enum class WatchVerdict { legal, illegal, close, unknown };
constexpr Names<WatchVerdict::unknown> names_of(WatchVerdict) { return {"legal", "illegal", "close", "unknown"}; }

/// A model whose marker is too small where it stands. Inches.
struct CoarseMarker {
  std::string piece;
  double size = 0;
  double least = 0;
};

struct StartTold {
  PhotoCamera camera;
  Place3 camera_at{};
  int width = 0;  ///< of a frame, pixels
  int height = 0;
  double inset = 0;
  double residual = 0;
  double worst = 0;
  std::array<PicturePoint, 4> table{};  ///< the south-west, south-east, north-east and north-west corners
  std::vector<StandingSeen> pieces{};
  std::vector<CoarseMarker> coarse{};
};

struct StateTold {
  WatchState state = WatchState::moving;
  Sentence why{};
  std::vector<std::string> pieces{};
};

/// A model that stands elsewhere than before.
struct PieceMoved {
  StandingSeen seen;
  std::optional<Pose> from{};  ///< nothing: it was in reserve
};

struct MoveTold {
  std::int64_t id = 0;
  std::vector<PieceMoved> pieces{};
  std::string unit{};  ///< id; empty: single models
  std::string action{};
  Could could{};
  WatchVerdict verdict = WatchVerdict::unknown;
  std::optional<double> same{};  ///< the share of tables a little off on which it is allowed
  Sentence say{};
  Sentence why{};  ///< of unknown
  std::optional<std::int64_t> instead{};
  std::vector<std::string> with{};  ///< models that stand where they are seen, though their move was not legal
  std::optional<std::int64_t> seq{};
  std::optional<SeenMove> entry{};  ///< of a legal move with a witness: what a record keeps of it
  std::optional<Game> on{};         ///< the table on which it was judged
};

struct BackTold {
  std::optional<std::int64_t> of{};  ///< nothing: it was nudged
  std::vector<StandingSeen> pieces{};
};

struct NudgeTold {
  PieceMoved piece;
  double moved = 0;  ///< inches
};

/// A model that is not seen.
struct UnseenTold {
  PieceIndex piece{};
  Pose from;
  bool is_gone = false;  ///< its place is empty; else it is covered
};

struct OutOfStepTold {
  struct Off {
    StandingSeen seen;
    Pose from;         ///< where it should stand
    double moved = 0;  ///< inches
  };
  std::vector<Off> pieces{};
};

struct CameraTold {
  CameraNow why = CameraNow::lost;
  std::optional<double> residual{};
};

struct EndTold {
  std::int64_t frames = 0;
  std::int64_t moves = 0;
  std::int64_t recorded = 0;
  double median = 0;  ///< milliseconds of the processor for a frame
  double worst = 0;
};

struct WatchEvent {
  double t = 0;            ///< seconds, of the frame that decided it
  std::int64_t frame = 0;  ///< its number
  std::variant<StartTold, StateTold, MoveTold, BackTold, NudgeTold, UnseenTold, OutOfStepTold, MarkerSeen, CameraTold,
               WatchProblem, EndTold>
      what;
};

}  // namespace linesman
