// "It stands there now": asks whether it could have got there, and shows the answer on the table at once.
#pragma once

#include <QObject>

#include "ui/session/questions.h"
#include "ui/window/commands/command.h"

namespace linesman {

class CouldController : public QObject {
  Q_OBJECT
 public:
  CouldController(CommandContext& at, QObject* parent);

 private:
  void ask(const Order& order, const std::map<std::string, EndRequest>& ends, bool settle);
  void take(const CouldReply& reply);
  void show(const CouldReply& reply);
  QString sentence(const CouldReply& reply) const;

  CommandContext& at_;
  bool settle_ = false;  ///< the answer is to be proposed
  NewestWork work_{this};
};

}  // namespace linesman
