// Models that are moved and turned by hand, together: they keep their places to one another.
#pragma once

#include <QPainter>
#include <optional>
#include <vector>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "ui/tools/contact.h"

namespace linesman {

/// On a grid each stands in the middle of a hex and faces a hexside; elsewhere they may come into contact with others.
class Handful {
 public:
  struct Model {
    PieceIndex piece{};
    Footprint footprint;
    Piece before;
    Piece after;
  };

  Handful() = default;
  /// `models` (at least one) are of `game`; their `after` is set here. `others`: who they may come into contact with.
  Handful(Game game, std::vector<Model> models, std::vector<StandingBase> others);

  /// The middle of the models before they are moved.
  Vec middle() const { return middle_; }
  bool empty() const { return models_.empty(); }
  const std::vector<Model>& models() const { return models_; }

  /// Turns them about their middle by degrees, clockwise, and shifts them, so that each centre stays on the table.
  /// Into contact with others they snap from at most `reach` inches away; 0: never.
  void put(Vec shift, double turn, double reach);

  /// The game with them as they are put.
  Game game() const;
  bool is_moved() const;

  void paint(QPainter& painter, const Projection& projection, const Palette& palette) const;
  QRectF extent(const Projection& projection) const;

 private:
  Vec kept_on_table(Vec shift, double turn) const;
  std::optional<Vec> shift_into_contact(double reach) const;

  Game game_;
  std::vector<Model> models_;
  std::vector<StandingBase> others_;
  Vec middle_;
};

/// The handful of those pieces of a game, with the bases that `footprint` gives, among all that stand beside them.
template <class FootprintOf>
Handful handful_of(const Game& game, const std::vector<PieceIndex>& pieces, FootprintOf footprint) {
  std::vector<Handful::Model> models;
  std::vector<bool> held(game.pieces().size(), false);
  for (const PieceIndex i : pieces) {
    models.push_back({i, footprint(i), game.piece(i), game.piece(i)});
    held[at(i)] = true;
  }
  std::vector<StandingBase> others;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (!held[i] && game.pieces()[i]->on_table())
      others.push_back({footprint(static_cast<PieceIndex>(i)), game.pieces()[i]->pose});
  return Handful(game, std::move(models), std::move(others));
}

/// The step that a key turns by, degrees clockwise: [ and ] by 15, with Control by 1; Left and Right with Shift the
/// same. On a grid a hexside. 0: the key does not turn.
double turn_of_key(int key, Qt::KeyboardModifiers keys, const Table& table);
/// The step that an arrow key shifts by: a quarter inch, with Control an inch; on a grid a hex. Nothing for other keys.
std::optional<Vec> shift_of_key(int key, Qt::KeyboardModifiers keys, const Table& table);

}  // namespace linesman
