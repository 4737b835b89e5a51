#include "drawing/picture/palette.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <unordered_map>
#include <vector>

namespace linesman {

namespace {

Palette light_palette() {
  Palette p;
  p.surround = QColor(0xd9, 0xd7, 0xcf);
  p.table = QColor(0xe9, 0xea, 0xd6);
  p.edge = QColor(0x6b, 0x5d, 0x48);
  p.grid = QColor(60, 60, 40, 34);
  p.grid_strong = QColor(60, 60, 40, 84);
  p.ink = QColor(0x26, 0x26, 0x22);
  p.halo = QColor(0xff, 0xff, 0xfa);
  p.panel = QColor(255, 255, 250, 232);
  p.select = QColor(0x00, 0x4a, 0xc8);
  p.measure = QColor(0x7d, 0x1f, 0x84);
  p.legal = QColor(0x00, 0x7d, 0x60);
  p.marginal = QColor(0xb8, 0x7c, 0x00);
  p.illegal = QColor(0xc2, 0x37, 0x0b);
  p.incomplete = QColor(0x5d, 0x5d, 0x66);
  return p;
}

Palette dark_palette() {
  Palette p;
  p.dark = true;
  p.surround = QColor(0x17, 0x19, 0x1b);
  p.table = QColor(0x2d, 0x34, 0x37);  // cool and dark, so that green and earth stand out on it
  p.edge = QColor(0xa8, 0x98, 0x7a);
  p.grid = QColor(255, 255, 235, 26);
  p.grid_strong = QColor(255, 255, 235, 64);
  p.ink = QColor(0xf4, 0xf3, 0xea);
  p.halo = QColor(0x20, 0x22, 0x1f);
  p.panel = QColor(34, 37, 38, 236);
  p.select = QColor(0x8c, 0xc4, 0xff);
  p.measure = QColor(0xee, 0xa9, 0xf4);
  p.legal = QColor(0x3f, 0xd0, 0xa4);
  p.marginal = QColor(0xff, 0xc2, 0x3d);
  p.illegal = QColor(0xff, 0x8a, 0x5c);
  p.incomplete = QColor(0xb9, 0xb9, 0xc4);
  return p;
}

struct NamedColour {
  std::string_view name;
  QRgb line;
};

// Colours by which sides are named, in tints that differ for red-green and blue-yellow blindness, too.
constexpr std::array NAMED{
    NamedColour{"red", 0xb3261e},    NamedColour{"blue", 0x0b57a4},       NamedColour{"green", 0x00704f},
    NamedColour{"yellow", 0x8f6f00}, NamedColour{"gold", 0x8f6f00},       NamedColour{"orange", 0xc25700},
    NamedColour{"purple", 0x7a2f8f}, NamedColour{"violet", 0x7a2f8f},     NamedColour{"black", 0x26262a},
    NamedColour{"white", 0x70747a},  NamedColour{"grey", 0x5a6068},       NamedColour{"gray", 0x5a6068},
    NamedColour{"brown", 0x6d4a26},  NamedColour{"field-grey", 0x556058}, NamedColour{"khaki", 0x7b6a32},
    NamedColour{"pink", 0xa83279},   NamedColour{"teal", 0x006d77},
};

// Okabe and Ito's set, darkened to be lines.
constexpr std::array<QRgb, 6> IN_TURN{0xb3261e, 0x0b57a4, 0x00704f, 0x7a2f8f, 0x8f6f00, 0x006d77};

/// The places of all sides, in the order of the document.
std::unordered_map<std::string_view, std::size_t> places_of_sides(const Game& game) {
  std::unordered_map<std::string_view, std::size_t> places;
  for (const Value& listed : game.annotation("sides").items())
    places.emplace(listed.text().value_or(""), places.size());
  for (const Unit& unit : game.units()) places.emplace(unit.side, places.size());
  for (const auto& piece : game.pieces()) places.emplace(piece->side, places.size());
  return places;
}

SideStyle style_at(std::size_t place, std::string_view side, const Palette& palette) {
  const auto named = std::find_if(NAMED.begin(), NAMED.end(), [&](const NamedColour& c) { return c.name == side; });
  SideStyle style;
  style.line = QColor(named != NAMED.end() ? named->line : IN_TURN[place % IN_TURN.size()]);
  style.fill = mixed(style.line, QColor(255, 255, 255), 0.72);
  if (side == "black") style.fill = QColor(0x9a, 0x9a, 0x9e);
  if (side == "white") style.fill = QColor(0xff, 0xff, 0xff);
  if (palette.dark) style.fill = mixed(style.line, QColor(255, 255, 255), 0.62);
  style.mark = static_cast<SideMark>(place % 6);
  constexpr std::array<Qt::PenStyle, 4> BORDERS{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
  style.border = BORDERS[place % BORDERS.size()];
  return style;
}

}  // namespace

QColor with_alpha(QColor colour, double alpha) {
  colour.setAlphaF(static_cast<float>(alpha));
  return colour;
}

QColor mixed(const QColor& a, const QColor& b, double part_of_b) {
  const auto mix = [&](int x, int y) { return static_cast<int>(x + (y - x) * part_of_b); };
  return QColor(mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()));
}

namespace {

std::atomic<ColourSet> colours_of_pictures{ColourSet::usual};

// Blue and orange stay apart for eyes that do not tell red from green.
void make_red_green(Palette& p) {
  p.legal = p.dark ? QColor(0x6c, 0xb6, 0xff) : QColor(0x00, 0x5a, 0xb5);
  p.marginal = p.dark ? QColor(0xf0, 0xe4, 0x8a) : QColor(0x8a, 0x74, 0x00);
  p.illegal = p.dark ? QColor(0xff, 0x9a, 0x3c) : QColor(0xb4, 0x4a, 0x00);
  p.select = p.dark ? QColor(0xe0, 0xc8, 0xff) : QColor(0x5b, 0x2a, 0x9c);
}

// Green-blue and red stay apart for eyes that do not tell blue from yellow.
void make_blue_yellow(Palette& p) {
  p.legal = p.dark ? QColor(0x4f, 0xd6, 0xd0) : QColor(0x00, 0x6f, 0x78);
  p.marginal = p.dark ? QColor(0xff, 0xb8, 0xc8) : QColor(0xa0, 0x50, 0x68);
  p.illegal = p.dark ? QColor(0xff, 0x70, 0x70) : QColor(0xb0, 0x00, 0x20);
  p.select = p.dark ? QColor(0xff, 0xff, 0xff) : QColor(0x20, 0x20, 0x20);
}

void make_high_contrast(Palette& p) {
  const QColor ink = p.dark ? Qt::white : Qt::black;
  const QColor ground = p.dark ? Qt::black : Qt::white;
  p.surround = ground;
  p.table = ground;
  p.edge = ink;
  p.grid = with_alpha(ink, 0.35);
  p.grid_strong = with_alpha(ink, 0.7);
  p.ink = ink;
  p.halo = ground;
  p.panel = ground;
  p.select = p.dark ? QColor(0xff, 0xff, 0x00) : QColor(0x00, 0x00, 0xc8);
  p.measure = p.dark ? QColor(0xff, 0x9c, 0xff) : QColor(0x7a, 0x00, 0x7a);
  p.legal = p.dark ? QColor(0x00, 0xff, 0x90) : QColor(0x00, 0x55, 0x2a);
  p.marginal = p.dark ? QColor(0xff, 0xd8, 0x00) : QColor(0x6a, 0x4a, 0x00);
  p.illegal = p.dark ? QColor(0xff, 0x80, 0x60) : QColor(0x9c, 0x00, 0x00);
  p.incomplete = ink;
}

Palette palette_in(ColourSet colours, bool dark) {
  Palette p = dark ? dark_palette() : light_palette();
  if (colours == ColourSet::red_green) make_red_green(p);
  if (colours == ColourSet::blue_yellow) make_blue_yellow(p);
  if (colours == ColourSet::high_contrast) make_high_contrast(p);
  return p;
}

std::array<Palette, 2> both_in(ColourSet colours) { return {palette_in(colours, false), palette_in(colours, true)}; }

}  // namespace

void use_colours(ColourSet colours) { colours_of_pictures = colours; }

ColourSet colours_in_use() { return colours_of_pictures; }

const Palette& Palette::of(bool dark) {
  static const std::array<std::array<Palette, 2>, 4> all{both_in(ColourSet::usual), both_in(ColourSet::red_green),
                                                         both_in(ColourSet::blue_yellow),
                                                         both_in(ColourSet::high_contrast)};
  return all.at(static_cast<std::size_t>(colours_in_use())).at(dark ? 1 : 0);
}

QColor Palette::shade(const QColor& light) const {
  if (!dark || !light.isValid()) return light;
  float h = 0;
  float s = 0;
  float v = 0;
  float a = 0;
  light.getHsvF(&h, &s, &v, &a);
  return QColor::fromHsvF(std::max(0.0F, h), std::min(0.75F, s * 1.5F), v * 0.42F, a);
}

QColor Palette::verdict(Verdict v) const {
  switch (v) {
    case Verdict::legal: return legal;
    case Verdict::marginal: return marginal;
    case Verdict::illegal: return illegal;
    case Verdict::incomplete: return incomplete;
  }
  return ink;
}

QColor Palette::cost(double rate) const {
  // From cividis, which keeps its order for every colour vision; ends trimmed so that both show on the table.
  constexpr std::array<QRgb, 5> STEPS{0x00b4a0, 0xe0b000, 0xe07b00, 0xb8321a, 0x5c0f4a};
  constexpr std::array<double, 4> LIMITS{1.001, 1.501, 2.001, 3.001};
  std::size_t i = 0;
  while (i < LIMITS.size() && rate > LIMITS[i]) ++i;
  const QColor colour(STEPS[i]);
  return dark ? colour.lighter(118) : colour.darker(112);
}

SideStyle side_style(const Game& game, std::string_view side, const Palette& palette) {
  const auto places = places_of_sides(game);
  const auto place = places.find(side);
  return style_at(place == places.end() ? places.size() : place->second, side, palette);
}

std::map<std::string, SideStyle> side_styles(const Game& game, const Palette& palette) {
  std::map<std::string, SideStyle> styles;
  for (const auto& [side, place] : places_of_sides(game)) styles.emplace(side, style_at(place, side, palette));
  return styles;
}

bool is_dark(const QPalette& colours) {
  constexpr int HALF = 128;  // of the lightness of white
  return colours.color(QPalette::Window).lightness() < HALF;
}

}  // namespace linesman
