// The window as a player sees it now: its words, its parts by the words on them, and its picture.
#pragma once

#include <QPixmap>
#include <QStringList>

class QAbstractButton;
class QAbstractItemView;
class QTabBar;

namespace linesman {
class MainWindow;
}

namespace linesman::manual {

/// The window of the game, or the one beside it for which it waits; nullptr: none is shown.
MainWindow* window_in_front();
/// Takes the next key: a menu or dialog before the window.
QWidget* part_for_keys();

/// Of all windows that are shown.
QStringList shown_texts();

/// The button with these words, its name or its tip; nullptr: none is shown.
QAbstractButton* shown_button(const QString& words);
/// A row of a list, table or tree.
struct ShownRow {
  QAbstractItemView* view = nullptr;
  QPoint middle;  ///< of its cell, in the viewport
};
/// The first row that has these words; its view is nullptr where none is shown.
ShownRow shown_row(const QString& words);

struct ShownTab {
  QTabBar* bar = nullptr;
  int index = 0;
};
/// The tab with these words; its bar is nullptr where none is shown.
ShownTab shown_tab(const QString& words);

/// The window with the dialogs and menus that lie over it. `part`: only the shown widget of that class, or with that
/// name.
QPixmap picture_of(const QString& part = {});

}  // namespace linesman::manual
