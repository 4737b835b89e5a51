// Pictures of games in files: png, svg, pdf; to fit, to scale, over many sheets.
#pragma once

#include <QByteArray>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "drawing/picture/picture.h"

namespace linesman {

enum class PictureFormat { png, svg, pdf };

/// By the ending of a name, in whatever case.
std::optional<PictureFormat> picture_format_of(std::string_view path);

/// How large a picture is, and on what.
struct PictureSize {
  double scale = 0;     ///< inches of paper for an inch of the table, 1 is life size; 0: as large as it fits
  double dpi = 0;       ///< pixels for an inch of paper, of a PNG; 0: 150 to scale, else what 2400 pixels give
  std::string paper;    ///< of a PDF: A5, A4, A3, A2, Letter, Legal, Tabloid; empty: A4 or, to scale, as it comes out
  bool sheets = false;  ///< a PDF of the table alone over as many sheets of that paper as it takes; life size unless
                        ///< there is a scale
  bool bare = false;    ///< the table alone to its edges, without title, rulers, legend; a PNG or SVG
  std::string title;    ///< above the picture; empty for none
};

/// Most pixels of a PNG, most sheets of a PDF.
inline constexpr double MAX_PIXELS = 120e6;
inline constexpr int MAX_SHEETS = 400;

/// The bytes of a file. A Problem for a size that no file of the format has, or that would be too large.
Result<QByteArray> picture_bytes(const PictureSubject& subject, PictureFormat format, const PictureSize& size,
                                 const ViewStyle& style);

/// Writes these to `out_path`, whole or not at all; its ending says the format. A Problem for any other ending and for
/// a file that cannot be written.
Result<void> render_picture(const PictureSubject& subject, const std::string& out_path, const ViewStyle& style = {},
                            const PictureSize& size = {});

}  // namespace linesman
