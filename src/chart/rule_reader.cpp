#include "chart/rule_reader.h"

#include "chart/table.h"

namespace linesman::chart {

namespace {

template <std::size_t Number>
Content read_as(Reading& reading, Members& rule) {
  using Read = std::variant_alternative_t<Number, Content>;
  Read read;
  table_of<Read>().read(reading, rule, read);
  return read;
}

template <std::size_t... Numbers>
Content read_content(Kind kind, Reading& reading, Members& rule, std::index_sequence<Numbers...>) {
  constexpr std::array<Content (*)(Reading&, Members&), KINDS> READERS{read_as<Numbers>...};
  return READERS.at(static_cast<std::size_t>(kind))(reading, rule);
}

Value read_says(Members& rule) {
  const Value* says = rule.find("says");
  if (!says) return {};
  Members object(*says, rule.pointer("says"), rule.mistakes());
  for (const char* name : {"fault", "cost", "part", "note"}) object.text(name);
  object.finish();
  return *says;
}

void read_when_and_way(Reading& reading, Members& members, Kind kind, Rule& rule) {
  reading.only_of_documents = kind == Kind::base;
  if (const Value* when = members.find("when")) rule.when = read_when(reading, *when, members.pointer("when"));
  rule.when_dice = reading.take_dice();
  reading.only_of_documents = false;
  if (kind == Kind::base)
    members.refuse("way", "has no place here: a base does not depend on the way");
  else if (const Value* way = members.find("way"))
    rule.way = read_way(reading, *way, members.pointer("way"));
}

Setting read_setting(Reading& reading, const std::string& key, const KeyFacts& facts, const Value& value,
                     const std::string& pointer) {
  Setting read{key, Setting::How::plain, value, {}, {}};
  if (value.is_null()) return read;
  if (value.is_object() && value.find("turn")) {
    read.how = Setting::How::turn;
    Members object(value, pointer, reading.mistakes);
    if (object.find("turn")->boolean() != true) object.fail("turn", "must be true");
    object.finish();
  } else if (value.is_object() && value.find("member")) {
    read.how = Setting::How::member;
    Members object(value, pointer, reading.mistakes);
    read.member = object.text("member");
    const KeyFacts* member = reading.names.key(read.member);
    if (!(member && member->is_member))
      reading.mistakes.unknown(object.pointer("member"), read.member, "an order member", reading.names.all_keys());
    object.finish();
  } else if (value.is_object()) {
    read.how = Setting::How::amount;
    reading.may_read_order = true;
    read.amount = read_amount(reading, value, pointer);
    reading.may_read_order = false;
    if (!facts.is_number()) reading.mistakes.add(pointer, said<"must be a value of {key}, which is no number">(key));
  } else {
    check_value(facts, value, pointer, reading.mistakes);
  }
  return read;
}

void read_turn_bands(Reading& reading, Members& price, TurnPrice& read) {
  constexpr double WHOLE = 180;
  const Value* bands = price.find("bands");
  if (!bands->is_array() || bands->size() == 0) {
    price.fail("bands", said<"must be a list of pairs [degrees, amount], not {a}">(
                            bands->is_array() ? "an empty one" : described(*bands)));
    return;
  }
  double last = 0;
  for (std::size_t i = 0; i < bands->size(); ++i) {
    const std::string place = pointer_to(price.pointer("bands"), i);
    const Value& band = (*bands)[i];
    if (!band.is_array() || band.size() != 2) {
      price.mistakes().add(place, said<"must be a pair [degrees, amount], not {a}">(described(band)));
      continue;
    }
    const auto degrees =
        number_in(band[std::size_t{0}], pointer_to(place, 0), {0, WHOLE, false, false}, price.mistakes());
    Amount amount = read_amount(reading, band[std::size_t{1}], pointer_to(place, 1));
    if (!degrees) continue;
    if (i > 0 && *degrees <= last) price.mistakes().add(place, "must be above the degrees before it");
    last = *degrees;
    read.bands.emplace_back(*degrees, std::move(amount));
  }
  if (!read.bands.empty() && read.bands.size() == bands->size() && last != WHOLE)
    price.fail("bands", "must go up to 180 degrees");
}

}  // namespace

TurnPrice read_turn_price(Reading& reading, const Value& value, const std::string& pointer) {
  TurnPrice read;
  if (!value.is_object() || !value.find("bands") || value.size() != 1) {
    read.flat = read_amount(reading, value, pointer);
    return read;
  }
  Members price(value, pointer, reading.mistakes);
  read_turn_bands(reading, price, read);
  price.finish();
  return read;
}

std::vector<Setting> read_settings(Reading& reading, const Value& value, const std::string& pointer) {
  std::vector<Setting> all;
  if (!value.is_object()) reading.mistakes.add(pointer, must_be("an object", value));
  for (const auto& [key, set] : value.members()) {
    const std::string place = pointer_to(pointer, key);
    const KeyFacts* facts = reading.names.key(key);
    if (facts && facts->is_status) {
      all.push_back(read_setting(reading, key, *facts, set, place));
      continue;
    }
    std::vector<std::string> known;
    for (const auto& [name, each] : reading.names.keys)
      if (each.is_status) known.push_back(name);
    reading.mistakes.unknown(place, key, "a status", known);
  }
  return all;
}

Rule read_rule(Reading& reading, const Value& value, const std::string& pointer) {
  Rule rule;
  rule.pointer = pointer;
  Members members(value, pointer, reading.mistakes);
  const Value* word = members.need("kind");
  const auto kind = word ? members.word_of<Kind>(*word, members.pointer("kind")) : std::nullopt;
  if (!kind) return rule;
  reading.take_dice();
  read_when_and_way(reading, members, *kind, rule);
  rule.says = read_says(members);
  rule.content = read_content(*kind, reading, members, std::make_index_sequence<KINDS>());
  members.finish();
  rule.dice = reading.take_dice();
  rule.dice.insert(rule.dice.end(), rule.when_dice.begin(), rule.when_dice.end());
  return rule;
}

}  // namespace linesman::chart
