#include "drawing/sheet/grid_rows.h"

#include <algorithm>

#include "drawing/sheet/paper_colours.h"
#include "drawing/sheet/set_text.h"

namespace linesman {

namespace {

constexpr double GUTTER = 10;  // between columns
constexpr int TYPE = 12;

struct Cell {
  SetText text;
  double left = 0;
};

std::vector<Cell> cells_of(const Row& row, const Grid& grid, double width) {
  std::vector<Cell> cells;
  double left = 0;
  for (std::size_t i = 0; i < grid.columns.size(); ++i) {
    const Column& column = grid.columns[i];
    const bool last = i + 1 == grid.columns.size();
    const double wide = width * column.share;
    const QString text = row.cells.value(static_cast<qsizetype>(i));
    cells.push_back({SetText(text, paper_font(TYPE, row.kind == RowKind::head), wide - (last ? 0 : GUTTER),
                             column.right ? Qt::AlignRight : Qt::AlignLeft),
                     left});
    left += wide;
  }
  return cells;
}

bool keeps_with_next(const Grid& grid, std::size_t i) {
  const bool last = i + 1 == grid.rows.size();
  return !last && (i == 0 || grid.rows[i].kind == RowKind::head || grid.rows[i + 1].kind == RowKind::sum);
}

}  // namespace

std::vector<PaperStrip> grid_rows(const Grid& grid, double width) {
  std::vector<PaperStrip> strips;
  for (std::size_t i = 0; i < grid.rows.size(); ++i) {
    const Row& row = grid.rows[i];
    const std::vector<Cell> cells = cells_of(row, grid, width);
    double height = 0;
    for (const Cell& cell : cells) height = std::max(height, cell.text.height());
    const bool sum = row.kind == RowKind::sum;
    const double over = sum ? 3 : 0;
    strips.push_back({i == 0                      ? 2.0
                      : row.kind == RowKind::head ? 5.0
                                                  : 2.5,
                      height + over,
                      keeps_with_next(grid, i),
                      false,
                      {},
                      [=](QPainter& painter, QPointF at, const PageNumbers&) {
                        painter.setPen(QPen(PAPER_RULE, 0.8));
                        if (sum) painter.drawLine(at, at + QPointF(width, 0));
                        for (const Cell& cell : cells)
                          cell.text.paint(painter, at + QPointF(cell.left, over), PAPER_INK);
                      }});
  }
  return strips;
}

}  // namespace linesman
