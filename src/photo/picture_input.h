// Photographs from files: checked, decoded and turned upright.
#pragma once

#include <QImage>
#include <optional>
#include <string>

#include "base/result.h"

namespace linesman {

// Sizes of photographs, pixels.
inline constexpr int MIN_PHOTO_SIDE = 100;
inline constexpr int MAX_PHOTO_SIDE = 32'767;  ///< the marker library counts in 16 bits
inline constexpr long long MAX_PHOTO_PIXELS = 64'000'000;

struct Photograph {
  QImage picture;                       ///< upright, in shades of grey (8 bits)
  std::optional<double> focal_of_35mm;  ///< the focal length as of a film of 35 mm, millimetres, as the camera says
  std::string sha256;                   ///< of the file
};

/// A picture file, read and decoded once.
struct LoadedPicture {
  std::string path;
  QByteArray bytes;  ///< of the file
  QImage picture;    ///< upright, in its own colours
};

/// JPEG, PNG, WebP or HEIF, by the first bytes. The size is read before anything is decoded. A Problem for a file that
/// is no picture, is cut short, has a size that nothing can be read from, or more pixels than its bytes can hold
/// them. The pointer is empty.
Result<LoadedPicture> load_picture(const std::string& path);
/// The same for bytes that were read; `path` is only for the Problem.
Result<LoadedPicture> load_picture(const std::string& path, QByteArray bytes);
/// The same for the bytes of a file. No side of it is shorter than `least_side`, pixels.
Result<QImage> picture_from(const QByteArray& bytes, int least_side = MIN_PHOTO_SIDE);

/// Whether the bytes of a picture are all there, as far as its format says where it ends: JPEG, PNG, WebP, HEIF. A file
/// that is still being written is not whole, nor is one of another format.
bool is_whole_picture(const QByteArray& bytes);

Photograph photograph_of(const LoadedPicture& loaded);

}  // namespace linesman
