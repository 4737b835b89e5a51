#include "ui/tools/placing/rubber_band.h"

#include <algorithm>

namespace linesman {

namespace {

bool lists_piece(const std::vector<PieceIndex>& list, PieceIndex piece) {
  return std::find(list.begin(), list.end(), piece) != list.end();
}

}  // namespace

RubberBand::RubberBand(ToolHost& host, const Pointer& pressed)
    : host_(host), drag_(pressed), from_(pressed.at), to_(pressed.at), adds_(pressed.keys & Qt::ControlModifier) {}

void RubberBand::move(const Pointer& pointer) {
  if (drag_.passed(pointer)) to_ = pointer.at;
}

Box RubberBand::box() const {
  Box box;
  box.include(from_);
  box.include(to_);
  return box;
}

std::vector<PieceIndex> RubberBand::caught() const {
  std::vector<PieceIndex> pieces;
  const Game& game = host_.game();
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    if (piece.on_table() && box().meets(Box{piece.pose.at, piece.pose.at}))
      pieces.push_back(static_cast<PieceIndex>(i));
  }
  return pieces;
}

void RubberBand::finish() {
  std::vector<PieceIndex> pieces = adds_ ? host_.selection() : std::vector<PieceIndex>{};
  if (drag_.passed())
    for (const PieceIndex piece : caught())
      if (!lists_piece(pieces, piece)) pieces.push_back(piece);
  host_.select(pieces);
}

void RubberBand::paint(QPainter& painter, const Palette& palette) const {
  if (!drag_.passed()) return;
  QColor inside = palette.select;
  inside.setAlphaF(0.12F);
  painter.setPen(QPen(palette.select, 1.5, Qt::DashLine));
  painter.setBrush(inside);
  painter.drawRect(host_.projection().to_paper(box()));
}

QRectF RubberBand::extent() const {
  return drag_.passed() ? host_.projection().to_paper(box()).adjusted(-2, -2, 2, 2) : QRectF();
}

void select_unit_of(ToolHost& host, PieceIndex piece) {
  const Game& game = host.game();
  const auto unit = game.piece(piece).unit;
  std::vector<PieceIndex> members = unit ? game.pieces_of(*unit) : std::vector{piece};
  std::erase_if(members, [&](PieceIndex i) { return !game.piece(i).on_table(); });
  // The one that was pointed at leads.
  if (const auto it = std::find(members.begin(), members.end(), piece); it != members.end())
    std::rotate(members.begin(), it, it + 1);
  host.select(members);
}

void toggle_in_selection(ToolHost& host, const std::vector<PieceIndex>& pieces) {
  std::vector<PieceIndex> selection = host.selection();
  const bool all = std::all_of(pieces.begin(), pieces.end(), [&](PieceIndex i) { return lists_piece(selection, i); });
  for (const PieceIndex piece : pieces) {
    if (all)
      std::erase(selection, piece);
    else if (!lists_piece(selection, piece))
      selection.push_back(piece);
  }
  host.select(selection);
}

}  // namespace linesman
