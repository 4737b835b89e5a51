// A sentence about a rule, with the stretches that stand for its values.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace linesman::chart {

/// Says an English pattern or word of a sentence in another language; empty: English.
using InWords = std::function<std::string(const std::string& part)>;

/// A stretch of a sentence that stands for a value of its rule.
struct SaidSlot {
  std::size_t begin = 0;  ///< bytes
  std::size_t end = 0;    ///< behind its last byte
  std::string pointer;    ///< of the value, below the rule: "/least/plus". A value that is left out has one too
};

/// A sentence with its slots. A slot stands before those in it.
struct SaidRule {
  std::string text;
  std::vector<SaidSlot> places;

  /// Appends a text with its slots.
  void add(const SaidRule& more) {
    for (const SaidSlot& slot : more.places)
      places.push_back({text.size() + slot.begin, text.size() + slot.end, slot.pointer});
    text += more.text;
  }
};

}  // namespace linesman::chart
