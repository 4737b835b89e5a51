#include "photo/backdrop.h"

#include <QBuffer>
#include <QTransform>
#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

#include "files/disk/file.h"
#include "photo/between_pixels.h"
#include "photo/picture_input.h"
#include "record/sha256.h"

namespace linesman {

namespace {

constexpr const char* POINTER = "/backdrop";

/// A colour between four pixels; transparent outside of the picture.
QRgb colour_at(const QImage& picture, double x, double y) {
  if (x < 0 || y < 0 || x > picture.width() || y > picture.height()) return 0;
  const BetweenPixels place(picture, x, y);
  const auto* upper = reinterpret_cast<const QRgb*>(picture.constScanLine(place.top)) + place.left;
  const auto* lower = reinterpret_cast<const QRgb*>(picture.constScanLine(place.top + 1)) + place.left;
  const auto mixed = [&](int (*channel)(QRgb)) {
    return static_cast<int>(place.mixed(channel(upper[0]), channel(upper[1]), channel(lower[0]), channel(lower[1])) +
                            0.5);
  };
  return qRgb(mixed(qRed), mixed(qGreen), mixed(qBlue));
}

/// A picture of a part of the table whose pixels come from where `seen` says: a point of `from`, or nothing.
template <class Seen>
QImage resampled(const QImage& from, const Box& place, double dots, Seen seen) {
  const QImage source = from.convertToFormat(QImage::Format_RGB32);
  QImage straight(std::max(1, static_cast<int>(std::lround((place.max.x - place.min.x) * dots))),
                  std::max(1, static_cast<int>(std::lround((place.max.y - place.min.y) * dots))),
                  QImage::Format_ARGB32);
  for (int y = 0; y < straight.height(); ++y) {
    auto* row = reinterpret_cast<QRgb*>(straight.scanLine(y));
    for (int x = 0; x < straight.width(); ++x) {
      const std::optional<PicturePoint> at = seen(Vec{place.min.x + (x + 0.5) / dots, place.max.y - (y + 0.5) / dots});
      row[x] = at ? colour_at(source, at->x, at->y) : 0;
    }
  }
  return straight;
}

/// As many dots as the picture has for an area in square inches.
double dots_for(const QImage& picture, double area) {
  const double pixels = static_cast<double>(picture.width()) * picture.height();
  return std::min(MAX_BACKDROP_DOTS, std::sqrt(pixels / std::max(area, 1.0)));
}

Value kept_picture(const QByteArray& bytes, const std::string& file) {
  Value::Object json;
  if (file.empty())
    json.emplace_back("data", bytes.toBase64().toStdString());
  else
    json.emplace_back("file", file);
  json.emplace_back("sha256", sha256({bytes.constData(), static_cast<std::size_t>(bytes.size())}));
  return json;
}

Problem at_backdrop(Sentence reason) { return {"", POINTER, std::move(reason)}; }

/// The name of a file in the same folder; a path that leads elsewhere is refused.
Result<std::string> path_beside(const std::string& file, const std::string& folder) {
  const std::filesystem::path name(file);
  if (file.empty() || name.filename() != name || file == "." || file == "..")
    return at_backdrop("\"file\" must be the name of a file beside the document");
  return (std::filesystem::path(folder) / name).string();
}

Result<QByteArray> bytes_of_backdrop(const Value& json, const std::string& folder) {
  if (const auto data = json["data"].text()) {
    const auto decoded = QByteArray::fromBase64Encoding(QByteArray(data->data(), static_cast<qsizetype>(data->size())),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded) return at_backdrop("\"data\" is no Base64");
    return *decoded;
  }
  const auto path = path_beside(std::string(json["file"].text().value_or("")), folder);
  if (!path) return path.problem();
  const auto text = read_file(*path);
  if (!text) return text.problem();
  return QByteArray(text->data(), static_cast<qsizetype>(text->size()));
}

std::array<double, 9> nine_numbers(const Value& list) {
  std::array<double, 9> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = list[i].number().value_or(0);
  return numbers;
}

/// The picture as a homography (pixels to inches) puts it on the table.
Result<StraightPicture> by_homography(const QImage& picture, const Value& list, const Table& table) {
  const auto h = nine_numbers(list);
  // Qt writes points as rows.
  const QTransform to_table(h[0], h[3], h[6], h[1], h[4], h[7], h[2], h[5], h[8]);
  bool invertible = false;
  const QTransform to_picture = to_table.inverted(&invertible);
  if (!invertible) return at_backdrop("\"homography\" puts the whole picture on a line");
  const bool upright = h[1] == 0 && h[3] == 0 && h[6] == 0 && h[7] == 0 && h[8] == 1 && h[0] > 0 && h[4] < 0;
  if (upright) {
    const double south = h[5] + h[4] * picture.height();
    return StraightPicture{picture, {{h[2], south}, {h[2] + h[0] * picture.width(), h[5]}}};
  }
  const Box place{{0, 0}, {table.width, table.depth}};
  const auto seen = [&](Vec at) -> std::optional<PicturePoint> {
    const QPointF p = to_picture.map(QPointF(at.x, at.y));
    return PicturePoint{p.x(), p.y()};
  };
  // It is drawn anew whenever the game is opened, so that it is drawn no finer than a screen needs.
  constexpr double MOST_PIXELS = 4e6;
  const double area = table.width * table.depth;
  const double dots = std::min(dots_for(picture, area), std::sqrt(MOST_PIXELS / std::max(area, 1.0)));
  return StraightPicture{resampled(picture, place, dots, seen), place};
}

}  // namespace

Result<QImage> straightened(const QImage& photograph, const PhotoCamera& camera, const Table& table) {
  const Box place{{0, 0}, {table.width, table.depth}};
  const auto middle = camera.seen({table.width / 2, table.depth / 2, 0});
  if (!middle) return Problem{"", "the camera does not see the table"};
  return resampled(photograph, place, dots_for(photograph, table.width * table.depth), [&](Vec at) {
    return camera.seen({at.x, at.y, 0});
  });
}

QByteArray backdrop_jpeg(const QImage& straight) {
  constexpr int QUALITY = 88;
  QByteArray bytes;
  QBuffer out(&bytes);
  if (!out.open(QIODevice::WriteOnly) || !straight.save(&out, "JPEG", QUALITY)) return {};
  return bytes;
}

Value backdrop_value(const Table& table, QSize picture, const QByteArray& bytes, const std::string& file,
                     double opacity, double residual) {
  const double across = table.width / picture.width();
  const double down = -table.depth / picture.height();
  Value::Array homography{across, 0, 0, 0, down, table.depth, 0, 0, 1};
  return kept_picture(bytes, file)
      .with("homography", std::move(homography))
      .with("residual", residual)
      .with("opacity", opacity);
}

Value map_value(double scale, Vec at, const QByteArray& bytes, const std::string& file, double opacity) {
  return kept_picture(bytes, file)
      .with("scale", scale)
      .with("at", Value(Value::Array{at.x, at.y}))
      .with("opacity", opacity);
}

Result<std::optional<Backdrop>> load_backdrop(const Game& game, const std::string& folder) {
  const Value& json = game.annotation("backdrop");
  if (json.is_null()) return std::optional<Backdrop>();
  const auto bytes = bytes_of_backdrop(json, folder);
  if (!bytes) return bytes.problem();
  if (const auto kept = json["sha256"].text();
      kept && *kept != sha256({bytes->constData(), static_cast<std::size_t>(bytes->size())}))
    return at_backdrop("the picture is another than the one that was kept");
  const auto picture = picture_from(*bytes);
  if (!picture) return at_backdrop(picture.problem().reason);
  Backdrop backdrop;
  backdrop.opacity = json["opacity"].number().value_or(1);
  backdrop.residual = json["residual"].number();
  if (const auto scale = json["scale"].number()) {
    const Vec at{json["at"][0].number().value_or(0), json["at"][1].number().value_or(0)};
    backdrop.straight = {*picture, {at, at + Vec{picture->width() * *scale, picture->height() * *scale}}};
    return std::optional(std::move(backdrop));
  }
  auto straight = by_homography(*picture, json["homography"], game.table());
  if (!straight) return straight.problem();
  backdrop.straight = *std::move(straight);
  return std::optional(std::move(backdrop));
}

}  // namespace linesman
