#include "ui/commands/tray_gestures.h"

#include <QObject>
#include <algorithm>

#include "referee/trays.h"
#include "table/losses.h"
#include "table/status.h"
#include "ui/commands/gestures.h"
#include "ui/session/orders.h"

namespace linesman {

std::vector<PieceIndex> trays_of(const Game& game, const std::vector<PieceIndex>& pieces) {
  std::vector<PieceIndex> trays;
  for (const PieceIndex piece : pieces)
    if (game.piece(piece).tray) trays.push_back(piece);
  return trays;
}

Result<void> lose_of_trays(Session& session, const std::vector<PieceIndex>& trays, int models) {
  if (!session.hearing()) return session.hearing_problem();
  Hearing hearing = *session.hearing();
  for (const PieceIndex index : trays) {
    const Piece& piece = hearing.game().piece(index);
    const std::int64_t most = piece.tray->models;
    const std::int64_t lost = most - models_left(piece);
    const auto changed =
        with_tray_changed(hearing, {.piece = piece.id, .losses = std::clamp<std::int64_t>(lost + models, 0, most)});
    if (!changed) return changed.problem();
    auto heard = hearing.on(changed->game);
    if (!heard) return heard.problem();
    hearing = *std::move(heard);
  }
  const Game& game = session.game();
  const QString who = trays.size() == 1 ? QString::fromStdString(label(game.piece(trays.front())))
                                        : QObject::tr("%n models", nullptr, static_cast<int>(trays.size()));
  change_by_hand(session, hearing.game(),
                 models > 0 ? QObject::tr("a loss of %1").arg(who) : QObject::tr("a loss taken back of %1").arg(who));
  return {};
}

Result<void> break_tray(Session& session, PieceIndex tray) {
  if (!session.hearing()) return session.hearing_problem();
  const Piece& piece = session.game().piece(tray);
  auto done = with_tray_changed(*session.hearing(), {.piece = piece.id, .breaks = true});
  if (!done) return done.problem();
  change_by_hand(session, done->game, QObject::tr("breaking %1").arg(QString::fromStdString(label(piece))));
  session.selected().select(done->added);
  return {};
}

Result<void> put_on_tray(Session& session, const std::vector<PieceIndex>& pieces) {
  if (!session.hearing()) return session.hearing_problem();
  const Game& game = session.game();
  TrayRequest request{.piece = game.piece(pieces.front()).id, .models = ids_of(game, pieces)};
  request.files = std::min<std::int64_t>(request.files, static_cast<std::int64_t>(pieces.size()));
  auto done = with_tray_changed(*session.hearing(), request);
  if (!done) return done.problem();
  change_by_hand(session, done->game, QObject::tr("a tray of %n models", nullptr, static_cast<int>(pieces.size())));
  session.selected().select(done->added);
  return {};
}

}  // namespace linesman
