// Orders on made-up tables, for rules of any kind: a few models and features close to a short way. The words come from
// the ruleset, and lengths lie about the figures that it names, so that nothing here knows a ruleset.
//
//   MadeUp made_up(*ruleset, seed);
//   for (int i = 0; i < 100; ++i) try_it(made_up.next());
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/splitmix.h"
#include "base/value.h"
#include "rules/ruleset.h"

namespace linesman::lab {

/// A game document and an order. They need not be usable: traits and actions are drawn without regard to each other.
struct MadeUpOrder {
  Value game;
  Value order;
};

/// The same with its document and order as they were read.
struct ReadMadeUp {
  MadeUpOrder written;
  Game game;
  Order order;
};

class MadeUp {
 public:
  /// `sooner`: words (kinds, actions, values of traits) that are drawn more often. The same seed gives the same orders.
  MadeUp(const Ruleset& ruleset, std::uint64_t seed, std::vector<std::string> sooner = {});

  MadeUpOrder next();
  /// The next one whose document and order can be read; nothing after very many that cannot.
  std::optional<ReadMadeUp> next_readable();

  /// Begins anew with numbers of its own for each `number`, so that any of many orders can be made up by itself.
  void begin(std::uint64_t number);

  /// Faces for dice that a ruling still needs, as `2d6`.
  Value faces(const std::string& need);

 private:
  double right_angle();
  double between(double least, double most);
  std::size_t below(std::size_t count);
  bool chance(double of_one);
  const std::string& one_of(const std::vector<std::string>& words);
  /// A piece that stands already.
  struct Placed {
    std::string id;
    std::string side;
    double x = 0;
    double y = 0;
    double half = 0;  ///< of its larger side
  };

  double length();
  Value feature(std::size_t number);
  Value piece(std::size_t number, bool in_unit);
  Value place_of(Placed& piece);
  Value value_of(const Field& field);
  Value fields(const std::vector<Field>& all, FieldOwner owner, double given);
  Value named_thing(const Field& field);
  Value order_members(Value order);
  Value path(std::string_view target);
  Value somewhere();
  Value step(const std::string& key);
  Value hex();
  Value hex_path();

  const Terms& terms_;
  std::uint64_t seed_;
  SplitMix64 random_;
  std::vector<std::string> sooner_;
  std::vector<std::string> kinds_;
  std::vector<std::string> actions_;
  std::vector<double> figures_;  ///< lengths that the rules name
  std::vector<Placed> placed_;
  bool has_unit_ = false;
};

}  // namespace linesman::lab
