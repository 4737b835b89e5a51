#include "drawing/sheet/paper_strip.h"

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

namespace {

/// The end of the strips that are kept together with this one.
std::size_t end_of_group(const std::vector<PaperStrip>& strips, std::size_t first) {
  std::size_t last = first;
  while (last + 1 < strips.size() && strips[last].keeps_with_next && !strips[last + 1].begins_page) ++last;
  return last + 1;
}

double height_of(const std::vector<PaperStrip>& strips, std::size_t first, std::size_t end) {
  double height = 0;
  for (std::size_t i = first; i < end; ++i) height += strips[i].height + (i > first ? strips[i].above : 0);
  return height;
}

}  // namespace

std::vector<Page> paged(const std::vector<PaperStrip>& strips, double height) {
  std::vector<Page> pages(1);
  double used = 0;
  const auto turn_over = [&] {
    if (pages.back().empty()) return;
    pages.emplace_back();
    used = 0;
  };
  const auto place = [&](std::size_t i) {
    const double above = pages.back().empty() ? 0 : strips[i].above;
    if (used + above + strips[i].height > height) turn_over();
    const double top = used + (pages.back().empty() ? 0 : above);
    pages.back().push_back({i, top});
    used = top + strips[i].height;
  };
  for (std::size_t first = 0; first < strips.size();) {
    const std::size_t end = end_of_group(strips, first);
    const double group = height_of(strips, first, end);
    const double above = pages.back().empty() ? 0 : strips[first].above;
    if (strips[first].begins_page || (used + above + group > height && group <= height)) turn_over();
    for (; first < end; ++first) place(first);
  }
  return pages;
}

PageNumbers page_numbers(const std::vector<PaperStrip>& strips, const std::vector<Page>& pages) {
  PageNumbers numbers;
  for (std::size_t i = 0; i < pages.size(); ++i)
    for (const PlacedStrip& placed : pages[i])
      if (const QString& anchor = strips[placed.strip].anchor; !anchor.isEmpty())
        numbers[anchor] = static_cast<int>(i) + 1;
  return numbers;
}

double height_of(const std::vector<PaperStrip>& strips) { return height_of(strips, 0, strips.size()); }

}  // namespace linesman
