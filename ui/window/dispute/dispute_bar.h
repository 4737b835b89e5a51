// The strip across the top of a dispute: first who it is about, then one question at a time, its answer, and buttons
// for what is asked back. Its height is the same in every state.
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
  /// What the letters in a field of models mean now: the name of the model, or that there is none.
  void show_meant(bool first, const QString& words);
  QString ruleset() const { return rulesets_->currentData().toString(); }
  QString typed(bool first) const { return (first ? first_ : second_)->text(); }

  /// The questions. `of_game`: a game waits, which may keep the result.
  void show_questions(bool of_game);
  /// Whether the game may keep the answer as a decision.
  void set_may_decide(bool may) { decide_->setVisible(may); }
  void check(DisputeQuestion question);
  QString words(DisputeQuestion question) const;
  /// Inches.
  double limit() const;
  void set_unit(LengthUnit unit);

  /// Without a sentence the ground to be dragged on stands in its place.
  void show_answer(const DisputeAnswer& answer);
  const DisputeAnswer& answer() const { return answer_; }
  /// Buttons for the faces of a die, or for dice to choose from, in place of the reason; none: the reason.
  void show_faces(const std::vector<double>& faces);

 signals:
  void letters_typed();
  /// Both models are named.
  void models_named();
  void question_asked(linesman::DisputeQuestion question);
  void limit_changed();
  void photograph_asked();
  void ground_dropped(linesman::Kind kind, const QPoint& global);
  void drawing_asked(linesman::Kind kind);
  void face_chosen(double face);
  void copy_asked();
  void print_asked();
  void note_asked();
  void decision_asked();
  void back_asked();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* make_models();
  QWidget* make_questions();
  QWidget* make_ground();
  QWidget* make_answer();
  QPushButton* action(const QString& words, const char* name, void (DisputeBar::*asked)());
  void show_sign();
  void arrange_questions();

  const RulesetSource& source_;
  QStackedWidget* upper_;
  QStackedWidget* lower_;
  QComboBox* rulesets_;
  QLineEdit* first_;
  QLineEdit* second_;
  QLabel* first_meant_;
  QLabel* second_meant_;
  QButtonGroup* questions_;
  QDoubleSpinBox* limit_;
  QLabel* sign_;
  QLabel* sentence_;
  QStackedWidget* below_;
  QLabel* reason_;
  QWidget* faces_;
  QHBoxLayout* faces_row_;
  QPushButton* copy_ = nullptr;
  QPushButton* print_ = nullptr;
  QPushButton* note_ = nullptr;
  QPushButton* decide_ = nullptr;
  QPushButton* back_ = nullptr;
  LengthUnit unit_ = LengthUnit::inch;
  DisputeAnswer answer_;
};

}  // namespace linesman
