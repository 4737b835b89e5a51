// Whether a unit could stand in some places, each model in any of them.
//
//   const auto could = could_take_ends(hearing, order, {{{.at = {23, 30}}}, {{.at = {24, 30}}, "bren-1"}}, within);
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movement/question.h"
#include "reach/questions/could.h"

namespace linesman {

struct ListedEnd {
  EndRequest end;
  std::string piece{};  ///< the id of the only model that may stand there; empty: anybody
};

/// A Problem at `pointer` for a hex that the table does not have.
Result<void> check_hex(const Game& game, const Hex& hex, const std::string& pointer);

/// The end that is asked about, a hex as its centre. The table has that hex.
EndRequest end_of(const Game& game, const AskedEnd& end);

/// The same for the places of a list.
std::vector<ListedEnd> listed_ends(const Game& game, const PlaceAsked& place);

/// The models that an order moves, as its ruleset takes them; in document order.
std::vector<PieceIndex> members_of(const Hearing& hearing, const Order& order);

/// Which end each member takes if all go straight, so that the greatest share of an allowance is least; nothing where
/// no complete choice respects the ends that belong to one of them. Refused as in `could_take_ends`.
Result<std::map<std::string, EndRequest>> ends_taken_straight(const Hearing& hearing, const Order& order,
                                                              const std::vector<ListedEnd>& ends);

/// As `could_reach`, with one end for each model that the order moves. No: an end that no model can come to, or ends
/// that fewer models can come to. Refused: another number of ends, an end for a model that the order does not move, two
/// ends for one; with a pointer below /ends.
Result<Could> could_take_ends(const Hearing& hearing, const Order& order, const std::vector<ListedEnd>& ends,
                              double within, const std::stop_token& stop = {}, WorkLeft* work = nullptr);

}  // namespace linesman
