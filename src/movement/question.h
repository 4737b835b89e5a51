// A question of a player about a move. A member that the player did not say is left out: it has no usual value.
//
//   Question question{.who = {"tank-1"}, .to = PlaceAsked{.ends = ends_at({24, 18})}};
//   question.how.action = "rapid";                          // without it: by every action
//   question.roll["movement"] = {6, std::nullopt};          // without it: by every roll
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "movement/form.h"
#include "movement/order.h"

namespace linesman {

/// A way that was drawn, as in an order: one for all pieces, or one for each.
struct WayAsked {
  PerPiece<Path> paths;
};

/// A place where a piece is to end: `at`, or the centre of a hex.
struct AskedEnd {
  Vec at;                            ///< inches; it means nothing with `hex`
  std::optional<Hex> hex{};          ///< on a grid
  std::optional<double> facing{};    ///< a heading, degrees in [0, 360); nothing: any
  std::optional<double> altitude{};  ///< inches; nothing: any
};

/// A place for any of the models, or for one of them alone.
struct AskedPlace {
  AskedEnd end;
  std::string piece{};  ///< id; empty: any model
};

/// Places where the pieces are to end: one for all, one for each by id, or a list of as many as there are models.
struct PlaceAsked {
  PerPiece<AskedEnd> ends;
  std::optional<double> within{};  ///< inches forgiven at the end; nothing: as much as usual (reach/questions/could.h)
  std::vector<AskedPlace> listed{};  ///< in place of `ends`
};

/// Another shape for the models of a unit.
struct FormAsked {
  Form form;
};

/// Everywhere that they could end.
struct AnywhereAsked {
  std::optional<double> facing{};  ///< how they are to face there, degrees in [0, 360); nothing: anyhow
};

/// Are the bases farther apart than that?
struct ApartAsked {
  std::string from;     ///< id of a model, unit or feature
  double distance = 0;  ///< at least 0; inches, on a grid hexes
};

using Aim = std::variant<WayAsked, PlaceAsked, FormAsked, AnywhereAsked, ApartAsked>;

/// The order's other members: not who, way, end or dice.
struct HowAsked {
  std::string action;                     ///< empty: every action that can be asked
  PerPiece<StartPose> starts;             ///< where they come on to the table
  Value members = Value::empty_object();  ///< members that the ruleset defines: `toward`, `target`…
};

/// The rules to ask under, each in place of the game's; of options those that are said.
struct UnderAsked {
  std::string ruleset;                    ///< id; empty: the game's
  Value options = Value::empty_object();  ///< over the game's
  Value house;                            ///< object; null: the game's house rules
  Value draft;                            ///< a ruleset.json; null: the rules as they are saved
  bool empty() const { return ruleset.empty() && options.size() == 0 && house.is_null() && draft.is_null(); }
};

/// Faces by purpose, in the order rolled. Nothing: not known. 0: a die that was used up without being rolled.
using AskedRoll = std::map<std::string, std::vector<std::optional<int>>>;

struct Question {
  std::vector<std::string> who;        ///< ids of models, none twice, or of one unit
  std::optional<std::int64_t> from{};  ///< number of an entry of the record, 0: the start; nothing: as it stands
  Aim to;
  HowAsked how;
  AskedRoll roll;
  UnderAsked under;
};

/// The same end for all pieces.
inline PerPiece<AskedEnd> ends_at(AskedEnd end) {
  PerPiece<AskedEnd> ends;
  ends.set_all(end);
  return ends;
}

}  // namespace linesman
