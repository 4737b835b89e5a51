#include "reach/units/listed_ends.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/text.h"
#include "base/tolerance.h"
#include "movement/grid/hex_grid.h"
#include "reach/bounds/shapes.h"
#include "reach/questions/place_rolls.h"
#include "reach/search/same_fare.h"
#include "reach/units/matching.h"
#include "rules/on_grid.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

/// Other choices of who goes where, after one that breaks a rule.
constexpr int MOST_TRIED = 8;

Result<void> check(const Game& game, const std::vector<PieceIndex>& members, const std::vector<ListedEnd>& ends) {
  if (ends.size() != members.size())
    return Problem{"/ends", members.size() == 1
                                ? said<"one model needs one end; {m} are given">(ends.size())
                                : said<"{n} models need {n} ends; {m} are given">(members.size(), ends.size())};
  std::set<std::string> named;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const std::string& id = ends[i].piece;
    if (id.empty()) continue;
    const std::string pointer = pointer_to(pointer_to("/ends", i), "piece");
    if (std::none_of(members.begin(), members.end(), [&](PieceIndex piece) { return game.piece(piece).id == id; }))
      return Problem{pointer, said<"\"{id}\" is not in the order">(id)};
    if (!named.insert(id).second) return Problem{pointer, said<"\"{id}\" has two ends">(id)};
  }
  return {};
}

/// What is known of one member and one end.
struct Pair {
  bool allowed = true;           ///< neither belongs to another
  bool possible = true;          ///< no proof speaks against it
  bool held = false;             ///< the member may not go, and this is not where it stands
  bool asked = false;            ///< `way` and `possible` say all that is known
  bool tried_in_vain = false;    ///< it was part of a choice that breaks a rule
  double price = 0;              ///< the straight way's, as a share of the allowance
  std::optional<Witness> way{};  ///< legal by itself
};

/// Asks about pairs of members and ends until those that can are a complete choice, or no choice is left.
class EndsTaken {
 public:
  EndsTaken(const Hearing& hearing, const Order& bare, std::vector<PieceIndex> members,
            const std::vector<ListedEnd>& ends, double within, const std::stop_token& stop, WorkLeft& work)
      : hearing_(hearing),
        bare_(bare),
        members_(std::move(members)),
        ends_(ends),
        within_(within),
        stop_(stop),
        work_(work),
        pairs_(members_.size(), std::vector<Pair>(members_.size())) {
    for (std::size_t i = 0; i < members_.size(); ++i) look_at(i);
  }

  Result<Could> answer() {
    for (int choices = 0; choices < MOST_TRIED;) {
      const Matching choice = matched(members_.size(), hopeful());
      if (!choice.complete()) return without_choice();
      const auto known = settle(choice);
      if (!known) return known.problem();
      if (!*known && (work_.none() || stop_.stop_requested())) return given_up();
      if (!*known) continue;
      Could could = together(choice);
      if (could.answer == CouldAnswer::yes) return could;
      failed_ = std::move(could);
      ++choices;
      // Another choice without the pair that the judge found fault with.
      forbid(choice);
    }
    return given_up();
  }

  std::map<std::string, EndRequest> straight() const {
    std::map<std::string, EndRequest> taken;
    const Matching choice = matched(members_.size(), of_pairs([](const Pair& pair) { return pair.allowed; }));
    for (std::size_t i = 0; i < members_.size(); ++i)
      if (choice.complete()) taken.emplace(id_of(i), ends_[*choice.place_of[i]].end);
    return taken;
  }

 private:
  /// Of a place to which no model can come: what the one that lacks least would have to pay for the straight way.
  void say_how_far(std::size_t place, Could& no) const {
    for (const auto& trials : trials_)
      for (const auto& trial : trials)
        for (const Fare& fare : trial->fares()) {
          const double inches = std::max(0.0, distance(trial->start().pose.at, ends_[place].end.at) - within_);
          const double bound = fare.spent + inches * cheapest_inch(fare);
          if (!exceeds(bound, fare.allowance)) continue;
          if (no.bound && bound - fare.allowance >= *no.bound - *no.most) continue;
          no.bound = bound;
          no.most = fare.allowance;
        }
  }

  const std::string& id_of(std::size_t member) const { return hearing_.game().piece(members_[member]).id; }

  PlaceQuestion question(std::size_t member, std::size_t end) const {
    return {hearing_, bare_, {members_[member]}, {{id_of(member), ends_[end].end}}, within_};
  }

  bool hangs_off_table(std::size_t member, Vec at) const {
    const Table& table = hearing_.game().table();
    const double outer = radii_of(hearing_.ruleset().footprint(hearing_.in_force(), members_[member])).outer;
    return std::min({at.x, at.y, table.width - at.x, table.depth - at.y}) < outer;
  }

  /// One of the ends is for this member alone.
  bool has_own(std::size_t member) const {
    return std::any_of(ends_.begin(), ends_.end(), [&](const ListedEnd& end) { return end.piece == id_of(member); });
  }

  /// What can be said of a member's ends without asking.
  void look_at(std::size_t member) {
    auto found = trials_of(hearing_, bare_, members_[member]);
    const auto& trials = trials_.emplace_back(found ? *std::move(found) : std::vector<std::unique_ptr<WayTrial>>());
    double inches = 0;
    Vec start = hearing_.game().piece(members_[member]).pose.at;
    if (!trials.empty()) {
      for (const auto& trial : trials) work_.spend(trial->looks_made());
      start = trials.front()->start().pose.at;
      for (const Fare& fare : trials.front()->fares())
        if (fare.inch > 0) inches = std::max(inches, (fare.allowance - fare.spent) / fare.inch);
    }
    for (std::size_t end = 0; end < ends_.size(); ++end) {
      Pair& pair = pairs_[member][end];
      const Vec at = ends_[end].end.at;
      pair.price = distance(start, at) / (inches > 0 ? inches : 1);
      pair.allowed = ends_[end].piece == id_of(member) || (ends_[end].piece.empty() && !has_own(member));
      pair.possible = pair.allowed;
      if (auto held = pair.allowed ? held_answer(question(member, end)) : std::nullopt) {
        pair.held = true;
        pair.possible = false;
        held_ = std::move(held);
      }
      if (pair.possible && !trials.empty() && !hangs_off_table(member, at) &&
          std::all_of(trials.begin(), trials.end(), [](const auto& trial) { return !trial->fares().empty(); }))
        pair.possible = !too_far_straight(trials, ends_[end].end, within_);
    }
  }

  template <class Serves>
  std::vector<MatchingPair> of_pairs(Serves serves) const {
    std::vector<MatchingPair> all;
    for (std::size_t i = 0; i < pairs_.size(); ++i)
      for (std::size_t k = 0; k < pairs_.size(); ++k)
        if (serves(pairs_[i][k])) all.push_back({i, k, pairs_[i][k].price});
    return all;
  }

  /// Those that may still be part of a choice.
  std::vector<MatchingPair> hopeful() const {
    return of_pairs([](const Pair& pair) { return pair.possible && !pair.tried_in_vain && (!pair.asked || pair.way); });
  }

  /// Asks about the pairs of a choice; true when each has a way.
  Result<bool> settle(const Matching& choice) {
    bool all = true;
    for (std::size_t i = 0; i < members_.size() && !work_.none(); ++i) {
      Pair& pair = pairs_[i][*choice.place_of[i]];
      if (!pair.asked)
        if (auto asked = ask(i, *choice.place_of[i]); !asked) return asked.problem();
      all = all && pair.way;
    }
    return all;
  }

  Result<void> ask(std::size_t member, std::size_t end) {
    Pair& pair = pairs_[member][end];
    pair.asked = true;
    const PlaceQuestion asked = question(member, end);
    const std::uint64_t given = work_.left() / (members_.size() + 1);
    WorkLeft share(given);
    auto could = could_of(asked, CouldDetail::verdict, stop_, share);
    work_.spend_all_but(given, share);
    if (!could) return could.problem();
    if (could->answer == CouldAnswer::yes) pair.way = std::move(could->witness);
    if (could->answer == CouldAnswer::no) pair.possible = false;
    reason_ = could->reason;
    return {};
  }

  Could together(const Matching& choice) const {
    const std::vector<PurposeNeed> open;
    std::vector<Witness> ways;
    std::map<std::string, EndRequest> by_id;
    for (std::size_t i = 0; i < members_.size(); ++i) {
      ways.push_back(*pairs_[i][*choice.place_of[i]].way);
      by_id.emplace(id_of(i), ends_[*choice.place_of[i]].end);
    }
    if (ways.front().order.dice == bare_.dice) return put_together(hearing_, bare_, ways);
    // Dice that the order lacks are those of all ways together.
    const auto could = could_of({hearing_, bare_, members_, by_id, within_}, CouldDetail::verdict, stop_, work_);
    return could ? *could : Could{.reason = could.problem().reason.as_part()};
  }

  /// Who breaks a rule is not to go there again.
  void forbid(const Matching& choice) {
    std::size_t member = 0;
    if (failed_.would && !failed_.would->judgement.ruling.faults.empty()) {
      const PieceIndex piece = failed_.would->judgement.ruling.faults.front().place.piece;
      member = static_cast<std::size_t>(std::find(members_.begin(), members_.end(), piece) - members_.begin());
      member = std::min(member, members_.size() - 1);
    }
    pairs_[member][*choice.place_of[member]].tried_in_vain = true;
  }

  Could given_up() {
    if (!failed_.reason.empty()) return std::move(failed_);
    return {.reason = "no way was found within the time limit"};
  }

  Could without_choice() {
    const Matching possible = matched(members_.size(), of_pairs([](const Pair& pair) { return pair.possible; }));
    if (possible.complete()) {
      if (!failed_.reason.empty()) return std::move(failed_);
      return {.reason = reason_.empty() ? Sentence("no way was found, and no proof that there is none") : reason_};
    }
    if (held_ &&
        matched(members_.size(), of_pairs([](const Pair& pair) { return pair.possible || pair.held; })).complete())
      return *std::move(held_);
    Could no;
    no.answer = CouldAnswer::no;
    no.by = Refusal::far;
    const auto places = [&] {
      std::vector<std::string> numbers;
      for (const std::size_t place : possible.places) numbers.push_back(std::to_string(place + 1));
      return several_names(numbers, "and");
    };
    if (possible.takers.empty()) {
      say_how_far(possible.places.front(), no);
      no.reason = said<"no model can come to place {n}">(possible.places.front() + 1);
    } else {
      no.reason = said<"no more than {n} can come to places {list}">(possible.takers.size(), places());
    }
    return no;
  }

  const Hearing& hearing_;
  const Order& bare_;
  std::vector<PieceIndex> members_;
  const std::vector<ListedEnd>& ends_;
  double within_;
  std::stop_token stop_;
  WorkLeft& work_;
  std::vector<std::vector<Pair>> pairs_;                        ///< by member and end
  std::vector<std::vector<std::unique_ptr<WayTrial>>> trials_;  ///< by member; empty: it cannot be asked
  std::optional<Could> held_;  ///< of a member that may go to none of its places but where it stands
  Could failed_;               ///< the last choice that broke a rule
  Sentence reason_;            ///< why the last pair that was asked about has no way
};

/// What both questions begin with: the order without a path and its members.
struct Begun {
  Order bare;
  std::vector<PieceIndex> members;
};

Result<Begun> begun(const Hearing& hearing, const Order& order, const std::vector<ListedEnd>& ends) {
  auto bare = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!bare) return bare.problem();
  if (const auto pieces = ordered_pieces(hearing.game(), *bare); !pieces) return pieces.problem();
  Begun both{*std::move(bare), {}};
  both.members = members_of(hearing, both.bare);
  if (auto fits = check(hearing.game(), both.members, ends); !fits) return fits.problem();
  return both;
}

}  // namespace

Result<void> check_hex(const Game& game, const Hex& hex, const std::string& pointer) {
  if (!game.table().hex) return Problem{pointer, "names a hex, and this table has none"};
  if (!HexGrid(*game.table().hex).contains(hex)) return Problem{pointer, "lies off the grid"};
  return {};
}

EndRequest end_of(const Game& game, const AskedEnd& end) {
  const Vec at = end.hex ? HexGrid(*game.table().hex).centre(*end.hex) : end.at;
  return {at, end.facing, end.altitude};
}

std::vector<ListedEnd> listed_ends(const Game& game, const PlaceAsked& place) {
  std::vector<ListedEnd> ends;
  for (const AskedPlace& each : place.listed) ends.push_back({end_of(game, each.end), each.piece});
  return ends;
}

std::vector<PieceIndex> members_of(const Hearing& hearing, const Order& order) {
  std::vector<PieceIndex> members;
  if (const auto prepared = hearing.prepare(order))
    for (const Mover& mover : (*prepared)->request().movers) members.push_back(mover.piece);
  if (!members.empty()) {
    std::sort(members.begin(), members.end());
    return members;
  }
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces) return members;
  members = *pieces;
  if (std::any_of(members.begin(), members.end(), [&](PieceIndex p) { return hearing.game().piece(p).on_table(); }))
    std::erase_if(members, [&](PieceIndex p) { return !hearing.game().piece(p).on_table(); });
  return members;
}

Result<std::map<std::string, EndRequest>> ends_taken_straight(const Hearing& hearing, const Order& order,
                                                              const std::vector<ListedEnd>& ends) {
  const auto both = begun(hearing, order, ends);
  if (!both) return both.problem();
  WorkLeft work;
  return EndsTaken(hearing, both->bare, both->members, ends, 0, {}, work).straight();
}

Result<Could> could_take_ends(const Hearing& hearing, const Order& order, const std::vector<ListedEnd>& ends,
                              double within, const std::stop_token& stop, WorkLeft* work) {
  const auto both = begun(hearing, order, ends);
  if (!both) return both.problem();
  WorkLeft own(work_of_action(hearing));
  WorkLeft& paid = work ? *work : own;
  if (on_grid(hearing.ruleset().terms(), hearing.game())) {
    // A stack goes as one; who lies where in it is the same.
    std::map<std::string, EndRequest> by_id;
    for (std::size_t i = 0; i < ends.size(); ++i) by_id.emplace(hearing.game().piece(both->members[i]).id, ends[i].end);
    const PlaceQuestion question{hearing, both->bare, both->members, by_id, within};
    if (auto held = held_answer(question)) return *std::move(held);
    return could_of(question, CouldDetail::whole, stop, paid);
  }
  return EndsTaken(hearing, both->bare, both->members, ends, within, stop, paid).answer();
}

}  // namespace linesman
