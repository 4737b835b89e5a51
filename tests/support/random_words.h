// Parts of rules made at random: amounts, tests, other pieces, ground, conditions. All of them are of the chart of
// `random_chart`.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/value.h"
#include "support/random.h"

namespace linesman {

class WordMaker {
 public:
  using Words = std::vector<std::string>;

  explicit WordMaker(Random& random) : random_(random) {}

  bool chance(double p) { return random_.chance(p); }
  std::size_t below(std::size_t n) { return random_.below(n); }
  /// In eighths, so that limits are met now and then.
  double number(double least, double most);
  std::string word(const Words& words) { return random_.one_of(words); }
  /// Some of them, at least one, in their order.
  Value some(const Words& words);
  /// One of them, or a list of some.
  Value one_or_some(const Words& words) { return chance(0.6) ? Value(word(words)) : some(words); }

  /// `further`: sources that only this place knows: "height", "spent", "gone".
  Value amount(double least, double most, int depth = 0, const Words& further = {});
  Value conditions();
  Value who(int depth = 0);
  Value ground(bool may_be_crossed = true);
  Value when(int depth = 0);
  /// Of traits, statuses and options only, as the bases of pieces want it.
  Value when_of_document(int depth = 0);
  Value way(int depth = 0);

  /// Adds a member with a chance of `p`.
  void maybe(Value::Object& object, double p, const char* name, const std::function<Value()>& made) {
    if (chance(p)) object.emplace_back(name, made());
  }

 private:
  Value::Object source(double least, double most, int depth, const Words& further);
  Value dice(int depth);
  Value test(double least, double most);
  Value nearness();
  Value quarter();
  Value comparison();

  Random& random_;
};

}  // namespace linesman
