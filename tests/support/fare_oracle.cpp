#include "support/fare_oracle.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

template <class Set, class Index>
bool contains(const Set& set, Index index) {
  return std::find(set.begin(), set.end(), index) != set.end();
}

bool on_way(const WayFare& way, const Span& span) {
  return span.surface == way.feature || contains(span.within, way.feature);
}

bool led_through(const Fare& fare, const Span& span) {
  return std::any_of(fare.ways.begin(), fare.ways.end(),
                     [&](const WayFare& way) { return way.leads_through && on_way(way, span); });
}

/// Times the usual price of an inch; nothing where the ground is barred.
std::optional<double> factor_on(const Fare& fare, const Span& span, Manner manner, const FeatureSet& left) {
  Factors factors;
  for (const WayFare& way : fare.ways)
    if (on_way(way, span)) factors.take(way.factor, 0);
  const bool hides = led_through(fare, span);
  const bool covers =
      std::any_of(fare.ways.begin(), fare.ways.end(), [](const WayFare& way) { return way.leads_through; });
  for (const GroundFare& ground : fare.grounds) {
    // A trace of one fare's features does not tell what of it is covered.
    if ((hides && ground.led_through) || (covers && ground.under_ways)) continue;
    if (ground.left_free && contains(left, ground.feature)) continue;
    if (!contains(ground.by_centre ? span.within : span.ground, ground.feature)) continue;
    if (ground.barred) return std::nullopt;
    factors.take(factor_of(ground, manner), ground.effect);
  }
  return factors.product();
}

bool keeps_to_ways(const Fare& fare, const Span& span) {
  return !fare.keeps_to_ways || std::any_of(fare.ways.begin(), fare.ways.end(),
                                            [&](const WayFare& way) { return way.holds_to && on_way(way, span); });
}

std::optional<double> price_of_leg(const Fare& fare, const Leg& leg, const FeatureSet& left) {
  const auto manner = factor_of(fare.manners, leg.manner);
  double price = 0;
  for (const Span& span : leg.spans) {
    const auto factor = factor_on(fare, span, leg.manner, left);
    const bool allowed = manner && factor && keeps_to_ways(fare, span);
    if (!allowed && span.length() > NO_STRETCH) return std::nullopt;
    if (allowed) price += span.length() * *factor * *manner * fare.inch;
  }
  return price;
}

bool overlaps(const std::vector<Contact>& contacts, PieceIndex piece) {
  return std::any_of(contacts.begin(), contacts.end(),
                     [&](const Contact& c) { return c.piece == piece && c.to - c.from > NO_STRETCH; });
}

/// Infinity where the trace does not give the gap.
double gap_to(const std::vector<Gap>& gaps, PieceIndex piece) {
  for (const Gap& gap : gaps)
    if (gap.piece == piece) return gap.distance;
  return HUGE_VAL;
}

bool bars(const Fare& fare, const PieceTrace& trace, const Encounters& met) {
  return std::any_of(fare.pieces.begin(), fare.pieces.end(), [&](const PieceFare& other) {
    const auto kept = kept_on_way_from(trace.start, other);
    return kept && (overlaps(met.contacts, other.piece) ||
                    (*kept > 0 && gap_to(met.least_gaps, other.piece) < *kept - NO_STRETCH));
  });
}

bool too_near(const PieceFare& other, const PieceTrace& trace) {
  if (!other.apart) return false;
  const double before = other.or_start_gap ? gap_to(trace.start.gaps, other.piece) : HUGE_VAL;
  if (contains(trace.end.contacts, other.piece)) return exceeds(before, 0);
  return gap_to(trace.end.gaps, other.piece) < std::min(*other.apart, before) - NO_STRETCH;
}

bool ends_too_near(const Fare& fare, const PieceTrace& trace) {
  return std::any_of(fare.pieces.begin(), fare.pieces.end(),
                     [&](const PieceFare& other) { return too_near(other, trace); });
}

/// A base that turns meets the ground under it too; it takes no way then.
bool meets(const GroundFare& ground, const PieceTrace& trace) {
  const auto on = [&](const Span& span) {
    return span.length() > NO_STRETCH && contains(ground.by_centre ? span.within : span.ground, ground.feature);
  };
  return std::any_of(trace.steps.begin(), trace.steps.end(), [&](const TracedStep& step) {
    const auto* leg = std::get_if<Leg>(&step.facts);
    const auto* turn = std::get_if<Turn>(&step.facts);
    return (leg && std::any_of(leg->spans.begin(), leg->spans.end(), on)) ||
           (turn && std::any_of(turn->spans.begin(), turn->spans.end(), on));
  });
}

/// Of one kind the dearest: what is met may be sections of one thing.
double price_of_meetings(const Fare& fare, const Game& game, const PieceTrace& trace) {
  std::map<Kind, double> once;
  for (const GroundFare& ground : fare.grounds) {
    if (ground.once <= 0 || !meets(ground, trace)) continue;
    double& paid = once[game.feature(ground.feature).kind];
    paid = std::max(paid, ground.once);
  }
  double price = 0;
  for (const auto& [kind, paid] : once) price += paid;
  return price;
}

/// Of two models alone: who the others are to one another a trace of one piece does not tell.
bool breaks_up(const Fare& fare, const PieceTrace& trace) {
  if (!fare.formation || fare.formation->others.size() != 1) return false;
  const PieceIndex other = fare.formation->others.front();
  const double most = fare.formation->link + NO_STRETCH;
  return gap_to(trace.start.gaps, other) <= fare.formation->link && gap_to(trace.end.gaps, other) > most;
}

bool ends_off_table(const Fare& fare, const PieceTrace& trace) {
  const Leg* leg = trace.steps.empty() ? nullptr : std::get_if<Leg>(&trace.steps.back().facts);
  if (!fare.ends_on_table || !leg) return false;
  return !leg->on_table || leg->on_table->to < leg->length - NO_STRETCH;
}

/// What is paid for the lines that the centre passes on a leg; nothing where it may not pass one so.
std::optional<double> price_of_lines(const Fare& fare, const Leg& leg, double facing) {
  const auto led_at = [&](double s) {
    return std::any_of(leg.spans.begin(), leg.spans.end(), [&](const Span& span) {
      return span.from <= s + NO_STRETCH && s <= span.to + NO_STRETCH && led_through(fare, span);
    });
  };
  double price = 0;
  for (const LineFare& line : fare.lines)
    for (const Crossing& crossing : leg.crossings) {
      if (crossing.feature != line.feature || !crossing.over) continue;
      const double s = *crossing.over;
      if (s <= NO_STRETCH || s >= leg.length - NO_STRETCH || (line.led_through && led_at(s))) continue;
      if (!line.price || (crossing.bearing && !is_square(line, facing, *crossing.bearing))) return std::nullopt;
      price += *line.price;
    }
  return price;
}

/// At one place several may be sections of one.
double price_of_contours(const ContourFare& fare, const PieceTrace& trace) {
  if (fare.lines.empty()) return 0;
  std::vector<double> passed;
  const auto count = [&](double base, const std::vector<Crossing>& crossings) {
    for (const Crossing& crossing : crossings) {
      if (!crossing.over || !contains(fare.lines, crossing.feature)) continue;
      const double at = base + *crossing.over;
      if (std::none_of(passed.begin(), passed.end(), [&](double other) { return std::abs(other - at) < NO_STRETCH; }))
        passed.push_back(at);
    }
  };
  constexpr double FAR = 1e6;  // between the steps
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const double base = static_cast<double>(i) * FAR;
    if (const auto* leg = std::get_if<Leg>(&trace.steps[i].facts)) count(base, leg->crossings);
    if (const auto* turn = std::get_if<Turn>(&trace.steps[i].facts)) count(base, turn->crossings);
  }
  return fare.price * std::max(0, static_cast<int>(passed.size()) - fare.free);
}

bool misses(const Fare& fare, const Leg& leg) {
  return fare.toward && leg.length > NO_STRETCH && leg.ahead && *leg.ahead > NO_STRETCH;
}

/// Pivots with nothing between them are one turn, by the angle between the facings.
double price_of_turns(const TurnFare& turns, const PieceTrace& trace) {
  double price = 0;
  TurnFare of_first;
  of_first.bands = turns.first;
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const std::size_t first = i;
    while (i < trace.steps.size() && std::holds_alternative<Turn>(trace.steps[i].facts)) ++i;
    if (i == first) continue;
    const double angle = angle_between(trace.steps[first].before.facing, trace.steps[i - 1].after.facing);
    price += price_of_turning(turns, angle);
    if (angle < ANGLE_EPS) continue;
    price += price_of_turning(of_first, angle);
    of_first.bands.clear();
  }
  return price;
}

/// Inches of the way of a turn that are paid.
double inches_of_turn(const TurnFare& turns, const TracedStep& step, const Turn& turn) {
  if (turns.paid_by.empty()) return turn.centre_arc;
  double farthest = 0;
  for (const Vec point : turns.paid_by)
    farthest = std::max(farthest, distance(step.before.at + rotated(point, step.before.facing), turn.about));
  return farthest * std::abs(radians(turn.angle));
}

/// Ground on which an inch of a leg is cheap may make a turn cheap, too; what is dear need not make it dear.
double least_factor_of_turn(const Fare& fare, const Turn& turn) {
  Factors factors;
  for (const GroundFare& ground : fare.grounds)
    if (!ground.barred && ground.factor < 1 && contains(turn.ground, ground.feature))
      factors.take(ground.factor, ground.effect);
  for (const WayFare& way : fare.ways)
    if (way.factor < 1 &&
        std::any_of(turn.spans.begin(), turn.spans.end(), [&](const Span& span) { return on_way(way, span); }))
      factors.take(way.factor, 0);
  return factors.product();
}

/// Where corners are paid, ground counts on a turn as on a leg.
double price_of_turn(const Fare& fare, const TracedStep& step, const Turn& turn, const FeatureSet& left) {
  const double inches = inches_of_turn(fare.turns, step, turn) * fare.inch;
  const double least = least_factor_of_turn(fare, turn);
  const double degrees = std::abs(turn.angle);
  if (fare.turns.paid_by.empty() || degrees <= 0) return inches * least;
  double price = 0;
  for (const Span& span : turn.spans)
    price += inches * span.length() / degrees * factor_on(fare, span, Manner::forward, left).value_or(least);
  return price;
}

/// On no leg does it face farther off its first facing than it may have turned by then.
bool steers_within(const std::optional<Steering>& steering, const PieceTrace& trace) {
  double gone = 0;
  for (const TracedStep& step : trace.steps) {
    const Leg* leg = std::get_if<Leg>(&step.facts);
    if (!leg || !steering) continue;
    const double turned = angle_between(trace.start.pose.facing, step.before.facing);
    if (leg->length > NO_STRETCH && turned > steering->at_start + steering->by_inch * gone + ANGLE_EPS) return false;
    gone += leg->length;
  }
  return true;
}

std::optional<double> price_in_space(const Fare& fare, const Game& game, const PieceTrace& trace) {
  double price = price_of_turns(fare.turns, trace) + price_of_meetings(fare, game, trace) +
                 price_of_contours(fare.contours, trace);
  for (const TracedStep& step : trace.steps) {
    const Encounters* met = nullptr;
    if (const Leg* leg = std::get_if<Leg>(&step.facts)) {
      const auto inches = price_of_leg(fare, *leg, trace.start.ground);
      const auto lines = price_of_lines(fare, *leg, step.before.facing);
      const bool leaves = fare.keeps_on_table && leg->edge && *leg->edge < leg->length - NO_STRETCH;
      if (!inches || !lines || leaves || misses(fare, *leg)) return std::nullopt;
      price += *inches + *lines;
      met = &leg->met;
    } else if (const Turn* turn = std::get_if<Turn>(&step.facts)) {
      price += price_of_turn(fare, step, *turn, trace.start.ground);
      met = &turn->met;
    } else if (const Climb* climb = std::get_if<Climb>(&step.facts)) {
      price += std::abs(climb->to - climb->from) * fare.climb;
    }
    if (met && bars(fare, trace, *met)) return std::nullopt;
  }
  if (ends_too_near(fare, trace) || breaks_up(fare, trace) || ends_off_table(fare, trace)) return std::nullopt;
  if (!steers_within(fare.turns.steering, trace)) return std::nullopt;
  return fare.spent + price;
}

std::optional<double> price_on_grid(const PreparedOrder& order, const Fare& fare, const PieceTrace& trace) {
  double spent = 0;
  int sides = 0;  // turned since the last hex
  bool entered = false;
  for (const TracedStep& step : trace.steps) {
    if (const auto* turn = std::get_if<HexTurn>(&step.facts)) sides += std::abs(turn->sides);
    const auto* entry = std::get_if<HexEntry>(&step.facts);
    if (!entry) continue;
    const auto price = order.entry_price({fare.piece, *entry, sides, spent, !entered});
    if (!price) return std::nullopt;
    spent += price->amount;
    sides = 0;
    entered = true;
  }
  const auto turned = order.turn_price(fare.piece, sides);
  return turned ? std::optional(spent + *turned) : std::nullopt;
}

}  // namespace

std::optional<double> price_of(const Fare& fare, const Game& game, const PieceTrace& trace) {
  return fare.hexes ? std::nullopt : price_in_space(fare, game, trace);
}

std::optional<double> price_of(const PreparedOrder& order, const Fare& fare, const Game& game,
                               const PieceTrace& trace) {
  return fare.hexes ? price_on_grid(order, fare, trace) : price_in_space(fare, game, trace);
}

}  // namespace linesman
