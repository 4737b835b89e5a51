#include "chart/sentences.h"

#include <algorithm>
#include <vector>

#include "base/text.h"

// A namespace of its own: the readers of rules have functions of the same names.
namespace linesman::chart::said {

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
    if (!value.is_object()) return words(value);
    std::string said = in(value.find("rating") ? words(value["rating"]) : "any ground but open");
    if (value.find("is")) said = in(said + " whose " + conditions(value["is"]));
    if (value.find("height")) said = in(said + " whose height is " + test(value["height"]));
    if (value.find("slope")) said = in(said + " going " + word(value["slope"]));
    if (const auto by = value["by"].text())
      said = in(said + (*by == "crossed" ? " that is crossed" : " under the " + std::string(*by)));
    return said;
  }

  std::string when(const Value& value) const {
    std::vector<std::string> all;
    if (value.find("action")) all.push_back(in("the action is " + actions(value["action"])));
    if (value.find("is")) all.push_back(conditions(value["is"]));
    if (value.find("near")) all.push_back(in(nearness(value["near"])));
    if (value.find("on")) all.push_back(in("it stands on " + ground(value["on"])));
    if (value.find("models")) all.push_back(in("its unit has " + test(value["models"]) + " models"));
    if (value.find("altitude")) all.push_back(in("its altitude is " + test(value["altitude"])));
    if (value.find("quarter")) all.push_back(in(quarter(value["quarter"])));
    if (value.find("compare")) all.push_back(in(amount(value["compare"]["amount"]) + " is " + test(value["compare"])));
    if (value.find("not")) all.push_back(in("it is not so that " + when(value["not"])));
    if (value.find("any")) all.push_back(in(alternatives(value["any"], &Speaker::when)));
    return join(all);
  }

  std::string way(const Value& value) const {
    std::vector<std::string> all;
    if (value.find("touches")) all.push_back(in("the way touches " + ground(value["touches"])));
    if (value.find("keeps_to")) all.push_back(in("the way keeps to " + ground(value["keeps_to"])));
    if (value.find("gone")) all.push_back(in("it goes " + test(value["gone"])));
    if (value.find("turned")) all.push_back(in("it turns " + test(value["turned"]) + " degrees"));
    if (value.find("up")) all.push_back(in("it climbs up " + test(value["up"])));
    if (value.find("down")) all.push_back(in("it climbs down " + test(value["down"])));
    if (value.find("manner")) all.push_back(in("it goes " + words(value["manner"])));
    if (value.find("passes")) all.push_back(in("it passes over " + who(value["passes"])));
    if (value.find("ends_near")) all.push_back(in("at the end " + nearness(value["ends_near"])));
    if (const auto leaves = value["leaves"].boolean())
      all.push_back(in(*leaves ? "it leaves the table" : "it stays on the table"));
    if (value.find("not")) all.push_back(in("it is not so that " + way(value["not"])));
    if (value.find("any")) all.push_back(in(alternatives(value["any"], &Speaker::way)));
    if (const auto whose = value["whose"].text(); whose && *whose != "own")
      return in("for " + std::string(*whose) + " of the order " + join(all));
    return join(all);
  }

  std::string conditions(const Value& value) const {
    std::vector<std::string> all;
    for (const auto& [name, wanted] : value.members()) all.push_back(in(key(name) + " is " + test_of(name, wanted)));
    return join(all);
  }

  std::string test(const Value& value) const {
    if (!value.is_object()) return words(value);
    std::vector<std::string> all;
    for (const auto& [name, said] : {std::pair{"at_least", "at least "}, std::pair{"at_most", "at most "},
                                     std::pair{"above", "above "}, std::pair{"below", "below "}})
      if (value.find(name)) all.push_back(in(said + amount(value[name])));
    if (const auto given = value["given"].boolean()) all.push_back(in(*given ? "given" : "not given"));
    if (const auto turn = value["turn"].boolean()) all.push_back(in(*turn ? "this turn" : "not this turn"));
    return join(all);
  }

  std::string moments(const Value& at, std::string_view otherwise) const {
    return at.is_null() ? std::string(otherwise) : words(at, " and ");
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

  std::string nearness(const Value& value) const {
    return in(who(value["who"]) + " are within " + amount(value["gap"]));
  }

  std::string quarter(const Value& value) const {
    const std::string where = words(value["in"]);
    if (value["of"].text() == "own") return in("the nearest of " + who(value["who"]) + " is in its " + where);
    return in("it is in the " + where + " of the nearest of " + who(value["who"]));
  }

  std::string alternatives(const Value& list, std::string (Speaker::*say)(const Value&) const) const {
    std::vector<std::string> all;
    for (const Value& each : list.items()) all.push_back((this->*say)(each));
    return in("either " + join(all, "or"));
  }

  const Value& file_;
  const InWords& in_words_;
};

using Say = std::string (*)(const Value&, const Speaker&);

std::string allowance(const Value& rule, const Speaker& say) {
  std::string said;
  if (rule.find("add")) said = say.in("The allowance grows by " + say.amount(rule["add"]));
  if (rule.find("times")) said = say.in("The allowance is multiplied by " + say.amount(rule["times"]));
  if (rule.find("most")) said = say.in("The allowance is at most " + say.amount(rule["most"]));
  if (rule.find("least")) said = say.in("The allowance is at least " + say.amount(rule["least"]));
  return rule.find("round") ? say.in(said + ", rounded " + word(rule["round"])) : said;
}

std::string price(const Value& rule, const Speaker& say) {
  return say.in("Each inch " + std::string(rule.find("ground") ? "on " + say.ground(rule["ground"]) + " " : "") +
                (rule.find("manner") ? "gone " + words(rule["manner"]) + " " : "") + "costs " +
                say.amount(rule["times"]) + " times as much");
}

std::string toll(const Value& rule, const Speaker& say) {
  if (!rule.find("ground")) return say.in("Each order costs " + say.amount(rule["amount"]) + " before it begins");
  return say.in("Coming to " + say.ground(rule["ground"]) + " costs " + say.amount(rule["amount"]) +
                (rule["once"].boolean() == true ? " once" : " each time"));
}

std::string barred(const Value& rule, const Speaker& say) {
  return say.in("No model may be on " + say.ground(rule["ground"]) + " (" + say.moments(rule["at"], "way") + ")" +
                (rule.find("free_within")
                     ? ", but for what it is within " + say.amount(rule["free_within"]) + " of at the start"
                     : ""));
}

std::string clears(const Value& rule, const Speaker& say) {
  return say.in("On " + words(rule["surface"]) + " the ground " + words(rule["ground"]) + " does not count" +
                (rule["where"].text() == "covered" ? " where it is covered" : ""));
}

/// "there are at most 2 turns", "there is at most 1 turn".
std::string at_most(const std::string& number, const std::string& thing) {
  return number == "1" ? "there is at most 1 " + thing : "there are at most " + number + " " + thing + "s";
}

std::string turn(const Value& rule, const Speaker& say) {
  std::vector<std::string> all;
  if (rule.find("cost")) all.push_back(say.in("a turn costs the way of its " + word(rule["cost"])));
  if (rule.find("price"))
    all.push_back(say.in(rule["price"].find("bands") ? std::string("a turn has a price by degrees")
                                                     : "a turn has the price " + say.amount(rule["price"])));
  if (rule["first_only"].boolean() == true) all.push_back(say.in("only the first turn has a price"));
  if (rule.find("about")) all.push_back(say.in("turns are about " + words(rule["about"])));
  if (rule.find("most")) all.push_back(say.in("one turn is at most " + say.amount(rule["most"]) + " degrees"));
  if (rule.find("most_all"))
    all.push_back(say.in("all turns are at most " + say.amount(rule["most_all"]) + " degrees"));
  if (rule.find("times")) all.push_back(say.in(at_most(say.amount(rule["times"]), "turn")));
  if (rule.find("place")) all.push_back(say.in("turns are at the " + word(rule["place"])));
  return say.in(all.empty() ? "Turns are free" : "Turns: " + say.join(all));
}

std::string climb(const Value& rule, const Speaker& say) {
  std::vector<std::string> all;
  if (rule.find("times")) all.push_back(say.in("height costs " + say.amount(rule["times"]) + " times as much"));
  if (rule.find("free")) all.push_back(say.in("up to " + say.amount(rule["free"]) + " it is free"));
  if (rule.find("begun")) all.push_back(say.in("each begun " + say.amount(rule["begun"]) + " counts whole"));
  if (rule.find("most")) all.push_back(say.in("at most " + say.amount(rule["most"]) + " at once"));
  if (rule["rest"].boolean() == true) all.push_back(say.in("the model ends on the table or on top of something"));
  return say.in("Climbs" + (rule.find("direction") ? " " + word(rule["direction"]) : std::string()) +
                (rule.find("on") ? " on " + say.ground(rule["on"]) : std::string()) + ": " + say.join(all));
}

std::string course(const Value& rule, const Speaker& say) {
  std::vector<std::string> all;
  if (rule.find("manners")) all.push_back(say.in("legs go " + words(rule["manners"])));
  if (rule.find("one_manner")) all.push_back(say.in("all legs go in one manner"));
  if (rule.find("legs")) all.push_back(say.in(at_most(say.amount(rule["legs"]), "leg")));
  if (rule.find("least")) all.push_back(say.in("at least " + say.amount(rule["least"]) + " are gone"));
  if (rule.find("within"))
    all.push_back(say.in("no corner ends farther than " + say.amount(rule["within"]) + " from where it was"));
  if (rule.find("ahead"))
    all.push_back(say.in("legs are within " + say.amount(rule["ahead"]) + " degrees of straight ahead"));
  if (rule.find("toward")) all.push_back(say.in("legs lead toward the nearest of " + say.who(rule["toward"])));
  if (rule.find("away")) all.push_back(say.in("legs lead away from the nearest of " + say.who(rule["away"])));
  if (rule.find("nearer")) all.push_back(say.in("it ends nearer to the nearest of " + say.who(rule["nearer"])));
  return say.in("The way: " + say.join(all));
}

std::string apart(const Value& rule, const Speaker& say) {
  const bool only_touch = !rule.find("gap") || rule["gap"] == Value(0);
  return say.in((only_touch ? "It does not overlap " + say.who(rule["from"])
                            : "It keeps " + say.amount(rule["gap"]) + " from " + say.who(rule["from"])) +
                " (" + say.moments(rule["at"], "way and end") + ")" +
                (rule["more"].boolean() == true ? ", and more than that" : "") +
                (rule["or_start_gap"].boolean() == true ? ", or the gap at the start" : ""));
}

std::string near(const Value& rule, const Speaker& say) {
  return say.in("It is within " + (rule.find("gap") ? say.amount(rule["gap"]) : "0") + " of " +
                (rule["every"].boolean() == true ? "each of " : "one of ") + say.who(rule["to"]) + " (" +
                say.moments(rule["at"], "end") + ")" +
                (rule["side"].boolean() == true ? ", at the side that it came from" : "") +
                (rule.find("square") ? ", square within " + say.amount(rule["square"]) + " degrees" : ""));
}

std::string coherency(const Value& rule, const Speaker& say) {
  std::vector<std::string> all;
  if (rule.find("link")) all.push_back(say.in("models hang together by gaps of at most " + say.amount(rule["link"])));
  if (rule.find("others")) all.push_back(say.in("each is linked to " + say.amount(rule["others"])));
  if (rule.find("spread"))
    all.push_back(say.in(std::string("none is farther than ") + say.amount(rule["spread"]) +
                         (rule.find("leader") ? " from a leader" : " from another")));
  if (rule.find("facing"))
    all.push_back(say.in("they face within " + say.amount(rule["facing"]) + " degrees of the first"));
  return say.in("The " + std::string(rule["among"].text().value_or("unit")) + ": " + say.join(all));
}

std::string zone(const Value& rule, const Speaker& say) {
  const std::string of = rule.find("of") ? say.who(rule["of"]) : "enemies";
  return say.in(
      "It does not move " + std::string(rule["shape"].text() == "around" ? "within " : "before the front within ") +
      say.amount(rule["depth"]) + " of " + of + (rule.find("allows") ? ", except " + words(rule["allows"]) : ""));
}

std::string edge(const Value& rule, const Speaker& say) {
  if (rule["leave"].boolean() != true) return say.in("The base does not pass the edge of the table");
  return say.in("It may leave the table" + (rule.find("over") ? " over " + words(rule["over"]) : std::string()));
}

std::string enter(const Value& rule, const Speaker& say) {
  return say.in("It comes on by " + std::string(rule["from"].text().value_or("edge")) +
                (rule.find("edges") ? " (" + say.any_of(rule["edges"]) + ")" : "") +
                (rule.find("within") ? ", within " + say.amount(rule["within"]) : ""));
}

std::string dice(const Value& rule, const Speaker& say) {
  return say.in("Dice for " + say.purpose(rule["purpose"]) + ": " +
                (rule.find("count") ? say.amount(rule["count"]) : "1") +
                (rule["each"].boolean() == true ? " for each model" : ""));
}

std::string forbids(const Value&, const Speaker& say) { return say.in("Such an order may not be given"); }

std::string effect(const Value& rule, const Speaker& say) {
  std::vector<std::string> all;
  for (const auto& [key, value] : rule["set"].members())
    all.push_back(say.in(say.key(key) + " becomes " +
                         (value.is_object() && value.find("turn")     ? "this turn"
                          : value.is_object() && value.find("member") ? "the order's " + say.key(value["member"])
                                                                      : say.amount(value))));
  if (rule["note"].boolean() == true) all.push_back(say.in("the players are told so"));
  return say.in("Afterwards " + (all.empty() ? "nothing changes" : say.join(all)) +
                (rule.find("on") ? " on its " + word(rule["on"]) : std::string()));
}

std::string base(const Value& rule, const Speaker& say) {
  if (rule.find("diameter")) return say.in("Its base is round, " + say.amount(rule["diameter"]) + " across");
  return say.in("Its base is " + say.amount(rule["width"]) + " wide and " + say.amount(rule["length"]) + " long");
}

Say pattern_of(const Value& rule) {
  static const std::vector<std::pair<std::string_view, Say>> PATTERNS{
      {"allowance", allowance}, {"price", price},   {"toll", toll},     {"barred", barred}, {"clears", clears},
      {"turn", turn},           {"climb", climb},   {"course", course}, {"apart", apart},   {"near", near},
      {"coherency", coherency}, {"zone", zone},     {"edge", edge},     {"enter", enter},   {"dice", dice},
      {"forbids", forbids},     {"effect", effect}, {"base", base}};
  for (const auto& [kind, say] : PATTERNS)
    if (rule["kind"].text() == kind) return say;
  return nullptr;
}

}  // namespace

}  // namespace linesman::chart::said

namespace linesman::chart {

std::string amount_words(const Value& amount, const Value& file, const InWords& in_words) {
  return said::Speaker(file, in_words).amount(amount);
}

std::string when_words(const Value& when, const Value& file, const InWords& in_words) {
  return said::Speaker(file, in_words).when(when);
}

std::string way_words(const Value& way, const Value& file, const InWords& in_words) {
  return said::Speaker(file, in_words).way(way);
}

std::string sentence_of(const Value& rule, const Value& file, const InWords& in_words) {
  const said::Speaker say(file, in_words);
  const said::Say pattern = said::pattern_of(rule);
  if (!pattern) return {};
  std::vector<std::string> conditions;
  const bool excepts = rule["when"].size() == 1 && rule["when"].find("not") && !rule.find("way");
  if (excepts)
    if (const std::string exception = say.when(rule["when"]["not"]); !exception.empty())
      return say.in(pattern(rule, say) + ", unless " + exception) + ".";
  if (rule.find("when")) conditions.push_back(say.when(rule["when"]));
  if (rule.find("way")) conditions.push_back(say.way(rule["way"]));
  std::erase(conditions, "");  // a condition that is begun asks nothing yet
  const std::string said = pattern(rule, say);
  return (conditions.empty() ? said : say.in(said + ", when " + say.join(conditions))) + ".";
}

}  // namespace linesman::chart
