// What is to stand on paper, before it is known on which: a list of blocks. Pages, SVG and HTML are made of the same.
// All lengths of this room are in PAPER_UNITS.
#pragma once

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "drawing/picture/projection.h"
#include "rules/ruling.h"

namespace linesman {

struct Heading {
  int level = 2;  ///< 1: of a sheet; 2: of a part of it
  QString text;
  QString anchor{};  ///< by which contents know it; empty: they do not
};

enum class TextStyle { usual, small, lead, code };

struct Paragraph {
  QString text;
  TextStyle style = TextStyle::usual;
};

/// A verdict with its mark and, behind it, by how much.
struct VerdictLine {
  Verdict verdict = Verdict::legal;
  QString word;
  QString margin;
};

/// Words that nobody may overlook, in a frame.
struct Notice {
  QString title;
  QString text;
};

enum class RowKind {
  usual,
  head,  ///< over rows that belong to it
  sum    ///< under a line
};

struct Row {
  QStringList cells;  ///< as many as the grid has columns
  RowKind kind = RowKind::usual;
};

struct Column {
  double share = 1;    ///< of the width; those of a grid add up to 1
  bool right = false;  ///< its text stands at its right
};

/// Rows of text in columns.
struct Grid {
  std::vector<Column> columns;
  std::vector<Row> rows;
};

/// A drawing in a figure: nothing of it is seen outside its place.
struct Drawing {
  QRectF place;                          ///< in the figure
  std::function<void(QPainter&)> paint;  ///< the upper left corner of the place is 0, 0
};

/// Drawings beside one another.
struct LaidFigure {
  double height = 0;
  std::vector<Drawing> drawings;
  QString words;  ///< what is to be seen, for those who cannot
};

struct Figure {
  std::function<LaidFigure(double width)> lay_out;
};

/// Lines to sign on, with the names under them.
struct Signatures {
  QStringList names;
};

/// How to check a sheet: a text for cameras and for people, and a sentence.
struct Proof {
  QString code;
  QString text;
};

/// A line for each heading that is named, with its page.
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

/// Blocks with what stands in the file's own data and at the foot of each page.
struct PaperText {
  QString title;
  Blocks blocks;
};

// How the sources of this room say words and put blocks together. Inside `sheet` only.
namespace sheet {

inline QString tr(const char* text) { return QCoreApplication::translate("Sheet", text); }

inline QString text(const std::string& words) { return QString::fromStdString(words); }

inline void append(Blocks& blocks, Blocks more) {
  for (Block& block : more) blocks.push_back(std::move(block));
}

}  // namespace sheet

}  // namespace linesman
