// What a ruleset says of the price of a way beforehand: plain data, so that a search need not ask for every try.
//
// A fare is a lower bound: no legal order costs less than the fare of its trace, and none meets what the fare bars. It
// is of ways that begin with the acts and climbs of one frame and go and turn from then on, or else it says what they
// may do besides (`Fare::besides`). On most ways it is exact.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movement/step.h"
#include "movement/trace.h"

namespace linesman {

/// What a feature makes of the price of an inch, wherever it counts. One that changes nothing has no entry.
struct GroundFare {
  FeatureIndex feature{};
  double factor = 1;                   ///< times the usual price of an inch: above 1 dearer, below 1 cheaper
  std::optional<double> in_reverse{};  ///< the same of a leg in reverse; nothing: `factor`
  bool barred = false;                 ///< no way may meet it; then factors mean nothing
  bool open_to_turns = false;          ///< barred to legs alone: a turn about another point may lead over it
  bool by_centre = false;              ///< it counts where it holds the centre; else while the base overlaps it
  bool led_through = false;  ///< it does not count while the centre is on a way through (`WayFare::leads_through`)
  bool under_ways = false;   ///< nor where such ways cover all of it that the base is over
  bool left_free = false;    ///< it does not count for who overlaps it where the way begins
  int effect = 0;            ///< of those above 1 the dearest of each effect counts, and their factors multiply
  double once = 0;           ///< paid besides when it is first met, in the currency; more may be wanted in hand there
};

/// A surface, or a building that the centre may be in.
struct WayFare {
  FeatureIndex feature{};
  double factor = 1;  ///< times the usual price of an inch while it holds the centre; of surfaces the topmost counts
  bool leads_through = false;  ///< what is `led_through` does not count there
  bool holds_to = false;       ///< with `Fare::keeps_to_ways`: the centre may be on it
};

/// A line that the centre may pass: of an obstacle along a line that line, of a polygon its border from outside.
struct LineFare {
  FeatureIndex feature{};
  bool led_through = false;       ///< nothing is asked where the centre is on a way through (`WayFare::leads_through`)
  std::optional<double> price{};  ///< paid each time, in the currency; nothing: no leg leads over it
  double square = 90;  ///< degrees that the facing may be off a right angle to it there and at the end, at most
  double apart = 0;    ///< inches of the centre from it at the end, at least
};

/// Lines that the centre passes at a price each time, but for the first few.
struct ContourFare {
  std::vector<FeatureIndex> lines{};
  int free = 0;  ///< passings, of whatever of them
  double price =
      0;  ///< of each further one, in the currency; of sections of one line that are passed at one place once
};

/// Times the price of an inch; nothing: no legal leg goes so. At least 1.
struct MannerFare {
  std::optional<double> forward = 1.0;
  std::optional<double> reverse = 1.0;
  std::optional<double> sideways = 1.0;
};

/// What is paid for turning.
struct TurnBand {
  double up_to = 0;  ///< degrees between the facings, which belong to it
  double price = 0;  ///< in the currency
};

/// Turning that is free, but within bounds.
struct Steering {
  double at_start = 0;  ///< degrees that may be turned in all before the first inch
  double by_inch = 0;   ///< degrees more for each inch gone
  double most = 180;    ///< degrees that may ever be turned at one place
  bool told = false;    ///< no fault is found with who keeps to it; else it is a bound
};

struct TurnFare {
  std::vector<TurnBand> bands{};       ///< ascending, the last up to 180; empty: turning costs nothing
  std::optional<Steering> steering{};  ///< nothing: as far as it likes
  bool moves_the_centre = false;       ///< wheels and turns about another point are legal: the centre goes then
};

/// What another piece is in the way of.
struct PieceFare {
  PieceIndex piece{};
  bool passed = true;           ///< the base may overlap it on the way
  bool left_free = true;        ///< not so where it overlaps it when the way begins
  std::optional<double> apart;  ///< inches to be kept from it at the end, at least; nothing: it may be overlapped
  bool or_start_gap = false;    ///< the gap at the start is enough where it is smaller
  bool apart_on_way = false;    ///< so many inches are to be kept on the way too, where it is not passed
};

/// The unit that a piece may not be left by.
struct FormationFare {
  std::vector<PieceIndex> others{};  ///< not empty; they stay where they are
  double link = 0;                   ///< inches: in the end gaps of at most this join the piece and all of them
};

/// How high above the table an order may end, with climbs too.
struct HeightFare {
  double most = 0;                       ///< inches
  std::vector<FeatureIndex> borne_by{};  ///< higher only where its base overlaps one of these
};

/// How a piece goes on a hex grid. The price of a hex is asked of the order each time: `PreparedOrder::entry_price`.
struct HexWays {
  bool faces = false;          ///< its facing decides what it pays, and it may enter a hex rear first
  bool parts = false;          ///< pieces of one order may enter different hexes on their way to a common one
  bool meets_enemies = false;  ///< the way may end in a hex with an enemy; else it may not enter one
};

/// Of one piece of an order.
struct Fare {
  PieceIndex piece{};
  double allowance = 0;  ///< the most that a legal order may spend, in the currency
  double spent = 0;      ///< before the way begins
  double inch = 1;       ///< the price of an inch of the centre's way on ground without entries
  double climb = 0;      ///< the price of an inch up or down, at least
  double rise = 0;       ///< inches that every way climbs which keeps to no other fare, at least
  MannerFare manners{};
  TurnFare turns{};
  std::vector<GroundFare> grounds{};
  std::vector<WayFare> ways{};  ///< in order of FeatureIndex
  std::vector<LineFare> lines{};
  ContourFare contours{};
  bool keeps_to_ways = false;  ///< the centre never leaves the ways that `holds_to` names
  bool keeps_on_table = true;  ///< the base never passes the table's edge
  bool ends_on_table = false;  ///< the base is on the table in the end, wherever it went
  /// Inches: a ruling on the way may be another where the gap to another piece becomes more or less than one of them,
  /// or than it was at the start if that was less.
  std::vector<double> watched{};
  std::optional<FeatureIndex> toward{};      ///< every leg, prolonged without end, meets or touches it
  std::optional<FormationFare> formation{};  ///< nothing is asked where it did not hold when the order began
  std::vector<PieceFare> pieces{};
  /// Features of which all that a way on the table's level meets is in the entries above: there it costs what they say,
  /// and no fault is found but where they bar it. Ascending; of others the entries are bounds.
  std::vector<FeatureIndex> told{};
  std::optional<HeightFare> height{};  ///< nothing: as high as it likes
  std::optional<HexWays> hexes{};      ///< on a hex grid; then the prices above mean nothing
  /// What ways of this fare may do anywhere, each a part of a sentence: "running an enemy down". No search leads by
  /// such a fare: it is a bound alone. Empty: they go and turn.
  std::vector<std::string> besides{};
};

/// A legal order keeps to at least one of them, for each piece that it moves: for a vehicle "along the road twice as
/// far" beside "anywhere". None at all where the ruleset cannot say: nothing is known beforehand.
using Fares = std::vector<Fare>;

/// What a path begins and ends with, before and after it goes and turns.
struct WayFrame {
  Path first;  ///< acts and climbs
  Path last;   ///< acts; such a frame is for ways that lead off the table
};

/// What several factors make of the price of an inch together.
class Factors {
 public:
  void take(double factor, int effect);
  double product() const;

 private:
  double cheaper_ = 1;
  std::vector<std::pair<int, double>> dearer_;  ///< by effect the dearest
};

/// Inches: a shorter stretch may be rounding where a way touches what it may not enter, and is not paid for.
inline constexpr double NO_STRETCH = 1e-4;

/// Times the price of an inch; nothing: no legal leg goes so.
std::optional<double> factor_of(const MannerFare& manners, Manner manner);

/// Times the usual price of an inch in that manner.
double factor_of(const GroundFare& ground, Manner manner);

/// Of all manners that there are.
double least_factor(const Fare& fare, const GroundFare& ground);

/// Times the usual price of an inch on a way, at least, for who stands there where it begins: nobody in the air pays
/// more for what lies below.
double factor_from(const Stand& start, const WayFare& way);

/// For who stands there where the way begins. Not so for who is above the feature, or may leave it.
bool counts_from(const Stand& start, const GroundFare& ground, const Feature& feature);

/// The base may overlap the other on a way that begins there.
bool is_passed_from(const Stand& start, const PieceFare& other);

/// Inches that have to be kept from the other at the end of a way that begins there; nothing where none have.
std::optional<double> kept_apart_from(const Stand& start, const PieceFare& other);

/// Inches that have to be kept from the other on a way that begins there; nothing where it may be overlapped.
std::optional<double> kept_on_way_from(const Stand& start, const PieceFare& other);

/// Inches between them where the way begins, as far as that is told; else infinity.
double gap_from(const Stand& start, PieceIndex other);

/// A piece that faces so may pass the line where it runs so, headings.
bool is_square(const LineFare& line, double facing, double bearing);

/// The price of turning so far, degrees.
double price_of_turning(const TurnFare& turns, double degrees);

}  // namespace linesman
