#include "photo/tag_pattern.h"

#include <apriltag/tag36h11.h>
#include <apriltag/tagStandard41h12.h>

#include "base/check.h"
#include "photo/tag_family.h"

namespace linesman {

TagFamily tag_family(MarkerFamily family) {
  if (family == MarkerFamily::tag36h11) return {tag36h11_create(), &tag36h11_destroy};
  return {tagStandard41h12_create(), &tagStandard41h12_destroy};
}

TagPattern tag_pattern(MarkerFamily family, int id) {
  LINESMAN_CHECK(id >= 0 && id < ids_in(family));
  const TagFamily tags = tag_family(family);
  const std::unique_ptr<image_u8_t, void (*)(image_u8_t*)> picture(apriltag_to_image(tags.get(), id),
                                                                   &image_u8_destroy);
  TagPattern pattern;
  pattern.square = tags->width_at_border;
  for (int row = 0; row < picture->height; ++row) {
    std::vector<bool>& cells = pattern.black.emplace_back();
    for (int column = 0; column < picture->width; ++column)
      cells.push_back(picture->buf[row * picture->stride + column] < 128);
  }
  return pattern;
}

}  // namespace linesman
