#include "reach/questions/piece_asked.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "reach/bounds/shapes.h"
#include "reach/effort.h"
#include "reach/questions/narrow_gap.h"
#include "reach/search/same_fare.h"

namespace linesman {

namespace {

/// What a price is of an allowance.
double share_of(double price, double allowance) {
  if (price <= EPS) return 0;
  return allowance > EPS ? price / allowance : HUGE_VAL;
}

}  // namespace

Result<PieceAsked> PieceAsked::of(const Hearing& hearing, const Order& order, PieceIndex piece, const EndRequest& end,
                                  double within, const std::stop_token& stop, WorkLeft& work, double fineness) {
  auto ways = WaysThere::of(hearing, order, piece, end, within, stop, work, fineness);
  if (!ways) return ways.problem();
  return PieceAsked(*std::move(ways));
}

double PieceAsked::least_share() const {
  if (ways_.is_at(plain().start().pose.at)) return 0;
  double least = HUGE_VAL;
  for (const FramedWays& framed : ways_.framed()) {
    const double inches = std::max(0.0, distance(framed.trial->start().pose.at, ways_.end().at) - ways_.within());
    if (framed.trial->fares().empty()) return 0;
    for (const Fare& fare : framed.trial->fares()) {
      const WayBound straight{fare.spent + inches * cheapest_inch(fare),
                              fare.allowance + plain().hearing().game().tolerance()};
      if (straight.within()) least = std::min(least, share_of(straight.price, fare.allowance));
    }
  }
  return least;
}

std::optional<double> PieceAsked::share_by_labels() {
  ways_.make_bounds();
  double least = HUGE_VAL;
  for (const FramedWays& framed : ways_.framed())
    for (const WaySearch* search : ways_.hopeful(framed))
      if (const auto price = search->price_to(ways_.end().at))
        least = std::min(least, share_of(*price, search->fare().allowance));
  return least < HUGE_VAL ? std::optional(least) : std::nullopt;
}

std::vector<double> PieceAsked::least_prices() const {
  std::vector<double> prices;
  if (ways_.is_at(plain().start().pose.at)) return prices;
  for (const FramedWays& framed : ways_.framed()) {
    if (!framed.made || framed.searches.empty()) return {};
    for (const auto& search : framed.searches) prices.push_back(ways_.bound_by(*search).price);
  }
  return prices;
}

/// On the table, beyond all that any search has laid out.
bool PieceAsked::is_out_of_reach() const {
  const Table& of = plain().hearing().game().table();
  const auto holds_it = [&](const auto& search) { return search->lattice().holds(ways_.end().at); };
  const auto reaches_it = [&](const FramedWays& framed) {
    return std::any_of(framed.searches.begin(), framed.searches.end(), holds_it);
  };
  return Box{{0, 0}, {of.width, of.depth}}.meets(Box{ways_.end().at, ways_.end().at}) &&
         std::none_of(ways_.framed().begin(), ways_.framed().end(), reaches_it);
}

Refusal PieceAsked::refusal_by(const WayBound& bound) const {
  if (!std::isinf(bound.price)) return Refusal::far;
  if (is_out_of_reach() && straight_price() > bound.allowance + EPS) return Refusal::far;
  const auto closed = [&](const auto& search) {
    return !search->bound_only() && search->bounds().closed_in(Box{ways_.end().at, ways_.end().at});
  };
  const auto& searches = ways_.framed().front().searches;
  return std::all_of(searches.begin(), searches.end(), closed) ? Refusal::barred : Refusal::closed;
}

/// What the straight way costs at least by any fare, were nothing in the way.
double PieceAsked::straight_price() const {
  double least = HUGE_VAL;
  const double inches = std::max(0.0, distance(plain().start().pose.at, ways_.end().at) - ways_.within());
  for (const FramedWays& framed : ways_.framed())
    for (const auto& search : framed.searches) {
      const Fare& fare = search->fare();
      least = std::min(least, fare.spent + inches * std::min(search->bounds().cheapest(), fare.inch));
    }
  return least;
}

Sentence PieceAsked::reason_against(const WayBound& bound) const {
  if (!std::isinf(bound.price)) return costs_words(plain().hearing(), bound.price, bound.allowance);
  const Game& game = plain().hearing().game();
  if (is_out_of_reach()) {
    const double least = straight_price();
    return exceeds(least, bound.allowance) ? costs_words(plain().hearing(), least, bound.allowance)
                                           : Sentence("it is out of reach");
  }
  const BaseRadii base = radii_of(plain().base());
  for (const Fare& fare : plain().fares()) {
    if (!fare.besides.empty()) continue;
    for (const PieceFare& other : fare.pieces) {
      const Piece& stands = game.piece(other.piece);
      const double near = base.inner + other.apart.value_or(-1);
      if (other.apart && FixedBase(plain().footprint(other.piece), stands.pose).distance_from(ways_.end().at) < near)
        return said<"{model} stands in the way">(label(stands));
    }
    const FareOnTable on_table(plain().start_on_table(), fare);
    const ClosedPlaces closed(on_table);
    if (closed.off_formation(ways_.end().at) > 0) return "it is too far from the rest of its unit";
  }
  const std::string gap = narrow_gap_on_way(plain(), ways_.end().at);
  return "ground that it may not enter is there or around it" + (gap.empty() ? "" : ": " + gap);
}

/// What ways might do besides that no search has looked for.
std::string PieceAsked::not_tried() const {
  std::vector<std::string> all;
  for (const auto& search : ways_.framed().front().searches) {
    if (!search->bound_only() || !ways_.bound_by(*search).within()) continue;
    for (const std::string& one : search->fare().besides)
      if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
  }
  std::string listed;
  for (std::size_t i = 0; i < all.size(); ++i) listed += (i == 0 ? "" : i + 1 == all.size() ? " or " : ", ") + all[i];
  return "no way was found, but not every way was tried to " + listed;
}

/// By what a bound, or what is wrong whatever the path, speaks against every way; nothing where none does.
std::optional<Refusal> PieceAsked::refused() const {
  const auto unsaid = [](const FramedWays& framed) {
    return framed.searches.empty() && !framed.trial->bars_every_way();
  };
  if (!told()) {
    const bool held = plain().bars_every_way() && std::none_of(ways_.framed().begin(), ways_.framed().end(), unsaid);
    return held ? std::optional(Refusal::held) : std::nullopt;
  }
  if (!is_said()) return std::nullopt;
  const WayBound going = ways_.bound(false);
  return going.within() || ways_.bound(true).within() ? std::nullopt : std::optional(refusal_by(going));
}

/// Some fare has been laid out.
bool PieceAsked::told() const {
  return std::any_of(ways_.framed().begin(), ways_.framed().end(),
                     [](const FramedWays& f) { return !f.searches.empty(); });
}

/// Bounds speak of all ways there. Of a piece that turns where it stands no fare says anything.
bool PieceAsked::is_said() const {
  const bool all_made =
      std::all_of(ways_.framed().begin(), ways_.framed().end(), [](const FramedWays& f) { return f.made; });
  const auto unsaid = [](const FramedWays& framed) {
    return framed.searches.empty() && !framed.trial->bars_every_way();
  };
  return all_made && !ways_.is_at(plain().start().pose.at) &&
         std::none_of(ways_.framed().begin(), ways_.framed().end(), unsaid);
}

/// Says no where every way is refused.
void PieceAsked::say_of_bounds(Could& could) const {
  const auto refusal = refused();
  if (!told()) {
    could.reason = "this kind of move cannot be searched: only straight ways and one bend are tried";
    if (!refusal) return;
    const Fault* fault = plain().bars_every_way();
    could.answer = CouldAnswer::no;
    could.by = Refusal::held;
    could.rule = fault->rule;
    could.reason = fault->text.as_part();
    return;
  }
  const WayBound going = ways_.bound(false);
  if (refusal) {
    could.answer = CouldAnswer::no;
    could.by = *refusal;
    could.reason = reason_against(going);
    if (!std::isinf(going.price)) could.bound = std::min(going.price, ways_.bound(true).price);
    if (could.by == Refusal::far) {
      could.most = going.allowance;
      if (!could.bound) could.bound = straight_price();
    }
    return;
  }
  if (ways_.work().none())
    could.reason = "no way was found within the time limit";
  else if (is_said() && !going.within())
    could.reason = not_tried();
  else if (ways_.climbs())
    could.reason = "ways that climb or descend are not searched";
  else if (const std::string gap = narrow_gap_on_way(plain(), ways_.end().at); !gap.empty())
    could.reason = linesman::said<"no way was found: {reason}">(Sentence(gap));
  else if (std::any_of(plain().fares().begin(), plain().fares().end(),
                       [](const Fare& f) { return f.turns.steering.has_value(); }))
    could.reason = linesman::said<"no way was found, but ways with many bends are tried only in part">();
}

Could PieceAsked::without_witness(CouldDetail detail) {
  Could could;
  if (detail == CouldDetail::whole) could.would = ways_.anyhow();
  if (std::string high = too_high(plain(), ways_.end(), ways_.within()); !high.empty()) {
    could.answer = CouldAnswer::no;
    could.by = Refusal::barred;
    could.reason = std::move(high);
    return could;
  }
  say_of_bounds(could);
  if (!ways_.climbs() && detail == CouldDetail::whole) find_nearest(could);
  return could;
}

/// The nearest legal place that a few directions find.
void PieceAsked::find_nearest(Could& could) const {
  const Vec start = plain().start().pose.at;
  double far = distance(start, ways_.end().at);
  double near = 0;
  std::optional<Witness> nearest;
  const WaySearch* by = nullptr;
  const auto found_at = [&](double radius) {
    for (int i = 0; i < effort::DIRECTIONS_ROUND && !ways_.ended(); ++i) {
      const Vec place = ways_.end().at +
                        direction(heading_of(start - ways_.end().at) + i * 360.0 / effort::DIRECTIONS_ROUND) * radius;
      for (const FramedWays& framed : ways_.framed())
        for (const auto& search : framed.searches)
          if (auto witness = search->any_to(place, std::nullopt, 2, ways_.work())) {
            nearest = std::move(witness);
            by = search.get();
            return true;
          }
    }
    return false;
  };
  if (far <= effort::NEARLY) return;
  for (double radius = std::min(0.25, far / 2); radius < far; radius *= 1.5) {
    if (found_at(radius)) {
      far = radius;
      break;
    }
    near = radius;
  }
  while (nearest && far - near > effort::NEARLY) {
    const double middle = (near + far) / 2;
    (found_at(middle) ? far : near) = middle;
  }
  if (nearest) could.nearest = by->polished(*std::move(nearest), std::nullopt, ways_.work());
  if (could.nearest) could.short_by = far;
}

}  // namespace linesman
