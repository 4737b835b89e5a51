// Finds the kind of terrain that a word of another program means. Inside `exchange` only.
//
// The words are those of `table/kind_words.h`. Upper and lower case, blanks, hyphens and underscores, a plural with s,
// and a number at the end ("walls1", "Forest 2") make no difference.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "exchange/imported.h"
#include "table/kind.h"

namespace linesman::exchange {

/// The meaning of a word: a kind of terrain, or nothing on a table.
struct Meaning {
  std::optional<Kind> kind;  ///< empty: open ground, or a thing that the player leaves out
  friend bool operator==(const Meaning&, const Meaning&) = default;
};

class KindWords {
 public:
  /// The player's words come before those of the table.
  explicit KindWords(const KindTable& of_player);

  /// Nothing for a word that no table has.
  std::optional<Meaning> meaning(std::string_view word) const;

  /// The meaning of a tag: of key and value, then of the key alone, then of the value as a word. The value "no" means
  /// that the thing is not there.
  std::optional<Meaning> of_tag(std::string_view key, std::string_view value) const;

 private:
  std::unordered_map<std::string, Meaning> of_player_;
};

/// Whether a thing's name says no more than its kind: "Wood 3".
bool is_name_of_kind(std::string_view name, Kind kind);

}  // namespace linesman::exchange
