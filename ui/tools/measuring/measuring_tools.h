// The tape: from base edge or point to base edge or point, round corners too; and between all that is selected.
#pragma once

#include "ui/tools/measuring/measure_tool.h"
#include "ui/tools/typed_figures.h"

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

/// Rings round a base, a point or a feature: several radii, from its edge; typed or out of presets.
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

/// Angle and arc: how far a wheel about a corner turns, and how far what wheels goes.
class AngleTool : public MeasureTool {
 public:
  explicit AngleTool(ToolHost& host) : MeasureTool(host) {}
  static std::vector<KeyLine> key_lines();

 protected:
  std::optional<Measurement> measured(const std::vector<Anchor>& anchors) const override;
  std::size_t complete_with() const override { return 3; }
  SnapScope scope() const override { return SnapScope::point; }
  QString hint(std::size_t set) const override;

 private:
  std::optional<Anchor> other_front_corner(const Anchor& pivot) const;
};

/// The line of march: how far it is along a line with bends, or along a road, with a mark every so far.
class MarchTool : public MeasureTool {
 public:
  explicit MarchTool(ToolHost& host) : MeasureTool(host) {}
  static std::vector<KeyLine> key_lines();

 protected:
  std::optional<Measurement> measured(const std::vector<Anchor>& anchors) const override;
  SnapScope scope() const override { return SnapScope::point; }
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
