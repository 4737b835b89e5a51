#include "reach/search/way_finder.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "base/side_by_side.h"
#include "reach/effort.h"
#include "reach/search/same_fare.h"
#include "reach/search/way_trial.h"
#include "rules/dice.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

/// A roll of one number of dice with how far it leads, and in how many ways it comes.
struct Outcome {
  std::vector<double> faces;  ///< those that are known, then the others ascending
  Fares fares{};
  double allowance = 0;
  int ways = 0;
  int reached_by = 0;  ///< ways of the outcomes that lead wherever it leads
};

/// Every choice of faces, ascending, each once, behind the `known` ones.
void add_outcomes(int dice, int faces, std::size_t known, std::vector<double>& so_far, std::vector<Outcome>& all) {
  if (dice == 0) {
    int ways = 1;
    for (std::size_t i = known, run = 1; i < so_far.size(); ++i) {
      run = i > known && so_far[i] == so_far[i - 1] ? run + 1 : 1;
      ways = ways * static_cast<int>(i - known + 1) / static_cast<int>(run);
    }
    all.push_back({so_far, {}, 0, ways, 0});
    return;
  }
  for (int face = so_far.size() == known ? 1 : static_cast<int>(so_far.back()); face <= faces; ++face) {
    so_far.push_back(face);
    add_outcomes(dice - 1, faces, known, so_far, all);
    so_far.pop_back();
  }
}

Order with_dice(Order order, const std::string& purpose, std::vector<double> faces) {
  order.dice[purpose] = std::move(faces);
  return order;
}

/// By how far they lead, then by the lowest die; none where no legal order has that number of dice.
std::vector<Outcome> outcomes_of(const Hearing& hearing, const Order& order, PieceIndex piece,
                                 const std::string& purpose, DiceCount dice, const std::vector<double>& known) {
  std::vector<Outcome> all;
  std::vector<double> so_far = known;
  add_outcomes(dice.count, dice.faces, known.size(), so_far, all);
  for (Outcome& outcome : all) {
    const auto trial = WayTrial::of(hearing, with_dice(order, purpose, outcome.faces), piece);
    if (!trial || trial->fares().empty()) return {};
    outcome.fares = trial->fares();
    for (const Fare& fare : outcome.fares) outcome.allowance = std::max(outcome.allowance, fare.allowance);
  }
  std::stable_sort(all.begin(), all.end(), [](const Outcome& a, const Outcome& b) {
    return std::pair(a.allowance, a.faces.front()) < std::pair(b.allowance, b.faces.front());
  });
  for (Outcome& outcome : all)
    for (const Outcome& other : all)
      if (leads_as_far(other.fares, outcome.fares)) outcome.reached_by += other.ways;
  return all;
}

int ways_of(const std::vector<Outcome>& outcomes) {
  int all = 0;
  for (const Outcome& outcome : outcomes) all += outcome.ways;
  return all;
}

/// The farthest outcome that leads nowhere but where others lead too with at least that probability. Where there is
/// none, that of which most others lead as far.
const Outcome& at_least(const std::vector<Outcome>& outcomes, double probability) {
  const int all = ways_of(outcomes);
  const Outcome* best = nullptr;
  for (const Outcome& outcome : outcomes)
    if (outcome.reached_by >= probability * all) best = &outcome;
  if (best) return *best;
  return *std::max_element(outcomes.begin(), outcomes.end(),
                           [](const Outcome& a, const Outcome& b) { return a.reached_by < b.reached_by; });
}

/// The need that is missing, when it is the only one.
std::optional<DiceNeed> missing_need(const Ruling& ruling) {
  std::optional<DiceNeed> missing;
  for (const DiceNeed& need : ruling.dice) {
    if (need.given) continue;
    if (missing) return std::nullopt;
    missing = need;
  }
  return missing;
}

/// Dice that can be counted through.
std::optional<DiceCount> countable(const std::optional<DiceNeed>& need) {
  const auto count = need ? dice_count(need->need) : std::nullopt;
  int ways = 1;
  for (int i = 0; count && i < count->count && ways <= effort::MAX_ROLLS; ++i) ways *= count->faces;
  return ways <= effort::MAX_ROLLS ? count : std::nullopt;
}

}  // namespace

namespace {

/// One more number of dice: the chance of a roll is the least of its numbers of dice.
void add_dice(NamedRoll& roll, Dice dice, const Outcome& outcome, int all, int most) {
  const int legal = static_cast<int>(static_cast<std::int64_t>(outcome.reached_by) * most / all);
  roll.chance = roll.dice.empty() ? Chance{legal, most, 0} : Chance{std::min(roll.chance.legal, legal), most, 0};
  roll.dice.push_back(std::move(dice));
}

}  // namespace

std::vector<NamedRoll> named_rolls(const Hearing& hearing, const Order& order, const KnownFaces& known) {
  const NamedRoll given{"given", 1, {order.dice}};
  const Terms& terms = hearing.ruleset().terms();
  if (terms.dice.empty() && !terms.any_dice) return {given};
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces) return {given};
  const auto trial = WayTrial::of(hearing, order, pieces->front());
  if (!trial) return {given};
  const auto need = missing_need(trial->standing());
  const auto count = countable(need);
  if (!count) return {given};
  std::vector<NamedRoll> rolls{
      {"lowest", 1, {}}, {"p90", 0.9, {}}, {"p50", 0.5, {}}, {"p10", 0.1, {}}, {"highest", 0, {}}};
  const auto said = known.find(need->purpose);
  const KnownDice fixed = said == known.end() ? KnownDice{} : said->second;
  const int open = count->count - fixed.used_up - static_cast<int>(fixed.faces.size());
  if (open < 1) return {given};
  int most = 0;
  // Where something is known of the roll the number of its dice is.
  for (int dice = open; dice > (said == known.end() ? 0 : open - 1); --dice) {
    const auto outcomes =
        outcomes_of(hearing, order, pieces->front(), need->purpose, {dice, count->faces}, fixed.faces);
    if (outcomes.empty()) continue;
    const int all = ways_of(outcomes);
    if (most == 0) most = all;
    for (NamedRoll& roll : rolls) {
      const Outcome& outcome = roll.name == "highest" ? outcomes.back() : at_least(outcomes, roll.probability);
      add_dice(roll, with_dice(order, need->purpose, outcome.faces).dice, outcome, all, most);
    }
    if (dice == open) rolls.back().probability = static_cast<double>(outcomes.back().ways) / all;
  }
  return rolls.front().dice.empty() ? std::vector<NamedRoll>{given} : rolls;
}

double lattice_step(double inches, double fineness) {
  double step = effort::FINEST_STEP;
  while (inches / step > effort::MAX_CELLS_ACROSS) step *= 2;
  return step * std::max(1.0, fineness);
}

double affordable_step(const WayTrial& trial, const Fare& fare, double step, std::uint64_t looks) {
  while (step < effort::COARSEST_STEP && WaySearch::looks_to_lay_out(trial, fare, step) > looks) step *= 2;
  return step;
}

Result<std::vector<std::unique_ptr<WayTrial>>> trials_of(const Hearing& hearing, const Order& order, PieceIndex piece) {
  auto plain = WayTrial::of(hearing, order, piece);
  if (!plain) return plain.problem();
  std::vector<std::unique_ptr<WayTrial>> all;
  all.push_back(std::make_unique<WayTrial>(*std::move(plain)));
  for (const WayFrame& frame : all.front()->other_frames()) {
    if (!frame.last.empty()) continue;
    auto framed = WayTrial::of(hearing, order, piece, frame);
    if (framed && !framed->fares().empty()) all.push_back(std::make_unique<WayTrial>(*std::move(framed)));
  }
  return all;
}

Result<RollSearches> RollSearches::trials_of(const Hearing& hearing, Order order, PieceIndex piece,
                                             const NamedRoll& roll) {
  RollSearches all;
  for (const Dice& dice : roll.dice) {
    order.dice = dice;
    auto made = linesman::trials_of(hearing, order, piece);
    if (!made) return made.problem();
    for (auto& trial : *std::move(made)) all.trials.push_back(std::move(trial));
  }
  const auto include = [&](const WayTrial& trial) {
    for (const Fare& fare : trial.fares()) all.allowance = std::max(all.allowance, fare.allowance);
  };
  for (const auto& trial : all.trials)
    if (trial->frame().first.empty()) include(*trial);
  if (all.allowance <= 0)
    for (const auto& trial : all.trials) include(*trial);
  if (std::all_of(all.trials.begin(), all.trials.end(), [](const auto& trial) { return trial->fares().empty(); }))
    return Problem{"", "this move cannot be searched: it moves no model, or the rules do not say"};
  return all;
}

void RollSearches::search(double fineness, const std::stop_token& stop, std::uint64_t looks) {
  std::vector<std::pair<const WayTrial*, const Fare*>> wanted;
  for (const auto& trial : trials)
    for (const Fare& fare : trial->fares()) wanted.emplace_back(trial.get(), &fare);
  double inches = 0;
  for (const auto& [trial, fare] : wanted) {
    // Along ways it may go farther, but over little ground.
    const bool first = inches == 0;
    if (fare->inch > 0 && (first || !fare->keeps_to_ways)) inches = std::max(inches, fare->allowance / fare->inch);
  }
  double step = lattice_step(inches, fineness);
  const std::uint64_t each = looks / std::max<std::size_t>(1, wanted.size());
  for (const auto& [trial, fare] : wanted) step = affordable_step(*trial, *fare, step, each / effort::PART_LAID_OUT);
  searches.resize(wanted.size());
  side_by_side(wanted.size(), [&](std::size_t i) {
    const auto& [trial, fare] = wanted[i];
    searches[i] = std::make_unique<WaySearch>(*trial, *fare, step, stop, fineness, each);
  });
}

bool RollSearches::lead_as_far_as(const RollSearches& other) const {
  return std::equal(trials.begin(), trials.end(), other.trials.begin(), other.trials.end(),
                    [](const auto& mine, const auto& theirs) {
                      return mine->frame().first.size() == theirs->frame().first.size() &&
                             leads_as_far(mine->fares(), theirs->fares());
                    });
}

Result<RollSearches> RollSearches::of(const Hearing& hearing, Order order, PieceIndex piece, const NamedRoll& roll,
                                      double fineness, const std::stop_token& stop, std::uint64_t looks) {
  auto trials = trials_of(hearing, std::move(order), piece, roll);
  if (!trials) return trials.problem();
  RollSearches all = *std::move(trials);
  all.search(fineness, stop, looks);
  return all;
}

WayFinder::WayFinder(const Hearing& hearing, Order order, PieceIndex piece, const std::stop_token& stop)
    : hearing_(hearing),
      order_(std::move(order)),
      piece_(piece),
      stop_(stop),
      rolls_(named_rolls(hearing_, order_)),
      searches_(rolls_.size()) {}

Result<WayFinder> WayFinder::of(const Hearing& hearing, const Order& order, const std::stop_token& stop) {
  const auto asked = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!asked) return asked.problem();
  const auto pieces = ordered_pieces(hearing.game(), *asked);
  if (!pieces) return pieces.problem();
  const auto trial = WayTrial::of(hearing, *asked, pieces->front());
  if (!trial) return trial.problem();
  return WayFinder(hearing, *asked, pieces->front(), stop);
}

/// What the dice of a roll allow; kept in `made` from when it is first asked for.
const RollSearches& WayFinder::searches_of(const NamedRoll& roll, double fineness, Kept& made) const {
  if (!made) {
    const std::uint64_t looks = fineness < 1 ? effort::OF_A_REACH : effort::OF_A_QUESTION;
    auto all = RollSearches::of(hearing_, order_, piece_, roll, fineness, stop_, looks);
    made = std::make_shared<RollSearches>(all ? *std::move(all) : RollSearches());
  }
  return *made;
}

std::optional<FoundWay> WayFinder::to(Vec place, std::optional<double> facing) {
  const auto found = [&](const NamedRoll& roll, const RollSearches& all) -> std::optional<FoundWay> {
    for (const auto& search : all.searches) {
      auto witness = search->to(place, facing, effort::TRIES_A_PLACE);
      if (!witness) witness = search->round_about(place, facing, effort::TRIES_A_PLACE);
      if (witness) return FoundWay{roll.name, roll.probability, *std::move(witness)};
    }
    return std::nullopt;
  };
  const auto stopped = [&] { return stop_.stop_requested(); };
  for (std::size_t i = 0; i < rolls_.size() && !stopped(); ++i)
    if (auto way = found(rolls_[i], searches_of(rolls_[i], 1, searches_[i]))) return way;
  if (rolls_.size() > 1 || stopped()) return std::nullopt;
  const auto& all = searches_.front()->searches;
  const auto may_serve = [&](const auto& search) { return !search->bound_only() && search->bounds().in_bound(place); };
  if (std::none_of(all.begin(), all.end(), may_serve)) return std::nullopt;
  return found(rolls_.front(), searches_of(rolls_.front(), THOROUGH, thorough_));
}

}  // namespace linesman
