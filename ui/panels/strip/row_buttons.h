// The rows of an answer to a question without an action, behind its reason: a click on one says that action.
#pragma once

#include <QHBoxLayout>
#include <QToolButton>

#include "ui/session/current_question.h"

namespace linesman {

class RowButtons : public QWidget {
  Q_OBJECT
 public:
  explicit RowButtons(QWidget* parent = nullptr);

  /// All rows but the first, as many as have room in `room` pixels; the others are in a menu. Nullptr: none.
  void show_rows(const Asked* asked, LengthUnit unit, int room);

 signals:
  /// The row with that action was clicked.
  void chosen(const QString& action);

 private:
  void clear();
  QToolButton* add(const QString& words);

  QHBoxLayout* row_;
  QString shown_;  ///< what the buttons were made of
};

}  // namespace linesman
