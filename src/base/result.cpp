#include "base/result.h"

#include <algorithm>

#include "base/utf8.h"

namespace linesman {

std::string Problem::sentence() const {
  std::string s;
  for (const std::string* part : {&file, &pointer})
    if (!part->empty()) s += *part + ": ";
  s += english(reason);
  // The input that is quoted may have several lines.
  std::replace_if(
      s.begin(), s.end(), [](char c) { return c == '\n' || c == '\t'; }, ' ');
  return visible(s);
}

Sentence Problem::placed() const {
  Sentence s = reason;
  for (const std::string* part : {&pointer, &file})
    if (!part->empty()) s = said<"{place}: {reason}">(*part, std::move(s));
  return s;
}

}  // namespace linesman
