#include "exchange/refusals.h"

#include <algorithm>
#include <optional>
#include <set>
#include <type_traits>

#include "base/text.h"

namespace linesman::exchange {

namespace {

/// The thing of a list that a pointer leads to, and its member.
struct ThingPlace {
  std::string list;
  std::size_t index = 0;
  std::string part;  ///< "traits"; empty for the whole thing
  std::string key;   ///< of that part
};

std::optional<ThingPlace> thing_of(std::string_view pointer) {
  std::vector<std::string> steps;
  while (pointer.starts_with('/')) {
    const std::string_view rest = pointer.substr(1);
    const std::size_t end = std::min(rest.find('/'), rest.size());
    std::string step(rest.substr(0, end));
    for (const auto& [escape, meant] : {std::pair{"~1", "/"}, {"~0", "~"}})
      for (std::size_t at = step.find(escape); at != std::string::npos; at = step.find(escape, at + 1))
        step.replace(at, 2, meant);
    steps.push_back(std::move(step));
    pointer = rest.substr(end);
  }
  const auto index = steps.size() > 1 ? parse_number(steps[1]) : std::nullopt;
  if (!index || *index < 0) return std::nullopt;
  ThingPlace place{steps[0], static_cast<std::size_t>(*index), {}, {}};
  if (steps.size() > 2) place.part = steps[2];
  if (steps.size() > 3) place.key = steps[3];
  return place;
}

/// Removes the things whose places are in `gone`; `places` are those of the things after the first `before`.
template <class Things>
void erase_things(Things& things, std::vector<std::string>& places, std::size_t before,
                  const std::set<std::size_t>& gone) {
  if (gone.empty()) return;
  std::size_t kept = *gone.begin();
  for (std::size_t i = kept; i < things.size(); ++i) {
    if (gone.contains(i)) continue;
    things[kept] = std::move(things[i]);
    places[kept - before] = std::move(places[i - before]);
    ++kept;
  }
  things.resize(kept);
  places.resize(kept - before);
}

/// Removes a member that the rules refuse; false when the thing has no such member.
template <class Thing>
bool take_away(Thing& thing, const ThingPlace& place) {
  Value* from = place.part == "traits" ? &thing.traits : place.part == "status" ? &thing.status : nullptr;
  if constexpr (std::is_same_v<Thing, Feature>)
    if (place.part == "ratings") from = &thing.ratings;
  if (!from || place.key.empty() || !from->find(place.key)) return false;
  *from = from->without(place.key);
  return true;
}

}  // namespace

bool Refusals::drop(const std::vector<Problem>& problems) {
  std::set<std::size_t> features;
  std::set<std::size_t> pieces;
  for (const Problem& problem : problems) {
    const auto at = thing_of(problem.pointer);
    const bool of_features = at && at->list == "terrain";
    const bool of_pieces = at && at->list == "pieces";
    const AddedThings& added = of_features ? features_ : pieces_;
    if ((!of_features && !of_pieces) || at->index < added.before) return false;
    if ((of_features ? features : pieces).insert(at->index).second)
      say_(Fate::left_out, added.places.at(at->index - added.before), problem.reason);
  }
  erase_things(parts_.terrain, features_.places, features_.before, features);
  erase_things(parts_.pieces, pieces_.places, pieces_.before, pieces);
  return true;
}

Result<void> Refusals::drop_for_rules(const std::vector<Problem>& problems, const Ready& ready) {
  std::vector<Problem> whole;
  for (const Problem& problem : problems) {
    const auto at = thing_of(problem.pointer);
    const auto mended = [&](auto& things, const AddedThings& added) {
      if (!take_away(things.at(at->index), *at)) return false;
      say_(Fate::left_out, added.places.at(at->index - added.before), problem.reason);
      return true;
    };
    const auto given = [&](Piece& piece) {
      if (at->part != "traits" || piece.traits.find(at->key)) return false;
      const Value value = ready(at->key);
      if (value.is_null()) return false;
      piece.traits = piece.traits.with(at->key, value);
      say_(Fate::mended, pieces_.places.at(at->index - pieces_.before),
           said<"\"{key}\" is not given, and the rules need it: it is {a}">(at->key, described(value)));
      return true;
    };
    const bool done =
        at && ((at->list == "terrain" && mended(parts_.terrain, features_)) ||
               (at->list == "pieces" && (mended(parts_.pieces, pieces_) || given(parts_.pieces.at(at->index)))) ||
               (at->list == "units" && mended(parts_.units, units_)));
    if (!done) whole.push_back(problem);
  }
  // A thing that lost a member may be valid now. Whole things go only if none lost a member.
  if (whole.size() < problems.size() || drop(whole)) return {};
  return whole.front();
}

std::vector<Problem> Refusals::of_what_was_added(std::vector<Problem> problems, bool new_game) const {
  if (new_game) return problems;
  const auto of_the_open_game = [&](const Problem& problem) {
    const auto at = thing_of(problem.pointer);
    if (!at) return true;
    const std::size_t before = at->list == "terrain" ? features_.before
                               : at->list == "units" ? units_.before
                                                     : pieces_.before;
    return at->index < before;
  };
  std::erase_if(problems, of_the_open_game);
  return problems;
}

}  // namespace linesman::exchange
