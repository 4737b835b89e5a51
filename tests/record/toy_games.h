// A toy ruleset and games under it, on the table `ford_at_dawn`.
#pragma once

#include <string>

#include "files/orders/order_json.h"
#include "record/history.h"
#include "support/documents.h"
#include "support/prepared.h"

namespace linesman::record_test {

using files_test::ford_at_dawn;
using files_test::json;
using files_test::read;
using files_test::with;

/// A piece moves at most its trait `reach`, or 5 inches. The action "smash" marks the tank, turns the hedge into broken
/// ground and removes the gun.
class Toy : public Ruleset {
 public:
  Toy() : Ruleset(terms()) {}

  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> /*reading*/) const override {
    const auto pieces = ordered_pieces(game, order);
    if (!pieces) return pieces.problem();
    if (order.action == "unknown") return Problem{"/action", "is not known"};
    TraceRequest request;
    for (const PieceIndex piece : *pieces)
      request.movers.push_back({piece, footprint(game, piece), {}, order.paths.common().value_or(Path{})});
    return JudgedBy::prepared(std::move(request),
                              [&](const Trace& trace, Budget&) { return judge(game, order, trace); });
  }

 private:
  static Result<Ruling> judge(const Game& game, const Order& order, const Trace& trace) {
    Ruling ruling;
    ruling.ruleset = "toy";
    ruling.allowance.currency = "inch";
    for (const PieceTrace& piece : trace.pieces) {
      ruling.ends.push_back({piece.piece, piece.end.pose, {}});
      if (length(piece.end.pose.at - piece.start.pose.at) >
          game.piece(piece.piece).traits["reach"].number().value_or(5))
        ruling.faults.push_back({"toy-1", {piece.piece, 0, 0, piece.start.pose.at}, {}, "", "too far"});
    }
    ruling.verdict = ruling.faults.empty() ? Verdict::legal : Verdict::illegal;
    if (order.action == "smash") {
      ruling.effects = {{"toy-2", "tank-1", Value::Object{{"marked", Value(0.1)}}, {}, false},
                        {"toy-2", "hedge-1", {}, Value::Object{{"kind", Value("broken")}}, false},
                        {"toy-2", "troop-1", Value::Object{{"bold", Value(true)}}, {}, false},
                        {"toy-2", "gun-1", {}, {}, true}};
    }
    return ruling;
  }

  static RulesetData terms() {
    return read_ruleset_data(
               json(R"({"id": "toy", "edition": "1", "title": "Toy", "currency": "inch", "steps": ["forward", "to"],
                        "clauses": [{"id": "toy-1", "title": "Far", "text": "Far.", "handling": ["judged"]},
                                    {"id": "toy-2", "title": "Smash", "text": "Smash.", "handling": ["effect"]}]})"))
        .value();
  }
};

class ToySource : public RulesetSource {
 public:
  Result<std::shared_ptr<const Ruleset>> ruleset(const std::string& id, const Value&) const override {
    if (id != "toy") return Problem{"", "there is no ruleset \"" + id + "\""};
    return std::shared_ptr<const Ruleset>(std::make_shared<Toy>());
  }
  std::vector<std::string> ids() const override { return {"toy"}; }
};

inline const Referee& referee() {
  static const Referee r(std::make_shared<ToySource>());
  return r;
}

inline Game start() { return read(with(ford_at_dawn(), "/ruleset", "toy")).game; }

inline Order order(std::string_view text) { return read_order(json(text), "").value(); }

inline Game carried(const Game& game, std::string_view text) {
  return carry_out(referee().open(game).value(), order(text)).value().game;
}

inline std::string bare(const Game& game) {
  return write_json(write_document({game.with_history(Value::empty_array()), Value()}));
}

inline const char* const ADVANCE = R"({"piece": "tank-1", "path": [{"to": [25, 9]}]})";
inline const char* const SMASH = R"({"piece": "tank-1", "action": "smash", "path": [{"forward": 1}]})";

}  // namespace linesman::record_test
