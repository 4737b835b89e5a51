// A table that is watched: frames are read, and moves judged, on a thread of their own.
//
//   WatchService service;
//   connect(&service, &WatchService::reported, this, [this](const WatchEvent& event, const Game& game) { … });
//   service.begin({folder}, *session.hearing(), session.entry_basis());
#pragma once

#include <QImage>
#include <QObject>
#include <QPolygonF>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "record/basis.h"
#include "watch/watch_event.h"
#include "watch/watch_request.h"

namespace linesman {

class FilmWatcher;
struct Frame;

/// The newest picture, and what is read in it.
struct WatchView {
  struct Model {
    std::string piece;  ///< id
    QPointF at;         ///< pixels of `picture`
  };
  QImage picture;               ///< in shades of grey, made smaller
  QPolygonF outline{};          ///< of the table, pixels of `picture`; empty: it was not read yet
  std::vector<Model> models{};  ///< those that were read at the last rest
  StateTold state{};
  std::vector<OutOfStepTold::Off> out_of_step{};
};

class WatchService : public QObject {
  Q_OBJECT
 public:
  explicit WatchService(QObject* parent = nullptr) : QObject(parent) { pool_.setMaxThreadCount(1); }
  /// Waits for a frame that is being read.
  ~WatchService() override;

  /// Watches from now on, in place of what was watched before. Nothing is recorded: `reported` has what a record would
  /// keep. A folder is shown as fast as its film was taken, unless `at_once`.
  void begin(const WatchRequest& request, const Hearing& hearing, const EntryBasis& basis, bool at_once = false);
  /// The camera is let go.
  void end();
  bool is_watching() const { return run_ != nullptr; }

  /// The game was changed by other hands than those over the table.
  void follow(const Hearing& given);
  /// A move that was reported is to be put back by hand.
  void put_back(std::int64_t id);

  /// Since it began.
  const WatchView& view() const { return view_; }

 signals:
  /// There is a newer view.
  void seen();
  /// `game`: as the watcher has it after the event.
  void reported(const linesman::WatchEvent& event, const linesman::Game& game);
  /// The film is over, or nothing could be watched: why.
  void ended(const std::optional<linesman::Problem>& why);

 private:
  struct Run;
  void ask(std::function<void(FilmWatcher&)> work);
  void post(const std::shared_ptr<Run>& run, std::function<void()> work);
  Result<void> watch(const std::shared_ptr<Run>& run, const WatchRequest& request, const Hearing& hearing,
                     const EntryBasis& basis, bool paced);
  void show_view(const std::shared_ptr<Run>& run, const FilmWatcher& watcher, const Frame& frame);

  std::shared_ptr<Run> run_;  ///< nullptr: nothing is watched
  WatchView view_;
  QThreadPool pool_;
};

}  // namespace linesman
