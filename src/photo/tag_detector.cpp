#include "photo/tag_detector.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "photo/tag_family.h"

namespace linesman {

namespace {

constexpr int CORRECTED_BITS = 2;

// Shades of grey within a dozen pixels. Below it there is cloth and noise, which would take most of the time; a marker
// in bad light has more than 60.
constexpr int LEAST_CONTRAST = 20;

FoundTag found_tag(const apriltag_detection_t& one, QPoint offset) {
  FoundTag tag;
  tag.id = one.id;
  tag.wrong_bits = one.hamming;
  for (std::size_t i = 0; i < tag.corners.size(); ++i)
    tag.corners[i] = {one.p[i][0] + offset.x(), one.p[i][1] + offset.y()};
  return tag;
}

}  // namespace

PicturePoint FoundTag::middle() const {
  PicturePoint sum;
  for (const PicturePoint& corner : corners) sum = {sum.x + corner.x / 4, sum.y + corner.y / 4};
  return sum;
}

double FoundTag::shortest_side() const {
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const PicturePoint& a = corners[i];
    const PicturePoint& b = corners[(i + 1) % corners.size()];
    least = std::min(least, std::hypot(b.x - a.x, b.y - a.y));
  }
  return least;
}

struct TagDetector::Library {
  TagFamily family;
  std::unique_ptr<apriltag_detector_t, void (*)(apriltag_detector_t*)> detector{apriltag_detector_create(),
                                                                                &apriltag_detector_destroy};
  explicit Library(MarkerFamily kind) : family(tag_family(kind)) {
    apriltag_detector_add_family_bits(detector.get(), family.get(), CORRECTED_BITS);
    detector->nthreads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    detector->refine_edges = true;
    detector->qtp.min_white_black_diff = LEAST_CONTRAST;
  }
};

TagDetector::TagDetector(MarkerFamily family) : library_(std::make_unique<Library>(family)) {}
TagDetector::~TagDetector() = default;

std::vector<FoundTag> TagDetector::find(const QImage& picture, const QRect& part, float coarseness) const {
  const QRect whole = part.intersected(picture.rect());
  // The library walks off a picture that is too small.
  constexpr int LEAST = 32;
  if (whole.width() < LEAST || whole.height() < LEAST) return {};
  const auto stride = static_cast<int32_t>(picture.bytesPerLine());
  // The library takes bytes that it may change, and changes none of them.
  auto* first = const_cast<uint8_t*>(picture.constScanLine(whole.top())) + whole.left();
  image_u8_t image{whole.width(), whole.height(), stride, first};
  library_->detector->quad_decimate = coarseness;
  const std::unique_ptr<zarray_t, void (*)(zarray_t*)> found(apriltag_detector_detect(library_->detector.get(), &image),
                                                             &apriltag_detections_destroy);
  std::vector<FoundTag> tags;
  for (int i = 0; i < zarray_size(found.get()); ++i) {
    apriltag_detection_t* one = nullptr;
    zarray_get(found.get(), i, &one);
    tags.push_back(found_tag(*one, whole.topLeft()));
  }
  std::sort(tags.begin(), tags.end(), [](const FoundTag& a, const FoundTag& b) {
    const PicturePoint p = a.middle();
    const PicturePoint q = b.middle();
    return std::tie(a.id, p.x, p.y) < std::tie(b.id, q.x, q.y);
  });
  return tags;
}

}  // namespace linesman
