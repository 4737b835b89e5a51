#include "cli/safe_output.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include "base/utf8.h"

namespace linesman {

namespace {

bool is_plain(char c) { return (c >= ' ' && c < '\x7F') || c == '\n' || c == '\t'; }

/// The bytes at the end that may be the beginning of a character; 0 where the last one is whole.
std::size_t unfinished(std::string_view text) {
  constexpr std::size_t LONGEST = 4;
  for (std::size_t back = 1; back < LONGEST && back <= text.size(); ++back) {
    const auto lead = static_cast<unsigned char>(text[text.size() - back]);
    if (lead < 0x80) return 0;
    if (lead >= 0xC0) return (lead >= 0xF0 ? 4U : lead >= 0xE0 ? 3U : 2U) > back ? back : 0;
  }
  return 0;
}

/// `visible` writes \x9b for what is no ASCII, which JSON does not know.
std::string shown(std::string_view character) {
  std::string text = visible(character);
  if (character.size() > 1 && text.starts_with("\\x")) text.replace(0, 2, "\\u00");
  if (character == "\x7F") text = "\\u007f";
  return text;
}

/// The place of a stream in which it names its SafeOutput.
int place_of_output() {
  static const int place = std::ios_base::xalloc();
  return place;
}

}  // namespace

void put_as_is(std::ostream& out, std::string_view bytes) {
  auto* const safe = static_cast<SafeOutput*>(out.pword(place_of_output()));
  if (safe != nullptr) safe->pass_on(false);
  std::ostream& to = safe != nullptr ? safe->to_ : out;
  to.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

SafeOutput::SafeOutput(std::ostream& to, std::function<void()> before)
    : to_(to), before_(std::move(before)), stream_(this) {
  setp(room_.data(), room_.data() + ROOM);
  stream_.pword(place_of_output()) = this;
}

SafeOutput::~SafeOutput() { pass_on(true); }

SafeOutput::int_type SafeOutput::overflow(int_type c) {
  if (!pass_on(false)) return traits_type::eof();
  if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
  return sputc(traits_type::to_char_type(c));
}

int SafeOutput::sync() {
  if (!pass_on(false)) return -1;
  to_.flush();
  return to_ ? 0 : -1;
}

bool SafeOutput::pass_on(bool is_end) {
  if (before_) before_();
  const std::string_view all(pbase(), static_cast<std::size_t>(pptr() - pbase()));
  const std::size_t kept = is_end ? 0 : unfinished(all);
  const std::string_view text = all.substr(0, all.size() - kept);
  for (std::size_t at = 0; at < text.size();) {
    const auto plain = static_cast<std::size_t>(
        std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), is_plain) - text.begin());
    to_.write(text.data() + at, static_cast<std::streamsize>(plain - at));
    if (plain == text.size()) break;
    const Character next = character_at(text, plain);
    to_ << shown(text.substr(plain, next.bytes));
    at = plain + next.bytes;
  }
  std::memmove(room_.data(), all.data() + text.size(), kept);
  setp(room_.data(), room_.data() + ROOM);
  pbump(static_cast<int>(kept));
  return static_cast<bool>(to_);
}

}  // namespace linesman
