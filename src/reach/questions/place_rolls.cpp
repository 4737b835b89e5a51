#include "reach/questions/place_rolls.h"

#include <algorithm>
#include <numeric>

#include "base/tolerance.h"
#include "reach/questions/on_grid.h"
#include "reach/questions/piece_asked.h"
#include "reach/search/way_finder.h"

namespace linesman {

namespace {

/// What each piece can do by itself, put together and judged.
std::optional<Witness> together(const Hearing& hearing, Order order, const std::vector<Witness>& each) {
  if (each.size() == 1) return each.front();
  for (const Witness& one : each)
    for (const auto& [id, path] : one.order.paths.own()) order.paths.set(id, path);
  auto judged = hearing.judge(order);
  if (!judged || !is_allowed(judged->ruling)) return std::nullopt;
  return Witness{std::move(order), std::move(judged).value()};
}

int sum_of_faces(const Dice& dice) {
  double sum = 0;
  for (const auto& [purpose, faces] : dice) sum = std::accumulate(faces.begin(), faces.end(), sum);
  return static_cast<int>(sum);
}

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
  RollSettler(const PlaceQuestion& question, const RollSpace& space, const std::stop_token& stop, WorkLeft& work)
      : question_(question), space_(space), stop_(stop), work_(work) {
    gather();
    for (RollKind& kind : kinds_) look_at_fares(kind);
    std::stable_sort(kinds_.begin(), kinds_.end(), [](const RollKind& a, const RollKind& b) {
      return std::pair(a.allowance, sum_of_faces(a.dice)) < std::pair(b.allowance, sum_of_faces(b.dice));
    });
  }

  Result<PlaceRolls> settled(RollsTried tried) {
    bool first = true;
    std::size_t unknown = 0;
    while (const auto next = next_kind(unknown)) {
      RollKind& kind = kinds_[*next];
      const auto answer = asked(kind);
      if (!answer) return answer.problem();
      if (first) rolls_.best = *answer;
      first = false;
      if (answer->answer == CouldAnswer::unknown) ++unknown;
      if (tried == RollsTried::best || ended()) break;
    }
    return taken();
  }

 private:
  bool ended() const { return work_.none() || stop_.stop_requested(); }

  void gather() {
    const bool alike = question_.pieces.size() == 1;
    std::map<std::size_t, std::size_t> kinds;
    const std::size_t rolls = space_.counted() ? space_.size() : 1;
    for (std::size_t roll = 0; roll < rolls; ++roll) {
      const auto [it, first] = kinds.try_emplace(alike ? space_.ascending(roll) : roll, kinds_.size());
      if (first) kinds_.push_back({space_.at(roll), {}});
      kinds_[it->second].rolls.push_back(roll);
    }
    if (!space_.counted()) kinds_.push_back({space_.highest(), {1}});
  }

  Order with(const Dice& dice) const {
    Order order = question_.order;
    for (const auto& [purpose, faces] : dice) order.dice[purpose] = faces;
    return order;
  }

  void look_at_fares(RollKind& kind) {
    if (kinds_.size() == 1 || question_.hearing.ruleset().terms().grid || ended()) return;
    const Order order = with(kind.dice);
    for (const PieceIndex piece : question_.pieces) {
      auto made = RollSearches::trials_of(question_.hearing, order, piece, {"", 1, {order.dice}});
      if (!made) return kind.fares.clear();
      for (const auto& trial : made->trials) work_.spend(trial->looks_made());
      kind.allowance = kind.fares.empty() ? made->allowance : std::min(kind.allowance, made->allowance);
      kind.fares.push_back(*std::move(made));
    }
  }

  /// The one that leads farthest of those that are open; once no answer was found, the one in their middle.
  std::optional<std::size_t> next_kind(std::size_t unknown) const {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < kinds_.size(); ++i)
      if (kinds_[i].state == RollState::open && !kinds_[i].tried) open.push_back(i);
    if (open.empty()) return std::nullopt;
    return unknown == 0 ? open.back() : open[open.size() / 2];
  }

  Result<Could> asked(RollKind& kind) {
    const std::uint64_t share = kinds_.size() == 1 ? work_.left() : work_.left() / 2;
    WorkLeft own(share);
    auto could = could_with_dice(question_, with(kind.dice), CouldDetail::verdict, stop_, own);
    work_.spend_all_but(share, own);
    kind.tried = true;
    if (!could) return could;
    if (could->answer == CouldAnswer::yes) {
      kind.state = RollState::legal;
      kind.way = could->witness->order;
      try_way(*kind.way);
    } else if (could->answer == CouldAnswer::no) {
      kind.state = RollState::illegal;
      refuse_lesser(kind);
    }
    return could;
  }

  /// The way that one roll is enough for is perhaps legal with others too.
  void try_way(const Order& way) {
    for (RollKind& kind : kinds_) {
      if (kind.state != RollState::open || ended()) continue;
      Order order = way;
      order.dice = with(kind.dice).dice;
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

  static bool leads_no_farther(const RollKind& kind, const RollKind& than) {
    return !kind.fares.empty() && std::equal(than.fares.begin(), than.fares.end(), kind.fares.begin(), kind.fares.end(),
                                             [](const auto& a, const auto& b) { return a.lead_as_far_as(b); });
  }

  PlaceRolls taken() {
    rolls_.states.assign(space_.counted() ? space_.size() : 2, RollState::open);
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
  const std::stop_token& stop_;
  WorkLeft& work_;
  std::vector<RollKind> kinds_;  ///< by how far they lead
  PlaceRolls rolls_;
};

Result<Could> of_each(const PlaceQuestion& question, const Order& order, CouldDetail detail,
                      const std::stop_token& stop, WorkLeft& work) {
  std::vector<Witness> each;
  for (const PieceIndex piece : question.pieces) {
    const EndRequest& end = question.ends.at(question.hearing.game().piece(piece).id);
    auto made = PieceAsked::of(question.hearing, order, piece, end, question.within, stop, work);
    if (!made) return made.problem();
    PieceAsked one = *std::move(made);
    auto witness = one.witness(detail);
    if (!witness) return detail == CouldDetail::yes ? Could() : one.without_witness(detail);
    each.push_back(*std::move(witness));
    if (question.pieces.size() == 1) break;
    each.back().judgement = {};  // it is judged again with the others
    if (work.none()) return Could{.reason = "no way was found within the time limit"};
  }
  Could could;
  could.witness = together(question.hearing, order, each);
  could.answer = could.witness ? CouldAnswer::yes : CouldAnswer::unknown;
  if (!could.witness) could.reason = "each can go there alone, but no way together was found";
  return could;
}

/// The rules let an order have so many dice.
bool may_roll(const PlaceQuestion& question, const RollSpace& space) {
  Order order = question.order;
  for (const auto& [purpose, faces] : space.highest()) order.dice[purpose] = faces;
  const auto trial = WayTrial::of(question.hearing, order, question.pieces.front());
  return trial && !trial->fares().empty();
}

}  // namespace

Result<Could> could_with_dice(const PlaceQuestion& question, const Order& order, CouldDetail detail,
                              const std::stop_token& stop, WorkLeft& work) {
  const bool grid = question.hearing.game().table().hex && question.hearing.ruleset().terms().grid;
  auto answer = grid ? could_on_grid(question.hearing, order, question.pieces, question.ends)
                     : of_each(question, order, detail, stop, work);
  if (!answer) return answer.problem();
  Could could = *std::move(answer);
  if (could.answer == CouldAnswer::unknown && could.reason.empty())
    could.reason = "no way was found, and no proof that there is none";
  return could;
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
    const bool fits = !best || dice == 0 || may_roll(question, space);
    if (!fits) continue;
    // The most dice mostly tell all.
    const std::uint64_t share = dice > least ? work.left() / 2 : work.left();
    WorkLeft own(share);
    auto rolls = settled_rolls(question, space, tried, stop, own);
    work.spend_all_but(share, own);
    if (!rolls && !best) return rolls.problem();
    if (!rolls) continue;
    if (!best || chance_of(rolls->states).share() > chance_of(best->rolls.states).share())
      best = SettledPlace{std::move(space), *std::move(rolls)};
    if (chance_of(best->rolls.states).legal == chance_of(best->rolls.states).all || tried == RollsTried::best) break;
  }
  return *std::move(best);
}

Result<PlaceRolls> settled_rolls(const PlaceQuestion& question, const RollSpace& space, RollsTried tried,
                                 const std::stop_token& stop, WorkLeft& work) {
  return RollSettler(question, space, stop, work).settled(tried);
}

}  // namespace linesman
