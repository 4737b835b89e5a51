#include "drawing/sheet/typeset.h"

#include <algorithm>

#include "drawing/picture/marks.h"
#include "drawing/sheet/paper_strip.h"
#include "drawing/sheet/qr_code.h"

namespace linesman {

namespace {

class Typesetter {
 public:
  explicit Typesetter(double width) : width_(width) {}

  std::vector<PaperStrip> set(const Blocks& blocks) {
    for (const Block& block : blocks) std::visit([this](const auto& b) { add(b); }, block);
    return std::move(strips_);
  }

 private:
  void push(PaperStrip strip) {
    strip.begins_page = std::exchange(new_page_, false);
    strips_.push_back(std::move(strip));
  }

  void add(const NewPage&) { new_page_ = true; }

  void add(const Heading& heading) {
    const bool first = heading.level == 1;
    const SetText text(heading.text, paper_font(first ? 21 : 13, true), width_);
    const double below = first ? 2 : 3;
    push({first ? 4.0 : 13.0, text.height() + below, true, false, heading.anchor,
          [text](QPainter& painter, QPointF at, const PageNumbers&) { text.paint(painter, at, PAPER_INK); }});
  }

  /// A strip for each line, but neither the first nor the last stands alone on a page.
  void add(const Paragraph& paragraph) {
    const bool code = paragraph.style == TextStyle::code;
    const int size = type_size(paragraph.style);
    QFont font = code ? code_font(size) : paper_font(size);
    font.setStrikeOut(paragraph.style == TextStyle::struck);
    const SetText text(paragraph.text, font, width_);
    const QColor ink = paragraph.style == TextStyle::usual ? PAPER_INK : PALE_INK;
    for (int line = 0; line < text.lines(); ++line) {
      const bool keeps = text.lines() > 1 && (line == 0 || line == text.lines() - 2);
      push({line == 0 ? 3.0 : 0.0,
            text.height_of_line(line),
            keeps,
            false,
            {},
            [text, line, ink](QPainter& painter, QPointF at, const PageNumbers&) {
              text.paint_line(painter, line, at, ink);
            }});
    }
  }

  void add(const VerdictLine& line) {
    constexpr double MARK = 26;
    const QColor colour = Palette::of(false).verdict(line.verdict);
    const SetText word(line.word, paper_font(20, true), width_);
    const double aside = MARK + 10 + word.width() + 14;
    const SetText margin(line.margin, paper_font(13), width_ - aside);
    const double height = std::max({MARK, word.height(), margin.height()});
    push({8, height, true, false, {}, [=](QPainter& painter, QPointF at, const PageNumbers&) {
            painter.setRenderHint(QPainter::Antialiasing);
            paint_verdict_mark(painter, QRectF(at.x(), at.y() + (height - MARK) / 2, MARK, MARK), line.verdict,
                               Palette::of(false));
            word.paint(painter, at + QPointF(MARK + 10, (height - word.height()) / 2), colour);
            margin.paint(painter, at + QPointF(aside, (height - margin.height()) / 2), PAPER_INK);
          }});
  }

  void add(const Notice& notice) {
    constexpr double PAD = 9;
    const SetText title(notice.title, paper_font(13, true), width_ - 2 * PAD);
    const SetText text(notice.text, paper_font(12), width_ - 2 * PAD);
    const double height = title.height() + text.height() + 2 * PAD;
    push({9, height, false, false, {}, [=, width = width_](QPainter& painter, QPointF at, const PageNumbers&) {
            painter.setPen(QPen(PAPER_INK, 1.4));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(at, QSizeF(width, height)));
            title.paint(painter, at + QPointF(PAD, PAD), PAPER_INK);
            text.paint(painter, at + QPointF(PAD, PAD + title.height()), PAPER_INK);
          }});
  }

  void add(const Grid& grid) {
    for (PaperStrip& strip : grid_rows(grid, width_)) push(std::move(strip));
  }

  void add(const Figure& figure) {
    LaidFigure laid = figure.lay_out(width_);
    push({10, laid.height, false, false, {}, {}, std::move(laid.drawings)});
  }

  void add(const Signatures& signatures) {
    constexpr double ROOM = 44;  // to write in
    constexpr double BETWEEN = 24;
    const auto count = static_cast<double>(std::max<qsizetype>(signatures.names.size(), 1));
    const double each = (width_ - (count - 1) * BETWEEN) / count;
    std::vector<SetText> names;
    double height = 0;
    for (const QString& name : signatures.names) {
      names.emplace_back(name, paper_font(10), each);
      height = std::max(height, names.back().height());
    }
    push({6, ROOM + height + 4, false, false, {}, [=](QPainter& painter, QPointF at, const PageNumbers&) {
            for (std::size_t i = 0; i < names.size(); ++i) {
              const QPointF left = at + QPointF(static_cast<double>(i) * (each + BETWEEN), ROOM);
              painter.setPen(QPen(PAPER_INK, 0.8));
              painter.drawLine(left, left + QPointF(each, 0));
              names[i].paint(painter, left + QPointF(0, 3), PALE_INK);
            }
          }});
  }

  void add(const Proof& proof) {
    constexpr double SIDE = 92;
    const bool coded = !proof.code.isEmpty();
    const double aside = coded ? SIDE + 14 : 0;
    const SetText text(proof.text, paper_font(type_size(TextStyle::small)), width_ - aside);
    const SetText code(sheet::short_code(proof.code), code_font(type_size(TextStyle::usual)), width_ - aside);
    const SetText whole(sheet::tr("Details") + ": " + proof.code, code_font(type_size(TextStyle::code)),
                        width_ - aside);
    const double below = coded ? code.height() + 6 : 0;
    const double height = std::max(coded ? SIDE : 0, below + text.height() + (coded ? 4 + whole.height() : 0));
    push({6, height, false, false, {}, [=](QPainter& painter, QPointF at, const PageNumbers&) {
            if (coded) paint_qr_code(painter, QRectF(at, QSizeF(SIDE, SIDE)), proof.code);
            if (coded) code.paint(painter, at + QPointF(aside, 0), PAPER_INK);
            text.paint(painter, at + QPointF(aside, below), PALE_INK);
            if (coded) whole.paint(painter, at + QPointF(aside, below + text.height() + 4), PALE_INK);
          }});
  }

  void add(const Contents& contents) {
    constexpr double NUMBER = 40;
    for (const Contents::Line& line : contents.lines) {
      const SetText text(line.text, paper_font(12), width_ - NUMBER);
      push({2,
            text.height(),
            false,
            false,
            {},
            [=, width = width_](QPainter& painter, QPointF at, const PageNumbers& pages) {
              text.paint(painter, at, PAPER_INK);
              const auto page = pages.find(line.anchor);
              if (page == pages.end()) return;
              const SetText number(QString::number(page->second), paper_font(12), NUMBER, Qt::AlignRight);
              const double y = at.y() + text.height() - number.height();
              number.paint(painter, {at.x() + width - NUMBER, y}, PAPER_INK);
              painter.setPen(QPen(PAPER_RULE, 0.8, Qt::DotLine));
              const double base = y + number.height() * 0.78;
              const double from = at.x() + (text.lines() > 1 ? width - NUMBER : text.width() + 6);
              const double to = at.x() + width - number.width() - 6;
              if (from < to) painter.drawLine(QPointF(from, base), QPointF(to, base));
            }});
    }
  }

  double width_;
  bool new_page_ = false;
  std::vector<PaperStrip> strips_;
};

}  // namespace

std::vector<PaperStrip> typeset(const Blocks& blocks, double width) { return Typesetter(width).set(blocks); }

int type_size(TextStyle style) {
  switch (style) {
    case TextStyle::usual: return 12;
    case TextStyle::lead: return 12;
    case TextStyle::small: return 10;
    case TextStyle::code: return 9;
    case TextStyle::struck: return 12;
  }
  return 12;
}

namespace {

constexpr double GUTTER = 10;  // between columns
constexpr int TYPE = 12;

struct Cell {
  SetText text;
  double left = 0;
};

std::vector<Cell> cells_of(const GridRow& row, const Grid& grid, double width) {
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
    const GridRow& row = grid.rows[i];
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
