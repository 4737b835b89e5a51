#include "ui/workshop/live_judge.h"

#include "drawing/report/ruling_brief.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "files/documents/record.h"
#include "files/orders/order_json.h"
#include "record/timeline.h"
#include "rules/figure_words.h"

namespace linesman {

Result<std::shared_ptr<const Ruleset>> ChartSource::ruleset(const std::string& id, const Value& house_rules) const {
  return chart_["id"].text() == id ? library_->of_chart(chart_, house_rules) : library_->ruleset(id, house_rules);
}

std::optional<TableMove> move_of(const Session& session) {
  if (!session.has_game()) return std::nullopt;
  // Under rules that the table lacks nothing is judged there, and its move is tried under the edited ones all the same.
  auto order = session.proposal().judged_order();
  if (!order) order = session.proposal().order();
  if (order) return TableMove{session.game(), *order};
  const Record record = record_of(session.game());
  const std::vector<std::int64_t> line = line_to(record, record.here);
  for (auto seq = line.rbegin(); seq != line.rend(); ++seq) {
    const Entry entry(record.entries[static_cast<std::size_t>(*seq - 1)], *seq);
    if (!entry.order().is_object()) continue;
    const auto carried_out = read_order(entry.order(), {});
    const auto before = at_entry(session.game(), entry.after());
    if (carried_out && before) return TableMove{*before, *carried_out};
    return std::nullopt;
  }
  return std::nullopt;
}

namespace {

/// An order of another game, as near as it can be given under these terms: what they do not know is left out.
Order as_order_of(const Terms& terms, Order order) {
  if (terms.action(order.action) == nullptr) order.action.clear();
  Value members = Value::empty_object();
  for (const auto& [key, value] : order.members.members())
    if (std::any_of(terms.members.begin(), terms.members.end(), [&](const Field& field) { return field.key == key; }))
      members = members.with(key, value);
  order.members = members;
  std::erase_if(order.dice, [&](const auto& roll) {
    return std::none_of(terms.dice.begin(), terms.dice.end(),
                        [&](const DicePurpose& dice) { return dice.purpose == roll.first; });
  });
  return order;
}

/// A move of any game as one of the ruleset with that id. Options and house rules of another game do not fit it.
TableMove as_move_of(const std::shared_ptr<const RulesetSource>& source, const std::string& id, TableMove move) {
  if (move.game.ruleset() == id) return move;
  move.game = move.game.with_ruleset(id, Value::empty_object(), Value::empty_object());
  if (const auto hearing = Referee(source).open(move.game))
    move.order = as_order_of(hearing->ruleset().terms(), std::move(move.order));
  return move;
}

JudgedMove judged_move(const TableMove& move, const std::shared_ptr<const RulesetSource>& source) {
  const auto hearing = Referee(source).open(move.game);
  if (!hearing) return {{}, spoken(hearing.problem().reason), {}};
  const auto judged = hearing->judge(move.order);
  if (!judged) return {{}, spoken(judged.problem().reason), {}};
  const Ruling& ruling = judged->ruling;
  const RulingBrief brief = brief_of(ruling, hearing->game(), &hearing->ruleset().terms());
  const QString verdict = verdict_word(ruling.verdict);
  return {std::string(title_of(ruling.verdict)),
          brief.spent.isEmpty() ? verdict : QString("%1, %2").arg(verdict, brief.spent),
          brief.problem.isEmpty() ? QString() : QString("%1 (%2)").arg(brief.problem, brief.clause)};
}

struct LiveWork {
  std::shared_ptr<const RulesetLibrary> library;
  Value chart;
  Value saved;
  Value cases;
  std::optional<TableMove> move;

  LiveResult operator()(const std::stop_token& stop) const {
    LiveResult result;
    const std::string id(chart["id"].text().value_or(""));
    const auto now = std::make_shared<const ChartSource>(library, chart);
    const auto before = std::make_shared<const ChartSource>(library, saved);
    if (move) {
      result.move = as_move_of(now, id, *move);
      result.now = judged_move(*result.move, now);
      if (!saved.is_null()) result.before = judged_move(*result.move, before);
    }
    if (stop.stop_requested()) return result;
    result.cases = try_cases(cases, id, Referee(now));
    if (saved.is_null() || stop.stop_requested()) return result;
    for (const TriedCase& tried : try_cases(cases, id, Referee(before)))
      result.right_before.push_back(tried.differences.empty());
    return result;
  }
};

}  // namespace

LiveJudge::LiveJudge(const ChartDraft& draft, const Session& session, QObject* parent)
    : QObject(parent), draft_(draft), session_(session), work_(this) {
  connect(&draft_, &ChartDraft::changed, this, &LiveJudge::judge);
  connect(&draft_, &ChartDraft::saved_now, this, &LiveJudge::judge);
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &LiveJudge::judge);
  connect(&session_, &Session::game_changed, this, &LiveJudge::judge);
}

void LiveJudge::judge() {
  // Only a library judges charts that are in no file.
  const auto library = std::dynamic_pointer_cast<const RulesetLibrary>(session_.shared_rulesets());
  if (!draft_.mistakes().empty() || !library) {
    work_.forget();
    result_ = {};
    emit judged();
    return;
  }
  work_.begin(LiveWork{library, draft_.chart(), draft_.saved(), draft_.cases(), move_of(session_)},
              [this](LiveResult result) {
                result_ = std::move(result);
                emit judged();
              });
}

}  // namespace linesman
