#include "ui/session/past_table.h"

#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "record/difference.h"
#include "record/old_sentences.h"
#include "record/timeline.h"
#include "ui/session/session_words.h"

namespace linesman {

namespace {

using session::tr;

std::optional<Entry> entry_at(const Game& game, std::int64_t seq) {
  const Record record = record_of(game);
  if (seq < 1 || seq > static_cast<std::int64_t>(record.entries.size())) return std::nullopt;
  return Entry(record.entries[static_cast<std::size_t>(seq - 1)], seq);
}

/// Judged again for its trace. The ruling is the record's own where today's is another.
AnswerPtr answer_of(const Session& session, const Game& before, const Entry& entry) {
  const auto order = read_order(entry.order(), {});
  if (!order) return nullptr;
  const auto hearing = Referee(session.shared_rulesets()).open(before);
  if (!hearing) return nullptr;
  const AnswerPtr today = judge_now(*hearing, {*order});
  if (today->ruling() != nullptr && write_ruling(*today->ruling(), before) == entry.ruling()) return today;
  const auto ruling = read_ruling(entry.ruling(), before);
  const auto trace = hearing->trace(*order);
  if (!ruling || !trace) return nullptr;
  return std::make_shared<const OrderAnswer>(OrderAnswer{
      0, before, *order, false, Judgement{with_patterns(*ruling, hearing->ruleset().terms(), before), *trace}});
}

/// What the engine says, in the language of the window.
QString in_words(const std::string& text) { return QCoreApplication::translate("Engine", text.c_str()); }

}  // namespace

Result<PastTable> past_table(const Session& session, std::int64_t seq) {
  const auto game = at_entry(session.game(), seq);
  if (!game) return game.problem();
  const auto entry = entry_at(*game, seq);
  const auto before = entry ? at_entry(session.game(), entry->after()) : game;
  if (!before) return before.problem();
  return PastTable{seq, *game, *before,
                   entry && entry->order().is_object() ? answer_of(session, *before, *entry) : nullptr};
}

QString words_for_past(const PastTable& past) {
  return past.seq == 0 ? tr("You see the table at the start.") : tr("You see the table after step %1.").arg(past.seq);
}

QString words_without_move(const PastTable& past) {
  return past.seq == 0 ? tr("This is the start of the game.") : tr("Step %1 is not a move.").arg(past.seq);
}

QString judged_today(const Session& session, std::int64_t seq) {
  const auto entry = entry_at(session.game(), seq);
  const auto before = entry ? at_entry(session.game(), entry->after()) : session.game();
  const auto order = entry ? read_order(entry->order(), {}) : Result<Order>(Problem{});
  if (!before || !order) return tr("This step has no ruling to judge again.");
  const Game& now = session.game();
  const Game today =
      before->with_ruleset(now.ruleset(), now.options(), now.house_rules()).with_tolerance(now.tolerance());
  const auto judgement = Referee(session.shared_rulesets()).judge(today, *order);
  if (!judgement) return tr("Today the move cannot be judged: %1").arg(in_words(judgement.problem().sentence()));
  const auto found = difference(0, entry->ruling(), write_ruling(judgement->ruling, today));
  if (!found) return tr("Step %1: today's rules give the same ruling.").arg(seq);
  const QString verdict = in_words(std::string(name_of(judgement->ruling.verdict)));
  const QString then = in_words(std::string(entry->ruling()["verdict"].text().value_or("")));
  if (then != verdict) return tr("Step %1: it was %2, and is %3 under today's rules.").arg(seq).arg(then, verdict);
  return tr("Step %1 is still %2, but %3 was %4 and is %5 today.")
      .arg(seq)
      .arg(verdict, QString::fromStdString(found->pointer), QString::fromStdString(found->was),
           QString::fromStdString(found->is));
}

}  // namespace linesman
