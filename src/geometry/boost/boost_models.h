// Makes our plain types models of Boost.Geometry's concepts. Only .cpp files of this folder may include it: it adds ten
// seconds to their compile time.
//
// A Ring is open (without its repeated first point). Boost expects it anticlockwise, and holes clockwise; our rings may
// run either way, so call `corrected` before anything that depends on the inside of a ring. A Polyline is the same C++
// type as a Ring; LineModel marks a line for Boost.
#pragma once

#include <boost/geometry/algorithms/correct.hpp>
#include <boost/geometry/core/access.hpp>
#include <boost/geometry/core/closure.hpp>
#include <boost/geometry/core/exterior_ring.hpp>
#include <boost/geometry/core/interior_rings.hpp>
#include <boost/geometry/core/point_order.hpp>
#include <boost/geometry/core/tags.hpp>
#include <boost/geometry/geometries/register/box.hpp>
#include <boost/geometry/geometries/register/point.hpp>
#include <boost/geometry/strategies/cartesian.hpp>

#include "base/vec.h"

namespace linesman {

namespace bg = boost::geometry;

/// A line that owns its points, as Boost fills and reads it.
struct LineModel : Polyline {
  LineModel() = default;
  explicit LineModel(Polyline points) : Polyline(std::move(points)) {}
};

}  // namespace linesman

BOOST_GEOMETRY_REGISTER_POINT_2D(linesman::Vec, double, boost::geometry::cs::cartesian, x, y)
BOOST_GEOMETRY_REGISTER_BOX(linesman::Box, linesman::Vec, min, max)

namespace boost::geometry::traits {

template <>
struct tag<linesman::Ring> {
  using type = ring_tag;
};
template <>
struct closure<linesman::Ring> {
  static const closure_selector value = open;
};
template <>
struct point_order<linesman::Ring> {
  static const order_selector value = counterclockwise;
};

template <>
struct tag<linesman::LineModel> {
  using type = linestring_tag;
};

template <>
struct tag<linesman::Polygon> {
  using type = polygon_tag;
};
template <>
struct ring_const_type<linesman::Polygon> {
  using type = const linesman::Ring&;
};
template <>
struct ring_mutable_type<linesman::Polygon> {
  using type = linesman::Ring&;
};
template <>
struct interior_const_type<linesman::Polygon> {
  using type = const std::vector<linesman::Ring>&;
};
template <>
struct interior_mutable_type<linesman::Polygon> {
  using type = std::vector<linesman::Ring>&;
};
template <>
struct exterior_ring<linesman::Polygon> {
  static linesman::Ring& get(linesman::Polygon& p) { return p.outer; }
  static const linesman::Ring& get(const linesman::Polygon& p) { return p.outer; }
};
template <>
struct interior_rings<linesman::Polygon> {
  static std::vector<linesman::Ring>& get(linesman::Polygon& p) { return p.holes; }
  static const std::vector<linesman::Ring>& get(const linesman::Polygon& p) { return p.holes; }
};

template <>
struct tag<linesman::MultiPolygon> {
  using type = multi_polygon_tag;
};

}  // namespace boost::geometry::traits

namespace linesman {

/// A copy whose rings run in the direction that Boost expects.
template <class Areal>
Areal corrected(Areal shape) {
  bg::correct(shape);
  return shape;
}

}  // namespace linesman
