#include "ui/panels/record/history_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QShortcut>
#include <QVBoxLayout>

#include "base/text.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/entry_words.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "files/documents/record.h"
#include "files/orders/ruling_json.h"
#include "record/old_sentences.h"
#include "ui/commands/record_gestures.h"
#include "ui/panels/icons.h"
#include "ui/panels/record/decision_dialog.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr int PACE = 1200;  // ms for an entry of the replay

/// A line of words that are there already in the player's language.
RulingLine plain_line(const QString& words) { return {LineKind::note, said<"{text}">(words.toStdString())}; }

}  // namespace

HistoryPanel::HistoryPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      verify_(session),
      hint_(new PlainLabel(tr("Moves that are carried out are listed here."), this)),
      sealed_(new PlainLabel(this)),
      steps_(make_steps()),
      splitter_(new QSplitter(Qt::Vertical, this)),
      entries_(new RecordList(session)),
      ruling_(new RulingList) {
  setAccessibleName(tr("History"));
  setFocusProxy(entries_);
  for (QLabel* words : {hint_, sealed_}) words->setWordWrap(true);
  hint_->setForegroundRole(QPalette::PlaceholderText);
  ruling_->setAccessibleName(tr("Lines of the past ruling"));
  splitter_->addWidget(entries_);
  splitter_->addWidget(ruling_);
  splitter_->setCollapsible(0, false);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(hint_, 0, Qt::AlignTop);
  layout->addWidget(splitter_, 1);
  layout->addWidget(sealed_);
  layout->addWidget(steps_);
  pace_.setInterval(PACE);
  connect(&pace_, &QTimer::timeout, this, [this] { step(entries_->next()); });
  connect(entries_, &RecordList::came_to, this, &HistoryPanel::show_entry);
  connect(entries_, &QWidget::customContextMenuRequested, this, &HistoryPanel::show_menu);
  connect(&session_, &Session::game_changed, this, &HistoryPanel::refresh);
  connect(&session_, &Session::unit_changed, entries_, &RecordList::refill);
  connect(&session_, &Session::game_opened, sealed_, &QWidget::hide);
  connect(&verify_, &VerifyService::verified, this, &HistoryPanel::show_verified);
  auto* escape = new QShortcut(Qt::Key_Escape, this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, &HistoryPanel::come_back);
  sealed_->hide();
  refresh();
}

QToolButton* HistoryPanel::step_button(const QString& icon, const QString& words, std::function<void()> act) {
  auto* button = new QToolButton;
  button->setIcon(icon_named(icon));
  button->setToolTip(as_plain(words));
  button->setAccessibleName(words);
  button->setAutoRaise(true);
  connect(button, &QToolButton::clicked, this, std::move(act));
  return button;
}

QWidget* HistoryPanel::make_steps() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(step_button("up", tr("Previous step"), [this] { step_by_hand(entries_->previous()); }));
  play_ =
      step_button("play", tr("Play the history from here"), [this] { play_->isChecked() ? play(true) : end_play(); });
  play_->setCheckable(true);
  layout->addWidget(play_);
  layout->addWidget(step_button("down", tr("Next step"), [this] { step_by_hand(entries_->next()); }));
  layout->addStretch();
  go_on_ = new QToolButton;
  go_on_->setText(tr("Go on from here"));
  go_on_->setToolTip(tr("Takes the game back to this step. What you do next begins a branch."));
  connect(go_on_, &QToolButton::clicked, this, &HistoryPanel::go_on);
  layout->addWidget(go_on_);
  return row;
}

void HistoryPanel::refresh() {
  const bool any = session_.game().history().size() > 0;
  hint_->setVisible(!any);
  steps_->setVisible(any);
  splitter_->setVisible(any);
  play(false);
  past_.reset();
  entries_->refresh();
  go_on_->setEnabled(false);
  show_ruling(0);
}

void HistoryPanel::show_entry(qint64 seq) {
  past_.reset();
  const bool is_here = seq == record_of(session_.game()).here;
  if (!is_here || playing()) {
    auto there = past_table(session_, seq);
    if (!there) emit refused(reason_text(there.problem()));
    if (there) past_ = *std::move(there);
  }
  go_on_->setEnabled(past_ && !is_here);
  show_ruling(seq);
  emit looked_at();
}

void HistoryPanel::show_ruling(std::int64_t seq) {
  const Value& history = session_.game().history();
  const Value& json = seq > 0 ? history[static_cast<std::size_t>(seq - 1)] : Value();
  ruling_->setVisible(json.find("ruling") != nullptr);
  if (ruling_->isHidden()) return ruling_->show_lines({});
  // The pieces that it names may have left since.
  const auto there = past_ ? Result<PastTable>(*past_) : past_table(session_, seq);
  const Game& game = there ? there->before : session_.game();
  const auto ruling = read_ruling(json["ruling"], game);
  if (!ruling) return ruling_->show_lines({plain_line(reason_text(ruling.problem()))});
  // Clauses are explained only where the ruling was made under the ruleset in force.
  const bool same = ruling->ruleset == session_.game().ruleset();
  const Terms* terms = same ? session_.terms() : nullptr;
  auto lines = ruling_lines(terms ? with_patterns(*ruling, *terms, game) : *ruling, game, terms);
  if (const QString decided = decision_words(Entry(json, seq)); !decided.isEmpty())
    lines.insert(lines.begin(), plain_line(decided));
  ruling_->show_lines(lines, same ? session_.ruleset_data() : nullptr, &game, session_.unit());
}

void HistoryPanel::step(std::optional<std::int64_t> seq) {
  if (seq)
    entries_->go_to(*seq);
  else
    end_play();
}

void HistoryPanel::step_by_hand(std::optional<std::int64_t> seq) {
  end_play();
  if (seq) entries_->go_to(*seq);
}

void HistoryPanel::end_play() {
  play(false);
  if (past_ && past_->seq == record_of(session_.game()).here) show_entry(past_->seq);
}

void HistoryPanel::play(bool on) {
  if (on && !entries_->next()) entries_->go_to(0);
  if (on)
    pace_.start();
  else
    pace_.stop();
  play_->setChecked(on);
}

void HistoryPanel::go_on() {
  if (!past_) return;
  const std::int64_t seq = past_->seq;
  if (const auto done = go_on_from(session_, seq); !done) return emit refused(reason_text(done.problem()));
  emit looked_at();
  emit said(tr("The game is back at step %1. What you do next begins a branch.").arg(seq));
}

void HistoryPanel::come_back() {
  if (!past_) return;
  end_play();
  entries_->go_to(record_of(session_.game()).here);
}

void HistoryPanel::show_verified() {
  const auto& found = verify_.found();
  sealed_->setVisible(found.has_value());
  if (!found) return;
  if (const auto& flaw = found->first_flaw) {
    const QString why = spoken(flaw->why);
    const QString sentence =
        flaw->seq > 0 ? tr("Warning: this file was changed outside the program (step %1: %2).").arg(flaw->seq).arg(why)
                      : tr("Warning: this file was changed outside the program (%1).").arg(why);
    sealed_->setText(sentence);
    return emit found_broken(sentence);
  }
  if (!found->not_judged.empty())
    return sealed_->setText((found->chained ? tr("No step was changed.") + ' ' : QString()) +
                            tr("The rulings are not judged again: %1.").arg(spoken(found->not_judged)));
  QStringList words;
  for (const OtherEdition& other : found->editions)
    words << tr("Edition %1 of %2 judged %3 steps; this is edition %4.")
                 .arg(QString::fromStdString(other.edition), QString::fromStdString(other.ruleset))
                 .arg(other.entries)
                 .arg(QString::fromStdString(other.here));
  if (found->otherwise > 0) words << tr("Moves with another ruling today: %1.").arg(found->otherwise);
  if (!found->chained)
    words << tr("The history has no check codes.");
  else if (found->sealed_from > 0)
    words << tr("History verified from step %1 on. Earlier steps have no check codes.").arg(found->sealed_from);
  else
    words << tr("History verified: no step was changed.");
  if (found->otherwise == 0) words << tr("All rulings are confirmed.");
  sealed_->setText(words.join(' '));
}

// What can be done with an entry of the record: the panel's context menu.
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
    menu.addAction(tr("&Judge again under today's rules"), this,
                   [this, seq] { emit said(judged_today(session_, seq)); });
    menu.addAction(tr("An umpire's &decision…"), this, [this, seq] { ask_decision(seq); });
  }
  if (entry.order().is_object()) menu.addAction(tr("Correct this &move…"), this, [this, seq] { put_this_right(seq); });
  if (entry.kind() == EntryKind::roll) menu.addAction(tr("Correct the &dice…"), this, [this, seq] { ask_dice(seq); });
  menu.addAction(tr("&Bookmark"), this, [this, seq] { add_remark(session_, {seq, {}, {}}); });
  menu.addAction(tr("&Remark…"), this, [this, seq] { ask_remark(seq); });
}

void HistoryPanel::put_this_right(std::int64_t seq) {
  if (const auto done = begin_to_put_right(session_, seq); !done) return emit refused(reason_text(done.problem()));
  emit looked_at();
  emit said(tr("Change the move and carry it out. Later moves are then judged again."));
}

void HistoryPanel::copy_ruling(std::int64_t seq) {
  const Entry entry = entry_of(session_, seq);
  const auto there = past_table(session_, seq);
  const auto ruling = there ? read_ruling(entry.ruling(), there->before) : Result<Ruling>(there.problem());
  if (!ruling) return emit refused(reason_text(ruling.problem()));
  const Terms* terms = session_.terms();
  QString text = ruling_text(terms ? with_patterns(*ruling, *terms, there->before) : *ruling, there->before, terms,
                             nullptr, session_.unit());
  if (const QString decided = decision_words(entry); !decided.isEmpty()) text += '\n' + decided + '\n';
  QApplication::clipboard()->setText(text);
  emit said(tr("The ruling of step %1 is on the clipboard.").arg(seq));
}

void HistoryPanel::ask_remark(std::int64_t seq) {
  bool given = false;
  const QString text = QInputDialog::getText(this, tr("A remark"), as_plain(tr("A remark on step %1:").arg(seq)),
                                             QLineEdit::Normal, {}, &given);
  if (given && !text.trimmed().isEmpty()) add_remark(session_, {seq, text.trimmed().toStdString(), {}});
}

void HistoryPanel::ask_decision(std::int64_t seq) {
  const bool legal = entry_of(session_, seq).ruling()["verdict"] == Value("illegal");
  const QString word = verdict_word(legal ? Verdict::legal : Verdict::illegal).toLower();
  DecisionDialog dialog(tr("Step %1 will count as %2.").arg(seq).arg(word), this);
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
  const QString typed = QInputDialog::getText(this, tr("Correct the dice"), tr("The faces that were rolled:"),
                                              QLineEdit::Normal, were.join(' '), &given);
  const auto faces = given ? faces_in(typed) : std::nullopt;
  if (!faces) return;
  const QString why = QInputDialog::getText(this, tr("Correct the dice"), tr("Why:"), QLineEdit::Normal, {}, &given);
  if (!given) return;
  if (const auto done = correct_roll(session_, seq, *faces, why); !done) emit refused(reason_text(done.problem()));
}

}  // namespace linesman
