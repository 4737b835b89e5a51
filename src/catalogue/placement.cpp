#include "catalogue/placement.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"
#include "base/text.h"
#include "movement/grid/hex_grid.h"
#include "movement/order.h"
#include "rules/on_grid.h"
#include "table/losses.h"
#include "table/shared_keys.h"

namespace linesman {

namespace {

Value laid_over(Value under, const Value& over) {
  for (const auto& [key, value] : over.members()) under = under.with(key, value);
  return under;
}

/// The traits of an entry under all its rulesets, so that the game may change to another one; those for the ruleset in
/// force replace the others.
Value traits_of(const CatalogueEntry& entry, const EntryForRuleset* in_force) {
  Value traits = entry.traits;
  for (const EntryForRuleset& part : entry.rulesets) traits = laid_over(traits, part.traits);
  return in_force != nullptr ? laid_over(traits, in_force->traits) : traits;
}

std::vector<std::string> lineage_of(const Game& game, const Ruleset* ruleset) {
  return ruleset != nullptr ? ruleset->terms().lineage : std::vector<std::string>{game.ruleset()};
}

Footprint footprint_in(const Game& game, const Piece& piece, const Ruleset* ruleset) {
  if (ruleset == nullptr) return piece.base;
  const auto with_it = with_new_pieces(game, {{piece}, {}});
  return ruleset->footprint(with_it.game, with_it.pieces.front());
}

int files_of(const PlacementRequest& request) {
  if (request.arrangement == Arrangement::line) return request.copies;
  return static_cast<int>(std::ceil(std::sqrt(static_cast<double>(request.copies))));
}

/// Places about the origin, the front rank first.
std::vector<Vec> places(const PlacementRequest& request, const Box& base, const Table& table) {
  const int files = files_of(request);
  const int ranks = (request.copies + files - 1) / files;
  // On a grid each piece has a hex of its own.
  const Vec apart =
      table.hex ? Vec{table.hex->size, table.hex->size} : base.max - base.min + Vec{request.gap, request.gap};
  std::vector<Vec> found;
  found.reserve(static_cast<std::size_t>(request.copies));
  for (int i = 0; i < request.copies; ++i) {
    const int rank = i / files;
    found.push_back({(i % files - (files - 1) / 2.0) * apart.x, ((ranks - 1) / 2.0 - rank) * apart.y});
  }
  return found;
}

/// A step that any piece of the game could try.
Path short_step(const Game& game, const Terms& terms, const Piece& piece) {
  if (on_grid(terms, game) && piece.hex) {
    const HexGrid grid(*game.table().hex);
    for (int side = 0; side < 6; ++side)
      if (const Hex next = grid.across(*piece.hex, side); grid.contains(next)) return {HexStep{next}};
  }
  return {ForwardStep{0.25}};
}

std::string path_action(const Terms& terms) {
  const auto found = std::find_if(terms.actions.begin(), terms.actions.end(), [](const Action& a) { return a.path; });
  return found == terms.actions.end() ? "" : found->id;
}

/// A problem is about a key where it points at it, or at its object with the key as an argument.
bool names_key(const Problem& problem, const std::string& object, const std::string& key) {
  if (problem.pointer == pointer_to(object, key)) return true;
  const Argument* named = problem.reason.argument("key");
  return problem.pointer == object && named != nullptr && english(*named) == key;
}

std::optional<MissingTrait> named_in(const Problem& problem, const Terms& terms, const Game& game, PieceIndex index) {
  const Piece& piece = game.piece(index);
  const std::string place = pointer_to("/pieces", at(index));
  const auto given = [&](const Value& own, Value Unit::*of_unit, const std::string& key) {
    return own.find(key) != nullptr || (piece.unit && (game.unit(*piece.unit).*of_unit).find(key) != nullptr);
  };
  for (const Field& field : terms.traits)
    if (names_key(problem, place + "/traits", field.key) && !given(piece.traits, &Unit::traits, field.key))
      return MissingTrait{field, false};
  for (const Field& field : terms.status)
    if (names_key(problem, place + "/status", field.key) && !given(piece.status, &Unit::status, field.key))
      return MissingTrait{field, true};
  return std::nullopt;
}

/// The plainest value that a field may have: a model for any game stands for the commonest one.
Value plainest(const Field& field) {
  constexpr double USUAL = 6;  // what a model moves, or has of something else, in most games
  switch (field.type) {
    case FieldType::choice: return field.choices.empty() ? Value() : Value(field.choices.front());
    case FieldType::number:
    case FieldType::whole: {
      const double least = field.least.value_or(0) + (field.above_least ? 1 : 0);
      const double most = field.most.value_or(std::max(USUAL, least));
      return Value(std::clamp(USUAL, std::min(least, most), most));
    }
    default: return {};
  }
}

/// With a value for each trait of a piece that has no default.
Value filled(Value traits, const Terms& terms) {
  for (const Field& field : terms.traits) {
    const bool of_pieces = std::find(field.owners.begin(), field.owners.end(), FieldOwner::piece) != field.owners.end();
    if (of_pieces && field.fallback.is_null() && traits.find(field.key) == nullptr)
      if (const Value value = plainest(field); !value.is_null()) traits = traits.with(field.key, value);
  }
  return traits;
}

}  // namespace

NewPieces pieces_from(const CatalogueEntry& entry, const PlacementRequest& request, const Game& game,
                      const Ruleset* ruleset) {
  LINESMAN_CHECK(request.copies >= 1 && request.copies <= MAX_COPIES && !request.side.empty());
  const EntryForRuleset* part = entry.part_for(lineage_of(game, ruleset));
  Piece piece;
  piece.id = id_from(entry.name);
  piece.name = entry.name;
  piece.side = request.side;
  piece.base = entry.base;
  piece.traits = laid_over(traits_of(entry, part), request.traits);
  if (part != nullptr) piece.status = part->status;
  if (ruleset != nullptr && part != nullptr && part->ruleset == ANY_RULESET)
    piece.traits = filled(piece.traits, ruleset->terms());
  NewPieces made;
  if (request.as_unit) {
    Unit unit;
    unit.name = entry.name + " unit";
    unit.id = id_from(unit.name);
    unit.side = request.side;
    made.units.push_back(unit);
  }
  const Box base = frame_box(footprint_in(game, piece, ruleset));
  if (request.as_unit) piece.unit = UnitIndex{0};
  for (const Vec place : places(request, base, game.table())) {
    piece.pose.at = place;
    made.pieces.push_back(piece);
  }
  return made;
}

std::optional<MissingTrait> missing_trait(const Ruleset& ruleset, const Game& game, PieceIndex index) {
  const Piece& piece = game.piece(index);
  Order order;
  order.who = OnePiece{piece.id};
  order.action = path_action(ruleset.terms());
  order.paths.set_all(short_step(game, ruleset.terms(), piece));
  const auto read = ruleset.prepare(game, order, ruleset.read(game));
  if (read) return std::nullopt;
  return named_in(read.problem(), ruleset.terms(), game, index);
}

Piece replaced_by(const CatalogueEntry& entry, const Piece& piece, const Terms* terms) {
  const EntryForRuleset* part = terms != nullptr ? entry.part_for(terms->lineage) : nullptr;
  Piece other = piece;
  other = with_base(std::move(other), entry.base);
  other.traits = traits_of(entry, part);
  other.status = part != nullptr ? part->status : Value::empty_object();
  // Keep the members that say where the piece is.
  for (const std::string_view key : OFF_TABLE)
    if (const Value* there = piece.status.find(key)) other.status = other.status.with(key, *there);
  return other;
}

}  // namespace linesman
