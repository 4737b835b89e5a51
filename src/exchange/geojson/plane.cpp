#include "exchange/geojson/plane.h"

#include <cmath>
#include <numbers>

#include "base/text.h"
#include "base/tolerance.h"

namespace linesman::exchange {

namespace {

constexpr double INCHES_OF_A_METRE = 1 / 0.0254;
constexpr double METRES_OF_A_DEGREE = 6'378'137 * std::numbers::pi / 180;  // of the equator (WGS 84)

bool within_the_globe(const Box& box) {
  return box.min.x >= -180 && box.max.x <= 180 && box.min.y >= -90 && box.max.y <= 90;
}

/// What the member "crs" says, which older GeoJSON has.
bool says_degrees(const Value& file) {
  const std::string name = text_in(file["crs"]["properties"], "name");
  return name.find("CRS84") != std::string::npos || name.find("4326") != std::string::npos;
}

/// So small that no table is meant, and not a drawing in the unit square either.
bool looks_like_degrees(const GeoJsonExtent& extent) {
  const Box& box = extent.shapes;
  if (box.empty() || !within_the_globe(extent.all)) return false;
  constexpr double TOO_SMALL_TO_DRAW = 0.25;
  const double most = extent.fine ? 1 : TOO_SMALL_TO_DRAW;
  const bool unit_square = box.min.x >= 0 && box.min.y >= 0 && box.max.x <= 1 && box.max.y <= 1;
  return box.max.x - box.min.x < most && box.max.y - box.min.y < most && !unit_square;
}

Result<GeoJsonPlane> plane_of_degrees(const Box& box, ImportBuilder& builder) {
  const double scale = *builder.options().scale;
  const auto plane = GeoJsonPlane::of_degrees(box, scale * INCHES_OF_A_METRE);
  const Vec middle = 0.5 * (box.min + box.max);
  builder.say(Fate::noted, "",
              "its coordinates are degrees: they are taken as metres round [" + number_text(middle.x, 4) + ", " +
                  number_text(middle.y, 4) + "], at 1:" + number_text(1 / scale, 2));
  return plane;
}

/// Plane coordinates, which stay where they are when they lie on a table.
GeoJsonPlane plane_coordinates(const Box& box, const ImportBuilder& builder) {
  const auto& scale = builder.options().scale;
  const double inches = scale ? *scale * INCHES_OF_A_METRE : builder.options().inches;
  constexpr double LARGEST = 1200;
  const Vec far = inches * box.max;
  const bool as_it_stands = box.min.x >= 0 && box.min.y >= 0 && within_limit(std::max(far.x, far.y), LARGEST);
  return {as_it_stands || builder.has_table() ? Vec{} : box.min, inches, inches};
}

}  // namespace

GeoJsonPlane GeoJsonPlane::of_degrees(const Box& degrees, double inches) {
  GeoJsonPlane plane({}, inches, inches);
  plane.middle_ = 0.5 * (degrees.min + degrees.max);
  plane.origin_ = (1 / inches) * plane.to_table(degrees.min);
  return plane;
}

Vec GeoJsonPlane::to_table(Vec p) const {
  if (middle_) {
    const double parallel = std::cos(middle_->y * std::numbers::pi / 180);
    p = METRES_OF_A_DEGREE * Vec{(p.x - middle_->x) * parallel, p.y - middle_->y};
  }
  return inches_ * (p - origin_);
}

Result<GeoJsonPlane> plane_for(const Value& file, const GeoJsonExtent& extent, ImportBuilder& builder) {
  const Box& box = extent.all;
  const bool of_ours = file["linesman"].is_object();
  const bool degrees = !box.empty() && !of_ours && within_the_globe(box);
  const bool small = degrees && looks_like_degrees(extent);
  const bool said = degrees && says_degrees(file);
  if (small && !builder.options().scale && builder.options().inches == 1)
    return Problem{"", "its coordinates look like degrees of longitude and latitude: a scale such as 1:300 is needed"};
  if (box.empty() && !builder.has_table()) return Problem{"", "there is nothing in it that a table could be made of"};
  const auto plane = builder.options().scale && (small || said) ? plane_of_degrees(box, builder)
                                                                : Result<GeoJsonPlane>(plane_coordinates(box, builder));
  if (!plane) return plane;
  if (said && !builder.options().scale)
    builder.say(
        Fate::noted, "",
        "it says that its coordinates are degrees: they are taken as they stand; a scale such as 1:300 takes them "
        "as degrees");
  if (builder.has_table()) return plane;
  const Vec size = plane->to_table(box.max);
  Table table;
  table.width = std::max(1.0, std::ceil(rounded(size.x)));
  table.depth = std::max(1.0, std::ceil(rounded(size.y)));
  if (const auto taken = builder.set_table(table, ""); !taken) return taken.problem();
  const Vec corner = plane->to_table({});
  const bool moved = builder.options().scale || corner.x != 0 || corner.y != 0;
  builder.say(Fate::noted, "",
              "no table is given: it is " + number_text(table.width) + "″ × " + number_text(table.depth) +
                  "″, round all that is there" + (moved ? ", which was moved to its corner" : ""));
  return plane;
}

}  // namespace linesman::exchange
