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
#include "reach/search/way_finder.h"
#include "reach/search/way_trial.h"

namespace linesman {

namespace {

/// The place itself, then places round it as near as is forgiven.
std::vector<Vec> places_near(Vec at, double within) {
  std::vector<Vec> places{at};
  for (const double part : {0.5, 0.98})
    for (int i = 0; i < effort::DIRECTIONS_ROUND / 2; ++i)
      places.push_back(at + direction(i * 720.0 / effort::DIRECTIONS_ROUND) * (within * part));
  return places;
}

bool offers_climbs(const Hearing& hearing) {
  const auto& offers = hearing.ruleset().terms().offers;
  return std::find(offers.begin(), offers.end(), "climb") != offers.end();
}

double inches_climbed(const Path& path) {
  double inches = 0;
  for (const Step& step : path)
    if (const auto* climb = std::get_if<ClimbStep>(&step)) inches += climb->height;
  return inches;
}

/// Where the ruling leaves a piece.
std::optional<Pose> pose_after(const Judgement& judgement, PieceIndex piece) {
  for (const End& end : judgement.ruling.ends)
    if (end.piece == piece) return end.pose;
  const PieceTrace* trace = judgement.trace.of(piece);
  return trace ? std::optional(trace->end.pose) : std::nullopt;
}

/// What a price is of an allowance.
double share_of(double price, double allowance) {
  if (price <= EPS) return 0;
  return allowance > EPS ? price / allowance : HUGE_VAL;
}

/// Who is taken off on the way does not stand at the end of it.
bool is_taken_off(const Ruling& ruling, const std::string& id) {
  return std::any_of(ruling.effects.begin(), ruling.effects.end(), [&](const Effect& effect) {
    return effect.on == id && (effect.remove || effect.set["left"].boolean().value_or(false));
  });
}

}  // namespace

Result<PieceAsked> PieceAsked::of(const Hearing& hearing, const Order& order, PieceIndex piece, const EndRequest& end,
                                  double within, const std::stop_token& stop, WorkLeft& work, double fineness) {
  auto trial = WayTrial::of(hearing, order, piece);
  if (!trial) return trial.problem();
  work.spend(trial->looks_made());
  PieceAsked asked(end, within, fineness, stop, work);
  asked.framed_.push_back({std::make_unique<WayTrial>(*std::move(trial))});
  asked.add_frames(hearing, order, piece);
  return asked;
}

/// Those of the ruleset, and climbs to the altitude of the end.
void PieceAsked::add_frames(const Hearing& hearing, const Order& order, PieceIndex piece) {
  const double start = plain().altitude_before();
  if (climbs() && offers_climbs(hearing)) {
    const ClimbStep climb{*end_.altitude - start};
    add_frame(hearing, order, piece, {{climb}, {}});
    add_frame(hearing, order, piece, {{}, {climb}});
  }
  const bool off_table = ends_off_table();
  for (WayFrame frame : plain().other_frames()) {
    if (!frame.last.empty() && !off_table) continue;
    const double off = end_.altitude ? *end_.altitude - start - inches_climbed(frame.first) : 0;
    if (std::abs(off) > EPS && frame.last.empty()) frame.last.push_back(ClimbStep{off});
    add_frame(hearing, order, piece, std::move(frame));
  }
}

void PieceAsked::add_frame(const Hearing& hearing, const Order& order, PieceIndex piece, WayFrame frame) {
  if (auto trial = WayTrial::of(hearing, order, piece, std::move(frame))) {
    work_->spend(trial->looks_made());
    framed_.push_back({std::make_unique<WayTrial>(*std::move(trial))});
  }
}

void PieceAsked::ask_for(const EndRequest& end, WorkLeft& work) {
  end_ = end;
  work_ = &work;
  anyhow_.reset();
}

double PieceAsked::least_share() const {
  if (is_at(plain().start().pose.at)) return 0;
  double least = HUGE_VAL;
  for (const Framed& framed : framed_) {
    const double inches = std::max(0.0, distance(framed.trial->start().pose.at, end_.at) - within_);
    if (framed.trial->fares().empty()) return 0;
    for (const Fare& fare : framed.trial->fares()) {
      const Bound straight{fare.spent + inches * cheapest_inch(fare),
                           fare.allowance + plain().hearing().game().tolerance()};
      if (straight.within()) least = std::min(least, share_of(straight.price, fare.allowance));
    }
  }
  return least;
}

void PieceAsked::make_bounds() {
  for (Framed& framed : framed_) make(framed);
}

std::optional<double> PieceAsked::share_by_labels() {
  make_bounds();
  double least = HUGE_VAL;
  for (const Framed& framed : framed_)
    for (const WaySearch* search : hopeful(framed))
      if (const auto price = search->price_to(end_.at))
        least = std::min(least, share_of(*price, search->fare().allowance));
  return least < HUGE_VAL ? std::optional(least) : std::nullopt;
}

std::optional<Witness> PieceAsked::witness_by_labels(int tries) {
  make_bounds();
  for (const Framed& framed : framed_) {
    if (auto witness = on_the_spot(*framed.trial); witness && is_at(framed.trial->start().pose.at)) return witness;
    for (const WaySearch* search : hopeful(framed)) {
      if (ended()) return std::nullopt;
      if (auto witness = served(*search, search->to(end_.at, end_.facing, tries, work_))) return witness;
      if (auto witness = served(*search, search->round_about(end_.at, end_.facing, tries, work_))) return witness;
    }
  }
  return std::nullopt;
}

/// The bounds of each fare, with a share of what may still be spent.
void PieceAsked::make(Framed& framed) const {
  if (framed.made) return;
  framed.made = true;
  const WayTrial& trial = *framed.trial;
  for (const Fare& fare : trial.fares()) {
    const std::uint64_t looks = work_->left() / 2;
    const double finest = lattice_step(fare.inch > 0 ? fare.allowance / fare.inch : 0, fineness_);
    const double step = affordable_step(trial, fare, finest, std::max(effort::LEAST_LAID_OUT, looks / 2));
    framed.searches.push_back(
        std::make_unique<WaySearch>(trial, fare, step, stop_, 1, looks, WaySearch::Begin::bounds));
    work_->spend_all_but(looks, framed.searches.back()->work());
  }
}

void PieceAsked::settle(WaySearch& search) const {
  const std::uint64_t before = search.work().left();
  search.settle();
  work_->spend(before - search.work().left());
}

void PieceAsked::settle_all() {
  for (const Framed& framed : framed_)
    for (const auto& search : framed.searches) settle(*search);
}

/// Some of its base does.
bool PieceAsked::ends_off_table() const {
  const Table& table = plain().hearing().game().table();
  const double outer = outer_radius(plain().base());
  return std::min({end_.at.x, end_.at.y, table.width - end_.at.x, table.depth - end_.at.y}) < outer;
}

bool PieceAsked::climbs() const { return changes_altitude(plain().altitude_before(), end_); }

bool PieceAsked::ends_there(const WayTrial& trial, const Judgement& judgement) const {
  const auto pose = pose_after(judgement, trial.piece());
  if (!pose || exceeds(distance(pose->at, end_.at), within_)) return false;
  if (end_.facing && angle_between(pose->facing, *end_.facing) > ANGLE_EPS) return false;
  if (end_.altitude && !same_length(pose->altitude, *end_.altitude)) return false;
  const Table& table = trial.hearing().game().table();
  const bool on_table = Box{{0, 0}, {table.width, table.depth}}.meets(Box{end_.at, end_.at});
  return !on_table || !is_taken_off(judgement.ruling, trial.hearing().game().piece(trial.piece()).id);
}

std::optional<Witness> PieceAsked::accepted(const WayTrial& trial, Path path) const {
  auto judged = trial.judged(path, stop_, Detail::whole, nullptr, work_);
  if (!judged || !trial.accepts(judged->ruling) || !ends_there(trial, *judged)) return std::nullopt;
  return Witness{trial.with_path(std::move(path)), std::move(*judged)};
}

/// Without a leg: it stays, turns or climbs.
std::optional<Witness> PieceAsked::on_the_spot(const WayTrial& trial) const {
  const Pose& start = trial.start().pose;
  if (auto witness = accepted(trial, {}); witness || !is_at(start.at)) return witness;
  if (end_.facing) {
    const double turn = turn_between(start.facing, *end_.facing);
    return std::abs(turn) > ANGLE_EPS ? accepted(trial, {PivotStep{turn}}) : std::nullopt;
  }
  // Rules that take no order without a step take one that turns.
  for (const double turn : {1.0, -1.0, 45.0, -45.0, 90.0, -90.0, 180.0})
    if (auto witness = accepted(trial, {PivotStep{turn}})) return witness;
  return std::nullopt;
}

bool PieceAsked::is_at(Vec place) const { return !exceeds(distance(place, end_.at), within_); }

/// Those against which no bound speaks, settled.
PieceAsked::Searches PieceAsked::hopeful(const Framed& framed) const {
  Searches all;
  for (const auto& search : framed.searches) {
    if (search->bound_only() || !bound_by(*search).within()) continue;
    settle(*search);
    all.push_back(search.get());
  }
  return all;
}

/// The way that a search has found, where it ends as it is asked.
std::optional<Witness> PieceAsked::served(const WaySearch& search, std::optional<Witness> witness) const {
  if (!witness) return std::nullopt;
  witness = landed(search.trial(), *std::move(witness));
  return ends_there(search.trial(), witness->judgement) ? std::move(witness) : std::nullopt;
}

std::optional<Witness> PieceAsked::by_searches(const Searches& searches) const {
  int tries = effort::TRIES_AT_THE_END;
  for (const Vec place : places_near(end_.at, within_)) {
    for (const auto& search : searches) {
      if (ended()) return std::nullopt;
      if (auto witness = served(*search, search->to(place, end_.facing, tries, work_))) return witness;
    }
    tries = effort::TRIES_NEARBY;
  }
  for (const auto& search : searches)
    if (auto witness = served(*search, search->round_about(end_.at, end_.facing, effort::TRIES_AT_THE_END, work_)))
      return witness;
  return std::nullopt;
}

/// Back at the altitude of its start where nothing is said of that of the end, if that is legal.
std::optional<Witness> PieceAsked::landed(const WayTrial& trial, Witness witness) const {
  const double risen = trial.start().pose.altitude - trial.altitude_before();
  if (end_.altitude || std::abs(risen) <= EPS) return witness;
  Path path = trial.path_in(witness.order);
  path.push_back(ClimbStep{-risen});
  if (auto on_ground = accepted(trial, std::move(path))) return on_ground;
  return witness;
}

/// A way that only a thorough search finds, where no bound speaks against it.
std::optional<Witness> PieceAsked::by_a_thorough_search() const {
  for (const Framed& framed : framed_) {
    std::vector<std::unique_ptr<WaySearch>> thorough;
    Searches all;
    for (const auto& search : framed.searches) {
      if (search->bound_only() || !search->bounds().in_bound(end_.at) || ended()) continue;
      const std::uint64_t looks = work_->left() / 2;
      thorough.push_back(std::make_unique<WaySearch>(*search, THOROUGH, looks));
      work_->spend_all_but(looks, thorough.back()->work());
      all.push_back(thorough.back().get());
    }
    if (!all.empty()) return by_searches(all);
  }
  return std::nullopt;
}

/// Where a search keeps to places at which it looks for bends, or there is no fare to search by.
std::optional<Witness> PieceAsked::by_plain_ways(const Framed& framed, double longest) const {
  const auto hopeless = [&](const auto& search) { return !bound_by(*search).within(); };
  const auto& searches = framed.searches;
  if (!searches.empty() && std::all_of(searches.begin(), searches.end(), hopeless)) return std::nullopt;
  const auto credited = [](const auto& search) { return search->fare().turns.steering.has_value(); };
  if (!searches.empty() && std::none_of(searches.begin(), searches.end(), credited)) return std::nullopt;
  const WayTrial& trial = *framed.trial;
  for (const Path& path : plain_ways(trial.start().pose, end_.at, end_.facing, longest)) {
    if (ended()) return std::nullopt;
    const auto judged = trial.judged(path, stop_, Detail::verdict, nullptr, work_);
    if (!judged || !trial.accepts(judged->ruling)) continue;
    if (auto witness = accepted(trial, path)) return landed(trial, *std::move(witness));
  }
  return std::nullopt;
}

std::optional<Witness> PieceAsked::witness(CouldDetail detail) {
  // A way with an empty frame ends as high as it begins.
  const std::size_t first = climbs() ? 1 : 0;
  for (std::size_t i = first; i < framed_.size(); ++i)
    if (auto witness = on_the_spot(*framed_[i].trial)) return witness;
  // A search may spend all its work on ground that the straight way does not touch.
  for (std::size_t i = first; i < framed_.size(); ++i)
    if (auto witness = by_plain_ways(framed_[i], 0)) return witness;
  for (std::size_t i = 0; i < framed_.size(); ++i) {
    make(framed_[i]);
    if (i < first || ended()) continue;
    if (auto witness = by_searches(hopeful(framed_[i]))) return witness;
  }
  if (first == 0)
    if (auto witness = by_a_thorough_search()) return witness;
  for (std::size_t i = first; i < framed_.size(); ++i)
    if (auto witness = by_plain_ways(framed_[i], effort::LONGEST_PLAIN_LEG)) return witness;
  if (detail != CouldDetail::whole && bound(false).too_dear()) return std::nullopt;
  // A bound takes no account of a piece that stands where it may not go.
  const auto& cheapest = anyhow();
  if (!cheapest || !plain().accepts(cheapest->judgement.ruling) || !ends_there(plain(), cheapest->judgement))
    return std::nullopt;
  return cheapest;
}

/// Of the cheapest ways there by fare the one with which the judge finds the least wrong.
const std::optional<Witness>& PieceAsked::anyhow() {
  if (!anyhow_) {
    settle_all();
    anyhow_ = cheapest_way();
  }
  return *anyhow_;
}

std::optional<Witness> PieceAsked::cheapest_way() const {
  std::optional<Witness> best;
  const std::size_t first = climbs() && framed_.size() > 1 ? 1 : 0;
  for (std::size_t i = first; i < framed_.size(); ++i)
    for (const auto& search : framed_[i].searches) {
      const WayTrial& trial = *framed_[i].trial;
      const auto path = search->cheapest(end_.at, end_.facing);
      if (!path || path->empty()) continue;
      auto judged = trial.judged(*path, stop_);
      if (!judged) continue;
      const bool accepted = trial.accepts(judged->ruling);
      if (!best || accepted || judged->ruling.faults.size() < best->judgement.ruling.faults.size())
        best = Witness{trial.with_path(*path), std::move(*judged)};
      if (accepted) return best;
    }
  return best;
}

/// Of all places that are forgiven.
PieceAsked::Bound PieceAsked::bound_by(const WaySearch& search) const {
  const Fare& fare = search.fare();
  double least = search.bounds().least_anywhere(Box{end_.at, end_.at}.grown(within_), within_);
  const WayTrial& trial = search.trial();
  if (&trial == &plain() && end_.altitude) {
    const double off = *end_.altitude - trial.altitude_before();
    least += fare.climb * std::min(std::abs(off - fare.rise), std::abs(off + fare.rise));
  }
  return {least, fare.allowance};
}

std::vector<double> PieceAsked::least_prices() const {
  std::vector<double> prices;
  if (is_at(plain().start().pose.at)) return prices;
  for (const Framed& framed : framed_) {
    if (!framed.made || framed.searches.empty()) return {};
    for (const auto& search : framed.searches) prices.push_back(bound_by(*search).price);
  }
  return prices;
}

PieceAsked::Bound PieceAsked::bound(bool besides) const {
  Bound best;
  for (const Framed& framed : framed_)
    for (const auto& search : framed.searches) {
      if (search->bound_only() != besides) continue;
      const Bound found = bound_by(*search);
      if (found.price - found.allowance < best.price - best.allowance) best = found;
    }
  return best;
}

/// On the table, beyond all that any search has laid out.
bool PieceAsked::is_out_of_reach() const {
  const Table& of = plain().hearing().game().table();
  const auto holds_it = [&](const auto& search) { return search->lattice().holds(end_.at); };
  const auto reaches_it = [&](const Framed& framed) {
    return std::any_of(framed.searches.begin(), framed.searches.end(), holds_it);
  };
  return Box{{0, 0}, {of.width, of.depth}}.meets(Box{end_.at, end_.at}) &&
         std::none_of(framed_.begin(), framed_.end(), reaches_it);
}

Refusal PieceAsked::refusal_by(const Bound& bound) const {
  if (!std::isinf(bound.price)) return Refusal::far;
  if (is_out_of_reach() && straight_price() > bound.allowance + EPS) return Refusal::far;
  const auto closed = [&](const auto& search) {
    return !search->bound_only() && search->bounds().closed_in(Box{end_.at, end_.at});
  };
  const auto& searches = framed_.front().searches;
  return std::all_of(searches.begin(), searches.end(), closed) ? Refusal::barred : Refusal::closed;
}

/// What the straight way costs at least by any fare, were nothing in the way.
double PieceAsked::straight_price() const {
  double least = HUGE_VAL;
  const double inches = std::max(0.0, distance(plain().start().pose.at, end_.at) - within_);
  for (const Framed& framed : framed_)
    for (const auto& search : framed.searches) {
      const Fare& fare = search->fare();
      least = std::min(least, fare.spent + inches * std::min(search->bounds().cheapest(), fare.inch));
    }
  return least;
}

Sentence PieceAsked::reason_against(const Bound& bound) const {
  if (!std::isinf(bound.price)) return costs_words(plain().hearing(), bound.price, bound.allowance);
  const Game& game = plain().hearing().game();
  if (is_out_of_reach()) return "it is out of reach";
  const BaseRadii base = radii_of(plain().base());
  for (const Fare& fare : plain().fares()) {
    if (!fare.besides.empty()) continue;
    for (const PieceFare& other : fare.pieces) {
      const Piece& stands = game.piece(other.piece);
      const double near = base.inner + other.apart.value_or(-1);
      if (other.apart && FixedBase(plain().footprint(other.piece), stands.pose).distance_from(end_.at) < near)
        return said<"{model} stands in the way">(label(stands));
    }
    const FareOnTable on_table(plain().start_on_table(), fare);
    const ClosedPlaces closed(on_table);
    if (closed.off_formation(end_.at) > 0) return "it is too far from the rest of its unit";
  }
  const std::string gap = narrow_gap_on_way(plain(), end_.at);
  return "ground that it may not enter is there or around it" + (gap.empty() ? "" : ": " + gap);
}

/// What ways might do besides that no search has looked for.
std::string PieceAsked::not_tried() const {
  std::vector<std::string> all;
  for (const auto& search : framed_.front().searches) {
    if (!search->bound_only() || !bound_by(*search).within()) continue;
    for (const std::string& one : search->fare().besides)
      if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
  }
  std::string listed;
  for (std::size_t i = 0; i < all.size(); ++i) listed += (i == 0 ? "" : i + 1 == all.size() ? " or " : ", ") + all[i];
  return "no way was found, but not every way was tried to " + listed;
}

/// By what a bound, or what is wrong whatever the path, speaks against every way; nothing where none does.
std::optional<Refusal> PieceAsked::refused() const {
  const auto unsaid = [](const Framed& framed) { return framed.searches.empty() && !framed.trial->bars_every_way(); };
  if (!told()) {
    const bool held = plain().bars_every_way() && std::none_of(framed_.begin(), framed_.end(), unsaid);
    return held ? std::optional(Refusal::held) : std::nullopt;
  }
  if (!is_said()) return std::nullopt;
  const Bound going = bound(false);
  return going.within() || bound(true).within() ? std::nullopt : std::optional(refusal_by(going));
}

/// Some fare has been laid out.
bool PieceAsked::told() const {
  return std::any_of(framed_.begin(), framed_.end(), [](const Framed& f) { return !f.searches.empty(); });
}

/// Bounds speak of all ways there. Of a piece that turns where it stands no fare says anything.
bool PieceAsked::is_said() const {
  const bool all_made = std::all_of(framed_.begin(), framed_.end(), [](const Framed& f) { return f.made; });
  const auto unsaid = [](const Framed& framed) { return framed.searches.empty() && !framed.trial->bars_every_way(); };
  return all_made && !is_at(plain().start().pose.at) && std::none_of(framed_.begin(), framed_.end(), unsaid);
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
  const Bound going = bound(false);
  if (refusal) {
    could.answer = CouldAnswer::no;
    could.by = *refusal;
    could.reason = reason_against(going);
    if (!std::isinf(going.price)) could.bound = std::min(going.price, bound(true).price);
    if (could.by == Refusal::far) {
      could.most = going.allowance;
      if (!could.bound) could.bound = straight_price();
    }
    return;
  }
  if (work_->none())
    could.reason = "no way was found within the time limit";
  else if (is_said() && !going.within())
    could.reason = not_tried();
  else if (climbs())
    could.reason = "ways that climb or descend are not searched";
  else if (const std::string gap = narrow_gap_on_way(plain(), end_.at); !gap.empty())
    could.reason = linesman::said<"no way was found: {reason}">(Sentence(gap));
  else if (std::any_of(plain().fares().begin(), plain().fares().end(),
                       [](const Fare& f) { return f.turns.steering.has_value(); }))
    could.reason = linesman::said<"no way was found, but ways with many bends are tried only in part">();
}

Could PieceAsked::without_witness(CouldDetail detail) {
  Could could;
  if (detail == CouldDetail::whole) could.would = anyhow();
  if (std::string high = too_high(plain(), end_, within_); !high.empty()) {
    could.answer = CouldAnswer::no;
    could.by = Refusal::barred;
    could.reason = std::move(high);
    return could;
  }
  say_of_bounds(could);
  if (!climbs() && detail == CouldDetail::whole) find_nearest(could);
  return could;
}

/// The nearest legal place that a few directions find.
void PieceAsked::find_nearest(Could& could) const {
  const Vec start = plain().start().pose.at;
  double far = distance(start, end_.at);
  double near = 0;
  std::optional<Witness> nearest;
  const WaySearch* by = nullptr;
  const auto found_at = [&](double radius) {
    for (int i = 0; i < effort::DIRECTIONS_ROUND && !ended(); ++i) {
      const Vec place =
          end_.at + direction(heading_of(start - end_.at) + i * 360.0 / effort::DIRECTIONS_ROUND) * radius;
      for (const Framed& framed : framed_)
        for (const auto& search : framed.searches)
          if (auto witness = search->any_to(place, std::nullopt, 2, *work_)) {
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
  if (nearest) could.nearest = by->polished(*std::move(nearest), std::nullopt, *work_);
  if (could.nearest) could.short_by = far;
}

}  // namespace linesman
