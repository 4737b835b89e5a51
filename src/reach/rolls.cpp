#include "reach/rolls.h"

#include <algorithm>
#include <array>
#include <utility>

#include "reach/way_trial.h"
#include "rules/dice.h"

namespace linesman {

namespace {

constexpr int MOST_WAYS = 1296;

/// A roll of one number of dice with how far it leads, and in how many ways it comes.
struct Outcome {
  std::vector<double> faces;  ///< ascending
  double allowance = 0;
  int ways = 0;
};

/// Every choice of faces, ascending, each once.
void add_outcomes(int dice, int faces, std::vector<double>& so_far, std::vector<Outcome>& all) {
  if (dice == 0) {
    int ways = 1;
    for (std::size_t i = 0, run = 1; i < so_far.size(); ++i) {
      run = i > 0 && so_far[i] == so_far[i - 1] ? run + 1 : 1;
      ways = ways * static_cast<int>(i + 1) / static_cast<int>(run);
    }
    all.push_back({so_far, 0, ways});
    return;
  }
  for (int face = so_far.empty() ? 1 : static_cast<int>(so_far.back()); face <= faces; ++face) {
    so_far.push_back(face);
    add_outcomes(dice - 1, faces, so_far, all);
    so_far.pop_back();
  }
}

Order with_dice(Order order, const std::string& purpose, std::vector<double> faces) {
  order.dice[purpose] = std::move(faces);
  return order;
}

/// By how far they lead, then by the lowest die; none where no legal order has so many dice.
std::vector<Outcome> outcomes_of(const Hearing& hearing, const Order& order, PieceIndex piece,
                                 const std::string& purpose, DiceCount dice) {
  std::vector<Outcome> all;
  std::vector<double> so_far;
  add_outcomes(dice.count, dice.faces, so_far, all);
  for (Outcome& outcome : all) {
    const auto trial = WayTrial::of(hearing, with_dice(order, purpose, outcome.faces), piece);
    if (!trial || trial->fares().empty()) return {};
    for (const Fare& fare : trial->fares()) outcome.allowance = std::max(outcome.allowance, fare.allowance);
  }
  std::stable_sort(all.begin(), all.end(), [](const Outcome& a, const Outcome& b) {
    return std::pair(a.allowance, a.faces.front()) < std::pair(b.allowance, b.faces.front());
  });
  return all;
}

int ways_of(const std::vector<Outcome>& outcomes) {
  int all = 0;
  for (const Outcome& outcome : outcomes) all += outcome.ways;
  return all;
}

/// The farthest outcome that comes, or a farther one, with at least that probability.
const Outcome& at_least(const std::vector<Outcome>& outcomes, double probability) {
  const int all = ways_of(outcomes);
  int above = all;
  const Outcome* best = &outcomes.front();
  for (const Outcome& outcome : outcomes) {
    if (above < probability * all) break;
    best = &outcome;
    above -= outcome.ways;
  }
  return *best;
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
  for (int i = 0; count && i < count->count && ways <= MOST_WAYS; ++i) ways *= count->faces;
  return ways <= MOST_WAYS ? count : std::nullopt;
}

}  // namespace

std::vector<NamedRoll> named_rolls(const Hearing& hearing, const Order& order) {
  const NamedRoll given{"given", 1, {order.dice}};
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces) return {given};
  const auto trial = WayTrial::of(hearing, order, pieces->front());
  if (!trial) return {given};
  const auto need = missing_need(trial->standing());
  const auto count = countable(need);
  if (!count) return {given};
  std::vector<NamedRoll> rolls{
      {"lowest", 1, {}}, {"p90", 0.9, {}}, {"p50", 0.5, {}}, {"p10", 0.1, {}}, {"highest", 0, {}}};
  for (int dice = count->count; dice > 0; --dice) {
    const auto outcomes = outcomes_of(hearing, order, pieces->front(), need->purpose, {dice, count->faces});
    if (outcomes.empty()) continue;
    for (NamedRoll& roll : rolls)
      roll.dice.push_back(with_dice(order, need->purpose, at_least(outcomes, roll.probability).faces).dice);
    if (dice == count->count) rolls.back().probability = static_cast<double>(outcomes.back().ways) / ways_of(outcomes);
  }
  return rolls.front().dice.empty() ? std::vector<NamedRoll>{given} : rolls;
}

}  // namespace linesman
