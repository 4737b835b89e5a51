// One click on the table that gives the value of a field: a feature, a piece, its unit, a point.
#pragma once

#include <functional>

#include "rules/terms.h"
#include "ui/tools/tool.h"

namespace linesman {

class PickTool : public Tool {
 public:
  /// Finds what is at a point, as the field's value; null when nothing fits.
  using Finder = std::function<Value(Vec)>;

  explicit PickTool(ToolHost& host) : host_(host) {}

  /// `done` is called once, with null when the player gave it up.
  void begin(Finder find, std::function<void(const Value&)> done, const QString& sentence);
  bool picking() const { return done_ != nullptr; }

  bool press(const Pointer& pointer) override;
  bool move(const Pointer&) override { return false; }
  bool release(const Pointer&) override { return picking(); }
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool busy() const override { return picking(); }
  void cancel() override { finish({}); }
  void ruled() override {}
  void paint(QPainter&, const Palette&) const override {}
  QRectF extent() const override { return {}; }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  void finish(const Value& value);

  ToolHost& host_;
  Finder find_;
  std::function<void(const Value&)> done_;
};

}  // namespace linesman
