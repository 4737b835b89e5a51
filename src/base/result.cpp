#include "base/result.h"

namespace linesman {

std::string Problem::sentence() const {
  std::string s;
  for (const std::string* part : {&file, &pointer})
    if (!part->empty()) s += *part + ": ";
  return s + reason;
}

}  // namespace linesman
