// Other pieces as rules name them.
#include <algorithm>

#include "base/heading.h"
#include "charts/scene.h"

namespace linesman::charts {

namespace {

using chart::Company;

/// Whether the member of the order names that piece, by itself or by its unit.
bool is_named(const Scene& scene, const std::string& key, PieceIndex piece) {
  const OrderFacts& facts = scene.facts;
  const Value value = facts.keys.of_order(facts.game, facts.order, key);
  const auto id = value.text();
  if (!id) return false;
  const Piece& other = facts.game.piece(piece);
  return other.id == *id || (other.unit && facts.game.unit(*other.unit).id == *id);
}

bool is_meant(const Scene& scene, PieceIndex model, PieceIndex other, const chart::CompanyWord& word) {
  switch (word.word) {
    case Company::unit: return scene.facts.same_unit(model, other);
    case Company::friends: return scene.game().friends(model, other) && !scene.facts.same_unit(model, other);
    case Company::enemies: return scene.game().enemies(model, other);
    case Company::others: return true;
    case Company::member: return is_named(scene, word.key, other);
  }
  return false;
}

}  // namespace

std::vector<std::size_t> company(const Scene& scene, std::size_t model, const chart::Who& who) {
  std::vector<std::size_t> all;
  const PieceIndex piece = scene.models[model].piece;
  scene.budget.spend(scene.others.size());
  for (std::size_t i = 0; i < scene.others.size(); ++i) {
    const PieceIndex other = scene.others[i].piece;
    if (other == piece || scene.others[i].has_left) continue;
    if (std::none_of(who.of.begin(), who.of.end(),
                     [&](const auto& word) { return is_meant(scene, piece, other, word); }))
      continue;
    if (!who.but.empty() && is_named(scene, who.but, other)) continue;
    if (!who.is.empty() && !fits_piece(scene, {model}, who.is, other)) continue;
    all.push_back(i);
  }
  return all;
}

std::vector<std::size_t> company_at_start(const Scene& scene, std::size_t model, const chart::Who& who) {
  std::vector<std::size_t> all = company(scene, model, who);
  for (const std::size_t i : all) scene.asked_for_ends = scene.asked_for_ends || scene.others[i].moves_along;
  return all;
}

std::optional<NearestPiece> nearest_at_start(const Scene& scene, std::size_t model, const chart::Who& who) {
  std::optional<NearestPiece> nearest;
  for (const std::size_t i : company_at_start(scene, model, who)) {
    const double gap = gap_between(scene.models[model].start_shape, scene.others[i].shape);
    if (!nearest || exceeds(nearest->gap, gap)) nearest = NearestPiece{i, gap};
  }
  return nearest;
}

chart::Quarter quarter_of(const Footprint& base, const Pose& pose, Vec point) {
  const Box box = frame_box(base);
  const Vec ahead = direction(pose.facing);
  const Vec right{ahead.y, -ahead.x};
  const double x = dot(point - pose.at, right);
  const double y = dot(point - pose.at, ahead);
  const double width = box.max.x - box.min.x;
  const double length = box.max.y - box.min.y;
  // On the diagonal itself it is front or rear.
  if (!exceeds(std::abs(x) - width / 2, std::abs(y) - length / 2))
    return y >= 0 ? chart::Quarter::front : chart::Quarter::rear;
  return x >= 0 ? chart::Quarter::right : chart::Quarter::left;
}

}  // namespace linesman::charts
