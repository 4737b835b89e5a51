#include "chart/word_reader.h"

#include <algorithm>

#include "movement/trace.h"

namespace linesman::chart {

namespace {

std::vector<std::string> keys_for(const Vocabulary& names, bool of_feature) {
  std::vector<std::string> all;
  for (const auto& [key, facts] : names.keys) all.push_back(key);
  if (of_feature)
    for (const auto& [key, facts] : names.feature_keys) all.push_back(key);
  return all;
}

const KeyFacts& a_number() {
  static const KeyFacts NUMBER{FieldType::number, {}, false, false, false};
  return NUMBER;
}

bool is_empty(const Members& object, const Value& value) { return object.is_object() && value.size() == 0; }

}  // namespace

void WordReader::bounds(Members& object, Test& test) {
  test.at_least = amount(object, "at_least");
  test.at_most = amount(object, "at_most");
  test.above = amount(object, "above");
  test.below = amount(object, "below");
  test.given = object.flag("given");
  test.turn = object.flag("turn");
}

Test WordReader::test(const Value& value, const std::string& pointer, const KeyFacts* key) {
  Test test;
  if (value.is_object()) {
    Members object(value, pointer, mistakes_);
    if (is_empty(object, value)) mistakes_.add(pointer, "needs at_least, at_most, above, below, given or turn");
    bounds(object, test);
    if (key && !key->is_number())
      for (const char* name : {"at_least", "at_most", "above", "below", "turn"})
        object.refuse(name, "belongs to a number only");
    object.finish();
    return test;
  }
  test.by_value = true;
  const auto take = [&](const Value& one, const std::string& place) {
    if (key && !one.is_null())
      check_value(*key, one, place, mistakes_);
    else
      mistakes_.add(place, "must be a value, not " + describe(one));
    test.values.push_back(one);
  };
  if (!value.is_array()) {
    take(value, pointer);
    return test;
  }
  if (value.size() == 0) mistakes_.add(pointer, "must have at least one value");
  for (std::size_t i = 0; i < value.size(); ++i) take(value[i], pointer_to(pointer, i));
  return test;
}

std::optional<Test> WordReader::maybe_test(Members& object, std::string_view name) {
  const Value* value = object.find(name);
  return value ? std::optional(test(*value, object.pointer(name), &a_number())) : std::nullopt;
}

Conditions WordReader::conditions(const Value& value, const std::string& pointer, bool of_feature) {
  Conditions all;
  if (!value.is_object()) mistakes_.add(pointer, "must be an object of tests by key, not " + describe(value));
  for (const auto& [key, wanted] : value.members()) {
    const std::string place = pointer_to(pointer, key);
    const KeyFacts* facts = of_feature ? names_.feature_key(key) : nullptr;
    if (!facts) facts = names_.key(key);
    if (!facts) {
      mistakes_.unknown(place, key, "a key", keys_for(names_, of_feature));
      continue;
    }
    if (only_of_documents && facts->is_member)
      mistakes_.add(place, "is a member of orders: a base does not depend on it");
    all.emplace_back(key, test(wanted, place, facts));
  }
  return all;
}

std::string WordReader::member_key(const Value& value, const std::string& pointer) {
  const KeyFacts* key = value.text() ? names_.key(*value.text()) : nullptr;
  if (key && key->is_member && key->names_pieces()) return std::string(*value.text());
  if (!value.text()) {
    mistakes_.add(pointer, "must be the key of an order member, not " + describe(value));
    return {};
  }
  std::vector<std::string> members;
  for (const auto& [name, facts] : names_.keys)
    if (facts.is_member) members.push_back(name);
  mistakes_.unknown(pointer, *value.text(), "an order member that names pieces", members);
  return {};
}

std::optional<CompanyWord> WordReader::company_word(const Value& value, const std::string& pointer) {
  const std::string_view word = *value.text();
  static const std::vector<std::string> WORDS{"unit", "friends", "enemies", "others"};
  const auto found = std::find(WORDS.begin(), WORDS.end(), word);
  if (found != WORDS.end()) return CompanyWord{static_cast<Company>(found - WORDS.begin()), {}};
  const KeyFacts* key = names_.key(word);
  if (key && key->is_member && key->names_pieces()) return CompanyWord{Company::member, std::string(word)};
  std::vector<std::string> known = WORDS;
  for (const auto& [name, facts] : names_.keys)
    if (facts.is_member) known.push_back(name);
  mistakes_.unknown(pointer, word, "unit, friends, enemies, others or an order member that names pieces", known);
  return std::nullopt;
}

std::vector<CompanyWord> WordReader::company(const Value& value, const std::string& pointer) {
  std::vector<CompanyWord> all;
  one_or_list(value, pointer, "unit, friends, enemies, others or an order member", mistakes_,
              [&](const Value& word, const std::string& place) {
                if (auto one = company_word(word, place)) all.push_back(std::move(*one));
              });
  return all;
}

Who WordReader::who(const Value& value, const std::string& pointer) {
  Who who;
  if (!value.is_object()) {
    who.of = company(value, pointer);
    return who;
  }
  Members object(value, pointer, mistakes_);
  if (const Value* of = object.need("of")) who.of = company(*of, object.pointer("of"));
  if (const Value* is = object.find("is")) who.is = conditions(*is, object.pointer("is"));
  if (const Value* but = object.find("but")) who.but = member_key(*but, object.pointer("but"));
  object.finish();
  return who;
}

std::optional<Who> WordReader::who(Members& object, std::string_view name) {
  const Value* value = object.find(name);
  return value ? std::optional(who(*value, object.pointer(name))) : std::nullopt;
}

std::vector<std::string> WordReader::ratings(const Value& value, const std::string& pointer) {
  std::vector<std::string> all;
  one_or_list(value, pointer, "a rating", mistakes_, [&](const Value& word, const std::string& place) {
    if (!names_.has_rating(*word.text())) mistakes_.unknown(place, *word.text(), "a rating", names_.ratings);
    all.emplace_back(*word.text());
  });
  return all;
}

Ground WordReader::ground(const Value& value, const std::string& pointer, bool may_cross) {
  Ground ground;
  if (!value.is_object()) {
    ground.ratings = ratings(value, pointer);
    return ground;
  }
  Members object(value, pointer, mistakes_);
  if (const Value* rating = object.find("rating")) ground.ratings = ratings(*rating, object.pointer("rating"));
  if (const Value* is = object.find("is")) ground.is = conditions(*is, object.pointer("is"), true);
  ground.height = maybe_test(object, "height");
  ground.slope = object.word<Slant>("slope");
  ground.by = object.word<MetBy>("by").value_or(MetBy::base);
  if (ground.by == MetBy::crossed && !may_cross) object.fail("by", "must be base or centre here, not crossed");
  object.finish();
  return ground;
}

std::optional<Ground> WordReader::ground(Members& object, std::string_view name, bool may_cross) {
  const Value* value = object.find(name);
  return value ? std::optional(ground(*value, object.pointer(name), may_cross)) : std::nullopt;
}

std::vector<std::string> WordReader::manners(Members& object, std::string_view name) {
  std::vector<std::string> all;
  if (const auto words = object.words<MannerWord>(name, true))
    for (const MannerWord word : *words) all.emplace_back(name_of(word));
  return all;
}

std::vector<std::string> WordReader::actions(const Value& value, const std::string& pointer) {
  std::vector<std::string> all;
  one_or_list(value, pointer, "an action", mistakes_, [&](const Value& word, const std::string& place) {
    if (std::find(names_.actions.begin(), names_.actions.end(), *word.text()) == names_.actions.end())
      mistakes_.unknown(place, *word.text(), "an action", names_.actions);
    all.emplace_back(*word.text());
  });
  return all;
}

Nearness WordReader::nearness(const Value& value, const std::string& pointer) {
  Nearness near;
  Members object(value, pointer, mistakes_);
  if (const Value* of = object.need("who")) near.who = who(*of, object.pointer("who"));
  near.gap = needed(object, "gap");
  object.finish();
  return near;
}

QuarterTest WordReader::quarter(const Value& value, const std::string& pointer) {
  QuarterTest test;
  Members object(value, pointer, mistakes_);
  if (const Value* of = object.need("who")) test.who = who(*of, object.pointer("who"));
  if (const Value* of = object.need("of")) {
    static const std::vector<std::string> KNOWN{"own", "theirs"};
    if (of->text() == "theirs")
      test.own = false;
    else if (of->text() != "own") {
      if (of->text())
        mistakes_.unknown(object.pointer("of"), *of->text(), "own or theirs", KNOWN);
      else
        object.fail("of", "must be own or theirs, not " + describe(*of));
    }
  }
  object.need("in");
  test.in = object.words<Quarter>("in").value_or(std::vector<Quarter>{});
  object.finish();
  return test;
}

Comparison WordReader::comparison(const Value& value, const std::string& pointer) {
  Comparison comparison;
  Members object(value, pointer, mistakes_);
  comparison.amount = needed(object, "amount");
  bounds(object, comparison.test);
  const Test& test = comparison.test;
  if (object.is_object() && !test.at_least && !test.at_most && !test.above && !test.below && !test.given && !test.turn)
    mistakes_.add(pointer, "needs at_least, at_most, above or below");
  object.finish();
  return comparison;
}

template <class Condition, class Read>
void WordReader::read_alternatives(Members& object, Condition& condition, Read read) {
  if (const Value* without = object.find("not")) condition.without.push_back(read(*without, object.pointer("not")));
  const Value* any = object.find("any");
  if (!any) return;
  if (!any->is_array() || any->size() == 0)
    object.fail("any", "must be a list of conditions, not " + (any->is_array() ? "an empty one" : describe(*any)));
  for (std::size_t i = 0; i < any->items().size(); ++i)
    condition.any.push_back(read((*any)[i], pointer_to(object.pointer("any"), i)));
}

void WordReader::read_when_places(Members& object, When& when) {
  if (const Value* near = object.find("near")) when.near = nearness(*near, object.pointer("near"));
  when.on = ground(object, "on", false);
  when.models = maybe_test(object, "models");
  when.altitude = maybe_test(object, "altitude");
  if (const Value* value = object.find("quarter")) when.quarter = quarter(*value, object.pointer("quarter"));
  if (const Value* value = object.find("compare")) when.compare = comparison(*value, object.pointer("compare"));
}

When WordReader::when(const Value& value, const std::string& pointer) {
  When when;
  Members object(value, pointer, mistakes_);
  if (const Value* is = object.find("is")) when.is = conditions(*is, object.pointer("is"));
  read_alternatives(object, when, [&](const Value& v, const std::string& p) { return this->when(v, p); });
  if (only_of_documents) {
    for (const char* name : {"action", "near", "on", "models", "altitude", "quarter", "compare"})
      object.refuse(name, "has no place here: a base depends on is, not and any");
  } else {
    if (const Value* action = object.find("action")) when.actions = actions(*action, object.pointer("action"));
    read_when_places(object, when);
  }
  object.finish();
  return when;
}

Way WordReader::way(const Value& value, const std::string& pointer) {
  Way way;
  Members object(value, pointer, mistakes_);
  way.touches = ground(object, "touches");
  way.keeps_to = ground(object, "keeps_to", false);
  way.gone = maybe_test(object, "gone");
  way.turned = maybe_test(object, "turned");
  way.up = maybe_test(object, "up");
  way.down = maybe_test(object, "down");
  way.manners = manners(object, "manner");
  way.passes = who(object, "passes");
  if (const Value* near = object.find("ends_near")) way.ends_near = nearness(*near, object.pointer("ends_near"));
  way.leaves = object.flag("leaves");
  way.whose = object.word<Whose>("whose").value_or(Whose::own);
  read_alternatives(object, way, [&](const Value& v, const std::string& p) { return this->way(v, p); });
  object.finish();
  return way;
}

}  // namespace linesman::chart
