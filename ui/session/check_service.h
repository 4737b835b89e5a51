// Checks of the open game off the interface thread: its table and its record.
#pragma once

#include <QTimer>

#include "lint/lint.h"
#include "record/verify.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"

namespace linesman {

/// Checks the table when it is opened, and a while after it changed, as long as its findings are seen.
class CheckService : public QObject {
  Q_OBJECT
 public:
  /// Waits at its end for a check that is going on.
  explicit CheckService(Session& session, QObject* parent = nullptr);

  /// The findings of the last check; of another state of the game unless `current`.
  const Linted& found() const { return found_; }
  /// `found` is about the game as it is now: its fixes may be made.
  bool current() const { return current_; }

  /// With `watched` a panel shows what is found: it follows the changes of the game.
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
  bool opened_ = false;  ///< the player has not heard yet what is wrong with the game that was opened
  QTimer delay_;
  NewestWork work_;
};

/// Verifies the record of a game that is opened (record/verify.h).
class VerifyService : public QObject {
  Q_OBJECT
 public:
  /// Waits at its end for a verification that is going on.
  explicit VerifyService(Session& session, QObject* parent = nullptr);

  /// The verification of the open game; nothing until it is finished.
  const std::optional<Verification>& found() const { return found_; }

 signals:
  void verified();

 private:
  void begin();

  Session& session_;
  std::shared_ptr<const RulesetSource> rulesets_;  ///< by which the record is verified
  std::optional<Verification> found_;
  NewestWork work_;
};

}  // namespace linesman
