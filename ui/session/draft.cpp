#include "ui/session/draft.h"

namespace linesman {

std::optional<Order> draft_of(const Session& session) {
  if (!session.has_game()) return {};
  if (session.proposal().order()) return session.proposal().order();
  if (session.selected().pieces().empty()) return {};
  return session.proposal().fresh_order(session.selected().pieces());
}

bool edit_order(Session& session, const std::function<void(Order&)>& change) {
  auto order = draft_of(session);
  if (!order) return false;
  change(*order);
  session.proposal().propose(*std::move(order));
  return true;
}

}  // namespace linesman
