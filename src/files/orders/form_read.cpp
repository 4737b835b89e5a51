#include <algorithm>
#include <initializer_list>

#include "files/orders/form_json.h"
#include "files/orders/order_json.h"
#include "files/reading.h"
#include "files/writing.h"

namespace linesman {

using namespace files;

namespace {

constexpr std::int64_t MOST_RANKS = 100'000;

/// A shape as the subject of a sentence.
const char* a_shape(FormShape shape) {
  switch (shape) {
    case FormShape::as_is: return "a shape as it stands";
    case FormShape::line: return "a line";
    case FormShape::ranks: return "a shape of ranks";
    case FormShape::column: return "a column";
    case FormShape::wedge: return "a wedge";
    case FormShape::file: return "a file";
    case FormShape::tray: return "a tray";
  }
  return "";
}

bool is_one_of(FormShape shape, std::initializer_list<FormShape> shapes) {
  return std::find(shapes.begin(), shapes.end(), shape) != shapes.end();
}

class FormReader {
 public:
  FormReader(const Value& json, const std::string& pointer) : root_(json, pointer) {}

  Result<Form> read() {
    const Value& json = root_.value();
    if (!json.is_object()) return Problem{root_.pointer(), must_be("an object", json)};
    read_shape();
    if (mistakes_.count() == 0)
      for (const Value::Member& member : json.members()) read_member(member);
    if (mistakes_.count() == 0 && form_.ranks && form_.files)
      mistakes_.add(pointer_to(root_.pointer(), "files"), "give ranks or files, not both");
    if (mistakes_.count() == 0) return std::move(form_);
    return mistakes_.all().front();
  }

 private:
  void read_shape() {
    const JsonPlace place = root_.member("shape");
    const auto text = place.value().text();
    const auto shape = text ? named<FormShape>(*text) : std::nullopt;
    if (shape)
      form_.shape = *shape;
    else
      mistakes_.add(pointer_to(root_.pointer(), "shape"),
                    said<"\"shape\" must be {list}">(several_names(names_of(FormShape{}), "or")));
  }

  void read_member(const Value::Member& member) {
    const JsonPlace place = root_.member(member);
    const std::string& name = member.first;
    if (name == "shape") return;
    if (name == "at")
      read_at(place);
    else if (name == "facing")
      read_facing(place);
    else if (name == "ranks")
      form_.ranks = count(place, {FormShape::ranks});
    else if (name == "files")
      form_.files = count(place, {FormShape::ranks, FormShape::column, FormShape::tray});
    else if (name == "gap")
      read_gap(place);
    else if (name == "frontage")
      read_frontage(place);
    else if (name == "way")
      read_way(place);
    else if (name == "leader")
      form_.leader = need_id(place, mistakes_).value_or("");
    else if (name == "who")
      read_who(place);
    else
      mistakes_.add(place, said<"{a} is not known in a form">(described(Value(name))));
  }

  /// A way says where a file ends and how it faces.
  bool ends_elsewhere(const JsonPlace& place) {
    if (form_.shape != FormShape::file || !root_.member("way").given()) return false;
    mistakes_.add(place, said<"a file ends where its way ends: {member} goes with other shapes">(place.label()));
    return true;
  }

  void read_at(const JsonPlace& place) {
    if (!ends_elsewhere(place)) form_.at = need_point(place, mistakes_);
  }

  void read_facing(const JsonPlace& place) {
    if (!ends_elsewhere(place)) form_.facing = need_heading(place, mistakes_);
  }

  std::optional<int> count(const JsonPlace& place, std::initializer_list<FormShape> having) {
    if (!may_have(place, having)) return std::nullopt;
    const auto number = place.value().whole();
    if (number && *number > 0 && *number <= MOST_RANKS) return static_cast<int>(*number);
    mistakes_.add(place, said<"{member} must be a whole number above 0">(place.label()));
    return std::nullopt;
  }

  bool may_have(const JsonPlace& place, std::initializer_list<FormShape> having) {
    if (is_one_of(form_.shape, having)) return true;
    const std::string pointer = place.pointer();
    mistakes_.add(place, said<"{shape} has no {member}">(word(a_shape(form_.shape)),
                                                         word(pointer.substr(pointer.rfind('/') + 1))));
    return false;
  }

  void read_gap(const JsonPlace& place) {
    const auto number = place.value().number();
    if (number && *number >= 0 && is_coordinate(*number))
      form_.gap = *number;
    else
      mistakes_.add(place, number && *number < 0 ? said<"{member} must be at least 0">(place.label())
                                                 : said<"{a} must be {ids}, not {c}">(
                                                       place.label(), "a number of inches", described(place.value())));
  }

  void read_frontage(const JsonPlace& place) {
    if (!may_have(place, {FormShape::line, FormShape::ranks})) return;
    form_.frontage = need_number(place, mistakes_, {ABOVE_ZERO, FARTHEST_COORDINATE}, "a number of inches above 0");
  }

  void read_way(const JsonPlace& place) {
    if (form_.shape != FormShape::file) return mistakes_.add(place, "only a file has a way");
    if (!need_list(place, mistakes_)) return;
    if (place.value().size() == 0)
      return mistakes_.add(place, said<"{member} must have at least one point">(place.label()));
    if (place.value().size() > MAX_STEPS)
      return mistakes_.add(place,
                           said<"a path has at most {n} steps, and this has {m}">(MAX_STEPS, place.value().size()));
    for (std::size_t i = 0; i < place.value().size(); ++i) {
      const JsonPlace each = place.item(i);
      if (const auto point = need_point(each, mistakes_)) form_.way.push_back(*point);
    }
  }

  void read_who(const JsonPlace& place) {
    if (!need_object(place, mistakes_)) return;
    for (const Value::Member& member : place.value().members()) {
      const JsonPlace each = place.member(member);
      const auto slot = need_whole(each, mistakes_, 1, MOST_RANKS, "the number of a slot, from 1");
      if (slot) form_.who.emplace_back(member.first, static_cast<int>(*slot));
    }
  }

  JsonPlace root_;
  Mistakes mistakes_{MAX_PROBLEMS + 1};
  Form form_;
};

}  // namespace

Result<Form> read_form(const Value& json, const std::string& pointer) { return FormReader(json, pointer).read(); }

Value write_form(const Form& form) {
  Value::Object members{{"shape", name_of(form.shape)}};
  if (form.at) members.emplace_back("at", exact(*form.at));
  if (form.facing) members.emplace_back("facing", exact(*form.facing));
  if (form.ranks) members.emplace_back("ranks", *form.ranks);
  if (form.files) members.emplace_back("files", *form.files);
  members.emplace_back("gap", exact(form.gap));
  if (form.frontage) members.emplace_back("frontage", exact(*form.frontage));
  if (!form.way.empty()) members.emplace_back("way", list_of(form.way, [](Vec point) { return exact(point); }));
  if (!form.leader.empty()) members.emplace_back("leader", form.leader);
  Value who = Value::empty_object();
  for (const auto& [id, slot] : form.who) who = who.with(id, Value(slot));
  if (who.size() > 0) members.emplace_back("who", std::move(who));
  return members;
}

}  // namespace linesman
