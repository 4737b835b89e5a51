// Rings round a base, a point or a feature: several radii, from its edge; typed or out of presets.
#pragma once

#include "ui/tools/measure_tool.h"
#include "ui/tools/typed_lengths.h"

namespace linesman {

class RingsTool : public MeasureTool {
 public:
  explicit RingsTool(ToolHost& host) : MeasureTool(host) {}
  static std::vector<KeyLine> key_lines();

  /// Inches.
  std::vector<double> radii() const;

 protected:
  std::optional<Measurement> measured(const std::vector<Anchor>& anchors) const override;
  std::size_t complete_with() const override { return 1; }
  bool own_key(int key, Qt::KeyboardModifiers keys) override;
  QString typed() const override { return typed_.text(); }
  QString hint(std::size_t set) const override;

 private:
  TypedLengths typed_;
  std::vector<double> chosen_;  ///< as typed; empty: the preset
  std::size_t preset_ = 0;
};

}  // namespace linesman
