#include "ui/session/draft.h"

namespace linesman {

std::optional<Order> draft_of(const Session& session) {
  if (!session.has_game()) return {};
  if (session.order()) return session.order();
  if (session.selection().empty()) return {};
  return session.fresh_order(session.selection());
}

bool edit_order(Session& session, const std::function<void(Order&)>& change) {
  auto order = draft_of(session);
  if (!order) return false;
  change(*order);
  session.propose(*std::move(order));
  return true;
}

}  // namespace linesman
