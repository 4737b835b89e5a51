// The dice of the players' table: what is asked for, how likely it is to do, and the faces as they fell.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include "ui/panels/dice/dice_box.h"
#include "ui/session/questions.h"
#include "ui/session/session.h"

namespace linesman {

class DiceTray : public QWidget {
  Q_OBJECT
 public:
  explicit DiceTray(Session& session, QWidget* parent = nullptr);

  /// A face typed on the table: the next of the first purpose that lacks one. What is complete begins anew.
  void take_digit(int face);

 signals:
  /// A sentence for the status line.
  void said(const QString& sentence);

 private:
  void refresh();
  void ask_odds(const Order& order);
  void show_odds(const std::optional<DiceOdds>& odds);
  void clear_dice();
  std::vector<DiceNeed> needs() const;
  Order order_shown() const;
  QString head() const;

  Session& session_;
  QTimer soon_{this};
  QLabel* head_;
  QLabel* odds_words_;
  DiceArea* area_;
  QPushButton* clear_;
  std::vector<DiceNeed> asked_;  ///< the needs that the odds are of
  NewestWork odds_{this};
};

/// "Legal with 8 or more on 2d6: 15 of 36 (42 %)."
QString odds_text(const DiceOdds& odds, const std::vector<DiceNeed>& needs);

}  // namespace linesman
