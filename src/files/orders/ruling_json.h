// Writes traces as JSON, reads and writes rulings (protocol sections 4 and 5). Numbers are rounded to six decimals;
// minus zero becomes zero.
#pragma once

#include "base/result.h"
#include "base/value.h"
#include "movement/trace.h"
#include "referee/common_stop.h"
#include "rules/ruling.h"

namespace linesman {

/// `together`: the common stop of several pieces. Nothing: the ruling has no such member.
Value write_ruling(const Ruling& ruling, const Game& game, const std::optional<Together>& together = {});

/// The whole of it, as it is answered to an order: with the common stop.
Value write_judged(const Hearing& hearing, const Order& order, const Judgement& judgement);

/// The text of `write_ruling` on one line, without making a Value.
std::string write_ruling_text(const Ruling& ruling, const Game& game, const std::optional<Together>& together = {});

/// Reads a written ruling on pieces of `game`. Writing it again gives equal JSON. `Ruling::shown` and the altitudes of
/// furthest points are not written and stay empty. A Problem's pointer is into `json`.
Result<Ruling> read_ruling(const Value& json, const Game& game);

/// Reads a ruling without its costs, faults, ends and furthest points, which refer to pieces. It works for a past
/// ruling whose pieces have left the game.
Result<Ruling> read_ruling_outline(const Value& json);

Value write_trace(const Trace& trace, const Game& game);

/// The budget of a trace that is to be written, in steps. It is smaller, as a fact takes a hundred times its memory as
/// JSON.
inline constexpr std::uint64_t STEPS_OF_A_WRITTEN_TRACE = 2'000'000;

}  // namespace linesman
