#include "chart/rule_reader.h"

#include <algorithm>

#include "movement/trace.h"

namespace linesman::chart {

namespace {

void need_one_of(Members& rule, std::initializer_list<const char*> names) {
  if (std::none_of(names.begin(), names.end(), [&](const char* name) { return rule.find(name); }))
    rule.mistakes().add(rule.pointer(), "needs " + listed(std::vector<std::string>(names.begin(), names.end())));
}

Moments moments(Members& rule, Moments otherwise, std::initializer_list<std::string> known) {
  const Value* at = rule.find("at");
  if (!at) return otherwise;
  Moments found{};
  const std::vector<std::string> words(known);
  if (!at->is_array() || at->size() == 0)
    rule.fail("at",
              "must be a list of " + listed(words) + ", not " + (at->is_array() ? "an empty one" : describe(*at)));
  for (std::size_t i = 0; i < at->items().size(); ++i) {
    const std::string place = pointer_to(rule.pointer("at"), i);
    const auto word = (*at)[i].text();
    if (!word)
      rule.mistakes().add(place, "must be " + listed(words) + ", not " + describe((*at)[i]));
    else if (std::find(words.begin(), words.end(), *word) == words.end())
      rule.mistakes().unknown(place, *word, listed(words), words);
    found.start = found.start || word == "start";
    found.way = found.way || word == "way";
    found.legs = found.legs || word == "legs";
    found.end = found.end || word == "end";
  }
  return found;
}

Content allowance(Members& rule, WordReader& words) {
  Allowance read;
  int given = 0;
  for (const auto& [name, how] : {std::pair{"add", Allowance::How::add}, std::pair{"times", Allowance::How::times},
                                  std::pair{"most", Allowance::How::most}, std::pair{"least", Allowance::How::least}})
    if (auto amount = words.amount(rule, name)) {
      if (++given > 1) continue;
      read.how = how;
      read.amount = std::move(*amount);
    }
  if (given != 1) rule.mistakes().add(rule.pointer(), "needs exactly one of add, times, most and least");
  read.round = words.rounding(rule, read.to);
  return read;
}

Content price(Members& rule, WordReader& words) {
  Price read;
  read.times = words.needed_from_0(rule, "times");
  read.ground = words.ground(rule, "ground", false);
  read.manners = words.manners(rule, "manner");
  need_one_of(rule, {"ground", "manner"});
  if (rule.find("group")) read.group = rule.text("group");
  return read;
}

Content toll(Members& rule, WordReader& words) {
  Toll read;
  read.ground = words.ground(rule, "ground");
  words.may_read_height = read.ground.has_value();
  read.amount = words.needed_from_0(rule, "amount");
  words.may_read_height = false;
  read.once = rule.flag("once").value_or(false);
  return read;
}

Content barred(Members& rule, WordReader& words) {
  Barred read;
  if (const Value* ground = rule.need("ground")) read.ground = words.ground(*ground, rule.pointer("ground"));
  read.at = moments(rule, read.at, {"way", "end"});
  if (const Value* at = rule.find("at"); at && read.ground.by == MetBy::crossed)
    for (std::size_t i = 0; i < at->items().size(); ++i)
      if ((*at)[i].text() == "end")
        rule.mistakes().add(pointer_to(rule.pointer("at"), i), "what is crossed is not judged at the end");
  read.free_within = words.amount(rule, "free_within");
  return read;
}

Content clears(Members& rule, WordReader& words) {
  Clears read;
  if (const Value* surface = rule.need("surface")) read.surfaces = words.ratings(*surface, rule.pointer("surface"));
  if (const Value* ground = rule.need("ground")) read.ratings = words.ratings(*ground, rule.pointer("ground"));
  if (const Value* where = rule.find("where")) {
    static const std::vector<std::string> KNOWN{"centre", "covered"};
    read.covered = where->text() == "covered";
    if (!where->text())
      rule.fail("where", "must be centre or covered, not " + describe(*where));
    else if (!read.covered && where->text() != "centre")
      rule.mistakes().unknown(rule.pointer("where"), *where->text(), "centre or covered", KNOWN);
  }
  return read;
}

void turn_bands(Members& price, TurnPrice& read, WordReader& words) {
  constexpr double WHOLE = 180;
  const Value* bands = price.find("bands");
  if (!bands->is_array() || bands->size() == 0) {
    price.fail("bands", "must be a list of pairs [degrees, amount], not " +
                            (bands->is_array() ? "an empty one" : describe(*bands)));
    return;
  }
  double last = 0;
  for (std::size_t i = 0; i < bands->size(); ++i) {
    const std::string place = pointer_to(price.pointer("bands"), i);
    const Value& band = (*bands)[i];
    if (!band.is_array() || band.size() != 2) {
      price.mistakes().add(place, "must be a pair [degrees, amount], not " + describe(band));
      continue;
    }
    const auto degrees =
        number_in(band[std::size_t{0}], pointer_to(place, 0), {0, WHOLE, false, false}, price.mistakes());
    Amount amount = words.amount(band[std::size_t{1}], pointer_to(place, 1));
    if (!degrees) continue;
    if (i > 0 && *degrees <= last) price.mistakes().add(place, "must be above the degrees before it");
    last = *degrees;
    read.bands.emplace_back(*degrees, std::move(amount));
  }
  if (!read.bands.empty() && read.bands.size() == bands->size() && last != WHOLE)
    price.fail("bands", "must go up to 180 degrees");
}

TurnPrice turn_price(const Value& value, const std::string& pointer, WordReader& words) {
  TurnPrice read;
  const bool is_banded = value.is_object() && value.find("bands") && value.size() == 1;
  if (!is_banded) {
    read.flat = words.amount(value, pointer);
    return read;
  }
  Members price(value, pointer, words.mistakes());
  turn_bands(price, read, words);
  price.finish();
  return read;
}

Content turn(Members& rule, WordReader& words) {
  Turns read;
  read.cost = rule.word<TurnCost>("cost");
  if (const Value* price = rule.find("price")) read.price = turn_price(*price, rule.pointer("price"), words);
  read.first_only = rule.flag("first_only");
  read.about = rule.words<TurnAbout>("about");
  read.most = words.amount(rule, "most");
  read.most_all = words.amount(rule, "most_all");
  read.times = words.amount(rule, "times");
  read.place = rule.word<TurnPlace>("place");
  return read;
}

Content climb(Members& rule, WordReader& words) {
  Climbs read;
  read.times = words.amount(rule, "times");
  read.free = words.amount(rule, "free");
  read.begun = words.amount(rule, "begun");
  read.most = words.amount(rule, "most");
  read.rest = rule.flag("rest");
  read.on = words.ground(rule, "on", false);
  if (const Value* direction = rule.find("direction")) {
    static const std::vector<std::string> KNOWN{"up", "down"};
    read.upward = direction->text() == "up";
    if (!direction->text())
      rule.fail("direction", "must be up or down, not " + describe(*direction));
    else if (direction->text() != "up" && direction->text() != "down")
      rule.mistakes().unknown(rule.pointer("direction"), *direction->text(), "up or down", KNOWN);
  }
  return read;
}

Content course(Members& rule, WordReader& words) {
  Course read;
  read.manners = words.manners(rule, "manners");
  read.one_manner = rule.flag("one_manner");
  if (read.one_manner == false) rule.fail("one_manner", "must be true where it is given");
  read.legs = words.amount(rule, "legs");
  read.least = words.amount(rule, "least");
  read.within = words.amount(rule, "within");
  read.ahead = words.amount(rule, "ahead");
  read.toward = words.who(rule, "toward");
  read.away = words.who(rule, "away");
  read.nearer = words.who(rule, "nearer");
  need_one_of(rule, {"manners", "one_manner", "legs", "least", "within", "ahead", "toward", "away", "nearer"});
  return read;
}

Content apart(Members& rule, WordReader& words) {
  Apart read;
  if (const Value* from = rule.need("from")) read.from = words.who(*from, rule.pointer("from"));
  read.gap = words.amount_or(rule, "gap", 0);
  read.at = moments(rule, read.at, {"start", "way", "legs", "end"});
  read.more = rule.flag("more").value_or(false);
  read.or_start_gap = rule.flag("or_start_gap").value_or(false);
  read.height = words.amount_or(rule, "height", 1);
  return read;
}

Content near(Members& rule, WordReader& words) {
  Near read;
  if (const Value* to = rule.need("to")) read.to = words.who(*to, rule.pointer("to"));
  read.gap = words.amount_or(rule, "gap", 0);
  read.at = moments(rule, read.at, {"start", "end"});
  read.every = rule.flag("every").value_or(false);
  read.side = rule.flag("side").value_or(false);
  read.square = words.amount(rule, "square");
  read.height = words.amount_or(rule, "height", 1);
  return read;
}

Content coherency(Members& rule, WordReader& words) {
  Coherency read;
  read.link = words.amount(rule, "link");
  read.spread = words.amount(rule, "spread");
  read.facing = words.amount(rule, "facing");
  need_one_of(rule, {"link", "spread", "facing"});
  read.others = words.amount_or(rule, "others", 1);
  read.chain = rule.flag("chain").value_or(true);
  if (const Value* leader = rule.find("leader")) read.leader = words.conditions(*leader, rule.pointer("leader"));
  read.height = words.amount(rule, "height");
  if (const Value* among = rule.find("among")) {
    static const std::vector<std::string> KNOWN{"unit", "order"};
    read.among_order = among->text() == "order";
    if (!among->text())
      rule.fail("among", "must be unit or order, not " + describe(*among));
    else if (!read.among_order && among->text() != "unit")
      rule.mistakes().unknown(rule.pointer("among"), *among->text(), "unit or order", KNOWN);
  }
  read.at = moments(rule, read.at, {"start", "end"});
  return read;
}

Content zone(Members& rule, WordReader& words) {
  Zone read;
  read.depth = words.needed(rule, "depth");
  Who enemies;
  enemies.of.push_back({Company::enemies, {}});
  read.of = words.who(rule, "of").value_or(std::move(enemies));
  static const std::vector<std::string> SHAPES{"front", "around"};
  if (const Value* shape = rule.find("shape")) {
    read.around = shape->text() == "around";
    if (!shape->text())
      rule.fail("shape", "must be front or around, not " + describe(*shape));
    else if (!read.around && shape->text() != "front")
      rule.mistakes().unknown(rule.pointer("shape"), *shape->text(), "front or around", SHAPES);
  }
  static const std::vector<std::string> KNOWN{"toward", "back", "turn"};
  const auto allowed = rule.texts("allows");
  for (std::size_t i = 0; i < allowed.size(); ++i)
    if (!allowed[i].empty() && std::find(KNOWN.begin(), KNOWN.end(), allowed[i]) == KNOWN.end())
      rule.mistakes().unknown(pointer_to(rule.pointer("allows"), i), allowed[i], listed(KNOWN), KNOWN);
  const auto allows = [&](const char* word) {
    return std::find(allowed.begin(), allowed.end(), word) != allowed.end();
  };
  read.allows_toward = allows("toward");
  read.allows_back = allows("back");
  read.allows_turn = allows("turn");
  return read;
}

Content edge(Members& rule, WordReader&) {
  Edge read;
  read.leave = rule.flag("leave");
  read.over = rule.words<Side>("over");
  return read;
}

Content enter(Members& rule, WordReader& words) {
  Enter read;
  read.from = rule.word<EnterFrom>("from");
  read.stands = rule.word<EnterStands>("stands");
  read.within = words.amount(rule, "within");
  const Value* edges = rule.find("edges");
  if (!edges || !edges->is_text()) {
    read.edges = rule.words<Side>("edges");
    return read;
  }
  const KeyFacts* key = words.names().key(*edges->text());
  const bool of_sides = key && key->type == FieldType::choice &&
                        std::all_of(key->choices.begin(), key->choices.end(),
                                    [](const std::string& choice) { return named<Side>(choice).has_value(); });
  read.edges_key = *edges->text();
  if (!of_sides)
    rule.mistakes().unknown(rule.pointer("edges"), *edges->text(),
                            "a list of edges, or the key of a choice among north, south, east and west",
                            words.names().all_keys());
  return read;
}

Content dice(Members& rule, WordReader& words) {
  Dice read;
  rule.need("purpose");
  read.purpose = rule.text("purpose");
  const auto& known = words.names().purposes;
  if (rule.find("purpose") && std::find(known.begin(), known.end(), read.purpose) == known.end())
    rule.mistakes().unknown(rule.pointer("purpose"), read.purpose, "a purpose of dice", known);
  read.count = words.amount_or(rule, "count", 1);
  read.each = rule.flag("each").value_or(false);
  return read;
}

Content forbids(Members& rule, WordReader&) {
  need_one_of(rule, {"when", "way"});
  return Forbids{};
}

Setting setting(const std::string& key, const KeyFacts& facts, const Value& value, const std::string& pointer,
                WordReader& words) {
  Setting read{key, Setting::How::plain, value, {}, {}};
  if (value.is_null()) return read;
  if (value.is_object() && value.find("turn")) {
    read.how = Setting::How::turn;
    Members object(value, pointer, words.mistakes());
    if (object.find("turn")->boolean() != true) object.fail("turn", "must be true");
    object.finish();
  } else if (value.is_object() && value.find("member")) {
    read.how = Setting::How::member;
    Members object(value, pointer, words.mistakes());
    read.member = object.text("member");
    const KeyFacts* member = words.names().key(read.member);
    if (!(member && member->is_member))
      words.mistakes().unknown(object.pointer("member"), read.member, "an order member", words.names().all_keys());
    object.finish();
  } else if (value.is_object()) {
    read.how = Setting::How::amount;
    words.may_read_order = true;
    read.amount = words.amount(value, pointer);
    words.may_read_order = false;
    if (!facts.is_number()) words.mistakes().add(pointer, "must be a value of " + key + ", which is no number");
  } else {
    check_value(facts, value, pointer, words.mistakes());
  }
  return read;
}

Content effect(Members& rule, WordReader& words) {
  EffectRule read;
  if (const Value* set = rule.find("set")) {
    if (!set->is_object()) rule.fail("set", "must be an object, not " + describe(*set));
    for (const auto& [key, value] : set->members()) {
      const std::string place = pointer_to(rule.pointer("set"), key);
      const KeyFacts* facts = words.names().key(key);
      if (facts && facts->is_status) {
        read.set.push_back(setting(key, *facts, value, place, words));
        continue;
      }
      std::vector<std::string> known;
      for (const auto& [name, each] : words.names().keys)
        if (each.is_status) known.push_back(name);
      words.mistakes().unknown(place, key, "a status", known);
    }
  }
  if (const Value* on = rule.find("on")) {
    if (on->text() == "unit")
      read.on = EffectRule::On::unit;
    else if (on->text() != "piece") {
      read.on = EffectRule::On::member;
      read.member = words.member_key(*on, rule.pointer("on"));
    }
  }
  read.note = rule.flag("note").value_or(false);
  return read;
}

Content base(Members& rule, WordReader& words) {
  BaseRule read;
  read.width = words.amount(rule, "width");
  read.length = words.amount(rule, "length");
  read.diameter = words.amount(rule, "diameter");
  const bool is_right = read.diameter ? !read.width && !read.length : read.width && read.length;
  if (!is_right) rule.mistakes().add(rule.pointer(), "needs width and length, or diameter alone");
  return read;
}

using ReadKind = Content (*)(Members&, WordReader&);
constexpr std::array<ReadKind, static_cast<std::size_t>(Kind::base) + 1> READERS{
    allowance, price,     toll, barred, clears, turn, climb,   course, apart,
    near,      coherency, zone, edge,   enter,  dice, forbids, effect, base};

Value says_of(Members& rule) {
  const Value* says = rule.find("says");
  if (!says) return {};
  Members object(*says, rule.pointer("says"), rule.mistakes());
  for (const char* name : {"fault", "cost", "part", "note"}) object.text(name);
  object.finish();
  return *says;
}

void read_conditions(Members& members, Kind kind, WordReader& words, Rule& rule) {
  words.only_of_documents = kind == Kind::base;
  if (const Value* when = members.find("when")) rule.when = words.when(*when, members.pointer("when"));
  rule.when_dice = words.take_dice();
  words.only_of_documents = false;
  if (kind == Kind::base)
    members.refuse("way", "has no place here: a base does not depend on the way");
  else if (const Value* way = members.find("way"))
    rule.way = words.way(*way, members.pointer("way"));
}

}  // namespace

Rule read_rule(const Value& value, const std::string& pointer, WordReader& words) {
  Rule rule;
  rule.pointer = pointer;
  Members members(value, pointer, words.mistakes());
  const Value* word = members.need("kind");
  const auto kind = word ? members.word_of<Kind>(*word, members.pointer("kind")) : std::nullopt;
  if (!kind) return rule;
  words.take_dice();
  read_conditions(members, *kind, words, rule);
  rule.says = says_of(members);
  rule.content = READERS[static_cast<std::size_t>(*kind)](members, words);
  members.finish();
  rule.dice = words.take_dice();
  rule.dice.insert(rule.dice.end(), rule.when_dice.begin(), rule.when_dice.end());
  return rule;
}

}  // namespace linesman::chart
