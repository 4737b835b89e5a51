#include "table/tray_left.h"

#include <algorithm>

#include "table/shared_keys.h"

namespace linesman {

std::int64_t models_left(const Tray& tray, const Value& status) {
  return tray.models - std::clamp<std::int64_t>(status[LOSSES].whole().value_or(0), 0, tray.models);
}

}  // namespace linesman
