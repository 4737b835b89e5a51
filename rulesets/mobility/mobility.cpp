#include "mobility/mobility.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <set>

#include "base/text.h"
#include "mobility/clauses.h"
#include "rules/ruling_builder.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace mobility {
namespace {

/// One piece of an order with its judgement.
struct JudgedPiece {
  const Way* way = nullptr;
  Judged judged;

  PieceIndex piece() const { return way->model().piece; }
  double left() const { return judged.account.total() - judged.account.spent(); }
};

using JudgedPieces = std::vector<JudgedPiece>;

/// Several pieces of one order may remove the same tree or target: it is removed once.
void report_changes_once(RulingBuilder& ruling, const JudgedPieces& pieces) {
  std::set<std::string> removed;
  for (const JudgedPiece& piece : pieces)
    for (const StatusChange& change : piece.judged.found.changes)
      if (!change.remove || removed.insert(change.on).second) ruling.change(change);
}

/// mobility-50: a transport, with the allowance that it has spent: by the greatest share of any passenger, or by its
/// own move in the same order.
struct TransportUse {
  const Model* carrier = nullptr;
  double spent = 0;
  double moved = 0;
};

TransportUse before_use(const JudgedPieces& pieces, const Model& carrier) {
  for (const JudgedPiece& piece : pieces)
    if (piece.piece() == carrier.piece) return {&carrier, piece.judged.account.spent(), piece.judged.account.spent()};
  return {&carrier, carrier.spent, carrier.moved};
}

std::vector<TransportUse> transports_used(const JudgedPieces& pieces) {
  std::vector<TransportUse> uses;
  for (const JudgedPiece& piece : pieces)
    for (const CarrierShare& share : piece.judged.shares) {
      auto it = std::find_if(uses.begin(), uses.end(),
                             [&](const TransportUse& l) { return l.carrier->piece == share.carrier->piece; });
      if (it == uses.end()) it = uses.insert(it, before_use(pieces, *share.carrier));
      it->spent = std::min(std::max(it->spent, share.spent), share.carrier->rate);
    }
  return uses;
}

void report_transports(RulingBuilder& ruling, const Game& game, const JudgedPieces& pieces) {
  for (const TransportUse& use : transports_used(pieces))
    ruling.change({.rule = "mobility-50",
                   .on = game.piece(use.carrier->piece).id,
                   .set = {{"spent", Value(rounded(use.spent))},
                           {"moved", Value(rounded(use.moved))},
                           {"spent_turn", Value(game.turn())}}});
}

void report_piece(RulingBuilder& ruling, const JudgedPiece& piece) {
  const Account& account = piece.judged.account;
  ruling.piece_allowance(piece.piece(), piece.way->model().spendable, account.spent());
  tell(ruling, piece.piece(), piece.judged.found);
  if (!ruling.wants_furthest()) return;
  if (const auto point = furthest_of(*piece.way, piece.judged)) ruling.furthest(*point);
}

/// The allowance and bill of the order are those of the piece with the least left.
void report_allowance(RulingBuilder& ruling, const JudgedPieces& pieces) {
  const auto least = least_left(pieces, [](const JudgedPiece& piece) { return piece.left(); });
  const Account& account = least->judged.account;
  ruling.allowance(least->way->model().spendable, account.spent());
  for (const Charge& charge : account.charges()) ruling.charge(least->piece(), charge);
}

class PreparedMobilityOrder : public PreparedOrder {
 public:
  PreparedMobilityOrder(const Setting& setting, std::shared_ptr<const MobilityReading> reading, MobilityOrder order)
      : setting_(setting), reading_(std::move(reading)), order_(std::move(order)) {}

  const TraceRequest& request() const override { return order_.request; }

  Result<Ruling> judge(const Trace& trace, Budget& budget, Detail detail) const override {
    const TracedWaters waters(reading_->waters, trace);
    std::deque<Ground> grounds;
    std::deque<Way> ways;
    JudgedPieces pieces;
    for (std::size_t i = 0; i < trace.pieces.size(); ++i) {
      const OrderedModel& ordered = order_.models[i];
      const Ground& ground = grounds.emplace_back(setting_, ordered.model);
      const Way& way = ways.emplace_back(setting_, order_, ordered, trace, trace.pieces[i], ground, waters);
      pieces.push_back({&way, judged(way)});
    }
    return ruling_of(trace, pieces, budget, detail);
  }

  Fares fares(PieceIndex piece) const override {
    for (const OrderedModel& ordered : order_.models)
      if (ordered.model.piece == piece) return fares_of(setting_, order_, ordered.model);
    return {};
  }

  std::vector<WayFrame> frames(PieceIndex piece) const override {
    for (const OrderedModel& ordered : order_.models)
      if (const Fares fares = this->fares(piece); ordered.model.piece == piece && !fares.empty())
        return frames_of(setting_, order_, ordered.model, fares.front());
    return {};
  }

 private:
  Ruling ruling_of(const Trace& trace, const JudgedPieces& pieces, Budget& budget, Detail detail) const {
    RulingBuilder ruling(setting_.data, setting_.game, trace, budget, detail);
    report_allowance(ruling, pieces);
    for (const JudgedPiece& piece : pieces) report_piece(ruling, piece);
    report_changes_once(ruling, pieces);
    report_transports(ruling, setting_.game, pieces);
    ruling.ends_of_trace();
    return ruling.finish();
  }

  const Setting setting_;
  const std::shared_ptr<const MobilityReading> reading_;
  const MobilityOrder order_;
};

class Mobility : public Ruleset {
 public:
  Mobility(RulesetData data, Tables tables) : Ruleset(std::move(data)), tables_(std::move(tables)) {}

  std::shared_ptr<const GameReading> read(const Game& game) const override {
    return std::make_shared<const MobilityReading>(data_, tables_, game);
  }

  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> reading) const override {
    if (auto checked = check_order(data_, game, order); !checked) return checked.problem();
    auto known = std::static_pointer_cast<const MobilityReading>(std::move(reading));
    const Setting setting{data_, tables_, game, known->options};
    auto read = read_mobility_order(setting, *known, order);
    if (!read) return read.problem();
    return std::unique_ptr<const PreparedOrder>(
        std::make_unique<PreparedMobilityOrder>(setting, std::move(known), *std::move(read)));
  }

 private:
  Tables tables_;
};

}  // namespace
}  // namespace mobility

Result<std::shared_ptr<const Ruleset>> make_mobility(RulesetData data) {
  auto tables = mobility::read_tables(data);
  if (!tables) return tables.problem();
  return std::shared_ptr<const Ruleset>(std::make_shared<mobility::Mobility>(std::move(data), *std::move(tables)));
}

}  // namespace linesman
