#include "support/stretches.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"

namespace linesman {

namespace {

constexpr double SHALLOW = 4 * EPS;
constexpr double NOTHING = 1e-9;  // inches
constexpr double SHORTEST_STEP = 1e-6;
constexpr double LONGEST_BLIND_STEP = 1e-3;
constexpr double ONE_SAMPLE = 0.1;   // inches between the places that are looked at first
constexpr double ONE_VALLEY = 0.01;  // inches: on so short a part a quantity falls and rises once
constexpr double VALLEY_EPS = 1e-10;

/// The place between two of different sign where the sign changes.
double root(const Along& along, double a, double b) {
  const bool below = along.clearance(a) < 0;
  while (b - a > 1e-11) {
    const double middle = (a + b) / 2;
    if (middle <= a || middle >= b) break;
    ((along.clearance(middle) < 0) == below ? a : b) = middle;
  }
  return (a + b) / 2;
}

/// The least of sign * clearance in a stretch.
double least_in(const Along& along, const Interval& s, double sign) {
  constexpr int SAMPLES = 32;
  const auto value = [&](double at) { return sign * along.clearance(at); };
  const double step = (s.to - s.from) / SAMPLES;
  double best_at = s.from;
  double best = value(best_at);
  for (int i = 1; i <= SAMPLES; ++i) {
    const double there = value(s.from + i * step);
    if (there < best) best_at = s.from + i * step;
    best = std::min(best, there);
  }
  double a = std::max(s.from, best_at - step);
  double b = std::min(s.to, best_at + step);
  for (int i = 0; i < 40; ++i) {
    const double u = a + (b - a) / 3;
    const double v = b - (b - a) / 3;
    const bool left = value(u) < value(v);
    (left ? b : a) = left ? v : u;
  }
  return std::min(value((a + b) / 2), best);
}

std::vector<Interval> without_shallow(const Along& along, const std::vector<Interval>& all) {
  std::vector<Interval> joined;
  for (const Interval& s : all) {
    if (!joined.empty() && shallow(along, {joined.back().to, s.from}))
      joined.back().to = s.to;
    else
      joined.push_back(s);
  }
  std::erase_if(joined, [&](const Interval& s) { return shallow(along, s); });
  return joined;
}

std::string listed(const std::vector<Interval>& all) {
  std::string s;
  for (const Interval& x : all) s += " [" + std::to_string(x.from) + ", " + std::to_string(x.to) + "]";
  return s.empty() ? " nothing" : s;
}

}  // namespace

bool shallow(const Along& along, const Interval& stretch) {
  if (std::abs(along.clearance((stretch.from + stretch.to) / 2)) >= SHALLOW) return false;  // mostly
  return least_in(along, stretch, 1) > -SHALLOW && least_in(along, stretch, -1) > -SHALLOW;
}

std::vector<Interval> stretches_below_zero(const Along& along) {
  std::vector<Interval> found;
  double at = 0;
  double value = along.clearance(0);
  if (value < 0) found.push_back({0, along.length});
  double blind = SHORTEST_STEP;
  while (at < along.length) {
    // Along a side that keeps its distance the clearance can stay nothing for inches: there the steps grow.
    blind = std::abs(value) < blind ? std::min(1.1 * blind, LONGEST_BLIND_STEP) : SHORTEST_STEP;
    const double next = std::min(along.length, at + std::max(std::abs(value), blind) / along.rate);
    const double next_value = along.clearance(next);
    if ((next_value < 0) != (value < 0)) {
      const double change = root(along, at, next);
      if (next_value < 0)
        found.push_back({change, along.length});
      else
        found.back().to = change;
    }
    at = next;
    value = next_value;
  }
  return found;
}

bool same_end(const Along& along, double a, double b) {
  if (std::abs(a - b) <= 1.01e-6 || std::abs(a - b) * along.rate <= 1e-7) return true;
  return std::abs(along.clearance(a)) < NOTHING && std::abs(along.clearance(b)) < NOTHING;
}

std::vector<Interval> plain_stretches(const Along& along) {
  return without_shallow(along, stretches_below_zero(along));
}

double least_between(const std::function<double(double)>& value, double from, double to, double rate) {
  struct Sampled {
    double from, to;
    double at_from, at_to;
  };
  const int samples = 2 + static_cast<int>(rate * (to - from) / ONE_SAMPLE);
  const double step = (to - from) / samples;
  std::vector<Sampled> parts;
  double least = value(from);
  for (int i = 0; i < samples; ++i) {
    const double here = parts.empty() ? least : parts.back().at_to;
    parts.push_back({from + i * step, from + (i + 1) * step, here, value(from + (i + 1) * step)});
    least = std::min(least, parts.back().at_to);
  }
  while (!parts.empty()) {
    const Sampled part = parts.back();
    parts.pop_back();
    const double inches = (part.to - part.from) * rate;
    if ((part.at_from + part.at_to - inches) / 2 >= least) continue;
    if (inches <= ONE_VALLEY) {
      least = std::min(least, least_in_valley(value, part.from, part.to, VALLEY_EPS / rate));
      continue;
    }
    const double middle = (part.from + part.to) / 2;
    const double there = value(middle);
    least = std::min(least, there);
    parts.push_back({part.from, middle, part.at_from, there});
    parts.push_back({middle, part.to, there, part.at_to});
  }
  return least;
}

double least_in_valley(const std::function<double(double)>& value, double a, double b, double close) {
  for (int turn = 0; turn < 60 && b - a > close; ++turn) {
    const double u = a + (b - a) / 3;
    const double v = b - (b - a) / 3;
    const bool left = value(u) < value(v);
    (left ? b : a) = left ? v : u;
  }
  return value((a + b) / 2);
}

double least_clearance(const Along& along) { return least_between(along.clearance, 0, along.length, along.rate); }

std::string disagreement(const Along& along, const std::vector<Interval>& reported) {
  const std::vector<Interval> right = plain_stretches(along);
  const std::vector<Interval> said = without_shallow(along, reported);
  bool same = right.size() == said.size();
  for (std::size_t i = 0; same && i < right.size(); ++i)
    same = same_end(along, right[i].from, said[i].from) && same_end(along, right[i].to, said[i].to);
  return same
             ? ""
             : "reported" + listed(said) + ", the oracle finds" + listed(right) + " of " + std::to_string(along.length);
}

}  // namespace linesman
