// The ruling in a line below the table: sign and word, the action, spent of total, the first problem with its rule, the
// dice, the nearest fix, Carry out, Dispute. A whole move can be played from it. Every part has its place, whatever the
// verdict.
#pragma once

#include <QAbstractButton>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include "drawing/report/ruling_brief.h"
#include "drawing/report/ruling_lines.h"
#include "ui/panels/dice/dice_strip.h"
#include "ui/panels/ruling/mend_list.h"
#include "ui/panels/ruling/verdict_badge.h"
#include "ui/panels/ruling/verdict_sign.h"

class QAccessibleInterface;

namespace linesman {

/// Text of a fixed place: whatever is too long ends in an ellipsis, and is whole in the tool tip. A click asks for
/// more.
class CutText : public QAbstractButton {
  Q_OBJECT
 public:
  explicit CutText(QWidget* parent = nullptr);

  /// `tail` stands behind the text, never cut.
  void show_words(const QString& words, const QString& tail = {});
  const QString& words() const { return words_; }
  const QString& tail() const { return tail_; }
  /// Of the words; an invalid one: as other text.
  void set_colour(const QColor& colour);
  QSize sizeHint() const override { return {120, 2 * fontMetrics().lineSpacing()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString words_;
  QString tail_;
  QColor colour_;
};

class VerdictBar : public QWidget {
  Q_OBJECT
 public:
  VerdictBar(Session& session, MendService& fixes, DiceEntry& dice, QWidget* parent = nullptr);

  /// A sentence in place of the problem. For `ms` milliseconds, or (0) until there is something newer; empty: none.
  /// `aloud`: screen readers are given it at once.
  void say(const QString& sentence, int ms = 0, bool aloud = false);
  const QString& sentence() const { return sentence_; }
  /// Verdict, model, amount and problem, as a screen reader says them.
  const QString& in_words() const { return in_words_; }

  /// How likely missing dice are to do.
  void show_odds(const QString& words);
  /// What lies under the pointer.
  void show_place(const QString& words);
  /// Has the upper row at the right end, over the pointer's place; the bar owns it.
  void set_corner(QWidget* corner);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 signals:
  void carry_out_asked();
  /// The selected models are to be the subject of a dispute.
  void dispute_asked();
  /// The ruling in detail is asked for.
  void page_asked();
  /// A judgement is to be looked at on the table; nullptr takes it away.
  void previewed(const linesman::Game& game, linesman::Previewed judgement);
  void said(const QString& sentence);
  /// Screen readers are given these words: they have stood for a while.
  void announced(const QString& words);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void listen();
  void place();
  void refresh();
  void show_ruling(const Answer& answer);
  void show_none(const QString& word, const QString& who);
  void show_problem();
  void show_actions();
  void fill_actions();
  void choose_action(const std::string& id);
  void show_fix();
  void take_fix();
  const Mend* fix() const;
  QString hint() const;
  void announce();

  Session& session_;
  MendService& fixes_;
  CertaintyService certainty_;
  DiceEntry& entry_;
  QTimer soon_{this};     ///< a drag brings more answers than can be read
  QTimer passing_{this};  ///< runs while a sentence stands that passes by
  QTimer settled_{this};  ///< runs until the words have stood for a while
  VerdictSign* sign_;
  CutText* word_;
  CutText* who_;
  QToolButton* action_;
  CutText* spent_;
  AllowanceBar* bar_;
  CutText* problem_;
  DiceStrip* dice_;
  QToolButton* roll_;
  QPushButton* fix_;
  QPushButton* carry_out_;
  QToolButton* dispute_;
  CutText* place_;
  QWidget* corner_ = nullptr;
  int rows_ = 1;
  RulingBrief brief_;
  QString sentence_;
  QString odds_;
  QString in_words_;
  QString announced_last_;
  bool looked_at_ = false;  ///< the fix, on the table
};

/// A factory for QAccessible.
QAccessibleInterface* accessible_line(const QString& key, QObject* object);

}  // namespace linesman
