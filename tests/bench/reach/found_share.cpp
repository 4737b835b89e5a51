#include "reach/found_share.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include "property/proof.h"
#include "reach/questions/reach.h"
#include "reach/search/way_trial.h"

namespace linesman {

namespace {

constexpr std::uint64_t FIRST_SEED = 71'000'000;
/// An answer that is asked for: how fine, and with how much work (`reach_of`).
struct Asked {
  double fineness;
  std::uint64_t looks;
};
constexpr Asked ASKED[] = {{8, effort::OF_A_REACH}, {3, effort::OF_A_REACH},  {1, 2'000'000},
                           {1, 5'000'000},          {1, 10'000'000},          {1, 20'000'000},
                           {1, effort::OF_A_REACH}, {0.5, effort::OF_A_REACH}};
constexpr double NUDGE = 1e-7;  // inches: no corner of a cell is asked

double processor_ms() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

bool holds(const Ring& ring, Vec p) {
  bool inside = false;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec a = ring[i];
    const Vec b = ring[(i + 1) % ring.size()];
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

bool holds(const MultiPolygon& region, Vec p) {
  return std::any_of(region.begin(), region.end(), [&](const Polygon& polygon) {
    return holds(polygon.outer, p) &&
           std::none_of(polygon.holes.begin(), polygon.holes.end(), [&](const Ring& hole) { return holds(hole, p); });
  });
}

/// The number of legs of a way that goes and turns only; 0 of any other.
int legs_of(const PieceTrace& piece) {
  int legs = 0;
  for (const TracedStep& step : piece.steps) {
    if (std::holds_alternative<Act>(step.facts) || std::holds_alternative<Climb>(step.facts)) return 0;
    legs += std::holds_alternative<Leg>(step.facts);
  }
  return legs;
}

/// A legal order of one piece.
struct Sample {
  Hearing hearing;
  Order order;  ///< without its way
  Vec end;
  int legs;
};

std::vector<Sample> samples_of(const Subject& subject, std::uint64_t tables) {
  std::vector<Sample> all;
  for (std::uint64_t seed = FIRST_SEED; all.size() < tables && seed < FIRST_SEED + 200 * tables; ++seed) {
    const auto t = trial(subject, seed);
    if (!t || !allowed(t->judgement.ruling) || t->judgement.ruling.several || t->game.table().hex) continue;
    const PieceTrace& piece = t->judgement.trace.pieces.front();
    const int legs = legs_of(piece);
    if (legs == 0) continue;
    Order order = t->order;
    order.paths = {};
    all.push_back({*hearing_of(t->game), order, piece.end.pose.at, legs});
  }
  return all;
}

struct Share {
  int tried = 0;
  int shown = 0;
  int within = 0;  ///< of the outer bound
  double percent() const { return tried > 0 ? 100.0 * shown / tried : 0; }
};

void print_line(const std::string& ruleset, const Asked& asked, const std::vector<Sample>& samples) {
  Share few;   // ways of one or two legs
  Share many;  // of more
  std::vector<double> times;
  for (const Sample& sample : samples) {
    const double begin = processor_ms();
    const auto reach = reach_of(sample.hearing, sample.order, {{}, asked.fineness}, {}, asked.looks);
    times.push_back(processor_ms() - begin);
    Share& share = sample.legs <= 2 ? few : many;
    ++share.tried;
    if (!reach) continue;
    const Vec end = sample.end + Vec{NUDGE, NUDGE};
    const auto shown = [&](const RollReach& roll) { return holds(roll.inner, end); };
    const auto within = [&](const RollReach& roll) { return holds(roll.outer, end); };
    share.shown += std::any_of(reach->rolls.begin(), reach->rolls.end(), shown);
    share.within += std::any_of(reach->rolls.begin(), reach->rolls.end(), within);
  }
  std::sort(times.begin(), times.end());
  const std::size_t n = times.size();
  if (n == 0) return;
  std::printf("%-10s %8.1f %6.0f %7d %8.1f %7d %8.1f %7d %9.1f %9.1f %9.1f\n", ruleset.c_str(), asked.fineness,
              static_cast<double>(asked.looks) * 1e-6, few.tried, few.percent(), many.tried, many.percent(),
              few.within + many.within, times[n / 2], times[n * 9 / 10], times.back());
  std::fflush(stdout);
}

}  // namespace

void print_found_share(std::uint64_t tables, const std::string& part) {
  std::printf("%-10s %8s %6s %7s %8s %7s %8s %7s %9s %9s %9s\n", "ruleset", "fineness", "looks", "1-2", "% shown",
              "3+ legs", "% shown", "within", "ms median", "p90", "most");
  for (const Subject& subject : subjects()) {
    if (subject.ruleset.find(part) == std::string::npos) continue;
    const std::vector<Sample> samples = samples_of(subject, tables);
    for (const Asked& asked : ASKED) print_line(subject.ruleset, asked, samples);
  }
}

}  // namespace linesman
