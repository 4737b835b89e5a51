// The page Clock and the table: the turns are shaded there while the page is open, and things are picked there to make
// the table fair.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "clock/way_to_place.h"
#include "ui/panels/clock/clock_panel.h"
#include "ui/tools/measuring/fair_tool.h"
#include "ui/window/commands/command.h"

namespace linesman {

class ClockOnTable : public QObject {
  Q_OBJECT
 public:
  /// Belongs to the panel.
  ClockOnTable(CommandContext& at, ClockPanel& panel);
  ~ClockOnTable() override;

 private:
  bool shows_clock() const;
  void show();
  void look_at(const std::optional<Vec>& point);
  void ask_way(Vec point);
  void show_way(const WayToPlace& way);
  void drop_way();
  void use_fair_tool();
  void drop_fair_tool();
  void show_fairer();

  CommandContext& at_;
  ClockPanel& panel_;
  QPointer<TableView> table_;  ///< may be gone before the panel
  FairTool fair_tool_;
  bool drops_ = false;  ///< the tool of the box is taken up again
  QString words_;       ///< of the place where the pointer is
  std::optional<Vec> pointed_;
  QTimer rest_;  ///< the pointer goes over many places: the way to the last is asked
  NewestWork way_work_;
};

}  // namespace linesman
