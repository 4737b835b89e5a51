// Are bases farther apart than a distance?
#include <algorithm>
#include <set>

#include "base/tolerance.h"
#include "measuring/outline.h"
#include "movement/grid/hex_grid.h"
#include "reach/ask/row_asked.h"

namespace linesman {

namespace {

Measurable base_of(const Hearing& hearing, PieceIndex piece) {
  return outline_of(hearing.ruleset().footprint(hearing.game(), piece), hearing.game().piece(piece).pose);
}

/// The pieces of a model or unit, and those of them that are not asked about themselves.
std::vector<PieceIndex> others(const Game& game, const std::string& id, const std::vector<PieceIndex>& asked) {
  std::vector<PieceIndex> all;
  if (const auto piece = game.find_piece(id)) all = {*piece};
  if (const auto unit = game.find_unit(id)) all = game.pieces_of(*unit);
  std::erase_if(all, [&](PieceIndex piece) {
    return !game.piece(piece).on_table() || std::find(asked.begin(), asked.end(), piece) != asked.end();
  });
  return all;
}

/// The hexes that a feature covers, or on whose sides it lies.
std::set<Hex> hexes_of(const HexGrid& grid, const Feature& feature, const Measurable& outline) {
  std::set<Hex> hexes(feature.hexes.begin(), feature.hexes.end());
  for (const Hexside& side : feature.hexsides)
    for (const Hex& hex : {side.hex, grid.across(side.hex, side.side)})
      if (grid.contains(hex)) hexes.insert(hex);
  if (!hexes.empty()) return hexes;
  const auto touched_by = [&](const auto& place_of) {
    std::set<Hex> touched;
    const HexLayout& layout = grid.layout();
    for (int column = 0; column < layout.columns; ++column)
      for (int row = 0; row < layout.rows; ++row) {
        const auto near = closest_points(place_of(Hex{column, row}), outline);
        if (near && !exceeds(near->distance, 0)) touched.insert({column, row});
      }
    return touched;
  };
  // A drawing covers a hex by its centre. One that covers none lies on the sides of those that it touches.
  if (class_of(feature.kind) != FeatureClass::obstacle)
    hexes = touched_by([&](Hex hex) { return Measurable{Measured{grid.centre(hex), 0}}; });
  if (hexes.empty())
    hexes = touched_by([&](Hex hex) { return Measurable{Measured{MultiPolygon{{grid.outline(hex), {}}}, 0}}; });
  return hexes;
}

std::optional<double> hexes_between(const HexGrid& grid, const std::set<Hex>& from, const std::set<Hex>& to) {
  std::optional<double> least;
  for (const Hex& a : from)
    for (const Hex& b : to) {
      const auto hexes = static_cast<double>(grid.straight(a, b).size());
      least = std::min(least.value_or(hexes), hexes);
    }
  return least;
}

std::optional<double> gap_on_grid(const Game& game, const std::vector<PieceIndex>& pieces, const ApartAsked& apart) {
  const HexGrid grid(*game.table().hex);
  const auto hexes_of_all = [&](const std::vector<PieceIndex>& all) {
    std::set<Hex> hexes;
    for (const PieceIndex piece : all)
      if (game.piece(piece).hex) hexes.insert(*game.piece(piece).hex);
    return hexes;
  };
  if (const auto feature = game.find_feature(apart.from)) {
    const Feature& from = game.feature(*feature);
    return hexes_between(grid, hexes_of_all(pieces), hexes_of(grid, from, outline_of(from, game.table())));
  }
  return hexes_between(grid, hexes_of_all(pieces), hexes_of_all(others(game, apart.from, pieces)));
}

std::optional<double> gap_in_space(const Hearing& hearing, const std::vector<PieceIndex>& pieces,
                                   const ApartAsked& apart) {
  const Game& game = hearing.game();
  std::vector<Measurable> to;
  if (const auto feature = game.find_feature(apart.from))
    to.push_back(outline_of(game.feature(*feature), game.table()));
  for (const PieceIndex other : others(game, apart.from, pieces)) to.push_back(base_of(hearing, other));
  std::optional<double> least;
  for (const PieceIndex piece : pieces) {
    const Measurable base = base_of(hearing, piece);
    for (const Measurable& other : to)
      if (const auto near = closest_points(base, other))
        least = std::min(least.value_or(near->distance), near->distance);
  }
  return least;
}

}  // namespace

Row apart_row(const Hearing& hearing, const std::vector<PieceIndex>& pieces, const ApartAsked& apart) {
  const bool grid = hearing.game().table().hex.has_value();
  const auto gap = grid ? gap_on_grid(hearing.game(), pieces, apart) : gap_in_space(hearing, pieces, apart);
  Row row;
  if (!gap) {
    row.reason = "nothing is there to measure to";
    return row;
  }
  row.gap = *gap;
  row.slack = *gap - apart.distance;
  row.answer = exceeds(*gap, apart.distance) ? RowAnswer::yes : RowAnswer::no;
  return row;
}

}  // namespace linesman
