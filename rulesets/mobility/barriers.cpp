// Ground that bars the way, and trees: mobility-17, 21, 25, 26 and 28 to 31.
#include <algorithm>

#include "mobility/clauses.h"
#include "table/kind.h"

namespace linesman::mobility {

namespace {

/// mobility-26: vehicles that are not light knock trees down; light ones and pods may not touch them.
bool fells_trees(const Way& way) {
  return way.model().family() == Family::vehicle && way.setting.word(way.piece().traits, "weight") != "light";
}

bool may_not_touch_trees(const Way& way) {
  const Family family = way.model().family();
  return family == Family::pod || (family == Family::vehicle && !fells_trees(way));
}

/// Adds one fault for each thing that bars the piece in a step, at the section that is met first, of several met at
/// once at the first in the document.
class Touch {
 public:
  Touch(const Way& way, std::size_t step, Findings& found) : way_(way), step_(step), found_(found) {}

  /// `touched(feature)`: the place in the step where the feature is first touched.
  template <class Touched>
  void ground(const GroundUnderBase& place, Touched touched) {
    for (const FeatureIndex f : place.ground) {
      FeatureIndex first = f;
      for (const FeatureIndex other : place.ground)
        if (way_.whole.are_one(f, other) && std::pair(touched(other), other) < std::pair(touched(first), first))
          first = other;
      ground(first, place, touched(first));
    }
  }
  void under_centre(std::optional<FeatureIndex> feature, double s) {
    if (feature) bar(way_.ground.barred_under_centre(*feature), *feature, s);
  }

 private:
  void ground(FeatureIndex feature, const GroundUnderBase& place, double s) {
    std::string_view clause = way_.ground.barred_by(feature, place);
    if (clause.empty() && may_not_touch_trees(way_) && way_.ground.is_tree(feature)) clause = "mobility-26";
    bar(clause, feature, s);
  }

  void bar(std::string_view clause, FeatureIndex feature, double s) {
    if (clause.empty() || !reported_.insert(way_.whole.thing_of(feature)).second) return;
    found_.fault({.rule = clause, .place = {step_, s}, .with = way_.game().feature(feature).id});
  }

  const Way& way_;
  std::size_t step_;
  Findings& found_;
  std::set<FeatureIndex> reported_;
};

double first_touch(const std::vector<GroundContact>& contacts, FeatureIndex feature) {
  const auto it =
      std::find_if(contacts.begin(), contacts.end(), [&](const GroundContact& c) { return c.feature == feature; });
  return it == contacts.end() ? 0 : it->from;
}

}  // namespace

void touch_ground_at_start(const Way& way, Findings& found) {
  const GroundUnderBase place = way.at_start();
  Touch touch(way, 0, found);
  touch.ground(place, [](FeatureIndex) { return 0.0; });
  touch.under_centre(place.surface, 0);
}

void touch_ground_on_leg(const Way& way, std::size_t step, const std::vector<GroundStretch>& stretches,
                         Findings& found) {
  Touch touch(way, step, found);
  for (const GroundStretch& stretch : stretches) {
    touch.ground(stretch.place, [&](FeatureIndex) { return stretch.from; });
    touch.under_centre(stretch.place.surface, stretch.from);
    touch.under_centre(stretch.place.slope, stretch.from);
  }
}

void touch_ground_in_turn(const Way& way, std::size_t step, const Turn& turn, Findings& found) {
  const GroundUnderBase place = way.under(step, turn);
  Touch touch(way, step, found);
  touch.ground(place, [](FeatureIndex) { return 0.0; });
  touch.under_centre(place.surface, 0);
}

void touch_ground_in_climb(const Way& way, std::size_t step, const Climb& climb, Findings& found) {
  const GroundUnderBase place = way.under(step, climb);
  Touch touch(way, step, found);
  touch.ground(place, [&](FeatureIndex f) { return first_touch(climb.ground_contacts, f); });
  touch.under_centre(place.surface, 0);
}

double fell_trees(const Way& way, const GroundUnderBase& place, double figure, PathPoint at, FelledTrees& felled,
                  Account& account, Findings& found) {
  double paid = 0;
  if (!fells_trees(way)) return paid;
  for (const FeatureIndex f : place.ground) {
    if (!way.ground.is_tree(f) || !felled.insert(f).second) continue;
    const Feature& tree = way.game().feature(f);
    const double price = way.setting.number(tree.traits, "felling") * figure;
    found.change({.rule = "mobility-26", .on = tree.id, .remove = true});
    account.charge(
        {.rule = "mobility-26", .amount = price, .from = at, .to = at.s, .figures = {{"tree", argument_of(tree)}}},
        "mobility-1");
    paid += price;
  }
  return paid;
}

}  // namespace linesman::mobility
