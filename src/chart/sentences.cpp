#include "chart/sentences.h"

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "chart/table.h"

// A namespace of its own: the readers of rules have functions of the same names.
namespace linesman::chart::rule_words {

namespace {

std::string word(const Value& value) {
  if (const auto text = value.text()) return std::string(*text);
  if (const auto number = value.number()) return number_text(*number);
  if (const auto truth = value.boolean()) return *truth ? "yes" : "no";
  return value.is_null() ? "nothing" : describe(value);
}

/// One word or a list of words.
std::string words(const Value& value, std::string_view last = " or ") {
  if (!value.is_array()) return word(value);
  std::vector<std::string> all;
  for (const Value& item : value.items()) all.push_back(word(item));
  return listed(all, last);
}

/// The members of a list of the file whose `id`, `key` or `purpose` is a word; nullptr when there is none.
const Value* entry_of(const Value& file, std::string_view list, const char* name, std::string_view word) {
  for (const Value& entry : file[list].items())
    if (entry[name].text() == word) return &entry;
  return nullptr;
}

/// The trait, status, option or member of orders with that key; nullptr when there is none.
const Value* field_of(const Value& file, std::string_view key) {
  for (const char* list : {"traits", "status", "options", "order"})
    if (const Value* field = entry_of(file, list, "key", key)) return field;
  return nullptr;
}

class Speaker {
 public:
  Speaker(const Value& file, const InWords& in_words) : file_(file), in_words_(in_words) {}

  /// A part of a sentence in the language; its own parts are so already.
  std::string in(const std::string& part) const { return in_words_ ? in_words_(part) : part; }

  std::string join(const std::vector<std::string>& parts, const std::string& last = "and") const {
    return listed(parts, " " + in(last) + " ");
  }

  std::string any_of(const Value& names) const {
    return each_of(names, [this](const Value& name) { return in(word(name)); });
  }

  /// The titles that people read in place of ids and keys.
  std::string key(const Value& key) const { return titled(field_of(file_, word(key)), key); }
  std::string purpose(const Value& purpose) const {
    return titled(entry_of(file_, "dice", "purpose", word(purpose)), purpose);
  }
  std::string keys(const Value& keys) const {
    return each_of(
        keys, [this](const Value& each) { return key(each); }, "and");
  }
  std::string actions(const Value& ids) const {
    return each_of(ids, [this](const Value& id) { return titled(entry_of(file_, "actions", "id", word(id)), id); });
  }

  std::string amount(const Value& value) const {
    if (!value.is_object()) return word(value);
    std::string said = source(value);
    if (value.find("times")) said = in(said + " times " + amount(value["times"]));
    if (value.find("plus")) said = in(said + " plus " + amount(value["plus"]));
    if (value.find("bands")) said = in(said + ", by bands");
    if (value.find("round"))
      said = in(said + (", rounded " + word(value["round"]) + (value.find("to") ? " to " + word(value["to"]) : "")));
    if (value.find("least")) said = in(said + ", at least " + amount(value["least"]));
    if (value.find("most")) said = in(said + ", at most " + amount(value["most"]));
    return said;
  }

  std::string who(const Value& value) const {
    if (!value.is_object()) return pieces(value);
    std::string said = pieces(value["of"]);
    if (value.find("is")) said = in(said + " whose " + conditions(value["is"]));
    if (value.find("but")) said = in(said + " but for " + key(value["but"]));
    return said;
  }

  std::string ground(const Value& value) const {
    return value.is_object() ? sentence(table_of<Ground>(), value) : words(value);
  }

  std::string when(const Value& value) const { return join(parts(table_of<When>(), value)); }

  std::string way(const Value& value) const {
    const std::string all = join(parts(table_of<Way>(), value));
    const auto whose = value["whose"].text();
    return whose && *whose != "own" ? in("for " + std::string(*whose) + " of the order " + all) : all;
  }

  std::string conditions(const Value& value) const {
    std::vector<std::string> all;
    for (const auto& [name, wanted] : value.members()) all.push_back(in(key(name) + " is " + test_of(name, wanted)));
    return join(all);
  }

  std::string test(const Value& value) const {
    return value.is_object() ? join(parts(table_of<Test>(), value)) : words(value);
  }

  /// An object as its table has it; empty where no sentence fits.
  std::string sentence(const Rows& rows, const Value& object) const {
    const auto fits = [&](const RuleSentence& each) {
      return each.with.empty() || is_given(*rows.member(each.with), object[each.with]);
    };
    const auto found = std::find_if(rows.sentences.begin(), rows.sentences.end(), fits);
    const bool is_bare = !rows.bare.empty() && parts(rows, object).empty();
    std::string said;
    if (found != rows.sentences.end()) said = in(filled(is_bare ? rows.bare : found->pattern, rows, object));
    for (const std::string_view tail : rows.tails)
      if (object.find(tail)) said = in(said + member(*rows.member(tail), rows, object));
    return said;
  }

 private:
  template <class Say>
  std::string each_of(const Value& words, const Say& say, const std::string& last = "or") const {
    if (!words.is_array()) return say(words);
    std::vector<std::string> all;
    for (const Value& each : words.items()) all.push_back(say(each));
    return join(all, last);
  }

  std::string titled(const Value* entry, const Value& otherwise) const {
    const auto title = entry ? (*entry)["title"].text() : std::nullopt;
    return in(title ? std::string(*title) : word(otherwise));
  }

  /// Unit, friends, enemies, others, or the title of a member of orders that names pieces.
  std::string pieces(const Value& names) const {
    return each_of(names, [this](const Value& name) {
      const Value* member = entry_of(file_, "order", "key", word(name));
      return titled(member, name);
    });
  }

  /// A test on a key: words that are its choices have titles.
  std::string test_of(const std::string& name, const Value& wanted) const {
    const Value* field = field_of(file_, name);
    if (wanted.is_object() || field == nullptr) return test(wanted);
    return each_of(wanted, [&](const Value& choice) {
      const auto& choices = (*field)["choices"].items();
      const auto at = std::find(choices.begin(), choices.end(), choice);
      const Value& title = (*field)["choice_titles"][static_cast<std::size_t>(at - choices.begin())];
      return in(at != choices.end() && title.is_text() ? std::string(*title.text()) : word(choice));
    });
  }

  std::string source(const Value& value) const {
    if (value.find("figure")) return figure(value);
    if (value.find("value")) return in("its " + key(value["value"]));
    if (value.find("gap")) return in("the gap to " + who(value["gap"]));
    if (value.find("models")) return in("the number of models of its unit");
    if (value.find("base")) return in("the " + word(value["base"]) + " of its base");
    if (value.find("height")) return in("the height");
    if (value.find("spent")) return in("what is spent");
    if (value.find("gone")) return in("what it has gone");
    std::string said = in("the roll of " + purpose(value["dice"]));
    if (const auto keep = value["keep"].number())
      said = in(said + (" (" + std::string(*keep > 0 ? "highest " : "lowest ") +
                        number_text(*keep > 0 ? *keep : -*keep) + ")"));
    if (value.find("successes")) said = in(said + ", counting faces of at least " + amount(value["successes"]));
    return said;
  }

  std::string figure(const Value& value) const {
    const std::string path = word(value["figure"]);
    const Value* here = at_dotted(file_["figures"], path);
    if (value.find("by")) return in(path + " by " + keys(value["by"]));
    return here && here->is_number() ? word(*here) + " (" + path + ")" : path;
  }

  /// Of a truth: it is so.
  static bool is_given(const Row& row, const Value& value) {
    return !value.is_null() && !(row.shape.form == Form::truth && value == Value(false));
  }

  /// The members that are given, each as a part of a list.
  std::vector<std::string> parts(const Rows& rows, const Value& object) const {
    std::vector<std::string> all;
    const auto add = [&](const Row& row) {
      const Value& value = object[row.name];
      if (!row.is_part || !(is_given(row, value) || has_words_for(row, value))) return;
      if (row.shape.form == Form::table && row.shape.definition.empty()) return add_settings(value, all);
      const std::string said = member(row, rows, object);
      all.push_back(row.pattern == "{}" ? said : in(said));
    };
    for (const std::string_view name : rows.order) add(*rows.member(name));
    if (rows.order.empty())
      for (const Row& row : rows.members) add(row);
    return all;
  }

  static bool has_words_for(const Row& row, const Value& value) {
    return std::any_of(row.by_word.begin(), row.by_word.end(),
                       [&](const auto& each) { return !value.is_null() && each.first == word(value); });
  }

  void add_settings(const Value& settings, std::vector<std::string>& all) const {
    for (const auto& [name, value] : settings.members())
      all.push_back(in(key(name) + " becomes " +
                       (value.is_object() && value.find("turn")     ? "this turn"
                        : value.is_object() && value.find("member") ? "the order's " + key(value["member"])
                                                                    : amount(value))));
  }

  /// A member in a sentence of its object.
  std::string member(const Row& row, const Rows& rows, const Value& object) const {
    const Value& value = object[row.name];
    if (!is_given(row, value) && !has_words_for(row, value) && !(row.is_required && value.is_null()))
      return filled(row.left_out, rows, object);
    const std::string said = spoken(row, value);
    const auto by =
        std::find_if(row.by_word.begin(), row.by_word.end(), [&](const auto& each) { return each.first == said; });
    return filled(by == row.by_word.end() ? row.pattern : by->second, rows, object, said);
  }

  /// The pattern with its places filled: `{}` by `own`, {parts} by the list, all others by the members of that name.
  std::string filled(std::string_view pattern, const Rows& rows, const Value& object,
                     const std::string& own = {}) const {
    std::string said;
    while (true) {
      const std::size_t open = std::min(pattern.find('{'), pattern.size());
      said += pattern.substr(0, open);
      if (open == pattern.size()) return said;
      const std::size_t close = pattern.find('}', open);
      const std::string_view name = pattern.substr(open + 1, close - open - 1);
      if (name.empty())
        said += own;
      else
        said += name == "parts" ? join(parts(rows, object)) : member(*rows.member(name), rows, object);
      pattern.remove_prefix(close + 1);
    }
  }

  std::string spoken(const Row& row, const Value& value) const {
    switch (row.voice) {
      case Voice::listed: return words(value, " and ");
      case Voice::said_each: return any_of(value);
      case Voice::actions: return actions(value);
      case Voice::purpose: return purpose(value);
      case Voice::alternatives: return alternatives(value, row.shape.parts.front().definition);
      case Voice::by_shape: break;
    }
    return by_shape(row.shape, value);
  }

  std::string by_shape(const Shape& shape, const Value& value) const {
    if (shape.definition == "amount") return amount(value);
    if (shape.definition == "who") return who(value);
    if (shape.definition == "ground") return ground(value);
    if (shape.definition == "conditions") return conditions(value);
    if (shape.definition == "test") return test(value);
    if (shape.definition == "nearness") return sentence(table_of<Nearness>(), value);
    if (shape.definition == "when") return when(value);
    if (shape.definition == "way") return way(value);
    // The price of turning: an amount, or amounts by degrees.
    if (shape.form == Form::amount) return value.find("bands") ? "by degrees" : amount(value);
    if (!shape.members.empty() && shape.members.front().name == "amount")
      return sentence(table_of<Comparison>(), value);
    const bool is_quarter = shape.form == Form::object && value.is_object();
    return is_quarter ? sentence(table_of<QuarterTest>(), value) : words(value);
  }

  std::string alternatives(const Value& list, std::string_view definition) const {
    std::vector<std::string> all;
    for (const Value& each : list.items()) all.push_back(definition == "when" ? when(each) : way(each));
    return join(all, "or");
  }

  const Value& file_;
  const InWords& in_words_;
};

}  // namespace

}  // namespace linesman::chart::rule_words

namespace linesman::chart {

std::string amount_words(const Value& amount, const Value& file, const InWords& in_words) {
  return rule_words::Speaker(file, in_words).amount(amount);
}

std::string when_words(const Value& when, const Value& file, const InWords& in_words) {
  return rule_words::Speaker(file, in_words).when(when);
}

std::string way_words(const Value& way, const Value& file, const InWords& in_words) {
  return rule_words::Speaker(file, in_words).way(way);
}

std::string sentence_of(const Value& rule, const Value& file, const InWords& in_words) {
  const rule_words::Speaker say(file, in_words);
  const auto kind = named<Kind>(rule["kind"].text().value_or(""));
  if (!kind) return {};
  const std::string said = say.sentence(rows_of(*kind), rule);
  std::vector<std::string> conditions;
  const bool excepts = rule["when"].size() == 1 && rule["when"].find("not") && !rule.find("way");
  if (excepts)
    if (const std::string exception = say.when(rule["when"]["not"]); !exception.empty())
      return say.in(said + ", unless " + exception) + ".";
  if (rule.find("when")) conditions.push_back(say.when(rule["when"]));
  if (rule.find("way")) conditions.push_back(say.way(rule["way"]));
  std::erase(conditions, "");  // a condition that is begun asks nothing yet
  return (conditions.empty() ? said : say.in(said + ", when " + say.join(conditions))) + ".";
}

}  // namespace linesman::chart
