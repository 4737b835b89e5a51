// A fare: the price of a way, known before it is judged. It is plain data, so that a search need not judge every try.
//
// A fare is a lower bound: no legal order costs less than the fare of its trace, and none enters ground that the fare
// bars. It is for ways that begin with the acts and climbs of one frame, and only go and turn after them; if they may
// do more, `Fare::besides` lists it. On most ways a fare is exact.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movement/step.h"
#include "movement/trace.h"

namespace linesman {

/// How a feature changes the price of an inch where it counts. A feature that changes nothing has no entry.
struct GroundFare {
  FeatureIndex feature{};
  double factor = 1;                   ///< times the usual price of an inch: above 1 dearer, below 1 cheaper
  std::optional<double> in_reverse{};  ///< the factor of a leg in reverse; nothing: `factor`
  bool barred = false;                 ///< no way may meet it; then factors mean nothing
  bool open_to_turns = false;          ///< barred to legs alone: a turn about another point may lead over it
  bool by_centre = false;              ///< it counts where it holds the centre; else while the base overlaps it
  bool led_through = false;  ///< it does not count while the centre is on a way through (`WayFare::leads_through`)
  bool under_ways = false;   ///< nor where such ways cover all of the feature under the base
  bool left_free = false;    ///< it does not count for a base that overlaps it at the start of the way
  int effect = 0;   ///< of factors above 1, only the dearest of each effect counts; those of several effects multiply
  double once = 0;  ///< paid once more when the way first meets it, in the currency; a rule may want more in hand
};

/// A surface, or a building that the centre may be in.
struct WayFare {
  FeatureIndex feature{};
  double factor = 1;  ///< times the usual price of an inch while it holds the centre; of surfaces the topmost counts
  bool leads_through = false;  ///< grounds and lines with `led_through` do not count there
  bool holds_to = false;       ///< with `Fare::keeps_to_ways`: the centre may be on it
};

/// A line that the centre may pass: of an obstacle along a line that line, of a polygon its border from outside.
struct LineFare {
  FeatureIndex feature{};
  bool led_through = false;       ///< it does not count while the centre is on a way through (`WayFare::leads_through`)
  std::optional<double> price{};  ///< paid each time, in the currency; nothing: no leg leads over it
  double square = 90;  ///< the facing is at most this many degrees off a right angle to it, there and at the end
  double apart = 0;    ///< at the end the centre is at least this many inches from it
};

/// Lines that cost a price each time that the centre passes one, except for the first few times.
struct ContourFare {
  std::vector<FeatureIndex> lines{};
  int free = 0;  ///< passings that cost nothing, of all lines together
  /// Of each further passing, in the currency. Sections of one line that meet at one place are passed once there.
  double price = 0;
};

/// Factors on the price of an inch, at least 1; nothing: no legal leg goes in this manner.
struct MannerFare {
  std::optional<double> forward = 1.0;
  std::optional<double> reverse = 1.0;
  std::optional<double> sideways = 1.0;
};

/// The price of a turn up to an angle.
struct TurnBand {
  double up_to = 0;  ///< degrees between the facing before and after it; the angle itself belongs to the band
  double price = 0;  ///< in the currency
};

/// Free turns within bounds.
struct Steering {
  double at_start = 0;  ///< degrees of turn allowed before the first inch, in all
  double by_inch = 0;   ///< more degrees for each inch gone
  double most = 180;    ///< the most degrees of turn at one place
  bool exact = false;   ///< a way within these bounds has no fault in its turns; else they are only a bound
};

struct TurnFare {
  std::vector<TurnBand> bands{};       ///< ascending, the last up to 180; empty: turning costs nothing
  std::vector<TurnBand> first{};       ///< the same, paid for the first turn of a way alone
  std::optional<Steering> steering{};  ///< nothing: turns have no limit
  bool moves_the_centre = false;       ///< wheels and turns about another point are legal: they move the centre
  /// Points of the base, in its frame: a turn costs as many inches as the one goes that goes farthest. Empty: as many
  /// as the centre goes.
  std::vector<Vec> paid_by{};
};

/// How another piece stands in the way.
struct PieceFare {
  PieceIndex piece{};
  bool passed = true;           ///< the base may overlap it on the way
  bool left_free = true;        ///< the fare asks nothing of a piece that the base overlaps at the start of the way
  std::optional<double> apart;  ///< the least gap to it at the end, inches; nothing: the base may overlap it
  bool or_start_gap = false;    ///< if the gap at the start is smaller, that gap is enough
  bool apart_on_way = false;    ///< `apart` holds on the way too, where the piece is not passed
};

/// The unit with which a piece has to stay joined.
struct FormationFare {
  std::vector<PieceIndex> others{};  ///< not empty; they stay where they are
  double link = 0;                   ///< at the end, gaps of at most this many inches join the piece and all of them
};

/// How high above the table an order may end, with climbs too.
struct HeightFare {
  double most = 0;                       ///< inches
  std::vector<FeatureIndex> borne_by{};  ///< it may end higher only where its base overlaps one of these
};

/// How a piece goes on a hex grid. The order gives the price of each hex: `PreparedOrder::entry_price`.
struct HexWays {
  bool faces = false;          ///< its facing decides what it pays, and it may enter a hex rear first
  bool parts = false;          ///< pieces of one order may enter different hexes on their way to a common one
  bool meets_enemies = false;  ///< the way may end in a hex with an enemy; else it may not enter one
};

/// The fare of one piece of an order.
struct Fare {
  PieceIndex piece{};
  double allowance = 0;  ///< the most that a legal order may spend, in the currency
  double spent = 0;      ///< before the way begins
  double inch = 1;       ///< the price of an inch of the centre's way on ground without entries
  double climb = 0;      ///< the price of an inch up or down, at least
  double rise = 0;       ///< the least inches that a way climbs if it keeps to no other fare
  MannerFare manners{};
  TurnFare turns{};
  std::vector<GroundFare> grounds{};
  std::vector<WayFare> ways{};  ///< in order of FeatureIndex
  std::vector<LineFare> lines{};
  ContourFare contours{};
  bool keeps_to_ways = false;  ///< the centre never leaves the ways that `holds_to` names
  bool keeps_on_table = true;  ///< the base never passes the table's edge
  bool ends_on_table = false;  ///< the base is on the table at the end, wherever it went
  /// Inches. The ruling may change where the gap to another piece passes one of these distances, or the gap at the
  /// start if that is smaller.
  std::vector<double> watched{};
  std::optional<FeatureIndex> toward{};      ///< each leg, prolonged ahead without end, meets or touches it
  std::optional<FormationFare> formation{};  ///< nothing is asked if the unit was not joined at the start
  std::vector<PieceFare> pieces{};
  /// Features for which the entries above are exact: on the table's level a way over them costs what the entries say,
  /// and has a fault only where they bar it. Ascending. For other features the entries are bounds.
  std::vector<FeatureIndex> exact{};
  std::optional<HeightFare> height{};  ///< nothing: there is no limit
  std::optional<HexWays> hexes{};      ///< on a hex grid; then the prices above mean nothing
  /// Acts that ways of this fare may contain anywhere, each as a part of a sentence: "running an enemy down". Such a
  /// fare is only a bound; no search finds ways by it. Empty: ways only go and turn.
  std::vector<std::string> besides{};
  /// Inches that the piece may go in the second turn, the third and so on, at most, by whatever it did before and
  /// wherever it stands then; the last holds for all that follow. Empty: in each turn what it may in this one.
  std::vector<double> later{};
};

/// For each piece that a legal order moves, it keeps to at least one of these: for a vehicle "along the road, twice as
/// far" or "anywhere". Empty: the ruleset gives no fare.
using Fares = std::vector<Fare>;

/// The steps before and after the part of a path that goes and turns.
struct WayFrame {
  Path first;  ///< acts and climbs
  Path last;   ///< acts; a frame with any is for ways that lead off the table
};

/// The product of several factors on the price of an inch.
class Factors {
 public:
  void take(double factor, int effect);
  double product() const;

 private:
  double cheaper_ = 1;
  std::vector<std::pair<int, double>> dearer_;  ///< by effect the dearest
};

/// Inches. A shorter stretch may come from rounding, where a way only touches barred ground; it costs nothing.
inline constexpr double NO_STRETCH = 1e-4;

/// The factor on the price of an inch; nothing: no legal leg goes in this manner.
std::optional<double> factor_of(const MannerFare& manners, Manner manner);

/// The factor on the usual price of an inch in that manner.
double factor_of(const GroundFare& ground, Manner manner);

/// The least factor of any manner.
double least_factor(const Fare& fare, const GroundFare& ground);

/// The least factor of an inch on a way that begins at `start`. Flying pieces ignore factors above 1.
double factor_from(const Stand& start, const WayFare& way);

/// Whether the ground counts on a way that begins at `start`. It does not for a piece above the feature, nor for one
/// that may leave it.
bool counts_from(const Stand& start, const GroundFare& ground, const Feature& feature);

/// Whether the base may overlap the other piece on a way that begins at `start`.
bool is_passed_from(const Stand& start, const PieceFare& other);

/// The least gap to the other piece at the end of a way that begins at `start`, inches; nothing: any gap will do.
std::optional<double> kept_apart_from(const Stand& start, const PieceFare& other);

/// The least gap to the other piece on a way that begins at `start`, inches; nothing: the base may overlap it.
std::optional<double> kept_on_way_from(const Stand& start, const PieceFare& other);

/// The gap to the other piece at the start, inches; infinity where the trace does not give it.
double gap_from(const Stand& start, PieceIndex other);

/// Whether a piece with this facing may pass the line where it has this bearing; both are headings.
bool is_square(const LineFare& line, double facing, double bearing);

/// The price of a turn by this many degrees.
double price_of_turning(const TurnFare& turns, double degrees);

}  // namespace linesman
