// The words of documents and orders that decide something under these rules, typed. Each has one name in JSON.
#pragma once

#include <optional>
#include <string_view>

namespace linesman::drill {

enum class Arm { infantry, cavalry, artillery };

/// In the order of their names. `none`: a piece whose formation is not told; its name is empty.
enum class Formation {
  none,
  column,
  limbered,
  line,
  manoeuvre_column,
  mass,
  mob,
  screen,
  skirmish,
  square,
  unlimbered
};

/// The class of a battery; `none` (its name is empty) for other arms.
enum class Battery { none, foot, heavy, horse };

/// The order that a piece stands under.
enum class StandingOrder { move, stop, formation, restore, none };

/// How an enemy has stopped a piece.
enum class ContactState { none, battle, halt };

/// The action of an order.
enum class OrderKind { move, march, pass, form, stop };

enum class ActKind { form, limber, unlimber };

std::string_view name_of(Arm arm);
std::string_view name_of(Formation formation);
std::string_view name_of(StandingOrder order);
std::string_view name_of(ContactState contact);

// Nothing for a name that is none.
std::optional<Arm> arm_named(std::string_view name);
std::optional<Formation> formation_named(std::string_view name);
std::optional<Battery> battery_named(std::string_view name);
std::optional<StandingOrder> standing_order_named(std::string_view name);
std::optional<ContactState> contact_named(std::string_view name);
std::optional<OrderKind> order_kind_named(std::string_view name);
std::optional<ActKind> act_named(std::string_view name);

/// Goes along a path.
constexpr bool moves(OrderKind kind) {
  return kind == OrderKind::move || kind == OrderKind::march || kind == OrderKind::pass;
}

/// Needs a Move order.
constexpr bool needs_move_order(OrderKind kind) { return kind == OrderKind::move || kind == OrderKind::march; }

}  // namespace linesman::drill
