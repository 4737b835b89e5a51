// What was done so far: orders with their rulings, and what players changed by hand.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QSplitter>

#include "ui/panels/ruling_list.h"
#include "ui/session/session.h"

namespace linesman {

class HistoryPanel : public QWidget {
  Q_OBJECT
 public:
  explicit HistoryPanel(Session& session, QWidget* parent = nullptr);

 signals:
  /// The player wants the sheet of that entry, from 1, which has a ruling.
  void sheet_asked(std::size_t seq);

 private:
  void show_menu(QPoint at);
  void refresh();
  void refill();
  void show_entry(int row);

  Session& session_;
  Value shown_ = Value::empty_array();  ///< the history in the list
  QLabel* hint_;
  QSplitter* splitter_;
  QListWidget* entries_;
  RulingList* ruling_;
};

}  // namespace linesman
