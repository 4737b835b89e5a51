#include "ui/table/table_view.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "ui/picture/furniture.h"
#include "ui/picture/marks.h"
#include "ui/picture/stacks.h"
#include "ui/table/table_words.h"

namespace linesman {

namespace {

constexpr double RULER = 22;
constexpr double MARGIN = 12;         // round a table that is fitted
constexpr double NEAREST = 400;       // pixels for an inch
constexpr double STAYS_IN_VIEW = 48;  // pixels of the table that no panning takes away
constexpr qint64 SLOW_RENDER = 40;    // milliseconds: beyond that zooming shows the old picture scaled until it rests

bool is_dark(const QPalette& palette) { return palette.color(QPalette::Window).lightness() < 128; }

}  // namespace

TableView::TableView(QWidget* parent) : QWidget(parent), settle_(new QTimer(this)) {
  setObjectName(QStringLiteral("table"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  grabGesture(Qt::PinchGesture);
  setAccessibleName(tr("Table"));
  look_.dark = is_dark(palette());
  settle_->setSingleShot(true);
  settle_->setInterval(90);
  connect(settle_, &QTimer::timeout, this, qOverload<>(&QWidget::update));
  show_game(Game());
}

TableView::~TableView() = default;

void TableView::show_game(const Game& game, Footprints footprints) {
  const bool other_table = !(game.table() == game_.table()) || !terrain_;
  if (other_table || terrain_->terrain() != game.terrain_ptr()) {
    terrain_ = std::make_unique<TerrainPicture>(game.terrain_ptr(), game.table());
    stale_ = rect();
    legend_ = QPixmap();
  }
  const bool other_bases = footprints != footprints_;
  if (other_bases || game.pieces().size() != game_.pieces().size())
    stale_ = rect();
  else
    for (std::size_t i = 0; i < game.pieces().size(); ++i)
      if (game.pieces()[i] != game_.pieces()[i]) {
        spoil_piece(game_, static_cast<PieceIndex>(i));
        spoil_piece(game, static_cast<PieceIndex>(i));
      }
  close_fan();
  const Game before = std::exchange(game_, game);
  footprints_ = std::move(footprints);
  std::erase_if(selection_, [&](PieceIndex i) { return at(i) >= game_.pieces().size(); });
  if (before.pieces().size() != game_.pieces().size()) legend_ = QPixmap();
  if (other_table) fit();
  describe();
  update();
}

void TableView::spoil_piece(const Game& game, PieceIndex piece) {
  const Piece& p = game.piece(piece);
  const double reach = outer_radius(footprint_of(game, footprints_, piece)) + 2.5;
  // Its name hangs out, and other names may give way to it.
  const QRectF rect = projection_.to_paper(Box{p.pose.at, p.pose.at}.grown(reach)).adjusted(-160, -60, 160, 60);
  stale_ += rect.toAlignedRect();
  // Whom a transport carries is counted on its badge.
  if (const auto transport = p.status["aboard"].text())
    if (const auto carrier = game.find_piece(*transport);
        carrier && *carrier != piece && game.piece(*carrier).on_table())
      spoil_piece(game, *carrier);
}

void TableView::show_ruling(const Game& judged, std::shared_ptr<const Judgement> judgement) {
  judged_ = judged;
  judgement_ = std::move(judgement);
  if (!judgement_) picked_.reset();
  update_moving();
}

void TableView::pick_out(const std::optional<PathStretch>& stretch) {
  picked_ = stretch;
  update_moving();
}

void TableView::bring_into_view(Vec place) {
  const QRectF inner = frame().adjusted(60, 60, -60, -60);
  const QPointF at = projection_.to_paper(place);
  const QPointF nearest(std::clamp(at.x(), inner.left(), std::max(inner.left(), inner.right())),
                        std::clamp(at.y(), inner.top(), std::max(inner.top(), inner.bottom())));
  if (nearest != at) pan_by(nearest - at);
}

void TableView::set_selection(const std::vector<PieceIndex>& pieces) {
  if (selection_ == pieces) return;
  selection_ = pieces;
  update_moving();
  describe();
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
  look_ = look;
  look_.dark = is_dark(palette());
  stale_ = rect();
  legend_ = QPixmap();
  update();
}

std::optional<PieceIndex> TableView::piece_at(Vec point) const {
  if (const auto fanned = fan_.at(projection_.to_paper(point)))
    return fanned->empty() ? std::nullopt : std::optional(fanned->back());
  return model_at(game_, footprints_, point, 5 / projection_.scale);
}

std::vector<PieceIndex> TableView::pieces_at(Vec point) const {
  if (auto fanned = fan_.at(projection_.to_paper(point))) return *std::move(fanned);
  const auto piece = piece_at(point);
  return piece ? std::vector{*piece} : std::vector<PieceIndex>{};
}

void TableView::close_fan() {
  if (fan_.close()) update_moving();
}

QRectF TableView::frame() const {
  return QRectF(RULER, 0, std::max(1.0, width() - RULER), std::max(1.0, height() - RULER));
}

void TableView::fit() {
  const QRectF inner = frame().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN);
  set_projection(Projection::fitting(game_.table().width, game_.table().depth, inner));
  fitted_ = true;
}

void TableView::zoom_in() { zoom_at(frame().center(), 1.25); }
void TableView::zoom_out() { zoom_at(frame().center(), 0.8); }

void TableView::zoom_at(QPointF about, double factor) {
  if (!(factor > 0) || !std::isfinite(factor)) return;
  const Vec under = projection_.to_table(about);
  const QRectF inner = frame();
  const double whole = Projection::fitting(game_.table().width, game_.table().depth, inner).scale;
  Projection p = projection_;
  p.scale = std::clamp(p.scale * factor, std::min(whole * 0.4, 1.0), NEAREST);
  p.origin = {about.x() - under.x * p.scale, about.y() + under.y * p.scale};
  settle_->start();
  set_projection(p);
}

void TableView::pan_by(QPointF by) {
  Projection p = projection_;
  p.origin += by;
  set_projection(p);
}

void TableView::set_projection(const Projection& wanted) {
  fan_.close();
  Projection p = wanted;
  const QRectF inner = frame();
  const double w = game_.table().width * p.scale;
  const double d = game_.table().depth * p.scale;
  const double keep_x = std::min({STAYS_IN_VIEW, w, inner.width()});
  const double keep_y = std::min({STAYS_IN_VIEW, d, inner.height()});
  p.origin.setX(std::clamp(p.origin.x(), inner.left() + keep_x - w, inner.right() - keep_x));
  p.origin.setY(std::clamp(p.origin.y(), inner.top() + keep_y, inner.bottom() - keep_y + d));
  const double density = devicePixelRatioF();
  if (p.scale == projection_.scale) {
    // By whole pixels, so that what is already painted can be shifted.
    const QPointF by = (p.origin - projection_.origin) * density;
    const QPoint pixels(qRound(by.x()), qRound(by.y()));
    p.origin = projection_.origin + QPointF(pixels) / density;
    shift_cache(pixels);
  } else {
    stale_ = rect();
  }
  fitted_ = false;
  projection_ = p;
  moving_ = moving_rect();
  update();
  emit view_changed();
}

void TableView::shift_cache(QPoint pixels) {
  if (pixels.isNull()) return;
  const double density = devicePixelRatioF();
  const QPointF by = QPointF(pixels) / density;
  // What is stale moves along with what is painted.
  stale_ =
      stale_.translated(by.toPoint()) + stale_.translated(QPoint(static_cast<int>(by.x()), static_cast<int>(by.y())));
  if (still_.isNull() || std::abs(pixels.x()) >= still_.width() || std::abs(pixels.y()) >= still_.height()) {
    stale_ = rect();
    return;
  }
  QRegion exposed;
  still_.scroll(pixels.x(), pixels.y(), still_.rect(), &exposed);
  for (const QRect& r : exposed) {
    const QRectF units(QPointF(r.topLeft()) / density + frame().topLeft(), QSizeF(r.size()) / density);
    stale_ += units.toAlignedRect().adjusted(-1, -1, 1, 1);
  }
}

bool TableView::select_next(bool forward) {
  const auto n = static_cast<int>(game_.pieces().size());
  int i = forward ? -1 : n;
  if (!selection_.empty()) i = static_cast<int>(selection_.back());
  for (i += forward ? 1 : -1; i >= 0 && i < n; i += forward ? 1 : -1) {
    const auto piece = static_cast<PieceIndex>(i);
    if (!game_.piece(piece).on_table()) continue;
    bring_into_view(game_.piece(piece).pose.at);
    emit selection_asked({piece});
    return true;
  }
  return false;
}

QRect TableView::moving_rect() const {
  QRectF all;
  if (judgement_) {
    const Box box = ruling_box(projection_, judged_, *judgement_);
    if (!box.empty()) all |= projection_.to_paper(box);
  }
  const auto add_piece = [&](PieceIndex i) {
    const Piece& p = game_.piece(i);
    const double reach = outer_radius(footprint_of(game_, footprints_, i)) + 10 / projection_.scale;
    all |= projection_.to_paper(Box{p.pose.at, p.pose.at}.grown(reach));
  };
  for (const PieceIndex i : selection_) add_piece(i);
  if (hovered_piece_ && at(*hovered_piece_) < game_.pieces().size()) add_piece(*hovered_piece_);
  if (tool_) all |= tool_->extent();
  all |= fan_.extent();
  return all.isNull() ? QRect() : all.toAlignedRect().adjusted(-6, -6, 6, 6);
}

void TableView::update_moving() {
  const QRect now = moving_rect();
  update(now.united(moving_));
  moving_ = now;
}

void TableView::prepare_cache() {
  const double density = devicePixelRatioF();
  const QSize pixels = (frame().size() * density).toSize();
  if (still_.size() != pixels || still_.devicePixelRatio() != density) {
    still_ = QPixmap(pixels);
    still_.setDevicePixelRatio(density);
    stale_ = rect();
  }
  stale_ &= frame().toAlignedRect();
  if (stale_.isEmpty()) return;
  QElapsedTimer timer;
  timer.start();
  const bool whole = stale_.boundingRect() == frame().toAlignedRect();
  // Panning lays two strips bare, which have the whole view for their common bounds.
  if (stale_.rectCount() > 4) stale_ = stale_.boundingRect();
  for (const QRect& part : stale_) paint_cache(part);
  stale_ = QRegion();
  drawn_ = projection_;
  if (whole) last_render_ = timer.elapsed();
}

void TableView::paint_cache(const QRect& part) {
  const QPointF corner = frame().topLeft();
  QPainter painter(&still_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(-corner);
  painter.setClipRect(part);
  painter.fillRect(part, colours().surround);
  const Box box = projection_.to_table(QRectF(part).adjusted(-2, -2, 2, 2));
  paint_ground(painter, projection_, game_.table(), colours());
  painter.save();
  painter.setClipRect(projection_.to_paper(Box{{0, 0}, {game_.table().width, game_.table().depth}}), Qt::IntersectClip);
  terrain_->paint(painter, projection_, box, colours());
  painter.restore();
  paint_grids(painter, projection_, game_.table(), look_, colours());
  if (look_.names) terrain_->paint_names(painter, projection_, box, colours());
  paint_models(painter, projection_, game_, footprints_, box, look_);
}

void TableView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const bool zooming = settle_->isActive() && last_render_ > SLOW_RENDER && !still_.isNull() && drawn_.scale > 0 &&
                       stale_.boundingRect().contains(frame().toAlignedRect());
  if (zooming) {
    painter.fillRect(frame(), colours().surround);
    const double k = projection_.scale / drawn_.scale;
    const QPointF corner = projection_.origin + (frame().topLeft() - drawn_.origin) * k;
    painter.drawPixmap(QRectF(corner, frame().size() * k), still_, QRectF(still_.rect()));
  } else {
    prepare_cache();
    const double density = still_.devicePixelRatio();
    for (const QRect& r : event->region()) {
      const QRectF part = QRectF(r) & frame();
      if (part.isEmpty()) continue;
      const QRectF source((part.topLeft() - frame().topLeft()) * density, part.size() * density);
      painter.drawPixmap(part, still_, source);
    }
  }
  painter.save();
  painter.setClipRect(frame(), Qt::IntersectClip);
  paint_over(painter);
  painter.restore();
  paint_furniture(painter, event->rect());
}

void TableView::paint_over(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const Palette& c = colours();
  const auto ring = [&](PieceIndex i, const QColor& colour, double width) {
    const QPainterPath path = outline_path(projection_, footprint_of(game_, footprints_, i), shown_pose(game_, i));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.halo, width + 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
  };
  if (hovered_piece_ && at(*hovered_piece_) < game_.pieces().size()) ring(*hovered_piece_, c.ink, 1.2);
  for (const PieceIndex i : selection_)
    if (game_.piece(i).on_table()) ring(i, c.select, 3);
  if (judgement_) paint_ruling(painter, projection_, judged_, *judgement_, picked_, look_);
  if (tool_) tool_->paint(painter, c);
  fan_.paint(painter, game_, selection_, look_);
}

void TableView::paint_furniture(QPainter& painter, const QRect& part) {
  const QRectF f = frame();
  const QRectF below(f.left(), f.bottom(), f.width(), RULER);
  const QRectF beside(0, 0, RULER, f.height());
  if (below.intersects(part))
    paint_ruler(painter, below, RulerSide::bottom, projection_, look_.unit, colours(), hover_);
  if (beside.intersects(part))
    paint_ruler(painter, beside, RulerSide::left, projection_, look_.unit, colours(), hover_);
  painter.fillRect(QRectF(0, f.bottom(), RULER, RULER),
                   colours().dark ? QColor(0x2b, 0x2e, 0x30) : QColor(0xf4, 0xf2, 0xec));
  if (look_.scale_bar) paint_scale_bar(painter, f.bottomLeft() + QPointF(14, -12), projection_, look_.unit, colours());
  if (look_.legend) {
    if (legend_.isNull()) legend_ = legend_picture();
    painter.drawPixmap(legend_at(), legend_);
  }
  if (hasFocus()) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().select, 2));
    painter.drawRect(f.adjusted(1, 1, -1, -1));
  }
}

QPointF TableView::legend_at() const {
  return frame().topRight() + QPointF(-legend_.width() / legend_.devicePixelRatio() - 10, 10);
}

QPixmap TableView::legend_picture() const {
  const QSizeF size = paint_legend(nullptr, {}, game_, colours());
  const double density = devicePixelRatioF();
  QPixmap picture(((size + QSizeF(2, 2)) * density).toSize());
  picture.setDevicePixelRatio(density);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paint_legend(&painter, {1, 1}, game_, colours());
  return picture;
}

void TableView::describe() {
  setAccessibleDescription(words_for_table(game_, selection_, look_.unit));
  QAccessibleEvent event(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&event);
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
