// Statuses that players set: holds, modifiers, and how long each status counts.
//
//   if (state::is_marked(game)) game = state::in_force(game);   // plain values, without what is over
//   for (const state::Hold& hold : state::holds_of(game, piece)) …
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman::state {

/// A time of a game: its turn and the phase of that.
struct Moment {
  std::int64_t turn = 1;
  std::int64_t phase = 1;
};
Moment moment_of(const Game& game);

/// The end of a status: of a turn, or of a phase of it.
struct Until {
  std::int64_t turn = 1;
  std::optional<std::int64_t> phase{};

  bool is_over(Moment now) const { return now.turn > turn || (phase && now.turn == turn && now.phase > *phase); }
};

/// Steps that a piece may not make, and why.
struct Hold {
  std::string why;
  bool go = true;
  bool turn = true;
  bool act = false;
  std::optional<Until> until{};
};

/// More or less allowance: times `times`, then plus `add` in the ruleset's currency.
struct Modifier {
  std::optional<double> add{};
  std::optional<double> times{};
  std::string why;
  std::vector<std::string> actions{};  ///< empty: all
  std::optional<Until> until{};

  bool applies_to(std::string_view action) const;
};

/// The largest amount of a modifier, and of a total with modifiers.
inline constexpr double MOST = 1e9;

/// All mistakes in the statuses of a piece or unit: a list or object that is no hold, modifier or value with `until`.
/// Pointers begin with `pointer`, that of the status. `losses` of a tray are the protocol's own, and never end.
void check_status(const Value& status, const std::string& pointer, bool on_tray, std::vector<Problem>& problems);
/// Those of every piece and unit of a game, and of its phase.
std::vector<Problem> problems_of(const Game& game);

/// Whether a status object has more than plain values, or that of any piece or unit.
bool is_marked(const Value& status);
bool is_marked(const Game& game);

/// The game with plain values: what is over is left out, and the value of each status with `until` stands in its place.
/// Holds and modifiers stay lists or texts without those that are over. The statuses have no mistakes.
Game in_force(const Game& game);
/// One status object with plain values.
Value in_force(const Value& status, Moment now);

/// The game at another turn or phase, without what is over then. `phase` is empty where the game has none.
Game at_moment(const Game& game, std::int64_t turn, std::optional<std::int64_t> phase);

/// Whether any status of the object has an end.
bool has_end(const Value& status);

/// The keys of a status object that are over, and of holds and modifiers the reasons of those that are.
struct Over {
  std::string key;
  std::string why;  ///< empty of any other status
};
std::vector<Over> over_in(const Value& status, Moment now);

/// The holds or modifiers in one status object, in their order. Empty for a value that says none.
std::vector<Hold> holds_in(const Value& status);
std::vector<Modifier> modifiers_in(const Value& status);

/// Those of a piece: its unit's first, then its own. The game is one of `in_force`.
std::vector<Hold> holds_of(const Game& game, PieceIndex piece);
std::vector<Modifier> modifiers_of(const Game& game, PieceIndex piece);

/// Whether a key is one of holds and modifiers and its value says some.
bool says_state(std::string_view key, const Value& value);

/// A status with one more hold behind those that it has.
Value with_hold(const Value& held, Value hold);

/// By how much a modifier changes a total.
struct Change {
  double amount = 0;  ///< in the currency
  std::string why;
};
/// The changes of a total, in the order of work: every `times`, then every `add`, at last one that lifts it to 0.
/// A total that is 0 stays 0: no changes.
std::vector<Change> changes_of(double total, const std::vector<Modifier>& modifiers, std::string_view action);

}  // namespace linesman::state
