// Common parts of the properties: orders with their dice, rulings reduced to the part that a property compares, and a
// report from which a failure can be repeated.
#pragma once

#include <set>

#include "property/subject.h"
#include "referee/referee.h"

namespace linesman {

/// The greatest number of failures; after these a property is broken.
inline constexpr int FAILURES_SHOWN = 3;

/// The part of a ruling that a property compares.
struct RulingSummary {
  std::string error;  ///< why the input was refused; then all else is empty
  std::string verdict;
  std::optional<double> total;
  std::optional<double> spent;
  std::set<std::string> faults;   ///< clause ids
  std::set<std::string> notes;    ///< clause ids
  std::set<std::string> effects;  ///< clause id and id of what it is on
  std::vector<Pose> furthest;     ///< of each piece that may move at all
};

RulingSummary outcome_of(const Result<Judgement>& judgement);

/// The difference, or nothing. Numbers agree to 2e-6, because two exact answers may be rounded apart.
std::string difference(const RulingSummary& a, const RulingSummary& b);

/// A game and an order on it, with the dice that it asks for.
struct Trial {
  Game game;
  Order order;
  Judgement judgement;
};

/// The trial of one seed; nothing when the game or order is refused.
std::optional<Trial> trial(const Subject& subject, std::uint64_t seed);
std::optional<Trial> trial(const Subject& subject, std::uint64_t seed, const TableRecipe& recipe);

/// The trial of one seed by the subject's adventures.
std::optional<Trial> adventure(const Subject& subject, std::uint64_t seed);

/// The order with faces for all dice that are missing.
Order with_dice(Random& random, const Hearing& hearing, const Order& order);

/// The move is carried out if the players want it.
bool allowed(const Ruling& ruling);

Result<Hearing> hearing_of(const Game& game);
Result<Judgement> judged(const Game& game, const Order& order, Detail detail = Detail::whole);

/// The game and the order as JSON, to make a case of.
std::string reproduction(const Game& game, const Order& order);

/// The path of the first piece that the order names.
const Path& path_of_first(const Game& game, const Order& order);
Order with_path(const Game& game, const Order& order, Path path);

}  // namespace linesman
