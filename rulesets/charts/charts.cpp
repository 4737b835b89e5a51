#include "charts/charts.h"

#include <algorithm>

#include "charts/fare.h"
#include "charts/judge.h"
#include "charts/reading.h"
#include "charts/wording.h"
#include "rules/vocabulary.h"
#include "table/status.h"

namespace linesman {

namespace charts {

namespace {

struct Told {
  std::vector<StatusChange> changes;
  std::vector<std::pair<const Rule*, PieceIndex>> notes;  ///< with the piece that they are about
};

/// The id of the thing that an effect changes; empty when the order names none.
std::string changed_by(const Scene& scene, std::size_t model, const chart::EffectRule& effect) {
  const Game& game = scene.game();
  const Piece& piece = game.piece(scene.models[model].piece);
  switch (effect.on) {
    case chart::EffectRule::On::piece: return piece.id;
    case chart::EffectRule::On::unit: return piece.unit ? game.unit(*piece.unit).id : piece.id;
    case chart::EffectRule::On::member: break;
  }
  const Value& value = scene.facts.keys.of_order(game, scene.facts.order, effect.member);
  return std::string(value.text().value_or(""));
}

Value set_to(const Scene& scene, const AskedOf& asked, const chart::Setting& setting) {
  switch (setting.how) {
    case chart::Setting::How::plain: return setting.value;
    case chart::Setting::How::turn: return scene.game().turn();
    case chart::Setting::How::member: return scene.facts.keys.of_order(scene.game(), scene.facts.order, setting.member);
    case chart::Setting::How::amount: return amount_from_0(scene, asked, setting.amount);
  }
  return {};
}

void add(Told& told, StatusChange change) {
  const bool known = std::any_of(told.changes.begin(), told.changes.end(), [&](const StatusChange& other) {
    return other.on == change.on && Value(other.set) == Value(change.set);
  });
  if (!known && !change.on.empty()) told.changes.push_back(std::move(change));
}

/// The effects and notes of an order; equal ones once. `spent` in the currency, by model.
Told effects_of(const Ways& ways, const std::vector<double>& spent) {
  Told told;
  for (std::size_t model = 0; model < ways.size(); ++model) {
    const Scene& scene = ways[model].scene();
    const std::string& id = scene.game().piece(scene.models[model].piece).id;
    if (const Rule* rule = entering_rule(ways, model)) {
      const bool aboard = carrier_id(scene.game().piece(scene.models[model].piece)).has_value();
      add(told, {rule->clause, id, aboard ? Value::Object{{"aboard", nullptr}} : Value::Object{{"reserve", false}}});
    }
    if (const Rule* rule = leaving_rule(ways, model)) add(told, {rule->clause, id, {{"left", true}}});
    const AskedOf asked{model, {}, spent[model], scene.facts.currency(ways[model].gone())};
    for (const Rule* rule : applying(ways, model, chart::Kind::effect)) {
      const auto& effect = rule->as<chart::EffectRule>();
      Value::Object set;
      for (const chart::Setting& setting : effect.set) set.emplace_back(setting.key, set_to(scene, asked, setting));
      if (!set.empty()) add(told, {rule->clause, changed_by(scene, model, effect), std::move(set)});
      if (effect.note) told.notes.emplace_back(rule, scene.models[model].piece);
    }
  }
  return told;
}

/// What the models of an order spend, and what they may.
struct Account {
  std::vector<Total> totals;
  std::vector<Bill> bills;
};

class RulingWriter {
 public:
  RulingWriter(const OrderWays& order, const Wording& wording, Budget& budget, Detail detail)
      : order_(order),
        ways_(order.ways()),
        scene_(order.scene()),
        wording_(wording),
        ruling_(scene_.facts.data, scene_.game(), *scene_.trace, budget, detail) {}

  Result<Ruling> write() {
    for (std::size_t model = 0; model < ways_.size(); ++model)
      if (auto enters = check_entering(ways_, model); !enters) return enters.problem();
    Faults of_order;  // not of one model alone
    coherency(ways_, of_order);
    dice_faults(ways_, of_order);
    Faults all = of_order;
    for (std::size_t model = 0; model < ways_.size(); ++model) judge(model, of_order, all);
    // The ruling sorts them by place; at one place they stand in the order of the file.
    std::stable_sort(all.begin(), all.end(),
                     [](const Found& a, const Found& b) { return a.rule->number < b.rule->number; });
    for (const Found& fault : all) tell(fault);
    dice();
    accounts();
    effects();
    for (std::size_t model = 0; model < ways_.size(); ++model)
      ruling_.end(scene_.models[model].piece, ways_[model].end());
    return ruling_.finish();
  }

 private:
  void tell(const Found& fault) {
    Finding finding{fault.rule->clause, fault.place, fault.excess, fault.figures, fault.with};
    finding.says = wording_.fault_of(fault.rule->number, fault.broken);
    finding.stage = fault.stage;
    finding.chosen = fault.stage == Stage::at_end;
    // A rule about other models can be broken where there is none.
    if (fault.with.empty()) finding.figures.emplace_back("with", "any model");
    ruling_.fault(fault.piece, finding);
  }

  void judge(std::size_t model, const Faults& of_order, Faults& all) {
    Faults faults = faults_of(ways_, model);
    all.insert(all.end(), faults.begin(), faults.end());
    if (!ruling_.wants_furthest() || is_missing_dice()) return;
    faults.insert(faults.end(), of_order.begin(), of_order.end());
    if (const auto furthest = furthest_of(order_, model, faults)) ruling_.furthest(*furthest);
  }

  bool is_missing_dice() const {
    return std::any_of(scene_.asked.rolls.begin(), scene_.asked.rolls.end(),
                       [](const auto& roll) { return roll.second.missing; });
  }

  void dice() {
    for (const DicePurpose& purpose : scene_.facts.data.terms.dice) {
      const auto roll = scene_.asked.rolls.find(purpose.purpose);
      if (roll == scene_.asked.rolls.end() || roll->second.wanted() == 0) continue;
      const bool given = scene_.facts.order.dice.contains(purpose.purpose);
      ruling_.need(roll->second.rule->clause, purpose.purpose,
                   std::to_string(roll->second.wanted()) + "d" + std::to_string(purpose.faces),
                   given ? std::optional(roll->second.faces) : std::nullopt);
    }
    if (is_missing_dice()) ruling_.dice_missing();
  }

  void accounts() {
    for (std::size_t model = 0; model < ways_.size(); ++model) {
      account_.totals.push_back(total_of(ways_, model));
      account_.bills.push_back(bill_of(ways_, model, account_.totals.back()));
      ruling_.piece_allowance(scene_.models[model].piece, grants(model), spent(model));
    }
    std::vector<std::size_t> numbers(ways_.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = i;
    if (numbers.empty()) return;
    const std::size_t shown = *least_left(
        numbers, [&](std::size_t model) { return account_.totals[model].amount - account_.bills[model].spent; });
    for (const Payment& payment : account_.bills[shown].payments) charge(shown, payment);
    ruling_.allowance(grants(shown), spent(shown));
  }

  std::optional<Grants> grants(std::size_t model) const {
    const Total& total = account_.totals[model];
    if (!total.known) return std::nullopt;
    Grants grants;
    for (const Share& share : total.shares)
      grants.push_back({share.rule->clause, share.amount, {}, wording_.part[share.rule->number]});
    grants.insert(grants.end(), total.modifiers.begin(), total.modifiers.end());
    return grants;
  }

  std::optional<double> spent(std::size_t model) const {
    return account_.bills[model].known ? std::optional(account_.bills[model].spent) : std::nullopt;
  }

  void charge(std::size_t model, const Payment& payment) {
    if (payment.amount == 0) return;
    ruling_.charge(scene_.models[model].piece, {payment.rule->clause,
                                                payment.amount,
                                                {payment.step, payment.from},
                                                payment.to,
                                                {},
                                                payment.with,
                                                wording_.cost[payment.rule->number]});
  }

  void effects() {
    std::vector<double> spent;
    for (const Bill& bill : account_.bills) spent.push_back(bill.spent);
    const Told told = effects_of(ways_, spent);
    for (const auto& [rule, piece] : told.notes)
      ruling_.remark(piece, {rule->clause, {}, wording_.note[rule->number], once_of(*rule, piece)});
    for (const StatusChange& change : told.changes) ruling_.change(change);
  }

  /// Equal notes stand once: those in the same words, of one piece if they name it.
  std::string once_of(const Rule& rule, PieceIndex piece) const {
    const Value& words = scene_.facts.data.terms.clause(rule.clause).says[wording_.note[rule.number]];
    const std::string said(words.text().value_or(std::to_string(rule.number)));
    return said.find("{piece}") != std::string::npos ? said + " " + scene_.game().piece(piece).id : said;
  }

  const OrderWays& order_;
  const Ways& ways_;
  const Scene& scene_;
  const Wording& wording_;
  RulingBuilder ruling_;
  Account account_;
};

class PreparedChartOrder : public PreparedOrder {
 public:
  PreparedChartOrder(const RulesetData& data, const chart::Chart& chart, const Keys& keys, const Wording& wording,
                     const Game& game, const Order& order, std::shared_ptr<const ChartGame> table, TraceRequest request)
      : table_(std::move(table)),
        facts_{data, chart, keys, game, order, *table_, action_of(data, order)},
        wording_(wording),
        request_(std::move(request)) {}

  const TraceRequest& request() const override { return request_; }

  Result<Ruling> judge(const Trace& trace, Budget& budget, Detail detail) const override {
    try {
      Asked asked;
      if (trace.ordered) asked.rolls = rolls_of(*trace.ordered, budget);
      const Scene scene = scene_of(facts_, budget, asked, request_, &trace);
      const OrderWays order(scene, trace.ordered ? OrderWays::Dice::known : OrderWays::Dice::by_ways);
      return RulingWriter(order, wording_, budget, detail).write();
    } catch (const Unusable& unusable) {
      return unusable.problem;
    }
  }

  Fares fares(PieceIndex piece) const override {
    try {
      Budget budget;
      Asked asked;
      const Scene scene = scene_of(facts_, budget, asked, request_, nullptr);
      return fares_of(scene, piece);
    } catch (const Unusable&) {
      return {};
    }
  }

 private:
  /// The dice that an order wants on these ways.
  decltype(Asked::rolls) rolls_of(const Trace& trace, Budget& budget) const {
    Asked asked;
    const Scene scene = scene_of(facts_, budget, asked, request_, &trace);
    const OrderWays order(scene);
    return std::move(asked.rolls);
  }

  const std::shared_ptr<const ChartGame> table_;
  const OrderFacts facts_;
  const Wording& wording_;
  const TraceRequest request_;
};

class ChartRuleset : public Ruleset {
 public:
  ChartRuleset(RulesetData data, std::shared_ptr<const chart::Chart> chart, Wording wording)
      : Ruleset(std::move(data)), chart_(std::move(chart)), keys_(data_), wording_(std::move(wording)) {}

  std::vector<Problem> check(const Game& game) const override { return problems_of(data_, *chart_, game); }
  Footprint footprint(const Game& game, PieceIndex piece) const override {
    return base_of(data_, *chart_, keys_, game, piece);
  }
  std::shared_ptr<const GameReading> read(const Game& game) const override {
    return read_game(data_, *chart_, keys_, game);
  }
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> reading) const override;

 private:
  const std::shared_ptr<const chart::Chart> chart_;
  const Keys keys_;
  const Wording wording_;
};

Result<std::unique_ptr<const PreparedOrder>> ChartRuleset::prepare(const Game& game, const Order& order,
                                                                   std::shared_ptr<const GameReading> reading) const {
  if (auto known = check_order(data_, game, order); !known) return known.problem();
  auto pieces = movers_of(data_, game, order);
  if (!pieces) return pieces.problem();
  auto table = std::static_pointer_cast<const ChartGame>(std::move(reading));
  TraceRequest request = request_of(*chart_, *table, game, order, *pieces);
  return std::unique_ptr<const PreparedOrder>(std::make_unique<PreparedChartOrder>(
      data_, *chart_, keys_, wording_, game, order, std::move(table), std::move(request)));
}

}  // namespace

}  // namespace charts

Result<std::shared_ptr<const Ruleset>> make_charts(RulesetData data) {
  auto chart = chart::read_chart(data);
  if (!chart) return chart.problem();
  charts::Wording wording = charts::put_wordings(**chart, data);
  return std::shared_ptr<const Ruleset>(
      std::make_shared<charts::ChartRuleset>(std::move(data), std::move(chart).value(), std::move(wording)));
}

}  // namespace linesman
