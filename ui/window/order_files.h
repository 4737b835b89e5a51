// Orders that come from files and from the clipboard.
#pragma once

#include "ui/session/session.h"

namespace linesman {

/// The file is an order, or an entry of a history, and no game.
bool is_order_file(const QString& path);

/// Proposes the order in a JSON text, or of a history's entry with one, and selects whom it is for; `file` is for the
/// Problem. Without an open game there is nothing to order.
Result<void> propose_order(Session& session, const Result<Value>& json, const std::string& file);

/// The clipboard's text, taken for such a JSON text.
Result<void> propose_copied_order(Session& session);

}  // namespace linesman
