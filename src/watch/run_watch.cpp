#include "watch/run_watch.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <cmath>

#include "watch/film_watcher.h"

namespace linesman {

namespace {

/// A picture of each move, hands gone: the frame round the models.
void keep_picture(const std::string& folder, const WatchEvent& event, const Frame& frame, const KeptCamera& camera,
                  const Game& game) {
  const auto* move = std::get_if<MoveTold>(&event.what);
  if (move == nullptr) return;
  constexpr double ROUND = 3;  // inches
  QRectF part;
  const auto add = [&](Vec at) {
    for (const Vec corner : {Vec{ROUND, ROUND}, Vec{-ROUND, ROUND}, Vec{-ROUND, -ROUND}, Vec{ROUND, -ROUND}})
      if (const auto seen = camera.camera().seen({at.x + corner.x, at.y + corner.y, 0}))
        part |= QRectF(seen->x - 1, seen->y - 1, 2, 2);
  };
  for (const PieceMoved& piece : move->pieces) {
    add(piece.seen.at);
    if (piece.from) add(piece.from->at);
  }
  const QString name = QString::fromStdString(folder + "/move-" + std::to_string(move->id) + "-" +
                                              game.piece(move->pieces.front().seen.piece).id);
  QString free = name + ".png";  // a film before it may have left its own
  for (int i = 2; QFile::exists(free); ++i) free = name + QStringLiteral("-%1.png").arg(i);
  frame.grey.copy(part.toAlignedRect().intersected(frame.grey.rect())).save(free, "PNG");
}

}  // namespace

Result<void> run_watch(FrameSource& film, const WatchRequest& request, const Hearing& hearing, const EntryBasis& basis,
                       const WatchTold& told, const std::atomic<bool>& stop, const EachFrame& each) {
  if (!request.keep.empty() && !QDir().mkpath(QString::fromStdString(request.keep)))
    return Problem{request.keep, "", "cannot be made"};
  bool is_enough = false;
  const FilmWatcher* watching = nullptr;
  const auto tell = [&](const WatchEvent& event, const Frame& frame) {
    if (!request.keep.empty() && watching->camera() != nullptr)
      keep_picture(request.keep, event, frame, *watching->camera(), watching->watched().game());
    is_enough = !told(event, watching->watched().game()) || is_enough;
  };
  FilmWatcher watcher(hearing, {request.rest, {request.record, request.adopt}}, tell, basis);
  watching = &watcher;
  std::optional<Problem> first;
  bool is_any = false;
  std::int64_t number = 0;
  while (!is_enough && !stop) {
    auto frame = film.next();
    if (!frame) {
      if (!first) first = frame.problem();
      watcher.miss(frame.problem(), static_cast<double>(number) / request.fps, number);
      ++number;
      continue;
    }
    if (!*frame) break;
    const QSize size = (*frame)->grey.size();
    number = (*frame)->number + 1;
    if (size.width() < LEAST_FRAME.width() || size.height() < LEAST_FRAME.height()) {
      Problem small{"", "",
                    said<"the picture has {w} × {h} pixels: {a} × {b} are needed">(
                        size.width(), size.height(), LEAST_FRAME.width(), LEAST_FRAME.height())};
      watcher.miss(small, (*frame)->t, (*frame)->number);
      if (!first) first = std::move(small);
      continue;
    }
    is_any = true;
    watcher.see(**frame);
    if (each) each(watcher, **frame);
  }
  watcher.end();
  if (!is_any) return first ? *first : Problem{request.frames, "", "there is no picture in it"};
  if (!watcher.found() && !stop)
    return Problem{"", "", "the table was never seen: four of its markers are needed, and a second of rest"};
  return {};
}

}  // namespace linesman
