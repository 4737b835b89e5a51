// A watched table says of a move, in at most twelve words: for the ear, and for one line in a corner.
#pragma once

#include <optional>
#include <string>

#include "reach/ask/answer.h"
#include "referee/certainty.h"

namespace linesman {

/// "Tiger, legal, 8.4 of 9."
Sentence legal_words(const std::string& who, std::optional<double> spent, std::optional<double> total);

/// "Stug, 0.6 inches too far.", or the first problem in five words.
Sentence illegal_words(const std::string& who, const Row& row, const Terms& terms);

/// "Bren, too close: measure to Rifles 2." `own`: the id of the model or unit.
Sentence close_words(const std::string& who, const std::string& own, const Certainty* certainty, const Game& game);

/// Why a move is not judged.
enum class NotJudged { no_way, dice, wants, coarse, covered };

/// "Tiger: no way found."
Sentence not_judged_words(const std::string& who, NotJudged why);

/// "Tiger's marker is too small here: 31 mm are needed, it has 20." Sizes are inches.
Sentence coarse_words(const std::string& who, double needed, double has);

}  // namespace linesman
