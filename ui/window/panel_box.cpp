#include "ui/window/panel_box.h"

#include <QScrollArea>

#include "ui/panels/clauses_panel.h"
#include "ui/panels/history_panel.h"
#include "ui/panels/legend_panel.h"
#include "ui/panels/roster_panel.h"
#include "ui/window/new_models.h"
#include "ui/window/places.h"

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

QWidget* catalogue(Workplace& at) {
  auto* shelf = new CatalogueShelf(catalogue_folder(), own_catalogue());
  auto* panel = new CataloguePanel(at.session, *shelf);
  shelf->setParent(panel);
  new NewModels(at, *panel);
  return panel;
}

constexpr bool SHOWN = true;

constexpr PanelEntry PANELS[]{
    {"pieces", "Pieces", Qt::LeftDockWidgetArea, "", SHOWN, of_session<RosterPanel>},
    {"catalogue", "Catalogue", Qt::LeftDockWidgetArea, "pieces", SHOWN, catalogue},
    {"history", "History", Qt::LeftDockWidgetArea, "pieces", SHOWN, of_session<HistoryPanel>},
    {"legend", "Legend", Qt::LeftDockWidgetArea, "pieces", SHOWN, scrolled<LegendPanel>},
    {"clauses", "Clauses", Qt::LeftDockWidgetArea, "pieces", SHOWN, of_session<ClausesPanel>},
};

}  // namespace

std::span<const PanelEntry> all_panels() { return PANELS; }

}  // namespace linesman
