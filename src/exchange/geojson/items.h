// The geometries of a GeoJSON file with what is said of them, wherever they stand. Inside `exchange` only.
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
  /// It stands without a Feature round it, as the public city generators write them: its `id` may be its kind.
  bool bare = false;
};

/// Of features, bare geometries and collections of both; what is none is said. A Problem for a file that is none of
/// these.
Result<std::vector<GeoJsonItem>> items_of(const Value& file, ImportBuilder& builder);

/// What an item's words say of its kind.
struct SaidKind {
  std::optional<Meaning> meaning;
  std::string word;  ///< by which it was found, or the one that no table knows; empty when nothing is said
};

/// By "kind", "class" and the like, by tags of OpenStreetMap, by its name, by the id of a bare geometry, by the name of
/// the file's layer.
SaidKind kind_said(const GeoJsonItem& item, const std::string& layer, const KindWords& words);

/// It has a tag that only things of a map have.
bool is_of_a_map(const GeoJsonItem& item);

}  // namespace linesman::exchange
