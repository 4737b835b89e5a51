// The workshop: a column beside the table in which a player writes the rules of a game, without a line of code.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>
#include <functional>

#include "ui/workshop/cases_page.h"
#include "ui/workshop/rules_page.h"
#include "ui/workshop/troops_page.h"

namespace linesman {

class Workshop : public QWidget {
  Q_OBJECT
 public:
  /// `session`: the open table, judged live; it outlives the workshop. `find_anew` is called when a chart was saved
  /// that the library can load.
  Workshop(std::unique_ptr<ChartDraft> draft, Session& session, std::function<void()> find_anew,
           QWidget* parent = nullptr);
  ~Workshop() override;

  ChartDraft& draft() { return *draft_; }
  RulesPage& rules() { return *rules_; }
  TroopsPage& troops() { return *troops_; }
  CasesPage& cases() { return *cases_; }
  FormTree& game_form() { return *game_; }
  QTabWidget& pages() { return *pages_; }
  QListWidget& mistakes() { return *mistakes_; }
  QLabel& verdict() { return *verdict_; }
  QPushButton& save_button() { return *buttons_.save; }
  /// Shows the table under the saved rules while it is down.
  QPushButton& saved_rules_button() { return *buttons_.by_saved; }
  /// In its place while the table is of another game: `try_asked`.
  QPushButton& try_button() { return *buttons_.try_on; }
  LiveJudge& judge() { return *judge_; }
  const QLabel& state() const { return *state_; }

  /// Writes the rules as they are now into a file for other players. Why not is said in `state`.
  void export_to(const QString& path);

 signals:
  /// A copy of the open game under these rules, without its history, is to be opened. They judge it then.
  void try_asked(const linesman::Game& copy);

 protected:
  void closeEvent(QCloseEvent* event) override;
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* head();
  QWidget* foot();
  QWidget* game_page();
  void refresh();
  /// The table is judged by the rules as they are now, where its game is this one and they have no mistake.
  void judge_the_table();
  void show_warnings();
  void show_verdict();
  void go_to(const QListWidgetItem& mistake);
  void save();
  /// Changes that are not saved stand in the draft, whatever ends the program; without changes the draft is as it was.
  void keep_draft();
  void let_go();
  void take_as_begun();
  void ask_and_export();
  void ask_for_try();

  struct Buttons {
    QPushButton* save = nullptr;
    QPushButton* by_saved = nullptr;
    QPushButton* try_on = nullptr;
  };

  std::unique_ptr<ChartDraft> draft_;
  QPointer<Session> open_table_;  ///< none while the window is torn down
  std::function<void()> find_anew_;
  LiveJudge* judge_;
  RulesPage* rules_;
  TroopsPage* troops_;
  FormTree* game_ = nullptr;
  CasesPage* cases_;
  QTabWidget* pages_;
  QListWidget* mistakes_ = nullptr;
  QLabel* verdict_ = nullptr;
  QLabel* state_ = nullptr;
  Buttons buttons_;
  Value judged_by_;         ///< the chart by which the table is judged; null: the saved rules
  Value begun_with_;        ///< the chart as it was opened or saved
  bool had_draft_ = false;  ///< it was a draft
  bool keeps_ = false;      ///< the draft has changes that are not saved
  QTimer keep_soon_;
  bool discarded_ = false;
};

}  // namespace linesman
