#include "hexes/hexes.h"

#include <algorithm>
#include <set>

#include "base/text.h"
#include "base/tolerance.h"
#include "hexes/judge.h"
#include "hexes/stack.h"
#include "movement/hex_grid.h"

namespace linesman {

namespace hexes {

namespace {

/// The piece with the least left, of equals the first; one that was stopped only when all were.
const March& decisive(const Marches& marches) {
  const auto key = [](const March& m) { return std::pair(m.event != nullptr, m.left()); };
  const auto less = [&](const March& a, const March& b) {
    const auto [stopped_a, left_a] = key(a);
    const auto [stopped_b, left_b] = key(b);
    return stopped_a != stopped_b ? stopped_b : exceeds(left_b, left_a);
  };
  return *std::min_element(marches.begin(), marches.end(), less);
}

double length_of(const March& march, std::size_t step) {
  const auto& steps = march.trace.steps;
  const auto* entry = step < steps.size() ? std::get_if<HexEntry>(&steps[step].facts) : nullptr;
  return entry ? entry->length : 0;
}

/// What stands before the move stands at its very beginning, also when the first step enters a hex.
bool before_the_move(const Finding& f) {
  if (f.rule == "hexes-3" || f.rule == "hexes-5" || f.rule == "hexes-17") return true;
  return f.says != "hex" && f.says != "hexside" && (f.rule == "hexes-25" || (f.rule == "hexes-4" && f.says == "fault"));
}

void tell_allowance(RulingBuilder& ruling, const March& march) {
  ruling.allowance(march.total, march.spent);
  for (const Charge& c : march.charges)
    ruling.cost(c.rule, c.amount, march.trace.piece, c.step, 0, length_of(march, c.step), c.figures, c.says);
}

void tell_faults(RulingBuilder& ruling, const March& march) {
  for (const Finding& f : march.faults) {
    const double s = before_the_move(f) ? 0 : length_of(march, f.step);
    ruling.fault(f.rule, march.trace.piece, f.step, s, f.excess, f.figures, f.with, f.says);
  }
}

/// hexes-9
void with_a_leader(RulingBuilder& ruling, const Marches& marches) {
  std::vector<std::string> led;
  for (const March& march : marches)
    if (march.led || march.lost) led.push_back(label(march.piece()));
  if (!led.empty()) ruling.note("hexes-9", {{"piece", listed(led, " and ")}});
}

/// hexes-18
void cover(RulingBuilder& ruling, const Errand& errand) {
  if (errand.action == Action::assault_move) ruling.note("hexes-18");
}

void tell_notes(RulingBuilder& ruling, const Marches& marches) {
  std::set<std::string> told;
  for (const March& march : marches)
    for (const Remark& note : march.notes) {
      // A close assault is fought once, whoever comes along.
      const bool common = note.rule == "hexes-28";
      if (!common || told.insert(std::string(Value(note.figures)["hex"].text().value_or(""))).second)
        ruling.note(note.rule, note.figures, note.says);
    }
}

/// A piece and all that is aboard it, and aboard that.
void add_with_passengers(const Game& game, PieceIndex piece, std::vector<PieceIndex>& removed) {
  if (std::find(removed.begin(), removed.end(), piece) != removed.end()) return;
  removed.push_back(piece);
  const std::string& id = game.piece(piece).id;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (game.pieces()[i]->status["aboard"].text() == id) add_with_passengers(game, static_cast<PieceIndex>(i), removed);
}

/// hexes-10: what befell pieces on their way.
void events(RulingBuilder& ruling, const Marches& marches) {
  for (const March& march : marches) {
    if (!march.event) continue;
    if (march.eliminated())
      ruling.remove("hexes-10", march.piece().id);
    else
      ruling.set_status("hexes-10", march.piece().id, {{"pinned", true}});
  }
}

/// hexes-27: whom overfull hexes cost.
void overstacked(RulingBuilder& ruling, const Game& game, const std::vector<Loss>& losses,
                 std::vector<PieceIndex>& removed) {
  for (const Loss& loss : losses) {
    ruling.note("hexes-27", {{"hex", hex_text(loss.hex)}, {"piece", label(game.piece(loss.piece))}});
    add_with_passengers(game, loss.piece, removed);
  }
  for (const PieceIndex piece : removed) ruling.remove("hexes-27", game.piece(piece).id);
}

/// hexes-5: who moved has done so.
void moved(RulingBuilder& ruling, const Game& game, const Marches& marches, const std::vector<PieceIndex>& removed) {
  for (const March& march : marches) {
    const bool gone =
        march.eliminated() || std::find(removed.begin(), removed.end(), march.trace.piece) != removed.end();
    if (march.moved() && !gone) ruling.set_status("hexes-5", march.piece().id, {{"moved_turn", Value(game.turn())}});
  }
}

/// hexes-1: a fault on an entry stands at the hex that was meant, also when nobody can get there.
void place_at_hexes(Ruling& ruling, const Game& game, const Trace& trace) {
  const HexGrid grid(*game.table().hex);
  for (Fault& fault : ruling.faults)
    for (const PieceTrace& piece : trace.pieces) {
      if (piece.piece != fault.place.piece || fault.place.step >= piece.steps.size()) continue;
      const auto* entry = std::get_if<HexEntry>(&piece.steps[fault.place.step].facts);
      if (entry && fault.place.s > 0) fault.place.at = grid.centre(entry->to);
    }
}

class HexesRuleset : public Ruleset {
 public:
  HexesRuleset(RulesetData data, const Figures& figures, Chart chart)
      : Ruleset(std::move(data)), figures_(figures), chart_(std::move(chart)) {}

  std::vector<Problem> check(const Game& game) const override;
  Result<TraceRequest> watch(const Game& game, const Order& order) const override;
  Result<Ruling> judge(const Game& game, const Order& order, const Trace& trace) const override;

 private:
  const Figures figures_;
  const Chart chart_;
};

std::vector<Problem> HexesRuleset::check(const Game& game) const {
  std::vector<Problem> problems = chart_.check(game);
  if (!game.table().hex) problems.push_back({"", "/table", "this ruleset needs a hex grid: \"hex\" is missing"});
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    if (troop_of(piece)) continue;
    const Value& troop = piece.traits["troop"];
    problems.push_back({"", pointer_to("/pieces", i) + "/traits/troop",
                        "\"" + piece.id + "\" needs \"troop\": " + listed(data_.terms.trait("troop")->choices) +
                            ", not " + (troop.text() ? std::string(*troop.text()) : describe(troop))});
  }
  return problems;
}

Result<TraceRequest> HexesRuleset::watch(const Game& game, const Order& order) const {
  if (auto known = check_order(data_, game, order); !known) return known.problem();
  if (auto errand = errand_of(data_, game, order); !errand) return errand.problem();
  return request_of(game, order);
}

Result<Ruling> HexesRuleset::judge(const Game& game, const Order& order, const Trace& trace) const {
  const Setting setting(data_, figures_, chart_, game);
  const auto errand = errand_of(data_, game, order);
  if (!errand) return errand.problem();
  const Marches marches = judge_paths(setting, *errand, trace, longest_path(trace));
  RulingBuilder builder(data_, game, trace);
  tell_allowance(builder, decisive(marches));
  with_a_leader(builder, marches);
  cover(builder, *errand);
  tell_notes(builder, marches);
  for (const March& march : marches) {
    builder.piece_allowance(march.trace.piece, march.total, march.spent);
    tell_faults(builder, march);
    builder.end(march.trace.piece, march.end(), march.end_hex());
  }
  for (Furthest& point : furthest_of(setting, *errand, trace, marches)) builder.furthest(point);
  Ruling ruling = builder.finish();
  if (ruling.verdict == Verdict::legal || ruling.verdict == Verdict::marginal) {
    const auto losses = overstacked_end(setting, marches);
    if (!losses) return losses.problem();
    std::vector<PieceIndex> removed;
    events(builder, marches);
    overstacked(builder, game, *losses, removed);
    moved(builder, game, marches, removed);
    ruling = builder.finish();
  }
  place_at_hexes(ruling, game, trace);
  return ruling;
}

}  // namespace

}  // namespace hexes

Result<std::shared_ptr<const Ruleset>> make_hexes(RulesetData data) {
  const auto figures = hexes::read_figures(data);
  if (!figures) return figures.problem();
  auto chart = hexes::Chart::read(data);
  if (!chart) return chart.problem();
  return std::shared_ptr<const Ruleset>(
      std::make_shared<hexes::HexesRuleset>(std::move(data), *figures, *std::move(chart)));
}

}  // namespace linesman
