#include "ui/tools/ordering/unit_shape.h"

#include <Qt>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "drawing/report/unit_brief.h"
#include "reach/units/unit_reach.h"

namespace linesman {

namespace {

constexpr FormShape SHAPES[]{FormShape::as_is, FormShape::line, FormShape::ranks, FormShape::column,
                             FormShape::wedge, FormShape::file, FormShape::tray};
constexpr int USUAL_FILES = 2;  // of a column
constexpr int USUAL_FILES_OF_TRAY = 5;

double hundredths(double inches) { return std::round(inches * 100) / 100; }
Vec hundredths(Vec at) { return {hundredths(at.x), hundredths(at.y)}; }

struct BaseSpan {
  double least = HUGE_VAL;
  double most = -HUGE_VAL;
};

/// Of bases, along a unit vector.
BaseSpan reach_along(const ToolHost& host, const std::vector<PieceIndex>& members, Vec along) {
  BaseSpan reach;
  for (const PieceIndex piece : members) {
    const Pose& pose = host.game().piece(piece).pose;
    const Footprint base = host.footprint(piece);
    const double centre = dot(pose.at, along);
    const auto include = [&](double off) {
      reach.least = std::min(reach.least, centre + off);
      reach.most = std::max(reach.most, centre + off);
    };
    if (const auto* circle = std::get_if<CircleBase>(&base)) {
      include(-circle->diameter / 2);
      include(circle->diameter / 2);
    }
    for (const Vec corner : corners(base)) include(dot(rotated(corner, pose.facing), along));
  }
  return reach;
}

}  // namespace

double Front::facing(double before) const {
  return inches() > EPS ? normalised(heading_of(right - left) - 90) : before;
}

Front front_now(const ToolHost& host, const std::vector<PieceIndex>& members, double facing) {
  const Vec ahead = direction(facing);
  const Vec right = direction(facing + 90);
  const double foremost = reach_along(host, members, ahead).most;
  const BaseSpan across = reach_along(host, members, right);
  return {ahead * foremost + right * across.least, ahead * foremost + right * across.most};
}

double leaders_facing(const Game& game, std::vector<PieceIndex> members) {
  std::sort(members.begin(), members.end());
  return game.piece(leader_of(game, members)).pose.facing;
}

UnitShape::UnitShape(const ToolHost& host, const std::vector<PieceIndex>& members, FormShape shape)
    : form_{.shape = shape}, models_(static_cast<int>(members.size())) {
  width_ = 0;
  for (const PieceIndex piece : members) {
    const Box box = frame_box(host.footprint(piece));
    width_ = std::max(width_, box.max.x - box.min.x);
  }
}

UnitShape::UnitShape(const ToolHost& host, const std::vector<PieceIndex>& members, const Form& form)
    : UnitShape(host, members, form.shape) {
  form_ = form;
  form_.at.reset();
  form_.facing.reset();
  form_.way.clear();
  files_ = form.files;
}

bool UnitShape::key(int key) {
  if (key < Qt::Key_1 || key >= Qt::Key_1 + static_cast<int>(std::size(SHAPES))) return false;
  form_ = Form{.shape = SHAPES[key - Qt::Key_1]};
  files_.reset();
  return true;
}

bool UnitShape::add_files(int files) {
  int now = 0;
  switch (form_.shape) {
    case FormShape::ranks: now = fitting_ > 0 ? fitting_ : (models_ + 1) / 2; break;
    case FormShape::column: now = USUAL_FILES; break;
    case FormShape::tray: now = USUAL_FILES_OF_TRAY; break;
    default: return false;
  }
  files_ = std::clamp(files_.value_or(now) + files, 1, models_);
  return true;
}

QString UnitShape::words() const {
  return shape_words(form_.shape, files_.value_or(form_.shape == FormShape::ranks ? fitting_ : 0));
}

int UnitShape::files_for(double inches) const {
  const double fitting = std::floor((inches + form_.gap + EPS) / (width_ + form_.gap));
  return static_cast<int>(std::clamp(fitting, 1.0, static_cast<double>(models_)));
}

Form UnitShape::between(const Front& front) const {
  const double inches = hundredths(front.inches());
  Form form = at(front.middle(), front.facing(0));
  fitting_ = form_.shape == FormShape::ranks ? files_for(inches) : 0;
  if (form_.shape == FormShape::line) form.frontage = inches;
  if (form_.shape != FormShape::ranks) return form;
  // Files that have no room there stand with the usual gap.
  const bool has_room = !files_ || inches + EPS >= *files_ * width_;
  if (has_room) form.frontage = std::max(inches, width_);
  return form;
}

Form UnitShape::at(Vec middle, double facing) const {
  Form form = form_;
  form.files = files_;
  if (form.files) form.ranks.reset();
  form.at = hundredths(middle);
  form.facing = normalised(std::round(facing * 10) / 10);
  return form;
}

Form UnitShape::along(const std::vector<Vec>& way) const {
  Form form = form_;
  for (const Vec point : way) form.way.push_back(hundredths(point));
  return form;
}

}  // namespace linesman
