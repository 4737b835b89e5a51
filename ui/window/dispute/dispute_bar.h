// The upper row of the strip in a dispute: first who it is about, then one question at a time and the ground to be
// dragged on. The answer stands below it, where it always stands.
#pragma once

#include <QButtonGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include "base/lengths.h"
#include "referee/referee.h"
#include "ui/window/dispute/dispute_answer.h"

namespace linesman {

/// A kind of ground to be dragged on to the table, or clicked and then drawn there.
class GroundChip : public QToolButton {
  Q_OBJECT
 public:
  explicit GroundChip(Kind kind, QWidget* parent = nullptr);
  Kind kind() const { return kind_; }

 signals:
  void dropped_at(Kind kind, const QPoint& global);
  void drawing_asked(Kind kind);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  Kind kind_;
  QPoint pressed_;
  bool dragged_ = false;
};

class DisputeBar : public QWidget {
  Q_OBJECT
 public:
  explicit DisputeBar(const RulesetSource& rulesets, QWidget* parent = nullptr);

  /// Asks which two models, under the ruleset that was used last until the player chooses another.
  void ask_models();
  /// Shows what the letters in a field of models mean now: the name of the model, or that there is none.
  void show_meant(bool first, const QString& words);
  QString ruleset() const { return rulesets_->currentData().toString(); }
  QString typed(bool first) const { return (first ? first_ : second_)->text(); }

  /// The questions. `of_game`: a game waits, which may keep the result.
  void show_questions(bool of_game);
  void check(DisputeQuestion question);
  /// Inches.
  double limit() const;
  void set_unit(LengthUnit unit);

 signals:
  void letters_typed();
  /// Both models are named.
  void models_named();
  void question_asked(linesman::DisputeQuestion question);
  void limit_changed();
  void photograph_asked();
  void ground_dropped(linesman::Kind kind, const QPoint& global);
  void drawing_asked(linesman::Kind kind);
  void back_asked();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* make_models();
  QWidget* make_questions();
  QWidget* make_ground();
  QPushButton* action(const QString& words, const char* name, void (DisputeBar::*asked)());
  void arrange_questions();

  const RulesetSource& source_;
  QStackedWidget* upper_;
  QComboBox* rulesets_;
  QLineEdit* first_;
  QLineEdit* second_;
  QLabel* first_meant_;
  QLabel* second_meant_;
  QButtonGroup* questions_;
  QDoubleSpinBox* limit_;
  QWidget* ground_ = nullptr;
  QPushButton* back_ = nullptr;
  LengthUnit unit_ = LengthUnit::inch;
};

}  // namespace linesman
