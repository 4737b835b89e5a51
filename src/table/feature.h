// One feature of the terrain.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/value.h"
#include "table/footprint.h"
#include "table/hex.h"
#include "table/kind.h"

namespace linesman {

/// The shape of a feature; none when it is given by hexes only.
using FeatureShape = std::variant<std::monostate, MultiPolygon, Polyline>;

struct Feature {
  std::string id;
  std::string name;  ///< may be empty
  Kind kind = Kind::broken;
  FeatureShape shape;
  double width =
      0;  ///< inches across a Polyline: its area is the strip with flat ends and round joins; 0 is the bare line
  double height = 0;  ///< inches; pieces at this altitude or above pass over it
  Value traits = Value::empty_object();
  Value ratings = Value::empty_object();  ///< by ruleset id
  std::vector<Hex> hexes;                 ///< on a hex grid: the hexes it covers, if the document lists them
  std::vector<Hexside> hexsides;          ///< on a hex grid: the hexsides it lies on, if the document lists them
  Value status = Value::empty_object();   ///< what play has changed (a narrow passage used this turn)
};

}  // namespace linesman
