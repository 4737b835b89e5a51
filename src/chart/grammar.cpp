#include "chart/grammar.h"

#include <algorithm>

#include "chart/row_phrases.h"
#include "chart/table.h"

namespace linesman::chart::rule_words {

namespace {

/// Whether such a field has numbers.
bool is_number(const Value& field) { return field["type"].text() == "number" || field["type"].text() == "whole"; }

bool names_pieces(const Value& field) {
  return field["type"].text() == "piece" || field["type"].text() == "unit" || field["type"].text() == "id";
}

constexpr double HALF = 0.5;
constexpr double TWICE = 2;

/// An amount that is said without brackets in another: a source alone, half or twice it.
bool is_simple(const Value& amount) {
  for (const char* modifier : {"plus", "bands", "round", "to", "least", "most"})
    if (amount.find(modifier)) return false;
  const Value* times = amount.find("times");
  return amount.is_object() && (!times || *times == Value(HALF) || *times == Value(TWICE));
}

/// The same amount below nothing: what is taken away by «less».
std::optional<Value> negated(const Value& amount) {
  if (const auto number = amount.number()) {
    const auto whole = amount.whole();
    return whole ? Value(-*whole) : Value(-*number);
  }
  const Value* times = amount.find("times");
  if (times && !times->is_number()) return std::nullopt;
  const double factor = times ? -*times->number() : -1;
  return factor == 1 ? amount.without("times") : amount.with("times", *negated(times ? *times : Value(1)));
}

}  // namespace

PhrasePtr Grammar::amount() const {
  return once("amount", [this] { return made_amount(); });
}

PhrasePtr Grammar::made_amount() const {
  const PhrasePtr of = source();
  const auto place = [&](std::string_view name) -> PhrasePtr {
    if (name == "source") return of;
    if (name == "times") return optional(member_in(" times {}", "times", operand()));
    if (name == "plus") return optional(either(less(), member_in(" plus {}", "plus", operand())));
    if (name == "bands") return optional(member_in(" by bands ({})", "bands", pairs("from {from}: {value}", number())));
    if (name == "round") {
      const WordPhrase::Words ways{
          {in("rounded up"), "up"}, {in("rounded down"), "down"}, {in("rounded to the nearest"), "nearest"}};
      return optional(std::make_shared<PatternPhrase>(
          " {}", [&](std::string_view) { return member("round", std::make_shared<WordPhrase>(ways)); }));
    }
    if (name == "to") return optional(member_in(" in steps of {}", "to", number()));
    if (name == "least") return optional(member_in(" but at least {}", "least", operand()));
    return optional(member_in(" but at most {}", "most", operand()));
  };
  const std::string tail = "{plus}{bands}{round}{to}{least}{most}";
  const auto made = [&](const std::string& head, Value also) -> PhrasePtr {
    return std::make_shared<PatternPhrase>(head + tail, place, std::move(also));
  };
  return either(number(), made(in("half {source}"), Value::Object{{"times", HALF}}),
                made(in("twice {source}"), Value::Object{{"times", TWICE}}),
                made("{source}{times}", Value::empty_object()), raw());
}

PhrasePtr Grammar::operand() const {
  return once("operand", [this] {
    const PhrasePtr of = source();
    const auto place = [&](std::string_view) { return of; };
    const auto simple = either(pattern("half {source}", place, Value::Object{{"times", HALF}}),
                               pattern("twice {source}", place, Value::Object{{"times", TWICE}}), of);
    const auto as_simple = [](const Value& value) { return is_simple(value) ? std::optional(value) : std::nullopt; };
    return either(number(), std::make_shared<ChangedPhrase>(simple, as_simple, as_simple),
                  pattern("({})", [this](std::string_view) { return amount(); }), raw());
  });
}

PhrasePtr Grammar::less() const {
  const auto taken = [](const Value& value) -> std::optional<Value> {
    if (const auto number = value.number()) return *number < 0 ? negated(value) : std::nullopt;
    const auto without = negated(value);
    return without && value["times"].number() && *value["times"].number() < 0 && is_simple(*without) ? without
                                                                                                     : std::nullopt;
  };
  return member_in(" less {}", "plus", std::make_shared<ChangedPhrase>(operand(), taken, [](const Value& value) {
                     return value.is_number() || is_simple(value) ? negated(value) : std::nullopt;
                   }));
}

/// A list of pairs, each said by a pattern with two places.
PhrasePtr Grammar::pairs(std::string_view english, PhrasePtr second) const {
  const auto pair = pattern(english, [&](std::string_view name) {
    return member(name == "value" ? "1" : "0", name == "value" ? second : number());
  });
  const auto item = std::make_shared<ChangedPhrase>(
      pair,
      [](const Value& each) {
        return std::optional<Value>(Value::Object{{"0", each[std::size_t{0}]}, {"1", each[std::size_t{1}]}});
      },
      [](const Value& each) {
        return std::optional<Value>(Value::Array{each["0"], each["1"]});
      });
  return std::make_shared<ListPhrase>(item, in("and"), ListPhrase::Alone::is_list);
}

PhrasePtr Grammar::source() const {
  return once("source", [this] {
    const auto by = [this] {
      const auto is_table = [](const Value& field) {
        return field["type"].text() == "choice" || field["type"].text() == "boolean";
      };
      return std::make_shared<ListPhrase>(keys(is_table, "a choice, or a trait that is yes or no"), in("and"),
                                          ListPhrase::Alone::is_list);
    };
    const auto table_row = pattern("{figure} by {by}{else}", [&](std::string_view name) -> PhrasePtr {
      if (name == "figure") return member("figure", figures(true));
      if (name == "by") return member("by", by());
      return optional(member_in(" or else {}", "else", operand()));
    });
    const auto bracketed = [this] { return pattern("({})", [this](std::string_view) { return who(); }); };
    const auto near = std::make_shared<ListPhrase>(company(), in("or"), ListPhrase::Alone::stays_word);
    const auto fixed = [this](std::string_view words, const char* name, Value value) {
      return pattern(
          words, [](std::string_view) -> PhrasePtr { return raw(); }, Value::Object{{name, std::move(value)}});
    };
    return either(dice(), table_row, member("figure", figures(false)),
                  member_in("its {}", "value", keys(is_number, "a trait that is a number")),
                  member_in("the gap to {}", "gap", either(near, bracketed())),
                  fixed("the number of models of its unit", "models", true),
                  fixed("the width of its base", "base", "width"), fixed("the length of its base", "base", "length"),
                  fixed("the height", "height", true), fixed("what is spent", "spent", true),
                  fixed("the distance it moved", "gone", true));
  });
}

PhrasePtr Grammar::dice() const {
  const auto place = [this](std::string_view name) -> PhrasePtr {
    if (name == "dice") return member("dice", named_in("dice", "purpose", "the name of a roll"));
    if (name == "successes") return optional(member_in(" counting faces of at least {}", "successes", operand()));
    const auto number = std::make_shared<NumberPhrase>(".", in("a number"));
    const auto lowest = std::make_shared<ChangedPhrase>(
        number, [](const Value& keep) { return keep.number().value_or(0) < 0 ? negated(keep) : std::nullopt; },
        [](const Value& keep) { return negated(keep); });
    return optional(either(member_in(" (lowest {})", "keep", lowest), member_in(" (highest {})", "keep", number)));
  };
  return pattern("the roll of {dice}{keep}{successes}", place);
}

PhrasePtr Grammar::company() const {
  return once("company", [this] {
    Names all;
    for (const char* word : {"unit", "friends", "enemies", "others"}) all.emplace_back(word, std::string());
    for (const Value& field : file()["order"].items())
      if (names_pieces(field)) all.emplace_back(text_in(field, "key"), text_in(field, "title"));
    return either(names(all, "friends, enemies, others"), raw());
  });
}

PhrasePtr Grammar::who() const {
  return once("who", [this] { return made_who(); });
}

PhrasePtr Grammar::made_who() const {
  const auto whole = pattern("{of}{is}{but}", [this](std::string_view name) -> PhrasePtr {
    if (name == "of")
      return member("of", std::make_shared<ListPhrase>(company(), in("or"), ListPhrase::Alone::stays_word));
    if (name == "is") return optional(member_in(" whose {}", "is", conditions(false)));
    return optional(member_in(" but for {}", "but", keys([](const Value&) { return true; }, "what an order names")));
  });
  return std::make_shared<ChangedPhrase>(
      whole,
      [](const Value& value) {
        return std::optional(value.is_object() ? value : Value(Value::Object{{"of", value}}));
      },
      [](const Value& value) { return std::optional(value.size() == 1 ? value["of"] : value); });
}

PhrasePtr Grammar::ground() const {
  return once("ground", [this] {
    return std::make_shared<ChangedPhrase>(
        sentence(table_of<Ground>()),
        [](const Value& value) {
          return std::optional(value.is_object() ? value : Value(Value::Object{{"rating", value}}));
        },
        [](const Value& value) {
          return std::optional(value.size() == 1 && value.find("rating") ? value["rating"] : value);
        });
  });
}

// A text of the player's own stands in quotation marks, so that no word of the sentence is taken for it.
PhrasePtr Grammar::value_of(const Value* field) const {
  const auto yes_or_no =
      std::make_shared<WordPhrase>(WordPhrase::Words{{in("yes"), true}, {in("no"), false}}, in("yes or no"));
  const auto quoted = std::make_shared<QuotedPhrase>();
  if (field == nullptr) return either(number(), yes_or_no, quoted);
  if ((*field)["type"].text() == "boolean") return either(yes_or_no, quoted);
  if (is_number(*field)) return either(number(), quoted);
  if ((*field)["type"].text() != "choice") return either(quoted, number(), yes_or_no);
  Names all;
  for (std::size_t i = 0; i < (*field)["choices"].size(); ++i)
    all.emplace_back((*field)["choices"][i].text_or(""), std::string((*field)["choice_titles"][i].text_or("")));
  return either(names(all, "a choice"), quoted);
}

PhrasePtr Grammar::test(const Value* field) const {
  const auto value = either(value_of(field), raw());
  return either(parts(table_of<Test>()), std::make_shared<ListPhrase>(value, in("or"), ListPhrase::Alone::stays_word));
}

PhrasePtr Grammar::conditions(bool of_features) const {
  return once(of_features ? "feature_conditions" : "conditions", [this, of_features] {
    const auto all = fields(of_features);
    Names named;
    for (const Value* field : all) named.emplace_back(text_in(*field, "key"), text_in(*field, "title"));
    const PhrasePtr name = names(named, "a trait or a status");
    std::map<std::string, PhrasePtr> tests;
    for (const Value* field : all) tests.emplace(text_in(*field, "key"), test(field));
    return std::make_shared<KeyedPhrase>(in("{key} is {test}"), either(name, raw()), std::move(tests), test(nullptr),
                                         in("and"));
  });
}

PhrasePtr Grammar::setting(std::string_view key) const {
  return once("setting_" + std::string(key), [this, key = std::string(key)]() -> PhrasePtr {
    const auto& all = file()["status"].items();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Value& each) { return each["key"].text() == key; });
    const Value* field = found == all.end() ? nullptr : &*found;
    const auto turn = pattern(
        "this turn", [](std::string_view) { return raw(); }, Value::Object{{"turn", true}});
    const auto of_order =
        member_in("the order's {}", "member", keys([](const Value&) { return true; }, "what an order says"));
    const auto nothing = std::make_shared<WordPhrase>(WordPhrase::Words{{in("nothing"), Value()}});
    const bool counts = field == nullptr || is_number(*field);
    return counts ? either(nothing, turn, of_order, amount(), value_of(field))
                  : either(nothing, turn, of_order, value_of(field), raw());
  });
}

PhrasePtr Grammar::settings() const {
  std::map<std::string, PhrasePtr> values;
  Names named;
  for (const Value& field : file()["status"].items()) {
    named.emplace_back(text_in(field, "key"), text_in(field, "title"));
    values.emplace(text_in(field, "key"), setting(text_in(field, "key")));
  }
  return std::make_shared<KeyedPhrase>(in("its {key} is {test}"), either(names(named, "a status"), raw()),
                                       std::move(values), setting({}), in("and"));
}

PhrasePtr Grammar::when() const {
  return once("when", [this] { return parts(table_of<When>()); });
}

PhrasePtr Grammar::way() const {
  return once("way", [this] { return made_way(); });
}

PhrasePtr Grammar::made_way() const {
  const PhrasePtr all = parts(table_of<Way>());
  const auto place = [&](std::string_view) { return all; };
  return either(pattern("for any of the order {parts}", place, Value::Object{{"whose", "any"}}),
                pattern("for all of the order {parts}", place, Value::Object{{"whose", "all"}}), all);
}

// «it is not so that A and B» would be read in two ways.
PhrasePtr Grammar::nested(PhrasePtr condition) const {
  const auto alone = [](const Value& value) -> std::optional<Value> {
    if (value.size() != 1) return std::nullopt;
    const auto& [name, inner] = value.members()[0];
    const bool several = name == "not" || name == "any" || (name == "is" && inner.size() != 1);
    return several ? std::nullopt : std::optional(value);
  };
  const auto always = std::make_shared<WordPhrase>(WordPhrase::Words{{in("always"), Value::empty_object()}});
  return either(always, std::make_shared<ChangedPhrase>(condition, alone, alone),
                pattern("({})", [&](std::string_view) { return condition; }));
}

PhrasePtr Grammar::listed_words(const Row& row) const {
  const bool ratings_wanted = row.name == "surface" || row.name == "ground" || row.name == "rating";
  const PhrasePtr item = !row.shape.words.empty()      ? words(row.shape.words)
                         : row.voice == Voice::actions ? named_in("actions", "id", "an action")
                         : ratings_wanted              ? ratings()
                                                       : words({"forward", "reverse", "sideways"});
  // One word alone may stand in place of a list.
  const auto alone = row.shape.alternatives.empty() ? ListPhrase::Alone::is_list : ListPhrase::Alone::stays_word;
  return std::make_shared<ListPhrase>(item, in(row.voice == Voice::listed ? "and" : "or"), alone);
}

PhrasePtr Grammar::value_of(const Row& row) const {
  const Shape& shape = row.shape;
  if (row.voice == Voice::purpose) return named_in("dice", "purpose", "the name of a roll");
  if (row.voice == Voice::alternatives)
    return std::make_shared<ListPhrase>(nested(shape.parts.front().definition == "when" ? when() : way()), in("or"),
                                        ListPhrase::Alone::is_list);
  if (row.voice == Voice::said_each) {
    const auto is_edge = [](const Value& field) { return field["choices"].size() > 0; };
    const auto edges =
        std::make_shared<ListPhrase>(words({"north", "south", "east", "west"}), in("or"), ListPhrase::Alone::is_list);
    return std::make_shared<EitherPhrase>(
        std::vector<PhrasePtr>{edges, keys(is_edge, "an edge, or a choice of edges")});
  }
  if (shape.definition == "amount") return amount();
  if (shape.definition == "who") return who();
  if (shape.definition == "ground") return ground();
  if (shape.definition == "conditions") return conditions(row.on_features);
  if (shape.definition == "test") return test(nullptr);
  if (shape.definition == "nearness") return sentence(table_of<Nearness>());
  if (shape.definition == "when") return nested(when());
  if (shape.definition == "way") return nested(way());
  switch (shape.form) {
    case Form::amount: {  // the price of turning
      const auto only_bands = [](const Value& price) {
        return price.size() == 1 && price.find("bands") ? std::optional(price) : std::nullopt;
      };
      const auto bands = std::make_shared<ChangedPhrase>(
          member_in("by degrees ({})", "bands", pairs("up to {degrees}: {value}", amount())), only_bands, only_bands);
      return std::make_shared<EitherPhrase>(std::vector<PhrasePtr>{bands, amount()});
    }
    case Form::object:
      return sentence(shape.members.front().name == "amount" ? static_cast<const Rows&>(table_of<Comparison>())
                                                             : static_cast<const Rows&>(table_of<QuarterTest>()));
    case Form::table: return settings();
    case Form::choice: return words(shape.words);
    case Form::number: return number();
    case Form::some:
    case Form::names: return listed_words(row);
    case Form::text: break;
    default: return std::make_shared<RawPhrase>();
  }
  if (row.name != "on") return std::make_shared<QuotedPhrase>();
  Names targets{{"unit", {}}};  // of an effect
  for (const Value& field : file()["order"].items())
    targets.emplace_back(std::string(field["key"].text_or("")), std::string(field["title"].text_or("")));
  return std::make_shared<EitherPhrase>(
      std::vector<PhrasePtr>{names(targets, "unit, or what an order names"), std::make_shared<RawPhrase>()});
}

PhrasePtr Grammar::place_of(const Rows& rows, std::string_view name) const {
  if (name == "parts") return parts(rows);
  const Row& found = *rows.member(name);
  if (!found.hint_given.empty()) return hint_phrase(found, in(found.hint_given), in(found.hint_otherwise));
  return row(rows, found, false);
}

PhrasePtr Grammar::row(const Rows& rows, const Row& row, bool is_part) const {
  const auto made = [this, &rows, &row, is_part]() -> PhrasePtr {
    const auto place = [&](std::string_view other) -> PhrasePtr {
      if (!other.empty()) return place_of(rows, other);
      return std::make_shared<MemberPhrase>(row.name, once(
                                                          "value", [this, &row] { return value_of(row); }, &row));
    };
    return row_phrase(row, is_part,
                      [&](std::string_view text, Value also) { return pattern(text, place, std::move(also)); });
  };
  return once(is_part ? "part" : "place", made, &row);
}

std::shared_ptr<const PartsPhrase> Grammar::made_parts(const Rows& rows) const {
  std::vector<PhrasePtr> all;
  for (const std::string_view name : rows.order) all.push_back(row(rows, *rows.member(name), true));
  if (rows.order.empty())
    for (const Row& each : rows.members)
      if (each.is_part) all.push_back(row(rows, each, true));
  return std::make_shared<PartsPhrase>(std::move(all), in("and"));
}

PhrasePtr Grammar::parts(const Rows& rows) const {
  return once(
      "parts", [this, &rows] { return made_parts(rows); }, &rows);
}

PhrasePtr Grammar::sentence(const Rows& rows) const {
  const auto made = [this, &rows]() -> PhrasePtr {
    const auto place = [&](std::string_view name) { return place_of(rows, name); };
    std::vector<PhrasePtr> all;
    const auto own_parts = made_parts(rows);
    if (rows.may_be_alone) all.push_back(alone_phrase(own_parts));
    if (!rows.bare.empty()) all.push_back(bare_phrase(own_parts, pattern(rows.bare, place)));
    for (const RuleSentence& each : rows.sentences) {
      const Row* with = each.with.empty() ? nullptr : rows.member(each.with);
      const bool is_place = each.pattern.find("{" + std::string(each.with) + "}") != std::string_view::npos;
      Value also = Value::empty_object();
      if (with && !is_place) also = Value::Object{{std::string(each.with), each.is_so}};
      all.push_back(with_phrase(each.is_so ? with : nullptr, pattern(each.pattern, place, std::move(also))));
    }
    const auto whole = std::make_shared<EitherPhrase>(std::move(all));
    if (rows.tails.empty()) return whole;
    std::string places = "{whole}";
    for (const std::string_view tail : rows.tails) places += "{" + std::string(tail) + "}";
    return std::make_shared<PatternPhrase>(places, [&](std::string_view name) -> PhrasePtr {
      return name == "whole" ? PhrasePtr(whole) : row(rows, *rows.member(name), false);
    });
  };
  return once("sentence", made, &rows);
}

PhrasePtr Grammar::kind(Kind kind) const {
  const Value also = Value::Object{{"kind", name_of(kind)}};
  return std::make_shared<PatternPhrase>(
      "{sentence}", [&](std::string_view) { return sentence(rows_of(kind)); }, also);
}

PhrasePtr Grammar::rule() const {
  return once("rule", [this]() -> PhrasePtr {
    std::vector<PhrasePtr> kinds;
    for (std::size_t i = 0; i < KINDS; ++i) kinds.push_back(kind(static_cast<Kind>(i)));
    const auto of_kind = std::make_shared<EitherPhrase>(std::move(kinds));
    const auto place = [&](std::string_view name) -> PhrasePtr {
      if (name == "rule") return of_kind;
      if (name == "way") return std::make_shared<MemberPhrase>("way", way());
      if (name == "when") return std::make_shared<MemberPhrase>("when", when());
      // An exception.
      const auto only_denied = [](const Value& value) {
        return value.size() == 1 && value["not"].size() > 0 ? std::optional(value) : std::nullopt;
      };
      const auto denied =
          std::make_shared<ChangedPhrase>(std::make_shared<MemberPhrase>("not", when()), only_denied, only_denied);
      return std::make_shared<MemberPhrase>("when", denied);
    };
    std::vector<PhrasePtr> all;
    for (const char* each :
         {"{rule}, when {when} and {way}", "{rule}, when {way}", "{rule}, unless {exception}", "{rule}, when {when}"})
      all.push_back(pattern(each, place));
    all.push_back(of_kind);
    return std::make_shared<EitherPhrase>(std::move(all));
  });
}

}  // namespace linesman::chart::rule_words
