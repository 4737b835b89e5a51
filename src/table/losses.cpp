#include "table/losses.h"

#include <algorithm>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "table/shared_keys.h"
#include "table/tray_left.h"

namespace linesman {

namespace {

double length_of(const Footprint& base) {
  const Box box = frame_box(base);
  return box.max.y - box.min.y;
}

}  // namespace

std::int64_t models_left(const Piece& piece) { return piece.tray ? models_left(*piece.tray, piece.status) : 1; }

Sentence why_no_losses(const Tray& tray, const Value& value) {
  const auto losses = value.whole();
  if (!losses || *losses < 0) return said<"\"losses\" must be a whole number of models, not {a}">(described(value));
  return *losses > tray.models ? said<"\"losses\" are more than its models">() : Sentence();
}

Piece with_outline(Piece piece) {
  if (piece.tray) piece.base = base_left(*piece.tray, piece.status);
  return piece;
}

Piece with_status(Piece piece, Value status) {
  const Piece before = with_outline(piece);
  piece.status = std::move(status);
  if (const Value* losses = piece.tray ? piece.status.find(LOSSES) : nullptr;
      losses && !why_no_losses(*piece.tray, *losses).empty())
    piece.status = piece.status.with(LOSSES, piece.tray->models - models_left(piece));
  piece = with_outline(std::move(piece));
  const double shorter = length_of(before.base) - length_of(piece.base);
  if (!piece.tray || piece.hex || same_length(shorter, 0)) return piece;
  const Vec middle = piece.pose.at + direction(piece.pose.facing) * (shorter / 2);
  piece.pose.at = {rounded(middle.x), rounded(middle.y)};
  return piece;
}

Piece with_base(Piece piece, Footprint base) {
  if (std::holds_alternative<PolygonBase>(base)) piece.tray.reset();
  if (piece.tray)
    piece.tray->model = std::move(base);
  else
    piece.base = std::move(base);
  return with_outline(std::move(piece));
}

}  // namespace linesman
