// Turns: their prices and limits.
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "charts/kinds.h"

namespace linesman::charts {

TurningRules turning_rules(const Ways& ways, std::size_t model) {
  TurningRules all;
  const Scene& scene = ways[model].scene();
  const AskedOf asked{model};
  const auto take = [&](const chart::Maybe& given, const Rule* rule, std::optional<double>& value, const Rule*& cited) {
    if (!given) return;
    value = amount_from_0(scene, asked, *given);
    cited = rule;
  };
  for (const Rule* rule : applying(ways, model, chart::Kind::turn)) {
    const auto& turn = rule->as<chart::Turns>();
    if (turn.cost) all.cost = *turn.cost;
    if (turn.price) {
      all.price = &*turn.price;
      all.price_rule = rule;
    }
    if (turn.first_only) all.first_only = *turn.first_only;
    if (turn.about) {
      all.about = &*turn.about;
      all.about_rule = rule;
    }
    take(turn.most, rule, all.most, all.most_rule);
    take(turn.most_all, rule, all.most_all, all.most_all_rule);
    take(turn.times, rule, all.times, all.times_rule);
    if (turn.place) {
      all.place = turn.place;
      all.place_rule = rule;
    }
  }
  return all;
}

double front_arc(const Footprint& base, const WayStep& step) {
  const auto* rectangle = std::get_if<RectangleBase>(&base);
  if (!rectangle) return step.turn->arc;
  double farthest = 0;
  for (const double side : {-1.0, 1.0}) {
    const Vec corner{side * rectangle->width / 2, rectangle->length / 2};
    const Pose& before = step.traced->before;
    farthest = std::max(farthest, distance(before.at + rotated(corner, before.facing), step.turn->about));
  }
  return radians(std::abs(step.turn->angle)) * farthest;
}

namespace {

chart::TurnAbout about_of(const Turn& turn) {
  if (turn.kind == TurnKind::wheel) return chart::TurnAbout::corner;
  return turn.on_the_spot ? chart::TurnAbout::centre : chart::TurnAbout::any;
}

bool may_turn_so(const std::vector<chart::TurnAbout>& allowed, const Way& way, const TurnGroup& group) {
  if (std::find(allowed.begin(), allowed.end(), chart::TurnAbout::any) != allowed.end()) return true;
  for (std::size_t i = group.first; i <= group.last; ++i)
    if (std::find(allowed.begin(), allowed.end(), about_of(*way.step(i).turn)) == allowed.end()) return false;
  return true;
}

bool has_leg(const Way& way, std::size_t from, std::size_t to) {
  for (std::size_t i = from; i < to; ++i)
    if (way.step(i).leg && exceeds(way.extent(i), 0)) return true;
  return false;
}

bool is_at_place(chart::TurnPlace place, const Way& way, const TurnGroup& group) {
  return place == chart::TurnPlace::start ? !has_leg(way, 0, group.first) : !has_leg(way, group.last + 1, way.count);
}

}  // namespace

void turning(const Ways& ways, std::size_t model, Faults& faults) {
  const Way& way = ways[model];
  const TurningRules rules = turning_rules(ways, model);
  double turned = 0;
  double number = 0;
  for (const TurnGroup& group : turns_of(way)) {
    turned += group.degrees;
    ++number;
    struct Broken {
      const Rule* rule;
      std::string_view member{};
      double limit = 0;
    };
    std::vector<Broken> broken;
    if (rules.most && group.degrees > *rules.most + ANGLE_EPS) broken.push_back({rules.most_rule, "most", *rules.most});
    if (rules.most_all && turned > *rules.most_all + ANGLE_EPS)
      broken.push_back({rules.most_all_rule, "most_all", *rules.most_all});
    if (rules.times && exceeds(number, *rules.times)) broken.push_back({rules.times_rule, "times", *rules.times});
    if (rules.about && !may_turn_so(*rules.about, way, group)) broken.push_back({rules.about_rule});
    if (rules.place && !is_at_place(*rules.place, way, group)) broken.push_back({rules.place_rule});
    // A rule is broken once; a number says more than none.
    std::stable_sort(broken.begin(), broken.end(), [](const Broken& a, const Broken& b) { return a.rule < b.rule; });
    const auto same = [](const Broken& a, const Broken& b) { return a.rule == b.rule; };
    broken.erase(std::unique(broken.begin(), broken.end(), same), broken.end());
    for (const Broken& each : broken) {
      Found fault{.rule = each.rule,
                  .piece = way.facts->mover().piece,
                  .place = {group.first, 0},
                  .figures = {{"degrees", group.degrees}},
                  .broken = each.member};
      if (!each.member.empty()) {
        fault.figures.emplace_back("limit", each.limit);
        fault.figures.emplace_back("turned", turned);
        fault.figures.emplace_back("number", number);
      }
      faults.push_back(std::move(fault));
    }
  }
}

}  // namespace linesman::charts
