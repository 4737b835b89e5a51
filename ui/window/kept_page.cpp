#include "ui/window/kept_page.h"

#include <QLocale>
#include <QSettings>

#include "drawing/sheet/paper.h"

namespace linesman {

namespace {

std::string usual_paper() {
  return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? "Letter" : "A4";
}

}  // namespace

QPageLayout kept_page() {
  const QSettings settings;
  const std::string name = settings.value("paper").toString().toStdString();
  QPageLayout page = sheet_page(*sheet_paper(sheet_paper(name) ? name : usual_paper()));
  const QStringList margins = settings.value("paper_margins").toStringList();
  if (margins.size() == 4)
    page.setMargins({margins[0].toDouble(), margins[1].toDouble(), margins[2].toDouble(), margins[3].toDouble()});
  return page;
}

void keep_page(const QPageLayout& page) {
  QSettings settings;
  settings.setValue("paper", page.pageSize().key());
  const QMarginsF margins = page.margins(QPageLayout::Millimeter);
  QStringList kept;
  for (const double margin : {margins.left(), margins.top(), margins.right(), margins.bottom()})
    kept << QString::number(margin, 'f', 1);
  settings.setValue("paper_margins", kept);
}

std::string kept_paper() {
  const std::string key = kept_page().pageSize().key().toStdString();
  return sheet_paper(key) ? key : "A4";
}

}  // namespace linesman
