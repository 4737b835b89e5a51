#include "architecture/texts.h"

#include <algorithm>
#include <regex>

#include "architecture/includes.h"
#include "support/plain_words.h"

namespace linesman {
namespace {

struct Literal {
  std::string text;    ///< neighbours are joined, as the compiler joins them
  std::string before;  ///< the code before it
};

constexpr std::size_t BEFORE = 40;

/// The end of a literal that begins at `at`, one past its closing sign.
std::size_t end_of(std::string_view code, std::size_t at) {
  const char sign = code[at];
  for (++at; at < code.size() && code[at] != sign; ++at)
    if (code[at] == '\\') ++at;
  return at + 1;
}

std::vector<Literal> literals_in(std::string_view code) {
  std::vector<Literal> found;
  std::size_t last_end = std::string_view::npos;  // of the newest literal, while only blanks follow it
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (code[i] == '\'' && i > 0 && !std::isalnum(static_cast<unsigned char>(code[i - 1]))) {
      i = end_of(code, i) - 1;
      last_end = std::string_view::npos;
      continue;
    }
    if (code[i] != '"') {
      if (!std::isspace(static_cast<unsigned char>(code[i]))) last_end = std::string_view::npos;
      continue;
    }
    const std::size_t end = std::min(end_of(code, i), code.size());
    const std::string text(code.substr(i + 1, end - i - 2));
    if (last_end != std::string_view::npos)
      found.back().text += text;
    else
      found.push_back({text, std::string(code.substr(i > BEFORE ? i - BEFORE : 0, std::min(i, BEFORE)))});
    last_end = end;
    i = end - 1;
  }
  return found;
}

/// Whether it is translated, and so certainly shown.
bool is_translated(const Literal& literal) {
  static const std::regex call("(\\btr|counted_words)\\(\\s*$|translate\\(\\s*\"[^\"]*\",\\s*$");
  return std::regex_search(literal.before, call);
}

bool has_several_words(const std::string& text) {
  static const std::regex words("[A-Za-z]{2,} [A-Za-z]{2,}");
  return std::regex_search(text, words);
}

bool is_markup(const std::string& text) {
  return text.find('<') != std::string::npos || text.find("{ ") != std::string::npos;
}

/// "&Carry out" without its sign of the keyboard, and line breaks as they are read.
std::string as_read(std::string text) {
  text = std::regex_replace(text, std::regex("\\\\n"), "\n");
  text.erase(std::remove(text.begin(), text.end(), '&'), text.end());
  return text;
}

}  // namespace

std::vector<std::string> text_faults(const std::string& path, std::string_view text) {
  std::vector<std::string> faults;
  const std::string code = without_comments(text);
  for (const Literal& literal : literals_in(code)) {
    const bool translated = is_translated(literal);
    if (is_markup(literal.text) || (!translated && !has_several_words(literal.text))) continue;
    const std::string read = as_read(literal.text);
    const auto say = [&](const std::string& why) { faults.push_back(path + ": \"" + literal.text + "\" " + why); };
    if (const std::string why = wrong_with(read); !why.empty()) say(why);
    if (translated && !read.empty() && (read.front() == ' ' || read.front() == ',')) say("is a part of a sentence");
  }
  return faults;
}

}  // namespace linesman
