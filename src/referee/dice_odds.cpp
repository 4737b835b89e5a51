#include "referee/dice_odds.h"

#include <map>
#include <numeric>

#include "rules/dice.h"

namespace linesman {

namespace {

struct MissingDice {
  std::string purpose;
  DiceCount dice;
};

std::optional<std::vector<MissingDice>> missing_of(const std::vector<DiceNeed>& needs) {
  std::vector<MissingDice> missing;
  int outcomes = 1;
  for (const DiceNeed& need : needs) {
    if (need.given) continue;
    const auto dice = dice_count(need.need);
    if (!dice) return std::nullopt;
    for (int i = 0; i < dice->count; ++i) {
      outcomes *= dice->faces;
      if (outcomes > MAX_OUTCOMES) return std::nullopt;
    }
    missing.push_back({need.purpose, *dice});
  }
  if (missing.empty()) return std::nullopt;
  return missing;
}

/// Steps the faces of all dice like a mileage counter. False after the last roll.
bool next_roll(std::vector<std::vector<double>>& faces, const std::vector<MissingDice>& missing) {
  for (std::size_t i = 0; i < faces.size(); ++i)
    for (double& face : faces[i]) {
      if (face < missing[i].dice.faces) {
        ++face;
        return true;
      }
      face = 1;
    }
  return false;
}

int total_of(const std::vector<std::vector<double>>& faces) {
  double total = 0;
  for (const auto& of_one : faces) total = std::accumulate(of_one.begin(), of_one.end(), total);
  return static_cast<int>(total);
}

/// For each total: the number of rolls with it, and the number of good ones among them.
using Totals = std::map<int, std::pair<int, int>>;

void find_limit(DiceOdds& odds, const Totals& totals) {
  if (odds.good == 0 || odds.good == odds.outcomes) return;
  bool changes = false;
  std::optional<bool> before;
  int limit = 0;
  for (const auto& [total, ways] : totals) {
    const bool good = ways.second > 0;
    if (good && ways.second != ways.first) return;
    if (before && good != *before) {
      if (changes) return;
      changes = true;
      limit = total;
    }
    before = good;
  }
  if (*before)
    odds.at_least = limit;
  else
    odds.at_most = std::prev(totals.find(limit))->first;
}

}  // namespace

std::optional<DiceOdds> dice_odds(const Hearing& hearing, const Order& order, const std::vector<DiceNeed>& needs,
                                  const std::stop_token& stop) {
  const auto missing = missing_of(needs);
  if (!missing) return std::nullopt;
  std::vector<std::vector<double>> faces;
  for (const MissingDice& one : *missing) faces.emplace_back(static_cast<std::size_t>(one.dice.count), 1.0);
  DiceOdds odds;
  Totals totals;
  Order rolled = order;
  do {
    if (stop.stop_requested()) return std::nullopt;
    for (std::size_t i = 0; i < faces.size(); ++i) rolled.dice[(*missing)[i].purpose] = faces[i];
    const auto judged = hearing.judge(rolled);
    if (!judged || judged->ruling.verdict == Verdict::incomplete) return std::nullopt;
    const bool good = judged->ruling.verdict != Verdict::illegal;
    auto& [ways, good_ways] = totals[total_of(faces)];
    ++ways;
    ++odds.outcomes;
    if (!good) continue;
    ++good_ways;
    ++odds.good;
  } while (next_roll(faces, *missing));
  find_limit(odds, totals);
  return odds;
}

}  // namespace linesman
