// The words of documents and orders that decide something under these rules, typed, each with its name there.
#pragma once

#include "base/names.h"

namespace linesman::drill {

enum class Arm { infantry, cavalry, artillery };
constexpr Names<Arm::artillery> names_of(Arm) { return {"infantry", "cavalry", "artillery"}; }

/// In the order of their names. `none`: of a piece whose document tells no formation.
enum class Formation {
  column,
  limbered,
  line,
  manoeuvre_column,
  mass,
  mob,
  screen,
  skirmish,
  square,
  unlimbered,
  none
};
constexpr Names<Formation::none> names_of(Formation) {
  return {"column", "limbered", "line",   "manoeuvre-column", "mass", "mob",
          "screen", "skirmish", "square", "unlimbered",       "none"};
}

/// The class of a battery; `none` of other arms.
enum class Battery { foot, heavy, horse, none };
constexpr Names<Battery::none> names_of(Battery) { return {"foot", "heavy", "horse", "none"}; }

/// The order that a piece stands under.
enum class StandingOrder { move, stop, formation, restore, none };
constexpr Names<StandingOrder::none> names_of(StandingOrder) {
  return {"move", "stop", "formation", "restore", "none"};
}

/// How an enemy has stopped a piece.
enum class ContactState { none, battle, halt };
constexpr Names<ContactState::halt> names_of(ContactState) { return {"none", "battle", "halt"}; }

/// The action of an order.
enum class OrderKind { move, march, pass, form, stop };
constexpr Names<OrderKind::stop> names_of(OrderKind) { return {"move", "march", "pass", "form", "stop"}; }

enum class ActKind { form, limber, unlimber };
constexpr Names<ActKind::unlimber> names_of(ActKind) { return {"form", "limber", "unlimber"}; }

/// Goes along a path.
constexpr bool moves(OrderKind kind) {
  return kind == OrderKind::move || kind == OrderKind::march || kind == OrderKind::pass;
}

/// Needs a Move order.
constexpr bool needs_move_order(OrderKind kind) { return kind == OrderKind::move || kind == OrderKind::march; }

}  // namespace linesman::drill
