#include "ui/window/commands/help_commands.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QKeyEvent>
#include <QPalette>
#include <QUrl>

#include "drawing/picture/palette.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/help.h"
#include "ui/window/language.h"
#include "ui/window/places.h"

namespace linesman {

namespace {

using window::tr;

}  // namespace

void ask_help(CommandContext& at, std::span<const Command> commands, QWidget& parent, const QWidget* focus) {
  constexpr QSize PICTURE{480, 270};
  const bool dark = is_dark(parent.palette());
  show_help(&parent, commands, help_pictures(example_games(), at.session.shared_rulesets(), PICTURE, dark),
            {focus, at.controller.tool_in_hand().id});
}

void open_manual(CommandContext& at) {
  const QString page = manual_page(QCoreApplication::applicationDirPath(), shown_language(chosen_language()));
  if (page.isEmpty())
    at.warn(tr("The manual is not installed. It is in the package linesman-doc."));
  else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(page)))
    at.warn(tr("No program here opens the manual. It is the file %1.").arg(QDir::toNativeSeparators(page)));
}

HelpKey::HelpKey(CommandContext& at, std::span<const Command> commands)
    : QObject(&at.window), at_(at), commands_(commands) {}

bool HelpKey::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) return false;
  const auto& key = *static_cast<QKeyEvent*>(event);
  auto* widget = static_cast<QWidget*>(watched);
  if (key.key() != Qt::Key_F1 || key.modifiers() != Qt::NoModifier || widget->window() == &at_.window) return false;
  const QWidget* focus = QApplication::focusWidget();
  ask_help(at_, commands_, *widget->window(), focus != nullptr ? focus : widget);
  return true;
}

}  // namespace linesman
