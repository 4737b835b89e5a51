#include "drawing/picture/models/model_names.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <map>
#include <utility>

#include "drawing/picture/pixel_cache.h"

namespace linesman {

namespace {

constexpr qsizetype LONGEST_NAME = 24;  // letters: tool tip and page have the whole name
constexpr double UNIT_SCALE = 20;       // painter's units for an inch; below it units have names, not models

/// The name goes below the base, else above it, else to a side: to the first place where it covers no other name and
/// little of other bases.
std::optional<QRectF> place_for_name(QSizeF name, const QRectF& base, const RectGrid& bases, const RectGrid& taken,
                                     const QRectF& within) {
  const double aside = (base.width() + name.width()) / 2 + 3;
  const double away = (base.height() + name.height()) / 2 + 1;
  for (const QPointF off : {QPointF(0, away), QPointF(0, -away), QPointF(aside, 0), QPointF(-aside, 0)}) {
    QRectF box(QPointF(), name);
    box.moveCenter(base.center() + off);
    if (!within.contains(box)) continue;
    const auto covered = [&](const QRectF& other) {
      const QRectF both = other.intersected(box);
      return other == base ? 0.0 : both.width() * both.height();
    };
    const auto hides = [&](const QRectF& other) { return covered(other) > 0.15 * name.width() * name.height(); };
    const auto meets = [&](const QRectF& other) { return other.intersects(box); };
    if (!taken.any_near(box, meets) && !bases.any_near(box, hides)) return box;
  }
  return std::nullopt;
}

std::vector<QRectF> base_rects(const Projection& projection, const Game& game, const Footprints& footprints,
                               const std::vector<PieceIndex>& pieces) {
  std::vector<QRectF> rects;
  for (const PieceIndex i : pieces)
    rects.push_back(outline_path(projection, footprint_of(game, footprints, i), game.piece(i).pose).boundingRect());
  return rects;
}

/// A name and the place that it belongs to. At a small scale, the models of a unit that stand together have one name,
/// that of the unit.
std::vector<std::pair<QString, QRectF>> names_of(const Projection& projection, const Game& game,
                                                 const std::vector<PieceIndex>& pieces,
                                                 const std::vector<QRectF>& rects) {
  struct Group {
    QRectF whole;
    double bases = 0;
    int models = 0;
    bool named = false;
  };
  std::map<UnitIndex, Group> groups;
  for (std::size_t k = 0; k < pieces.size(); ++k)
    if (const auto unit = game.piece(pieces[k]).unit) {
      Group& group = groups[*unit];
      group.whole |= rects[k];
      group.bases += rects[k].width() * rects[k].height();
      ++group.models;
    }
  const auto together = [&](const Group& group) {
    return projection.scale < UNIT_SCALE && group.models > 3 &&
           group.whole.width() * group.whole.height() < 6 * group.bases;
  };
  std::map<Hex, std::size_t> tops;  // only the top model of a stack has a name
  for (std::size_t k = 0; k < pieces.size(); ++k)
    if (const auto hex = game.piece(pieces[k]).hex) tops[*hex] = k;
  std::vector<std::pair<QString, QRectF>> names;
  for (std::size_t k = 0; k < pieces.size(); ++k) {
    const Piece& piece = game.piece(pieces[k]);
    if (piece.hex && tops[*piece.hex] != k) continue;
    const auto group = piece.unit ? groups.find(*piece.unit) : groups.end();
    if (group == groups.end() || !together(group->second))
      names.emplace_back(QString::fromStdString(label(piece)), rects[k]);
    else if (!std::exchange(group->second.named, true))
      names.emplace_back(QString::fromStdString(label(game.unit(*piece.unit))), group->second.whole);
  }
  return names;
}

QFont model_name_font(double scale) {
  QFont font;
  font.setPixelSize(std::clamp(static_cast<int>(scale * 0.6), 9, 14));
  font.setBold(true);
  return font;
}

}  // namespace

std::vector<PlacedName> placed_model_names(const Projection& projection, const Game& game, const Footprints& footprints,
                                           const std::vector<PieceIndex>& shown, const std::vector<QRectF>& taken,
                                           const Box& within) {
  const QFontMetricsF metrics(model_name_font(projection.scale));
  const std::vector<QRectF> bases = base_rects(projection, game, footprints, shown);
  const RectGrid base_grid(bases);
  RectGrid taken_grid(taken);
  const Box table{{0, 0}, {game.table().width, game.table().depth}};
  const QRectF on_paper = projection.to_paper(within.empty() ? table : within);
  std::vector<PlacedName> names;
  for (const auto& [name, base] : names_of(projection, game, shown, bases)) {
    const QString text =
        name.size() > LONGEST_NAME ? name.left(LONGEST_NAME - 1).trimmed() + QStringLiteral("…") : name;
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    if (!within.empty() && !on_paper.contains(base.center())) continue;  // only a corner of its base is in the part
    // The name of a model that stands off the table may stand there, too.
    const bool beside_table = within.empty() && !on_paper.intersects(base);
    const QRectF room = beside_table ? base.adjusted(-1e4, -1e4, 1e4, 1e4) : on_paper;
    const auto box = place_for_name(size, base, base_grid, taken_grid, room);
    if (!box) continue;
    taken_grid.add(*box);
    names.push_back({text, *box});
  }
  return names;
}

void paint_model_names(QPainter& painter, const std::vector<PlacedName>& names, double scale, QPointF origin,
                       const QRectF& part, const Palette& palette, LabelCache* kept) {
  constexpr double HALO = 4;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(model_name_font(scale));
  for (const PlacedName& name : names)
    if (const QRectF box = name.box.translated(origin); box.adjusted(-HALO, -HALO, HALO, HALO).intersects(part))
      paint_label(painter, box.center(), name.text, palette.ink, palette.halo, kept);
  painter.restore();
}

ModelNames::List ModelNames::at(double scale) {
  const std::lock_guard lock(mutex_);
  if (names_ && scale_ == scale) return names_;
  std::vector<PieceIndex> shown;
  for (std::size_t i = 0; i < game_.pieces().size(); ++i)
    if (game_.pieces()[i]->on_table()) shown.push_back(static_cast<PieceIndex>(i));
  names_ = std::make_shared<const std::vector<PlacedName>>(
      placed_model_names(Projection{scale, {0, 0}}, game_, footprints_, shown));
  scale_ = scale;
  return names_;
}

ModelNames::List ModelNames::known(double scale) {
  const std::lock_guard lock(mutex_);
  return scale_ == scale ? names_ : nullptr;
}

}  // namespace linesman
