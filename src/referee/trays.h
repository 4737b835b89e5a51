// Changes of trays by hand: a loss, one back, a tray that is broken into its models, models that are put on a tray.
//
//   const auto changed = with_tray_changed(hearing, {.piece = "regiment", .losses = 3});
//   if (changed) record = record_edit(game, changed->game, basis);
#pragma once

#include "referee/referee.h"

namespace linesman {

/// A change that players make to a tray; exactly one of `losses`, `breaks` and `models`.
struct TrayRequest {
  std::string piece{};                   ///< its id; of models that are put on one, the id that it gets
  std::optional<std::int64_t> losses{};  ///< the models that it has lost from now on
  bool breaks = false;                   ///< its models stand there one by one
  std::vector<std::string> models{};     ///< ids of equal models: they are put on a tray where they stand
  std::int64_t files = 5;                ///< of `models`
  double gap = 0;                        ///< of `models`, inches
};

struct ChangedTray {
  Game game;                         ///< without a record of it
  std::vector<std::string> added{};  ///< ids
  std::vector<std::string> removed{};
};

/// A Problem for a piece that is not there, is no tray or is not on the table, for losses that it cannot have, and for
/// models that differ.
Result<ChangedTray> with_tray_changed(const Hearing& hearing, const TrayRequest& request);

/// The same equal make: base, traits, status, side and unit.
bool are_of_equal_make(const Piece& a, const Piece& b);

}  // namespace linesman
