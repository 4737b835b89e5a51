#include "ui/table/table_view.h"

#include <QAccessible>
#include <QBackingStore>
#include <QPaintEngine>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>

#include "ui/table/table_words.h"

namespace linesman {

namespace {

/// How long a frame may wait for what has changed: what takes longer is shown when it is painted.
constexpr std::chrono::milliseconds PATIENCE{2};

bool is_dark(const QPalette& palette) { return palette.color(QPalette::Window).lightness() < 128; }

}  // namespace

TableView::TableView(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("table"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  grabGesture(Qt::PinchGesture);
  setAccessibleName(tr("Table"));
  set_look({});
  connect(&still_, &StillPicture::painted, this, [this](const QRect& part) { update(part); });
  camera_.set_table(game().table().width, game().table().depth);
  fit();
  describe();
}

TableView::~TableView() = default;

void TableView::show_game(const Game& game, Footprints footprints) {
  const SceneChange change = scene_.show(game, std::move(footprints), projection());
  if (change.all)
    show_scene();
  else
    show_scene(change.area);
  if (change.legend) legend_ = QPixmap();
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

void TableView::show_ruling(const Game& judged, std::shared_ptr<const Judgement> judgement) {
  over_.judged = judged;
  over_.judgement = std::move(judgement);
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
}

void TableView::tell(const QString& words) {
  told_ = words;
  describe();
}

void TableView::bring_into_view(Vec place) { follow(camera_.bring_into_view(place)); }

void TableView::set_selection(const std::vector<PieceIndex>& pieces) {
  if (over_.selection == pieces) return;
  over_.selection = pieces;
  update_moving();
  describe();
  tell_selection();
}

void TableView::set_selected_features(const std::vector<FeatureIndex>& features) {
  if (over_.features == features) return;
  over_.features = features;
  update_moving();
}

void TableView::show_start(std::optional<Game> start) {
  scene_.show_start(std::move(start));
  if (!look().start) return;
  show_scene();
  update();
}

void TableView::set_pins(std::vector<Measurement> pins) {
  pins_.set(std::move(pins), scene_);
  update_moving();
}

void TableView::set_tool(Tool* tool) {
  if (tool_ == tool) return;
  if (tool_) tool_->cancel();
  tool_ = tool;
  update_moving();
  show_cursor();
}

void TableView::tool_changed() {
  update_moving();
  show_cursor();
}

void TableView::set_look(const Look& look) {
  Look shown = look;
  shown.dark = is_dark(palette());
  scene_.set_look(shown);
  show_scene();
  legend_ = QPixmap();
  reach_.spoil();
  update();
}

void TableView::set_kind_words(KindWords words) {
  kind_words_ = std::move(words);
  refresh_legend();
}

void TableView::refresh_legend() {
  legend_ = QPixmap();
  update();
}

void TableView::set_legend_place(std::optional<QPointF> place) {
  legend_place_ = place;
  update();
}

std::optional<PieceIndex> TableView::piece_at(Vec point) const {
  if (const auto fanned = fan_.at(projection().to_paper(point)))
    return fanned->empty() ? std::nullopt : std::optional(fanned->back());
  return model_at(game(), scene_.footprints(), point, 5 / projection().scale);
}

std::vector<PieceIndex> TableView::pieces_at(Vec point) const {
  if (auto fanned = fan_.at(projection().to_paper(point))) return *std::move(fanned);
  const auto piece = piece_at(point);
  return piece ? std::vector{*piece} : std::vector<PieceIndex>{};
}

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

void TableView::zoom_in() { zoom_at(frame().center(), 1.25); }
void TableView::zoom_out() { zoom_at(frame().center(), 0.8); }

void TableView::zoom_at(QPointF about, double factor) { follow(camera_.zoom_at(about, factor)); }

void TableView::pan_by(QPointF by) { follow(camera_.pan_by(by)); }

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
  QRectF all = over_.extent(projection(), scene_) | pins_.extent(projection(), look().unit);
  if (tool_) all |= tool_->extent();
  all |= fan_.extent();
  return all.isNull() ? QRect() : all.toAlignedRect().adjusted(-6, -6, 6, 6);
}

void TableView::update_moving() {
  const QRect now = moving_rect();
  update(now.united(moving_));
  moving_ = now;
}

void TableView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  paint_still(painter, event->region());
  painter.save();
  painter.setClipRect(frame(), Qt::IntersectClip);
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
  reach_.paint(painter, projection(), frame(), devicePixelRatioF(), look());
  over_.paint(painter, projection(), scene_, ruling_layers_);
  pins_.paint(painter, projection(), scene_);
  if (tool_) tool_->paint(painter, scene_.palette());
  fan_.paint(painter, game(), selection(), look());
}

void TableView::paint_rulers(QPainter& painter, const QRect& part) const {
  const QRectF f = frame();
  const QRectF below(f.left(), f.bottom(), f.width(), RULER_BREADTH);
  const QRectF beside(0, 0, RULER_BREADTH, f.height());
  const Palette& palette = scene_.palette();
  if (below.intersects(part))
    paint_ruler(painter, below, RulerSide::bottom, projection(), look().unit, palette, hover_);
  if (beside.intersects(part))
    paint_ruler(painter, beside, RulerSide::left, projection(), look().unit, palette, hover_);
  const QColor corner = palette.dark ? QColor(0x2b, 0x2e, 0x30) : QColor(0xf4, 0xf2, 0xec);
  painter.fillRect(QRectF(0, f.bottom(), RULER_BREADTH, RULER_BREADTH), corner);
}

void TableView::paint_furniture(QPainter& painter, const QRect& part) {
  paint_rulers(painter, part);
  const QRectF f = frame();
  const QRectF key = reach_.key_box(f, devicePixelRatioF(), look());
  if (look().scale_bar) {
    const QPointF bar = f.bottomLeft() + QPointF(14, -12);
    const double room = (key.isEmpty() ? f.right() : key.left()) - bar.x() - 10;
    const double most = std::min(WIDEST_SCALE_BAR, room);
    paint_scale_bar(painter, bar, projection(), look().unit, scene_.palette(), most);
  }
  if (look().legend) {
    if (legend_.isNull()) legend_ = legend_picture();
    painter.drawPixmap(legend_at(), legend_);
  }
  if (!key.isEmpty()) reach_.paint_key(painter, key);
  if (hasFocus()) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(scene_.palette().select, 2));
    painter.drawRect(f.adjusted(1, 1, -1, -1));
  }
}

// Beside the table where there is room, else in its upper right corner, or where it was dragged to.
QPointF TableView::legend_at() const {
  const QSizeF size = legend_.deviceIndependentSize();
  const QRectF f = frame();
  if (legend_place_) {
    const double x = std::clamp(legend_place_->x(), 0.0, std::max(0.0, f.width() - size.width()));
    const double y = std::clamp(legend_place_->y(), 0.0, std::max(0.0, f.height() - size.height()));
    return f.topLeft() + QPointF(x, y);
  }
  const QRectF table = projection().to_paper(Box{{0, 0}, {game().table().width, game().table().depth}});
  const double room = size.width() + 20;
  const bool left = f.right() - table.right() < room && table.left() - f.left() >= room;
  return left ? f.topLeft() + QPointF(10, 10) : f.topRight() + QPointF(-size.width() - 10, 10);
}

QRectF TableView::legend_rect() const {
  return look().legend && !legend_.isNull() ? QRectF(legend_at(), legend_.deviceIndependentSize()) : QRectF();
}

// Ratings make it twice as large: they are told where that leaves most of the table to be seen.
KindWords TableView::legend_words() const {
  const QSizeF size = paint_legend(nullptr, {}, game(), scene_.palette(), kind_words_);
  const bool small = size.width() < frame().width() / 3 && size.height() < frame().height();
  return small ? kind_words_ : KindWords();
}

QPixmap TableView::legend_picture() const {
  const KindWords words = legend_words();
  const QSizeF size = paint_legend(nullptr, {}, game(), scene_.palette(), words);
  const double density = devicePixelRatioF();
  QPixmap picture(((size + QSizeF(2, 2)) * density).toSize());
  picture.setDevicePixelRatio(density);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paint_legend(&painter, {1, 1}, game(), scene_.palette(), words);
  return picture;
}

void TableView::describe() {
  QStringList words;
  if (!told_.isEmpty()) words << told_;
  if (reach_.shown()) words << reach_words(reach_.shown()->shot, look().unit).join(QStringLiteral("; ")) + '.';
  words << words_for_table(game(), selection(), look().unit);
  setAccessibleDescription(words.join(' '));
  QAccessibleEvent event(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&event);
}

// Who listens hears the model that was selected as if the keyboard had gone to it.
void TableView::tell_selection() {
  if (!QAccessible::isActive() || selection().empty()) return;
  for (const auto type : {QAccessible::Selection, QAccessible::Focus}) {
    if (type == QAccessible::Focus && !hasFocus()) continue;
    QAccessibleEvent event(this, type);
    event.setChild(static_cast<int>(selection().front()));
    QAccessible::updateAccessibility(&event);
  }
}

void TableView::show_cursor() {
  if (panning_)
    setCursor(Qt::ClosedHandCursor);
  else if (space_held_)
    setCursor(Qt::OpenHandCursor);
  else if (tool_)
    setCursor(tool_->cursor());
  else
    unsetCursor();
}

}  // namespace linesman
