// Crossings of obstacles and contours. They need the side from which a centre came that stands on a line.
#pragma once

#include <functional>

#include "movement/survey/junction_walk.h"
#include "movement/trace.h"
#include "movement/trace/seams.h"
#include "movement/trace/side_memory.h"

namespace linesman {

/// One step of a centre at an altitude, as far as crossings need it.
struct Passage {
  const Seams& seams;
  const JunctionWalk& junctions;
  double altitude = 0;
  SideMemory& memory;
};

/// Adds where the centre passes a feature during a leg. Notes in the memory where it ends on a line.
void add_passings(const SurveyedFeature& feature, const Course& centre, const Passage& step,
                  std::vector<Passing>& passings);

/// Adds where the centre passes a feature during a turn that moves it, in degrees.
void add_passings(const SurveyedFeature& feature, const TurnSweep& turning, Vec centre, const Passage& step,
                  std::vector<Passing>& passings);

/// The part of a centre line that the base covers during a stretch.
using CoverOf = std::function<std::optional<Stretch>(const CentreLine& line, const Stretch& s)>;

/// Adds one crossing for each stretch of overlap, with the passing in it. Of several passings in a stretch, a line gets
/// one crossing for each, a polygon one with the first.
void add_crossings(const SurveyedFeature& feature, const Stretches& met, const std::vector<Passing>& passings,
                   const CoverOf& cover, std::vector<Crossing>& crossings);

}  // namespace linesman
