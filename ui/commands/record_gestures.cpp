#include "ui/commands/record_gestures.h"

#include <set>
#include <utility>

#include "files/documents/record.h"
#include "files/orders/order_json.h"
#include "record/history.h"
#include "record/timeline.h"
#include "ui/commands/change_game.h"

namespace linesman {

Result<void> decide_order(Session& session, const QString& text, const QString& by) {
  const AnswerPtr shown = session.has_game() ? session.proposal().answer_now() : nullptr;
  if (!session.has_game() || !session.proposal().order()) return Problem{{}, "There is no move to decide on."};
  if (!session.hearing()) return session.hearing_problem();
  const Decision decision{0, Verdict::legal, text.trimmed().toStdString(), by.trimmed().toStdString()};
  if (shown->problem()) return *shown->problem();
  const AlreadyJudged judged{shown->game, shown->order, *shown->judgement()};
  EntryBasis basis = session.entry_basis();
  basis.judged = &judged;
  const auto done = carry_out_by_decision(*session.hearing(), shown->order, decision, basis);
  if (!done) return done.problem();
  push_change(session, done->game, QObject::tr("the decision of %1").arg(by.trimmed()), shown->order);
  return {};
}

Result<void> decide_entry(Session& session, const Decision& decision) {
  const auto after = record_decision(session.game(), decision, session.entry_basis());
  if (!after) return after.problem();
  push_change(session, *after, QObject::tr("the decision of %1").arg(QString::fromStdString(decision.by)));
  return {};
}

Result<void> record_seen_move(Session& session, const SeenMove& seen) {
  if (!session.hearing()) return session.hearing_problem();
  const auto done = record_seen(*session.hearing(), seen, session.entry_basis());
  if (!done) return done.problem();
  if (!is_allowed(done->judgement.ruling.verdict)) return Problem{{}, "The move is illegal: it cannot be carried out."};
  push_change(session, done->game, QObject::tr("the move that was seen"), seen.order);
  return {};
}

void add_remark(Session& session, const EntryNote& remark) {
  push_change(session, record_note(session.game(), remark, session.entry_basis()),
              remark.text.empty() ? QObject::tr("the bookmark") : QObject::tr("the remark"));
}

Result<void> correct_roll(Session& session, std::int64_t seq, const std::vector<double>& faces, const QString& why) {
  const Record record = record_of(session.game());
  const auto wrong = seq > 0 ? roll_of(record.entries[static_cast<std::size_t>(seq - 1)]) : std::nullopt;
  if (!wrong) return Problem{{}, "There are no dice to correct."};
  Roll right = *wrong;
  right.faces = faces;
  right.corrects = seq;
  right.text = why.trimmed().toStdString();
  push_change(session, record_roll(session.game(), right, session.entry_basis()), QObject::tr("the corrected dice"));
  return {};
}

Result<void> begin_to_put_right(Session& session, std::int64_t seq) {
  const Value& history = session.game().history();
  const bool there = seq > 0 && static_cast<std::size_t>(seq) <= history.size();
  const Entry entry(there ? history[static_cast<std::size_t>(seq - 1)] : Value(), seq);
  const auto order = read_order(entry.order(), {});
  if (!order) return Problem{{}, "There is no move to put right."};
  if (const auto done = go_on_from(session, entry.after()); !done) return done;
  session.proposal().propose(*order);
  session.proposal().put_right(seq);
  return {};
}

Result<Rejudged> put_right(Session& session, std::int64_t seq) {
  const AnswerPtr shown = session.proposal().answer_now();
  if (!session.proposal().order()) return Problem{{}, "There is no move to carry out."};
  if (shown->problem()) return *shown->problem();
  const Order& order = shown->order;
  auto done = rejudged(Referee(session.shared_rulesets()), session.game(), seq, order);
  if (!done) return done.problem();
  const Verdict verdict = done->judgement.ruling.verdict;
  if (!is_allowed(verdict))
    return Problem{{},
                   verdict == Verdict::incomplete ? "Dice are missing: enter them first."
                                                  : "The move is illegal: it cannot be carried out."};
  push_change(session, done->game, QObject::tr("correcting step %1").arg(seq), order);
  return done;
}

namespace {

/// Dice that were rolled and not spent yet are the models' again.
void give_rolls_back(Session& session) {
  const Record record = record_of(session.game());
  const std::vector<std::int64_t> line = line_to(record, record.here);
  std::set<std::pair<std::vector<std::string>, std::string>> given;
  for (auto seq = line.rbegin(); seq != line.rend(); ++seq) {
    const Entry entry(record.entries[static_cast<std::size_t>(*seq - 1)], *seq);
    if (entry.order().is_object()) return;
    const auto roll = roll_of(entry.json());
    if (roll && given.emplace(roll->pieces, roll->purpose).second)
      session.proposal().give_dice(roll->pieces, roll->purpose, roll->faces);
  }
}

}  // namespace

Result<void> go_on_from(Session& session, std::int64_t seq) {
  const auto there = at_entry(session.game(), seq);
  if (!there) return there.problem();
  push_change(session, *there,
              seq == 0 ? QObject::tr("going back to the start") : QObject::tr("going to step %1").arg(seq));
  give_rolls_back(session);
  return {};
}

}  // namespace linesman
