#include "base/result.h"

#include <algorithm>

namespace linesman {

std::string Problem::sentence() const {
  std::string s;
  for (const std::string* part : {&file, &pointer})
    if (!part->empty()) s += *part + ": ";
  s += reason;
  // One line, whatever was quoted from the input.
  std::replace_if(
      s.begin(), s.end(), [](unsigned char c) { return c < ' ' || c == 0x7F; }, ' ');
  return s;
}

}  // namespace linesman
