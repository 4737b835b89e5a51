// Shows the backdrop of the open game on the table: read again whenever the game has another.
#pragma once

#include <QObject>

#include "photo/backdrop.h"
#include "ui/session/newest_work.h"
#include "ui/window/commands/command.h"

namespace linesman {

class BackdropController : public QObject {
  Q_OBJECT
 public:
  BackdropController(CommandContext& at, QObject* parent);

 private:
  void follow();
  void show(const Result<std::optional<Backdrop>>& loaded);

  CommandContext& at_;
  Value shown_;  ///< the annotation without its opacity; null: none
  std::optional<StraightPicture> picture_;
  NewestWork work_{this};
};

}  // namespace linesman
