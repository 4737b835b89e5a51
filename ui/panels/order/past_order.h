// The order of the step that is looked at: who, action, dice, the path of each model. Nothing of it can be changed.
#pragma once

#include <QLabel>
#include <QListWidget>

#include "ui/session/past_table.h"

namespace linesman {

class PastOrder : public QWidget {
  Q_OBJECT
 public:
  explicit PastOrder(QWidget* parent = nullptr);

  /// `terms` of the ruleset in force, which may be nullptr or another than the step's: then keys stand for titles.
  void show_step(const PastTable& past, const Terms* terms, LengthUnit unit);
  /// Title and lines, for tests and for screen readers.
  QStringList lines() const;

 private:
  void add(const QString& line);

  QLabel* title_;
  QListWidget* lines_;
};

}  // namespace linesman
