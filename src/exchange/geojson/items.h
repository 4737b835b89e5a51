// The geometries of a GeoJSON file with their properties, at any depth of the file. Inside `exchange` only.
#pragma once

#include <string>
#include <vector>

#include "exchange/import_builder.h"

namespace linesman::exchange {

/// One geometry. `geometry` and `properties` live as long as the file.
struct GeoJsonItem {
  const Value* geometry = nullptr;
  Value properties = Value::empty_object();
  std::string id;
  std::string place;
  /// It has no Feature round it, as the public city generators write it; its `id` may be its kind.
  bool bare = false;
};

/// The items of features, bare geometries and collections of both; other values go to the report. A Problem when the
/// file is none of these.
Result<std::vector<GeoJsonItem>> items_of(const Value& file, ImportBuilder& builder);

/// The kind that an item names.
struct SaidKind {
  std::optional<Meaning> meaning;
  std::string word;  ///< the word that names it, or the unknown one; empty when the item names none
};

/// Looks at "kind", "class" and the like, then at tags of OpenStreetMap, the name, what identifies it ("roads.12"),
/// and the name of the file's layer.
SaidKind kind_said(const GeoJsonItem& item, const std::string& layer, const KindWords& words);

/// Whether it is from OpenStreetMap, whatever its tags: by its id, or by the members that exports add.
bool is_of_openstreetmap(const GeoJsonItem& item);

/// Whether it has a street or a postcode: the numbers and units of addresses are none of rosters.
bool is_an_address(const GeoJsonItem& item);

/// Why a thing of OpenStreetMap is not on the table, as a sentence: a tunnel, a layer below 0. Empty for all others.
std::string why_underground(const GeoJsonItem& item);

/// Whether it has a tag that only things of a map have.
bool is_of_a_map(const GeoJsonItem& item);

}  // namespace linesman::exchange
