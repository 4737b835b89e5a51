// Orders as these rules take them: who does what, in which formation, and what is refused as unusable.
#pragma once

#include <vector>

#include "drill/troop.h"
#include "movement/trace_request.h"

namespace linesman::drill {

enum class Doing { move, march, pass, form, stop };

std::optional<Doing> doing_named(std::string_view action);

/// What an order is for, besides paths.
struct Errand {
  Doing doing = Doing::move;
  std::optional<FeatureIndex> onto;

  bool moves() const { return doing == Doing::move || doing == Doing::march || doing == Doing::pass; }
  bool under_move_order() const { return doing == Doing::move || doing == Doing::march; }
};

Errand errand_of(const Game& game, const Order& order);

/// How a piece carries an order out.
struct Manoeuvre {
  std::string formation;           ///< in which it moves, and has its base for the whole order
  bool changed_to_column = false;  ///< drill-16: a free change before every leg and turn
  bool turns_in_place = false;     ///< drill-7
  bool limber_understood = false;  ///< drill-7: the act is left out of the path
  bool unlimber_understood = false;
};

/// A step, as far as the manner of moving depends on it.
struct Beat {
  enum class What { leg, turn, act };
  What what = What::leg;
  std::string act;        ///< the name of an act
  std::string formation;  ///< that a `form` takes
};
std::vector<Beat> beats_of(const Path& path);
std::vector<Beat> beats_of(const std::vector<TracedStep>& steps);

Manoeuvre manoeuvre_of(const Troop& troop, const Errand& errand, const std::vector<Beat>& beats);

/// The formation that a piece is to have when its acts are done, allowed or not.
std::string formation_after(const Troop& troop, const Manoeuvre& manoeuvre, const std::vector<Beat>& beats);

/// The pieces that an order names, in the order named; of a brigade in document order.
Result<std::vector<PieceIndex>> named_pieces(const Game& game, const Order& order);

/// drill-28: the block of a formation, or the document's base.
Footprint block_of(const Setting& setting, PieceIndex piece, const std::string& formation);

/// Depth along the facing, inches.
double depth_of(const Footprint& footprint);

/// The distances watched on the way, and where they stand in `TraceRequest::near`.
struct Watches {
  static constexpr std::size_t infantry_limit = 0;
  static constexpr std::size_t battle_contact = 1;
  static constexpr std::size_t halt_limit = 2;
};

/// Everything that makes an order unusable, else who moves and what is to be watched.
Result<TraceRequest> request_of(const Setting& setting, const Order& order);

}  // namespace linesman::drill
