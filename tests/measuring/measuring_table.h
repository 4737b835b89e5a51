// A table to measure on: two tanks side by side, two round bases, a wood, a bare wall, a road with width.
#pragma once

#include "base/heading.h"
#include "measuring/measurement.h"

namespace linesman {

inline Game measuring_table() {
  Game::Parts parts;
  parts.table = {40, 30, {}};
  const auto add = [&](const char* id, Vec at, const Footprint& base) {
    Piece piece;
    piece.id = id;
    piece.side = "red";
    piece.base = base;
    piece.pose = {at, 0, 0};
    parts.pieces.push_back(piece);
  };
  add("left", {10, 10}, RectangleBase{1.2, 2.6});
  add("right", {14, 10}, RectangleBase{1.2, 2.6});
  add("scout", {5, 20}, CircleBase{1});
  add("gun", {8, 24}, CircleBase{2});
  const auto lay = [&](const char* id, Kind kind, FeatureShape shape, double width) {
    Feature feature;
    feature.id = id;
    feature.kind = kind;
    feature.shape = std::move(shape);
    feature.width = width;
    parts.terrain.push_back(feature);
  };
  lay("wood", Kind::wood, MultiPolygon{{{{20, 8}, {26, 8}, {26, 13}, {20, 13}}, {}}}, 0);
  lay("wall", Kind::wall, Polyline{{25, 15}, {40, 15}}, 0);
  lay("road", Kind::road, Polyline{{0, 2}, {15, 2}, {30, 2}}, 2);
  return Game(std::move(parts));
}

inline BaseOf base_of(const Game& game) {
  return [game](PieceIndex piece) { return game.piece(piece).base; };
}

template <class Wanted, class Taken>
Wanted read_on_table(const Taken& taken) {
  const Game game = measuring_table();
  const auto reading = read(taken, game, base_of(game));
  return reading ? std::get<Wanted>(*reading) : throw BrokenPromise(reading.problem().sentence());
}

inline TapeReading tape(std::vector<Anchor> anchors) { return read_on_table<TapeReading>(Tape{std::move(anchors)}); }
inline RingsReading rings(const Rings& taken) { return read_on_table<RingsReading>(taken); }
inline AngleReading angle(const Angle& taken) { return read_on_table<AngleReading>(taken); }
inline MarchReading march(const March& taken) { return read_on_table<MarchReading>(taken); }

}  // namespace linesman
