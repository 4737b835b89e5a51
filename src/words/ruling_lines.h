// A ruling as lines to read: one author for the terminal, panels, sheets and the ear, which lay them out.
//
//   for (const RulingLine& line : ruling_lines(ruling, game, &ruleset.terms()))
//     std::cout << say(line.text, reader) << " [" << say(line.clause, reader) << "]\n";
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "words/ruling_words.h"

namespace linesman {

enum class LineKind { fault, allowance, cost, dice, effect, note };

/// The place of a line on the way of a piece; not every line has one.
struct LinePlace {
  std::string piece;  ///< id
  std::size_t step = 0;
  double from = 0;  ///< inches along the step (degrees of a turn)
  double to = 0;    ///< for a fault equal to `from`
};

struct RulingLine {
  LineKind kind = LineKind::note;
  Sentence text;
  Sentence amount{};   ///< of a cost or part of the allowance, with its unit; of a fault its excess; else empty
  std::string rule{};  ///< clause id
  Sentence clause{};   ///< the clause as it is shown, with its source: "pips-22 (option)"
  std::optional<LinePlace> place{};
  int number = 0;  ///< of a fault, from 1, the number at its mark on the table; else 0
};

struct LineOptions {
  /// The kinds in the order in which they are shown.
  std::vector<LineKind> kinds{LineKind::fault, LineKind::allowance, LineKind::cost,
                              LineKind::dice,  LineKind::effect,    LineKind::note};
  /// Names and titles have their ids behind, which an order needs: "Sherman (tank)". Dice and effects are then entries
  /// of a list, without a full stop.
  bool with_ids = false;
};

/// The lines of each kind are in the order of the ruling. The first line that cites an optional clause names the option
/// and its value. `terms` may be nullptr: then keys stand in place of titles.
std::vector<RulingLine> ruling_lines(const Ruling& ruling, const Game& game, const Terms* terms,
                                     const LineOptions& options = {});

/// "Problems", "Costs"…
std::string_view heading_of(LineKind kind);

/// A thing of the game; `with_id`: with its id behind, where it has another name.
Argument named(const Game& game, std::string_view id, bool with_id);

}  // namespace linesman
