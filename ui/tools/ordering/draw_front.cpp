#include "ui/tools/ordering/draw_front.h"

#include <algorithm>
#include <cmath>

#include "base/contains.h"
#include "base/heading.h"
#include "base/tolerance.h"
#include "ui/tools/ordering/path_edit.h"
#include "ui/tools/placing/rubber_band.h"

namespace linesman {

namespace {

using tools::tr;

constexpr double LEAST_FRONT = 0.25;

// Pixels.
constexpr double FLANK = 8;
constexpr double FRONT_ARROW = 22;

bool is_wide(FormShape shape) { return shape == FormShape::line || shape == FormShape::ranks; }

/// The front of a form that stands, from its models where they end.
Front front_of(const ToolHost& host, const Form& form) {
  const double facing = form.facing.value_or(0);
  const Vec right = direction(facing + 90);
  double half = form.frontage.value_or(0) / 2;
  if (!form.frontage && host.judgement() != nullptr)
    for (const PieceTrace& trace : host.judgement()->trace.pieces) {
      const Box box = frame_box(trace.footprint);
      half = std::max(half, std::abs(dot(trace.end.pose.at - *form.at, right)) + (box.max.x - box.min.x) / 2);
    }
  return {*form.at - right * half, *form.at + right * half};
}

Front turned_about_middle(const Front& front, double facing) {
  const Vec half = direction(facing + 90) * (front.inches() / 2);
  return {front.middle() - half, front.middle() + half};
}

}  // namespace

std::vector<PieceIndex> unit_to_shape(const ToolHost& host) {
  std::vector<PieceIndex> members = host.selection();
  std::erase_if(members, [&](PieceIndex i) { return !host.game().piece(i).on_table(); });
  if (members.size() < 2 || plays_on_hexes(host.game(), host.terms())) members.clear();
  return members;
}

DrawFront::DrawFront(ToolHost& host, std::vector<PieceIndex> members, UnitShape shape, Front front, Held held,
                     const Pointer& pressed)
    : OrderGesture(host, standing_order(host)),
      members_(std::move(members)),
      order_(without_path(host.fresh_order(members_))),
      shape_(std::move(shape)),
      front_(front),
      held_(held),
      drag_(pressed) {
  track_.begin(pressed.at);
}

std::unique_ptr<Gesture> DrawFront::begin(ToolHost& host, const Pointer& pressed) {
  std::vector<PieceIndex> members = unit_to_shape(host);
  if (members.empty()) return nullptr;
  UnitShape shape(host, members, FormShape::ranks);
  return std::unique_ptr<Gesture>(
      new DrawFront(host, std::move(members), std::move(shape), {pressed.at, pressed.at}, Held::right, pressed));
}

std::unique_ptr<Gesture> DrawFront::of_handle(ToolHost& host, const Handle& handle, const Form& form) {
  std::vector<PieceIndex> members = unit_to_shape(host);
  if (members.empty() || !form.at) return nullptr;
  UnitShape shape(host, members, form);
  const Held held = handle.kind == HandleKind::flank_left    ? Held::left
                    : handle.kind == HandleKind::flank_right ? Held::right
                                                             : Held::facing;
  return std::unique_ptr<Gesture>(new DrawFront(host, std::move(members), std::move(shape), front_of(host, form), held,
                                                {.at = handle.at, .paper = host.projection().to_paper(handle.at)}));
}

std::unique_ptr<Gesture> DrawFront::between_fingers(ToolHost& host, const Pointer& one, const Pointer& other) {
  const auto first = host.piece_at(one.at);
  const auto second = host.piece_at(other.at);
  if (!first || !second || first == second) return nullptr;
  const Game& game = host.game();
  const std::vector<PieceIndex> selection = host.selection();
  if (!contains(selection, *first) || !contains(selection, *second)) {
    if (!game.piece(*first).unit || game.piece(*first).unit != game.piece(*second).unit) return nullptr;
    select_unit_of(host, *first);
  }
  std::vector<PieceIndex> members = unit_to_shape(host);
  if (members.empty()) return nullptr;
  const double facing = leaders_facing(game, members);
  const bool swapped = dot(other.at - one.at, direction(facing + 90)) < 0;
  UnitShape shape(host, members, FormShape::ranks);
  auto* gesture = new DrawFront(host, std::move(members), std::move(shape), {one.at, other.at}, Held::both, one);
  gesture->swapped_ = swapped;
  return std::unique_ptr<Gesture>(gesture);
}

void DrawFront::move(const Pointer& pointer) {
  if (held_ == Held::both || !drag_.passed(pointer)) return;
  track_.go_to(pointer.at);
  switch (held_) {
    case Held::left: front_.left = pointer.at; break;
    case Held::right: front_.right = pointer.at; break;
    case Held::facing: front_ = turned_about_middle(front_, heading_of(pointer.at - front_.middle())); break;
    case Held::both: break;
  }
  draw();
}

void DrawFront::set_fingers(const Pointer& one, const Pointer& other) {
  front_ = swapped_ ? Front{other.at, one.at} : Front{one.at, other.at};
  draw();
}

void DrawFront::draw() {
  if (shape_.shape() == FormShape::file) {
    const std::vector<Vec> way = track_.corners();
    if (way.empty()) return;
    drawn_ = true;
    return host().propose_form(order_, shape_.along(way));
  }
  if (front_.inches() < LEAST_FRONT) return;
  drawn_ = true;
  host().say(tr("1 to 7: shape. Wheel: files. Escape: cancel."));
  host().propose_form(order_, shape_.between(front_));
}

bool DrawFront::key(int key, Qt::KeyboardModifiers keys) {
  if ((keys & ~Qt::KeypadModifier) != Qt::NoModifier || !shape_.key(key)) return false;
  if (drawn_) draw();
  return true;
}

bool DrawFront::wheel(int steps) {
  if (shape_.add_files(steps) && drawn_) draw();
  return true;
}

void DrawFront::paint(QPainter& painter, const Palette& palette) const {
  if (!drawn_ || shape_.shape() == FormShape::file) return;
  const Projection& projection = host().projection();
  const QPointF left = projection.to_paper(front_.left);
  const QPointF right = projection.to_paper(front_.right);
  const QPointF middle = (left + right) / 2;
  const Vec ahead = direction(front_.facing(0));
  const QPointF tip = middle + QPointF(ahead.x, -ahead.y) * FRONT_ARROW;
  const QPointF side(ahead.y * 5, ahead.x * 5);
  const QPointF back = tip - QPointF(ahead.x, -ahead.y) * 8;
  for (const auto& [colour, width] : {std::pair(palette.halo, 6.0), std::pair(palette.select, 2.5)}) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(left, right);
    for (const QPointF flank : {left, right})
      painter.drawLine(flank - QPointF(ahead.x, -ahead.y) * FLANK, flank + QPointF(ahead.x, -ahead.y) * FLANK);
    painter.drawLine(middle, tip);
    painter.drawPolyline(QPolygonF({back - side, tip, back + side}));
  }
}

QRectF DrawFront::front_box() const {
  const QPointF left = host().projection().to_paper(front_.left);
  const QPointF right = host().projection().to_paper(front_.right);
  return QRectF(left, right)
      .normalized()
      .adjusted(-FRONT_ARROW - 8, -FRONT_ARROW - 8, FRONT_ARROW + 8, FRONT_ARROW + 8);
}

QRectF DrawFront::extent() const { return drawn_ ? front_box() : QRectF(); }

std::vector<Handle> form_handles(const ToolHost& host, const Form& form, double reach) {
  std::vector<Handle> handles;
  if (!form.at || form.shape == FormShape::file) return handles;
  const Front front = front_of(host, form);
  const Pose pose{front.middle(), form.facing.value_or(0), 0};
  if (is_wide(form.shape)) {
    handles.push_back({HandleKind::flank_left, {}, 0, front.left, pose});
    handles.push_back({HandleKind::flank_right, {}, 0, front.right, pose});
  }
  handles.push_back({HandleKind::front, {}, 0, pose.at + direction(pose.facing) * reach, pose});
  return handles;
}

}  // namespace linesman
