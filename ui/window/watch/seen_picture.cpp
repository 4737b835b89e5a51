#include "ui/window/watch/seen_picture.h"

#include "drawing/report/spoken.h"
#include "ui/window/commands/words.h"

namespace linesman {

namespace {

using window::tr;

constexpr double SEEN_POINT = 4;  // pixels, of a model that is read
const QColor SEEN_MARKS(0, 220, 130);
const QColor SEEN_GROUND(24, 28, 32);

}  // namespace

QColor lamp_colour(WatchState state) {
  switch (state) {
    case WatchState::moving: return {70, 130, 230};
    case WatchState::resting: return {40, 180, 90};
    case WatchState::unsure: return {235, 180, 30};
    case WatchState::out_of_step: return {220, 50, 50};
  }
  return {};
}

WatchState lamp_state(const WatchView& view) {
  const bool looks = view.outline.isEmpty() && view.state.state == WatchState::resting;
  return looks ? WatchState::moving : view.state.state;
}

QString state_words(const WatchView& view) {
  if (!view.state.why.empty()) return spoken(view.state.why);
  if (view.outline.isEmpty()) return tr("Looking for the table's markers");
  return view.state.state == WatchState::moving ? tr("Waiting for hands to leave")
                                                : tr("The table agrees with the game");
}

QRectF paint_watched(QPainter& painter, const QRectF& room, const WatchView& view) {
  painter.fillRect(room, SEEN_GROUND);
  if (view.picture.isNull()) return room;
  const QSizeF size = QSizeF(view.picture.size()).scaled(room.size(), Qt::KeepAspectRatio);
  const QRectF place(QPointF(room.center().x() - size.width() / 2, room.center().y() - size.height() / 2), size);
  const double scale = size.width() / view.picture.width();
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  painter.setClipRect(place);
  painter.drawImage(place, view.picture);
  painter.translate(place.topLeft());
  QPolygonF outline;
  for (const QPointF& at : view.outline) outline << at * scale;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(SEEN_MARKS, 2));
  if (!outline.isEmpty()) painter.drawPolygon(outline);
  painter.setPen(QPen(SEEN_GROUND, 1));
  painter.setBrush(SEEN_MARKS);
  for (const WatchView::Model& model : view.models) painter.drawEllipse(model.at * scale, SEEN_POINT, SEEN_POINT);
  painter.restore();
  return place;
}

void paint_lamp_line(QPainter& painter, const QRectF& room, WatchState state, const QString& words) {
  constexpr double LAMP = 11;
  constexpr double GAP = 6;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(Qt::white, 1));
  painter.setBrush(lamp_colour(state));
  painter.drawEllipse(QRectF(room.left() + GAP, room.center().y() - LAMP / 2, LAMP, LAMP));
  const QRectF text = room.adjusted(LAMP + 2 * GAP, 0, -GAP, 0);
  painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                   painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(text.width())));
  painter.restore();
}

SeenPicture::SeenPicture(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setAccessibleName(window::tr("Picture of the table"));
}

void SeenPicture::show_view(const WatchView& view, const Game& game) {
  view_ = view;
  names_.clear();
  for (const WatchView::Model& model : view.models) {
    const auto piece = game.find_piece(model.piece);
    names_.push_back(QString::fromStdString(piece ? label(game.piece(*piece)) : model.piece));
  }
  words_.clear();
  update();
}

void SeenPicture::show_words(const QString& words) {
  view_ = {};
  names_.clear();
  words_ = words;
  setAccessibleDescription(words);
  update();
}

void SeenPicture::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QRectF place = paint_watched(painter, rect(), view_);
  painter.setPen(Qt::white);
  if (view_.picture.isNull()) {
    painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, words_);
    return;
  }
  const double scale = place.width() / view_.picture.width();
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const QPointF at = place.topLeft() + view_.models[i].at * scale + QPointF(SEEN_POINT + 3, -SEEN_POINT);
    painter.setPen(SEEN_GROUND);
    painter.drawText(at + QPointF(1, 1), names_[i]);
    painter.setPen(Qt::white);
    painter.drawText(at, names_[i]);
  }
}

}  // namespace linesman
