#include "drawing/report/entry_words.h"

#include "drawing/report/edit_words.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/words.h"
#include "files/order_json.h"
#include "files/ruling_json.h"
#include "rules/ruling_words.h"

namespace linesman {

namespace {

using report::tr;

QString note_words(const EntryNote& remark) {
  if (remark.text.empty()) return tr("Bookmark at entry %1").arg(remark.on);
  const QString text = QString::fromStdString(remark.text);
  return remark.by.empty() ? tr("On entry %1: %2").arg(remark.on).arg(text)
                           : tr("%1 on entry %2: %3").arg(QString::fromStdString(remark.by)).arg(remark.on).arg(text);
}

}  // namespace

QString roll_words(const Roll& roll, const Game& game, const Terms* terms) {
  QStringList faces;
  for (const double face : roll.faces) faces << QString::fromStdString(figure(face));
  QStringList names;
  for (const std::string& id : roll.pieces) names << QString::fromStdString(label_of(game, id));
  QString purpose = QString::fromStdString(roll.purpose);
  if (terms != nullptr)
    for (const DicePurpose& known : terms->dice)
      if (known.purpose == roll.purpose) purpose = QString::fromStdString(known.title);
  const QString rolled =
      roll.by == RolledBy::program ? tr("%1: %2, rolled by the program") : tr("%1: %2, rolled at the table");
  const QString whom = names.isEmpty() ? QString() : names.join(", ") + QStringLiteral(" · ");
  QString words = whom + rolled.arg(purpose, faces.join(", "));
  if (roll.corrects > 0) words += QStringLiteral(" · ") + tr("corrects entry %1").arg(roll.corrects);
  return roll.text.empty() ? words : words + QStringLiteral(": ") + QString::fromStdString(roll.text);
}

QString decision_words(const Entry& entry) {
  const auto decision = decision_of(entry);
  if (!decision) return {};
  const QString by = QString::fromStdString(decision->by);
  const QString text = QString::fromStdString(decision->text);
  if (decision->on > 0)
    return tr("%1 decided that entry %2 is %3: %4")
        .arg(by)
        .arg(decision->on)
        .arg(verdict_word(decision->verdict).toLower(), text);
  return decision->verdict == Verdict::legal ? tr("Carried out by decision of %1: %2").arg(by, text)
                                             : tr("Refused by decision of %1: %2").arg(by, text);
}

QString history_line(const Value& json, const Game& game, const Terms* terms, const RulesetData* usual,
                     LengthUnit unit) {
  const Entry entry(json, 1);
  if (entry.kind() == EntryKind::edit) return edit_text(json, game, terms, usual, unit);
  if (const auto roll = roll_of(json)) return roll_words(*roll, game, terms);
  if (const auto note = note_of(entry)) return note_words(*note);
  QStringList parts;
  if (const auto order = read_order(entry.order(), {})) parts << order_title(*order, game, terms);
  if (const auto ruling = read_ruling_outline(entry.ruling())) {
    parts << verdict_word(ruling->verdict);
    if (const QString allowance = allowance_text(*ruling, terms, unit); !allowance.isEmpty()) parts << allowance;
  }
  if (!entry.agreed_by().empty()) parts << tr("agreed by %1").arg(QString::fromStdString(entry.agreed_by()));
  if (const QString decided = decision_words(entry); !decided.isEmpty()) parts << decided;
  return parts.join(QStringLiteral(" · "));
}

QString put_right_words(const Rejudged& done) {
  QString words = tr("Entry %1 is put right.").arg(done.entries.front().seq);
  int again = 0;
  int otherwise = 0;
  for (std::size_t i = 1; i < done.entries.size(); ++i) {
    if (done.entries[i].again == 0) continue;
    ++again;
    if (done.entries[i].difference) ++otherwise;
  }
  if (again > 0) words += ' ' + tr("Later entries made again: %1, ruled otherwise: %2.").arg(again).arg(otherwise);
  const MadeAgain& last = done.entries.back();
  if (done.stops) words += ' ' + tr("It stops at entry %1: %2").arg(last.seq).arg(QString::fromStdString(last.why));
  return words;
}

}  // namespace linesman
