#include "property/proof.h"

#include "base/text.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "support/built_rulesets.h"

namespace linesman {

namespace {

/// "3d6": how many and of how many faces.
std::pair<int, int> dice_of(const std::string& need) {
  const auto d = need.find('d');
  const auto count = parse_number(std::string_view(need).substr(0, d));
  const auto faces = d == std::string::npos ? std::nullopt : parse_number(std::string_view(need).substr(d + 1));
  return {static_cast<int>(count.value_or(0)), static_cast<int>(faces.value_or(6))};
}

}  // namespace

bool allowed(const Ruling& ruling) { return ruling.verdict == Verdict::legal || ruling.verdict == Verdict::marginal; }

Result<Hearing> hearing_of(const Game& game) { return built_referee().open(game); }

Result<Judgement> judged(const Game& game, const Order& order, Detail detail) {
  const auto hearing = hearing_of(game);
  if (!hearing) return hearing.problem();
  Budget budget;
  return hearing->judge(order, budget, detail);
}

Order with_dice(Random& random, const Hearing& hearing, const Order& order) {
  Order rolled = order;
  for (int asked = 0; asked < 3; ++asked) {
    const auto judgement = hearing.judge(rolled);
    if (!judgement) return rolled;
    bool missing = false;
    for (const DiceNeed& need : judgement->ruling.dice) {
      if (need.given) continue;
      missing = true;
      const auto [count, faces] = dice_of(need.need);
      std::vector<double>& thrown = rolled.dice[need.purpose];
      for (int i = 0; i < count; ++i)
        thrown.push_back(1 + static_cast<double>(random.below(static_cast<std::size_t>(faces))));
    }
    if (!missing) return rolled;
  }
  return rolled;
}

std::optional<Trial> trial(const Subject& subject, std::uint64_t seed, const TableRecipe& recipe) {
  Random random(seed);
  const Game game = subject.dressed(random, random_game(random, recipe));
  const auto hearing = hearing_of(game);
  if (!hearing) return std::nullopt;
  const Order order = with_dice(random, *hearing, subject.order(random, game));
  auto judgement = hearing->judge(order);
  if (!judgement) return std::nullopt;
  return Trial{game, order, std::move(judgement).value()};
}

std::optional<Trial> trial(const Subject& subject, std::uint64_t seed) { return trial(subject, seed, subject.recipe); }

std::optional<Trial> adventure(const Subject& subject, std::uint64_t seed) {
  Random random(seed);
  const Adventure found = subject.adventure(random, subject.dressed(random, random_game(random, subject.recipe)));
  const auto hearing = hearing_of(found.game);
  if (!hearing) return std::nullopt;
  const Order order = with_dice(random, *hearing, found.order);
  auto judgement = hearing->judge(order);
  if (!judgement) return std::nullopt;
  return Trial{found.game, order, std::move(judgement).value()};
}

std::string reproduction(const Game& game, const Order& order) {
  return "\ngame  " + write_json(write_document(Document{game, {}})) + "\norder " + write_json(write_order(order)) +
         "\n";
}

const Path& path_of_first(const Game& game, const Order& order) {
  const auto pieces = ordered_pieces(game, order);
  LINESMAN_CHECK(pieces.ok());
  const Path* path = order.paths.of(game.piece(pieces->front()).id);
  LINESMAN_CHECK(path != nullptr);
  return *path;
}

Order with_path(const Game& game, const Order& order, Path path) {
  const auto pieces = ordered_pieces(game, order);
  LINESMAN_CHECK(pieces.ok());
  Order changed = order;
  changed.paths.replace(game.piece(pieces->front()).id, std::move(path));
  return changed;
}

}  // namespace linesman
