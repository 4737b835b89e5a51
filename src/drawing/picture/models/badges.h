// Badges beside a model: its statuses, its altitude, its passengers.
#pragma once

#include <QPainter>
#include <vector>

#include "drawing/picture/palette.h"
#include "state/statuses.h"
#include "table/game.h"

namespace linesman {

enum class BadgeKind { immobilised, trapped, pinned, routed, damage, musician, aboard };

struct Badge {
  BadgeKind kind{};
  int count = 0;      ///< of damage: levels lost; of aboard: passengers
  bool over = false;  ///< it does not count any more: struck through
};

/// At that moment of the game; a status that was over before it is struck through.
std::vector<Badge> badges_of(const Piece& piece, state::Moment now, int aboard);

/// Paints them side by side from `left_middle` to the right, each `size` wide.
void paint_badges(QPainter& painter, QPointF left_middle, double size, const std::vector<Badge>& badges);

/// Paints "▲3″" in a pill with its middle at `centre`.
void paint_altitude(QPainter& painter, QPointF centre, double size, double altitude, LengthUnit unit,
                    const Palette& palette);

}  // namespace linesman
