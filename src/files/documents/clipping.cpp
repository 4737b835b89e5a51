#include "files/documents/clipping.h"

#include <set>

#include "files/documents/document.h"
#include "files/json.h"

namespace linesman {

std::string write_clipping(const Game& game, std::span<const PieceIndex> pieces) {
  const std::set<PieceIndex> clipped(pieces.begin(), pieces.end());
  std::vector<PieceIndex> others;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (!clipped.contains(static_cast<PieceIndex>(i))) others.push_back(static_cast<PieceIndex>(i));
  const Game clipping = without_pieces(game.with_terrain({}).with_title("").with_history(Value::empty_array()), others);
  return write_json(write_document({clipping, {}}), 2) + "\n";
}

Result<NewPieces> read_clipping(std::string_view text) {
  const std::string file = "the clipboard";
  const auto json = parse_json(text, file);
  if (!json) return Problem{file, "", said<"this is no text of models: {reason}">(json.problem().reason)};
  const auto document = read_document(*json, file);
  if (!document) return document.problem();
  std::vector<PieceIndex> all;
  for (std::size_t i = 0; i < document->game.pieces().size(); ++i) all.push_back(static_cast<PieceIndex>(i));
  if (all.empty()) return Problem{file, "/pieces", "there are no models in it"};
  return copies_of(document->game, all);
}

}  // namespace linesman
