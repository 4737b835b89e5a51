// What is drawn in sections is ruled as one: tables on which woods, streams, roads and houses fall into parts along
// whole inches, held against the same tables undivided. The ways run over the seams and along them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "base/text.h"
#include "files/json.h"
#include "property/proof.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

constexpr std::uint64_t CUT_TABLES = 2000;
constexpr double SIDE = 20;

double inches(Random& random, std::size_t least, std::size_t most) {
  return static_cast<double>(least + random.below(most - least + 1));
}

bool is_obstacle(const Feature& f) { return class_of(f.kind) == FeatureClass::obstacle; }

/// The place lies on a line that is passed: where a way that begins there comes from is not known, and where one line
/// is cut on another its ends are two.
bool is_on_line(Vec p, const Feature& f) {
  const auto* line = std::get_if<Polyline>(&f.shape);
  if (!line || !(is_obstacle(f) || f.kind == Kind::contour)) return false;
  const Vec along = line->back() - line->front();
  const double t = dot(p - line->front(), along) / dot(along, along);
  return t >= 0 && t <= 1 && distance(p, line->front() + along * t) < 1e-6;
}

/// Boxes and straight lines by whole inches: what can be cut without a doubt.
Feature whole_feature(Random& random, std::size_t number) {
  static const std::vector<Kind> boxes{Kind::wood, Kind::marsh,  Kind::river, Kind::building, Kind::hedge,
                                       Kind::road, Kind::bridge, Kind::slope, Kind::bocage};
  static const std::vector<Kind> lines{Kind::hedge,  Kind::stream, Kind::wall,  Kind::fence,
                                       Kind::bocage, Kind::road,   Kind::track, Kind::contour};
  Feature f;
  f.id = "f" + std::to_string(number);
  const double x = inches(random, 2, 12);
  const double y = inches(random, 2, 12);
  if (random.chance(0.5)) {
    f.kind = random.one_of(boxes);
    const double w = inches(random, 1, 6);
    const double d = inches(random, 1, 6);
    f.shape = MultiPolygon{{{{x, y}, {x + w, y}, {x + w, y + d}, {x, y + d}}, {}}};
  } else {
    f.kind = random.one_of(lines);
    const double length = inches(random, 2, 7);
    const Vec along = random.one_of(std::vector<Vec>{{1, 0}, {0, 1}, {1, 1}});
    f.shape = Polyline{{x, y}, Vec{x, y} + along * length};
    f.width = default_width(f.kind);
  }
  f.height = default_height(f.kind);
  if (f.kind == Kind::slope) f.traits = Value(Value::Object{{"uphill", 90 * static_cast<int>(random.below(4))}});
  return f;
}

/// Two halves of a box or a line, cut at a whole inch; nothing when it is too small.
std::vector<FeatureShape> halves(Random& random, const Feature& of, const Game& game) {
  const FeatureShape& shape = of.shape;
  if (const auto* line = std::get_if<Polyline>(&shape)) {
    const Vec by = line->back() - line->front();
    const auto whole = static_cast<std::size_t>(std::max(std::abs(by.x), std::abs(by.y)));
    if (whole < 2) return {};
    const Vec cut = line->front() + by * (inches(random, 1, whole - 1) / static_cast<double>(whole));
    const Vec middle{std::round(cut.x), std::round(cut.y)};
    for (const Feature& other : game.terrain())
      if (!of.id.starts_with(other.id) && is_on_line(middle, other)) return {};
    return {Polyline{line->front(), middle}, Polyline{middle, line->back()}};
  }
  const Ring& box = std::get<MultiPolygon>(shape).front().outer;
  const Vec a = box[0];
  const Vec b = box[2];
  const auto part = [](Vec least, Vec most) {
    return MultiPolygon{{{least, {most.x, least.y}, most, {least.x, most.y}}, {}}};
  };
  if (random.chance(0.5)) {
    if (b.x - a.x < 2) return {};
    const double x = a.x + inches(random, 1, static_cast<std::size_t>(b.x - a.x) - 1);
    return {part(a, {x, b.y}), part({x, a.y}, b)};
  }
  if (b.y - a.y < 2) return {};
  const double y = a.y + inches(random, 1, static_cast<std::size_t>(b.y - a.y) - 1);
  return {part(a, {b.x, y}), part({a.x, y}, b)};
}

bool names(const Order& order, const Feature& feature) {
  const auto& members = order.members.members();
  return std::any_of(members.begin(), members.end(), [&](const auto& m) { return m.second.text() == feature.id; });
}

/// The same table, each of its features in one to four sections. An order that names a section of a surface names them
/// all; of anything else it names that one alone (pips-2), so that stays whole.
Game in_sections(Random& random, const Game& game, const Order& order) {
  std::vector<Feature> all;
  for (const Feature& whole : game.terrain()) {
    std::vector<Feature> sections{whole};
    const int most_cuts = names(order, whole) && !is_surface(whole.kind) ? 0 : 2;
    for (int cuts = 0; cuts < most_cuts; ++cuts) {
      std::vector<Feature> finer;
      for (const Feature& section : sections) {
        const auto parts = halves(random, section, game);
        if (parts.empty()) finer.push_back(section);
        for (std::size_t i = 0; i < parts.size(); ++i) {
          finer.push_back(section);
          finer.back().shape = parts[i];
          finer.back().id += i == 0 ? "a" : "b";
        }
      }
      sections = std::move(finer);
    }
    all.insert(all.end(), sections.begin(), sections.end());
  }
  return game.with_terrain(std::move(all));
}

/// Of two boxes.
bool overlap(const Feature& a, const Feature& b) {
  const auto* one = std::get_if<MultiPolygon>(&a.shape);
  const auto* other = std::get_if<MultiPolygon>(&b.shape);
  if (!one || !other) return false;
  const Vec low = one->front().outer[0];
  const Vec high = one->front().outer[2];
  const Vec other_low = other->front().outer[0];
  const Vec other_high = other->front().outer[2];
  return low.x < other_high.x && other_low.x < high.x && low.y < other_high.y && other_low.y < high.y;
}

/// An edge inside a whole obstacle is held by nothing, one between sections of that obstacle is (*Edges and seams*): so
/// no obstacle overlaps another.
bool has_room(const std::vector<Feature>& terrain, const Feature& obstacle) {
  return std::none_of(terrain.begin(), terrain.end(),
                      [&](const Feature& f) { return is_obstacle(f) && overlap(f, obstacle); });
}

Game table_of_wholes(Random& random) {
  Game::Parts parts;
  parts.table = {SIDE, SIDE, {}};
  // No piece passes a line that is cut inside a polygon: obstacles are all lines, or all boxes.
  const bool lines = random.chance(0.5);
  for (std::size_t i = 0; i < 7; ++i) {
    Feature f = whole_feature(random, i);
    const bool fits = std::holds_alternative<Polyline>(f.shape) == lines && has_room(parts.terrain, f);
    if (!is_obstacle(f) || fits) parts.terrain.push_back(std::move(f));
  }
  for (std::size_t i = 0; i < 5; ++i) {
    Piece piece;
    piece.id = "p" + std::to_string(i);
    piece.side = i == 0 ? "red" : "blue";
    piece.base = RectangleBase{inches(random, 1, 2), inches(random, 1, 3)};
    const Vec corner{i % 2 == 0 ? 1.0 : SIDE - 1, i < 3 ? 1.0 : SIDE - 1};
    Vec at{inches(random, 4, 16), inches(random, 4, 16)};
    while (std::any_of(parts.terrain.begin(), parts.terrain.end(), [&](const Feature& f) { return is_on_line(at, f); }))
      at = {inches(random, 1, 19), inches(random, 1, 19)};
    piece.pose = {i == 0 ? at : corner, 45.0 * static_cast<double>(random.below(8)), 0};
    parts.pieces.push_back(std::move(piece));
  }
  return Game(std::move(parts));
}

Path whole_path(Random& random) {
  Path path;
  for (std::size_t legs = 1 + random.below(3); legs > 0; --legs) {
    if (random.chance(0.5)) path.push_back(PivotStep{random.one_of(std::vector<double>{-90, -45, 45, 90}), {}});
    const double d = 0.5 * inches(random, 1, 10);
    if (random.chance(0.15))
      path.push_back(ReverseStep{d});
    else if (random.chance(0.1))
      path.push_back(SidewaysStep{random.chance(0.5) ? d : -d});
    else
      path.push_back(ForwardStep{d});
  }
  return path;
}

/// The same order, with a section in place of each feature that it names: that of any section names the thing.
Order for_sections(Order order, const Game& whole, const Game& divided) {
  const Value members = order.members;
  for (const auto& [key, value] : members.members()) {
    const auto named = value.text();
    if (!named || !whole.find_feature(*named)) continue;
    const auto section = std::find_if(divided.terrain().begin(), divided.terrain().end(),
                                      [&](const Feature& f) { return f.id.starts_with(*named); });
    order.members = order.members.with(key, section->id);
  }
  return order;
}

using Said = std::vector<std::tuple<std::string, std::size_t, double, double>>;

/// The faults without the names of sections.
Said faults_of(const Ruling& ruling) {
  Said said;
  const auto rounded = [](double x) { return std::round(x * 1e5) / 1e5 + 0.0; };
  for (const Fault& f : ruling.faults)
    said.emplace_back(f.rule, f.place.step, rounded(f.place.s), rounded(f.excess.value_or(-1)));
  std::sort(said.begin(), said.end());
  return said;
}

std::string listed_faults(const Ruling& ruling) {
  std::string text;
  for (const auto& [rule, step, s, excess] : faults_of(ruling))
    text +=
        " " + rule + " at " + std::to_string(step) + ", " + number_text(s, 5) + " by " + number_text(excess, 5) + ";";
  return text;
}

/// What is ruled, but for effects on features: those of the game, and the gaps that earlier effects add.
RulingSummary summary(const Game& game, const Judgement& judgement) {
  RulingSummary summary = outcome_of(Result<Judgement>(judgement));
  std::erase_if(summary.effects, [&](const std::string& effect) {
    return std::none_of(game.pieces().begin(), game.pieces().end(),
                        [&](const auto& piece) { return effect.ends_with(" on " + piece->id); });
  });
  return summary;
}

class SectionsOfOneThing : public ::testing::TestWithParam<Subject> {};

TEST_P(SectionsOfOneThing, AreRuledAsTheThingUndivided) {
  const Subject& subject = GetParam();
  int failures = 0;
  std::uint64_t tried = 0;
  const std::uint64_t tables = tables_tried(CUT_TABLES);
  for (std::uint64_t seed = 77'000'000; seed < 77'000'000 + tables && failures < FAILURES_SHOWN; ++seed) {
    Random random(seed);
    const Game whole = subject.dressed(random, table_of_wholes(random));
    const auto hearing = hearing_of(whole);
    if (!hearing) continue;
    Order order = subject.order(random, whole);
    order.paths = {};
    order.paths.set_all(whole_path(random));
    order = with_dice(random, *hearing, order);
    const auto one = hearing->judge(order);
    if (!one) continue;
    const Game divided = in_sections(random, whole, order);
    const Order same = for_sections(order, whole, divided);
    const auto other = judged(divided, same);
    ++tried;
    std::string wrong = other ? difference(summary(whole, *one), summary(divided, *other)) : other.problem().sentence();
    if (wrong.empty() && faults_of(one->ruling) != faults_of(other->ruling))
      wrong = "faults" + listed_faults(one->ruling) + " and" + listed_faults(other->ruling);
    if (wrong.empty()) continue;
    ++failures;
    ADD_FAILURE() << "seed " << seed << ": " << wrong << reproduction(whole, order) << reproduction(divided, same);
  }
  EXPECT_TRUE(failures > 0 || tried > tables / 5) << "only " << tried << " tables could be judged";
}

/// The grid has its own sections (hexes-6, 23).
std::vector<Subject> off_the_grid() {
  std::vector<Subject> all = subjects();
  std::erase_if(all, [](const Subject& subject) { return subject.ruleset == "hexes"; });
  return all;
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(SectionsOfOneThing);
INSTANTIATE_TEST_SUITE_P(Of, SectionsOfOneThing, ::testing::ValuesIn(off_the_grid()),
                         [](const auto& tested) { return tested.param.ruleset; });

}  // namespace
}  // namespace linesman
