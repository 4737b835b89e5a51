#include "ui/tools/terrain/draw_tool.h"

#include <algorithm>

#include "ui/tools/ordering/order_keys.h"

namespace linesman {

namespace {

constexpr double SAME_PLACE = 5;   // pixels
constexpr double HAND_STEP = 2.5;  // pixels between the points of freehand

using tools::tr;

bool near_on_paper(QPointF a, QPointF b) { return (a - b).manhattanLength() <= SAME_PLACE; }

}  // namespace

std::vector<KeyLine> DrawTool::key_lines() {
  return {{"Click", "set a corner; with Ctrl exactly there, without snapping"},
          {"Enter, or click the last corner again", "end the shape"},
          {"Drag", "a rectangle, a circle, freehand, or hexes: done when you let go"},
          {"Backspace", "take the last corner back"},
          {"5.5, or 5.5<90, or 12,8", "typed while drawing: a length, a length and a heading, x and y"},
          {"Arrow keys", "move the crosshair by an inch; with Shift by a tenth"},
          {"Space", "set a corner at the crosshair"},
          {"Page Up, Page Down", "another shape: polygon, rectangle, circle, strip, freehand, hexes"},
          {"[ and ]", "a narrower or wider strip"},
          {"Shift or Ctrl and paint hexes", "add them to the selected terrain, or take them away"}};
}

bool DrawTool::paints_hexes() const {
  const Brush& brush = host_.brush();
  return brush.outlining == Outlining::hexes && host_.game().table().hex && brush.making == Making::terrain;
}

bool DrawTool::press(const Pointer& pointer) {
  if (pointer.button == Qt::RightButton && draft_) {
    end();
    return true;
  }
  if (pointer.button != Qt::LeftButton) return busy();
  cursor_.follow(pointer);
  if (paints_hexes()) {
    stroke_.emplace(*host_.game().table().hex, lies_on_hexsides(host_.brush().kind));
    stroke_->go_to(pointer.at);
    return true;
  }
  const bool again = draft_ && near_on_paper(pointer.paper, last_click_);
  const bool closes = draft_ && draft_->corners().size() > 2 && !draws_line(draft_->brush()) &&
                      near_on_paper(pointer.paper, host_.projection().to_paper(draft_->corners().front()));
  last_click_ = pointer.paper;
  if ((again && draft_->corners().size() > 1) || closes) {
    commit(draft_->shape({}));
    return true;
  }
  const bool first = !draft_;
  set_corner();
  if (first && draft_ && (draft_->by_two_corners() || draft_->freehand())) pull_.emplace(pointer);
  return true;
}

bool DrawTool::move(const Pointer& pointer) {
  cursor_.follow(pointer);
  if (stroke_) {
    stroke_->go_to(pointer.at);
  } else if (draft_ && draft_->freehand() && pull_) {
    const double apart = distance(draft_->corners().back(), pointer.at) * host_.projection().scale;
    if (apart >= HAND_STEP) draft_->add(pointer.at);
  }
  if (pull_) pull_->passed(pointer);
  return true;
}

bool DrawTool::release(const Pointer& pointer) {
  if (pointer.button != Qt::LeftButton) return busy();
  if (stroke_) {
    end_stroke(pointer.keys);
  } else if (draft_ && pull_) {
    const bool pulled = pull_->passed(pointer);
    pull_.reset();
    if (draft_->freehand() && !pulled)
      drop();
    else if (draft_->freehand())
      commit(draft_->shape({}));
    else if (pulled)
      commit(shape());
  }
  return true;
}

std::optional<Vec> DrawTool::next() const {
  if (typed_.empty()) return cursor_.at();
  const auto figures = typed_.figures(host_.unit());
  if (!figures) return std::nullopt;
  return draft_ ? draft_->place_of(*figures, cursor_.at()) : place_of(*figures, {}, cursor_.at());
}

FeatureShape DrawTool::shape() const {
  if (!draft_) return {};
  return draft_->shape(draft_->freehand() ? std::nullopt : next());
}

void DrawTool::set_corner() {
  const auto at = next();
  if (!at) return host_.say(tr("That names no place: type a length, a length<heading, or x,y."));
  const bool typed = !typed_.empty();
  typed_.clear();
  if (typed) cursor_.put(*at);
  if (!draft_) {
    draft_.emplace(host_.brush(), *at);
  } else if (draft_->by_two_corners()) {
    return commit(draft_->shape(*at));
  } else {
    draft_->add(*at);
  }
  see_context();
  say_what_next();
}

// With keys the crosshair stands where the last corner goes; with the mouse the corners are those that were clicked.
void DrawTool::end() {
  if (!draft_) return;
  if (!typed_.empty() && !draft_->by_two_corners()) return set_corner();
  commit(draft_->by_two_corners() || cursor_.by_keys() ? shape() : draft_->shape({}));
}

void DrawTool::drop() {
  draft_.reset();
  stroke_.reset();
  pull_.reset();
  typed_.clear();
  cursor_.let_go();
  see_context();
}

bool DrawTool::take_back() {
  if (!draft_) return false;
  if (!draft_->take_back()) drop();
  see_context();
  return true;
}

bool DrawTool::choose(int key) {
  Brush brush = host_.brush();
  constexpr int SHAPES = static_cast<int>(Outlining::hexes) + 1;
  if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
    int shape = static_cast<int>(brush.outlining);
    do shape = (shape + (key == Qt::Key_PageDown ? 1 : SHAPES - 1)) % SHAPES;
    while (!suits(Outlining{shape}, brush.kind) || (Outlining{shape} == Outlining::hexes && !host_.game().table().hex));
    brush.outlining = Outlining{shape};
  } else if (key == Qt::Key_BracketLeft || key == Qt::Key_BracketRight) {
    brush.width = std::clamp(brush.width + (key == Qt::Key_BracketRight ? 0.25 : -0.25), 0.0, 100.0);
  } else {
    return false;
  }
  if (draft_ && brush.outlining == draft_->brush().outlining) draft_->use(brush);
  host_.set_brush(brush);
  return true;
}

bool DrawTool::claims(int key, Qt::KeyboardModifiers keys) const {
  if (keys & (Qt::ControlModifier | Qt::AltModifier)) return false;
  return typed_.may_take(key) || (is_enter(key) && (draft_ || cursor_.by_keys()));
}

bool DrawTool::key(int key, Qt::KeyboardModifiers keys) {
  if (keys & (Qt::ControlModifier | Qt::AltModifier)) return false;
  if (key == Qt::Key_Escape) {
    const bool dropped = busy();
    cancel();
    return dropped || drop_order(host_);
  }
  if (typed_.key(key) || choose(key)) return true;
  if (key == Qt::Key_Backspace) return take_back();
  if (cursor_.step(key, keys & Qt::ShiftModifier)) {
    if (draft_ && draft_->freehand()) draft_->add(cursor_.at());
    if (stroke_) stroke_->go_to(cursor_.at());
    say_what_next();
    return true;
  }
  const bool by_keys = draft_ || cursor_.by_keys() || !typed_.empty();
  if (!by_keys || (key != Qt::Key_Space && !is_enter(key))) return false;
  if (paints_hexes() && !stroke_) {
    stroke_.emplace(*host_.game().table().hex, lies_on_hexsides(host_.brush().kind));
    stroke_->go_to(cursor_.at());
  } else if (stroke_) {
    end_stroke(keys);
  } else if (draft_ && is_enter(key)) {
    end();
  } else {
    set_corner();
  }
  return true;
}

void DrawTool::cancel() {
  if (busy()) host_.say({});
  drop();
  host_.repaint();
}

void DrawTool::left() {
  cursor_.let_go();
  host_.repaint();
}

// The palette may have another brush by now.
void DrawTool::ruled() {
  if (draft_ && draft_->brush().outlining == host_.brush().outlining && draft_->brush().making == host_.brush().making)
    draft_->use(host_.brush());
  host_.repaint();
}

void DrawTool::see_context() {
  std::optional<Vec> from;
  std::optional<Vec> before;
  if (draft_ && !draft_->by_two_corners()) {
    const Polyline& corners = draft_->corners();
    from = corners.back();
    if (corners.size() > 1) before = corners[corners.size() - 2];
  }
  cursor_.set_context(from, before);
}

void DrawTool::say_what_next() const {
  if (!draft_) return host_.say(tr("Space: set a corner here. Page Up, Page Down: another shape."));
  host_.say(draft_->by_two_corners() ? tr("Set the other end, or type its size. Escape: drop it.")
                                     : tr("Enter ends the shape, Backspace takes a corner back, Escape drops it."));
}

}  // namespace linesman
