// Joins the session, the table's view and the tools: holds the tools, has one of them in hand, and answers what they
// ask of the window.
#pragma once

#include <functional>

#include "drawing/report/ruling_lines.h"
#include "table/roster.h"
#include "ui/commands/gestures.h"
#include "ui/panels/fields/field_editor.h"
#include "ui/session/current_question.h"
#include "ui/session/past_table.h"
#include "ui/session/session.h"
#include "ui/session/turn_state.h"
#include "ui/table/table_view.h"
#include "ui/tools/ordering/pick_tool.h"
#include "ui/tools/placing/put_tool.h"
#include "ui/tools/tool_box.h"
#include "ui/window/played_move.h"

class QPushButton;

namespace linesman {

class TableController : public QObject, public ToolHost {
  Q_OBJECT
 public:
  TableController(Session& session, CurrentQuestion& asking, TableView& view, QObject* parent = nullptr);
  ~TableController() override;

  /// Takes up the tool of that id (ui/tools/tool_box.h), which drops the gesture that is going on.
  void use(std::string_view tool);
  /// The entry of the tool in hand; while a value is being picked on the table, of the one before.
  const ToolEntry& tool_in_hand() const { return all_tools()[in_hand_]; }

  /// Move is in hand again, the first tool of the box. False: it was already.
  bool put_tool_down();
  /// Does what Escape does on the table when neither a gesture nor a proposed order is there to be dropped: it leaves
  /// the past, else closes what `set_close_first` knows, else puts the tool down. False: there was nothing to do.
  bool escape();
  /// Closes what lies open over the table; its answer is false where nothing does.
  void set_close_first(std::function<bool()> close) { close_first_ = std::move(close); }

  /// Has the player put new models on the table: a ghost of them waits for pointer and keys. They appear at `place`,
  /// or where there is room beside the last ones. `what` completes «Undo …»; `ended` is called once.
  void put(NewPieces models, const QString& what, std::optional<Vec> place, std::function<void(PutTool::End)> ended);
  PutTool& put_tool() { return put_; }

  /// The state of the turn that is being played: which models have moved in it.
  const TurnState& turn() const { return turn_; }

  const Game& game() const override { return session_.game(); }
  Footprint footprint(PieceIndex piece) const override;
  const Terms* terms() const override { return session_.terms(); }
  const Projection& projection() const override { return view_.projection(); }
  QRectF frame() const override { return view_.frame(); }
  LengthUnit unit() const override { return view_.view_style().unit; }
  const std::vector<Measurement>& pins() const override { return view_.pins(); }
  void set_pins(std::vector<Measurement> pins) override { view_.set_pins(std::move(pins)); }
  std::vector<PieceIndex> selection() const override;
  void select(const std::vector<PieceIndex>& pieces) override;
  std::optional<PieceIndex> piece_at(Vec point) const override { return view_.piece_at(point); }
  std::vector<PieceIndex> pieces_at(Vec point) const override { return view_.pieces_at(point); }
  std::vector<FeatureIndex> selected_features() const override;
  void select_features(const std::vector<FeatureIndex>& features) override;
  std::vector<FeatureIndex> features_at(Vec point) const override { return view_.features_at(point); }
  const Brush& brush() const override { return session_.brush(); }
  void set_brush(const Brush& brush) override { session_.set_brush(brush); }
  const Order* order() const override { return session_.proposal().order() ? &*session_.proposal().order() : nullptr; }
  const Judgement* judgement() const override;
  BesideRuling beside_ruling() const override;
  Order fresh_order(const std::vector<PieceIndex>& pieces) const override;
  void propose(const Order& order, double snap_within) override;
  void propose_form(const Order& order, const Form& form) override;
  void propose_walk(const Order& from, Hex goal, bool rear) override {
    session_.proposal().propose_walk(from, goal, rear);
  }
  void dragged_on_to(PieceIndex piece) override { emit met(piece); }
  void withdraw() override { session_.proposal().drop(); }
  void ask_place(const std::vector<PieceIndex>& pieces, const std::map<std::string, EndRequest>& ends) override;
  bool asks_place() const override { return asking_.is_about_place(); }
  std::optional<FirstRow> first_row() const override;
  void change_game(const Game& after, const QString& what) override { change_by_hand(session_, after, what); }
  void say(const QString& sentence) override { emit said(sentence); }
  void repaint() override;

 public slots:
  /// Has the player pick the value of this field on the table; the field may go away meanwhile.
  void pick(linesman::FieldEditor* field);
  /// The table as it stood: nothing on it can be moved or selected, and whatever is selected, ordered or taken up
  /// elsewhere leads back to the table as it stands. `played`: models are seen going the way that the entry led them.
  void look_at(const PastTable& past, bool played = false);
  void leave_past();
  bool looking_back() const { return looking_back_; }
  /// Where models stood at the start, for a look that shows it.
  void show_start();
  /// Does what an arrow key does on the table.
  void step(Qt::Key key);
  /// Shows a line's place on the table.
  void show_place(const std::optional<linesman::LinePlace>& place);

 signals:
  void said(const QString& sentence);
  /// A drag that proposes an order has ended on that model.
  void met(linesman::PieceIndex piece);
  /// The table is shown as it stands again.
  void came_back();
  /// Another tool is in hand.
  void tool_changed();
  /// A shape is being drawn, or no longer.
  void shape_in_hand(bool drawn);
  /// Another turn, or another model has moved in it.
  void turn_changed();
  /// The menu of this place of the table is to be opened; without one (the menu key) of what is selected.
  void menu_asked(const std::optional<linesman::Vec>& point, QPoint global);

 private:
  Tool& in_hand() const { return *tools_[in_hand_]; }
  void name_tool();
  void take_up_for(const Pointer& pointer);
  void open_menu(const std::optional<Vec>& point, QPoint global);
  void show_game();
  void show_turn();
  bool left_past();
  void show_answer();
  void show_order();
  void show_selection();
  Value found_at(FieldType type, Vec point) const;

  void show_asked();

  Session& session_;
  CurrentQuestion& asking_;
  TableView& view_;
  std::vector<std::unique_ptr<Tool>> tools_;  ///< as in all_tools()
  std::size_t in_hand_ = 0;
  Vec place_for_new() const;

  // Begun by a field or a panel, not taken up by hand: they have no entry.
  PickTool pick_;
  PutTool put_;
  bool looking_back_ = false;
  bool draws_ = false;        ///< a shape is in hand
  bool shows_place_ = false;  ///< the preview is of a place that is asked about
  QPushButton* back_;         ///< on the table, while the past is shown
  std::function<bool()> close_first_;
  PlayedMove played_;
  TurnState turn_;
  std::optional<Box> last_put_;  ///< the centres of the models that were put last
};

}  // namespace linesman
