// A page of the drawer: its heading with a pin, and its panels, one of them on top.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <string_view>

namespace linesman {

/// A page as the table of pages has it.
struct PageEntry {
  const char* name;   ///< stable: settings and tests name it
  const char* title;  ///< English, translated where it is shown
  const char* icon;   ///< resources/icons/NAME.svg
};

class DrawerPage : public QFrame {
  Q_OBJECT
 public:
  explicit DrawerPage(const PageEntry& entry, QWidget* parent = nullptr);

  QString name() const { return objectName(); }
  QString title() const { return title_->text(); }

  /// `name` is stable: settings and tests name it. Tabs appear with the second panel.
  void add(const char* name, const QString& title, QWidget* panel);
  /// The place of a panel; -1: it is of another page.
  int find(QStringView panel) const { return static_cast<int>(panels_.indexOf(panel)); }
  void bring_to_front(QStringView panel);
  QString panel_in_front() const { return panels_.value(stack_->currentIndex()); }
  QWidget& shown() const { return *stack_->currentWidget(); }

  /// A strip with nothing but its heading's buttons, while the table needs the room.
  void show_thin(bool thin);

  /// A pinned page is a column beside the table; it has no cross, the pin lets it go.
  void show_pinned(bool pinned);

 signals:
  void pin_asked(bool pinned);
  /// By Escape or the cross.
  void close_asked();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QLabel* title_;
  QToolButton* pin_;
  QToolButton* close_;
  QTabBar* tabs_;
  QStackedWidget* stack_;
  QStringList panels_;
};

}  // namespace linesman
