#include "ui/window/settings.h"

#include <QLocale>
#include <QSettings>
#include <algorithm>

#include "drawing/sheet/paper.h"

namespace linesman {

ViewStyle kept_view_style(ViewStyle style) {
  const QSettings settings;
  style.grid = settings.value("grid", style.grid).toBool();
  style.hexes = settings.value("hex_grid", style.hexes).toBool();
  style.names = settings.value("names", style.names).toBool();
  style.legend = settings.value("legend", style.legend).toBool();
  style.plan = settings.value("plan", style.plan).toBool();
  if (settings.value("unit").toString() == "cm") style.unit = LengthUnit::centimetre;
  return style;
}

void keep_view_style(const ViewStyle& style) {
  QSettings settings;
  settings.setValue("grid", style.grid);
  settings.setValue("hex_grid", style.hexes);
  settings.setValue("names", style.names);
  settings.setValue("legend", style.legend);
  settings.setValue("plan", style.plan);
  settings.setValue("unit", style.unit == LengthUnit::centimetre ? "cm" : "inch");
}

std::optional<QPointF> kept_legend_place() {
  const QVariant place = QSettings().value("legend_place");
  return place.canConvert<QPointF>() ? std::optional(place.toPointF()) : std::nullopt;
}

void keep_legend_place(std::optional<QPointF> place) {
  if (place) QSettings().setValue("legend_place", *place);
}

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
