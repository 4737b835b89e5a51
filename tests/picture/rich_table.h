// A table with every kind of terrain and every sort of model, for pictures and for the window's tests.
#pragma once

#include "referee/referee.h"
#include "table/game.h"

namespace linesman {

/// 72 × 48 inches, every kind at least once, two sides, units.
Game rich_table();

/// A judgement on `rich_table` made up by hand: a tank that turns, crosses a hedge and goes too far.
Judgement rich_judgement(const Game& game);

/// The table of the measurements: `n` features at the density of 100 on 72 × 48 inches, `models` round models.
Game crowded_table(std::size_t n, std::size_t models);

}  // namespace linesman
