#include <array>
#include <limits>

#include "files/documents/parts.h"
#include "files/orders/ruling_json.h"
#include "files/reading.h"

namespace linesman {

using namespace files;

namespace {

constexpr double LARGEST = std::numeric_limits<double>::max();

double number(const JsonPlace& place, Mistakes& problems) {
  return need_number(place, problems, {-LARGEST, LARGEST}, "a number").value_or(0);
}

/// Null means unknown.
std::optional<double> figure(const JsonPlace& place, Mistakes& problems) {
  if (place.given() && place.value().is_null()) return std::nullopt;
  return need_number(place, problems, {-LARGEST, LARGEST}, "a number or null");
}

std::string text(const JsonPlace& place, Mistakes& problems) { return need_text(place, problems).value_or(""); }

std::size_t count(const JsonPlace& place, Mistakes& problems) {
  constexpr std::int64_t MANY = std::numeric_limits<std::int32_t>::max();
  return static_cast<std::size_t>(need_whole(place, problems, 0, MANY, "a whole number from 0").value_or(0));
}

/// The items of a required list.
template <class Read>
auto each(const JsonPlace& list, Mistakes& problems, Read read) {
  std::vector<decltype(read(list, problems))> items;
  if (!need_list(list, problems)) return items;
  for (std::size_t i = 0; i < list.value().size(); ++i)
    if (const JsonPlace item = list.item(i); need_object(item, problems)) items.push_back(read(item, problems));
  return items;
}

Verdict verdict(const JsonPlace& place, Mistakes& problems) {
  constexpr std::array<Verdict, 4> ALL{Verdict::legal, Verdict::marginal, Verdict::illegal, Verdict::incomplete};
  std::vector<std::string_view> words;
  words.reserve(ALL.size());
  for (const Verdict each : ALL) words.push_back(name_of(each));
  const auto word = need_word(place, problems, words);
  for (const Verdict each : ALL)
    if (word == name_of(each)) return each;
  return Verdict::incomplete;
}

AllowancePart allowance_part(const JsonPlace& place, Mistakes& problems) {
  return {text(place.member("rule"), problems), number(place.member("amount"), problems),
          text(place.member("text"), problems)};
}

/// The parts are missing in rulings of older documents.
Allowance allowance(const JsonPlace& place, Mistakes& problems) {
  if (!need_object(place, problems)) return {};
  Allowance read{figure(place.member("total"), problems), figure(place.member("spent"), problems),
                 figure(place.member("left"), problems), text(place.member("currency"), problems)};
  if (const JsonPlace parts = place.member("parts"); parts.given()) read.parts = each(parts, problems, allowance_part);
  return read;
}

DiceNeed dice(const JsonPlace& place, Mistakes& problems) {
  DiceNeed need{text(place.member("rule"), problems),
                text(place.member("purpose"), problems),
                text(place.member("need"), problems),
                {}};
  const JsonPlace given = place.member("given");
  if (given.given() && given.value().is_null()) return need;
  need.given.emplace();
  if (!need_list(given, problems)) return need;
  for (std::size_t i = 0; i < given.value().size(); ++i) need.given->push_back(number(given.item(i), problems));
  return need;
}

void replace(const JsonPlace& replacement, Effect& read, Mistakes& problems) {
  const Value rest = replacement.value().without("geometry");
  if (rest.size() > 0) read.replace = rest;
  // The feature's kind is not looked up: any kind reads the shape, and the ruling was written with a suitable one.
  if (const JsonPlace geometry = replacement.member("geometry"); geometry.given())
    read.geometry = read_geometry(geometry, Kind::hedge, problems);
}

Effect effect(const JsonPlace& place, Mistakes& problems) {
  Effect read{text(place.member("rule"), problems), text(place.member("on"), problems), {}, {}, false};
  const JsonPlace replacement = place.member("replace");
  const JsonPlace addition = place.member("add");
  const JsonPlace removal = place.member("remove");
  if (removal.given()) {
    read.remove = need_boolean(removal, problems).value_or(false);
  } else if (addition.given()) {
    Reading reading;
    read.add = read_feature(addition, false, reading);
    for (Problem& problem : reading.problems.all()) problems.add(std::move(problem.pointer), std::move(problem.reason));
  } else if (replacement.given()) {
    if (need_object(replacement, problems)) replace(replacement, read, problems);
  } else if (const JsonPlace set = place.member("set"); need_object(set, problems)) {
    read.set = set.value();
  }
  return read;
}

Note note(const JsonPlace& place, Mistakes& problems) {
  return {text(place.member("rule"), problems), text(place.member("text"), problems)};
}

Ruling outline(const JsonPlace& root, Mistakes& problems) {
  Ruling ruling;
  if (!need_object(root, problems)) return ruling;
  need_whole(root.member("linesman"), problems, 1, 1, "1, the version of the protocol");
  ruling.ruleset = text(root.member("ruleset"), problems);
  ruling.verdict = verdict(root.member("verdict"), problems);
  ruling.allowance = allowance(root.member("allowance"), problems);
  ruling.dice = each(root.member("dice"), problems, dice);
  ruling.effects = each(root.member("effects"), problems, effect);
  ruling.notes = each(root.member("notes"), problems, note);
  return ruling;
}

/// Reads the members of a ruling that refer to pieces.
class PieceMembersReader {
 public:
  explicit PieceMembersReader(const Game& game) : game_(game) {}

  void add_to(Ruling& ruling, const JsonPlace& root, Mistakes& problems) const {
    const auto cost_of = [this](const JsonPlace& place, Mistakes& f) { return cost(place, f); };
    const auto fault_of = [this](const JsonPlace& place, Mistakes& f) { return fault(place, f); };
    const auto end_of = [this](const JsonPlace& place, Mistakes& f) { return end(place, f); };
    ruling.costs = each(root.member("costs"), problems, cost_of);
    ruling.faults = each(root.member("faults"), problems, fault_of);
    ruling.ends = each(root.member("ends"), problems, end_of);
    const JsonPlace stop = root.member("furthest");
    ruling.several = stop.value().is_array() || (stop.value().is_null() && ruling.ends.size() > 1);
    if (stop.given() && stop.value().is_null()) return;
    if (!ruling.several) return add_single(ruling, stop, problems);
    ruling.furthest = each(stop, problems, [this](const JsonPlace& place, Mistakes& f) {
      return furthest(place, piece(place.member("piece"), f), f);
    });
  }

 private:
  PieceIndex piece(const JsonPlace& place, Mistakes& problems) const {
    const auto id = need_id(place, problems);
    if (!id) return {};
    const auto found = game_.find_piece(*id);
    if (!found) problems.add(place, said<"there is no piece \"{id}\" in this game">(*id));
    return found.value_or(PieceIndex{});
  }

  /// The furthest point in an order for one piece. It names no piece, so the piece is taken from the end.
  void add_single(Ruling& ruling, const JsonPlace& place, Mistakes& problems) const {
    if (!need_object(place, problems)) return;
    if (ruling.ends.empty())
      return problems.add(place, "there is no end, so nobody knows whose furthest point this is");
    ruling.furthest.push_back(furthest(place, ruling.ends.front().piece, problems));
  }

  Cost cost(const JsonPlace& place, Mistakes& problems) const {
    return {text(place.member("rule"), problems),   number(place.member("amount"), problems),
            piece(place.member("piece"), problems), count(place.member("step"), problems),
            number(place.member("from"), problems), number(place.member("to"), problems),
            text(place.member("text"), problems)};
  }

  Fault fault(const JsonPlace& place, Mistakes& problems) const {
    const JsonPlace with = place.member("with");
    return {text(place.member("rule"), problems),
            {piece(place.member("piece"), problems), count(place.member("step"), problems),
             number(place.member("s"), problems), need_point(place.member("at"), problems).value_or(Vec{})},
            figure(place.member("excess"), problems),
            with.given() ? text(with, problems) : std::string(),
            text(place.member("text"), problems)};
  }

  static std::optional<Hex> hex(const JsonPlace& place, Mistakes& problems) {
    return place.given() ? need_hex(place, problems) : std::nullopt;
  }

  End end(const JsonPlace& place, Mistakes& problems) const {
    return {piece(place.member("piece"), problems),
            {need_point(place.member("at"), problems).value_or(Vec{}),
             need_heading(place.member("facing"), problems).value_or(0), number(place.member("altitude"), problems)},
            hex(place.member("hex"), problems)};
  }

  static Furthest furthest(const JsonPlace& place, PieceIndex piece, Mistakes& problems) {
    return {piece,
            count(place.member("step"), problems),
            number(place.member("s"), problems),
            {need_point(place.member("at"), problems).value_or(Vec{}),
             need_heading(place.member("facing"), problems).value_or(0), 0},
            hex(place.member("hex"), problems)};
  }

  const Game& game_;
};

Result<Ruling> sound(Ruling ruling, Mistakes& problems) {
  if (problems.count() > 0) return std::move(problems.all().front());
  return ruling;
}

}  // namespace

Result<Ruling> read_ruling_outline(const Value& json) {
  Mistakes problems{MAX_PROBLEMS + 1};
  Ruling ruling = outline(JsonPlace(json), problems);
  return sound(std::move(ruling), problems);
}

Result<Ruling> read_ruling(const Value& json, const Game& game) {
  Mistakes problems{MAX_PROBLEMS + 1};
  const JsonPlace root(json);
  Ruling ruling = outline(root, problems);
  if (problems.count() == 0) PieceMembersReader(game).add_to(ruling, root, problems);
  return sound(std::move(ruling), problems);
}

}  // namespace linesman
