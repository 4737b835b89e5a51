// Joins the session, the table's view and the tools: what a tool asks of the window is answered here.
#pragma once

#include "ui/panels/field_editor.h"
#include "ui/report/ruling_lines.h"
#include "ui/session/session.h"
#include "ui/table/table_view.h"
#include "ui/tools/move_tool.h"
#include "ui/window/pick_tool.h"

namespace linesman {

class TableDesk : public QObject, public ToolHost {
  Q_OBJECT
 public:
  TableDesk(Session& session, TableView& view, QObject* parent = nullptr);
  ~TableDesk() override;

  const Game& game() const override { return session_.game(); }
  Footprint footprint(PieceIndex piece) const override;
  const Terms* terms() const override { return session_.terms(); }
  const Projection& projection() const override { return view_.projection(); }
  std::vector<PieceIndex> selection() const override;
  void select(const std::vector<PieceIndex>& pieces) override;
  std::optional<PieceIndex> piece_at(Vec point) const override { return view_.piece_at(point); }
  std::vector<PieceIndex> pieces_at(Vec point) const override { return view_.pieces_at(point); }
  const Order* order() const override { return session_.order() ? &*session_.order() : nullptr; }
  const Judgement* judgement() const override;
  Order fresh_order(const std::vector<PieceIndex>& pieces) const override;
  void propose(const Order& order, double snap_within) override;
  void propose_walk(const Order& from, Hex goal, bool rear) override { session_.propose_walk(from, goal, rear); }
  void withdraw() override { session_.drop_order(); }
  void say(const QString& sentence) override { emit said(sentence); }
  void repaint() override { view_.tool_changed(); }

 public slots:
  /// Has the player pick the value of this field on the table; the field may go away meanwhile.
  void pick(linesman::FieldEditor* field);
  /// What an arrow key does on the table.
  void step(Qt::Key key);
  /// Shows a line's place on the table.
  void show_place(const std::optional<linesman::LinePlace>& place);

 signals:
  void said(const QString& sentence);

 private:
  void show_game();
  void show_answer();
  void show_order();
  void show_selection();
  Value found_at(FieldType type, Vec point) const;

  Session& session_;
  TableView& view_;
  MoveTool move_;
  PickTool pick_;
};

}  // namespace linesman
