// Split view: the table a second time beside the first, judged by other rules. A move on the table is judged by both,
// and what differs is marked in both rulings.
#pragma once

#include <QLabel>

#include "lab/compare.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"
#include "ui/table/table_view.h"
#include "ui/window/lab/both_rulings.h"
#include "ui/window/lab/rules_choice.h"

namespace linesman {

class SplitView : public QWidget {
  Q_OBJECT
 public:
  /// A column beside the table of the session, which outlives it.
  explicit SplitView(Session& session, QWidget* parent = nullptr);

  RulesChoice& rules() { return *rules_; }
  TableView& table() { return *table_; }
  BothRulings& rulings() { return *rulings_; }
  const QLabel& state() const { return *state_; }

 signals:
  /// The move was judged by the other rules too, or there is none.
  void judged();

 private:
  /// The ruling by the other rules on the move.
  struct Other {
    Game game;
    Footprints footprints{};
    std::shared_ptr<const Judgement> judgement{};
    std::optional<Problem> refused{};
  };

  void choose_rules();
  void show_game();
  void ask();
  void take(const Other& other);
  ShownRuling by_the_session() const;

  Session& session_;
  RulesChoice* rules_;
  TableView* table_;
  BothRulings* rulings_;
  QLabel* state_;
  std::shared_ptr<lab::SideJudge> judge_;  ///< used by one thread at a time: that of the work
  NewestWork work_;
};

}  // namespace linesman
