// The strip below the table: at the left what was asked (chips), in the middle the answer in one sentence with its
// reason, at the right what to do about it, each in a place that never moves. It is grey from the moment when any
// member of the question changes until that has been answered again. A whole move can be played from it.
#pragma once

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>

#include "drawing/report/ruling_brief.h"
#include "ui/panels/ruling/mend_list.h"
#include "ui/panels/ruling/verdict_sign.h"
#include "ui/panels/strip/chips.h"
#include "ui/panels/strip/cut_text.h"
#include "ui/panels/strip/row_buttons.h"
#include "ui/panels/strip/shown_answer.h"

class QAccessibleInterface;

namespace linesman {

class AnswerStrip : public QWidget {
  Q_OBJECT
 public:
  AnswerStrip(Session& session, CurrentQuestion& asking, MendService& fixes, DiceEntry& dice,
              QWidget* parent = nullptr);

  const ShownAnswer& shown() const { return shown_; }
  /// An answer that another part gives (how far it could go); nothing: that of the question.
  void show_own(std::optional<ShownAnswer> own);

  /// A hint, where the coordinates are. For `ms` milliseconds, or (0) until there is another; empty: none. `aloud`:
  /// screen readers are given it at once.
  void say(const QString& sentence, int ms = 0, bool aloud = false);
  /// The hint that is shown.
  const QString& sentence() const { return sentence_; }
  /// The answer, as a screen reader says it.
  const QString& in_words() const { return in_words_; }

  /// The words of the place under the pointer.
  void show_place(const QString& words);
  /// At the right end of the lower row; the strip owns it.
  void set_corner(QWidget* corner);
  /// A row above all others, of a dispute; the strip owns it.
  void set_upper(QWidget* upper);
  /// Ways to keep an answer that are offered.
  void set_keeps(bool note, bool decision);
  Chips& chips() { return *chips_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 signals:
  void carry_out_asked();
  void copy_asked();
  void note_asked();
  void decision_asked();
  void print_asked();
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
  ShownAnswer found() const;
  void show_answer();
  void show_hint();
  void show_choices();
  void show_rows();
  void choose(const Row& row, const Value& is);
  void choose_left(const Wanted& wants, double face);
  void show_fix();
  void take_fix();
  const Mend* fix() const;
  void announce();

  Session& session_;
  CurrentQuestion& asking_;
  MendService& fixes_;
  CertaintyService certainty_;
  DiceEntry& entry_;
  QTimer soon_{this};     ///< a drag brings more answers than can be read
  QTimer passing_{this};  ///< runs while a hint stands that passes by
  QTimer settled_{this};  ///< runs until the words have stood for a while
  Chips* chips_;
  VerdictSign* sign_;
  CutText* answer_;
  QStackedWidget* below_;
  CutText* reason_;
  RowButtons* rows_said_;
  QWidget* choices_;
  QPushButton* fix_;
  QPushButton* carry_out_;
  QToolButton* keep_;
  QToolButton* copy_;
  QToolButton* dispute_;
  CutText* place_;
  QWidget* corner_ = nullptr;
  QWidget* upper_ = nullptr;
  int rows_ = 1;
  ShownAnswer shown_;
  std::optional<ShownAnswer> own_;
  std::vector<double> left_;  ///< dice chosen so far, of too many
  QString sentence_;
  QString pointed_at_;
  QString in_words_;
  QString announced_last_;
  QString choices_key_;
  bool looked_at_ = false;  ///< the fix, on the table
};

/// A factory for QAccessible.
QAccessibleInterface* accessible_line(const QString& key, QObject* object);

}  // namespace linesman
