// Strips of paper that are never cut, and their places on pages.
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QTextLayout>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "drawing/sheet/block.h"

namespace linesman {

// A text broken into lines.

/// The type of all sheets; it does not depend on the window's.
QFont paper_font(int size, bool bold = false);

/// Type of one width, for hashes and orders.
QFont code_font(int size);

/// Copies share the lines.
class SetText {
 public:
  /// Lines of at most `width` units; a word that is longer is broken.
  SetText(const QString& text, const QFont& font, double width, Qt::Alignment alignment = Qt::AlignLeft);

  double height() const { return height_; }
  int lines() const { return layout_->lineCount(); }
  /// Its height, with the white below it.
  double height_of_line(int line) const;
  /// The width of its longest line.
  double width() const { return width_; }

  void paint(QPainter& painter, QPointF top_left, const QColor& ink) const;
  void paint_line(QPainter& painter, int line, QPointF top_left, const QColor& ink) const;

 private:
  std::shared_ptr<QTextLayout> layout_;
  double height_ = 0;
  double width_ = 0;
};

/// The colours of type and lines on paper. Inside `sheet` only.
inline constexpr QColor PAPER_INK(0x1b, 0x1f, 0x22);
inline constexpr QColor PALE_INK(0x55, 0x5d, 0x63);  ///< of text of less weight
inline constexpr QColor PAPER_RULE(0xa9, 0xb0, 0xb5);

/// The page of each heading, from 1, by its anchor.
using PageNumbers = std::map<QString, int>;

struct PaperStrip {
  double above = 0;  ///< white above it, except at the head of a page
  double height = 0;
  bool keeps_with_next = false;
  bool begins_page = false;
  QString anchor{};  ///< the anchor of a heading in it
  /// Paints the strip with its upper left corner at a point.
  std::function<void(QPainter&, QPointF, const PageNumbers&)> paint{};
  std::vector<Drawing> drawings{};  ///< further drawings, from that corner
};

/// A strip on its page.
struct PlacedStrip {
  std::size_t strip = 0;
  double top = 0;  ///< from the head of the page
};
using Page = std::vector<PlacedStrip>;

/// Lays the strips on pages in their order. No strip is cut, and strips that are kept together stand on one page if it
/// can hold them. `height` is that of a page; a higher strip has a page for itself.
std::vector<Page> paged(const std::vector<PaperStrip>& strips, double height);

PageNumbers page_numbers(const std::vector<PaperStrip>& strips, const std::vector<Page>& pages);

/// The height of the strips one below the other.
double height_of(const std::vector<PaperStrip>& strips);

}  // namespace linesman
