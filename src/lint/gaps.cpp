// Gaps between two things that stop a base. They are exact: measured between the closest points of both shapes.
#include <algorithm>
#include <map>

#include "base/tolerance.h"
#include "lint/lints.h"
#include "lint/words.h"
#include "table/status.h"

namespace linesman::lints {

namespace {

/// Pieces of equal width across their facing that equal features stop.
struct Travellers {
  PieceIndex one{};
  double width = 0;
  std::vector<std::string> names;
};

/// Whether the piece may ever move on the table.
bool travels(const Piece& piece) { return !has_left(piece); }

std::vector<Travellers> travellers_of(const Setup& setup) {
  std::map<std::pair<std::size_t, double>, Travellers> groups;
  for (std::size_t i = 0; i < setup.game().pieces().size(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    const Piece& piece = setup.game().piece(index);
    if (!travels(piece)) continue;
    const Box box = frame_box(setup.base(index));
    const double width = box.max.x - box.min.x;
    Travellers& group = groups[{setup.barriers().profile(index), width}];
    group.one = index;
    group.width = width;
    group.names.push_back(name_of(piece));
  }
  std::vector<Travellers> all;
  all.reserve(groups.size());
  for (auto& [key, group] : groups) all.push_back(std::move(group));
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.width < b.width; });
  return all;
}

/// The search for gaps in one game.
class Gaps {
 public:
  explicit Gaps(const Setup& setup) : setup_(setup), travellers_(travellers_of(setup)) {}

  Complaints all() const {
    Complaints complaints;
    for (std::size_t i = 0; i < setup_.game().terrain().size() && !setup_.given_up() && !is_full(complaints); ++i) {
      const auto first = static_cast<FeatureIndex>(i);
      const double widest = widest_stopped(first);
      if (widest <= 0) continue;
      for (const std::uint32_t j : setup_.index().meeting(setup_.box(first).grown(widest)))
        if (setup_.spend(1); j > i && !setup_.is_used_up())
          if (auto complaint = between(first, static_cast<FeatureIndex>(j))) complaints.push_back(*complaint);
    }
    return complaints;
  }

 private:
  bool stopped(const Travellers& group, FeatureIndex feature) const {
    return setup_.barriers().stops(group.one, feature);
  }

  double widest_stopped(FeatureIndex feature) const {
    double widest = 0;
    for (const Travellers& group : travellers_)
      if (stopped(group, feature)) widest = group.width;
    return widest;
  }

  bool touch(const Measured& a, FeatureIndex b) const {
    setup_.spend_on_measuring(b);
    const auto way = closest_points(a, *setup_.shape(b));
    return way && !exceeds(way->distance, 0);
  }

  /// Whether a third feature closes the gap: it stops the widest of the pieces concerned, and lies across or joins
  /// both.
  bool closed(const ClosestPoints& gap, FeatureIndex a, FeatureIndex b, const Travellers& widest) const {
    Box near;
    near.include(gap.from);
    near.include(gap.to);
    for (const std::uint32_t k : setup_.index().meeting(near.grown(widest.width))) {
      const auto other = static_cast<FeatureIndex>(k);
      if (setup_.is_used_up()) return true;  // not known, so that nothing is said of it
      setup_.spend(1);
      if (other == a || other == b || !stopped(widest, other)) continue;
      if (touch({Polyline{gap.from, gap.to}}, other)) return true;
      if (touch(*setup_.shape(other), a) && touch(*setup_.shape(other), b)) return true;
    }
    return false;
  }

  std::optional<Complaint> between(FeatureIndex a, FeatureIndex b) const {
    std::vector<const Travellers*> concerned;
    for (const Travellers& group : travellers_)
      if (stopped(group, a) && stopped(group, b)) concerned.push_back(&group);
    if (concerned.empty()) return std::nullopt;
    setup_.spend_on_measuring(a);
    setup_.spend_on_measuring(b);
    const auto gap = closest_points(*setup_.shape(a), *setup_.shape(b));
    if (!gap || !exceeds(gap->distance, 0) || !exceeds(concerned.back()->width, gap->distance)) return std::nullopt;
    if (closed(*gap, a, b, *concerned.back())) return std::nullopt;
    return Complaint{.pointer = feature_pointer(b),
                     .reason = too_narrow(a, b, gap->distance, concerned),
                     .of = {setup_.game().feature(a).id, setup_.game().feature(b).id},
                     .at = 0.5 * (gap->from + gap->to)};
  }

  Sentence too_narrow(FeatureIndex a, FeatureIndex b, double open,
                      const std::vector<const Travellers*>& concerned) const {
    std::vector<const Travellers*> stuck;
    std::vector<const Travellers*> through;
    double narrowest = concerned.back()->width;
    for (const Travellers* group : concerned) {
      const bool fits = within_limit(group->width, open);
      if (!fits) narrowest = std::min(narrowest, group->width);
      (fits ? through : stuck).push_back(group);
    }
    const Argument one = name_of(setup_.game().feature(a));
    const Argument other = name_of(setup_.game().feature(b));
    const bool is_exact = same_length(narrowest, concerned.back()->width);
    if (through.empty())
      return is_exact ? said<"The gap between {a} and {b} is {n}″. Every base is too wide: {list} ({wide}″ across).">(
                            one, other, open, listed(stuck), narrowest)
                      : said<
                            "The gap between {a} and {b} is {n}″. Every base is too wide: {list} ({wide}″ or more "
                            "across).">(one, other, open, listed(stuck), narrowest);
    return is_exact ? said<
                          "The gap between {a} and {b} is {n}″. It is too narrow for {list} ({wide}″ across), wide "
                          "enough for {list2}.">(one, other, open, listed(stuck), narrowest, listed(through))
                    : said<
                          "The gap between {a} and {b} is {n}″. It is too narrow for {list} ({wide}″ or more across), "
                          "wide enough for {list2}.">(one, other, open, listed(stuck), narrowest, listed(through));
  }

  /// The names of groups. The same few groups are concerned by most gaps, so their lists are kept.
  const Argument& listed(const std::vector<const Travellers*>& groups) const {
    if (const auto known = listed_.find(groups); known != listed_.end()) return known->second;
    std::vector<std::string> names;
    for (const Travellers* group : groups) names.insert(names.end(), group->names.begin(), group->names.end());
    return listed_.emplace(groups, names_of(names)).first->second;
  }

  const Setup& setup_;
  std::vector<Travellers> travellers_;  ///< narrowest first
  mutable std::map<std::vector<const Travellers*>, Argument> listed_;
};

}  // namespace

Complaints gaps_too_narrow(const Setup& setup) { return Gaps(setup).all(); }

}  // namespace linesman::lints
