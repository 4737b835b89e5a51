#include "ui/tools/rings_tool.h"

#include <array>

#include "drawing/picture/marks.h"
#include "ui/tools/words.h"

namespace linesman {

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
  std::vector<KeyLine> lines{{"Click a model", "draw rings round it, measured from its edge"},
                             {"Digits, commas", "type the radii; Enter takes them"},
                             {"Page Up, Page Down", "other usual radii"}};
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

}  // namespace linesman
