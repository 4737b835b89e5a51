// The answer of `photo` as JSON and in lines for people.
#pragma once

#include <map>
#include <string>

#include "base/value.h"
#include "photo/photo_reading.h"
#include "table/game.h"

namespace linesman {

/// `could`: by the ids of pieces that moved, the answers of `could` without the piece; they become the member "could".
Value write_photo_reading(const PhotoReading& reading, const Game& game,
                          const std::map<std::string, Value>& could = {});

std::string photo_text(const PhotoReading& reading, const Game& game, const std::map<std::string, Value>& could = {});

}  // namespace linesman
