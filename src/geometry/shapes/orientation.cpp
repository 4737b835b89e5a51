#include "geometry/shapes/orientation.h"

#include <algorithm>
#include <array>

namespace linesman {

namespace {

struct TwoSum {
  double sum;
  double error;
};

TwoSum two_sum(double a, double b) {
  const double s = a + b;
  const double bb = s - a;
  return {s, (a - (s - bb)) + (b - bb)};
}

/// The sign of the sum of all terms. It keeps a non-overlapping expansion (Shewchuk 1997).
int sign_of_sum(const std::array<double, 12>& terms) {
  std::array<double, 12> expansion{};
  std::size_t size = 0;
  for (double carry : terms) {
    for (std::size_t i = 0; i < size; ++i) {
      const TwoSum s = two_sum(expansion[i], carry);
      expansion[i] = s.error;
      carry = s.sum;
    }
    expansion[size++] = carry;
  }
  for (std::size_t i = size; i-- > 0;)
    if (expansion[i] != 0) return expansion[i] > 0 ? 1 : -1;
  return 0;
}

int exact_orientation(Vec a, Vec b, Vec c) {
  const std::array<std::array<double, 2>, 6> factors{
      {{a.x, b.y}, {-a.x, c.y}, {-c.x, b.y}, {-a.y, b.x}, {a.y, c.x}, {c.y, b.x}}};
  std::array<double, 12> terms{};
  for (std::size_t i = 0; i < 6; ++i) {
    const double p = factors[i][0] * factors[i][1];
    terms[2 * i] = p;
    terms[2 * i + 1] = std::fma(factors[i][0], factors[i][1], -p);
  }
  return sign_of_sum(terms);
}

}  // namespace

int orientation(Vec a, Vec b, Vec c) {
  const double left = (a.x - c.x) * (b.y - c.y);
  const double right = (a.y - c.y) * (b.x - c.x);
  const double det = left - right;
  constexpr double BOUND = 4e-16;  // above (3 + 16 u) u, u = 2^-53
  if (std::abs(det) > BOUND * (std::abs(left) + std::abs(right))) return det > 0 ? 1 : -1;
  return exact_orientation(a, b, c);
}

bool on_segment(Vec p, Vec a, Vec b) {
  return orientation(a, b, p) == 0 && std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) &&
         std::min(a.y, b.y) <= p.y && p.y <= std::max(a.y, b.y);
}

Meeting meeting(Vec a, Vec b, Vec c, Vec d) {
  const int c_side = orientation(a, b, c);
  const int d_side = orientation(a, b, d);
  const int a_side = orientation(c, d, a);
  const int b_side = orientation(c, d, b);
  if (c_side * d_side < 0 && a_side * b_side < 0) return Meeting::crossing;
  const std::array<bool, 4> on{on_segment(c, a, b), on_segment(d, a, b), on_segment(a, c, d), on_segment(b, c, d)};
  if (std::count(on.begin(), on.end(), true) == 0) return Meeting::apart;
  if (c_side != 0 || d_side != 0) return Meeting::touching;
  // All four points lie on one line: with a single common point the segments only touch.
  const bool along_x = std::abs(b.x - a.x) >= std::abs(b.y - a.y);
  const auto place = [&](Vec p) { return along_x ? p.x : p.y; };
  const double from = std::max(std::min(place(a), place(b)), std::min(place(c), place(d)));
  const double to = std::min(std::max(place(a), place(b)), std::max(place(c), place(d)));
  return from < to ? Meeting::overlapping : Meeting::touching;
}

}  // namespace linesman
