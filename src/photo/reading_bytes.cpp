#include "photo/reading_bytes.h"

#include <QDataStream>

namespace linesman {

namespace {

/// Calls `put` with each number of a reading in turn, whichever way they go.
template <class Put>
void each_number(PhotoReading& reading, Put put) {
  PhotoCamera& camera = reading.camera;
  for (double* one : {&reading.residual, &reading.worst, &reading.inset, &camera.focal, &camera.middle.x,
                      &camera.middle.y, &camera.k1, &camera.k2})
    put(*one);
  for (Place3* place : {&camera.turn, &camera.shift, &reading.camera_at})
    for (double& one : *place) put(one);
  for (PicturePoint& corner : reading.table) {
    put(corner.x);
    put(corner.y);
  }
  put(reading.width);
  put(reading.height);
}

template <class Put>
void each_number(PieceSeen& seen, Put put) {
  put(seen.piece);
  for (double* one : {&seen.at.x, &seen.at.y, &seen.facing, &seen.uncertainty, &seen.turn, &seen.now.at.x,
                      &seen.now.at.y, &seen.now.facing, &seen.now.altitude, &seen.moved, &seen.turned})
    put(*one);
}

void write_text(QDataStream& out, const std::string& text) { out << QByteArray::fromStdString(text); }

std::string read_text(QDataStream& in) {
  QByteArray text;
  in >> text;
  return text.toStdString();
}

void write_reading(QDataStream& out, PhotoReading reading) {
  const auto put = [&](auto number) { out << static_cast<double>(number); };
  each_number(reading, put);
  write_text(out, reading.sha256);
  out << static_cast<quint32>(reading.pieces.size());
  for (PieceSeen& seen : reading.pieces) each_number(seen, put);
  out << static_cast<quint32>(reading.problems.size());
  for (const PhotoProblem& problem : reading.problems) {
    write_text(out, problem.text);
    out << static_cast<qint32>(problem.marker.value_or(-1));
    write_text(out, problem.piece);
  }
}

PhotoReading read_reading(QDataStream& in) {
  PhotoReading reading;
  const auto take = [&](auto& number) {
    double value = 0;
    in >> value;
    number = static_cast<std::remove_reference_t<decltype(number)>>(value);
  };
  each_number(reading, take);
  reading.sha256 = read_text(in);
  quint32 count = 0;
  in >> count;
  while (count-- > 0 && in.status() == QDataStream::Ok) each_number(reading.pieces.emplace_back(), take);
  in >> count;
  while (count-- > 0 && in.status() == QDataStream::Ok) {
    PhotoProblem& problem = reading.problems.emplace_back();
    problem.text = read_text(in);
    qint32 marker = 0;
    in >> marker;
    if (marker >= 0) problem.marker = marker;
    problem.piece = read_text(in);
  }
  return reading;
}

}  // namespace

QByteArray reading_bytes(const Result<PhotoReading>& reading) {
  QByteArray bytes;
  QDataStream out(&bytes, QIODevice::WriteOnly);
  out << reading.ok();
  if (reading)
    write_reading(out, *reading);
  else
    write_text(out, english(reading.problem().reason));
  return bytes;
}

std::optional<Result<PhotoReading>> reading_from(const QByteArray& bytes, std::size_t pieces) {
  QDataStream in(bytes);
  bool is_read = false;
  in >> is_read;
  if (!is_read) {
    const std::string reason = read_text(in);
    if (in.status() != QDataStream::Ok || reason.empty()) return std::nullopt;
    return Result<PhotoReading>(Problem{"", reason});
  }
  PhotoReading reading = read_reading(in);
  if (in.status() != QDataStream::Ok || !in.atEnd()) return std::nullopt;
  for (const PieceSeen& seen : reading.pieces)
    if (static_cast<std::size_t>(seen.piece) >= pieces) return std::nullopt;
  return Result<PhotoReading>(std::move(reading));
}

}  // namespace linesman
