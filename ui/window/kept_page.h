// The paper that sheets are printed on: kept from one start to the next.
#pragma once

#include <QPageLayout>
#include <string>

namespace linesman {

/// As it was last set up; at first A4, or Letter where that is usual, with the margins of a sheet.
QPageLayout kept_page();
void keep_page(const QPageLayout& page);

/// Its name as files of sheets know it; A4 for paper that they do not.
std::string kept_paper();

}  // namespace linesman
