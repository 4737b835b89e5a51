// Reads amounts.
#include <algorithm>
#include <cmath>

#include "chart/word_reader.h"

namespace linesman::chart {

namespace {

constexpr int DEEPEST = 4;

void add_paths(const Value& figures, const std::string& before, std::vector<std::string>& paths) {
  constexpr std::size_t ENOUGH = 400;
  for (const auto& [name, value] : figures.members()) {
    if (paths.size() >= ENOUGH) return;
    paths.push_back(before + name);
    add_paths(value, before + name + ".", paths);
  }
}

std::vector<std::string> rows_of(const KeyFacts& key) {
  if (key.type == FieldType::boolean) return {"false", "true"};
  return key.choices;
}

}  // namespace

bool Amount::is_constant() const {
  return source == Source::number || (source == Source::figure && by.empty() && !times && !plus && !least && !most);
}

std::vector<std::string> WordReader::take_dice() {
  std::sort(dice_.begin(), dice_.end());
  dice_.erase(std::unique(dice_.begin(), dice_.end()), dice_.end());
  return std::exchange(dice_, {});
}

Amount WordReader::amount(const Value& value, const std::string& pointer) {
  Amount amount;
  if (value.is_number()) {
    amount.number = number_in(value, pointer, {}, mistakes_).value_or(0);
    return amount;
  }
  if (!value.is_object()) {
    mistakes_.add(pointer, "must be a number or an object with a source, not " + describe(value));
    return amount;
  }
  if (++depth_ > DEEPEST) {
    mistakes_.add(pointer, "is nested deeper than 4 amounts");
  } else {
    Members object(value, pointer, mistakes_);
    read_source(object, amount);
    read_modifiers(object, amount);
    object.finish();
  }
  --depth_;
  return amount;
}

Maybe WordReader::amount(Members& object, std::string_view name) {
  const Value* value = object.find(name);
  return value ? Maybe(amount(*value, object.pointer(name))) : std::nullopt;
}

Amount WordReader::needed(Members& object, std::string_view name) {
  const Value* value = object.need(name);
  return value ? amount(*value, object.pointer(name)) : Amount{};
}

Amount WordReader::amount_or(Members& object, std::string_view name, double fallback) {
  Amount otherwise;
  otherwise.number = fallback;
  return amount(object, name).value_or(otherwise);
}

Amount WordReader::needed_from_0(Members& object, std::string_view name) {
  const Value* value = object.find(name);
  if (value && value->is_number() && *value->number() < 0)
    object.fail(name, "must be a number from 0, not " + describe(*value));
  return needed(object, name);
}

std::shared_ptr<const Amount> WordReader::nested(Members& object, std::string_view name) {
  auto found = amount(object, name);
  return found ? std::make_shared<const Amount>(std::move(*found)) : nullptr;
}

bool WordReader::is_source(Members& object, std::string_view name, int& sources) {
  if (!object.find(name)) return false;
  return ++sources == 1;
}

void WordReader::read_source(Members& object, Amount& amount) {
  int sources = 0;
  if (is_source(object, "figure", sources)) read_figure(object, amount);
  if (is_source(object, "dice", sources)) read_dice(object, amount);
  if (is_source(object, "gap", sources)) {
    amount.source = Source::gap;
    amount.who = who(object, "gap").value_or(Who{});
  }
  for (const char* name : {"value", "models", "base", "height", "spent", "gone"}) {
    if (!is_source(object, name, sources)) continue;
    amount.key = name;
    read_named_source(object, amount);
  }
  if (sources != 1)
    mistakes_.add(object.pointer(),
                  std::string(sources == 0 ? "has no source" : "has more than one source") +
                      ": an amount has exactly one of value, figure, dice, gap, models, base, height, spent, gone");
  if (amount.source != Source::figure)
    for (const char* name : {"by", "else"}) object.refuse(name, "belongs to a figure only");
  if (amount.source != Source::dice)
    for (const char* name : {"keep", "successes"}) object.refuse(name, "belongs to dice only");
}

void WordReader::read_named_source(Members& object, Amount& amount) {
  const std::string name = std::exchange(amount.key, {});
  if (name == "value") {
    amount.source = Source::value;
    amount.key = object.text(name);
    const KeyFacts* key = names_.key(amount.key);
    if (object.find(name)->is_text() && !(key && key->is_number())) {
      std::vector<std::string> numbers;
      for (const auto& [each, facts] : names_.keys)
        if (facts.is_number()) numbers.push_back(each);
      mistakes_.unknown(object.pointer(name), amount.key, "a key of a number", numbers);
    }
    return;
  }
  if (name == "base") {
    const std::string word = object.text(name);
    amount.source = word == "length" ? Source::base_length : Source::base_width;
    const std::vector<std::string> known{"width", "length"};
    if (object.find(name)->is_text() && word != "width" && word != "length")
      mistakes_.unknown(object.pointer(name), word, "width or length", known);
    return;
  }
  if (object.find(name)->boolean() != true) object.fail(name, "must be true, not " + describe(*object.find(name)));
  if (name == "models") {
    amount.source = Source::models;
  } else if (name == "height") {
    amount.source = Source::height;
    if (!may_read_height) object.fail(name, "is known only in a toll with ground");
  } else {
    amount.source = name == "spent" ? Source::spent : Source::gone;
    if (!may_read_order) object.fail(name, "is known only in an effect");
  }
}

void WordReader::check_table(const Value& table, const std::string& pointer, const std::vector<std::string>& by,
                             std::size_t i, bool has_else) {
  if (i == by.size()) {
    if (!table.is_number()) mistakes_.add(pointer, "must be a number here, as a rule reads it so");
    return;
  }
  if (!table.is_object()) {
    mistakes_.add(pointer, "must be a table by " + by[i] + ", as a rule reads it so");
    return;
  }
  const KeyFacts* key = names_.key(by[i]);
  if (!key) return;
  for (const std::string& row : rows_of(*key)) {
    if (const Value* found = table.find(row))
      check_table(*found, pointer_to(pointer, row), by, i + 1, has_else);
    else if (!has_else)
      mistakes_.add(pointer, "has no row \"" + row + "\", which " + by[i] + " may be");
  }
}

void WordReader::read_figure(Members& object, Amount& amount) {
  amount.source = Source::figure;
  amount.key = object.text("figure");
  const Value* by = object.find("by");
  if (by) amount.by = object.texts("by");
  if (by && by->is_array() && by->size() == 0) object.fail("by", "must name a key");
  bool known = true;
  for (std::size_t i = 0; i < amount.by.size(); ++i) {
    const KeyFacts* key = names_.key(amount.by[i]);
    if (key && (key->type == FieldType::choice || key->type == FieldType::boolean)) continue;
    known = false;
    if ((*by)[i].is_text())
      mistakes_.unknown(pointer_to(object.pointer("by"), i), amount.by[i], "a key of a choice or boolean",
                        names_.all_keys());
  }
  amount.otherwise = nested(object, "else");
  if (!by) object.refuse("else", "belongs to a figure with by");
  std::string place = "/figures";
  const Value* figure = at_dotted(names_.figures, amount.key, &place);
  if (!figure && object.find("figure")->is_text()) {
    std::vector<std::string> paths;
    add_paths(names_.figures, "", paths);
    mistakes_.unknown(object.pointer("figure"), amount.key, "a figure of the file", paths);
  }
  if (!figure) return;
  if (!by) {
    if (!figure->is_number()) object.fail("figure", "is a table: \"by\" says how it is looked up");
    amount.number = figure->number().value_or(0);
    return;
  }
  amount.table = *figure;
  if (figure->is_number())
    object.fail("figure", "is a number and no table");
  else if (known)
    check_table(*figure, place, amount.by, 0, amount.otherwise != nullptr);
}

void WordReader::read_dice(Members& object, Amount& amount) {
  amount.source = Source::dice;
  amount.key = object.text("dice");
  if (std::find(names_.purposes.begin(), names_.purposes.end(), amount.key) == names_.purposes.end()) {
    if (object.find("dice")->is_text())
      mistakes_.unknown(object.pointer("dice"), amount.key, "a purpose of dice", names_.purposes);
  } else {
    dice_.push_back(amount.key);
  }
  constexpr Range KEPT{-1000, 1000, false, true};
  if (const auto keep = object.number("keep", KEPT)) {
    amount.keep = static_cast<int>(*keep);
    if (*keep == 0) object.fail("keep", "must not be 0");
  }
  amount.successes = nested(object, "successes");
}

std::vector<std::pair<double, double>> WordReader::bands(const Value& value, const std::string& pointer) {
  std::vector<std::pair<double, double>> all;
  if (!value.is_array() || value.size() == 0) {
    mistakes_.add(
        pointer, "must be a list of pairs [from, value], not " + (value.is_array() ? "an empty one" : describe(value)));
    return all;
  }
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string place = pointer_to(pointer, i);
    if (!value[i].is_array() || value[i].size() != 2) {
      mistakes_.add(place, "must be a pair [from, value], not " + describe(value[i]));
      continue;
    }
    const auto from = number_in(value[i][std::size_t{0}], pointer_to(place, 0), {}, mistakes_);
    const auto worth = number_in(value[i][std::size_t{1}], pointer_to(place, 1), {}, mistakes_);
    if (!from || !worth) continue;
    if (!all.empty() && *from <= all.back().first) mistakes_.add(place, "must begin above the pair before it");
    all.emplace_back(*from, *worth);
  }
  return all;
}

std::optional<Rounding> WordReader::rounding(Members& object, double& to) {
  const auto round = object.word<Rounding>("round");
  constexpr Range ABOVE_NOTHING{0, LARGEST_NUMBER, true};
  to = object.number("to", ABOVE_NOTHING).value_or(1);
  if (!object.find("round")) object.refuse("to", "belongs to round");
  return round;
}

void WordReader::read_modifiers(Members& object, Amount& amount) {
  amount.times = nested(object, "times");
  amount.plus = nested(object, "plus");
  if (const Value* value = object.find("bands")) amount.bands = bands(*value, object.pointer("bands"));
  amount.round = rounding(object, amount.to);
  amount.least = nested(object, "least");
  amount.most = nested(object, "most");
}

}  // namespace linesman::chart
