#include "ui/tools/measuring/measure_tool.h"

#include <algorithm>

#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/reading_picture.h"
#include "ui/tools/ordering/order_keys.h"
#include "ui/tools/snapping.h"

namespace linesman {

namespace {

constexpr std::size_t MAX_SELECTED = 4;

using tools::tr;

}  // namespace

std::vector<KeyLine> MeasureTool::shared_key_lines() {
  return {
      {QT_TR_NOOP("Arrow keys"), QT_TR_NOOP("move a crosshair by one of the unit, with Shift by a tenth")},
      {QT_TR_NOOP("Enter, click"), QT_TR_NOOP("set a point, snapped to what is there; with Shift, all of the terrain")},
      {QT_TR_NOOP("Enter or click again"), QT_TR_NOOP("end there")},
      {QT_TR_NOOP("Backspace"), QT_TR_NOOP("remove the last point")},
      {QT_TR_NOOP("K"), QT_TR_NOOP("keep the measurement on the table; it follows its models")}};
}

bool MeasureTool::press(const Pointer& pointer) {
  if (pointer.button != Qt::LeftButton) {
    if (!drag_ || !drag_->passed()) return false;
    set(snap_at(pointer.at, pointer.keys));  // a waypoint on the way
    return true;
  }
  crosshair_.hide();
  if (pointer.keys & Qt::ControlModifier) return toggle_selected(pointer.at);
  drag_.emplace(pointer);
  set(snap_at(pointer.at, pointer.keys));
  return true;
}

bool MeasureTool::move(const Pointer& pointer) {
  if (drag_) drag_->passed(pointer);
  crosshair_.hide();
  aim_ = snap_at(pointer.at, pointer.keys);
  refresh();
  return true;
}

bool MeasureTool::release(const Pointer& pointer) {
  if (pointer.button != Qt::LeftButton || !drag_) return false;
  const bool dragged = drag_->passed(pointer);
  drag_.reset();
  if (!dragged || !busy()) return true;
  set(snap_at(pointer.at, pointer.keys));
  if (busy()) finish();
  return true;
}

// A crosshair that keys move stays.
void MeasureTool::left() {
  if (crosshair_.shown()) return;
  aim_.reset();
  refresh();
}

bool MeasureTool::claims(int key, Qt::KeyboardModifiers) const {
  if (is_enter(key)) return crosshair_.shown() || busy() || !typed().isEmpty();
  return key == Qt::Key_K && !shown_.empty();
}

bool MeasureTool::key(int key, Qt::KeyboardModifiers keys) {
  if (own_key(key, keys)) {
    refresh();
    return true;
  }
  if (key == Qt::Key_Escape) return escape();
  if (is_enter(key)) return set_by_key(keys);
  if (key == Qt::Key_K) return keep();
  if (key == Qt::Key_Space && drag_ && drag_->passed() && aim_) {
    set(*aim_);
    return true;
  }
  if (key == Qt::Key_Backspace && busy()) {
    set_.pop_back();
    refresh();
    return true;
  }
  return step_crosshair(key, keys);
}

void MeasureTool::cancel() {
  set_.clear();
  complete_ = false;
  aim_.reset();
  crosshair_.hide();
  drag_.reset();
  shown_.clear();
  host_.say({});
  host_.repaint();
}

bool MeasureTool::escape() {
  if (set_.empty() && !crosshair_.shown()) {
    aim_.reset();
    host_.repaint();
    return drop_order(host_);
  }
  cancel();
  ruled();
  return true;
}

// What is held may have moved.
void MeasureTool::ruled() {
  if (!set_.empty() || measures_selection()) refresh();
  host_.repaint();
}

Snap MeasureTool::snap_at(Vec point, Qt::KeyboardModifiers keys) {
  const Game& game = host_.game();
  if (!things_.is_of(game)) things_ = SnapIndex(game, [this](PieceIndex piece) { return host_.footprint(piece); });
  if (keys & Qt::ShiftModifier) {
    const auto features = host_.features_at(point);
    if (!features.empty()) return {WholeFeature{game.feature(features.front()).id}, point, SnapKind::border};
  }
  if (keys & Qt::ControlModifier) return {TablePoint{point}, point, SnapKind::open_ground};
  return hold_at(things_, point, snap_reach(host_, keys), scope());
}

void MeasureTool::set(Snap hold) {
  if (complete_) {
    set_.clear();
    complete_ = false;
  }
  aim_.reset();
  // The same place twice ends it.
  if (!set_.empty() && set_.back() == hold.anchor) return finish();
  set_.push_back(std::move(hold.anchor));
  if (complete_with() > 0 && set_.size() >= complete_with()) return finish();
  refresh();
}

void MeasureTool::finish() {
  if (!measured(set_)) return refresh();
  complete_ = true;
  refresh();
}

bool MeasureTool::toggle_selected(Vec point) {
  const auto toggled = [](auto things, auto thing) {
    if (std::erase(things, thing) == 0) things.push_back(thing);
    return things;
  };
  if (const auto pieces = host_.pieces_at(point); !pieces.empty())
    host_.select(toggled(host_.selection(), pieces.front()));
  else if (const auto features = host_.features_at(point); !features.empty())
    host_.select_features(toggled(host_.selected_features(), features.front()));
  refresh();
  return true;
}

bool MeasureTool::step_crosshair(int key, Qt::KeyboardModifiers keys) {
  if (!crosshair_.step(host_, key, keys, aim_ ? std::optional(aim_->at) : std::nullopt)) return false;
  aim_ = snap_at(*crosshair_.at(), {});
  refresh();
  return true;
}

bool MeasureTool::set_by_key(Qt::KeyboardModifiers keys) {
  if (!crosshair_.shown()) {
    if (!busy()) return false;
    finish();
    return true;
  }
  set(snap_at(*crosshair_.at(), keys));
  aim_ = snap_at(*crosshair_.at(), {});
  refresh();
  return true;
}

bool MeasureTool::keep() {
  if (shown_.empty() || busy()) return false;
  auto pins = host_.pins();
  for (const Taken& taken : shown_)
    if (std::find(pins.begin(), pins.end(), taken.measurement) == pins.end()) pins.push_back(taken.measurement);
  host_.set_pins(std::move(pins));
  cancel();
  host_.say(tr("It stays until you clear it (View > Clear measurements)."));
  return true;
}

std::optional<MeasureTool::Taken> MeasureTool::take(const Measurement& measurement) const {
  auto reading = read(measurement, host_.game(), [this](PieceIndex piece) { return host_.footprint(piece); });
  if (!reading) return std::nullopt;
  return Taken{measurement, *std::move(reading)};
}

std::vector<MeasureTool::Taken> MeasureTool::between_selected() const {
  std::vector<Anchor> things;
  for (const PieceIndex piece : host_.selection()) things.emplace_back(WholePiece{host_.game().piece(piece).id});
  for (const FeatureIndex feature : host_.selected_features())
    things.emplace_back(WholeFeature{host_.game().feature(feature).id});
  std::vector<Taken> pairs;
  if (things.size() > MAX_SELECTED) return pairs;
  for (std::size_t i = 0; i < things.size(); ++i)
    for (std::size_t j = i + 1; j < things.size(); ++j)
      if (auto taken = take(Tape{{things[i], things[j]}})) pairs.push_back(*std::move(taken));
  return pairs;
}

void MeasureTool::refresh() {
  shown_.clear();
  std::vector<Anchor> anchors = set_;
  if (!complete_ && aim_ && (anchors.empty() || anchors.back() != aim_->anchor)) anchors.push_back(aim_->anchor);
  if (const auto measurement = measured(anchors))
    if (auto taken = take(*measurement)) shown_.push_back(*std::move(taken));
  if (set_.empty() && measures_selection()) shown_ = between_selected();
  tell();
  host_.repaint();
}

// Idle it says nothing: other sentences stand in the status line.
void MeasureTool::tell() const {
  if (set_.empty() && shown_.empty() && !aim_) return;
  QStringList readings;
  for (const Taken& taken : shown_) readings << reading_words(taken.reading, host_.unit());
  const QString next = complete_ ? tr("K keeps it, Escape cancels it.") : hint(set_.size());
  const QString read = readings.join(QStringLiteral("; "));
  host_.say(read.isEmpty() ? next : QStringLiteral("%1 — %2").arg(read, next));
}

void MeasureTool::paint(QPainter& painter, const Palette& palette) const {
  const ReadingState state = busy() ? ReadingState::taking : ReadingState::standing;
  for (const Taken& taken : shown_)
    paint_reading(painter, host_.projection(), taken.reading, host_.unit(), palette, state);
  if (!aim_) return;
  const QPointF at = host_.projection().to_paper(aim_->at);
  if (crosshair_.shown() || aim_->kind != SnapKind::open_ground)
    paint_crosshair(painter, at, aim_->kind != SnapKind::open_ground, palette);
  if (!typed().isEmpty()) paint_label(painter, at + QPointF(0, 26), typed(), palette.measure, palette.halo);
}

QRectF MeasureTool::extent() const {
  QRectF all;
  for (const Taken& taken : shown_) all |= reading_extent(host_.projection(), taken.reading, host_.unit());
  if (!aim_) return all;
  const QPointF at = host_.projection().to_paper(aim_->at);
  return all | QRectF(at - QPointF(90, 20), at + QPointF(90, 44));
}

}  // namespace linesman
