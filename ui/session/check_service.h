// Checks the open game off the interface thread: when it is opened, and a while after it changed, as long as somebody
// looks at what is found.
#pragma once

#include <QTimer>

#include "lint/lint.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"

namespace linesman {

class CheckService : public QObject {
  Q_OBJECT
 public:
  /// Waits at its end for a check that is going on.
  explicit CheckService(Session& session, QObject* parent = nullptr);

  /// What was found last; of another state of the game unless `current`.
  const Linted& found() const { return found_; }
  /// `found` is about the game as it is now: its fixes may be made.
  bool current() const { return current_; }

  /// Somebody looks at what is found: it follows the changes of the game.
  void watch(bool watched);

 signals:
  /// `found` changed.
  void changed();
  /// `found` is of another state of the game now.
  void outdated();
  /// The check that follows the opening of a game is done.
  void checked_opened();

 private:
  void outdate();
  void begin();
  void take(Linted found);

  Session& session_;
  Linted found_;
  bool current_ = false;
  bool watched_ = false;
  bool opened_ = false;  ///< nobody has been told yet of what is wrong with the game that was opened
  QTimer delay_;
  NewestWork work_;
};

}  // namespace linesman
