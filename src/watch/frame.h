// One picture of a film, and what gives them one after another.
#pragma once

#include <QImage>
#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"

namespace linesman {

struct Frame {
  QImage grey;              ///< upright, in shades of grey (8 bits)
  double t = 0;             ///< seconds from the beginning of the film
  std::int64_t number = 0;  ///< from 0
  std::string sha256{};     ///< of its file; empty: it has none
};

/// The hash by which a record names the frame: of its file, else of its rows.
std::string hash_of(const Frame& frame);

/// Frames are not smaller.
inline constexpr QSize LEAST_FRAME{640, 360};

class FrameSource {
 public:
  FrameSource() = default;
  virtual ~FrameSource() = default;
  FrameSource(const FrameSource&) = delete;
  FrameSource& operator=(const FrameSource&) = delete;

  /// The next frame, or nothing at the end. A Problem is about this frame alone; the film goes on.
  virtual Result<std::optional<Frame>> next() = 0;
};

}  // namespace linesman
