// The chain of gaps that joins a unit: orders-2.
#pragma once

#include <map>

#include "orders/move.h"

namespace linesman::orders {

/// Models in document order.
using Group = std::vector<PieceIndex>;

/// A link between two models of the unit: their gap is small enough.
struct Link {
  PieceIndex piece{};
  PieceIndex other{};
  double gap = 0;  ///< inches
};

/// The models in groups that hang together, the formation first.
std::vector<Group> groups(const Group& models, const std::vector<Link>& links);

/// The unit when the order is done; found once, for every model asks for it.
struct UnitAtEnd {
  Group models;             ///< those that are on the table
  std::vector<Link> gaps;   ///< every gap between two of them, as each of the two tells it
  std::vector<Link> links;  ///< of those the ones that are small enough
  std::vector<Group> groups;
  std::vector<std::vector<std::size_t>> linked;  ///< by place in `models`: the places of those that it is linked with
  /// Of each model outside the formation of when the order began its least gap to that then, inches. Empty where the
  /// unit hung together or comes on.
  std::map<PieceIndex, double> stragglers;
};

UnitAtEnd unit_at_end(const Move& move);

/// How the others of a unit hang together when the order is done, without one of its models.
struct GroupsOfOthers {
  std::vector<std::optional<std::size_t>> of;  ///< by place in `models`, numbers from 0; nothing for the one
  std::size_t count = 0;
};
GroupsOfOthers groups_without(const UnitAtEnd& unit, PieceIndex piece);
/// The place in `models` of a piece that is one of them.
std::optional<std::size_t> place_of(const UnitAtEnd& unit, PieceIndex piece);

/// orders-2: tells the groups that stand apart.
void formation(const Move& move, const UnitAtEnd& unit, RulingBuilder& ruling);

/// Of each group how near it is at the end to the others together, and to the formation; gaps of `except` left out.
struct Apart {
  ShownGap rest;
  double formation = HUGE_VAL;
};
std::vector<Apart> apart_at_end(const UnitAtEnd& unit, const std::vector<Group>& groups,
                                std::optional<PieceIndex> except = {});

/// orders-2: a group outside the formation is no fault when it has closed up, or not fallen farther behind: one of its
/// models is as near to the formation as the nearest of them was. How near that is; nothing where a model of the group
/// was no straggler.
std::optional<double> must_be_within(const UnitAtEnd& unit, const Group& group);
/// Whether that is so, with so many inches from it to the formation.
bool may_stand_apart(const UnitAtEnd& unit, const Group& group, double gap);

}  // namespace linesman::orders
