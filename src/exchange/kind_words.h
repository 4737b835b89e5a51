// Which kind of terrain a word of another program means. Inside `exchange` only.
//
// The words stand in resources/words/terrain.json: of map makers in English and German, and tags of OpenStreetMap as
// "key=value", or "key=*" for any value. They are compared in whatever case, with blanks, hyphens or underscores, in
// the plural with s, and with a number at the end ("walls1", "Forest 2").
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "exchange/imported.h"
#include "table/kind.h"

namespace linesman::exchange {

/// What a word means: a kind of terrain, or nothing that a table has.
struct Meaning {
  std::optional<Kind> kind;  ///< empty: open ground, or what the player wants left out
  friend bool operator==(const Meaning&, const Meaning&) = default;
};

class KindWords {
 public:
  /// The words of a player go before the table's.
  explicit KindWords(const KindTable& of_player);

  /// Nothing for a word that no table has.
  std::optional<Meaning> meaning(std::string_view word) const;

  /// Of a tag: by key and value, by the key alone, by the value as a word. A value "no" means that there is none.
  std::optional<Meaning> of_tag(std::string_view key, std::string_view value) const;

 private:
  std::unordered_map<std::string, Meaning> of_player_;
};

/// Whether a thing's name says no more than its kind: "Wood 3".
bool is_name_of_kind(std::string_view name, Kind kind);

/// The table of resources/words/terrain.json, which is built in.
std::string_view built_in_words();

}  // namespace linesman::exchange
