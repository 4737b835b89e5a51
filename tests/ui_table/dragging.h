// A table of two tanks, the tool that moves models, and a mouse.
#pragma once

#include <gmock/gmock.h>

#include <QTest>

#include "six_inch_host.h"
#include "support/patience.h"
#include "ui/tools/ordering/move_tool.h"

namespace linesman {

/// "left" at (10, 10) and "right" four inches east of it, both facing north.
inline Game two_tanks() {
  Game::Parts parts;
  parts.table = {40, 30, {}};
  for (const auto& [id, x] : {std::pair{"left", 10.0}, std::pair{"right", 14.0}}) {
    Piece p;
    p.id = id;
    p.side = "red";
    p.base = RectangleBase{1.2, 2.6};
    p.pose = {{x, 10}, 0, 0};
    parts.pieces.push_back(p);
  }
  return Game(std::move(parts));
}

/// The two in it.
inline constexpr PieceIndex LEFT{0};
inline constexpr PieceIndex RIGHT{1};

class Dragging : public testing::Test {
 protected:
  void SetUp() override {
    view.resize(900, 700);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view, PATIENCE));
    play(two_tanks());
  }
  void play(Game game) {
    view.set_tool(nullptr);
    host = std::make_unique<SixInchHost>(view, std::move(game));
    view.fit();
    tool = std::make_unique<MoveTool>(*host);
    host->tool = tool.get();
    view.set_tool(tool.get());
  }
  void TearDown() override { view.set_tool(nullptr); }

  QPointF place(Vec p) const { return view.projection().to_paper(p); }
  void send(QEvent::Type type, Vec p, Qt::MouseButton button, Qt::MouseButtons held, Qt::KeyboardModifiers keys = {}) {
    QMouseEvent event(type, place(p), view.mapToGlobal(place(p)), button, held, keys);
    QCoreApplication::sendEvent(&view, &event);
  }
  void press(Vec p, Qt::MouseButton button = Qt::LeftButton) { send(QEvent::MouseButtonPress, p, button, button); }
  void move(Vec p, Qt::KeyboardModifiers keys = {}) { send(QEvent::MouseMove, p, Qt::NoButton, Qt::LeftButton, keys); }
  void drag(Vec from, Vec to, Qt::KeyboardModifiers keys = {}) {
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, keys);
    move(to + Vec{0.3, 0.3}, keys);
    move(to, keys);
    send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton, keys);
  }
  void release(Vec p) { send(QEvent::MouseButtonRelease, p, Qt::LeftButton, Qt::NoButton); }
  /// The pointer goes off the table.
  void leave() {
    QEvent event(QEvent::Leave);
    QCoreApplication::sendEvent(&view, &event);
  }
  /// A tool paints anything now.
  bool leaves_ink(const Tool& painted) const {
    QImage image(view.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QImage bare = image;
    QPainter painter(&image);
    painted.paint(painter, Palette::of(false));
    painter.end();
    return image != bare;
  }
  /// Where the written step ends.
  Vec point(std::size_t step) const {
    Vec at;
    for (const TracedStep& traced : host->judgement()->trace.pieces.front().steps)
      if (traced.written == step) at = traced.after.at;
    return at;
  }

  TableView view;
  std::unique_ptr<SixInchHost> host;
  std::unique_ptr<MoveTool> tool;
};

}  // namespace linesman
