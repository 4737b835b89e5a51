// The places on the way to which a search has found the cheapest way, each a label (Dijkstra 1959).
//
//   WayLabels labels(trial, bounds, stop);
//   labels.settle(places_at_which_a_way_may_bend, fineness, work);
//   for (const auto& [least, label] : labels.by_bound(goal))
//     if (const auto there = labels.extended(label, goal, Manner::forward, most)) use(there->spent);
#pragma once

#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "reach/search/way_proofs.h"

namespace linesman {

/// Those of its legs, as far as they lead to places to which others do not.
std::vector<Manner> manners_of(const WayBounds& bounds);

/// A leg of a way: how, and to where.
using PlannedLeg = std::pair<Manner, Vec>;

/// From a pose by such legs; with `facing` it turns so in the end.
Path path_of(const Pose& start, const std::vector<PlannedLeg>& legs, std::optional<double> facing);

/// The step at the end of a way that turns from a facing to another.
void turn_to(std::optional<double> facing, double faces, Path& path);

/// Ways that are tried one by one where no search finds any: straight, then with one bend; with `facing` turned so in
/// the end. Where a piece may hardly turn the last leg leads along that facing. `inches`: the longest leg before the
/// bend.
std::vector<Path> plain_ways(const Pose& start, Vec goal, std::optional<double> facing, double inches);

class WayLabels {
 public:
  /// `trial` and `bounds` outlive it. `stop` ends the settling early.
  WayLabels(const WayTrial& trial, const WayBounds& bounds, std::stop_token stop);
  WayLabels(const WayLabels&) = delete;
  WayLabels& operator=(const WayLabels&) = delete;

  /// Labels in order of their price, one for each place and facing: the first to which the judge finds nothing wrong on
  /// the way. Where the ground leaves a doubt the price is the judge's. `bends`: the places at which a way may bend.
  void settle(const std::vector<Vec>& bends, double fineness, WorkLeft& work);

  const Labels& all() const { return labels_; }
  const WayProofs& proofs() const { return proofs_; }
  const std::vector<Manner>& manners() const { return manners_; }

  /// The label of a leg from one of them; nothing where no leg leads so, or where it costs more than `most`.
  std::optional<WayLabel> extended(std::size_t from, Vec to, Manner manner, double most) const;

  /// Labels from which the goal may lie within the allowance, by number, each with the least price of a way by it; a
  /// heap, the cheapest on top.
  std::vector<std::pair<double, std::size_t>> by_bound(Vec goal) const;

  Path path_to(std::size_t label, Vec goal, Manner manner, std::optional<double> facing) const;

 private:
  class Settler;
  void begin(double most);
  void go_straight_on(double most);
  void bend_at_once(double most);
  void add(const WayLabel& label);
  void note_nearby(double most);
  double least_of_leg(const WayLabel& label, Vec off, double inches, Manner manner) const;

  const WayTrial& trial_;
  const WayBounds& bounds_;
  const Fare& fare_;
  std::stop_token stop_;
  std::vector<Manner> manners_;
  /// A turn of which the cosine is at least so much costs no less.
  struct TurnPrice {
    double cosine;
    double price;
  };
  std::vector<TurnPrice> turn_prices_;  ///< the cheapest first; empty where turning is free
  Labels labels_;
  WayProofs proofs_;
  std::vector<AimedLegs::View> views_;  ///< by label, where legs have to lead at something
  /// Of each label, for a quick look: how far a way from it may go, squared.
  struct Nearby {
    Vec at;
    double square;
  };
  double most_ = 0;  ///< dearer ways are not followed, in the currency
  std::vector<Nearby> nearby_;
};

}  // namespace linesman
