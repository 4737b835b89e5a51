// The answer of `photo` as JSON and in lines for people.
#pragma once

#include <string>

#include "base/value.h"
#include "photo/photo_reading.h"
#include "table/game.h"

namespace linesman {

Value write_photo_reading(const PhotoReading& reading, const Game& game);

std::string photo_text(const PhotoReading& reading, const Game& game);

}  // namespace linesman
