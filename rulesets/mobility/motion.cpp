// The price of legs and turns: mobility-3 to 5, 10 to 17, 39 and 45.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "mobility/clauses.h"

namespace linesman::mobility {

namespace {

/// The places of [span.from, span.to] between which nothing changes.
std::vector<double> cuts_at_changes(const Span& span, const std::vector<double>& changes) {
  std::vector<double> cuts{span.from};
  for (const double s : changes)
    if (exceeds(s, cuts.back()) && exceeds(span.to, s)) cuts.push_back(s);
  cuts.push_back(span.to);
  return cuts;
}

bool counts_the_same(const GroundUnderBase& a, const GroundUnderBase& b) {
  return a.surface == b.surface && a.waters == b.waters;
}

class Cutter {
 public:
  Cutter(const Way& way, std::size_t step)
      : way_(way),
        step_(way.steps()[step]),
        altitude_(way.altitude_at(step)),
        reach_(way.waters.empty() ? 0 : greatest_extent(way.trace.footprint)),
        changes_(way.waters.places_of_change(step_, reach_)) {
    std::sort(changes_.begin(), changes_.end());
  }

  void add(const Span& span, std::vector<GroundStretch>& stretches) const {
    const std::vector<double> cuts = cuts_at_changes(span, changes_);
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
      GroundStretch next{cuts[i], cuts[i + 1], place(span, (cuts[i] + cuts[i + 1]) / 2)};
      if (i > 0 && counts_the_same(stretches.back().place, next.place))
        stretches.back().to = next.to;
      else
        stretches.push_back(std::move(next));
    }
  }

 private:
  GroundUnderBase place(const Span& span, double s) const {
    return way_.ground.place({span.ground, span.within, span.surface,
                              span.slope == Incline::up ? span.slope_feature : std::nullopt,
                              way_.waters.on_leg(step_, s, reach_), altitude_});
  }

  const Way& way_;
  const TracedStep& step_;
  double altitude_;
  double reach_;
  std::vector<double> changes_;
};

}  // namespace

std::vector<GroundStretch> stretches_of(const Way& way, std::size_t step, const Leg& leg) {
  std::vector<GroundStretch> stretches;
  const Cutter cutter(way, step);
  for (const Span& span : leg.spans) cutter.add(span, stretches);
  return stretches;
}

namespace {

/// mobility-4, mobility-10
MannerFigure reverse_figure(const Setting& setting, const Model& model) {
  const double twice = setting.tables.reverse;
  if (model.family() != Family::vehicle) return {twice, "mobility-4"};
  return {setting.flag(setting.game.piece(model.piece).traits, "two_way") ? 1 : twice, "mobility-10"};
}

/// mobility-5, mobility-11
MannerFigure sideways_figure(const Setting& setting, const Model& model) {
  const bool jointed = setting.flag(setting.game.piece(model.piece).traits, "sidestep");
  const double twice = setting.tables.sideways;
  if (model.family() != Family::vehicle) return {jointed && model.on_foot ? 1 : twice, "mobility-5"};
  if (cannot_go_sideways(model)) return {};
  return {jointed && model.is(MobilityType::walker) ? 1 : twice, "mobility-11"};
}

/// The clause under which the inches of a span are charged: mobility-17, for jetpacks in the air mobility-3.
std::string_view clause_of_span(const Way& way, const GroundFigure& ground, const MannerFigure& manner,
                                std::size_t step) {
  if (!ground.rule.empty()) return ground.rule;
  if (!same_length(manner.value, 1)) return manner.rule;
  return way.model().is(MobilityType::jetpack) && exceeds(way.altitude_at(step), 0) ? "mobility-3" : "mobility-18";
}

/// Stretches of a leg on which the base overlaps a declared target (mobility-45).
std::vector<Contact> declared_contacts(OtherBases& bases, const Leg& leg) {
  std::vector<Contact> declared;
  for (const Contact& c : leg.met.contacts)
    if (bases.overrun_of(c.piece)) declared.push_back(c);
  return declared;
}

/// A stretch cut wherever the overlap with a target begins or ends.
std::vector<double> cuts_at_targets(const GroundStretch& stretch, const std::vector<Contact>& declared) {
  std::vector<double> cuts{stretch.from, stretch.to};
  for (const Contact& c : declared)
    for (const double s : {c.from, c.to})
      if (s > stretch.from && s < stretch.to) cuts.push_back(s);
  std::sort(cuts.begin(), cuts.end());
  return cuts;
}

bool covers(const Contact& c, double from, double to) { return c.from < (from + to) / 2 && (from + to) / 2 < c.to; }

/// mobility-47: counts the inches spent on each target while the bases overlap.
void spend_on_targets(OtherBases& bases, const std::vector<Contact>& declared, double from, double to, double amount) {
  std::set<PieceIndex> once;
  for (const Contact& c : declared)
    if (covers(c, from, to) && once.insert(c.piece).second) bases.overrun_of(c.piece)->spent += amount;
}

/// mobility-45: pays for one stretch at the price of its ground, and by the option several times that while the base
/// overlaps a target.
void pay_for_stretch(const Way& way, std::size_t step, const std::vector<Contact>& declared, double price, double from,
                     double to, Progress& progress) {
  const bool over =
      std::any_of(declared.begin(), declared.end(), [&](const Contact& c) { return covers(c, from, to); });
  const double times = over && !way.setting.options.overrun_by_target ? way.tables().overrun_price : 1;
  progress.account.run(price * times, "mobility-1", step, from, to);
  if (!over) return;
  const double further = price * (times - 1) * (to - from);
  if (further > 0) progress.account.enter({.rule = "mobility-45", .amount = further, .from = {step, from}, .to = to});
  spend_on_targets(progress.bases, declared, from, to, price * times * (to - from));
}

/// mobility-26 on a leg: a tree is paid for where the stretch begins that first touches it.
void pay_for_trees(const Way& way, const GroundUnderBase& place, double figure, PathPoint at,
                   const std::vector<Contact>& declared, Progress& progress, Findings& found) {
  const double paid = fell_trees(way, place, figure, at, progress.felled, progress.account, found);
  for (const Contact& c : declared)
    if (c.from <= at.s && at.s < c.to) progress.bases.overrun_of(c.piece)->spent += paid;
}

}  // namespace

bool cannot_go_sideways(const Model& model) {
  return model.is(MobilityType::tracked) || model.is(MobilityType::half_tracked) || model.is(MobilityType::wheeled);
}

MannerFigure manner_figure(const Setting& setting, const Model& model, Manner manner) {
  if (manner == Manner::forward) return {};
  return manner == Manner::reverse ? reverse_figure(setting, model) : sideways_figure(setting, model);
}

void judge_direction(const Way& way, std::size_t step, const Leg& leg, Findings& found) {
  if (leg.manner == Manner::sideways && cannot_go_sideways(way.model()))
    found.fault({.rule = "mobility-12", .place = {step, 0}});
}

void pay_for_leg(const Way& way, std::size_t step, const Leg& leg, const std::vector<GroundStretch>& stretches,
                 Progress& progress, Findings& found) {
  const MannerFigure manner = manner_figure(way.setting, way.model(), leg.manner);
  const std::vector<Contact> declared = declared_contacts(progress.bases, leg);
  for (const GroundStretch& stretch : stretches) {
    const GroundFigure ground = way.ground.figure(stretch.place);
    const double price = manner.value * ground.value;
    pay_for_trees(way, stretch.place, ground.value, {step, stretch.from}, declared, progress, found);
    if (price > 0)
      progress.account.enter({.rule = clause_of_span(way, ground, manner, step),
                              .amount = price * (stretch.to - stretch.from),
                              .from = {step, stretch.from},
                              .to = stretch.to});
    const std::vector<double> cuts = cuts_at_targets(stretch, declared);
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
      pay_for_targets(way, {step, cuts[i]}, cuts[i + 1], manner.value, progress);
      pay_for_stretch(way, step, declared, price, cuts[i], cuts[i + 1], progress);
    }
  }
}

namespace {

/// The sixths of the rate that a turn costs.
double sixths_of(const std::vector<Band>& bands, double angle) {
  const auto it = std::find_if(bands.begin(), bands.end(), [&](const Band& b) { return angle <= b.angle + ANGLE_EPS; });
  return it == bands.end() ? bands.back().sixths : it->sixths;
}

/// To the nearest inch, half inches upwards.
double nearest_inch(double inches) { return std::floor(inches + 0.5 + EPS); }

/// The clause of a turn: mobility-39 for damaged pieces, mobility-16 where the ground has a figure that does not count,
/// else mobility-13.
std::string_view clause_of_turn(const Way& way, const GroundUnderBase& place) {
  if (way.model().damage > 0) return "mobility-39";
  const GroundFigure ground = way.ground.figure(place);
  return ground.rule.empty() ? "mobility-13" : "mobility-16";
}

/// mobility-47: a piece that meets the target in any pivot of the turn spends the turn on it.
bool meets(const Way& way, const WholeTurn& turn, PieceIndex target) {
  for (std::size_t i = turn.first; i <= turn.last; ++i)
    if (const Turn* t = facts_of<Turn>(way.steps()[i]))
      for (const Contact& c : t->met.contacts)
        if (c.piece == target) return true;
  return false;
}

}  // namespace

bool pays_for_turns(const Setting& setting, const Model& model) {
  const bool agreed = model.family() == Family::infantry && setting.options.infantry_pays_turns;
  return agreed || model.row->turns == TurnPayment::by_band;
}

double price_of_turn(const Tables& tables, TurnBands bands, double rate, double angle) {
  if (angle < ANGLE_EPS) return 0;
  const double sixths = sixths_of(tables.bands_of(bands), angle);
  for (const TurnPrice& price : tables.turn_prices)
    if (same_length(price.rate, rate) && same_length(price.sixths, sixths)) return price.inches;
  return nearest_inch(rate * sixths / SIXTHS);
}

void pay_for_turn(const Way& way, std::size_t step, const Turn& turn, Progress& progress, Findings& found) {
  const GroundUnderBase place = way.under(step, turn);
  fell_trees(way, place, 1, {step, 0}, progress.felled, progress.account, found);
  const WholeTurn* whole = way.turn_at(step);
  if (!pays_for_turns(way.setting, way.model()) || whole->last != step) return;
  const double price = price_of_turn(way.tables(), way.setting.options.turn_bands, way.model().rate, whole->angle);
  progress.account.charge({.rule = clause_of_turn(way, place),
                           .amount = price,
                           .from = {step, 0},
                           .figures = {{"angle", Value(whole->angle)}}},
                          "mobility-15");
  for (auto& overrun : progress.bases.overruns())
    if (meets(way, *whole, overrun.target)) overrun.spent += price;
}

}  // namespace linesman::mobility
