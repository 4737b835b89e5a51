// The smallest ruleset: a piece moves as far as its trait `reach` says; what is decided is written down beforehand.
#pragma once

#include <memory>

#include "rules/ruling_builder.h"

namespace linesman {

inline RulesetData toy_data() {
  const Value clause = Value::Object{{"id", "toy-1"},
                                     {"title", "How far"},
                                     {"text", "As far as it reaches."},
                                     {"handling", Value::Array{"judged"}},
                                     {"says", Value::Object{{"fault", "{piece} goes {excess}″ too far"}}}};
  return read_ruleset_data(Value::Object{{"id", "toy"},
                                         {"edition", "1"},
                                         {"title", "Toy"},
                                         {"currency", "inch"},
                                         {"steps", Value::Array{"forward"}},
                                         {"clauses", Value::Array{clause}}})
      .value();
}

class ToyRuleset : public Ruleset {
 public:
  explicit ToyRuleset(RulesetData data = toy_data()) : Ruleset(std::move(data)) {}

  /// Two faults of every game in which a piece is called "nobody".
  std::vector<Problem> check(const Game& game) const override {
    if (!game.find_piece("nobody")) return {};
    return {Problem{"", "/pieces/0/id", "is nobody"}, Problem{"", "/pieces/0", "is still nobody"}};
  }

  Result<TraceRequest> watch(const Game& game, const Order& order) const override {
    const auto pieces = ordered_pieces(game, order);
    if (!pieces) return pieces.problem();
    if (order.action == "unknown") return Problem{"", "/action", "is not known"};
    TraceRequest request;
    for (const PieceIndex piece : *pieces) {
      const Path* path = order.path_of(game.piece(piece).id);
      request.movers.push_back({piece, footprint(game, piece), {}, path ? *path : Path{}});
    }
    return request;
  }

  Result<Ruling> judge(const Game& game, const Order& order, const Trace& trace) const override {
    if (order.action == "odd") return Problem{"", "/pieces/0/traits/reach", "is missing"};
    RulingBuilder ruling(data(), game, trace);
    for (const PieceTrace& piece : trace.pieces) {
      const double reach = game.piece(piece.piece).traits["reach"].number().value_or(0);
      double gone = 0;
      for (const TracedStep& step : piece.steps)
        if (const auto* leg = std::get_if<Leg>(&step.facts)) gone += leg->length;
      ruling.allowance(reach, gone);
      if (gone > reach) ruling.fault("toy-1", piece.piece, 0, reach, gone - reach);
    }
    ruling.ends_of_trace();
    return ruling.finish();
  }
};

}  // namespace linesman
