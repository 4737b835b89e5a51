#include "fair/make_fair.h"

#include <nlopt.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

#include "base/contains.h"
#include "base/heading.h"
#include "base/text.h"

namespace linesman {

namespace {

// A hand can set a thing so exactly.
constexpr double INCHES = 0.25;
constexpr double DEGREES = 5;
constexpr double STRETCH = 0.05;

// Tables that are asked all over, for each number; and then near the best.
constexpr int TRIES_A_NUMBER = 24;
constexpr int TRIES_ALL_OVER = 120;
constexpr int TRIES_NEAR = 50;
constexpr double SHARE_OF_TRIES = 0.8;  // of all the work; the rest is asking the best in full

// A greater lean counts before all else, then tempo, then inches.
constexpr double OF_TEMPO = 1e-3;
constexpr double OF_INCHES = 1e-6;
constexpr double OF_NO_TABLE = 10;
constexpr double LESS = 1e-9;

/// Whole numbers of quarters, fives of degrees and twentieths: the same for the same table.
using Steps = std::vector<int>;

/// One number that the search may choose.
struct Knob {
  enum class What { east, north, along, turn, stretch };
  std::size_t thing = 0;
  What what = What::east;
  double least = 0;
  double most = 0;

  double step() const { return what == What::turn ? DEGREES : what == What::stretch ? STRETCH : INCHES; }
  /// Within its bounds.
  int steps_of(double value) const {
    const int lowest = static_cast<int>(std::ceil(least / step() - LESS));
    const int highest = static_cast<int>(std::floor(most / step() + LESS));
    return std::clamp(static_cast<int>(std::lround(value / step())), lowest, std::max(lowest, highest));
  }
};

double spread(const std::vector<double>& tempo) {
  if (tempo.empty()) return 0;
  const auto [least, most] = std::minmax_element(tempo.begin(), tempo.end());
  return *most - *least;
}

/// Each number that a move of one thing may choose.
std::vector<Knob> knobs_of(const MayMove& may, std::size_t thing) {
  std::vector<Knob> knobs;
  const auto add = [&](Knob::What what, double least, double most) {
    if (most > least) knobs.push_back({thing, what, least, most});
  };
  if (may.along) {
    add(Knob::What::along, -may.inches, may.inches);
  } else {
    add(Knob::What::east, -may.inches, may.inches);
    add(Knob::What::north, -may.inches, may.inches);
  }
  add(Knob::What::turn, -may.turn, may.turn);
  if (may.stretch) add(Knob::What::stretch, may.stretch->first, may.stretch->second);
  return knobs;
}

class FairSearch {
 public:
  FairSearch(const Hearing& hearing, const ClockRequest& request, const ClockAnswer& before,
             const std::vector<MayMove>& may, const MayPropose& may_propose, const std::stop_token& stop,
             const FairProgress& progress)
      : hearing_(hearing),
        request_(request),
        before_(before),
        may_(may),
        may_propose_(may_propose),
        stop_(stop),
        progress_(progress) {
    lean_before_ = before.fairness ? before.fairness->lean.chance : 0;
  }

  Result<FairTold> found() {
    if (auto fits = set_knobs(); !fits) return fits.problem();
    told_.seen = lean_before_;
    if (!knobs_.empty() && before_.fairness && lean_before_ > 0) {
      const int all_over = TRIES_ALL_OVER + TRIES_A_NUMBER * static_cast<int>(knobs_.size());
      most_tries_ = all_over + TRIES_NEAR;
      std::vector<double> at(knobs_.size(), 0);
      for (std::size_t i = 0; i < at.size(); ++i)
        at[i] = knobs_[i].what == Knob::What::stretch ? 1 : std::clamp(0.0, knobs_[i].least, knobs_[i].most);
      minimise(NLOPT_GN_DIRECT_L, all_over, at);
      minimise(NLOPT_LN_SBPLX, TRIES_NEAR, best_at_);
    }
    propose();
    return std::move(told_);
  }

 private:
  Result<void> set_knobs() {
    const std::vector<std::string> ids = ids_of_things(hearing_.game());
    for (std::size_t i = 0; i < may_.size(); ++i) {
      const MayMove& may = may_[i];
      if (!contains(ids, may.id))
        return Problem{pointer_to(pointer_to("/fair", i), "id"),
                       said<"there is nothing with the id \"{id}\" on this table">(may.id)};
      for (const Knob& knob : knobs_of(may, i)) knobs_.push_back(knob);
    }
    if (knobs_.size() > MOST_NUMBERS_OF_MOVES)
      return Problem{"/fair",
                     said<"asks for {n} numbers, and at most {m} can be sought">(knobs_.size(), MOST_NUMBERS_OF_MOVES)};
    return {};
  }

  Steps steps_at(const double* x) const {
    Steps steps;
    for (std::size_t i = 0; i < knobs_.size(); ++i) steps.push_back(knobs_[i].steps_of(x[i]));
    return steps;
  }

  /// The moves; nothing where one of them goes farther than it may.
  std::optional<std::vector<ThingMove>> moves_of(const Steps& steps) const {
    std::vector<ThingMove> moves(may_.size());
    for (std::size_t i = 0; i < knobs_.size(); ++i) {
      const Knob& knob = knobs_[i];
      ThingMove& move = moves[knob.thing];
      const double value = steps[i] * knob.step();
      switch (knob.what) {
        case Knob::What::east: move.by.x = value; break;
        case Knob::What::north: move.by.y = value; break;
        case Knob::What::along: move.by = direction(*may_[knob.thing].along) * value; break;
        case Knob::What::turn: move.turn = value; break;
        case Knob::What::stretch: move.stretch = value; break;
      }
    }
    for (std::size_t i = 0; i < moves.size(); ++i)
      if (length(moves[i].by) > may_[i].inches + LESS) return std::nullopt;
    return moves;
  }

  std::optional<Game> table_of(const std::vector<ThingMove>& moves) const {
    Game game = hearing_.game();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (moves[i].is_none()) continue;
      auto changed = with_thing_moved(game, may_[i].id, moves[i]);
      if (!changed) return std::nullopt;
      game = *std::move(changed);
    }
    return game;
  }

  void tell(double share) const {
    if (progress_ && !stop_.stop_requested()) progress_(share, told_.seen);
  }

  double tried(const double* x) {
    const double score = score_of(x);
    tell(SHARE_OF_TRIES * std::min(1.0, static_cast<double>(++tries_) / most_tries_));
    return score;
  }

  double score_of(const double* x) {
    const Steps steps = steps_at(x);
    const auto [known, is_new] = scores_.try_emplace(steps, OF_NO_TABLE);
    if (!is_new || stop_.stop_requested()) return known->second;
    const auto moves = moves_of(steps);
    const auto table = moves ? table_of(*moves) : std::nullopt;
    if (!table) return known->second;
    const auto there = hearing_.on(*table);
    if (!there) return known->second;
    ClockRequest request = request_;
    request.goals_alone = true;
    const auto answer = clock_of(*there, request, stop_);
    if (!answer || !answer->fairness) return known->second;
    double inches = 0;
    for (const ThingMove& move : *moves) inches += length(move.by) + std::abs(move.turn) / 90;
    const double lean = answer->fairness->lean.chance;
    told_.seen = std::min(told_.seen, lean);
    known->second = lean + OF_TEMPO * spread(answer->fairness->tempo) + OF_INCHES * inches;
    if (known->second < best_) {
      best_ = known->second;
      best_at_.assign(x, x + knobs_.size());
    }
    return known->second;
  }

  void minimise(nlopt_algorithm algorithm, int tries, std::vector<double> at) {
    if (at.size() != knobs_.size()) return;
    const std::unique_ptr<nlopt_opt_s, decltype(&nlopt_destroy)> search(
        nlopt_create(algorithm, static_cast<unsigned>(knobs_.size())), &nlopt_destroy);
    if (!search) return;
    std::vector<double> least;
    std::vector<double> most;
    std::vector<double> first;
    for (const Knob& knob : knobs_) {
      least.push_back(knob.least);
      most.push_back(knob.most);
      first.push_back(std::max(knob.step(), (knob.most - knob.least) / 8));
    }
    nlopt_srand(1);
    nlopt_set_lower_bounds(search.get(), least.data());
    nlopt_set_upper_bounds(search.get(), most.data());
    nlopt_set_initial_step(search.get(), first.data());
    nlopt_set_maxeval(search.get(), tries);
    nlopt_set_min_objective(
        search.get(),
        [](unsigned, const double* x, double*, void* self) { return static_cast<FairSearch*>(self)->tried(x); }, this);
    double least_score = 0;
    nlopt_optimize(search.get(), at.data(), &least_score);
  }

  /// Another table, not the last one by a step.
  static bool differs(const Steps& a, const Steps& b) {
    int steps = 0;
    for (std::size_t i = 0; i < a.size(); ++i) steps += std::abs(a[i] - b[i]);
    return steps >= 4;
  }

  void propose() {
    std::vector<std::pair<double, Steps>> ranked;
    for (const auto& [steps, score] : scores_)
      if (score < lean_before_ + LESS) ranked.emplace_back(score, steps);
    std::sort(ranked.begin(), ranked.end());
    std::vector<Steps> taken;
    constexpr std::size_t MOST_LOOKED_AT = 30;
    for (std::size_t i = 0; i < std::min(ranked.size(), MOST_LOOKED_AT) && taken.size() < MOST_PROPOSALS; ++i) {
      const Steps& steps = ranked[i].second;
      const bool other = std::all_of(taken.begin(), taken.end(), [&](const Steps& t) { return differs(steps, t); });
      if (other && propose(steps)) taken.push_back(steps);
      tell(SHARE_OF_TRIES + (1 - SHARE_OF_TRIES) * static_cast<double>(taken.size()) / MOST_PROPOSALS);
    }
    const auto leans_less = [](const Proposal& a, const Proposal& b) {
      return a.answer.fairness->lean.chance < b.answer.fairness->lean.chance - LESS;
    };
    std::stable_sort(told_.proposals.begin(), told_.proposals.end(), leans_less);
  }

  bool propose(const Steps& steps) {
    const auto moves = moves_of(steps);
    const auto table = moves ? table_of(*moves) : std::nullopt;
    if (!table || stop_.stop_requested() || !may_propose_(*table)) return false;
    const auto there = hearing_.on(*table);
    if (!there) return false;
    auto answer = clock_of(*there, request_, stop_);
    if (!answer || !answer->fairness || answer->fairness->lean.chance > lean_before_ - LESS) return false;
    Proposal proposal{{}, *table, *std::move(answer)};
    for (std::size_t i = 0; i < moves->size(); ++i)
      if (!(*moves)[i].is_none()) proposal.moves.emplace_back(may_[i].id, (*moves)[i]);
    told_.proposals.push_back(std::move(proposal));
    return true;
  }

  const Hearing& hearing_;
  const ClockRequest& request_;
  const ClockAnswer& before_;
  const std::vector<MayMove>& may_;
  const MayPropose& may_propose_;
  std::stop_token stop_;
  const FairProgress& progress_;
  int tries_ = 0;
  int most_tries_ = 1;
  std::vector<Knob> knobs_;
  std::map<Steps, double> scores_;
  double best_ = OF_NO_TABLE;
  std::vector<double> best_at_;
  double lean_before_ = 0;
  FairTold told_;
};

}  // namespace

std::size_t numbers_of(const std::vector<MayMove>& may) {
  std::size_t numbers = 0;
  for (const MayMove& each : may) numbers += knobs_of(each, 0).size();
  return numbers;
}

Result<FairTold> make_fair(const Hearing& hearing, const ClockRequest& request, const ClockAnswer& before,
                           const std::vector<MayMove>& may, const MayPropose& may_propose, const std::stop_token& stop,
                           const FairProgress& progress) {
  return FairSearch(hearing, request, before, may, may_propose, stop, progress).found();
}

}  // namespace linesman
