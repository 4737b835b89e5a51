#include "reach/questions/place_rolls.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/bounds/shapes.h"
#include "reach/questions/on_grid.h"
#include "reach/questions/piece_asked.h"
#include "reach/search/same_fare.h"
#include "reach/search/turns_field.h"
#include "reach/search/way_finder.h"
#include "rules/on_grid.h"

namespace linesman {

// No other ways are put together.
Could put_together(const Hearing& hearing, Order order, const std::vector<Witness>& each) {
  Could could;
  if (each.size() == 1) {
    could.answer = CouldAnswer::yes;
    could.witness = each.front();
    return could;
  }
  for (const Witness& one : each)
    for (const auto& [id, path] : one.order.paths.own()) order.paths.set(id, path);
  auto judged = hearing.judge(order);
  if (judged && is_allowed(judged->ruling)) {
    could.answer = CouldAnswer::yes;
    could.witness = Witness{std::move(order), std::move(judged).value()};
    return could;
  }
  const Sentence why = !judged                         ? judged.problem().reason.as_part()
                       : judged->ruling.faults.empty() ? Sentence("dice are missing")
                                                       : judged->ruling.faults.front().text.as_part();
  could.reason = said<"each can go there alone; the one way tried together breaks a rule: {reason}">(why);
  if (judged && each.size() > 1) could.would = Witness{std::move(order), std::move(judged).value()};
  return could;
}

namespace {

constexpr double OF_A_BOUND = 1e-4;  // of its rounding, in the currency

/// Rolls with which nothing is found, before the others are left open.
constexpr std::size_t MOST_UNKNOWN = 2;

/// Rolls that differ by the order of their faces alone, or one roll where that may matter.
struct RollKind {
  Dice dice;
  std::vector<std::size_t> rolls;
  std::vector<RollSearches> fares{};  ///< of each piece, their trials alone; empty: not known
  double allowance = 0;
  RollState state = RollState::open;
  bool tried = false;
  std::optional<Order> way{};
};

/// Settles one kind after another: what one of them shows of another need not be asked.
class RollSettler {
 public:
  RollSettler(const PlaceQuestion& question, const RollSpace& space, RollsTried tried, const std::stop_token& stop,
              WorkLeft& work)
      : question_(question), space_(space), tried_(tried), stop_(stop), work_(work) {
    gather();
    for (RollKind& kind : kinds_) look_at_fares(kind);
    leaves_table_ = ends_near_edge();
    std::stable_sort(kinds_.begin(), kinds_.end(), [](const RollKind& a, const RollKind& b) {
      return std::pair(a.allowance, sum_of(a.dice)) < std::pair(b.allowance, sum_of(b.dice));
    });
  }

  Result<PlaceRolls> settled() {
    if (tried_ == RollsTried::straight && !grid()) {
      go_straight(kinds_.back());
      return taken();
    }
    auto best = asked(kinds_.back());
    if (!best) return best.problem();
    rolls_.best = *std::move(best);
    if (tried_ == RollsTried::all) settle_others();
    return taken();
  }

  /// No greater share of the rolls can be enough: the others cannot pay for the straight way.
  double greatest_share() const {
    std::size_t may = 0;
    std::size_t all = 0;
    for (const RollKind& kind : kinds_) {
      all += kind.rolls.size();
      if (!cannot_pay(kind)) may += kind.rolls.size();
    }
    return static_cast<double>(may) / static_cast<double>(all);
  }

 private:
  bool grid() const { return question_.hearing.ruleset().terms().grid; }
  bool ended() const { return work_.none() || stop_.stop_requested(); }

  void gather() {
    const bool alike = question_.pieces.size() == 1;
    std::map<std::size_t, std::size_t> kinds;
    for (std::size_t roll = 0; roll < space_.size(); ++roll) {
      const auto [it, first] = kinds.try_emplace(alike ? space_.ascending(roll) : roll, kinds_.size());
      if (first) kinds_.push_back({space_.at(roll), {}});
      kinds_[it->second].rolls.push_back(roll);
    }
  }

  /// Of a body it is not known before it is asked.
  bool ends_near_edge() const {
    if (question_.of_body) return true;
    const Game& game = question_.hearing.game();
    return std::any_of(question_.pieces.begin(), question_.pieces.end(), [&](PieceIndex index) {
      const Vec at = question_.ends.at(game.piece(index).id).at;
      const double outer = radii_of(question_.hearing.ruleset().footprint(game, index)).outer;
      return std::min({at.x, at.y, game.table().width - at.x, game.table().depth - at.y}) < outer;
    });
  }

  void look_at_fares(RollKind& kind) {
    if (kinds_.size() == 1 || grid() || ended() || tried_ == RollsTried::straight) return;
    const Order order = with_dice(question_.order, kind.dice);
    for (const PieceIndex piece : question_.pieces) {
      auto made = RollSearches::trials_of(question_.hearing, order, piece, {"", 1, {order.dice}});
      if (!made) return kind.fares.clear();
      for (const auto& trial : made->trials) work_.spend(trial->looks_made());
      kind.allowance = kind.fares.empty() ? made->allowance : std::min(kind.allowance, made->allowance);
      kind.fares.push_back(*std::move(made));
    }
  }

  /// The farthest of those that are open; once nothing is found the one in their middle. What then lies between what no
  /// way costs less than and the cheapest way that was found is left open.
  void settle_others() {
    for (RollKind& kind : kinds_)
      if (kind.state == RollState::open && cannot_pay(kind)) kind.state = RollState::illegal;
    for (std::size_t unknown = 0; unknown < MOST_UNKNOWN && !ended();) {
      std::vector<RollKind*> open;
      for (RollKind& kind : kinds_)
        if (kind.state == RollState::open && !kind.tried) open.push_back(&kind);
      if (open.empty()) return;
      const auto answer = asked(unknown == 0 ? *open.back() : *open[open.size() / 2]);
      if (!answer || answer->answer == CouldAnswer::unknown) ++unknown;
    }
  }

  /// Not even for the straight way, were nothing in the way.
  bool cannot_pay(const RollKind& kind) const {
    if (kind.fares.size() != question_.pieces.size() || leaves_table_) return false;
    for (std::size_t i = 0; i < kind.fares.size(); ++i) {
      const Piece& piece = question_.hearing.game().piece(question_.pieces[i]);
      if (too_far_straight(kind.fares[i].trials, question_.ends.at(piece.id), question_.within)) return true;
    }
    return false;
  }

  Result<Could> asked(RollKind& kind) {
    const std::uint64_t share = kinds_.size() == 1 ? work_.left() : work_.left() * 2 / 3;
    WorkLeft own(share);
    auto could = could_with_dice(question_, with_dice(question_.order, kind.dice), CouldDetail::verdict, stop_, own);
    work_.spend_all_but(share, own);
    kind.tried = true;
    if (!could) return could;
    if (!could->prices.empty()) refuse_dearer(kind, could->prices);
    if (could->answer == CouldAnswer::yes) {
      kind.state = RollState::legal;
      if (could->witness) {
        kind.way = could->witness->order;
        try_way(*kind.way);
      }
    } else if (could->answer == CouldAnswer::no) {
      kind.state = RollState::illegal;
      refuse_lesser(kind);
    }
    return could;
  }

  /// Straight there, forward or in reverse, of one piece.
  void go_straight(RollKind& kind) {
    if (question_.pieces.size() > 1 || question_.ends.empty()) return;
    const auto trial = WayTrial::of(question_.hearing, with_dice(question_.order, kind.dice), question_.pieces.front());
    if (!trial) return;
    const EndRequest& end = question_.ends.begin()->second;
    const Vec start = trial->start().pose.at;
    if (end.altitude && !same_length(*end.altitude, trial->altitude_before())) return;
    for (const Step& leg : {Step(ToStep{end.at}), Step(ReverseToStep{end.at})}) {
      const double along = heading_of(end.at - start) + (std::holds_alternative<ToStep>(leg) ? 0 : 180);
      Path path{leg};
      if (const double turn = end.facing ? turn_between(normalised(along), *end.facing) : 0; std::abs(turn) > ANGLE_EPS)
        path.push_back(PivotStep{turn, {}});
      const auto judged = trial->judged(path, stop_, Detail::verdict, nullptr, &work_);
      if (!judged || !is_allowed(judged->ruling)) continue;
      kind.state = RollState::legal;
      kind.way = trial->with_path(path);
      return try_way(*kind.way);
    }
  }

  /// The way that one roll is enough for is perhaps legal with others too.
  void try_way(const Order& way) {
    for (RollKind& kind : kinds_) {
      if (kind.state != RollState::open || ended()) continue;
      Order order = way;
      order.dice = with_dice(question_.order, kind.dice).dice;
      const std::uint64_t looks = std::min(work_.left(), Budget::OF_AN_ORDER);
      Budget budget(looks, stop_);
      const auto judged = question_.hearing.judge(order, budget, Detail::verdict);
      work_.spend(effort::LOOKS_OF_READING + looks - budget.left());
      if (!judged || !is_allowed(judged->ruling)) continue;
      kind.state = RollState::legal;
      kind.way = std::move(order);
    }
  }

  /// Where no way leads with one roll, none leads with those that lead nowhere else and less far.
  void refuse_lesser(const RollKind& refused) {
    if (refused.fares.empty()) return;
    for (RollKind& kind : kinds_)
      if (kind.state == RollState::open && leads_no_farther(kind, refused)) kind.state = RollState::illegal;
  }

  /// Those by whose fares no way there can be paid, as the bounds of one of them say of all that differ by what they
  /// may spend alone.
  void refuse_dearer(const RollKind& asked, const std::vector<double>& prices) {
    if (asked.fares.size() != 1) return;
    const Fares theirs = fares_of_all(asked.fares.front().trials);
    for (RollKind& kind : kinds_) {
      if (kind.state != RollState::open || &kind == &asked || kind.fares.size() != 1) continue;
      const Fares own = fares_of_all(kind.fares.front().trials);
      if (own.size() != prices.size() || !same_but_for_allowance(own, theirs)) continue;
      const auto dear = [](double price, const Fare& fare) { return price > fare.allowance + OF_A_BOUND; };
      if (std::equal(prices.begin(), prices.end(), own.begin(), dear)) kind.state = RollState::illegal;
    }
  }

  static bool leads_no_farther(const RollKind& kind, const RollKind& than) {
    return !kind.fares.empty() && std::equal(than.fares.begin(), than.fares.end(), kind.fares.begin(), kind.fares.end(),
                                             [](const auto& a, const auto& b) { return a.lead_as_far_as(b); });
  }

  PlaceRolls taken() {
    rolls_.states.assign(space_.size(), RollState::open);
    rolls_.kind_of.assign(rolls_.states.size(), 0);
    for (RollKind& kind : kinds_) {
      for (const std::size_t roll : kind.rolls) {
        rolls_.states[roll] = kind.state;
        rolls_.kind_of[roll] = rolls_.dice.size();
      }
      rolls_.dice.push_back(kind.dice);
      rolls_.ways.push_back(std::move(kind.way));
    }
    rolls_.best_dice = kinds_.back().dice;
    return std::move(rolls_);
  }

  const PlaceQuestion& question_;
  const RollSpace& space_;
  RollsTried tried_;
  const std::stop_token& stop_;
  WorkLeft& work_;
  bool leaves_table_ =
      false;  ///< some piece is to end with its base off it: frames that lead there are not among the fares
  std::vector<RollKind> kinds_;  ///< by how far they lead
  PlaceRolls rolls_;
};

Result<Could> of_each(const PlaceQuestion& question, const Order& order, CouldDetail detail,
                      const std::stop_token& stop, WorkLeft& work) {
  std::vector<Witness> each;
  std::vector<double> prices;
  for (const PieceIndex piece : question.pieces) {
    const EndRequest& end = question.ends.at(question.hearing.game().piece(piece).id);
    auto made = PieceAsked::of(question.hearing, order, piece, end, question.within, stop, work);
    if (!made) return made.problem();
    PieceAsked one = *std::move(made);
    auto witness = one.witness(detail);
    if (question.pieces.size() == 1) prices = one.least_prices();
    if (!witness) {
      Could could = detail == CouldDetail::yes ? Could() : one.without_witness(detail);
      could.prices = std::move(prices);
      return could;
    }
    each.push_back(*std::move(witness));
    if (question.pieces.size() == 1) break;
    each.back().judgement = {};  // it is judged again with the others
    if (work.none()) return Could{.reason = "no way was found within the time limit"};
  }
  Could could = put_together(question.hearing, order, each);
  could.prices = std::move(prices);
  return could;
}

/// The rules let an order have as many dice as `space` has.
bool may_roll(const PlaceQuestion& question, const RollSpace& space) {
  const Order order = with_dice(question.order, space.highest());
  const auto trial = WayTrial::of(question.hearing, order, question.pieces.front());
  return trial && !trial->fares().empty();
}

}  // namespace

Result<Could> could_with_dice(const PlaceQuestion& question, const Order& order, CouldDetail detail,
                              const std::stop_token& stop, WorkLeft& work) {
  if (question.of_body) return question.of_body(order, detail, stop, work);
  const bool grid = on_grid(question.hearing.ruleset().terms(), question.hearing.game());
  auto answer = grid ? could_on_grid(question.hearing, order, question.pieces, question.ends)
                     : of_each(question, order, detail, stop, work);
  if (!answer) return answer.problem();
  Could could = *std::move(answer);
  if (could.answer == CouldAnswer::unknown && could.reason.empty())
    could.reason = "no way was found, and no proof that there is none";
  return could;
}

bool too_far_straight(const std::vector<std::unique_ptr<WayTrial>>& trials, const EndRequest& end, double within) {
  const auto pays = [&](const WayTrial& trial, const Fare& fare) {
    const double tolerance = trial.hearing().game().tolerance();
    const double inches = distance(trial.start().pose.at, end.at) - within - tolerance;
    return inches <= 0 || fare.spent + inches * cheapest_inch(fare) <= fare.allowance + tolerance + OF_A_BOUND;
  };
  return std::none_of(trials.begin(), trials.end(), [&](const auto& trial) {
    return std::any_of(trial->fares().begin(), trial->fares().end(),
                       [&](const Fare& fare) { return pays(*trial, fare); });
  });
}

bool all_stay(const PlaceQuestion& question) {
  return std::all_of(question.pieces.begin(), question.pieces.end(), [&](PieceIndex index) {
    const Piece& piece = question.hearing.game().piece(index);
    return piece.on_table() && !exceeds(distance(piece.pose.at, question.ends.at(piece.id).at), question.within);
  });
}

Result<SettledPlace> settled_place(const PlaceQuestion& question, const std::vector<PurposeNeed>& needs,
                                   const SpaceOf& space_of, bool fewer, RollsTried tried, const std::stop_token& stop,
                                   WorkLeft& work) {
  std::optional<SettledPlace> best;
  std::vector<PurposeNeed> of = needs;
  const bool one =
      fewer && needs.size() == 1 && question.pieces.size() == 1 && !question.hearing.ruleset().terms().grid;
  const int least = !one ? 0 : all_stay(question) ? 0 : 1;
  for (int dice = one ? needs.front().dice.count : 0; dice >= least; --dice) {
    if (one) of.front().dice.count = dice;
    RollSpace space = space_of(of);
    if (best && dice > 0 && !may_roll(question, space)) continue;
    // The most dice mostly tell all.
    const std::uint64_t share = dice > least ? work.left() / 2 : work.left();
    WorkLeft own(share);
    RollSettler settler(question, space, tried, stop, own);
    if (best && dice > 0 && settler.greatest_share() <= chance_of(best->rolls.states).share()) continue;
    auto rolls = settler.settled();
    work.spend_all_but(share, own);
    if (!rolls && !best) return rolls.problem();
    if (!rolls) continue;
    if (!best || chance_of(rolls->states).share() > chance_of(best->rolls.states).share())
      best = SettledPlace{std::move(space), *std::move(rolls)};
    if (chance_of(best->rolls.states).legal == chance_of(best->rolls.states).all || tried == RollsTried::straight)
      break;
  }
  return *std::move(best);
}

}  // namespace linesman
