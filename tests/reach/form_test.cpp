// How units come into another shape.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "base/heading.h"
#include "base/tolerance.h"
#include "files/json.h"
#include "files/orders/form_json.h"
#include "files/orders/order_json.h"
#include "reach/places.h"
#include "reach/units/formed.h"

namespace linesman {
namespace {

using reach_test::heard;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

struct Man {
  Vec at;
  double facing = 0;
};

std::string json_of(const std::vector<Man>& men, const std::string& more = "") {
  std::string all;
  for (std::size_t i = 0; i < men.size(); ++i)
    all += (i > 0 ? "," : "") + (R"({"id": "m)" + std::to_string(i + 1)) +
           R"(", "unit": "u", "base": {"shape": "circle", "diameter": 1}, "at": [)" + std::to_string(men[i].at.x) +
           ", " + std::to_string(men[i].at.y) + R"(], "facing": )" + std::to_string(men[i].facing) +
           R"(, "traits": {"troop": "infantry"}})";
  return all + more;
}

/// Infantry under `orders`, which advances 6 inches and stays within an inch of each other.
Hearing squad(const std::vector<Man>& men, const std::string& terrain = "", const std::string& more = "") {
  return heard("orders", terrain, json_of(men, more), "{}", R"({"id": "u", "side": "red"})");
}

std::vector<Man> column_of(int count, double x = 20, double y = 20) {
  std::vector<Man> men;
  for (int i = 0; i < count; ++i) men.push_back({{x, y - 1.3 * i}});
  return men;
}

Formed formed(const Hearing& hearing, const std::string& form) {
  const auto order = read_order(*parse_json(R"({"unit": "u", "action": "advance"})", ""), "");
  const auto read = read_form(*parse_json(form, ""), "/form");
  EXPECT_TRUE(read) << (read ? "" : read.problem().sentence());
  auto found = form_up(hearing, *order, *read);
  EXPECT_TRUE(found) << (found ? "" : found.problem().sentence());
  return found ? *std::move(found) : Formed{};
}

/// What is shown of a yes is judged legal again, and each model stands in its slot.
void expect_sound(const Hearing& hearing, const Formed& formed) {
  ASSERT_EQ(formed.answer, CouldAnswer::yes) << english(formed.reason);
  const auto written = read_order(write_order(formed.witness->order), "");
  ASSERT_TRUE(written);
  const auto judged = hearing.judge(*written);
  ASSERT_TRUE(judged);
  EXPECT_TRUE(is_allowed(judged->ruling));
  for (const FilledSlot& filled : formed.filled) {
    const auto end = std::find_if(judged->ruling.ends.begin(), judged->ruling.ends.end(),
                                  [&](const End& each) { return each.piece == filled.piece; });
    ASSERT_NE(end, judged->ruling.ends.end());
    EXPECT_LE(distance(end->pose.at, filled.place.at), 1e-4);
    EXPECT_LE(angle_between(end->pose.facing, filled.place.facing), 1e-3);
  }
}

double most_spent(const Formed& formed) {
  double most = 0;
  for (const FilledSlot& filled : formed.filled) most = std::max(most, filled.spent);
  return most;
}

TEST(AForm, BringsAColumnIntoLineByTheFairestWays) {
  const Hearing hearing = squad(column_of(4));
  const Formed line = formed(hearing, R"({"shape": "line", "at": [20, 21.5], "gap": 0.3})");
  expect_sound(hearing, line);
  EXPECT_NEAR(most_spent(line), 4.942924, 1e-4);
  EXPECT_EQ(line.last, PieceIndex{3});
  EXPECT_THAT(line.open, IsEmpty());
}

TEST(AForm, IsTheSameForEqualModelsInAnotherOrderAndOnAMirroredTable) {
  std::vector<Man> men{{{20, 20}}, {{21.4, 19}}, {{18.7, 18.2}}, {{22, 17.5}}, {{20.3, 17}}};
  const double most = most_spent(formed(squad(men), R"({"shape": "ranks", "at": [21, 22]})"));
  EXPECT_GT(most, 0);
  std::reverse(men.begin(), men.end());
  std::swap(men[1], men[3]);
  EXPECT_NEAR(most_spent(formed(squad(men), R"({"shape": "ranks", "at": [21, 22]})")), most, 1e-6);
  for (Man& man : men) man.at.x = 48 - man.at.x;
  EXPECT_NEAR(most_spent(formed(squad(men), R"({"shape": "ranks", "at": [27, 22]})")), most, 1e-6);
}

TEST(AForm, GoesRoundWhatIsInTheWay) {
  const std::string wall = R"({"id": "w", "kind": "high-wall", "geometry": {"type": "LineString",
      "coordinates": [[19, 21.5], [21, 21.5]]}})";
  const Hearing hearing = squad(column_of(3), wall);
  const Formed line = formed(hearing, R"({"shape": "line", "at": [20, 23.5], "gap": 0.3})");
  expect_sound(hearing, line);
}

TEST(AForm, SaysWhichPlacesNobodyCanComeTo) {
  const Formed line = formed(squad(column_of(3)), R"({"shape": "line", "at": [25.8, 20.5], "gap": 0.3})");
  EXPECT_EQ(line.answer, CouldAnswer::no);
  EXPECT_THAT(line.open, ElementsAre(2));
  EXPECT_EQ(english(line.reason), "no model can come to place 3");
  ASSERT_TRUE(line.nearest);
  EXPECT_GT(line.short_by, 0);
  EXPECT_TRUE(is_allowed(line.nearest->judgement.ruling));
}

TEST(AForm, NamesAModelThatCannotComeToItsPlaceAsPlayersDo) {
  const Hearing men = squad(column_of(3));
  Piece hale = men.game().piece(PieceIndex{2});
  hale.name = "Sergeant Hale";
  const Hearing named = *men.on(men.game().with_piece(PieceIndex{2}, hale));
  const Formed line = formed(named, R"({"shape": "line", "at": [25.8, 20.5], "gap": 0.3, "who": {"m3": 3}})");
  EXPECT_EQ(line.answer, CouldAnswer::no);
  EXPECT_EQ(english(line.reason), "Sergeant Hale cannot come to place 3");
}

TEST(AForm, SaysWhenTooFewModelsCanComeToPlaces) {
  // The first alone can come to either of the places in front.
  const std::vector<Man> men{{{20, 20}}, {{21, 15}}, {{19, 15}}};
  const Formed ranks = formed(squad(men), R"({"shape": "ranks", "files": 2, "at": [20, 25.5], "gap": 0.2})");
  EXPECT_EQ(ranks.answer, CouldAnswer::no);
  EXPECT_THAT(ranks.open, ElementsAre(0, 1, 2));
}

TEST(AForm, WhoseModelsAreTooFarApartIsRefusedWhereverItStands) {
  const Formed line = formed(squad(column_of(3)), R"({"shape": "line", "at": [20, 21], "gap": 1.5})");
  EXPECT_EQ(line.answer, CouldAnswer::no) << english(line.reason);
  EXPECT_EQ(line.by, Refusal::rules);
  EXPECT_THAT(line.open, IsEmpty());
}

TEST(AForm, StandsOnNoGroundThatIsClosed) {
  const std::string lake = R"({"id": "l", "kind": "lake", "geometry": {"type": "Polygon",
      "coordinates": [[[18, 21.5], [19.5, 21.5], [19.5, 24], [18, 24], [18, 21.5]]]}})";
  const Formed line = formed(squad(column_of(3), lake), R"({"shape": "line", "at": [20, 23], "gap": 0.3})");
  EXPECT_EQ(line.answer, CouldAnswer::no) << english(line.reason);
  EXPECT_THAT(line.open, ElementsAre(0));
}

TEST(AForm, KeepsWhoIsFixedInHisSlot) {
  const Hearing hearing = squad(column_of(3));
  const Formed line = formed(hearing, R"({"shape": "line", "at": [20, 21.5], "gap": 0.3, "who": {"m3": 2}})");
  expect_sound(hearing, line);
  EXPECT_EQ(line.filled[1].piece, PieceIndex{2});
}

/// Whether all the models can stand on the slots by straight ways and one bend on a half-inch lattice.
bool found_on_lattice(const Hearing& hearing, const std::vector<Man>& men, const std::vector<Vec>& slots) {
  std::vector<std::size_t> to(men.size());
  std::iota(to.begin(), to.end(), std::size_t{0});
  std::vector<std::vector<std::optional<Path>>> ways(men.size(), std::vector<std::optional<Path>>(men.size()));
  Order order;
  order.who = OneUnit{"u"};
  order.action = "advance";
  for (std::size_t i = 0; i < men.size(); ++i)
    for (std::size_t k = 0; k < men.size(); ++k) {
      const std::string id = "m" + std::to_string(i + 1);
      const auto legal = [&](const Path& path) {
        Order one = order;
        one.who = OnePiece{id};
        one.paths.set_all(path);
        const auto judged = hearing.judge(one);
        return judged && std::all_of(judged->ruling.faults.begin(), judged->ruling.faults.end(),
                                     [](const Fault& fault) { return fault.stage == Stage::at_end; });
      };
      const auto turned = [&](Path path, Vec from) {
        const double turn = turn_between(heading_of(slots[k] - from), 0);
        if (std::abs(turn) > 1e-6) path.push_back(PivotStep{turn, {}});
        return path;
      };
      Path straight = turned({ToStep{slots[k]}}, men[i].at);
      if (legal(straight)) ways[i][k] = straight;
      for (double x = 16; x <= 28 && !ways[i][k]; x += 0.5)
        for (double y = 16; y <= 28 && !ways[i][k]; y += 0.5) {
          const Vec bend{x, y};
          const double way = distance(men[i].at, bend) + distance(bend, slots[k]);
          if (way > 6.01 || distance(bend, slots[k]) < 0.01 || distance(bend, men[i].at) < 0.01) continue;
          Path path = turned({ToStep{bend}, ToStep{slots[k]}}, bend);
          if (legal(path)) ways[i][k] = path;
        }
    }
  do {
    Order all = order;
    bool complete = true;
    for (std::size_t i = 0; i < men.size() && complete; ++i) {
      complete = ways[i][to[i]].has_value();
      if (complete) all.paths.set("m" + std::to_string(i + 1), *ways[i][to[i]]);
    }
    if (!complete) continue;
    const auto judged = hearing.judge(all);
    if (judged && is_allowed(judged->ruling)) return true;
  } while (std::next_permutation(to.begin(), to.end()));
  return false;
}

TEST(AForm, IsNeverRefusedWhereALatticeFindsIt) {
  std::mt19937 random(11);
  const auto between = [&](double least, double most) {
    return least + (most - least) * static_cast<double>(random() % 1000) / 1000;
  };
  int yes = 0;
  int no = 0;
  int unknown = 0;
  for (int round = 0; round < 40; ++round) {
    const std::size_t count = 2 + random() % 3;
    std::vector<Man> men;
    for (std::size_t i = 0; i < count; ++i)
      men.push_back({{20 + 1.4 * static_cast<double>(i % 2), 20 - 1.4 * static_cast<double>(i / 2)}});
    std::string terrain;
    if (round % 2 == 0) {
      const double gap = between(17.5, 23.5);
      terrain = R"({"id": "w1", "kind": "high-wall", "geometry": {"type": "LineString", "coordinates": [[0, 22], [)" +
                std::to_string(gap - 0.6) + R"(, 22]]}}, {"id": "w2", "kind": "high-wall", "geometry":
                {"type": "LineString", "coordinates": [[)" +
                std::to_string(gap + 0.6) + ", 22], [48, 22]]}}";
    }
    const Hearing hearing = squad(men, terrain);
    const double gap = random() % 6 == 0 ? 1.4 : 0.3;
    const std::string at = "[" + std::to_string(between(18, 23)) + ", " + std::to_string(between(22, 26.5)) + "]";
    const Formed found =
        formed(hearing, R"({"shape": "line", "at": )" + at + R"(, "facing": 0, "gap": )" + std::to_string(gap) + "}");
    if (found.answer == CouldAnswer::yes) expect_sound(hearing, found);
    (found.answer == CouldAnswer::yes ? yes : found.answer == CouldAnswer::no ? no : unknown)++;
    if (found.answer != CouldAnswer::no) continue;
    const auto form = read_form(
        *parse_json(R"({"shape": "line", "at": )" + at + R"(, "facing": 0, "gap": )" + std::to_string(gap) + "}", ""),
        "");
    std::vector<PieceIndex> members(count);
    for (std::size_t i = 0; i < count; ++i) members[i] = static_cast<PieceIndex>(i);
    const auto slots = FormSlots::of(hearing, members, *form);
    ASSERT_TRUE(slots);
    std::vector<Vec> places;
    for (const Slot& slot : slots->all()) places.push_back(slot.at);
    EXPECT_FALSE(found_on_lattice(hearing, men, places)) << round << " " << at << " " << english(found.reason);
  }
  EXPECT_GE(yes, 8);
  EXPECT_GE(no, 8);
  EXPECT_LE(unknown, 4);
}

}  // namespace
}  // namespace linesman
