// Other pieces as rules name them.
#include <algorithm>

#include "base/heading.h"
#include "charts/scene.h"

namespace linesman::charts {

namespace {

using chart::Company;

/// The id that a member of the order has; empty: it names nothing.
std::string named_by(const Scene& scene, const std::string& key) {
  if (key.empty()) return {};
  const OrderFacts& facts = scene.facts;
  return std::string(facts.keys.of_order(facts.game, facts.order, key).text().value_or(""));
}

/// Whether that piece is named, by itself or by its unit.
bool is_named(const Game& game, const std::string& id, PieceIndex piece) {
  if (id.empty()) return false;
  const Piece& other = game.piece(piece);
  return other.id == id || (other.unit && game.unit(*other.unit).id == id);
}

/// A word of a rule, with the id of a member of the order.
struct Meant {
  Company word = Company::others;
  std::string id;
};

bool is_meant(const Scene& scene, PieceIndex model, PieceIndex other, const Meant& meant) {
  switch (meant.word) {
    case Company::unit: return scene.facts.same_unit(model, other);
    case Company::friends: return scene.game().friends(model, other) && !scene.facts.same_unit(model, other);
    case Company::enemies: return scene.game().enemies(model, other);
    case Company::others: return true;
    case Company::member: return is_named(scene.game(), meant.id, other);
  }
  return false;
}

/// A test that no value of the model that asks has a say in.
bool is_plain(const chart::Test& test) { return !test.at_least && !test.at_most && !test.above && !test.below; }

/// Finds the other pieces that a rule means by its words.
class CompanyFinder {
 public:
  CompanyFinder(const Scene& scene, std::size_t model, const chart::Who& who)
      : scene_(scene), model_(model), who_(who), but_(named_by(scene, who.but)) {
    for (const chart::CompanyWord& word : who.of) words_.push_back({word.word, named_by(scene, word.key)});
  }

  bool finds(std::size_t number) const {
    const OtherPiece& other = scene_.others[number];
    const PieceIndex own = scene_.models[model_].piece;
    if (other.piece == own || scene_.asked.has_left(number)) return false;
    const auto means = [&](const Meant& word) { return is_meant(scene_, own, other.piece, word); };
    return std::any_of(words_.begin(), words_.end(), means) && !is_named(scene_.game(), but_, other.piece) &&
           (who_.is.empty() || fits_piece(scene_, {model_}, who_.is, other.piece));
  }

 private:
  const Scene& scene_;
  std::size_t model_;
  const chart::Who& who_;
  std::vector<Meant> words_;
  std::string but_;
};

}  // namespace

const std::vector<std::size_t>& company(const Scene& scene, std::size_t model, const chart::Who& who) {
  auto& known = scene.asked.companies;
  if (const auto found = known.find({&who, model}); found != known.end()) return found->second;
  std::vector<std::size_t> all;
  scene.budget.spend(scene.others.size());
  const CompanyFinder finder(scene, model, who);
  for (std::size_t i = 0; i < scene.others.size(); ++i)
    if (finder.finds(i)) all.push_back(i);
  return known.emplace(std::pair(&who, model), std::move(all)).first->second;
}

std::vector<std::size_t> company_in(const Scene& scene, std::size_t model, const chart::Who& who, const Box& box) {
  const bool plain = std::all_of(who.is.begin(), who.is.end(), [](const auto& test) { return is_plain(test.second); });
  if (!plain) return company(scene, model, who);
  std::vector<std::size_t> all;
  scene.budget.spend(scene.others.size());
  const CompanyFinder finder(scene, model, who);
  for (std::size_t i = 0; i < scene.others.size(); ++i)
    if (scene.others[i].box.meets(box) && finder.finds(i)) all.push_back(i);
  return all;
}

const std::vector<std::size_t>& company_at_start(const Scene& scene, std::size_t model, const chart::Who& who) {
  const std::vector<std::size_t>& all = company(scene, model, who);
  const auto moves_along = [&](std::size_t i) { return scene.others[i].moves_along; };
  if (!scene.trace && std::any_of(all.begin(), all.end(), moves_along)) scene.asked.ends[{&who, model}] = Ends::open;
  return all;
}

Ends ends_asked(const Scene& scene) {
  const auto& ends = scene.asked.ends;
  const bool open = std::any_of(ends.begin(), ends.end(), [](const auto& each) { return each.second == Ends::open; });
  return open ? Ends::open : Ends::known;
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
