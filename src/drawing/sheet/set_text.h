// A text broken into lines.
#pragma once

#include <QFont>
#include <QPainter>
#include <QTextLayout>
#include <memory>

namespace linesman {

/// Type as it is on every sheet, whatever the window's.
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
  /// With the white below it.
  double height_of_line(int line) const;
  /// Of its longest line.
  double width() const { return width_; }

  void paint(QPainter& painter, QPointF top_left, const QColor& ink) const;
  void paint_line(QPainter& painter, int line, QPointF top_left, const QColor& ink) const;

 private:
  std::shared_ptr<QTextLayout> layout_;
  double height_ = 0;
  double width_ = 0;
};

}  // namespace linesman
