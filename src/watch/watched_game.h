// A game while its table is watched: each reading of a rest is held against it, and what happened is judged.
//
//   WatchedGame watched(hearing, {.record = true});
//   for (WatchEvent& event : watched.rest(reading, facts)) tell(event);
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "record/basis.h"
#include "referee/referee.h"
#include "watch/moves_in_order.h"
#include "watch/rest_facts.h"
#include "watch/watch_event.h"
#include "watch/watched_models.h"

namespace linesman {

struct WatchChoices {
  bool record = false;  ///< each legal move is recorded
  bool adopt = false;   ///< at the start the table is taken as it stands
};

class WatchedGame {
 public:
  /// `basis`: of new entries.
  WatchedGame(Hearing hearing, WatchChoices choices, EntryBasis basis = {});

  /// The events since the rest before. The reading's camera stands.
  std::vector<WatchEvent> rest(const TableReading& reading, const RestFacts& facts);

  /// The game was changed by other hands. Models that the change left alone stay as they were reported; the others
  /// stand where it has them, and are out of step where they are seen elsewhere.
  std::vector<WatchEvent> follow(const Hearing& given, const RestFacts& facts);
  /// A move that was reported is to be put back by hand: until then its models are out of step. Nothing for an unknown
  /// id.
  std::vector<WatchEvent> put_back(std::int64_t id, const RestFacts& facts);

  /// How the table is, after a rest.
  const StateTold& state() const { return state_; }

  /// Where a model stood at the last rest; where it was not read then, as the game has it; nothing: it is in reserve.
  std::optional<Pose> stood(PieceIndex piece) const;
  /// Where its marker was read at the last rest, inches; nothing: it was not, being covered, aboard or not in the
  /// picture.
  std::optional<Vec> read_at(PieceIndex piece) const;
  /// Whether it was said to be covered, and has not been seen since.
  bool is_covered(PieceIndex piece) const;
  /// Models on the table that a reading does not have.
  std::vector<PieceIndex> missing_in(const TableReading& reading) const;

  /// When a model must be looked for again, which is not seen though its place is open; nothing: none is missed so.
  std::optional<double> look_again_at() const;

  /// The game as it was said and let stand. Legal moves are entries of its record.
  const Game& game() const { return hearing_.game(); }
  /// Models that stand elsewhere than in the game though no move explains it.
  std::vector<OutOfStepTold::Off> out_of_step() const;
  std::int64_t moves() const { return next_id_ - 1; }
  std::int64_t recorded() const { return recorded_; }
  bool begun() const { return begun_; }

 private:
  using Events = std::vector<WatchEvent>;

  void tell(Events& events, auto what) const { events.push_back({facts_->t, facts_->frame, std::move(what)}); }
  void begin(const TableReading& reading, Events& events);
  void look_for_unseen(const TableReading& reading, Events& events);
  void tell_coarse(const TableReading& reading, bool at_start, Events& events);
  bool keep_out_of_step(const TableReading& reading, Events& events);
  void tell_out_of_step(Events& events);
  void tell_moves(std::vector<MovedGroup> groups, Events& events);
  std::vector<MovedGroup> groups_of(const std::vector<StandingSeen>& elsewhere, Events& events);
  std::vector<StandingSeen> without_nudged(std::vector<StandingSeen> elsewhere, Events& events);
  void take_back(const OpenMove& told, const std::vector<StandingSeen>& pieces, Events& events);
  void undo(const OpenMove& told);
  std::vector<WatchEvent> tell_changed(std::size_t off_before, const RestFacts& facts);
  std::vector<OpenMove> taken_out(const std::set<PieceIndex>& pieces);
  void settle_state(const TableReading& reading);

  Hearing hearing_;
  Game given_;  ///< by other hands
  WatchChoices choices_;
  EntryBasis basis_;
  bool begun_ = false;
  WatchedModels all_;
  std::int64_t next_id_ = 1;
  std::int64_t recorded_ = 0;
  StateTold state_;
  const RestFacts* facts_ = nullptr;  ///< while a rest is compared
};

}  // namespace linesman
