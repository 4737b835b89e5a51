// Amounts and tests.
#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "charts/scene.h"

namespace linesman::charts {

namespace {

using chart::Amount;
using chart::Source;

/// The currency of a gap when there is no such model.
constexpr double NOBODY_NEAR = 10'000;

double number_of_key(const Scene& scene, const AskedOf& asked, const std::string& key) {
  const PieceIndex piece = scene.models[asked.model].piece;
  const auto number = scene.facts.value(piece, key).number();
  if (!number) lacks(scene, piece, key);
  return *number;
}

double figure(const Scene& scene, const AskedOf& asked, const Amount& read) {
  if (read.by.empty()) return read.number;
  const PieceIndex piece = scene.models[asked.model].piece;
  const Value* row = &read.table;
  for (const std::string& key : read.by) {
    const Value& value = scene.facts.value(piece, key);
    if (value.is_null()) lacks(scene, piece, key);
    row = row->find(value.is_bool() ? (*value.boolean() ? "true" : "false") : value.text().value_or(""));
    if (row) continue;
    if (read.otherwise) return amount(scene, asked, *read.otherwise);
    lacks(scene, piece, key);
  }
  if (const auto number = row->number()) return *number;
  return read.otherwise ? amount(scene, asked, *read.otherwise) : 0;
}

/// The faces that a model reads: all of them, or with `each` its own.
std::vector<double> faces_for(const Roll& roll, std::size_t model) {
  if (!roll.each) return roll.faces;
  std::size_t from = 0;
  for (const auto& [number, count] : roll.parts) {
    const auto size = static_cast<std::size_t>(count);
    if (number == model && from + size <= roll.faces.size())
      return {roll.faces.begin() + static_cast<std::ptrdiff_t>(from),
              roll.faces.begin() + static_cast<std::ptrdiff_t>(from + size)};
    from += size;
  }
  return {};
}

double dice(const Scene& scene, const AskedOf& asked, const Amount& read) {
  const auto roll = scene.asked.rolls.find(read.key);
  if (roll == scene.asked.rolls.end() || roll->second.missing) return 0;
  std::vector<double> faces = faces_for(roll->second, asked.model);
  if (read.keep) {
    const auto count = std::min(faces.size(), static_cast<std::size_t>(std::abs(*read.keep)));
    std::sort(faces.begin(), faces.end());
    if (*read.keep > 0) std::reverse(faces.begin(), faces.end());
    faces.resize(count);
  }
  double sum = 0;
  if (read.successes) {
    const double least = amount(scene, asked, *read.successes);
    for (const double face : faces) sum += exceeds(least, face) ? 0 : 1;
  } else {
    for (const double face : faces) sum += face;
  }
  return sum;
}

double models_of_unit(const Scene& scene, PieceIndex piece) {
  const Game& game = scene.game();
  if (!game.piece(piece).unit) return 1;
  double count = 0;
  for (const PieceIndex other : game.pieces_of(*game.piece(piece).unit)) {
    const bool moves =
        std::any_of(scene.models.begin(), scene.models.end(), [&](const Model& model) { return model.piece == other; });
    if (moves || game.piece(other).on_table()) ++count;
  }
  return count;
}

double base_size(const Scene& scene, PieceIndex piece, bool width) {
  const Box box = frame_box(scene.facts.base(piece));
  return scene.facts.currency(width ? box.max.x - box.min.x : box.max.y - box.min.y);
}

double from_source(const Scene& scene, const AskedOf& asked, const Amount& read) {
  const PieceIndex piece = scene.models[asked.model].piece;
  switch (read.source) {
    case Source::number: return read.number;
    case Source::value: return number_of_key(scene, asked, read.key);
    case Source::figure: return figure(scene, asked, read);
    case Source::dice: return dice(scene, asked, read);
    case Source::gap: {
      const auto nearest = nearest_at_start(scene, asked.model, read.who);
      return nearest ? scene.facts.currency(nearest->gap) : NOBODY_NEAR;
    }
    case Source::models: return models_of_unit(scene, piece);
    case Source::base_width: return base_size(scene, piece, true);
    case Source::base_length: return base_size(scene, piece, false);
    case Source::height: return asked.feature ? scene.facts.currency(scene.game().feature(*asked.feature).height) : 0;
    case Source::spent: return asked.spent;
    case Source::gone: return asked.gone;
  }
  return 0;
}

double banded(const std::vector<std::pair<double, double>>& bands, double x) {
  double worth = 0;
  for (const auto& [from, value] : bands)
    if (!exceeds(from, x)) worth = value;
  return worth;
}

}  // namespace

void lacks(const Scene& scene, PieceIndex piece, const std::string& key) {
  throw Unusable({pointer_to("/pieces", at(piece)),
                  said<"{id} has no value of \"{key}\", which a rule needs">(scene.game().piece(piece).id, key)});
}

double rounded_to(double x, chart::Rounding round, double to) {
  const double count = x / to;
  switch (round) {
    case chart::Rounding::up: return std::ceil(count - EPS) * to;
    case chart::Rounding::down: return std::floor(count + EPS) * to;
    case chart::Rounding::nearest: return std::floor(count + 0.5 + EPS) * to;
  }
  return x;
}

double amount(const Scene& scene, const AskedOf& asked, const Amount& read) {
  double x = from_source(scene, asked, read);
  if (read.source == Source::number) return x;
  if (read.times) x *= amount(scene, asked, *read.times);
  if (read.plus) x += amount(scene, asked, *read.plus);
  if (!read.bands.empty()) x = banded(read.bands, x);
  if (read.round) x = rounded_to(x, *read.round, read.to);
  if (read.least) x = std::max(x, amount(scene, asked, *read.least));
  if (read.most) x = std::min(x, amount(scene, asked, *read.most));
  return x;
}

double amount_from_0(const Scene& scene, const AskedOf& asked, const Amount& read) {
  return std::max(0.0, amount(scene, asked, read));
}

double maybe(const Scene& scene, const AskedOf& asked, const chart::Maybe& read, double otherwise) {
  return read ? amount_from_0(scene, asked, *read) : otherwise;
}

double inches(const Scene& scene, const AskedOf& asked, const Amount& length) {
  return scene.facts.inches(amount_from_0(scene, asked, length));
}

bool passes(const Scene& scene, const AskedOf& asked, const chart::Test& test, const Value& value) {
  if (value.is_null()) return !test.by_value && test.given == false;
  if (test.by_value)
    return std::any_of(test.values.begin(), test.values.end(), [&](const Value& wanted) {
      return value.is_number() && wanted.is_number() ? same_length(*value.number(), *wanted.number()) : value == wanted;
    });
  if (test.given == false) return false;
  const auto number = value.number();
  const auto holds = [&](const chart::Maybe& bound, auto compare) {
    return !bound || (number && compare(*number, amount(scene, asked, *bound)));
  };
  if (test.turn && *test.turn != (number && *number == static_cast<double>(scene.game().turn()))) return false;
  return holds(test.at_least, [](double x, double least) { return !exceeds(least, x); }) &&
         holds(test.at_most, [](double x, double most) { return !exceeds(x, most); }) &&
         holds(test.above, [](double x, double limit) { return exceeds(x, limit); }) &&
         holds(test.below, [](double x, double limit) { return exceeds(limit, x); });
}

bool passes(const Scene& scene, const AskedOf& asked, const chart::Test& test, double number) {
  return passes(scene, asked, test, Value(number));
}

bool fits_piece(const Scene& scene, const AskedOf& asked, const chart::Conditions& is, PieceIndex piece) {
  return std::all_of(is.begin(), is.end(), [&](const auto& condition) {
    return passes(scene, asked, condition.second, scene.facts.value(piece, condition.first));
  });
}

bool fits_feature(const Scene& scene, const AskedOf& asked, const chart::Conditions& is, FeatureIndex feature) {
  const OrderFacts& facts = scene.facts;
  return std::all_of(is.begin(), is.end(), [&](const auto& condition) {
    return passes(scene, asked, condition.second,
                  facts.keys.of_feature(facts.game, facts.order, feature, condition.first));
  });
}

bool lacks_dice(const Scene& scene, const std::vector<std::string>& purposes) {
  return std::any_of(purposes.begin(), purposes.end(), [&](const std::string& purpose) {
    const auto roll = scene.asked.rolls.find(purpose);
    return roll != scene.asked.rolls.end() && roll->second.missing;
  });
}

}  // namespace linesman::charts
