#include "reach/could.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "reach/altitude_bound.h"
#include "reach/could_on_grid.h"
#include "reach/roll_searches.h"
#include "reach/rolls.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

constexpr int TRIES_AT_THE_END = 200;
constexpr int TRIES_NEARBY = 6;
constexpr int LOOKS_ROUND = 16;
constexpr double LEAST_SLACK = 0.01;  // inches
constexpr double NEARLY = 0.02;       // inches to which the nearest place is found
constexpr const char* NOTHING_FOUND = "no way was found, and no reason why there is none";

/// One piece of the order under one set of dice.
struct PieceCase {
  std::unique_ptr<WayTrial> trial;
  std::vector<std::unique_ptr<WaySearch>> searches;
};

Result<PieceCase> case_of(const Hearing& hearing, const Order& order, PieceIndex piece, const StopFlag* stop,
                          double fineness = 1) {
  auto trial = WayTrial::of(hearing, order, piece);
  if (!trial) return trial.problem();
  PieceCase made{std::make_unique<WayTrial>(*std::move(trial)), {}};
  for (const Fare& fare : made.trial->fares()) {
    const double step = lattice_step(fare.inch > 0 ? fare.allowance / fare.inch : 0, 1);
    made.searches.push_back(std::make_unique<WaySearch>(*made.trial, fare, step, stop, fineness));
  }
  return made;
}

/// The place itself, then places round it as near as is forgiven.
std::vector<Vec> places_near(Vec at, double within) {
  std::vector<Vec> places{at};
  for (const double part : {0.5, 0.98})
    for (int i = 0; i < LOOKS_ROUND / 2; ++i)
      places.push_back(at + direction(i * 720.0 / LOOKS_ROUND) * (within * part));
  return places;
}

/// Who is taken off on the way does not stand at the end of it, but for an end off the table.
bool stays(const PieceCase& piece, const EndWish& end, const Witness& witness) {
  const Game& game = piece.trial->hearing().game();
  if (!Box{{0, 0}, {game.table().width, game.table().depth}}.meets(Box{end.at, end.at})) return true;
  const auto& effects = witness.judgement.ruling.effects;
  const std::string& id = game.piece(piece.trial->piece()).id;
  return std::none_of(effects.begin(), effects.end(),
                      [&](const Effect& effect) { return effect.remove && effect.on == id; });
}

std::optional<Witness> witness_for(const PieceCase& piece, const EndWish& end, double within) {
  int tries = TRIES_AT_THE_END;
  for (const Vec place : places_near(end.at, within)) {
    for (const auto& search : piece.searches)
      if (auto witness = search->to(place, end.facing, tries); witness && stays(piece, end, *witness)) return witness;
    tries = TRIES_NEARBY;
  }
  for (const auto& search : piece.searches)
    if (auto witness = search->round_about(end.at, end.facing, TRIES_AT_THE_END);
        witness && stays(piece, end, *witness))
      return witness;
  return std::nullopt;
}

/// A way that only a thorough search finds, where no bound speaks against it.
std::optional<Witness> found_thoroughly(const Hearing& hearing, const Order& order, const PieceCase& piece,
                                        const EndWish& end, double within, const StopFlag* stop) {
  const auto may_serve = [&](const auto& search) { return search->in_bound(end.at); };
  if (std::none_of(piece.searches.begin(), piece.searches.end(), may_serve)) return std::nullopt;
  const auto made = case_of(hearing, order, piece.trial->piece(), stop, THOROUGH);
  return made ? witness_for(*made, end, within) : std::nullopt;
}

bool climbs(const PieceCase& piece, const EndWish& end) {
  return changes_altitude(piece.trial->start().pose.altitude, end);
}

/// From where it starts to the altitude of the end.
ClimbStep climb_to(const PieceCase& piece, const EndWish& end) {
  return {*end.altitude - piece.trial->start().pose.altitude};
}

/// The same way with a climb before or after it, to end at that altitude.
std::optional<Witness> climbed(const PieceCase& piece, const Witness& witness, const EndWish& end) {
  const WayTrial& trial = *piece.trial;
  const Path* path = witness.order.paths.of(trial.hearing().game().piece(trial.piece()).id);
  if (!path) return std::nullopt;
  for (const bool first : {true, false}) {
    Path whole = *path;
    whole.insert(first ? whole.begin() : whole.end(), climb_to(piece, end));
    auto judged = trial.judged(whole);
    if (judged && trial.accepts(judged->ruling)) return Witness{trial.with_path(std::move(whole)), std::move(*judged)};
  }
  return std::nullopt;
}

/// The least bound of all that is forgiven, and the allowance that it is held against; infinity where nobody may end.
std::pair<double, double> bound_of(const PieceCase& piece, const EndWish& end, double within) {
  std::pair<double, double> best{HUGE_VAL, 0};
  for (const auto& search : piece.searches) {
    const Fare& fare = search->fare();
    double least = HUGE_VAL;
    for (const Vec place : places_near(end.at, within)) least = std::min(least, search->bound(place));
    // Between the places that were asked it may be less, by the dearest inch of what lies between them.
    least -= within * search->dearest();
    if (least - fare.allowance < best.first - best.second) best = {least, fare.allowance};
  }
  return best;
}

std::string reason_of(const PieceCase& piece, const EndWish& end, double bound, double allowance) {
  if (!std::isinf(bound)) return "costs at least " + number_text(bound, 2) + " of " + number_text(allowance, 2);
  const Game& game = piece.trial->hearing().game();
  const Box table{{0, 0}, {game.table().width, game.table().depth}};
  if (table.meets(Box{end.at, end.at}) &&
      std::none_of(piece.searches.begin(), piece.searches.end(),
                   [&](const auto& search) { return search->lattice().holds(end.at); }))
    return "that is farther than it can go";
  const BaseRadii base = radii_of(piece.trial->base());
  for (const Fare& fare : piece.trial->fares()) {
    for (const PieceFare& other : fare.pieces) {
      const Piece& stands = game.piece(other.piece);
      const double near = base.inner + other.apart.value_or(-1);
      if (other.apart && FixedBase(piece.trial->footprint(other.piece), stands.pose).distance_from(end.at) < near)
        return label(stands) + " stands in the way of ending there";
    }
    const ClosedPlaces closed(*piece.trial, fare, base);
    if (closed.off_formation(end.at) > 0) return "that is too far from the rest of its unit";
  }
  return "what may not be entered lies there or all round it";
}

/// What is wrong whatever the path; nullptr where nothing is.
const Fault* bars_every_way(const Ruling& ruling) {
  const auto fault = std::find_if(ruling.faults.begin(), ruling.faults.end(),
                                  [](const Fault& each) { return each.stage == Stage::before_move; });
  return ruling.verdict == Verdict::illegal && fault != ruling.faults.end() ? &*fault : nullptr;
}

/// Of the cheapest ways there by fare the one with which the judge finds the least wrong; it climbs in the end.
std::optional<Witness> judged_anyhow(const PieceCase& piece, const EndWish& end) {
  std::optional<Witness> best;
  for (const auto& search : piece.searches)
    if (auto path = search->cheapest(end.at, end.facing)) {
      if (climbs(piece, end)) path->push_back(climb_to(piece, end));
      if (auto judged = piece.trial->judged(*path)) {
        const bool accepted = piece.trial->accepts(judged->ruling);
        if (!best || accepted || judged->ruling.faults.size() < best->judgement.ruling.faults.size())
          best = Witness{piece.trial->with_path(*path), std::move(*judged)};
        if (accepted) break;
      }
    }
  return best;
}

/// The nearest legal place that a few directions find.
void find_nearest(const PieceCase& piece, const EndWish& end, Could& could) {
  const Vec start = piece.trial->start().pose.at;
  double far = distance(start, end.at);
  double near = 0;
  const auto found_at = [&](double radius) -> std::optional<Witness> {
    for (int i = 0; i < LOOKS_ROUND; ++i) {
      const Vec place = end.at + direction(heading_of(start - end.at) + i * 360.0 / LOOKS_ROUND) * radius;
      for (const auto& search : piece.searches)
        if (auto witness = search->to(place, std::nullopt, 2)) return witness;
    }
    return std::nullopt;
  };
  if (far <= NEARLY) return;
  for (double radius = std::min(0.25, far / 2); radius < far; radius *= 1.5) {
    if (auto witness = found_at(radius)) {
      could.nearest = std::move(witness);
      far = radius;
      break;
    }
    near = radius;
  }
  while (could.nearest && far - near > NEARLY) {
    const double middle = (near + far) / 2;
    if (auto witness = found_at(middle)) {
      could.nearest = std::move(witness);
      far = middle;
    } else {
      near = middle;
    }
  }
  could.short_by = far;
}

/// What each piece can do by itself, put together and judged.
std::optional<Witness> together(const Hearing& hearing, Order order, const std::vector<Witness>& each) {
  if (each.size() == 1) return each.front();
  for (const Witness& one : each)
    for (const auto& [id, path] : one.order.paths.own()) order.paths.set(id, path);
  auto judged = hearing.judge(order);
  if (!judged || !is_allowed(judged->ruling)) return std::nullopt;
  return Witness{std::move(order), std::move(judged).value()};
}

/// Says no where a bound, or what is wrong whatever the path, speaks against every way.
void say_of_price(const PieceCase& piece, const EndWish& end, double within, Could& could) {
  const auto [bound, allowance] = bound_of(piece, end, within);
  if (!piece.searches.empty() && bound > allowance + 1e-4) {
    could.answer = CouldAnswer::no;
    if (!std::isinf(bound)) could.bound = bound;
    could.reason = reason_of(piece, end, bound, allowance);
    return;
  }
  if (!piece.searches.empty()) return;
  could.reason = "nothing can be said beforehand of how far this order leads";
  if (const Fault* fault = bars_every_way(piece.trial->standing())) {
    could.answer = CouldAnswer::no;
    could.reason = as_part(fault->text);
  }
}

/// Says no where nobody may end so high. Who climbs may pass over what is in the way of the others, so that no price is
/// known beforehand.
void say_of_climb(const PieceCase& piece, const EndWish& end, double within, Could& could) {
  could.reason = too_high(*piece.trial, end, within);
  if (!could.reason.empty()) {
    could.answer = CouldAnswer::no;
    return;
  }
  could.reason = "it climbs or descends, and nothing is known beforehand of ways that do";
}

Result<Could> under_dice(const Hearing& hearing, const Order& order, const std::vector<PieceIndex>& pieces,
                         const std::map<std::string, EndWish>& ends, double within, const StopFlag* stop) {
  std::vector<Witness> each;
  for (const PieceIndex piece : pieces) {
    auto made = case_of(hearing, order, piece, stop);
    if (!made) return made.problem();
    const EndWish& end = ends.at(hearing.game().piece(piece).id);
    auto witness = witness_for(*made, end, within);
    if (!witness) witness = found_thoroughly(hearing, order, *made, end, within, stop);
    if (witness && climbs(*made, end)) witness = climbed(*made, *witness, end);
    if (witness) {
      each.push_back(*std::move(witness));
      continue;
    }
    // A bound takes no account of what is forgiven (a marginal way), nor of who stands where nobody may go.
    auto anyhow = judged_anyhow(*made, end);
    if (anyhow && made->trial->accepts(anyhow->judgement.ruling) && stays(*made, end, *anyhow)) {
      each.push_back(*std::move(anyhow));
      continue;
    }
    Could could;
    could.would = std::move(anyhow);
    if (climbs(*made, end)) {
      say_of_climb(*made, end, within, could);
    } else {
      say_of_price(*made, end, within, could);
      find_nearest(*made, end, could);
    }
    return could;
  }
  Could could;
  could.witness = together(hearing, order, each);
  could.answer = could.witness ? CouldAnswer::yes : CouldAnswer::unknown;
  if (!could.witness) could.reason = "each has a way there by itself, and no way of going together was found";
  return could;
}

/// By the shortest roll that is enough.
Result<Could> under_rolls(const Hearing& hearing, Order asked, const std::vector<PieceIndex>& pieces,
                          const std::map<std::string, EndWish>& ends, double within, const StopFlag* stop) {
  Could could;
  for (const NamedRoll& roll : named_rolls(hearing, asked)) {
    std::optional<std::string> unsaid;
    for (const Dice& dice : roll.dice) {
      asked.dice = dice;
      auto answered = under_dice(hearing, asked, pieces, ends, within, stop);
      if (!answered) return answered.problem();
      if (answered->answer == CouldAnswer::unknown) unsaid = answered->reason;
      could = *std::move(answered);
      could.roll = roll.name == "given" ? "" : roll.name;
      if (could.answer == CouldAnswer::yes) return could;
    }
    if (!unsaid) continue;
    could.answer = CouldAnswer::unknown;
    could.reason = *unsaid;
  }
  could.roll.clear();
  return could;
}

}  // namespace

std::string as_part(std::string sentence) {
  if (sentence.ends_with('.')) sentence.pop_back();
  return sentence;
}

double usual_slack(const Game& game) { return std::max(game.tolerance(), LEAST_SLACK); }

Result<Could> could_reach(const Hearing& hearing, const Order& order, const std::map<std::string, EndWish>& ends,
                          double within, const StopFlag* stop) {
  auto pathless = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!pathless) return pathless.problem();
  Order asked = *std::move(pathless);
  const auto pieces = ordered_pieces(hearing.game(), asked);
  if (!pieces) return pieces.problem();
  for (const PieceIndex piece : *pieces)
    if (!ends.contains(hearing.game().piece(piece).id))
      return Problem{"/ends", "says nothing of " + hearing.game().piece(piece).id};
  if (ends.size() > pieces->size()) return Problem{"/ends", "says where a piece ends that the order does not name"};
  const bool grid = hearing.game().table().hex && hearing.ruleset().terms().grid;
  auto answered = grid ? could_on_grid(hearing, asked, ends.begin()->second)
                       : under_rolls(hearing, asked, *pieces, ends, within, stop);
  if (!answered) return answered.problem();
  Could could = *std::move(answered);
  if (could.answer == CouldAnswer::unknown && could.reason.empty()) could.reason = NOTHING_FOUND;
  return could;
}

}  // namespace linesman
