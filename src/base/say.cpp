// A sentence as its reader gets it: its pattern in the language, filled in with the arguments.
#include <optional>

#include "base/phrasebook.h"
#include "base/text.h"

namespace linesman {

namespace {

/// Fills a pattern for one reader.
class PatternFiller {
  static constexpr std::string_view SIGN = "″";  // for inches

 public:
  PatternFiller(const SentenceReader& reader, std::string_view context) : reader_(reader), context_(context) {}

  /// A stretch of the pattern itself: the figure before a sign for inches stands in it, or is the number before it.
  void add_own(std::string_view own) {
    std::size_t from = 0;
    for (std::size_t sign = 0; (sign = own.find(SIGN, from)) != std::string_view::npos;) {
      const std::string_view before = own.substr(from, sign - from);
      const auto inches = before.empty() ? number_ : figure_at_end(before);
      text_ += before;
      add_sign(inches);
      from = sign + SIGN.size();
    }
    text_ += own.substr(from);
    number_.reset();
  }

  void add(const Argument& argument, std::string_view form) {
    number_.reset();
    if (argument.number() != nullptr) number_ = parse_number(english(argument));
    text_ += value(argument, form);
  }

  void add_text(std::string_view text) { text_ += text; }

  const std::string& text() const { return text_; }

 private:
  void add_sign(std::optional<double> inches) {
    if (reader_.by_ear)
      text_ += " " + reader_.phrases.word(inches == 1.0 ? "inch" : "inches");
    else
      text_ += SIGN;
    if (inches && reader_.unit != LengthUnit::inch)
      text_ +=
          " (" + reader_.phrases.word(length_figure(*inches, reader_.unit)) + std::string(sign_of(reader_.unit)) + ")";
  }

  std::string value(const Argument& argument, std::string_view form) const {
    if (const std::string* name = argument.name()) return *name;
    if (const Word* word = argument.word_text()) return reader_.phrases.word(word->text, context_, form);
    if (argument.number()) return reader_.phrases.word(english(argument));
    if (const Sentence* sentence = argument.sentence()) return say(*sentence, reader_);
    const Several& all = *argument.several();
    std::vector<std::string> words;
    for (const Argument& item : all.items) words.push_back(value(item, form));
    return listed(words, all.last.empty() ? ", " : " " + reader_.phrases.word(all.last, context_) + " ");
  }

  const SentenceReader& reader_;
  std::string_view context_;
  std::string text_;
  std::optional<double> number_;  ///< the argument that ends the text
};

}  // namespace

std::string say(const Sentence& sentence, const SentenceReader& reader) {
  const Phrasebook& book = reader.phrases;
  const std::string* translated = book.found(sentence.pattern(), sentence.context());
  const bool finished = sentence.arguments().empty() && translated == nullptr;
  const std::string pattern = translated ? *translated
                              : finished ? book.said(sentence.pattern(), sentence.context())
                                         : book.pattern_said(sentence.pattern(), sentence.context());
  PatternFiller filling(reader, sentence.context());
  if (finished)
    filling.add_own(pattern);  // braces in it are no places
  else
    for_parts(
        pattern, [&](std::string_view own) { filling.add_own(own); },
        [&](const PatternPlace& place, std::string_view written) {
          if (const Argument* argument = sentence.argument(place.name))
            filling.add(*argument, place.form);
          else
            filling.add_text(written);
        });
  std::string text = filling.text();
  if (translated == nullptr && sentence.begins_with_a_thing() && text.starts_with("the ")) text.front() = 'T';
  if (sentence.is_part() && text.ends_with('.')) text.pop_back();
  return text;
}

std::string say(const Word& word, const SentenceReader& reader) { return reader.phrases.word(word.text); }

}  // namespace linesman
