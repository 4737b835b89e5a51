// Many photographs at random: no wrong id, and errors as small as they are said to be.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdio>
#include <map>

#include "base/heading.h"
#include "photo/photo_reader.h"
#include "photo/rendered_table.h"
#include "support/tables_tried.h"
#include "support/temporary_folder.h"

namespace linesman::photo_test {
namespace {

/// The errors of all pieces of many photographs.
struct Errors {
  std::vector<double> places;         ///< inches
  std::vector<double> facings;        ///< degrees
  std::vector<double> uncertainties;  ///< inches
  std::size_t covered = 0;            ///< by their uncertainty
  std::size_t turns_covered = 0;
  std::size_t due = 0;   ///< markers that are large enough to be found
  std::size_t seen = 0;  ///< of these
};

double at_share(std::vector<double> all, double share) {
  if (all.empty()) return 0;
  std::sort(all.begin(), all.end());
  return all[std::min(all.size() - 1, static_cast<std::size_t>(share * static_cast<double>(all.size())))];
}

void add_errors(const RandomPhotograph& photograph, const PhotoReading& reading, const Game& game, Errors& errors) {
  std::map<int, const PieceSeen*> seen;
  for (const PieceSeen& piece : reading.pieces) seen[game.piece(piece.piece).marker->id] = &piece;
  for (const PrintedTag& tag : photograph.scene.tags) {
    if (tag.id <= LAST_TABLE_MARKER) continue;
    const auto it = seen.find(tag.id);
    if (tightest_cell(photograph.camera(), tag) >= 3) {
      ++errors.due;
      if (it != seen.end()) ++errors.seen;
    }
    if (it == seen.end()) continue;
    const PieceSeen& piece = *it->second;
    const double off = distance(piece.at, {tag.at[0], tag.at[1]});
    const double turned = angle_between(piece.facing, tag.facing);
    errors.places.push_back(off);
    errors.facings.push_back(turned);
    errors.uncertainties.push_back(piece.uncertainty);
    if (off <= piece.uncertainty) ++errors.covered;
    if (turned <= piece.turn) ++errors.turns_covered;
  }
}

void expect_right_ids(const RandomPhotograph& photograph, const PhotoReading& reading, std::uint64_t seed) {
  for (const PhotoProblem& problem : reading.problems)
    if (problem.marker) {
      const auto& tags = photograph.scene.tags;
      const bool is_there =
          std::any_of(tags.begin(), tags.end(), [&](const PrintedTag& tag) { return tag.id == *problem.marker; });
      EXPECT_TRUE(is_there) << "photograph " << seed << " has no marker " << *problem.marker << ": " << problem.text;
    }
}

void print(const Errors& errors, std::uint64_t photographs) {
  const auto percent = [](std::size_t part, std::size_t of) {
    return 100.0 * static_cast<double>(part) / static_cast<double>(of);
  };
  std::printf(
      "%llu photographs, %zu pieces: place 50%% %.4f, 90%% %.4f, 99%% %.4f, worst %.4f inches; facing 50%% %.3f, 99%% "
      "%.3f degrees; said 50%% %.4f inches, covers %.1f and %.1f of 100; found %.2f of 100\n",
      static_cast<unsigned long long>(photographs), errors.places.size(), at_share(errors.places, 0.5),
      at_share(errors.places, 0.9), at_share(errors.places, 0.99), at_share(errors.places, 1),
      at_share(errors.facings, 0.5), at_share(errors.facings, 0.99), at_share(errors.uncertainties, 0.5),
      percent(errors.covered, errors.places.size()), percent(errors.turns_covered, errors.places.size()),
      percent(errors.seen, errors.due));
}

class Photographs : public ::testing::TestWithParam<double> {};

// 10 of each size, 250 in the soak.
TEST_P(Photographs, TellPlacesAsWellAsTheySay) {
  const TemporaryFolder folder;
  const std::uint64_t photographs = tables_tried(10);
  Errors errors;
  for (std::uint64_t i = 0; i < photographs; ++i) {
    const std::uint64_t seed = i * 1000 + static_cast<std::uint64_t>(GetParam());
    const RandomPhotograph photograph = random_photograph(seed, GetParam());
    const Game game = game_of(photograph.scene);
    const QByteArray jpeg = photograph.jpeg();
    const auto reading = read_photograph(
        game, folder.write("table.jpg", std::string(jpeg.constData(), static_cast<std::size_t>(jpeg.size()))));
    ASSERT_TRUE(reading) << "photograph " << seed << ": " << reading.problem().sentence();
    expect_right_ids(photograph, *reading, seed);
    EXPECT_LT(reading->worst, 0.3) << "photograph " << seed;
    add_errors(photograph, *reading, game, errors);
  }
  print(errors, photographs);
  ASSERT_GT(errors.places.size(), 150u);
  EXPECT_LE(at_share(errors.places, 0.5), 0.01);
  EXPECT_LE(at_share(errors.places, 0.99), 0.05);
  EXPECT_LE(at_share(errors.facings, 0.99), 1);
  EXPECT_LE(at_share(errors.uncertainties, 0.5), 0.05);
  EXPECT_GE(static_cast<double>(errors.covered), 0.95 * static_cast<double>(errors.places.size()));
  EXPECT_GE(static_cast<double>(errors.turns_covered), 0.95 * static_cast<double>(errors.places.size()));
  EXPECT_GE(static_cast<double>(errors.seen), 0.99 * static_cast<double>(errors.due));
}

INSTANTIATE_TEST_SUITE_P(OfMegapixels, Photographs, ::testing::Values(8, 12, 12.5, 16));

}  // namespace
}  // namespace linesman::photo_test
