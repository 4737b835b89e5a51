#include <algorithm>
#include <array>

#include "files/orders/form_json.h"
#include "files/orders/order_json.h"
#include "files/orders/question_json.h"
#include "files/reading.h"

namespace linesman {

using namespace files;

namespace {

constexpr std::int64_t MOST_FACE = 999;
constexpr std::size_t MOST_FACES_READ = 10'000;
constexpr std::size_t MOST_PLACES = 10'000;

using Kinds = std::vector<std::string_view>;

/// The first member that is none of those.
Result<void> only(const Value& json, const std::string& pointer, const Kinds& known, std::string_view whose) {
  for (const auto& [key, value] : json.members())
    if (std::find(known.begin(), known.end(), key) == known.end())
      return Problem{pointer_to(pointer, key), said<"{key} is nothing that {thing} has: {members}">(
                                                   describe(Value(key)), whose, listed(known, " and "))};
  return {};
}

Result<void> must_be_object(const Value& json, const std::string& pointer) {
  if (json.is_object()) return {};
  return Problem{pointer, must_be("an object", json)};
}

/// Some members as those of an order, with their pointers below `pointer`.
Result<Order> as_order(const Value& members, const std::string& pointer) {
  auto order = read_order(members.with("piece", "somebody"), "");
  if (order) return order;
  Problem problem = order.problem();
  problem.pointer = pointer + problem.pointer;
  return problem;
}

Result<std::optional<double>> read_number(const Value& json, const char* name, const NumberRange& range,
                                          const std::string& pointer) {
  const Value* value = json.find(name);
  if (!value) return std::optional<double>();
  Mistakes mistakes(1);
  const auto number = number_in(*value, pointer_to(pointer, name), range, mistakes);
  if (mistakes.count() > 0) return mistakes.all().front();
  return number;
}

Result<Aim> read_way(const Value& to) {
  if (auto fits = only(to, "/to", {"path", "paths"}, "a question about a way"); !fits) return fits.problem();
  auto order = as_order(to, "/to");
  if (!order) return order.problem();
  return Aim(WayAsked{std::move(order->paths)});
}

Result<Aim> read_place(const Value& to) {
  if (auto fits = only(to, "/to", {"ends", "within"}, "a question about a place"); !fits) return fits.problem();
  const auto within = read_number(to, "within", {0, 2 * FARTHEST_COORDINATE}, "/to");
  if (!within) return within.problem();
  const std::string pointer = "/to/ends";
  const Value& ends = to["ends"];
  if ((ends.is_array() || ends.is_object()) && ends.size() == 0) return Problem{pointer, "says no place"};
  if (ends.is_array() && ends.size() > MOST_PLACES) return Problem{pointer, "has more places than any unit has models"};
  auto read = read_places(ends, pointer);
  if (!read) return read.problem();
  PlaceAsked places = *std::move(read);
  places.within = *within;
  return Aim(std::move(places));
}

Result<Aim> read_shape(const Value& to) {
  if (auto fits = only(to, "/to", {FORM}, "a question about a form"); !fits) return fits.problem();
  auto form = read_form(to[FORM], pointer_to("/to", FORM));
  if (!form) return form.problem();
  return Aim(FormAsked{*std::move(form)});
}

Result<Aim> read_anywhere(const Value& to) {
  if (auto fits = only(to, "/to", {"anywhere", "facing"}, "a question about anywhere"); !fits) return fits.problem();
  if (to["anywhere"].boolean() != true) return Problem{"/to/anywhere", must_be("true", to["anywhere"])};
  if (!to.find("facing")) return Aim(AnywhereAsked{});
  Mistakes mistakes(1);
  const JsonPlace root(to, "/to");
  const auto facing = need_heading(root.member("facing"), mistakes);
  if (mistakes.count() > 0) return mistakes.all().front();
  return Aim(AnywhereAsked{facing});
}

Result<Aim> read_apart(const Value& to) {
  if (auto fits = only(to, "/to", {"apart"}, "a question about a distance"); !fits) return fits.problem();
  const Value& json = to["apart"];
  const std::string pointer = "/to/apart";
  if (auto object = must_be_object(json, pointer); !object) return object.problem();
  if (auto fits = only(json, pointer, {"from", "distance"}, "a distance"); !fits) return fits.problem();
  Mistakes mistakes(1);
  const JsonPlace root(json, pointer);
  const auto from = need_id(root.member("from"), mistakes);
  const auto distance =
      need_number(root.member("distance"), mistakes, {0, 2 * FARTHEST_COORDINATE}, "a distance of at least 0");
  if (mistakes.count() > 0) return mistakes.all().front();
  return Aim(ApartAsked{*from, *distance});
}

Result<Aim> read_to(const Value& json) {
  const Value* to = json.find("to");
  if (!to) return Problem{"/to", "is missing: where, or by which way?"};
  if (auto object = must_be_object(*to, "/to"); !object) return object.problem();
  constexpr std::array<std::string_view, 6> KNOWN{"path", "paths", "ends", FORM, "anywhere", "apart"};
  Kinds kinds;
  for (const std::string_view kind : KNOWN)
    if (to->find(kind)) kinds.push_back(kind);
  const bool both_paths = kinds == Kinds{"path", "paths"};
  if (kinds.empty()) return Problem{"/to", said<"must have one of {kinds}">(listed(KNOWN))};
  if (kinds.size() > 1 && !both_paths)
    return Problem{"/to", said<"has {kinds}, and only one of them may be asked">(listed(kinds, " and "))};
  if (both_paths) return Problem{"/to", "has both \"path\" and \"paths\": one is enough"};
  if (kinds.front() == "ends") return read_place(*to);
  if (kinds.front() == FORM) return read_shape(*to);
  if (kinds.front() == "anywhere") return read_anywhere(*to);
  if (kinds.front() == "apart") return read_apart(*to);
  return read_way(*to);
}

Result<HowAsked> read_how(const Value& json) {
  const Value* how = json.find("how");
  if (!how) return HowAsked{};
  if (auto object = must_be_object(*how, "/how"); !object) return object.problem();
  for (const std::string_view elsewhere : {"piece", "unit", "pieces", "path", "paths", "ends", "dice"})
    if (how->find(elsewhere))
      return Problem{pointer_to("/how", elsewhere), "is said elsewhere in a question: who, to or roll"};
  auto order = as_order(*how, "/how");
  if (!order) return order.problem();
  return HowAsked{std::move(order->action), std::move(order->starts), std::move(order->members)};
}

Result<std::vector<std::optional<int>>> read_faces(const Value& json, const std::string& pointer) {
  if (!json.is_array()) return Problem{pointer, must_be("a list of faces", json)};
  if (json.size() > MOST_FACES_READ) return Problem{pointer, "has more faces than any roll"};
  std::vector<std::optional<int>> faces;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const auto face = json[i].whole();
    if (!json[i].is_null() && (!face || *face < 0 || *face > MOST_FACE))
      return Problem{pointer_to(pointer, i), must_be("a face of a die, or null while it is not known", json[i])};
    faces.push_back(face ? std::optional(static_cast<int>(*face)) : std::nullopt);
  }
  return faces;
}

Result<AskedRoll> read_roll(const Value& json) {
  AskedRoll roll;
  const Value* given = json.find("roll");
  if (!given) return roll;
  if (auto object = must_be_object(*given, "/roll"); !object) return object.problem();
  for (const auto& [purpose, value] : given->members()) {
    auto faces = read_faces(value, pointer_to("/roll", purpose));
    if (!faces) return faces.problem();
    roll.emplace(purpose, *std::move(faces));
  }
  return roll;
}

Result<UnderAsked> read_under(const Value& json) {
  UnderAsked under;
  const Value* given = json.find("under");
  if (!given) return under;
  if (auto object = must_be_object(*given, "/under"); !object) return object.problem();
  if (auto fits = only(*given, "/under", {"ruleset", "options", "house", "draft"}, "\"under\""); !fits)
    return fits.problem();
  for (const char* name : {"options", "house", "draft"})
    if (const Value* value = given->find(name))
      if (auto object = must_be_object(*value, pointer_to("/under", name)); !object) return object.problem();
  if (const Value* ruleset = given->find("ruleset")) {
    if (!ruleset->is_text() || ruleset->text()->empty())
      return Problem{"/under/ruleset", must_be("the id of a ruleset", *ruleset)};
    under.ruleset = *ruleset->text();
  }
  if (given->find("options")) under.options = (*given)["options"];
  under.house = (*given)["house"];
  under.draft = (*given)["draft"];
  if (!under.draft.is_null() && under.draft["id"].text_or("").empty())
    return Problem{"/under/draft/id", "is missing: which rules does the draft change?"};
  if (!under.ruleset.empty() && !under.draft.is_null())
    return Problem{"/under", "has both \"ruleset\" and \"draft\": one is enough"};
  return under;
}

Result<std::vector<std::string>> read_who(const Value& json) {
  const Value* given = json.find("who");
  if (!given) return Problem{"/who", "is missing: which models, or which unit?"};
  if (!given->is_array()) return Problem{"/who", must_be("a list of ids", *given)};
  if (given->size() == 0) return Problem{"/who", "is empty: name a model or a unit"};
  std::vector<std::string> who;
  const JsonPlace root(*given, "/who");
  Mistakes mistakes(1);
  for (std::size_t i = 0; i < given->size(); ++i) {
    const JsonPlace each = root.item(i);
    who.push_back(need_id(each, mistakes).value_or(""));
    if (mistakes.count() > 0) return mistakes.all().front();
  }
  return who;
}

Result<Question> question_in(const Value& json) {
  if (!json.is_object()) return Problem{"", must_be("an object", json)};
  if (auto fits = only(json, "", {"who", "from", "to", "how", "roll", "under"}, "a question"); !fits)
    return fits.problem();
  Question question;
  auto who = read_who(json);
  if (!who) return who.problem();
  question.who = *std::move(who);
  if (const Value* from = json.find("from")) {
    question.from = from->whole();
    if (!question.from || *question.from < 0)
      return Problem{"/from", must_be("the number of an entry, or 0 for the start", *from)};
  }
  auto to = read_to(json);
  if (!to) return to.problem();
  question.to = *std::move(to);
  auto how = read_how(json);
  if (!how) return how.problem();
  question.how = *std::move(how);
  auto roll = read_roll(json);
  if (!roll) return roll.problem();
  question.roll = *std::move(roll);
  auto under = read_under(json);
  if (!under) return under.problem();
  question.under = *std::move(under);
  return question;
}

}  // namespace

Result<Question> read_question(const Value& json, const std::string& file) {
  auto question = question_in(json);
  if (question) return question;
  Problem problem = question.problem();
  problem.file = file;
  return problem;
}

}  // namespace linesman
