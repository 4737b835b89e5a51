#include "drawing/report/spoken.h"

#include "drawing/report/translation.h"

namespace linesman {

SentenceReader reader_in(LengthUnit unit) { return {phrases_in_language(), unit}; }

QString spoken(const Sentence& sentence, LengthUnit unit) {
  return QString::fromStdString(say(sentence, reader_in(unit)));
}

QString spoken(const Word& word, std::string_view context, std::string_view form) {
  return QString::fromStdString(phrases_in_language().word(word.text, context, form));
}

QString spoken(std::string_view text) { return QString::fromStdString(phrases_in_language().said(text)); }

std::string spoken_part(const std::string& part) { return phrases_in_language().said(part); }

QString spoken(const Problem& problem) {
  return QString::fromStdString(Problem{problem.file, problem.pointer, say(problem.reason, reader_in())}.sentence());
}

bool writes_decimal_comma() { return spoken(word("0.5")).contains(','); }

}  // namespace linesman
