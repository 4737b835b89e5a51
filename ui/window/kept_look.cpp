#include "ui/window/kept_look.h"

#include <QSettings>

namespace linesman {

Look kept_look(Look look) {
  const QSettings settings;
  look.grid = settings.value("grid", look.grid).toBool();
  look.hexes = settings.value("hex_grid", look.hexes).toBool();
  look.names = settings.value("names", look.names).toBool();
  look.legend = settings.value("legend", look.legend).toBool();
  look.plan = settings.value("plan", look.plan).toBool();
  if (settings.value("unit").toString() == "cm") look.unit = LengthUnit::centimetre;
  return look;
}

void keep_look(const Look& look) {
  QSettings settings;
  settings.setValue("grid", look.grid);
  settings.setValue("hex_grid", look.hexes);
  settings.setValue("names", look.names);
  settings.setValue("legend", look.legend);
  settings.setValue("plan", look.plan);
  settings.setValue("unit", look.unit == LengthUnit::centimetre ? "cm" : "inch");
}

std::optional<QPointF> kept_legend_place() {
  const QVariant place = QSettings().value("legend_place");
  return place.canConvert<QPointF>() ? std::optional(place.toPointF()) : std::nullopt;
}

void keep_legend_place(std::optional<QPointF> place) {
  if (place) QSettings().setValue("legend_place", *place);
}

}  // namespace linesman
