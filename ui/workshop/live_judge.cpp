#include "ui/workshop/live_judge.h"

#include "drawing/report/ruling_brief.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "files/documents/record.h"
#include "files/orders/order_json.h"
#include "record/timeline.h"
#include "rules/ruling_words.h"

namespace linesman {

Result<std::shared_ptr<const Ruleset>> ChartSource::ruleset(const std::string& id, const Value& house_rules) const {
  return chart_["id"].text() == id ? library_->of_chart(chart_, house_rules) : library_->ruleset(id, house_rules);
}

std::optional<TableMove> move_of(const Session& session) {
  if (!session.has_game()) return std::nullopt;
  if (session.order()) return TableMove{session.game(), *session.order()};
  const Record record = record_of(session.game());
  const std::vector<std::int64_t> line = line_to(record, record.here);
  for (auto seq = line.rbegin(); seq != line.rend(); ++seq) {
    const Entry entry(record.entries[static_cast<std::size_t>(*seq - 1)], *seq);
    if (!entry.order().is_object()) continue;
    const auto order = read_order(entry.order(), {});
    const auto before = at_entry(session.game(), entry.after());
    if (order && before) return TableMove{*before, *order};
    return std::nullopt;
  }
  return std::nullopt;
}

namespace {

QString said(const std::string& text) { return spoken(text); }

JudgedMove judged_move(const TableMove& move, const std::shared_ptr<const RulesetSource>& source,
                       const std::string& id) {
  // Options and house rules of another ruleset do not fit this one.
  const bool same = move.game.ruleset() == id;
  const Game game = same ? move.game : move.game.with_ruleset(id, Value::empty_object(), Value::empty_object());
  const auto hearing = Referee(source).open(game);
  if (!hearing) return {{}, said(hearing.problem().reason), {}};
  const auto judged = hearing->judge(move.order);
  if (!judged) return {{}, said(judged.problem().reason), {}};
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
    if (move) result.now = judged_move(*move, now, id);
    if (move && !saved.is_null()) result.before = judged_move(*move, before, id);
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
  connect(&session_, &Session::order_changed, this, &LiveJudge::judge);
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
