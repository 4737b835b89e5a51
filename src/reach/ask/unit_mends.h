// Fixes for the order of several pieces: how they could stop on their ways so that it is legal.
#pragma once

#include <vector>

#include "reach/ask/mend_kind.h"
#include "reach/search/way_search.h"

namespace linesman {

struct UnitMend {
  MendKind kind{};
  Sentence what;
  Witness instead;
};

/// Each kind at most once, that of forms once for each shape, and only where it is legal; of an illegal order.
std::vector<UnitMend> unit_mends_of(const Hearing& hearing, const Order& order, const Judgement& judgement,
                                    const std::stop_token& stop = {});

}  // namespace linesman
