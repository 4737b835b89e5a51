// Films of tables at random: cameras, light, models and hands.
#include <gmock/gmock.h>

#include <algorithm>

#include "base/heading.h"
#include "support/random.h"
#include "watch/rendered_film.h"

namespace linesman::watch_test {
namespace {

/// A table with seven models and a camera somewhere above it.
FilmTable random_table(Random& random) {
  FilmTable table;
  table.width = random.between(24, 40);
  table.depth = random.between(20, 26);
  photo_test::Lens& lens = table.lens;
  lens.width = 1280;
  lens.height = 720;
  lens.focal_of_35mm = random.between(24, 34);
  lens.middle_off = {random.between(-0.008, 0.008), random.between(-0.008, 0.008)};
  lens.k1 = random.between(-0.08, 0.04);
  lens.k2 = random.between(-0.01, 0.01);
  table.stand.aim = {table.width / 2 + random.between(-1, 1), table.depth / 2 + random.between(-1, 1)};
  table.stand.tilt = random.between(0, 30);
  table.stand.bearing = 180 * static_cast<double>(random.below(2)) + random.between(-15, 15);
  table.stand.roll = random.between(-3, 3);
  table.stand = photo_test::that_sees_all(lens, table.stand, table.width, table.depth, 0.7);
  while (table.models.size() < 7) {
    const Pair at{random.between(5, table.width - 5), random.between(5, table.depth - 5)};
    const bool is_free = std::all_of(table.models.begin(), table.models.end(), [&](const FilmModel& other) {
      return std::hypot(other.at[0] - at[0], other.at[1] - at[1]) > 4.2;
    });
    const std::string id = "model-" + std::to_string(table.models.size());
    if (is_free)
      table.models.push_back({id, id, at, random.heading(), random.between(2, 2.4), random.between(0.1, 1.2)});
  }
  return table;
}

/// The place of a model, which keeps clear of all others.
Pair free_place(const FilmTable& table, std::size_t model, Random& random) {
  for (;;) {
    const Pair at{random.between(4.5, table.width - 4.5), random.between(4.5, table.depth - 4.5)};
    bool is_free = true;
    for (std::size_t i = 0; i < table.models.size(); ++i)
      if (i != model && std::hypot(table.models[i].at[0] - at[0], table.models[i].at[1] - at[1]) < 3.5) is_free = false;
    const Pair& from = table.models[model].at;
    if (is_free && std::hypot(from[0] - at[0], from[1] - at[1]) > 1) return at;
  }
}

class ARandomFilm : public ::testing::TestWithParam<int> {};

TEST_P(ARandomFilm, HasTheMovesThatWereMadeAndNoOthers) {
  Random random(static_cast<std::uint64_t>(GetParam()) + 100);
  FilmTable table = random_table(random);
  RenderedFilm film({}, table);
  film.light(random.between(0.6, 1.1));
  film.show(2);
  std::string told = "start";
  constexpr std::size_t MOVES = 3;
  for (std::size_t i = 0; i < MOVES; ++i) {
    const std::size_t model = (static_cast<std::size_t>(GetParam()) + 2 * i) % table.models.size();
    const Pair from = table.models[model].at;
    const Pair to = free_place(table, model, random);
    const double facing = random.heading();
    film.carry(table.models[model].id, to, facing, table.stand.bearing + random.between(-40, 40));
    const double gone = film.now();
    film.light(random.between(0.7, 1.0));
    film.show(2);
    table.models[model].at = to;
    const auto moves = film.all<MoveTold>();
    ASSERT_EQ(moves.size(), i + 1) << film.told();
    const MoveTold& move = moves.back();
    const StandingSeen& seen = move.pieces[0].seen;
    EXPECT_EQ(film.game.piece(seen.piece).id, table.models[model].id);
    const double off = distance(seen.at, {to[0], to[1]});
    EXPECT_LT(off, 2 * seen.uncertainty + 0.01);
    EXPECT_LT(off, 0.1);
    EXPECT_LT(angle_between(seen.facing, facing), 2.5);
    const double far = std::hypot(from[0] - to[0], from[1] - to[1]);
    if (far < 11.5) {
      EXPECT_NE(move.verdict, WatchVerdict::illegal) << far << " of 12";
    } else if (far > 12.3) {
      EXPECT_EQ(move.verdict, WatchVerdict::illegal) << far << " of 12";
    }
    const double told_at = film.events()[film.events().size() - 2].t;
    EXPECT_LE(told_at - gone, 1.5);
    told += ", moved " + std::string(name_of(move.verdict));
  }
  film.end();
  EXPECT_EQ(film.told(), told + ", end");
}

INSTANTIATE_TEST_SUITE_P(OfTwelve, ARandomFilm, ::testing::Range(0, 12));

}  // namespace
}  // namespace linesman::watch_test
