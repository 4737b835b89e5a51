#include "ui/picture/model_names.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <map>
#include <utility>

#include "ui/picture/marks.h"

namespace linesman {

namespace {

constexpr double UNIT_SCALE = 20;  // painter's units for an inch: below it units are named, not models

/// Below the base, else above it, else to a side: wherever it covers neither another name nor, much, another base.
std::optional<QRectF> place_for_name(QSizeF name, const QRectF& base, const std::vector<QRectF>& bases,
                                     const std::vector<QRectF>& taken, const QRectF& within) {
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
    if (std::none_of(taken.begin(), taken.end(), meets) && std::none_of(bases.begin(), bases.end(), hides)) return box;
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

/// What is named, and the place that the name belongs to. Seen from afar the models of a unit that stand together have
/// one name, the unit's.
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
  std::map<Hex, std::size_t> tops;  // of a stack the one on top is named
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

}  // namespace

void paint_model_names(QPainter& painter, const Projection& projection, const Game& game, const Footprints& footprints,
                       const std::vector<PieceIndex>& shown, const Palette& palette, std::vector<QRectF> taken,
                       const Box& within) {
  QFont font = painter.font();
  font.setPixelSize(std::clamp(static_cast<int>(projection.scale * 0.6), 9, 14));
  font.setBold(true);
  painter.setFont(font);
  const QFontMetricsF metrics(font);
  const std::vector<QRectF> bases = base_rects(projection, game, footprints, shown);
  // A name of a model off the table has its place there.
  const Box table{{0, 0}, {game.table().width, game.table().depth}};
  for (const auto& [text, base] : names_of(projection, game, shown, bases)) {
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    const QRectF on_paper = projection.to_paper(within.empty() ? table : within);
    if (!within.empty() && !on_paper.contains(base.center())) continue;  // named for a corner of its base
    const bool beside_table = within.empty() && !on_paper.intersects(base);
    const QRectF room = beside_table ? base.adjusted(-1e4, -1e4, 1e4, 1e4) : on_paper;
    const auto box = place_for_name(size, base, bases, taken, room);
    if (!box) continue;
    taken.push_back(*box);
    paint_label(painter, box->center(), text, palette.ink, palette.halo);
  }
}

}  // namespace linesman
