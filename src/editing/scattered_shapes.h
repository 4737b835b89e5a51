// Things that are scattered over a table, and the shape of each. For `scatter.cpp` and its tests.
#pragma once

#include <cstdint>
#include <vector>

#include "base/splitmix.h"
#include "editing/scatter_land.h"
#include "editing/transform.h"

namespace linesman {

/// Chance from a seed, the same on every machine.
class SeededChance {
 public:
  explicit SeededChance(std::uint64_t seed) : numbers_(seed) {}

  /// In [0, 1).
  double unit() { return numbers_.unit(); }
  double between(double least, double most) { return least + (most - least) * unit(); }
  /// A whole number in [0, n); `n` is above 0.
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(numbers_.next() % n); }
  double heading() { return 360 * unit(); }

 private:
  SplitMix64 numbers_;
};

enum class ScatterForm { blob, block, line, field };

/// One row of what a land is made of.
struct ScatteredThing {
  Kind kind;
  ScatterForm form;
  double least;   ///< inches from side to side, or along a line, on a table of usual size
  double most;    ///< likewise
  double weight;  ///< how often, beside the others
};

struct ScatteredPart {
  Kind kind;
  FeatureShape shape;
};

/// Things that are placed together: a field with its hedge.
using ScatteredGroup = std::vector<ScatteredPart>;

const ScatteredThing& thing_for(ScatterLand land, SeededChance& chance);
bool has_road(ScatterLand land);
bool has_river(ScatterLand land);

/// `at` is its middle, `heading` that of the houses of this table, `size` what inches are multiplied with.
ScatteredGroup scattered_group(const ScatteredThing& thing, Vec at, double heading, double size, SeededChance& chance);

/// A road or river from the west to the east edge, or from the south to the north one, with two bends.
/// `through_middle`: symmetric about it.
Polyline scattered_line(const Table& table, bool west_east, bool through_middle, SeededChance& chance);

}  // namespace linesman
