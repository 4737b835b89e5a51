// The window: it joins table, panels, files and actions, and does nothing else.
#pragma once

#include <QMainWindow>
#include <QStackedWidget>

#include <QPointer>
#include "ui/panels/message_bar.h"

#include "ui/panels/models/piece_panel.h"
#include "ui/panels/order/order_panel.h"
#include "ui/panels/ruling/ruling_panel.h"
#include "ui/panels/strip/strip.h"
#include "ui/window/commands/actions.h"
#include "ui/window/game_files.h"
#include "ui/window/pages/desk.h"
#include "ui/window/pages/start_page.h"
#include "ui/window/reach_shading.h"
#include "ui/window/table_controller.h"

namespace linesman {

class CarriedRulesWatch;

class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(std::shared_ptr<const RulesetSource> rulesets);
  ~MainWindow() override;

  /// Opens a game, or shows the sentence that says why it cannot be opened.
  bool open(const QString& path);
  /// Proposes the order of a file, or shows why it is none; without a game there is nothing to order.
  bool propose(const QString& order_path);

  /// After something that should not have happened: saves the game beside its file, and says why and where.
  void rescue(const QString& why);

  Session& session() { return session_; }
  TableView& table() { return *view_; }
  OrderPanel& order_panel() { return *order_; }
  RulingPanel& ruling_panel() { return *ruling_; }
  MessageBar& messages() { return *messages_; }
  AnswerStrip& line() { return *line_; }
  Desk& desk() { return *desk_; }
  GameFiles& files() { return files_; }
  const Actions& actions() const { return actions_; }
  const CurrentQuestion& asking() const { return asking_; }
  const ReachService& reach() const { return reach_->service(); }

 public slots:
  void carry_out();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool event(QEvent* event) override;

 private:
  /// Another window with a dispute, before which this one waits.
  Dispute& open_dispute_beside();
  CommandContext context();
  void add_pages();
  void add_tool_bars();
  void connect_actions();
  void connect_session();
  void connect_line();
  void show_page();
  void show_tool_in_hand();
  void show_title();
  void show_recent();
  void show_hover(const std::optional<Vec>& point);
  void set_view_style(const ViewStyle& style);
  void set_table_alone(bool alone);
  void focus_next_panel();
  void tell(const QString& sentence);
  void restore();
  void remember();

  Session session_;
  CurrentQuestion asking_{session_};
  MendService fixes_;
  DiceEntry dice_;
  GameFiles files_;
  QStackedWidget* pages_;
  StartPage* start_;
  TableView* view_;
  TableController* controller_;
  MessageBar* messages_;
  OrderPanel* order_;
  RulingPanel* ruling_;
  PiecePanel* piece_;
  AnswerStrip* line_;
  Desk* desk_;
  QToolBar* tools_ = nullptr;
  UndoSteps undo_;
  CommandContext context_;
  Actions actions_;
  ReachShading* reach_ = nullptr;
  Qt::WindowStates state_before_;  ///< the table had the screen alone
  Dispute* dispute_ = nullptr;
  CarriedRulesWatch* carried_ = nullptr;
  QPointer<MainWindow> waiting_;  ///< the window that is shown again when this one is closed
  QPointer<MainWindow> beside_;   ///< the one that this one waits for
};

}  // namespace linesman
