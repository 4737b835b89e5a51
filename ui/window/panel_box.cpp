#include "ui/window/panel_box.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QKeyEvent>
#include <QScrollArea>

#include "ui/panels/cases/case_book_panel.h"
#include "ui/panels/cases/hall_panel.h"
#include "ui/panels/cases/ruled_panel.h"
#include "ui/panels/checks_panel.h"
#include "ui/panels/dice/dice_tray.h"
#include "ui/panels/models/roster_panel.h"
#include "ui/panels/record/history_panel.h"
#include "ui/panels/record/plan_panel.h"
#include "ui/panels/ruling/clauses_panel.h"
#include "ui/panels/ruling/readings_panel.h"
#include "ui/panels/terrain/feature_panel.h"
#include "ui/panels/terrain/palette_panel.h"
#include "ui/window/clock/clock_on_table.h"
#include "ui/window/commands/acts.h"
#include "ui/window/dialogs/save_dialog.h"
#include "ui/window/dispute/dispute.h"
#include "ui/window/new_models.h"
#include "ui/window/places.h"

namespace linesman {

namespace {

template <class Panel>
QWidget* of_session(CommandContext& at) {
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
QWidget* scrolled(CommandContext& at) {
  return in_scroll_area(of_session<Panel>(at));
}

QWidget* palette(CommandContext& at) {
  auto* panel = new PalettePanel(at.session);
  QObject::connect(panel, &PalettePanel::drawing_asked, &at.controller, [&at] {
    at.controller.use("draw");
    at.table.setFocus();
  });
  QObject::connect(&at.controller, &TableController::tool_changed, panel, [&at] {
    if (at.controller.tool_in_hand().id == "draw") at.come_up("palette");
  });
  return panel;
}

QWidget* checks(CommandContext& at) {
  auto* panel = new ChecksPanel(at.session);
  QObject::connect(panel, &ChecksPanel::place_picked, &at.table, &TableView::bring_into_view);
  const QString show = QCoreApplication::translate("Panels", "Show the checks");
  QObject::connect(panel, &ChecksPanel::found_wrong, panel, [&at, show](const QString& sentence) {
    at.offer(sentence, show, [&at] { at.bring_to_front("checks"); });
  });
  QObject::connect(panel, &ChecksPanel::found_right, panel, [&at, show] { at.withdraw(show); });
  return panel;
}

QWidget* history(CommandContext& at) {
  const QString go_on = QCoreApplication::translate("Panels", "Go on from here");
  auto* panel = new HistoryPanel(at.session);
  QObject::connect(panel, &HistoryPanel::looked_at, &at.controller, [&at, panel, go_on] {
    if (!panel->past()) return at.controller.leave_past();
    at.controller.look_at(*panel->past(), panel->playing());
    at.offer(
        words_for_past(*panel->past()) + ' ' + QCoreApplication::translate("Panels", "Go on from here to move models."),
        go_on, [panel] { panel->go_on(); });
  });
  QObject::connect(&at.controller, &TableController::came_back, panel, &HistoryPanel::come_back);
  QObject::connect(&at.controller, &TableController::came_back, panel, [&at, go_on] { at.withdraw(go_on); });
  QObject::connect(panel, &HistoryPanel::sheet_asked, panel, [&at](qint64 seq) { preview_sheet_of_entry(at, seq); });
  QObject::connect(panel, &HistoryPanel::said, &at.window, at.tell);
  QObject::connect(panel, &HistoryPanel::refused, &at.window, at.warn);
  QObject::connect(panel, &HistoryPanel::found_broken, &at.window, [&at](const QString& sentence) {
    at.offer(sentence, QCoreApplication::translate("Panels", "Show the history"),
             [&at] { at.bring_to_front("history"); });
  });
  return panel;
}

QWidget* readings(CommandContext& at) {
  auto* panel = new ReadingsPanel(at.session);
  QObject::connect(panel, &ReadingsPanel::previewed, &at.table, &TableView::show_preview);
  return panel;
}

QWidget* feature(CommandContext& at) {
  auto* panel = new FeaturePanel(at.session);
  QObject::connect(panel, &FeaturePanel::refused, &at.controller,
                   [&at](const QString& sentence) { at.warn(sentence); });
  // Only where the page is open anyway: a page that the player did not ask for does not cover the table.
  const auto turn_to_selected = [&at] {
    if (!at.session.selected().features().empty() && at.controller.tool_in_hand().id != "draw") at.turn_to("feature");
  };
  QObject::connect(&at.session.selected(), &SelectedThings::features_changed, panel, turn_to_selected);
  // What was drawn is selected already when drawing ends.
  QObject::connect(&at.controller, &TableController::tool_changed, panel, turn_to_selected);
  return panel;
}

QWidget* catalogue(CommandContext& at) {
  auto* shelf = new CatalogueShelf(catalogue_folder(), own_catalogue());
  auto* panel = new CataloguePanel(at.session, *shelf);
  shelf->setParent(panel);
  new NewModels(at, *panel);
  return panel;
}

// A button does what its key does with the tool in hand.
QWidget* plan(CommandContext& at) {
  auto* panel = new PlanPanel(at.session);
  QObject::connect(panel, &PlanPanel::drawing_asked, &at.controller, [&at](int shape) {
    at.controller.use("marking");
    at.table.setFocus();
    QKeyEvent key(QEvent::KeyPress, Qt::Key_1 + shape, Qt::NoModifier);
    QCoreApplication::sendEvent(&at.table, &key);
  });
  return in_scroll_area(panel);
}

QWidget* clock_page(CommandContext& at) {
  auto* panel = new ClockPanel(at.session);
  new ClockOnTable(at, *panel);
  return panel;
}

/// Asks for a folder of cases, or of an event, which is remembered.
void choose_case_folder(CommandContext& at) {
  const QString folder = QFileDialog::getExistingDirectory(
      &at.window, QCoreApplication::translate("Panels", "The folder of cases"), folder_for(at.session.file().name()));
  if (!folder.isEmpty()) at.cases.choose_folder(folder);
}

QWidget* case_book_page(CommandContext& at) {
  auto* panel = new CaseBookPanel(at.session, at.cases);
  QObject::connect(panel, &CaseBookPanel::folder_asked, panel, [&at] { choose_case_folder(at); });
  return panel;
}

QWidget* ruled_page(CommandContext& at) {
  auto* panel = new RuledPanel(at.session, at.cases);
  QObject::connect(panel, &RuledPanel::folder_asked, panel, [&at] { choose_case_folder(at); });
  QObject::connect(panel, &RuledPanel::said, panel, at.tell);
  QObject::connect(panel, &RuledPanel::refused, panel, at.warn);
  QObject::connect(panel, &RuledPanel::filed, panel,
                   [&at](const FiledDecision& decision) { at.dispute().take_filed(decision); });
  return panel;
}

QWidget* hall_page(CommandContext& at) {
  auto* panel = new HallPanel(at.session, at.cases);
  QObject::connect(panel, &HallPanel::table_asked, panel, [&at](const QString& file) {
    if (at.files.may_leave()) at.files.open(file);
  });
  QObject::connect(panel, &HallPanel::said, panel, at.tell);
  QObject::connect(panel, &HallPanel::refused, panel, at.warn);
  return panel;
}

QWidget* dice_tray(CommandContext& at) { return in_scroll_area(new DiceTray(at.session, at.dice)); }

constexpr PageEntry PAGES[]{
    {"order", QT_TR_NOOP("Order"), "page-order"},
    {"ruling", QT_TR_NOOP("Ruling"), "page-ruling"},
    {"model", QT_TR_NOOP("Model"), "page-model"},
    {"terrain", QT_TR_NOOP("Terrain"), "page-terrain"},
    {"models", QT_TR_NOOP("Models"), "page-models"},
    {"history", QT_TR_NOOP("History"), "page-history"},
    {"dice", QT_TR_NOOP("Dice"), "roll"},
    {"plan", QT_TR_NOOP("Plan"), "marking"},
    {"rules", QT_TR_NOOP("Rules"), "page-rules"},
    {"clock", QT_TR_NOOP("Clock"), "page-clock"},
    {"cases", QT_TR_NOOP("Case book"), "page-cases"},
    {"hall", QT_TR_NOOP("Hall"), "page-hall"},
};

constexpr PanelEntry PANELS[]{
    {"readings", QT_TR_NOOP("Interpretations"), "ruling", readings},
    {"palette", QT_TR_NOOP("Draw"), "terrain", palette},
    {"feature", QT_TR_NOOP("Selected"), "terrain", feature},
    {"legend", QT_TR_NOOP("Legend"), "terrain", scrolled<LegendPanel>},
    {"catalogue", QT_TR_NOOP("Models"), "models", catalogue},
    {"pieces", QT_TR_NOOP("On the table"), "models", of_session<RosterPanel>},
    {"history", QT_TR_NOOP("History"), "history", history},
    {"dice", QT_TR_NOOP("Dice"), "dice", dice_tray},
    {"plan", QT_TR_NOOP("Notes for designers"), "plan", plan},
    {"checks", QT_TR_NOOP("Checks"), "plan", checks},
    {"clauses", QT_TR_NOOP("Rules"), "rules", of_session<ClausesPanel>},
    {"clock", QT_TR_NOOP("Clock"), "clock", clock_page},
    {"casebook", QT_TR_NOOP("Case book"), "cases", case_book_page},
    {"decide", QT_TR_NOOP("Decide"), "cases", ruled_page},
    {"hall", QT_TR_NOOP("Hall"), "hall", hall_page},
};

}  // namespace

std::span<const PageEntry> all_pages() { return PAGES; }

std::span<const PanelEntry> all_panels() { return PANELS; }

}  // namespace linesman
