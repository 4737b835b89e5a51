// Guards calls of Boost.Geometry: shapes are checked before, and no exception comes out.
#pragma once

#include <exception>
#include <optional>
#include <string>

#include "base/result.h"
#include "base/vec.h"

namespace linesman {

/// Why a shape cannot be given to Boost, which gives wrong answers for a ring that crosses itself and finds that NaN
/// meets everything. Polygons may overlap, and the list may be empty.
std::optional<Problem> why_unfit(Vec point);
std::optional<Problem> why_unfit(const Polyline& line);
std::optional<Problem> why_unfit(const MultiPolygon& polygons);

/// The result of f(), or a Problem with the message of its exception.
template <class F>
auto without_exceptions(F&& f) -> Result<decltype(f())> {
  try {
    return f();
  } catch (const std::exception& e) {
    return Problem{"", std::string("the shapes cannot be worked out: ") + e.what()};
  }
}

}  // namespace linesman
