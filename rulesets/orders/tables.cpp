#include "orders/tables.h"

#include <algorithm>
#include <array>

#include "base/check.h"
#include "base/text.h"

namespace linesman::orders {

namespace {

template <Named Choice>
Choice choice_of(const Value& value) {
  const auto choice = named<Choice>(value.text().value_or(std::string_view{}));
  LINESMAN_CHECK(choice.has_value());
  return *choice;
}

}  // namespace

Options read_options(const RulesetData& data, const Game& game) {
  const auto value = [&](std::string_view key) { return option_value(data, game.options(), key); };
  const auto flag = [&](std::string_view key) { return value(key).boolean().value_or(false); };
  return {.buildings_impassable = value("buildings") == Value("impassable"),
          .centre_on_obstacles = value("obstacles") == Value("centre"),
          .artillery_passes = flag("artillery_passes"),
          .cavalry_through = flag("cavalry_through"),
          .anti_tank_stops_walkers = value("anti_tank") == Value("all"),
          .any_walker_demolishes = value("walkers_demolish") == Value("all"),
          .road_clears = choice_of<RoadClears>(value("road_clears")),
          .entry = choice_of<EntryBy>(value("entry")),
          .counts_turns = value("vehicle_turns") == Value("counted")};
}

namespace {

Rating read_rating(const Value& rating) { return named<Rating>(rating.text().value_or("")).value_or(Rating::open); }

void read_row(FiguresReader& read, std::string_view rating, const Value& row, Tables& tables) {
  for (const auto& [column, word] : row.members()) {
    const auto cell = named<Cell>(word.text().value_or(""));
    if (!cell)
      read.fail(pointer_to(pointer_to("/figures/table", rating), column),
                said<"a cell is {list}, not {a}">(several_names(names_of(Cell{}), "or"), described(word)));
    if (const auto of = named<Rating>(rating))
      tables.columns[column].at(static_cast<std::size_t>(*of)) = cell.value_or(Cell::ok);
  }
}

}  // namespace

Result<Tables> read_tables(const RulesetData& data) {
  FiguresReader read(data.figures);
  Tables tables;
  tables.rates = read.row(data.figures["rates"], "/figures/rates");
  for (const auto& [rating, row] : data.figures["table"].members()) read_row(read, rating, row, tables);
  tables.ratings = {data, read_rating};
  tables.run = read.number("run");
  tables.road = read.number("road");
  tables.formation_gap = read.number("formation_gap");
  tables.unit_gap = read.number("unit_gap");
  const auto turns = [&](std::string_view name) {
    return read.member(read.figures()["vehicle_turns"], "/figures/vehicle_turns", name);
  };
  tables.turns_advancing = turns("advance");
  tables.turns_running = turns("run");
  tables.turn_degrees = turns("degrees");
  if (read.problem()) return *read.problem();
  return tables;
}

namespace {

constexpr std::array<std::string_view, 5> INFANTRY{"infantry", "leader", "squad", "half-squad", "cavalry"};
constexpr std::array<std::string_view, 2> ARTILLERY{"artillery", "gun"};
constexpr std::array<std::string_view, 4> DRIVES{"tracked", "half-tracked", "wheeled", "walker"};

template <class Words>
bool among(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string_view word_of(const Value& value) { return value.text().value_or(std::string_view{}); }

std::string trait_pointer(PieceIndex piece, std::string_view key) {
  return pointer_to(pointer_to("/pieces", at(piece)) + "/traits", key);
}

Problem unusable(const Game& game, PieceIndex piece, std::string_view key, const std::string& wanted) {
  const Value& given = trait_of(game, piece, key);
  const std::string& id = game.piece(piece).id;
  const std::string reason = given.is_null() ? "is missing" : "cannot be " + describe(given);
  return {"", trait_pointer(piece, key), id + ": \"" + std::string(key) + "\" " + reason + "; it is " + wanted};
}

/// The entry of a table under that name; where there is none, an empty one.
template <class Table>
typename Table::mapped_type entry_of(const Table& table, std::string_view name) {
  const auto it = table.find(name);
  return it == table.end() ? typename Table::mapped_type{} : it->second;
}

}  // namespace

const Value& trait_of(const Game& game, PieceIndex piece, std::string_view key) {
  const Piece& p = game.piece(piece);
  if (const Value* own = p.traits.find(key)) return *own;
  static const Value NONE;
  return p.unit ? game.unit(*p.unit).traits[key] : NONE;
}

bool same_unit(const Game& game, PieceIndex a, PieceIndex b) {
  return a == b || (game.piece(a).unit && game.piece(a).unit == game.piece(b).unit);
}

const std::string& unit_id(const Game& game, PieceIndex piece) {
  const Piece& p = game.piece(piece);
  return p.unit ? game.unit(*p.unit).id : p.id;
}

Result<Arm> arm_of(const Game& game, PieceIndex piece) {
  const std::string_view troop = word_of(trait_of(game, piece, "troop"));
  if (among(INFANTRY, troop)) return Arm::infantry;
  if (among(ARTILLERY, troop)) return Arm::artillery;
  if (troop == "vehicle") return Arm::vehicle;
  return unusable(game, piece, "troop", "infantry, cavalry, artillery, a vehicle or the like");
}

bool is_cavalry(const Game& game, PieceIndex piece) { return word_of(trait_of(game, piece, "troop")) == "cavalry"; }

Result<Model> read_model(const RulesetData& data, const Tables& tables, const Game& game, PieceIndex piece) {
  const auto arm = arm_of(game, piece);
  if (!arm) return arm.problem();
  Model model{.piece = piece, .arm = *arm};
  std::string_view column = *arm == Arm::infantry ? "infantry" : "artillery";
  if (*arm == Arm::vehicle) {
    column = word_of(trait_of(game, piece, "drive"));
    if (!among(DRIVES, column)) return unusable(game, piece, "drive", listed(DRIVES));
    model.walks = column == "walker";
    const Value& own = trait_of(game, piece, "weight");
    const std::string_view weight = word_of(own.is_null() ? data.defaults["weight"] : own);
    model.heavy = weight == "heavy" || weight == "super-heavy";
  }
  model.terrain = entry_of(tables.columns, column);
  model.cavalry = is_cavalry(game, piece);
  // Cavalry has a rate of its own and the terrain of infantry.
  const auto rate = trait_of(game, piece, "rate").number();
  model.own_rate = rate.has_value();
  model.rate = rate ? *rate : entry_of(tables.rates, model.cavalry ? "cavalry" : column);
  model.immobilised = game.piece(piece).status["immobilised"].boolean().value_or(false);
  model.acted = game.piece(piece).status["acted"].whole();
  return model;
}

}  // namespace linesman::orders
