// The end of a move: the pieces that move together, overfull hexes, and passengers.
#include <algorithm>
#include <set>

#include "base/text.h"
#include "hexes/judge.h"
#include "table/status.h"

namespace linesman::hexes {

namespace {

/// Compares the paths of a stack hex by hex.
class RouteComparison {
 public:
  explicit RouteComparison(Walks& walks) : walks_(walks), parted_(walks.size(), false) {}

  void compare() {
    std::size_t most = 0;
    for (const Walk& walk : walks_) most = std::max(most, walk.way.entries().size());
    for (std::size_t n = 0; n < most; ++n) compare(n);
  }

 private:
  /// A piece that has had an event, made a false step or parted already is compared no more.
  bool takes_part(std::size_t i, std::size_t n) const {
    const Walk& walk = walks_[i];
    const bool over = walk.way.event() || walk.way.false_step();
    return !parted_[i] && !(over && n >= walk.way.entries().size());
  }

  void compare(std::size_t n) {
    std::size_t first = 0;
    while (first < walks_.size() && !takes_part(first, n)) ++first;
    for (std::size_t i = first + 1; i < walks_.size(); ++i)
      if (takes_part(i, n)) compare(walks_[first], i, n);
  }

  void compare(const Walk& first, std::size_t i, std::size_t n) {
    Walk& walk = walks_[i];
    const auto hex_of = [n](const Walk& m) {
      return n < m.way.entries().size() ? std::optional(m.way.entry(n).to) : std::nullopt;
    };
    const auto hex = hex_of(walk);
    const auto other = hex_of(first);
    if (hex == other) return;
    parted_[i] = true;
    Words words{{"first", label(first.way.piece())}};
    if (hex) words.emplace_back("hex", hex_text(*hex));
    if (other) words.emplace_back("other", hex_text(*other));
    Finding fault = walk.way.fault_of("hexes-4", hex ? walk.way.entries()[n] : walk.way.last_step());
    fault.figures = std::move(words);
    fault.says = !hex ? "behind" : other ? "parted" : "ahead";
    fault.stage = Stage::at_end;
    fault.chosen = true;
    walk.found.fault(std::move(fault));
  }

  Walks& walks_;
  std::vector<bool> parted_;
};

/// A hex in which pieces of the order end, with all friends that are in it then.
struct EndHex {
  Hex hex;
  const Walk* walk = nullptr;  ///< the first that ends there
  std::vector<PieceIndex> friends;
};

bool is_moved(const Walks& walks, PieceIndex piece) {
  return std::any_of(walks.begin(), walks.end(), [&](const Walk& m) { return m.way.trace.piece == piece; });
}

std::vector<PieceIndex> friends_in(const Setting& setting, const Walks& walks, Hex hex, const std::string& side) {
  std::vector<PieceIndex> friends;
  const auto& pieces = setting.game.pieces();
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    const Piece& piece = *pieces[i];
    if (piece.hex == hex && piece.side == side && piece.on_table() && !is_moved(walks, index)) friends.push_back(index);
  }
  for (const Walk& walk : walks) {
    const Piece& piece = walk.way.piece();
    if (walk.way.end_hex() == hex && piece.side == side && piece.on_table() && !walk.way.eliminated())
      friends.push_back(walk.way.trace.piece);
  }
  std::sort(friends.begin(), friends.end());
  return friends;
}

std::vector<EndHex> end_hexes(const Setting& setting, const Walks& walks) {
  std::vector<EndHex> all;
  for (const Walk& walk : walks) {
    const std::string& side = walk.way.piece().side;
    const bool known = std::any_of(all.begin(), all.end(), [&](const EndHex& g) {
      return g.hex == walk.way.end_hex() && g.walk->way.piece().side == side;
    });
    if (known || walk.way.eliminated()) continue;
    all.push_back({walk.way.end_hex(), &walk, friends_in(setting, walks, walk.way.end_hex(), side)});
  }
  return all;
}

bool overfull(const Setting& setting, const std::vector<PieceIndex>& friends) {
  Crowd crowd;
  for (const PieceIndex i : friends) add_to(crowd, setting.game.piece(i));
  return !within_stacking_limits(setting.figures, crowd);
}

std::optional<Problem> missing_value(const Setting& setting, const std::vector<PieceIndex>& friends) {
  for (const PieceIndex i : friends) {
    const Piece& piece = setting.game.piece(i);
    if (piece.traits["value"].is_number()) continue;
    const std::string pointer = pointer_to(pointer_to("/pieces", at(i)), "traits");
    return Problem{pointer_to(pointer, "value"),
                   said<"\"{id}\" needs \"value\": its hex is overfull, and the cheapest is lost">(piece.id)};
  }
  return std::nullopt;
}

/// The piece of least value; of equals one that has moved, then the last in the document.
std::vector<PieceIndex>::iterator cheapest(const Setting& setting, const Walks& walks,
                                           std::vector<PieceIndex>& friends) {
  const auto key = [&](PieceIndex i) {
    return std::tuple(setting.game.piece(i).traits["value"].number().value_or(0), !is_moved(walks, i),
                      -static_cast<int>(i));
  };
  return std::min_element(friends.begin(), friends.end(), [&](PieceIndex a, PieceIndex b) { return key(a) < key(b); });
}

/// With `stack_routes: same_ends`: all pieces without an event end in the hex of the first of them.
void ends_together(Walks& walks) {
  const auto takes_part = [](const Walk& walk) { return !walk.way.event(); };
  const auto first = std::find_if(walks.begin(), walks.end(), takes_part);
  for (auto walk = first; walk != walks.end(); ++walk) {
    const Way& way = walk->way;
    if (!takes_part(*walk) || way.end_hex() == first->way.end_hex()) continue;
    Finding fault = way.moved() ? way.fault_of("hexes-4", way.last_step()) : Finding{.rule = "hexes-4"};
    fault.figures = {{"first", label(first->way.piece())},
                     {"hex", hex_text(way.end_hex())},
                     {"other", hex_text(first->way.end_hex())}};
    fault.says = "ends";
    fault.stage = Stage::at_end;
    fault.chosen = true;
    walk->found.fault(std::move(fault));
  }
}

}  // namespace

/// hexes-4
void stays_together(Walks& walks) {
  if (walks.front().way.setting.same_ends) return ends_together(walks);
  RouteComparison(walks).compare();
}

/// hexes-27, as a fault.
void overstacked_end_forbidden(Walks& walks) {
  const Setting& setting = walks.front().way.setting;
  if (!setting.forbid_overstack) return;
  for (const EndHex& g : end_hexes(setting, walks)) {
    if (!overfull(setting, g.friends)) continue;
    Walk& walk = walks[static_cast<std::size_t>(g.walk - walks.data())];
    Finding fault = walk.way.fault_of("hexes-27", walk.way.last_step());
    fault.figures = {{"hex", hex_text(g.hex)}};
    fault.stage = Stage::at_end;
    fault.chosen = true;
    walk.found.fault(std::move(fault));
  }
}

Result<std::vector<Loss>> overstacked_end(const Setting& setting, const Walks& walks) {
  std::vector<Loss> losses;
  if (setting.forbid_overstack) return losses;
  for (EndHex& g : end_hexes(setting, walks)) {
    if (!overfull(setting, g.friends)) continue;
    if (const auto problem = missing_value(setting, g.friends)) return *problem;
    while (overfull(setting, g.friends)) {
      const auto lost = cheapest(setting, walks, g.friends);
      losses.push_back({*lost, g.hex});
      g.friends.erase(lost);
    }
  }
  return losses;
}

namespace {

std::optional<PieceIndex> transport_of(const Game& game, PieceIndex piece) {
  const auto id = game.piece(piece).status[ABOARD].text();
  return id ? game.find_piece(*id) : std::nullopt;
}

const Walk* walk_of(const Walks& walks, PieceIndex piece) {
  const auto it = std::find_if(walks.begin(), walks.end(), [&](const Walk& w) { return w.way.trace.piece == piece; });
  return it == walks.end() ? nullptr : &*it;
}

/// The nearest of its transports that the order moves; nullptr when it moves none of them.
const Walk* carried_by(const Game& game, const Walks& walks, PieceIndex passenger) {
  std::set<PieceIndex> seen;  // two transports may carry each other in a document
  for (auto transport = transport_of(game, passenger); transport && seen.insert(*transport).second;
       transport = transport_of(game, *transport))
    if (const Walk* walk = walk_of(walks, *transport)) return walk;
  return nullptr;
}

}  // namespace

// hexes-30
std::vector<End> ends_of_passengers(const Game& game, const Walks& walks) {
  std::vector<End> ends;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto piece = static_cast<PieceIndex>(i);
    if (walk_of(walks, piece)) continue;
    const Walk* transport = carried_by(game, walks, piece);
    if (!transport) continue;
    Pose pose = transport->way.end();
    pose.facing = game.piece(piece).pose.facing;
    ends.push_back({piece, pose, transport->way.end_hex()});
  }
  return ends;
}

}  // namespace linesman::hexes
