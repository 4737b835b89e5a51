#include "table/spoken_name.h"

namespace linesman {

std::string_view spoken_name(Kind kind) {
  switch (kind) {
    case Kind::broken: return "broken ground";
    case Kind::rough: return "rough ground";
    case Kind::soft: return "soft ground";
    case Kind::high_wall: return "high wall";
    case Kind::anti_tank: return "anti-tank obstacle";
    default: return name_of(kind);
  }
}

}  // namespace linesman
