#include "watch/frame.h"

#include "record/sha256.h"

namespace linesman {

std::string hash_of(const Frame& frame) {
  if (!frame.sha256.empty()) return frame.sha256;
  const auto width = static_cast<std::size_t>(frame.grey.width());
  std::string rows;
  rows.reserve(width * static_cast<std::size_t>(frame.grey.height()));
  for (int y = 0; y < frame.grey.height(); ++y)
    rows.append(reinterpret_cast<const char*>(frame.grey.constScanLine(y)), width);
  return sha256(rows);
}

}  // namespace linesman
