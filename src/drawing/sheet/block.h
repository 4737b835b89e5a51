// The content of a sheet as a list of blocks, from which pages, SVG and HTML are made. All lengths of this room are in
// PAPER_UNITS.
#pragma once

#include <QPainter>
#include <QStringList>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "drawing/picture/projection.h"
#include "drawing/report/words.h"
#include "rules/ruling.h"

namespace linesman {

struct Heading {
  int level = 2;  ///< 1: a sheet; 2: a part of it
  QString text;
  QString anchor{};  ///< the contents link to it; empty: they do not
};

enum class TextStyle { usual, small, lead, code, struck };

struct Paragraph {
  QString text;
  TextStyle style = TextStyle::usual;
};

/// A verdict with its mark, and the amount behind it.
struct VerdictLine {
  Verdict verdict = Verdict::legal;
  QString word;
  QString margin;
};

/// Important words, in a frame.
struct Notice {
  QString title;
  QString text;
};

enum class RowKind {
  usual,
  head,  ///< a heading over its rows
  sum    ///< a sum, under a line
};

struct GridRow {
  QStringList cells;  ///< one for each column of the grid
  RowKind kind = RowKind::usual;
};

struct Column {
  double share = 1;    ///< of the width; the shares of a grid add up to 1
  bool right = false;  ///< its text is aligned to the right
};

/// Rows of text in columns.
struct Grid {
  std::vector<Column> columns;
  std::vector<GridRow> rows;
};

/// A drawing in a figure. It is clipped to its place.
struct Drawing {
  QRectF place;                          ///< in the figure
  std::function<void(QPainter&)> paint;  ///< the upper left corner of the place is 0, 0
};

/// Drawings beside one another.
struct LaidFigure {
  double height = 0;
  std::vector<Drawing> drawings;
  QString words;  ///< a description for people who cannot see it
};

struct Figure {
  std::function<LaidFigure(double width)> lay_out;
};

/// Lines to sign on, with the names under them.
struct Signatures {
  QStringList names;
};

/// The check code of a sheet, as a text for cameras, with a sentence. People read its first digits; the rest stands
/// under the details.
struct Proof {
  QString code;
  QString text;
};

/// A line for each of these headings, with its page.
struct Contents {
  struct Line {
    QString text;
    QString anchor;
  };
  std::vector<Line> lines;
};

struct NewPage {};

using Block = std::variant<Heading, Paragraph, VerdictLine, Notice, Grid, Figure, Signatures, Proof, Contents, NewPage>;
using Blocks = std::vector<Block>;

/// Blocks, with the title for the file's data and the words at the foot of each page.
struct PaperText {
  QString title;
  Blocks blocks;
};

// The translations of this room, and functions that join blocks. Inside `sheet` only.
namespace sheet {

using report::tr;

/// The digits of a check code that people compare.
inline QString short_code(const QString& code) { return code.left(8); }

inline QString text(const std::string& words) { return QString::fromStdString(words); }

inline void append(Blocks& blocks, Blocks more) {
  for (Block& block : more) blocks.push_back(std::move(block));
}

}  // namespace sheet

}  // namespace linesman
