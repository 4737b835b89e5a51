#include "reach/questions/ways_there.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/effort.h"
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

/// A piece that is taken off on the way does not stand at its end.
bool is_taken_off(const Ruling& ruling, const std::string& id) {
  return std::any_of(ruling.effects.begin(), ruling.effects.end(), [&](const Effect& effect) {
    return effect.on == id && (effect.remove || effect.set["left"].boolean().value_or(false));
  });
}

}  // namespace

Result<WaysThere> WaysThere::of(const Hearing& hearing, const Order& order, PieceIndex piece, const EndRequest& end,
                                double within, const std::stop_token& stop, WorkLeft& work, double fineness) {
  auto trial = WayTrial::of(hearing, order, piece);
  if (!trial) return trial.problem();
  work.spend(trial->looks_made());
  WaysThere ways(end, within, fineness, stop, work);
  ways.framed_.push_back({std::make_unique<WayTrial>(*std::move(trial))});
  ways.add_frames(hearing, order, piece);
  return ways;
}

/// Those of the ruleset, and climbs to the altitude of the end.
void WaysThere::add_frames(const Hearing& hearing, const Order& order, PieceIndex piece) {
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

void WaysThere::add_frame(const Hearing& hearing, const Order& order, PieceIndex piece, WayFrame frame) {
  if (auto trial = WayTrial::of(hearing, order, piece, std::move(frame))) {
    work_->spend(trial->looks_made());
    framed_.push_back({std::make_unique<WayTrial>(*std::move(trial))});
  }
}

void WaysThere::ask_for(const EndRequest& end, WorkLeft& work) {
  end_ = end;
  work_ = &work;
  anyhow_.reset();
}

void WaysThere::make_bounds() {
  for (FramedWays& framed : framed_) make(framed);
}

std::optional<Witness> WaysThere::witness_by_labels(int tries) {
  make_bounds();
  for (const FramedWays& framed : framed_) {
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
void WaysThere::make(FramedWays& framed) const {
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

void WaysThere::settle(WaySearch& search) const {
  const std::uint64_t before = search.work().left();
  search.settle();
  work_->spend(before - search.work().left());
}

void WaysThere::settle_all() {
  for (const FramedWays& framed : framed_)
    for (const auto& search : framed.searches) settle(*search);
}

/// Some of its base does.
bool WaysThere::ends_off_table() const {
  const Table& table = plain().hearing().game().table();
  const double outer = outer_radius(plain().base());
  return std::min({end_.at.x, end_.at.y, table.width - end_.at.x, table.depth - end_.at.y}) < outer;
}

bool WaysThere::climbs() const { return changes_altitude(plain().altitude_before(), end_); }

bool WaysThere::ends_there(const WayTrial& trial, const Judgement& judgement) const {
  const auto pose = pose_after(judgement, trial.piece());
  if (!pose || exceeds(distance(pose->at, end_.at), within_)) return false;
  if (end_.facing && angle_between(pose->facing, *end_.facing) > ANGLE_EPS) return false;
  if (end_.altitude && !same_length(pose->altitude, *end_.altitude)) return false;
  const Table& table = trial.hearing().game().table();
  const bool on_table = Box{{0, 0}, {table.width, table.depth}}.meets(Box{end_.at, end_.at});
  return !on_table || !is_taken_off(judgement.ruling, trial.hearing().game().piece(trial.piece()).id);
}

std::optional<Witness> WaysThere::accepted(const WayTrial& trial, Path path) const {
  auto judged = trial.judged(path, stop_, Detail::whole, nullptr, work_);
  if (!judged || !trial.accepts(judged->ruling) || !ends_there(trial, *judged)) return std::nullopt;
  return Witness{trial.with_path(std::move(path)), std::move(*judged)};
}

/// Without a leg: it stays, turns or climbs.
std::optional<Witness> WaysThere::on_the_spot(const WayTrial& trial) const {
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

bool WaysThere::is_at(Vec place) const { return !exceeds(distance(place, end_.at), within_); }

WaysThere::Searches WaysThere::hopeful(const FramedWays& framed) const {
  Searches all;
  for (const auto& search : framed.searches) {
    if (search->bound_only() || !bound_by(*search).within()) continue;
    settle(*search);
    all.push_back(search.get());
  }
  return all;
}

/// The way that a search has found, where it ends as it is ways.
std::optional<Witness> WaysThere::served(const WaySearch& search, std::optional<Witness> witness) const {
  if (!witness) return std::nullopt;
  witness = landed(search.trial(), *std::move(witness));
  return ends_there(search.trial(), witness->judgement) ? std::move(witness) : std::nullopt;
}

std::optional<Witness> WaysThere::by_searches(const Searches& searches) const {
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
std::optional<Witness> WaysThere::landed(const WayTrial& trial, Witness witness) const {
  const double risen = trial.start().pose.altitude - trial.altitude_before();
  if (end_.altitude || std::abs(risen) <= EPS) return witness;
  Path path = trial.path_in(witness.order);
  path.push_back(ClimbStep{-risen});
  if (auto on_ground = accepted(trial, std::move(path))) return on_ground;
  return witness;
}

/// A way that only a thorough search finds, where no bound speaks against it.
std::optional<Witness> WaysThere::by_a_thorough_search() const {
  for (const FramedWays& framed : framed_) {
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
std::optional<Witness> WaysThere::by_plain_ways(const FramedWays& framed, double longest) const {
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

std::optional<Witness> WaysThere::witness(CouldDetail detail) {
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

const std::optional<Witness>& WaysThere::anyhow() {
  if (!anyhow_) {
    settle_all();
    anyhow_ = cheapest_way();
  }
  return *anyhow_;
}

std::optional<Witness> WaysThere::cheapest_way() const {
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
WayBound WaysThere::bound_by(const WaySearch& search) const {
  const Fare& fare = search.fare();
  double least = search.bounds().least_anywhere(Box{end_.at, end_.at}.grown(within_), within_);
  const WayTrial& trial = search.trial();
  if (&trial == &plain() && end_.altitude) {
    const double off = *end_.altitude - trial.altitude_before();
    least += fare.climb * std::min(std::abs(off - fare.rise), std::abs(off + fare.rise));
  }
  return {least, fare.allowance};
}

WayBound WaysThere::bound(bool besides) const {
  WayBound best;
  for (const FramedWays& framed : framed_)
    for (const auto& search : framed.searches) {
      if (search->bound_only() != besides) continue;
      const WayBound found = bound_by(*search);
      const bool is_nearer = std::isinf(best.price) && std::isinf(found.price)
                                 ? found.allowance > best.allowance
                                 : found.price - found.allowance < best.price - best.allowance;
      if (is_nearer) best = found;
    }
  return best;
}

}  // namespace linesman
