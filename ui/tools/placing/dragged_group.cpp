#include "ui/tools/placing/dragged_group.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"
#include "base/heading.h"
#include "base/tolerance.h"
#include "drawing/picture/models/models_picture.h"
#include "editing/snapping/contact.h"
#include "movement/grid/hex_grid.h"
#include "ui/tools/ordering/path_edit.h"
#include "ui/tools/snapping.h"

namespace linesman {

namespace {

using tools::tr;

constexpr double HEXSIDE = 60;  // degrees

/// A shift of an ordinate that leaves [least, most] within [0, size], where they fit.
double kept_within(double shift, double least, double most, double size) {
  if (most - least > size) return shift;
  return std::clamp(shift, -least, size - most);
}

}  // namespace

DraggedGroup::DraggedGroup(const Game& game, const std::vector<PieceIndex>& pieces, const BaseOf& base_of)
    : things_(std::make_shared<const SnapIndex>(game, base_of)), pieces_(pieces) {
  LINESMAN_CHECK(!pieces.empty());
  Box all;
  for (const PieceIndex piece : pieces) {
    models_.push_back({piece, things_->base(piece), game.piece(piece), game.piece(piece)});
    all.include(game.piece(piece).pose.at);
  }
  middle_ = (all.min + all.max) * 0.5;
}

void DraggedGroup::put(Vec shift, double turn, double reach) {
  const Vec kept = kept_on_table(shift, turn);
  for (Model& model : models_) {
    model.after = model.before;
    model.after.pose.at = turned_about(model.before.pose.at, middle_, turn) + kept;
    model.after.pose.facing = normalised(model.before.pose.facing + turn);
  }
  if (const auto& layout = things_->game().table().hex) {
    const HexGrid grid(*layout);
    for (Model& model : models_) stand_in_hex(grid, model.after);
    return;
  }
  for (Model& model : models_) model.after.hex.reset();  // they may come from a grid
  if (reach <= 0) return;
  if (models_.size() == 1) {
    Pose& pose = models_.front().after.pose;
    pose = contact_of(models_.front(), reach, true).value_or(pose);
  } else if (const auto into = shift_into_contact(reach)) {
    for (Model& model : models_) model.after.pose.at = model.after.pose.at + *into;
  }
}

Vec DraggedGroup::kept_on_table(Vec shift, double turn) const {
  Box all;
  for (const Model& model : models_) all.include(turned_about(model.before.pose.at, middle_, turn));
  const Table& table = things_->game().table();
  return {kept_within(shift.x, all.min.x, all.max.x, table.width),
          kept_within(shift.y, all.min.y, all.max.y, table.depth)};
}

std::optional<Pose> DraggedGroup::contact_of(const Model& model, double reach, bool turns) const {
  const Pose& wanted = model.after.pose;
  const auto others = bases_near(*things_, wanted.at, outer_radius(model.footprint) + reach, pieces_);
  return in_contact(model.footprint, wanted, others, reach, turns);
}

/// The smallest shift that brings one of several into contact: they part from one another by none.
std::optional<Vec> DraggedGroup::shift_into_contact(double reach) const {
  std::optional<Vec> best;
  for (const Model& model : models_)
    if (const auto pose = contact_of(model, reach, false))
      if (const Vec by = pose->at - model.after.pose.at; !best || length(by) < length(*best)) best = by;
  return best;
}

Game DraggedGroup::game() const {
  Game after = things_->game();
  for (const Model& model : models_) after = after.with_piece(model.piece, model.after);
  return after;
}

bool DraggedGroup::is_moved() const {
  return std::any_of(models_.begin(), models_.end(),
                     [](const Model& model) { return model.after.pose != model.before.pose; });
}

void DraggedGroup::paint(QPainter& painter, const Projection& projection, const Palette& palette) const {
  for (const Model& model : models_)
    paint_model(painter, projection, {things_->game(), model.piece, model.footprint, model.after.pose, Presence::ghost},
                palette);
}

QRectF DraggedGroup::extent(const Projection& projection) const {
  QRectF all;
  for (const Model& model : models_) {
    const double reach = outer_radius(model.footprint) + 30 / projection.scale;
    all |= projection.to_paper(Box{model.after.pose.at, model.after.pose.at}.grown(reach));
  }
  return all;
}

double turn_of_key(int key, Qt::KeyboardModifiers keys, const Table& table) {
  constexpr double COARSE = 15;
  const double step = table.hex ? HEXSIDE : keys & Qt::ControlModifier ? 1 : COARSE;
  const bool shifted = keys & Qt::ShiftModifier;
  if (key == Qt::Key_BracketRight || (shifted && key == Qt::Key_Right)) return step;
  if (key == Qt::Key_BracketLeft || (shifted && key == Qt::Key_Left)) return -step;
  return 0;
}

std::optional<Vec> shift_of_key(int key, Qt::KeyboardModifiers keys, const Table& table) {
  if (keys & Qt::ShiftModifier) return std::nullopt;
  const double step = table.hex ? table.hex->size : keys & Qt::ControlModifier ? 1 : 0.25;
  switch (key) {
    case Qt::Key_Up: return Vec{0, step};
    case Qt::Key_Down: return Vec{0, -step};
    case Qt::Key_Left: return Vec{-step, 0};
    case Qt::Key_Right: return Vec{step, 0};
    default: return std::nullopt;
  }
}

DraggedGroup pick_up(const ToolHost& host, const std::vector<PieceIndex>& pieces) {
  return {host.game(), pieces, [&host](PieceIndex i) { return host.footprint(i); }};
}

void drop(ToolHost& host, const DraggedGroup& group) {
  if (group.empty() || !group.is_moved()) return;
  const QString name = QString::fromStdString(label(group.models().front().after));
  host.change_game(group.game(),
                   group.models().size() == 1 ? tr("the place of %1").arg(name) : tr("the places of models"));
}

PlaceGesture::PlaceGesture(ToolHost& host, const std::vector<PieceIndex>& pieces, const Pointer& pressed)
    : host_(host), drag_(pressed), group_(pick_up(host, pieces)) {}

void PlaceGesture::hold() const {
  host_.hold([group = group_] { return group.game(); });
}

void PlaceGesture::finish() {
  if (drag_.passed()) drop(host_, group_);
}

void PlaceGesture::paint(QPainter& painter, const Palette& palette) const {
  if (drag_.passed()) group_.paint(painter, host_.projection(), palette);
}

MoveByHand::MoveByHand(ToolHost& host, const std::vector<PieceIndex>& pieces, std::vector<PieceIndex> clicked,
                       const Pointer& pressed)
    : PlaceGesture(host, pieces, pressed), clicked_(std::move(clicked)), from_(pressed.at), last_(pressed) {}

void MoveByHand::move(const Pointer& pointer) {
  last_ = pointer;
  if (!has_begun(pointer)) return;
  host().say(tr("Let go to place it. [ and ] turn, Ctrl: no snapping, Escape: cancel."));
  const Vec middle = group().middle();
  const Vec to = tidy(middle + pointer.at - from_, host().projection().scale);
  group().put(to - middle, turn_, snap_reach(host(), pointer.keys));
  hold();
}

bool MoveByHand::key(int key, Qt::KeyboardModifiers keys) {
  const double turn = turn_of_key(key, keys, host().game().table());
  if (turn == 0) return false;
  turn_ += turn;
  move(last_);
  return true;
}

bool MoveByHand::turn(double degrees) {
  turn_ += degrees;
  move(last_);
  return true;
}

void MoveByHand::finish() {
  if (has_begun()) return PlaceGesture::finish();
  host().select(clicked_);
}

TurnByHand::TurnByHand(ToolHost& host, const std::vector<PieceIndex>& pieces, const Pointer& pressed)
    : PlaceGesture(host, pieces, pressed) {
  if (const Vec out = pressed.at - group().middle(); length(out) > EPS) from_ = heading_of(out);
}

void TurnByHand::move(const Pointer& pointer) {
  const Vec out = pointer.at - group().middle();
  if (!has_begun(pointer) || length(out) < EPS) return;
  const double step = host().game().table().hex ? 60 : pointer.keys & Qt::ShiftModifier ? 15 : 1;
  const double turn = std::round(turn_between(from_, heading_of(out)) / step) * step;
  host().say(tr("%1° to the right. Shift: steps of 15°. Escape: cancel.").arg(turn));
  group().put({}, turn, 0);
  hold();
}

}  // namespace linesman
