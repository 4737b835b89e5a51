// Strips of paper that are never cut, and how they come to lie on pages.
#pragma once

#include <functional>
#include <map>
#include <vector>

#include "drawing/sheet/block.h"

namespace linesman {

/// On which page, from 1, a heading stands, by its anchor.
using PageNumbers = std::map<QString, int>;

struct PaperStrip {
  double above = 0;  ///< white over it, but not at the head of a page
  double height = 0;
  bool keeps_with_next = false;
  bool begins_page = false;
  QString anchor{};  ///< what stands here
  /// Paints it with its upper left corner there.
  std::function<void(QPainter&, QPointF, const PageNumbers&)> paint{};
  std::vector<Drawing> drawings{};  ///< what is to be seen of it besides, from that corner
};

/// A strip on its page.
struct PlacedStrip {
  std::size_t strip = 0;
  double top = 0;  ///< from the head of the page
};
using Page = std::vector<PlacedStrip>;

/// The strips in their order, none cut, and none apart from the next with which it is to be kept unless a page cannot
/// hold them. `height` is that of a page; a strip that is higher has a page for itself.
std::vector<Page> paged(const std::vector<PaperStrip>& strips, double height);

PageNumbers page_numbers(const std::vector<PaperStrip>& strips, const std::vector<Page>& pages);

/// How high the strips are one below the other.
double height_of(const std::vector<PaperStrip>& strips);

}  // namespace linesman
