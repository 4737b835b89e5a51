#include "ui/window/commands/act_offers.h"

#include <QCursor>
#include <QMenu>
#include <algorithm>

#include "base/tolerance.h"
#include "referee/cut_order.h"
#include "ui/session/orders.h"

namespace linesman {

namespace {

/// The key of the one piece that an act must name; nullptr when it must name something else, too.
const Field* piece_of(const ActTerm& act) {
  const Field* found = nullptr;
  for (const Field& member : act.members) {
    if (!member.required) continue;
    if (member.type != FieldType::piece || found != nullptr) return nullptr;
    found = &member;
  }
  return found;
}

bool passes(Verdict verdict) { return verdict != Verdict::illegal; }

/// The order, ended where it is still legal.
Order as_far_as_legal(const Hearing& hearing, const Order& order) {
  const auto judged = hearing.judge(order);
  if (!judged) return order;
  return snapped(hearing.game(), hearing.ruleset().terms(), order, *judged, FARTHEST_COORDINATE).value_or(order);
}

Order with_act(Order order, const std::vector<std::string>& movers, const ActStep& act) {
  order.paths.separate(movers);
  for (const std::string& mover : movers) {
    Path path = order.paths.of(mover) != nullptr ? *order.paths.of(mover) : Path{};
    path.push_back(act);
    order.paths.set(mover, std::move(path));
  }
  return order;
}

}  // namespace

std::vector<ActOffer> offers_on(Session& session, PieceIndex met) {
  std::vector<ActOffer> offers;
  const auto proposed = session.proposal().judged_order();
  if (!proposed || !session.hearing() || session.terms() == nullptr) return offers;
  const Hearing& hearing = *session.hearing();
  const Game& game = session.game();
  const auto pieces = ordered_pieces(game, *proposed);
  if (!pieces || std::find(pieces->begin(), pieces->end(), met) != pieces->end()) return offers;
  const std::vector<std::string> movers = ids_of(game, *pieces);
  const Order base = as_far_as_legal(hearing, *proposed);
  for (const ActTerm& act : session.terms()->acts) {
    const Field* member = piece_of(act);
    if (member == nullptr) continue;
    const Value said = Value::empty_object().with("act", act.id).with(member->key, game.piece(met).id);
    Order order = with_act(base, movers, {act.id, said});
    const auto judged = hearing.judge(order);
    if (judged && passes(judged->ruling.verdict))
      offers.push_back(
          {QString("%1: %2").arg(QString::fromStdString(act.title), QString::fromStdString(label(game.piece(met)))),
           std::move(order)});
  }
  return offers;
}

void show_offers_on_drop(CommandContext& at) {
  QObject::connect(&at.controller, &TableController::met, &at.table, [&at](PieceIndex met) {
    const std::vector<ActOffer> offers = offers_on(at.session, met);
    if (offers.empty()) return;
    auto* menu = new QMenu(&at.window);
    menu->setObjectName("act_offers");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ActOffer& offer : offers)
      QObject::connect(menu->addAction(offer.title), &QAction::triggered, &at.table,
                       [&at, order = offer.order] { at.session.proposal().propose(order); });
    menu->popup(QCursor::pos());
  });
}

}  // namespace linesman
