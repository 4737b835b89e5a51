#include "mobility/legs.h"

#include <algorithm>

#include "base/tolerance.h"
#include "mobility/touch.h"

namespace linesman::mobility {

namespace {

/// mobility-4, mobility-10
MannerFigure reverse_figure(const Setting& setting, const Body& body) {
  if (body.family != Family::vehicle) return {setting.tables.reverse, "mobility-4"};
  const bool two_way = setting.flag(setting.game.piece(body.piece).traits, "two_way");
  return {two_way ? 1 : setting.tables.reverse, "mobility-10"};
}

/// mobility-5, mobility-11
MannerFigure sideways_figure(const Setting& setting, const Body& body) {
  const bool jointed = setting.flag(setting.game.piece(body.piece).traits, "sidestep");
  if (body.family != Family::vehicle) return {jointed && body.on_foot ? 1 : setting.tables.sideways, "mobility-5"};
  if (cannot_go_sideways(body)) return {};
  return {jointed && body.is("walker") ? 1 : setting.tables.sideways, "mobility-11"};
}

/// The clause that the inches of a span are charged under (mobility-17; mobility-3 for the legs of jetpacks in the
/// air).
std::string clause_of_span(const March& march, const GroundFigure& ground, const MannerFigure& manner,
                           double altitude) {
  if (!ground.rule.empty()) return ground.rule;
  if (!same_length(manner.value, 1)) return manner.rule;
  return march.body.is("jetpack") && exceeds(altitude, 0) ? "mobility-3" : "mobility-18";
}

/// Stretches of a leg on which the base overlaps a declared target (mobility-45).
std::vector<Contact> declared_contacts(March& march, const Leg& leg) {
  std::vector<Contact> declared;
  for (const Contact& c : leg.met.contacts)
    if (march.overrun_of(c.piece)) declared.push_back(c);
  return declared;
}

/// `span` cut wherever the overlap with a target begins or ends.
std::vector<double> cuts_of(const Span& span, const std::vector<Contact>& declared) {
  std::vector<double> cuts{span.from, span.to};
  for (const Contact& c : declared)
    for (const double s : {c.from, c.to})
      if (s > span.from && s < span.to) cuts.push_back(s);
  std::sort(cuts.begin(), cuts.end());
  return cuts;
}

bool covers(const Contact& c, double from, double to) { return c.from < (from + to) / 2 && (from + to) / 2 < c.to; }

/// What is spent on each target while the bases overlap (mobility-47).
void spend_on_targets(March& march, const std::vector<Contact>& declared, double from, double to, double amount) {
  std::set<PieceIndex> once;
  for (const Contact& c : declared)
    if (covers(c, from, to) && once.insert(c.piece).second) march.overrun_of(c.piece)->spent += amount;
}

/// mobility-45: one stretch of a span, at the price of its ground, and twice more while it overlaps a target.
void pay_for_stretch(March& march, std::size_t step, const std::vector<Contact>& declared, double price, double from,
                     double to) {
  const bool over =
      std::any_of(declared.begin(), declared.end(), [&](const Contact& c) { return covers(c, from, to); });
  const double times = over ? march.tables().overrun_price : 1;
  march.account.run(price * times, "mobility-1", step, from, to);
  if (!over) return;
  const double further = price * (times - 1) * (to - from);
  if (further > 0) march.account.enter({"mobility-45", further, step, from, to});
  spend_on_targets(march, declared, from, to, price * times * (to - from));
}

/// mobility-26 on a leg: at the beginning of the span that first touches the tree.
void pay_for_trees(March& march, std::size_t step, const Span& span, const Underfoot& place,
                   const std::vector<Contact>& declared, double figure) {
  for (const FelledTree& tree : fell_trees(march, place, figure)) {
    pay_for_tree(march, tree, step, span.from);
    for (const Contact& c : declared)
      if (c.from <= span.from && span.from < c.to) march.overrun_of(c.piece)->spent += tree.price;
  }
}

}  // namespace

bool cannot_go_sideways(const Body& body) {
  return body.is("tracked") || body.is("half-tracked") || body.is("wheeled");
}

MannerFigure manner_figure(const Setting& setting, const Body& body, Manner manner) {
  if (manner == Manner::forward) return {};
  return manner == Manner::reverse ? reverse_figure(setting, body) : sideways_figure(setting, body);
}

void judge_direction(March& march, std::size_t step, const Leg& leg) {
  if (leg.manner == Manner::sideways && cannot_go_sideways(march.body)) march.fault({"mobility-12", step});
}

void pay_for_leg(March& march, std::size_t step, const Leg& leg) {
  const MannerFigure manner = manner_figure(march.setting, march.body, leg.manner);
  const std::vector<Contact> declared = declared_contacts(march, leg);
  for (const Span& span : leg.spans) {
    const auto uphill = span.slope == Incline::up ? span.slope_feature : std::nullopt;
    const Underfoot place = march.ground.place(span.ground, span.surface, uphill);
    const GroundFigure ground = march.ground.figure(place);
    const double price = manner.value * ground.value;
    pay_for_trees(march, step, span, place, declared, ground.value);
    const std::string rule = clause_of_span(march, ground, manner, march.steps()[step].before.altitude);
    if (price > 0) march.account.enter({rule, price * span.length(), step, span.from, span.to});
    const std::vector<double> cuts = cuts_of(span, declared);
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
      pay_for_stretch(march, step, declared, price, cuts[i], cuts[i + 1]);
  }
}

}  // namespace linesman::mobility
