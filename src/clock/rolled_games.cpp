#include "clock/rolled_games.h"

#include <algorithm>
#include <cmath>

#include "base/splitmix.h"
#include "reach/questions/course_of_turns.h"
#include "reach/questions/roll_space.h"

namespace linesman {

namespace {

constexpr double PLACES_APART = 1e6;  // parts of an inch and a degree by which places differ

std::int64_t in_places(double amount) { return static_cast<std::int64_t>(std::llround(amount * PLACES_APART)); }

std::uint64_t mixed(std::uint64_t so_far, std::uint64_t with) { return SplitMix64(so_far ^ with).next(); }

std::uint64_t mixed(std::uint64_t so_far, const std::string& text) {
  for (const char letter : text) so_far = mixed(so_far, static_cast<unsigned char>(letter));
  return mixed(so_far, text.size());
}

/// The faces of the middle roll, of as many dice as a ruling asks for.
Dice dice_of_middle(const NamedRoll& middle, const Ruling& ruling) {
  const auto needs = needs_of(ruling);
  if (!needs) return middle.dice.front();
  Dice dice;
  for (const PurposeNeed& need : *needs) {
    const auto count = static_cast<std::size_t>(need.dice.count);
    const auto fits = [&](const Dice& each) {
      const auto found = each.find(need.purpose);
      return found != each.end() && found->second.size() == count;
    };
    const auto found = std::find_if(middle.dice.begin(), middle.dice.end(), fits);
    if (found != middle.dice.end())
      dice[need.purpose] = found->at(need.purpose);
    else
      dice[need.purpose].assign(count, (need.dice.faces + 1) / 2);
  }
  return dice;
}

}  // namespace

int rolled_face(std::uint64_t seed, int game, int turn, const std::string& mover, const std::string& purpose, int die,
                int faces) {
  std::uint64_t number = mixed(seed, static_cast<std::uint64_t>(game));
  number = mixed(number, static_cast<std::uint64_t>(turn));
  number = mixed(mixed(number, mover), purpose);
  SplitMix64 dice(mixed(number, static_cast<std::uint64_t>(die)));
  return 1 + std::min(faces - 1, static_cast<int>(dice.unit() * faces));
}

/// Where the mover may stand at the beginning of a turn.
struct RolledGames::Place {
  /// One turn from here.
  struct Turn {
    std::vector<PurposeNeed> asked;  ///< the dice that were looked at
    Dice dice;                       ///< with these faces
    std::size_t to = 0;
  };
  int turn = 0;
  Hearing hearing;
  std::vector<PlannedLeg> rest;
  bool there = false;
  bool chosen = false;
  const ClockAction* action = nullptr;  ///< nullptr: it stays
  std::vector<PurposeNeed> first{};     ///< the dice that the action asks for on any way
  std::vector<Turn> turns{};
};

class RolledGames::TurnDice {
 public:
  TurnDice(const GamesAsked& asked, int game, int turn, const std::string& mover)
      : asked_(asked), game_(game), turn_(turn), mover_(mover) {}

  /// In ascending order.
  std::vector<double> of(const PurposeNeed& need) const {
    std::vector<double> faces;
    for (int die = 0; die < need.dice.count; ++die)
      faces.push_back(rolled_face(asked_.seed, game_, turn_, mover_, need.purpose, die, need.dice.faces));
    std::sort(faces.begin(), faces.end());
    return faces;
  }
  Dice of(const std::vector<PurposeNeed>& needs) const {
    Dice dice;
    for (const PurposeNeed& need : needs) dice[need.purpose] = of(need);
    return dice;
  }

 private:
  const GamesAsked& asked_;
  int game_;
  int turn_;
  const std::string& mover_;
};

RolledGames::RolledGames(const Hearing& hearing, const ClockMover& mover, std::string middle, const LongWay& way,
                         const Goal& goal, int turns, const GamesAsked& asked)
    : hearing_(hearing),
      mover_(mover),
      middle_(std::move(middle)),
      way_(way),
      goal_(goal),
      turns_(turns),
      asked_(asked) {}

RolledGames::~RolledGames() = default;

Vec RolledGames::at(const Place& place) const { return place.hearing.game().piece(mover_.pieces.front()).pose.at; }

std::vector<int> RolledGames::arrivals(WorkLeft& work, const std::stop_token& stop) {
  if (places_.empty()) kept({0, hearing_, way_.legs, stands_at(hearing_, mover_, goal_)});
  std::vector<int> all;
  for (int game = asked_.from; game < asked_.to && !stop.stop_requested(); ++game) {
    const int turn = arrival(game, work);
    if (work.none()) break;
    all.push_back(turn);
  }
  return all;
}

int RolledGames::arrival(int game, WorkLeft& work) {
  std::size_t place = 0;
  for (int turn = 1; turn <= turns_; ++turn) {
    if (places_[place]->there) return turn - 1;
    place = after_turn(place, TurnDice(asked_, game, turn, mover_.id), work);
  }
  return places_[place]->there ? turns_ : turns_ + 1;
}

/// One place for all ways to it.
std::size_t RolledGames::kept(Place made) {
  const Piece& piece = made.hearing.game().piece(mover_.pieces.front());
  auto& there =
      by_pose_[{made.turn, in_places(piece.pose.at.x), in_places(piece.pose.at.y), in_places(piece.pose.facing)}];
  for (const std::size_t other : there) {
    const Game& game = places_[other]->hearing.game();
    const Piece& same = game.piece(mover_.pieces.front());
    const bool alike_unit =
        !piece.unit || made.hearing.game().unit(*piece.unit).status == game.unit(*piece.unit).status;
    if (same.status == piece.status && alike_unit && game.terrain_ptr() == made.hearing.game().terrain_ptr())
      return other;
  }
  there.push_back(places_.size());
  places_.push_back(std::make_unique<Place>(std::move(made)));
  return there.back();
}

/// A turn in which it gets no order.
std::size_t RolledGames::stayed(std::size_t number) {
  const Place& place = *places_[number];
  auto later = next_turn(place.hearing);
  return kept({place.turn + 1, later ? *std::move(later) : place.hearing, place.rest});
}

/// Before its dice are known.
void RolledGames::choose(Place& place, WorkLeft& work) const {
  place.chosen = true;
  if (!place.hearing.held_from_going(mover_.pieces.front()).empty()) return;
  const WayTurns turns(place.hearing, mover_, place.rest, work);
  std::optional<TurnOnWay> best;
  for (const ClockAction& action : mover_.actions) {
    const NamedRoll& middle = action.roll(middle_);
    const DiceFor more = [&](const Ruling& ruling) { return dice_of_middle(middle, ruling); };
    auto tried = turns.by(action, middle.dice.front(), more);
    if (!tried || (best && !tried->is_better_than(*best))) continue;
    best = std::move(tried);
    place.action = &action;
  }
  // With the middle roll it gets nowhere, but with another it may.
  if (!place.action && !mover_.actions.empty()) place.action = &mover_.actions.front();
  if (!place.action) return;
  const auto standing = WayTrial::of(place.hearing, place.action->order, mover_.pieces.front());
  if (const auto needs = standing ? needs_of(standing->standing()) : std::nullopt) place.first = *needs;
}

std::size_t RolledGames::after_turn(std::size_t number, const TurnDice& dice, WorkLeft& work) {
  Place& place = *places_[number];
  if (!place.chosen) choose(place, work);
  for (const Place::Turn& known : place.turns)
    if (dice.of(known.asked) == known.dice) return known.to;
  Place::Turn turn{place.first, {}, 0};
  std::optional<TurnOnWay> gone;
  if (place.action) {
    const DiceFor more = [&](const Ruling& ruling) {
      const auto needs = needs_of(ruling);
      if (!needs) return dice.of(place.first);
      for (const PurposeNeed& need : *needs) {
        const auto known = std::find_if(turn.asked.begin(), turn.asked.end(),
                                        [&](const PurposeNeed& each) { return each.purpose == need.purpose; });
        if (known == turn.asked.end())
          turn.asked.push_back(need);
        else
          known->dice.count = std::max(known->dice.count, need.dice.count);
      }
      return dice.of(*needs);
    };
    gone = WayTurns(place.hearing, mover_, place.rest, work).by(*place.action, dice.of(place.first), more);
  }
  auto next = gone ? after(place.hearing, gone->witness) : std::nullopt;
  // Where an order takes pieces off the table the others get other numbers.
  const bool counts = next && next->game().pieces().size() == place.hearing.game().pieces().size();
  if (counts) {
    const bool there = stands_at(*next, mover_, goal_);
    turn.to = kept({place.turn + 1, *std::move(next), after_inches(at(place), place.rest, gone->gone), there});
  } else {
    turn.to = stayed(number);
  }
  turn.dice = dice.of(turn.asked);
  places_[number]->turns.push_back(std::move(turn));
  return places_[number]->turns.back().to;
}

}  // namespace linesman
