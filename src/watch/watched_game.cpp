#include "watch/watched_game.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

#include "base/heading.h"
#include "files/documents/record.h"
#include "record/history.h"
#include "record/timeline.h"
#include "watch/standing.h"
#include "words/watch_words.h"

namespace linesman {

namespace {

constexpr double UNTIL_GONE = 2;          // seconds after the rest at which it is missed
constexpr std::size_t MOST_AT_ONCE = 12;  // models that are not one unit
constexpr std::size_t MOST_ORDERS = 24;   // of moves that are tried

Pose pose_of(const StandingSeen& seen) { return {seen.at, seen.facing, 0}; }

bool is_on(const Table& table, Vec at) { return at.x >= 0 && at.y >= 0 && at.x <= table.width && at.y <= table.depth; }

}  // namespace

WatchedGame::WatchedGame(Hearing hearing, WatchChoices choices, EntryBasis basis)
    : hearing_(std::move(hearing)), given_(hearing_.game()), choices_(choices), basis_(std::move(basis)) {
  all_.take_up(hearing_.game());
}

std::optional<double> WatchedGame::look_again_at() const {
  std::optional<double> first;
  for (const auto& [piece, model] : all_.models)
    if (model.missed && !model.is_told_gone) first = std::min(first.value_or(HUGE_VAL), *model.missed + UNTIL_GONE);
  return first;
}

std::optional<Pose> WatchedGame::stood(PieceIndex piece) const {
  const auto model = all_.models.find(piece);
  if (model == all_.models.end()) return std::nullopt;
  const Piece& standing = game().piece(piece);
  if (const auto& stood = model->second.stood) return Pose{stood->at, stood->facing, standing.pose.altitude};
  return standing.on_table() ? std::optional(standing.pose) : std::nullopt;
}

std::optional<Vec> WatchedGame::read_at(PieceIndex piece) const {
  const auto model = all_.models.find(piece);
  return model == all_.models.end() ? std::nullopt : model->second.read_at;
}

bool WatchedGame::is_covered(PieceIndex piece) const {
  const auto model = all_.models.find(piece);
  return model != all_.models.end() && model->second.is_told_unseen && !model->second.is_told_gone;
}

std::vector<PieceIndex> WatchedGame::missing_in(const TableReading& reading) const {
  std::vector<PieceIndex> missing;
  for (const auto& [piece, model] : all_.models) {
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
    if (!all_.models.contains(seen.piece)) continue;
    all_.models[seen.piece].stood = seen;
    if (!game.piece(seen.piece).on_table()) continue;
    const Pose& from = before.piece(seen.piece).pose;
    if (!is_elsewhere(before, seen, from)) continue;
    if (choices_.adopt)
      game = game.with_piece(seen.piece, piece_seen(before, seen));
    else
      all_.out_of_step[seen.piece] = {seen, from, moved_by(seen, from)};
  }
  if (choices_.adopt)
    if (auto hearing = hearing_.on(choices_.record ? record_edit(before, game, basis_, facts_->hash) : game))
      hearing_ = *std::move(hearing);
  if (!all_.out_of_step.empty()) tell_out_of_step(events);
}

void WatchedGame::tell_out_of_step(Events& events) {
  OutOfStepTold told;
  for (const auto& [piece, off] : all_.out_of_step) told.pieces.push_back(off);
  tell(events, std::move(told));
}

void WatchedGame::look_for_unseen(const TableReading& reading, Events& events) {
  std::set<PieceIndex> seen;
  for (const StandingSeen& each : reading.pieces) seen.insert(each.piece);
  for (auto& [piece, model] : all_.models) {
    if (seen.contains(piece)) continue;
    const Piece& standing = game().piece(piece);
    if (!standing.on_table() || model.is_told_gone) continue;
    const Pose from = model.stood ? pose_of(*model.stood) : standing.pose;
    const PlaceNow place = facts_->place ? facts_->place(piece) : PlaceNow::as_before;
    if (!model.missed && place == PlaceNow::open) {
      model.missed = facts_->t;
    } else if (!model.missed || place == PlaceNow::hidden) {
      model.missed.reset();
      if (!std::exchange(model.is_told_unseen, true)) tell(events, UnseenTold{piece, from, false});
    } else if (facts_->t >= *model.missed + UNTIL_GONE - 1e-9) {
      model.is_told_unseen = model.is_told_gone = true;
      tell(events, UnseenTold{piece, from, true});
    }
  }
}

/// At the start it is said with the table.
void WatchedGame::tell_coarse(const TableReading& reading, bool at_start, Events& events) {
  for (const StandingSeen& seen : reading.pieces) {
    const auto model = all_.models.find(seen.piece);
    if (model == all_.models.end()) continue;
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
  if (all_.out_of_step.empty()) return false;
  for (const StandingSeen& seen : reading.pieces) {
    const auto off = all_.out_of_step.find(seen.piece);
    if (off == all_.out_of_step.end()) continue;
    off->second.seen = seen;
    off->second.moved = moved_by(seen, off->second.from);
    if (is_elsewhere(game(), seen, off->second.from)) continue;
    if (all_.nudged.erase(seen.piece) > 0) tell(events, BackTold{{}, {seen}});
    all_.models[seen.piece].stood = seen;
    all_.out_of_step.erase(off);
  }
  return !all_.out_of_step.empty();
}

/// A model that was touched while another went.
std::vector<StandingSeen> WatchedGame::without_nudged(std::vector<StandingSeen> elsewhere, Events& events) {
  const auto off_by = [&](const StandingSeen& seen) { return moved_by(seen, pose_of(*all_.models[seen.piece].stood)); };
  const std::vector<StandingSeen> all = elsewhere;
  std::erase_if(elsewhere, [&](const StandingSeen& seen) {
    const auto& stood = all_.models[seen.piece].stood;
    if (game().table().hex || !stood || off_by(seen) >= NUDGE ||
        angle_between(seen.facing, stood->facing) >= NUDGE_TURN)
      return false;
    const auto unit = game().piece(seen.piece).unit;
    const bool beside = std::any_of(all.begin(), all.end(), [&](const StandingSeen& other) {
      const auto& start = all_.models[other.piece].stood;
      return other.piece != seen.piece && (!unit || game().piece(other.piece).unit != unit) &&
             (!start || off_by(other) >= NUDGED_BESIDE);
    });
    if (!beside) return false;
    const Pose from = pose_of(*stood);
    all_.out_of_step[seen.piece] = {seen, from, off_by(seen)};
    all_.nudged[seen.piece] = true;
    tell(events, NudgeTold{{seen, from}, off_by(seen)});
    return true;
  });
  return elsewhere;
}

void WatchedGame::undo(const OpenMove& told) {
  for (const OpenMove& other : told.joined) all_.open[other.id] = other;
  if (!told.is_carried) return;
  Game before = game();
  if (told.here) {
    if (auto there = at_entry(before, *told.here)) before = *std::move(there);
    --recorded_;
  } else {
    for (const auto& [piece, first] : told.firsts) before = before.with_piece(piece, first);
    for (const OpenMove& other : told.joined)
      for (const auto& [piece, first] : other.firsts) before = before.with_piece(piece, first);
  }
  if (auto hearing = hearing_.on(std::move(before))) hearing_ = *std::move(hearing);
}

void WatchedGame::take_back(const OpenMove& told, const std::vector<StandingSeen>& pieces, Events& events) {
  undo(told);
  for (const StandingSeen& seen : pieces) all_.models[seen.piece].stood = seen;
  tell(events, BackTold{told.id, pieces});
}

/// By unit or single model, as they were put down. Moves that are taken back are said, and are in no group.
std::vector<MovedGroup> WatchedGame::groups_of(const std::vector<StandingSeen>& elsewhere, Events& events) {
  std::vector<MovedGroup> groups;
  std::set<PieceIndex> taken;
  for (auto it = all_.open.begin(); it != all_.open.end();) {
    const OpenMove& told = it->second;
    MovedGroup group{told.unit, {}, told.id, 0};
    std::vector<StandingSeen> all;
    bool is_touched = false;
    for (const auto& [piece, first] : told.firsts) {
      const auto moved = std::find_if(elsewhere.begin(), elsewhere.end(),
                                      [index = piece](const StandingSeen& seen) { return seen.piece == index; });
      is_touched = is_touched || moved != elsewhere.end();
      const StandingSeen seen = moved != elsewhere.end() ? *moved : *all_.models[piece].stood;
      all.push_back(seen);
      if (!first.on_table() || is_elsewhere(game(), seen, first.pose)) group.pieces.push_back(seen);
    }
    if (!is_touched) {
      ++it;
      continue;
    }
    for (const StandingSeen& seen : all) taken.insert(seen.piece);
    const OpenMove replaced = told;
    all_.open.erase(it);
    if (group.pieces.empty()) {
      take_back(replaced, all, events);
    } else {
      undo(replaced);
      groups.push_back(std::move(group));
    }
    it = all_.open.begin();  // moves that went with it are open again
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
  for (MovedGroup& group : groups)
    for (const StandingSeen& seen : group.pieces) group.put_down = std::max(group.put_down, seen.put_down);
  std::stable_sort(groups.begin(), groups.end(),
                   [](const MovedGroup& a, const MovedGroup& b) { return a.put_down < b.put_down; });
  return groups;
}

/// The open moves of these models. They are open no more.
std::vector<OpenMove> WatchedGame::taken_out(const std::set<PieceIndex>& pieces) {
  std::vector<OpenMove> taken;
  std::erase_if(all_.open, [&](const auto& each) {
    const OpenMove& move = each.second;
    const bool is_theirs =
        !move.is_carried && std::any_of(move.firsts.begin(), move.firsts.end(),
                                        [&](const auto& first) { return pieces.contains(first.first); });
    if (is_theirs) taken.push_back(move);
    return is_theirs;
  });
  return taken;
}

void WatchedGame::tell_moves(std::vector<MovedGroup> groups, Events& events) {
  if (groups.empty()) return;
  std::vector<std::size_t> order(groups.size());
  std::iota(order.begin(), order.end(), 0);
  const MovesInOrder moves(hearing_, all_, *facts_, basis_);
  MovesJudged judged = moves.judged(groups, order);
  std::vector<std::size_t> chosen = order;
  for (std::size_t tried = 1;
       !judged.all_legal && tried < MOST_ORDERS && std::next_permutation(order.begin(), order.end()); ++tried) {
    MovesJudged other = moves.judged(groups, order);
    if (!other.all_legal) continue;
    judged = std::move(other);
    chosen = order;
  }
  const Game before = game();
  hearing_ = judged.after;
  for (const std::size_t i : chosen) {
    MovedGroup& group = groups[i];
    MoveOfRest& one = judged.moves[i];
    MoveTold told;
    told.id = next_id_++;
    OpenMove kept{told.id, group.unit, {}, one.here, one.here.has_value(), taken_out(one.joined)};
    for (const StandingSeen& seen : group.pieces) {
      const Piece& piece = before.piece(seen.piece);
      const std::optional<Pose> from = piece.on_table() ? std::optional(piece.pose) : std::nullopt;
      told.pieces.push_back({seen, from});
      kept.firsts[seen.piece] = piece;
      all_.models[seen.piece].stood = seen;
    }
    if (group.pieces.size() > 1) told.unit = group.unit;
    told.action = std::move(one.told.action);
    told.could = std::move(one.told.could);
    told.verdict = one.told.verdict;
    told.same = one.told.same;
    told.say = std::move(one.told.say);
    told.why = std::move(one.told.why);
    told.instead = group.instead;
    told.with = std::move(one.with);
    told.entry = std::move(one.entry);
    told.on = std::move(one.on);
    if (one.here) ++recorded_;
    if (choices_.record) told.seq = one.seq;
    // Of moves that were carried out only the last one may be replaced.
    std::erase_if(all_.open, [](const auto& each) { return each.second.is_carried; });
    all_.open[told.id] = std::move(kept);
    tell(events, std::move(told));
  }
}

void WatchedGame::settle_state(const TableReading& reading) {
  state_ = {};
  state_.state = WatchState::resting;
  const auto with_piece = [&](PieceIndex piece) { state_.pieces.push_back(game().piece(piece).id); };
  if (!all_.out_of_step.empty()) {
    state_.state = WatchState::out_of_step;
    state_.why = "Some models stand elsewhere than in the game.";
    for (const auto& [piece, off] : all_.out_of_step) with_piece(piece);
    return;
  }
  for (const auto& [piece, model] : all_.models)
    if (model.is_told_unseen) with_piece(piece);
  if (!state_.pieces.empty()) {
    state_.state = WatchState::unsure;
    state_.why = said<"{model} is not seen.">(label(game().piece(*game().find_piece(state_.pieces.front()))));
    return;
  }
  for (const StandingSeen& seen : reading.pieces)
    if (all_.models.contains(seen.piece) && is_coarse(seen)) with_piece(seen.piece);
  if (state_.pieces.empty()) return;
  state_.state = WatchState::unsure;
  state_.why = not_judged_words(label(game().piece(*game().find_piece(state_.pieces.front()))), NotJudged::coarse);
}

std::vector<WatchEvent> WatchedGame::rest(const TableReading& reading, const RestFacts& facts) {
  Events events;
  facts_ = &facts;
  const bool at_start = !begun_;
  all_.see_again(reading);
  if (at_start) {
    begin(reading, events);
  } else {
    if (reading.camera == CameraNow::moved) all_.move_with_camera(reading);
    if (!keep_out_of_step(reading, events)) {
      std::vector<StandingSeen> elsewhere;
      for (const StandingSeen& seen : reading.pieces) {
        const auto model = all_.models.find(seen.piece);
        if (model == all_.models.end()) continue;
        const Piece& piece = game().piece(seen.piece);
        const auto& stood = model->second.stood;
        const Pose from = stood ? pose_of(*stood) : piece.pose;
        const bool comes_on = !piece.on_table() && !stood && is_on(game().table(), seen.at);
        if (comes_on || ((piece.on_table() || stood) && is_elsewhere(game(), seen, from))) elsewhere.push_back(seen);
        if (piece.on_table() && !model->second.stood)
          model->second.stood = StandingSeen{seen.piece, from.at, from.facing};
      }
      std::vector<MovedGroup> groups = groups_of(without_nudged(std::move(elsewhere), events), events);
      std::size_t count = 0;
      for (const MovedGroup& group : groups) count += group.pieces.size();
      if (count > MOST_AT_ONCE && groups.size() > 1) {
        for (const MovedGroup& group : groups)
          for (const StandingSeen& seen : group.pieces)
            if (const auto& stood = all_.models[seen.piece].stood)
              all_.out_of_step[seen.piece] = {seen, pose_of(*stood), moved_by(seen, pose_of(*stood))};
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

std::vector<OutOfStepTold::Off> WatchedGame::out_of_step() const {
  std::vector<OutOfStepTold::Off> off;
  for (const auto& [piece, each] : all_.out_of_step) off.push_back(each);
  return off;
}

/// Events of a change outside of a rest.
std::vector<WatchEvent> WatchedGame::tell_changed(std::size_t off_before, const RestFacts& facts) {
  Events events;
  facts_ = &facts;
  if (all_.out_of_step.size() > off_before) tell_out_of_step(events);
  settle_state({});
  facts_ = nullptr;
  return events;
}

std::vector<WatchEvent> WatchedGame::follow(const Hearing& given, const RestFacts& facts) {
  const std::size_t off = all_.out_of_step.size();
  const Game before = std::exchange(given_, given.game());
  Game now = all_.follow(before, given_, game());
  if (auto hearing = given.on(std::move(now))) hearing_ = *std::move(hearing);
  all_.settle_open(game());
  return tell_changed(off, facts);
}

std::vector<WatchEvent> WatchedGame::put_back(std::int64_t id, const RestFacts& facts) {
  const std::size_t off = all_.out_of_step.size();
  if (const auto found = all_.open.find(id); found != all_.open.end()) {
    const OpenMove move = found->second;
    all_.open.erase(found);
    undo(move);
    all_.put_back(game(), move);
  }
  return tell_changed(off, facts);
}

}  // namespace linesman
