#include "mobility/ratings.h"

namespace linesman::mobility {

std::string_view clause_of(Rating rating) {
  switch (rating) {
    case Rating::firm:
    case Rating::none: return "mobility-18";
    case Rating::soft: return "mobility-19";
    case Rating::slope: return "mobility-20";
    case Rating::water: return "mobility-21";
    case Rating::ford: return "mobility-22";
    case Rating::road:
    case Rating::bridge: return "mobility-23";
    case Rating::vegetation:
    case Rating::dense: return "mobility-25";
    case Rating::tree: return "mobility-26";
    case Rating::low: return "mobility-27";
    case Rating::high: return "mobility-28";
    case Rating::anti_tank: return "mobility-29";
    case Rating::building: return "mobility-30";
    case Rating::stairs: return "mobility-31";
    case Rating::ladder: return "mobility-32";
    case Rating::impassable: return "mobility-17";
  }
  return {};
}

}  // namespace linesman::mobility
