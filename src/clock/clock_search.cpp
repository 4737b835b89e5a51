#include "clock/clock_search.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <set>

#include "base/contains.h"
#include "base/side_by_side.h"
#include "base/text.h"
#include "clock/bands/outer_bands.h"
#include "clock/start_zones.h"
#include "geometry/shapes/convex.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

/// Of a settled answer (WorkLeft): some ten seconds of one processor.
constexpr double LOOKS = 600'000'000;
constexpr double OF_MOVERS = 0.8;  // of the work, as far as it is shown; the rest is gaps

const std::vector<std::string> DICE_ROLLS{"lowest", "p90", "p50", "p10", "highest"};
const std::vector<std::string> NO_DICE{"given"};

bool is_called(const PlacedMover& going, const std::string& id) {
  const Game& game = going.hearing.game();
  const auto& pieces = going.mover.pieces;
  return going.mover.id == id ||
         std::any_of(pieces.begin(), pieces.end(), [&](PieceIndex piece) { return game.piece(piece).id == id; });
}

}  // namespace

Result<void> ClockSearch::begin() {
  auto movers = movers_of(hearing_, request_);
  if (!movers) return movers.problem();
  movers_ = *std::move(movers);
  auto goals = goals_of(hearing_.game(), request_);
  if (!goals) return goals.problem();
  sides_ = sides_asked(hearing_.game(), request_, movers_);
  asked_.goals = *std::move(goals);
  for (std::size_t i = 0; i < movers_.all.size(); ++i)
    if (const auto set = set_up(i); !set) return set.problem();
  if (const auto set = set_rolls(); !set) return set.problem();
  ask();
  return {};
}

Result<void> ClockSearch::set_rolls() {
  const bool dice = std::any_of(going_.begin(), going_.end(), [](const auto& going) {
    const auto& actions = going->mover.actions;
    return std::any_of(actions.begin(), actions.end(), [](const auto& each) { return each.rolls_dice(); });
  });
  asked_.rolls = dice ? DICE_ROLLS : NO_DICE;
  asked_.middle = dice ? "p50" : "given";
  const bool is_known = request_.roll.empty() || contains(asked_.rolls, request_.roll);
  if (!is_known && (dice || !contains(DICE_ROLLS, request_.roll)))
    return Problem{"/roll", said<"must be {rolls}, not \"{roll}\"">(listed(asked_.rolls), request_.roll)};
  asked_.roll = request_.roll.empty() || !dice ? asked_.middle : request_.roll;
  if (request_.first.empty()) return {};
  if (!contains(sides_, request_.first))
    return Problem{"/first", said<"the side \"{side}\" is not among those that are asked">(request_.first)};
  first_ = side_of(request_.first);
  return {};
}

/// The tables on which a mover goes: one, or one for each place where it may begin.
Result<void> ClockSearch::set_up(std::size_t number) {
  const ClockMover& mover = movers_.all[number];
  const std::vector<Ring> zones =
      request_.from_zones ? start_zones_of(hearing_.game(), mover.side) : std::vector<Ring>{};
  std::vector<StartPlace> starts;
  if (!zones.empty() && !mover.is_unit()) starts = start_places(hearing_, mover.pieces.front(), zones, asked_.goals);
  if (starts.empty()) starts.push_back({hearing_.game().piece(mover.pieces.front()).pose, hearing_});
  std::size_t place = 0;
  for (StartPlace& start : starts) {
    PlacedMover going{number, place++, mover, std::move(start.hearing), start.pose, zones};
    if (request_.others_away) {
      auto away = hearing_with_others_away(going.hearing, going.mover);
      if (!away) return away.problem();
      going.hearing = *std::move(away);
    }
    if (going.mover.actions.empty()) going.mover.actions = actions_of(going.hearing, going.mover, request_);
    going_.push_back(std::make_unique<PlacedMover>(std::move(going)));
  }
  return {};
}

/// Fills in the question that is asked of each mover.
void ClockSearch::ask() {
  const std::int64_t planned = plan_of(hearing_.game()).turns;
  const auto usual = planned > 0 ? std::min<std::int64_t>(planned, MOST_CLOCK_TURNS) : USUAL_CLOCK_TURNS;
  asked_.turns = request_.turns.value_or(static_cast<int>(usual));
  asked_.told = asked_.goals.size();
  asked_.areas = !request_.places_alone && (!request_.goals_alone || !has_objectives());
  if (asked_.areas && !has_objectives()) add_middles_of_sides();
  if (!on_grid())
    for (const auto& going : going_)
      clocks_.push_back(std::make_unique<MoverClock>(going->hearing, going->mover, asked_.rolls, asked_.middle,
                                                     asked_.turns, looks(0.4), work_.stop, going->zones));
  asked_.games = {request_.seed, 0, asked_.told == 0 || is_of_bounds() ? 0 : samples()};
}

/// Ways to the middles of the start zones of the other sides, else of their pieces, where the plan has no objectives.
void ClockSearch::add_middles_of_sides() {
  const Game& game = hearing_.game();
  for (const std::string& side : sides_) {
    std::vector<Vec> middles;
    for (const Ring& zone : start_zones_of(game, side)) middles.push_back(middle_of(zone));
    Vec sum;
    int count = 0;
    for (const auto& piece : game.pieces())
      if (piece->on_table() && piece->side == side) {
        sum = sum + piece->pose.at;
        ++count;
      }
    if (middles.empty() && count > 0) middles.push_back(sum * (1.0 / count));
    for (const Vec middle : middles) {
      asked_.goals.push_back({GoalKind::place, side, {}, middle});
      if (on_grid()) asked_.goals.back().hex = hex_near(HexGrid(*game.table().hex), middle);
    }
  }
}

std::set<std::size_t> ClockSearch::sampled_movers() const {
  std::vector<std::uint8_t> sampled(clocks_.size());
  side_by_side(clocks_.size(), [&](std::size_t i) { sampled[i] = clocks_[i]->may_be_sampled(); });
  std::set<std::size_t> movers;
  for (std::size_t i = 0; i < sampled.size(); ++i)
    if (sampled[i]) movers.insert(going_[i]->number);
  return movers;
}

int ClockSearch::samples() const {
  if (request_.samples) return *request_.samples;
  return sampled_movers().size() > FEW_SAMPLED ? SAMPLES_OF_MANY : USUAL_SAMPLES;
}

std::size_t ClockSearch::side_of(const std::string& side) const {
  return static_cast<std::size_t>(std::find(sides_.begin(), sides_.end(), side) - sides_.begin());
}

bool ClockSearch::has_objectives() const {
  return std::any_of(asked_.goals.begin(), asked_.goals.end(),
                     [](const Goal& goal) { return goal.kind == GoalKind::objective; });
}

std::uint64_t ClockSearch::looks(double share) const {
  const double each = LOOKS * request_.budget * share / std::max<double>(1, static_cast<double>(going_.size()));
  return static_cast<std::uint64_t>(std::max(each, 1.0));
}

/// As many as the movers of the side leave each of them.
Lattice ClockSearch::outer_cells(std::size_t side) const {
  const auto movers = std::count_if(going_.begin(), going_.end(), [&](const auto& going) {
    return side_of(going->mover.side) == side && going->place == 0;
  });
  return cells_of_outer(hearing_.game().table(), static_cast<std::size_t>(movers));
}

Result<std::vector<MoverFound>> ClockSearch::all() {
  for (std::size_t i = 0; i < work_.known.size(); ++i)
    if (!answers(work_.known[i], asked_)) return Problem{pointer_to("/parts", i), "is a part of another question"};
  std::vector<MoverFound> all(going_.size());
  std::mutex telling;
  std::size_t done = 0;
  side_by_side(going_.size(), [&](std::size_t i) {
    auto known_before = known(*going_[i]);
    all[i] = known_before ? *std::move(known_before) : found(i);
    const std::lock_guard lock(telling);
    const double share = static_cast<double>(++done) / static_cast<double>(going_.size());
    if (work_.progress) work_.progress(share * OF_MOVERS, said<"bands of {side}">(going_[i]->mover.side));
  });
  return all;
}

/// Put together of its blocks of rolled games; nothing where some are missing.
std::optional<MoverFound> ClockSearch::known(const PlacedMover& going) const {
  std::optional<MoverFound> whole;
  std::map<int, const MoverFound*> blocks;
  for (const MoverFound& each : work_.known) {
    if (each.told.id != going.mover.id || each.place != going.place) continue;
    if (each.block == 0)
      whole = each;
    else
      blocks[each.block] = &each;
  }
  for (std::size_t goal = 0; whole && goal < whole->goals.size(); ++goal) {
    MoverAt& at = whole->goals[goal];
    if (at.games.empty()) continue;
    for (const auto& [block, more] : blocks)
      at.games.insert(at.games.end(), more->goals[goal].games.begin(), more->goals[goal].games.end());
    if (static_cast<int>(at.games.size()) != asked_.games.to && !whole->ran_out) return std::nullopt;
    tell_games(at, asked_.turns);
  }
  return whole;
}

MoverFound ClockSearch::found(std::size_t going) {
  const PlacedMover& placed = *going_[going];
  if (on_grid()) return found_on_grid(placed, asked_, work_.stop);
  if (is_of_bounds()) return bounds_in_space(*clocks_[going], placed, asked_, outer_cells(side_of(placed.mover.side)));
  return found_in_space(*clocks_[going], placed, asked_, outer_cells(side_of(placed.mover.side)), looks(0.6));
}

Result<std::vector<MoverFound>> ClockSearch::part(const ClockPart& part) {
  if (part.block) {
    asked_.games.from = std::min(asked_.games.to, *part.block * SAMPLES_OF_A_BLOCK);
    asked_.games.to = std::min(asked_.games.to, asked_.games.from + SAMPLES_OF_A_BLOCK);
    asked_.areas = asked_.areas && *part.block == 0;
  }
  std::vector<std::size_t> wanted;
  for (std::size_t i = 0; i < going_.size(); ++i)
    if (part.movers.empty() || std::any_of(part.movers.begin(), part.movers.end(),
                                           [&](const std::string& id) { return is_called(*going_[i], id); }))
      wanted.push_back(i);
  if (wanted.empty()) return Problem{"/part", "has no mover of this question"};
  std::vector<MoverFound> all(wanted.size());
  side_by_side(wanted.size(), [&](std::size_t i) {
    all[i] = found(wanted[i]);
    all[i].block = part.block.value_or(0);
  });
  return all;
}

std::optional<double> ClockSearch::clock_on(const Game& game, std::size_t mover, const Goal& goal) const {
  const Game alone = request_.others_away ? with_others_away(game, movers_.all[mover]) : game;
  const auto there = hearing_.on(alone);
  if (!there) return std::nullopt;
  const std::vector<std::string> rolls{asked_.middle};
  const auto same = std::find_if(going_.begin(), going_.end(), [&](const auto& g) { return g->number == mover; });
  if (same == going_.end()) return std::nullopt;
  MoverClock clock(*there, (*same)->mover, rolls, asked_.middle, asked_.turns, looks(0.4), work_.stop);
  const MoverAt at = clock.at(goal);
  return at.rolls.front().chain ? std::optional(at.rolls.front().chain->clock) : std::nullopt;
}

}  // namespace linesman
