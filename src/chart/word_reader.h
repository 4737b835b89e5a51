// Reads the words of rules: amounts, tests, pieces, ground and conditions.
#pragma once

#include <string>
#include <vector>

#include "chart/vocabulary.h"
#include "chart/words.h"

namespace linesman::chart {

class WordReader {
 public:
  WordReader(const Vocabulary& names, Mistakes& mistakes) : names_(names), mistakes_(mistakes) {}

  const Vocabulary& names() const { return names_; }
  Mistakes& mistakes() const { return mistakes_; }

  /// Sources that only some rules may have.
  bool may_read_height = false;    ///< `height`
  bool may_read_order = false;     ///< `spent` and `gone`
  bool only_of_documents = false;  ///< conditions that no order changes, of the kind `base`

  /// The purposes of dice that were read since the last call.
  std::vector<std::string> take_dice();

  Amount amount(const Value& value, const std::string& pointer);
  Maybe amount(Members& object, std::string_view name);
  Amount needed(Members& object, std::string_view name);
  Amount amount_or(Members& object, std::string_view name, double fallback);
  /// An amount that is a number not below 0 where it is a number.
  Amount needed_from_0(Members& object, std::string_view name);

  Conditions conditions(const Value& value, const std::string& pointer, bool of_feature = false);
  Who who(const Value& value, const std::string& pointer);
  std::optional<Who> who(Members& object, std::string_view name);
  Ground ground(const Value& value, const std::string& pointer, bool may_cross = true);
  std::optional<Ground> ground(Members& object, std::string_view name, bool may_cross = true);
  std::vector<std::string> ratings(const Value& value, const std::string& pointer);
  std::vector<std::string> manners(Members& object, std::string_view name);
  When when(const Value& value, const std::string& pointer);
  Way way(const Value& value, const std::string& pointer);
  /// The key of an order member that names pieces.
  std::string member_key(const Value& value, const std::string& pointer);
  std::optional<Rounding> rounding(Members& object, double& to);

 private:
  bool is_source(Members& object, std::string_view name, int& sources);
  void read_source(Members& object, Amount& amount);
  void read_named_source(Members& object, Amount& amount);
  void read_figure(Members& object, Amount& amount);
  void read_dice(Members& object, Amount& amount);
  void read_modifiers(Members& object, Amount& amount);
  void check_table(const Value& table, const std::string& pointer, const std::vector<std::string>& by, std::size_t i,
                   bool has_else);
  std::shared_ptr<const Amount> nested(Members& object, std::string_view name);
  std::vector<std::pair<double, double>> bands(const Value& value, const std::string& pointer);

  Test test(const Value& value, const std::string& pointer, const KeyFacts* key);
  Test number_test(Members& object, std::string_view name);
  void bounds(Members& object, Test& test);
  std::optional<Test> maybe_test(Members& object, std::string_view name);
  std::vector<CompanyWord> company(const Value& value, const std::string& pointer);
  std::optional<CompanyWord> company_word(const Value& value, const std::string& pointer);
  Nearness nearness(const Value& value, const std::string& pointer);
  QuarterTest quarter(const Value& value, const std::string& pointer);
  Comparison comparison(const Value& value, const std::string& pointer);
  std::vector<std::string> actions(const Value& value, const std::string& pointer);
  void read_when_places(Members& object, When& when);
  template <class Condition, class Read>
  void read_alternatives(Members& object, Condition& condition, Read read);

  const Vocabulary& names_;
  Mistakes& mistakes_;
  std::vector<std::string> dice_;
  int depth_ = 0;  ///< of the amount that is read
};

/// A word alone, or a list of words, each handed over with its pointer; a mistake for anything else.
template <class Take>
void one_or_list(const Value& value, const std::string& pointer, const std::string& wanted, Mistakes& mistakes,
                 Take take) {
  if (value.is_text()) return take(value, pointer);
  if (!value.is_array() || value.size() == 0) {
    mistakes.add(pointer, "must be " + wanted + " or a list of such words, not " +
                              (value.is_array() ? "an empty list" : describe(value)));
    return;
  }
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string place = pointer_to(pointer, i);
    if (value[i].is_text())
      take(value[i], place);
    else
      mistakes.add(place, "must be " + wanted + ", not " + describe(value[i]));
  }
}

}  // namespace linesman::chart
