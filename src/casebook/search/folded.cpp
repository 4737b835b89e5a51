#include "casebook/search/folded.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <utility>

#include "base/text.h"
#include "base/utf8.h"

namespace linesman {

namespace {

bool is_of_word(utf8proc_int32_t code) {
  switch (utf8proc_category(code)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO: return true;
    default: return false;
  }
}

/// Of scripts that are written without blanks a name has no letters that set it apart from its neighbours.
bool is_written_without_blanks(utf8proc_int32_t code) {
  struct Stretch {
    utf8proc_int32_t from;
    utf8proc_int32_t to;
  };
  // Thai and Lao, Myanmar, Khmer, kana, Han, Han beyond the first plane.
  constexpr std::array<Stretch, 6> STRETCHES{
      {{0x0E00, 0x0EFF}, {0x1000, 0x109F}, {0x1780, 0x17FF}, {0x3005, 0x30FF}, {0x3400, 0x9FFF}, {0x20000, 0x323AF}}};
  return std::any_of(STRETCHES.begin(), STRETCHES.end(),
                     [&](const Stretch& each) { return code >= each.from && code <= each.to; });
}

bool joins(utf8proc_int32_t a, utf8proc_int32_t b) {
  return is_of_word(a) && is_of_word(b) && !is_written_without_blanks(a) && !is_written_without_blanks(b);
}

bool is_blank(utf8proc_int32_t code) {
  constexpr utf8proc_int32_t NEXT_LINE = 0x85;
  if ((code >= '\t' && code <= '\r') || code == NEXT_LINE) return true;
  const utf8proc_category_t category = utf8proc_category(code);
  return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL || category == UTF8PROC_CATEGORY_ZP;
}

/// One sign for the apostrophes and for the hyphens that people and their programs type for one another.
utf8proc_int32_t plain_sign(utf8proc_int32_t code) {
  switch (code) {
    case 0x60:   // grave accent
    case 0xB4:   // acute accent
    case 0x2BB:  // letters that look like an apostrophe
    case 0x2BC:
    case 0x2018:  // quotation marks
    case 0x2019:
    case 0x201B:
    case 0x2032:  // prime
    case 0xFF07: return '\'';
    case 0x2010:  // hyphens and dashes
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2212:  // minus
    case 0xFF0D: return '-';
    default: return code;
  }
}

int combining_class(utf8proc_int32_t code) { return utf8proc_get_property(code)->combining_class; }

/// A code of a text without case, with the letter in the text that it is a part of, in bytes. "ß" has two.
struct FoldedCode {
  utf8proc_int32_t code = 0;
  std::size_t from = 0;
  std::size_t to = 0;
  bool is_first = false;  ///< of its letter
  bool is_last = false;
};

/// Takes a text apart into letters with their marks, however they were typed: composed or not, in any case, with any
/// blanks.
class TextFolder {
 public:
  explicit TextFolder(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
      const Character c = character_at(text, at);
      constexpr utf8proc_int32_t REPLACEMENT = 0xFFFD;
      add(plain_sign(c.code ? static_cast<utf8proc_int32_t>(*c.code) : REPLACEMENT), at, at + c.bytes);
      at += c.bytes;
    }
    close();
  }

  std::vector<FoldedCode> take() { return std::move(codes_); }

 private:
  void add(utf8proc_int32_t code, std::size_t from, std::size_t to) {
    if (is_blank(code)) {
      if (letter_ != std::vector<utf8proc_int32_t>{' '}) begin(from);
      letter_ = {' '};
      to_ = to;
      return;
    }
    constexpr auto HOW = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE |
                                                        UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
    std::array<utf8proc_int32_t, 32> parts{};
    int boundary = 0;
    const auto count = utf8proc_decompose_char(code, parts.data(), parts.size(), HOW, &boundary);
    const bool is_known = count >= 0 && count <= static_cast<utf8proc_ssize_t>(parts.size());
    const auto end = parts.begin() + (is_known ? count : 0);
    if (is_known && end != parts.begin() && combining_class(parts.front()) == 0) begin(from);
    letter_.insert(letter_.end(), parts.begin(), end);
    to_ = to;
  }

  void begin(std::size_t from) {
    close();
    from_ = from;
  }

  void close() {
    sort_marks();
    drop_marks_of_case();
    for (std::size_t i = 0; i < letter_.size(); ++i)
      codes_.push_back({letter_[i], from_, to_, i == 0, i + 1 == letter_.size()});
    letter_.clear();
  }

  /// The order of marks that do not touch one another says nothing.
  void sort_marks() {
    const auto is_mark = [](utf8proc_int32_t code) { return combining_class(code) != 0; };
    for (auto at = letter_.begin(); at != letter_.end();) {
      const auto from = std::find_if(at, letter_.end(), is_mark);
      const auto to = std::find_if_not(from, letter_.end(), is_mark);
      std::stable_sort(from, to, [](auto a, auto b) { return combining_class(a) < combining_class(b); });
      at = to;
    }
  }

  /// A Turkish i keeps or loses its dot, and Greek capitals lose their accent.
  void drop_marks_of_case() {
    constexpr utf8proc_int32_t DOTLESS_I = 0x131;
    constexpr utf8proc_int32_t DOT = 0x307;
    constexpr utf8proc_int32_t ACUTE = 0x301;
    if (letter_.empty()) return;
    if (letter_.front() == DOTLESS_I) letter_.front() = 'i';
    const bool is_greek = letter_.front() >= 0x370 && letter_.front() <= 0x3FF;
    if (letter_.front() == 'i') std::erase(letter_, DOT);
    if (is_greek) std::erase(letter_, ACUTE);
  }

  std::vector<FoldedCode> codes_;
  std::vector<utf8proc_int32_t> letter_;  ///< the codes of the letter that is being read
  std::size_t from_ = 0;                  ///< and its place
  std::size_t to_ = 0;
};

bool stands_at(const std::vector<FoldedCode>& text, const std::vector<FoldedCode>& name, std::size_t at) {
  const std::size_t end = at + name.size();
  if (end > text.size() || !text[at].is_first || !text[end - 1].is_last) return false;
  for (std::size_t i = 0; i < name.size(); ++i)
    if (text[at + i].code != name[i].code) return false;
  if (at > 0 && joins(text[at - 1].code, name.front().code)) return false;
  return end == text.size() || !joins(name.back().code, text[end].code);
}

/// A name without the blanks round it.
std::vector<FoldedCode> folded_name(std::string_view name) {
  std::vector<FoldedCode> codes = TextFolder(name).take();
  if (!codes.empty() && codes.back().code == ' ') codes.pop_back();
  if (!codes.empty() && codes.front().code == ' ') codes.erase(codes.begin());
  return codes;
}

/// A word of a text, in bytes; an apostrophe or a hyphen in it belongs to it.
using WordPlace = FoundName;

std::vector<WordPlace> words_of(std::string_view text) {
  std::vector<WordPlace> words;
  bool is_open = false;
  for (std::size_t at = 0; at < text.size();) {
    const Character c = character_at(text, at);
    const std::size_t from = std::exchange(at, at + c.bytes);
    const auto code = plain_sign(c.code ? static_cast<utf8proc_int32_t>(*c.code) : 0);
    const bool is_letter = code != 0 && is_of_word(code);
    if (is_letter && !is_open) words.push_back({from, at});
    if (is_letter) words.back().to = at;
    is_open = is_letter || (is_open && (code == '\'' || code == '-'));
  }
  return words;
}

/// Whether nothing but blanks, and a point before them, stands between two words.
bool follows(std::string_view text, std::size_t from, std::size_t to) {
  if (from < to && text[from] == '.') ++from;
  if (from == to) return false;
  while (from < to) {
    const Character c = character_at(text, from);
    if (!c.code || !is_blank(static_cast<utf8proc_int32_t>(*c.code))) return false;
    from += c.bytes;
  }
  return true;
}

bool is_capital(std::string_view word) {
  const Character c = character_at(word, 0);
  if (!c.code) return false;
  const utf8proc_category_t category = utf8proc_category(static_cast<utf8proc_int32_t>(*c.code));
  return category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LT;
}

/// As people write titles; some in small letters too, where they are no other word.
bool is_title(std::string_view word) {
  constexpr std::array<std::string_view, 16> TITLES{"Mr", "Mrs", "Ms",   "Miss",  "Mx",       "Dr",  "Prof", "Herr",
                                                    "Hr", "Hrn", "Frau", "Herrn", "Fräulein", "Frl", "Mme",  "Mlle"};
  constexpr std::array<std::string_view, 5> SMALL{"mr", "mrs", "herr", "herrn", "frau"};
  return std::find(SMALL.begin(), SMALL.end(), word) != SMALL.end() ||
         std::any_of(TITLES.begin(), TITLES.end(),
                     [&](std::string_view title) { return word == title || word == in_capitals(title); });
}

/// Words that may stand between a title and a name.
bool is_small_word(std::string_view word) {
  constexpr std::array<std::string_view, 14> SMALL{"von", "van", "vom", "de",  "der", "den", "del",
                                                   "di",  "da",  "zu",  "zum", "zur", "ten", "la"};
  return std::find(SMALL.begin(), SMALL.end(), word) != SMALL.end();
}

}  // namespace

std::string folded(std::string_view text) {
  const std::string whole = repaired(text);
  constexpr auto HOW = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE |
                                                      UTF8PROC_CASEFOLD | UTF8PROC_IGNORE | UTF8PROC_STRIPMARK);
  utf8proc_uint8_t* mapped = nullptr;
  const utf8proc_ssize_t size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(whole.data()),  // NOLINT(*-reinterpret-cast): bytes
                   static_cast<utf8proc_ssize_t>(whole.size()), &mapped, HOW);
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
  if (size < 0) return whole;
  return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(size)};  // NOLINT(*-reinterpret-cast)
}

std::vector<std::string> folded_words(std::string_view text) {
  const std::string plain = folded(text);
  std::vector<std::string> words;
  bool is_open = false;
  for (std::size_t at = 0; at < plain.size();) {
    const Character c = character_at(plain, at);
    const std::size_t from = std::exchange(at, at + c.bytes);
    const bool was_open = std::exchange(is_open, c.code && is_of_word(static_cast<utf8proc_int32_t>(*c.code)));
    if (!is_open) continue;
    if (!was_open) words.emplace_back();
    words.back() += plain.substr(from, c.bytes);
  }
  return words;
}

std::string titled_name(std::string_view text) {
  const std::vector<WordPlace> words = words_of(text);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view title = text.substr(words[i].from, words[i].to - words[i].from);
    if (!is_title(title)) continue;
    std::size_t next = i + 1;
    while (next < words.size() && follows(text, words[next - 1].to, words[next].from) &&
           is_small_word(text.substr(words[next].from, words[next].to - words[next].from)))
      ++next;
    if (next == words.size() || !follows(text, words[next - 1].to, words[next].from)) continue;
    const std::string_view name = text.substr(words[next].from, words[next].to - words[next].from);
    if (is_title(name) || !is_capital(name)) continue;
    return std::string(text.substr(words[i].from, words[next].to - words[i].from));
  }
  return {};
}

std::vector<FoundName> places_of_name(std::string_view text, std::string_view name) {
  const std::vector<FoldedCode> in = TextFolder(text).take();
  const std::vector<FoldedCode> wanted = folded_name(name);
  std::vector<FoundName> places;
  if (wanted.empty()) return places;
  for (std::size_t at = 0; at < in.size();) {
    if (!stands_at(in, wanted, at)) {
      ++at;
      continue;
    }
    places.push_back({in[at].from, in[at + wanted.size() - 1].to});
    at += wanted.size();
  }
  return places;
}

}  // namespace linesman
