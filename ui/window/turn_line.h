// Which turn it is and whose, for a corner of the window; the tool tip says who has not moved in it.
#pragma once

#include "ui/panels/widgets.h"
#include "ui/window/table_controller.h"

namespace linesman {

class TurnLine : public PlainLabel {
  Q_OBJECT
 public:
  /// Both outlive it.
  TurnLine(Session& session, TableController& controller, QWidget* parent = nullptr);

 private:
  void refresh();

  Session& session_;
  TableController& controller_;
};

}  // namespace linesman
