// "It stands there now": asks whether it could have got there, and shows the answer on the table at once.
#pragma once

#include <QObject>

#include "ui/session/could_service.h"
#include "ui/window/commands/command.h"

namespace linesman {

class StandsThere : public QObject {
  Q_OBJECT
 public:
  StandsThere(CommandContext& at, QObject* parent);

 private:
  void ask(const Order& order, const std::map<std::string, EndWish>& ends, bool settle);
  void take(const CouldPtr& reply);
  void show(const CouldReply& reply);
  QString sentence(const CouldReply& reply) const;

  CommandContext& at_;
  CouldService service_;
  bool settle_ = false;  ///< the answer is to be proposed
};

}  // namespace linesman
