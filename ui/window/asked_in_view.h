// Keeps what is asked about in the free part of the view: the models, their way and where it ends never lie under a
// page that slides over the table.
#pragma once

#include <QObject>
#include <QPointF>

#include "ui/window/commands/command.h"
#include "ui/window/pages/desk.h"

namespace linesman {

class AskedInView : public QObject {
  Q_OBJECT
 public:
  AskedInView(CommandContext& at, Desk& desk, QObject* parent);

  /// Table inches; empty where nothing is asked about.
  Box asked_about() const;

 private:
  void follow();
  void go_back();

  CommandContext& at_;
  Desk& desk_;
  QPointF moved_;           ///< the view, for the page that is open
  bool was_fitted_ = true;  ///< before
  Projection left_;         ///< where it was moved to
};

}  // namespace linesman
