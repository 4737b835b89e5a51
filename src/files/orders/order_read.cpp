#include <algorithm>
#include <limits>

#include "base/heading.h"
#include "files/orders/order_json.h"
#include "files/reading.h"

namespace linesman {

using namespace files;

namespace {

constexpr double MAX_STEP_INCHES = 2 * FARTHEST_COORDINATE;
constexpr double MAX_FACE = std::numeric_limits<double>::max();  // the ruleset checks the faces of its dice

std::optional<double> distance(const JsonPlace& place, Mistakes& problems) {
  return need_number(place, problems, {ABOVE_ZERO, MAX_STEP_INCHES}, "a number of inches above 0, at most 20000");
}

std::optional<double> angle(const JsonPlace& place, Mistakes& problems) {
  return need_number(place, problems, {-180, 180}, "an angle from -180 to 180 degrees");
}

template <class T>
bool fill(T& figure, std::optional<T> read) {
  if (!read) return false;
  figure = *std::move(read);
  return true;
}

/// Fills in a step from its JSON. False, with a problem, when its figure cannot be read.
struct StepReader {
  const JsonPlace& step;
  const JsonPlace& place;  ///< the value of the step's key
  Mistakes& problems;

  bool operator()(ForwardStep& s) const { return fill(s.distance, distance(place, problems)); }
  bool operator()(ReverseStep& s) const { return fill(s.distance, distance(place, problems)); }
  bool operator()(SidewaysStep& s) const {
    const bool read = fill(s.distance, need_number(place, problems, {-MAX_STEP_INCHES, MAX_STEP_INCHES},
                                                   "a number of inches, right above 0"));
    if (read && s.distance == 0) problems.add(place, "\"sideways\" must not be 0");
    return read;
  }
  bool operator()(ToStep& s) const { return fill(s.point, need_point(place, problems)); }
  bool operator()(ReverseToStep& s) const { return fill(s.point, need_point(place, problems)); }
  bool operator()(SlideStep& s) const { return fill(s.point, need_point(place, problems)); }
  bool operator()(PivotStep& s) const {
    const bool read = fill(s.angle, angle(place, problems));
    if (const JsonPlace about = step.member("about"); about.given()) s.about = need_point(about, problems);
    return read;
  }
  bool operator()(WheelStep& s) const { return fill(s.angle, angle(place, problems)); }
  bool operator()(ClimbStep& s) const {
    return fill(s.height, need_number(place, problems, {-MAX_STEP_INCHES, MAX_STEP_INCHES}, "a number of inches"));
  }
  bool operator()(HexStep& s) const {
    const bool read = fill(s.hex, need_hex(place, problems));
    if (const JsonPlace rear = step.member("rear"); rear.given()) s.rear = need_boolean(rear, problems).value_or(false);
    return read;
  }
  bool operator()(TurnStep& s) const {
    const auto sides = need_whole(place, problems, -3, 3, "a whole number from -3 to 3");
    s.sides = static_cast<int>(sides.value_or(0));
    return sides.has_value();
  }
  bool operator()(ActStep& s) const {
    const bool read = fill(s.name, need_text(place, problems));
    if (read && s.name.empty()) problems.add(place, "\"act\" must be a name");
    s.members = step.value();
    return read;
  }
};

std::optional<Step> step_of(const StepKind& kind, const JsonPlace& json, Mistakes& problems) {
  const JsonPlace place = json.member(kind.key);
  std::optional<Step> step = blank_step(kind.key);
  if (!step || !std::visit(StepReader{json, place, problems}, *step)) return std::nullopt;
  return step;
}

std::vector<std::string_view> step_keys() {
  std::vector<std::string_view> keys;
  keys.reserve(std::size(STEP_KINDS));
  for (const StepKind& kind : STEP_KINDS) keys.push_back(kind.key);
  return keys;
}

/// The kinds of steps that the object has keys of.
std::vector<const StepKind*> kinds_in(const JsonPlace& step) {
  std::vector<const StepKind*> kinds;
  for (const auto& [name, value] : step.value().members())
    for (const StepKind& kind : STEP_KINDS)
      if (kind.key == name) kinds.push_back(&kind);
  return kinds;
}

/// Whether a step of a kind may have a member. An act may have any.
bool has_member(const StepKind* kind, std::string_view name) {
  if (!kind) return false;
  return name == kind->key || kind->key == "act" || (!name.empty() && name == kind->companion);
}

std::optional<Step> take_step(const JsonPlace& step, Mistakes& problems) {
  if (!need_object(step, problems)) return std::nullopt;
  const std::vector<const StepKind*> kinds = kinds_in(step);
  if (kinds.size() > 1) {
    std::vector<std::string_view> keys;
    keys.reserve(kinds.size());
    for (const StepKind* kind : kinds) keys.push_back(kind->key);
    problems.add(step, said<"a step has one key only, and this has {list}">(several_names(keys, "and")));
    return std::nullopt;
  }
  const StepKind* kind = kinds.empty() ? nullptr : kinds.front();
  for (const Value::Member& member : step.value().members())
    if (const std::string& name = member.first; !has_member(kind, name)) {
      problems.add(step.member(member), describe(Value(name)) + " is not known in a step" +
                                            (kind ? " with \"" + std::string(kind->key) + "\""
                                                  : ": a step is one of " + listed(step_keys())));
      return std::nullopt;
    }
  if (kind) return step_of(*kind, step, problems);
  problems.add(step, said<"the step is empty: a step is one of {list}">(several_names(step_keys(), "or")));
  return std::nullopt;
}

Path take_path(const JsonPlace& place, Mistakes& problems) {
  Path path;
  if (!need_list(place, problems)) return path;
  if (place.value().size() > MAX_STEPS) {
    problems.add(place, said<"a path has at most {n} steps, and this has {m}">(MAX_STEPS, place.value().size()));
    return path;
  }
  for (std::size_t i = 0; i < place.value().size(); ++i)
    if (auto step = take_step(place.item(i), problems)) path.push_back(std::move(*step));
  return path;
}

std::optional<StartPose> take_start(const JsonPlace& place, Mistakes& problems) {
  if (!need_object(place, problems)) return std::nullopt;
  for (const Value::Member& member : place.value().members())
    if (const std::string& name = member.first; name != "at" && name != "facing" && name != "altitude")
      problems.add(place.member(member), said<"{a} is not known in a start">(described(Value(name))));
  const auto at = need_point(place.member("at"), problems);
  if (!at) return std::nullopt;
  StartPose start{*at, {}, {}};
  if (const JsonPlace facing = place.member("facing"); facing.given()) start.facing = need_heading(facing, problems);
  if (const JsonPlace altitude = place.member("altitude"); altitude.given())
    start.altitude = need_altitude(altitude, problems);
  return start;
}

/// Calls `put(name, take(member))` for each member of an object.
template <class Take, class Put>
void take_members(const JsonPlace& place, Mistakes& problems, Take take, Put put) {
  if (!place.given() || !need_object(place, problems)) return;
  for (const Value::Member& member : place.value().members()) {
    const JsonPlace each = place.member(member);
    if (auto read = take(each, problems)) put(member.first, std::move(*read));
  }
}

/// `common` has the value that all pieces share, `own` the values of single pieces.
template <class T, class Take>
void take_per_piece(const JsonPlace& common, const JsonPlace& own, Mistakes& problems, PerPiece<T>& into, Take take) {
  if (common.given())
    if (auto read = take(common, problems)) into.set_common(std::move(*read));
  take_members(own, problems, take, [&](const std::string& id, T value) { into.set(id, std::move(value)); });
}

std::optional<std::vector<double>> take_faces(const JsonPlace& place, Mistakes& problems) {
  if (!need_list(place, problems)) return std::nullopt;
  std::vector<double> faces;
  for (std::size_t i = 0; i < place.value().size(); ++i) {
    const JsonPlace face = place.item(i);
    faces.push_back(need_number(face, problems, {-MAX_FACE, MAX_FACE}, "the face of a die").value_or(0));
  }
  return faces;
}

std::vector<std::string> take_ids(const JsonPlace& place, Mistakes& problems) {
  std::vector<std::string> ids;
  if (!need_list(place, problems)) return ids;
  if (place.value().size() == 0) problems.add(place, "\"pieces\" names nobody");
  for (std::size_t i = 0; i < place.value().size(); ++i) {
    const JsonPlace each = place.item(i);
    ids.push_back(need_id(each, problems).value_or(""));
  }
  return ids;
}

Who take_who(const JsonPlace& root, Mistakes& problems) {
  std::vector<std::string_view> who;
  for (const std::string_view key : {"piece", "unit", "pieces"})
    if (root.member(key).given()) who.push_back(key);
  if (who.size() != 1) {
    problems.add(root, who.empty() ? "the order names nobody: \"piece\", \"unit\" or \"pieces\" is missing"
                                   : "the order has " + listed(who, " and ") + ", and only one of them may be given");
    return {};
  }
  const JsonPlace named = root.member(who.front());
  if (who.front() == "pieces") return Pieces{take_ids(named, problems)};
  const std::string id = need_id(named, problems).value_or("");
  if (who.front() == "unit") return OneUnit{id};
  return OnePiece{id};
}

bool of_protocol(std::string_view name) {
  return std::find(ORDER_MEMBERS.begin(), ORDER_MEMBERS.end(), name) != ORDER_MEMBERS.end();
}

Order take_order(const JsonPlace& root, Mistakes& problems) {
  Order order;
  order.who = take_who(root, problems);
  if (const JsonPlace action = root.member("action"); action.given()) {
    order.action = need_text(action, problems).value_or("");
    if (action.value().text() == "") problems.add(action, "\"action\" is empty");
  }
  const auto path_in = [](const JsonPlace& place, Mistakes& found) {
    return std::optional<Path>(take_path(place, found));
  };
  take_per_piece(root.member("path"), root.member("paths"), problems, order.paths, path_in);
  take_members(root.member("dice"), problems, take_faces, [&](const std::string& purpose, std::vector<double> faces) {
    order.dice.emplace(purpose, std::move(faces));
  });
  take_per_piece(root.member("start"), root.member("starts"), problems, order.starts, take_start);
  Value::Object others;
  for (const auto& member : root.value().members())
    if (!of_protocol(member.first) && member.first != "$schema") others.push_back(member);  // editors read it
  order.members = Value(std::move(others));
  return order;
}

}  // namespace

Result<Order> read_order(const Value& json, const std::string& file) {
  Mistakes problems{MAX_PROBLEMS + 1};
  const JsonPlace root(json);
  if (!json.is_object()) return Problem{file, "", said<"an order must be an object, not {a}">(described(json))};
  Order order = take_order(root, problems);
  if (problems.count() == 0) return order;
  sort_in_document_order(json, problems.all());
  Problem first = problems.all().front();
  first.file = file;
  return first;
}

Result<Step> read_step(const Value& json, const std::string& pointer) {
  Mistakes problems{MAX_PROBLEMS + 1};
  auto step = take_step(JsonPlace(json, pointer), problems);
  if (problems.count() > 0) return problems.all().front();
  LINESMAN_CHECK(step.has_value());
  return *std::move(step);
}

Result<EndRequest> read_end(const Value& json, const std::string& pointer) {
  if (!json.is_object()) return Problem{pointer, must_be("an object such as {\"at\": [4, 5]}", json)};
  const JsonPlace place(json, pointer);
  Mistakes problems{MAX_PROBLEMS + 1};
  EndRequest end;
  end.at = need_point(place.member("at"), problems).value_or(Vec{});
  for (const Value::Member& member : json.members()) {
    const JsonPlace value = place.member(member);
    if (member.first == "facing")
      end.facing = need_heading(value, problems);
    else if (member.first == "altitude")
      end.altitude = need_altitude(value, problems);
    else if (member.first != "at")
      problems.add(value, said<"{a} is nothing that an end has">(value.label()));
  }
  if (problems.count() > 0) return problems.all().front();
  return end;
}

}  // namespace linesman
