// The answer of the clock.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sentence.h"
#include "clock/chain.h"
#include "clock/chances.h"
#include "clock/goal.h"

namespace linesman {

/// Of one side at one goal with one roll in every turn.
struct ArrivalTold {
  std::optional<int> inner{};  ///< by that turn, surely; nothing: no way was found
  std::optional<int> outer{};  ///< before that turn, surely not; nothing: not by the last turn
  std::string mover{};         ///< of `inner`: the first that is there
  Chain chain{};               ///< of `inner`
};

struct SideTold {
  std::vector<std::pair<std::string, ArrivalTold>> rolls;  ///< the shortest roll first
  Arrivals by;
};

enum class ChanceMethod { exact, bounded, sampled };
constexpr Names<ChanceMethod::sampled> names_of(ChanceMethod) { return {"exact", "bounded", "sampled"}; }

struct GoalTold {
  Goal goal;
  std::vector<SideTold> sides;  ///< in the order of the answer's
  FirstThere first;
  ChanceMethod method = ChanceMethod::exact;
  int samples = 0;   ///< games that were rolled
  double error = 0;  ///< of sampled chances: the greatest standard error
};

enum class BandKind { inner, outer, contested, threat };

/// An area of the table: of a side by a turn, or of several.
struct AreaTold {
  BandKind kind = BandKind::inner;
  std::vector<std::size_t> sides;  ///< by their numbers in the answer
  int turn = 0;
  double chance = 0;  ///< of a threat: that some mover can be there
  MultiPolygon area{};
};

/// A hex in which a side is by a turn.
struct HexTold {
  BandKind kind = BandKind::inner;
  bool exact = true;  ///< both bounds are this
  Hex hex;
  std::vector<std::size_t> sides;
  int turn = 0;
  double chance = 0;
};

struct LineTold {
  std::size_t a = 0;  ///< sides
  std::size_t b = 0;
  std::vector<Polyline> lines;
};

/// A gap, as one side sees it.
struct GapSideTold {
  std::size_t side = 0;
  int ways = 0;  ///< pairs of a mover and an objective whose way leads through it
  int all = 0;   ///< pairs to which a way was found
  int lanes = 0;
  std::vector<std::string> does_not_fit{};
  /// Turns by which they come later where it is shut, on average; nothing: one of them comes no more, or with
  /// `not_asked` the work ran out.
  std::optional<double> delay = 0.0;
  bool not_asked = false;
  bool cut = false;
  std::string cut_of{};  ///< the objective with the least cut; empty: none lies behind gaps
  int lanes_of_cut = 0;
};

struct GapTold {
  std::string a;
  std::string b;
  Vec from;
  Vec to;
  double width = 0;
  std::vector<GapSideTold> sides;
};

/// A hex without which some mover of a side comes later.
struct ChokeTold {
  Hex hex;
  std::size_t side = 0;
  int ways = 0;                       ///< pairs of a mover and an objective whose way leads through it
  int all = 0;                        ///< pairs to which a way was found
  std::optional<double> delay = 0.0;  ///< turns by which they come later, on average; nothing: one comes no more
};

struct FairnessTold {
  std::vector<Likely> shares;  ///< by side
  Likely lean;                 ///< `chance`: the greatest share less the least
  std::optional<std::size_t> ahead{};
  std::vector<double> tempo;  ///< by side; empty without objectives
};

struct MoverTold {
  std::string id;
  std::string side;
  std::vector<std::string> actions;
  std::vector<std::pair<std::string, double>> allowance;  ///< by roll, in the currency
};

enum class LeftOut { others_stay, others_away, alone, actions, formation, policy, budget, effects, reserves };
constexpr Names<LeftOut::reserves> names_of(LeftOut) {
  return {"others-stay", "others-away", "alone", "actions", "formation", "policy", "budget", "effects", "reserves"};
}

/// The rolls that stand for a threat, each with the least chance that it stands for; of 0 there is some chance.
inline constexpr std::pair<std::string_view, double> THREAT_ROLLS[] = {
    {"p90", 0.9}, {"p50", 0.5}, {"p10", 0.1}, {"highest", 0}};

struct ClockAnswer {
  int turns = 0;
  std::string roll;
  bool others_away = false;
  bool from_zones = false;
  std::vector<std::string> sides;
  std::vector<MoverTold> movers;
  std::vector<AreaTold> areas;
  std::vector<HexTold> hexes;
  std::vector<LineTold> lines;
  std::vector<GoalTold> goals;
  std::vector<GapTold> gaps;
  std::vector<ChokeTold> chokes;
  std::vector<double> ground;  ///< by side, then together, then where no side comes: shares of the table
  std::optional<FairnessTold> fairness{};
  bool settled = true;
  std::vector<std::pair<LeftOut, Sentence>> left_out;
};

}  // namespace linesman
