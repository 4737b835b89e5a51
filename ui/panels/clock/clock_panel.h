// The page Clock: the slider of turns, who is first at each objective, gaps, and whether the table is fair.
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "drawing/picture/clock/clock_picture.h"
#include "ui/panels/clock/turn_slider.h"
#include "ui/session/clock_service.h"

namespace linesman {

class ClockPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ClockPanel(Session& session, QWidget* parent = nullptr);

  const ClockService& service() const { return *service_; }
  /// What the table shows of it now; nothing while the page is closed and before the first answer.
  const std::optional<ClockSnapshot>& snapshot() const { return snapshot_; }
  /// The game of the snapshot.
  const Game& game() const { return game_; }

 signals:
  /// The snapshot has changed, also to none.
  void shown_changed();
  /// A place of the table to look at.
  void place_picked(const linesman::Vec& at);
  /// The answer is to be printed.
  void page_asked();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void refresh();
  void refresh_state();
  void refresh_fairness();
  void refresh_goals();
  void refresh_gaps();
  void show_turn();
  void draw_ground();
  void show_key();
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
  std::optional<ClockSnapshot> snapshot_;
  Game game_;
  ClockPtr drawing_;  ///< whose ground is worked out now, or was last
  NewestWork ground_work_;
};

}  // namespace linesman
