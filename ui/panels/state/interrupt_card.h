// A move that is interrupted: a slider along the way of the proposed move shows pose, spent and left at each inch; then
// what befell it there. It becomes an event of the order, which is judged with it.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

#include "referee/way_rows.h"
#include "state/status_edits.h"
#include "ui/panels/ruling/mend_list.h"
#include "ui/panels/state/state_fields.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"

namespace linesman {

class PlainLabel;

/// A slider whose arrow keys go from one full inch or end of a step to the next.
class WaySlider : public QSlider {
  Q_OBJECT
 public:
  explicit WaySlider(QWidget* parent = nullptr) : QSlider(Qt::Horizontal, parent) {}
  /// Places, in their order, at which the arrow keys stop.
  void set_stops(std::vector<int> stops) { stops_ = std::move(stops); }

 signals:
  void entered();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  std::vector<int> stops_;
};

class InterruptCard : public TableCard {
  Q_OBJECT
 public:
  explicit InterruptCard(Session& session, QWidget* parent = nullptr);

  /// For the proposed move. False: there is none, or it cannot be judged.
  bool begin();

 signals:
  /// A judgement is to be looked at on the table; nullptr takes it away.
  void previewed(const linesman::Game& game, linesman::Previewed judgement);
  void said(const QString& sentence);

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  struct Found {
    std::vector<WayRows> ways;
    Problem problem{};
  };
  void lay_out();
  void take(Found found);
  void show_piece();
  void show_place();
  void look();
  const WayRow* row() const;
  state::MeetingPlace place() const;
  /// Empty: all that the order moves.
  std::string piece() const;
  std::optional<Order> interrupted(const Value& event) const;
  void befall(Value event);
  void add_own_words();

  Session& session_;
  PlainLabel* title_;
  QComboBox* who_;
  WaySlider* slider_;
  PlainLabel* words_;
  ReasonField* reason_;
  QSpinBox* levels_;
  QCheckBox* wreck_;
  QWidget* buttons_;
  QWidget* own_;
  QPushButton* stopped_;
  QPushButton* none_;
  Order order_;
  std::vector<WayRows> ways_;
  NewestWork rows_work_;
  NewestWork look_work_;
};

}  // namespace linesman
