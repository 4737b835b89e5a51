#include "drill/vocabulary.h"

#include <algorithm>
#include <array>

namespace linesman::drill {

namespace {

/// The names of an enum's values, in its order.
template <std::size_t N>
using Names = std::array<std::string_view, N>;

constexpr Names<3> ARMS{"infantry", "cavalry", "artillery"};
constexpr Names<11> FORMATIONS{"",    "column", "limbered", "line",   "manoeuvre-column", "mass",
                               "mob", "screen", "skirmish", "square", "unlimbered"};
constexpr Names<4> BATTERIES{"", "foot", "heavy", "horse"};
constexpr Names<5> STANDING_ORDERS{"move", "stop", "formation", "restore", "none"};
constexpr Names<3> CONTACTS{"none", "battle", "halt"};
constexpr Names<5> ORDER_KINDS{"move", "march", "pass", "form", "stop"};
constexpr Names<3> ACTS{"form", "limber", "unlimber"};

template <class Enum, std::size_t N>
std::string_view name_in(const Names<N>& names, Enum value) {
  return names.at(static_cast<std::size_t>(value));
}

template <class Enum, std::size_t N>
std::optional<Enum> named_in(const Names<N>& names, std::string_view name) {
  const auto it = std::find(names.begin(), names.end(), name);
  return it == names.end() ? std::nullopt : std::optional(static_cast<Enum>(it - names.begin()));
}

}  // namespace

std::string_view name_of(Arm arm) { return name_in(ARMS, arm); }
std::string_view name_of(Formation formation) { return name_in(FORMATIONS, formation); }
std::string_view name_of(StandingOrder order) { return name_in(STANDING_ORDERS, order); }
std::string_view name_of(ContactState contact) { return name_in(CONTACTS, contact); }

std::optional<Arm> arm_named(std::string_view name) { return named_in<Arm>(ARMS, name); }
std::optional<Formation> formation_named(std::string_view name) { return named_in<Formation>(FORMATIONS, name); }
std::optional<Battery> battery_named(std::string_view name) { return named_in<Battery>(BATTERIES, name); }
std::optional<StandingOrder> standing_order_named(std::string_view name) {
  return named_in<StandingOrder>(STANDING_ORDERS, name);
}
std::optional<ContactState> contact_named(std::string_view name) { return named_in<ContactState>(CONTACTS, name); }
std::optional<OrderKind> order_kind_named(std::string_view name) { return named_in<OrderKind>(ORDER_KINDS, name); }
std::optional<ActKind> act_named(std::string_view name) { return named_in<ActKind>(ACTS, name); }

}  // namespace linesman::drill
