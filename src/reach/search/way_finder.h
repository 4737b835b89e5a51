// Judged ways of a piece to one place after another, for a reach that is shown.
//
//   Result<WayFinder> finder = WayFinder::of(hearing, order);
//   if (const auto way = finder->to(place, std::nullopt)) show(way->witness.order, way->roll);
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "reach/search/way_search.h"
#include "referee/referee.h"

namespace linesman {

/// Dice by purpose, as an order has them.
using Dice = std::map<std::string, std::vector<double>>;

/// Rolls, in which each die counts by itself, each as likely as any other.
struct Chance {
  int legal = 0;
  int all = 0;
  int open = 0;  ///< of `all`: it is not known, and they do not count as legal
  double share() const { return all > 0 ? static_cast<double>(legal) / all : 0; }
};

/// The facts that are known of the dice of a purpose before all of them have fallen.
struct KnownDice {
  std::vector<double> faces{};
  int used_up = 0;  ///< how many of the dice that are needed are not rolled
};
using KnownFaces = std::map<std::string, KnownDice>;

/// A roll for which a reach is given.
struct NamedRoll {
  std::string name;        ///< "given", or without dice "lowest", "p90", "p50", "p10", "highest"
  double probability = 1;  ///< that the dice lead at least so far, exact
  /// The dice; several where an order may ask for more or fewer of them, by what it does.
  std::vector<Dice> dice;
  Chance chance{1, 1, 0};  ///< rolls that lead wherever these dice lead, of those of the most dice
};

/// "given" where no dice are missing, or they cannot be counted through. The shortest first.
std::vector<NamedRoll> named_rolls(const Hearing& hearing, const Order& order, const KnownFaces& known = {});

/// Inches between places that count as different for an allowance of `inches`.
double lattice_step(double inches, double fineness);

/// That step, or twice as much as often as it takes until what is laid out costs no more looks.
double affordable_step(const WayTrial& trial, const Fare& fare, double step, std::uint64_t looks);

/// The trial of an empty frame, then those of the others in which ways on the table may begin. Refused: what the
/// ruleset refuses of the order.
Result<std::vector<std::unique_ptr<WayTrial>>> trials_of(const Hearing& hearing, const Order& order, PieceIndex piece);

/// The searches that tell where a piece can go with one roll: one for each fare of each frame of each dice that are
/// that roll.
struct RollSearches {
  std::vector<std::unique_ptr<WayTrial>> trials;
  std::vector<std::unique_ptr<WaySearch>> searches;  ///< on the trials, which outlive them
  double allowance = 0;                              ///< the most of the fares of empty frames, in the currency

  /// The trials alone. Refused: what the ruleset refuses of the order, and one of which it cannot say a fare.
  static Result<RollSearches> trials_of(const Hearing& hearing, Order order, PieceIndex piece, const NamedRoll& roll);
  /// The searches on them. `fineness`: as that of a WaySearch; `looks`: of all of them.
  void search(double fineness, const std::stop_token& stop, std::uint64_t looks);

  /// All that can be done with those dice can be done with these.
  bool lead_as_far_as(const RollSearches& other) const;

  /// Both steps.
  static Result<RollSearches> of(const Hearing& hearing, Order order, PieceIndex piece, const NamedRoll& roll,
                                 double fineness, const std::stop_token& stop,
                                 std::uint64_t looks = effort::OF_A_REACH);
};

/// A way that was found, and by which roll.
struct FoundWay {
  std::string roll;        ///< as `NamedRoll::name`
  double probability = 1;  ///< that the dice lead at least so far
  Witness witness;
};

/// Keeps its searches from place to place. In space; of the first piece that the order names.
class WayFinder {
 public:
  /// Refused as `reach_of` (reach/questions/reach.h). Once `stop`, which outlives it, is set, less is found.
  static Result<WayFinder> of(const Hearing& hearing, const Order& order, const std::stop_token& stop = {});

  /// A legal order that ends there, by the shortest roll with which one was found; with `facing`, facing that way.
  /// Where there is one roll a thorough search is asked last.
  std::optional<FoundWay> to(Vec place, std::optional<double> facing);

 private:
  WayFinder(const Hearing& hearing, Order order, PieceIndex piece, const std::stop_token& stop);
  using Kept = std::shared_ptr<RollSearches>;  ///< nullptr: not made yet
  const RollSearches& searches_of(const NamedRoll& roll, double fineness, Kept& made) const;

  Hearing hearing_;
  Order order_;
  PieceIndex piece_;
  std::stop_token stop_;
  std::vector<NamedRoll> rolls_;
  std::vector<Kept> searches_;  ///< by roll
  Kept thorough_;               ///< of the only roll
};

}  // namespace linesman
