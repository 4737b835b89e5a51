#include "reach/units/unit_turns.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "reach/questions/course_of_turns.h"
#include "reach/questions/place_rolls.h"
#include "reach/questions/turns.h"
#include "reach/search/turns_field.h"
#include "reach/search/way_finder.h"
#include "rules/vocabulary.h"
#include "state/statuses.h"

namespace linesman {

namespace {

using Places = std::map<std::string, EndRequest>;

constexpr double FORGIVEN_IN_BETWEEN = 0.05;  // inches off the course, at the end of a turn that is not the last
constexpr int PARTS_OF_COURSE = 24;           // of a course that a turn may end at, beside even parts of it
/// One part in SHARE_ALONE of the work is spent on the needs of each member alone.
constexpr std::uint64_t SHARE_ALONE = 3;

/// The way of one member over all turns, as a line.
class UnitCourse {
 public:
  explicit UnitCourse(Vec start) : points_{start} {}

  void go_on(Vec to) {
    const double more = distance(points_.back(), to);
    if (!exceeds(more, 0)) return;
    points_.push_back(to);
    lengths_.push_back(more);
  }

  /// After that share of its length.
  Vec at(double share) const {
    double left = share * length();
    for (std::size_t i = 0; i < lengths_.size(); ++i) {
      if (left <= lengths_[i]) return points_[i] + (points_[i + 1] - points_[i]) * (left / lengths_[i]);
      left -= lengths_[i];
    }
    return points_.back();
  }
  double length() const {
    double all = 0;
    for (const double each : lengths_) all += each;
    return all;
  }
  bool bends() const { return exceeds(length(), distance(points_.front(), points_.back())); }

 private:
  std::vector<Vec> points_;
  std::vector<double> lengths_;
};

/// Courses of all members, in document order.
using Courses = std::vector<UnitCourse>;

/// Turns of a unit with one roll.
class TurnsTogether {
 public:
  TurnsTogether(const Hearing& hearing, Order order, std::vector<PieceIndex> members, const Places& ends, double within,
                const std::stop_token& stop, WorkLeft& work)
      : hearing_(hearing),
        order_(std::move(order)),
        members_(std::move(members)),
        ends_(ends),
        within_(within),
        stop_(stop),
        work_(work) {}

  Result<TurnsTo> told(const std::string& roll) {
    told_.roll = roll;
    told_.nearest = farthest_off(hearing_);
    if (auto found = ask_alone(); !found) return found.problem();
    if (stand_there(hearing_, within_)) {
      told_.turns = 0;
      told_.at_least = 0;
      return std::move(told_);
    }
    if (held_for_good()) return std::move(told_);
    told_.at_least = least();
    if (*told_.at_least > MOST_TURNS) {
      told_.why = said<"it takes at least {n} turns, and more than {most} are not tried">(*told_.at_least, MOST_TURNS);
      return std::move(told_);
    }
    const Courses straight = straight_courses();
    // Even parts of the way are what a player would do; in a bad place a turn ends earlier or later.
    for (int turns = *told_.at_least; turns <= std::min(MOST_TURNS, *told_.at_least + 2) && !ended(); ++turns)
      if (go_evenly(straight, turns)) return std::move(told_);
    go_far(straight);
    if (std::any_of(alone_.begin(), alone_.end(), [](const UnitCourse& course) { return course.bends(); }))
      go_far(alone_);
    if (!told_.turns && told_.why.empty())
      told_.why = work_.none() ? Sentence("no way was found within the time limit")
                               : Sentence("no way was found on which they can stay together");
    return std::move(told_);
  }

 private:
  bool ended() const { return work_.none() || stop_.stop_requested(); }
  const std::string& id_of(PieceIndex piece) const { return hearing_.game().piece(piece).id; }

  bool stand_there(const Hearing& now, double within) const {
    return std::all_of(members_.begin(), members_.end(), [&](PieceIndex index) {
      const Piece& piece = now.game().piece(index);
      return piece.on_table() && ends_at(piece.pose, ends_.at(piece.id), within);
    });
  }

  double farthest_off(const Hearing& now) const {
    double off = 0;
    for (const PieceIndex index : members_)
      off = std::max(off, distance(now.game().piece(index).pose.at, ends_.at(id_of(index)).at));
    return off;
  }

  /// How many turns each needs by itself, and by which way. Alone a member may be too far from those that stay behind,
  /// however near its place is: it counts with the turns of its straight way.
  Result<void> ask_alone() {
    int most = -1;
    constexpr int NO_TURNS = 1'000'000;
    for (const PieceIndex piece : members_) {
      const std::string& id = id_of(piece);
      const std::uint64_t given = work_.left() / SHARE_ALONE / members_.size();
      WorkLeft share(given);
      const Order own = order_for_one(hearing_, order_, id);
      const auto found = turns_to(hearing_, own, ends_.at(id), within_, stop_, &share);
      work_.spend_all_but(given, share);
      if (!found) return found.problem();
      const TurnsTo& turns = found->front();
      const int fewest = turns.at_least ? whole_turns(least_of(piece)) : NO_TURNS;
      if (const int needed = turns.turns.value_or(fewest); needed > most) {
        most = needed;
        told_.slowest = id;
      }
      alone_.push_back(course_of(piece, turns.orders));
    }
    return {};
  }

  /// A member that has to go may not, in any turn.
  bool held_for_good() {
    for (const PieceIndex index : members_) {
      const Piece& piece = hearing_.game().piece(index);
      const std::string why = hearing_.held_from_going(index, true);
      if (why.empty() || ends_at(piece.pose, ends_.at(piece.id), within_)) continue;
      told_.at_least.reset();
      told_.by = NoWay::held;
      told_.why = said<"{piece} is held: {why}">(label(piece), why);
      return true;
    }
    return false;
  }

  UnitCourse course_of(PieceIndex piece, const std::vector<Order>& orders) const {
    UnitCourse course(hearing_.game().piece(piece).pose.at);
    std::optional<Hearing> now(hearing_);
    for (const Order& order : orders) {
      if (is_held_turn(*now, order)) {
        now = next_turn(*now);
        if (!now) break;
        continue;
      }
      auto judged = now->judge(order);
      if (!judged) break;
      for (const TracedStep& step : judged->trace.pieces.front().steps) course.go_on(step.after.at);
      now = after(*now, {order, *std::move(judged)});
      if (!now) break;
    }
    course.go_on(ends_.at(id_of(piece)).at);
    return course;
  }

  Courses straight_courses() const {
    Courses all;
    for (const PieceIndex piece : members_) {
      all.emplace_back(hearing_.game().piece(piece).pose.at);
      all.back().go_on(ends_.at(id_of(piece)).at);
    }
    return all;
  }

  /// The member could not be there in fewer turns, or parts of one, were nothing in its way; 1 where that is not known.
  double least_of(PieceIndex index) const {
    const Piece& piece = hearing_.game().piece(index);
    const bool ends_later =
        state::has_end(piece.status) || (piece.unit && state::has_end(hearing_.game().unit(*piece.unit).status));
    const auto trials = trials_of(hearing_, order_, index);
    if (ends_later || !trials) return 1;
    const Fares fares = fares_of_all(*trials);
    const auto fare = fare_of_every_turn(fares);
    if (!fare || std::any_of(fares.begin(), fares.end(), [](const Fare& each) { return !each.later.empty(); }))
      return 1;
    const double inches = 1 / std::max(fare->inch, EPS) + 2 * hearing_.game().tolerance();
    const double off = distance(trials->front()->start().pose.at, ends_.at(piece.id).at) - within_;
    return std::clamp(off / inches, 1.0, 1e6);
  }

  static int whole_turns(double turns) { return static_cast<int>(std::ceil(turns - EPS)); }

  /// No member could be there in fewer turns, were nothing in its way.
  int least() const {
    double most = 1;
    for (const PieceIndex index : members_) most = std::max(most, least_of(index));
    return whole_turns(most);
  }

  /// One turn to some places, legal for all of them.
  std::optional<Witness> turn_to(const Hearing& now, const Places& places, double within) {
    const std::uint64_t given = work_.left() / effort::SHARE_OF_A_TURN;
    WorkLeft share(given);
    Order order = order_;
    const auto could = could_of({now, order, members_, places, within}, CouldDetail::yes, stop_, share);
    work_.spend_all_but(given, share);
    if (!could || could->answer != CouldAnswer::yes) return std::nullopt;
    return could->witness;
  }

  Places places_at(const Courses& courses, double share) const {
    if (share >= 1) return ends_;
    Places places;
    for (std::size_t i = 0; i < members_.size(); ++i) {
      EndRequest end;
      end.at = courses[i].at(share);
      places.emplace(id_of(members_[i]), end);
    }
    return places;
  }

  /// No model goes on before those that are held may.
  bool must_wait(const Hearing& now) const {
    return std::any_of(members_.begin(), members_.end(), [&](PieceIndex index) {
      const Piece& piece = now.game().piece(index);
      return !now.held_from_going(index).empty() && !ends_at(piece.pose, ends_.at(piece.id), within_);
    });
  }

  /// The unit after each turn, and what was ordered.
  struct Progress {
    Hearing now;
    std::vector<Order> orders{};
    double share = 0;
  };

  bool wait(Progress& progress) const {
    auto later = next_turn(progress.now);
    if (!later) return false;
    progress.orders.push_back(order_);
    progress.now = *std::move(later);
    return true;
  }

  bool take(Progress& progress, const Courses& courses, double share) {
    const bool last = share >= 1;
    auto witness = turn_to(progress.now, places_at(courses, share), last ? within_ : FORGIVEN_IN_BETWEEN);
    if (!witness) return false;
    auto hearing = after(progress.now, *witness);
    progress.orders.push_back(witness->order);
    progress.share = share;
    if (last) return true;
    if (!hearing) return false;
    progress.now = *std::move(hearing);
    return true;
  }

  void note(const Progress& progress, bool arrived) {
    const int turns = static_cast<int>(progress.orders.size());
    if (arrived && (!told_.turns || turns < *told_.turns)) {
      told_.turns = turns;
      told_.orders = progress.orders;
      told_.at_least = std::min(*told_.at_least, turns);
      told_.why = {};
    }
    if (told_.turns) return;
    if (const double off = farthest_off(progress.now); off < told_.nearest - EPS) {
      told_.nearest = off;
      told_.orders = progress.orders;
    }
  }

  bool go_evenly(const Courses& courses, int turns) {
    Progress progress{hearing_};
    for (int turn = 1; turn <= turns && !ended();) {
      if (static_cast<int>(progress.orders.size()) >= MOST_TURNS) return false;
      if (must_wait(progress.now)) {
        if (!wait(progress)) return false;
        continue;
      }
      const bool taken = take(progress, courses, turn == turns ? 1 : static_cast<double>(turn) / turns);
      note(progress, taken && turn == turns);
      if (!taken) return false;
      ++turn;
    }
    return told_.turns.has_value();
  }

  /// Each turn as far along the course as is found.
  void go_far(const Courses& courses) {
    Progress progress{hearing_};
    const int most = told_.turns ? *told_.turns - 1 : MOST_TURNS;
    while (progress.share < 1 && static_cast<int>(progress.orders.size()) < most && !ended()) {
      if (must_wait(progress.now)) {
        if (!wait(progress)) return;
        continue;
      }
      const auto trials = trials_now(progress.now);
      bool taken = false;
      for (int part = PARTS_OF_COURSE; part > 0 && !taken && !ended(); --part) {
        const double share = static_cast<double>(part) / PARTS_OF_COURSE;
        if (share <= progress.share + EPS) break;
        taken = is_within_a_turn(trials, courses, share) && take(progress, courses, share);
      }
      note(progress, taken && progress.share >= 1);
      if (!taken) return;
    }
  }

  using Trials = std::vector<std::unique_ptr<WayTrial>>;

  /// Of each member; empty where a fare says nothing.
  std::vector<Trials> trials_now(const Hearing& now) const {
    std::vector<Trials> all;
    for (const PieceIndex piece : members_) {
      auto trials = trials_of(now, order_, piece);
      const bool known = trials && std::none_of(trials->begin(), trials->end(),
                                                [](const auto& trial) { return trial->fares().empty(); });
      all.push_back(known ? *std::move(trials) : Trials());
    }
    return all;
  }

  /// Not more than a turn's way straight on, as far as is known.
  bool is_within_a_turn(const std::vector<Trials>& trials, const Courses& courses, double share) const {
    for (std::size_t i = 0; i < members_.size(); ++i) {
      EndRequest end;
      end.at = courses[i].at(share);
      if (!trials[i].empty() && too_far_straight(trials[i], end, FORGIVEN_IN_BETWEEN)) return false;
    }
    return true;
  }

  const Hearing& hearing_;
  Order order_;
  std::vector<PieceIndex> members_;
  const Places& ends_;
  double within_;
  std::stop_token stop_;
  WorkLeft& work_;
  Courses alone_;  ///< of members by themselves
  TurnsTo told_;
};

Result<void> check(const Game& game, const std::vector<PieceIndex>& members, const Places& ends) {
  for (const PieceIndex piece : members)
    if (!ends.contains(game.piece(piece).id))
      return Problem{"/ends", said<"says nothing of {id}">(game.piece(piece).id)};
  for (const auto& [id, end] : ends)
    if (const auto named = game.find_piece(id); !named || !std::binary_search(members.begin(), members.end(), *named))
      return Problem{"/ends", "names a model that the move does not name"};
  return {};
}

bool all_there(const Game& game, const Witness& witness, const Places& ends, double within) {
  return std::all_of(witness.judgement.trace.pieces.begin(), witness.judgement.trace.pieces.end(),
                     [&](const PieceTrace& way) {
                       const auto end = ends.find(game.piece(way.piece).id);
                       return end == ends.end() || ends_at(way.end.pose, end->second, within);
                     });
}

}  // namespace

Result<std::vector<TurnsTo>> turns_of_unit(const Hearing& hearing, const Order& order, const Places& ends,
                                           double within, const std::stop_token& stop) {
  const auto bare = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!bare) return bare.problem();
  if (const auto pieces = ordered_pieces(hearing.game(), *bare); !pieces) return pieces.problem();
  const std::vector<PieceIndex> members = members_of(hearing, *bare);
  if (auto fits = check(hearing.game(), members, ends); !fits) return fits.problem();
  WorkLeft work;
  std::vector<TurnsTo> all;
  const std::vector<NamedRoll> rolls = rolls_asked(hearing, *bare);
  std::size_t to_come = rolls.size();
  for (const NamedRoll& roll : rolls) {
    const std::uint64_t given = work.left() / to_come--;
    WorkLeft share(given);
    Order asked = *bare;
    asked.dice = roll.dice.front();
    auto told = TurnsTogether(hearing, asked, members, ends, within, stop, share).told(roll.name);
    if (!told) return told.problem();
    TurnsTo by_roll = *std::move(told);
    const auto arrived = [&](const Witness& witness) { return all_there(hearing.game(), witness, ends, within); };
    if (!all.empty()) take_over(hearing, asked.dice, arrived, all.back(), by_roll);
    all.push_back(std::move(by_roll));
    work.spend_all_but(given, share);
  }
  return all;
}

}  // namespace linesman
