// Light or dark, whatever the desktop says.
#pragma once

#include <QPageLayout>
#include <QPointF>
#include <optional>
#include <string>

#include "base/names.h"
#include "drawing/picture/palette.h"

namespace linesman {

enum class Appearance { system, light, dark };
constexpr Names<Appearance::dark> names_of(Appearance) { return {"system", "light", "dark"}; }

/// What was chosen last, in this window or an earlier one; at first the desktop's.
Appearance chosen_appearance();
void remember_appearance(Appearance appearance);

/// Of the whole program, at once.
void apply_appearance(Appearance appearance);

// How the table looks, kept between two runs of the program.

/// The style that was kept; parts that were never kept are those of `style`.
ViewStyle kept_view_style(ViewStyle style);
void keep_view_style(const ViewStyle& style);

/// Where the legend was dragged to on the table, in pixels from the frame's corner; none: nowhere.
std::optional<QPointF> kept_legend_place();
void keep_legend_place(std::optional<QPointF> place);

// The paper that sheets are printed on: kept from one start to the next.

/// As it was last set up; at first A4, or Letter where that is usual, with the margins of a sheet.
QPageLayout kept_page();
void keep_page(const QPageLayout& page);

/// Its name as files of sheets know it; A4 for paper that they do not.
std::string kept_paper();

}  // namespace linesman
