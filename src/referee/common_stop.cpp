#include "referee/common_stop.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "base/contains.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

/// A length in units of LENGTH_UNIT: what is judged is what is written.
using Micro = std::int64_t;

constexpr Micro INCH = 1'000'000;
/// No legal cut is sought between two that are not legal and nearer to one another.
constexpr Micro FINEST = INCH / 100;
/// Beside a place where a fact begins or ends, the facts of either side hold from here on.
constexpr Micro BESIDE = 2;
/// Orders that are judged, at most, times the models that move.
constexpr std::size_t MOST_JUDGED = 20'000;
/// The longer cuts that are judged all the same where a fault on the way stays with each of them.
constexpr int MOST_DOUBTED = 12;
/// By how much a gap changes for each inch of the cut, at most, in inches or in a smaller unit of length.
constexpr double FASTEST = 2 * 2.54;

double inches(Micro micro) { return static_cast<double>(micro) * LENGTH_UNIT; }
Micro nearest(double inches) { return std::llround(inches / LENGTH_UNIT); }

/// What a judged cut shows.
struct Look {
  bool legal = false;
  std::vector<Fault> faults;
  std::map<PieceIndex, double> left;  ///< of the allowance, by piece; where that is known

  bool is_too_dear(PieceIndex piece) const {
    const auto known = left.find(piece);
    return known != left.end() && exceeds(0, known->second);
  }
};

bool is_same_fault(const Fault& a, const Fault& b) {
  return a.rule == b.rule && a.place.piece == b.place.piece && a.with == b.with;
}

/// The members that end at cuts of their own.
using Fixed = std::map<PieceIndex, CommonCut>;

class StopSearch {
 public:
  StopSearch(const Hearing& hearing, const Order& order, const Judgement& judgement, Fixed fixed,
             const std::stop_token& stop)
      : hearing_(hearing),
        judgement_(judgement),
        paths_(hearing, order, judgement.trace.ordered ? *judgement.trace.ordered : judgement.trace),
        fixed_(std::move(fixed)),
        stop_(stop),
        left_(MOST_JUDGED / std::max<std::size_t>(1, paths_.trace().pieces.size())) {}

  const CommonPaths& paths() const { return paths_; }

  std::optional<CommonCut> greatest() {
    if (paths_.on_grid()) return greatest_on_grid();
    top_ = static_cast<Micro>(std::ceil(paths_.longest() / LENGTH_UNIT - LENGTH_UNIT * 1000));
    lay_knots();
    if (fixed_.empty()) learn(looks_[{top_, paths_.whole().then}], judgement_.ruling);
    const auto found = from_the_top();
    if (!doubted_ && !(found && goes_on(*found))) return settled(found);
    trusts_ = false;
    return settled(from_the_top());
  }

  /// The cut in six decimals. Where steps stand at a place that has more decimals, all of them are made a little behind
  /// it, and none a little before it.
  CommonCut as_written(const CommonCut& cut) const {
    const double exact = nearest_place(cut.length);
    const double units = exact / LENGTH_UNIT;
    const double whole = std::round(units);
    if (std::abs(units - whole) < LENGTH_UNIT * 1000) return {whole * LENGTH_UNIT, cut.then};
    return {(cut.then > 0 || exact >= paths_.longest() ? std::ceil(units) : std::floor(units)) * LENGTH_UNIT, cut.then};
  }

  /// Who is looked at for a reason why they go no farther.
  CommonCut next(const CommonCut& cut) const {
    for (std::size_t then = cut.then + 1; then <= paths_.steps_at(cut.length); ++then)
      if (!paths_.same({cut.length, then}, cut)) return {cut.length, then};
    if (paths_.on_grid()) return {cut.length + 1, 0};
    const double farther = std::min(cut.length + inches(FINEST), paths_.longest());
    return {farther, paths_.steps_at(farther)};
  }

  CommonCut shortest() const {
    if (paths_.on_grid()) return {1, 0};
    return paths_.longest() > 0 ? CommonCut{std::min(inches(FINEST), paths_.longest()), 0} : CommonCut{0, 1};
  }

  Order order_at(const CommonCut& cut) const { return paths_.order_to(ends_at(cut)); }

  std::vector<std::optional<PathPoint>> ends_at(const CommonCut& cut) const {
    std::vector<std::optional<PathPoint>> ends;
    for (std::size_t member = 0; member < paths_.trace().pieces.size(); ++member) {
      const auto own = fixed_.find(paths_.trace().pieces[member].piece);
      ends.push_back(paths_.end_of(member, own == fixed_.end() ? cut : own->second));
    }
    return ends;
  }

  std::optional<Judgement> judged(const CommonCut& cut, Detail detail) {
    if (left_-- == 0) throw WorkStopped("the common stop takes more work than one order may");
    const Order order = order_at(cut);
    Budget budget(Budget::OF_AN_ORDER, stop_);
    auto judgement = hearing_.judge(order, budget, detail);
    if (budget.stop_requested()) throw WorkStopped("judging was given up");
    if (!judgement) return std::nullopt;
    return std::move(judgement).value();
  }

 private:
  double nearest_place(double length) const {
    for (const double place : exact_)
      if (same_length(place, length)) return place;
    return length;
  }

  void lay_knots() {
    exact_ = paths_.places();
    for (const double place : exact_)
      if (const Micro knot = nearest(place); knot > 0 && knot < top_) knots_.push_back(knot);
    std::sort(knots_.begin(), knots_.end());
    knots_.erase(std::unique(knots_.begin(), knots_.end()), knots_.end());
    // Only those where steps stand have to be found again.
    std::erase_if(exact_, [&](double place) { return paths_.steps_at(place) == 0 && place < paths_.longest(); });
  }

  CommonCut cut_at(Micro length) const {
    const double exact = length >= top_ ? paths_.longest() : inches(length);
    return {exact, 0};
  }

  const Look& look(Micro length) {
    const CommonCut cut = cut_at(length);
    return look(length, length >= top_ ? paths_.steps_at(cut.length) : 0);
  }

  const Look& look(Micro length, std::size_t then) {
    const auto [place, is_new] = looks_.try_emplace({length, then});
    Look& found = place->second;
    if (!is_new) return found;
    const auto judgement = judged({cut_at(length).length, then}, Detail::verdict);
    if (!judgement) return found;
    learn(found, judgement->ruling);
    return found;
  }

  void learn(Look& look, const Ruling& ruling) {
    look.legal = ruling.verdict == Verdict::legal;
    for (const PieceAllowance& each : ruling.shown.allowances)
      if (each.total && each.spent) look.left[each.piece] = *each.total - *each.spent;
    if (look.legal) return;
    look.faults = ruling.faults;
    for (const Fault& fault : look.faults) bound(look, fault);
  }

  /// A fault before the move, or on the way, stays with every longer cut, and so does an allowance that is spent. They
  /// are doubted, as some rules make a longer way cheaper.
  void bound(const Look& look, const Fault& fault) {
    if (fixed_.contains(fault.place.piece)) return;
    if (fault.stage == Stage::before_move) bound_ = 0;
    const bool is_spent = look.is_too_dear(fault.place.piece) && fault.excess &&
                          same_length(*fault.excess, -look.left.at(fault.place.piece));
    if (fault.stage != Stage::on_way && !is_spent) return;
    const auto& pieces = paths_.trace().pieces;
    for (std::size_t member = 0; member < pieces.size(); ++member)
      if (pieces[member].piece == fault.place.piece)
        bound_ = std::min(bound_, paths_.length_to(member, {fault.place.step, fault.place.s}));
  }

  Micro highest() const {
    return trusts_ && bound_ < inches(top_) ? static_cast<Micro>(std::floor(bound_ / LENGTH_UNIT + 0.5)) : top_;
  }

  std::optional<CommonCut> from_the_top() {
    Micro high = top_;
    int doubts = MOST_DOUBTED;
    std::ptrdiff_t passed_over = 0;
    if (const auto found = at_knot(high, 0)) return found;
    while (high > 0) {
      const auto above = std::lower_bound(knots_.begin(), knots_.end(), high);
      const Micro low = above == knots_.begin() ? 0 : *std::prev(above);
      const Micro top = std::min(high, highest());
      if (top > low) {
        if (top < high) {
          if (is_doubted(top, high)) return std::nullopt;
          if (const auto found = at_knot(top, BESIDE)) return found;
        }
        if (const auto found = between(low + BESIDE, top - BESIDE, top)) return CommonCut{inches(*found), 0};
      } else if (doubts > 0) {
        const std::ptrdiff_t others = above - std::lower_bound(knots_.begin(), knots_.end(), top);
        if (++passed_over * doubts > others && high - low > FINEST) {
          --doubts;
          passed_over = 0;
          if (is_doubted(low, high)) return std::nullopt;
        }
      }
      high = low;
      if (high <= highest())
        if (const auto found = at_knot(high, BESIDE)) return found;
    }
    return std::nullopt;
  }

  /// Whether a cut is legal in the middle of a stretch where a fault stays with every cut.
  bool is_doubted(Micro low, Micro high) {
    doubted_ = high - low > 2 * BESIDE && look(low + (high - low) / 2).legal;
    return doubted_;
  }

  /// Whether a little farther is legal too.
  bool goes_on(const CommonCut& cut) {
    const Micro farther = nearest(cut.length) + FINEST;
    return farther < top_ && look(farther).legal;
  }

  /// A limit holds up to EPS beyond it: then the cut is the limit itself.
  std::optional<CommonCut> settled(const std::optional<CommonCut>& cut) {
    if (!cut || cut->then > 0) return cut;
    const Micro length = nearest(cut->length);
    for (Micro lower = length; lower > length - BESIDE && lower > 0; --lower)
      if ((std::binary_search(knots_.begin(), knots_.end(), lower) || spent_.contains(lower)) && look(lower).legal)
        return CommonCut{cut_at(lower).length, 0};
    return cut;
  }

  /// The greatest legal cut at a place and up to `more` behind it, where none is legal.
  std::optional<CommonCut> at_knot(Micro knot, Micro more) {
    const std::size_t most = paths_.steps_at(cut_at(knot).length);
    for (std::size_t then = most + 1; then-- > 0;) {
      if (knot == 0 && then == 0) break;
      if (!look(knot, then).legal) continue;
      if (then == most && more > 0 && knot < top_)
        if (const Micro last = last_legal(knot, std::min(knot + more, top_)); last > knot)
          return CommonCut{inches(last), 0};
      return CommonCut{cut_at(knot).length, then};
    }
    return std::nullopt;
  }

  /// Between a legal length and one that is not.
  Micro last_legal(Micro legal, Micro illegal) {
    while (illegal - legal > 1) {
      const Micro middle = legal + (illegal - legal) / 2;
      (look(middle).legal ? legal : illegal) = middle;
    }
    return legal;
  }

  /// The greatest legal length in a stretch on which the same facts hold; `beyond` is not legal.
  std::optional<Micro> between(Micro low, Micro high, Micro beyond) {
    if (high <= low) {
      for (Micro length = beyond - 1; length > low - BESIDE && length > 0; --length)
        if (look(length).legal) return length;
      return std::nullopt;
    }
    if (look(high).legal) return last_legal(high, beyond);
    return inside(low, high);
  }

  /// `high` is not legal.
  std::optional<Micro> inside(Micro low, Micro high) {
    const Look& at_low = look(low);
    const Look& at_high = look(high);
    if (high - low <= (at_low.legal ? 1 : FINEST)) return at_low.legal ? std::optional(low) : std::nullopt;
    if (!at_low.legal && none_between(at_low, at_high, high - low)) return std::nullopt;
    const Micro middle = at_low.legal ? spent_between(low, high) : low + (high - low) / 2;
    const auto found = inside(middle, high);
    if (found || look(middle).legal) return found;
    return inside(low, middle);
  }

  /// Where the first allowance is spent, as prices are the same all along; else the middle.
  Micro spent_between(Micro low, Micro high) {
    const Look& at_low = look(low);
    double first = HUGE_VAL;
    for (const auto& [piece, left] : look(high).left) {
      const auto before = at_low.left.find(piece);
      if (before == at_low.left.end() || !exceeds(0, left) || before->second <= left) continue;
      const double share = std::max(0.0, before->second) / (before->second - left);
      first = std::min(first, static_cast<double>(low) + share * static_cast<double>(high - low));
    }
    if (first == HUGE_VAL) return low + (high - low) / 2;
    const auto spent = static_cast<Micro>(std::llround(first));
    spent_.insert(spent);
    return std::clamp(spent, low + 1, high - 1);
  }

  /// Two cuts on a stretch with the same facts have a fault that all between them have: an allowance that is spent, a
  /// fault without a degree, a gap that cannot come to its limit and go back on so short a way.
  static bool none_between(const Look& a, const Look& b, Micro apart) {
    for (const auto& [piece, left] : a.left)
      if (a.is_too_dear(piece) && b.is_too_dear(piece)) return true;
    for (const Fault& fault : a.faults)
      for (const Fault& other : b.faults) {
        if (!is_same_fault(fault, other)) continue;
        if (fault.stage != Stage::at_end && other.stage != Stage::at_end) return true;
        if (!fault.excess || !other.excess) return true;
        if (*fault.excess + *other.excess > FASTEST * inches(apart)) return true;
      }
    return false;
  }

  std::optional<CommonCut> greatest_on_grid() {
    for (auto hexes = static_cast<std::size_t>(std::lround(paths_.longest())) + 1; hexes-- > 0;)
      for (std::size_t then = paths_.steps_at(static_cast<double>(hexes)) + 1; then-- > 0;) {
        if (hexes == 0 && then == 0) break;
        const CommonCut cut{static_cast<double>(hexes), then};
        const auto judgement = judged(cut, Detail::verdict);
        if (judgement && judgement->ruling.verdict == Verdict::legal) return cut;
      }
    return std::nullopt;
  }

  const Hearing& hearing_;
  const Judgement& judgement_;
  const CommonPaths paths_;
  const Fixed fixed_;
  std::stop_token stop_;
  std::size_t left_;
  std::map<std::pair<Micro, std::size_t>, Look> looks_;
  std::vector<Micro> knots_;
  std::set<Micro> spent_;      ///< lengths at which an allowance is spent
  std::vector<double> exact_;  ///< lengths at which steps stand, and the longest
  Micro top_ = 0;
  double bound_ = HUGE_VAL;  ///< no longer cut is legal, as far as a fault says so
  bool trusts_ = true;       ///< in `bound_`
  bool doubted_ = false;     ///< a longer cut is legal all the same
};

bool is_missing_dice(const Ruling& ruling) {
  return ruling.verdict == Verdict::incomplete ||
         std::any_of(ruling.dice.begin(), ruling.dice.end(), [](const DiceNeed& need) { return !need.given; });
}

std::vector<MemberStop> stops_of(const CommonPaths& paths, const std::vector<std::optional<PathPoint>>& ends,
                                 const Trace& cut) {
  std::vector<MemberStop> stops;
  for (std::size_t member = 0; member < ends.size(); ++member) {
    const PieceTrace& way = paths.trace().pieces[member];
    const PieceTrace* made = cut.of(way.piece);
    const Stand& end = made ? made->end : way.start;
    MemberStop& stop = stops.emplace_back(MemberStop{way.piece, {}, 0, end.pose, end.hex});
    if (!ends[member]) continue;
    stop.step = ends[member]->step;
    const TracedStep& step = way.steps[*stop.step];
    const HexEntry* entry = facts_of<HexEntry>(step);
    stop.s = entry ? entry->length : reported_s(step, ends[member]->s);
  }
  std::stable_sort(stops.begin(), stops.end(),
                   [](const MemberStop& a, const MemberStop& b) { return a.piece < b.piece; });
  return stops;
}

std::vector<Fault> each_once(const std::vector<Fault>& faults) {
  std::vector<Fault> once;
  for (const Fault& fault : faults)
    if (std::none_of(once.begin(), once.end(), [&](const Fault& other) { return is_same_fault(fault, other); }))
      once.push_back(fault);
  return once;
}

std::vector<PieceIndex> too_dear(const Ruling& ruling) {
  std::vector<PieceIndex> pieces;
  for (const PieceAllowance& each : ruling.shown.allowances)
    if (each.total && each.spent && exceeds(*each.spent, *each.total)) pieces.push_back(each.piece);
  return pieces;
}

CommonStop whole_way(const StopSearch& search, const Order& order, const Judgement& judgement) {
  const CommonCut cut = search.paths().whole();
  CommonStop stop{search.as_written(cut), search.paths().longest(), order, judgement, {}, {}, {}};
  stop.stops = stops_of(search.paths(), search.ends_at(cut), judgement.trace);
  return stop;
}

/// The stop with those who decide. A next cut that is legal is a farther stop.
std::optional<CommonStop> stop_at(StopSearch& search, CommonCut cut) {
  constexpr int FARTHER = 8;
  std::vector<Fault> by;
  std::vector<PieceIndex> spent;
  for (int i = 0; i < FARTHER; ++i) {
    const CommonCut next = search.next(cut);
    if (search.paths().same(next, cut)) break;
    const auto beyond = search.judged(next, Detail::whole);
    by = beyond ? each_once(beyond->ruling.faults) : std::vector<Fault>{};
    spent = beyond ? too_dear(beyond->ruling) : std::vector<PieceIndex>{};
    if (!beyond || beyond->ruling.verdict != Verdict::legal) break;
    cut = next;
  }
  CommonCut written = search.as_written(cut);
  auto judgement = search.judged(written, Detail::whole);
  for (int lower = 0; lower < FARTHER && (!judgement || judgement->ruling.verdict != Verdict::legal); ++lower) {
    written = {written.length - LENGTH_UNIT, 0};
    judgement = search.judged(written, Detail::whole);
  }
  if (!judgement || judgement->ruling.verdict != Verdict::legal) return std::nullopt;
  CommonStop stop{written,       search.paths().longest(), search.order_at(written), *std::move(judgement),
                  std::move(by), std::move(spent)};
  stop.stops = stops_of(search.paths(), search.ends_at(written), stop.judgement.trace);
  return stop;
}

}  // namespace

std::vector<PieceIndex> who_decide(const CommonStop& stop) {
  std::vector<PieceIndex> who;
  for (const Fault& fault : stop.by)
    if (fault.rule == stop.by.front().rule && !contains(who, fault.place.piece)) who.push_back(fault.place.piece);
  return who;
}

std::optional<Together> together_of(const Hearing& hearing, const Order& order, const Judgement& judgement,
                                    const std::stop_token& stop) try {
  if (!judgement.ruling.several) return std::nullopt;
  StopSearch search(hearing, order, judgement, {}, stop);
  if (judgement.ruling.verdict == Verdict::legal) return Together{whole_way(search, order, judgement)};
  if (is_missing_dice(judgement.ruling)) return Together{};
  const auto cut = search.greatest();
  if (cut)
    if (auto found = stop_at(search, *cut)) return Together{*std::move(found)};
  const auto shortest = search.judged(search.shortest(), Detail::whole);
  if (!shortest || shortest->ruling.faults.empty()) return Together{};
  return Together{std::nullopt, shortest->ruling.faults.front()};
} catch (const WorkStopped&) {
  return std::nullopt;
}

std::optional<CommonStop> common_stop_beside(const Hearing& hearing, const Order& order, const Judgement& judgement,
                                             const std::vector<std::pair<PieceIndex, CommonCut>>& fixed,
                                             const std::stop_token& stop) try {
  StopSearch search(hearing, order, judgement, Fixed(fixed.begin(), fixed.end()), stop);
  const auto cut = search.greatest();
  return cut ? stop_at(search, *cut) : std::nullopt;
} catch (const WorkStopped&) {
  return std::nullopt;
}

}  // namespace linesman
