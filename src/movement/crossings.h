// Crossing obstacles and contours, with the memory of where the centre came from when it stands on a line.
#pragma once

#include <functional>

#include "movement/junction_walk.h"
#include "movement/seams.h"
#include "movement/side_memory.h"
#include "movement/trace.h"

namespace linesman {

/// Where the centre passes features during one step, at an altitude.
struct Passage {
  const Seams& seams;
  const JunctionWalk& junctions;
  double altitude = 0;
  SideMemory& memory;
};

/// Adds where the centre passes a feature during a leg; what it comes to stand on is noted in the memory.
void add_passings(const SurveyedFeature& feature, const Course& centre, const Passage& step,
                  std::vector<Passing>& passings);

/// The same during a turn that moves the centre, in degrees.
void add_passings(const SurveyedFeature& feature, const Turning& turning, Vec centre, const Passage& step,
                  std::vector<Passing>& passings);

/// How much of a centre line the base covers during a stretch.
using CoverOf = std::function<std::optional<Stretch>(const CentreLine& line, const Stretch& s)>;

/// One crossing for each stretch of overlap, with the passing that falls into it; of a line one for each of them, of a
/// polygon with the first.
void add_crossings(const SurveyedFeature& feature, const Stretches& met, const std::vector<Passing>& passings,
                   const CoverOf& cover, std::vector<Crossing>& crossings);

}  // namespace linesman
