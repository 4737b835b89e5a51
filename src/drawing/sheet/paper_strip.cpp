#include "drawing/sheet/paper_strip.h"

namespace linesman {

namespace {

/// Where the strips end that are to be kept with this one.
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
