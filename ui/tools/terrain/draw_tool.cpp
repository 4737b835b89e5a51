#include "ui/tools/terrain/draw_tool.h"

#include <algorithm>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "editing/terrain_edits.h"
#include "ui/tools/ordering/order_keys.h"
#include "ui/tools/terrain/terrain_preview.h"

namespace linesman {

std::vector<KeyLine> DrawTool::key_lines() {
  return {
      {QT_TR_NOOP("Click"), QT_TR_NOOP("set a corner; with Ctrl exactly there, without snapping")},
      {QT_TR_NOOP("Enter, or click the last corner again"), QT_TR_NOOP("end the shape")},
      {QT_TR_NOOP("Drag"), QT_TR_NOOP("a rectangle, a straight line, a circle, freehand, or hexes")},
      {QT_TR_NOOP("Alt and press a model"), QT_TR_NOOP("draw on top of it; without Alt the press moves the model")},
      {QT_TR_NOOP("Backspace"), QT_TR_NOOP("remove the last corner")},
      {QT_TR_NOOP("5.5, or 5.5<90, or 12,8"),
       QT_TR_NOOP("typed while drawing: a length, a length and a heading, x and y")},
      {QT_TR_NOOP("Arrow keys"), QT_TR_NOOP("move the crosshair by an inch; with Shift by a tenth")},
      {QT_TR_NOOP("Space"), QT_TR_NOOP("set a corner at the crosshair")},
      {QT_TR_NOOP("Page Up, Page Down"),
       QT_TR_NOOP("another shape: polygon, rectangle, circle, strip, freehand, hexes")},
      {QT_TR_NOOP("[ and ]"), QT_TR_NOOP("a narrower or wider strip")},
      {QT_TR_NOOP("Shift or Ctrl and paint hexes"), QT_TR_NOOP("add them to the selected terrain, or remove them")}};
}

bool DrawTool::press(const Pointer& pointer) {
  if (pointer.button == Qt::RightButton && corners_.has_shape()) {
    corners_.end();
    return true;
  }
  if (pointer.button != Qt::LeftButton) return busy();
  cursor_.follow(pointer);
  if (paints_hexes())
    hexes_.begin(pointer.at);
  else
    corners_.press(pointer);
  return true;
}

bool DrawTool::move(const Pointer& pointer) {
  cursor_.follow(pointer);
  hexes_.go_to(pointer.at);
  corners_.move(pointer);
  return true;
}

bool DrawTool::release(const Pointer& pointer) {
  if (pointer.button != Qt::LeftButton) return busy();
  if (hexes_.busy()) {
    hexes_.end(pointer.keys);
    cursor_.let_go();
  } else {
    corners_.release(pointer);
  }
  return true;
}

bool DrawTool::change_brush(int key) {
  Brush brush = host_.brush();
  constexpr int SHAPES = static_cast<int>(OutlineShape::hexes) + 1;
  if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
    int shape = static_cast<int>(brush.outline);
    do shape = (shape + (key == Qt::Key_PageDown ? 1 : SHAPES - 1)) % SHAPES;
    while (!suits(OutlineShape{shape}, brush.kind) ||
           (OutlineShape{shape} == OutlineShape::hexes && !host_.game().table().hex));
    brush.outline = OutlineShape{shape};
  } else if (key == Qt::Key_BracketLeft || key == Qt::Key_BracketRight) {
    brush.width = std::clamp(brush.width + (key == Qt::Key_BracketRight ? 0.25 : -0.25), 0.0, 100.0);
  } else {
    return false;
  }
  corners_.use(brush);
  host_.set_brush(brush);
  return true;
}

bool DrawTool::claims(int key, Qt::KeyboardModifiers keys) const {
  if (keys & (Qt::ControlModifier | Qt::AltModifier)) return false;
  return corners_.typed().may_take(key) || (is_enter(key) && (corners_.has_shape() || cursor_.by_keys()));
}

bool DrawTool::key(int key, Qt::KeyboardModifiers keys) {
  if (keys & (Qt::ControlModifier | Qt::AltModifier)) return false;
  if (key == Qt::Key_Escape) {
    const bool dropped = busy();
    cancel();
    return dropped || drop_order(host_);
  }
  if (corners_.typed().key(key) || change_brush(key)) return true;
  if (key == Qt::Key_Backspace) return corners_.take_back();
  if (move_cursor(key, keys)) return true;
  const bool by_keys = corners_.busy() || cursor_.by_keys();
  if (!by_keys || (key != Qt::Key_Space && !is_enter(key))) return false;
  set_by_key(key, keys);
  return true;
}

bool DrawTool::move_cursor(int key, Qt::KeyboardModifiers keys) {
  if (!cursor_.step(key, keys & Qt::ShiftModifier)) return false;
  corners_.follow_cursor();
  hexes_.go_to(cursor_.at());
  corners_.say_what_next();
  return true;
}

void DrawTool::set_by_key(int key, Qt::KeyboardModifiers keys) {
  if (paints_hexes() && !hexes_.busy()) {
    hexes_.begin(cursor_.at());
  } else if (hexes_.busy()) {
    hexes_.end(keys);
    cursor_.let_go();
  } else if (corners_.has_shape() && is_enter(key)) {
    corners_.end();
  } else {
    corners_.set_corner();
  }
}

void DrawTool::cancel() {
  if (busy()) host_.say({});
  hexes_.drop();
  corners_.drop();
  host_.repaint();
}

void DrawTool::left() {
  cursor_.let_go();
  host_.repaint();
}

// The palette may have another brush by now.
void DrawTool::ruled() {
  corners_.use(host_.brush());
  host_.repaint();
}

bool DrawTool::paints_hexes() const {
  const Brush& brush = host_.brush();
  return brush.outline == OutlineShape::hexes && host_.game().table().hex && brush.use == ShapeUse::terrain;
}

void DrawTool::paint(QPainter& painter, const Palette& palette) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  hexes_.paint(painter, palette);
  corners_.paint(painter, palette);
  cursor_.paint(painter, palette);
  corners_.paint_words(painter, palette);
  painter.restore();
}

QRectF DrawTool::extent() const {
  QRectF all = cursor_.extent() | hexes_.extent() | corners_.extent();
  if (busy()) {
    const QPointF at = host_.projection().to_paper(cursor_.at());
    all |= QRectF(at.x() - 260, at.y() - 32, 520, 120);  // the words
  }
  return all;
}

namespace {

using tools::tr;

/// `list` with `more` at its end, or without it.
template <class T>
std::vector<T> list_with(std::vector<T> list, const std::vector<T>& more, bool without) {
  for (const T& one : more) {
    std::erase(list, one);
    if (!without) list.push_back(one);
  }
  return list;
}

}  // namespace

void HexGesture::begin(Vec point) {
  stroke_.emplace(*host_.game().table().hex, lies_on_hexsides(host_.brush().kind));
  stroke_->go_to(point);
}

void HexGesture::go_to(Vec point) {
  if (stroke_) stroke_->go_to(point);
}

Result<Feature> HexGesture::feature() const {
  auto made = feature_of(host_.game(), host_.brush(), {});
  if (!made) return made.problem();
  Feature feature = *std::move(made);
  feature.hexes = stroke_->hexes;
  feature.hexsides = stroke_->hexsides;
  return feature;
}

Feature HexGesture::changed(FeatureIndex chosen, bool without) const {
  Feature after = host_.game().feature(chosen);
  if (lies_on_hexsides(after.kind))
    after.hexsides = list_with(after.hexsides, stroke_->hexsides, without);
  else
    after.hexes = list_with(after.hexes, stroke_->hexes, without);
  return after;
}

void HexGesture::end(Qt::KeyboardModifiers keys) {
  const auto made = feature();
  const auto chosen = host_.selected_features();
  const bool changes = (keys & (Qt::ControlModifier | Qt::ShiftModifier)) && !chosen.empty();
  const bool nothing = stroke_->empty() || !made;
  const Feature after = nothing ? Feature{} : changes ? changed(chosen.front(), keys & Qt::ControlModifier) : *made;
  stroke_.reset();
  if (nothing) return;
  const auto game = changes ? with_features_changed(host_.game(), {{chosen.front(), after}})
                            : with_features_added(host_.game(), {after});
  if (!game) return host_.say(reason_text(game.problem()));
  if (changes) return host_.change_game(*game, tr("the hexes of %1").arg(QString::fromStdString(label(after))));
  host_.change_game(*game, tr("the new %1").arg(spoken(name_of(after.kind))));
  host_.select_features({static_cast<FeatureIndex>(host_.game().terrain().size() - 1)});
}

void HexGesture::paint(QPainter& painter, const Palette& palette) const {
  if (!stroke_) return;
  if (const auto painted = feature())
    paint_features(painter, host_.projection(), host_.game().table(), {*painted}, palette);
}

QRectF HexGesture::extent() const {
  const auto painted = stroke_ ? feature() : Result<Feature>(Problem{});
  return painted ? extent_of(host_.projection(), host_.game().table(), {*painted}) : QRectF();
}

}  // namespace linesman
