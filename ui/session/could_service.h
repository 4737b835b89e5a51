// Whether pieces could have got to where they stand now, found off the interface thread. The newest question wins.
#pragma once

#include <map>
#include <memory>

#include "reach/questions/could.h"
#include "ui/session/newest_work.h"

namespace linesman {

struct CouldQuestion {
  Order order;                          ///< without a path
  std::map<std::string, EndWish> ends;  ///< by id
};

struct CouldReply {
  Game game;
  CouldQuestion question;
  Could could{};
  std::optional<Problem> problem{};  ///< why it cannot be asked
};
using CouldPtr = std::shared_ptr<const CouldReply>;

class CouldService : public QObject {
  Q_OBJECT
 public:
  explicit CouldService(QObject* parent = nullptr) : QObject(parent), work_(this) {}
  /// Waits for what is at work to notice that it is no longer wanted.
  ~CouldService() override { forget(); }

  /// Never blocks. What was asked before is given up.
  void ask(const Hearing& hearing, CouldQuestion question);
  void forget();

 signals:
  void answered(linesman::CouldPtr reply);

 private:
  std::shared_ptr<StopFlag> stop_;
  NewestWork work_;
};

}  // namespace linesman
