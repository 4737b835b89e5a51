#include "property/subject.h"

#include <algorithm>
#include <ostream>

#include "base/heading.h"
#include "support/built_rulesets.h"

namespace linesman {

namespace {

std::vector<Subject>& all() {
  static std::vector<Subject> subjects;
  return subjects;
}

Step random_turn(Random& random, const PathRecipe& recipe) {
  const double most = random.chance(recipe.spin) ? 180 : recipe.sharpest;
  const double angle = random.between(-most, most);
  if (random.chance(recipe.wheel)) return WheelStep{angle};
  return PivotStep{angle, {}};
}

Step random_leg(Random& random, const PathRecipe& recipe) {
  const double length = random.between(0.2, recipe.longest_leg);
  const double draw = random.unit();
  if (draw < recipe.reverse) return ReverseStep{length};
  if (draw < recipe.reverse + recipe.sideways) return SidewaysStep{random.chance(0.5) ? length : -length};
  return ForwardStep{length};
}

}  // namespace

bool add_subject(Subject subject) {
  all().push_back(std::move(subject));
  return true;
}

void PrintTo(const Subject& subject, std::ostream* out) { *out << subject.ruleset; }

const std::vector<Subject>& subjects() {
  static const std::vector<Subject> built = [] {
    std::vector<Subject> found;
    for (const Subject& s : all())
      if (built_rulesets()->find(s.ruleset)) found.push_back(s);
    std::sort(found.begin(), found.end(), [](const Subject& a, const Subject& b) { return a.ruleset < b.ruleset; });
    return found;
  }();
  return built;
}

std::vector<Subject> subjects_that(bool Subject::*take_part) {
  std::vector<Subject> found = subjects();
  std::erase_if(found, [&](const Subject& subject) { return !(subject.*take_part); });
  return found;
}

Game with_every_piece(const Game& game, const std::function<void(Piece&)>& change) {
  std::vector<std::shared_ptr<const Piece>> pieces;
  for (const auto& p : game.pieces()) {
    Piece piece = *p;
    change(piece);
    pieces.push_back(std::make_shared<const Piece>(std::move(piece)));
  }
  return game.with_pieces(std::move(pieces));
}

Path random_path(Random& random, const PathRecipe& recipe) {
  Path path;
  const std::size_t legs = 1 + random.below(recipe.most_legs);
  for (std::size_t i = 0; i < legs; ++i) {
    if (random.chance(recipe.turn)) path.push_back(random_turn(random, recipe));
    if (recipe.climb > 0 && random.chance(recipe.climb)) path.push_back(ClimbStep{random.between(0.2, 2)});
    path.push_back(random_leg(random, recipe));
  }
  if (random.chance(recipe.last_turn)) path.push_back(random_turn(random, recipe));
  return path;
}

}  // namespace linesman
