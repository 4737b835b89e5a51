// The clock (by which turn a side is where), found off the interface thread: first bounds alone, then coarsely, then in
// full.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <functional>
#include <memory>

#include "clock/clock.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"

namespace linesman {

/// The clock's answer about a game.
struct ClockFound {
  Game game;
  ClockRequest request;
  std::shared_ptr<const ClockAnswer> answer;  ///< nullptr with a problem
  std::optional<Problem> problem{};
  bool refined = true;  ///< no better answer will come
  bool held = false;    ///< of a game as it would be if what is held were let go
};
using ClockPtr = std::shared_ptr<const ClockFound>;

/// Asks while it is wanted, and anew when the game has changed: the newest question replaces the others. While things
/// are held, the answers are about the game that would be, and coarse.
class ClockService : public QObject {
  Q_OBJECT
 public:
  explicit ClockService(Session& session, QObject* parent = nullptr);

  void want(bool wanted);
  bool wanted() const { return wanted_; }
  /// Sets the question that is asked from now on.
  void ask(ClockRequest request);

  /// The game as it would be if what is held were let go now; said anew when that changes. Empty: nothing is held, and
  /// the answer to the game as it stands is back.
  void hold(std::function<Game()> held);

  /// The last answer; of another state of the game unless `current`. nullptr: there is none yet.
  const ClockPtr& found() const { return found_; }
  bool current() const { return current_; }
  /// The full answer to the state of the game before the last change, or before things were held; nullptr: there is
  /// none.
  const ClockPtr& before() const { return held_ && standing_ && standing_->refined ? standing_ : before_; }

 signals:
  void changed();

 private:
  void forget();
  void outdate();
  void begin(double budget);
  void begin_held();
  void take(ClockPtr found);
  void take_held(ClockPtr found, std::uint64_t place);

  Session& session_;
  ClockRequest request_;
  bool wanted_ = false;
  double budget_ = 0;  ///< of the answer that is being worked out, or came last
  bool current_ = false;
  ClockPtr found_;
  ClockPtr before_;
  std::function<Game()> held_;
  std::uint64_t place_ = 0;             ///< rises whenever it is held elsewhere
  ClockPtr standing_;                   ///< while things are held: what was known of the game as it stands
  std::optional<QElapsedTimer> since_;  ///< since the question about what is held was begun; nothing: none is asked
  QTimer rest_;                         ///< a gesture may bring many changes: the last is asked about
  NewestWork work_;
};

}  // namespace linesman
