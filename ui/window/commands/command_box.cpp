#include "ui/window/commands/command_box.h"

#include <QInputDialog>

#include "ui/commands/gestures.h"
#include "ui/window/commands/exchange_commands.h"
#include "ui/window/commands/game_commands.h"
#include "ui/window/commands/model_commands.h"
#include "ui/window/commands/sheet_commands.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/help.h"
#include "ui/window/game_files.h"
#include "ui/window/own_rulesets.h"

namespace linesman {

namespace {

using window::tr;

void ask_title(CommandContext& at) {
  bool given = false;
  const QString title = QInputDialog::getText(&at.window, tr("Title"), tr("Title of the game:"), QLineEdit::Normal,
                                              QString::fromStdString(at.session.game().title()), &given);
  if (given) change_title(at.session, title.trimmed().toStdString());
}

void ask_options(CommandContext& at) {
  if (at.session.terms() == nullptr) return at.warn(QString::fromStdString(at.session.hearing_problem().sentence()));
  AgreementDialog dialog(at.session, ruleset_keeper(at.session), &at.window);
  if (at.session.game().house_rules().size() > 0) dialog.show_house_rules();
  dialog.exec();
}

void paste_order(CommandContext& at) {
  if (const auto done = propose_copied_order(at.session); !done)
    at.warn(tr("The clipboard holds no order: %1").arg(QString::fromStdString(done.problem().sentence())));
}

void toggle_table_alone(CommandContext& at) { at.toggle_table_alone(); }

void choose_terrain(CommandContext& at) { at.bring_to_front("palette"); }
void choose_model(CommandContext& at) { at.bring_to_front("catalogue"); }
void clear_measurements(CommandContext& at) { at.table.set_pins({}); }

void show_keys(CommandContext& at) { show_shortcuts(&at.window); }

void tell_about(CommandContext& at) { show_about(&at.window); }

constexpr bool ALWAYS = false;
constexpr bool WITH_A_GAME = true;

void paste(CommandContext& at) { paste_models(at, {}); }

constexpr CommandEntry COMMANDS[]{
    {MenuPlace::file_new, "new-game", "&New game…", "Ctrl+N", "new", ALWAYS, ask_new_game},
    {MenuPlace::file_new, "new-dispute", "Settle a &dispute…", "Ctrl+Shift+N", "", ALWAYS, ask_new_dispute},
    {MenuPlace::file_copy, "duplicate", "Dup&licate without history", "", "", WITH_A_GAME, begin_duplicate},
    {MenuPlace::file_copy, "save-template", "Save as te&mplate…", "", "", WITH_A_GAME, ask_template_name},
    {MenuPlace::file_paper, "save-sheet", "Save the rulin&g sheet…", "Ctrl+E", "", WITH_A_GAME, save_sheet},
    {MenuPlace::file_paper, "save-booklet", "Save the &booklet…", "", "", WITH_A_GAME, save_booklet},
    {MenuPlace::file_paper, "preview-sheet", "Print pre&view…", "Ctrl+Shift+P", "", WITH_A_GAME, preview_sheet},
    {MenuPlace::file_paper, "preview-booklet", "Preview of the boo&klet…", "", "", WITH_A_GAME, preview_booklet},
    {MenuPlace::file_paper, "print-sheet", "Prin&t the ruling sheet…", "Ctrl+P", "print", WITH_A_GAME, print_sheet},
    {MenuPlace::file_paper, "page-set-up", "Page set-&up…", "", "", ALWAYS, set_up_page},
    {MenuPlace::file_exchange, "import", "&Import…", "", "", ALWAYS, ask_import},
    {MenuPlace::file_exchange, "export", "E&xport…", "", "", WITH_A_GAME, ask_export},
    {MenuPlace::edit, "cut", "Cu&t the models", "Ctrl+X", "", WITH_A_GAME, cut_models, CommandScope::models},
    {MenuPlace::edit, "copy", "Co&py the models", "Ctrl+C", "", WITH_A_GAME, copy_models, CommandScope::models},
    {MenuPlace::edit, "paste", "P&aste models", "Ctrl+V", "", WITH_A_GAME, paste, CommandScope::models},
    {MenuPlace::edit, "duplicate-models", "&Duplicate the models", "Ctrl+D", "", WITH_A_GAME, duplicate_models,
     CommandScope::models},
    {MenuPlace::edit, "remove", "Re&move the models", "Del", "", WITH_A_GAME, remove_models, CommandScope::models},
    {MenuPlace::edit, "group", "&Group into a unit…", "Ctrl+Shift+G", "", WITH_A_GAME, group_models,
     CommandScope::models},
    {MenuPlace::edit, "ungroup", "U&ngroup", "Ctrl+Shift+U", "", WITH_A_GAME, ungroup_models, CommandScope::models},
    {MenuPlace::edit, "title", "T&itle…", "", "", WITH_A_GAME, ask_title},
    {MenuPlace::edit, "options", "&Options and house rules…", "Ctrl+,", "options", WITH_A_GAME, ask_options},
    {MenuPlace::order, "paste-order", "Propose the c&opied order", "Ctrl+Shift+V", "", WITH_A_GAME, paste_order},
    {MenuPlace::view, "table-alone", "&Table alone", "F9", "", WITH_A_GAME, toggle_table_alone},
    {MenuPlace::edit, "terrain-kind", "Choose the &kind of terrain", "Ctrl+K", "", WITH_A_GAME, choose_terrain},
    {MenuPlace::edit, "model-kind", "Choose a mode&l", "Ctrl+M", "", WITH_A_GAME, choose_model},
    {MenuPlace::view, "clear-measurements", "Cl&ear measurements", "Ctrl+Shift+M", "", WITH_A_GAME, clear_measurements},
    {MenuPlace::help, "keys", "&Keys and mouse", "F1", "", ALWAYS, show_keys},
    {MenuPlace::help, "about", "&About Linesman", "", "", ALWAYS, tell_about},
};

}  // namespace

std::span<const CommandEntry> all_commands() { return COMMANDS; }

}  // namespace linesman
