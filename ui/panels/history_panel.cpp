#include "ui/panels/history_panel.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

#include "drawing/picture/plain_text.h"
#include "drawing/report/entry_words.h"
#include "drawing/report/ruling_lines.h"
#include "files/ruling_json.h"
#include "ui/commands/record_gestures.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr int PACE = 1200;  // ms for an entry of the replay

}  // namespace

HistoryPanel::HistoryPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      verify_(session),
      hint_(new PlainLabel(tr("Orders that are carried out are listed here, with their rulings."), this)),
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
  layout->setContentsMargins(6, 6, 0, 0);
  layout->addWidget(hint_);
  layout->addWidget(sealed_);
  layout->addWidget(steps_);
  layout->addWidget(splitter_, 1);
  layout->addStretch();
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
  layout->addWidget(step_button("up", tr("The entry before"), [this] { step_by_hand(entries_->previous()); }));
  play_ =
      step_button("play", tr("Play the record from here"), [this] { play_->isChecked() ? play(true) : end_play(); });
  play_->setCheckable(true);
  layout->addWidget(play_);
  layout->addWidget(step_button("down", tr("The next entry"), [this] { step_by_hand(entries_->next()); }));
  layout->addStretch();
  go_on_ = new QToolButton;
  go_on_->setText(tr("Go on from here"));
  go_on_->setToolTip(tr("The game stands as it stood then; what is done next begins a branch"));
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
  if (!ruling) return ruling_->show_lines({{LineKind::note, reason_text(ruling.problem()), {}, {}, {}}});
  // Clauses are explained only where the ruling was made under the ruleset in force.
  const bool same = ruling->ruleset == session_.game().ruleset();
  auto lines = ruling_lines(*ruling, game, same ? session_.terms() : nullptr, session_.unit());
  if (const QString decided = decision_words(Entry(json, seq)); !decided.isEmpty())
    lines.insert(lines.begin(), {LineKind::note, decided, {}, {}, {}});
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
  emit said(tr("The game stands as it stood after entry %1; what is done next begins a branch.").arg(seq));
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
    const QString why = QString::fromStdString(flaw->why);
    const QString sentence = flaw->seq > 0 ? tr("Entry %1 of the record does not hold: %2.").arg(flaw->seq).arg(why)
                                           : tr("The record does not hold: %1.").arg(why);
    sealed_->setText(sentence);
    return emit found_broken(sentence);
  }
  if (!found->not_judged.empty())
    return sealed_->setText(
        tr("The rulings were not judged again: %1.").arg(QString::fromStdString(found->not_judged)) +
        (found->chained ? tr(" No entry was changed.") : QString()));
  QStringList words;
  for (const OtherEdition& other : found->editions)
    words << tr("Entries judged under edition %1 of %2: %3. Here is edition %4.")
                 .arg(QString::fromStdString(other.edition), QString::fromStdString(other.ruleset))
                 .arg(other.entries)
                 .arg(QString::fromStdString(other.here));
  if (found->otherwise > 0) words << tr("Ruled otherwise by what is here: %1.").arg(found->otherwise);
  if (!found->chained)
    words << tr("The record has no chain of hashes: an older Linesman made it, or it was taken away.");
  else if (found->sealed_from > 0)
    words << tr("The record holds. It is sealed from entry %1 on; who made it before cannot be told.")
                 .arg(found->sealed_from);
  else
    words << tr("The record holds: no entry was changed.");
  if (found->otherwise == 0) words << tr("Every ruling comes out the same.");
  sealed_->setText(words.join(' '));
}

}  // namespace linesman
