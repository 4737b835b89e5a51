#include "support/ruling_summary.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"

namespace linesman {

namespace {

constexpr double SAME = 2e-6;

bool same(const std::optional<double>& a, const std::optional<double>& b) {
  return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) <= SAME);
}

bool same(const std::vector<Pose>& a, const std::vector<Pose>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Pose& p, const Pose& q) {
    return distance(p.at, q.at) <= SAME && angle_between(p.facing, q.facing) <= SAME &&
           std::abs(p.altitude - q.altitude) <= SAME;
  });
}

std::string text(const std::optional<double>& x) { return x ? number_text(*x) : "none"; }
std::string text(const std::set<std::string>& all) { return all.empty() ? "none" : listed(all, ", "); }
std::string text(const std::vector<Pose>& poses) {
  std::string s;
  for (const Pose& p : poses)
    s += " (" + number_text(p.at.x) + ", " + number_text(p.at.y) + ") facing " + number_text(p.facing);
  return s.empty() ? " nowhere" : s;
}

}  // namespace

RulingSummary outcome_of(const Result<Judgement>& judgement) {
  RulingSummary o;
  if (!judgement) {
    o.error = judgement.problem().sentence();
    return o;
  }
  const Ruling& r = judgement->ruling;
  o.verdict = name_of(r.verdict);
  o.total = r.allowance.total;
  o.spent = r.allowance.spent;
  for (const Fault& f : r.faults) o.faults.insert(f.rule);
  for (const Note& n : r.notes) o.notes.insert(n.rule);
  for (const Effect& e : r.effects) o.effects.insert(e.rule + " on " + e.on);
  for (const Furthest& f : r.furthest) o.furthest.push_back(f.pose);
  return o;
}

std::string difference(const RulingSummary& a, const RulingSummary& b) {
  if (a.error.empty() != b.error.empty()) return "refused only one of them: " + a.error + b.error;
  if (a.verdict != b.verdict)
    return "verdict " + a.verdict + " and " + b.verdict + "; faults " + text(a.faults) + " and " + text(b.faults);
  if (a.faults != b.faults) return "faults " + text(a.faults) + " and " + text(b.faults);
  if (!same(a.total, b.total)) return "total " + text(a.total) + " and " + text(b.total);
  if (!same(a.spent, b.spent)) return "spent " + text(a.spent) + " and " + text(b.spent);
  if (a.notes != b.notes) return "notes " + text(a.notes) + " and " + text(b.notes);
  if (a.effects != b.effects) return "effects " + text(a.effects) + " and " + text(b.effects);
  if (!same(a.furthest, b.furthest)) return "furthest" + text(a.furthest) + " and" + text(b.furthest);
  return "";
}

}  // namespace linesman
