// The page Clock: the slider of turns, who is first at each objective, gaps, and whether the table is fair.
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "drawing/picture/clock/clock_picture.h"
#include "ui/panels/clock/fair_panel.h"
#include "ui/panels/clock/turn_slider.h"
#include "ui/session/clock_service.h"

namespace linesman {

class ClockPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ClockPanel(Session& session, QWidget* parent = nullptr);

  const ClockService& service() const { return *service_; }
  /// ClockService::hold.
  void hold(const std::function<Game()>& game) { service_->hold(game); }
  /// The picture of the clock that the table shows now; nothing while the page is closed and before the first answer.
  const std::optional<ClockSnapshot>& snapshot() const { return snapshot_; }
  /// The game of the snapshot: the open one, or the fairer one that is looked at.
  const Game& game() const { return game_; }
  /// The answer that is shown: of the open game, or of the fairer one; nullptr before the first.
  ClockPtr shown() const;
  /// In place of the clock while the table is made fair.
  FairPanel& fair() { return *fair_; }
  bool makes_fair() const { return !fair_->isHidden(); }

 signals:
  /// The snapshot has changed, also to none.
  void shown_changed();
  /// A place of the table to look at.
  void place_picked(const linesman::Vec& at);
  /// The answer is to be printed.
  void page_asked();
  /// The table is made fair now, or no longer.
  void fair_shown();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void make_fair(bool fair);
  void refresh();
  void refresh_state();
  void refresh_fairness();
  void refresh_goals();
  void refresh_gaps();
  void show_turn();
  void draw_ground();
  void show_key();
  bool is_current() const;
  const ClockAnswer* answer() const;
  const ClockAnswer* answer_before() const;

  Session& session_;
  ClockService* service_;
  QLabel* state_;
  QLabel* turn_;
  TurnSlider* slider_;
  QLabel* key_;  ///< that of the table, which the drawer hides
  QLabel* lean_;
  QLabel* shares_;
  QCheckBox* compare_;
  QLabel* before_;
  QListWidget* goals_;
  QListWidget* gaps_;
  QPushButton* page_;
  QPushButton* make_fair_;
  FairPanel* fair_;
  std::optional<ClockSnapshot> snapshot_;
  Game game_;
  ClockPtr drawing_;  ///< whose ground is worked out now, or was last
  NewestWork ground_work_;
};

}  // namespace linesman
