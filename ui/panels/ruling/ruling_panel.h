// The ruling on the proposed order, or on the step of the record that is looked at.
#pragma once

#include <QLabel>
#include <QTimer>
#include <QToolButton>

#include "ui/panels/ruling/mend_list.h"
#include "ui/panels/ruling/ruling_list.h"
#include "ui/panels/ruling/verdict_badge.h"
#include "ui/session/past_table.h"
#include "ui/session/session.h"

namespace linesman {

class RulingPanel : public QWidget {
  Q_OBJECT
 public:
  RulingPanel(Session& session, MendService& fixes, QWidget* parent = nullptr);

  /// The ruling shown; nullptr without one.
  const Ruling* ruling() const { return shown_ ? shown_->ruling() : nullptr; }
  const QString& verdict_text() const { return verdict_text_; }
  MendList& mends() { return *mends_; }

 public slots:
  void copy_text();
  void copy_json();
  void copy_order();

 signals:
  /// An umpire is to let an order pass that the rules do not.
  void decision_asked();
  void place_picked(const std::optional<linesman::LinePlace>& place);
  /// A judgement is to be looked at on the table; nullptr takes it away.
  void previewed(const linesman::Game& game, linesman::Previewed judgement);
  /// The order under other values of the options is to be shown.
  void readings_asked();
  void said(const QString& sentence);

 private:
  void lay_out();
  void refresh();
  void show_grey();
  void show_past(const PastTable& past);
  void show_answer(const OrderAnswer& answer);
  void show_problem(const QString& word, const QString& sentence);
  void show_nothing();
  void show_amounts(const Ruling& ruling);

  Session& session_;
  QTimer soon_{this};  ///< a drag brings more answers than can be read
  VerdictBadge* badge_;
  AllowanceBar* bar_;
  QLabel* amounts_;
  MendList* mends_;
  RulingList* lines_;
  QToolButton* copy_;
  QToolButton* decide_;
  QToolButton* readings_;
  std::optional<OrderAnswer> shown_;  ///< one with a ruling
  QString verdict_text_;
};

}  // namespace linesman
