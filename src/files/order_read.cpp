#include <algorithm>
#include <array>
#include <limits>

#include "base/heading.h"
#include "files/order_json.h"
#include "files/pose_read.h"
#include "files/reading.h"

namespace linesman {

using namespace files;

namespace {

constexpr double LONGEST_STEP = 2 * FARTHEST_COORDINATE;
constexpr double LARGEST_FACE = std::numeric_limits<double>::max();  // which faces there are is the ruleset's to say

std::optional<double> distance(const Spot& spot, Findings& findings) {
  return need_number(spot, findings, {ABOVE_ZERO, LONGEST_STEP}, "a number of inches above 0, at most 20000");
}

std::optional<double> angle(const Spot& spot, Findings& findings) {
  return need_number(spot, findings, {-180, 180}, "an angle from -180 to 180 degrees");
}

template <class T>
bool fill(T& figure, std::optional<T> read) {
  if (read) figure = *std::move(read);
  return read.has_value();
}

/// Fills in a step from its JSON; false when its figure cannot be read. There is a finding for all that is wrong.
struct StepReader {
  const Spot& step;
  const Spot& spot;  ///< the value of the step's key
  Findings& findings;

  bool operator()(ForwardStep& s) const { return fill(s.distance, distance(spot, findings)); }
  bool operator()(ReverseStep& s) const { return fill(s.distance, distance(spot, findings)); }
  bool operator()(SidewaysStep& s) const {
    const bool read = fill(
        s.distance, need_number(spot, findings, {-LONGEST_STEP, LONGEST_STEP}, "a number of inches, right above 0"));
    if (read && s.distance == 0) findings.add(spot, "\"sideways\" must not be 0");
    return read;
  }
  bool operator()(ToStep& s) const { return fill(s.point, need_point(spot, findings)); }
  bool operator()(ReverseToStep& s) const { return fill(s.point, need_point(spot, findings)); }
  bool operator()(SlideStep& s) const { return fill(s.point, need_point(spot, findings)); }
  bool operator()(PivotStep& s) const {
    const bool read = fill(s.angle, angle(spot, findings));
    if (const Spot about = step.member("about"); about.given()) s.about = need_point(about, findings);
    return read;
  }
  bool operator()(WheelStep& s) const { return fill(s.angle, angle(spot, findings)); }
  bool operator()(ClimbStep& s) const {
    return fill(s.height, need_number(spot, findings, {-LONGEST_STEP, LONGEST_STEP}, "a number of inches"));
  }
  bool operator()(HexStep& s) const {
    const bool read = fill(s.hex, need_hex(spot, findings));
    if (const Spot rear = step.member("rear"); rear.given()) s.rear = need_boolean(rear, findings).value_or(false);
    return read;
  }
  bool operator()(TurnStep& s) const {
    const auto sides = need_whole(spot, findings, -3, 3, "a whole number from -3 to 3");
    s.sides = static_cast<int>(sides.value_or(0));
    return sides.has_value();
  }
  bool operator()(ActStep& s) const {
    const bool read = fill(s.name, need_text(spot, findings));
    if (read && s.name.empty()) findings.add(spot, "\"act\" must be a name");
    s.members = step.value();
    return read;
  }
};

std::optional<Step> step_of(const StepKind& kind, const Spot& json, Findings& findings) {
  const Spot spot = json.member(kind.key);
  std::optional<Step> step = blank_step(kind.key);
  if (!step || !std::visit(StepReader{json, spot, findings}, *step)) return std::nullopt;
  return step;
}

std::vector<std::string_view> step_keys() {
  std::vector<std::string_view> keys;
  for (const StepKind& kind : STEP_KINDS) keys.push_back(kind.key);
  return keys;
}

/// The kinds whose keys the object has.
std::vector<const StepKind*> kinds_in(const Spot& step) {
  std::vector<const StepKind*> kinds;
  for (const auto& [name, value] : step.value().members())
    for (const StepKind& kind : STEP_KINDS)
      if (kind.key == name) kinds.push_back(&kind);
  return kinds;
}

/// Whether a member may stand in a step of that kind; an act has members of its own.
bool has_member(const StepKind* kind, std::string_view name) {
  if (!kind) return false;
  return name == kind->key || kind->key == "act" || (!name.empty() && name == kind->companion);
}

std::optional<Step> take_step(const Spot& step, Findings& findings) {
  if (!need_object(step, findings)) return std::nullopt;
  const std::vector<const StepKind*> kinds = kinds_in(step);
  if (kinds.size() > 1) {
    std::vector<std::string_view> keys;
    for (const StepKind* kind : kinds) keys.push_back(kind->key);
    findings.add(step, "a step has one key only, and this has " + listed(keys, " and "));
    return std::nullopt;
  }
  const StepKind* kind = kinds.empty() ? nullptr : kinds.front();
  for (const auto& [name, value] : step.value().members())
    if (!has_member(kind, name)) {
      findings.add(step.member(name), describe(Value(name)) + " is not known in a step" +
                                          (kind ? " with \"" + std::string(kind->key) + "\""
                                                : ": a step is one of " + listed(step_keys())));
      return std::nullopt;
    }
  if (kind) return step_of(*kind, step, findings);
  findings.add(step, "the step is empty: a step is one of " + listed(step_keys()));
  return std::nullopt;
}

Path take_path(const Spot& spot, Findings& findings) {
  Path path;
  if (!need_list(spot, findings)) return path;
  for (std::size_t i = 0; i < spot.value().size(); ++i)
    if (auto step = take_step(spot.item(i), findings)) path.push_back(std::move(*step));
  return path;
}

std::optional<StartPose> take_start(const Spot& spot, Findings& findings) {
  if (!need_object(spot, findings)) return std::nullopt;
  for (const auto& [name, value] : spot.value().members())
    if (name != "at" && name != "facing" && name != "altitude")
      findings.add(spot.member(name), describe(Value(name)) + " is not known in a start");
  const auto at = need_point(spot.member("at"), findings);
  if (!at) return std::nullopt;
  StartPose start{*at, {}, {}};
  if (const Spot facing = spot.member("facing"); facing.given()) start.facing = need_heading(facing, findings);
  if (const Spot altitude = spot.member("altitude"); altitude.given())
    start.altitude = need_altitude(altitude, findings);
  return start;
}

/// Reads each member of an object with `take` and hands it to `put` with its name.
template <class Take, class Put>
void take_members(const Spot& spot, Findings& findings, Take take, Put put) {
  if (!spot.given() || !need_object(spot, findings)) return;
  for (const auto& [name, value] : spot.value().members()) {
    const Spot each = spot.member(name);
    if (auto read = take(each, findings)) put(name, std::move(*read));
  }
}

/// What all the pieces share stands in `common`, what single ones have for themselves in `own`.
template <class T, class Take>
void take_per_piece(const Spot& common, const Spot& own, Findings& findings, PerPiece<T>& into, Take take) {
  if (common.given())
    if (auto read = take(common, findings)) into.set_common(std::move(*read));
  take_members(own, findings, take, [&](const std::string& id, T value) { into.set(id, std::move(value)); });
}

std::optional<std::vector<double>> take_faces(const Spot& spot, Findings& findings) {
  if (!need_list(spot, findings)) return std::nullopt;
  std::vector<double> faces;
  for (std::size_t i = 0; i < spot.value().size(); ++i) {
    const Spot face = spot.item(i);
    faces.push_back(need_number(face, findings, {-LARGEST_FACE, LARGEST_FACE}, "the face of a die").value_or(0));
  }
  return faces;
}

std::vector<std::string> take_ids(const Spot& spot, Findings& findings) {
  std::vector<std::string> ids;
  if (!need_list(spot, findings)) return ids;
  if (spot.value().size() == 0) findings.add(spot, "\"pieces\" names nobody");
  for (std::size_t i = 0; i < spot.value().size(); ++i) {
    const Spot each = spot.item(i);
    ids.push_back(need_id(each, findings).value_or(""));
  }
  return ids;
}

Who take_who(const Spot& root, Findings& findings) {
  std::vector<std::string_view> who;
  for (const std::string_view key : {"piece", "unit", "pieces"})
    if (root.member(key).given()) who.push_back(key);
  if (who.size() != 1) {
    findings.add(root, who.empty() ? "the order names nobody: \"piece\", \"unit\" or \"pieces\" is missing"
                                   : "the order has " + listed(who, " and ") + ", and only one of them may be given");
    return {};
  }
  const Spot named = root.member(who.front());
  if (who.front() == "pieces") return Pieces{take_ids(named, findings)};
  const std::string id = need_id(named, findings).value_or("");
  if (who.front() == "unit") return OneUnit{id};
  return OnePiece{id};
}

bool of_protocol(std::string_view name) {
  constexpr std::array<std::string_view, 9> NAMES{"piece", "unit", "pieces", "action", "path",
                                                  "paths", "dice", "start",  "starts"};
  return std::find(NAMES.begin(), NAMES.end(), name) != NAMES.end();
}

Order take_order(const Spot& root, Findings& findings) {
  Order order;
  order.who = take_who(root, findings);
  if (const Spot action = root.member("action"); action.given()) {
    order.action = need_text(action, findings).value_or("");
    if (action.value().text() == "") findings.add(action, "\"action\" is empty");
  }
  const auto path_in = [](const Spot& spot, Findings& found) { return std::optional<Path>(take_path(spot, found)); };
  take_per_piece(root.member("path"), root.member("paths"), findings, order.paths, path_in);
  take_members(root.member("dice"), findings, take_faces, [&](const std::string& purpose, std::vector<double> faces) {
    order.dice.emplace(purpose, std::move(faces));
  });
  take_per_piece(root.member("start"), root.member("starts"), findings, order.starts, take_start);
  Value::Object others;
  for (const auto& member : root.value().members())
    if (!of_protocol(member.first)) others.push_back(member);
  order.members = Value(std::move(others));
  return order;
}

}  // namespace

Result<Order> read_order(const Value& json, const std::string& file) {
  Findings findings;
  const Spot root(json);
  if (!json.is_object()) return Problem{file, "", "an order must be an object, not " + describe(json)};
  Order order = take_order(root, findings);
  if (findings.count() == 0) return order;
  sort_in_document_order(json, findings.problems());
  Problem first = findings.problems().front();
  first.file = file;
  return first;
}

Result<Step> read_step(const Value& json, const std::string& pointer) {
  Findings findings;
  auto step = take_step(Spot(json, pointer), findings);
  if (findings.count() > 0) return findings.problems().front();
  LINESMAN_CHECK(step.has_value());
  return *std::move(step);
}

}  // namespace linesman
