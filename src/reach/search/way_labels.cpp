#include "reach/search/way_labels.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/effort.h"

namespace linesman {

namespace {

constexpr double HALF_TURN = 180;

std::size_t bin_of(double facing, bool free) {
  if (free) return 0;
  return static_cast<std::size_t>(normalised(facing) / (360.0 / effort::FACINGS)) % effort::FACINGS;
}

}  // namespace

std::vector<Manner> manners_of(const WayBounds& bounds) {
  const Fare& fare = bounds.fare();
  std::vector<Manner> all;
  if (fare.manners.forward) all.push_back(Manner::forward);
  if (fare.manners.sideways && !(turns_freely(fare) && bounds.round())) all.push_back(Manner::sideways);
  if (fare.manners.reverse && !turns_freely(fare)) all.push_back(Manner::reverse);
  return all;
}

void turn_to(std::optional<double> facing, double faces, Path& path) {
  if (facing && angle_between(faces, *facing) > ANGLE_EPS) path.push_back(PivotStep{turn_between(faces, *facing)});
}

Path path_of(const Pose& start, const std::vector<PlannedLeg>& legs, std::optional<double> facing) {
  Path path;
  Vec at = start.at;
  double faces = start.facing;
  for (const auto& [how, to] : legs) {
    if (distance(at, to) < EPS) continue;
    if (how == Manner::sideways)
      path.push_back(SlideStep{to});
    else if (how == Manner::reverse)
      path.push_back(ReverseToStep{to});
    else
      path.push_back(ToStep{to});
    if (how != Manner::sideways) faces = normalised(heading_of(to - at) + (how == Manner::reverse ? 180 : 0));
    at = to;
  }
  turn_to(facing, faces, path);
  return path;
}

WayLabels::WayLabels(const WayTrial& trial, const WayBounds& bounds, std::stop_token stop)
    : trial_(trial),
      bounds_(bounds),
      fare_(bounds.fare()),
      stop_(std::move(stop)),
      manners_(manners_of(bounds)),
      proofs_(trial, bounds, labels_) {
  if (fare_.turns.bands.empty()) return;
  turn_prices_.push_back({1 - EPS, 0});
  for (const TurnBand& band : fare_.turns.bands)
    turn_prices_.push_back({std::cos(radians(band.up_to + ANGLE_EPS)) - EPS, band.price});
}

/// A quick bound of the price of a leg with the turn before it. `off`: to where it leads; `inches`: its length.
double WayLabels::least_of_leg(const WayLabel& label, Vec off, double inches, Manner manner) const {
  const double straight = bounds_.cheapest() * inches * *factor_of(fare_.manners, manner);
  if (turn_prices_.empty() || manner == Manner::sideways) return straight;
  const double along = dot(off, label.ahead) * (manner == Manner::reverse ? -1 : 1);
  for (const TurnPrice& turn : turn_prices_)
    if (along >= turn.cosine * inches) return straight + turn.price;
  return straight + turn_prices_.back().price;
}

Path WayLabels::path_to(std::size_t label, Vec goal, Manner manner, std::optional<double> facing) const {
  std::vector<PlannedLeg> legs{{manner, goal}};
  for (; label != 0; label = labels_[label].parent) legs.emplace_back(labels_[label].manner, labels_[label].at);
  std::reverse(legs.begin(), legs.end());
  return path_of(trial_.start().pose, legs, facing);
}

std::optional<WayLabel> WayLabels::extended(std::size_t from, Vec to, Manner manner, double most) const {
  const WayLabel& label = labels_[from];
  const Vec off = to - label.at;
  const double inches = length(off);
  if (inches < EPS) return std::nullopt;
  if (!label.may_turn(off, inches, manner)) return std::nullopt;
  if (label.spent + least_of_leg(label, off, inches, manner) > most + EPS) return std::nullopt;
  if (const auto& aim = bounds_.aim();
      aim && !(from < views_.size() ? aim->leads_at_it(label.at, to, views_[from]) : aim->leads_at_it(label.at, to)))
    return std::nullopt;
  WayLabel next = label;
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
  if (next.spent + bounds_.cheapest() * inches > most) return std::nullopt;
  const GroundMap::Along way = bounds_.map().along(label.at, to, (most - next.spent) / factor);
  next.spent += way.price * factor;
  if (std::isinf(next.spent)) return std::nullopt;
  next.least += way.least * factor;
  next.doubt = way.doubt;
  if (const auto& steering = fare_.turns.steering)
    next.set_credit(std::max(next.credit, std::min(steering->most, next.credit + steering->by_inch * inches)));
  return next;
}

void WayLabels::add(const WayLabel& label) {
  labels_.push_back(label);
  if (bounds_.aim()) views_.push_back(bounds_.aim()->view_from(label.at));
}

/// The labels that are there before any place on the way is gone to.
void WayLabels::begin(double most) {
  const Pose& pose = trial_.start().pose;
  WayLabel first{.at = pose.at, .facing = pose.facing, .spent = fare_.spent, .least = fare_.spent};
  first.ahead = direction(pose.facing);
  first.set_credit(fare_.turns.steering ? fare_.turns.steering->at_start : HALF_TURN);
  add(first);
  if (fare_.turns.steering) bend_at_once(most);
  if (!fare_.turns.bands.empty()) go_straight_on(most);
}

/// Where turning is paid for, the first turn may come anywhere on the way straight on.
void WayLabels::go_straight_on(double most) {
  const double stride =
      std::max(effort::BENDING, fare_.allowance / std::max(fare_.inch, EPS) / effort::PARTS_STRAIGHT_ON);
  const Vec start = labels_.front().at;
  const Vec ahead = labels_.front().ahead;
  for (const Manner manner : manners_) {
    if (manner == Manner::sideways) continue;
    const Vec step = ahead * (manner == Manner::reverse ? -stride : stride);
    for (int i = 1; bounds_.lattice().holds(start + step * i); ++i) {
      const auto label = extended(0, start + step * i, manner, most);
      if (!label || !proofs_.worth_trying(*label) || proofs_.passes_what_is_closed(*label)) break;
      add(*label);
    }
  }
}

/// Steering as hard as it may to either side from the start: then on with a straight leg the way is nearly the
/// shortest.
void WayLabels::bend_at_once(double most) {
  constexpr double WHOLE_CIRCLE = 360;
  for (const Manner manner : manners_)
    for (const double side : {-1.0, 1.0}) {
      std::size_t from = 0;
      double turned = 0;
      while (turned < WHOLE_CIRCLE) {
        const double turn = std::min(labels_[from].credit, fare_.turns.steering->most);
        const double heading = labels_[from].facing + side * turn + (manner == Manner::reverse ? 180 : 0);
        const auto label = extended(from, labels_[from].at + direction(heading) * effort::BENDING, manner, most);
        if (!label || label->spent > most) break;
        turned += std::max(turn, 1.0);
        add(*label);
        from = labels_.size() - 1;
      }
    }
}

/// The queue of ways that are not settled yet.
class WayLabels::Settler {
 public:
  Settler(WayLabels& labels, const std::vector<Vec>& bends, double fineness, WorkLeft& work)
      : labels_(labels),
        bends_(bends),
        work_(work),
        free_(turns_freely(labels.fare_)),
        most_(labels.fare_.allowance * effort::DOUBT),
        places_(bends.size() * effort::FACINGS),
        memories_(effort::WAYS_REMEMBERED) {
    const effort::Effort& usual = effort::of(effort::level_of(fineness), free_);
    judged_left_ = static_cast<int>(usual.judged / (fineness * fineness));
    max_labels_ = static_cast<std::size_t>(usual.labels);
  }

  void settle() {
    labels_.begin(most_);
    for (std::size_t label = 0; label < labels_.labels_.size() && !ended(); ++label) expand(label);
    while (!open_.empty() && labels_.labels_.size() < max_labels_ && !ended()) {
      const Waiting next = open_.top();
      open_.pop();
      settle(next);
    }
    labels_.note_nearby(most_);
  }

 private:
  struct Waiting {
    WayLabel label;
    std::size_t place;
    bool judged = false;
    bool operator<(const Waiting& other) const { return label.spent > other.label.spent; }
  };
  /// A place in one facing.
  struct PlaceState {
    bool settled = false;
    int failed = 0;          ///< ways with which the judge found a fault
    double sure = HUGE_VAL;  ///< the price of a way whose last leg is beyond doubt
  };

  bool ended() const { return work_.none() || labels_.stop_.stop_requested(); }
  PlaceState& state_of(std::size_t place, double facing) {
    return places_[place * effort::FACINGS + bin_of(facing, free_)];
  }

  void expand(std::size_t from) {
    const double cheapest = labels_.bounds_.cheapest();
    work_.spend(bends_.size() / effort::PLACES_A_LOOK + 1);
    for (std::size_t place = 0; place < bends_.size() && !ended(); ++place) {
      const WayLabel& label = labels_.labels_[from];
      const double least = label.spent + cheapest * distance(label.at, bends_[place]);
      if (least > most_) continue;
      if (const PlaceState& known = state_of(place, 0); free_ && (known.settled || known.sure <= least)) continue;
      for (const Manner manner : labels_.manners_) {
        work_.spend(effort::LOOKS_OF_A_LEG);
        if (const auto next = labels_.extended(from, bends_[place], manner, most_); next && next->spent <= most_)
          wait(*next, place);
      }
    }
  }

  void wait(const WayLabel& label, std::size_t place) {
    PlaceState& known = state_of(place, label.facing);
    // A way that is surely legal leaves no need of dearer ones.
    if (known.settled || known.sure <= label.spent) return;
    if (label.doubt == 0) known.sure = label.spent;
    open_.push({label, place});
  }

  void settle(Waiting next) {
    PlaceState& known = state_of(next.place, next.label.facing);
    if (known.settled || known.failed >= effort::MAX_FAILED) return;
    if (!next.judged && labels_.proofs_.passes_what_is_closed(next.label)) return;
    if (next.label.doubt > 0 && !next.judged) {
      const auto price = price_of(next.label);
      if (!price) {
        ++known.failed;
        return;
      }
      const bool dearer = *price > next.label.spent + EPS;
      next.label.spent = next.label.least = *price;
      next.judged = true;
      if (dearer) return open_.push(next);  // others may be cheaper now
    }
    known.settled = true;
    labels_.add(next.label);
    expand(labels_.labels_.size() - 1);
  }

  /// The price of the way to a label where it is known beforehand, or else the judge's, while it is asked.
  std::optional<double> price_of(const WayLabel& label) {
    const WayProofs& proofs = labels_.proofs_;
    if (proofs.surely_turns_to(label) && proofs.surely_passes(label))
      if (const auto last = proofs.sure_price(label)) return labels_.labels_[label.parent].spent + *last;
    return judged_left_-- > 0 ? judged_price_of(label) : label.spent;
  }

  /// The judge's price of the way to a label, or else the fare's; nothing where it finds a fault that is not of the
  /// end.
  std::optional<double> judged_price_of(const WayLabel& label) {
    const auto judged =
        labels_.trial_.judged(labels_.path_to(label.parent, label.at, label.manner, std::nullopt), labels_.stop_,
                              Detail::verdict, &memories_[label.parent % memories_.size()], &work_);
    if (!judged) return std::nullopt;
    const auto& faults = judged->ruling.faults;
    const auto at_end = [](const Fault& fault) { return fault.stage == Stage::at_end; };
    if (!std::all_of(faults.begin(), faults.end(), at_end)) return std::nullopt;
    const auto left = labels_.trial_.alone() ? labels_.proofs_.left_of(judged->ruling, label) : std::nullopt;
    return left ? labels_.fare_.allowance - *left : label.spent;
  }

  WayLabels& labels_;
  const std::vector<Vec>& bends_;
  WorkLeft& work_;
  bool free_;
  double most_;
  int judged_left_ = 0;
  std::size_t max_labels_ = 0;
  std::priority_queue<Waiting> open_;
  std::vector<PlaceState> places_;
  std::vector<TraceMemory> memories_;  ///< by the label from which a way goes on, as far as they last
};

void WayLabels::settle(const std::vector<Vec>& bends, double fineness, WorkLeft& work) {
  Settler(*this, bends, fineness, work).settle();
}

void WayLabels::note_nearby(double most) {
  most_ = most;
  for (const WayLabel& label : labels_) {
    const double cheapest = bounds_.cheapest();
    const double inches = cheapest > 0 ? (most + EPS - label.spent) / cheapest : HUGE_VAL;
    nearby_.push_back({label.at, inches >= 0 ? inches * inches : -1});
  }
}

std::vector<std::pair<double, std::size_t>> WayLabels::by_bound(Vec goal) const {
  std::vector<std::pair<double, std::size_t>> found;
  for (std::size_t i = 0; i < labels_.size(); ++i) {
    const Vec off = goal - nearby_[i].at;
    if (dot(off, off) > nearby_[i].square) continue;
    const double inches = length(off);
    double least = HUGE_VAL;
    for (const Manner manner : manners_)
      if (labels_[i].may_turn(off, inches, manner))
        least = std::min(least, labels_[i].spent + least_of_leg(labels_[i], off, inches, manner));
    if (least <= most_ + EPS) found.emplace_back(least, i);
  }
  std::make_heap(found.begin(), found.end(), std::greater<>());
  return found;
}

}  // namespace linesman
