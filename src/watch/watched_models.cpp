#include "watch/watched_models.h"

#include <algorithm>

#include "photo/known_markers.h"
#include "watch/standing.h"

namespace linesman {

namespace {

constexpr double CAMERA_SHIFT = 0.5;  // inches that all models may seem to go with the camera

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

bool stands_alike(const Piece& a, const Piece& b) { return a.pose == b.pose && a.hex == b.hex && a.status == b.status; }

/// As the game has it now, but where and how it was reported.
Piece as_reported(Piece given, const Piece& reported) {
  given.pose = reported.pose;
  given.hex = reported.hex;
  given.status = reported.status;
  given.error = reported.error;
  given.base = reported.base;
  given.tray = reported.tray;
  return given;
}

/// The marker of a tray lies where it lay; what is left of the tray stands elsewhere under it.
void follow_losses(StandingSeen& stood, const Piece& before, const Piece& now) {
  stood.at = stood.at - origin_under(before, {}, stood.facing) + origin_under(now, {}, stood.facing);
}

bool have_same_pieces(const Game& a, const Game& b) {
  return std::equal(a.pieces().begin(), a.pieces().end(), b.pieces().begin(), b.pieces().end(),
                    [](const auto& one, const auto& other) { return one->id == other->id; });
}

/// The entries of a map by piece, for another game with some of the pieces.
template <class Kept>
std::map<PieceIndex, Kept> in_other_game(std::map<PieceIndex, Kept> all, const Game& before, const Game& after) {
  std::map<PieceIndex, Kept> kept;
  for (auto& [piece, each] : all)
    if (const auto now = after.find_piece(before.piece(piece).id)) kept[*now] = std::move(each);
  return kept;
}

}  // namespace

void WatchedModels::take_up(const Game& game) {
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (is_watched(*game.pieces()[i])) models[static_cast<PieceIndex>(i)];
  std::erase_if(models, [&](const auto& each) { return !game.piece(each.first).marker; });
}

void WatchedModels::move_with_camera(const TableReading& reading) {
  std::vector<double> east;
  std::vector<double> north;
  for (const StandingSeen& seen : reading.pieces)
    if (const auto model = models.find(seen.piece); model != models.end() && model->second.stood) {
      const Vec by = seen.at - model->second.stood->at;
      east.push_back(by.x);
      north.push_back(by.y);
    }
  constexpr std::size_t ENOUGH = 3;
  const Vec by{median(east), median(north)};
  if (east.size() < ENOUGH || length(by) > CAMERA_SHIFT) return;
  for (auto& [piece, model] : models)
    if (model.stood) model.stood->at = model.stood->at + by;
}

void WatchedModels::see_again(const TableReading& reading) {
  for (auto& [piece, model] : models) model.read_at.reset();
  for (const StandingSeen& seen : reading.pieces) {
    const auto model = models.find(seen.piece);
    if (model == models.end()) continue;
    model->second.read_at = seen.at;
    model->second.missed.reset();
    model->second.is_told_unseen = model->second.is_told_gone = false;
  }
}

/// Pieces have other places in the document.
void WatchedModels::keep_those_of(const Game& before, const Game& after) {
  models = in_other_game(std::move(models), before, after);
  for (auto& [piece, model] : models)
    if (model.stood) model.stood->piece = piece;
  out_of_step = in_other_game(std::move(out_of_step), before, after);
  for (auto& [piece, off] : out_of_step) off.seen.piece = piece;
  nudged = in_other_game(std::move(nudged), before, after);
  open.clear();
}

Game WatchedModels::follow(const Game& before, const Game& given, const Game& reported) {
  if (!have_same_pieces(before, given)) keep_those_of(before, given);
  take_up(given);
  Game now = given;
  for (auto& [piece, model] : models) {
    const Piece& here = given.piece(piece);
    const auto was = before.find_piece(here.id);
    if (was && stands_alike(before.piece(*was), here)) {
      now = now.with_piece(piece, as_reported(here, reported.piece(*was)));
      continue;
    }
    if (was && model.stood) follow_losses(*model.stood, before.piece(*was), here);
    nudged.erase(piece);
    out_of_step.erase(piece);
    if (model.stood && here.on_table() && is_elsewhere(given, *model.stood, here.pose))
      out_of_step[piece] = {*model.stood, here.pose, moved_by(*model.stood, here.pose)};
  }
  return now;
}

void WatchedModels::settle_open(const Game& game) {
  for (auto& [id, move] : open) {
    move.here.reset();
    move.is_carried = std::all_of(move.firsts.begin(), move.firsts.end(), [&](const auto& first) {
      const PieceIndex piece = first.first;
      const auto& stood = models[piece].stood;
      return stood && game.piece(piece).on_table() && !out_of_step.contains(piece) &&
             !is_elsewhere(game, *stood, game.piece(piece).pose);
    });
  }
}

void WatchedModels::put_back(const Game& game, const OpenMove& move) {
  for (const auto& [piece, first] : move.firsts) {
    const auto& stood = models[piece].stood;
    if (stood && first.on_table() && is_elsewhere(game, *stood, first.pose))
      out_of_step[piece] = {*stood, first.pose, moved_by(*stood, first.pose)};
  }
}

}  // namespace linesman
