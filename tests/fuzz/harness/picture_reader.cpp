// The bytes of a picture of another player, by their first bytes: decoded within bounds, with what the camera says of
// its lens, or refused with a sentence.
#include "expect.h"
#include "photo/picture_input.h"

namespace linesman::fuzz {

void read_hostile(std::string_view input) {
  const QByteArray bytes(input.data(), static_cast<qsizetype>(input.size()));
  is_whole_picture(bytes);
  const auto loaded = load_picture("x.jpg", bytes);
  if (!loaded) {
    expect(!loaded.problem().reason.empty(), "a refusal has a reason");
    return expect(loaded.problem().sentence().find('\n') == std::string::npos, "a refusal is one line");
  }
  const QSize size = loaded->picture.size();
  expect(size.width() >= 1 && size.height() >= 1, "a picture has pixels");
  expect(size.width() <= MAX_PHOTO_SIDE && size.height() <= MAX_PHOTO_SIDE, "a side is bounded");
  expect(size.width() * static_cast<long long>(size.height()) <= MAX_PHOTO_PIXELS, "a picture is bounded");
  const Photograph photograph = photograph_of(*loaded);
  expect(photograph.picture.size() == size, "a photograph is as large as its picture");
  if (const auto focal = photograph.focal_of_35mm) expect(*focal > 0 && *focal < 1e6, "a focal length is one");
}

}  // namespace linesman::fuzz
