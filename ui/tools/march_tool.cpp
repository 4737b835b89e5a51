#include "ui/tools/march_tool.h"

#include "drawing/picture/marks.h"
#include "ui/tools/words.h"

namespace linesman {

namespace {

constexpr double EVERY_INCHES = 6;
constexpr double EVERY_CENTIMETRES = 15;

using tools::tr;

}  // namespace

std::vector<KeyLine> MarchTool::key_lines() {
  std::vector<KeyLine> lines{{"Shift+click a road", "follow it: all of it, or between the next two clicks"},
                             {"Digits", "type how far apart the marks are; Enter takes it"}};
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
  return tr("Click each bend; click the last again, or Enter, ends it.");
}

}  // namespace linesman
