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

/// The pixels of a part of a picture, each `step`th of a row and of a column, as the library looks at them.
class Sampled {
 public:
  Sampled(const QImage& picture, const QRect& part, int step)
      : picture_(picture), part_(part), step_(step), width_(part.width() / step), height_(part.height() / step) {}

  int width() const { return width_; }
  int height() const { return height_; }
  const uchar* row(int y) const { return picture_.constScanLine(part_.top() + y * step_) + part_.left(); }
  uchar of(const uchar* row, int x) const { return row[x * step_]; }

 private:
  const QImage& picture_;
  const QRect part_;
  int step_;
  int width_;
  int height_;
};

/// Lightest and darkest shades of squares of four by four pixels, and of those with all squares round them.
struct Shades {
  explicit Shades(const Sampled& seen) : across(seen.width() / SIDE), down(seen.height() / SIDE) {
    std::vector<uchar> dark(size(), WHITE);
    std::vector<uchar> light(size(), 0);
    for (int y = 0; y < down * SIDE; ++y) {
      const uchar* row = seen.row(y);
      for (int x = 0; x < across * SIDE; ++x) {
        const std::size_t at = index(x / SIDE, y / SIDE);
        dark[at] = std::min(dark[at], seen.of(row, x));
        light[at] = std::max(light[at], seen.of(row, x));
      }
    }
    darkest = dark;
    lightest = light;
    for (int y = 0; y < down; ++y)
      for (int x = 0; x < across; ++x)
        for (int v = std::max(0, y - 1); v <= std::min(down - 1, y + 1); ++v)
          for (int u = std::max(0, x - 1); u <= std::min(across - 1, x + 1); ++u) {
            darkest[index(x, y)] = std::min(darkest[index(x, y)], dark[index(u, v)]);
            lightest[index(x, y)] = std::max(lightest[index(x, y)], light[index(u, v)]);
          }
  }

  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(across) + static_cast<std::size_t>(x);
  }
  std::size_t size() const { return static_cast<std::size_t>(across) * static_cast<std::size_t>(down); }

  static constexpr int SIDE = 4;
  static constexpr uchar WHITE = 255;
  int across;
  int down;
  std::vector<uchar> darkest;
  std::vector<uchar> lightest;
};

/// How often black and white meet in a picture: what the library gathers, and most of its time and memory.
long long meetings(const Sampled& seen) {
  const Shades shades(seen);
  constexpr int GREY = -1;
  std::vector<int> above(static_cast<std::size_t>(shades.across) * Shades::SIDE, GREY);
  long long count = 0;
  for (int y = 0; y < shades.down * Shades::SIDE; ++y) {
    const uchar* row = seen.row(y);
    int before = GREY;
    for (int x = 0; x < shades.across * Shades::SIDE; ++x) {
      const std::size_t at = shades.index(x / Shades::SIDE, y / Shades::SIDE);
      const int dark = shades.darkest[at];
      const int light = shades.lightest[at];
      const int sign =
          light - dark < LEAST_CONTRAST ? GREY : static_cast<int>(seen.of(row, x) > dark + (light - dark) / 2);
      int& over = above[static_cast<std::size_t>(x)];
      count += static_cast<int>(before + sign == 1) + static_cast<int>(over + sign == 1);
      over = before = sign;
    }
  }
  return count;
}

// A photograph of twelve megapixels has a fifth of it. What has more is looked at more coarsely.
constexpr long long MOST_MEETINGS = 2'500'000;
constexpr int COARSEST = 32;

int coarse_enough(const QImage& picture, const QRect& part, int coarseness) {
  while (coarseness < COARSEST && meetings(Sampled(picture, part, coarseness)) > MOST_MEETINGS) ++coarseness;
  return coarseness;
}

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

std::vector<FoundTag> TagDetector::find(const QImage& picture, const QRect& part, int coarseness) const {
  const QRect whole = part.intersected(picture.rect());
  // The library walks off a picture that is too small.
  constexpr int LEAST = 32;
  if (whole.width() < LEAST || whole.height() < LEAST) return {};
  const auto stride = static_cast<int32_t>(picture.bytesPerLine());
  // The library takes bytes that it may change, and changes none of them.
  auto* first = const_cast<uint8_t*>(picture.constScanLine(whole.top())) + whole.left();
  image_u8_t image{whole.width(), whole.height(), stride, first};
  library_->detector->quad_decimate = static_cast<float>(coarse_enough(picture, whole, coarseness));
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
