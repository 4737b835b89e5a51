// Small tables for the tracer's tests.
#pragma once

#include "movement/trace/tracer.h"

namespace linesman::scenes {

/// The tolerance of values that were worked out by hand.
inline constexpr double NEAR = 1e-9;

/// The first feature of a scene.
inline constexpr FeatureIndex F0{0};
inline constexpr FeatureIndex F1{1};

inline Ring box_ring(double x, double y, double width, double depth) {
  return {{x, y}, {x + width, y}, {x + width, y + depth}, {x, y + depth}};
}

inline Feature polygon(std::string id, Kind kind, Ring ring, std::vector<Ring> holes = {}) {
  Feature f;
  f.id = std::move(id);
  f.kind = kind;
  f.shape = MultiPolygon{{std::move(ring), std::move(holes)}};
  f.height = default_height(kind);
  return f;
}

inline Feature line(std::string id, Kind kind, Polyline points, double width) {
  Feature f;
  f.id = std::move(id);
  f.kind = kind;
  f.shape = std::move(points);
  f.width = width;
  f.height = default_height(kind);
  return f;
}

inline Piece piece(std::string id, Footprint base, Vec at, double facing = 0, double altitude = 0) {
  Piece p;
  p.id = std::move(id);
  p.side = "red";
  p.base = std::move(base);
  p.pose = {at, facing, altitude};
  return p;
}

/// A game with the trace of its first piece along a path.
struct Scene {
  Game::Parts parts;

  Scene& with(Feature f) {
    parts.terrain.push_back(std::move(f));
    return *this;
  }
  Scene& with(Piece p) {
    parts.pieces.push_back(std::move(p));
    return *this;
  }
  Game game() const { return Game(parts); }

  static TraceRequest moving(const Game& game, Path path) {
    TraceRequest request;
    request.movers.push_back({PieceIndex{0}, game.piece(PieceIndex{0}).base, {}, std::move(path)});
    return request;
  }
  Trace trace(const TraceRequest& request) const { return Tracer(game()).trace(request).value(); }
  PieceTrace trace(Path path) const { return trace(moving(game(), std::move(path))).pieces.at(0); }
  Leg leg(Path path, std::size_t step = 0) const { return std::get<Leg>(trace(std::move(path)).steps.at(step).facts); }
  Turn turn(Path path, std::size_t step = 0) const {
    return std::get<Turn>(trace(std::move(path)).steps.at(step).facts);
  }
};

}  // namespace linesman::scenes
