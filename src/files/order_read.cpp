#include <algorithm>
#include <array>
#include <limits>

#include "base/heading.h"
#include "files/order_json.h"
#include "files/read_pose.h"
#include "files/reading.h"

namespace linesman {

using namespace files;

namespace {

constexpr double LONGEST_STEP = 2 * FARTHEST_COORDINATE;
constexpr double LARGEST_FACE = std::numeric_limits<double>::max();  // which faces there are is the ruleset's to say

constexpr std::array<std::string_view, 12> STEP_KEYS{"forward", "reverse", "sideways", "to",  "reverse_to", "slide",
                                                     "pivot",   "wheel",   "climb",    "hex", "turn",       "act"};

std::optional<double> distance(const Spot& spot, Findings& findings) {
  return need_number(spot, findings, {ABOVE_ZERO, LONGEST_STEP}, "a number of inches above 0, at most 20000");
}

std::optional<double> angle(const Spot& spot, Findings& findings) {
  return need_number(spot, findings, {-180, 180}, "an angle from -180 to 180 degrees");
}

std::optional<Step> sideways(const Spot& spot, Findings& findings) {
  const auto d = need_number(spot, findings, {-LONGEST_STEP, LONGEST_STEP}, "a number of inches, right above 0");
  if (d && *d == 0) findings.add(spot, "\"sideways\" must not be 0");
  return d ? std::optional<Step>(SidewaysStep{*d}) : std::nullopt;
}

std::optional<Step> pivot(const Spot& step, const Spot& spot, Findings& findings) {
  PivotStep read{angle(spot, findings).value_or(0), {}};
  if (const Spot about = step.member("about"); about.given()) read.about = need_point(about, findings);
  return read;
}

std::optional<Step> hex(const Spot& step, const Spot& spot, Findings& findings) {
  HexStep read{need_hex(spot, findings).value_or(Hex{}), false};
  if (const Spot rear = step.member("rear"); rear.given()) read.rear = need_boolean(rear, findings).value_or(false);
  return read;
}

std::optional<Step> act(const Spot& step, const Spot& spot, Findings& findings) {
  const auto name = need_text(spot, findings);
  if (name && name->empty()) findings.add(spot, "\"act\" must be a name");
  return name ? std::optional<Step>(ActStep{*name, step.value()}) : std::nullopt;
}

template <class S, class T>
std::optional<Step> made(const std::optional<T>& figure) {
  if (!figure) return std::nullopt;
  return Step(S{*figure});
}

std::optional<Step> step_of(std::string_view key, const Spot& step, Findings& findings) {
  const Spot spot = step.member(key);
  if (key == "forward") return made<ForwardStep>(distance(spot, findings));
  if (key == "reverse") return made<ReverseStep>(distance(spot, findings));
  if (key == "sideways") return sideways(spot, findings);
  if (key == "to") return made<ToStep>(need_point(spot, findings));
  if (key == "reverse_to") return made<ReverseToStep>(need_point(spot, findings));
  if (key == "slide") return made<SlideStep>(need_point(spot, findings));
  if (key == "pivot") return pivot(step, spot, findings);
  if (key == "wheel") return made<WheelStep>(angle(spot, findings));
  if (key == "climb")
    return made<ClimbStep>(need_number(spot, findings, {-LONGEST_STEP, LONGEST_STEP}, "a number of inches"));
  if (key == "hex") return hex(step, spot, findings);
  if (key == "turn") {
    const auto n = need_whole(spot, findings, -3, 3, "a whole number from -3 to 3");
    return n ? std::optional<Step>(TurnStep{static_cast<int>(*n)}) : std::nullopt;
  }
  return act(step, spot, findings);
}

/// The member that may stand beside a step's own key.
std::string_view companion(std::string_view key) {
  if (key == "pivot") return "about";
  if (key == "hex") return "rear";
  return {};
}

std::optional<Step> take_step(const Spot& step, Findings& findings) {
  if (!need_object(step, findings)) return std::nullopt;
  std::vector<std::string_view> keys;
  for (const auto& [name, value] : step.value().members())
    if (std::find(STEP_KEYS.begin(), STEP_KEYS.end(), name) != STEP_KEYS.end()) keys.push_back(name);
  if (keys.size() > 1) {
    findings.add(step, "a step has one key only, and this has " + listed(keys, " and "));
    return std::nullopt;
  }
  const std::string_view key = keys.empty() ? std::string_view() : keys.front();
  const auto known = [&](std::string_view name) {
    return name == key || key == "act" || (!name.empty() && name == companion(key));
  };
  for (const auto& [name, value] : step.value().members())
    if (!known(name)) {
      findings.add(step.member(name), describe(Value(name)) + " is not known in a step" +
                                          (key.empty() ? ": a step is one of " + listed(STEP_KEYS)
                                                       : " with \"" + std::string(key) + "\""));
      return std::nullopt;
    }
  if (!key.empty()) return step_of(key, step, findings);
  findings.add(step, "the step is empty: a step is one of " + listed(STEP_KEYS));
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

/// Each member of an object, read by `take`, into a map by name.
template <class T, class Take>
void take_map(const Spot& spot, Findings& findings, std::map<std::string, T>& into, Take take) {
  if (!spot.given() || !need_object(spot, findings)) return;
  for (const auto& [name, value] : spot.value().members()) {
    const Spot each = spot.member(name);
    if (auto read = take(each, findings)) into.emplace(name, std::move(*read));
  }
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

void take_who(const Spot& root, Order& order, Findings& findings) {
  std::vector<std::string_view> who;
  for (const std::string_view key : {"piece", "unit", "pieces"})
    if (root.member(key).given()) who.push_back(key);
  if (who.size() != 1) {
    findings.add(root, who.empty() ? "the order names nobody: \"piece\", \"unit\" or \"pieces\" is missing"
                                   : "the order has " + listed(who, " and ") + ", and only one of them may be given");
    return;
  }
  const Spot named = root.member(who.front());
  if (who.front() == "piece") order.piece = need_id(named, findings).value_or("");
  if (who.front() == "unit") order.unit = need_id(named, findings).value_or("");
  if (who.front() != "pieces" || !need_list(named, findings)) return;
  if (named.value().size() == 0) findings.add(named, "\"pieces\" names nobody");
  for (std::size_t i = 0; i < named.value().size(); ++i) {
    const Spot each = named.item(i);
    order.pieces.push_back(need_id(each, findings).value_or(""));
  }
}

bool of_protocol(std::string_view name) {
  constexpr std::array<std::string_view, 9> NAMES{"piece", "unit", "pieces", "action", "path",
                                                  "paths", "dice", "start",  "starts"};
  return std::find(NAMES.begin(), NAMES.end(), name) != NAMES.end();
}

Order take_order(const Spot& root, Findings& findings) {
  Order order;
  take_who(root, order, findings);
  if (const Spot action = root.member("action"); action.given()) {
    order.action = need_text(action, findings).value_or("");
    if (action.value().text() == "") findings.add(action, "\"action\" is empty");
  }
  if (const Spot path = root.member("path"); path.given()) order.path = take_path(path, findings);
  const auto own_path = [](const Spot& spot, Findings& found) { return std::optional<Path>(take_path(spot, found)); };
  take_map(root.member("paths"), findings, order.paths, own_path);
  take_map(root.member("dice"), findings, order.dice, take_faces);
  if (const Spot start = root.member("start"); start.given()) order.start = take_start(start, findings);
  take_map(root.member("starts"), findings, order.starts, take_start);
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
