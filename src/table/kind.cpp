#include "table/kind.h"

#include <algorithm>
#include <array>

#include "base/check.h"

namespace linesman {

namespace {

struct KindFacts {
  Kind kind;
  std::string_view name;
  FeatureClass feature_class;
  double height;
  double width;
};

using enum FeatureClass;

constexpr std::array KINDS{
    KindFacts{Kind::broken, "broken", area, 0.1, 0},
    KindFacts{Kind::rough, "rough", area, 0.1, 0},
    KindFacts{Kind::wood, "wood", area, 4, 0},
    KindFacts{Kind::scrub, "scrub", area, 0.1, 0},
    KindFacts{Kind::marsh, "marsh", area, 0.1, 0},
    KindFacts{Kind::soft, "soft", area, 0.1, 0},
    KindFacts{Kind::sand, "sand", area, 0.1, 0},
    KindFacts{Kind::scree, "scree", area, 0.1, 0},
    KindFacts{Kind::field, "field", area, 0.5, 0},
    KindFacts{Kind::ruins, "ruins", area, 0.1, 0},
    KindFacts{Kind::rubble, "rubble", area, 0.1, 0},
    KindFacts{Kind::river, "river", area, 0.1, 2},
    KindFacts{Kind::lake, "lake", area, 0.1, 0},
    KindFacts{Kind::village, "village", area, 3, 0},
    KindFacts{Kind::hedge, "hedge", obstacle, 1, 0.25},
    KindFacts{Kind::fence, "fence", obstacle, 0.5, 0},
    KindFacts{Kind::wall, "wall", obstacle, 0.5, 0.25},
    KindFacts{Kind::high_wall, "high-wall", obstacle, 3, 0.25},
    KindFacts{Kind::bocage, "bocage", obstacle, 2, 0.25},
    KindFacts{Kind::ditch, "ditch", obstacle, 0.5, 0.5},
    KindFacts{Kind::stream, "stream", obstacle, 0.5, 1},
    KindFacts{Kind::embankment, "embankment", obstacle, 0.5, 0.25},
    KindFacts{Kind::anti_tank, "anti-tank", obstacle, 0.5, 0.25},
    KindFacts{Kind::cliff, "cliff", obstacle, 12, 0},
    KindFacts{Kind::road, "road", surface, 0, 2},
    KindFacts{Kind::track, "track", surface, 0, 2},
    KindFacts{Kind::bridge, "bridge", surface, 0, 2},
    KindFacts{Kind::ford, "ford", surface, 0, 2},
    KindFacts{Kind::building, "building", structure, 3, 0},
    KindFacts{Kind::bunker, "bunker", structure, 3, 0},
    KindFacts{Kind::wreck, "wreck", structure, 1, 0},
    KindFacts{Kind::stairs, "stairs", structure, 0.1, 0},
    KindFacts{Kind::ladder, "ladder", structure, 0.1, 0},
    KindFacts{Kind::slope, "slope", relief, 0, 0},
    KindFacts{Kind::contour, "contour", relief, 0, 0},
};

const KindFacts& facts(Kind kind) {
  const KindFacts& f = KINDS.at(static_cast<std::size_t>(kind));
  LINESMAN_CHECK(f.kind == kind);
  return f;
}

}  // namespace

const std::vector<Kind>& all_kinds() {
  static const std::vector<Kind> kinds = [] {
    std::vector<Kind> all;
    all.reserve(KINDS.size());
    for (const KindFacts& f : KINDS) all.push_back(f.kind);
    return all;
  }();
  return kinds;
}

std::string_view name_of(Kind kind) { return facts(kind).name; }

std::optional<Kind> kind_named(std::string_view name) {
  const auto it = std::find_if(KINDS.begin(), KINDS.end(), [&](const KindFacts& f) { return f.name == name; });
  if (it == KINDS.end()) return std::nullopt;
  return it->kind;
}

FeatureClass class_of(Kind kind) { return facts(kind).feature_class; }
bool is_surface(Kind kind) { return class_of(kind) == FeatureClass::surface; }
bool lies_on_hexsides(Kind kind) { return class_of(kind) == FeatureClass::obstacle || kind == Kind::contour; }
double default_height(Kind kind) { return facts(kind).height; }
double default_width(Kind kind) { return facts(kind).width; }

std::string_view spoken_name(Kind kind) {
  switch (kind) {
    case Kind::broken: return "broken ground";
    case Kind::rough: return "rough ground";
    case Kind::soft: return "soft ground";
    case Kind::high_wall: return "high wall";
    case Kind::anti_tank: return "anti-tank obstacle";
    default: return name_of(kind);
  }
}

}  // namespace linesman
