#include "ui/window/command_box.h"

#include <QCoreApplication>
#include <QInputDialog>

#include "ui/commands/gestures.h"
#include "ui/window/exchange_commands.h"
#include "ui/window/game_commands.h"
#include "ui/window/help.h"
#include "ui/window/order_files.h"
#include "ui/window/own_rulesets.h"

namespace linesman {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Commands", text); }

void ask_title(Workplace& at) {
  bool given = false;
  const QString title = QInputDialog::getText(&at.window, tr("Title"), tr("Title of the game:"), QLineEdit::Normal,
                                              QString::fromStdString(at.session.game().title()), &given);
  if (given) change_title(at.session, title.trimmed().toStdString());
}

void ask_options(Workplace& at) {
  if (at.session.terms() == nullptr) return at.warn(QString::fromStdString(at.session.hearing_problem().sentence()));
  AgreementDialog dialog(at.session, ruleset_keeper(at.session), &at.window);
  if (at.session.game().house_rules().size() > 0) dialog.show_house_rules();
  dialog.exec();
}

void paste_order(Workplace& at) {
  if (const auto done = propose_copied_order(at.session); !done)
    at.warn(tr("The clipboard holds no order: %1").arg(QString::fromStdString(done.problem().sentence())));
}

void toggle_table_alone(Workplace& at) { at.toggle_table_alone(); }

void show_keys(Workplace& at) { show_shortcuts(&at.window); }

void tell_about(Workplace& at) { show_about(&at.window); }

constexpr bool ALWAYS = false;
constexpr bool WITH_A_GAME = true;

constexpr CommandEntry COMMANDS[]{
    {MenuPlace::file_new, "new-game", "&New game…", "Ctrl+N", "new", ALWAYS, ask_new_game},
    {MenuPlace::file_copy, "duplicate", "&Duplicate without history", "", "", WITH_A_GAME, begin_duplicate},
    {MenuPlace::file_copy, "save-template", "Save as te&mplate…", "", "", WITH_A_GAME, ask_template_name},
    {MenuPlace::file_exchange, "import", "&Import…", "", "", ALWAYS, ask_import},
    {MenuPlace::file_exchange, "export", "E&xport…", "", "", WITH_A_GAME, ask_export},
    {MenuPlace::edit, "title", "&Title…", "", "", WITH_A_GAME, ask_title},
    {MenuPlace::edit, "options", "&Options and house rules…", "Ctrl+,", "options", WITH_A_GAME, ask_options},
    {MenuPlace::order, "paste-order", "Propose the c&opied order", "Ctrl+Shift+V", "", WITH_A_GAME, paste_order},
    {MenuPlace::view, "table-alone", "&Table alone", "F9", "", WITH_A_GAME, toggle_table_alone},
    {MenuPlace::help, "keys", "&Keys and mouse", "F1", "", ALWAYS, show_keys},
    {MenuPlace::help, "about", "&About Linesman", "", "", ALWAYS, tell_about},
};

}  // namespace

std::span<const CommandEntry> all_commands() { return COMMANDS; }

}  // namespace linesman
