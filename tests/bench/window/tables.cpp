#include "bench/window/tables.h"

#include <stdexcept>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "movement/grid/hex_grid.h"
#include "support/built_rulesets.h"
#include "support/cases.h"
#include "support/standard_table.h"

namespace linesman {

namespace {

constexpr std::size_t FEATURES = 10'000;
constexpr std::size_t MODELS = 2'000;
constexpr int STEPS = 8;
constexpr int EVENTS = 24;

Path path_of_event(const Game& game, int event) {
  const double last = 0.2 + 0.1 * event;
  Path path;
  if (game.table().hex) {
    for (int i = 0; i < STEPS; ++i) path.push_back(TurnStep{i % 2 == 0 ? 1 : -1});
    if (event % 2 == 1) path.back() = TurnStep{1};
    return path;
  }
  for (int i = 0; i < STEPS - 1; ++i) {
    if (i % 2 == 0)
      path.push_back(ForwardStep{1.5});
    else
      path.push_back(PivotStep{i % 4 == 1 ? 35.0 : -20.0, {}});
  }
  path.push_back(ForwardStep{last});
  return path;
}

}  // namespace

Game example_table(const std::string& name) {
  const auto document = load_document(in_project("resources/examples/" + name + ".linesman"));
  if (!document) throw std::runtime_error(document.problem().sentence());
  return document->game;
}

Game crowded_table() {
  const Game table = standard_table(FEATURES).with_ruleset("pips", Value::empty_object(), Value::empty_object());
  auto pieces = table.pieces();
  for (int i = 0; pieces.size() < MODELS; ++i) {
    Piece piece = *pieces[1 + static_cast<std::size_t>(i) % 200];
    piece.id = "extra-" + std::to_string(i);
    piece.pose.at = {table.table().width * (i % 50 + 0.5) / 50.0, table.table().depth * (i / 50 + 0.5) / 36.0};
    pieces.push_back(std::make_shared<const Piece>(piece));
  }
  return table.with_pieces(std::move(pieces));
}

Game wooded_table() {
  Game::Parts parts;
  parts.table = {72, 48, {}};
  parts.ruleset = "pips";
  Feature wood;
  wood.id = "wood";
  wood.kind = Kind::wood;
  wood.shape = MultiPolygon{{{{6, 4}, {66, 4}, {66, 44}, {6, 44}}, {}}};
  parts.terrain.push_back(wood);
  return Game(std::move(parts));
}

Order crowded_order() {
  Order order;
  order.who = OnePiece{"mover"};
  order.action = "flat-out";
  order.dice["movement"] = {6, 6, 6};
  return order;
}

Order example_order(const std::string& name) {
  for (const Example& example : find_examples()) {
    if (!example.file.ends_with("/" + name + ".linesman")) continue;
    for (const std::string& file : example.orders) {
      const auto order = read_order(load_json(file).value(), file);
      if (order && std::holds_alternative<OnePiece>(order->who)) return *order;
    }
  }
  throw std::runtime_error("no order of one piece: " + name);
}

std::vector<std::shared_ptr<const Judgement>> drag_of_eight_steps(const Game& game, Order order) {
  const auto hearing = built_referee().open(game);
  if (!hearing) throw std::runtime_error(hearing.problem().sentence());
  std::vector<std::shared_ptr<const Judgement>> judgements;
  for (int event = 0; event < EVENTS; ++event) {
    order.paths.set_all(path_of_event(game, event));
    const auto judgement = hearing->judge(order);
    if (!judgement) throw std::runtime_error(judgement.problem().sentence());
    judgements.push_back(std::make_shared<const Judgement>(*judgement));
  }
  return judgements;
}

}  // namespace linesman
