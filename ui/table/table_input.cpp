// What pointer and keys do to the view; what the tool does not take.
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "drawing/picture/plain_text.h"
#include "ui/table/table_view.h"
#include "ui/table/table_words.h"

namespace linesman {

namespace {

constexpr double ARROW_PAN = 60;  // pixels
constexpr int CLICK_SLACK = 4;    // pixels that a click may slip

}  // namespace

bool TableView::event(QEvent* event) {
  switch (event->type()) {
    case QEvent::Gesture: {
      auto* gestures = static_cast<QGestureEvent*>(event);
      if (auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
        zoom_at(mapFromGlobal(pinch->hotSpot()), pinch->scaleFactor());
        pan_by(pinch->centerPoint() - pinch->lastCenterPoint());
        gestures->accept(pinch);
        return true;
      }
      break;
    }
    case QEvent::NativeGesture: {
      auto* native = static_cast<QNativeGestureEvent*>(event);
      if (native->gestureType() == Qt::ZoomNativeGesture) {
        zoom_at(native->position(), 1 + native->value());
        return true;
      }
      break;
    }
    case QEvent::ShortcutOverride: {
      const auto* key = static_cast<QKeyEvent*>(event);
      if (!tool_ || !tool_->claims(key->key(), key->modifiers() & ~Qt::KeypadModifier)) break;
      event->accept();
      return true;
    }
    case QEvent::ToolTip: {
      auto* help = static_cast<QHelpEvent*>(event);
      const Vec at_point = projection().to_table(QPointF(help->pos()));
      QString words;
      if (const auto piece = piece_at(at_point))
        words = words_for_piece(game(), *piece, look().unit);
      else if (const auto feature = scene_.terrain().feature_at(at_point); feature && frame().contains(help->pos()))
        words = feature_words_ ? feature_words_(*feature) : words_for_feature(game().feature(*feature), look().unit);
      QToolTip::showText(help->globalPos(), as_plain(words), this);
      return true;
    }
    default: break;
  }
  return QWidget::event(event);
}

void TableView::resizeEvent(QResizeEvent*) {
  frame_camera();
  legend_ = QPixmap();  // there may be room for more words, or less
  if (camera_.is_fitted()) fit();
}

void TableView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) set_look(look());
  QWidget::changeEvent(event);
}

Pointer TableView::pointer_of(const QMouseEvent& event) const {
  return {
      projection().to_table(event.position()),    event.position(), event.button(), event.buttons(), event.modifiers(),
      event.type() == QEvent::MouseButtonDblClick};
}

// True while the pointer has hold of the legend.
bool TableView::drag_legend(const QMouseEvent& event) {
  const QPointF at = event.position();
  if (event.type() == QEvent::MouseButtonPress) {
    const bool idle = !tool_ || !tool_->busy();
    if (event.button() == Qt::LeftButton && idle && legend_rect().contains(at)) legend_held_ = at - legend_at();
    return legend_held_.has_value();
  }
  if (!legend_held_) return false;
  legend_place_ = at - *legend_held_ - frame().topLeft();
  if (event.type() == QEvent::MouseButtonRelease) legend_held_.reset();
  update();
  return true;
}

void TableView::mousePressEvent(QMouseEvent* event) {
  if (drag_legend(*event)) return;
  const bool pans = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && space_held_);
  if (!(tool_ && tool_->busy() && event->button() != Qt::MiddleButton) && pans) {
    panning_ = event->position();
    show_cursor();
    return;
  }
  const bool taken = tool_ && tool_->press(pointer_of(*event));
  menu_taken_ = taken && event->button() == Qt::RightButton;
  if (taken) {
    tool_pressed_ = event->position();
    return tool_changed();
  }
  if (event->button() != Qt::LeftButton) return;
  pressed_ = event->position();
  panning_ = event->position();
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
  if (drag_legend(*event)) return;
  hover_ = projection().to_table(event->position());
  emit hovered(hover_);
  update(QRectF(frame().left(), frame().bottom(), width(), height()).toAlignedRect());
  update(QRectF(0, 0, frame().left(), height()).toAlignedRect());
  if (panning_)
    pan_to(event->position());
  else
    move_tool_to(*event);
}

void TableView::pan_to(QPointF pointer) {
  const bool slipped = pressed_ && (pointer - *pressed_).manhattanLength() < CLICK_SLACK;
  if (slipped) return;
  pressed_.reset();
  const QPointF before = projection().origin;
  pan_by(pointer - *panning_);
  // Whole pixels only were panned: the rest is still to be gone.
  *panning_ += projection().origin - before;
  show_cursor();
}

void TableView::move_tool_to(const QMouseEvent& event) {
  const bool dragged = event.buttons() != Qt::NoButton;
  const bool inside = frame().contains(event.position());
  const bool fanned = !dragged && inside && fan_.follow(game(), scene_.footprints(), projection(), event.position());
  const bool taken = tool_ && tool_->move(pointer_of(event));
  // A model on its way leaves its stack as it lies.
  const bool slipped = (event.position() - tool_pressed_).manhattanLength() < CLICK_SLACK;
  if (dragged && tool_ && tool_->busy() && !slipped) fan_.close();
  // Over a fan no ring: it would stand where the model is not shown.
  const bool rings = !taken && inside && !fan_.is_open();
  const auto under = rings ? piece_at(*hover_) : std::nullopt;
  if (!taken && !fanned && under == over_.hovered) return;
  over_.hovered = under;
  tool_changed();
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
  if (drag_legend(*event)) return;
  if (panning_) {
    panning_.reset();
    show_cursor();
    if (pressed_ && event->button() == Qt::LeftButton) click(*event);
    pressed_.reset();
    return;
  }
  if (tool_ && tool_->release(pointer_of(*event))) tool_changed();
}

void TableView::click(const QMouseEvent& event) {
  const Vec point = projection().to_table(event.position());
  const auto piece = piece_at(point);
  if (!piece && event.modifiers() == Qt::NoModifier && click_taker_ && click_taker_(point)) return;
  std::vector<PieceIndex> pieces;
  if (event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) {
    pieces = selection();
    if (piece && std::erase(pieces, *piece) == 0) pieces.push_back(*piece);
  } else if (piece) {
    pieces = {*piece};
  }
  if (pieces != selection()) emit selection_asked(pieces);
  if (!piece && event.modifiers() == Qt::NoModifier) emit ground_clicked(point);
}

// Where the right button ends or turns what the tool is doing, there is no menu.
void TableView::contextMenuEvent(QContextMenuEvent* event) {
  if (event->reason() == QContextMenuEvent::Keyboard)
    return emit menu_asked({}, mapToGlobal(frame().center().toPoint()));
  if (menu_taken_ || (tool_ && tool_->busy()) || !frame().contains(event->pos())) return;
  emit menu_asked(projection().to_table(QPointF(event->pos())), event->globalPos());
}

void TableView::leaveEvent(QEvent*) {
  hover_.reset();
  over_.hovered.reset();
  fan_.close();
  if (tool_) tool_->left();
  emit hovered(hover_);
  update();
}

void TableView::wheelEvent(QWheelEvent* event) {
  const bool touchpad = event->phase() != Qt::NoScrollPhase && !event->pixelDelta().isNull();
  if (touchpad && !(event->modifiers() & Qt::ControlModifier))
    pan_by(event->pixelDelta());
  else if (event->angleDelta().y() != 0)
    zoom_at(event->position(), std::pow(1.2, event->angleDelta().y() / 120.0));
  else if (event->angleDelta().x() != 0)
    pan_by(QPointF(event->angleDelta().x() / 2.0, 0));
  event->accept();
}

void TableView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const Qt::KeyboardModifiers keys = event->modifiers() & ~Qt::KeypadModifier;
  if (key == Qt::Key_Space && event->isAutoRepeat()) return;
  if (tool_ && tool_->key(key, keys)) {
    tool_changed();
    return;
  }
  if (key == Qt::Key_Escape && tool_ == nullptr) return emit escaped();
  if (key == Qt::Key_Space) {
    space_held_ = true;
    show_cursor();
    return;
  }
  if (keys & Qt::ControlModifier) {
    if (key == Qt::Key_Plus || key == Qt::Key_Equal) return zoom_in();
    if (key == Qt::Key_Minus) return zoom_out();
    if (key == Qt::Key_0) return fit();
  }
  if (keys == Qt::NoModifier && key >= Qt::Key_1 && key <= Qt::Key_9) {
    emit digit_typed(key - Qt::Key_0);
    return;
  }
  switch (key) {
    case Qt::Key_Left: return pan_by({ARROW_PAN, 0});
    case Qt::Key_Right: return pan_by({-ARROW_PAN, 0});
    case Qt::Key_Up: return pan_by({0, ARROW_PAN});
    case Qt::Key_Down: return pan_by({0, -ARROW_PAN});
    default: break;
  }
  event->ignore();
}

void TableView::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return event->ignore();
  space_held_ = false;
  show_cursor();
}

void TableView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void TableView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  space_held_ = false;
  update();
}

// Tab is the tool's if it wants it; else it goes from model to model, and past the last on to the next control.
bool TableView::focusNextPrevChild(bool next) {
  if (hasFocus() && tool_ && tool_->key(next ? Qt::Key_Tab : Qt::Key_Backtab, {})) {
    tool_changed();
    return true;
  }
  if (hasFocus() && !(tool_ && tool_->busy()) && select_next(next)) return true;
  return QWidget::focusNextPrevChild(next);
}

}  // namespace linesman
