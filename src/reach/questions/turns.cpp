#include "reach/questions/turns.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "reach/effort.h"
#include "reach/questions/course_of_turns.h"
#include "reach/questions/on_grid.h"
#include "reach/search/same_fare.h"
#include "reach/search/turns_field.h"
#include "reach/search/way_finder.h"
#include "referee/cut_order.h"
#include "rules/on_grid.h"
#include "rules/vocabulary.h"
#include "state/statuses.h"

namespace linesman {

namespace {

constexpr double NEARER = 1e-3;  // of a turn: less is no progress
constexpr const char* NO_WORK_LEFT = "no way was found within the time limit";
constexpr const char* NOTHING_FOUND = "no way was found, and no proof that there is none";

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

/// As the turns before have left it.
struct Course {
  Hearing hearing;
  Order order;  ///< that it gets next, without a path
  Pose at;
  std::vector<Order> orders{};
  std::optional<Fares> waited{};  ///< the fares of the turn that it has just waited; nothing: it has moved
  double left = 0;                ///< turns, or parts of one, that the rest takes at least
};

/// By these it gets as far.
bool same_fares(const Fares& a, const Fares& b) {
  return same_but_for_allowance(a, b) &&
         std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Fare& x, const Fare& y) { return x.allowance == y.allowance && x.later == y.later; });
}

/// Of a no: a way there may cost no more than the bound, so that it is too dear, not closed. A place that lies too far
/// to be laid out has a bound, and yet no fare has a price there.
bool has_price(const Could& could) {
  const auto finite = [](double price) { return std::isfinite(price); };
  return could.bound && (could.prices.empty() || std::any_of(could.prices.begin(), could.prices.end(), finite));
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
    const Pose at = trial.start().pose;
    told_.nearest = distance(at.at, end_.at);
    if (hearing_.game().piece(piece_).on_table() && ends_at(at, end_, within_)) {
      told_.turns = 0;
      told_.at_least = 0;
      return std::move(told_);
    }
    if (told_.why = too_high(trial, end_, within_); !told_.why.empty()) {
      told_.at_least.reset();
      told_.by = NoWay::closed;
      return std::move(told_);
    }
    if (ends_later()) {
      // Statuses that are over by then let it go farther than the first turn says.
      if (told_.at_least) told_.at_least = 1;
    } else if (too_far(*trials, at)) {
      return std::move(told_);
    }
    std::vector<Course> courses;
    courses.push_back({hearing_, order_, at});
    for (int turn = 1; turn <= MOST_TURNS; ++turn) {
      std::vector<Course> next;
      for (Course& course : courses)
        if (const auto ended = take(course, turn, next); !ended) {
          if (turn == 1) return ended.problem();
          gave_up(said<"turn {n} is refused: {reason}">(turn, ended.problem().reason));
        } else if (*ended) {
          return std::move(told_);
        }
      if (next.empty()) return std::move(told_);
      told_.why = {};
      told_.by = NoWay::effort;
      keep_best(next);
      courses = std::move(next);
    }
    told_.why = said<"more than {n} turns are not tried">(MOST_TURNS);
    return std::move(told_);
  }

 private:
  /// A status of the piece or its unit has an end.
  bool ends_later() const {
    const Game& game = hearing_.game();
    const Piece& piece = game.piece(piece_);
    return state::has_end(piece.status) || (piece.unit && state::has_end(game.unit(*piece.unit).status));
  }

  /// Says at least how many turns it takes, and whether that is too many to be tried.
  bool too_far(const std::vector<std::unique_ptr<WayTrial>>& trials, const Pose& at) {
    const Fares fares = fares_of_all(trials);
    for (const Fare& fare : fares)
      if (!fare.later.empty()) later_ = fare.later;
    if (!lay_out(trials, true)) {
      if (moves_later()) return false;
      told_.why = "this kind of move cannot be searched";
      const auto still = [](const Fare& fare) { return fare.allowance <= 0; };
      if (!fares.empty() && std::all_of(fares.begin(), fares.end(), still)) {
        told_.why = "it does not move in any turn";
        told_.by = NoWay::none;
      }
      return true;
    }
    const double turns = later_.empty() ? turns_left(at) : turns_with_later(at);
    if (std::isinf(turns)) return false;  // a turn that is tried says why
    told_.at_least = std::max(1, static_cast<int>(std::ceil(std::min(turns, 1e6) - EPS)));
    if (*told_.at_least <= MOST_TURNS) return false;
    told_.why = said<"it takes at least {n} turns, and more than {most} are not tried">(*told_.at_least, MOST_TURNS);
    return true;
  }

  bool moves_later() const {
    return std::any_of(later_.begin(), later_.end(), [](double inches) { return inches > 0; });
  }

  /// The field of what these fares allow in every turn; false where nothing is known beforehand. That of an earlier
  /// turn serves while an inch takes the same part of a turn.
  bool lay_out(const std::vector<std::unique_ptr<WayTrial>>& trials, bool first) {
    const auto fare = fare_of_every_turn(fares_of_all(trials));
    if (!first && field_ && fare && std::abs(fare->inch - field_->cheapest()) <= EPS) return true;
    if (field_ && fare) field_ = field_->with(fares_of_all(trials));
    if (!fare) field_.reset();
    if (field_) return true;
    if (!fare) return false;
    field_ = TurnsField::to(trials, end_.at);
    if (field_) work_.spend(field_->looks());
    return field_.has_value();
  }

  /// Inches of a turn that goes as far as the field says, with what is forgiven.
  double inches_of_a_turn() const { return 1 / std::max(field_->cheapest(), EPS) + 2 * hearing_.game().tolerance(); }

  /// At least. What is forgiven in every turn may lead past what bars the others, and farther.
  double turns_left(const Pose& at) const {
    if (hearing_.game().tolerance() <= 0) return field_->from(at.at, within_);
    return std::max(0.0, distance(at.at, end_.at) - within_) / inches_of_a_turn();
  }

  /// Likewise where later turns may lead farther than the first, or over other ground.
  double turns_with_later(const Pose& at) const {
    double inches = std::max(0.0, distance(at.at, end_.at) - within_) - inches_of_a_turn();
    if (inches <= EPS) return 1;
    int turns = 1;
    for (const double most : later_) {
      ++turns;
      inches -= most + 2 * hearing_.game().tolerance();
      if (inches <= EPS) return turns;
    }
    return later_.back() > 0 ? turns + inches / later_.back() : HUGE_VAL;
  }

  /// One more turn of a course; true when nothing has to be tried any more.
  Result<bool> take(Course& course, int turn, std::vector<Course>& next) {
    if (work_.none()) return gave_up(NO_WORK_LEFT);
    if (const std::string why = course.hearing.held_from_going(piece_); !why.empty()) {
      stand_held(course, why, next);
      return false;
    }
    auto trials = trials_of(course.hearing, course.order, piece_);
    if (!trials && turn > 1 && leave_out(trials.problem().pointer, course.order))
      trials = trials_of(course.hearing, course.order, piece_);
    if (!trials) return trials.problem();
    const Fares fares = fares_of_all(*trials);
    const bool waits = !later_.empty() && !(course.waited && same_fares(*course.waited, fares));
    if (!lay_out(*trials, turn == 1)) {
      if (waits) wait(course, *trials->front(), fares, next);
      if (next.empty()) gave_up(said<"nothing can be said of how far it gets in turn {n}">(turn));
      return false;
    }
    note_faster();
    const double left = field_->from(course.at.at);
    if (left <= 1 + EPS || std::isinf(left)) {
      const auto could = could_verdict(course.hearing, course.order, {{id_, end_}}, within_, stop_, work_);
      if (!could) return could.problem();
      if (could->answer == CouldAnswer::yes) return arrived(course, *could->witness, turn);
      if (turn == 1 && could->answer == CouldAnswer::no) told_.at_least = std::max(told_.at_least.value_or(1), 2);
      if (std::isinf(left)) {
        const bool closed = turn == 1 && could->answer == CouldAnswer::no && !has_price(*could) && later_.empty();
        if (closed) told_.at_least.reset();
        if (closed) told_.by = NoWay::closed;
        gave_up(could->reason.empty() ? Sentence("no way was found") : could->reason);
        if (waits) wait(course, *trials->front(), fares, next);
        return closed;
      }
    }
    const auto witness = nearer(course, left);
    if (!witness && work_.none()) return gave_up(NO_WORK_LEFT);
    if (!witness && stop_.stop_requested()) return gave_up("the search was given up");
    if (!witness) gave_up(NOTHING_FOUND);
    if (witness && !go_on(course, *witness, {}, next))
      gave_up(said<"what comes after turn {n} cannot be played on">(turn));
    if (waits) wait(course, *trials->front(), fares, next);
    return false;
  }

  /// It waits until its holds are over, if they ever are.
  void stand_held(const Course& course, const std::string& why, std::vector<Course>& next) {
    told_.by = NoWay::held;
    gave_up(said<"it is held: {why}">(why));
    if (!course.hearing.held_from_going(piece_, true).empty()) {
      if (course.orders.empty()) told_.at_least.reset();
      return;
    }
    auto later = next_turn(course.hearing);
    if (!later) return;
    Course waited{*std::move(later), course.order, course.at, course.orders};
    waited.orders.push_back(course.order);
    waited.left = course.left;
    // All that it does is wait, so that every course is one turn later.
    if (told_.at_least && course.orders.size() == held_turns_) told_.at_least = ++held_turns_ + 1;
    next.push_back(std::move(waited));
  }

  /// Who becomes faster on the way than was foreseen may have been so by another way too.
  void note_faster() {
    if (!later_.empty()) return;
    if (first_rate_ <= 0) first_rate_ = field_->cheapest();
    if (field_->cheapest() < first_rate_ - EPS && told_.at_least) told_.at_least = std::min(*told_.at_least, 2);
  }

  /// What an order says of its first turn alone, such as where the piece comes on; false where there is no such member.
  static bool leave_out(const std::string& pointer, Order& order) {
    const std::string name = pointer.substr(std::min<std::size_t>(1, pointer.size()));
    if (!order.members.find(name)) return false;
    order.members = order.members.without(name);
    return true;
  }

  /// Of a few ways of taking the turn that which leaves least.
  std::optional<Witness> nearer(const Course& course, double left_now) const {
    const std::uint64_t looks = work_.left() / effort::SHARE_OF_A_TURN;
    const auto all =
        RollSearches::of(course.hearing, course.order, piece_, {told_.roll, 1, {course.order.dice}}, 1, stop_, looks);
    if (!all) return std::nullopt;
    for (const auto& search : all->searches) work_.spend_all_but(looks / all->searches.size(), search->work());
    auto best = nearest_of(targets_of(*all, *field_, left_now), left_now, stop_, work_);
    auto cut = cut_way(course.hearing, *all, end_);
    const auto left_by = [&](const Witness& witness) { return field_->from(end_of(witness).at); };
    if (cut && (!best || left_by(*cut) < left_by(*best))) best = std::move(cut);
    if (best && left_by(*best) > left_now - NEARER) best.reset();
    return best;
  }

  /// It stays where it is for a turn, for what comes after.
  void wait(const Course& course, const WayTrial& trial, const Fares& fares, std::vector<Course>& next) const {
    if (!course.hearing.game().piece(piece_).on_table()) return;
    auto judged = trial.judged({});
    if (!judged || !trial.accepts(judged->ruling)) return;
    go_on(course, {trial.with_path({}), *std::move(judged)}, fares, next);
  }

  bool go_on(const Course& course, const Witness& witness, std::optional<Fares> waited,
             std::vector<Course>& next) const {
    auto hearing = after(course.hearing, witness);
    if (!hearing) return false;
    Course further{*std::move(hearing), course.order, end_of(witness), course.orders, std::move(waited)};
    further.left = field_ ? field_->from(further.at.at) : distance(further.at.at, end_.at);
    further.orders.push_back(witness.order);
    next.push_back(std::move(further));
    return true;
  }

  /// The nearest few, one of them after a turn that it has waited.
  void keep_best(std::vector<Course>& courses) {
    std::stable_sort(courses.begin(), courses.end(), [](const Course& a, const Course& b) { return a.left < b.left; });
    for (const Course& course : courses)
      if (const double off = distance(course.at.at, end_.at); off < told_.nearest - EPS) {
        told_.nearest = off;
        told_.orders = course.orders;
      }
    if (courses.size() <= effort::COURSES_KEPT) return;
    const auto last = courses.begin() + effort::COURSES_KEPT - 1;
    if (const auto waited = std::find_if(last, courses.end(), [](const Course& course) { return course.waited; });
        waited != courses.end())
      std::iter_swap(last, waited);
    courses.erase(last + 1, courses.end());
  }

  bool arrived(const Course& course, const Witness& witness, int turn) {
    told_.orders = course.orders;
    told_.orders.push_back(witness.order);
    told_.turns = turn;
    told_.why = {};
    // By an act or an easier way it may go faster than was thought beforehand.
    told_.at_least = std::min(told_.at_least.value_or(turn), turn);
    return true;
  }

  bool gave_up(Sentence why) {
    if (told_.why.empty()) told_.why = std::move(why);
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
  std::optional<TurnsField>& field_;  ///< of the turn before, then of this one
  std::vector<double> later_;         ///< as `Fare::later`
  std::size_t held_turns_ = 0;        ///< turns at the beginning in which it may not go
  double first_rate_ = 0;             ///< the part of the first turn that an inch takes at least
  TurnsTo told_;
};

/// On a grid, after the turns in which it is held.
Result<TurnsTo> turns_on_grid_when_free(const Hearing& hearing, const Order& order, PieceIndex piece,
                                        const EndRequest& end, const std::stop_token& stop) {
  Hearing now = hearing;
  std::vector<Order> waited;
  while (true) {
    const std::string why = now.held_from_going(piece);
    if (why.empty() || ends_at(now.game().piece(piece).pose, end, 0)) break;
    const bool for_good = !now.held_from_going(piece, true).empty();
    auto later = for_good || waited.size() >= static_cast<std::size_t>(MOST_TURNS) ? std::nullopt : next_turn(now);
    if (!later) {
      TurnsTo held;
      held.roll = "given";
      held.at_least.reset();
      held.by = NoWay::held;
      held.why = said<"it is held: {why}">(why);
      return held;
    }
    waited.push_back(order);
    now = *std::move(later);
  }
  auto told = turns_on_grid(now, order, end, stop);
  if (!told || waited.empty()) return told;
  TurnsTo whole = *std::move(told);
  const int turns = static_cast<int>(waited.size());
  if (whole.turns) *whole.turns += turns;
  if (whole.at_least) *whole.at_least += turns;
  whole.orders.insert(whole.orders.begin(), waited.begin(), waited.end());
  return whole;
}

}  // namespace

Result<std::vector<TurnsTo>> turns_to(const Hearing& hearing, const Order& order, const EndRequest& end, double within,
                                      const std::stop_token& stop, WorkLeft* paid) {
  const auto asked = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!asked) return asked.problem();
  const auto pieces = ordered_pieces(hearing.game(), *asked);
  if (!pieces) return pieces.problem();
  if (pieces->size() != 1) return Problem{"", "turns are counted for one model, and this names several"};
  std::vector<TurnsTo> all;
  if (on_grid(hearing.ruleset().terms(), hearing.game())) {
    auto told = turns_on_grid_when_free(hearing, *asked, pieces->front(), end, stop);
    if (!told) return told.problem();
    all.push_back(*std::move(told));
    say_how_near(hearing, pieces->front(), end, all.back());
    return all;
  }
  WorkLeft own;
  WorkLeft& work = paid ? *paid : own;
  const auto arrived = [&](const Witness& witness) { return ends_at(end_of(witness), end, within); };
  std::optional<TurnsField> field;
  const PieceIndex piece = pieces->front();
  std::vector<NamedRoll> rolls = rolls_asked(hearing, *asked);
  std::size_t to_come = rolls.size();
  for (const NamedRoll& roll : rolls) {
    const std::uint64_t given = work.left() / to_come--;
    WorkLeft share(given);
    auto told = SpaceTurns(hearing, *asked, piece, end, within, stop, share, field).told(roll);
    if (!told) return told.problem();
    TurnsTo by_roll = *std::move(told);
    if (!all.empty()) take_over(hearing, roll.dice.front(), arrived, all.back(), by_roll);
    all.push_back(std::move(by_roll));
    work.spend_all_but(given, share);
  }
  if (rolls.front().name == "given" && all.front().turns != all.front().at_least)
    for (const NamedRoll& lower : lower_rolls(hearing, *asked)) {
      WorkLeft share(work.left() / 2);
      auto told = SpaceTurns(hearing, *asked, piece, end, within, stop, share, field).told(lower);
      if (told) take_over(hearing, asked->dice, arrived, *told, all.front());
    }
  for (TurnsTo& told : all) say_how_near(hearing, piece, end, told);
  return all;
}

}  // namespace linesman
