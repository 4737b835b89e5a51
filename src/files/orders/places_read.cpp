#include "files/orders/order_json.h"
#include "files/orders/question_json.h"
#include "files/reading.h"

namespace linesman {

using namespace files;

namespace {

class PlaceReader {
 public:
  PlaceReader(const PlaceWords& words, const HexCheck& fits) : words_(words), fits_(fits) {}

  Result<PlaceAsked> read(const Value& json, const std::string& pointer) {
    PlaceAsked places;
    if (json.is_array()) {
      auto listed = list(json, pointer);
      if (!listed) return listed.problem();
      places.listed = *std::move(listed);
      return places;
    }
    auto ends = by_piece(json, pointer);
    if (!ends) return ends.problem();
    places.ends = *std::move(ends);
    return places;
  }

 private:
  Result<std::vector<AskedPlace>> list(const Value& json, const std::string& pointer) {
    std::vector<AskedPlace> places;
    for (std::size_t i = 0; i < json.size(); ++i) {
      const std::string place = pointer_to(pointer, i);
      if (!json[i].is_object()) return Problem{place, must_be(words_.object, json[i])};
      const auto piece = piece_in(json[i], place);
      if (!piece) return piece.problem();
      const auto end = end_in(json[i].without("piece"), place);
      if (!end) return end.problem();
      places.push_back({*end, *piece});
    }
    return places;
  }

  Result<PerPiece<AskedEnd>> by_piece(const Value& json, const std::string& pointer) {
    if (!json.is_object()) return Problem{pointer, must_be("an object", json)};
    PerPiece<AskedEnd> ends;
    if (json.find("at") || json["hex"].is_array()) {
      const auto end = end_in(json, pointer);
      if (!end) return end.problem();
      ends.set_all(*end);
      return ends;
    }
    for (const auto& [id, each] : json.members()) {
      const auto end = end_in(each, pointer_to(pointer, id));
      if (!end) return end.problem();
      ends.set(id, *end);
    }
    return ends;
  }

  Result<AskedEnd> end_in(const Value& json, const std::string& pointer) {
    if (!json.is_object()) return Problem{pointer, must_be(words_.object, json)};
    const Value* hex = json.find("hex");
    if (hex && json.find("at")) return Problem{pointer, "says both \"at\" and \"hex\": one is enough"};
    std::optional<Hex> named;
    if (hex) {
      const auto read = hex_in(json, pointer);
      if (!read) return read.problem();
      named = *read;
    }
    const Value at = hex ? json.without("hex").with("at", Value(Value::Array{0, 0})) : json;
    const auto end = read_end(at, pointer);
    if (!end) return end.problem();
    return AskedEnd{end->at, named, end->facing, end->altitude};
  }

  Result<Hex> hex_in(const Value& end, const std::string& pointer) {
    const JsonPlace root(end, pointer);
    const JsonPlace place = root.member("hex");
    Mistakes mistakes(1);
    const auto hex = need_hex(place, mistakes);
    if (!hex && words_.hex) return Problem{place.pointer(), must_be(words_.hex, place.value())};
    if (!hex) return mistakes.all().front();
    if (fits_)
      if (auto fit = fits_(*hex, place.pointer()); !fit) return fit.problem();
    return *hex;
  }

  /// Empty: any piece.
  Result<std::string> piece_in(const Value& json, const std::string& pointer) {
    const JsonPlace root(json, pointer);
    const JsonPlace place = root.member("piece");
    if (!place.given()) return std::string();
    if (words_.piece) {
      const auto text = place.value().text();
      if (!text || text->empty()) return Problem{place.pointer(), must_be(words_.piece, place.value())};
      return std::string(*text);
    }
    Mistakes mistakes(1);
    const auto id = need_id(place, mistakes);
    if (!id) return mistakes.all().front();
    return *id;
  }

  const PlaceWords& words_;
  const HexCheck& fits_;
};

}  // namespace

Result<PlaceAsked> read_places(const Value& ends, const std::string& pointer, const PlaceWords& words,
                               const HexCheck& fits) {
  return PlaceReader(words, fits).read(ends, pointer);
}

}  // namespace linesman
