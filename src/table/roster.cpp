#include "table/roster.h"

#include <map>
#include <set>

#include "base/check.h"
#include "base/text.h"
#include "table/status.h"

namespace linesman {

namespace {

using PiecePtrs = std::vector<std::shared_ptr<const Piece>>;

constexpr std::size_t LONGEST_STEM = 48;  // leaves room for a number behind it

bool has_id(const Game& game, const std::string& id) {
  return game.find_piece(id) || game.find_unit(id) || game.find_feature(id);
}

/// The name without its number: "Sherman" of "Sherman 3".
std::string without_number(const std::string& name) {
  const std::size_t end = name.find_last_not_of("0123456789");
  const bool numbered = end != std::string::npos && end + 1 < name.size() && name[end] == ' ' && end > 0;
  return numbered ? name.substr(0, end) : name;
}

std::string free_name(const std::string& wanted, std::unordered_set<std::string>& taken) {
  if (wanted.empty() || taken.insert(wanted).second) return wanted;
  const std::string stem = without_number(wanted);
  for (int n = 2;; ++n)
    if (std::string name = stem + ' ' + std::to_string(n); taken.insert(name).second) return name;
}

std::unordered_set<std::string> names_in(const Game& game) {
  std::unordered_set<std::string> names;
  for (const auto& piece : game.pieces()) names.insert(piece->name);
  return names;
}

/// The game with these `pieces` and `units`, without units that have lost their last piece.
Game rebuilt(const Game& game, std::vector<Piece> pieces, std::vector<Unit> units) {
  std::vector<bool> lives(units.size(), false);
  for (const Piece& piece : pieces)
    if (piece.unit) lives[at(*piece.unit)] = true;
  for (std::size_t i = 0; i < game.units().size(); ++i)
    if (game.pieces_of(static_cast<UnitIndex>(i)).empty()) lives[i] = true;
  std::vector<UnitIndex> moved_to(units.size());
  std::vector<Unit> kept;
  for (std::size_t i = 0; i < units.size(); ++i) {
    moved_to[i] = static_cast<UnitIndex>(kept.size());
    if (lives[i]) kept.push_back(std::move(units[i]));
  }
  PiecePtrs list;
  list.reserve(pieces.size());
  for (Piece& piece : pieces) {
    if (piece.unit) piece.unit = moved_to[at(*piece.unit)];
    list.push_back(std::make_shared<const Piece>(std::move(piece)));
  }
  // Between the two calls an id could occur twice: a unit may take the id of a removed piece.
  return game.with_pieces({}).with_units(std::move(kept)).with_pieces(std::move(list));
}

std::vector<Piece> pieces_in(const Game& game) {
  std::vector<Piece> pieces;
  pieces.reserve(game.pieces().size());
  for (const auto& piece : game.pieces()) pieces.push_back(*piece);
  return pieces;
}

/// Takes a piece off its transport and puts it at `place`.
void set_down(Piece& piece, const Piece& place) {
  piece.status = piece.status.without(ABOARD);
  piece.pose = place.pose;
  piece.hex = place.hex;
}

/// The unit of the game that an arriving unit with `count` pieces joins.
std::optional<UnitIndex> unit_to_join(const Game& game, const Unit& unit, std::size_t count) {
  const auto there = game.find_unit(unit.id);
  if (!there || game.unit(*there).side != unit.side || game.pieces_of(*there).size() <= count) return std::nullopt;
  return there;
}

/// The place of each arriving unit among `units`, to which those are added that join no unit.
std::vector<UnitIndex> received(const Game& game, NewPieces& arriving, std::vector<Unit>& units,
                                std::unordered_set<std::string>& taken) {
  std::vector<std::size_t> counts(arriving.units.size(), 0);
  for (const Piece& piece : arriving.pieces)
    if (piece.unit) ++counts.at(at(*piece.unit));
  std::vector<UnitIndex> places;
  for (std::size_t i = 0; i < arriving.units.size(); ++i) {
    Unit& unit = arriving.units[i];
    const auto joined = unit_to_join(game, unit, counts[i]);
    places.push_back(joined.value_or(static_cast<UnitIndex>(units.size())));
    if (joined) continue;
    unit.id = free_id(game, unit.id, taken);
    taken.insert(unit.id);
    units.push_back(std::move(unit));
  }
  return places;
}

}  // namespace

std::string id_from(std::string_view name) {
  const std::string id = id_stem(name, LONGEST_STEM);
  return id.empty() ? "model" : id;
}

std::string free_id(const Game& game, const std::string& wanted, const std::unordered_set<std::string>& taken) {
  const auto is_free = [&](const std::string& id) { return !has_id(game, id) && !taken.contains(id); };
  if (is_free(wanted)) return wanted;
  const std::size_t dash = wanted.find_last_not_of("0123456789");
  const bool numbered = dash != std::string::npos && dash > 0 && wanted[dash] == '-';
  const std::string stem = (numbered ? wanted.substr(0, dash) : wanted).substr(0, LONGEST_STEM);
  for (int n = 2;; ++n)
    if (std::string id = stem + '-' + std::to_string(n); is_free(id)) return id;
}

GameWithNewPieces with_new_pieces(const Game& game, NewPieces arriving) {
  std::unordered_set<std::string> taken;
  std::unordered_set<std::string> names = names_in(game);
  std::vector<Unit> units = game.units();
  const std::vector<UnitIndex> places = received(game, arriving, units, taken);
  std::map<std::string, std::string, std::less<>> new_ids;
  for (Piece& piece : arriving.pieces) {
    const std::string id = free_id(game, piece.id, taken);
    taken.insert(id);
    new_ids.emplace(std::exchange(piece.id, id), id);
    piece.name = free_name(piece.name, names);
    if (piece.unit) piece.unit = places.at(at(*piece.unit));
    if (piece.unit) piece.side = units.at(at(*piece.unit)).side;
  }
  GameWithNewPieces done{game, {}};
  std::vector<Piece> pieces = pieces_in(game);
  for (Piece& piece : arriving.pieces) {
    if (const auto carrier = carrier_id(piece)) {
      const auto along = new_ids.find(*carrier);
      if (along == new_ids.end())
        piece.status = piece.status.without(ABOARD);
      else
        piece.status = piece.status.with(ABOARD, along->second);
    }
    done.pieces.push_back(static_cast<PieceIndex>(pieces.size()));
    pieces.push_back(std::move(piece));
  }
  done.game = rebuilt(game, std::move(pieces), std::move(units));
  return done;
}

NewPieces copies_of(const Game& game, std::span<const PieceIndex> pieces) {
  NewPieces copies;
  std::map<UnitIndex, UnitIndex> places;
  for (const PieceIndex i : pieces) {
    Piece piece = game.piece(i);
    if (piece.unit) {
      const auto [place, is_new] = places.emplace(*piece.unit, static_cast<UnitIndex>(copies.units.size()));
      if (is_new) copies.units.push_back(game.unit(*piece.unit));
      piece.unit = place->second;
    }
    copies.pieces.push_back(std::move(piece));
  }
  return copies;
}

Game without_pieces(const Game& game, std::span<const PieceIndex> pieces) {
  const std::set<PieceIndex> going(pieces.begin(), pieces.end());
  std::vector<Piece> kept;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    if (going.contains(static_cast<PieceIndex>(i))) continue;
    Piece piece = *game.pieces()[i];
    if (const auto carrier = carrier_of(game, static_cast<PieceIndex>(i)); carrier && going.contains(*carrier))
      set_down(piece, game.piece(*carrier));
    kept.push_back(std::move(piece));
  }
  return rebuilt(game, std::move(kept), game.units());
}

Game in_unit(const Game& game, std::span<const PieceIndex> pieces, UnitIndex unit) {
  std::vector<Piece> all = pieces_in(game);
  for (const PieceIndex i : pieces) {
    all.at(at(i)).unit = unit;
    all.at(at(i)).side = game.unit(unit).side;
  }
  return rebuilt(game, std::move(all), game.units());
}

Game in_new_unit(const Game& game, std::span<const PieceIndex> pieces, const std::string& name) {
  LINESMAN_CHECK(!pieces.empty());
  std::vector<Unit> units = game.units();
  Unit unit;
  unit.id = free_id(game, id_from(name));
  unit.name = name;
  unit.side = game.piece(pieces.front()).side;
  units.push_back(unit);
  std::vector<Piece> all = pieces_in(game);
  for (const PieceIndex i : pieces) {
    all.at(at(i)).unit = static_cast<UnitIndex>(units.size() - 1);
    all.at(at(i)).side = unit.side;
  }
  return rebuilt(game, std::move(all), std::move(units));
}

Game without_unit(const Game& game, std::span<const PieceIndex> pieces) {
  std::vector<Piece> all = pieces_in(game);
  for (const PieceIndex i : pieces) {
    Piece& piece = all.at(at(i));
    if (!piece.unit) continue;
    for (const auto& [key, value] : game.unit(*piece.unit).traits.members())
      if (piece.traits.find(key) == nullptr) piece.traits = piece.traits.with(key, value);
    piece.unit.reset();
  }
  return rebuilt(game, std::move(all), game.units());
}

Game with_unit_named(const Game& game, UnitIndex unit, std::string name) {
  std::vector<Unit> units = game.units();
  units.at(at(unit)).name = std::move(name);
  return game.with_units(std::move(units));
}

Game on_side(const Game& game, std::span<const PieceIndex> pieces, const std::string& side) {
  LINESMAN_CHECK(!side.empty());
  std::vector<Piece> all = pieces_in(game);
  std::vector<Unit> units = game.units();
  for (const PieceIndex i : pieces) {
    all.at(at(i)).side = side;
    if (const auto unit = all.at(at(i)).unit) units.at(at(*unit)).side = side;
  }
  for (Piece& piece : all)
    if (piece.unit) piece.side = units.at(at(*piece.unit)).side;
  return rebuilt(game, std::move(all), std::move(units));
}

}  // namespace linesman
