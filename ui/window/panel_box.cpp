#include "ui/window/panel_box.h"

#include <QCoreApplication>
#include <QScrollArea>

#include "ui/panels/checks_panel.h"
#include "ui/panels/clauses_panel.h"
#include "ui/panels/history_panel.h"
#include "ui/panels/legend_panel.h"
#include "ui/panels/roster_panel.h"

namespace linesman {

namespace {

template <class Panel>
QWidget* of_session(Workplace& at) {
  return new Panel(at.session);
}

template <class Panel>
QWidget* scrolled(Workplace& at) {
  auto* scroll = new QScrollArea;
  scroll->setWidget(of_session<Panel>(at));
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  return scroll;
}

QWidget* checks(Workplace& at) {
  auto* panel = new ChecksPanel(at.session);
  QObject::connect(panel, &ChecksPanel::place_picked, &at.table, &TableView::bring_into_view);
  QObject::connect(panel, &ChecksPanel::found_wrong, panel, [&at](const QString& sentence) {
    at.offer(sentence, QCoreApplication::translate("Panels", "Show"), [&at] { at.bring_to_front("checks"); });
  });
  return panel;
}

constexpr bool SHOWN = true;

constexpr PanelEntry PANELS[]{
    {"pieces", "Pieces", Qt::LeftDockWidgetArea, "", SHOWN, of_session<RosterPanel>},
    {"history", "History", Qt::LeftDockWidgetArea, "pieces", SHOWN, of_session<HistoryPanel>},
    {"legend", "Legend", Qt::LeftDockWidgetArea, "pieces", SHOWN, scrolled<LegendPanel>},
    {"clauses", "Clauses", Qt::LeftDockWidgetArea, "pieces", SHOWN, of_session<ClausesPanel>},
    {"checks", "Checks", Qt::LeftDockWidgetArea, "pieces", SHOWN, checks},
};

}  // namespace

std::span<const PanelEntry> all_panels() { return PANELS; }

}  // namespace linesman
