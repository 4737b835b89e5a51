#include "exchange/encodings.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/utf8.h"
#include "exchange/letters.h"

namespace linesman::exchange {

namespace {

void add_utf8(std::string& text, char32_t code) {
  const auto put = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  const auto more = [&](unsigned shift) { put(0x80U | ((code >> shift) & 0x3FU)); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xC0U | (code >> 6U));
  } else if (code < 0x10000) {
    put(0xE0U | (code >> 12U));
    more(6);
  } else {
    put(0xF0U | (code >> 18U));
    more(12);
    more(6);
  }
  more(0);
}

/// A text in UTF-8 of two bytes to a character, as Excel's "Unicode text" has them; `first` is the place of the lower
/// byte.
std::optional<std::string> from_utf16(std::string_view bytes, std::size_t first) {
  std::string text;
  const auto unit = [&](std::size_t at) {
    return static_cast<char32_t>(static_cast<unsigned char>(bytes[at + first]) |
                                 static_cast<unsigned char>(bytes[at + 1 - first]) << 8U);
  };
  if (bytes.size() % 2 != 0) return std::nullopt;
  for (std::size_t at = 0; at < bytes.size(); at += 2) {
    char32_t code = unit(at);
    constexpr char32_t HIGH = 0xD800;
    constexpr char32_t LOW = 0xDC00;
    if (code >= HIGH && code < LOW && at + 3 < bytes.size()) {
      const char32_t second = unit(at + 2);
      if (second < LOW || second > 0xDFFF) return std::nullopt;
      code = 0x10000 + ((code - HIGH) << 10U) + (second - LOW);
      at += 2;
    } else if (code >= HIGH && code <= 0xDFFF) {
      return std::nullopt;
    }
    add_utf8(text, code);
  }
  return text;
}

/// Windows-1252, as spreadsheets write it in western Europe; nothing for bytes that it does not have.
std::optional<std::string> from_windows(std::string_view bytes) {
  constexpr std::array<char32_t, 32> BEYOND_LATIN{0x20AC, 0,      0x201A, 0x192,  0x201E, 0x2026, 0x2020, 0x2021,
                                                  0x2C6,  0x2030, 0x160,  0x2039, 0x152,  0,      0x17D,  0,
                                                  0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                  0x2DC,  0x2122, 0x161,  0x203A, 0x153,  0,      0x17E,  0x178};
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    const char32_t code = byte >= 0x80 && byte < 0xA0 ? BEYOND_LATIN[byte - 0x80U] : byte;
    if (code == 0 || (code < ' ' && c != '\n' && c != '\r' && c != '\t')) return std::nullopt;
    add_utf8(text, code);
  }
  return text;
}

/// Names of Windows-1252 and of Latin 1, which browsers take for the same.
constexpr std::array<std::string_view, 7> WESTERN{"windows-1252", "cp1252", "iso-8859-1", "iso8859-1",
                                                  "iso_8859-1",   "latin1", "us-ascii"};

std::optional<Decoded> from_its_own_word(std::string_view xml) {
  const std::string encoding = encoding_of_xml(xml);
  if (std::find(WESTERN.begin(), WESTERN.end(), encoding) == WESTERN.end()) return std::nullopt;
  auto text = from_windows(xml);
  if (!text) return std::nullopt;
  return Decoded{*std::move(text), said<"its text is not UTF-8: it is read as {a}, as its first line says">(encoding)};
}

std::optional<Decoded> from_another(std::string_view bytes) {
  const auto noted = [](std::optional<std::string> text, const char* encoding) -> std::optional<Decoded> {
    if (!text) return std::nullopt;
    return Decoded{*std::move(text),
                   said<"its text is not UTF-8: it is read as {a}, as spreadsheets write it">(encoding)};
  };
  const auto wide = [&](std::size_t first) { return noted(from_utf16(bytes.substr(2), first), "UTF-16"); };
  if (bytes.starts_with("\xFF\xFE"))
    if (auto text = wide(0)) return text;
  if (bytes.starts_with("\xFE\xFF"))
    if (auto text = wide(1)) return text;
  const std::size_t first = bytes.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos || is_utf8(bytes)) return std::nullopt;
  if (bytes[first] == '<') return from_its_own_word(bytes);
  return bytes[first] == '{' || bytes[first] == '[' ? std::nullopt : noted(from_windows(bytes), "Windows-1252");
}

}  // namespace

std::string encoding_of_xml(std::string_view text) {
  const std::size_t begin = text.find("<?xml");
  const std::string_view line = text.substr(std::min(begin, text.size()), text.find("?>", begin) - begin);
  constexpr std::string_view NAME = "encoding";
  const std::size_t name = line.find(NAME);
  if (begin == std::string_view::npos || name == std::string_view::npos) return {};
  const std::size_t quote = line.find_first_of("\"'", name + NAME.size());
  if (quote == std::string_view::npos) return {};
  return small_letters(line.substr(quote + 1, line.find(line[quote], quote + 1) - quote - 1));
}

Decoded decoded(std::string_view bytes) {
  Decoded file = from_another(bytes).value_or(Decoded{std::string(bytes)});
  const bool is_of_old_macs = file.text.find('\n') == std::string::npos;
  if (is_of_old_macs) std::replace(file.text.begin(), file.text.end(), '\r', '\n');
  return file;
}

}  // namespace linesman::exchange
