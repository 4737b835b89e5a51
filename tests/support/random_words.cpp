#include "support/random_words.h"

#include <cmath>

namespace linesman {

namespace {

using Object = Value::Object;
using List = Value::Array;

const WordMaker::Words RATINGS_OF_CHARTS{"woods", "rough", "water", "town", "line", "road", "hill", "step"};
const WordMaker::Words MANNERS_OF_LEGS{"forward", "reverse", "sideways"};

}  // namespace

double WordMaker::number(double least, double most) {
  constexpr double STEPS = 8;
  return std::round(random_.between(least, most) * STEPS) / STEPS;
}

Value WordMaker::some(const Words& words) {
  List chosen;
  for (const std::string& each : words)
    if (chance(0.5)) chosen.emplace_back(each);
  if (chosen.empty()) chosen.emplace_back(word(words));
  return chosen;
}

Value WordMaker::dice(int depth) {
  Object made{{"dice", word({"march", "march", "luck"})}};
  maybe(made, 0.3, "keep", [&] { return Value(chance(0.5) ? 1 : -1); });
  maybe(made, 0.3, "successes", [&] { return amount(2, 4, depth + 2); });
  return made;
}

Object WordMaker::source(double least, double most, int depth, const Words& further) {
  if (!further.empty() && chance(0.5)) return {{word(further), true}};
  switch (below(12)) {
    case 0: return {{"value", "pace"}};
    case 1: return {{"value", word({"slack", "bonus", "size"})}};
    case 2: return {{"figure", word({"far", "near", "slow"})}};
    case 3: return {{"figure", "by_mount"}, {"by", List{"mount"}}};
    case 4: return {{"figure", "by_both"}, {"by", List{"mount", "armed"}}, {"else", amount(least, most, depth + 2)}};
    case 5:
    case 6: return {{"gap", who(2)}};
    case 7: return {{"models", true}};
    case 8: return {{"base", word({"width", "length"})}};
    default: {
      const Value rolled = dice(depth);
      return {rolled.members().begin(), rolled.members().end()};
    }
  }
}

Value WordMaker::amount(double least, double most, int depth, const Words& further) {
  if (depth > 2 || (chance(0.5) && (further.empty() || chance(0.4)))) return number(least, most);
  Object made = source(least, most, depth, further);
  maybe(made, 0.3, "times", [&] { return amount(0, 2, depth + 1); });
  maybe(made, 0.3, "plus", [&] { return amount(-2, 2, depth + 1); });
  maybe(made, 0.15, "bands", [&] { return Value(List{List{0, number(0, most)}, List{5, number(0, most)}}); });
  if (chance(0.25)) {
    made.emplace_back("round", word({"up", "down", "nearest"}));
    maybe(made, 0.4, "to", [&] { return Value(word({"half", "two"}) == "half" ? 0.5 : 2.0); });
  }
  maybe(made, 0.2, "least", [&] { return Value(number(least, most)); });
  made.emplace_back("most", 3 * most);  // so that orders are not hopeless
  return made;
}

Value WordMaker::test(double least, double most) {
  if (chance(0.1)) return number(least, most);
  Object made;
  maybe(made, 0.4, "at_least", [&] { return amount(least, most, 2); });
  maybe(made, 0.4, "at_most", [&] { return amount(least, most, 2); });
  maybe(made, 0.2, "above", [&] { return amount(least, most, 2); });
  if (made.empty() || chance(0.1)) made.emplace_back("below", amount(least, most, 2));
  return made;
}

Value WordMaker::conditions() {
  Object made;
  maybe(made, 0.5, "mount", [&] { return one_or_some({"foot", "horse", "cart"}); });
  maybe(made, 0.3, "armed", [&] { return Value(chance(0.7)); });
  maybe(made, 0.2, "tired", [&] { return Value(chance(0.3)); });
  maybe(made, 0.3, "acted", [&] {
    return chance(0.5) ? Value(Object{{"given", chance(0.5)}}) : Value(Object{{"turn", chance(0.5)}});
  });
  maybe(made, 0.2, "strict", [&] { return Value(chance(0.5)); });
  maybe(made, 0.2, "bold", [&] { return Value(chance(0.5)); });
  maybe(made, 0.1, "mood", [&] { return Value(Object{{"given", chance(0.5)}}); });
  if (made.empty()) made.emplace_back("pace", test(3, 9));
  return made;
}

Value WordMaker::who(int depth) {
  const Words all{"unit", "friends", "enemies", "others", "target", "host"};
  if (depth > 1 || chance(0.6)) return word(all);
  if (chance(0.4)) return some(all);
  Object made{{"of", one_or_some({"friends", "enemies", "others"})}};
  maybe(made, 0.5, "is", [&] { return Value(Object{{"mount", word({"foot", "horse"})}}); });
  maybe(made, 0.5, "but", [&] { return Value(word({"target", "host"})); });
  return made;
}

Value WordMaker::ground(bool may_be_crossed) {
  if (chance(0.4)) return word(RATINGS_OF_CHARTS);
  if (chance(0.3)) return some(RATINGS_OF_CHARTS);
  Object made;
  maybe(made, 0.7, "rating", [&] { return one_or_some(RATINGS_OF_CHARTS); });
  maybe(made, 0.2, "is", [&] { return Value(Object{{"dense", chance(0.5)}}); });
  maybe(made, 0.2, "height", [&] { return Value(Object{{"at_least", number(0, 3)}}); });
  if (chance(0.15)) {
    if (chance(0.5)) made = {{"rating", "hill"}};
    made.emplace_back("slope", word({"up", "down", "level"}));
  }
  maybe(made, 0.6, "by", [&] {
    return Value(may_be_crossed ? word({"base", "centre", "crossed", "crossed"}) : word({"base", "centre"}));
  });
  return made;
}

Value WordMaker::nearness() { return Object{{"who", who()}, {"gap", amount(0, 6)}}; }

Value WordMaker::quarter() {
  return Object{{"who", who()}, {"of", word({"own", "theirs"})}, {"in", some({"front", "right", "rear", "left"})}};
}

Value WordMaker::comparison() {
  Object made{{"amount", amount(0, 8)}};
  maybe(made, 0.3, "above", [&] { return Value(number(0, 6)); });
  maybe(made, 0.3, "at_least", [&] { return amount(0, 6, 2); });
  maybe(made, 0.2, "at_most", [&] { return amount(3, 9, 2); });
  maybe(made, 0.1, "given", [&] { return Value(chance(0.5)); });
  maybe(made, 0.1, "turn", [&] { return Value(chance(0.5)); });
  if (made.size() == 1) made.emplace_back("below", amount(2, 8, 2));
  return made;
}

Value WordMaker::when(int depth) {
  Object made;
  maybe(made, 0.5, "action", [&] { return one_or_some({"walk", "run", "charge"}); });
  maybe(made, 0.3, "is", [&] { return conditions(); });
  maybe(made, 0.15, "near", [&] { return nearness(); });
  maybe(made, 0.1, "on", [&] { return ground(false); });
  maybe(made, 0.1, "models", [&] { return test(1, 4); });
  maybe(made, 0.1, "altitude", [&] { return test(0, 2); });
  maybe(made, 0.1, "quarter", [&] { return quarter(); });
  maybe(made, 0.15, "compare", [&] { return comparison(); });
  if (depth == 0) maybe(made, 0.15, "not", [&] { return when(1); });
  if (depth == 0) maybe(made, 0.15, "any", [&] { return Value(List{when(1), when(1)}); });
  if (made.empty()) made.emplace_back("is", conditions());
  return made;
}

Value WordMaker::when_of_document(int depth) {
  Object made;
  maybe(made, 0.8, "is", [&] { return Value(Object{{"mount", one_or_some({"foot", "horse", "cart"})}}); });
  if (depth == 0) maybe(made, 0.3, "not", [&] { return when_of_document(1); });
  if (depth == 0) maybe(made, 0.3, "any", [&] { return Value(List{when_of_document(1), when_of_document(1)}); });
  if (made.empty()) made.emplace_back("is", Object{{"armed", chance(0.5)}});
  return made;
}

Value WordMaker::way(int depth) {
  Object made;
  maybe(made, 0.3, "touches", [&] { return ground(); });
  maybe(made, 0.15, "keeps_to", [&] { return ground(false); });
  maybe(made, 0.2, "gone", [&] { return test(0, 8); });
  maybe(made, 0.15, "turned", [&] { return test(0, 90); });
  maybe(made, 0.1, "manner", [&] { return one_or_some(MANNERS_OF_LEGS); });
  maybe(made, 0.1, "passes", [&] { return who(); });
  maybe(made, 0.1, "ends_near", [&] { return nearness(); });
  maybe(made, 0.1, "leaves", [&] { return Value(chance(0.5)); });
  maybe(made, 0.1, "up", [&] { return test(0, 2); });
  if (made.empty() || chance(0.1)) made.emplace_back("down", test(0, 2));
  maybe(made, 0.25, "whose", [&] { return Value(word({"own", "any", "all"})); });
  if (depth == 0) maybe(made, 0.15, "not", [&] { return way(1); });
  if (depth == 0) maybe(made, 0.1, "any", [&] { return Value(List{way(1), way(1)}); });
  return made;
}

}  // namespace linesman
