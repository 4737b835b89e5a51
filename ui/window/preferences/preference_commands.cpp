#include "ui/window/preferences/preference_commands.h"

#include <QAction>
#include <QFileDialog>

#include "drawing/report/spoken.h"
#include "ui/window/commands/tool_commands.h"
#include "ui/window/commands/words.h"
#include "ui/window/preferences/preferences_dialog.h"

namespace linesman {

namespace {

using window::tr;

/// Everything that is open follows the preferences at once.
void put_in_force(CommandContext& at, std::span<const Command> commands, const Preferences& preferences) {
  apply_look(preferences);
  for (const Command& command : commands)
    if (auto* action = at.window.findChild<QAction*>(QString::fromLatin1(command.id), Qt::FindDirectChildrenOnly))
      action->setShortcuts(keys_in_force(command, preferences));
  for (const Command& tool : all_tool_commands())
    if (auto* action = at.window.findChild<QAction*>(QString::fromLatin1(tool.id)))
      action->setShortcuts(keys_of_tool(tool, commands, preferences));
  ViewStyle style = at.table.view_style();
  style.unit = preferences.unit;
  at.set_view_style(style);
  if (auto* autosave = at.window.findChild<Autosave*>()) autosave->restart();
}

QString file_of_preferences() { return tr("Preferences (*.ini)"); }

}  // namespace

void ask_preferences(CommandContext& at, std::span<const Command> commands) {
  PreferencesDialog dialog(kept_preferences(), at.session.rulesets(), commands, &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  keep_preferences(dialog.preferences());
  put_in_force(at, commands, dialog.preferences());
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

void ask_import_preferences(CommandContext& at, std::span<const Command> commands) {
  const QString path =
      QFileDialog::getOpenFileName(&at.window, tr("Import preferences"), QString(), file_of_preferences());
  if (path.isEmpty()) return;
  if (const auto done = import_preferences(path); !done) return at.warn(spoken(done.problem().reason));
  put_in_force(at, commands, kept_preferences());
  at.tell(tr("The preferences are in force."));
}

Autosave::Autosave(Session& session, GameFiles& files, QObject* parent)
    : QObject(parent), session_(session), files_(files) {
  connect(&timer_, &QTimer::timeout, this, &Autosave::save);
  restart();
}

void Autosave::restart() {
  const int minutes = kept_preferences().autosave_minutes;
  timer_.stop();
  if (minutes > 0) timer_.start(std::chrono::minutes(minutes));
}

void Autosave::save() {
  if (session_.has_game() && session_.modified() && !session_.file_name().isEmpty()) files_.save();
}

}  // namespace linesman
