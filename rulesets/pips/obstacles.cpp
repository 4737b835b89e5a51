// Medium and Major Obstacles: who crosses them, what a double does, what becomes of them.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "pips/bans.h"

namespace linesman::pips {

// pips-20: crossed rapidly, with two dice that drive.
void medium_and_major_obstacles(const Move& move, RulingBuilder& ruling) {
  if (move.action == Action::rapid && move.rotating_dice() == 0 && move.driving_dice() == move.figures.crossing_dice)
    return;
  fault_stretches(
      move, "pips-20", [&](Rating r) { return move.crosses(r); }, ruling);
}

namespace {

/// Where the first Medium or Major Obstacle or building is met, and which it is: of several at once the first by id,
/// since the order in which players drew their terrain decides nothing.
struct FirstCrossed {
  std::size_t stretch = 0;
  FeatureIndex thing{};
};

std::optional<FirstCrossed> first_crossed(const Move& move) {
  for (std::size_t i = 0; i < move.stretches.size(); ++i) {
    std::optional<FeatureIndex> first;
    for (const Counted& c : move.stretches[i].going)
      if (move.crosses(c.rating) && (!first || move.game.feature(c.feature).id < move.game.feature(*first).id))
        first = c.feature;
    if (first) return FirstCrossed{i, *first};
  }
  return std::nullopt;
}

bool contains(const FeatureSet& set, FeatureIndex feature) {
  return std::find(set.begin(), set.end(), feature) != set.end();
}

bool stays_on(const Turn& turn, FeatureIndex thing) {
  return std::any_of(turn.ground_contacts.begin(), turn.ground_contacts.end(), [&](const GroundContact& c) {
    return c.feature == thing && c.from <= ANGLE_EPS && c.to >= std::abs(turn.angle) - ANGLE_EPS;
  });
}

bool stays_on_between(const Move& move, std::size_t leg, std::size_t next_leg, FeatureIndex thing) {
  for (std::size_t i = leg + 1; i < next_leg; ++i)
    if (const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts))
      if (!stays_on(*turn, thing)) return false;
  return true;
}

/// The stretch on which it drives on after its base has left the thing.
const Stretch* beyond(const Move& move, const FirstCrossed& crossed) {
  const std::vector<Stretch>& all = move.stretches;
  for (std::size_t i = crossed.stretch + 1; i < all.size(); ++i)
    if (!contains(all[i].span->ground, crossed.thing) ||
        !stays_on_between(move, all[i - 1].step, all[i].step, crossed.thing))
      return &all[i];
  return nullptr;
}

bool is_obstacle_rating(Rating r) { return r == Rating::minor || r == Rating::medium || r == Rating::major; }

/// Whether an obstacle counts where the centre passes it.
bool counts_where_passed(const Move& move, std::size_t step, const Crossing& crossing) {
  const Stretch* there = nullptr;
  for (const Stretch& s : move.stretches)
    if (s.step == step && within_limit(s.from, *crossing.over)) there = &s;
  return there && std::any_of(there->going.begin(), there->going.end(), [&](const Counted& c) {
           return c.feature == crossing.feature && is_obstacle_rating(c.rating);
         });
}

}  // namespace

// pips-21: a double immobilises on the first thing crossed; the way ends where the base leaves it.
void a_double(const Move& move, const Roll& roll, RulingBuilder& ruling) {
  if (move.action != Action::rapid || !roll.is_double()) return;
  const auto crossed = first_crossed(move);
  if (!crossed) return;
  const std::string& id = move.game.feature(crossed->thing).id;
  if (const Stretch* on = beyond(move, *crossed); on && exceeds(move.driven, on->before))
    ruling.fault("pips-21", move.piece, on->step, on->from, move.driven - on->before, {{"face", roll.low()}}, id);
  ruling.set_status("pips-21", move.game.piece(move.piece).id, {{"immobilised", true}});
}

// pips-22: what was passed through becomes broken ground, whatever the vehicle.
void flattened(const Move& move, RulingBuilder& ruling) {
  FeatureSet told;
  for (const DrivenLeg& l : move.legs) {
    for (const Crossing& c : l.leg->crossings) {
      const Feature& feature = move.game.feature(c.feature);
      if (!c.over || class_of(feature.kind) != FeatureClass::obstacle || contains(told, c.feature) ||
          !counts_where_passed(move, l.step, c))
        continue;
      told.push_back(c.feature);
      if (move.options.keep_obstacles)
        ruling.note("pips-22", {{"obstacle", label(feature)}});
      else
        ruling.replace("pips-22", feature.id, {{"rating", "broken"}});
    }
  }
}

// pips-25: one fault for the order, where it is first met.
void blocked_on_wheels(const Move& move, RulingBuilder& ruling) {
  const Against against = [&](Rating r) { return move.access.stops_wheels(r); };
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i) {
    if (const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts)) {
      const Going swept = going_of_turn(move, *turn);
      if (const Counted* what = found_against(swept, against))
        return ruling.fault("pips-25", move.piece, i, 0, {}, {}, id_of(move, *what), "fault_turning");
    }
    for (const Stretch& s : move.stretches)
      if (const Counted* what = s.step == i ? found_against(s.going, against) : nullptr)
        return ruling.fault("pips-25", move.piece, i, s.from, move.driven - s.before, {}, id_of(move, *what));
  }
}

}  // namespace linesman::pips
