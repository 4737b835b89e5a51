// Slips of the pen in a document that can be read: names that nothing reads, sizes in another unit, facings forgotten.
#include "lint/doubts.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/lengths.h"
#include "base/nearest_name.h"
#include "base/text.h"
#include "lint/lints.h"
#include "lint/words.h"
#include "table/shared_keys.h"

namespace linesman {

namespace {

using MemberNames = std::vector<std::string>;

/// Complains of each member with a name that is not known, but nearly.
void doubt_members(const Value& object, const std::string& pointer, const MemberNames& known,
                   std::vector<Complaint>& found) {
  for (const auto& [name, value] : object.members()) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    const std::string meant = name_meant(name, known);
    if (meant.empty()) continue;
    found.push_back({.code = "member-unknown",
                     .pointer = pointer_to(pointer, name),
                     .reason = said<"Nothing reads \"{name}\": is \"{known}\" meant?">(name, meant),
                     .of = {},
                     .at = {}});
  }
}

void doubt_items(const Value& document, const std::string& list, const MemberNames& known,
                 std::vector<Complaint>& found) {
  for (std::size_t i = 0; i < document[list].size() && document[list].is_array(); ++i)
    doubt_members(document[list][i], pointer_to("/" + list, i), known, found);
}

/// Sides that differ in capitals alone make two sides of one.
void doubt_sides(const Value& document, std::vector<Complaint>& found) {
  std::map<std::string, std::string> first_written;
  std::set<std::string> told;
  for (const char* list : {"units", "pieces"})
    for (std::size_t i = 0; document[list].is_array() && i < document[list].size(); ++i) {
      const std::string side(document[list][i]["side"].text().value_or(""));
      if (side.empty()) continue;
      const std::string& other = first_written.emplace(in_small_letters(side), side).first->second;
      if (other == side || !told.insert(side).second) continue;
      found.push_back({.code = "side-capitals",
                       .pointer = pointer_to(pointer_to("/" + std::string(list), i), "side"),
                       .reason = said<"\"{a}\" and \"{b}\" are two sides: is one meant?">(side, other),
                       .of = {},
                       .at = {}});
    }
}

/// One complaint for all pieces that lie on the table without a facing.
void doubt_facings(const Value& document, std::vector<Complaint>& found) {
  MemberNames without;
  std::optional<std::size_t> first;
  const Value& pieces = document["pieces"];
  for (std::size_t i = 0; pieces.is_array() && i < pieces.size(); ++i) {
    const Value& piece = pieces[i];
    if (piece.find("facing") || !(piece.find("at") || piece.find("hex"))) continue;
    if (!first) first = i;
    const auto name = piece["name"].text();
    without.emplace_back(name && !name->empty() ? *name : piece["id"].text().value_or(""));
  }
  if (!first) return;
  const Argument who = lints::names_of(without);
  found.push_back({.code = "facing-missing",
                   .pointer = pointer_to("/pieces", *first),
                   .reason = without.size() == 1 ? said<"{list} has no facing and faces north.">(who)
                                                 : said<"{list} have no facing and face north.">(who),
                   .of = {},
                   .at = {}});
}

}  // namespace

const std::map<std::string, std::vector<std::string>>& known_members() {
  static const std::map<std::string, MemberNames> known{
      {"", {"$schema", "linesman", "title",  "ruleset", "options",   "house_rules", "tolerance", "table",
            "terrain", "units",    "pieces", "turn",    "phase",     "sides",       "notes",     "backdrop",
            "rules",   "history",  "here",   "chain",   "meant_for", "lint"}},
      {"terrain",
       {"id", "name", "kind", "geometry", "width", "height", "hexes", "hexsides", "traits", "status", "ratings"}},
      {"units", {"id", "name", "side", "traits", "status"}},
      {"pieces",
       {"id", "name", "side", "unit", "base", "at", "hex", "facing", "altitude", "traits", "status", "tray", "marker",
        "uncertainty", "turn"}}};
  return known;
}

std::vector<Complaint> doubts_about(const Value& document) {
  std::vector<Complaint> found;
  doubt_members(document, "", known_members().at(""), found);
  for (const char* list : {"terrain", "units", "pieces"}) doubt_items(document, list, known_members().at(list), found);
  doubt_facings(document, found);
  doubt_sides(document, found);
  return found;
}

namespace lints {

Complaints bases_too_large(const Setup& setup) {
  constexpr double LARGEST = 12;
  Complaints complaints;
  for (std::size_t i = 0; i < setup.game().pieces().size(); ++i) {
    const Piece& piece = setup.game().piece(static_cast<PieceIndex>(i));
    const Box box = frame_box(piece.base);
    const double across = std::max(box.max.x - box.min.x, box.max.y - box.min.y);
    if (across <= LARGEST) continue;
    complaints.push_back(
        {.pointer = piece_pointer(static_cast<PieceIndex>(i)) + "/base",
         .reason = said<"The base of {model} is {n}″ across. If {mm} mm are meant, that is {inches}″.">(
             name_of(piece), across, across, across / MILLIMETRES_IN_AN_INCH),
         .of = {piece.id},
         .at = piece.on_table() ? std::optional(piece.pose.at) : std::nullopt});
  }
  return complaints;
}

namespace {

MemberNames known_traits(const Setup& setup) {
  MemberNames known{"armoured", "size", "level", "uphill", "paved"};
  for (const SharedTrait& trait : SHARED_TRAITS) known.emplace_back(trait.key);
  for (const Meant& meant : setup.meant())
    for (const Field& trait : meant.ruleset->terms().traits) known.push_back(trait.key);
  return known;
}

MemberNames known_statuses(const Setup& setup) {
  MemberNames known{std::string(ABOARD), std::string(FORMATION)};
  known.insert(known.end(), CONDITIONS.begin(), CONDITIONS.end());
  for (const Meant& meant : setup.meant())
    for (const Field& status : meant.ruleset->terms().status) known.push_back(status.key);
  return known;
}

}  // namespace

Complaints traits_misspelt(const Setup& setup) {
  if (!setup.ruleset()) return {};
  const MemberNames traits = known_traits(setup);
  const MemberNames statuses = known_statuses(setup);
  Complaints complaints;
  const auto doubt = [&](const auto& thing, const std::string& pointer, std::optional<Vec> place) {
    if (setup.given_up()) return;
    Complaints found;
    doubt_members(thing.traits, pointer + "/traits", traits, found);
    // Of pieces and units another lint names every status that is not read.
    if constexpr (std::is_same_v<std::decay_t<decltype(thing)>, Feature>)
      doubt_members(thing.status, pointer + "/status", statuses, found);
    for (Complaint& complaint : found) {
      complaint.code.clear();
      complaint.of = {thing.id};
      complaint.at = place;
      complaints.push_back(std::move(complaint));
    }
  };
  const Game& game = setup.game();
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = game.piece(static_cast<PieceIndex>(i));
    doubt(piece, piece_pointer(static_cast<PieceIndex>(i)),
          piece.on_table() ? std::optional(piece.pose.at) : std::nullopt);
  }
  for (std::size_t i = 0; i < game.units().size(); ++i)
    doubt(game.units()[i], unit_pointer(static_cast<UnitIndex>(i)), std::nullopt);
  for (std::size_t i = 0; i < game.terrain().size(); ++i)
    doubt(game.terrain()[i], feature_pointer(static_cast<FeatureIndex>(i)), std::nullopt);
  return complaints;
}

}  // namespace lints

}  // namespace linesman
