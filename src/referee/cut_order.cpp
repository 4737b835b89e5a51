#include "referee/cut_order.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "referee/path_cut.h"
#include "state/keys.h"

namespace linesman {

namespace {

const Furthest* furthest_of(const Ruling& ruling, PieceIndex piece) {
  const auto it =
      std::find_if(ruling.furthest.begin(), ruling.furthest.end(), [&](const Furthest& f) { return f.piece == piece; });
  return it == ruling.furthest.end() ? nullptr : &*it;
}

bool fits(const PieceTrace& trace, const Path* path, const Furthest* stop) {
  return path && stop && stop->step < trace.steps.size() && trace.steps[stop->step].written < path->size();
}

/// The length of the way after `stop`, inches.
double beyond(const PieceTrace& trace, const Furthest& stop) {
  double inches = 0;
  for (std::size_t i = stop.step; i < trace.steps.size(); ++i) {
    if (const auto* leg = std::get_if<Leg>(&trace.steps[i].facts))
      inches += leg->length - (i == stop.step ? std::min(stop.s, leg->length) : 0);
    if (const auto* entry = std::get_if<HexEntry>(&trace.steps[i].facts); entry && i != stop.step)
      inches += entry->length;
  }
  return inches;
}

std::int64_t hexes_in(const Path& path) {
  return std::count_if(path.begin(), path.end(),
                       [](const Step& step) { return std::holds_alternative<HexStep>(step); });
}

/// Whether an entry of the list belongs to a hex that the path of its piece does not reach.
bool is_beyond(const Order& order, const Field& list, const Value& entry) {
  const Path* path = nullptr;
  std::int64_t hex = 0;
  for (const Field& member : list.members) {
    if (member.type == FieldType::piece) path = order.paths.of(std::string(entry[member.key].text().value_or("")));
    if (member.of_path) hex = entry[member.key].whole().value_or(0);
  }
  return path ? hex > hexes_in(*path) : order.paths.empty() && hex > 0;
}

}  // namespace

void leave_out_beyond(Order& order, const Terms& terms) {
  // Events have their places on the whole way; those in hexes are left out one by one below.
  if (!terms.member(state::EVENTS)) order.members = order.members.without(state::EVENTS);
  leave_out_hexes_beyond(order, terms);
}

void leave_out_hexes_beyond(Order& order, const Terms& terms) {
  for (const Field& list : terms.members) {
    const Value& entries = order.members[list.key];
    if (!list.of_path || !entries.is_array()) continue;
    Value::Array reached;
    for (const Value& entry : entries.items())
      if (!is_beyond(order, list, entry)) reached.push_back(entry);
    if (reached.size() == entries.size()) continue;
    order.members =
        reached.empty() ? order.members.without(list.key) : order.members.with(list.key, Value(std::move(reached)));
  }
}

std::optional<Order> cut_at_furthest(const Game& game, const Terms& terms, const Order& order,
                                     const Judgement& judgement) {
  Order cut = order;
  if (judgement.trace.pieces.empty()) return std::nullopt;
  for (const PieceTrace& trace : judgement.trace.pieces) {
    const std::string& id = game.piece(trace.piece).id;
    const Path* path = order.paths.of(id);
    const Furthest* stop = furthest_of(judgement.ruling, trace.piece);
    if (!fits(trace, path, stop)) return std::nullopt;
    Path shorter = cut_path(*path, trace, *stop);
    if (judgement.trace.pieces.size() == 1)
      cut.paths.replace(id, std::move(shorter));
    else
      cut.paths.set(id, std::move(shorter));
  }
  if (judgement.trace.pieces.size() > 1) cut.paths.drop_common();
  leave_out_beyond(cut, terms);
  return cut;
}

std::optional<Order> snapped(const Game& game, const Terms& terms, const Order& order, const Judgement& judgement,
                             double within) {
  if (judgement.ruling.verdict != Verdict::illegal) return std::nullopt;
  for (const PieceTrace& trace : judgement.trace.pieces) {
    const Furthest* stop = furthest_of(judgement.ruling, trace.piece);
    if (!fits(trace, order.paths.of(game.piece(trace.piece).id), stop)) return std::nullopt;
    if (exceeds(beyond(trace, *stop), within)) return std::nullopt;
  }
  return cut_at_furthest(game, terms, order, judgement);
}

}  // namespace linesman
