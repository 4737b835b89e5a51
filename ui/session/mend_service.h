// What could be ordered in place of an illegal order, found off the interface thread once the order has stood a moment.
#pragma once

#include <QTimer>
#include <memory>

#include "reach/questions/mend.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"

namespace linesman {

class MendService : public QObject {
  Q_OBJECT
 public:
  explicit MendService(Session& session, QObject* parent = nullptr);
  /// Waits for what is at work to notice that it is no longer wanted.
  ~MendService() override { forget(); }

  /// Of the order that stands; empty while nothing is known, and of an order that is allowed.
  const std::vector<Mend>& mends() const { return mends_; }
  /// They are being looked for.
  bool looking() const { return stop_ != nullptr; }
  /// The game that they are of.
  const Game& game() const { return game_; }

 signals:
  void changed();

 private:
  void follow();
  void begin();
  void forget();

  Session& session_;
  QTimer rest_;  ///< a drag brings many orders: the last is mended
  AnswerPtr of_;
  Game game_;
  std::vector<Mend> mends_;
  std::shared_ptr<StopFlag> stop_;
  NewestWork work_;
};

}  // namespace linesman
