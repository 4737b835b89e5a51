// How much a search tries, how finely it measures, and what its work is counted in: every constant that can be tuned,
// on one page. Each says its unit, its purpose, and what gets slower or is missed when it changes.
//
// A greater effort finds more ways and takes longer; no effort makes a wrong answer right or a right one wrong, because
// every way is judged before it is shown. The tolerances of proofs stay beside the proofs, for a change there could
// make a false "no". Arithmetic, such as degrees of a circle, stays where it is used.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace linesman {

/// A fineness that finds ways which are missed by 1, in ten times the time.
inline constexpr double THOROUGH = 0.5;

namespace effort {

/// The fineness of the look that goes before a finer one. Smaller: more is known beforehand, and less work is left.
inline constexpr double COARSE_FIRST = 3;

// ---- One search, by level of effort and kind of piece ------------------------------------------------------------

/// A fineness is 1 for the usual answer, above 1 for a coarse first one, below 1 for a thorough one.
enum class Level { coarse, usual, thorough };

constexpr Level level_of(double fineness) {
  return fineness > 1 ? Level::coarse : fineness < 1 ? Level::thorough : Level::usual;
}

struct Effort {
  /// Places on the way at which a way may bend, the nearest to the start; divided by the fineness. More: ways round
  /// more corners are found, in a time that grows with their square. Fewer than about 200 miss ways through a town.
  double bends;
  /// Labels that are settled. More: longer ways in crowded ground. A coarse answer for a piece that has to turn wants
  /// few, for each of them has a facing of its own.
  double labels;
  /// Ways to places on the way that are judged because their price is in doubt; divided by the square of the fineness.
  /// Fewer: doubtful prices are taken as the fare says, so that good ways may be passed over.
  double judged;
  /// Ways to one place that are looked at for each that is judged. Looking is cheap; fewer miss ways where most fail.
  int looks;
  /// Fine cells of a region along one cell of the lattice. More: smoother regions, in a time that grows with the
  /// square.
  int parts;
  /// Fine cells along the largest square of a region that its corners and its middle speak for. Larger: fewer places
  /// are asked; but a region has fewer rows of squares, which is too few for all threads where the cells are few.
  int square;
};

// clang-format off
/// By level; first of a piece that turns freely, then of one whose turns are limited or paid for.
inline constexpr Effort EFFORTS[3][2] = {
    // bends labels judged looks parts square
    {{   280,  3000,   600,    4,    2,     8}, {120,  120, 150,  4, 1,  8}},  // coarse: the first answer comes in 5 ms
    {{   600,  3000,   600,   12,    4,    32}, {120,  500, 150, 12, 1, 16}},  // usual: 300 ms
    {{   600, 12000,   600,   12,    4,    32}, {120, 8000, 150, 12, 2, 16}},  // thorough: a second and more
};
// clang-format on

constexpr const Effort& of(Level level, bool turns_freely) {
  return EFFORTS[static_cast<std::size_t>(level)][turns_freely ? 0 : 1];
}

/// All places on the way of a piece that has to turn, divided by the fineness. Fewer leave out the outer rings of
/// places.
inline constexpr double MAX_PLACES = 600;

// ---- The lattice --------------------------------------------------------------------------------------------------

/// Inches along a cell, at least. Smaller: tighter bounds; time and memory grow with the square.
inline constexpr double FINEST_STEP = 1.0 / 16;
/// Cells along the way that an allowance pays for, at most: the step is doubled until they are no more. More: slower.
inline constexpr double MAX_CELLS_ACROSS = 110;
/// Inches. Work that does not last coarsens the step no farther: above it the bounds say little.
inline constexpr double COARSEST_STEP = 16;
/// The lattice and its field take at most the work divided by this number; the rest is left for ways.
inline constexpr std::uint64_t PART_LAID_OUT = 3;
/// Inches along a fine cell of a region, at least. Smaller: nothing that an eye can see.
inline constexpr double FINEST_CELL = 1.0 / 32;
/// Cells of the lattice along one of the field for ways of legs alone. More: quicker, and a looser bound.
inline constexpr int COARSER_FOR_LEGS = 2;
/// Fine cells along a lattice cell where the base is not round: its facing matters more than the place.
inline constexpr int MAX_PARTS_NOT_ROUND = 2;

// ---- Ways of one search -------------------------------------------------------------------------------------------

/// Facings that count as different at one place. More: tighter turns are found; labels grow in proportion.
inline constexpr std::size_t FACINGS = 16;
/// Places round the start of a piece that has to turn: rays, and rings on each. Fewer miss ways over open ground.
inline constexpr int RAYS = 16;
inline constexpr int RINGS = 8;
/// Inches between places all over the table for a thorough answer, at least, and their greatest number. Each time that
/// there are too many the spacing grows by the factor.
inline constexpr double CLOSEST_PLACES = 1;
inline constexpr std::size_t MAX_PLACES_ALL_OVER = 2000;
inline constexpr double WIDER_SPACING = 1.25;
/// Ways to one place with which the judge finds a fault before the place is given up. More: slower in crowded ground.
inline constexpr int MAX_FAILED = 8;
/// The price that the middles of cells say may be too high by this factor; dearer ways are not followed. Less misses
/// ways that cost nearly all of the allowance.
inline constexpr double DOUBT = 1.02;
/// With this number of fares or more, their searches run side by side, and each keeps to one thread.
inline constexpr std::size_t MANY_FARES = 3;
/// Inches between places at which a piece steers as hard as it can. Smaller: ways hug the tightest curve more closely.
inline constexpr double BENDING = 0.5;
/// Places along the way straight on at which a first paid turn may come, at most.
inline constexpr double PARTS_STRAIGHT_ON = 48;
/// Ways to labels that the tracer remembers, so that it traces only the leg that is added. More: memory, some 20 kB
/// each.
inline constexpr std::size_t WAYS_REMEMBERED = 64;
/// Degrees between poses of a base that turns, at which it is held against the bases round it. Larger: more ways are
/// judged in vain.
inline constexpr double POSES_APART = 15;
/// Bends round a place by which it is come to in a roundabout way. More: slower where there is no way.
inline constexpr int BENDS_ROUND = 12;
/// Places that judged ways came to and that are asked for one nearby. More: fewer ways are judged, each asks longer.
inline constexpr int MAX_FOOTHOLDS = 8;

// ---- Questions ----------------------------------------------------------------------------------------------------

/// Judged ways to each place of a region; to one in a notch of what is shown; and how many of the four places next to
/// it are shown, at least, where it lies in a notch. Fewer leave single places out in the midst of others.
inline constexpr int TRIES_A_CELL = 2;
inline constexpr int TRIES_IN_A_NOTCH = 8;
inline constexpr int NOTCH = 3;
/// Fine cells along a square in which a lone legal place may be missed; then along one on even ground. Larger: quicker.
inline constexpr int SMALLEST_SOUGHT = 4;
inline constexpr int SMALLEST_EVEN = 16;
/// Inches along a square in which few places show nothing, at most this number of fine cells: it is looked into only
/// where something is shown beside it, or a label lies there. Larger: quicker; pockets of legal places that lie so far
/// from all others are missed.
inline constexpr double SOUGHT_APART = 0.5;
inline constexpr int LARGEST_SOUGHT = 16;
/// A square is small, so that its corners and its middle speak for it on uneven ground: fine cells, or inches.
inline constexpr int SMALLEST_UNEVEN = 2;
inline constexpr double UNEVEN = 1.0 / 8;
/// Pieces of one order whose regions are as fine as that of one; each time that their number grows by the factor, the
/// regions are twice as coarse.
inline constexpr std::size_t MAX_FINE_PIECES = 12;
inline constexpr std::size_t MORE_PIECES = 2;
/// Rolls of one purpose that are counted through, at most: four dice of six faces. More: a question without dice is
/// slow.
inline constexpr int MAX_ROLLS = 1296;
/// Judged ways to the place that a pointer rests on.
inline constexpr int TRIES_A_PLACE = 30;
/// Judged ways to the very end that `could` asks about, and to each place round it that is forgiven.
inline constexpr int TRIES_AT_THE_END = 200;
inline constexpr int TRIES_NEARBY = 6;
/// Directions from an end in which places near it are sought, and inches to which the nearest is found.
inline constexpr int DIRECTIONS_ROUND = 16;
inline constexpr double NEARLY = 0.02;
/// Things in the way among which `could` looks for a gap that is too narrow. More: the sentence is found more often.
inline constexpr std::size_t MAX_BARRIERS = 40;
/// Shells of places as far from the goal, for each turn; places that are tried of each; judged ways to each of those.
inline constexpr int SHELLS = 24;
inline constexpr std::size_t PLACES_IN_SHELL = 5;
inline constexpr int TRIES_A_TURN = 20;
/// One turn spends the work that is left, divided by this number. Smaller: later turns find nothing.
inline constexpr std::uint64_t SHARE_OF_A_TURN = 4;
/// Inches between bends that are tried one by one where no search finds a way, and the longest leg before or after one.
/// Smaller, or longer: more ways are judged where none is found.
inline constexpr double PLAIN_LEG = 0.25;
inline constexpr double LONGEST_PLAIN_LEG = 10;
/// Courses of turns that are followed side by side where a turn may be waited for what comes after. More: slower.
inline constexpr std::ptrdiff_t COURSES_KEPT = 3;
/// Cells of the field over which turns are counted, at most, and inches along one. More: slower before the first turn.
inline constexpr double MAX_TURNS_CELLS = 120'000;
inline constexpr double GREATEST_TURNS_STEP = 8;
/// The factor by which cells of a search for a form are longer: many models share the time. More: a "no" is proved
/// less often.
inline constexpr double COARSER_IN_A_FORM = 2;
/// Judged ways of a model to its place in a form.
inline constexpr int TRIES_IN_A_FORM = 12;
/// Inches to which it is found how far a form goes, and parts of its way that are tried before.
inline constexpr double NEARLY_FORMED = 0.05;
inline constexpr int PARTS_OF_FORM = 4;
/// Halvings by which the greatest legal part of a turn is found, and turns of an order that are tried.
inline constexpr int HALVINGS = 12;
inline constexpr std::size_t MAX_TURNS_TRIED = 8;

// ---- What work is counted in --------------------------------------------------------------------------------------

// Looks, as a Budget counts them (base/budget.h): some 20 ns each. A count that is too low lets a question take longer
// than half a second; one that is too high ends it before it has found what it could.

/// Of one cell of a map and its field.
inline constexpr std::uint64_t LOOKS_OF_A_CELL = 20;
/// Sides of a feature, from which the middle of a cell is measured, for one look.
inline constexpr std::uint64_t SIDES_A_LOOK = 4;
/// Places that are seen to be too far, for one look.
inline constexpr std::uint64_t PLACES_A_LOOK = 4;
/// Labels that are passed over on the way to a place, for one look.
inline constexpr std::uint64_t LABELS_A_LOOK = 8;
/// Of a leg that is priced by the map.
inline constexpr std::uint64_t LOOKS_OF_A_LEG = 8;
/// Of reading, preparing and ruling on an order, for each piece; other pieces that cost as much as one that moves.
inline constexpr std::uint64_t LOOKS_OF_READING = 300;
inline constexpr std::size_t PIECES_A_LOOK = 5;
/// Pairs of models of one unit, each of which may hold the other back, that cost as much as one that moves.
inline constexpr std::size_t FELLOWS_A_LOOK = 128;
/// Of an order that is judged to mend another: for each step and for each piece.
inline constexpr std::uint64_t LOOKS_A_STEP = 60;
inline constexpr std::uint64_t LOOKS_A_PIECE = 300;
/// A map is laid out for a bound with at least this number of looks, though nothing is left for ways.
inline constexpr std::uint64_t LEAST_LAID_OUT = 1'000'000;
/// The field over which turns are counted costs at most this number of looks.
inline constexpr std::uint64_t MAX_TURNS_LAID_OUT = 6'000'000;
/// Of one question about one place, all its rolls and turns together: some half a second. More: fewer answers are
/// "unknown".
inline constexpr std::uint64_t OF_A_QUESTION = 30'000'000;
/// Of one form, for each of its models: ten take some 0.2 s. More: fewer answers are "unknown".
inline constexpr std::uint64_t OF_A_MODEL_IN_FORM = 1'500'000;
/// Of one row of an answer while a model is dragged: some 5 ms. More: the first rows come late. Less: they are unknown.
inline constexpr std::uint64_t OF_A_FIRST_ROW = 300'000;
/// Of one reach, all its pieces and rolls together: a second on one core. More: regions of vehicles in crowded ground
/// are fuller; `reach_bench --found` prints how much.
inline constexpr std::uint64_t OF_A_REACH = 60'000'000;

}  // namespace effort

}  // namespace linesman
