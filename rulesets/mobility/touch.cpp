#include "mobility/touch.h"

#include <algorithm>

namespace linesman::mobility {

namespace {

void bar(March& march, const std::string& clause, FeatureIndex feature, std::size_t step, double s) {
  march.fault({clause, step, s, {}, march.game().feature(feature).id});
}

/// Vehicles of some weight knock trees down; light ones and pods may not touch them (mobility-26).
bool fells_trees(const March& march) {
  return march.body.family == Family::vehicle && march.setting.word(march.piece().traits, "weight") != "light";
}

bool may_not_touch_trees(const March& march) {
  return march.body.family == Family::pod || (march.body.family == Family::vehicle && !fells_trees(march));
}

/// Every feature of a place that bars the piece, once in a step.
class Touch {
 public:
  Touch(March& march, std::size_t step) : march_(march), step_(step) {}

  void ground(FeatureIndex feature, const Underfoot& place, double s) {
    std::string clause = march_.ground.barred_by(feature, place);
    if (clause.empty() && may_not_touch_trees(march_) && march_.ground.is_counted_tree(feature, place))
      clause = "mobility-26";
    tell(clause, feature, s);
  }
  void under_centre(std::optional<FeatureIndex> feature, double s) {
    if (feature) tell(march_.ground.barred_under_centre(*feature), *feature, s);
  }

 private:
  void tell(const std::string& clause, FeatureIndex feature, double s) {
    if (!clause.empty() && told_.insert(feature).second) bar(march_, clause, feature, step_, s);
  }

  March& march_;
  std::size_t step_;
  std::set<FeatureIndex> told_;
};

double first_touch(const std::vector<GroundContact>& contacts, FeatureIndex feature) {
  const auto it =
      std::find_if(contacts.begin(), contacts.end(), [&](const GroundContact& c) { return c.feature == feature; });
  return it == contacts.end() ? 0 : it->from;
}

}  // namespace

void touch_ground_at_start(March& march) {
  const Stand& start = march.trace.start;
  const Underfoot place = march.ground.place(start.ground, start.surface);
  Touch touch(march, 0);
  for (const FeatureIndex f : start.ground) touch.ground(f, place, 0);
  touch.under_centre(start.surface, 0);
}

void touch_ground_on_leg(March& march, std::size_t step, const Leg& leg) {
  Touch touch(march, step);
  for (const Span& span : leg.spans) {
    const Underfoot place = march.ground.place(span.ground, span.surface);
    for (const FeatureIndex f : span.ground) touch.ground(f, place, span.from);
    touch.under_centre(span.surface, span.from);
    if (span.slope == Incline::up) touch.under_centre(span.slope_feature, span.from);
  }
}

void touch_ground_in_turn(March& march, std::size_t step, const Turn& turn) {
  const Underfoot place = march.ground.place(turn.ground, turn.surface);
  Touch touch(march, step);
  for (const FeatureIndex f : turn.ground) touch.ground(f, place, 0);
  touch.under_centre(turn.surface, 0);
}

void touch_ground_in_climb(March& march, std::size_t step, const Climb& climb) {
  const Underfoot place = march.ground.place(climb.ground, climb.surface);
  Touch touch(march, step);
  for (const FeatureIndex f : climb.ground) touch.ground(f, place, first_touch(climb.ground_contacts, f));
  touch.under_centre(climb.surface, 0);
}

std::vector<FelledTree> fell_trees(March& march, const Underfoot& place, double figure) {
  std::vector<FelledTree> fallen;
  if (!fells_trees(march)) return fallen;
  for (const FeatureIndex f : place.ground) {
    if (!march.ground.is_counted_tree(f, place) || !march.felled.insert(f).second) continue;
    fallen.push_back({f, march.setting.number(march.game().feature(f).traits, "felling") * figure});
    march.changes.push_back({"mobility-26", march.game().feature(f).id, {}, true});
  }
  return fallen;
}

void pay_for_tree(March& march, const FelledTree& tree, std::size_t step, double s) {
  const std::string& name = label(march.game().feature(tree.tree));
  march.account.charge({"mobility-26", tree.price, step, s, s, {{"tree", Value(name)}}}, "mobility-1");
}

}  // namespace linesman::mobility
