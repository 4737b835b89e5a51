#include "movement/trace.h"

namespace linesman {

std::string_view name_of(Manner manner) {
  switch (manner) {
    case Manner::forward: return "forward";
    case Manner::reverse: return "reverse";
    default: return "sideways";
  }
}

std::string_view name_of(Incline incline) {
  switch (incline) {
    case Incline::up: return "up";
    case Incline::down: return "down";
    default: return "level";
  }
}

}  // namespace linesman
