#include "watch/moves_in_order.h"

#include <algorithm>

#include "base/heading.h"
#include "base/text.h"
#include "files/documents/record.h"
#include "record/history.h"
#include "record/timeline.h"
#include "watch/standing.h"
#include "words/watch_words.h"

namespace linesman {

namespace {

SeenMove seen_move(const Game& game, const MoveSeen& move, const MoveJudged& judged, const RestFacts& facts) {
  SeenMove seen;
  for (const StandingSeen& each : move.pieces)
    seen.pieces.push_back({game.piece(each.piece).id,
                           {rounded(each.at.x), rounded(each.at.y)},
                           normalised(rounded(normalised(each.facing))),
                           rounded(each.uncertainty),
                           rounded(each.turn)});
  seen.frame = facts.hash;
  seen.t = rounded(facts.t);
  seen.verdict = name_of(judged.verdict);
  if (judged.same) seen.same = rounded(*judged.same);
  seen.order = judged.could.witness->order;
  return seen;
}

}  // namespace

/// The move of a group, as an order names it: of a whole unit the unit.
MoveSeen MovesInOrder::move_of(const Game& game, const MovedGroup& group) const {
  MoveSeen move{group.pieces};
  std::vector<PieceIndex> pieces;
  for (const StandingSeen& seen : group.pieces) {
    pieces.push_back(seen.piece);
    move.is_coarse = move.is_coarse || is_coarse(seen);
    const auto& error = game.piece(seen.piece).error;
    if (const auto& stood = all_.models.at(seen.piece).stood)
      move.start_known[seen.piece] = error ? error->distance : stood->uncertainty;
  }
  if (const auto unit = game.find_unit(group.unit); unit && group.pieces.size() > 1) {
    std::size_t standing = 0;
    for (const PieceIndex piece : game.pieces_of(*unit)) standing += game.piece(piece).on_table() ? 1 : 0;
    if (standing == group.pieces.size()) move.unit = group.unit;
  }
  move.roll = rolled_for(game, pieces);
  return move;
}

/// A model that is not seen stands where it stood. Where a move hangs on that, it is not judged.
MoveJudged MovesInOrder::judged_with_covered(const Hearing& hearing, const MoveSeen& move) const {
  MoveJudged judged = judge_move(hearing, move);
  Game without = hearing.game();
  bool is_any = false;
  for (const auto& [piece, model] : all_.models) {
    if (!model.is_told_unseen || !without.piece(piece).on_table()) continue;
    Piece gone = without.piece(piece);
    gone.status = gone.status.with("left", true);
    without = without.with_piece(piece, std::move(gone));
    is_any = true;
  }
  const auto other = is_any ? hearing.on(without) : Result<Hearing>(Problem{});
  if (!other || judge_move(*other, move).verdict == judged.verdict) return judged;
  judged.verdict = WatchVerdict::unknown;
  judged.say = not_judged_words(called(hearing.game(), move), NotJudged::covered);
  judged.why = judged.say;
  return judged;
}

/// A legal move, where its order is legal on the table of the record too.
std::optional<MovesInOrder::Carried> MovesInOrder::carried_out(const Hearing& recorded, const Game& on,
                                                               const MoveSeen& move, const MoveJudged& judged) const {
  if (judged.verdict != WatchVerdict::legal || !judged.could.witness) return std::nullopt;
  SeenMove entry = seen_move(on, move, judged, facts_);
  const auto done = record_seen(recorded, entry, basis_);
  if (!done || !is_allowed(done->judgement.ruling.verdict)) return std::nullopt;
  auto after = recorded.on(done->game);
  if (!after) return std::nullopt;
  return Carried{std::move(entry), *std::move(after), on};
}

/// The move of a group and of the models of its unit that were put down before it, one by one: one order of them all.
std::optional<MovesInOrder::Carried> MovesInOrder::carried_out_together(const Hearing& recorded, const Game& standing,
                                                                        MovedGroup group, const Loose& loose) const {
  if (group.unit.empty()) return std::nullopt;
  std::set<PieceIndex> joined;
  Game on = standing;
  for (const auto& [piece, seen] : loose) {
    const Piece& before = recorded.game().piece(piece);
    if (!before.unit || on.unit(*before.unit).id != group.unit) continue;
    group.pieces.push_back(seen);
    on = on.with_piece(piece, before);
    joined.insert(piece);
  }
  const auto hearing = joined.empty() ? Result<Hearing>(Problem{}) : recorded.on(on);
  if (!hearing) return std::nullopt;
  const MoveSeen move = move_of(on, group);
  auto carried = carried_out(recorded, on, move, judged_with_covered(*hearing, move));
  if (carried) carried->joined = std::move(joined);
  return carried;
}

MovesJudged MovesInOrder::judged(const std::vector<MovedGroup>& groups, const std::vector<std::size_t>& order) const {
  MovesJudged judged{std::vector<MoveOfRest>(groups.size()), hearing_};
  Loose loose;
  for (const auto& [id, told] : all_.open)
    if (!told.is_carried)
      for (const auto& [piece, first] : told.firsts)
        if (const auto& stood = all_.models.at(piece).stood) loose[piece] = *stood;
  for (const std::size_t i : order) {
    const MovedGroup& group = groups[i];
    MoveOfRest& one = judged.moves[i];
    Game standing = judged.after.game();
    for (const StandingSeen& seen : group.pieces) loose.erase(seen.piece);
    for (const auto& [piece, seen] : loose) {
      standing = standing.with_piece(piece, piece_seen(standing, seen));
      one.with.push_back(standing.piece(piece).id);
    }
    one.on = standing;
    const MoveSeen move = move_of(standing, group);
    const auto hearing = judged.after.on(standing);
    if (hearing) one.told = judged_with_covered(*hearing, move);
    auto carried = carried_out(judged.after, standing, move, one.told);
    if (!carried && one.told.verdict == WatchVerdict::legal)
      carried = carried_out_together(judged.after, standing, group, loose);
    if (carried) {
      one.here = record_of(judged.after.game()).here;
      judged.after = std::move(carried->after);
      one.entry = std::move(carried->entry);
      one.on = std::move(carried->on);
      one.seq = record_of(judged.after.game()).here;
      one.joined = std::move(carried->joined);
      for (const PieceIndex piece : one.joined) loose.erase(piece);
    } else {
      for (const StandingSeen& seen : group.pieces) loose[seen.piece] = seen;
    }
    judged.all_legal = judged.all_legal && one.told.verdict == WatchVerdict::legal;
  }
  return judged;
}

}  // namespace linesman
