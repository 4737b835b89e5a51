// The part of a ruleset in the properties: tables that it can judge, and orders on them.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "movement/order.h"
#include "rules/ruling.h"
#include "support/carried.h"
#include "support/random.h"
#include "support/random_table.h"

namespace linesman {

/// An order with the game that it is given in.
struct Adventure {
  Game game;
  Order order;
};

struct Subject {
  std::string ruleset;

  /// The tables that suit it: kinds, sizes of features and bases.
  TableRecipe recipe;

  /// The game under this ruleset: options, traits and statuses at random. Most orders on it should be neither refused
  /// nor hopeless.
  std::function<Game(Random&, const Game&)> dressed;

  /// An order to the first piece (or more) without dice; those are rolled for it afterwards. Paths have one step for
  /// each traced one: no `to`, no `reverse_to`.
  std::function<Order(Random&, const Game&)> order;

  /// An order to the first piece (or more) of every kind of step, act, action and member that the ruleset has, on a
  /// game that is changed so that it is often legal: a friend to get aboard of, an enemy to run down.
  std::function<Adventure(Random&, const Game&)> adventure;

  /// Kinds of feature that no piece may enter.
  std::vector<Kind> impassable{Kind::cliff};

  /// The statuses and traits with places or headings, which `carried` leaves out. May be empty.
  std::function<Game(const Game&, const Carry&)> carry_traits;

  /// Whether an order cut short is ruled as that part of the whole order: not where what was cut off has used up dice.
  /// Empty: always.
  std::function<bool(const Game&, const Path& whole, const Path& cut)> part_of_whole;

  /// Whether an order, whose ruling this is, is ruled the same when a leg is split. Empty: always.
  std::function<bool(const Order&, const Ruling&)> splits_alike;

  /// A piece may stop after any step, turns and hexes too; otherwise only on a leg.
  bool stops_after_turns = false;

  double exact_fares = 0.8;     ///< the share of legal orders that cost what a fare says, at least
  int several_parts = 50;       ///< how many of 2,000 allowances have more than one part, at least
  bool cuts = true;             ///< takes part in: cut at its furthest point an order is legal, beyond it is not
  bool carries = true;          ///< takes part in: shifted or turned, it is ruled the same
  bool splits = true;           ///< takes part in: a leg split in two is ruled the same
  bool fares_are_exact = true;  ///< takes part in: an exact fare is what an order spends
};

void PrintTo(const Subject& subject, std::ostream* out);

/// All subjects whose rulesets are built, by id.
const std::vector<Subject>& subjects();
/// Those of them that take part in a property.
std::vector<Subject> subjects_that(bool Subject::*take_part);

/// Every file *_subject.cpp has one: `const bool known = add_subject({...});`.
bool add_subject(Subject subject);

/// The game with each of its pieces changed.
Game with_every_piece(const Game& game, const std::function<void(Piece&)>& change);

/// A path of legs and turns as a player might drive it.
struct PathRecipe {
  std::size_t most_legs = 3;
  double longest_leg = 5;
  double reverse = 0.1;    ///< chance of a leg backwards
  double sideways = 0.05;  ///< chance of a leg to the side
  double turn = 0.6;       ///< chance of a turn before a leg
  double sharpest = 60;    ///< degrees
  double spin = 0.1;       ///< chance that a turn is of any angle
  double wheel = 0.1;      ///< chance that a turn is a wheel
  double climb = 0;        ///< chance of a change of altitude before a leg
  double last_turn = 0.2;  ///< chance of a turn after the last leg
};
Path random_path(Random& random, const PathRecipe& recipe);

}  // namespace linesman
