#include "watch/watched_game.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

#include "base/heading.h"
#include "base/text.h"
#include "files/documents/record.h"
#include "record/history.h"
#include "record/timeline.h"
#include "table/status.h"
#include "watch/standing.h"
#include "words/watch_words.h"

namespace linesman {

namespace {

constexpr double UNTIL_GONE = 2;          // seconds after the rest at which it is missed
constexpr std::size_t MOST_AT_ONCE = 12;  // models that are not one unit
constexpr std::size_t MOST_ORDERS = 24;   // of moves that are tried
constexpr double CAMERA_SHIFT = 0.5;      // inches that all models may seem to go with the camera

Pose pose_of(const StandingSeen& seen) { return {seen.at, seen.facing, 0}; }

bool is_watched(const Piece& piece) { return piece.marker && (piece.on_table() || in_reserve(piece)); }

bool is_on(const Table& table, Vec at) { return at.x >= 0 && at.y >= 0 && at.x <= table.width && at.y <= table.depth; }

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

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

WatchedGame::WatchedGame(Hearing hearing, WatchChoices choices, EntryBasis basis)
    : hearing_(std::move(hearing)), choices_(choices), basis_(std::move(basis)) {
  const Game& game = hearing_.game();
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (is_watched(*game.pieces()[i])) models_[static_cast<PieceIndex>(i)];
}

std::optional<double> WatchedGame::look_again_at() const {
  std::optional<double> first;
  for (const auto& [piece, model] : models_)
    if (model.missed && !model.is_told_unseen) first = std::min(first.value_or(HUGE_VAL), *model.missed + UNTIL_GONE);
  return first;
}

std::optional<Pose> WatchedGame::stood(PieceIndex piece) const {
  const auto model = models_.find(piece);
  if (model == models_.end()) return std::nullopt;
  const Piece& standing = game().piece(piece);
  if (const auto& stood = model->second.stood) return Pose{stood->at, stood->facing, standing.pose.altitude};
  return standing.on_table() ? std::optional(standing.pose) : std::nullopt;
}

std::vector<PieceIndex> WatchedGame::missing_in(const TableReading& reading) const {
  std::vector<PieceIndex> missing;
  for (const auto& [piece, model] : models_) {
    const bool is_seen = std::any_of(reading.pieces.begin(), reading.pieces.end(),
                                     [index = piece](const StandingSeen& seen) { return seen.piece == index; });
    if (!is_seen && game().piece(piece).on_table()) missing.push_back(piece);
  }
  return missing;
}

/// At the first rest every model should stand where the game has it.
void WatchedGame::begin(const TableReading& reading, Events& events) {
  begun_ = true;
  Game game = this->game();
  const Game before = game;
  for (const StandingSeen& seen : reading.pieces) {
    if (!models_.contains(seen.piece)) continue;
    models_[seen.piece].stood = seen;
    if (!game.piece(seen.piece).on_table()) continue;
    const Pose& from = before.piece(seen.piece).pose;
    if (!is_elsewhere(before, seen, from)) continue;
    if (choices_.adopt)
      game = game.with_piece(seen.piece, piece_seen(before, seen));
    else
      out_of_step_[seen.piece] = {seen, from, moved_by(seen, from)};
  }
  if (choices_.adopt)
    if (auto hearing = hearing_.on(choices_.record ? record_edit(before, game, basis_, facts_->hash) : game))
      hearing_ = *std::move(hearing);
  if (!out_of_step_.empty()) tell_out_of_step(events);
}

void WatchedGame::tell_out_of_step(Events& events) {
  OutOfStepTold told;
  for (const auto& [piece, off] : out_of_step_) told.pieces.push_back(off);
  tell(events, std::move(told));
}

/// The step that all models seem to have made together is the camera's.
void WatchedGame::move_with_camera(const TableReading& reading) {
  std::vector<double> east;
  std::vector<double> north;
  for (const StandingSeen& seen : reading.pieces)
    if (const auto model = models_.find(seen.piece); model != models_.end() && model->second.stood) {
      const Vec by = seen.at - model->second.stood->at;
      east.push_back(by.x);
      north.push_back(by.y);
    }
  constexpr std::size_t ENOUGH = 3;
  const Vec by{median(east), median(north)};
  if (east.size() < ENOUGH || length(by) > CAMERA_SHIFT) return;
  for (auto& [piece, model] : models_)
    if (model.stood) model.stood->at = model.stood->at + by;
}

void WatchedGame::look_for_unseen(const TableReading& reading, Events& events) {
  std::set<PieceIndex> seen;
  for (const StandingSeen& each : reading.pieces) seen.insert(each.piece);
  for (auto& [piece, model] : models_) {
    if (seen.contains(piece)) {
      model.missed.reset();
      model.is_told_unseen = false;
      continue;
    }
    const Piece& standing = game().piece(piece);
    if (!standing.on_table() || model.is_told_unseen) continue;
    const Pose from = model.stood ? pose_of(*model.stood) : standing.pose;
    const PlaceNow place = facts_->place ? facts_->place(piece) : PlaceNow::as_before;
    if (!model.missed && place == PlaceNow::open) {
      model.missed = facts_->t;
    } else if (!model.missed || place == PlaceNow::hidden) {
      model.missed.reset();
      model.is_told_unseen = true;
      tell(events, UnseenTold{piece, from, false});
    } else if (facts_->t >= *model.missed + UNTIL_GONE - 1e-9) {
      model.is_told_unseen = true;
      tell(events, UnseenTold{piece, from, true});
    }
  }
}

/// At the start it is said with the table.
void WatchedGame::tell_coarse(const TableReading& reading, bool at_start, Events& events) {
  for (const StandingSeen& seen : reading.pieces) {
    const auto model = models_.find(seen.piece);
    if (model == models_.end()) continue;
    const bool coarse = is_coarse(seen);
    if (coarse && !std::exchange(model->second.is_told_coarse, coarse) && !at_start) {
      const Piece& piece = game().piece(seen.piece);
      const double least = piece.marker->size * std::max(1.0, LEAST_CELL / std::max(seen.cell, 0.1));
      tell(events, WatchProblem{coarse_words(label(piece), least, piece.marker->size), piece.marker->id, piece.id});
    }
    if (!coarse) model->second.is_told_coarse = false;
  }
}

/// Whether table and game still differ.
bool WatchedGame::keep_out_of_step(const TableReading& reading, Events& events) {
  if (out_of_step_.empty()) return false;
  for (const StandingSeen& seen : reading.pieces) {
    const auto off = out_of_step_.find(seen.piece);
    if (off == out_of_step_.end()) continue;
    off->second.seen = seen;
    off->second.moved = moved_by(seen, off->second.from);
    if (is_elsewhere(game(), seen, off->second.from)) continue;
    if (nudged_.erase(seen.piece) > 0) tell(events, BackTold{{}, {seen}});
    models_[seen.piece].stood = seen;
    out_of_step_.erase(off);
  }
  return !out_of_step_.empty();
}

/// A model that was touched while another went.
std::vector<StandingSeen> WatchedGame::without_nudged(std::vector<StandingSeen> elsewhere, Events& events) {
  const auto off_by = [&](const StandingSeen& seen) { return moved_by(seen, pose_of(*models_[seen.piece].stood)); };
  const std::vector<StandingSeen> all = elsewhere;
  std::erase_if(elsewhere, [&](const StandingSeen& seen) {
    const auto& stood = models_[seen.piece].stood;
    if (game().table().hex || !stood || off_by(seen) >= NUDGE ||
        angle_between(seen.facing, stood->facing) >= NUDGE_TURN)
      return false;
    const auto unit = game().piece(seen.piece).unit;
    const bool beside = std::any_of(all.begin(), all.end(), [&](const StandingSeen& other) {
      const auto& start = models_[other.piece].stood;
      return other.piece != seen.piece && (!unit || game().piece(other.piece).unit != unit) &&
             (!start || off_by(other) >= NUDGED_BESIDE);
    });
    if (!beside) return false;
    const Pose from = pose_of(*stood);
    out_of_step_[seen.piece] = {seen, from, off_by(seen)};
    nudged_[seen.piece] = true;
    tell(events, NudgeTold{{seen, from}, off_by(seen)});
    return true;
  });
  return elsewhere;
}

void WatchedGame::undo(const Told& told) {
  if (!told.here) return;
  if (auto before = at_entry(game(), *told.here))
    if (auto hearing = hearing_.on(*std::move(before))) hearing_ = *std::move(hearing);
  --recorded_;
}

void WatchedGame::take_back(const Told& told, const std::vector<StandingSeen>& pieces, Events& events) {
  undo(told);
  for (const StandingSeen& seen : pieces) models_[seen.piece].stood = seen;
  tell(events, BackTold{told.id, pieces});
}

/// By unit or single model, as they were put down. Moves that are taken back are said, and are in no group.
std::vector<WatchedGame::Group> WatchedGame::groups_of(const std::vector<StandingSeen>& elsewhere, Events& events) {
  std::vector<Group> groups;
  std::set<PieceIndex> taken;
  for (auto it = open_.begin(); it != open_.end();) {
    const Told& told = it->second;
    Group group{told.unit, {}, told.id, 0};
    std::vector<StandingSeen> all;
    bool is_touched = false;
    for (const PieceIndex piece : told.pieces) {
      const auto moved = std::find_if(elsewhere.begin(), elsewhere.end(),
                                      [&](const StandingSeen& seen) { return seen.piece == piece; });
      is_touched = is_touched || moved != elsewhere.end();
      const StandingSeen seen = moved != elsewhere.end() ? *moved : *models_[piece].stood;
      all.push_back(seen);
      const auto first = told.firsts.find(piece);
      if (first == told.firsts.end() || is_elsewhere(game(), seen, first->second)) group.pieces.push_back(seen);
    }
    if (!is_touched) {
      ++it;
      continue;
    }
    for (const StandingSeen& seen : all) taken.insert(seen.piece);
    const Told replaced = told;
    it = open_.erase(it);
    if (group.pieces.empty()) {
      take_back(replaced, all, events);
      continue;
    }
    undo(replaced);
    groups.push_back(std::move(group));
  }
  std::map<std::string, std::size_t> by_unit;
  for (const StandingSeen& seen : elsewhere) {
    if (taken.contains(seen.piece)) continue;
    const auto unit = game().piece(seen.piece).unit;
    const std::string id = unit ? game().unit(*unit).id : std::string();
    if (id.empty() || !by_unit.contains(id)) {
      if (!id.empty()) by_unit[id] = groups.size();
      groups.push_back({id, {}, {}, 0});
    }
    groups[id.empty() ? groups.size() - 1 : by_unit[id]].pieces.push_back(seen);
  }
  for (Group& group : groups)
    for (const StandingSeen& seen : group.pieces) group.put_down = std::max(group.put_down, seen.put_down);
  std::stable_sort(groups.begin(), groups.end(),
                   [](const Group& a, const Group& b) { return a.put_down < b.put_down; });
  return groups;
}

/// The move of a group, as an order names it: of a whole unit the unit.
MoveSeen WatchedGame::move_of(const Game& game, const Group& group) const {
  MoveSeen move{group.pieces};
  std::vector<PieceIndex> pieces;
  for (const StandingSeen& seen : group.pieces) {
    pieces.push_back(seen.piece);
    move.is_coarse = move.is_coarse || is_coarse(seen);
    const auto& error = game.piece(seen.piece).error;
    if (const auto& stood = models_.at(seen.piece).stood)
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
MoveJudged WatchedGame::judged_with_covered(const Hearing& hearing, const MoveSeen& move) const {
  MoveJudged judged = judge_move(hearing, move);
  Game without = hearing.game();
  bool is_any = false;
  for (const auto& [piece, model] : models_) {
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

WatchedGame::Judged WatchedGame::judged_in_order(const std::vector<Group>& groups,
                                                 const std::vector<std::size_t>& order) const {
  Judged judged{{}, {}, {}, {}, hearing_};
  judged.seq.resize(groups.size());
  judged.moves.resize(groups.size());
  judged.with.resize(groups.size());
  judged.here.resize(groups.size());
  std::map<PieceIndex, StandingSeen> loose;  // models whose move was not carried out stand where they are seen
  for (const auto& [id, told] : open_)
    if (!told.here)
      for (const PieceIndex piece : told.pieces)
        if (const auto& stood = models_.at(piece).stood) loose[piece] = *stood;
  for (const std::size_t i : order) {
    const Group& group = groups[i];
    Game standing = judged.after.game();
    for (const StandingSeen& seen : group.pieces) loose.erase(seen.piece);
    for (const auto& [piece, seen] : loose) {
      standing = standing.with_piece(piece, piece_seen(standing, seen));
      judged.with[i].push_back(standing.piece(piece).id);
    }
    const MoveSeen move = move_of(standing, group);
    const auto hearing = judged.after.on(standing);
    if (hearing) judged.moves[i] = judged_with_covered(*hearing, move);
    MoveJudged& told = judged.moves[i];
    bool is_carried = false;
    if (told.verdict == WatchVerdict::legal && told.could.witness) {
      const std::int64_t here = record_of(judged.after.game()).here;
      const auto done = record_seen(judged.after, seen_move(standing, move, told, *facts_), basis_);
      auto after =
          done && is_allowed(done->judgement.ruling.verdict) ? judged.after.on(done->game) : Result<Hearing>(Problem{});
      if (after) {
        judged.after = *std::move(after);
        judged.here[i] = here;
        judged.seq[i] = record_of(judged.after.game()).here;
        is_carried = true;
      }
    }
    judged.all_legal = judged.all_legal && told.verdict == WatchVerdict::legal;
    if (!is_carried)
      for (const StandingSeen& seen : group.pieces) loose[seen.piece] = seen;
  }
  return judged;
}

void WatchedGame::tell_moves(std::vector<Group> groups, Events& events) {
  if (groups.empty()) return;
  std::vector<std::size_t> order(groups.size());
  std::iota(order.begin(), order.end(), 0);
  Judged judged = judged_in_order(groups, order);
  std::vector<std::size_t> chosen = order;
  for (std::size_t tried = 1;
       !judged.all_legal && tried < MOST_ORDERS && std::next_permutation(order.begin(), order.end()); ++tried) {
    Judged other = judged_in_order(groups, order);
    if (!other.all_legal) continue;
    judged = std::move(other);
    chosen = order;
  }
  const Game before = game();
  hearing_ = judged.after;
  for (const std::size_t i : chosen) {
    Group& group = groups[i];
    MoveJudged& one = judged.moves[i];
    MoveTold told;
    told.id = next_id_++;
    Told kept{told.id, group.unit, {}, {}, judged.here[i]};
    for (const StandingSeen& seen : group.pieces) {
      const Piece& piece = before.piece(seen.piece);
      const std::optional<Pose> from = piece.on_table() ? std::optional(piece.pose) : std::nullopt;
      told.pieces.push_back({seen, from});
      if (from) kept.firsts[seen.piece] = *from;
      kept.pieces.push_back(seen.piece);
      models_[seen.piece].stood = seen;
    }
    if (group.pieces.size() > 1) told.unit = group.unit;
    told.action = std::move(one.action);
    told.could = std::move(one.could);
    told.verdict = one.verdict;
    told.same = one.same;
    told.say = std::move(one.say);
    told.why = std::move(one.why);
    told.instead = group.instead;
    told.with = std::move(judged.with[i]);
    if (judged.here[i]) ++recorded_;
    if (choices_.record) told.seq = judged.seq[i];
    // Of moves that were carried out only the last one may be replaced.
    std::erase_if(open_, [](const auto& each) { return each.second.here.has_value(); });
    open_[told.id] = std::move(kept);
    tell(events, std::move(told));
  }
}

void WatchedGame::settle_state(const TableReading& reading) {
  state_ = {};
  state_.state = WatchState::resting;
  const auto with_piece = [&](PieceIndex piece) { state_.pieces.push_back(game().piece(piece).id); };
  if (!out_of_step_.empty()) {
    state_.state = WatchState::out_of_step;
    state_.why = "Some models stand elsewhere than in the game.";
    for (const auto& [piece, off] : out_of_step_) with_piece(piece);
    return;
  }
  for (const auto& [piece, model] : models_)
    if (model.is_told_unseen) with_piece(piece);
  if (!state_.pieces.empty()) {
    state_.state = WatchState::unsure;
    state_.why = said<"{model} is not seen.">(label(game().piece(*game().find_piece(state_.pieces.front()))));
    return;
  }
  for (const StandingSeen& seen : reading.pieces)
    if (models_.contains(seen.piece) && is_coarse(seen)) with_piece(seen.piece);
  if (state_.pieces.empty()) return;
  state_.state = WatchState::unsure;
  state_.why = not_judged_words(label(game().piece(*game().find_piece(state_.pieces.front()))), NotJudged::coarse);
}

std::vector<WatchEvent> WatchedGame::rest(const TableReading& reading, const RestFacts& facts) {
  Events events;
  facts_ = &facts;
  const bool at_start = !begun_;
  if (at_start) {
    begin(reading, events);
  } else {
    if (reading.camera == CameraNow::moved) move_with_camera(reading);
    if (!keep_out_of_step(reading, events)) {
      std::vector<StandingSeen> elsewhere;
      for (const StandingSeen& seen : reading.pieces) {
        const auto model = models_.find(seen.piece);
        if (model == models_.end()) continue;
        const Piece& piece = game().piece(seen.piece);
        const auto& stood = model->second.stood;
        const Pose from = stood ? pose_of(*stood) : piece.pose;
        const bool comes_on = !piece.on_table() && !stood && is_on(game().table(), seen.at);
        if (comes_on || ((piece.on_table() || stood) && is_elsewhere(game(), seen, from))) elsewhere.push_back(seen);
        if (piece.on_table() && !model->second.stood)
          model->second.stood = StandingSeen{seen.piece, from.at, from.facing};
      }
      std::vector<Group> groups = groups_of(without_nudged(std::move(elsewhere), events), events);
      std::size_t count = 0;
      for (const Group& group : groups) count += group.pieces.size();
      if (count > MOST_AT_ONCE && groups.size() > 1) {
        for (const Group& group : groups)
          for (const StandingSeen& seen : group.pieces)
            if (const auto& stood = models_[seen.piece].stood)
              out_of_step_[seen.piece] = {seen, pose_of(*stood), moved_by(seen, pose_of(*stood))};
        tell_out_of_step(events);
      } else {
        tell_moves(std::move(groups), events);
      }
    }
  }
  tell_coarse(reading, at_start, events);
  look_for_unseen(reading, events);
  settle_state(reading);
  facts_ = nullptr;
  return events;
}

}  // namespace linesman
