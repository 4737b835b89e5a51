// The answer of `photo` as JSON and in lines for people.
#pragma once

#include <map>
#include <string>

#include "base/value.h"
#include "photo/photo_reading.h"
#include "table/game.h"
#include "words/answer_lines.h"

namespace linesman {

/// `could`: by the ids of pieces that moved, the answers of `could` without the piece; they become the member "could".
Value write_photo_reading(const PhotoReading& reading, const Game& game,
                          const std::map<std::string, Value>& could = {});

/// `could`: the lines of those answers.
AnswerLines photo_lines(const PhotoReading& reading, const Game& game,
                        const std::map<std::string, AnswerLines>& could = {});

}  // namespace linesman
