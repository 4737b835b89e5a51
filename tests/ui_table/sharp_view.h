// A view all of whose tiles are painted, and what is painted over them in a frame.
#pragma once

#include <QPainter>
#include <QTest>

#include "support/counted_painting.h"
#include "support/patience.h"
#include "ui/table/table_view.h"

namespace linesman {

/// How many tiles of a view were painted so far, and how many are still to come.
inline StillPicture::TileCount tiles_of(const TableView& view) { return view.findChild<StillPicture*>()->tile_count(); }

/// Until every tile of what it shows is there.
inline bool becomes_sharp(TableView& view) {
  view.repaint();
  return QTest::qWaitFor([&] { return tiles_of(view).due == 0; }, PATIENCE);
}

/// Counts what the interface's thread has to paint for a frame of a view that is sharp.
inline PaintCount moving_part_of(TableView& view) {
  CountedPaper paper(view.size());
  view.render(&paper);
  return paper.count();
}

/// Counts what there is to paint where a view stands still: what the other thread does.
inline PaintCount still_part_of(const TableView& view) {
  Scene scene;
  scene.set_view_style(view.view_style());
  scene.show(view.game(), {}, view.projection());
  CountedPaper paper(view.size());
  QPainter painter(&paper);
  scene.paint(painter, view.projection(), view.frame().toAlignedRect());
  painter.end();
  return paper.count();
}

}  // namespace linesman
