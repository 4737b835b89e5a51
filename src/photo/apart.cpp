#include "photo/apart.h"

#include <QDataStream>
#include <QFile>
#include <QProcess>
#include <algorithm>

#include "files/disk/file.h"
#include "files/disk/places.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "photo/photo_reader.h"
#include "photo/reading_bytes.h"

namespace linesman {

namespace {

constexpr const char* READER = "/../lib/linesman/read-photograph";  // from the folder of the running program

// What a picture may take: so much for each megabyte of it, and as much as for one at least. The time is of all cores
// together, and a slow computer must be able to read what a quick one reads.
constexpr double SECONDS = 10;
constexpr double MEGABYTES = 480;

double megabytes_of(const QByteArray& picture) { return std::max(1.0, static_cast<double>(picture.size()) / 1e6); }

/// The game without its own picture, which no reading needs.
QByteArray request_bytes(const Game& game, const QByteArray& picture) {
  const Document bare{game.with_annotation("backdrop", Value()), Value()};
  QByteArray bytes;
  QDataStream out(&bytes, QIODevice::WriteOnly);
  out << QByteArray::fromStdString(write_json(write_document(bare))) << picture;
  return bytes;
}

Result<PhotoReading> answer_to(const Game& game, const QByteArray& picture) {
  QProcess reader;
  reader.setStandardErrorFile(QProcess::nullDevice());
  reader.start(QString::fromStdString(program_folder() + READER), QStringList());
  constexpr int START = 30'000;  // milliseconds
  if (!reader.waitForStarted(START))
    return Problem{"", "the program that reads photographs cannot be started: is Linesman installed as a whole?"};
  reader.write(request_bytes(game, picture));
  reader.closeWriteChannel();
  constexpr double WAIT = 6;  // times the processor's time
  const bool ended =
      reader.waitForFinished(static_cast<int>(std::min(1e9, WAIT * SECONDS * 1000 * megabytes_of(picture))));
  if (!ended) {
    reader.kill();
    reader.waitForFinished();
  }
  if (auto answer = reading_from(reader.readAllStandardOutput(), game.pieces().size())) return *std::move(answer);
  return Problem{"", "the picture takes more time or memory than a photograph of its size needs"};
}

}  // namespace

Result<PhotoReading> read_loaded_apart(const Game& game, const LoadedPicture& loaded) {
  auto answer = answer_to(game, loaded.bytes);
  if (!answer) return Problem{loaded.path, "", answer.problem().reason};
  return answer;
}

Result<PhotoReading> read_photograph_apart(const Game& game, const std::string& path) {
  const auto text = read_file(path);
  if (!text) return text.problem();
  return read_loaded_apart(game, {path, QByteArray(text->data(), static_cast<qsizetype>(text->size())), {}});
}

int read_photograph_here() {
  QFile in;
  QFile out;
  if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly)) return 2;
  QByteArray game;
  QByteArray picture;
  {
    const QByteArray request = in.readAll();
    QDataStream parts(request);
    parts >> game >> picture;
    if (parts.status() != QDataStream::Ok) return 2;
  }
  const double share = megabytes_of(picture);
  limit_process(SECONDS * share, MEGABYTES * share);
  const auto json = parse_json({game.constData(), static_cast<std::size_t>(game.size())}, "");
  const auto document = json ? read_document(*json, "") : json.problem();
  if (!document) return 2;
  const auto answer = [&]() -> Result<PhotoReading> {
    Photograph photograph;
    {
      const auto loaded = load_picture("", std::move(picture));
      if (!loaded) return loaded.problem();
      photograph = photograph_of(*loaded);
    }
    return reading_of(document->game, photograph);
  }();
  const QByteArray bytes = reading_bytes(answer);
  return out.write(bytes) == bytes.size() && out.flush() ? 0 : 2;
}

}  // namespace linesman
