#include "ui/table/table_view.h"

#include <QBackingStore>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPaintEngine>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "drawing/picture/clock/clock_words.h"
#include "drawing/picture/furniture.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/plain_text.h"
#include "ui/table/selection_heard.h"
#include "ui/table/table_words.h"
#include "ui/tools/pointer_label.h"

namespace linesman {

namespace {

/// How long a frame may wait for what has changed: what takes longer is shown when it is painted.
constexpr std::chrono::milliseconds PATIENCE{2};

/// Where the table goes by an arrow key.
std::optional<QPointF> arrow_of(int key) {
  const QPointF way((key == Qt::Key_Left) - (key == Qt::Key_Right), (key == Qt::Key_Up) - (key == Qt::Key_Down));
  return way.isNull() ? std::nullopt : std::optional(way);
}

}  // namespace

TableView::TableView(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("table"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setAttribute(Qt::WA_AcceptTouchEvents);
  setAccessibleName(tr("Table"));
  set_view_style({});
  connect(&still_, &StillPicture::painted, this, [this](const QRect& part) { update(part); });
  connect_pointer();
  camera_.set_table(game().table().width, game().table().depth);
  fit();
  describe();
}

TableView::~TableView() = default;

void TableView::connect_pointer() {
  connect(&pointer_, &TablePointer::selection_asked, this, &TableView::selection_asked);
  connect(&pointer_, &TablePointer::ground_clicked, this, &TableView::ground_clicked);
  connect(&pointer_, &TablePointer::hovered, this, &TableView::hovered);
  connect(&pointer_, &TablePointer::hovered, this, [this] {  // the rulers
    update(QRectF(frame().left(), frame().bottom(), width(), height()).toAlignedRect());
    update(QRectF(0, 0, frame().left(), height()).toAlignedRect());
  });
  connect(&pointer_, &TablePointer::hovered, this, [this] {
    if (!pointer_words_.isEmpty()) update_moving();
  });
  // Marks stand beside the bases: a press of one means it, not the ground under it.
  pointer_.set_press_taker([this](const QMouseEvent& event) {
    const bool asks = event.button() == Qt::LeftButton && event.modifiers() == Qt::NoModifier && !past_ &&
                      !pointer_.tool_is_busy() && (pointer_.tool() == nullptr || pointer_.tool()->works_on_models());
    const auto under =
        asks && !piece_at(projection().to_table(event.position())) ? mark_at(event.position()) : std::nullopt;
    if (under) emit mark_clicked(under->piece, under->mark);
    return under.has_value();
  });
  const auto open_menu = [this](QPointF place) {
    emit menu_asked(projection().to_table(place), mapToGlobal(place).toPoint());
  };
  connect(&pointer_, &TablePointer::menu_asked, this, open_menu);
  connect(&pointer_, &TablePointer::panned, this, &TableView::pan_by);
  connect(&pointer_, &TablePointer::zoomed, this, &TableView::zoom_at);
  connect(&pointer_, &TablePointer::cursor_changed, this, &TableView::show_cursor);
  connect(&pointer_, &TablePointer::changed, this, &TableView::tool_changed);
  connect(&touch_, &TouchHand::menu_asked, this, [this, open_menu](QPointF place) {
    if (pointer_.may_open_menu(place.toPoint())) open_menu(place);
  });
}

void TableView::show_game(const Game& game, Footprints footprints, std::shared_ptr<const StatusReading> statuses) {
  const SceneChange change = scene_.show(game, std::move(footprints), projection(), std::move(statuses));
  if (change.all)
    show_scene();
  else
    show_scene(change.area);
  if (change.legend) legend_.spoil();
  pins_.follow(scene_);
  std::erase_if(over_.selection, [&](PieceIndex i) { return !scene_.has(i); });
  close_fan();
  if (change.table) {
    camera_.set_table(game.table().width, game.table().depth);
    fit();
  }
  describe();
  update();
}

void TableView::show_ruling(const Game& judged, std::shared_ptr<const Judgement> judgement,
                            std::shared_ptr<const UnitShown> unit) {
  over_.judged = judged;
  over_.judgement = std::move(judgement);
  over_.unit = std::move(unit);
  if (!over_.judgement) over_.picked.reset();
  update_moving();
}

void TableView::pick_out(const std::optional<PathStretch>& stretch) {
  over_.picked = stretch;
  update_moving();
}

void TableView::show_preview(const Game& judged, std::shared_ptr<const Judgement> judgement) {
  if (!judgement && !over_.preview) return;
  over_.previewed = judged;
  over_.preview = std::move(judgement);
  update_moving();
}

void TableView::show_reach(std::shared_ptr<const ShownReach> reach) {
  if (!reach && !reach_.shown()) return;
  reach_.show(std::move(reach));
  describe();
  update();
  emit reach_changed();
}

void TableView::tell(const QString& words) {
  announcement_ = words;
  describe();
}

void TableView::set_pointer_words(const QString& words) {
  if (pointer_words_ == words) return;
  pointer_words_ = words;
  update_moving();
}

void TableView::show_turn(TurnMarks marks) {
  turn_ = std::move(marks);
  update();
}

void TableView::set_past(bool past) {
  if (past_ == past) return;
  past_ = past;
  update();
}

void TableView::set_selection(const std::vector<PieceIndex>& pieces) {
  if (over_.selection == pieces) return;
  over_.selection = pieces;
  update_moving();
  describe();
  if (!selection().empty()) let_hear(*this, selection().front());
}

void TableView::set_selected_features(const std::vector<FeatureIndex>& features) {
  if (over_.features == features) return;
  over_.features = features;
  update_moving();
}

void TableView::show_start(std::optional<Game> start) {
  scene_.show_start(std::move(start));
  if (!view_style().start) return;
  show_scene();
  update();
}

void TableView::set_pins(std::vector<Measurement> pins) {
  pins_.set(std::move(pins), scene_);
  update_moving();
}

void TableView::set_tool(Tool* tool) {
  if (pointer_.set_tool(tool)) tool_changed();
}

void TableView::tool_changed() {
  over_.hovered = pointer_.hovered_piece();
  update_moving();
  show_cursor();
}

void TableView::set_view_style(const ViewStyle& style) {
  ViewStyle shown = style;
  shown.dark = is_dark(palette());
  scene_.set_view_style(shown);
  show_scene();
  legend_.spoil();
  reach_.spoil();
  update();
}

void TableView::set_kind_words(KindWords words) {
  legend_.set_words(std::move(words));
  update();
}

void TableView::refresh_legend() {
  legend_.spoil();
  update();
}

void TableView::set_legend_place(std::optional<QPointF> place) {
  legend_.set_place(place);
  update();
}

std::optional<PieceIndex> TableView::piece_at(Vec point) const {
  if (const auto fanned = fan_.at(projection().to_paper(point)))
    return fanned->empty() ? std::nullopt : std::optional(fanned->back());
  constexpr double BY_MOUSE = 5;   // pixels
  constexpr double BY_TOUCH = 16;  // pixels: what a finger can hit
  return model_at(game(), scene_.footprints(), point, (pointer_.by_touch() ? BY_TOUCH : BY_MOUSE) / projection().scale);
}

std::vector<PieceIndex> TableView::pieces_at(Vec point) const {
  if (auto fanned = fan_.at(projection().to_paper(point))) return *std::move(fanned);
  const auto piece = piece_at(point);
  return piece ? std::vector{*piece} : std::vector<PieceIndex>{};
}

std::optional<MarkUnder> TableView::mark_at(QPointF place) const { return scene_.mark_at(projection(), place); }

void TableView::close_fan() {
  if (fan_.close()) update_moving();
}

QRectF TableView::frame() const {
  return QRectF(RULER_BREADTH, 0, std::max(1.0, width() - RULER_BREADTH), std::max(1.0, height() - RULER_BREADTH));
}

void TableView::frame_camera() {
  camera_.set_frame(frame(), devicePixelRatioF());
  still_.set_frame(frame(), devicePixelRatioF());
}

void TableView::fit() {
  frame_camera();
  follow(camera_.fit());
}

void TableView::follow(const CameraMove& move) {
  if (!move.zoomed && move.shift.isNull()) return;
  fan_.close();
  moving_ = moving_rect();
  update();
  emit view_changed();
}

bool TableView::select_next(bool forward) {
  const auto n = static_cast<int>(game().pieces().size());
  int i = forward ? -1 : n;
  if (!selection().empty()) i = static_cast<int>(selection().back());
  for (i += forward ? 1 : -1; i >= 0 && i < n; i += forward ? 1 : -1) {
    const auto piece = static_cast<PieceIndex>(i);
    if (!game().piece(piece).on_table()) continue;
    bring_into_view(game().piece(piece).pose.at);
    emit selection_asked({piece});
    return true;
  }
  return false;
}

QRect TableView::moving_rect() const {
  QRectF all = over_.extent(projection(), scene_) | pins_.extent(projection(), view_style().unit);
  if (const Tool* tool = pointer_.tool()) all |= tool->extent();
  all |= fan_.extent();
  all |= pointer_words_box();
  return all.isNull() ? QRect() : all.toAlignedRect().adjusted(-6, -6, 6, 6);
}

QRectF TableView::pointer_words_box() const {
  if (pointer_words_.isEmpty() || !pointer_.hover()) return {};
  return pointer_label_box(projection().to_paper(*pointer_.hover()), {{pointer_words_, {}}}, frame());
}

void TableView::update_moving() {
  const QRect now = moving_rect();
  update(now.united(moving_));
  moving_ = now;
}

void TableView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  paint_still(painter, event->region());
  if (past_) paint_past_wash(painter, frame(), scene_.palette());
  painter.save();
  painter.setClipRect(frame(), Qt::IntersectClip);
  painter.setRenderHint(QPainter::Antialiasing);
  turn_.paint(painter, projection(), scene_, event->rect());
  paint_moving(painter);
  painter.restore();
  paint_furniture(painter, event->rect());
}

// Painted on another thread: from a copy, which shares what is large.
void TableView::show_scene() {
  still_.show([scene = scene_](QPainter& on, const Projection& at, const QRect& part) { scene.paint(on, at, part); });
}

void TableView::show_scene(const QRegion& changed) {
  still_.show([scene = scene_](QPainter& on, const Projection& at, const QRect& part) { scene.paint(on, at, part); },
              changed);
}

void TableView::paint_still(QPainter& painter, const QRegion& region) {
  still_.set_frame(frame(), devicePixelRatioF());
  const auto patience = is_on_screen(painter) ? PATIENCE : StillPicture::WITHOUT_END;
  still_.draw(painter, region, projection(), patience, scene_.palette().surround);
}

// What is grabbed for a picture is painted whole; a screen is looked at again.
bool TableView::is_on_screen(const QPainter& painter) const {
  const QBackingStore* screen = backingStore();
  return screen != nullptr && painter.paintEngine() != nullptr &&
         painter.paintEngine()->paintDevice() == const_cast<QBackingStore*>(screen)->paintDevice();
}

void TableView::paint_moving(QPainter& painter) {
  painter.setRenderHint(QPainter::Antialiasing);
  reach_.paint(painter, projection(), frame(), devicePixelRatioF(), view_style());
  over_.paint(painter, projection(), scene_, ruling_layers_);
  pins_.paint(painter, projection(), scene_);
  if (const Tool* tool = pointer_.tool()) tool->paint(painter, scene_.palette());
  fan_.paint(painter, game(), selection(), view_style());
  if (!pointer_words_.isEmpty() && pointer_.hover())
    paint_pointer_label(painter, pointer_words_box(), {{pointer_words_, {}}}, scene_.palette().edge, scene_.palette());
}

void TableView::paint_furniture(QPainter& painter, const QRect& part) {
  const QRectF f = frame();
  paint_rulers(painter, part, f, projection(), view_style().unit, scene_.palette(), pointer_.hover());
  const QRectF key = reach_.key_box(f, devicePixelRatioF(), view_style());
  if (view_style().scale_bar) {
    const QPointF bar = f.bottomLeft() + QPointF(14, -12);
    const double room = (key.isEmpty() ? f.right() : key.left()) - bar.x() - 10;
    const double most = std::min(WIDEST_SCALE_BAR, room);
    paint_scale_bar(painter, bar, projection(), view_style().unit, scene_.palette(), most);
  }
  if (view_style().legend) legend_.paint(painter, legend_room());
  if (!key.isEmpty()) reach_.paint_key(painter, key);
  if (hasFocus()) paint_focus(painter, f, scene_.palette());
}

LegendRoom TableView::legend_room() const {
  return {game(), scene_.palette(), frame(),
          projection().to_paper(Box{{0, 0}, {game().table().width, game().table().depth}}), devicePixelRatioF()};
}

bool TableView::drag_legend(const QMouseEvent& event) {
  const bool held = legend_.drag(event, legend_room(), view_style().legend && !pointer_.tool_is_busy());
  if (held) update();
  return held;
}

void TableView::describe() {
  QStringList words;
  if (!announcement_.isEmpty()) words << announcement_;
  if (reach_.shown() && reach_.shown()->clock)
    words << clock_words(*reach_.shown()->clock->answer).join(QStringLiteral("; ")) + '.';
  else if (reach_.shown())
    words << reach_words(reach_.shown()->snapshot, view_style().unit).join(QStringLiteral("; ")) + '.';
  words << words_for_table(game(), selection(), view_style().unit);
  if (const QString all = words.join(' '); all != accessibleDescription()) setAccessibleDescription(all);
}

void TableView::show_cursor() {
  if (const auto cursor = pointer_.cursor())
    setCursor(*cursor);
  else
    unsetCursor();
}

bool TableView::fan_out(QPointF pointer) { return fan_.follow(game(), scene_.footprints(), projection(), pointer); }

bool TableView::event(QEvent* event) {
  if (touch_.handle(*event, *this)) return true;
  switch (event->type()) {
    case QEvent::ShortcutOverride: {
      const auto* key = static_cast<QKeyEvent*>(event);
      const Tool* tool = pointer_.tool();
      if (!tool || !tool->claims(key->key(), key->modifiers() & ~Qt::KeypadModifier)) break;
      event->accept();
      return true;
    }
    case QEvent::ToolTip: show_tool_tip(*static_cast<QHelpEvent*>(event)); return true;
    default: break;
  }
  return QWidget::event(event);
}

void TableView::show_tool_tip(const QHelpEvent& event) {
  const Vec at_point = projection().to_table(QPointF(event.pos()));
  QString words;
  if (const auto piece = piece_at(at_point))
    words = words_for_piece(game(), *piece, view_style().unit);
  else if (const auto feature = scene_.terrain().feature_at(at_point); feature && frame().contains(event.pos()))
    words = feature_words_ ? feature_words_(*feature) : words_for_feature(game().feature(*feature), view_style().unit);
  QToolTip::showText(event.globalPos(), as_plain(words), this);
}

void TableView::resizeEvent(QResizeEvent*) {
  frame_camera();
  legend_.spoil();  // there may be room for more words, or less
  if (camera_.is_fitted()) fit();
}

void TableView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) set_view_style(view_style());
  QWidget::changeEvent(event);
}

void TableView::mousePressEvent(QMouseEvent* event) {
  if (!drag_legend(*event)) pointer_.press(*event);
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
  if (!drag_legend(*event)) pointer_.move(*event);
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
  if (!drag_legend(*event)) pointer_.release(*event);
}

void TableView::contextMenuEvent(QContextMenuEvent* event) {
  if (event->reason() == QContextMenuEvent::Keyboard)
    return emit menu_asked({}, mapToGlobal(frame().center().toPoint()));
  if (pointer_.may_open_menu(event->pos()))
    emit menu_asked(projection().to_table(QPointF(event->pos())), event->globalPos());
}

void TableView::leaveEvent(QEvent*) {
  fan_.close();
  pointer_.leave();
  over_.hovered.reset();
  update();
}

void TableView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const Qt::KeyboardModifiers keys = event->modifiers() & ~Qt::KeypadModifier;
  if (key == Qt::Key_Space && event->isAutoRepeat()) return;
  if (pointer_.give_tool_key(key, keys)) return;
  if (key == Qt::Key_Escape && escape_taker_ && escape_taker_()) return;
  if (key == Qt::Key_Space) return pointer_.hold(Qt::Key_Space, true);
  if (key == Qt::Key_F && keys == Qt::NoModifier) return pointer_.hold(Qt::Key_F, true);
  if (keys == Qt::NoModifier && key >= Qt::Key_1 && key <= Qt::Key_9) return emit digit_typed(key - Qt::Key_0);
  if (!take_view_key(key, keys)) event->ignore();
}

bool TableView::take_view_key(int key, Qt::KeyboardModifiers keys) {
  constexpr double ARROW_PAN = 60;  // pixels
  const bool control = keys & Qt::ControlModifier;
  if (control && (key == Qt::Key_Plus || key == Qt::Key_Equal))
    zoom_in();
  else if (control && key == Qt::Key_Minus)
    zoom_out();
  else if (control && key == Qt::Key_0)
    fit();
  else if (const auto arrow = arrow_of(key))
    pan_by(*arrow * ARROW_PAN);
  else
    return false;
  return true;
}

void TableView::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_F && !event->isAutoRepeat()) pointer_.hold(Qt::Key_F, false);
  if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return event->ignore();
  pointer_.hold(Qt::Key_Space, false);
}

void TableView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void TableView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  pointer_.hold(Qt::Key_Space, false);
  pointer_.hold(Qt::Key_F, false);
  update();
}

// Tab is the tool's if it wants it; else it goes from model to model, and past the last on to the next control.
bool TableView::focusNextPrevChild(bool next) {
  if (hasFocus() && pointer_.give_tool_key(next ? Qt::Key_Tab : Qt::Key_Backtab, {})) return true;
  if (hasFocus() && !pointer_.tool_is_busy() && select_next(next)) return true;
  return QWidget::focusNextPrevChild(next);
}

}  // namespace linesman
