// The record of the game: orders with their rulings, what players changed by hand, dice, decisions, remarks, with all
// branches. A player who goes through it sees the table as it stood, and may go on from there.
#pragma once

#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>

#include "ui/panels/record/record_list.h"
#include "ui/panels/ruling/ruling_list.h"
#include "ui/session/check_service.h"
#include "ui/session/past_table.h"

namespace linesman {

class HistoryPanel : public QWidget {
  Q_OBJECT
 public:
  explicit HistoryPanel(Session& session, QWidget* parent = nullptr);

  RecordList& list() { return *entries_; }
  /// The entry that is looked at; where the game stands only while the record is played.
  const std::optional<PastTable>& past() const { return past_; }
  /// The record is being played, so that moves are to be seen going their way.
  bool playing() const { return pace_.isActive(); }

 public slots:
  /// The game goes on from the entry that is looked at.
  void go_on();
  void come_back();

 signals:
  /// The table is to be shown as it stood (`past`), or as it stands.
  void looked_at();
  /// The player wants the sheet of that entry, from 1, which has a ruling.
  void sheet_asked(qint64 seq);
  void said(const QString& sentence);
  void refused(const QString& sentence);
  /// The record of the game that was opened does not hold.
  void found_broken(const QString& sentence);

 private:
  QWidget* make_steps();
  QToolButton* step_button(const QString& icon, const QString& words, std::function<void()> act);
  void refresh();
  void show_entry(qint64 seq);
  void show_ruling(std::int64_t seq);
  void step(std::optional<std::int64_t> seq);
  void step_by_hand(std::optional<std::int64_t> seq);
  void play(bool on);
  void end_play();
  void show_verified();
  void show_menu(QPoint at);
  void fill_menu(QMenu& menu, std::int64_t seq);
  void put_this_right(std::int64_t seq);
  void copy_ruling(std::int64_t seq);
  void ask_remark(std::int64_t seq);
  void ask_decision(std::int64_t seq);
  void ask_dice(std::int64_t seq);

  Session& session_;
  VerifyService verify_;
  std::optional<PastTable> past_;
  QTimer pace_{this};  ///< of the replay
  QLabel* hint_;
  QLabel* sealed_;  ///< whether the record holds
  QToolButton* play_ = nullptr;
  QToolButton* go_on_ = nullptr;
  QWidget* steps_;
  QSplitter* splitter_;
  RecordList* entries_;
  RulingList* ruling_;
};

}  // namespace linesman
