// A bare table, a tool that makes or changes terrain, and a mouse and keys for it.
#pragma once

#include "dragging.h"
#include "editing/vertices.h"
#include "support/bare_table.h"

namespace linesman {

class OnBareTable : public Dragging {
 protected:
  static Game bare_table() { return linesman::bare_table(40, 30); }
  static Game hex_table() { return linesman::hex_table(2, Vec{40, 30}); }

  template <class T>
  void take_up(Game game) {
    play(std::move(game));
    terrain_tool = std::make_unique<T>(*host);
    host->tool = terrain_tool.get();
    view.set_tool(terrain_tool.get());
    view.setFocus();
  }
  void TearDown() override { view.set_tool(nullptr); }

  void draw_with(Kind kind, OutlineShape outline) {
    Brush brush = with_kind({}, kind);
    brush.outline = outline;
    host->set_brush(brush);
  }
  /// A click after a move, as a mouse does it. Ctrl: no snapping.
  void click(Vec p, Qt::KeyboardModifiers keys = {}) {
    send(QEvent::MouseMove, p, Qt::NoButton, Qt::NoButton, keys);
    send(QEvent::MouseButtonPress, p, Qt::LeftButton, Qt::LeftButton, keys);
    send(QEvent::MouseButtonRelease, p, Qt::LeftButton, Qt::NoButton, keys);
  }
  void hover(Vec p, Qt::KeyboardModifiers keys = {}) { send(QEvent::MouseMove, p, Qt::NoButton, Qt::NoButton, keys); }
  void key(int key, Qt::KeyboardModifiers keys = {}, int times = 1) {
    for (int i = 0; i < times; ++i) QTest::keyClick(&view, static_cast<Qt::Key>(key), keys);
  }
  /// Keys on a keyboard without a number pad: "5.5<90".
  void type(const char* text) {
    for (const char* c = text; *c != '\0'; ++c) QTest::keyClick(&view, *c);
  }

  const Features& terrain() const { return host->game().terrain(); }
  const Ring& ring(std::size_t feature) const {
    return std::get<MultiPolygon>(terrain().at(feature).shape).at(0).outer;
  }
  const Polyline& line(std::size_t feature) const { return std::get<Polyline>(terrain().at(feature).shape); }
  std::string read_back() const { return linesman::read_back(host->game()); }

  std::unique_ptr<Tool> terrain_tool;
};

}  // namespace linesman
