#include "ui/tools/terrain/edit_tool.h"

#include <algorithm>

#include "drawing/report/spoken.h"
#include "editing/terrain_edits.h"
#include "editing/transform.h"
#include "ui/tools/ordering/order_keys.h"
#include "ui/tools/terrain/terrain_gestures.h"
#include "ui/tools/terrain/terrain_preview.h"

namespace linesman {

namespace {

bool lists_feature(const std::vector<FeatureIndex>& list, FeatureIndex one) {
  return std::find(list.begin(), list.end(), one) != list.end();
}

}  // namespace

std::vector<KeyLine> EditTool::key_lines() {
  return {{QT_TR_NOOP("Click, Shift+click, Ctrl+click"),
           QT_TR_NOOP("select terrain, add to the selection, remove from it")},
          {QT_TR_NOOP("Drag on bare ground"), QT_TR_NOOP("select what lies within the rectangle")},
          {QT_TR_NOOP("Tab, Shift+Tab"), QT_TR_NOOP("next terrain under the pointer, or next of all terrain")},
          {QT_TR_NOOP("Drag"), QT_TR_NOOP("move it; with Shift along one axis, with Ctrl without snapping")},
          {QT_TR_NOOP("Drag a handle"), QT_TR_NOOP("scale, turn, or change the width of a strip")},
          {QT_TR_NOOP("Enter, or click it again"), QT_TR_NOOP("show its corners; drag them, or the middle of a side")},
          {QT_TR_NOOP("Insert, Delete"), QT_TR_NOOP("with a corner: add one after it, or delete it")},
          {QT_TR_NOOP("Arrow keys"), QT_TR_NOOP("nudge terrain or corner by an inch; with Shift by a tenth")},
          {QT_TR_NOOP("Page Up, Page Down"), QT_TR_NOOP("turn it by 15 degrees; with Shift by one")},
          {QT_TR_NOOP("+ and -"), QT_TR_NOOP("scale it by a tenth")},
          {QT_TR_NOOP("Delete"), QT_TR_NOOP("delete it")},
          {QT_TR_NOOP("Ctrl+D, Ctrl+A"), QT_TR_NOOP("duplicate it, select all terrain")}};
}

std::vector<FeatureIndex> EditTool::free_selection() const {
  std::vector<FeatureIndex> features = host().selected_features();
  std::erase_if(features, [this](FeatureIndex i) { return is_locked(host().game().feature(i)); });
  return features;
}

std::unique_ptr<Gesture> EditTool::begin(const Pointer& pointer) {
  pointer_ = pointer.at;
  const bool changes_selection = pointer.keys & (Qt::ShiftModifier | Qt::ControlModifier);
  if (const auto i = terrain_handle_at(handles_, host(), pointer.at)) {
    const TerrainHandle handle = handles_[*i];
    corner_.reset();
    if (handle.grip == TerrainGrip::corner) corner_ = handle.vertex;
    return pull_handle(host(), shown_of_, handle, pointer);
  }
  if (!choose_at(pointer)) return rubber_band(host(), changes_selection, pointer);
  const std::vector<FeatureIndex> free = free_selection();
  if (free.empty()) host().say(edit_words("This terrain is locked: unlock it first."));
  if (free.empty() || pointer.keys & Qt::ControlModifier) return nullptr;
  return move_terrain(host(), free, pointer);
}

// A press on what is selected keeps the selection: it may become a drag of all of it. One more press on a single one
// shows its corners.
bool EditTool::choose_at(const Pointer& pointer) {
  const std::vector<FeatureIndex> there = host().features_at(pointer.at);
  if (there.empty()) return false;
  std::vector<FeatureIndex> chosen = host().selected_features();
  const auto known = std::find_if(there.begin(), there.end(), [&](FeatureIndex i) { return lists_feature(chosen, i); });
  const FeatureIndex hit = known == there.end() ? there.front() : *known;
  if (pointer.keys & Qt::ControlModifier) {
    if (std::erase(chosen, hit) == 0) chosen.push_back(hit);
  } else if (pointer.keys & Qt::ShiftModifier) {
    if (!lists_feature(chosen, there.front())) chosen.push_back(there.front());
  } else if (known == there.end()) {
    chosen = {hit};
  } else {
    corners_ = chosen.size() == 1 && !corners_;
    ruled();
  }
  host().select_features(chosen);
  return true;
}

bool EditTool::hover(const Pointer& pointer) {
  pointer_ = pointer.at;
  hovered_ = terrain_handle_at(handles_, host(), pointer.at);
  return hovered_.has_value();
}

void EditTool::ruled() {
  const std::vector<FeatureIndex> free = free_selection();
  if (free != shown_of_) {
    corners_ = corners_ && free.size() == 1 && shown_of_.size() == 1 && free == shown_of_;
    corner_.reset();
  }
  shown_of_ = free;
  hovered_.reset();
  handles_ = terrain_handles(host(), free, corners_);
  if (corner_) {
    const auto is_it = [this](const TerrainHandle& h) { return h.grip == TerrainGrip::corner && h.vertex == *corner_; };
    if (std::none_of(handles_.begin(), handles_.end(), is_it)) corner_.reset();
  }
  host().repaint();
}

void EditTool::paint(QPainter& painter, const Palette& palette) const {
  if (!gesture()) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < handles_.size(); ++i) {
      const bool chosen = handles_[i].grip == TerrainGrip::corner && corner_ && handles_[i].vertex == *corner_;
      paint_terrain_handle(painter, host().projection(), handles_[i], hovered_ == i, palette);
      if (!chosen) continue;
      painter.setPen(QPen(palette.ink, 2));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(host().projection().to_paper(handles_[i].at), 9, 9);
    }
    painter.restore();
  }
  GestureTool::paint(painter, palette);
}

QRectF EditTool::extent() const {
  QRectF all = GestureTool::extent();
  for (const TerrainHandle& handle : handles_) {
    const QPointF at = host().projection().to_paper(handle.at);
    all |= QRectF(at.x() - 14, at.y() - 14, 28, 60);
  }
  return all;
}

Qt::CursorShape EditTool::idle_cursor() const { return hovered_ ? cursor_of(handles_[*hovered_]) : Qt::ArrowCursor; }

// What keys do while the edit tool is in hand.
namespace {

/// Where an arrow key leads; nothing for other keys.
std::optional<Vec> arrow(int key) {
  switch (key) {
    case Qt::Key_Left: return Vec{-1, 0};
    case Qt::Key_Right: return Vec{1, 0};
    case Qt::Key_Up: return Vec{0, 1};
    case Qt::Key_Down: return Vec{0, -1};
    default: return std::nullopt;
  }
}

/// An inch, `fine` a tenth; on hexes a hex.
double step_of(const Table& table, bool fine) { return table.hex ? table.hex->size : fine ? 0.1 : 1; }

}  // namespace

bool EditTool::claims(int key, Qt::KeyboardModifiers keys) const {
  if (keys & Qt::ControlModifier) return key == Qt::Key_D || key == Qt::Key_A;
  return !host().selected_features().empty() && (is_enter(key) || key == Qt::Key_Delete);
}

bool EditTool::idle_key(int key, Qt::KeyboardModifiers keys) {
  if (key == Qt::Key_Tab || key == Qt::Key_Backtab)
    return corners_ ? walk_corners(key == Qt::Key_Tab) : walk(key == Qt::Key_Tab);
  if (key == Qt::Key_Escape) return escape();
  if (corner_ && corner_key(key, keys)) return true;
  return feature_key(key, keys);
}

bool EditTool::walk(bool forward) {
  std::vector<FeatureIndex> round = pointer_ ? host().features_at(*pointer_) : std::vector<FeatureIndex>{};
  const bool all = round.empty();
  if (all)
    for (std::size_t i = 0; i < host().game().terrain().size(); ++i) round.push_back(static_cast<FeatureIndex>(i));
  const std::vector<FeatureIndex> chosen = host().selected_features();
  const auto found = chosen.empty() ? round.end() : std::find(round.begin(), round.end(), chosen.back());
  const bool at_end = found != round.end() && (forward ? found + 1 == round.end() : found == round.begin());
  if (round.empty() || (all && at_end)) return false;  // on to the next control
  if (found == round.end() || at_end)
    host().select_features({forward ? round.front() : round.back()});
  else
    host().select_features({*(forward ? found + 1 : found - 1)});
  host().say(QString::fromStdString(label(host().game().feature(host().selected_features().front()))));
  return true;
}

bool EditTool::walk_corners(bool forward) {
  std::vector<VertexAt> corners;
  for (const TerrainHandle& handle : handles_)
    if (handle.grip == TerrainGrip::corner) corners.push_back(handle.vertex);
  if (corners.empty()) return false;
  const auto found = corner_ ? std::find(corners.begin(), corners.end(), *corner_) : corners.end();
  const auto n = static_cast<std::ptrdiff_t>(corners.size());
  const std::ptrdiff_t now = found == corners.end() ? (forward ? -1 : 0) : found - corners.begin();
  corner_ = corners[static_cast<std::size_t>((now + (forward ? 1 : n - 1)) % n)];
  return true;
}

bool EditTool::escape() {
  if (corner_) {
    corner_.reset();
  } else if (corners_) {
    corners_ = false;
    ruled();
  } else if (!host().selected_features().empty()) {
    host().select_features({});
  } else {
    return drop_order(host());
  }
  return true;
}

void EditTool::change(const Result<Game>& after, const QString& what) const {
  if (after)
    host().change_game(*after, what);
  else
    host().say(edit_words("This is not possible: %1.").arg(spoken(after.problem().reason)));
}

bool EditTool::corner_key(int key, Qt::KeyboardModifiers keys) {
  const FeatureIndex i = shown_of_.front();
  Feature after = host().game().feature(i);
  const std::vector<Vec>& points = points_at(after.shape, *corner_);
  const Vec at = points[corner_->index];
  VertexAt next = *corner_;
  if (const auto by = arrow(key)) {
    after.shape = with_vertex_moved(after.shape, *corner_, at + *by * (keys & Qt::ShiftModifier ? 0.1 : 1));
  } else if (key == Qt::Key_Insert) {
    const bool last_of_line = std::holds_alternative<Polyline>(after.shape) && next.index + 1 == points.size();
    if (last_of_line) --next.index;
    const Vec middle = (points[next.index] + points[(next.index + 1) % points.size()]) * 0.5;
    after.shape = with_vertex_inserted(after.shape, next, middle);
    ++next.index;
  } else if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
    auto fewer = without_vertex(after.shape, *corner_);
    if (!fewer) {
      host().say(edit_words("This is not possible: %1.").arg(spoken(fewer.problem().reason)));
      return true;
    }
    after.shape = *std::move(fewer);
    next.index = next.index > 0 ? next.index - 1 : 0;
  } else {
    return false;
  }
  corner_ = next;
  change(with_features_changed(host().game(), {{i, after}}),
         edit_words("the outline of %1").arg(QString::fromStdString(label(after))));
  return true;
}

bool EditTool::transform_by_key(int key, bool fine) {
  const Table& table = host().game().table();
  const std::vector<FeatureIndex> free = free_selection();
  Box box;
  for (const FeatureIndex i : free) box.include(box_of(table, host().game().feature(i)));
  if (box.empty()) return false;
  const Vec middle = (box.min + box.max) * 0.5;
  const auto by = arrow(key);
  const double degrees = (key == Qt::Key_PageUp ? -1 : 1) * (fine ? 1 : 15);
  const double factor = key == Qt::Key_Minus ? 1 / 1.1 : 1.1;
  const bool turns = key == Qt::Key_PageUp || key == Qt::Key_PageDown;
  const bool scales = key == Qt::Key_Plus || key == Qt::Key_Minus || key == Qt::Key_Equal;
  if (!by && !turns && !scales) return false;
  FeatureChanges changes;
  for (const FeatureIndex i : free) {
    const Feature& before = host().game().feature(i);
    auto after = by      ? moved(table, before, *by * step_of(table, fine))
                 : turns ? transformed(table, before, Affine::turn(middle, degrees))
                         : transformed(table, before, Affine::scale(middle, factor, factor));
    if (!after) {
      change(after.problem(), {});
      return true;
    }
    changes.emplace_back(i, *std::move(after));
  }
  change(with_features_changed(host().game(), changes),
         by ? edit_words("the place of terrain") : edit_words("the shape of terrain"));
  return true;
}

bool EditTool::feature_key(int key, Qt::KeyboardModifiers keys) {
  const Game& game = host().game();
  const std::vector<FeatureIndex> free = free_selection();
  if (keys & Qt::ControlModifier && key == Qt::Key_A) {
    std::vector<FeatureIndex> all;
    for (std::size_t i = 0; i < game.terrain().size(); ++i) all.push_back(static_cast<FeatureIndex>(i));
    host().select_features(all);
    return true;
  }
  if (free.empty()) return false;
  if (keys & Qt::ControlModifier) {
    if (key != Qt::Key_D) return false;
    const double by = game.table().hex ? game.table().hex->size : 1;
    const auto copies = copies_of(game, free, {by, -by});
    if (!copies) {
      change(copies.problem(), {});
      return true;
    }
    const std::size_t before = game.terrain().size();
    change(with_features_added(game, *copies), edit_words("the copy"));
    std::vector<FeatureIndex> made;
    for (std::size_t i = before; i < host().game().terrain().size(); ++i) made.push_back(static_cast<FeatureIndex>(i));
    host().select_features(made);
    return true;
  }
  if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
    const Game after = without_features(game, free);
    host().select_features({});
    host().change_game(after, edit_words("terrain deleted"));
    return true;
  }
  if (is_enter(key) && free.size() == 1) {
    corners_ = !corners_;
    ruled();
    return true;
  }
  return transform_by_key(key, keys & Qt::ShiftModifier);
}

}  // namespace linesman
