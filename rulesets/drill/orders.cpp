// Who is ordered to do what.
#include "drill/clauses.h"

namespace linesman::drill {

// drill-1
void who_moves(March& march) {
  if (!march.errand.under_move_order()) return;
  if (march.troop.order != "move") march.fault({"drill-1", {}, {}, {}, "fault", {{"order", Value(march.troop.order)}}});
  if (!march.goes_or_turns()) march.note("drill-1");
}

// drill-2: whoever has been stopped loses his officer, whatever else has already said so.
void the_mounted_officer(March& march) {
  if (!march.errand.under_move_order() || !march.goes()) return;
  march.set_own("drill-2", "moving", Value(!march.is_stopped));
}

// drill-3
void stopping(March& march) {
  const std::string& order = march.troop.order;
  if (order != "stop" && order != "formation" && order != "restore")
    march.fault({"drill-3", {}, {}, {}, "fault", {{"order", Value(order)}}});
  if (!march.steps().empty()) march.fault({"drill-3", {}, {}, {}, "fault_path"});
  march.set_own("drill-3", "moving", Value(false));
}

}  // namespace linesman::drill
