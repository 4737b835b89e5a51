#include "base/pointer_step.h"

namespace linesman {

std::string unescaped(std::string_view step) {
  std::string s;
  for (std::size_t i = 0; i < step.size(); ++i) {
    const bool escape = step[i] == '~' && i + 1 < step.size();
    s += escape ? (step[++i] == '0' ? '~' : '/') : step[i];
  }
  return s;
}

}  // namespace linesman
