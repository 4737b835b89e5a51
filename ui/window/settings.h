// The settings that are kept from one start of the program to the next: how the table looks, and paper.
#pragma once

#include <QPageLayout>
#include <QPointF>
#include <optional>
#include <string>

#include "drawing/picture/palette.h"

namespace linesman {

/// The style that was kept; parts that were never kept are those of `style`.
ViewStyle kept_view_style(ViewStyle style);
void keep_view_style(const ViewStyle& style);

/// Where the legend was dragged to on the table, in pixels from the frame's corner; none: nowhere.
std::optional<QPointF> kept_legend_place();
void keep_legend_place(std::optional<QPointF> place);

// The paper that sheets are printed on.

/// As it was last set up; at first A4, or Letter where that is usual, with the margins of a sheet.
QPageLayout kept_page();
void keep_page(const QPageLayout& page);

/// Its name as files of sheets know it; A4 for paper that they do not.
std::string kept_paper();

}  // namespace linesman
