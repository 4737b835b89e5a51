// Common parts of the properties: orders with their dice, and a report from which a failure can be repeated.
#pragma once

#include "property/subject.h"
#include "referee/referee.h"
#include "support/ruling_summary.h"

namespace linesman {

/// The greatest number of failures; after these a property is broken.
inline constexpr int FAILURES_SHOWN = 3;

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
