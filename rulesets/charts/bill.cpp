#include "charts/bill.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "charts/kinds.h"
#include "rules/modified.h"
#include "table/footprint.h"

namespace linesman::charts {

namespace {

using chart::Kind;

/// A price rule that applies, with its factor.
struct RulePrice {
  const Rule* rule = nullptr;
  double times = 1;
  std::vector<Part> parts{};  ///< on the step at hand; the whole step for a rule without ground
};

bool is_of_manner(const chart::Price& price, const WayStep& step) {
  if (price.manners.empty()) return true;
  return step.leg &&
         std::find(price.manners.begin(), price.manners.end(), name_of(step.leg->manner)) != price.manners.end();
}

class BillBuilder {
 public:
  BillBuilder(const std::vector<Way>& ways, std::size_t model, const Total& total)
      : ways_(ways), way_(ways[model]), total_(total) {
    const AskedOf asked = way_.asked();
    for (const Rule* rule : applying(ways, model, Kind::price))
      prices_.push_back({rule, amount_from_0(scene(), asked, rule->as<chart::Price>().times)});
    tolls_ = applying(ways, model, Kind::toll);
    turning_ = turning_rules(ways, model);
    for (const auto kind : {Kind::price, Kind::toll})
      for (const Rule* rule : scene().chart().of(kind))
        if (lacks_dice(scene(), rule->dice) &&
            (lacks_dice(scene(), rule->when_dice) || when_holds(scene(), model, *rule)))
          bill_.known = false;
  }

  Bill build() {
    pay_tolls_before();
    for (const TurnGroup& group : turns_of(way_)) turns_.push_back(group);
    climbs_ = climbs_of(way_);
    for (std::size_t i = 0; i < way_.count; ++i) {
      scene().budget.spend(4);
      std::vector<Payment> paid;
      pay_tolls(i, paid);
      pay_turn_price(i, paid);
      pay_climb(i, paid);
      pay_inches(i, paid);
      std::stable_sort(paid.begin(), paid.end(), [](const Payment& a, const Payment& b) { return a.from < b.from; });
      for (Payment& payment : paid) add(std::move(payment));
    }
    return std::move(bill_);
  }

 private:
  const Scene& scene() const { return way_.scene(); }

  void add(Payment payment) {
    bill_.spent += payment.amount;
    auto& all = bill_.payments;
    if (!all.empty() && payment.to > payment.from) {
      Payment& last = all.back();
      const bool goes_on =
          last.rule == payment.rule && last.step == payment.step && same_length(last.to, payment.from) &&
          last.to > last.from && last.plain == payment.plain &&
          same_length(last.amount * (payment.to - payment.from), payment.amount * (last.to - last.from));
      if (goes_on) {
        last.to = payment.to;
        last.amount += payment.amount;
        return;
      }
    }
    all.push_back(std::move(payment));
  }

  /// Inches that are paid in a turn for each degree, before prices.
  double inches_by_degree(const WayStep& step) const {
    const Turn& turn = *step.turn;
    if (std::abs(turn.angle) <= 0) return 0;
    switch (turning_.cost) {
      case chart::TurnCost::way: return step.inches / std::abs(turn.angle);
      case chart::TurnCost::arc: return turn.arc / std::abs(turn.angle);
      case chart::TurnCost::front:
        return front_arc(scene().facts.base(way_.facts->mover().piece), step) / std::abs(turn.angle);
    }
    return 0;
  }

  void pay_inches(std::size_t i, std::vector<Payment>& paid) {
    const WayStep& step = way_.step(i);
    const double extent = way_.extent(i);
    if ((!step.leg && !step.turn) || extent <= 0) return;
    const double per_unit = step.leg ? 1 : inches_by_degree(step);
    if (per_unit <= 0) return;
    std::vector<double> places{0, extent};
    place_prices(i, places);
    // What is paid at once stands between the inches before it and those after it.
    if (step.leg)
      for (const Payment& payment : paid) places.push_back(payment.from);
    std::sort(places.begin(), places.end());
    for (std::size_t k = 0; k + 1 < places.size(); ++k) {
      const double from = places[k];
      const double to = places[k + 1];
      if (to - from <= 0) continue;
      const Factor factor = factor_at(step, (from + to) / 2);
      const double inches = (to - from) * per_unit;
      Payment payment{factor.rule, scene().facts.currency(inches) * factor.times, i, from, to, {}, !factor.rule};
      if (!factor.rule) payment.rule = total_.first;
      if (step.turn) payment.from = payment.to = 0;
      paid.push_back(std::move(payment));
    }
  }

  /// Finds where each price holds on a step, and adds the ends of these parts.
  void place_prices(std::size_t i, std::vector<double>& places) {
    for (RulePrice& pricing : prices_) {
      const auto& price = pricing.rule->as<chart::Price>();
      pricing.parts.clear();
      if (!is_of_manner(price, way_.step(i))) continue;
      if (!price.ground) {
        pricing.parts = {{0, way_.extent(i)}};
        continue;
      }
      pricing.parts = met(way_, i, *price.ground);
      for (const Part& part : pricing.parts) {
        places.push_back(part.from);
        places.push_back(part.to);
      }
    }
  }

  Factor factor_at(const WayStep&, double s) const {
    FactorBuilder factors;
    for (const RulePrice& pricing : prices_) {
      const auto holds = [&](const Part& part) { return part.from <= s && s <= part.to; };
      if (std::any_of(pricing.parts.begin(), pricing.parts.end(), holds)) factors.take(*pricing.rule, pricing.times);
    }
    return factors.factor();
  }

  void pay_tolls_before() {
    for (const Rule* rule : tolls_) {
      const auto& toll = rule->as<chart::Toll>();
      if (toll.ground) continue;
      add({rule, amount_from_0(scene(), way_.asked(), toll.amount), 0, 0, 0});
    }
  }

  void pay_tolls(std::size_t i, std::vector<Payment>& paid) {
    for (const Rule* rule : tolls_) {
      const auto& toll = rule->as<chart::Toll>();
      if (!toll.ground) continue;
      for (const Passing& met_there : places_of_toll(*rule, toll, i)) {
        if (toll.once && std::find(once_.begin(), once_.end(), rule) != once_.end()) break;
        once_.push_back(rule);
        const double s = way_.step(i).leg ? met_there.s : 0;
        const AskedOf asked{way_.model(), met_there.feature};
        paid.push_back(
            {rule, amount_from_0(scene(), asked, toll.amount), i, s, s, scene().game().feature(met_there.feature).id});
      }
    }
  }

  /// The places of a step where a toll with ground is paid.
  std::vector<Passing> places_of_toll(const Rule& rule, const chart::Toll& toll, std::size_t i) {
    const bool is_crossed = toll.ground->by == chart::MetBy::crossed;
    std::vector<Passing> places = is_crossed ? crossed(way_, i, *toll.ground) : std::vector<Passing>{};
    auto& on = on_things(rule, *toll.ground);
    const Chosen& wanted = chosen(scene(), way_.model(), *toll.ground);
    const StepGround& under = way_.ground(i);
    const double extent = way_.extent(i);
    std::vector<Stay> stays = toll.ground->by == chart::MetBy::centre ? under.centre : under.base;
    std::erase_if(stays, [&](const Stay& stay) {
      return !wanted[at(stay.feature)] || !is_met_in_stretches(scene(), *toll.ground, stay.feature) ||
             (!exceeds(extent, stay.from) && stay.from > 0);
    });
    std::stable_sort(stays.begin(), stays.end(), [](const Stay& a, const Stay& b) { return a.from < b.from; });
    std::map<FeatureIndex, double> reached;  // by thing, up to where the way is on it
    for (const FeatureIndex thing : on) reached[thing] = 0;
    for (const Stay& stay : stays) {
      const FeatureIndex thing = scene().trace->thing_of(stay.feature);
      const auto known = reached.find(thing);
      if (known == reached.end() || exceeds(stay.from, known->second)) places.push_back({stay.feature, stay.from});
      double& to = reached[thing];
      to = std::max(to, stay.to);
    }
    if (is_crossed)
      std::stable_sort(places.begin(), places.end(), [](const Passing& a, const Passing& b) { return a.s < b.s; });
    on.clear();
    for (const auto& [thing, to] : reached)
      if (!exceeds(way_.step(i).extent, to)) on.push_back(thing);
    return places;
  }

  /// The things of a toll that the way is on; at first those where it begins.
  std::vector<FeatureIndex>& on_things(const Rule& rule, const chart::Ground& ground) {
    const auto [place, is_new] = on_.try_emplace(&rule);
    if (is_new)
      for (const FeatureIndex f : met_at_start(*way_.facts, way_.clearing, ground))
        place->second.push_back(scene().trace->thing_of(f));
    return place->second;
  }

  void pay_turn_price(std::size_t i, std::vector<Payment>& paid) {
    if (!turning_.price) return;
    for (std::size_t k = 0; k < turns_.size(); ++k) {
      if (turns_[k].first != i || (k > 0 && turning_.first_only)) continue;
      paid.push_back({turning_.price_rule, price_of(turns_[k].degrees), i, 0, 0});
    }
  }

  double price_of(double degrees) const {
    if (turning_.price->flat) return amount_from_0(scene(), way_.asked(), *turning_.price->flat);
    for (const auto& [up_to, amount] : turning_.price->bands)
      if (degrees <= up_to + ANGLE_EPS) return amount_from_0(scene(), way_.asked(), amount);
    return 0;
  }

  void pay_climb(std::size_t i, std::vector<Payment>& paid) {
    for (const ClimbGroup& group : climbs_) {
      if (group.first != i) continue;
      const ClimbingRules rules = climbing_rules(ways_, way_.model(), group);
      const double height = scene().facts.currency(std::abs(group.to - group.from));
      const double price = rules.price_of(scene(), way_.asked(), height);
      if (price > 0 || rules.times_rule)
        paid.push_back({rules.times_rule ? rules.times_rule : total_.first, price, i, 0, 0, {}, !rules.times_rule});
    }
  }

  const std::vector<Way>& ways_;
  const Way& way_;
  const Total& total_;
  std::vector<RulePrice> prices_;
  std::vector<const Rule*> tolls_;
  std::vector<const Rule*> once_;
  std::map<const Rule*, std::vector<FeatureIndex>> on_;
  TurningRules turning_;
  std::vector<TurnGroup> turns_;
  std::vector<ClimbGroup> climbs_;
  Bill bill_;
};

}  // namespace

void FactorBuilder::take(const Rule& rule, double times) {
  const std::string& name = rule.as<chart::Price>().group;
  for (Group& group : groups_) {
    if (*group.name != name) continue;
    const bool higher = times > group.times;
    // The highest above 1 counts; without one the lowest.
    if (group.times > 1 || times > 1 ? higher : times < group.times) {
      group.times = times;
      group.rule = &rule;
    }
    return;
  }
  groups_.push_back({&name, times, &rule});
}

Factor FactorBuilder::factor() const {
  Factor factor;
  double farthest = -1;
  for (const Group& group : groups_) {
    factor.times *= group.times;
    const double from_1 = std::abs(group.times - 1);
    const bool first = factor.rule && from_1 == farthest && group.rule->number < factor.rule->number;
    if (from_1 > farthest || first) {
      farthest = from_1;
      factor.rule = group.rule;
    }
  }
  return factor;
}

Total total_of(const std::vector<Way>& ways, std::size_t model) {
  const Scene& scene = ways[model].scene();
  Total total;
  double sum = 0;
  for (const Rule* rule : scene.chart().of(Kind::allowance)) {
    if (!total.last) total.last = rule;
    if (lacks_dice(scene, rule->dice) && (lacks_dice(scene, rule->when_dice) || when_holds(scene, model, *rule)))
      total.known = false;
    if (!applies(ways, model, *rule)) continue;
    if (!total.first) total.first = rule;
    const auto& read = rule->as<chart::Allowance>();
    const double amount = charts::amount(scene, {model}, read.amount);
    double after = sum;
    switch (read.how) {
      case chart::Allowance::How::add: after = sum + amount; break;
      case chart::Allowance::How::times: after = sum * amount; break;
      case chart::Allowance::How::most: after = std::min(sum, amount); break;
      case chart::Allowance::How::least: after = std::max(sum, amount); break;
    }
    if (read.round) after = rounded_to(after, *read.round, read.to);
    if (after != sum) {
      total.shares.push_back({rule, after - sum});
      total.last = rule;
    }
    sum = after;
  }
  if (!total.first) total.first = total.last;
  if (sum < 0) total.shares.push_back({total.last, -sum});
  total.amount = std::max(0.0, sum);
  total.modifiers = modified(scene.facts.data, scene.game(), scene.models[model].piece, scene.facts.action,
                             Grants{{total.last->clause, total.amount}});
  total.amount = sum_of(total.modifiers);
  total.modifiers.erase(total.modifiers.begin());
  return total;
}

Bill bill_of(const std::vector<Way>& ways, std::size_t model, const Total& total) {
  return BillBuilder(ways, model, total).build();
}

std::optional<PathPoint> place_of_passing(const Way& way, const Bill& bill, double amount) {
  double spent = 0;
  const double slack = way.scene().facts.currency(EPS);
  for (const Payment& payment : bill.payments) {
    const double before = spent;
    spent += payment.amount;
    if (spent <= amount + slack) continue;
    if (payment.to <= payment.from || payment.amount <= 0) return PathPoint{payment.step, payment.from};
    const double share = std::max(0.0, amount - before) / payment.amount;
    return PathPoint{payment.step, payment.from + share * (payment.to - payment.from)};
  }
  return std::nullopt;
}

}  // namespace linesman::charts
