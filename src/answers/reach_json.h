// Writes answers of src/reach as JSON.
#pragma once

#include "reach/ask/mend.h"
#include "reach/questions/could.h"
#include "reach/questions/reach.h"
#include "reach/questions/turns.h"
#include "reach/units/formed.h"
#include "reach/units/unit_reach.h"

namespace linesman {

/// A GeoJSON FeatureCollection in table inches, for one or several pieces of one order; with `unit` its regions come
/// last.
Value write_reach(const Hearing& hearing, const Order& order, const std::vector<Reach>& reaches,
                  const std::optional<double>& facing, bool chances = false, const UnitReach* unit = nullptr);
Value write_could(const Game& game, const Could& could);
Value write_formed(const Game& game, const Formed& formed);
Value write_turns(const std::vector<TurnsTo>& turns);
Value write_mends(const Game& game, const std::vector<Mend>& mends);

}  // namespace linesman
