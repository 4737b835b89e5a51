// Finds markers in a picture. Inside `photo` only.
#pragma once

#include <QImage>
#include <array>
#include <memory>
#include <vector>

#include "photo/camera.h"
#include "table/marker.h"

namespace linesman {

struct FoundTag {
  int id = 0;
  int wrong_bits = 0;
  std::array<PicturePoint, 4> corners;  ///< from the lower left one anticlockwise, as its own picture shows it

  PicturePoint middle() const;
  /// The shortest side, pixels.
  double shortest_side() const;
};

class TagDetector {
 public:
  explicit TagDetector(MarkerFamily family);
  ~TagDetector();
  TagDetector(const TagDetector&) = delete;
  TagDetector& operator=(const TagDetector&) = delete;

  /// Markers in a part of a picture in shades of grey, by their ids, in coordinates of the whole picture. `coarseness`:
  /// squares are looked for in a picture made that much smaller, or smaller still where it is full of edges; their
  /// corners are found in the picture itself.
  std::vector<FoundTag> find(const QImage& picture, const QRect& part, int coarseness) const;

 private:
  struct Library;
  std::unique_ptr<Library> library_;
};

}  // namespace linesman
