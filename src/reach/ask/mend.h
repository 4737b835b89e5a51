// Legal orders near to an illegal one, to be given in its place.
//
//   for (const Mend& mend : mends_of(hearing, order, judgement)) offer(mend.what, mend.instead.order);
#pragma once

#include <string>
#include <vector>

#include "reach/ask/mend_kind.h"
#include "reach/search/way_search.h"

namespace linesman {

struct Mend {
  Sentence what;        ///< for people, without a full stop: "Stop at the limit"
  Witness instead;      ///< judged: legal, or marginal
  double distance = 0;  ///< the greatest distance between the ends of a piece, inches
  std::optional<MendKind> kind = {};
};

/// Besides those that have a kind.
inline constexpr std::size_t MOST_MENDS = 5;

/// Of a legal order none. The nearest first.
std::vector<Mend> mends_of(const Hearing& hearing, const Order& order, const Judgement& judgement,
                           const std::stop_token& stop = {});

}  // namespace linesman
