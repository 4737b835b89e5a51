#include "mobility/mobility.h"

#include <algorithm>
#include <memory>

#include "base/text.h"
#include "base/tolerance.h"
#include "mobility/boarding.h"
#include "mobility/furthest.h"
#include "mobility/judge.h"
#include "rules/ruling_builder.h"

namespace linesman {

namespace mobility {
namespace {

using Marches = std::vector<std::unique_ptr<March>>;

Marches judge_all(const Setting& setting, const Errand& errand, const Trace& trace) {
  Marches marches;
  for (const PieceTrace& traced : trace.pieces) {
    auto body = body_of(setting, traced.piece);
    LINESMAN_CHECK(body.ok());
    marches.push_back(std::make_unique<March>(setting, errand, trace, traced, *body));
    judge(*marches.back());
  }
  return marches;
}

double left_of(const March& march) { return march.account.total() - march.account.spent(); }

/// The piece with the least left; of equals the first.
const March& poorest(const Marches& marches) {
  const auto it = std::min_element(marches.begin(), marches.end(),
                                   [](const auto& a, const auto& b) { return exceeds(left_of(*b), left_of(*a)); });
  LINESMAN_CHECK(it != marches.end());
  return **it;
}

void tell_allowance(RulingBuilder& ruling, const March& march) {
  ruling.allowance(march.account.total(), march.account.spent());
  for (const Charge& charge : march.account.charges())
    ruling.cost(charge.rule, charge.amount, march.body.piece, charge.step, charge.from, charge.to, charge.figures,
                charge.says);
}

void tell_findings(RulingBuilder& ruling, const March& march) {
  for (const Found& f : march.faults)
    ruling.fault(f.rule, march.body.piece, f.step, f.s, f.excess, f.figures, f.with, f.says);
  for (const Remark& note : march.notes) {
    Figures figures = note.figures;
    figures.emplace_back("piece", Value(label(march.piece())));
    ruling.note(note.rule, figures, note.says);
  }
}

void tell_change(RulingBuilder& ruling, const Change& change) {
  if (change.remove)
    ruling.remove(change.rule, change.on);
  else
    ruling.set_status(change.rule, change.on, change.set);
}

/// What pieces of one order do together is done once: a tree felled by two falls once.
void tell_changes(RulingBuilder& ruling, const Marches& marches) {
  std::set<std::string> removed;
  for (const auto& march : marches)
    for (const Change& change : march->changes)
      if (!change.remove || removed.insert(change.on).second) tell_change(ruling, change);
}

/// mobility-50: what is left of a transport's allowance, by the greatest share that anybody took. One that the same
/// order moves has spent that too.
struct Loading {
  const Body* carrier = nullptr;
  double spent = 0;
  double moved = 0;
};

Loading before_loading(const Marches& marches, const Body& carrier) {
  for (const auto& march : marches)
    if (march->body.piece == carrier.piece) return {&carrier, march->account.spent(), march->account.spent()};
  return {&carrier, carrier.spent, carrier.moved};
}

std::vector<Loading> loadings_of(const Marches& marches) {
  std::vector<Loading> loadings;
  for (const auto& march : marches)
    for (const CarrierShare& share : shares_of_carriers(*march)) {
      const PieceIndex piece = share.carrier->piece;
      auto it =
          std::find_if(loadings.begin(), loadings.end(), [&](const Loading& l) { return l.carrier->piece == piece; });
      if (it == loadings.end()) it = loadings.insert(it, before_loading(marches, *share.carrier));
      it->spent = std::min(std::max(it->spent, share.spent), share.carrier->rate);
    }
  return loadings;
}

void tell_loadings(RulingBuilder& ruling, const Game& game, const Marches& marches) {
  for (const Loading& loading : loadings_of(marches))
    ruling.set_status("mobility-50", game.piece(loading.carrier->piece).id,
                      {{"spent", Value(rounded(loading.spent))},
                       {"moved", Value(rounded(loading.moved))},
                       {"spent_turn", Value(game.turn())}});
}

class Mobility : public Ruleset {
 public:
  Mobility(RulesetData data, Tables tables) : Ruleset(std::move(data)), tables_(std::move(tables)) {}

  Result<TraceRequest> watch(const Game& game, const Order& order) const override {
    if (auto checked = check_order(data_, game, order); !checked) return checked.problem();
    return request_of(Setting(data_, tables_, game), order);
  }

  Result<Ruling> judge(const Game& game, const Order& order, const Trace& trace) const override {
    const Setting setting(data_, tables_, game);
    const Errand errand = errand_of(setting, order);
    const Marches marches = judge_all(setting, errand, trace);
    RulingBuilder ruling(data_, game, trace);
    tell_allowance(ruling, poorest(marches));
    for (const auto& march : marches) {
      ruling.piece_allowance(march->body.piece, march->account.total(), march->account.spent());
      tell_findings(ruling, *march);
      if (auto point = furthest_of(*march)) ruling.furthest(*point);
    }
    tell_changes(ruling, marches);
    tell_loadings(ruling, game, marches);
    ruling.ends_of_trace();
    return ruling.finish();
  }

 private:
  Tables tables_;
};

}  // namespace
}  // namespace mobility

Result<std::shared_ptr<const Ruleset>> make_mobility(RulesetData data) {
  auto tables = mobility::read_tables(data.figures);
  if (!tables) return tables.problem();
  return std::shared_ptr<const Ruleset>(std::make_shared<mobility::Mobility>(std::move(data), *std::move(tables)));
}

}  // namespace linesman
