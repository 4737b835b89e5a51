#include "orders/troops.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace linesman::orders {

namespace {

constexpr std::array<std::string_view, 5> INFANTRY{"infantry", "leader", "squad", "half-squad", "cavalry"};
constexpr std::array<std::string_view, 2> ARTILLERY{"artillery", "gun"};
constexpr std::array<std::string_view, 4> DRIVES{"tracked", "half-tracked", "wheeled", "walker"};
constexpr std::array<std::pair<std::string_view, Cell>, 8> CELLS{{{"ok", Cell::ok},
                                                                  {"ok*", Cell::ok_star},
                                                                  {"ok**", Cell::ok_two_stars},
                                                                  {"no-run", Cell::no_run},
                                                                  {"no", Cell::no},
                                                                  {"no*", Cell::no_star},
                                                                  {"no!", Cell::no_demolish},
                                                                  {"x2", Cell::doubled}}};

template <class Words>
bool among(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string_view word_of(const Value& value) { return value.text().value_or(std::string_view{}); }

std::optional<Cell> cell_named(std::string_view word) {
  for (const auto& [name, cell] : CELLS)
    if (name == word) return cell;
  return std::nullopt;
}

std::string trait_pointer(PieceIndex piece, std::string_view key) {
  return pointer_to(pointer_to("/pieces", at(piece)) + "/traits", key);
}

Problem unusable(const Game& game, PieceIndex piece, std::string_view key, const std::string& wanted) {
  const Value& given = trait_of(game, piece, key);
  const std::string& id = game.piece(piece).id;
  const std::string reason = given.is_null() ? "is missing" : "cannot be " + describe(given);
  return {"", trait_pointer(piece, key), id + ": \"" + std::string(key) + "\" " + reason + "; it is " + wanted};
}

/// The row of the rates: cavalry rides faster than the infantry that it otherwise is.
std::string rate_row(const Game& game, const Model& model) {
  return is_cavalry(game, model.piece) ? "cavalry" : model.column;
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

Result<Model> read_model(const RulesetData& data, const Game& game, PieceIndex piece) {
  const auto arm = arm_of(game, piece);
  if (!arm) return arm.problem();
  Model model{.piece = piece, .arm = *arm, .column = *arm == Arm::infantry ? "infantry" : "artillery"};
  if (*arm == Arm::vehicle) {
    const std::string_view drive = word_of(trait_of(game, piece, "drive"));
    if (!among(DRIVES, drive)) return unusable(game, piece, "drive", listed(DRIVES));
    model.column = drive;
    model.walks = drive == "walker";
    const Value& own = trait_of(game, piece, "weight");
    const std::string_view weight = word_of(own.is_null() ? data.defaults["weight"] : own);
    model.heavy = weight == "heavy" || weight == "super-heavy";
  }
  const auto rate = trait_of(game, piece, "rate").number();
  model.own_rate = rate.has_value();
  model.rate = rate ? *rate : data.figures["rates"][rate_row(game, model)].number().value_or(0);
  model.cavalry = is_cavalry(game, piece);
  model.immobilised = game.piece(piece).status["immobilised"].boolean().value_or(false);
  return model;
}

Cell cell_of(const RulesetData& data, Rating rating, const Model& model) {
  const auto cell = cell_named(word_of(data.figures["table"][name_of(rating)][model.column]));
  return cell.value_or(Cell::ok);  // `clear` has no row: it hinders nobody
}

Result<void> check_table(const RulesetData& data) {
  std::vector<std::string_view> words;
  words.reserve(CELLS.size());
  for (const auto& [name, cell] : CELLS) words.push_back(name);
  for (const auto& [rating, row] : data.figures["table"].members())
    for (const auto& [column, word] : row.members())
      if (!cell_named(word_of(word)))
        return Problem{pointer_to(pointer_to("/figures/table", rating), column),
                       "a cell is " + listed(words) + ", not " + describe(word)};
  return {};
}

}  // namespace linesman::orders
