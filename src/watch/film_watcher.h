// Watches a table: takes a film frame by frame, waits for rest, reads, and tells what happened.
//
//   FilmWatcher watcher(hearing, {}, [&](const WatchEvent& event, const WatchedGame& game) { … });
//   while (auto frame = film.next()) watcher.see(*frame);
//   watcher.end();
//
// Kept in memory: two frames and two small pictures. Nothing grows.
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "watch/frame.h"
#include "watch/rest_detector.h"
#include "watch/table_reader.h"
#include "watch/watched_game.h"

namespace linesman {

/// Called with each event; `frame` is the one that decided it.
using TellEvent = std::function<void(const WatchEvent& event, const Frame& frame)>;

struct FilmChoices {
  double rest = 1;  ///< seconds, 0.5 to 5
  WatchChoices game{};
};

class FilmWatcher {
 public:
  FilmWatcher(Hearing hearing, const FilmChoices& choices, TellEvent tell, EntryBasis basis = {});

  /// The next frame.
  void see(const Frame& frame);
  /// A frame that could not be read.
  void miss(const Problem& problem, double t, std::int64_t number);
  /// The film is over.
  void end();
  /// The game was changed by other hands; its table is the same (WatchedGame::follow).
  void follow(const Hearing& given);
  /// A move that was reported is to be put back by hand.
  void put_back(std::int64_t id);

  const WatchedGame& watched() const { return watched_; }
  const StateTold& state() const { return state_; }
  /// Once it was found.
  const KeptCamera* camera() const { return reader_.camera(); }
  /// Whether the table was ever found.
  bool found() const { return watched_.begun(); }

 private:
  void tell(auto what);
  void tell_state(const StateTold& state);
  void tell_changed(const std::vector<WatchEvent>& events);
  void tell_problems(const std::vector<WatchProblem>& problems);
  void begin_anew(const Frame& frame);
  void glance(const Frame& frame);
  void look(const Frame& frame);
  void try_rest();
  void take_reading(TableReading reading, const std::vector<Explained>& explained);
  void tell_start(const TableReading& reading);
  void tell_lost();
  std::vector<Explained> explained_by(const TableReading& reading, std::vector<Explained> explained) const;
  /// The place of a model with its shadow, or of its marker alone.
  Explained disc_of(PieceIndex piece, const Pose& pose, bool marker_alone = false) const;
  PlaceNow place_now(PieceIndex piece, const std::vector<Explained>& explained) const;
  void count_time(double milliseconds);

  FilmChoices choices_;
  TellEvent tell_;
  WatchedGame watched_;
  TableReader reader_;
  RestDetector detector_;
  Frame frame_;   ///< the last one
  Frame before_;  ///< the one before it
  std::int64_t frames_ = 0;
  bool resting_ = false;
  bool is_lost_ = false;
  double next_glance_ = 0;  ///< seconds
  double next_try_ = 0;
  StateTold state_;
  std::vector<WatchProblem> problems_;       ///< those that last
  std::vector<int> fresh_;                   ///< markers of no model that were said
  std::array<std::uint32_t, 2000> times_{};  ///< frames by half milliseconds of the processor
  double worst_ = 0;
};

}  // namespace linesman
