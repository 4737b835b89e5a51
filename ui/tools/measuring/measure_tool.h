// The tools that measure have this in common: points are set one after the other, with clicks, by a drag or with the
// keys, each held exactly to what lies there. Nothing of the game changes.
#pragma once

#include <optional>
#include <vector>

#include "editing/snapping/hold.h"
#include "ui/tools/measuring/crosshair.h"
#include "ui/tools/tool.h"

namespace linesman {

class MeasureTool : public Tool {
 public:
  bool press(const Pointer& pointer) override;
  bool move(const Pointer& pointer) override;
  bool release(const Pointer& pointer) override;
  void left() override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool claims(int key, Qt::KeyboardModifiers) const override;
  bool busy() const override { return !set_.empty() && !complete_; }
  /// Drops what is being measured, or was last; what is kept stays.
  void cancel() override;
  void ruled() override;
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 protected:
  /// `host` outlives the tool.
  explicit MeasureTool(ToolHost& host) : host_(host) {}

  static std::vector<KeyLine> shared_key_lines();

  /// The measurement by these anchors so far; nothing while they are too few.
  virtual std::optional<Measurement> measured(const std::vector<Anchor>& anchors) const = 0;
  /// The number of anchors that completes it; 0: it is complete when the player says so.
  virtual std::size_t complete_with() const { return 0; }
  virtual SnapScope scope() const { return SnapScope::thing; }
  /// Measures between things that are selected while nothing else is measured.
  virtual bool measures_selection() const { return false; }
  /// Keys of the one tool, before those that all have. True: taken; then all is read again.
  virtual bool own_key(int, Qt::KeyboardModifiers) { return false; }
  /// The text that is being typed, shown beside the crosshair.
  virtual QString typed() const { return {}; }
  /// A sentence that says what to do next.
  virtual QString hint(std::size_t set) const = 0;

  ToolHost& host() const { return host_; }

 private:
  struct Taken {
    Measurement measurement;
    Reading reading;
  };

  Snap snap_at(Vec point, Qt::KeyboardModifiers keys);
  void set(Snap hold);
  void finish();
  bool toggle_selected(Vec point);
  bool step_crosshair(int key, Qt::KeyboardModifiers keys);
  bool set_by_key(Qt::KeyboardModifiers keys);
  bool keep();
  bool escape();
  std::optional<Taken> take(const Measurement& measurement) const;
  std::vector<Taken> between_selected() const;
  void refresh();
  void tell() const;

  ToolHost& host_;
  SnapIndex things_;  ///< of the newest game
  std::vector<Anchor> set_;
  bool complete_ = false;
  std::optional<Snap> aim_;  ///< where the next point would be set
  Crosshair crosshair_;      ///< before it is held to anything
  std::optional<DragThreshold> drag_;
  std::vector<Taken> shown_;
};

}  // namespace linesman
