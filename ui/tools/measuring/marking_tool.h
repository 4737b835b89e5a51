// The designer's markings: zones, objectives, arrows and words are drawn, dragged and taken away. Each is one change of
// the game's plan.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/plan.h"
#include "ui/tools/measuring/crosshair.h"
#include "ui/tools/tool.h"

namespace linesman {

// Markings taken hold of and moved.

/// The part of a marking that is being dragged.
struct MarkingGrip {
  std::size_t marking = 0;           ///< its place in the plan
  std::optional<std::size_t> point;  ///< one of its points; none: all of it
  Vec from;                          ///< where it was taken hold of
  Marking before;
  Marking now;
};

/// The part that a press at a point takes: of the topmost marking that is drawn no farther than `reach` inches from it,
/// a point that near or else all of it.
std::optional<MarkingGrip> grip_at(const std::vector<Marking>& markings, Vec point, double reach);

Marking with_point(Marking marking, std::size_t point, Vec place);
Marking moved(Marking marking, Vec by);

/// Why a document may not hold it: a sentence.
std::optional<std::string> why_invalid(const Marking& marking);

class MarkingTool : public Tool {
 public:
  explicit MarkingTool(ToolHost& host) : host_(host) {}
  static std::vector<KeyLine> key_lines();

  bool press(const Pointer& pointer) override;
  bool move(const Pointer& pointer) override;
  bool release(const Pointer& pointer) override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool claims(int key, Qt::KeyboardModifiers) const override;
  bool works_on_models() const override { return false; }
  bool busy() const override { return !points_.empty() || grip_.has_value(); }
  void cancel() override;
  void ruled() override;
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;
  Qt::CursorShape cursor() const override;

 private:
  enum class Shape { polygon, rectangle, objective, arrow, text };
  std::vector<Marking> markings() const { return plan_of(host_.game()).markings; }
  Vec place_of(Vec point) const;
  void choose(Shape shape);
  void set(Vec point);
  void finish();
  bool set_by_key();
  bool take_hold(const Pointer& pointer);
  void drag_to(Vec point);
  std::optional<Marking> drawn(bool with_aim) const;
  std::optional<Marking> chosen_marking() const;
  void change(std::vector<Marking> markings, const QString& what);
  bool remove();
  void tell() const;
  QRectF extent_of(const Marking& marking) const;

  ToolHost& host_;
  Shape shape_ = Shape::polygon;
  Polyline points_;         ///< of what is being drawn
  bool pulled_ = false;     ///< a zone is pulled up as a rectangle
  std::optional<Vec> aim_;  ///< where the next point would be set
  Crosshair crosshair_;
  std::optional<DragThreshold> drag_;
  std::optional<MarkingGrip> grip_;
  std::optional<std::size_t> chosen_;  ///< of the markings: what Delete takes away
};

}  // namespace linesman
