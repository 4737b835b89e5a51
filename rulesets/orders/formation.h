// The chain of gaps that joins a unit: orders-2.
#pragma once

#include <map>

#include "orders/move.h"

namespace linesman::orders {

/// Models in document order.
using Group = std::vector<PieceIndex>;

/// Two models of the unit whose gap is small enough, or any gap between two models.
struct Link {
  PieceIndex piece{};
  PieceIndex other{};
  double gap = 0;  ///< inches
};

/// The models in groups that hang together by their links. The first is the formation.
std::vector<Group> groups(const Group& models, const std::vector<Link>& links);

/// The unit at the end of the order, found once for all its models.
struct UnitAtEnd {
  Group models;             ///< models on the table
  std::vector<Link> gaps;   ///< every gap between two of them; the trace may have it for each of the two
  std::vector<Link> links;  ///< the gaps that are small enough
  std::vector<Group> groups;
  std::vector<std::vector<std::size_t>> linked;  ///< by place in `models`: the places of its links
  /// The models outside the formation at the start, each with its least gap to the formation then, inches. Empty where
  /// the unit hung together or comes on.
  std::map<PieceIndex, double> stragglers;
};

UnitAtEnd unit_at_end(const Move& move);

/// The groups of a unit at the end of the order without one of its models.
struct GroupsOfOthers {
  std::vector<std::optional<std::size_t>>
      of;  ///< the number of its group by place in `models`; nothing for the model left out
  std::size_t count = 0;
};
GroupsOfOthers groups_without(const UnitAtEnd& unit, PieceIndex piece);
/// The place of a piece in `models`; nothing where it is none of them.
std::optional<std::size_t> place_of(const UnitAtEnd& unit, PieceIndex piece);

/// orders-2: the faults of the groups that stand apart.
void formation(const Move& move, const UnitAtEnd& unit, RulingBuilder& ruling);

/// orders-2: a group that stands apart from the formation.
struct OutsideGroup {
  const Group& models;
  ShownGap gap;  ///< the least to all other models; it holds where the group is no fault
};
/// All groups but the first, which is the formation. Gaps of `except` are left out.
std::vector<OutsideGroup> outside_formation(const UnitAtEnd& unit, const std::vector<Group>& groups,
                                            std::optional<PieceIndex> except = {});

/// orders-2: a group outside the formation is no fault when it has not fallen farther behind: one of its models is as
/// near to the formation as the nearest of them was at the start. Returns that distance, inches; nothing where a model
/// of the group was in the formation.
std::optional<double> must_be_within(const UnitAtEnd& unit, const Group& group);

}  // namespace linesman::orders
