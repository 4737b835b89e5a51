
#include <QAction>
#include <QFileDialog>

#include "drawing/report/spoken.h"
#include "ui/window/commands/command_rows.h"
#include "ui/window/commands/command_table.h"
#include "ui/window/commands/words.h"
#include "ui/window/preferences/autosave.h"
#include "ui/window/preferences/preferences_dialog.h"

namespace linesman {

namespace {

using window::tr;

/// Everything that is open follows the preferences at once.
void put_in_force(CommandContext& at, const Preferences& preferences) {
  apply_look(preferences);
  for (const Command& command : all_commands())
    if (auto* action = at.window.findChild<QAction*>(QString::fromLatin1(command.id), Qt::FindDirectChildrenOnly))
      action->setShortcuts(keys_in_force(command, preferences));
  for (const Command& tool : all_tool_commands())
    if (auto* action = at.window.findChild<QAction*>(QString::fromLatin1(tool.id)))
      action->setShortcuts(keys_of_tool(tool, all_commands(), preferences));
  ViewStyle style = at.table.view_style();
  style.unit = preferences.unit;
  at.set_view_style(style);
  if (auto* autosave = at.window.findChild<Autosave*>()) autosave->restart();
}

QString file_of_preferences() { return tr("Preferences (*.ini)"); }

void ask_preferences(CommandContext& at) {
  PreferencesDialog dialog(kept_preferences(), at.session.rulesets(), with_tools(all_commands()), &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  keep_preferences(dialog.preferences());
  put_in_force(at, dialog.preferences());
}

void ask_export_preferences(CommandContext& at) {
  const QString path =
      QFileDialog::getSaveFileName(&at.window, tr("Export the preferences"), "linesman.ini", file_of_preferences());
  if (path.isEmpty()) return;
  if (const auto done = export_preferences(path); !done)
    at.warn(spoken(done.problem().reason));
  else
    at.tell(tr("Saved to %1.").arg(path));
}

void ask_import_preferences(CommandContext& at) {
  const QString path =
      QFileDialog::getOpenFileName(&at.window, tr("Import preferences"), QString(), file_of_preferences());
  if (path.isEmpty()) return;
  if (const auto done = import_preferences(path); !done) return at.warn(spoken(done.problem().reason));
  put_in_force(at, kept_preferences());
  at.tell(tr("The preferences are in force."));
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

}  // namespace

std::span<const Command> preference_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"preferences", QT_TR_NOOP("Preferenc&es…"), "", "", edit_preferences, always, ask_preferences},
      {"export-preferences", QT_TR_NOOP("E&xport the preferences…"), "", "", edit_preferences, always,
       ask_export_preferences},
      {"import-preferences", QT_TR_NOOP("Import pre&ferences…"), "", "", edit_preferences, always,
       ask_import_preferences},
      {"units", QT_TR_NOOP("&Measure in"), "", "", view_shown, always, nullptr, submenu_of(units)},
      {"inches", QT_TR_NOOP("&Inches"), "", "", units, always, measure_in<LengthUnit::inch>, CHECKABLE},
      {"centimetres", QT_TR_NOOP("&Centimetres"), "", "", units, always, measure_in<LengthUnit::centimetre>, CHECKABLE},
      {"appearances", QT_TR_NOOP("&Appearance"), "", "", view_shown, always, nullptr, submenu_of(appearances)},
      {"system", QT_TR_NOOP("As the &system"), "", "", appearances, always, appear<Appearance::system>, CHECKABLE},
      {"light", QT_TR_NOOP("&Light"), "", "", appearances, always, appear<Appearance::light>, CHECKABLE},
      {"dark", QT_TR_NOOP("&Dark"), "", "", appearances, always, appear<Appearance::dark>, CHECKABLE},
  };
  return ROWS;
}

}  // namespace linesman
