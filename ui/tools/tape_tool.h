// The tape: from base edge or point to base edge or point, round corners too; and between all that is selected.
#pragma once

#include "ui/tools/measure_tool.h"

namespace linesman {

class TapeTool : public MeasureTool {
 public:
  explicit TapeTool(ToolHost& host) : MeasureTool(host) {}
  static std::vector<KeyLine> key_lines();

 protected:
  std::optional<Measurement> measured(const std::vector<Anchor>& anchors) const override;
  bool measures_selection() const override { return true; }
  QString hint(std::size_t set) const override;
};

}  // namespace linesman
