// What only the end of a move shows of the pieces that move together.
#include "hexes/stack.h"

#include <algorithm>
#include <set>

#include "base/text.h"

namespace linesman::hexes {

namespace {

/// Holds the paths of a stack against one another, hex by hex.
class Parting {
 public:
  explicit Parting(Marches& marches) : marches_(marches), parted_(marches.size(), false) {}

  void compare() {
    std::size_t most = 0;
    for (const March& march : marches_) most = std::max(most, march.entries.size());
    for (std::size_t n = 0; n < most; ++n) compare(n);
  }

 private:
  /// Whoever has had an event, has gone astray or has parted already is held against nobody any more.
  bool takes_part(std::size_t i, std::size_t n) const {
    const March& march = marches_[i];
    const bool over = march.event || march.false_step;
    return !parted_[i] && !(over && n >= march.entries.size());
  }

  void compare(std::size_t n) {
    std::size_t first = 0;
    while (first < marches_.size() && !takes_part(first, n)) ++first;
    for (std::size_t i = first + 1; i < marches_.size(); ++i)
      if (takes_part(i, n)) compare(marches_[first], i, n);
  }

  void compare(const March& first, std::size_t i, std::size_t n) {
    March& march = marches_[i];
    const auto hex_of = [n](const March& m) {
      return n < m.entries.size() ? std::optional(m.entry(n).to) : std::nullopt;
    };
    const auto hex = hex_of(march);
    const auto other = hex_of(first);
    if (hex == other) return;
    parted_[i] = true;
    Words words{{"first", Value(label(first.piece()))}};
    if (hex) words.emplace_back("hex", hex_text(*hex));
    if (other) words.emplace_back("other", hex_text(*other));
    const std::size_t step = hex ? march.entries[n] : march.last > 0 ? march.last - 1 : 0;
    march.fault("hexes-4", step, {}, std::move(words), !hex ? "behind" : other ? "parted" : "ahead");
  }

  Marches& marches_;
  std::vector<bool> parted_;
};

/// A hex in which pieces of the order end, with all the friends that are in it then.
struct Gathering {
  Hex hex;
  const March* march = nullptr;  ///< the first that ends there
  std::vector<PieceIndex> friends;
};

bool is_moved(const Marches& marches, PieceIndex piece) {
  return std::any_of(marches.begin(), marches.end(), [&](const March& m) { return m.trace.piece == piece; });
}

std::vector<PieceIndex> friends_in(const Setting& setting, const Marches& marches, Hex hex, const std::string& side) {
  std::vector<PieceIndex> friends;
  const auto& pieces = setting.game.pieces();
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    const Piece& piece = *pieces[i];
    if (piece.hex == hex && piece.side == side && piece.on_table() && !is_moved(marches, index))
      friends.push_back(index);
  }
  for (const March& march : marches) {
    const Piece& piece = march.piece();
    if (march.end_hex() == hex && piece.side == side && piece.on_table() && !march.eliminated())
      friends.push_back(march.trace.piece);
  }
  std::sort(friends.begin(), friends.end());
  return friends;
}

std::vector<Gathering> gatherings(const Setting& setting, const Marches& marches) {
  std::vector<Gathering> all;
  for (const March& march : marches) {
    const std::string& side = march.piece().side;
    const bool told = std::any_of(all.begin(), all.end(), [&](const Gathering& g) {
      return g.hex == march.end_hex() && g.march->piece().side == side;
    });
    if (told || march.eliminated()) continue;
    all.push_back({march.end_hex(), &march, friends_in(setting, marches, march.end_hex(), side)});
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
    return Problem{"", pointer_to(pointer, "value"),
                   "\"" + piece.id + "\" needs \"value\": its hex is overfull, and the cheapest is lost"};
  }
  return std::nullopt;
}

/// The cheapest; of equals one that has moved, then the last in the document.
std::vector<PieceIndex>::iterator cheapest(const Setting& setting, const Marches& marches,
                                           std::vector<PieceIndex>& friends) {
  const auto key = [&](PieceIndex i) {
    return std::tuple(setting.game.piece(i).traits["value"].number().value_or(0), !is_moved(marches, i),
                      -static_cast<int>(i));
  };
  return std::min_element(friends.begin(), friends.end(), [&](PieceIndex a, PieceIndex b) { return key(a) < key(b); });
}

}  // namespace

/// hexes-4
void stays_together(Marches& marches) { Parting(marches).compare(); }

/// hexes-27, as a fault.
void overstacked_end_forbidden(Marches& marches) {
  const Setting& setting = marches.front().setting;
  if (!setting.forbid_overstack) return;
  for (const Gathering& g : gatherings(setting, marches)) {
    if (!overfull(setting, g.friends)) continue;
    March& march = marches[static_cast<std::size_t>(g.march - marches.data())];
    march.fault("hexes-27", march.last > 0 ? march.last - 1 : 0, {}, {{"hex", hex_text(g.hex)}});
  }
}

Result<std::vector<Loss>> overstacked_end(const Setting& setting, const Marches& marches) {
  std::vector<Loss> losses;
  if (setting.forbid_overstack) return losses;
  for (Gathering& g : gatherings(setting, marches)) {
    if (!overfull(setting, g.friends)) continue;
    if (const auto problem = missing_value(setting, g.friends)) return *problem;
    while (overfull(setting, g.friends)) {
      const auto lost = cheapest(setting, marches, g.friends);
      losses.push_back({*lost, g.hex});
      g.friends.erase(lost);
    }
  }
  return losses;
}

}  // namespace linesman::hexes
