#include "ui/panels/legend_panel.h"

#include <QPainter>

#include "ui/picture/furniture.h"
#include "ui/report/terrain_words.h"

namespace linesman {

namespace {

/// How the rules in force rate a kind.
KindWords ratings_under(const RulesetData* ruleset) {
  return [ruleset](Kind kind) {
    Feature feature;
    feature.kind = kind;
    return ruleset == nullptr ? QString() : rating_text(rating_of(*ruleset, feature));
  };
}

}  // namespace

LegendPanel::LegendPanel(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  setAccessibleName(tr("Legend"));
  for (const auto changed : {&Session::game_changed, &Session::ruleset_changed})
    connect(&session_, changed, this, [this] {
      setMinimumSize(sizeHint());
      update();
    });
}

QSize LegendPanel::sizeHint() const {
  return paint_legend(nullptr, {0, 0}, session_.game(), Palette::of(false), ratings_under(session_.ruleset_data()))
             .toSize() +
         QSize(12, 12);
}

void LegendPanel::paintEvent(QPaintEvent*) {
  if (!session_.has_game()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paint_legend(&painter, {6, 6}, session_.game(), Palette::of(palette().window().color().lightness() < 128),
               ratings_under(session_.ruleset_data()));
}

}  // namespace linesman
