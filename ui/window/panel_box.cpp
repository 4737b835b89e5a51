#include "ui/window/panel_box.h"

#include <QScrollArea>

#include "ui/panels/clauses_panel.h"
#include "ui/panels/dice_tray.h"
#include "ui/panels/history_panel.h"
#include "ui/panels/legend_panel.h"
#include "ui/panels/plan_panel.h"
#include "ui/panels/roster_panel.h"

namespace linesman {

namespace {

template <class Panel>
QWidget* of_session(Workplace& at) {
  return new Panel(at.session);
}

QWidget* in_scroll_area(QWidget* panel) {
  auto* scroll = new QScrollArea;
  scroll->setWidget(panel);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  return scroll;
}

template <class Panel>
QWidget* scrolled(Workplace& at) {
  return in_scroll_area(of_session<Panel>(at));
}

QWidget* dice_tray(Workplace& at) {
  auto* tray = new DiceTray(at.session);
  QObject::connect(&at.table, &TableView::digit_typed, tray, &DiceTray::take_digit);
  QObject::connect(tray, &DiceTray::said, &at.window, at.tell);
  return in_scroll_area(tray);
}

constexpr bool SHOWN = true;

constexpr PanelEntry PANELS[]{
    {"pieces", "Pieces", Qt::LeftDockWidgetArea, "", SHOWN, of_session<RosterPanel>},
    {"dice", "Dice", Qt::LeftDockWidgetArea, "pieces", SHOWN, dice_tray},
    {"history", "History", Qt::LeftDockWidgetArea, "pieces", SHOWN, of_session<HistoryPanel>},
    {"plan", "Plan", Qt::LeftDockWidgetArea, "pieces", SHOWN, scrolled<PlanPanel>},
    {"legend", "Legend", Qt::LeftDockWidgetArea, "pieces", SHOWN, scrolled<LegendPanel>},
    {"clauses", "Clauses", Qt::LeftDockWidgetArea, "pieces", SHOWN, of_session<ClausesPanel>},
};

}  // namespace

std::span<const PanelEntry> all_panels() { return PANELS; }

}  // namespace linesman
