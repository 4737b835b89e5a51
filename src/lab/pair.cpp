#include "lab/pair.h"

#include <algorithm>
#include <cmath>

#include "files/documents/document.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"

namespace linesman::lab {

namespace {

bool has(const Difference& found, const char* member) {
  return std::find(found.differs.begin(), found.differs.end(), member) != found.differs.end();
}

bool same(const std::optional<double>& a, const std::optional<double>& b) {
  constexpr double SAME = 1e-6;
  return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) <= SAME);
}

}  // namespace

std::optional<BothSaid> Pair::differ(const Setup& setup) {
  ++tried;
  const auto document = read_document(setup.game, "");
  if (!document) return std::nullopt;
  const auto order = read_order(setup.order, "");
  if (!order) return std::nullopt;
  return differ(document->game, *order);
}

std::optional<BothSaid> Pair::differ(const Game& game, const Order& order) {
  const auto by_a = a_.judge(game, order);
  if (!by_a && a_.ruleset() == nullptr) return std::nullopt;  // no valid document under that side
  const auto by_b = b_.judge(game, order);
  if (!by_b && b_.ruleset() == nullptr) return std::nullopt;
  const auto found = difference_between(a_, by_a, b_, by_b);
  if (!found || !is_asked(*found)) return std::nullopt;
  return BothSaid{found->a, found->b, by_a ? write_ruling(by_a->ruling, a_.game()) : Value(),
                  by_b ? write_ruling(by_b->ruling, b_.game()) : Value()};
}

bool Pair::is_asked(const Difference& found) const {
  const bool refused = found.a.verdict == UNUSABLE_ORDER || found.b.verdict == UNUSABLE_ORDER;
  if (in_ == Differing::unusable) return refused && found.is_flip();
  if (refused) return false;
  if (in_ == Differing::verdict) return found.is_flip();
  if (in_ == Differing::rules) return found.is_flip() || has(found, "rules");
  return in_ == Differing::total ? !same(found.a.total, found.b.total) : !same(found.a.spent, found.b.spent);
}

}  // namespace linesman::lab
