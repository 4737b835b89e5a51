// An order of a chart game as its rules look at it: who moves from where, who else stands where, what dice say.
//
// Lengths here are inches unless a comment says that they are in the currency.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "chart/chart.h"
#include "charts/keys.h"
#include "movement/gaps.h"
#include "movement/trace.h"
#include "rules/ruling_builder.h"

namespace linesman::charts {

using chart::Rule;

/// A value that a rule needs and that is not given: the order is unusable. It never leaves the room.
class Unusable : public std::runtime_error {
 public:
  explicit Unusable(Problem why) : std::runtime_error(why.sentence()), problem(std::move(why)) {}
  Problem problem;
};

/// A game under a chart, for all orders.
struct ChartGame : GameReading {
  double inches = 1;             ///< in a unit of the currency
  std::vector<Footprint> bases;  ///< by piece, as `base` rules have them; empty: as in the document
  std::shared_ptr<const SectionLabels> labels;
  std::vector<std::string> ratings;                                     ///< by feature
  std::map<std::string, std::vector<FeatureIndex>, std::less<>> rated;  ///< by rating, but for `open`
};

/// The facts that never change while an order is judged.
struct OrderFacts {
  const RulesetData& data;
  const chart::Chart& chart;
  const Keys& keys;
  const Game& game;
  const Order& order;
  const ChartGame& table;
  std::string action;

  double inches(double currency) const { return currency * table.inches; }
  double currency(double inches) const { return inches / table.inches; }
  Value value(PieceIndex piece, const std::string& key) const { return keys.of_piece(game, order, piece, key); }
  const Footprint& base(PieceIndex piece) const {
    return table.bases.empty() ? game.piece(piece).base : table.bases[at(piece)];
  }
  bool same_unit(PieceIndex a, PieceIndex b) const {
    return game.piece(a).unit && game.piece(a).unit == game.piece(b).unit;
  }
};

/// Another piece, where it stands while a model moves: a mover of the same order at its end.
struct OtherPiece {
  PieceIndex piece{};
  Pose pose;
  PlacedShape shape;
  bool moves_along = false;
  std::size_t model = 0;  ///< its number, if it moves along
  Box box = shape.box();
};

/// A place where a model stands, with the ground there as the trace tells it.
struct Standpoint {
  Pose pose;
  const Stand* stand = nullptr;  ///< of a trace; nullptr while there is none: fares
};

/// A model of the order.
struct Model {
  PieceIndex piece{};
  const PieceTrace* trace = nullptr;  ///< nullptr while there is none
  Pose start;                         ///< where its way begins
  PlacedShape start_shape;
  bool enters = false;  ///< it was not on the table
};

/// The faces of a purpose of dice, and who wants them.
struct Roll {
  const Rule* rule = nullptr;  ///< the rule that asks; nullptr: none is wanted
  bool each = false;
  int count = 0;                                   ///< faces for one model, or for the order
  std::vector<std::pair<std::size_t, int>> parts;  ///< with `each`: number of the model, and its faces
  std::vector<double> faces;
  bool missing = false;  ///< wanted, and not given or wrong
  bool wrong = false;    ///< given, and too few, too many, or no such face
  int wanted() const;
};

/// Features of a Ground, by feature.
using Chosen = std::vector<bool>;

/// Whether what was asked where the ways begin is known before there is a trace: other models of the order end
/// elsewhere.
enum class Ends { known, open };

/// The answers to what was asked while an order is judged, so that each is worked out once: `roll_dice` and `let_leave`
/// begin it, and whichever function asks first keeps the rest. It belongs to one scene.
struct Asked {
  std::map<std::string, Roll, std::less<>> rolls;
  std::vector<bool> left;  ///< by number in `others`: it leaves the table by this order; shorter: those behind do not
  std::map<std::pair<const chart::Ground*, std::size_t>, Chosen> chosen;
  /// Features that a rule lets be for a model, because it stood near them.
  std::map<std::pair<const Rule*, std::size_t>, Chosen> spared;
  std::vector<std::optional<bool>> whens;  ///< by model and rule
  /// The pieces that a model means by words of a rule, until dice are read or a piece leaves the table.
  std::map<std::pair<const chart::Who*, std::size_t>, std::vector<std::size_t>> companies;
  std::map<std::pair<const chart::Who*, std::size_t>, Ends> ends;  ///< of those asked where ways begin, without a trace

  bool has_left(std::size_t other) const { return other < left.size() && left[other]; }
};

/// The facts that are fixed while an order is judged, and the memory of what was asked of it.
struct Scene {
  const OrderFacts& facts;
  Budget& budget;
  Asked& asked;
  const Trace* const trace = nullptr;
  const std::vector<Model> models;
  const std::vector<OtherPiece> others;  ///< in document order; a mover of several too

  const Game& game() const { return facts.game; }
  const chart::Chart& chart() const { return facts.chart; }
};

/// The context of an amount.
struct AskedOf {
  std::size_t model = 0;                  ///< its number in the scene
  std::optional<FeatureIndex> feature{};  ///< of `height`
  double spent = 0;                       ///< in the currency, for effects
  double gone = 0;                        ///< in the currency
};

/// Throws Unusable: a rule needs a value of that key, and the piece has none.
[[noreturn]] void lacks(const Scene& scene, PieceIndex piece, const std::string& key);

// amounts.cpp: in the currency, or plain numbers
double rounded_to(double x, chart::Rounding round, double to);
double amount(const Scene& scene, const AskedOf& asked, const chart::Amount& amount);
/// Below 0 counts as 0.
double amount_from_0(const Scene& scene, const AskedOf& asked, const chart::Amount& amount);
double maybe(const Scene& scene, const AskedOf& asked, const chart::Maybe& amount, double otherwise);
/// A length, at least 0, in inches.
double inches(const Scene& scene, const AskedOf& asked, const chart::Amount& length);
bool passes(const Scene& scene, const AskedOf& asked, const chart::Test& test, const Value& value);
bool passes(const Scene& scene, const AskedOf& asked, const chart::Test& test, double number);
bool fits_piece(const Scene& scene, const AskedOf& asked, const chart::Conditions& is, PieceIndex piece);
bool fits_feature(const Scene& scene, const AskedOf& asked, const chart::Conditions& is, FeatureIndex feature);
/// Whether a rule reads dice that are missing.
bool lacks_dice(const Scene& scene, const std::vector<std::string>& purposes);

// company.cpp
/// The other pieces that a model means, in document order, as numbers in `others`. They stand until a piece leaves.
const std::vector<std::size_t>& company(const Scene& scene, std::size_t model, const chart::Who& who);
/// The same without those who are all outside of a box, if which they are can be asked of them alone.
std::vector<std::size_t> company_in(const Scene& scene, std::size_t model, const chart::Who& who, const Box& box);
/// As `company`; the places are asked where the way begins.
const std::vector<std::size_t>& company_at_start(const Scene& scene, std::size_t model, const chart::Who& who);
/// Whether all that was asked of places where ways begin is known.
Ends ends_asked(const Scene& scene);
/// Inches to the nearest of them where the way begins; of equals the first in the document.
struct NearestPiece {
  std::size_t other = 0;
  double gap = 0;
};
std::optional<NearestPiece> nearest_at_start(const Scene& scene, std::size_t model, const chart::Who& who);
/// The quarter of a base in which a point is.
chart::Quarter quarter_of(const Footprint& base, const Pose& pose, Vec point);

// conditions.cpp
bool when_holds(const Scene& scene, std::size_t model, const Rule& rule);
bool when_holds(const Scene& scene, std::size_t model, const chart::When& when);

}  // namespace linesman::charts
