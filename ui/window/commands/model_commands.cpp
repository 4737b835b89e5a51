#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <algorithm>

#include "drawing/report/spoken.h"
#include "files/documents/clipping.h"
#include "table/status.h"
#include "ui/commands/gestures.h"
#include "ui/tools/placing/dragged_group.h"
#include "ui/window/commands/command_rows.h"
#include "ui/window/commands/words.h"

namespace linesman {

namespace {

constexpr Vec A_LITTLE_OFF{1, -1};  // inches, on a grid hexes

using window::tr;

std::vector<PieceIndex> with_all_aboard(const Game& game, const std::vector<PieceIndex>& pieces) {
  std::vector<PieceIndex> all = pieces;
  for (const PieceIndex carrier : pieces)
    for (const PieceIndex passenger : all_aboard(game, carrier))
      if (std::find(all.begin(), all.end(), passenger) == all.end()) all.push_back(passenger);
  return all;
}

/// The selected pieces; without any that is said.
std::vector<PieceIndex> selected(CommandContext& at) {
  std::vector<PieceIndex> pieces = at.controller.selection();
  if (pieces.empty()) at.tell(tr("Select a model first."));
  return pieces;
}

QString words_for(const Game& game, const std::vector<PieceIndex>& pieces) {
  if (pieces.size() == 1) return QString::fromStdString(label(game.piece(pieces.front())));
  return tr("%1 models").arg(pieces.size());
}

/// The game with those pieces in it and on the table, their middle shifted to a place or by a little.
void add_models(CommandContext& at, NewPieces pieces, std::optional<Vec> place, const QString& what) {
  const auto done = with_new_pieces(at.session.game(), std::move(pieces));
  Game after = done.game;
  const auto footprint = [&](PieceIndex i) { return done.game.piece(i).base; };
  DraggedGroup group(done.game, done.pieces, footprint);
  const double step = after.table().hex ? after.table().hex->size : 1;
  group.put(place ? *place - group.middle() : A_LITTLE_OFF * step, 0, 0);
  change_by_hand(at.session, group.game(), what);
  at.controller.select(done.pieces);
}

void copy_models(CommandContext& at) {
  const auto pieces = selected(at);
  if (pieces.empty()) return;
  const Game& game = at.session.game();
  QGuiApplication::clipboard()->setText(QString::fromStdString(write_clipping(game, with_all_aboard(game, pieces))));
  at.tell(tr("Copied: %1.").arg(words_for(game, pieces)));
}

void cut_models(CommandContext& at) {
  const auto pieces = selected(at);
  if (pieces.empty()) return;
  copy_models(at);
  const Game& game = at.session.game();
  change_by_hand(at.session, without_pieces(game, with_all_aboard(game, pieces)),
                 tr("cutting %1").arg(words_for(game, pieces)));
}

void paste_models(CommandContext& at) {
  const std::string text = QGuiApplication::clipboard()->text().toStdString();
  auto pieces = read_clipping(text);
  if (!pieces) return at.warn(spoken(pieces.problem()));
  add_models(at, *std::move(pieces), at.point, tr("pasting models"));
}

void duplicate_models(CommandContext& at) {
  const auto pieces = selected(at);
  if (pieces.empty()) return;
  const Game& game = at.session.game();
  add_models(at, copies_of(game, with_all_aboard(game, pieces)), {}, tr("another %1").arg(words_for(game, pieces)));
}

void remove_models(CommandContext& at) {
  const auto pieces = selected(at);
  if (pieces.empty()) return;
  const Game& game = at.session.game();
  change_by_hand(at.session, without_pieces(game, pieces), tr("removing %1").arg(words_for(game, pieces)));
}

void group_models(CommandContext& at) {
  const auto pieces = selected(at);
  if (pieces.empty()) return;
  bool given = false;
  const QString name = QInputDialog::getText(&at.window, tr("Group into a unit"), tr("Name of the unit:"),
                                             QLineEdit::Normal, tr("New unit"), &given)
                           .trimmed();
  if (!given || name.isEmpty()) return;
  change_by_hand(at.session, in_new_unit(at.session.game(), pieces, name.toStdString()), tr("the unit %1").arg(name));
}

void ungroup_models(CommandContext& at) {
  const auto pieces = selected(at);
  const Game& game = at.session.game();
  if (std::none_of(pieces.begin(), pieces.end(), [&](PieceIndex i) { return game.piece(i).unit.has_value(); })) return;
  change_by_hand(at.session, without_unit(game, pieces), tr("ungrouping %1").arg(words_for(game, pieces)));
}

void select_units(CommandContext& at) {
  const Game& game = at.session.game();
  std::vector<PieceIndex> all = at.controller.selection();
  for (const PieceIndex piece : at.controller.selection())
    if (const auto unit = game.piece(piece).unit)
      for (const PieceIndex member : game.pieces_of(*unit))
        if (std::find(all.begin(), all.end(), member) == all.end()) all.push_back(member);
  at.controller.select(all);
}

}  // namespace

std::span<const Command> model_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"cut", QT_TR_NOOP("Cu&t the models"), "Ctrl+X", "", edit_game, models, cut_models, ON_TABLE},
      {"copy", QT_TR_NOOP("Co&py the models"), "Ctrl+C", "", edit_game, models, copy_models, ON_TABLE},
      {"paste", QT_TR_NOOP("P&aste models"), "Ctrl+V", "", edit_game, models, paste_models, ON_TABLE},
      {"duplicate-models", QT_TR_NOOP("&Duplicate the models"), "Ctrl+D", "", edit_game, models, duplicate_models,
       ON_TABLE},
      {"remove", QT_TR_NOOP("Re&move the models"), "Del", "", edit_game, models, remove_models, ON_TABLE},
      {"group", QT_TR_NOOP("&Group into a unit…"), "Ctrl+Shift+G", "", edit_game, models, group_models, ON_TABLE},
      {"ungroup", QT_TR_NOOP("U&ngroup"), "Ctrl+Shift+U", "", edit_game, models, ungroup_models, ON_TABLE},
      {"select-unit", QT_TR_NOOP("Select its &unit"), "", "", none, game, select_units},
      {"place-by-hand", QT_TR_NOOP("&Place by hand"), "", "", none, game,
       [](CommandContext& at) { at.controller.use("place"); }},
  };
  return ROWS;
}

}  // namespace linesman
