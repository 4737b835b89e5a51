// The line of march: how far it is along a line with bends, or along a road, with a mark every so far.
#pragma once

#include "ui/tools/measure_tool.h"
#include "ui/tools/typed_lengths.h"

namespace linesman {

class MarchTool : public MeasureTool {
 public:
  explicit MarchTool(ToolHost& host) : MeasureTool(host) {}
  static std::vector<KeyLine> key_lines();

 protected:
  std::optional<Measurement> measured(const std::vector<Anchor>& anchors) const override;
  SnapScope wish() const override { return SnapScope::point; }
  bool own_key(int key, Qt::KeyboardModifiers keys) override;
  QString typed() const override { return typed_.text(); }
  QString hint(std::size_t set) const override;

 private:
  double every() const;
  bool follows_line(const Anchor& anchor) const;

  TypedLengths typed_;
  std::optional<double> every_;  ///< as typed, inches
};

}  // namespace linesman
