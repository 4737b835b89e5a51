// The allowance of a piece with what the players take from it or give it: the one function for players-2.
//
//   Grants grants = rate_by_the_page(…);              // prices are made of their sum
//   grants = modified(data, game, piece, action, std::move(grants));
//   const double total = sum_of(grants);              // what may be spent
#pragma once

#include <optional>

#include "rules/findings.h"
#include "rules/terms.h"

namespace linesman {

/// `grants` with an entry for each modifier of the piece and of its unit that goes with the action. A sum of 0 stays 0,
/// and none falls below it. The game is as it counts now (Hearing gives a ruleset no other).
Grants modified(const RulesetData& data, const Game& game, PieceIndex piece, std::string_view action, Grants grants);

/// The clauses players-1 to players-5, which every ruleset has behind its own. `symbol`: behind an amount, "″".
std::vector<Clause> clauses_of_players(const std::string& symbol);

/// Whether the ruleset gives a status or a member of orders that name a meaning of its own: only a chart may.
bool keeps_own(const Terms& terms, std::string_view key);

/// Whether a member of an order says what befell its pieces on their way, as it is under every ruleset.
bool has_events(const Terms& terms, std::string_view key);

/// Whether a status says something that neither the ruleset nor the protocol reads (players-5). `on_tray`: it is one of
/// a tray, whose losses the protocol reads.
bool is_unread(const Terms& terms, std::string_view key, const Value& value, bool on_tray);

/// The game as it counts now under these rules: with plain statuses (state::in_force), and with whole trays where the
/// rules mean something else by their losses. Nothing where that is the document itself.
std::optional<Game> game_in_force(const Terms& terms, const Game& document);

}  // namespace linesman
