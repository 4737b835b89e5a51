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

 private:
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

/// An entry of a history in a line: "Sherman: Rapid · Legal · 7.5 of 9″ spent, 1.5″ left".
QString history_line(const Value& entry, const Game& game, const Terms* terms, const RulesetData* usual = nullptr,
                     LengthUnit unit = LengthUnit::inch);

}  // namespace linesman
