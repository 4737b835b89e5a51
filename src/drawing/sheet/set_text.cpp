#include "drawing/sheet/set_text.h"

#include <QTextOption>
#include <algorithm>

#include "drawing/picture/plain_text.h"

namespace linesman {

namespace {

constexpr double LEADING = 1.12;  // from line to line, of the type's own height

QFont unhinted(QFont font, int size) {
  font.setPixelSize(size);
  font.setHintingPreference(QFont::PreferNoHinting);  // lines end at the same words on every device
  font.setKerning(true);
  return font;
}

}  // namespace

QFont paper_font(int size, bool bold) {
  QFont font("DejaVu Sans");
  font.setStyleHint(QFont::SansSerif);
  font.setBold(bold);
  return unhinted(font, size);
}

QFont code_font(int size) {
  QFont font("DejaVu Sans Mono");
  font.setStyleHint(QFont::Monospace);
  return unhinted(font, size);
}

SetText::SetText(const QString& text, const QFont& font, double width, Qt::Alignment alignment)
    : layout_(std::make_shared<QTextLayout>(as_visible(text).replace('\n', QChar::LineSeparator), font)) {
  QTextOption option(alignment);
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  option.setUseDesignMetrics(true);
  layout_->setTextOption(option);
  layout_->setCacheEnabled(true);
  layout_->beginLayout();
  for (QTextLine line = layout_->createLine(); line.isValid(); line = layout_->createLine()) {
    line.setLineWidth(width);
    line.setPosition({0, height_});
    width_ = std::max(width_, line.naturalTextWidth());
    height_ += line.height() * LEADING;
  }
  layout_->endLayout();
}

double SetText::height_of_line(int line) const { return layout_->lineAt(line).height() * LEADING; }

void SetText::paint(QPainter& painter, QPointF top_left, const QColor& ink) const {
  painter.setPen(ink);
  layout_->draw(&painter, top_left);
}

void SetText::paint_line(QPainter& painter, int line, QPointF top_left, const QColor& ink) const {
  painter.setPen(ink);
  const QTextLine there = layout_->lineAt(line);
  there.draw(&painter, top_left - QPointF(0, there.position().y()));
}

}  // namespace linesman
