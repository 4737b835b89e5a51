// Angle and arc: how far a wheel about a corner turns, and how far what wheels goes.
#pragma once

#include "ui/tools/measure_tool.h"

namespace linesman {

class AngleTool : public MeasureTool {
 public:
  explicit AngleTool(ToolHost& host) : MeasureTool(host) {}
  static std::vector<KeyLine> key_lines();

 protected:
  std::optional<Measurement> measured(const std::vector<Anchor>& anchors) const override;
  std::size_t complete_with() const override { return 3; }
  SnapScope wish() const override { return SnapScope::point; }
  QString hint(std::size_t set) const override;

 private:
  std::optional<Anchor> other_front_corner(const Anchor& pivot) const;
};

}  // namespace linesman
