// The tracer against the oracle: every fact of every trace, worked out twice in two ways.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/heading.h"
#include "movement/trace/tracer.h"
#include "property/proof.h"
#include "support/lattice_table.h"
#include "support/oracle.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

Mover mover(PieceIndex piece, const Game& game, Path path) {
  return {piece, game.piece(piece).base, {}, std::move(path)};
}

Step any_leg(Random& random) {
  const double length = random.between(0.05, 8);
  switch (random.below(5)) {
    case 0: return ReverseStep{length};
    case 1: return SidewaysStep{random.chance(0.5) ? length : -length};
    default: return ForwardStep{length};
  }
}

Step any_turn(Random& random, const Game& game) {
  const double angle = random.chance(0.3) ? random.between(-20, 20) : random.between(-180, 180);
  const bool rectangle = std::holds_alternative<RectangleBase>(game.piece(PieceIndex{0}).base);
  if (rectangle && random.chance(0.3)) return WheelStep{angle};
  const Vec at = game.piece(PieceIndex{0}).pose.at;
  if (random.chance(0.3)) return PivotStep{angle, at + Vec{random.between(-3, 3), random.between(-3, 3)}};
  return PivotStep{angle, {}};
}

/// A game whose first piece is in the middle part of the table, mostly on the ground.
Game crowded_game(Random& random) {
  TableRecipe recipe;
  recipe.width = 26;
  recipe.depth = 22;
  const Game game = random_game(random, recipe);
  Piece first = game.piece(PieceIndex{0});
  first.pose.at = {random.between(4, 22), random.between(4, 18)};
  if (random.chance(0.1)) first.pose.altitude = random.between(0, 3);
  return game.with_piece(PieceIndex{0}, first);
}

/// Watches at random. What is asked for is drawn after all else, so that older seeds go on meaning the same.
TraceRequest watching(Random& random) {
  TraceRequest request;
  request.gaps_within = random.between(0.5, 4);
  if (random.chance(0.6)) request.near.push_back({random.between(0.2, 2), false});
  if (random.chance(0.4)) request.near.push_back({random.between(0.2, 3), true});
  return request;
}

FeatureIndex any_feature(Random& random, const Game& game) {
  return static_cast<FeatureIndex>(random.below(game.terrain().size()));
}

void ask_for_features(Random& random, const Game& game, TraceRequest& request) {
  request.against_starts = random.chance(0.7);
  request.leaving_passes = random.chance(0.5);
  if (random.chance(0.5)) request.watched = {any_feature(random, game), any_feature(random, game)};
  if (random.chance(0.5)) request.watched_beyond = random.between(0, 4);
  if (random.chance(0.5)) {
    request.room = RoomRequest{random.between(1, 25), {}};
    for (std::size_t i = 0; i < game.terrain().size(); ++i)
      if (is_surface(game.terrain()[i].kind) && random.chance(0.8))
        request.room->surfaces.push_back(static_cast<FeatureIndex>(i));
  }
  if (random.chance(0.3))
    request.overlaps = {{any_feature(random, game), static_cast<FeatureClass>(random.below(4))},
                        {any_feature(random, game), FeatureClass::area}};
  if (random.chance(0.5)) request.extents = {PieceIndex{0}, static_cast<PieceIndex>(game.pieces().size() - 1)};
  request.gaps_in_company = random.chance(0.5);
}

void ask_more(Random& random, const Game& game, TraceRequest& request) {
  if (random.chance(0.5)) request.lines_within = random.between(0.5, 4);
  if (random.chance(0.5)) request.ahead = static_cast<FeatureIndex>(random.below(game.terrain().size()));
  request.against_ends = random.chance(0.7);
  const auto last = static_cast<PieceIndex>(game.pieces().size() - 1);
  if (random.chance(0.5)) request.standing = {last};
  if (random.chance(0.5)) request.against = random.between(0.001, 1);
  ask_for_features(random, game, request);
}

// How many tables each test walks is for two to five seconds of it; the soak walks fifty times as many.

using MakeGame = std::function<Game(Random&)>;
using MakePath = std::function<Path(Random&, const Game&)>;

void hold_against_oracle(std::uint64_t first_seed, std::uint64_t tables, const MakeGame& table, const MakePath& path) {
  int failures = 0;
  for (std::uint64_t seed = first_seed; seed < first_seed + tables_tried(tables) && failures < FAILURES_SHOWN; ++seed) {
    Random random(seed);
    const Game game = table(random);
    TraceRequest request = watching(random);
    request.movers = {mover(PieceIndex{0}, game, path(random, game))};
    ask_more(random, game, request);
    const auto trace = Tracer(game).trace(request);
    ASSERT_TRUE(trace.ok()) << trace.problem().sentence();
    const std::vector<std::string> said = disagreements(game, *trace);
    if (said.empty()) continue;
    ++failures;
    Order order;
    order.who = OnePiece{"p0"};
    order.paths.set_all(request.movers.front().path);
    std::string all;
    for (const std::string& s : said) all += "\n  " + s;
    ADD_FAILURE() << "seed " << seed << all << reproduction(game, order);
  }
}

TEST(EveryLeg, IsTracedAsTheOracleFindsIt) {
  hold_against_oracle(11'000'000, 1000, crowded_game,
                      [](Random& random, const Game&) { return Path{any_leg(random)}; });
}

TEST(EveryTurn, IsTracedAsTheOracleFindsIt) {
  hold_against_oracle(12'000'000, 1000, crowded_game,
                      [](Random& random, const Game& game) { return Path{any_turn(random, game)}; });
}

TEST(EveryTurnOfLessThanADegree, IsTracedAsTheOracleFindsIt) {
  hold_against_oracle(16'000'000, 500, crowded_game, [](Random& random, const Game& game) {
    const double angle = random.between(0.1, 1) * (random.chance(0.5) ? 1 : -1);
    const Vec at = game.piece(PieceIndex{0}).pose.at;
    return Path{PivotStep{angle, at + Vec{random.between(-60, 60), random.between(-60, 60)}}};
  });
}

TEST(EveryPath, IsTracedAsTheOracleFindsIt) {
  hold_against_oracle(13'000'000, 600, crowded_game, [](Random& random, const Game& game) {
    Path path;
    const Vec at = game.piece(PieceIndex{0}).pose.at;
    const auto somewhere = [&] { return at + Vec{random.between(-5, 5), random.between(-5, 5)}; };
    for (std::size_t i = 1 + random.below(4); i > 0; --i) {
      switch (random.below(6)) {
        case 0: path.push_back(ToStep{somewhere()}); break;
        case 1: path.push_back(ReverseToStep{somewhere()}); break;
        case 2: path.push_back(SlideStep{somewhere()}); break;
        case 3: path.push_back(ClimbStep{random.between(0.1, 1.5)}); break;
        case 4: path.push_back(any_turn(random, game)); break;
        default: path.push_back(any_leg(random));
      }
    }
    return path;
  });
}

TEST(EveryTouch, IsTracedAsTheOracleFindsIt) {
  hold_against_oracle(15'000'000, 700, lattice_game, [](Random& random, const Game&) {
    Path path;
    for (std::size_t i = 1 + random.below(2); i > 0; --i) path.push_back(lattice_step(random));
    return path;
  });
}

/// Three pieces that move together, each in its own frame.
void move_three(Random& random, const Game& game, TraceRequest& request, const Path& path) {
  const bool wheels =
      std::any_of(path.begin(), path.end(), [](const Step& s) { return std::holds_alternative<WheelStep>(s); });
  for (const PieceIndex piece : {PieceIndex{0}, PieceIndex{1}, PieceIndex{2}})
    if (!wheels || std::holds_alternative<RectangleBase>(game.piece(piece).base))
      request.movers.push_back(mover(piece, game, path));
  ask_more(random, game, request);
}

TEST(EveryUnit, IsTracedAsTheOracleFindsIt) {
  int failures = 0;
  for (std::uint64_t seed = 14'000'000; seed < 14'000'000 + tables_tried(300) && failures < FAILURES_SHOWN; ++seed) {
    Random random(seed);
    const Game game = crowded_game(random);
    TraceRequest request = watching(random);
    move_three(random, game, request, {any_leg(random), any_turn(random, game), any_leg(random)});
    const auto trace = Tracer(game).trace(request);
    ASSERT_TRUE(trace.ok()) << trace.problem().sentence();
    for (const std::string& said : disagreements(game, *trace)) {
      ADD_FAILURE() << "seed " << seed << " " << said;
      ++failures;
    }
  }
}

}  // namespace
}  // namespace linesman
