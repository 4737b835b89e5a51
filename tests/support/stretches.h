// Where a quantity is below zero along a way, found by stepping never farther than it could have changed.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace linesman {

struct Interval {
  double from = 0;
  double to = 0;
};

/// A clearance along a way of `length`, in inches or degrees. From any place it changes its sign no sooner than after
/// |clearance| / rate: `rate` is how fast any point of the base can move, inches for each unit of the way.
struct Along {
  std::function<double(double)> clearance;
  double length = 0;
  double rate = 1;
};

/// The stretches on which the clearance is below zero, ends bisected to 1e-11. Nothing longer than 1e-6 / rate is
/// missed.
std::vector<Interval> stretches_below_zero(const Along& along);

/// The same without stretches that are nowhere deeper than a few EPS, and without breaks that are nowhere wider: there
/// the exact answer is a matter of rounding.
std::vector<Interval> plain_stretches(const Along& along);

/// Two places are the same end of a stretch: they differ by at most 1e-6, or at both the clearance is nothing (a
/// grazing touch has no sharp end).
bool same_end(const Along& along, double a, double b);

/// The least of a quantity between two places, which changes by at most `rate` for each unit of the way. A part is left
/// out only where the quantity cannot fall below what was found; else it is halved, down to a hundredth of an inch, in
/// which it is taken to have one valley.
double least_between(const std::function<double(double)>& value, double from, double to, double rate);

/// The least of a quantity between two places among which it has one valley, which are narrowed down to `close`.
double least_in_valley(const std::function<double(double)>& value, double a, double b, double close);

/// The least clearance on the way: `least_between` its ends.
double least_clearance(const Along& along);

/// Nowhere in the stretch is there more overlap, or more room, than a few EPS.
bool shallow(const Along& along, const Interval& stretch);

/// The disagreement of `reported` with the way, or nothing. Both sides are compared as plain stretches.
std::string disagreement(const Along& along, const std::vector<Interval>& reported);

}  // namespace linesman
