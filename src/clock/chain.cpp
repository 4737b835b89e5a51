#include "clock/chain.h"

#include <algorithm>

#include "clock/turn_on_way.h"
#include "reach/questions/course_of_turns.h"

namespace linesman {

namespace {

class ChainMaker {
 public:
  ChainMaker(const Hearing& hearing, const ClockMover& mover, const std::string& roll, const LongWay& way,
             const Goal& goal, WorkLeft& work)
      : now_(hearing), mover_(mover), roll_(roll), rest_(way.legs), goal_(goal), work_(work) {}

  std::optional<Chain> made(int turns) {
    if (stands_at(now_, mover_, goal_)) {
      chain_.ends = ends_of(now_.game(), mover_);
      return std::move(chain_);
    }
    for (int turn = 1; turn <= turns && !work_.none(); ++turn) {
      if (!now_.held_from_going(mover_.pieces.front()).empty()) {
        auto later = next_turn(now_);
        if (!later) return std::nullopt;
        now_ = *std::move(later);
        chain_.orders.emplace_back();
        continue;
      }
      auto best = WayTurns(now_, mover_, rest_, work_).best(roll_);
      if (!best) return std::nullopt;
      rest_ = after_inches(at(), rest_, best->gone);
      auto next = after(now_, best->witness);
      // Where an order takes pieces off the table the others get other numbers.
      if (!next || next->game().pieces().size() != now_.game().pieces().size()) return std::nullopt;
      now_ = *std::move(next);
      chain_.orders.emplace_back(std::move(best->witness.order));
      if (stands_at(now_, mover_, goal_)) {
        chain_.clock = turn - 1 + best->share;
        chain_.ends = ends_of(now_.game(), mover_);
        return std::move(chain_);
      }
    }
    return std::nullopt;
  }

 private:
  Vec at() const { return now_.game().piece(mover_.pieces.front()).pose.at; }

  Hearing now_;
  const ClockMover& mover_;
  const std::string& roll_;
  std::vector<PlannedLeg> rest_;
  const Goal& goal_;
  WorkLeft& work_;
  Chain chain_;
};

}  // namespace

std::optional<Chain> chain_along(const Hearing& hearing, const ClockMover& mover, const std::string& roll,
                                 const LongWay& way, const Goal& goal, int turns, WorkLeft& work) {
  auto chain = ChainMaker(hearing, mover, roll, way, goal, work).made(turns);
  if (!chain) return chain;
  chain->way.push_back(hearing.game().piece(mover.pieces.front()).pose.at);
  for (const auto& [manner, to] : way.legs) chain->way.push_back(to);
  return chain;
}

bool stands_at(const Hearing& hearing, const ClockMover& mover, const Goal& goal) {
  const Game& game = hearing.game();
  return std::any_of(mover.pieces.begin(), mover.pieces.end(), [&](PieceIndex piece) {
    return goal.holds(hearing.ruleset().footprint(hearing.in_force(), piece), game.piece(piece).pose);
  });
}

std::vector<PieceEnd> ends_of(const Game& game, const ClockMover& mover) {
  std::vector<PieceEnd> ends;
  for (const PieceIndex index : mover.pieces) {
    const Piece& piece = game.piece(index);
    ends.push_back({piece.id, piece.pose, piece.hex});
  }
  return ends;
}

}  // namespace linesman
