#include "drawing/picture/picture_file.h"

#include <png.h>

#include <QBuffer>
#include <QGuiApplication>
#include <QPageLayout>
#include <algorithm>
#include <bit>
#include <cmath>
#include <csetjmp>
#include <optional>

#include "base/lengths.h"
#include "base/text.h"
#include "drawing/picture/picture_sheets.h"
#include "drawing/picture/vector_files.h"
#include "files/disk/file.h"
#include "files/json.h"

namespace linesman {

namespace {

constexpr double LONGER_SIDE = 2400;  // pixels of a PNG that is not to scale
constexpr double USUAL_DPI = 150;
constexpr double LARGEST_PAPER = 200;  // inches, the limit of PDF

Problem unwritable() { return {"", "the picture cannot be written there"}; }

Result<QPageSize> paper_called(const std::string& name) {
  if (const auto paper =
          paper_named(name.empty() ? "A4" : name, {QPageSize::A5, QPageSize::A4, QPageSize::A3, QPageSize::A2,
                                                   QPageSize::Letter, QPageSize::Legal, QPageSize::Tabloid}))
    return *paper;
  return Problem{"", said<"paper is A5, A4, A3, A2, Letter, Legal or Tabloid, not \"{a}\"">(name)};
}

/// Painter's units of a picture that is not to scale; they are about pixels of a screen, for which fonts and marks are
/// sized.
PictureLayout fitting_layout(const PictureSubject& subject, const PictureSize& size, const ViewStyle& style) {
  const double side = LONGER_SIDE / 2;
  PictureLayout layout =
      picture_layout(subject.game, style, size.title, QRectF(0, 0, side, side), key_size(subject, style));
  return picture_layout(subject.game, style, size.title, layout.projection.scale, key_size(subject, style));
}

PictureLayout bare_layout(const PictureSubject& subject, double units_for_inch) {
  const Table& table = subject.game.table();
  PictureLayout layout;
  layout.size = {table.width * units_for_inch, table.depth * units_for_inch};
  layout.projection = {units_for_inch, {0, layout.size.height()}};
  return layout;
}

PictureLayout layout_of(const PictureSubject& subject, const PictureSize& size, const ViewStyle& style) {
  if (size.bare) return bare_layout(subject, PAPER_UNITS * (size.scale > 0 ? size.scale : 1));
  if (size.scale > 0)
    return picture_layout(subject.game, style, size.title, PAPER_UNITS * size.scale, key_size(subject, style));
  return fitting_layout(subject, size, style);
}

void paint(QPainter& painter, const PictureLayout& layout, const PictureSize& size, const PictureSubject& subject,
           const ViewStyle& style) {
  const Table& table = subject.game.table();
  const QColor beside = layout.on_paper ? QColor(Qt::white) : Palette::of(style.dark).surround;
  painter.fillRect(QRectF(QPointF(0, 0), layout.size), beside);
  if (!size.bare) return paint_picture(painter, layout, size.title, subject, style);
  painter.setRenderHint(QPainter::Antialiasing);
  paint_table(painter, layout.projection, {{0, 0}, {table.width, table.depth}}, subject, style);
}

void keep_bytes(png_structp png, png_bytep bytes, std::size_t count) {
  static_cast<QByteArray*>(png_get_io_ptr(png))
      ->append(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(count));
}

/// Writes an image of QImage::Format_RGB32. Returns false on an error; libpng jumps back to here then, so nothing in
/// this function may need a destructor.
bool write_rows(png_structp png, png_infop info, const QImage& image, png_uint_32 dots_per_metre) {
  if (setjmp(png_jmpbuf(png))) return false;
  // Each byte less the one above it, packed quickly: a third of the time of Qt's writer, files a seventh larger.
  constexpr int QUICKLY = 2;
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
  png_set_compression_level(png, QUICKLY);
  png_set_IHDR(png, info, static_cast<png_uint_32>(image.width()), static_cast<png_uint_32>(image.height()), 8,
               PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_pHYs(png, info, dots_per_metre, dots_per_metre, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  if constexpr (std::endian::native == std::endian::little) {
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    png_set_bgr(png);
  } else {
    png_set_filler(png, 0, PNG_FILLER_BEFORE);
  }
  for (int y = 0; y < image.height(); ++y) png_write_row(png, image.constScanLine(y));
  png_write_end(png, info);
  return true;
}

/// Nothing where libpng cannot write the image.
std::optional<QByteArray> png_of(const QImage& image, png_uint_32 dots_per_metre) {
  QByteArray bytes;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png == nullptr ? nullptr : png_create_info_struct(png);
  bool written = false;
  if (info != nullptr) {
    png_set_write_fn(png, &bytes, keep_bytes, nullptr);
    written = write_rows(png, info, image, dots_per_metre);
  }
  png_destroy_write_struct(&png, &info);
  if (!written) return std::nullopt;
  return bytes;
}

Result<void> write_png(QIODevice& out, const PictureSubject& subject, const PictureSize& size, const ViewStyle& style) {
  PictureSize meant = size;
  const bool fits = size.scale <= 0 && size.dpi <= 0 && !size.bare;
  if (!fits && size.scale <= 0) meant.scale = 1;
  const PictureLayout layout = layout_of(subject, meant, style);
  const double dpi = size.dpi > 0 ? size.dpi : USUAL_DPI;
  // A picture that is not to scale is drawn at half the size and twice the density, so that type is as large as on a
  // screen.
  const double usual = fits ? 2 : dpi / PAPER_UNITS;
  const double density = size.width > 0 ? size.width / layout.size.width() : usual;
  const QSizeF pixels = layout.size * density;
  if (!(pixels.width() * pixels.height() <= MAX_PIXELS))
    return Problem{"", said<"the picture would have {n} × {m} pixels; choose a smaller scale or density">(
                           Number{std::ceil(pixels.width()), 6}, Number{std::ceil(pixels.height()), 6})};
  QImage image(std::max(1, qRound(pixels.width())), std::max(1, qRound(pixels.height())), QImage::Format_RGB32);
  if (image.isNull()) return Problem{"", "there is not enough memory for the picture"};
  image.fill(Palette::of(style.dark).surround);
  QPainter painter(&image);
  painter.scale(density, density);
  paint(painter, layout, meant, subject, style);
  painter.end();
  const auto dots_per_metre = static_cast<png_uint_32>(qRound(dpi / 0.0254));
  const auto png = png_of(image, dots_per_metre);
  return png && out.write(*png) == png->size() ? Result<void>() : unwritable();
}

Result<void> write_svg(QIODevice& out, const PictureSubject& subject, const PictureSize& size, const ViewStyle& style) {
  const PictureLayout layout = layout_of(subject, size, style);
  const QString title = QString::fromStdString(size.title.empty() ? subject.game.title() : size.title);
  const auto svg =
      painted_svg(layout.size, title, [&](QPainter& painter) { paint(painter, layout, size, subject, style); });
  return svg && out.write(*svg) == svg->size() ? Result<void>() : unwritable();
}

/// A page for a picture to scale: the given paper, or one as large as the picture.
Result<QPageLayout> page_for(const PictureLayout& layout, const PictureSize& size) {
  const QSizeF inches = layout.size / PAPER_UNITS;
  if (size.paper.empty()) {
    if (std::max(inches.width(), inches.height()) > LARGEST_PAPER)
      return Problem{"", "the page would be larger than 200 inches: take a smaller scale, or sheets"};
    return QPageLayout(QPageSize(inches, QPageSize::Inch, {}, QPageSize::ExactMatch), QPageLayout::Portrait, {});
  }
  const auto paper = paper_called(size.paper);
  if (!paper) return paper.problem();
  const bool landscape = inches.width() > inches.height();
  const QPageLayout page(*paper, landscape ? QPageLayout::Landscape : QPageLayout::Portrait, {});
  const QSizeF room = page.fullRect(QPageLayout::Inch).size();
  if (room.width() < inches.width() || room.height() < inches.height())
    return Problem{"", said<"the picture is {n} × {m} mm large and does not fit on {paper}; take sheets">(
                           Number{inches.width() * MILLIMETRES_IN_AN_INCH, 0},
                           Number{inches.height() * MILLIMETRES_IN_AN_INCH, 0}, size.paper)};
  return page;
}

Result<void> write_pdf(QIODevice& out, const PictureSubject& subject, const PictureSize& size, const ViewStyle& style) {
  const auto writer = new_pdf(out, QString::fromStdString(size.title.empty() ? subject.game.title() : size.title));
  QPdfWriter& pdf = *writer;
  const auto paper = paper_called(size.paper);
  if (!paper) return paper.problem();
  if (size.sheets)
    return paint_sheets(pdf, *paper, size.scale > 0 ? size.scale : 1, MAX_SHEETS, size.title, subject, style);
  PictureLayout layout = layout_of(subject, size, style);
  layout.on_paper = !style.dark;
  if (size.scale > 0) {
    const auto page = page_for(layout, size);
    if (!page) return page.problem();
    pdf.setPageLayout(*page);
  } else {
    const bool landscape = layout.size.width() >= layout.size.height();
    pdf.setPageLayout(QPageLayout(*paper, landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                                  QMarginsF(10, 10, 10, 10), QPageLayout::Millimeter));
  }
  QPainter painter;
  if (!painter.begin(&pdf)) return unwritable();
  const double fitted = std::min(pdf.width() / layout.size.width(), pdf.height() / layout.size.height());
  const double dots = size.scale > 0 ? pdf.resolution() / PAPER_UNITS : fitted;
  painter.scale(dots, dots);
  paint(painter, layout, size, subject, style);
  return painter.end() ? Result<void>() : unwritable();
}

std::optional<Problem> why_unusable(PictureFormat format, const PictureSize& size) {
  constexpr double LARGEST_SCALE = 10;
  constexpr double SMALLEST_SCALE = 0.001;
  constexpr double MAX_DPI = 2400;
  constexpr double SMALLEST_WIDTH = 16;
  constexpr double LARGEST_WIDTH = 16000;
  if (size.scale != 0 && !(size.scale >= SMALLEST_SCALE && size.scale <= LARGEST_SCALE))
    return Problem{"", "a scale is at least 1:1000 and at most 10:1"};
  if (size.dpi != 0 && !(size.dpi >= 1 && size.dpi <= MAX_DPI)) return Problem{"", "dots per inch are 1 to 2400"};
  if (size.width != 0 && (format != PictureFormat::png || size.scale != 0 || size.dpi != 0))
    return Problem{"", "only a PNG has a width in pixels, and none to scale"};
  if (size.width != 0 && !(size.width >= SMALLEST_WIDTH && size.width <= LARGEST_WIDTH))
    return Problem{"", "a width is 16 to 16000 pixels"};
  if (format != PictureFormat::pdf && (size.sheets || !size.paper.empty()))
    return Problem{"", "only a PDF has paper and sheets"};
  return std::nullopt;
}

}  // namespace

std::optional<PictureFormat> picture_format_of(std::string_view path) {
  const QString name = QString::fromUtf8(path.data(), static_cast<qsizetype>(path.size())).toLower();
  if (name.endsWith(QLatin1String(".png"))) return PictureFormat::png;
  if (name.endsWith(QLatin1String(".svg"))) return PictureFormat::svg;
  if (name.endsWith(QLatin1String(".pdf"))) return PictureFormat::pdf;
  return std::nullopt;
}

Result<QByteArray> picture_bytes(const PictureSubject& subject, PictureFormat format, const PictureSize& size,
                                 const ViewStyle& style) {
  LINESMAN_CHECK(qGuiApp != nullptr);
  if (const auto problem = why_unusable(format, size)) return *problem;
  QByteArray bytes;
  QBuffer out(&bytes);
  if (!out.open(QIODevice::WriteOnly)) return unwritable();
  const Result<void> written = format == PictureFormat::png   ? write_png(out, subject, size, style)
                               : format == PictureFormat::svg ? write_svg(out, subject, size, style)
                                                              : write_pdf(out, subject, size, style);
  if (!written) return written.problem();
  return bytes;
}

Result<void> render_picture(const PictureSubject& subject, const std::string& out_path, const ViewStyle& style,
                            const PictureSize& size) {
  const auto format = picture_format_of(out_path);
  if (!format) return Problem{out_path, "", "a picture's name ends in .png, .svg or .pdf"};
  const auto bytes = picture_bytes(subject, *format, size, style);
  if (!bytes) return Problem{out_path, "", bytes.problem().reason};
  return save_file(out_path, {bytes->constData(), static_cast<std::size_t>(bytes->size())});
}

}  // namespace linesman
