#include "photo/picture_input.h"

#include <libexif/exif-data.h>

#include <QBuffer>
#include <QImageReader>
#include <QTransform>
#include <QtEndian>
#include <algorithm>
#include <array>
#include <memory>

#include "files/disk/file.h"
#include "record/sha256.h"

namespace linesman {

namespace {

constexpr int MEGABYTES_OF_A_PICTURE = 520;

long long pixels_of(QSize size) { return static_cast<long long>(size.width()) * size.height(); }

std::optional<double> focal_of_35mm(const QByteArray& bytes) {
  const std::unique_ptr<ExifData, void (*)(ExifData*)> exif(
      exif_data_new_from_data(reinterpret_cast<const unsigned char*>(bytes.constData()),
                              static_cast<unsigned>(bytes.size())),
      &exif_data_unref);
  if (!exif) return std::nullopt;
  const ExifEntry* entry = exif_content_get_entry(exif->ifd[EXIF_IFD_EXIF], EXIF_TAG_FOCAL_LENGTH_IN_35MM_FILM);
  if (entry == nullptr || entry->data == nullptr || entry->size < 2 || entry->format != EXIF_FORMAT_SHORT)
    return std::nullopt;
  const double focal = exif_get_short(entry->data, exif_data_get_byte_order(exif.get()));
  constexpr double LEAST = 8;
  constexpr double MOST = 200;
  return focal >= LEAST && focal <= MOST ? std::optional(focal) : std::nullopt;
}

Problem wrong_size(QSize size) {
  if (pixels_of(size) > MAX_PHOTO_PIXELS)
    return {"",
            said<"the picture has {w} by {h} pixels, and at most 64 million are read">(size.width(), size.height())};
  if (std::max(size.width(), size.height()) > MAX_PHOTO_SIDE)
    return {"", said<"the picture has {w} by {h} pixels, and at most 32,767 in a direction are read">(size.width(),
                                                                                                      size.height())};
  return {"", said<"the picture has only {w} by {h} pixels; nothing can be read from fewer than 100 by 100">(
                  size.width(), size.height())};
}

bool is_read_size(QSize size, int least_side) {
  return std::min(size.width(), size.height()) >= least_side &&
         std::max(size.width(), size.height()) <= MAX_PHOTO_SIDE && pixels_of(size) <= MAX_PHOTO_PIXELS;
}

// A picture of few bytes must not become one of many: what a camera writes has fewer than ten pixels to a byte, and a
// drawn map is small.
constexpr long long FREE_PIXELS = 4'000'000;
constexpr long long PIXELS_TO_A_BYTE = 20;

constexpr const char* JPEG_BEGIN = "\xFF\xD8";
constexpr const char* PNG_BEGIN = "\x89PNG\r\n\x1a\n";
constexpr qsizetype PNG_HEAD = 8;
constexpr qsizetype RIFF_HEAD = 8;

/// HEIF is a file of boxes, each with its length in front; the first one is "ftyp".
bool is_heif(const QByteArray& bytes) {
  const QByteArray brand = bytes.mid(8, 4);
  return bytes.mid(4, 4) == "ftyp" && (brand.startsWith("hei") || brand.startsWith("hev") || brand == "mif1");
}

/// The reader for the first bytes, by its name in Qt; empty for what is none of the four formats. No other reader of Qt
/// is asked: some open files that a picture names.
QByteArray format_of(const QByteArray& bytes) {
  if (bytes.startsWith(JPEG_BEGIN)) return "jpeg";
  if (bytes.startsWith(PNG_BEGIN)) return "png";
  if (bytes.startsWith("RIFF") && bytes.mid(RIFF_HEAD, 4) == "WEBP") return "webp";
  return is_heif(bytes) ? "heif" : QByteArray();
}

// Marks of a JPEG: one byte after 0xFF.
constexpr uchar LONE_FIRST = 0xD0;  // of the marks without a length, which end before the first scan
constexpr uchar SCAN = 0xDA;
constexpr uchar END = 0xD9;

struct JpegParts {
  int scans = 0;
  bool progressive = false;
  bool has_end = false;  ///< after the last scan
};

/// Goes from mark to mark, so that a thumbnail among them is not taken for the picture.
JpegParts jpeg_parts(const QByteArray& bytes) {
  constexpr std::array<uchar, 4> PROGRESSIVE{0xC2, 0xC6, 0xCA, 0xCE};
  JpegParts parts;
  qsizetype at = 2;
  while ((at = bytes.indexOf('\xFF', at)) >= 0 && at + 1 < bytes.size()) {
    const auto mark = static_cast<uchar>(bytes[at + 1]);
    if (mark == 0 || mark == 0xFF || (mark >= LONE_FIRST && mark < END - 1)) {  // a byte of a scan, or a filling one
      at += mark == 0xFF ? 1 : 2;
      continue;
    }
    if (mark == END) {
      parts.has_end = parts.scans > 0;
      if (parts.has_end) break;
      at += 2;
      continue;
    }
    parts.progressive =
        parts.progressive || std::find(PROGRESSIVE.begin(), PROGRESSIVE.end(), mark) != PROGRESSIVE.end();
    if (mark == SCAN) ++parts.scans;
    if (at + 4 > bytes.size()) break;
    at += 2 + std::max<qsizetype>(qFromBigEndian<quint16>(bytes.constData() + at + 2), 2);
  }
  return parts;
}

/// Whether a JPEG lacks its end and what is missing was filled in by its reader, who says nothing of it. `picture` is
/// as it lies in the file, not yet turned: the last block is the one at its lower right. A complete picture may lack
/// the mark.
bool is_cut_short(const QByteArray& bytes, const QImage& picture) {
  if (!bytes.startsWith(JPEG_BEGIN)) return false;
  const JpegParts parts = jpeg_parts(bytes);
  if (parts.has_end) return false;
  if (parts.progressive || parts.scans == 0) return true;
  constexpr int FILLED = 4;
  const QImage last = picture.copy(picture.width() - FILLED, picture.height() - FILLED, FILLED, FILLED);
  for (int y = 0; y < FILLED; ++y)
    for (int x = 0; x < FILLED; ++x)
      if (last.pixel(x, y) != last.pixel(0, 0)) return false;
  return true;
}

bool has_all_boxes(const QByteArray& bytes) {
  constexpr qsizetype HEAD = 8;
  qsizetype at = 0;
  while (at + HEAD <= bytes.size()) {
    const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(bytes.constData() + at));
    if (length == 0) return true;  // it goes on to the end, wherever that is
    if (length < HEAD) return false;
    at += length;
  }
  return at == bytes.size() && at > 0;
}

/// A PNG without the chunks that no pixel needs: packed texts and colour profiles grow a thousandfold as they are read.
QByteArray pixels_alone(const QByteArray& png) {
  constexpr qsizetype AROUND = 12;  // a length, a name and a checksum
  QByteArray kept = png.left(PNG_HEAD);
  for (qsizetype at = PNG_HEAD; at + PNG_HEAD <= png.size();) {
    const auto size = AROUND + static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
    const QByteArray name = png.mid(at + 4, 4);
    if ((name[0] >= 'A' && name[0] <= 'Z') || name == "tRNS") kept += png.mid(at, size);
    at += size;
  }
  return kept;
}

/// Why a file cannot be read as a picture at all.
Problem no_picture(const QByteArray& bytes) {
  if (is_heif(bytes))
    return {"", "this is a HEIF picture, and Qt has no plugin for it here: send it as JPEG, or set the phone to JPEG"};
  if (!format_of(bytes).isEmpty()) return {"", "the picture is damaged or cut short"};
  return {"", "this is no picture that can be read: a JPEG, PNG or WebP is wanted"};
}

QImage upright(const QImage& picture, QImageIOHandler::Transformations how) {
  QImage turned = picture.mirrored((how & QImageIOHandler::TransformationMirror) != 0,
                                   (how & QImageIOHandler::TransformationFlip) != 0);
  constexpr double RIGHT = 90;
  if ((how & QImageIOHandler::TransformationRotate90) != 0) turned = turned.transformed(QTransform().rotate(RIGHT));
  return turned;
}

/// Each scan of a JPEG costs as much as the whole picture.
bool has_too_many_scans(const QByteArray& bytes, QSize size) {
  constexpr long long MANY = 16;
  constexpr long long MOST_PIXELS = 100'000'000;  // in all scans together
  if (!bytes.startsWith(JPEG_BEGIN)) return false;
  const long long scans = jpeg_parts(bytes).scans;
  return scans > MANY && scans * pixels_of(size) > MOST_PIXELS;
}

Result<QImage> decoded(const QByteArray& bytes, int least_side) {
  const QByteArray format = format_of(bytes);
  if (format.isEmpty()) return no_picture(bytes);
  QByteArray copy = format == "png" ? pixels_alone(bytes) : bytes;
  QBuffer in(&copy);
  if (!in.open(QIODevice::ReadOnly)) return Problem{"", "the picture cannot be read"};
  QImageReader reader(&in, format);
  reader.setAutoDetectImageFormat(false);
  if (!reader.canRead()) return no_picture(bytes);
  const QSize size = reader.size();
  if (!size.isValid()) return Problem{"", "the picture does not say how large it is"};
  if (!is_read_size(size, least_side)) return wrong_size(size);
  if (pixels_of(size) > FREE_PIXELS + PIXELS_TO_A_BYTE * bytes.size())
    return Problem{"",
                   said<"the picture has {w} by {h} pixels in so few bytes that it is no photograph and no drawn map">(
                       size.width(), size.height())};
  if (has_too_many_scans(bytes, size))
    return Problem{"", "the picture is written in so many layers that it is not read"};
  const QImageIOHandler::Transformations how = reader.transformation();
  QImageReader::setAllocationLimit(MEGABYTES_OF_A_PICTURE);
  QImage picture;
  if (!reader.read(&picture) || picture.isNull() || is_cut_short(bytes, picture))
    return Problem{"", "the picture is damaged or cut short"};
  if (picture.size() != size) return Problem{"", "the picture has another size than it says"};
  return how == QImageIOHandler::TransformationNone ? picture : upright(picture, how);
}

Result<QByteArray> bytes_of(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return text.problem();
  return QByteArray(text->data(), static_cast<qsizetype>(text->size()));
}

}  // namespace

Result<LoadedPicture> load_picture(const std::string& path) {
  auto bytes = bytes_of(path);
  if (!bytes) return bytes.problem();
  return load_picture(path, *std::move(bytes));
}

Result<LoadedPicture> load_picture(const std::string& path, QByteArray bytes) {
  auto picture = decoded(bytes, MIN_PHOTO_SIDE);
  if (!picture) return Problem{path, "", picture.problem().reason};
  return LoadedPicture{path, std::move(bytes), *std::move(picture)};
}

Result<QImage> picture_from(const QByteArray& bytes, int least_side) { return decoded(bytes, least_side); }

bool is_whole_picture(const QByteArray& bytes) {
  constexpr qsizetype CHECKSUM = 4;
  if (bytes.startsWith(JPEG_BEGIN)) return jpeg_parts(bytes).has_end;
  if (bytes.startsWith(PNG_BEGIN)) {
    const qsizetype end = bytes.lastIndexOf("IEND");
    return end > 0 && end + 4 + CHECKSUM <= bytes.size();
  }
  if (bytes.startsWith("RIFF") && bytes.size() > RIFF_HEAD)
    return bytes.size() >= RIFF_HEAD + qFromLittleEndian<quint32>(bytes.constData() + 4);
  return is_heif(bytes) && has_all_boxes(bytes);
}

Photograph photograph_of(const LoadedPicture& loaded) {
  Photograph photograph;
  photograph.picture = loaded.picture.convertToFormat(QImage::Format_Grayscale8);
  photograph.focal_of_35mm = focal_of_35mm(loaded.bytes);
  photograph.sha256 = sha256({loaded.bytes.constData(), static_cast<std::size_t>(loaded.bytes.size())});
  return photograph;
}

}  // namespace linesman
