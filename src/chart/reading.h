// Reads the words of rules: amounts, who and ground, conditions. Each function is handed a value and its pointer into
// the file. A mistake goes to the list, and leaves defaults in place.
#pragma once

#include <string>
#include <vector>

#include "chart/vocabulary.h"
#include "chart/words.h"

namespace linesman::chart {

/// A chart that is read: the names that it defines, and the mistakes found so far.
struct Reading {
  const Vocabulary& names;
  Mistakes& mistakes;
  // Sources that only some rules may have.
  bool may_read_height = false;    ///< `height`
  bool may_read_order = false;     ///< `spent` and `gone`
  bool only_of_documents = false;  ///< conditions that no order changes, of the kind `base`
  std::vector<std::string> dice;   ///< purposes that were read
  int depth = 0;                   ///< of the amount that is read

  /// The purposes of dice that were read since the last call, each once.
  std::vector<std::string> take_dice();
};

// amount_reader.cpp
Amount read_amount(Reading& reading, const Value& value, const std::string& pointer);
Maybe maybe_amount(Reading& reading, Members& object, std::string_view name);

// thing_reader.cpp
Who read_who(Reading& reading, const Value& value, const std::string& pointer);
Ground read_ground(Reading& reading, const Value& value, const std::string& pointer, bool may_cross);
std::vector<std::string> read_ratings(Reading& reading, const Value& value, const std::string& pointer);
std::vector<std::string> read_actions(Reading& reading, const Value& value, const std::string& pointer);
std::vector<std::string> read_manners(Members& object, std::string_view name);
/// The key of an order member that names pieces.
std::string read_member_key(Reading& reading, const Value& value, const std::string& pointer);

// condition_reader.cpp
Conditions read_conditions(Reading& reading, const Value& value, const std::string& pointer, bool of_feature);
/// `key`: whose values are tested; nullptr: a number.
Test read_test(Reading& reading, const Value& value, const std::string& pointer, const KeyFacts* key);
Nearness read_nearness(Reading& reading, const Value& value, const std::string& pointer);
QuarterTest read_quarter(Reading& reading, const Value& value, const std::string& pointer);
Comparison read_comparison(Reading& reading, const Value& value, const std::string& pointer);
When read_when(Reading& reading, const Value& value, const std::string& pointer);
Way read_way(Reading& reading, const Value& value, const std::string& pointer);

// rule_reader.cpp
TurnPrice read_turn_price(Reading& reading, const Value& value, const std::string& pointer);
std::vector<Setting> read_settings(Reading& reading, const Value& value, const std::string& pointer);

}  // namespace linesman::chart
