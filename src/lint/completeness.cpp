// Members that the rulesets of a game need in its pieces, and names that people need to talk about them.
#include <algorithm>

#include "base/text.h"
#include "lint/lints.h"
#include "lint/words.h"

namespace linesman::lints {

namespace {

/// Whether the pointer of a problem names a member that the piece lacks.
bool names_missing(const std::string& pointer, const Game& game, PieceIndex index) {
  const Piece& piece = game.piece(index);
  const auto lacks = [&](const std::string& place, const Value& members) {
    if (pointer == place) return true;
    if (!pointer.starts_with(place + "/")) return false;
    return members.find(pointer.substr(place.size() + 1)) == nullptr;
  };
  if (lacks(piece_pointer(index) + "/traits", piece.traits)) return true;
  return piece.on_table() && lacks(piece_pointer(index) + "/status", piece.status);
}

/// A path of one step that the ruleset reads.
std::optional<Path> short_path(const Terms& terms) {
  const auto reads = [&](std::string_view key) {
    return std::find(terms.steps.begin(), terms.steps.end(), key) != terms.steps.end();
  };
  if (reads("forward")) return Path{ForwardStep{1}};
  if (reads("turn")) return Path{TurnStep{1}};
  return std::nullopt;
}

/// The problem that keeps the ruleset from reading any order for the piece, if the piece lacks something.
/// `reading`: of the game by that ruleset.
std::optional<Problem> lacking(const Meant& meant, const std::shared_ptr<const GameReading>& reading,
                               PieceIndex index) {
  const Terms& terms = meant.ruleset->terms();
  const auto path = short_path(terms);
  if (!path) return std::nullopt;
  std::optional<Problem> first;
  for (const Action& action : terms.actions) {
    if (!action.path) continue;
    Order order{OnePiece{meant.game.piece(index).id}, action.id, {}, {}, {}};
    order.paths.set_all(*path);
    const auto prepared = meant.ruleset->prepare(meant.game, order, reading);
    if (prepared) return std::nullopt;
    if (!first && names_missing(prepared.problem().pointer, meant.game, index)) first = prepared.problem();
  }
  return first;
}

/// `said_of`: the sentence about those that have no name, by their ids.
template <class Things, class Unnamed, class Say>
Complaints unnamed(const Things& things, const std::string& list, Unnamed is_unnamed, Say said_of) {
  std::vector<std::string> ids;
  std::optional<std::size_t> first;
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (!is_unnamed(i)) continue;
    if (!first) first = i;
    ids.push_back(things[i].id);
  }
  if (!first) return {};
  Sentence reason = said_of(ids);
  Complaint complaint{.pointer = pointer_to(list, *first), .reason = std::move(reason), .of = std::move(ids), .at = {}};
  return {std::move(complaint)};
}

Sentence without_name(const char* one, const std::string& id) {
  return said<"The {kind} \"{id}\" has no name.">(one, id);
}

}  // namespace

Complaints traits_missing(const Setup& setup) {
  Complaints complaints;
  for (const Meant& meant : setup.meant()) {
    const auto reading = meant.ruleset->read(meant.game);
    for (std::size_t i = 0; i < meant.game.pieces().size(); ++i) {
      const auto index = static_cast<PieceIndex>(i);
      const Piece& piece = meant.game.piece(index);
      const auto problem = lacking(meant, reading, index);
      if (problem)
        complaints.push_back({.pointer = problem->pointer,
                              .reason = said<"{ruleset} cannot move {model}: {reason}.">(
                                  meant.ruleset->terms().title, name_of(piece), problem->reason),
                              .of = {piece.id},
                              .at = piece.on_table() ? std::optional(piece.pose.at) : std::nullopt});
    }
  }
  return complaints;
}

Complaints not_for_ruleset(const Setup& setup) { return setup.not_meant(); }

Complaints units_unnamed(const Setup& setup) {
  const Game& game = setup.game();
  const auto is_unnamed = [&](std::size_t i) {
    return game.units()[i].name.empty() && !game.pieces_of(static_cast<UnitIndex>(i)).empty();
  };
  return unnamed(game.units(), "/units", is_unnamed, [](const std::vector<std::string>& ids) {
    return ids.size() == 1 ? without_name("unit", ids.front())
                           : said<"{n} units have no names: {list}.">(ids.size(), names_of(ids));
  });
}

Complaints buildings_unnamed(const Setup& setup) {
  const auto& terrain = setup.game().terrain();
  const auto is_unnamed = [&](std::size_t i) { return terrain[i].kind == Kind::building && terrain[i].name.empty(); };
  return unnamed(terrain, "/terrain", is_unnamed, [](const std::vector<std::string>& ids) {
    return ids.size() == 1 ? without_name("building", ids.front())
                           : said<"{n} buildings have no names: {list}.">(ids.size(), names_of(ids));
  });
}

}  // namespace linesman::lints
