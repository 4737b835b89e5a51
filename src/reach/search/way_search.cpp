#include "reach/search/way_search.h"

#include <algorithm>
#include <cmath>
#include <queue>
#include <utility>

#include "base/heading.h"
#include "base/side_by_side.h"
#include "base/tolerance.h"
#include "reach/bounds/shapes.h"
#include "reach/effort.h"
#include "reach/search/bends.h"

namespace linesman {

namespace {

constexpr double ROUNDING = 1e-4;  // of a bound, in the currency

Lattice lattice_of(const WayTrial& trial, const Fare& fare, double step) {
  double cheapest = fare.inch;
  for (const WayFare& way : fare.ways) cheapest = std::min(cheapest, way.factor * fare.inch);
  for (const GroundFare& ground : fare.grounds)
    if (!ground.barred) cheapest = std::min(cheapest, least_factor(fare, ground) * fare.inch);
  const Table& table = trial.hearing().game().table();
  const double across = table.width + table.depth;
  const double inches = cheapest > 0 ? std::min(across, std::max(0.0, fare.allowance - fare.spent) / cheapest) : across;
  return lattice_round(table, trial.start().pose.at, inches, step, fare.keeps_on_table);
}

WaySearch::Effort effort_of(const Fare& fare, double fineness) {
  const effort::Effort& usual = effort::of(effort::level_of(fineness), turns_freely(fare));
  return {static_cast<int>(usual.judged / (fineness * fineness)), static_cast<std::size_t>(usual.labels)};
}

/// Nowhere on the way may the base meet it.
bool is_shut(const WayTrial& trial, const Fare& fare, FeatureIndex index) {
  const Game& game = trial.hearing().game();
  const Feature& feature = game.feature(index);
  const Box near = area_of(feature).box().grown(radii_of(trial.base()).outer);
  const bool led = std::any_of(fare.ways.begin(), fare.ways.end(), [&](const WayFare& way) {
    return way.leads_through && area_of(game.feature(way.feature)).box().meets(near);
  });
  return !fare.turns.moves_the_centre &&
         std::any_of(fare.grounds.begin(), fare.grounds.end(), [&](const GroundFare& ground) {
           return ground.feature == index && ground.barred && !ground.by_centre && !(led && ground.led_through) &&
                  counts_from(trial.start(), ground, feature);
         });
}

/// Inches that the frame climbs, before it goes and after.
double climbed(const WayTrial& trial) {
  double inches = 0;
  for (const Path* path : {&trial.frame().first, &trial.frame().last})
    for (const Step& step : *path)
      if (const auto* climb = std::get_if<ClimbStep>(&step)) inches += std::abs(climb->height);
  return inches;
}

/// The fare with what is spent whatever way it goes: for its climbs, and once for ground that it stands on. Of one kind
/// the dearest is paid at least: what it stands on may be sections of one thing.
Fare begun(const WayTrial& trial, Fare fare) {
  const Stand& start = trial.start();
  fare.spent += fare.climb * (climbed(trial) + fare.rise);
  std::map<Kind, double> once;
  for (GroundFare& ground : fare.grounds) {
    if (std::find(start.ground.begin(), start.ground.end(), ground.feature) == start.ground.end()) continue;
    const Feature& feature = trial.hearing().game().feature(ground.feature);
    if (ground.barred || !counts_from(start, ground, feature)) continue;
    double& paid = once[feature.kind];
    paid = std::max(paid, ground.once);
  }
  for (GroundFare& ground : fare.grounds)
    if (once.contains(trial.hearing().game().feature(ground.feature).kind)) ground.once = 0;
  for (const auto& [kind, paid] : once) fare.spent += paid;
  return fare;
}

/// A place in one facing, while labels are settled.
struct Met {
  bool settled = false;
  int failed = 0;          ///< ways with which the judge found a fault
  double sure = HUGE_VAL;  ///< the price of a way whose last leg is beyond doubt
};

}  // namespace

bool turns_freely(const Fare& fare) { return fare.manners.forward && fare.turns.bands.empty() && !fare.turns.steering; }

std::uint64_t WaySearch::looks_to_lay_out(const WayTrial& trial, const Fare& fare, double step) {
  return looks_of_map(trial, fare, lattice_of(trial, fare, step));
}

WaySearch::WaySearch(const WayTrial& trial, const Fare& fare, double step, const std::stop_token& stop, double fineness,
                     std::uint64_t looks)
    : trial_(trial),
      fare_(begun(trial, fare)),
      level_(effort::level_of(fineness)),
      base_(radii_of(trial.base())),
      closed_(trial, fare_, base_),
      leg_price_(trial, fare_),
      contours_(trial, fare_, base_),
      map_(map_of(trial, fare_, base_, closed_, lattice_of(trial, fare_, step))),
      turning_(fare_, trial.start().pose.at, trial.start().pose.facing, map_),
      by_manner_(std::any_of(fare_.grounds.begin(), fare_.grounds.end(),
                             [](const GroundFare& ground) {
                               return !ground.barred && ground.in_reverse.value_or(ground.factor) != ground.factor;
                             })),
      dearest_(std::max(fare_.inch, map_.dearest())),
      cheapest_(map_.cheapest()),
      forgiven_(trial.hearing().game().tolerance()),
      stop_(stop),
      work_(looks) {
  if (fare_.toward)
    aim_.emplace(trial.hearing().game().feature(*fare_.toward), trial.start().pose.at,
                 is_shut(trial, fare_, *fare_.toward));
  make_field_and_labels(fineness);
}

WaySearch::ByLegs::ByLegs(const GroundMap& whole, Vec start)
    : map(whole.of_legs(effort::COARSER_FOR_LEGS)), field(map, start) {}

void WaySearch::make_field_and_labels(double fineness) {
  const Vec start = trial_.start().pose.at;
  const auto make_field = [&] { field_ = std::make_unique<LowerField>(map_, start); };
  const auto settle_by = [&](const LowerField& field) { settle(places(field, fineness), effort_of(fare_, fineness)); };
  const auto settle_by_legs = [&] {
    auto by_legs = std::make_unique<const ByLegs>(map_, start);
    settle_by(by_legs->field);
    if (misses_turns()) by_legs_ = std::move(by_legs);
  };
  work_.spend(looks_to_lay_out(trial_, fare_, map_.lattice.step));
  if (!fare_.besides.empty()) return make_field();
  // Searches of many fares are made side by side, and a coarse one is too little for two threads.
  if (level_ != effort::Level::coarse && trial_.fares().size() < effort::MANY_FARES)
    return side_by_side(2, [&](std::size_t i) {
      if (i == 0) return make_field();
      settle_by_legs();
    });
  make_field();
  if (misses_turns()) return settle_by_legs();
  settle_by(*field_);
}

double WaySearch::bound(const Box& box, Going how) const {
  const Vec middle = (box.min + box.max) * 0.5;
  // A marginal way may pass what bars others, each time by no more than is forgiven.
  if (forgiven_ > 0) return fare_.spent + least_unhindered(box) - forgiven_;
  const std::size_t cell = map_.lattice.cell_at(middle);
  if (map_.no_end[cell] || std::isinf(map_.least[cell])) return HUGE_VAL;
  const LowerField& field = how == Going::by_legs && by_legs_ ? by_legs_->field : *field_;
  double straight = field.least_in(box) + static_cast<double>(map_.once[cell]);
  if (std::isinf(straight) || fare_.spent + straight > fare_.allowance + EPS) return fare_.spent + straight;
  const double slack = distance(middle, box.max);
  straight += contours_.to(middle, slack);
  if (fare_.spent + straight > fare_.allowance + EPS) return fare_.spent + straight;
  if (aim_) {
    const double inches = aim_->at_least(middle, slack);
    if (std::isinf(inches)) return inches;
    straight = std::max(straight, inches * cheapest_);
  }
  const double least = fare_.spent + turning_.at(middle, slack, straight);
  return least <= fare_.allowance + EPS && closed_in(box, how) ? HUGE_VAL : least;
}

/// What the straight way costs at least, where nothing is in the way.
double WaySearch::least_unhindered(const Box& box) const {
  const Vec start = trial_.start().pose.at;
  const Vec nearest{std::clamp(start.x, box.min.x, box.max.x), std::clamp(start.y, box.min.y, box.max.y)};
  return std::max(0.0, distance(start, nearest) - forgiven_) * std::min(cheapest_, fare_.inch);
}

bool WaySearch::closed_in(const Box& box, Going how) const {
  if (forgiven_ > 0) return false;
  const Vec middle = (box.min + box.max) * 0.5;
  const std::size_t cell = map_.lattice.cell_at(middle);
  if (map_.no_end[cell] || std::isinf(map_.least[cell])) return true;
  return border_in(cell) && closed_.closed(middle, distance(middle, box.max), how);
}

bool WaySearch::in_bound(Vec goal, Going how) const {
  return bound(Box{goal, goal}, how) <= fare_.allowance + ROUNDING;
}

bool WaySearch::even_in(const Box& box) const {
  const double stride = std::min(map_.lattice.step / 2, box.max.x - box.min.x);
  for (double y = box.min.y + stride / 2; y < box.max.y; y += stride)
    for (double x = box.min.x + stride / 2; x < box.max.x; x += stride)
      if (map_.parting[map_.lattice.cell_at({x, y})] ||
          map_.borders.changes_within({x, y}, stride * std::sqrt(0.5), BorderEffect::price))
        return false;
  return true;
}

/// In order of what they are worth, as far as `field` lets them be reached.
std::vector<Vec> WaySearch::places(const LowerField& field, double fineness) const {
  const Stand& start = trial_.start();
  const auto useful = [&](Vec p) {
    return !closed_.blocked(p) && fare_.spent + field.least_in({p, p}) <= fare_.allowance + EPS;
  };
  const bool free = turns_freely(fare_);
  const double bends = effort::of(level_, free).bends;
  const auto most = static_cast<std::size_t>((free ? bends : effort::MAX_PLACES) / fineness);
  const auto most_facing = static_cast<std::size_t>(bends / std::min(1.0, fineness));
  std::vector<Vec> all = bends_of(trial_, fare_, base_, map_, useful, free ? most : std::min(most, most_facing));
  if (free) return all;
  if (fineness < 1) {
    const std::vector<Vec> more = places_all_over(useful);
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  const double inches = fare_.allowance / std::max(fare_.inch, EPS);
  for (int ring = 1; ring < effort::RINGS; ++ring)
    for (int ray = 0; ray < effort::RAYS; ++ray)
      all.push_back(start.pose.at +
                    direction(start.pose.facing + ray * 360.0 / effort::RAYS) * (inches * ring / effort::RINGS));
  if (all.size() > most) all.resize(most);
  return all;
}

/// In rows and columns, wherever the search may lead.
std::vector<Vec> WaySearch::places_all_over(const std::function<bool(Vec)>& useful) const {
  const Vec low = map_.lattice.place(0, 0);
  const Vec high = map_.lattice.place(map_.lattice.columns, map_.lattice.rows);
  for (double spacing = effort::CLOSEST_PLACES;; spacing *= effort::WIDER_SPACING) {
    std::vector<Vec> all;
    for (double y = low.y + spacing / 2; y < high.y; y += spacing)
      for (double x = low.x + spacing / 2; x < high.x; x += spacing)
        if (useful({x, y})) all.push_back({x, y});
    if (all.size() <= effort::MAX_PLACES_ALL_OVER) return all;
  }
}

std::vector<Manner> WaySearch::manners() const {
  std::vector<Manner> all;
  if (fare_.manners.forward) all.push_back(Manner::forward);
  if (fare_.manners.sideways && !(turns_freely(fare_) && base_.round())) all.push_back(Manner::sideways);
  if (fare_.manners.reverse && !turns_freely(fare_)) all.push_back(Manner::reverse);
  return all;
}

std::size_t WaySearch::bin_of(double facing) const {
  if (turns_freely(fare_)) return 0;
  return static_cast<std::size_t>(normalised(facing) / (360.0 / effort::FACINGS)) % effort::FACINGS;
}

void WaySearch::Label::set_credit(double degrees) {
  credit = degrees;
  narrow = std::cos(radians(std::clamp(degrees, 0.0, 180.0)));
}

/// It can turn to go so, as far as a quick look tells.
bool WaySearch::may_turn(const Label& label, Vec off, double inches, Manner manner) {
  if (manner == Manner::sideways) return true;
  const double along = dot(off, label.ahead);
  return (manner == Manner::reverse ? -along : along) >= (label.narrow - EPS) * inches;
}

std::optional<WaySearch::Label> WaySearch::led(std::size_t from, Vec to, Manner manner, double most) const {
  const Label& label = labels_[from];
  const Vec off = to - label.at;
  const double inches = length(off);
  if (inches < EPS) return std::nullopt;
  if (!may_turn(label, off, inches, manner)) return std::nullopt;
  if (aim_ && !(from < views_.size() ? aim_->leads_at_it(label.at, to, views_[from]) : aim_->leads_at_it(label.at, to)))
    return std::nullopt;
  Label next = label;
  next.at = to;
  next.doubt = 0;
  next.parent = from;
  next.manner = manner;
  const double factor = *factor_of(fare_.manners, manner);
  if (manner != Manner::sideways) {
    const bool back = manner == Manner::reverse;
    next.facing = normalised(heading_of(off) + (back ? 180 : 0));
    const double turn = angle_between(label.facing, next.facing);
    const double price = price_of_turning(fare_.turns, turn);
    next.spent += price;
    next.least += price;
    if (fare_.turns.steering && turn > label.credit + ANGLE_EPS) return std::nullopt;
    next.credit -= turn;
    next.ahead = off * ((back ? -1 : 1) / inches);
  }
  if (next.spent + cheapest_ * inches > most) return std::nullopt;
  const GroundMap::Along way = map_.along(label.at, to, (most - next.spent) / factor);
  next.spent += way.price * factor;
  if (std::isinf(next.spent)) return std::nullopt;
  next.least += way.least * factor;
  next.doubt = way.doubt;
  if (const auto& steering = fare_.turns.steering)
    next.set_credit(std::max(next.credit, std::min(steering->most, next.credit + steering->by_inch * inches)));
  return next;
}

/// Labels in order of their price (Dijkstra 1959), one for each place and facing: the first to which the judge finds
/// nothing wrong on the way. Where the ground leaves a doubt the price is what the judge says.
void WaySearch::settle(const std::vector<Vec>& bends, Effort effort) {
  struct Waiting {
    Label label;
    std::size_t place;
    bool judged = false;
    bool operator<(const Waiting& other) const { return label.spent > other.label.spent; }
  };
  std::priority_queue<Waiting> open;
  std::vector<Met> met(bends.size() * effort::FACINGS);
  const double most = fare_.allowance * effort::DOUBT;
  const std::vector<Manner> ways = manners();
  const auto met_at = [&](std::size_t place, double facing) -> Met& {
    return met[place * effort::FACINGS + bin_of(facing)];
  };
  const auto expand = [&](std::size_t from) {
    work_.spend(bends.size() / effort::PLACES_A_LOOK + 1);
    for (std::size_t place = 0; place < bends.size() && !ended(work_); ++place) {
      const double least = labels_[from].spent + cheapest_ * distance(labels_[from].at, bends[place]);
      if (least > most) continue;
      if (const Met& known = met_at(place, 0); turns_freely(fare_) && (known.settled || known.sure <= least)) continue;
      for (const Manner manner : ways) {
        work_.spend(effort::LOOKS_OF_A_LEG);
        const auto label = led(from, bends[place], manner, most);
        if (!label || label->spent > most) continue;
        Met& known = met_at(place, label->facing);
        // A way that is surely legal leaves no need of dearer ones.
        if (known.settled || known.sure <= label->spent) continue;
        if (label->doubt == 0) known.sure = label->spent;
        open.push({*label, place});
      }
    }
  };
  begin(ways, most);
  note_views();
  for (std::size_t label = 0; label < labels_.size() && !ended(work_); ++label) expand(label);
  while (!open.empty() && labels_.size() < effort.labels && !ended(work_)) {
    Waiting next = open.top();
    open.pop();
    Met& known = met_at(next.place, next.label.facing);
    if (known.settled || known.failed >= effort::MAX_FAILED) continue;
    if (!next.judged && passes_what_is_closed(next.label)) continue;
    if (next.label.doubt > 0 && !next.judged) {
      const auto price = price_of(next.label, effort);
      if (!price) {
        ++known.failed;
        continue;
      }
      const bool dearer = *price > next.label.spent + EPS;
      next.label.spent = next.label.least = *price;
      next.judged = true;
      if (dearer) {  // others may be cheaper now
        open.push(next);
        continue;
      }
    }
    known.settled = true;
    labels_.push_back(next.label);
    note_views();
    expand(labels_.size() - 1);
  }
  note_nearby(most);
}

void WaySearch::note_views() {
  while (aim_ && views_.size() < labels_.size()) views_.push_back(aim_->view_from(labels_[views_.size()].at));
}

void WaySearch::note_nearby(double most) {
  for (const Label& label : labels_) {
    const double inches = cheapest_ > 0 ? (most + EPS - label.spent) / cheapest_ : HUGE_VAL;
    nearby_.push_back({label.at, inches >= 0 ? inches * inches : -1});
  }
}

/// The price of the way to a label where it is known beforehand, or else what the judge says while he looks.
std::optional<double> WaySearch::price_of(const Label& label, Effort& effort) const {
  if (surely_turns_to(label) && surely_passes(label))
    if (const auto last = sure_price(label)) return labels_[label.parent].spent + *last;
  return effort.looks-- > 0 ? price_on_way(label) : label.spent;
}

/// What the judge says that the way to a label costs, or else what the fare says; nothing where it finds a fault but
/// such as are of its end.
std::optional<double> WaySearch::price_on_way(const Label& label) const {
  const auto judged = trial_.judged(path_to(label.parent, label.at, label.manner, std::nullopt), stop_, Detail::verdict,
                                    nullptr, &work_);
  if (!judged) return std::nullopt;
  const auto& faults = judged->ruling.faults;
  const auto at_end = [](const Fault& fault) { return fault.stage == Stage::at_end; };
  if (!std::all_of(faults.begin(), faults.end(), at_end)) return std::nullopt;
  const auto left = trial_.alone() ? left_of(judged->ruling, label) : std::nullopt;
  return left ? fare_.allowance - *left : label.spent;
}

}  // namespace linesman
