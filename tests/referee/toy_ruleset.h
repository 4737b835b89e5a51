// A small ruleset: a piece moves at most the figure `reach`. It has enough terms to test every kind of answer.
#pragma once

#include <memory>

#include "rules/ruling_builder.h"
#include "rules/vocabulary.h"
#include "support/prepared.h"

namespace linesman {

inline RulesetData toy_data() {
  const auto term = [](const char* id, const char* title) {
    return Value(Value::Object{{"id", id}, {"title", title}});
  };
  const Value how_far = Value::Object{
      {"id", "toy-1"},
      {"title", "How far"},
      {"text", "A piece goes at most {reach} inches."},
      {"handling", Value::Array{"judged"}},
      {"says", Value::Object{{"cost", "{inches}″ over the table"}, {"fault", "{piece} goes {excess}″ too far"}}}};
  const Value luck = Value::Object{{"id", "toy-2"},
                                   {"title", "Luck"},
                                   {"text", "A gamble needs a die."},
                                   {"handling", Value::Array{"dice", "noted"}},
                                   {"says", Value::Object{{"note", "Luck was asked for."}}}};
  const Value die = Value::Object{{"purpose", "luck"}, {"title", "Luck"}, {"faces", 6}};
  return read_ruleset_data(Value::Object{{"id", "toy"},
                                         {"edition", "1"},
                                         {"title", "Toy rules"},
                                         {"summary", "For trying the referee out."},
                                         {"currency", "inch"},
                                         {"currency_symbol", "″"},
                                         {"steps", Value::Array{"forward"}},
                                         {"actions", Value::Array{term("move", "Move"), term("gamble", "Gamble"),
                                                                  term("odd", "Odd")}},
                                         {"dice", Value::Array{die}},
                                         {"figures", Value::Object{{"reach", 6}, {"refuse", false}}},
                                         {"defaults", Value::Object{{"action", "move"}}},
                                         {"clauses", Value::Array{how_far, luck}}})
      .value();
}

class ToyRuleset : public Ruleset {
 public:
  explicit ToyRuleset(RulesetData data = toy_data()) : Ruleset(std::move(data)) {}

  /// Two problems of every game that has a piece with the id "unusable".
  std::vector<Problem> check(const Game& game) const override {
    if (!game.find_piece("unusable")) return {};
    return {Problem{"/pieces/0/id", "is unusable"}, Problem{"/pieces/0", "is still unusable"}};
  }

  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> /*reading*/) const override {
    if (const auto known = check_order(data(), game, order); !known) return known.problem();
    const auto pieces = ordered_pieces(game, order);
    if (!pieces) return pieces.problem();
    TraceRequest request;
    for (const PieceIndex piece : *pieces) {
      const Path* path = order.paths.of(game.piece(piece).id);
      request.movers.push_back({piece, footprint(game, piece), {}, path ? *path : Path{}});
    }
    return JudgedBy::prepared(std::move(request),
                              [&](const Trace& trace, Budget& budget) { return judge(game, order, trace, budget); });
  }

 private:
  /// "odd" is refused although it could be traced; "gamble" needs a die.
  Result<Ruling> judge(const Game& game, const Order& order, const Trace& trace, Budget& budget) const {
    if (order.action == "odd") return Problem{"/pieces/0/traits/luck", "is missing"};
    RulingBuilder ruling(data(), game, trace, budget, Detail::whole);
    const double reach = data().figures["reach"].number().value_or(0);
    for (const PieceTrace& piece : trace.pieces) judge_piece(ruling, reach, game, piece);
    if (order.action == "gamble") {
      const auto rolled = order.dice.find("luck");
      if (rolled == order.dice.end()) ruling.dice_missing();
      ruling.need("toy-2", "luck", "1d6", rolled == order.dice.end() ? std::nullopt : std::optional(rolled->second));
      ruling.note("toy-2");
    }
    ruling.ends_of_trace();
    return ruling.finish();
  }

  static void judge_piece(RulingBuilder& ruling, double reach, const Game& game, const PieceTrace& piece) {
    double gone = 0;
    for (std::size_t i = 0; i < piece.steps.size(); ++i) {
      const auto* leg = std::get_if<Leg>(&piece.steps[i].facts);
      if (!leg) continue;
      ruling.cost("toy-1", leg->length, piece.piece, i, 0, leg->length);
      if (gone <= reach && gone + leg->length > reach) {
        const double s = reach - gone;
        ruling.fault("toy-1", piece.piece, i, s, gone + leg->length - reach);
        ruling.furthest({piece.piece, i, s, pose_at(piece.steps[i], s), {}});
      }
      gone += leg->length;
    }
    ruling.allowance(Grants{{"toy-1", reach}}, gone);
    ruling.set_status("toy-1", game.piece(piece.piece).id, {{"moved", gone > 0}});
  }
};

}  // namespace linesman
