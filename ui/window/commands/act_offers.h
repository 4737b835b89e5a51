// The acts that may be done with a model that another was dragged on to: get into it, run it down. Whatever act of the
// ruleset's terms takes one piece is tried; those that the rules let pass are offered.
#pragma once

#include <QString>
#include <vector>

#include "ui/window/commands/command.h"

namespace linesman {

struct ActOffer {
  QString title;  ///< "Embark: Mule"
  Order order;    ///< the proposed one as far as it may go, with the act at its end
};

/// None without a proposed order, or without rules.
std::vector<ActOffer> offers_on(Session& session, PieceIndex met);

/// Shows the offers as a menu beside the pointer when a drag has ended on a model; belongs to the table.
void show_offers_on_drop(CommandContext& at);

}  // namespace linesman
