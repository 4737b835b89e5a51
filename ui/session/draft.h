// The order that is being made: the proposed one, or what would be proposed for the selection.
#pragma once

#include <functional>

#include "ui/session/session.h"

namespace linesman {

/// Nothing without an order and without a selection.
std::optional<Order> draft_of(const Session& session);

/// Changes the draft and proposes it; false where there is none.
bool edit_order(Session& session, const std::function<void(Order&)>& change);

}  // namespace linesman
