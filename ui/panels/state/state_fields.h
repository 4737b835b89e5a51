// The parts of the cards with which players hold, modify and interrupt models: a reason with those that were given
// before, and until when.
#pragma once

#include <QButtonGroup>
#include <QLineEdit>
#include <QListWidget>
#include <QWidget>

#include "state/statuses.h"

namespace linesman {

/// A reason that is typed, or one of a list under it. Up and Down lead from one to the other.
class ReasonField : public QWidget {
  Q_OBJECT
 public:
  explicit ReasonField(QWidget* parent = nullptr);

  /// The first of `reasons`, or `usual` where there is none, stands in the field.
  void offer(const QStringList& reasons, const QString& usual);
  void show_reason(const QString& reason);
  QString reason() const { return edit_->text().trimmed(); }
  QLineEdit& edit() { return *edit_; }

 signals:
  /// It was typed to the end, or taken from the list.
  void chosen();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void take(const QListWidgetItem* item);

  QLineEdit* edit_;
  QListWidget* list_;
};

/// Until lifted, to the end of this turn, to the end of this phase.
class UntilField : public QWidget {
  Q_OBJECT
 public:
  explicit UntilField(QWidget* parent = nullptr);

  void show_until(const std::optional<state::Until>& until);
  /// Counted from that moment of the game.
  std::optional<state::Until> until(state::Moment now) const;

 signals:
  void chosen();

 private:
  enum class End { lifted, turn, phase };
  QButtonGroup* ends_;
};

/// A card over the table: light or dark as the window is, with an edge. Escape closes it.
class TableCard : public QFrame {
  Q_OBJECT
 public:
  explicit TableCard(QWidget* parent = nullptr);

 signals:
  /// It was closed from within: the keyboard goes back to the table.
  void left();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace linesman
