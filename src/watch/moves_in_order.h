// The moves of one rest, judged one after another: which are legal, and what the game is when those are carried out.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "record/basis.h"
#include "referee/referee.h"
#include "watch/move_judge.h"
#include "watch/rest_facts.h"
#include "watch/watched_models.h"

namespace linesman {

/// Models that moved together.
struct MovedGroup {
  std::string unit{};
  std::vector<StandingSeen> pieces{};
  std::optional<std::int64_t> instead{};  ///< the id of the open move that it replaces
  double put_down = 0;                    ///< seconds
};

/// A move as it is judged when those before it are carried out.
struct MoveOfRest {
  MoveJudged told{};
  std::vector<std::string> with{};     ///< ids of the models that stood elsewhere than in the record
  Game on{};                           ///< the table on which it was judged
  std::optional<std::int64_t> here{};  ///< the entry before it, where it was carried out
  std::optional<std::int64_t> seq{};   ///< its own entry, likewise
  std::optional<SeenMove> entry{};     ///< all that a record keeps of it, likewise
  std::set<PieceIndex> joined{};       ///< models that were loose and went with it, in one order
};

struct MovesJudged {
  std::vector<MoveOfRest> moves;  ///< one for each group, as they stand in the list that was asked
  Hearing after;
  bool all_legal = true;
};

class MovesInOrder {
 public:
  /// On a table as the record has it. `basis`: of new entries. All outlive it.
  MovesInOrder(const Hearing& hearing, const WatchedModels& all, const RestFacts& facts, const EntryBasis& basis)
      : hearing_(hearing), all_(all), facts_(facts), basis_(basis) {}

  /// `order`: the numbers of the groups, each once, as they are carried out.
  MovesJudged judged(const std::vector<MovedGroup>& groups, const std::vector<std::size_t>& order) const;

 private:
  /// Models whose move was not carried out: they stand where they are seen.
  using Loose = std::map<PieceIndex, StandingSeen>;
  /// A legal move as a record takes it.
  struct Carried {
    SeenMove entry;
    Hearing after;
    Game on;                        ///< the table on which its order was judged
    std::set<PieceIndex> joined{};  ///< as in MoveOfRest
  };

  MoveJudged judged_with_covered(const Hearing& hearing, const MoveSeen& move) const;
  MoveSeen move_of(const Game& game, const MovedGroup& group) const;
  std::optional<Carried> carried_out(const Hearing& recorded, const Game& on, const MoveSeen& move,
                                     const MoveJudged& judged) const;
  std::optional<Carried> carried_out_together(const Hearing& recorded, const Game& standing, MovedGroup group,
                                              const Loose& loose) const;

  const Hearing& hearing_;
  const WatchedModels& all_;
  const RestFacts& facts_;
  const EntryBasis& basis_;
};

}  // namespace linesman
