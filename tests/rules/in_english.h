// Sentences as the texts that a reader of English gets.
#pragma once

#include <string>
#include <vector>

#include "base/sentence.h"

namespace linesman {

inline std::vector<std::string> in_english(const std::vector<Sentence>& sentences) {
  std::vector<std::string> texts;
  for (const Sentence& sentence : sentences) texts.push_back(english(sentence));
  return texts;
}

}  // namespace linesman
