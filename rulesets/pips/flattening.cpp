// Obstacles that a vehicle passes through: pips-22.
#include <algorithm>
#include <set>

#include "movement/line_parts.h"
#include "pips/clauses.h"
#include "pips/passage.h"
#include "table/kind.h"

namespace linesman::pips {

namespace {

constexpr std::size_t LONGEST_ID = 64;
constexpr std::size_t LETTERS = 25;  // from b to z

/// "b" to "z", then "zb" to "zz", "zzb"…
std::string letters(std::size_t nth) {
  std::string text(nth / LETTERS, 'z');
  text += static_cast<char>('b' + nth % LETTERS);
  return text;
}

/// New ids for the parts of a feature: none is in the document or has been given before.
class NewIds {
 public:
  explicit NewIds(const Game& game) : game_(game) {}

  std::string gap(const std::string& of, std::size_t& next) {
    while (true) {
      const std::size_t nth = next++;
      std::string id = joined(of, nth == 0 ? "-gap" : "-gap-" + letters(nth - 1));
      if (take(id)) return id;
    }
  }

  std::string rest(const std::string& of, std::size_t& next) {
    while (true) {
      std::string id = joined(of, "-" + letters(next++));
      if (take(id)) return id;
    }
  }

 private:
  static std::string joined(const std::string& of, const std::string& ending) {
    return of.substr(0, LONGEST_ID - ending.size()) + ending;
  }
  bool take(const std::string& id) {
    const bool known = game_.find_piece(id) || game_.find_unit(id) || game_.find_feature(id);
    return !known && given_.insert(id).second;
  }

  const Game& game_;
  std::set<std::string> given_;
};

bool passed_through(const Move& move, const Passage& passage) {
  if (!passage.left || !counts_as_obstacle(move, passage)) return false;
  const std::vector<ThingCrossing> crossings = crossings_in(move, passage);
  const bool entered =
      std::any_of(crossings.begin(), crossings.end(), [](const ThingCrossing& c) { return c.of_polygon; });
  return entered || times_passed(move, passage) % 2 == 1;
}

/// Obstacles that its legs meet, in their order.
FeatureSet obstacles_met(const Move& move) {
  FeatureSet met;
  for (const Stretch& s : move.stretches)
    for (const FeatureIndex f : s.span->ground)
      if (class_of(move.game.feature(f).kind) == FeatureClass::obstacle &&
          std::find(met.begin(), met.end(), f) == met.end())
        met.push_back(f);
  return met;
}

/// The part of a section's centre line that a passage goes over; nothing when it only grazes the section.
std::optional<Part> gone_over(const Move& move, const Passage& passage, FeatureIndex section) {
  std::optional<Part> part;
  for (const auto& [step, crossing] : crossings_in(move, passage, section)) {
    if (!crossing->along) continue;
    const Part& a = *crossing->along;
    part = part ? Part{std::min(part->from, a.from), std::max(part->to, a.to)} : a;
  }
  return part;
}

Feature gap_in(const Feature& obstacle, std::string id, Polyline line) {
  Feature gap;
  gap.id = std::move(id);
  gap.kind = Kind::broken;
  gap.width = obstacle.width;
  gap.height = default_height(Kind::broken);
  gap.shape = std::move(line);
  return gap;
}

Feature rest_of(const Feature& obstacle, std::string id, Polyline line) {
  Feature rest = obstacle;
  rest.id = std::move(id);
  rest.shape = std::move(line);
  return rest;
}

/// The line falls into gaps and the parts between them. Each is put into the terrain right after the one before it.
void fall_apart(const Feature& obstacle, const std::vector<Part>& gaps, NewIds& ids, RulingBuilder& ruling) {
  const auto& line = std::get<Polyline>(obstacle.shape);
  const std::vector<Part> left = left_between(gaps, length_of(line));
  if (left.empty()) return ruling.replace("pips-22", obstacle.id, {{"rating", "broken"}});
  ruling.reshape("pips-22", obstacle.id, part_of(line, left.front()));
  std::string after = obstacle.id;
  std::size_t next_gap = 0;
  std::size_t next_rest = 0;
  std::size_t rest = 1;
  const auto add = [&](Feature feature) {
    const std::string id = feature.id;
    ruling.add("pips-22", after, std::move(feature));
    after = id;
  };
  for (const Part& gap : gaps) {
    for (; rest < left.size() && left[rest].from < gap.from; ++rest)
      add(rest_of(obstacle, ids.rest(obstacle.id, next_rest), part_of(line, left[rest])));
    add(gap_in(obstacle, ids.gap(obstacle.id, next_gap), part_of(line, gap)));
  }
  for (; rest < left.size(); ++rest)
    add(rest_of(obstacle, ids.rest(obstacle.id, next_rest), part_of(line, left[rest])));
}

void flatten(const Move& move, FeatureIndex section, const std::vector<Passage>& through, NewIds& ids,
             RulingBuilder& ruling) {
  const Feature& obstacle = move.game.feature(section);
  if (move.options.flatten == Flatten::keep) return ruling.note("pips-22", {{"obstacle", argument_of(obstacle)}});
  const auto* line = std::get_if<Polyline>(&obstacle.shape);
  if (move.options.flatten == Flatten::feature || !line)
    return ruling.replace("pips-22", obstacle.id, {{"rating", "broken"}});
  std::vector<Part> gaps;
  for (const Passage& p : through)
    if (const auto part = gone_over(move, p, section)) gaps.push_back(*part);
  if (gaps.empty()) return;
  fall_apart(obstacle, joined_parts(std::move(gaps), length_of(*line), move.figures.least_gap), ids, ruling);
}

/// pips-22: the obstacles that it stands astride at the end, in document order.
std::vector<std::string> astride_at_end(const Move& move) {
  FeatureSet still;
  for (const FeatureIndex f : move.trace.end.ground) {
    const std::string& id = move.game.feature(f).id;
    if (class_of(move.game.feature(f).kind) != FeatureClass::obstacle) continue;
    if (move.stretches.empty()) {
      if (std::find(move.vehicle.astride.begin(), move.vehicle.astride.end(), id) != move.vehicle.astride.end())
        still.push_back(f);
      continue;
    }
    for (const Passage& p : passages_of(move, move.sections_of(f)))
      if (!p.left && counts_as_obstacle(move, p) && times_passed(move, p) % 2 == 1) still.push_back(f);
  }
  std::sort(still.begin(), still.end());
  std::vector<std::string> ids;
  for (const FeatureIndex f : still) ids.push_back(move.game.feature(f).id);
  return ids;
}

}  // namespace

// pips-22: an obstacle that any vehicle has passed through becomes broken ground.
void flattened(const Move& move, RulingBuilder& ruling) {
  NewIds ids(move.game);
  for (const FeatureIndex f : obstacles_met(move)) {
    std::vector<Passage> through;
    for (const Passage& p : passages_of(move, move.sections_of(f)))
      if (passed_through(move, p) && was_on(move, p, f)) through.push_back(p);
    if (!through.empty()) flatten(move, f, through, ids, ruling);
  }
}

// pips-22: an obstacle that its centre has passed and its base has not left is remembered.
void astride(const Move& move, RulingBuilder& ruling) {
  const std::vector<std::string> now = astride_at_end(move);
  const std::set<std::string> before(move.vehicle.astride.begin(), move.vehicle.astride.end());
  if (std::set<std::string>(now.begin(), now.end()) == before) return;
  std::string text;
  for (const std::string& id : now) text += (text.empty() ? "" : " ") + id;
  ruling.set_status("pips-22", move.game.piece(move.piece).id, {{"astride", now.empty() ? Value() : Value(text)}});
}

}  // namespace linesman::pips
