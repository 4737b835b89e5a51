#include "hexes/hexes.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "hexes/judge.h"
#include "hexes/walk.h"
#include "rules/ruling_builder.h"
#include "rules/vocabulary.h"
#include "table/status.h"

namespace linesman {

namespace hexes {

namespace {

/// The piece with the least left, of equals the first. A piece that was stopped counts only when all were.
const Walk& decisive(const Walks& walks) {
  const auto key = [](const Walk& w) { return std::pair(w.way.event() != nullptr, w.tally.left()); };
  const auto less = [&](const Walk& a, const Walk& b) {
    const auto [stopped_a, left_a] = key(a);
    const auto [stopped_b, left_b] = key(b);
    return stopped_a != stopped_b ? stopped_b : exceeds(left_b, left_a);
  };
  return *std::min_element(walks.begin(), walks.end(), less);
}

/// hexes-9
void with_a_leader(RulingBuilder& ruling, const Walks& walks) {
  std::vector<std::string> led;
  for (const Walk& walk : walks)
    if (walk.tally.led || walk.tally.lost) led.push_back(label(walk.way.piece()));
  if (!led.empty()) ruling.note("hexes-9", {{"piece", several_names(led, "and")}});
}

/// hexes-18
void cover(RulingBuilder& ruling, const HexOrder& order) {
  if (order.action == Action::assault_move) ruling.note("hexes-18");
}

/// Adds a piece, all that is aboard it, and their passengers in turn.
void add_with_passengers(const Game& game, PieceIndex piece, std::vector<PieceIndex>& removed) {
  std::vector<PieceIndex> lost{piece};
  const auto aboard = all_aboard(game, piece);
  lost.insert(lost.end(), aboard.begin(), aboard.end());
  for (const PieceIndex each : lost)
    if (std::find(removed.begin(), removed.end(), each) == removed.end()) removed.push_back(each);
}

/// hexes-10: events on the way.
void events(RulingBuilder& ruling, const Walks& walks) {
  for (const Walk& walk : walks) {
    if (!walk.way.event()) continue;
    if (walk.way.eliminated())
      ruling.remove("hexes-10", walk.way.piece().id);
    else if (walk.way.event()->blow == Blow::pinned)
      ruling.set_status("hexes-10", walk.way.piece().id, {{"pinned", true}});
  }
}

/// hexes-27: the pieces that overfull hexes cost.
void overstacked(RulingBuilder& ruling, const Game& game, const std::vector<Loss>& losses,
                 std::vector<PieceIndex>& removed) {
  for (const Loss& loss : losses) {
    ruling.note("hexes-27", {{"hex", hex_text(loss.hex)}, {"piece", label(game.piece(loss.piece))}});
    add_with_passengers(game, loss.piece, removed);
  }
  for (const PieceIndex piece : removed) ruling.remove("hexes-27", game.piece(piece).id);
}

/// hexes-5: a piece that has moved is done for the turn.
void moved(RulingBuilder& ruling, const Game& game, const Walks& walks, const std::vector<PieceIndex>& removed) {
  for (const Walk& walk : walks) {
    const bool gone =
        walk.way.eliminated() || std::find(removed.begin(), removed.end(), walk.way.trace.piece) != removed.end();
    if (walk.way.moved() && !gone)
      ruling.set_status("hexes-5", walk.way.piece().id, {{"moved_turn", Value(game.turn())}});
  }
}

/// The movers of an order, as a search pays for them.
std::vector<HexPayer> payers_of(const Setting& setting, const HexOrder& order, const TraceRequest& request) {
  std::vector<HexPayer> payers;
  for (const Mover& mover : request.movers) payers.push_back({counter_of(setting.game, mover.piece)});
  const bool led = std::any_of(payers.begin(), payers.end(),
                               [](const HexPayer& payer) { return payer.counter.troop == Troop::leader; });
  for (HexPayer& payer : payers)
    payer.allowance =
        sum_of(movement_points(setting, payer.counter, order.action, led && payer.counter.troop == Troop::squad));
  return payers;
}

/// An order that has been read.
class PreparedHexOrder : public PreparedOrder {
 public:
  PreparedHexOrder(const Setting& setting, HexOrder order, TraceRequest request)
      : setting_(setting),
        order_(std::move(order)),
        request_(std::move(request)),
        payers_(payers_of(setting_, order_, request_)) {}

  const TraceRequest& request() const override { return request_; }
  Result<Ruling> judge(const Trace& trace, Budget& budget, Detail detail) const override;
  Fares fares(PieceIndex piece) const override;
  std::optional<HexPrice> entry_price(const EntryOnWay& asked) const override;
  std::optional<double> turn_price(PieceIndex piece, int sides) const override;

 private:
  const HexPayer* payer(PieceIndex piece) const;
  Result<void> report_effects(RulingBuilder& ruling, const Walks& walks) const;

  const Setting setting_;
  const HexOrder order_;
  const TraceRequest request_;
  const std::vector<HexPayer> payers_;  ///< by mover
};

Result<void> PreparedHexOrder::report_effects(RulingBuilder& ruling, const Walks& walks) const {
  const auto losses = overstacked_end(setting_, walks);
  if (!losses) return losses.problem();
  std::vector<PieceIndex> removed;
  // Entries of older records have them first.
  const bool last = std::any_of(walks.begin(), walks.end(),
                                [](const Walk& walk) { return walk.way.trace.interruption != Interruption::none; });
  if (!last) events(ruling, walks);
  overstacked(ruling, setting_.game, *losses, removed);
  moved(ruling, setting_.game, walks, removed);
  if (last) events(ruling, walks);
  return {};
}

Result<Ruling> PreparedHexOrder::judge(const Trace& trace, Budget& budget, Detail detail) const {
  const Walks walks = judge_paths(setting_, order_, trace, longest_path(trace));
  RulingBuilder ruling(setting_.data, setting_.game, trace, budget, detail);
  const Walk& lead = decisive(walks);
  ruling.allowance(lead.tally.grants, lead.tally.spent);
  for (const Charge& charge : lead.found.charges) ruling.charge(lead.way.trace.piece, charge);
  with_a_leader(ruling, walks);
  cover(ruling, order_);
  for (const Walk& walk : walks) {
    const PieceIndex piece = walk.way.trace.piece;
    for (const Remark& remark : walk.found.remarks) ruling.remark(piece, remark);
    for (const Finding& fault : walk.found.faults) ruling.fault(piece, fault);
    ruling.piece_allowance(piece, walk.tally.grants, walk.tally.spent);
    ruling.end(piece, walk.way.end(), walk.way.end_hex());
  }
  for (const End& end : ends_of_passengers(setting_.game, walks)) ruling.end(end.piece, end.pose, end.hex);
  if (ruling.wants_furthest())
    for (const Furthest& point : furthest_of(setting_, order_, trace, walks)) ruling.furthest(point);
  if (ruling.allowed())
    if (auto reported = report_effects(ruling, walks); !reported) return reported.problem();
  return ruling.finish();
}

const HexPayer* PreparedHexOrder::payer(PieceIndex piece) const {
  const auto it =
      std::find_if(payers_.begin(), payers_.end(), [&](const HexPayer& p) { return p.counter.piece == piece; });
  return it == payers_.end() ? nullptr : &*it;
}

Fares PreparedHexOrder::fares(PieceIndex piece) const {
  const HexPayer* mover = payer(piece);
  return mover ? fares_of(setting_, *mover, payers_, order_.action) : Fares{};
}

std::optional<HexPrice> PreparedHexOrder::entry_price(const EntryOnWay& asked) const {
  const HexPayer* mover = payer(asked.piece);
  return mover ? hexes::entry_price(setting_, *mover, asked) : std::nullopt;
}

std::optional<double> PreparedHexOrder::turn_price(PieceIndex piece, int sides) const {
  const HexPayer* mover = payer(piece);
  return mover ? hexes::turn_price(setting_, *mover, sides) : std::nullopt;
}

class HexesRuleset : public Ruleset {
 public:
  HexesRuleset(RulesetData data, const Figures& figures, Chart chart)
      : Ruleset(std::move(data)), figures_(figures), chart_(std::move(chart)) {}

  std::vector<Problem> check(const Game& game) const override;
  std::shared_ptr<const GameReading> read(const Game& game) const override;
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> reading) const override;

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

std::shared_ptr<const GameReading> HexesRuleset::read(const Game& game) const {
  return std::make_shared<const HexesReading>(chart_, game);
}

Result<std::unique_ptr<const PreparedOrder>> HexesRuleset::prepare(const Game& game, const Order& order,
                                                                   std::shared_ptr<const GameReading> reading) const {
  if (auto checked = check_order(data_, game, order); !checked) return checked.problem();
  auto read = read_hex_order(data_, game, order);
  if (!read) return read.problem();
  const auto movers = request_of(game, order);
  if (!movers) return movers.problem();
  TraceRequest request = *movers;
  auto known = std::static_pointer_cast<const HexesReading>(std::move(reading));
  request.labels = known->terrain.labels;
  return std::unique_ptr<const PreparedOrder>(std::make_unique<PreparedHexOrder>(
      Setting(data_, figures_, chart_, game, std::move(known)), std::move(read).value(), std::move(request)));
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
