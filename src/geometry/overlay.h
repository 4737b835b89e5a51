// Polygons joined and cut: for editing, imports and drawing.
//
// Boost.Geometry does the work; no ruling rests on it. Version 1.81 errs on some shapes that touch or are sharp, and of
// a ring that crosses itself it yields nothing without a word. So what is given is checked before (validity.h), and
// what comes out is held against what must be true of it. What does not hold is a Problem with a sentence, never an
// answer.
//
// Polygons of an argument may overlap one another and run either way. Those of an answer do not overlap, are valid, and
// run anticlockwise with clockwise holes. An empty list is nothing, as argument and as answer.
#pragma once

#include "base/result.h"
#include "base/vec.h"

namespace linesman {

/// What lies in any of the polygons, without overlaps.
Result<MultiPolygon> united(const MultiPolygon& polygons);

/// What lies in `a` or in `b`.
Result<MultiPolygon> union_of(const MultiPolygon& a, const MultiPolygon& b);

/// What lies in both. Where they only touch it is nothing.
Result<MultiPolygon> intersection_of(const MultiPolygon& a, const MultiPolygon& b);

/// What lies in `a` and not in `b`.
Result<MultiPolygon> difference_of(const MultiPolygon& a, const MultiPolygon& b);

}  // namespace linesman
