// A game while its table is watched: each reading of a rest is held against it, and what happened is judged.
//
//   WatchedGame watched(hearing, {.record = true});
//   for (WatchEvent& event : watched.rest(reading, facts)) tell(event);
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "record/basis.h"
#include "referee/referee.h"
#include "watch/move_judge.h"
#include "watch/watch_event.h"

namespace linesman {

struct WatchChoices {
  bool record = false;  ///< each legal move is recorded
  bool adopt = false;   ///< at the start the table is taken as it stands
};

/// How the place of a model that is not seen has changed since the rest before.
enum class PlaceNow { as_before, open, hidden };

/// A rest besides its reading.
struct RestFacts {
  double t = 0;
  std::int64_t frame = 0;
  std::string hash{};  ///< of the frame
  std::function<PlaceNow(PieceIndex)> place{};
};

class WatchedGame {
 public:
  /// `basis`: of new entries.
  WatchedGame(Hearing hearing, WatchChoices choices, EntryBasis basis = {});

  /// The events since the rest before. The reading's camera stands.
  std::vector<WatchEvent> rest(const TableReading& reading, const RestFacts& facts);

  /// How the table is, after a rest.
  const StateTold& state() const { return state_; }

  /// Where a model stood at the last rest; where it was not read then, as the game has it; nothing: it is in reserve.
  std::optional<Pose> stood(PieceIndex piece) const;
  /// Models on the table that a reading does not have.
  std::vector<PieceIndex> missing_in(const TableReading& reading) const;

  /// When a model must be looked for again, which is not seen though its place is open; nothing: none is missed so.
  std::optional<double> look_again_at() const;

  /// The game as it was said and let stand. Legal moves are entries of its record.
  const Game& game() const { return hearing_.game(); }
  std::int64_t moves() const { return next_id_ - 1; }
  std::int64_t recorded() const { return recorded_; }
  bool begun() const { return begun_; }

 private:
  struct Model {
    std::optional<StandingSeen> stood{};  ///< where it stood at the last rest at which it was read
    std::optional<double> missed{};       ///< since then it is not seen, and its place is open
    bool is_told_unseen = false;
    bool is_told_coarse = false;
  };
  /// A move that was said and may still be replaced or taken back.
  struct Told {
    std::int64_t id = 0;
    std::string unit{};
    std::map<PieceIndex, Pose> firsts{};  ///< where its models stood before; without those from reserve
    std::vector<PieceIndex> pieces{};
    std::optional<std::int64_t> here{};  ///< the entry before it, where it was carried out
  };
  /// Models that moved together.
  struct Group {
    std::string unit{};
    std::vector<StandingSeen> pieces{};
    std::optional<std::int64_t> instead{};
    double put_down = 0;
  };
  /// Some moves judged one after another, and what the game is then.
  struct Judged {
    std::vector<MoveJudged> moves{};
    std::vector<std::vector<std::string>> with{};
    std::vector<std::optional<std::int64_t>> here{};  ///< by move: the entry before it, where it was carried out
    std::vector<std::optional<std::int64_t>> seq{};   ///< its own entry, likewise
    Hearing after;
    bool all_legal = true;
  };
  using Events = std::vector<WatchEvent>;

  void tell(Events& events, auto what) const { events.push_back({facts_->t, facts_->frame, std::move(what)}); }
  void begin(const TableReading& reading, Events& events);
  void move_with_camera(const TableReading& reading);
  void look_for_unseen(const TableReading& reading, Events& events);
  void tell_coarse(const TableReading& reading, bool at_start, Events& events);
  bool keep_out_of_step(const TableReading& reading, Events& events);
  void tell_out_of_step(Events& events);
  void tell_moves(std::vector<Group> groups, Events& events);
  std::vector<Group> groups_of(const std::vector<StandingSeen>& elsewhere, Events& events);
  std::vector<StandingSeen> without_nudged(std::vector<StandingSeen> elsewhere, Events& events);
  void take_back(const Told& told, const std::vector<StandingSeen>& pieces, Events& events);
  void undo(const Told& told);
  Judged judged_in_order(const std::vector<Group>& groups, const std::vector<std::size_t>& order) const;
  MoveJudged judged_with_covered(const Hearing& hearing, const MoveSeen& move) const;
  MoveSeen move_of(const Game& game, const Group& group) const;
  void settle_state(const TableReading& reading);

  Hearing hearing_;
  WatchChoices choices_;
  EntryBasis basis_;
  bool begun_ = false;
  std::map<PieceIndex, Model> models_;
  std::map<std::int64_t, Told> open_;  ///< moves that may be replaced, by id
  std::map<PieceIndex, OutOfStepTold::Off> out_of_step_;
  std::map<PieceIndex, bool> nudged_;  ///< those of them that were nudged
  std::int64_t next_id_ = 1;
  std::int64_t recorded_ = 0;
  StateTold state_;
  const RestFacts* facts_ = nullptr;  ///< while a rest is compared
};

}  // namespace linesman
