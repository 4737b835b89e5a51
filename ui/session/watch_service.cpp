#include "ui/session/watch_service.h"

#include <QElapsedTimer>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <utility>

#include "watch/film_source.h"
#include "watch/run_watch.h"

namespace linesman {

namespace {

constexpr int WIDEST_VIEW = 960;  // pixels
constexpr int EDGE_STEPS = 8;     // points of an edge of the table, which a lens may bend

/// The table's outline, anticlockwise from the south-west corner. Pixels of the frame.
QPolygonF outline_seen(const PhotoCamera& camera, const Table& table) {
  const std::array<Vec, 5> corners{Vec{0, 0}, {table.width, 0}, {table.width, table.depth}, {0, table.depth}, {0, 0}};
  QPolygonF outline;
  for (std::size_t i = 0; i + 1 < corners.size(); ++i)
    for (int step = 0; step < EDGE_STEPS; ++step) {
      const Vec at = corners[i] + (corners[i + 1] - corners[i]) * (static_cast<double>(step) / EDGE_STEPS);
      if (const auto seen = camera.seen({at.x, at.y, 0})) outline << QPointF(seen->x, seen->y);
    }
  return outline;
}

WatchView view_of(const FilmWatcher& watcher, const Frame& frame) {
  WatchView view;
  const int width = std::min(WIDEST_VIEW, frame.grey.width());
  const double scale = static_cast<double>(width) / frame.grey.width();
  view.picture = width == frame.grey.width() ? frame.grey : frame.grey.scaledToWidth(width, Qt::SmoothTransformation);
  view.state = watcher.state();
  if (!watcher.found() || watcher.camera() == nullptr) return view;
  const PhotoCamera& camera = watcher.camera()->camera();
  const WatchedGame& watched = watcher.watched();
  for (const QPointF& at : outline_seen(camera, watched.game().table())) view.outline << at * scale;
  for (std::size_t i = 0; i < watched.game().pieces().size(); ++i) {
    const Piece& piece = *watched.game().pieces()[i];
    const auto at = watched.read_at(static_cast<PieceIndex>(i));
    if (!at || !piece.marker) continue;
    const auto seen = camera.seen({at->x, at->y, piece.marker->height + piece.pose.altitude});
    if (seen) view.models.push_back({piece.id, QPointF(seen->x, seen->y) * scale});
  }
  view.out_of_step = watched.out_of_step();
  return view;
}

}  // namespace

/// What the two threads share of a film.
struct WatchService::Run {
  std::atomic<bool> stop{false};
  std::atomic<bool> view_waits{false};  ///< the window has not shown the last view yet
  std::mutex mutex;
  std::condition_variable woken;
  std::vector<std::function<void(FilmWatcher&)>> asked{};

  /// Does what was asked until that moment has come.
  void serve(FilmWatcher& watcher, std::chrono::steady_clock::time_point until) {
    std::unique_lock lock(mutex);
    for (;;) {
      for (const auto& work : std::exchange(asked, {})) {
        lock.unlock();
        work(watcher);
        lock.lock();
      }
      const auto is_woken = [this] { return stop || !asked.empty(); };
      if (!woken.wait_until(lock, until, is_woken) || stop) return;
    }
  }
};

WatchService::~WatchService() {
  end();
  pool_.waitForDone();
}

void WatchService::begin(const WatchRequest& request, const Hearing& hearing, const EntryBasis& basis, bool at_once) {
  end();
  view_ = {};
  run_ = std::make_shared<Run>();
  const bool paced = !at_once && !request.camera;
  pool_.start([this, run = run_, request, hearing, basis, paced] {
    std::optional<Problem> why;
    try {
      if (const auto watched = watch(run, request, hearing, basis, paced); !watched) why = watched.problem();
    } catch (const std::exception& mistake) {
      why = Problem{"", "", mistake.what()};
    }
    post(run, [this, why] {
      run_.reset();
      emit ended(why);
    });
  });
}

void WatchService::end() {
  if (!run_) return;
  {
    const std::lock_guard lock(run_->mutex);
    run_->stop = true;
  }
  run_->woken.notify_all();
  run_.reset();
}

/// On the window's thread, unless another film is watched then.
void WatchService::post(const std::shared_ptr<Run>& run, std::function<void()> work) {
  const auto deliver = [this, run, work = std::move(work)] {
    if (run == run_) work();
  };
  QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
}

void WatchService::show_view(const std::shared_ptr<Run>& run, const FilmWatcher& watcher, const Frame& frame) {
  if (run->view_waits.exchange(true)) return;
  post(run, [this, run, view = view_of(watcher, frame)] {
    run->view_waits = false;
    view_ = view;
    emit seen();
  });
}

Result<void> WatchService::watch(const std::shared_ptr<Run>& run, const WatchRequest& request, const Hearing& hearing,
                                 const EntryBasis& basis, bool paced) {
  const auto film = film_of(request, run->stop);
  if (!film) return film.problem();
  const auto began = std::chrono::steady_clock::now();
  const auto told = [&](const WatchEvent& event, const Game& game) {
    post(run, [this, event, game] { emit reported(event, game); });
    return true;
  };
  const auto each = [&](FilmWatcher& watcher, const Frame& frame) {
    show_view(run, watcher, frame);
    const auto at = std::chrono::duration_cast<std::chrono::steady_clock::duration>(
        std::chrono::duration<double>(frame.t + 1 / request.fps));
    run->serve(watcher, paced ? began + at : std::chrono::steady_clock::now());
  };
  return run_watch(**film, request, hearing, basis, told, run->stop, each);
}

void WatchService::ask(std::function<void(FilmWatcher&)> work) {
  if (!run_) return;
  {
    const std::lock_guard lock(run_->mutex);
    run_->asked.push_back(std::move(work));
  }
  run_->woken.notify_all();
}

void WatchService::follow(const Hearing& given) {
  ask([given](FilmWatcher& watcher) { watcher.follow(given); });
}

void WatchService::put_back(std::int64_t id) {
  ask([id](FilmWatcher& watcher) { watcher.put_back(id); });
}

}  // namespace linesman
