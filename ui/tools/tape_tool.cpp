#include "ui/tools/tape_tool.h"

#include "ui/tools/words.h"

namespace linesman {

namespace {

using tools::tr;

}  // namespace

std::vector<KeyLine> TapeTool::key_lines() {
  std::vector<KeyLine> lines{{"Drag", "measure from edge to edge; Space or the other button sets a waypoint"},
                             {"Ctrl+click", "select models and features: all distances between up to four are shown"}};
  for (const KeyLine& line : shared_key_lines()) lines.push_back(line);
  return lines;
}

std::optional<Measurement> TapeTool::measured(const std::vector<Anchor>& anchors) const {
  if (anchors.size() < 2) return std::nullopt;
  return Tape{anchors};
}

QString TapeTool::hint(std::size_t set) const {
  return set == 0 ? tr("Click where the tape begins: a model is taken by its edge.")
                  : tr("Click where it goes on; click there again, or Enter, ends it.");
}

}  // namespace linesman
