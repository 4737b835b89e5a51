#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QKeyEvent>
#include <QPalette>
#include <QUrl>

#include "drawing/picture/palette.h"
#include "ui/window/commands/acts.h"
#include "ui/window/commands/command_rows.h"
#include "ui/window/commands/command_table.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/help.h"
#include "ui/window/dialogs/tour.h"
#include "ui/window/language.h"
#include "ui/window/places.h"

namespace linesman {

namespace {

using window::tr;

/// Shows the page for the part that has the focus, above `parent`, with the keys of all commands.
void ask_help(CommandContext& at, QWidget& parent, const QWidget* focus) {
  constexpr QSize PICTURE{480, 270};
  const bool dark = is_dark(parent.palette());
  show_help(&parent, all_commands(), help_pictures(example_games(), at.session.shared_rulesets(), PICTURE, dark),
            {focus, at.controller.tool_in_hand().id});
}

/// Opens the manual in the player's browser and language, or says where it is to be had.
void open_manual(CommandContext& at) {
  const QString page = manual_page(QCoreApplication::applicationDirPath(), shown_language(chosen_language()));
  if (page.isEmpty())
    at.warn(tr("The manual is not installed. It is in the package linesman-doc."));
  else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(page)))
    at.warn(tr("No program here opens the manual. It is the file %1.").arg(QDir::toNativeSeparators(page)));
}

/// An event filter for the application. The command's own key is heard in the main window alone: here F1 is heard in
/// dialogs and in windows beside it.
class HelpKey : public QObject {
 public:
  explicit HelpKey(CommandContext& at) : QObject(&at.window), at_(at) {}
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  CommandContext& at_;
};

bool HelpKey::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) return false;
  const auto& key = *static_cast<QKeyEvent*>(event);
  auto* widget = static_cast<QWidget*>(watched);
  if (key.key() != Qt::Key_F1 || key.modifiers() != Qt::NoModifier || widget->window() == &at_.window) return false;
  const QWidget* focus = QApplication::focusWidget();
  ask_help(at_, *widget->window(), focus != nullptr ? focus : widget);
  return true;
}

}  // namespace

void hear_help_key(CommandContext& at) { qApp->installEventFilter(new HelpKey(at)); }

std::span<const Command> help_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"keys", QT_TR_NOOP("&Help"), "F1", "", help, always,
       [](CommandContext& at) { ask_help(at, at.window, QApplication::focusWidget()); }},
      {"manual", QT_TR_NOOP("&Manual"), "", "", help, always, open_manual},
      {"tour", QT_TR_NOOP("&Tour"), "", "", help, always, begin_tour},
      {"about", QT_TR_NOOP("&About Linesman"), "", "", help, always,
       [](CommandContext& at) { show_about(&at.window); }},
  };
  return ROWS;
}

}  // namespace linesman
