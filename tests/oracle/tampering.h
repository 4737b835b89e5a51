// Traces that were changed in one fact, which the oracle must find.
#pragma once

#include <gtest/gtest.h>

#include <functional>

#include "support/oracle.h"

namespace linesman::tampering {

inline Feature feature(std::string id, Kind kind, FeatureShape shape) {
  Feature f;
  f.id = std::move(id);
  f.kind = kind;
  f.shape = std::move(shape);
  f.height = default_height(kind);
  f.width = default_width(kind);
  return f;
}

inline MultiPolygon box(double west, double south, double east, double north) {
  return {{{{west, south}, {east, south}, {east, north}, {west, north}}, {}}};
}

inline Piece piece(std::string id, Vec at, double diameter) {
  Piece p;
  p.id = std::move(id);
  p.base = CircleBase{diameter};
  p.pose.at = at;
  return p;
}

/// A game and the trace of a move on it.
struct Scenery {
  Game game;
  Trace trace;
};

/// A change of one fact, with its name.
struct Tampering {
  const char* what;
  std::function<void(Trace&)> change;
};

inline void expect_agreement(const Scenery& s) {
  EXPECT_EQ(disagreements(s.game, s.trace), std::vector<std::string>());
}

inline void expect_all_found(const Scenery& s, const std::vector<Tampering>& tamperings) {
  for (const Tampering& t : tamperings) {
    Trace changed = s.trace;
    t.change(changed);
    EXPECT_FALSE(disagreements(s.game, changed).empty()) << t.what;
  }
}

}  // namespace linesman::tampering
