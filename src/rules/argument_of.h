// Things of a game in sentences.
#pragma once

#include <string_view>

#include "base/sentence.h"
#include "table/game.h"

namespace linesman {

/// A feature in a sentence: its name, or in words "the wood".
inline Argument argument_of(const Feature& feature) {
  return feature.name.empty() ? Argument(word(spoken_name(feature))) : Argument(feature.name);
}
/// The same for a piece, unit or feature by its id.
inline Argument argument_of(const Game& game, std::string_view id) {
  const auto feature = game.find_feature(id);
  const bool first = feature && !game.find_piece(id) && !game.find_unit(id);
  return first ? argument_of(game.feature(*feature)) : Argument(label_of(game, id));
}

}  // namespace linesman
