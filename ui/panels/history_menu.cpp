// What can be done with an entry of the record: the panel's context menu.
#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QMenu>

#include "base/text.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/entry_words.h"
#include "drawing/report/ruling_lines.h"
#include "files/roll.h"
#include "files/ruling_json.h"
#include "ui/commands/record_gestures.h"
#include "ui/panels/decision_dialog.h"
#include "ui/panels/history_panel.h"

namespace linesman {

namespace {

Entry entry_of(const Session& session, std::int64_t seq) {
  return {seq > 0 ? session.game().history()[static_cast<std::size_t>(seq - 1)] : Value(), seq};
}

std::optional<std::vector<double>> faces_in(const QString& text) {
  std::vector<double> faces;
  for (const QString& word : text.simplified().replace(',', ' ').split(' ', Qt::SkipEmptyParts)) {
    const auto face = parse_number(word.toStdString());
    if (!face) return std::nullopt;
    faces.push_back(*face);
  }
  return faces.empty() ? std::nullopt : std::optional(faces);
}

}  // namespace

void HistoryPanel::show_menu(QPoint at) {
  if (entries_->itemAt(at) == nullptr) return;
  QMenu menu;
  fill_menu(menu, entries_->current());
  menu.exec(entries_->viewport()->mapToGlobal(at));
}

void HistoryPanel::fill_menu(QMenu& menu, std::int64_t seq) {
  const Entry entry = entry_of(session_, seq);
  menu.addAction(tr("&Go on from here"), this, &HistoryPanel::go_on)->setEnabled(past_.has_value());
  menu.addSeparator();
  if (entry.ruling().is_object()) {
    menu.addAction(tr("Ruling &sheet…"), this, [this, seq] { emit sheet_asked(seq); });
    menu.addAction(tr("&Copy the ruling"), this, [this, seq] { copy_ruling(seq); });
    menu.addAction(tr("&Judge again under the rules of today"), this,
                   [this, seq] { emit said(judged_today(session_, seq)); });
    menu.addAction(tr("An umpire's &decision…"), this, [this, seq] { ask_decision(seq); });
  }
  if (entry.order().is_object())
    menu.addAction(tr("&Put this move right…"), this, [this, seq] { put_this_right(seq); });
  if (entry.kind() == EntryKind::roll) menu.addAction(tr("Put the &dice right…"), this, [this, seq] { ask_dice(seq); });
  menu.addAction(tr("&Bookmark"), this, [this, seq] { add_remark(session_, {seq, {}, {}}); });
  menu.addAction(tr("&Remark…"), this, [this, seq] { ask_remark(seq); });
}

void HistoryPanel::put_this_right(std::int64_t seq) {
  if (const auto done = begin_to_put_right(session_, seq); !done) return emit refused(reason_text(done.problem()));
  emit looked_at();
  emit said(tr("Change the move and carry it out. The later ones are then judged again."));
}

void HistoryPanel::copy_ruling(std::int64_t seq) {
  const Entry entry = entry_of(session_, seq);
  const auto there = past_table(session_, seq);
  const auto ruling = there ? read_ruling(entry.ruling(), there->before) : Result<Ruling>(there.problem());
  if (!ruling) return emit refused(reason_text(ruling.problem()));
  QString text = ruling_text(*ruling, there->before, session_.terms(), nullptr, session_.unit());
  if (const QString decided = decision_words(entry); !decided.isEmpty()) text += '\n' + decided + '\n';
  QApplication::clipboard()->setText(text);
  emit said(tr("The ruling of entry %1 is on the clipboard.").arg(seq));
}

void HistoryPanel::ask_remark(std::int64_t seq) {
  bool given = false;
  const QString text = QInputDialog::getText(this, tr("A remark"), as_plain(tr("A remark on entry %1:").arg(seq)),
                                             QLineEdit::Normal, {}, &given);
  if (given && !text.trimmed().isEmpty()) add_remark(session_, {seq, text.trimmed().toStdString(), {}});
}

void HistoryPanel::ask_decision(std::int64_t seq) {
  const bool legal = entry_of(session_, seq).ruling()["verdict"] == Value("illegal");
  const QString word = verdict_word(legal ? Verdict::legal : Verdict::illegal).toLower();
  DecisionDialog dialog(tr("Entry %1 is to count as %2.").arg(seq).arg(word), this);
  if (dialog.exec() != QDialog::Accepted) return;
  const Decision decision{seq, legal ? Verdict::legal : Verdict::illegal, dialog.text().toStdString(),
                          dialog.by().toStdString()};
  if (const auto done = decide_entry(session_, decision); !done) emit refused(reason_text(done.problem()));
}

void HistoryPanel::ask_dice(std::int64_t seq) {
  const auto wrong = roll_of(entry_of(session_, seq).json());
  if (!wrong) return;
  QStringList were;
  for (const double face : wrong->faces) were << QString::fromStdString(number_text(face));
  bool given = false;
  const QString typed = QInputDialog::getText(this, tr("Dice put right"), tr("The faces as they fell:"),
                                              QLineEdit::Normal, were.join(' '), &given);
  const auto faces = given ? faces_in(typed) : std::nullopt;
  if (!faces) return;
  const QString why = QInputDialog::getText(this, tr("Dice put right"), tr("Why:"), QLineEdit::Normal, {}, &given);
  if (!given) return;
  if (const auto done = correct_roll(session_, seq, *faces, why); !done) emit refused(reason_text(done.problem()));
}

}  // namespace linesman
