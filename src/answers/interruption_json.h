// The answers timeline, wreck and tray as JSON. The command line and the lines of a batch share them.
#pragma once

#include "referee/trays.h"
#include "referee/way_rows.h"
#include "referee/wrecked.h"

namespace linesman {

/// The inches between rows that a request asks for: a number above 0.
Result<double> read_every(const Value& every, const std::string& pointer);

/// The rows of each piece that an order moves.
Result<Value> timeline_value(const Hearing& hearing, const Order& order, double every, Budget& budget);

/// {"added", "removed"}: the ids of the pieces that come and go with a change of a tray.
Value tray_value(const ChangedTray& changed);

/// The change of a tray that a request asks for, in its members.
Result<TrayRequest> read_tray_request(const Value& request);

/// {"feature", "removed"}: the wreck as the document has it, and the ids of the pieces that are gone.
Value wreck_value(const Game& before, const Wrecked& wrecked);

/// The wreck that a request or a call asks for. `rating`: JSON, or a plain word; null: the ruleset's.
Result<WreckRequest> read_wreck_request(const Value& piece, const Value& rating, const Value& aboard);

}  // namespace linesman
