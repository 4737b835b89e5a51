#include "ui/tools/measuring/measuring_tools.h"

#include <array>

#include "base/tolerance.h"
#include "drawing/picture/marks.h"

namespace linesman {

namespace {

using tools::tr;

}  // namespace

std::vector<KeyLine> TapeTool::key_lines() {
  std::vector<KeyLine> lines{
      {QT_TR_NOOP("Drag"), QT_TR_NOOP("measure from edge to edge; Space or the other button sets a waypoint")},
      {QT_TR_NOOP("Ctrl+click"), QT_TR_NOOP("select models and terrain: shows all distances between up to four")}};
  for (const KeyLine& line : shared_key_lines()) lines.push_back(line);
  return lines;
}

std::optional<Measurement> TapeTool::measured(const std::vector<Anchor>& anchors) const {
  if (anchors.size() < 2) return std::nullopt;
  return Tape{anchors};
}

QString TapeTool::hint(std::size_t set) const {
  return set == 0 ? tr("Click where the tape begins. It snaps to the edge of a model.")
                  : tr("Click the next point. Enter, or the same point again, ends it.");
}

namespace {

// In the unit that the player measures in.
using Preset = std::array<double, 4>;
constexpr std::array<Preset, 5> INCHES{
    {{6, 12, 18, 24}, {3, 6, 9, 12}, {1, 2, 3, 4}, {8, 16, 24, 32}, {12, 24, 36, 48}}};
constexpr std::array<Preset, 5> CENTIMETRES{
    {{10, 20, 30, 40}, {5, 10, 15, 20}, {2, 4, 6, 8}, {15, 30, 45, 60}, {30, 60, 90, 120}}};

using tools::tr;

}  // namespace

std::vector<KeyLine> RingsTool::key_lines() {
  std::vector<KeyLine> lines{{QT_TR_NOOP("Click a model"), QT_TR_NOOP("draw rings round it, measured from its edge")},
                             {QT_TR_NOOP("Digits, commas"), QT_TR_NOOP("type the radii; Enter applies them")},
                             {QT_TR_NOOP("Page Up, Page Down"), QT_TR_NOOP("other usual radii")}};
  for (const KeyLine& line : shared_key_lines()) lines.push_back(line);
  return lines;
}

std::vector<double> RingsTool::radii() const {
  if (!chosen_.empty()) return chosen_;
  std::vector<double> radii;
  const auto& presets = host().unit() == LengthUnit::inch ? INCHES : CENTIMETRES;
  for (const double radius : presets[preset_]) radii.push_back(inches_of(radius, host().unit()));
  return radii;
}

std::optional<Measurement> RingsTool::measured(const std::vector<Anchor>& anchors) const {
  if (anchors.empty()) return std::nullopt;
  return Rings{anchors.front(), radii()};
}

bool RingsTool::own_key(int key, Qt::KeyboardModifiers) {
  if (typed_.key(key)) return true;
  if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
    chosen_.clear();
    preset_ = (preset_ + (key == Qt::Key_PageUp ? 1 : INCHES.size() - 1)) % INCHES.size();
    return true;
  }
  if (typed_.empty() || (!is_enter(key) && key != Qt::Key_Escape)) return false;
  if (key != Qt::Key_Escape) chosen_ = typed_.lengths(host().unit());
  typed_.clear();
  return true;
}

QString RingsTool::hint(std::size_t) const {
  QStringList words;
  for (const double radius : radii()) words << length_text(radius, host().unit());
  return tr("Click a model or a place for rings at %1; type others.").arg(words.join(QStringLiteral(", ")));
}

namespace {

using tools::tr;

}  // namespace

std::vector<KeyLine> AngleTool::key_lines() {
  std::vector<KeyLine> lines{
      {QT_TR_NOOP("Click a front corner, then a place"),
       QT_TR_NOOP("the angle of a wheel about it, and the arc of the other front corner")},
      {QT_TR_NOOP("Click three points"), QT_TR_NOOP("the angle about the first, from the second to the third")}};
  for (const KeyLine& line : shared_key_lines()) lines.push_back(line);
  return lines;
}

// About a front corner the other front corner is what wheels.
std::optional<Anchor> AngleTool::other_front_corner(const Anchor& pivot) const {
  const auto* corner = std::get_if<PiecePoint>(&pivot);
  const auto piece = corner ? host().game().find_piece(corner->piece) : std::nullopt;
  const auto base = piece ? std::optional(host().footprint(*piece)) : std::nullopt;
  const auto* rectangle = base ? std::get_if<RectangleBase>(&*base) : nullptr;
  if (!rectangle) return std::nullopt;
  const Vec front{rectangle->width / 2, rectangle->length / 2};
  if (!same_length(std::abs(corner->at.x), front.x) || !same_length(corner->at.y, front.y)) return std::nullopt;
  return PiecePoint{corner->piece, {corner->at.x > 0 ? -front.x : front.x, front.y}};
}

std::optional<Measurement> AngleTool::measured(const std::vector<Anchor>& anchors) const {
  if (anchors.size() == 3) return Angle{anchors[0], anchors[1], anchors[2]};
  if (anchors.size() != 2) return std::nullopt;
  const auto from = other_front_corner(anchors[0]);
  return from && *from != anchors[1] ? std::optional<Measurement>(Angle{anchors[0], *from, anchors[1]}) : std::nullopt;
}

QString AngleTool::hint(std::size_t set) const {
  if (set == 0) return tr("Click the point to turn about: a front corner for a wheel.");
  return set == 1 ? tr("Click the point that turns.") : tr("Click its new place.");
}

namespace {

constexpr double EVERY_INCHES = 6;
constexpr double EVERY_CENTIMETRES = 15;

using tools::tr;

}  // namespace

std::vector<KeyLine> MarchTool::key_lines() {
  std::vector<KeyLine> lines{
      {QT_TR_NOOP("Shift+click a road"), QT_TR_NOOP("follow it: all of it, or between the next two clicks")},
      {QT_TR_NOOP("Digits"), QT_TR_NOOP("type the distance of the marks; Enter applies it")}};
  for (const KeyLine& line : shared_key_lines()) lines.push_back(line);
  return lines;
}

double MarchTool::every() const {
  const LengthUnit unit = host().unit();
  return every_.value_or(inches_of(unit == LengthUnit::inch ? EVERY_INCHES : EVERY_CENTIMETRES, unit));
}

bool MarchTool::follows_line(const Anchor& anchor) const {
  const auto* whole = std::get_if<WholeFeature>(&anchor);
  const auto feature = whole ? host().game().find_feature(whole->feature) : std::nullopt;
  return feature && std::holds_alternative<Polyline>(host().game().feature(*feature).shape);
}

std::optional<Measurement> MarchTool::measured(const std::vector<Anchor>& anchors) const {
  if (anchors.empty()) return std::nullopt;
  if (anchors.size() < 2 && !follows_line(anchors.front())) return std::nullopt;
  return March{anchors, every()};
}

bool MarchTool::own_key(int key, Qt::KeyboardModifiers) {
  if (typed_.key(key)) return true;
  if (typed_.empty() || (!is_enter(key) && key != Qt::Key_Escape)) return false;
  const auto lengths = typed_.lengths(host().unit());
  if (key != Qt::Key_Escape && !lengths.empty()) every_ = lengths.front();
  typed_.clear();
  return true;
}

QString MarchTool::hint(std::size_t set) const {
  if (set == 0)
    return tr("Click where the line begins. A mark every %1; type another.").arg(length_text(every(), host().unit()));
  return tr("Click each bend. Enter, or the last bend again, ends it.");
}

}  // namespace linesman
