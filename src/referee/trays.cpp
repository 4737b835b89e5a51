#include "referee/trays.h"

#include <algorithm>

#include "base/contains.h"
#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "table/losses.h"
#include "table/roster.h"
#include "table/shared_keys.h"
#include "table/status.h"

namespace linesman {

namespace {

Vec rounded_place(Vec at) { return {rounded(at.x), rounded(at.y)}; }

Result<PieceIndex> find(const Game& game, const std::string& id) {
  const auto index = game.find_piece(id);
  if (!index) return Problem{"", said<"there is no piece \"{id}\" in the game">(id)};
  return *index;
}

Result<PieceIndex> find_tray(const Game& game, const std::string& id) {
  auto index = find(game, id);
  if (!index) return index;
  if (!game.piece(*index).tray) return Problem{"", said<"{piece} is no tray">(label(game.piece(*index)))};
  return index;
}

Result<ChangedTray> with_losses(const Game& game, const TrayRequest& request) {
  const auto index = find_tray(game, request.piece);
  if (!index) return index.problem();
  const Piece& piece = game.piece(*index);
  const Value losses(*request.losses);
  if (Sentence why = why_no_losses(*piece.tray, losses); !why.empty()) return Problem{"", std::move(why)};
  const Value status = *request.losses == 0 ? piece.status.without(LOSSES) : piece.status.with(LOSSES, losses);
  return ChangedTray{game.with_piece(*index, with_status(piece, status))};
}

Result<ChangedTray> broken(const Game& game, const std::string& id) {
  const auto index = find_tray(game, id);
  if (!index) return index.problem();
  const Piece& tray = game.piece(*index);
  if (!tray.on_table()) return Problem{"", said<"{piece} is not on the table">(label(tray))};
  if (const auto aboard = passengers_of(game, *index); !aboard.empty())
    return Problem{"",
                   said<"{piece} carries {other}: let them get out">(label(tray), label(game.piece(aboard.front())))};
  ChangedTray done{game, {}, {tray.id}};
  Piece model = tray;
  model.base = tray.tray->model;
  model.tray.reset();
  model.status = model.status.without(LOSSES);
  model.marker.reset();
  std::vector<std::shared_ptr<const Piece>> pieces;
  std::unordered_set<std::string> taken;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    if (static_cast<PieceIndex>(i) != *index) {
      pieces.push_back(game.pieces()[i]);
      continue;
    }
    for (const Vec place : places_on(*tray.tray, models_left(tray))) {
      const std::string number = std::to_string(done.added.size() + 1);
      Piece one = model;
      one.id = free_id(game, id_from(tray.id) + "-" + number, taken);
      taken.insert(one.id);
      if (!tray.name.empty()) one.name = tray.name + " " + number;
      if (!tray.hex) one.pose.at = rounded_place(tray.pose.at + rotated(place, tray.pose.facing));
      done.added.push_back(one.id);
      pieces.push_back(std::make_shared<const Piece>(std::move(one)));
    }
  }
  done.game = game.with_pieces(std::move(pieces));
  return done;
}

/// Midway between the outermost points of the models across a facing, on the line that the foremost of them touches.
Vec middle_of_front(const std::vector<const Piece*>& models, double facing) {
  Box box;
  for (const Piece* model : models) {
    const Vec at = rotated(model->pose.at, -facing);
    if (const auto* disc = std::get_if<CircleBase>(&model->base)) {
      box.include(Box{at, at}.grown(disc->diameter / 2));
      continue;
    }
    for (const Vec corner : corners(model->base)) box.include(at + rotated(corner, model->pose.facing - facing));
  }
  return rotated({(box.min.x + box.max.x) / 2, box.max.y}, facing);
}

Result<ChangedTray> put_together(const Game& game, const TrayRequest& request) {
  std::vector<PieceIndex> named;
  for (const std::string& id : request.models) {
    const auto index = find(game, id);
    if (!index) return index.problem();
    if (contains(named, *index)) return Problem{"", said<"the piece \"{id}\" is named twice">(id)};
    named.push_back(*index);
  }
  std::sort(named.begin(), named.end());
  std::vector<const Piece*> models;
  models.reserve(named.size());
  for (const PieceIndex index : named) models.push_back(&game.piece(index));
  const Piece& first = *models.front();
  for (const Piece* model : models) {
    if (!model->on_table()) return Problem{"", said<"{piece} is not on the table">(label(*model))};
    if (model->tray) return Problem{"", said<"{piece} is a tray already">(label(*model))};
    if (!are_of_equal_make(first, *model))
      return Problem{"", said<"{piece} is not like {other}: a tray has equal models">(label(*model), label(first))};
  }
  if (std::holds_alternative<PolygonBase>(first.base))
    return Problem{"", said<"a tray's models have round or rectangular bases">()};
  if (request.files < 1 || request.gap < 0)
    return Problem{"", said<"a tray has at least one file and no gap below 0">()};
  if (!valid_id(request.piece)) return Problem{"", said<"\"{id}\" is no id">(request.piece)};
  const bool is_one_of_them = contains(request.models, request.piece);
  if (!is_one_of_them && free_id(game, request.piece) != request.piece)
    return Problem{"", said<"\"{id}\" is in the game already">(request.piece)};
  Piece tray = first;
  tray.tray = Tray{first.base, static_cast<std::int64_t>(models.size()), request.files, request.gap};
  tray.marker.reset();
  const double facing = first.pose.facing;
  const RectangleBase outline = outline_of(*tray.tray, tray.tray->models);
  if (!first.hex)
    tray.pose.at = rounded_place(middle_of_front(models, facing) - direction(facing) * (outline.length / 2));
  tray.id = request.piece;
  ChangedTray done{game, {tray.id}, {}};
  std::vector<std::shared_ptr<const Piece>> pieces;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    if (index == named.front()) pieces.push_back(std::make_shared<const Piece>(tray));
    if (!contains(named, index)) pieces.push_back(game.pieces()[i]);
  }
  for (const Piece* model : models)
    if (model->id != tray.id) done.removed.push_back(model->id);
  done.game = game.with_pieces(std::move(pieces));
  return done;
}

}  // namespace

bool are_of_equal_make(const Piece& a, const Piece& b) {
  return a.base == b.base && a.side == b.side && a.unit == b.unit && a.traits == b.traits && a.status == b.status;
}

Result<ChangedTray> with_tray_changed(const Hearing& hearing, const TrayRequest& request) {
  const Game& game = hearing.game();
  auto changed = request.losses              ? with_losses(game, request)
                 : request.breaks            ? broken(game, request.piece)
                 : request.models.size() > 0 ? put_together(game, request)
                                             : Result<ChangedTray>(Problem{"", said<"nothing is said of the tray">()});
  if (!changed) return changed;
  if (const auto fit = hearing.on(changed->game); !fit) return fit.problem();
  return changed;
}

}  // namespace linesman
