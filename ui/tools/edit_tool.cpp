#include "ui/tools/edit_tool.h"

#include <algorithm>

#include "editing/terrain_edits.h"
#include "ui/tools/change_terrain.h"
#include "ui/tools/terrain_gestures.h"
#include "ui/tools/terrain_preview.h"

namespace linesman {

namespace {

bool lists_feature(const std::vector<FeatureIndex>& list, FeatureIndex one) {
  return std::find(list.begin(), list.end(), one) != list.end();
}

}  // namespace

std::vector<KeyLine> EditTool::key_lines() {
  return {{"Click, Shift+click, Ctrl+click", "select terrain, add to it, take away from it"},
          {"Drag on bare ground", "select what lies within the rectangle"},
          {"Tab, Shift+Tab", "walk through what lies under the pointer; else through all terrain"},
          {"Drag", "move it; with Shift along one axis, with Ctrl without snapping"},
          {"Drag a handle", "scale, turn, or change the width of a strip"},
          {"Enter, or click it again", "show its corners; drag them, or the middle of a side"},
          {"Insert, Delete", "with a corner: one more after it, or take it away"},
          {"Arrow keys", "nudge terrain or corner by an inch; with Shift by a tenth"},
          {"Page Up, Page Down", "turn it by 15 degrees; with Shift by one"},
          {"+ and -", "scale it by a tenth"},
          {"Delete", "take it away"},
          {"Ctrl+D, Ctrl+A", "duplicate it, select all terrain"}};
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
  if (free.empty()) host().say(edit_words("It is locked: unlock it in its panel or menu before changing it."));
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

}  // namespace linesman
