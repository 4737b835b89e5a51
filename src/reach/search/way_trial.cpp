#include "reach/search/way_trial.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "movement/outline.h"
#include "reach/bounds/shapes.h"
#include "reach/effort.h"
#include "rules/dice.h"
#include "state/statuses.h"

namespace linesman {

namespace {

/// Bases at other altitudes are passed over or under, and ways that are searched neither climb nor sink.
void leave_out_other_levels(const Game& game, double altitude, double clear, Fares& fares) {
  for (Fare& fare : fares)
    std::erase_if(fare.pieces, [&](const PieceFare& other) {
      return !same_level(altitude, game.piece(other.piece).pose.altitude, clear);
    });
}

/// The last climb of a frame, which comes before anything else.
const TracedStep* climbed_last(const PieceTrace& trace, const WayFrame& frame) {
  const TracedStep* last = nullptr;
  for (std::size_t i = 0; i < std::min(frame.first.size(), trace.steps.size()); ++i)
    if (std::holds_alternative<Climb>(trace.steps[i].facts)) last = &trace.steps[i];
  return last;
}

bool takes_up_hexes(const Feature& feature) {
  return !std::holds_alternative<MultiPolygon>(feature.shape) && !std::holds_alternative<Polyline>(feature.shape);
}

/// The base may overlap, in some facing, something that bears it there.
bool may_be_borne(const WayTrial& trial, const HeightFare& height, Vec at, double within) {
  const double near = radii_of(trial.base()).outer + within + EPS;
  return std::any_of(height.borne_by.begin(), height.borne_by.end(), [&](FeatureIndex index) {
    const Feature& feature = trial.hearing().game().feature(index);
    return takes_up_hexes(feature) || area_of(feature).distance_from(at) <= near;
  });
}

/// The ids of an order's pieces, in the order in which dice are rolled for them.
std::vector<std::string> dealt_to(const Game& game, const Order& order) {
  if (std::holds_alternative<Pieces>(order.who)) return ids_of(order.who);
  std::vector<std::string> ids;
  if (const auto pieces = ordered_pieces(game, order))
    for (const PieceIndex piece : *pieces) ids.push_back(game.piece(piece).id);
  return ids;
}

/// What one piece needs of a purpose, as the ruling on an order for it alone says.
std::size_t needed(const Ruling& ruling, const std::string& purpose) {
  for (const DiceNeed& need : ruling.dice)
    if (need.purpose == purpose)
      if (const auto count = dice_count(need.need)) return static_cast<std::size_t>(count->count);
  return 0;
}

}  // namespace

Result<WayTrial> WayTrial::of(const Hearing& hearing, Order order, PieceIndex piece, WayFrame frame) {
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces) return pieces.problem();
  WayTrial trial(hearing, std::move(order), piece, std::move(frame));
  trial.alone_ = pieces->size() == 1;
  // Some rulesets take no order without a step: then one that leads nowhere to speak of stands for it.
  const bool grid = hearing.game().table().hex.has_value();
  const Path nowhere{ForwardStep{4 * EPS}};
  for (const Path& path : {Path{}, nowhere}) {
    const Order asked = trial.with_path(path);
    const auto prepared = hearing.prepare(asked);
    if (!prepared && (!path.empty() || grid)) return prepared.problem();
    if (!prepared) continue;
    auto judged = hearing.judge(asked);
    if (!judged) return judged.problem();
    trial.begin(**prepared, *judged);
    if (!grid) trial.choose_steps();
    trial.going_nowhere_.push_back(std::move(judged->ruling));
    // What moves needs dice that standing does not.
    if (!grid && path.empty())
      if (auto moved = hearing.judge(trial.with_path(nowhere)))
        trial.going_nowhere_.push_back(std::move(moved->ruling));
    trial.standing_ = trial.going_nowhere_.back();
    const auto& offers = hearing.ruleset().terms().offers;
    if (!grid && std::find(offers.begin(), offers.end(), "climb") != offers.end())
      if (auto climbed = hearing.judge(trial.with_path({ClimbStep{4 * EPS}})))
        trial.going_nowhere_.push_back(std::move(climbed->ruling));
    return trial;
  }
  return trial;
}

/// What is asked of the ruleset before any way is tried.
void WayTrial::begin(const PreparedOrder& prepared, const Judgement& judgement) {
  fares_ = prepared.fares(piece_);
  const bool framed = !frame_.first.empty() || !frame_.last.empty();
  // Bounds of what may be done besides are those of the empty frame.
  if (framed) std::erase_if(fares_, [](const Fare& fare) { return !fare.besides.empty(); });
  if (!framed) other_frames_ = prepared.frames(piece_);
  for (const Mover& mover : prepared.request().movers)
    if (mover.piece == piece_) base_ = mover.footprint;
  if (const PieceTrace* trace = judgement.trace.of(piece_)) {
    altitude_before_ = trace->start.pose.altitude;
    start_ = trace->start;
    if (const TracedStep* last = climbed_last(*trace, frame_)) {
      start_ = trace->end;
      start_.pose = last->after;
    }
  }
  const Game& game = hearing_.game();
  const std::size_t fellows = game.piece(piece_).unit ? game.pieces_of(*game.piece(piece_).unit).size() : 1;
  const std::size_t things = prepared.request().movers.size() + game.pieces().size() / effort::PIECES_A_LOOK +
                             fellows * fellows / effort::FELLOWS_A_LOOK;
  reading_looks_ = effort::LOOKS_OF_READING * (1 + things);
  leave_out_other_levels(hearing_.game(), start_.pose.altitude, prepared.request().clear_height, fares_);
  other_bases_ = prepared.request().footprints;
}

/// A ruleset that takes wheels and has something against a pivot wants wheels.
void WayTrial::choose_steps() {
  const Terms& terms = hearing_.ruleset().terms();
  if (takes_steps_to_places(terms)) return;
  own_steps_ = TurnsBy::pivots;
  if (std::find(terms.steps.begin(), terms.steps.end(), "wheel") == terms.steps.end()) return;
  const auto pivoted = judged({PivotStep{1, {}}}, {}, Detail::verdict);
  if (!pivoted || !accepts(pivoted->ruling)) own_steps_ = TurnsBy::wheels;
}

const Fault* WayTrial::bars_every_way() const {
  const Fault* first = nullptr;
  for (const Ruling& ruling : going_nowhere_) {
    const auto fault = std::find_if(ruling.faults.begin(), ruling.faults.end(), [&](const Fault& each) {
      return each.stage == Stage::before_move && !(each.excess && *each.excess <= hearing_.game().tolerance());
    });
    if (ruling.verdict != Verdict::illegal || fault == ruling.faults.end()) return nullptr;
    if (!first) first = &*fault;
  }
  return first;
}

bool WayTrial::accepts(const Ruling& ruling) const {
  if (is_allowed(ruling)) return true;
  if (alone_ || ruling.verdict == Verdict::incomplete) return false;
  const PieceAllowance* own = nullptr;
  for (const PieceAllowance& each : ruling.shown.allowances)
    if (each.piece == piece_) own = &each;
  if (!own || !own->total || !own->spent || exceeds(*own->spent, *own->total)) return false;
  return std::all_of(ruling.faults.begin(), ruling.faults.end(),
                     [](const Fault& fault) { return fault.stage == Stage::at_end; });
}

Order WayTrial::with_path(Path path) const {
  if (own_steps_) path = in_own_steps(path, start_.pose, base_, *own_steps_);
  path.insert(path.begin(), frame_.first.begin(), frame_.first.end());
  path.insert(path.end(), frame_.last.begin(), frame_.last.end());
  Order order = order_;
  if (alone_)
    order.paths.set_all(std::move(path));
  else
    order.paths.set(hearing_.game().piece(piece_).id, std::move(path));
  return order;
}

Path WayTrial::path_in(const Order& order) const {
  const Path* whole = order.paths.of(hearing_.game().piece(piece_).id);
  if (!whole || whole->size() < frame_.first.size() + frame_.last.size()) return {};
  return {whole->begin() + std::ssize(frame_.first), whole->end() - std::ssize(frame_.last)};
}

std::optional<Judgement> WayTrial::judged(Path path, const std::stop_token& stop, Detail detail, TraceMemory* memory,
                                          WorkLeft* work) const {
  const std::uint64_t looks = work ? std::min(work->left(), Budget::OF_AN_ORDER) : Budget::OF_AN_ORDER;
  Budget budget(looks, stop);
  auto judged = hearing_.judge(with_path(std::move(path)), budget, detail, memory);
  if (work) work->spend(reading_looks_ + looks - budget.left());
  if (!judged) return std::nullopt;
  return std::move(judged).value();
}

Footprint WayTrial::footprint(PieceIndex piece) const {
  for (const auto& [other, base] : other_bases_)
    if (other == piece) return base;
  return hearing_.ruleset().footprint(hearing_.in_force(), piece);
}

StartOnTable WayTrial::start_on_table() const {
  return {hearing_.game(),
          start_,
          base_,
          radii_of(base_),
          std::make_shared<const FeatureAreas>(hearing_.game()),
          [this](PieceIndex piece) { return footprint(piece); }};
}

bool changes_altitude(double start, const EndRequest& end) {
  return end.altitude && !same_length(*end.altitude, start);
}

std::string kept_level(const Terms& terms, double start, const EndRequest& end) {
  const bool climbs = std::find(terms.offers.begin(), terms.offers.end(), "climb") != terms.offers.end();
  if (climbs || !changes_altitude(start, end)) return {};
  return "these rules do not allow climbing";
}

std::string too_high(const WayTrial& trial, const EndRequest& end, double within) {
  const double start = trial.start().pose.altitude;
  if (std::string level = kept_level(trial.hearing().ruleset().terms(), start, end); !level.empty()) return level;
  if (!changes_altitude(start, end) || trial.fares().empty()) return {};
  double most = 0;
  // A legal order keeps to one of them, and a marginal one passes the limit by the tolerance.
  for (const Fare& fare : trial.fares()) {
    const double forgiven = trial.hearing().game().tolerance();
    if (!fare.height || !exceeds(*end.altitude, fare.height->most + forgiven)) return {};
    if (fare.turns.moves_the_centre || may_be_borne(trial, *fare.height, end.at, within)) return {};
    most = std::max(most, fare.height->most);
  }
  return "it may be no higher than " + number_text(most) + " inches there";
}

Order order_for_one(const Hearing& hearing, const Order& order, const std::string& id) {
  Order one = order;
  one.who = OnePiece{id};
  one.paths.clear();
  one.starts.clear();
  if (const StartPose* start = order.starts.of(id)) one.starts.set_all(*start);
  const std::vector<std::string> ids = dealt_to(hearing.game(), order);
  const auto piece = hearing.game().find_piece(id);
  if (order.dice.empty() || ids.size() < 2 || !piece) return one;
  const auto trial = WayTrial::of(hearing, one, *piece);
  if (!trial) return one;
  const auto place = static_cast<std::size_t>(std::find(ids.begin(), ids.end(), id) - ids.begin());
  for (auto& [purpose, faces] : one.dice) {
    const std::size_t own = needed(trial->standing(), purpose);
    if (own == 0 || faces.size() != own * ids.size()) continue;
    const auto first = faces.begin() + static_cast<std::ptrdiff_t>(own * place);
    faces = std::vector<double>(first, first + static_cast<std::ptrdiff_t>(own));
  }
  return one;
}

std::optional<Hearing> after(const Hearing& hearing, const Witness& witness) {
  const auto carried = applied(hearing.game(), witness.judgement.ruling);
  if (!carried) return std::nullopt;
  auto next = hearing.on(state::at_moment(*carried, carried->turn() + 1, {}));
  if (!next) return std::nullopt;
  return std::move(next).value();
}

}  // namespace linesman
