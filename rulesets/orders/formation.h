// The chain of gaps that joins a unit: orders-2.
#pragma once

#include <functional>
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

/// The models of the unit that are on the table when the order is done.
Group unit_on_table(const Move& move);

/// All links at the end, those of `except` left out.
std::vector<Link> links_at_end(const Move& move, std::optional<PieceIndex> except = {});

/// The models in groups that hang together, the formation first.
std::vector<Group> groups(const Group& models, const std::vector<Link>& links);

/// orders-2: tells the groups that stand apart.
void formation(const Move& move, RulingBuilder& ruling);

/// Of each model outside the formation of then its least gap to that, as they stood when the order began, inches. Empty
/// where the unit hung together or comes on.
std::map<PieceIndex, double> stragglers_at_start(const Move& move);

/// Whether some model of a group is no farther than `reach` from one of the formation.
using IsNear = std::function<bool(const Group& group, const Group& formation, double reach)>;

/// orders-2: a group outside the formation is no fault when it has closed up, or not fallen farther behind.
bool closes_up(const std::map<PieceIndex, double>& stragglers, const Group& group, const Group& formation,
               const IsNear& is_near);

/// The least gap at the end between a model of the one and one of the other, those of `except` left out.
ShownGap least_gap_at_end(const Move& move, const Group& group, const Group& others,
                          std::optional<PieceIndex> except = {});

}  // namespace linesman::orders
