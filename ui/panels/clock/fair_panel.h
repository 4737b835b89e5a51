// Make it fair: what may be moved how far, the search for fairer tables, and those that were found.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>

#include "ui/panels/clock/may_move_list.h"
#include "ui/session/fair_service.h"

namespace linesman {

class FairPanel : public QWidget {
  Q_OBJECT
 public:
  explicit FairPanel(Session& session, QWidget* parent = nullptr);

  /// The clock of the table as it stands, in full; nullptr while it is not there.
  void show_clock(ClockPtr now);
  MayMoveList& may() { return *may_; }
  const FairService& service() const { return *service_; }
  /// The fairer table that is looked at; nullptr: the table as it stands.
  const FairTable* looked_at() const;

 signals:
  /// Another table is looked at, or none any more.
  void looked();
  /// Back to the clock.
  void left();

 public slots:
  /// Drops what was found.
  void leave();

 private:
  void lay_out();
  void listen();
  void refresh();
  void refresh_tables();
  void show_progress(double share, double seen);
  void look();
  void take();
  QString state_words() const;

  Session& session_;
  FairService* service_;
  MayMoveList* may_;
  QPushButton* look_;
  QPushButton* cancel_;
  QProgressBar* progress_;
  QLabel* state_;
  QListWidget* tables_;
  QPushButton* take_;
  QPushButton* back_;
  ClockPtr now_;
};

}  // namespace linesman
