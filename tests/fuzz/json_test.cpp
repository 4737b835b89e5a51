// Texts of every kind, read and printed as another parser reads and prints them.
#include <gtest/gtest.h>

#include <cstring>
#include <nlohmann/json.hpp>
#include <random>

#include "files/json.h"

namespace linesman {
namespace {

using Json = nlohmann::ordered_json;

/// Pieces of JSON and of what is none, one after the other.
std::string soup(std::mt19937_64& random) {
  static const std::vector<std::string> MORSELS = {"{",
                                                   "}",
                                                   "[",
                                                   "]",
                                                   ",",
                                                   ":",
                                                   "\"",
                                                   "\"a\"",
                                                   "\"b\":",
                                                   "null",
                                                   "true",
                                                   "fals",
                                                   "0",
                                                   "-0",
                                                   "-",
                                                   "1",
                                                   "12",
                                                   ".5",
                                                   "1.",
                                                   "1.5",
                                                   "e",
                                                   "E+2",
                                                   "1e3",
                                                   "-1e-400",
                                                   "1e400",
                                                   "9223372036854775807",
                                                   "9223372036854775808",
                                                   "-9223372036854775809",
                                                   "0.1",
                                                   "4.9e-324",
                                                   "1.7976931348623159e308",
                                                   "00",
                                                   "\"\\n\"",
                                                   "\"\\x\"",
                                                   "\"\\u00fc\"",
                                                   "\"\\ud83d\\ude00\"",
                                                   "\"\\ud800\"",
                                                   "\"\\udc00\"",
                                                   "\"ü\"",
                                                   "\"\xc3\"",
                                                   "\"\xed\xa0\x80\"",
                                                   "\"\xf4\x90\x80\x80\"",
                                                   "\"\xc0\x80\"",
                                                   "\"\xe0\x80\x80\"",
                                                   "\"\x7f\"",
                                                   "\"\t\"",
                                                   " ",
                                                   "\n",
                                                   "\r",
                                                   "\t",
                                                   std::string(1, '\0'),
                                                   "\xef\xbb\xbf",
                                                   "//",
                                                   "NaN"};
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  std::string text;
  const std::size_t morsels = 1 + below(6);
  for (std::size_t i = 0; i < morsels; ++i) {
    // Mostly in a place where it may stand, so that much is accepted.
    const std::string& morsel = MORSELS[below(MORSELS.size())];
    const std::size_t frame = below(4);
    if (frame == 0) text += morsel;
    if (frame == 1) text = "[" + text + (text.empty() ? "" : ",") + morsel + "]";
    if (frame == 2) text = "{\"k\":" + morsel + "}";
    if (frame == 3) text = "[" + morsel + "]" + text;
  }
  return text;
}

double any_double(std::mt19937_64& random) {
  const std::uint64_t bits = random();
  double x = 0;
  std::memcpy(&x, &bits, sizeof x);
  return x;
}

TEST(ATextOfAnyKind, IsAcceptedWhenAnotherParserAcceptsIt) {
  std::mt19937_64 random(1);
  int accepted = 0;
  for (int i = 0; i < 200'000; ++i) {
    const std::string text = soup(random);
    const auto value = parse_json(text, "");
    if (!value && value.problem().reason == "the member is given twice") continue;
    // An exponent beyond 2147483647 is refused, also of a number that another parser takes for 0.
    if (!value && english(value.problem().reason).ends_with("is too large")) continue;
    ASSERT_EQ(value.ok(), Json::accept(text)) << text;
    if (!value) continue;
    ++accepted;
    ASSERT_EQ(Json::parse(write_json(*value)), Json::parse(text)) << text;
  }
  EXPECT_GT(accepted, 20'000);
}

TEST(ADouble, IsReadAsTheNearestAndPrintedSoThatItIsReadBack) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 200'000; ++i) {
    const double x = any_double(random);
    if (!std::isfinite(x)) continue;
    const std::string text = write_json(Value(x));
    ASSERT_EQ(parse_json(text, "").value().number(), x) << text;
    ASSERT_EQ(Json::parse(text).get<double>(), x) << text;
    ASSERT_LE(text.size(), Json(x).dump().size()) << text;
    const std::string longer = text.find('e') == std::string::npos ? text + "000000000000000000001" : text;
    ASSERT_EQ(parse_json(longer, "").value().number(), Json::parse(longer).get<double>()) << longer;
  }
}

}  // namespace
}  // namespace linesman
