// Legal orders near to an illegal one, to be given in its place.
//
//   for (const Mend& mend : mends_of(hearing, order, judgement)) offer(mend.what, mend.instead.order);
#pragma once

#include <string>
#include <vector>

#include "base/names.h"
#include "reach/search/way_search.h"

namespace linesman {

/// How the models of a unit end instead.
enum class MendKind {
  stop,     ///< all at their common stop
  stagger,  ///< who decides stays there, the others go on together
  each,     ///< each at its own furthest point
  share,    ///< all after the same share of their ways
};
constexpr Names<MendKind::share> names_of(MendKind) { return {"stop", "stagger", "each", "share"}; }

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
