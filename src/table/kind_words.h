// Words that mean a kind of terrain without being its name: those of resources/words/terrain.json, which are built in.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "table/kind.h"

namespace linesman {

/// A word of map makers in English or German ("forest", "Wald"), or a tag of OpenStreetMap ("natural=wood", and
/// "highway=*" for any value).
struct KindWord {
  std::string_view word;
  std::string_view kind;  ///< its name; "open" for open ground
};

/// In the order of the file.
std::span<const KindWord> kind_words();

/// The kind that a word means when it stands where a kind's name has to: wood for "forest" and "Wald", and slope for
/// "hill", which is drawn as one. Capitals, hyphens and a plural with s make no difference. Nothing for another word.
std::optional<Kind> kind_meant(std::string_view word);

/// A sentence about a kind that there is not, with the one that may be meant by meaning or else by letters: «…; the
/// nearest is "wood"». As it is where none may be meant: there are too many to list them all.
Sentence with_nearest_kind(Sentence about, std::string_view name);

}  // namespace linesman
