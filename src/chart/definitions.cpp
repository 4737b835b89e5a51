// The definitions of the schema, and the members of a whole file: what is not a rule of a kind.
#include "chart/table.h"
#include "movement/step.h"
#include "rules/terms.h"
#include "table/kind.h"

namespace linesman::chart {

namespace {

using namespace shapes;

ShapeMember member(std::string name, Shape shape, std::string help) {
  return {std::move(name), meaning(std::move(shape), std::move(help)), false};
}

ShapeMember needed(std::string name, Shape shape, std::string help) {
  return {std::move(name), meaning(std::move(shape), std::move(help)), true};
}

Shape with_rule(Shape shape, std::string_view name, Value rule) {
  shape.rules = shape.rules.with(name, std::move(rule));
  return shape;
}

std::shared_ptr<const Shape> shared(Shape shape) { return std::make_shared<const Shape>(std::move(shape)); }

/// A value alone, as a test has it.
Shape plain_value() { return with_rule(Shape{}, "type", Value::Array{"string", "number", "boolean"}); }

Shape amount() {
  const auto same = [] { return defined("amount"); };
  return meaning(
      one_of(Form::amount,
             {number(),
              object({member("value", text(),
                             "Key of a number: a trait or status of the model, an option or an order member."),
                      member("figure", text(), "Dotted path to a figure of the file."),
                      member("by", names(),
                             "Keys of choices or booleans by whose values the figure's table is looked up."),
                      member("else", same(), "What counts where the table has no row."),
                      member("dice", text(), "Purpose of dice: the sum of its faces."),
                      member("keep", number(), "So many of the highest faces; below 0 of the lowest."),
                      member("successes", same(), "Counts the faces that are at least that."),
                      member("gap", defined("who"), "The gap to the nearest of them where the way begins."),
                      member("models", only_true(), "How many models of its unit are on the table."),
                      member("base", choice({"width", "length"}), "A measure of the base."),
                      member("height", only_true(), "Of a toll with ground: the height of the terrain."),
                      member("spent", only_true(), "Of an effect: what the order spends."),
                      member("gone", only_true(), "Of an effect: how far it goes."),
                      member("times", same(), "Times so much."),
                      member("plus", same(), "So much more."),
                      member("bands",
                             pairs_of(titled("From", "Where the band begins.", number()),
                                      titled("Value", "What counts from there on.", number())),
                             "What counts is the value of the last band that begins at or below the number."),
                      member("round", choice(all_names<Rounding>()), "How it is rounded."),
                      member("to", number(Value::Object{{"exclusiveMinimum", 0}}), "To multiples of this; usually 1."),
                      member("least", same(), "At least so much."),
                      member("most", same(), "At most so much.")})}),
      "A number, or an object with one source and modifiers that work in the order source, times, plus, bands, round, "
      "least, most.");
}

Shape test() {
  Shape list = with_rule(with_rule(Shape{}, "type", "array"), "items", plain_value().rules);
  return meaning(one_of(Form::test, {plain_value(), with_rule(list, "minItems", 1),
                                     with_rule(object_of(table_of<Test>()), "minProperties", 1)}),
                 "A value, a list of values of which one is equal, or an object of bounds that all hold.");
}

/// A word, a list of words, or an object.
Shape words_or(Shape object) {
  Shape words = name_or_names(true);
  words.alternatives.push_back(std::move(object));
  return words;
}

Shape who() {
  return meaning(words_or(object({needed("of", name_or_names(), "These models."),
                                  member("is", defined("conditions"), "Only those of which this holds."),
                                  member("but", text(), "Key of an order member that names models left out.")})),
                 "Other models: unit, friends, enemies, others, or the key of an order member; a list of these; or "
                 "these with conditions.");
}

Shape says() {
  return meaning(
      object({member("fault", text(), "What is wrong."), member("cost", text(), "An entry of the bill."),
              member("part", text(), "A part of the allowance."), member("note", text(), "What players are told.")}),
      "Sentences for rulings; {piece}, {with}, {excess}, {amount}, {spent}, {total} and figures are filled "
      "in.");
}

Shape rule_of(Kind kind) {
  const Shape own = object_of(rows_of(kind));
  std::vector<ShapeMember> members{needed("kind", fixed(std::string(name_of(kind))), "Which of the kinds this is."),
                                   member("when", defined("when"), "When it applies, where the way begins."),
                                   member("way", defined("way"), "When it applies, by the whole way."),
                                   member("says", defined("says"), "Its own sentences.")};
  members.insert(members.end(), own.members.begin(), own.members.end());
  return meaning(object(std::move(members)), own.help);
}

Shape field() {
  const std::vector<std::string> types{"boolean", "choice", "number", "whole", "text", "id", "piece", "unit"};
  return meaning(object({needed("key", text(), "The key in documents and orders."), needed("title", text(), "A label."),
                         member("help", text(), "A sentence."),
                         needed("type", choice(types), "The kind of value; piece and unit of order members only."),
                         member("choices", names(), "The values of a choice."),
                         member("choice_titles", names(), "A label for each."),
                         member("least", number(), "The least value."), member("most", number(), "The greatest value."),
                         member("above_least", truth(), "The least value itself is not allowed."),
                         member("required", truth(), "Of an order member: it must be given."),
                         member("on", some({"piece", "unit", "feature"}), "Of a trait or status: what may have it."),
                         member("actions", names(), "Of an order member: the actions that it goes with."),
                         member("of_path", truth(), "Of an order member: it belongs to the path."),
                         member("disputed", truth(), "Of an option: players dispute it, so dialogs ask it first."),
                         member("ready", Shape{}, "Of a trait or status: its value on a model to be ordered at once."),
                         member("formerly", table(), "Values of earlier editions by today's.")}),
                 "A fact with a name: what it is, and which values it may have.");
}

Shape action() {
  return meaning(
      object({needed("id", text(), "Its id in orders."), needed("title", text(), "A label."),
              member("help", text(), "A sentence."), member("path", truth(), "It takes a path; usually so.")}),
      "An action.");
}

Shape dice() {
  return meaning(
      object({needed("purpose", text(), "The word in orders."), needed("title", text(), "A label."),
              member("help", text(), "A sentence."),
              member("faces", whole(Value::Object{{"minimum", 2}, {"maximum", 1000}}), "Faces of a die; usually 6.")}),
      "Dice for a purpose.");
}

Shape rating_choice() {
  return meaning(object({needed("classes", some(all_names<FeatureClass>()), "Features of these classes."),
                         needed("values", names(), "May have these ratings.")}),
                 "Ratings that players may give.");
}

Shape clause() {
  return meaning(object({needed("id", text(), "The ruleset's id, a hyphen and an ascending number."),
                         needed("title", text(), "A heading."),
                         needed("text", text(), "The rule in a sentence or two; {figures} are filled in."),
                         member("source", choice({"book", "ours", "option"}), "Who says so."),
                         member("options", names(), "Keys of the options that it goes by."),
                         member("says", defined("says"), "Sentences for its rules."),
                         member("handling", some({"judged", "asked", "noted", "effect", "dice"}),
                                "How it is handled; usually worked out."),
                         member("rule", defined("rule"), "What it asks."),
                         member("rules", list_of(defined("rule")), "What it asks, in several rules.")}),
                 "A numbered rule of the book.");
}

Shape inches() {
  return one_of(Form::amount, {number(Value::Object{{"exclusiveMinimum", 0}}),
                               object({needed("value", text(), "Key of an option that is a number.")})});
}

Shape steps() {
  std::vector<std::string> words;
  for (const StepKind& step : STEP_KINDS)
    if (step.key != "hex" && step.key != "turn" && step.key != "act") words.emplace_back(step.key);
  return with_rule(some(words, true), "uniqueItems", true);
}

Shape ratings() {
  Value::Array kinds;
  for (const linesman::Kind kind : all_kinds()) kinds.emplace_back(name_of(kind));
  return with_rule(table(shared(text())), "propertyNames", Value::Object{{"enum", std::move(kinds)}});
}

Shape file() {
  const auto fields = [] { return list_of(defined("field")); };
  return meaning(
      object(
          {member("$schema", any_text(), "This schema."),
           needed("id", with_rule(any_text(), "pattern", "^(?!\\.\\.?$)[a-z0-9_.-]{1,64}$"), "The id of the ruleset."),
           needed("judge", fixed("charts"), "The judge."),
           needed("edition", text(), "The edition."),
           needed("title", text(), "The name of the game."),
           member("summary", any_text(), "What the game is, in a sentence."),
           member("author", any_text(), "Who wrote it."),
           needed("currency", text(), "The unit of the allowance and of every length in the file."),
           member("currency_symbol", any_text(), "The sign behind amounts."),
           member("inches", inches(), "How many inches the unit is, or the option that says so; usually 1."),
           needed("steps", steps(), "The steps that orders may have."),
           member("offers", steps(), "Those that can be legal."),
           needed("actions", list_of(action(), false), "The actions; an order without one has the first."),
           member("traits", fields(), "Facts of models, units and terrain that stay."),
           member("status", fields(), "What changes in play."),
           member("options", fields(), "What the players agree on."),
           member("order", fields(), "Further members of orders."),
           member("dice", list_of(dice()), "The dice that orders may need."),
           member("rating_choices", list_of(rating_choice()), "What terrain may be rated in the document."),
           needed("ratings", ratings(), "A word by kind of terrain; a kind left out is open."),
           member("figures", table(), "Numbers, and objects of them, that players may change."),
           member("defaults", table(), "Default values by key."),
           needed("clauses", list_of(clause(), false), "The rules, in ascending order.")}),
      "A ruleset.json whose rules carry their rules as data, judged by the judge `charts`.");
}

Shape rule() {
  return meaning(object({needed("kind", choice(all_names<Kind>()), "The kind of rule.")}), "What a rule asks.");
}

}  // namespace

Shape object_of(const Rows& rows) {
  std::vector<ShapeMember> members;
  for (const Row& row : rows.members) members.push_back({std::string(row.name), row.shape, row.is_required});
  return meaning(object(std::move(members)), std::string(rows.help));
}

Shape shape_of(const QuarterTest*) { return object_of(table_of<QuarterTest>()); }
Shape shape_of(const Comparison*) { return object_of(table_of<Comparison>()); }
Shape shape_of(const TurnPrice*) {
  Shape degrees =
      titled("Up to", "Degrees; the last pair has 180.", number(Value::Object{{"minimum", 0}, {"maximum", 180}}));
  Shape bands = pairs_of(std::move(degrees), titled("Price", "What a turn up to there costs.", defined("amount")));
  return one_of(Form::amount,
                {defined("amount"), object({needed("bands", std::move(bands), "Prices by degrees, up to 180.")})});
}

const std::vector<std::pair<std::string, Shape>>& definitions() {
  static const auto ALL = [] {
    std::vector<std::pair<std::string, Shape>> all{
        {"amount", amount()},
        {"test", test()},
        {"conditions", meaning(table(shared(defined("test"))), "Tests by key; all of them hold.")},
        {"who", who()},
        {"ground", meaning(words_or(object_of(table_of<Ground>())), "A rating, a list of ratings, or an object.")},
        {"nearness", object_of(table_of<Nearness>())},
        {"when", object_of(table_of<When>())},
        {"way", object_of(table_of<Way>())},
        {"says", says()}};
    for (const std::string& kind : all_names<Kind>()) all.emplace_back("rule_" + kind, rule_of(*named<Kind>(kind)));
    all.emplace_back("rule", rule());
    all.emplace_back("field", field());
    return all;
  }();
  return ALL;
}

const Shape& chart_shape() {
  static const Shape FILE = file();
  return FILE;
}

}  // namespace linesman::chart
