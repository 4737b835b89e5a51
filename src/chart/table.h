// The table of an object of a chart: its members in their order, made from the `rows` of the struct into which it is
// read (`words.h`, `kinds.h`).
//
//   const auto& table = table_of<Near>();                 // the rows, for sentences and forms
//   table.read(reading, members, near);                   // fills a Near from a file
#pragma once

#include <algorithm>
#include <deque>
#include <functional>

#include "chart/chart.h"
#include "chart/kinds.h"
#include "chart/reading.h"
#include "chart/shape.h"

namespace linesman::chart {

/// How the value of a member is put into words.
enum class Voice { by_shape, listed, said_each, actions, purpose, alternatives };

/// A member of an object.
class Row {
 public:
  Row(std::string_view word, Shape written, std::string_view help)
      : name(word), shape(shapes::meaning(std::move(written), std::string(help))) {}

  /// How it is said in the sentence of its object: where it is given, `{}` being its value, and where it is not, or
  /// false. In places like {leader} another member is said.
  Row& says(std::string_view given, std::string_view otherwise = {}) {
    is_part = true;
    return says_beside(given, otherwise);
  }
  /// The same, and it is none of the `{parts}`.
  Row& says_beside(std::string_view given, std::string_view otherwise = {}) {
    pattern = given;
    left_out = otherwise;
    return *this;
  }
  /// How it is said where its value is that word.
  Row& by(std::string_view word, std::string_view text) {
    by_word.emplace_back(word, text);
    return *this;
  }
  /// In a place of another member's pattern it says only whether it is given.
  Row& hints(std::string_view given, std::string_view otherwise) {
    hint_given = given;
    hint_otherwise = otherwise;
    return *this;
  }
  /// The plain sentence of a ruling where this member is what is broken; {limit} is its value.
  Row& fault(std::string_view words) {
    fault_words = words;
    return *this;
  }
  Row& required() {
    is_required = true;
    return *this;
  }
  /// It is read before those without this, as mistakes are listed so.
  Row& first() {
    is_first = true;
    return *this;
  }
  Row& from_0() {
    is_from_0 = true;
    return *this;
  }
  /// An amount that may ask the height of the ground which that member gives.
  Row& height_with(std::string_view ground) {
    height_member = ground;
    return *this;
  }
  Row& uncrossed() {
    may_cross = false;
    return *this;
  }
  Row& of_features() {
    on_features = true;
    return *this;
  }
  /// It has no place where only documents decide.
  Row& of_orders() {
    is_of_orders = true;
    return *this;
  }
  Row& spoken(Voice how) {
    voice = how;
    return *this;
  }

  std::string_view name;
  Shape shape;
  std::string_view pattern = "{}";
  std::string_view left_out;
  std::vector<std::pair<std::string_view, std::string_view>> by_word;
  std::string_view hint_given;
  std::string_view fault_words;  ///< empty: that of the kind
  std::string_view hint_otherwise;
  Voice voice = Voice::by_shape;
  std::string_view height_member;
  bool is_part = false;
  bool is_required = false;
  bool is_first = false;
  bool is_from_0 = false;
  bool may_cross = true;
  bool on_features = false;
  bool is_of_orders = false;
};

/// A sentence for objects with a member that is given and not false; empty: for all. A pattern without a place for the
/// member says that it is so.
struct RuleSentence {
  std::string_view with;
  std::string_view pattern;
  bool is_so = true;  ///< false: for objects whose member is false
};

/// An object as forms and sentences know it.
struct Rows {
  std::string_view help;
  Value::Object beginning;  ///< the members with which a new one begins
  std::deque<Row> members;
  std::vector<RuleSentence> sentences;  ///< the first that fits
  bool may_be_alone = false;            ///< the only one of the `{parts}` is a sentence
  std::string_view bare;                ///< where it has none of the `{parts}`
  std::vector<std::string_view> tails;  ///< members said behind the sentence, one after the other
  std::vector<std::string_view> order;  ///< of the `{parts}`; empty: as the members
  std::vector<std::string> just_one;    ///< exactly one of these members is given; empty: nothing is asked so
  PlainWords plain;

  const Row* member(std::string_view name) const {
    const auto found = std::find_if(members.begin(), members.end(), [&](const Row& row) { return row.name == name; });
    return found == members.end() ? nullptr : &*found;
  }
};

/// The shape of an object with these members.
Shape object_of(const Rows& rows);

template <class T>
class Table;
template <class T>
const Table<T>& table_of() {
  static const Table<T> TABLE;
  return TABLE;
}

// How a field is written.
inline Shape shape_of(const Amount*) { return shapes::defined("amount"); }
inline Shape shape_of(const Who*) { return shapes::defined("who"); }
inline Shape shape_of(const Ground*) { return shapes::defined("ground"); }
inline Shape shape_of(const Conditions*) { return shapes::defined("conditions"); }
inline Shape shape_of(const Test*) { return shapes::defined("test"); }
inline Shape shape_of(const Nearness*) { return shapes::defined("nearness"); }
inline Shape shape_of(const When*) { return shapes::defined("when"); }
inline Shape shape_of(const Way*) { return shapes::defined("way"); }
inline Shape shape_of(const bool*) { return shapes::truth(); }
inline Shape shape_of(const std::string*) { return shapes::text(); }
inline Shape shape_of(const std::vector<Setting>*) { return shapes::settings(); }
Shape shape_of(const QuarterTest*);
Shape shape_of(const Comparison*);
Shape shape_of(const TurnPrice*);
template <Named Enum>
Shape shape_of(const Enum*) {
  return shapes::choice(all_names<Enum>());
}
template <Named Enum>
Shape shape_of(const std::vector<Enum>*) {
  return shapes::some(all_names<Enum>());
}
template <class T>
Shape shape_of(const std::optional<T>*) {
  return shape_of(static_cast<const T*>(nullptr));
}

// A value read into a field.
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Amount& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Who& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Ground& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Conditions& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Test& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Nearness& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, QuarterTest& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Comparison& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, When& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Way& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, TurnPrice& field);
void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer,
                std::vector<Setting>& field);

// Members read into a field; one that is left out leaves the field as it is.
template <class T>
void read_member(Reading& reading, Members& object, const Row& row, T& field) {
  const Value* value = row.is_required ? object.need(row.name) : object.find(row.name);
  if (!value) return;
  if (!row.height_member.empty()) reading.may_read_height = object.find(row.height_member) != nullptr;
  read_field(reading, row, *value, object.pointer(row.name), field);
  reading.may_read_height = false;
}
template <class T>
void read_member(Reading& reading, Members& object, const Row& row, std::optional<T>& field) {
  T read{};
  const bool given = object.find(row.name) != nullptr;
  read_member(reading, object, row, read);
  if (given) field = std::move(read);
}
inline void read_member(Reading&, Members& object, const Row& row, std::optional<bool>& field) {
  field = object.flag(row.name);
}
inline void read_member(Reading&, Members& object, const Row& row, bool& field) {
  field = object.flag(row.name).value_or(field);
}
inline void read_member(Reading&, Members& object, const Row& row, std::string& field) {
  if (object.find(row.name)) field = object.text(row.name);
}
template <Named Enum>
void read_member(Reading&, Members& object, const Row& row, std::optional<Enum>& field) {
  field = object.word<Enum>(row.name);
}
template <Named Enum>
void read_member(Reading&, Members& object, const Row& row, Enum& field) {
  field = object.word<Enum>(row.name).value_or(field);
}
template <Named Enum>
void read_member(Reading&, Members& object, const Row& row, std::vector<Enum>& field) {
  if (row.is_required) object.need(row.name);
  field = object.words<Enum>(row.name).value_or(std::move(field));
}

/// Whether the member is the word `yes`, of the two words of its shape; nothing when it is left out.
std::optional<bool> read_either(Members& object, const Row& row, std::string_view yes);
void read_moments(Members& object, const Row& row, Moments& field);
/// The words of a list, which are among those of its shape.
std::vector<std::string> read_flags(Members& object, const Row& row);
void read_purpose(Reading& reading, Members& object, const Row& row, std::string& field);
std::optional<double> read_multiples(Members& object, std::string_view name);
/// The key of a choice whose words are all sides of the table.
std::string read_sides_key(Reading& reading, Members& object, const Row& row);
void need_one_of(Members& object, const std::vector<std::string>& names);
void need_just_one_of(Members& object, const std::vector<std::string>& names);

template <class T>
class Table : public Rows {
 public:
  Table() { T::rows(*this); }
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  void read(Reading& reading, Members& object, T& into) const {
    for (const bool first : {true, false})
      for (const Step& step : steps_) {
        if ((step.row && step.row->is_first) != first) continue;
        if (step.row && step.row->is_of_orders && reading.only_of_documents)
          object.refuse(step.row->name, "has no place here: a base depends on is, not and any");
        else
          step.act(reading, object, into);
      }
  }

  // Words.
  void about(std::string_view text, Value::Object first_members = {}) {
    help = text;
    beginning = std::move(first_members);
  }
  void says(std::string_view pattern) { sentences.push_back({{}, pattern, true}); }
  /// `is_so`: false for objects whose member is false.
  void says_with(std::string_view member, std::string_view pattern, bool is_so = true) {
    sentences.push_back({member, pattern, is_so});
  }
  void says_bare(std::string_view pattern) { bare = pattern; }
  void ends_with(std::string_view member) { tails.push_back(member); }
  void parts(std::vector<std::string_view> names) { order = std::move(names); }
  void fault(std::string_view pattern) { plain.fault = pattern; }
  void cost(std::string_view pattern) { plain.cost = pattern; }

  // Members, each into its field.
  template <class Field>
  Row& row(std::string_view name, Field T::*field, std::string_view about) {
    return add(name, shape_of(static_cast<const Field*>(nullptr)), about,
               [field](Reading& reading, Members& object, const Row& row, T& into) {
                 read_member(reading, object, row, into.*field);
               });
  }
  template <class Field>
  Row& need(std::string_view name, Field T::*field, std::string_view about) {
    return row(name, field, about).required();
  }
  /// One of two words: whether it is `yes`.
  template <class Field>
  Row& either(std::string_view name, Field T::*field, std::vector<std::string> words, std::string_view yes,
              std::string_view about) {
    return add(name, shapes::choice(std::move(words)), about,
               [field, yes](Reading&, Members& object, const Row& row, T& into) {
                 if (const auto found = read_either(object, row, yes)) into.*field = *found;
               });
  }
  Row& only_true(std::string_view name, std::optional<bool> T::*field, std::string_view reason,
                 std::string_view about) {
    return add(name, shapes::only_true(), about, [field, reason](Reading&, Members& object, const Row& row, T& into) {
      into.*field = object.flag(row.name);
      if (into.*field == false) object.fail(row.name, Sentence(std::string(reason)));
    });
  }
  Row& manners(std::string_view name, std::vector<std::string> T::*field, std::string_view about) {
    return add(name, shapes::name_or_names(), about, [field](Reading&, Members& object, const Row& row, T& into) {
      into.*field = read_manners(object, row.name);
    });
  }
  Row& ratings_if(std::string_view name, std::vector<std::string> T::*field, std::string_view about) {
    return names(name, field, read_ratings, about);
  }
  Row& ratings(std::string_view name, std::vector<std::string> T::*field, std::string_view about) {
    return names(name, field, read_ratings, about).required();
  }
  Row& actions(std::string_view name, std::vector<std::string> T::*field, std::string_view about) {
    return names(name, field, read_actions, about).spoken(Voice::actions);
  }
  Row& moments(std::string_view name, Moments T::*field, std::vector<std::string> words, std::string_view about) {
    return add(name, shapes::some(std::move(words)), about,
               [field](Reading&, Members& object, const Row& row, T& into) { read_moments(object, row, into.*field); })
        .spoken(Voice::listed);
  }
  /// A list of words, each of which sets a field.
  Row& flags(std::string_view name, std::vector<std::pair<std::string, bool T::*>> fields, std::string_view about) {
    std::vector<std::string> words;
    for (const auto& [word, field] : fields) words.push_back(word);
    return add(name, shapes::some(std::move(words), true), about,
               [fields](Reading&, Members& object, const Row& row, T& into) {
                 const auto given = read_flags(object, row);
                 for (const auto& [word, field] : fields)
                   into.*field = std::find(given.begin(), given.end(), word) != given.end();
               });
  }
  Row& multiples(std::string_view name, double T::*field, std::string_view about) {
    return add(name, shapes::number(Value::Object{{"exclusiveMinimum", 0}}), about,
               [field](Reading&, Members& object, const Row& row, T& into) {
                 into.*field = read_multiples(object, row.name).value_or(into.*field);
               });
  }
  Row& purpose(std::string_view name, std::string T::*field, std::string_view about) {
    return add(name, shapes::text(), about,
               [field](Reading& reading, Members& object, const Row& row, T& into) {
                 read_purpose(reading, object, row, into.*field);
               })
        .required()
        .spoken(Voice::purpose);
  }
  template <class Sides>
  Row& sides_or_key(std::string_view name, std::optional<std::vector<Sides>> T::*field, std::string T::*key,
                    std::string_view about) {
    const Shape shape =
        shapes::one_of(Form::names, {shapes::any_text(), shape_of(static_cast<const std::vector<Sides>*>(nullptr))});
    return add(name, shape, about,
               [field, key](Reading& reading, Members& object, const Row& row, T& into) {
                 const Value* given = object.find(row.name);
                 if (given && given->is_text())
                   into.*key = read_sides_key(reading, object, row);
                 else
                   into.*field = object.words<Sides>(row.name);
               })
        .spoken(Voice::said_each);
  }
  template <class How>
  Row& way_to(std::string_view name, How how, std::string_view about) {
    return add(name, shapes::defined("amount"), about,
               [how](Reading& reading, Members& object, const Row& row, T& into) {
                 if (!object.find(row.name)) return;
                 into.how = how;
                 read_member(reading, object, row, into.amount);
               });
  }
  Row& target(std::string_view name, std::string_view about) {
    return add(name, shapes::text(), about, [](Reading& reading, Members& object, const Row& row, T& into) {
      const Value* on = object.find(row.name);
      if (!on || on->text() == "piece") return;
      into.on = on->text() == "unit" ? T::On::unit : T::On::member;
      if (into.on == T::On::member) into.member = read_member_key(reading, *on, object.pointer(row.name));
    });
  }
  /// Conditions of the same sort: one that does not hold, and some of which one does. `first`: as of a row.
  void alternatives(std::vector<T> T::*without, std::vector<T> T::*any, bool first = false) {
    const Shape same = shape_of(static_cast<const T*>(nullptr));
    Row& none = add("not", same, "A condition that does not hold.",
                    [without](Reading& reading, Members& object, const Row& row, T& into) {
                      if (const Value* value = object.find(row.name))
                        read_field(reading, row, *value, object.pointer(row.name), (into.*without).emplace_back());
                    });
    none.says("it is not so that {}");
    Row& some = add(
        "any", shapes::list_of(same, false), "Conditions of which one holds.",
        [any](Reading& reading, Members& object, const Row& row, T& into) {
          const Value* value = object.find(row.name);
          if (!value) return;
          if (!value->is_array() || value->size() == 0)
            object.fail(row.name, said<"must be a list of conditions, not {a}">(value->is_array() ? "an empty one"
                                                                                                  : described(*value)));
          for (std::size_t i = 0; i < value->items().size(); ++i)
            read_field(reading, row, (*value)[i], pointer_to(object.pointer(row.name), i), (into.*any).emplace_back());
        });
    some.says("either {}").spoken(Voice::alternatives);
    none.is_first = some.is_first = first;
  }
  /// All rows of another table, into a field.
  template <class Field>
  void rows_of(Field T::*field) {
    for (const auto& step : table_of<Field>().steps_) {
      members.push_back(*step.row);
      steps_.push_back({&members.back(), [field, act = step.act](Reading& reading, Members& object, T& into) {
                          act(reading, object, into.*field);
                        }});
    }
  }

  // Questions about several members.
  void one_of(std::vector<std::string> names) {
    steps_.push_back({nullptr, [names](Reading&, Members& object, T&) { need_one_of(object, names); }});
  }
  void just_one_of(std::vector<std::string> names) {
    just_one = names;
    steps_.push_back({nullptr, [names](Reading&, Members& object, T&) { need_just_one_of(object, names); }});
  }
  void check(void (*holds)(Members&, const T&)) {
    steps_.push_back({nullptr, [holds](Reading&, Members& object, T& into) { holds(object, into); }});
  }

 private:
  template <class Other>
  friend class Table;

  struct Step {
    const Row* row = nullptr;  ///< nullptr: a question about several
    std::function<void(Reading&, Members&, T&)> act;
  };

  template <class Act>
  Row& add(std::string_view name, Shape shape, std::string_view about, Act act) {
    Row& row = members.emplace_back(name, std::move(shape), about);
    steps_.push_back(
        {&row, [&row, act](Reading& reading, Members& object, T& into) { act(reading, object, row, into); }});
    return row;
  }
  Row& names(std::string_view name, std::vector<std::string> T::*field,
             std::vector<std::string> (*read_names)(Reading&, const Value&, const std::string&),
             std::string_view about) {
    return add(name, shapes::name_or_names(), about,
               [field, read_names](Reading& reading, Members& object, const Row& row, T& into) {
                 const Value* value = row.is_required ? object.need(row.name) : object.find(row.name);
                 if (value) into.*field = read_names(reading, *value, object.pointer(row.name));
               });
  }

  std::vector<Step> steps_;
};

/// The rows of a kind of rule, but for those of every rule.
const Rows& rows_of(Kind kind);

}  // namespace linesman::chart
