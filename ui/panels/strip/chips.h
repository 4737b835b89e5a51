// The members of the question as chips: who, by which action, with which dice, whereto, under which rules. The place
// where an action and dice are said; what is not said is an outline, and what the answer wants blinks.
#pragma once

#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include "ui/panels/dice/dice_strip.h"
#include "ui/session/current_question.h"

namespace linesman {

/// One member of the question.
class Chip : public QToolButton {
  Q_OBJECT
 public:
  explicit Chip(QWidget* parent = nullptr);

  /// `said`: else it is an outline.
  void show_member(const QString& words, bool said);
  /// The answer asks for it.
  void set_wanted(bool wanted);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString words_;
  bool said_ = false;
  bool wanted_ = false;
  bool lit_ = false;
  QTimer blink_;
};

class Chips : public QWidget {
  Q_OBJECT
 public:
  Chips(Session& session, CurrentQuestion& asking, DiceEntry& dice, QWidget* parent = nullptr);

  void refresh();
  /// Opens the choice of actions.
  void choose_action();
  QSize sizeHint() const override;

 signals:
  void who_asked();
  void rules_asked();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fill_actions();
  void place();
  std::vector<std::string> who() const;
  QString who_words() const;
  QString to_words() const;

  Session& session_;
  CurrentQuestion& asking_;
  DiceEntry& entry_;
  Chip* who_;
  Chip* action_;
  DiceStrip* dice_;
  QToolButton* roll_;
  Chip* to_;
  Chip* rules_;
};

}  // namespace linesman
