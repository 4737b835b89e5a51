#include "reach/questions/reach.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "base/heading.h"
#include "base/side_by_side.h"
#include "reach/effort.h"
#include "reach/questions/region.h"
#include "reach/search/way_finder.h"
#include "reach/search/way_trial.h"
#include "referee/hex_search.h"
#include "rules/on_grid.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

RollReach told(const EndRegion& region, const NamedRoll& roll, double allowance, Vec start) {
  Band band;
  std::array<MultiPolygon, 2> outlines;
  side_by_side(3, [&](std::size_t i) {
    if (i < 2)
      outlines[i] = outlined(i == 0 ? region.inner : region.outer);
    else
      band = band_between(region.inner, region.outer, start);
  });
  return {roll.name,   roll.probability,  allowance,  std::move(outlines[0]), std::move(outlines[1]), band.inches,
          band.widest, roll.dice.front(), roll.chance};
}

/// Twice as coarse each time that the number of pieces grows by the factor MORE_PIECES.
double fineness_for(std::size_t pieces) {
  double fineness = 1;
  for (std::size_t most = effort::MAX_FINE_PIECES; pieces > most; most *= effort::MORE_PIECES) fineness *= 2;
  return fineness;
}

bool takes_somebody_away(const Ruling& ruling) {
  return std::any_of(ruling.effects.begin(), ruling.effects.end(), [](const Effect& effect) { return effect.remove; });
}

/// The facings in which the order may end: the one that it ends in, and with `turns` those that it may turn to then.
std::vector<double> facings_at_end(const Hearing& hearing, const Order& witness, double facing, bool turns) {
  constexpr double DEGREES = 60;
  std::vector<double> facings{facing};
  for (const int sides : {1, -1, 2, -2, 3}) {
    if (!turns) break;
    Order turned = witness;
    Path path = turned.paths.common().value_or(Path{});
    path.push_back(TurnStep{sides});
    turned.paths.set_all(std::move(path));
    const auto judged = hearing.judge(turned);
    if (judged && is_allowed(judged->ruling)) facings.push_back(normalised(facing + sides * DEGREES));
  }
  return facings;
}

/// The hexes of a search that the judge confirms. `turns`: in its last hex each turns for nothing.
std::vector<HexReached> confirmed_hexes(const Hearing& hearing, const Order& order, const HexSearch& search, bool turns,
                                        const std::stop_token& stop) {
  std::map<Hex, HexReached> reached;
  const auto& labels = search.labels();
  for (std::size_t i = 1; i < labels.size() && !stop.stop_requested(); ++i) {
    Order witness = order;
    witness.paths.set_all(search.path_to(i));
    const auto judged = hearing.judge(witness);
    if (!judged || !is_allowed(judged->ruling) || labels[i].hex == labels.front().hex) continue;
    const double facing = labels[i].facings.front();
    const auto [it, first] = reached.try_emplace(labels[i].hex);
    if (first)
      it->second = {labels[i].hex,
                    judged->ruling.allowance.spent.value_or(0),
                    labels[i].minimum,
                    takes_somebody_away(judged->ruling),
                    {},
                    witness};
    if (!first && turns) continue;
    for (const double each : facings_at_end(hearing, witness, facing, turns)) it->second.facings.push_back(each);
  }
  std::vector<HexReached> all;
  for (auto& [hex, each] : reached) {
    std::sort(each.facings.begin(), each.facings.end());
    each.facings.erase(std::unique(each.facings.begin(), each.facings.end()), each.facings.end());
    all.push_back(std::move(each));
  }
  return all;
}

Result<Reach> reach_on_grid(const Hearing& hearing, Order order, PieceIndex piece, const std::stop_token& stop) {
  order.paths.set_all({});
  const auto judged = hearing.judge(order);
  if (!judged) return judged.problem();
  HexStart start;
  for (const PieceTrace& each : judged->trace.pieces) {
    if (!each.start.hex) return Reach{piece, {}, {}, 0};
    start.hex = *each.start.hex;
    start.facings.push_back(each.start.pose.facing);
    start.spent.push_back(0);
  }
  Reach reach{piece, {}, {}, judged->ruling.allowance.total.value_or(0)};
  const HexFares fares = HexFares::of(hearing, order);
  if (fares.empty()) return reach;
  const HexSearch search(hearing, fares, start, std::nullopt);
  const bool turns = std::none_of(fares.begin(), fares.end(), [](const Fare& fare) { return fare.hexes->faces; });
  reach.hexes = confirmed_hexes(hearing, order, search, turns, stop);
  return reach;
}

/// The reach of a piece, roll by roll, the shortest first.
class RollByRoll {
 public:
  /// All outlive it. `order` has no path.
  RollByRoll(const Hearing& hearing, const Order& order, PieceIndex piece, const ReachOptions& options,
             const std::stop_token& stop)
      : hearing_(hearing), order_(order), options_(options), stop_(stop), reach_{piece, {}, {}, 0} {}

  /// Adds one more roll, with `looks` to spend. The answer is what is left of them.
  Result<std::uint64_t> add(const NamedRoll& roll, std::uint64_t looks) {
    auto trials = RollSearches::trials_of(hearing_, order_, reach_.piece, roll);
    if (!trials) return trials.problem();
    RollSearches all = *std::move(trials);
    const bool farther = before_ && all.lead_as_far_as(*before_);
    if (farther && before_->lead_as_far_as(all)) {
      add_like_the_last(roll);
      return looks;
    }
    // Where a shorter roll leads, a longer one leads too.
    KnownBefore known{farther ? &region_.inner : nullptr};
    // Where the work of a finer look ends, it shows what a coarse one found, which costs little.
    Raster coarse;
    if (options_.fineness < effort::COARSE_FIRST) {
      std::uint64_t left = looks / 4;
      looks -= left;
      coarse = look(all, effort::COARSE_FIRST, known, left).inner;
      looks += left;
      known.coarse = &coarse;
    }
    std::uint64_t left = looks;
    nest(look(all, options_.fineness, known, left));
    note_fineness(all);
    reach_.rolls.push_back(told(region_, roll, all.allowance, all.trials.front()->start().pose.at));
    all.searches.clear();
    before_ = std::move(all);
    return std::min(looks, left);
  }

  Reach taken() { return std::move(reach_); }

 private:
  /// The region of a roll; `looks` becomes what is left of them.
  EndRegion look(RollSearches& all, double fineness, const KnownBefore& known, std::uint64_t& looks) {
    all.search(fineness, stop_, looks / 2);
    std::uint64_t left = looks - looks / 2;
    for (const auto& search : all.searches) left += search->work().left();
    EndRegion region = region_of(all.searches, options_.facing, stop_, left, known);
    looks = std::min(looks, region.looks_left);
    return region;
  }

  void add_like_the_last(const NamedRoll& roll) {
    RollReach same = reach_.rolls.back();
    same.roll = roll.name;
    same.probability = roll.probability;
    same.dice = roll.dice.front();
    reach_.rolls.push_back(std::move(same));
  }

  /// What a shorter roll is shown to reach is reached with this chance too, and nowhere less is ruled out than with it.
  void nest(EndRegion region) {
    if (!reach_.rolls.empty()) {
      region.inner = joined(std::move(region.inner), region_.inner);
      region.outer = joined(std::move(region.outer), region_.outer);
    }
    region.outer = joined(std::move(region.outer), region.inner);
    lay_on_one_lattice(region.inner, region.outer);
    region_ = std::move(region);
  }

  void note_fineness(const RollSearches& all) {
    const auto free = [](const auto& search) { return turns_freely(search->fare()); };
    reach_.finest = options_.fineness < 1 || (reach_.finest && options_.fineness <= 1 &&
                                              std::all_of(all.searches.begin(), all.searches.end(), free));
  }

  const Hearing& hearing_;
  const Order& order_;
  const ReachOptions& options_;
  const std::stop_token& stop_;
  Reach reach_;
  std::optional<RollSearches> before_;  ///< of the last roll, its trials alone
  EndRegion region_;                    ///< of the last roll
};

/// Of the first piece of an order.
Result<Reach> reach_within(const Hearing& hearing, const Order& order, const ReachOptions& options,
                           const std::stop_token& stop, WorkLeft& work) {
  const auto asked = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!asked) return asked.problem();
  const auto pieces = ordered_pieces(hearing.game(), *asked);
  if (!pieces) return pieces.problem();
  const PieceIndex piece = pieces->front();
  if (on_grid(hearing.ruleset().terms(), hearing.game())) return reach_on_grid(hearing, *asked, piece, stop);
  const std::vector<NamedRoll> rolls = named_rolls(hearing, *asked, options.known);
  RollByRoll reach(hearing, *asked, piece, options, stop);
  std::size_t to_come = rolls.size();
  for (const NamedRoll& roll : rolls) {
    const std::uint64_t share = work.left() / to_come--;
    const auto left = reach.add(roll, share);
    if (!left) return left.problem();
    work.spend(share - *left);
    if (stop.stop_requested()) break;
  }
  return reach.taken();
}

}  // namespace

Result<std::vector<Reach>> reaches_of(const Hearing& hearing, const Order& order, const ReachOptions& options,
                                      const std::stop_token& stop) {
  const auto asked = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!asked) return asked.problem();
  const auto pieces = ordered_pieces(hearing.game(), *asked);
  if (!pieces) return pieces.problem();
  const bool grid = hearing.ruleset().terms().grid;
  const ReachOptions each{options.facing, std::max(options.fineness, grid ? 1 : fineness_for(pieces->size())),
                          options.known};
  WorkLeft work(effort::OF_A_REACH);
  std::size_t to_come = grid ? 1 : pieces->size();
  std::vector<Reach> reaches;
  for (const PieceIndex piece : *pieces) {
    const std::string& id = hearing.game().piece(piece).id;
    const std::uint64_t given = work.left() / to_come--;
    WorkLeft share(given);
    auto reach = reach_within(hearing, grid ? *asked : order_for_one(hearing, *asked, id), each, stop, share);
    if (!reach) return reach.problem();
    work.spend_all_but(given, share);
    reaches.push_back(*std::move(reach));
    if (grid) break;
  }
  return reaches;
}

Result<Reach> reach_of(const Hearing& hearing, const Order& order, const ReachOptions& options,
                       const std::stop_token& stop, std::uint64_t looks) {
  WorkLeft work(looks);
  return reach_within(hearing, order, options, stop, work);
}

}  // namespace linesman
