// Who is where by which turn, found off the interface thread: first coarsely, then in full.
#pragma once

#include <QTimer>
#include <memory>

#include "clock/clock.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"

namespace linesman {

/// What the clock said of a game.
struct ClockFound {
  Game game;
  ClockRequest request;
  std::shared_ptr<const ClockAnswer> answer;  ///< nullptr with a problem
  std::optional<Problem> problem{};
  bool refined = true;  ///< no better answer will come
};
using ClockPtr = std::shared_ptr<const ClockFound>;

/// Asks while it is wanted, and anew when the game has changed: the newest question replaces the others.
class ClockService : public QObject {
  Q_OBJECT
 public:
  explicit ClockService(Session& session, QObject* parent = nullptr);

  void want(bool wanted);
  bool wanted() const { return wanted_; }
  /// What is asked from now on.
  void ask(ClockRequest request);

  /// The last answer; of another state of the game unless `current`. nullptr: there is none yet.
  const ClockPtr& found() const { return found_; }
  bool current() const { return current_; }
  /// The full answer to the state of the game before the last change; nullptr: there is none.
  const ClockPtr& before() const { return before_; }

 signals:
  void changed();

 private:
  void forget();
  void outdate();
  void begin(double budget);
  void take(ClockPtr found);

  Session& session_;
  ClockRequest request_;
  bool wanted_ = false;
  bool current_ = false;
  ClockPtr found_;
  ClockPtr before_;
  QTimer rest_;  ///< a gesture may bring many changes: the last is asked about
  NewestWork work_;
};

}  // namespace linesman
