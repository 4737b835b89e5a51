#include "reach/questions/turns.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "reach/effort.h"
#include "reach/questions/on_grid.h"
#include "reach/search/turns_field.h"
#include "reach/search/way_finder.h"
#include "referee/cut_order.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

constexpr double NEARER = 1e-3;  // of a turn: less is no progress
constexpr const char* NO_WORK_LEFT = "no way was found within the time limit";

/// A place to which a turn may lead, and the part of a turn, or turns, that are left from there.
struct Target {
  Vec at;
  const WaySearch* search;
  double left;
};

/// Places within the turn that lie nearer to the goal, the nearest first.
std::vector<Target> targets_of(const RollSearches& all, const TurnsField& field, double left_now) {
  std::vector<Target> targets;
  for (const auto& search : all.searches) {
    if (search->bound_only()) continue;
    const Lattice& lattice = search->lattice();
    for (int row = 0; row < lattice.rows; ++row)
      for (int column = 0; column < lattice.columns; ++column) {
        const Vec at = lattice.middle(column, row);
        const double left = field.from(at);
        if (left < left_now - NEARER && search->bounds().least(at) <= search->fare().allowance)
          targets.push_back({at, search.get(), left});
      }
  }
  std::sort(targets.begin(), targets.end(), [](const Target& a, const Target& b) { return a.left < b.left; });
  return targets;
}

/// Those that lie within a shell, as many as are tried, spread over it.
std::vector<Target> spread(const std::vector<Target>& targets, double from, double to) {
  const auto by_left = [](const Target& t, double left) { return t.left < left; };
  const auto first = std::lower_bound(targets.begin(), targets.end(), from, by_left);
  const auto last = std::lower_bound(first, targets.end(), to, by_left);
  const auto count = static_cast<std::size_t>(last - first);
  std::vector<Target> some;
  for (std::size_t i = 0; i < std::min(effort::PLACES_IN_SHELL, count); ++i)
    some.push_back(*(first + static_cast<std::ptrdiff_t>(i * count / std::min(effort::PLACES_IN_SHELL, count))));
  return some;
}

/// A legal order that ends as near to the goal as a few tries find.
std::optional<Witness> nearest_of(const std::vector<Target>& targets, double left_now, const std::stop_token& stop,
                                  WorkLeft& work) {
  if (targets.empty()) return std::nullopt;
  const double nearest = targets.front().left;
  const double shell = std::max((left_now - nearest) / effort::SHELLS, NEARER);
  for (double left = nearest; left < left_now && !stop.stop_requested() && !work.none(); left += shell)
    for (const Target& target : spread(targets, left, left + shell))
      if (auto witness = target.search->to(target.at, std::nullopt, effort::TRIES_A_TURN, &work)) return witness;
  return std::nullopt;
}

/// As far as the cheapest way to the goal may be gone.
std::optional<Witness> cut_way(const Hearing& hearing, const RollSearches& all, const EndRequest& end) {
  for (std::size_t i = 0; i < all.searches.size(); ++i) {
    const auto path = all.searches[i]->cheapest(end.at, std::nullopt);
    if (!path || path->empty()) continue;
    const WayTrial& trial = all.searches[i]->trial();
    const auto judged = trial.judged(*path);
    if (!judged) continue;
    const auto cut = cut_at_furthest(hearing.game(), hearing.ruleset().terms(), trial.with_path(*path), *judged);
    if (!cut) continue;
    auto shorter = hearing.judge(*cut);
    if (shorter && is_allowed(shorter->ruling)) return Witness{*cut, *std::move(shorter)};
  }
  return std::nullopt;
}

/// Where the first piece of an order ends.
Pose end_of(const Witness& witness) { return witness.judgement.trace.pieces.front().end.pose; }

bool ends_at(const Pose& pose, const EndRequest& end, double within) {
  return !exceeds(distance(pose.at, end.at), within) &&
         (!end.facing || angle_between(pose.facing, *end.facing) <= ANGLE_EPS) &&
         (!end.altitude || same_length(pose.altitude, *end.altitude));
}

class SpaceTurns {
 public:
  SpaceTurns(Hearing hearing, Order order, PieceIndex piece, const EndRequest& end, double within,
             const std::stop_token& stop, WorkLeft& work, std::optional<TurnsField>& field)
      : hearing_(std::move(hearing)),
        order_(std::move(order)),
        id_(hearing_.game().piece(piece).id),
        piece_(piece),
        end_(end),
        within_(within),
        stop_(stop),
        work_(work),
        field_(field) {}

  Result<TurnsTo> told(const NamedRoll& roll) {
    told_.roll = roll.name;
    order_.dice = roll.dice.front();
    const auto trials = trials_of(hearing_, order_, piece_);
    if (!trials) return trials.problem();
    const WayTrial& trial = *trials->front();
    at_ = trial.start().pose;
    if (hearing_.game().piece(piece_).on_table() && ends_at(at_, end_, within_)) {
      told_.turns = 0;
      told_.at_least = 0;
      return std::move(told_);
    }
    if (told_.why = too_high(trial, end_, within_); !told_.why.empty()) {
      told_.at_least.reset();
      return std::move(told_);
    }
    if (too_far(*trials)) return std::move(told_);
    for (int turn = 1; turn <= MOST_TURNS; ++turn)
      if (const auto ended = take(turn); !ended || *ended) {
        if (!ended && turn == 1) return ended.problem();
        if (!ended) told_.why = "turn " + std::to_string(turn) + " is refused: " + ended.problem().reason;
        return std::move(told_);
      }
    told_.why = "more than " + std::to_string(MOST_TURNS) + " turns are not tried";
    return std::move(told_);
  }

 private:
  /// Says at least how many turns it takes, and whether that is too many to be tried.
  bool too_far(const std::vector<std::unique_ptr<WayTrial>>& trials) {
    if (field_) field_ = field_->with(fares_of_all(trials));
    if (!field_) field_ = TurnsField::to(trials, end_.at);
    if (!field_) {
      told_.why = "this kind of move cannot be searched";
      return true;
    }
    const double turns = turns_left();
    if (std::isinf(turns)) return false;  // a turn that is tried says why
    told_.at_least = std::max(1, static_cast<int>(std::ceil(std::min(turns, 1e6) - EPS)));
    if (*told_.at_least <= MOST_TURNS) return false;
    told_.why = "it takes at least " + std::to_string(*told_.at_least) + " turns, and more than " +
                std::to_string(MOST_TURNS) + " are not tried";
    return true;
  }

  /// At least. What is forgiven in every turn may lead past what bars the others, and farther.
  double turns_left() const {
    const double forgiven = hearing_.game().tolerance();
    if (forgiven <= 0) return field_->from(at_.at, within_);
    const double a_turn = 1 / std::max(field_->cheapest(), EPS) + 2 * forgiven;
    return std::max(0.0, distance(at_.at, end_.at) - within_) / a_turn;
  }

  /// One more turn; true when it was the last.
  Result<bool> take(int turn) {
    if (work_.none()) return gave_up(NO_WORK_LEFT);
    auto trials = trials_of(hearing_, order_, piece_);
    if (!trials && turn > 1 && leave_out(trials.problem().pointer)) trials = trials_of(hearing_, order_, piece_);
    if (!trials) return trials.problem();
    const auto fare = fare_of_every_turn(fares_of_all(*trials));
    if (!fare) return gave_up("nothing can be said of how far it gets in turn " + std::to_string(turn));
    // Who becomes faster on the way may have been so by another way too.
    if (fare->inch < field_->cheapest() - EPS && told_.at_least) told_.at_least = std::min(*told_.at_least, 2);
    const double left = field_->from(at_.at);
    if (left <= 1 + EPS || std::isinf(left)) {
      const auto could = could_verdict(hearing_, order_, {{id_, end_}}, within_, stop_, work_);
      if (!could) return could.problem();
      if (could->answer == CouldAnswer::yes) return arrived(*could->witness, turn);
      if (turn == 1 && could->answer == CouldAnswer::no) told_.at_least = std::max(told_.at_least.value_or(1), 2);
      if (std::isinf(left)) {
        if (turn == 1 && could->answer == CouldAnswer::no && !could->bound) told_.at_least.reset();
        return gave_up(could->reason.empty() ? "no way was found" : could->reason);
      }
    }
    const auto witness = nearer(left);
    if (!witness && work_.none()) return gave_up(NO_WORK_LEFT);
    if (!witness) return gave_up(stop_.stop_requested() ? "the search was given up" : "no way nearer to it was found");
    told_.orders.push_back(witness->order);
    at_ = end_of(*witness);
    auto next = after(hearing_, *witness);
    if (!next) return gave_up("what comes after turn " + std::to_string(turn) + " cannot be played on");
    hearing_ = *std::move(next);
    return false;
  }

  /// What an order says of its first turn alone, such as where the piece comes on; false where there is no such member.
  bool leave_out(const std::string& pointer) {
    const std::string name = pointer.substr(std::min<std::size_t>(1, pointer.size()));
    if (!order_.members.find(name)) return false;
    order_.members = order_.members.without(name);
    return true;
  }

  /// Of a few ways of taking the turn that which leaves least.
  std::optional<Witness> nearer(double left_now) const {
    const std::uint64_t looks = work_.left() / effort::SHARE_OF_A_TURN;
    const auto all = RollSearches::of(hearing_, order_, piece_, {told_.roll, 1, {order_.dice}}, 1, stop_, looks);
    if (!all) return std::nullopt;
    for (const auto& search : all->searches) work_.spend_all_but(looks / all->searches.size(), search->work());
    auto best = nearest_of(targets_of(*all, *field_, left_now), left_now, stop_, work_);
    auto cut = cut_way(hearing_, *all, end_);
    const auto left_by = [&](const Witness& witness) { return field_->from(end_of(witness).at); };
    if (cut && (!best || left_by(*cut) < left_by(*best))) best = std::move(cut);
    if (best && left_by(*best) > left_now - NEARER) best.reset();
    return best;
  }

  Result<bool> arrived(const Witness& witness, int turn) {
    told_.orders.push_back(witness.order);
    told_.turns = turn;
    // By an act or an easier way it may go faster than was thought beforehand.
    told_.at_least = std::min(told_.at_least.value_or(turn), turn);
    return true;
  }

  Result<bool> gave_up(std::string why) {
    told_.why = std::move(why);
    return true;
  }

  Hearing hearing_;
  Order order_;
  std::string id_;
  PieceIndex piece_;
  EndRequest end_;
  double within_;
  std::stop_token stop_;
  WorkLeft& work_;
  Pose at_;
  std::optional<TurnsField>& field_;  ///< of the roll before, then of this one
  TurnsTo told_;
};

}  // namespace

Result<std::vector<TurnsTo>> turns_to(const Hearing& hearing, const Order& order, const EndRequest& end, double within,
                                      const std::stop_token& stop) {
  const auto asked = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!asked) return asked.problem();
  const auto pieces = ordered_pieces(hearing.game(), *asked);
  if (!pieces) return pieces.problem();
  if (pieces->size() != 1) return Problem{"", "turns are counted for one model, and this names several"};
  std::vector<TurnsTo> all;
  if (hearing.game().table().hex && hearing.ruleset().terms().grid) {
    auto told = turns_on_grid(hearing, *asked, end, stop);
    if (!told) return told.problem();
    all.push_back(*std::move(told));
    return all;
  }
  WorkLeft work;
  std::optional<TurnsField> field;
  std::vector<NamedRoll> rolls = named_rolls(hearing, *asked);
  std::erase_if(rolls, [](const NamedRoll& roll) { return roll.name == "p10" || roll.name == "p90"; });
  std::size_t to_come = rolls.size();
  for (const NamedRoll& roll : rolls) {
    const std::uint64_t given = work.left() / to_come--;
    WorkLeft share(given);
    auto told = SpaceTurns(hearing, *asked, pieces->front(), end, within, stop, share, field).told(roll);
    if (!told) return told.problem();
    all.push_back(*std::move(told));
    work.spend_all_but(given, share);
  }
  return all;
}

}  // namespace linesman
