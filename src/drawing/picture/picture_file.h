// Writes pictures of games into files: png, svg, pdf; to fit, to scale, over many sheets.
#pragma once

#include <QByteArray>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "drawing/picture/picture.h"

namespace linesman {

enum class PictureFormat { png, svg, pdf };

/// The format by the ending of a name, in upper or lower case.
std::optional<PictureFormat> picture_format_of(std::string_view path);

/// The size of a picture, and its paper.
struct PictureSize {
  double scale = 0;   ///< inches of paper for an inch of the table, 1 is life size; 0: as large as it fits
  double dpi = 0;     ///< pixels of a PNG for an inch of paper; 0: 150 to scale, else those of 2400 pixels
  std::string paper;  ///< of a PDF: A5, A4, A3, A2, Letter, Legal, Tabloid; empty: A4 or, to scale, its size
  /// A PDF of the table alone over several sheets of that paper; life size unless there is a scale.
  bool sheets = false;
  bool bare = false;  ///< a PNG or SVG of the table alone, without title, rulers and legend
  std::string title;  ///< above the picture; empty for none
  double width = 0;   ///< pixels of a PNG that is not to scale, 16 to 16000; 0: 2400 or less
};

/// The greatest number of pixels of a PNG, and of sheets of a PDF.
inline constexpr double MAX_PIXELS = 120e6;
inline constexpr int MAX_SHEETS = 400;

/// The bytes of a file. A Problem for a size that the format does not have, or that is too large.
Result<QByteArray> picture_bytes(const PictureSubject& subject, PictureFormat format, const PictureSize& size,
                                 const ViewStyle& style);

/// Writes the picture to `out_path`, whole or not at all, in the format of its ending. A Problem for any other ending,
/// and for a file that cannot be written.
Result<void> render_picture(const PictureSubject& subject, const std::string& out_path, const ViewStyle& style = {},
                            const PictureSize& size = {});

}  // namespace linesman
