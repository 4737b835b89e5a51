// Reads what a document has for photographs: markers on the table and on pieces, and the picture under the terrain.
#include <set>

#include "files/documents/parts.h"
#include "table/marker.h"

namespace linesman::files {

namespace {

constexpr double MAX_HEIGHT = 40;
constexpr double MAX_TURN = 180;

std::optional<int> need_marker_id(const JsonPlace& marker, MarkerFamily family, Mistakes& problems) {
  const int last = ids_in(family) - 1;
  const auto id = need_whole(marker.member("id"), problems, 0, last,
                             "the id of a marker, a whole number from 0 to " + std::to_string(last));
  return id ? std::optional(static_cast<int>(*id)) : std::nullopt;
}

std::optional<double> need_size(const JsonPlace& marker, Mistakes& problems) {
  return need_number(marker.member("size"), problems, {ABOVE_ZERO, MAX_MARKER_SIZE},
                     "the side of the black square in inches, above 0 and at most 40");
}

TableMarker read_table_marker(const JsonPlace& place, MarkerFamily family, std::set<int>& ids, Mistakes& problems) {
  TableMarker marker;
  if (!need_object(place, problems)) return marker;
  if (const auto id = need_marker_id(place, family, problems)) {
    marker.id = *id;
    if (marker.id > LAST_TABLE_MARKER)
      problems.add(place.member("id"), "the ids of markers on the table are 0 to 9");
    else if (!ids.insert(marker.id).second)
      problems.add(place.member("id"), said<"there is another marker {n}">(marker.id));
  }
  marker.at = need_point(place.member("at"), problems).value_or(Vec{});
  if (const JsonPlace facing = place.member("facing"); facing.given())
    marker.facing = need_heading(facing, problems).value_or(0);
  marker.size = need_size(place, problems).value_or(marker.size);
  return marker;
}

void check_numbers(const JsonPlace& place, std::size_t count, std::string_view what, Mistakes& problems) {
  if (!place.value().is_array() || place.value().size() != count) {
    problems.must_be(place, what);
    return;
  }
  for (std::size_t i = 0; i < count; ++i) need_number(place.item(i), problems, {-1e12, 1e12}, "a number");
}

}  // namespace

void read_table_markers(const JsonPlace& table_place, Table& table, Mistakes& problems) {
  if (const JsonPlace family = table_place.member("family"); family.given())
    table.family = need_named<MarkerFamily>(family, problems).value_or(table.family);
  const JsonPlace markers = table_place.member("markers");
  if (!markers.given() || !need_list(markers, problems)) return;
  std::set<int> ids;
  for (std::size_t i = 0; i < markers.value().size(); ++i)
    table.markers.push_back(read_table_marker(markers.item(i), table.family, ids, problems));
}

void read_marker(const JsonPlace& piece_place, MarkerFamily family, Piece& piece, Mistakes& problems) {
  if (const JsonPlace place = piece_place.member("marker"); place.given() && need_object(place, problems)) {
    PieceMarker marker;
    if (const auto id = need_marker_id(place, family, problems)) {
      marker.id = *id;
      if (marker.id <= LAST_TABLE_MARKER) problems.add(place.member("id"), "the ids of markers on pieces begin at 10");
    }
    marker.size = need_size(place, problems).value_or(marker.size);
    if (const JsonPlace height = place.member("height"); height.given())
      marker.height = need_number(height, problems, {0, MAX_HEIGHT}, "inches above the ground, 0 to 40").value_or(0);
    piece.marker = marker;
  }
  const JsonPlace distance = piece_place.member("uncertainty");
  if (!distance.given()) return;
  PlaceError error;
  error.distance = need_number(distance, problems, {0, FARTHEST_COORDINATE}, "a number of inches of at least 0")
                       .value_or(error.distance);
  if (const JsonPlace turn = piece_place.member("turn"); turn.given())
    error.turn = need_number(turn, problems, {0, MAX_TURN}, "a number of degrees from 0 to 180");
  piece.error = error;
}

bool is_sha256(const Value& value) {
  const auto text = value.text();
  return text && text->size() == 64 && text->find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

void check_backdrop(const JsonPlace& backdrop, Mistakes& problems) {
  if (!need_object(backdrop, problems)) return;
  const JsonPlace file = backdrop.member("file");
  const JsonPlace data = backdrop.member("data");
  if (file.given() == data.given()) problems.add(backdrop, "a backdrop has either \"file\" or \"data\"");
  if (file.given()) need_text(file, problems);
  if (data.given()) need_text(data, problems);
  if (const JsonPlace sha = backdrop.member("sha256"); sha.given() && !is_sha256(sha.value()))
    problems.must_be(sha, "the SHA-256 of the picture, 64 small hexadecimal digits");
  const JsonPlace homography = backdrop.member("homography");
  const JsonPlace scale = backdrop.member("scale");
  if (homography.given() == scale.given()) problems.add(backdrop, "a backdrop has either \"homography\" or \"scale\"");
  if (homography.given()) check_numbers(homography, 9, "nine numbers", problems);
  if (scale.given()) need_number(scale, problems, {1e-6, FARTHEST_COORDINATE}, "inches for a pixel, above 0");
  if (const JsonPlace at = backdrop.member("at"); at.given()) need_point(at, problems);
  for (const char* name : {"residual", "opacity"})
    if (const JsonPlace place = backdrop.member(name); place.given())
      need_number(place, problems, {0, name == std::string_view("opacity") ? 1 : FARTHEST_COORDINATE},
                  name == std::string_view("opacity") ? "a number from 0 to 1" : "a number of inches of at least 0");
}

}  // namespace linesman::files
