// A sentence as its readers get it, for the table of all sentences of the room.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/sentence.h"

namespace linesman::words_test {

struct ReadRow {
  Sentence sentence;
  std::string english;
  std::string centimetres;  ///< as on the screen of a player who measures in them; empty: not asked
  std::string heard;
  std::string german;
};

/// Read alike on every way in English.
inline ReadRow same(Sentence sentence, const std::string& english, const std::string& german) {
  return {std::move(sentence), english, english, english, german};
}

/// Questions about moves, and their answers (words/ask_words.h).
std::vector<ReadRow> ask_rows();
/// The common stop of a unit (words/together_words.h).
std::vector<ReadRow> together_rows();
/// Statuses that players set (words/state_words.h).
std::vector<ReadRow> state_rows();
/// The places of a ruling that is laid out in columns (words/ruling_text.h).
std::vector<ReadRow> page_rows();
/// A shape that a unit takes, and fixes of a legal order (words/answer_lines.h).
std::vector<ReadRow> form_rows();
/// Moves on a watched table (words/watch_words.h).
std::vector<ReadRow> watch_rows();

}  // namespace linesman::words_test
