#include "ui/window/commands/command_rows.h"

namespace linesman {

namespace {

template <const char* PANEL>
void show_panel(CommandContext& at) {
  at.bring_to_front(PANEL);
}

constexpr char ORDER_PANEL[] = "order";
constexpr char RULING_PANEL[] = "ruling";
constexpr char PIECE_PANEL[] = "piece";
constexpr char PALETTE[] = "palette";
constexpr char CATALOGUE[] = "catalogue";
constexpr char HISTORY[] = "history";
constexpr char DICE[] = "dice";
constexpr char PLAN[] = "plan";
constexpr char CLAUSES[] = "clauses";
constexpr char CLOCK[] = "clock";
constexpr char CASE_BOOK[] = "casebook";
constexpr char HALL[] = "hall";

constexpr CommandDetails shows(bool ViewStyle::*part, KeySheetPart sheet = KeySheetPart::window) {
  return {.form = CommandForm::checkable, .shows = part, .sheet = sheet};
}

}  // namespace

std::span<const Command> view_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"terrain-kind", QT_TR_NOOP("Choose the &kind of terrain"), "Ctrl+K", "", edit_game, game, show_panel<PALETTE>},
      {"model-kind", QT_TR_NOOP("Choose a mode&l"), "Ctrl+M", "", edit_game, game, show_panel<CATALOGUE>},
      {"zoom-in", QT_TR_NOOP("Zoom &in"), "Ctrl++; Ctrl+=", "zoom-in", view_zoom, game,
       [](CommandContext& at) { at.table.zoom_in(); }, listed(KeySheetPart::table)},
      {"zoom-out", QT_TR_NOOP("Zoom &out"), "Ctrl+-", "zoom-out", view_zoom, game,
       [](CommandContext& at) { at.table.zoom_out(); }, listed(KeySheetPart::table)},
      {"fit", QT_TR_NOOP("&Whole table"), "Ctrl+0", "fit", view_zoom, game, [](CommandContext& at) { at.table.fit(); },
       listed(KeySheetPart::table)},
      {"grid", QT_TR_NOOP("&Grid"), "Ctrl+G", "", view_shown, game, nullptr,
       shows(&ViewStyle::grid, KeySheetPart::table)},
      {"hexes", QT_TR_NOOP("&Hexes"), "", "", view_shown, game, nullptr, shows(&ViewStyle::hexes)},
      {"names", QT_TR_NOOP("&Names"), "", "", view_shown, game, nullptr, shows(&ViewStyle::names)},
      {"legend", QT_TR_NOOP("&Legend on the table"), "Ctrl+L", "", view_shown, game, nullptr,
       shows(&ViewStyle::legend, KeySheetPart::table)},
      {"plan", QT_TR_NOOP("Mar&kings"), "", "", view_shown, game, nullptr, shows(&ViewStyle::plan)},
      {"start", QT_TR_NOOP("&Starting positions"), "", "", view_shown, game, nullptr, shows(&ViewStyle::start)},
      {"table-alone", QT_TR_NOOP("&Table alone"), "F9", "", view_shown, game,
       [](CommandContext& at) { at.toggle_table_alone(); },
       listed(QT_TR_NOOP("full screen for table and answer, or back"))},
      {"clear-measurements", QT_TR_NOOP("Cl&ear measurements"), "Ctrl+Shift+M", "", view_shown, game,
       [](CommandContext& at) { at.table.set_pins({}); },
       listed(KeySheetPart::table, QT_TR_NOOP("clear the kept measurements"))},
      {"panels", QT_TR_NOOP("&Pages"), "", "", view_panels, always, nullptr, submenu_of(panels)},
      {"page-order", QT_TR_NOOP("&Order"), "Ctrl+1", "page-order", panels, game, show_panel<ORDER_PANEL>},
      {"page-ruling", QT_TR_NOOP("&Ruling"), "Ctrl+2", "page-ruling", panels, game, show_panel<RULING_PANEL>},
      {"page-model", QT_TR_NOOP("&Model"), "Ctrl+3", "page-model", panels, game, show_panel<PIECE_PANEL>},
      {"page-terrain", QT_TR_NOOP("&Terrain"), "Ctrl+4", "page-terrain", panels, game, show_panel<PALETTE>},
      {"page-models", QT_TR_NOOP("Mod&els"), "Ctrl+5", "page-models", panels, game, show_panel<CATALOGUE>},
      {"page-history", QT_TR_NOOP("&History"), "Ctrl+6", "page-history", panels, game, show_panel<HISTORY>},
      {"page-dice", QT_TR_NOOP("&Dice"), "Ctrl+7", "roll", panels, game, show_panel<DICE>},
      {"page-plan", QT_TR_NOOP("&Plan"), "Ctrl+8", "marking", panels, game, show_panel<PLAN>},
      {"page-rules", QT_TR_NOOP("Rule&s"), "Ctrl+9", "page-rules", panels, game, show_panel<CLAUSES>},
      {"page-clock", QT_TR_NOOP("&Clock"), "F7", "page-clock", panels, game, show_panel<CLOCK>,
       listed(QT_TR_NOOP("who is where by which turn"))},
      {"page-cases", QT_TR_NOOP("Case &book"), "F8", "page-cases", panels, game, show_panel<CASE_BOOK>,
       listed(QT_TR_NOOP("how it was ruled before"))},
      {"page-hall", QT_TR_NOOP("H&all"), "Shift+F8", "page-hall", panels, game, show_panel<HALL>,
       listed(QT_TR_NOOP("the tables of the event"))},
      {"next-panel", QT_TR_NOOP("Ne&xt panel"), "F6", "", view_panels, always,
       [](CommandContext& at) { at.go_to_next_panel(); },
       listed(QT_TR_NOOP("from the table to the open pages and back"))},
      {"clauses", QT_TR_NOOP("Ru&les"), "", "", none, game, show_panel<CLAUSES>},
  };
  return ROWS;
}

}  // namespace linesman
