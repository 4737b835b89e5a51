// The dice of the players' table: what is asked for, how likely it is to do, and the faces as they fell.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include "ui/panels/dice/dice_box.h"
#include "ui/panels/dice/dice_entry.h"
#include "ui/session/questions.h"
#include "ui/session/session.h"

namespace linesman {

class DiceTray : public QWidget {
  Q_OBJECT
 public:
  DiceTray(Session& session, DiceEntry& entry, QWidget* parent = nullptr);

 private:
  void refresh();
  void ask_odds();
  void show_odds(const std::optional<DiceOdds>& odds);
  Order order_shown() const;
  QString head() const;

  Session& session_;
  DiceEntry& entry_;
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
