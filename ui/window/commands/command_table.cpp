#include "ui/window/commands/command_table.h"

#include <QApplication>
#include <QInputDialog>
#include <algorithm>

#include "base/check.h"
#include "drawing/report/spoken.h"
#include "ui/commands/gestures.h"
#include "ui/window/commands/exchange_commands.h"
#include "ui/window/commands/game_commands.h"
#include "ui/window/commands/help_commands.h"
#include "ui/window/commands/model_commands.h"
#include "ui/window/commands/photo_commands.h"
#include "ui/window/commands/ruleset_commands.h"
#include "ui/window/commands/sheet_commands.h"
#include "ui/window/commands/terrain_commands.h"
#include "ui/window/commands/tool_commands.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/help.h"
#include "ui/window/own_rulesets.h"
#include "ui/window/places.h"
#include "ui/window/preferences/preference_commands.h"
#include "ui/window/second/second_commands.h"
#include "ui/window/settings.h"
#include "ui/window/shared_rules.h"
#include "ui/window/tour.h"

namespace linesman {

namespace {

using window::tr;

using Part = KeySheetPart;

void ask_title(CommandContext& at) {
  bool given = false;
  const QString title = QInputDialog::getText(&at.window, tr("Title"), tr("Title of the game:"), QLineEdit::Normal,
                                              QString::fromStdString(at.session.game().title()), &given);
  if (given) change_title(at.session, title.trimmed().toStdString());
}

void ask_options(CommandContext& at) {
  if (at.session.terms() == nullptr) return at.warn(spoken(at.session.hearing_problem()));
  AgreementDialog dialog(at.session, ruleset_keeper(at), &at.window);
  if (at.session.game().house_rules().size() > 0) dialog.show_house_rules();
  dialog.exec();
}

void paste_order(CommandContext& at) {
  if (const auto done = propose_copied_order(at.session); !done)
    at.warn(tr("The clipboard holds no move: %1").arg(spoken(done.problem())));
}

void export_table_picture(CommandContext& at) {
  at.tell(export_picture(at.session, at.table.view_style(), &at.window));
}

template <LengthUnit UNIT>
void measure_in(CommandContext& at) {
  ViewStyle style = at.table.view_style();
  style.unit = UNIT;
  at.set_view_style(style);
}

template <Appearance APPEARANCE>
void appear(CommandContext&) {
  remember_appearance(APPEARANCE);
  apply_appearance(APPEARANCE);
}

template <bool EAST_WEST>
void mirror(CommandContext& at) {
  mirror_chosen(at, EAST_WEST);
}

template <Reorder WHERE>
void reorder(CommandContext& at) {
  reorder_chosen(at, WHERE);
}

template <Alignment WHERE>
void align(CommandContext& at) {
  align_chosen(at, WHERE);
}

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

void open_file(CommandContext& at) { at.files.ask_and_open(); }
void save_file_of(CommandContext& at) { at.files.save(); }
void save_file_as(CommandContext& at) { at.files.save_as(); }
void close_game(CommandContext& at) { at.files.close_game(); }
void quit(CommandContext& at) { at.window.close(); }
void undo(CommandContext& at) { at.undo.undo(); }
void redo(CommandContext& at) { at.undo.redo(); }
void copy_ruling(CommandContext& at) { at.ruling.copy_text(); }
void copy_ruling_json(CommandContext& at) { at.ruling.copy_json(); }
void drop_proposal(CommandContext& at) { at.session.drop_order(); }
void zoom_in(CommandContext& at) { at.table.zoom_in(); }
void zoom_out(CommandContext& at) { at.table.zoom_out(); }
void show_whole_table(CommandContext& at) { at.table.fit(); }
void toggle_table_alone(CommandContext& at) { at.toggle_table_alone(); }
void clear_measurements(CommandContext& at) { at.table.set_pins({}); }
void go_to_next_panel(CommandContext& at) { at.go_to_next_panel(); }
void show_keys(CommandContext& at) { ask_help(at, all_commands(), at.window, QApplication::focusWidget()); }
void explain_photographs(CommandContext& at) { show_photograph_help(&at.window); }
void change_preferences(CommandContext& at) { ask_preferences(at, with_tools(all_commands())); }
void read_preferences(CommandContext& at) { ask_import_preferences(at, with_tools(all_commands())); }
void show_program(CommandContext& at) { show_about(&at.window); }
void paste(CommandContext& at) { paste_models(at, at.point); }
void place_by_hand(CommandContext& at) { at.controller.use("place"); }

constexpr auto NO_MENU = CommandGroup::none;
constexpr auto FILE_GAME = CommandGroup::file_game;
constexpr auto FILE_PAPER = CommandGroup::file_paper;
constexpr auto FILE_EXCHANGE = CommandGroup::file_exchange;
constexpr auto FILE_QUIT = CommandGroup::file_quit;
constexpr auto EDIT_UNDO = CommandGroup::edit_undo;
constexpr auto EDIT_RULING = CommandGroup::edit_ruling;
constexpr auto EDIT_GAME = CommandGroup::edit_game;
constexpr auto EDIT_PREFERENCES = CommandGroup::edit_preferences;
constexpr auto ORDER = CommandGroup::order;
constexpr auto RULES_OWN = CommandGroup::rules_own;
constexpr auto VIEW_ZOOM = CommandGroup::view_zoom;
constexpr auto VIEW_SHOWN = CommandGroup::view_shown;
constexpr auto VIEW_PANELS = CommandGroup::view_panels;
constexpr auto UNITS = CommandGroup::units;
constexpr auto APPEARANCES = CommandGroup::appearances;
constexpr auto PHOTOGRAPHS = CommandGroup::photographs;
constexpr auto PANELS_MENU = CommandGroup::panels;
constexpr auto HELP = CommandGroup::help;

constexpr auto ALWAYS = CommandUse::always;
constexpr auto WITH_GAME = CommandUse::game;
constexpr auto WITH_MODELS = CommandUse::models;
constexpr auto OWN = CommandUse::own;
constexpr CommandDetails ON_TABLE{.on_table = true};
constexpr CommandDetails CHECKABLE{.form = CommandForm::checkable};
constexpr CommandDetails submenu_of(CommandGroup group) { return {.form = CommandForm::submenu, .holds = group}; }
constexpr CommandDetails shows(bool ViewStyle::*part, KeySheetPart sheet = Part::window) {
  return {.form = CommandForm::checkable, .shows = part, .sheet = sheet};
}
/// Its line of the key sheet.
constexpr CommandDetails listed(KeySheetPart sheet, const char* key_help = "") {
  return {.sheet = sheet, .key_help = key_help};
}
constexpr CommandDetails listed(const char* key_help) { return listed(Part::window, key_help); }
constexpr CommandDetails CARRY_OUT{
    .help = QT_TR_NOOP("Carry out the move (Enter on the table, Ctrl+Enter from anywhere)"),
    .sheet = Part::order,
    .key_help = QT_TR_NOOP("carry out the move from anywhere, also from a field")};
constexpr CommandDetails REACH{
    .form = CommandForm::checkable,
    .on_table = true,
    .help = QT_TR_NOOP("Show where the selected model can go (R). Click there to propose the move."),
    .sheet = Part::reach,
    .key_help = QT_TR_NOOP("show or hide where the selected model can go")};
constexpr CommandDetails DISPUTE{.on_table = true,
                                 .sheet = Part::order,
                                 .key_help = QT_TR_NOOP("with models selected: settle a dispute about them")};
constexpr CommandDetails COPY_ANSWER{
    .on_table = true, .sheet = Part::order, .key_help = QT_TR_NOOP("copy the table and what is ruled as a picture")};
constexpr CommandDetails NEXT_UNMOVED{.on_table = true,
                                      .sheet = Part::order,
                                      .key_help = QT_TR_NOOP("select the next model that has not moved in this turn")};
// Elsewhere Enter ends the editing of a field.
constexpr CommandDetails ENTER{.on_table = true, .sheet = Part::order, .key_help = QT_TR_NOOP("carry out the move")};

constexpr Command COMMANDS[]{
    // File
    {"new-game", QT_TR_NOOP("&New game…"), "Ctrl+N", "new", FILE_GAME, ALWAYS, ask_new_game},
    {"new-dispute", QT_TR_NOOP("Settle a &dispute…"), "Ctrl+Shift+N", "", FILE_GAME, ALWAYS, ask_new_dispute},
    {"dispute", QT_TR_NOOP("Dispute about t&he models"), "", "", FILE_GAME, WITH_GAME, settle_dispute},
    {"open", QT_TR_NOOP("&Open…"), "Ctrl+O", "open", FILE_GAME, ALWAYS, open_file},
    {"recent", QT_TR_NOOP("Open &recent"), "", "", FILE_GAME, ALWAYS, nullptr, submenu_of(CommandGroup::recent)},
    {"save", QT_TR_NOOP("&Save"), "Ctrl+S", "save", FILE_GAME, WITH_GAME, save_file_of},
    {"save-as", QT_TR_NOOP("Save &as…"), "Ctrl+Shift+S", "", FILE_GAME, WITH_GAME, save_file_as},
    {"duplicate", QT_TR_NOOP("Dup&licate without history"), "", "", FILE_GAME, WITH_GAME, begin_duplicate},
    {"save-template", QT_TR_NOOP("Save as te&mplate…"), "", "", FILE_GAME, WITH_GAME, ask_template_name},
    {"close", QT_TR_NOOP("&Close the game"), "Ctrl+W", "", FILE_GAME, WITH_GAME, close_game},
    {"save-sheet", QT_TR_NOOP("Save the rulin&g sheet…"), "Ctrl+E", "", FILE_PAPER, WITH_GAME, save_sheet},
    {"save-booklet", QT_TR_NOOP("Save the &booklet…"), "", "", FILE_PAPER, WITH_GAME, save_booklet},
    {"preview-sheet", QT_TR_NOOP("Print pre&view…"), "Ctrl+Shift+P", "", FILE_PAPER, WITH_GAME, preview_sheet},
    {"preview-booklet", QT_TR_NOOP("Preview of the boo&klet…"), "", "", FILE_PAPER, WITH_GAME, preview_booklet},
    {"print-sheet", QT_TR_NOOP("Prin&t the ruling sheet…"), "Ctrl+P", "print", FILE_PAPER, WITH_GAME, print_sheet},
    {"page-set-up", QT_TR_NOOP("Page set-&up…"), "", "", FILE_PAPER, ALWAYS, set_up_page},
    {"picture", QT_TR_NOOP("&Picture of the table…"), "", "", FILE_EXCHANGE, WITH_GAME, export_table_picture},
    {"import", QT_TR_NOOP("&Import…"), "", "", FILE_EXCHANGE, ALWAYS, ask_import},
    {"export", QT_TR_NOOP("E&xport…"), "", "", FILE_EXCHANGE, WITH_GAME, ask_export},
    {"real-table", QT_TR_NOOP("The r&eal table"), "", "", FILE_EXCHANGE, ALWAYS, nullptr,
     submenu_of(CommandGroup::photographs)},
    {"markers", QT_TR_NOOP("Print &markers…"), "", "", PHOTOGRAPHS, WITH_GAME, print_markers},
    {"photograph", QT_TR_NOOP("&Photograph of the table…"), "", "", PHOTOGRAPHS, WITH_GAME, ask_photograph},
    {"trace-photograph", QT_TR_NOOP("Place by &hand on a photograph…"), "", "", PHOTOGRAPHS, WITH_GAME,
     ask_traced_photograph},
    {"watch-photographs", QT_TR_NOOP("&Watch a folder for photographs…"), "", "", PHOTOGRAPHS, WITH_GAME,
     watch_photographs},
    {"lay-backdrop", QT_TR_NOOP("&Lay a picture under the terrain…"), "", "", PHOTOGRAPHS, WITH_GAME, lay_backdrop},
    {"remove-backdrop", QT_TR_NOOP("&Take the picture away"), "", "", PHOTOGRAPHS, WITH_GAME, take_backdrop_away},
    {"photograph-help", QT_TR_NOOP("How to ph&otograph…"), "", "", PHOTOGRAPHS, ALWAYS, explain_photographs},
    {"quit", QT_TR_NOOP("&Quit"), "Ctrl+Q", "", FILE_QUIT, ALWAYS, quit},
    // Edit
    {"undo", QT_TR_NOOP("&Undo"), "Ctrl+Z", "undo", EDIT_UNDO, OWN, undo},
    {"redo", QT_TR_NOOP("&Redo"), "Ctrl+Shift+Z; Ctrl+Y", "redo", EDIT_UNDO, OWN, redo},
    {"copy-ruling", QT_TR_NOOP("&Copy the ruling"), "Ctrl+Shift+C", "copy", EDIT_RULING, WITH_GAME, copy_ruling},
    {"copy-answer", QT_TR_NOOP("Copy the ans&wer as a picture"), "C", "", EDIT_RULING, WITH_GAME, copy_answer,
     COPY_ANSWER},
    {"copy-ruling-json", QT_TR_NOOP("Copy the ruling as &JSON"), "", "", EDIT_RULING, WITH_GAME, copy_ruling_json},
    {"cut", QT_TR_NOOP("Cu&t the models"), "Ctrl+X", "", EDIT_GAME, WITH_MODELS, cut_models, ON_TABLE},
    {"copy", QT_TR_NOOP("Co&py the models"), "Ctrl+C", "", EDIT_GAME, WITH_MODELS, copy_models, ON_TABLE},
    {"paste", QT_TR_NOOP("P&aste models"), "Ctrl+V", "", EDIT_GAME, WITH_MODELS, paste, ON_TABLE},
    {"duplicate-models", QT_TR_NOOP("&Duplicate the models"), "Ctrl+D", "", EDIT_GAME, WITH_MODELS, duplicate_models,
     ON_TABLE},
    {"remove", QT_TR_NOOP("Re&move the models"), "Del", "", EDIT_GAME, WITH_MODELS, remove_models, ON_TABLE},
    {"group", QT_TR_NOOP("&Group into a unit…"), "Ctrl+Shift+G", "", EDIT_GAME, WITH_MODELS, group_models, ON_TABLE},
    {"ungroup", QT_TR_NOOP("U&ngroup"), "Ctrl+Shift+U", "", EDIT_GAME, WITH_MODELS, ungroup_models, ON_TABLE},
    {"scatter", QT_TR_NOOP("&Scatter terrain…"), "", "", EDIT_GAME, WITH_GAME, ask_scatter},
    {"title", QT_TR_NOOP("T&itle…"), "", "", EDIT_GAME, WITH_GAME, ask_title},
    {"preferences", QT_TR_NOOP("Preferenc&es…"), "", "", EDIT_PREFERENCES, ALWAYS, change_preferences},
    {"export-preferences", QT_TR_NOOP("E&xport the preferences…"), "", "", EDIT_PREFERENCES, ALWAYS,
     ask_export_preferences},
    {"import-preferences", QT_TR_NOOP("Import pre&ferences…"), "", "", EDIT_PREFERENCES, ALWAYS, read_preferences},
    {"options", QT_TR_NOOP("&Options and house rules…"), "Ctrl+,", "options", EDIT_GAME, WITH_GAME, ask_options},
    {"terrain-kind", QT_TR_NOOP("Choose the &kind of terrain"), "Ctrl+K", "", EDIT_GAME, WITH_GAME,
     show_panel<PALETTE>},
    {"model-kind", QT_TR_NOOP("Choose a mode&l"), "Ctrl+M", "", EDIT_GAME, WITH_GAME, show_panel<CATALOGUE>},
    // Order
    {"carry-out", QT_TR_NOOP("&Carry out"), "Ctrl+Return; Ctrl+Enter", "carry-out", ORDER, OWN, carry_out, CARRY_OUT},
    {"drop", QT_TR_NOOP("Canc&el move"), "", "", ORDER, WITH_GAME, drop_proposal},
    {"reach", QT_TR_NOOP("Show movement &range"), "R", "reach", ORDER, WITH_GAME, nullptr, REACH},
    {"next-unmoved", QT_TR_NOOP("Next that has not &moved"), "U", "", ORDER, WITH_GAME, select_next_unmoved,
     NEXT_UNMOVED},
    {"next-turn", QT_TR_NOOP("&Next turn"), "Ctrl+T", "", ORDER, WITH_GAME, begin_next_turn},
    {"paste-order", QT_TR_NOOP("Paste m&ove"), "Ctrl+Shift+V", "", ORDER, WITH_GAME, paste_order},
    {"dispute-or-draw", QT_TR_NOOP("Dispute about the models"), "D", "", NO_MENU, WITH_GAME, dispute_or_draw, DISPUTE},
    {"carry-out-on-table", QT_TR_NOOP("&Carry out"), "Return; Enter", "", NO_MENU, ALWAYS, carry_out, ENTER},
    // Rules
    {"new-ruleset", QT_TR_NOOP("&New ruleset…"), "", "", RULES_OWN, ALWAYS, ask_new_ruleset},
    {"edit-rules", QT_TR_NOOP("&Edit rules…"), "", "", RULES_OWN, ALWAYS, ask_rules_to_edit},
    {"import-rules", QT_TR_NOOP("&Import rules…"), "", "", RULES_OWN, ALWAYS, ask_rules_file},
    {"carry-rules", QT_TR_NOOP("&Carry the rules in the game"), "", "", RULES_OWN, WITH_GAME, carry_rules},
    {"own-words", QT_TR_NOOP("Your own &words…"), "", "", RULES_OWN, WITH_GAME, ask_own_words},
    // View
    {"zoom-in", QT_TR_NOOP("Zoom &in"), "Ctrl++; Ctrl+=", "zoom-in", VIEW_ZOOM, WITH_GAME, zoom_in,
     listed(Part::table)},
    {"zoom-out", QT_TR_NOOP("Zoom &out"), "Ctrl+-", "zoom-out", VIEW_ZOOM, WITH_GAME, zoom_out, listed(Part::table)},
    {"fit", QT_TR_NOOP("&Whole table"), "Ctrl+0", "fit", VIEW_ZOOM, WITH_GAME, show_whole_table, listed(Part::table)},
    {"grid", QT_TR_NOOP("&Grid"), "Ctrl+G", "", VIEW_SHOWN, WITH_GAME, nullptr, shows(&ViewStyle::grid, Part::table)},
    {"hexes", QT_TR_NOOP("&Hexes"), "", "", VIEW_SHOWN, WITH_GAME, nullptr, shows(&ViewStyle::hexes)},
    {"names", QT_TR_NOOP("&Names"), "", "", VIEW_SHOWN, WITH_GAME, nullptr, shows(&ViewStyle::names)},
    {"legend", QT_TR_NOOP("&Legend on the table"), "Ctrl+L", "", VIEW_SHOWN, WITH_GAME, nullptr,
     shows(&ViewStyle::legend, Part::table)},
    {"plan", QT_TR_NOOP("Mar&kings"), "", "", VIEW_SHOWN, WITH_GAME, nullptr, shows(&ViewStyle::plan)},
    {"start", QT_TR_NOOP("&Starting positions"), "", "", VIEW_SHOWN, WITH_GAME, nullptr, shows(&ViewStyle::start)},
    {"table-alone", QT_TR_NOOP("&Table alone"), "F9", "", VIEW_SHOWN, WITH_GAME, toggle_table_alone,
     listed(QT_TR_NOOP("full screen for table and verdict line, or back"))},
    {"clear-measurements", QT_TR_NOOP("Cl&ear measurements"), "Ctrl+Shift+M", "", VIEW_SHOWN, WITH_GAME,
     clear_measurements, listed(Part::table, QT_TR_NOOP("clear the kept measurements"))},
    {"second-window", QT_TR_NOOP("Secon&d window for spectators"), "Shift+F9", "", VIEW_SHOWN, WITH_GAME,
     show_second_window},
    {"life-size", QT_TR_NOOP("Second window life si&ze"), "", "", VIEW_SHOWN, WITH_GAME, toggle_life_size},
    {"calibrate", QT_TR_NOOP("Size of the second s&creen…"), "", "", VIEW_SHOWN, WITH_GAME, calibrate_second_window},
    {"units", QT_TR_NOOP("&Measure in"), "", "", VIEW_SHOWN, ALWAYS, nullptr, submenu_of(CommandGroup::units)},
    {"inches", QT_TR_NOOP("&Inches"), "", "", UNITS, ALWAYS, measure_in<LengthUnit::inch>, CHECKABLE},
    {"centimetres", QT_TR_NOOP("&Centimetres"), "", "", UNITS, ALWAYS, measure_in<LengthUnit::centimetre>, CHECKABLE},
    {"appearances", QT_TR_NOOP("&Appearance"), "", "", VIEW_SHOWN, ALWAYS, nullptr,
     submenu_of(CommandGroup::appearances)},
    {"system", QT_TR_NOOP("As the &system"), "", "", APPEARANCES, ALWAYS, appear<Appearance::system>, CHECKABLE},
    {"light", QT_TR_NOOP("&Light"), "", "", APPEARANCES, ALWAYS, appear<Appearance::light>, CHECKABLE},
    {"dark", QT_TR_NOOP("&Dark"), "", "", APPEARANCES, ALWAYS, appear<Appearance::dark>, CHECKABLE},
    {"panels", QT_TR_NOOP("&Pages"), "", "", VIEW_PANELS, ALWAYS, nullptr, submenu_of(CommandGroup::panels)},
    {"page-order", QT_TR_NOOP("&Order"), "Ctrl+1", "page-order", PANELS_MENU, WITH_GAME, show_panel<ORDER_PANEL>},
    {"page-ruling", QT_TR_NOOP("&Ruling"), "Ctrl+2", "page-ruling", PANELS_MENU, WITH_GAME, show_panel<RULING_PANEL>},
    {"page-model", QT_TR_NOOP("&Model"), "Ctrl+3", "page-model", PANELS_MENU, WITH_GAME, show_panel<PIECE_PANEL>},
    {"page-terrain", QT_TR_NOOP("&Terrain"), "Ctrl+4", "page-terrain", PANELS_MENU, WITH_GAME, show_panel<PALETTE>},
    {"page-models", QT_TR_NOOP("Mod&els"), "Ctrl+5", "page-models", PANELS_MENU, WITH_GAME, show_panel<CATALOGUE>},
    {"page-history", QT_TR_NOOP("&History"), "Ctrl+6", "page-history", PANELS_MENU, WITH_GAME, show_panel<HISTORY>},
    {"page-dice", QT_TR_NOOP("&Dice"), "Ctrl+7", "roll", PANELS_MENU, WITH_GAME, show_panel<DICE>},
    {"page-plan", QT_TR_NOOP("&Plan"), "Ctrl+8", "marking", PANELS_MENU, WITH_GAME, show_panel<PLAN>},
    {"page-rules", QT_TR_NOOP("Rule&s"), "Ctrl+9", "page-rules", PANELS_MENU, WITH_GAME, show_panel<CLAUSES>},
    {"next-panel", QT_TR_NOOP("Ne&xt panel"), "F6", "", VIEW_PANELS, ALWAYS, go_to_next_panel,
     listed(QT_TR_NOOP("from the table to the open pages and back"))},
    {"backdrop-opacity", QT_TR_NOOP("Opacity of the pict&ure under the terrain…"), "", "", VIEW_SHOWN, WITH_GAME,
     ask_backdrop_opacity},
    // Help
    {"keys", QT_TR_NOOP("&Help"), "F1", "", HELP, ALWAYS, show_keys},
    {"manual", QT_TR_NOOP("&Manual"), "", "", HELP, ALWAYS, open_manual},
    {"tour", QT_TR_NOOP("&Tour"), "", "", HELP, ALWAYS, begin_tour},
    {"about", QT_TR_NOOP("&About Linesman"), "", "", HELP, ALWAYS, show_program},
    // Menus of a right click alone
    {"terrain-what", QT_TR_NOOP("&What is this?"), "", "", NO_MENU, WITH_GAME, what_is_this},
    {"terrain-layer", QT_TR_NOOP("Select its la&yer"), "", "", NO_MENU, WITH_GAME, select_layer},
    {"terrain-edit", QT_TR_NOOP("&Edit its outline"), "", "", NO_MENU, WITH_GAME, edit_terrain},
    {"terrain-draw", QT_TR_NOOP("&Draw terrain"), "", "", NO_MENU, WITH_GAME, draw_terrain},
    {"terrain-duplicate", QT_TR_NOOP("&Duplicate"), "", "", NO_MENU, WITH_GAME, duplicate_chosen},
    {"terrain-hole", QT_TR_NOOP("Cut a &hole"), "", "", NO_MENU, WITH_GAME, cut_hole},
    {"terrain-split", QT_TR_NOOP("&Split along a line"), "", "", NO_MENU, WITH_GAME, split_terrain},
    {"terrain-join", QT_TR_NOOP("&Join"), "", "", NO_MENU, WITH_GAME, join_chosen},
    {"terrain-mirror-x", QT_TR_NOOP("West to &east"), "", "", NO_MENU, WITH_GAME, mirror<true>},
    {"terrain-mirror-y", QT_TR_NOOP("South to &north"), "", "", NO_MENU, WITH_GAME, mirror<false>},
    {"terrain-align-west", QT_TR_NOOP("&West edges"), "", "", NO_MENU, WITH_GAME, align<Alignment::west>},
    {"terrain-align-x", QT_TR_NOOP("&Middles, west to east"), "", "", NO_MENU, WITH_GAME,
     align<Alignment::middle_east_west>},
    {"terrain-align-east", QT_TR_NOOP("&East edges"), "", "", NO_MENU, WITH_GAME, align<Alignment::east>},
    {"terrain-align-south", QT_TR_NOOP("&South edges"), "", "", NO_MENU, WITH_GAME, align<Alignment::south>},
    {"terrain-align-y", QT_TR_NOOP("Mi&ddles, south to north"), "", "", NO_MENU, WITH_GAME,
     align<Alignment::middle_south_north>},
    {"terrain-align-north", QT_TR_NOOP("&North edges"), "", "", NO_MENU, WITH_GAME, align<Alignment::north>},
    {"terrain-top", QT_TR_NOOP("To the &top"), "", "", NO_MENU, WITH_GAME, reorder<Reorder::to_top>},
    {"terrain-up", QT_TR_NOOP("&Up"), "", "", NO_MENU, WITH_GAME, reorder<Reorder::up>},
    {"terrain-down", QT_TR_NOOP("&Down"), "", "", NO_MENU, WITH_GAME, reorder<Reorder::down>},
    {"terrain-bottom", QT_TR_NOOP("To the &bottom"), "", "", NO_MENU, WITH_GAME, reorder<Reorder::to_bottom>},
    {"terrain-lock", QT_TR_NOOP("&Lock"), "", "", NO_MENU, WITH_GAME, lock_chosen},
    {"terrain-unlock", QT_TR_NOOP("&Unlock"), "", "", NO_MENU, WITH_GAME, unlock_chosen},
    {"terrain-delete", QT_TR_NOOP("D&elete"), "", "", NO_MENU, WITH_GAME, delete_chosen},
    {"select-unit", QT_TR_NOOP("Select its &unit"), "", "", NO_MENU, WITH_GAME, select_units},
    {"place-by-hand", QT_TR_NOOP("&Place by hand"), "", "", NO_MENU, WITH_GAME, place_by_hand},
    {"clauses", QT_TR_NOOP("Ru&les"), "", "", NO_MENU, WITH_GAME, show_panel<CLAUSES>},
};

}  // namespace

std::span<const Command> all_commands() { return COMMANDS; }

const Command& command_named(std::string_view id) {
  const auto* found =
      std::find_if(std::begin(COMMANDS), std::end(COMMANDS), [&](const Command& c) { return c.id == id; });
  LINESMAN_CHECK(found != std::end(COMMANDS));
  return *found;
}

void run_command(const Command& command, CommandContext& at) {
  if (command.details.shows != nullptr) {
    ViewStyle style = at.table.view_style();
    style.*command.details.shows = !(style.*command.details.shows);
    at.set_view_style(style);
  }
  if (command.run != nullptr) command.run(at);
}

}  // namespace linesman
