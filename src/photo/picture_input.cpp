#include "photo/picture_input.h"

#include <libexif/exif-data.h>

#include <QBuffer>
#include <QImageReader>
#include <QtEndian>
#include <memory>

#include "files/disk/file.h"
#include "record/sha256.h"

namespace linesman {

namespace {

constexpr int MEGABYTES_OF_A_PICTURE = 520;

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
  const std::string pixels = std::to_string(size.width()) + " by " + std::to_string(size.height()) + " pixels";
  if (static_cast<long long>(size.width()) * size.height() > MAX_PHOTO_PIXELS)
    return {"", "the picture has " + pixels + ", and at most 64 million are read"};
  return {"", "the picture has only " + pixels + "; nothing can be read from fewer than 100 by 100"};
}

constexpr const char* JPEG_BEGIN = "\xFF\xD8";

/// Whether the mark of the end comes after the last mark of a scan.
bool has_jpeg_end(const QByteArray& bytes) {
  return bytes.lastIndexOf(QByteArrayLiteral("\xFF\xD9")) > bytes.lastIndexOf(QByteArrayLiteral("\xFF\xDA"));
}

/// Whether a JPEG lacks its end and the last rows were filled in by its reader, who says nothing of it.
bool is_cut_short(const QByteArray& bytes, const QImage& picture) {
  if (!bytes.startsWith(JPEG_BEGIN) || has_jpeg_end(bytes)) return false;
  constexpr int ROWS = 4;
  const QImage last = picture.copy(0, picture.height() - ROWS, picture.width(), ROWS);
  for (int y = 0; y < ROWS; ++y)
    for (int x = 0; x < last.width(); ++x)
      if (last.pixel(x, y) != last.pixel(0, 0)) return false;
  return true;
}

/// HEIF is a file of boxes, each with its length in front; the first one is "ftyp".
bool is_heif(const QByteArray& bytes) {
  const QByteArray brand = bytes.mid(8, 4);
  return bytes.mid(4, 4) == "ftyp" && (brand.startsWith("hei") || brand.startsWith("hev") || brand == "mif1");
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

/// Why a file cannot be read as a picture at all.
Problem no_picture(const QByteArray& bytes) {
  if (is_heif(bytes))
    return {"", "this is a HEIF picture, and Qt has no plugin for it here: send it as JPEG, or set the phone to JPEG"};
  return {"", "this is no picture that can be read: a JPEG, PNG or WebP is wanted"};
}

Result<QImage> decoded(const QByteArray& bytes) {
  QByteArray copy = bytes;
  QBuffer in(&copy);
  if (!in.open(QIODevice::ReadOnly)) return Problem{"", "the picture cannot be read"};
  QImageReader reader(&in);
  reader.setAutoTransform(true);
  reader.setDecideFormatFromContent(true);
  if (!reader.canRead()) return no_picture(bytes);
  const QSize size = reader.size();
  if (!size.isValid()) return Problem{"", "the picture does not say how large it is"};
  const bool fits = size.width() >= MIN_PHOTO_SIDE && size.height() >= MIN_PHOTO_SIDE &&
                    static_cast<long long>(size.width()) * size.height() <= MAX_PHOTO_PIXELS;
  if (!fits) return wrong_size(size);
  QImageReader::setAllocationLimit(MEGABYTES_OF_A_PICTURE);
  QImage picture;
  if (!reader.read(&picture) || picture.isNull() || is_cut_short(bytes, picture))
    return Problem{"", "the picture is damaged or cut short"};
  return picture;
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
  auto picture = decoded(*bytes);
  if (!picture) return Problem{path, "", picture.problem().reason};
  return LoadedPicture{path, *std::move(bytes), *std::move(picture)};
}

Result<QImage> picture_from(const QByteArray& bytes) { return decoded(bytes); }

bool is_whole_picture(const QByteArray& bytes) {
  constexpr qsizetype CHECKSUM = 4;
  constexpr qsizetype RIFF_HEAD = 8;
  if (bytes.startsWith(JPEG_BEGIN)) return has_jpeg_end(bytes);
  if (bytes.startsWith("\x89PNG")) {
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
