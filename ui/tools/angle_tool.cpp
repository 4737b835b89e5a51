#include "ui/tools/angle_tool.h"

#include "base/tolerance.h"
#include "ui/tools/words.h"

namespace linesman {

namespace {

using tools::tr;

}  // namespace

std::vector<KeyLine> AngleTool::key_lines() {
  std::vector<KeyLine> lines{
      {"Click a front corner, then a place", "the angle of a wheel about it, and the arc of the other front corner"},
      {"Click three points", "the angle about the first, from the second to the third"}};
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
  return set == 1 ? tr("Click what turns; about a front corner, where the other one comes to, twice.")
                  : tr("Click where it comes to.");
}

}  // namespace linesman
