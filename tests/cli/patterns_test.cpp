// Every pattern of a sentence in the sources has German words, with places that it has.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/sentence.h"
#include "files/phrases.h"

namespace linesman {
namespace {

std::set<std::string> places_of(std::string_view pattern) {
  std::set<std::string> places;
  for_parts(
      pattern, [](std::string_view) {},
      [&](const PatternPlace& place, std::string_view) { places.emplace(place.name); });
  return places;
}

bool has_words(std::string_view pattern) {
  bool words = false;
  for_parts(
      pattern,
      [&](std::string_view own) {
        words = words || std::any_of(own.begin(), own.end(), [](char c) { return c >= 'a' && c <= 'z'; });
      },
      [](const PatternPlace&, std::string_view) {});
  return words;
}

TEST(EveryPattern, OfTheSourcesHasGermanWords) {
  const Phrasebook german = load_phrases("de", std::string(LINESMAN_SOURCE_DIR) + "/resources", {});
  const std::set<std::string_view> all(PatternList::all().begin(), PatternList::all().end());
  for (const std::string_view known : {"step {n}, after {length}", "it costs at least {price} of {allowance}"})
    EXPECT_TRUE(all.contains(known)) << known;
  for (const std::string_view pattern : all) {
    if (!has_words(pattern)) continue;
    const std::string* words = german.found(pattern);
    EXPECT_NE(words, nullptr) << pattern;
    if (words == nullptr) continue;
    const std::set<std::string> there = places_of(pattern);
    for (const std::string& place : places_of(*words)) EXPECT_TRUE(there.contains(place)) << pattern << " " << place;
  }
}

}  // namespace
}  // namespace linesman
