// The panels round the table: how they stand, when they are away, and how they are kept between two runs.
#pragma once

#include <QDockWidget>
#include <QMainWindow>

namespace linesman {

class Docks {
 public:
  explicit Docks(QMainWindow& window);

  /// `name` is stable: settings and tests know it. A panel with `tab_of` (the name of another, or empty) lies over that
  /// one as a tab; on a narrow screen all panels of the left do. It is `shown` until somebody arranges the window.
  void add(const char* name, const QString& title, QWidget* content, Qt::DockWidgetArea area, const char* tab_of,
           bool shown);

  /// In the order in which they were added.
  const QList<QDockWidget*>& all() const { return docks_; }
  QDockWidget* find(const char* name) const;
  void bring_to_front(const char* name);

  /// Without a game the start page has the window to itself; how the panels stood comes back with the next.
  void show(bool shown);
  /// Panels and tool bars away, or back.
  void set_table_alone(bool alone);
  bool table_alone() const { return table_alone_; }

  QByteArray state() const;
  void set_state(const QByteArray& state) { state_ = state; }

 private:
  void arrange();

  QMainWindow& window_;
  QList<QDockWidget*> docks_;
  QList<QDockWidget*> away_;  ///< not shown until somebody asks for them
  bool narrow_;
  bool shown_ = true;
  bool table_alone_ = false;
  QByteArray state_;  ///< how the panels stand when there is a game
};

}  // namespace linesman
