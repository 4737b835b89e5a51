#include "state/wreck.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/heading.h"

namespace linesman::state {

namespace {

constexpr int CORNERS_OF_A_DISC = 64;

/// The corners of a base in its own frame, from the front left one (of a disc: ahead) to the right and round.
Ring outline(const Footprint& base) {
  if (const auto* disc = std::get_if<CircleBase>(&base)) {
    Ring ring;
    for (int i = 0; i < CORNERS_OF_A_DISC; ++i) {
      const double turned = 2 * std::numbers::pi * i / CORNERS_OF_A_DISC;
      ring.push_back({disc->diameter / 2 * std::sin(turned), disc->diameter / 2 * std::cos(turned)});
    }
    return ring;
  }
  if (const auto* block = std::get_if<RectangleBase>(&base)) {
    const double x = block->width / 2;
    const double y = block->length / 2;
    return {{-x, y}, {x, y}, {x, -y}, {-x, -y}};
  }
  return std::get<PolygonBase>(base).points;
}

std::string free_id(const Game& game, const std::string& piece, const std::set<std::string>& taken) {
  constexpr std::size_t LONGEST = 64;
  const auto is_free = [&](const std::string& id) {
    return !taken.contains(id) && !game.find_feature(id) && !game.find_piece(id) && !game.find_unit(id);
  };
  for (std::size_t n = 0;; ++n) {
    // -wreck, -wreck-b … -wreck-z, -wreck-aa …
    std::string letters;
    for (std::size_t k = n + (n > 0 ? 1 : 0); k > 0; k = (k - 1) / 26)
      letters.insert(letters.begin(), static_cast<char>('a' + (k - 1) % 26));
    const std::string ending = "-wreck" + (letters.empty() ? "" : "-" + letters);
    const std::string id = piece.substr(0, LONGEST - ending.size()) + ending;
    if (is_free(id)) return id;
  }
}

}  // namespace

Feature wreck_of(const Game& game, const Piece& piece, const Footprint& base, const Value& rating,
                 const std::set<std::string>& taken) {
  Feature wreck;
  wreck.id = free_id(game, piece.id, taken);
  wreck.name = piece.name;
  wreck.kind = Kind::wreck;
  wreck.height = default_height(Kind::wreck);
  wreck.width = default_width(Kind::wreck);
  if (!rating.is_null()) wreck.ratings = Value(Value::Object{{game.ruleset(), rating}});
  if (piece.hex) {
    wreck.hexes = {*piece.hex};
    return wreck;
  }
  Ring ring;
  for (const Vec corner : outline(base)) ring.push_back(piece.pose.at + rotated(corner, piece.pose.facing));
  wreck.shape = MultiPolygon{{ring, {}}};
  return wreck;
}

}  // namespace linesman::state
