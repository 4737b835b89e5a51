// Reads amounts.
#include <algorithm>

#include "chart/table.h"

namespace linesman::chart {

namespace {

constexpr int MAX_DEPTH = 4;

void add_paths(const Value& figures, const std::string& before, std::vector<std::string>& paths) {
  constexpr std::size_t ENOUGH = 400;
  for (const auto& [name, value] : figures.members()) {
    if (paths.size() >= ENOUGH) return;
    paths.push_back(before + name);
    add_paths(value, before + name + ".", paths);
  }
}

std::vector<std::string> rows_of_table(const KeyFacts& key) {
  if (key.type == FieldType::boolean) return {"false", "true"};
  return key.choices;
}

std::vector<std::pair<double, double>> read_bands(Reading& reading, const Value& value, const std::string& pointer) {
  std::vector<std::pair<double, double>> all;
  if (!value.is_array() || value.size() == 0) {
    reading.mistakes.add(pointer, said<"must be a list of pairs [from, value], not {a}">(
                                      value.is_array() ? "an empty one" : described(value)));
    return all;
  }
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string place = pointer_to(pointer, i);
    if (!value[i].is_array() || value[i].size() != 2) {
      reading.mistakes.add(place, said<"must be a pair [from, value], not {a}">(described(value[i])));
      continue;
    }
    const auto from = number_in(value[i][std::size_t{0}], pointer_to(place, 0), {}, reading.mistakes);
    const auto worth = number_in(value[i][std::size_t{1}], pointer_to(place, 1), {}, reading.mistakes);
    if (!from || !worth) continue;
    if (!all.empty() && *from <= all.back().first) reading.mistakes.add(place, "must begin above the pair before it");
    all.emplace_back(*from, *worth);
  }
  return all;
}

std::shared_ptr<const Amount> nested(Reading& reading, Members& object, std::string_view name) {
  auto found = maybe_amount(reading, object, name);
  return found ? std::make_shared<const Amount>(std::move(*found)) : nullptr;
}

/// Reads the amount that one object gives.
class AmountReader {
 public:
  AmountReader(Reading& reading, Members& object) : reading_(reading), object_(object) {}

  Amount read() {
    source();
    modifiers();
    return std::move(amount_);
  }

 private:
  bool is_source(std::string_view name) {
    if (!object_.find(name)) return false;
    return ++sources_ == 1;
  }

  void source() {
    if (is_source("figure")) figure();
    if (is_source("dice")) dice();
    if (is_source("gap")) {
      amount_.source = Source::gap;
      amount_.who = read_who(reading_, *object_.find("gap"), object_.pointer("gap"));
    }
    for (const char* name : {"value", "models", "base", "height", "spent", "gone"})
      if (is_source(name)) named_source(name);
    if (sources_ != 1)
      reading_.mistakes.add(
          object_.pointer(),
          sources_ == 0
              ? "has no source: an amount has exactly one of value, figure, dice, gap, models, base, height, spent, "
                "gone"
              : "has more than one source: an amount has exactly one of value, figure, dice, gap, models, base, "
                "height, spent, gone");
    if (amount_.source != Source::figure)
      for (const char* name : {"by", "else"}) object_.refuse(name, "belongs to a figure only");
    if (amount_.source != Source::dice)
      for (const char* name : {"keep", "successes"}) object_.refuse(name, "belongs to dice only");
  }

  void named_source(const std::string& name) {
    if (name == "value") return value();
    if (name == "base") {
      const std::string word = object_.text(name);
      amount_.source = word == "length" ? Source::base_length : Source::base_width;
      const std::vector<std::string> known{"width", "length"};
      if (object_.find(name)->is_text() && word != "width" && word != "length")
        reading_.mistakes.unknown(object_.pointer(name), word, "width or length", known);
      return;
    }
    if (object_.find(name)->boolean() != true) object_.fail(name, must_be("true", *object_.find(name)));
    if (name == "models") {
      amount_.source = Source::models;
    } else if (name == "height") {
      amount_.source = Source::height;
      if (!reading_.may_read_height) object_.fail(name, "is known only in a toll with ground");
    } else {
      amount_.source = name == "spent" ? Source::spent : Source::gone;
      if (!reading_.may_read_order) object_.fail(name, "is known only in an effect");
    }
  }

  void value() {
    amount_.source = Source::value;
    amount_.key = object_.text("value");
    const KeyFacts* key = reading_.names.key(amount_.key);
    if (!object_.find("value")->is_text() || (key && key->is_number())) return;
    std::vector<std::string> numbers;
    for (const auto& [each, facts] : reading_.names.keys)
      if (facts.is_number()) numbers.push_back(each);
    reading_.mistakes.unknown(object_.pointer("value"), amount_.key, "a key of a number", numbers);
  }

  void figure() {
    amount_.source = Source::figure;
    amount_.key = object_.text("figure");
    const Value* by = object_.find("by");
    const bool known = keys(by);
    amount_.otherwise = nested(reading_, object_, "else");
    if (!by) object_.refuse("else", "belongs to a figure with by");
    std::string place = "/figures";
    const Value* found = at_dotted(reading_.names.figures, amount_.key, &place);
    if (!found && object_.find("figure")->is_text()) {
      std::vector<std::string> paths;
      add_paths(reading_.names.figures, "", paths);
      reading_.mistakes.unknown(object_.pointer("figure"), amount_.key, "a figure of the file", paths);
    }
    if (!found) return;
    if (!by) {
      if (!found->is_number()) object_.fail("figure", "is a table: \"by\" says how it is looked up");
      amount_.number = found->number().value_or(0);
      return;
    }
    amount_.table = *found;
    if (found->is_number())
      object_.fail("figure", "is a number and no table");
    else if (known)
      check_table(*found, place, 0);
  }

  /// The keys by which a table is looked up: all of them are known.
  bool keys(const Value* by) {
    if (by) amount_.by = object_.texts("by");
    if (by && by->is_array() && by->size() == 0) object_.fail("by", "must name a key");
    bool known = true;
    for (std::size_t i = 0; i < amount_.by.size(); ++i) {
      const KeyFacts* key = reading_.names.key(amount_.by[i]);
      if (key && (key->type == FieldType::choice || key->type == FieldType::boolean)) continue;
      known = false;
      if ((*by)[i].is_text())
        reading_.mistakes.unknown(pointer_to(object_.pointer("by"), i), amount_.by[i], "a key of a choice or boolean",
                                  reading_.names.all_keys());
    }
    return known;
  }

  void check_table(const Value& table, const std::string& pointer, std::size_t i) {
    if (i == amount_.by.size()) {
      if (!table.is_number()) reading_.mistakes.add(pointer, "must be a number here, as a rule reads it so");
      return;
    }
    if (!table.is_object()) {
      reading_.mistakes.add(pointer, said<"must be a table by {key}, as a rule reads it so">(amount_.by[i]));
      return;
    }
    const KeyFacts* key = reading_.names.key(amount_.by[i]);
    if (!key) return;
    for (const std::string& row : rows_of_table(*key)) {
      if (const Value* found = table.find(row))
        check_table(*found, pointer_to(pointer, row), i + 1);
      else if (!amount_.otherwise)
        reading_.mistakes.add(pointer, said<"has no row \"{row}\", which {key} may be">(row, amount_.by[i]));
    }
  }

  void dice() {
    amount_.source = Source::dice;
    amount_.key = object_.text("dice");
    const auto& purposes = reading_.names.purposes;
    if (std::find(purposes.begin(), purposes.end(), amount_.key) != purposes.end())
      reading_.dice.push_back(amount_.key);
    else if (object_.find("dice")->is_text())
      reading_.mistakes.unknown(object_.pointer("dice"), amount_.key, "a purpose of dice", purposes);
    constexpr Range KEPT{-1000, 1000, false, true};
    if (const auto keep = object_.number("keep", KEPT)) {
      amount_.keep = static_cast<int>(*keep);
      if (*keep == 0) object_.fail("keep", "must not be 0");
    }
    amount_.successes = nested(reading_, object_, "successes");
  }

  void modifiers() {
    amount_.times = nested(reading_, object_, "times");
    amount_.plus = nested(reading_, object_, "plus");
    if (const Value* bands = object_.find("bands"))
      amount_.bands = read_bands(reading_, *bands, object_.pointer("bands"));
    amount_.round = object_.word<Rounding>("round");
    amount_.to = read_multiples(object_, "to").value_or(1);
    amount_.least = nested(reading_, object_, "least");
    amount_.most = nested(reading_, object_, "most");
  }

  Reading& reading_;
  Members& object_;
  Amount amount_;
  int sources_ = 0;
};

}  // namespace

bool Amount::is_constant() const {
  return source == Source::number || (source == Source::figure && by.empty() && !times && !plus && !least && !most);
}

std::vector<std::string> Reading::take_dice() {
  std::sort(dice.begin(), dice.end());
  dice.erase(std::unique(dice.begin(), dice.end()), dice.end());
  return std::exchange(dice, {});
}

Amount read_amount(Reading& reading, const Value& value, const std::string& pointer) {
  Amount amount;
  if (value.is_number()) {
    amount.number = number_in(value, pointer, {}, reading.mistakes).value_or(0);
    return amount;
  }
  if (!value.is_object()) {
    reading.mistakes.add(pointer, said<"must be a number or an object with a source, not {a}">(described(value)));
    return amount;
  }
  if (++reading.depth > MAX_DEPTH) {
    reading.mistakes.add(pointer, "is nested deeper than 4 amounts");
  } else {
    Members object(value, pointer, reading.mistakes);
    amount = AmountReader(reading, object).read();
    object.finish();
  }
  --reading.depth;
  return amount;
}

Maybe maybe_amount(Reading& reading, Members& object, std::string_view name) {
  const Value* value = object.find(name);
  return value ? Maybe(read_amount(reading, *value, object.pointer(name))) : std::nullopt;
}

std::optional<double> read_multiples(Members& object, std::string_view name) {
  constexpr Range ABOVE_NOTHING{0, LARGEST_NUMBER, true};
  const auto to = object.number(name, ABOVE_NOTHING);
  if (!object.find("round")) object.refuse(name, "belongs to round");
  return to;
}

}  // namespace linesman::chart
