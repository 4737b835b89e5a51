// The table as a widget of its own: shows a game, what is selected, a ruling, and lets a tool work on it. Knows no
// rules.
//
// What stands still (ground, terrain, grids, models: `Scene`) is painted on another thread and kept (`StillPicture`);
// what a drag changes is painted over it, in the rectangles that it touches only.
#pragma once

#include <QHelpEvent>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

#include "ui/table/camera.h"
#include "ui/table/layers.h"
#include "ui/table/scene.h"
#include "ui/table/stack_fan.h"
#include "ui/table/still_picture.h"
#include "ui/table/table_legend.h"
#include "ui/table/table_pointer.h"
#include "ui/table/touch_hand.h"
#include "ui/table/turn_marks.h"

namespace linesman {

class TableView : public QWidget, private TableUnderPointer {
  Q_OBJECT
 public:
  explicit TableView(QWidget* parent = nullptr);
  ~TableView() override;

  /// Another state of the same table keeps the view; a table of another size is fitted. `footprints` as the ruleset has
  /// them, by piece, or empty for the document's own.
  void show_game(const Game& game, Footprints footprints = {}, std::shared_ptr<const StatusReading> statuses = nullptr);
  const Game& game() const { return scene_.game(); }

  /// The ruling over the table; nullptr takes it away. `judged` is the game that it was judged on; `unit` is what is
  /// known of several models besides.
  void show_ruling(const Game& judged, std::shared_ptr<const Judgement> judgement,
                   std::shared_ptr<const UnitShown> unit = nullptr);
  /// A stretch of that ruling to pick out: of a cost or a fault; none takes it away.
  void pick_out(const std::optional<PathStretch>& stretch);
  /// A judgement that is only looked at (a way to where the pointer is, a mend): the ruling fades behind it. Nullptr
  /// takes it away.
  void show_preview(const Game& judged, std::shared_ptr<const Judgement> judgement);
  /// A way over several turns, likewise; an empty one takes it away.
  void show_way(std::vector<PreviewedTurn> way) {
    over_.way = std::move(way);
    update_moving();
  }
  /// All of that, as it is shown.
  const Overlay& over() const { return over_; }
  /// Where a piece can go, or a clock, under models that move; nullptr takes it away.
  void show_reach(std::shared_ptr<const ShownReach> reach);
  const std::shared_ptr<const ShownReach>& reach() const { return reach_.shown(); }
  /// Asked first of a click where no model stands; true: it is taken, and selects nothing.
  void set_click_taker(std::function<bool(Vec)> taker) { pointer_.set_click_taker(std::move(taker)); }
  /// `watch` hears of a press of the left button before an idle tool has it.
  void set_press_watch(std::function<void(const Pointer&)> watch) { pointer_.set_press_watch(std::move(watch)); }
  /// Asked when Escape is typed and the tool has no use for it; false: the key goes on to the window.
  void set_escape_taker(std::function<bool()> taker) { escape_taker_ = std::move(taker); }
  /// A few words that go beside the pointer, such as the name of the tool; empty: none.
  void set_pointer_words(const QString& words);
  const QString& pointer_words() const { return pointer_words_; }
  /// Shows which models have moved in this turn, and from where the last move came.
  void show_turn(TurnMarks marks);
  const TurnMarks& turn() const { return turn_; }
  /// The table shows the past: a tint lies over it.
  void set_past(bool past);
  /// Pointer or tool are at work on something.
  bool busy() const { return pointer_.busy(); }
  /// The whole table fills the view, as it was fitted.
  bool is_fitted() const { return camera_.is_fitted(); }
  /// A player who listens hears these words before all else about the table; empty: nothing more than usual.
  void tell(const QString& words);
  /// Scrolls as little as needed to show the place with some ground round it.
  void bring_into_view(Vec place) { follow(camera_.bring_into_view(place)); }

  void set_selection(const std::vector<PieceIndex>& pieces);
  const std::vector<PieceIndex>& selection() const override { return over_.selection; }
  void set_selected_features(const std::vector<FeatureIndex>& features);
  const std::vector<FeatureIndex>& selected_features() const { return over_.features; }

  /// `words` gives the tool tip of a feature; without it the tip says name, kind and height.
  void set_feature_words(std::function<QString(FeatureIndex)> words) { feature_words_ = std::move(words); }
  /// `words` gives the text beneath a kind's name in the legend; for an empty answer there is none.
  void set_kind_words(KindWords words);
  /// Those words have changed.
  void refresh_legend();
  /// Where the player dragged the legend to, from the frame's upper left corner; none: it keeps out of the way.
  std::optional<QPointF> legend_place() const { return legend_.place(); }
  void set_legend_place(std::optional<QPointF> place);
  /// The game at its start, for a style that shows where models came from; nothing: it is not known.
  void show_start(std::optional<Game> start);

  /// A picture under the terrain; nothing takes it away.
  void show_backdrop(std::optional<BackdropPicture> backdrop) {
    scene_.show_backdrop(std::move(backdrop));
    show_scene();
    update();
  }

  /// Measurements that stay on the table, read again whenever the game changes. What one holds on to may leave: then it
  /// stands as it was last read, marked so.
  void set_pins(std::vector<Measurement> pins);
  const std::vector<Measurement>& pins() const { return pins_.measurements(); }

  /// The tool that pointer and keys go to first; nullptr: none. It outlives its being set.
  void set_tool(Tool* tool);
  const Tool* tool() const { return pointer_.tool(); }
  /// For `ToolHost::repaint`.
  void tool_changed();

  /// `dark` follows the widget's own palette; what is given for it is not heeded.
  void set_view_style(const ViewStyle& style);
  const ViewStyle& view_style() const { return scene_.view_style(); }

  const Projection& projection() const override { return camera_.projection(); }
  /// The topmost model there; of a stack that is fanned out, the one that is shown there.
  std::optional<PieceIndex> piece_at(Vec point) const override;
  /// The models that a press there takes: that model, or by the middle of a fanned-out stack all of it.
  std::vector<PieceIndex> pieces_at(Vec point) const;
  /// The mark beside a model at a place of the widget.
  std::optional<MarkUnder> mark_at(QPointF place) const;
  /// All features that lie there, topmost first.
  std::vector<FeatureIndex> features_at(Vec point) const { return scene_.terrain().features_at(point); }
  /// The table's frame: the widget without its rulers.
  QRectF frame() const override;

  QSize sizeHint() const override { return {1000, 700}; }
  QSize minimumSizeHint() const override { return {240, 180}; }

 public slots:
  void fit();
  void zoom_in() { zoom_at(frame().center(), 1.25); }
  void zoom_out() { zoom_at(frame().center(), 0.8); }
  /// `factor` above 1 is nearer; the point of the table under `about` (widget units) stays under it.
  void zoom_at(QPointF about, double factor) { follow(camera_.zoom_at(about, factor)); }
  void pan_by(QPointF by) { follow(camera_.pan_by(by)); }
  /// The next model (or the one before), in document order, becomes the selection. False behind the last.
  bool select_next(bool forward);

 signals:
  /// The pointer is over this point of the table; none when it has left.
  void hovered(const std::optional<linesman::Vec>& point);
  /// The player picked these models with pointer or keys, without a tool taking it.
  void selection_asked(const std::vector<linesman::PieceIndex>& pieces);
  /// A screen reader asked for these features to be selected.
  void terrain_asked(const std::vector<linesman::FeatureIndex>& features);
  /// A click where no model stands, without a tool taking it.
  void ground_clicked(linesman::Vec point);
  /// A mark beside a model was clicked.
  void mark_clicked(linesman::PieceIndex piece, const linesman::StateMark& mark);
  /// The player wants the menu of this place of the table; without one (the menu key) of what is selected.
  void menu_asked(const std::optional<linesman::Vec>& point, QPoint global);
  /// A digit from 1 to 9 was typed, and the tool had no use for it.
  void digit_typed(int digit);
  /// Another reach is shown, or none any more.
  void reach_changed();
  /// Scale or place of the view changed.
  void view_changed();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override { pointer_.wheel(*event); }
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  bool fan_out(QPointF pointer) override;
  bool is_fanned() const override { return fan_.is_open(); }
  void close_fan() override;
  void connect_pointer();
  void follow(const CameraMove& move);
  void frame_camera();
  bool is_on_screen(const QPainter& painter) const;
  void show_scene();
  void show_scene(const QRegion& changed);
  void paint_still(QPainter& painter, const QRegion& region);
  void paint_moving(QPainter& painter);
  void paint_furniture(QPainter& painter, const QRect& part);
  LegendRoom legend_room() const;
  bool drag_legend(const QMouseEvent& event);
  void show_tool_tip(const QHelpEvent& event);
  bool take_view_key(int key, Qt::KeyboardModifiers keys);
  QRectF pointer_words_box() const;
  void update_moving();
  QRect moving_rect() const;
  void show_cursor();
  void describe();

  Scene scene_;
  Overlay over_;
  RulingLayers ruling_layers_;
  Pins pins_;
  StackFan fan_;
  ReachLayer reach_;
  QString announcement_;
  QString pointer_words_;
  TurnMarks turn_;
  bool past_ = false;
  std::function<bool()> escape_taker_;
  Camera camera_;
  StillPicture still_{this};
  TableLegend legend_;
  TablePointer pointer_{*this};
  TouchHand touch_{pointer_};
  QRect moving_;  ///< what moving things touched when last painted
  std::function<QString(FeatureIndex)> feature_words_;
};

}  // namespace linesman
