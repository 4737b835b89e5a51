#include "ui/panels/checks_panel.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <ranges>

#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "rules/argument_of.h"
#include "ui/commands/gestures.h"
#include "ui/panels/ruling/verdict_sign.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr std::size_t MAX_LISTED = 500;  // a player does not read on, and each is a row to lay out

/// A sign as the verdicts have it: errors and warnings differ by shape and colour.
QIcon severity_sign(Severity severity, const QPalette& palette) {
  constexpr int SIZE = 18;  // pixels
  return verdict_icon(severity == Severity::error ? Verdict::illegal : Verdict::marginal, SIZE, palette);
}

QString about(const std::string& code) {
  for (const LintKind& kind : lint_kinds())
    if (kind.code == code) return spoken(kind.about);
  return {};
}

std::pair<int, int> errors_and_warnings(const Linted& found) {
  int errors = 0;
  for (const Complaint& complaint : found.complaints) errors += complaint.severity == Severity::error ? 1 : 0;
  return {errors, static_cast<int>(found.complaints.size()) - errors};
}

/// The pieces and features that a complaint is about; a unit stands for its pieces.
struct Concerned {
  std::vector<std::string> pieces;
  std::vector<std::string> features;
};

Concerned concerned(const Game& game, const Complaint& complaint) {
  Concerned all;
  for (const std::string& id : complaint.of) {
    if (game.find_piece(id)) all.pieces.push_back(id);
    if (game.find_feature(id)) all.features.push_back(id);
    if (const auto unit = game.find_unit(id))
      for (const PieceIndex piece : game.pieces_of(*unit)) all.pieces.push_back(game.piece(piece).id);
  }
  return all;
}

}  // namespace

QString complaint_text(const Game& game, const Complaint& complaint) {
  QString reason = reason_text({complaint.pointer, complaint.reason});
  // What the rulesets say of a thing does not name it.
  if (complaint.code != UNUSABLE_CODE || complaint.of.empty()) return reason;
  return QString("%1: %2").arg(spoken(said<"{thing}">(argument_of(game, complaint.of.front()))), reason);
}

ChecksPanel::ChecksPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      checks_(new CheckService(session, this)),
      summary_(new PlainLabel(this)),
      list_(new QListWidget(this)),
      silenced_too_(new QCheckBox(this)),
      mend_(new QPushButton(tr("&Fix"), this)),
      silence_(new QPushButton(tr("&Ignore…"), this)) {
  setAccessibleName(tr("Checks"));
  summary_->setWordWrap(true);
  summary_->setAccessibleName(tr("Result of the check"));
  list_->setAccessibleName(tr("Errors and warnings"));
  list_->setWordWrap(true);
  list_->setItemDelegate(new WholeRows(list_));
  list_->setResizeMode(QListView::Adjust);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setFrameShape(QFrame::NoFrame);
  silence_->setToolTip(tr("Keeps it as it is. The game keeps the reason."));
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(mend_);
  buttons->addWidget(silence_);
  buttons->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(summary_);
  layout->addWidget(list_, 1);
  layout->addWidget(silenced_too_);
  layout->addLayout(buttons);
  connect(checks_, &CheckService::changed, this, &ChecksPanel::refresh);
  connect(checks_, &CheckService::changed, this, [this] {
    if (errors_and_warnings(checks_->found()).first == 0) emit found_right();
  });
  connect(checks_, &CheckService::outdated, this, &ChecksPanel::refresh_summary);
  connect(checks_, &CheckService::checked_opened, this, &ChecksPanel::tell_what_is_wrong);
  connect(silenced_too_, &QCheckBox::toggled, this, &ChecksPanel::refresh);
  connect(list_, &QListWidget::currentRowChanged, this, &ChecksPanel::show_buttons);
  connect(list_, &QListWidget::itemClicked, this, &ChecksPanel::lead_there);
  connect(list_, &QListWidget::itemActivated, this, &ChecksPanel::lead_there);
  connect(mend_, &QPushButton::clicked, this, &ChecksPanel::mend);
  connect(silence_, &QPushButton::clicked, this, &ChecksPanel::silence);
  refresh();
}

void ChecksPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  checks_->watch(true);
}

void ChecksPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  checks_->watch(false);
}

void ChecksPanel::refresh() {
  const Linted& found = checks_->found();
  const int row = list_->currentRow();
  const QSignalBlocker quiet(list_);
  list_->clear();
  shown_.clear();
  signs_ = {severity_sign(Severity::error, palette()), severity_sign(Severity::warning, palette())};
  for (const Complaint& complaint : found.complaints | std::views::take(MAX_LISTED)) add(complaint, {});
  if (silenced_too_->isChecked())
    for (const Silenced& silenced : found.silenced) add(silenced.complaint, QString::fromStdString(silenced.reason));
  list_->setCurrentRow(std::min(row, list_->count() - 1));
  refresh_summary();
}

void ChecksPanel::refresh_summary() {
  const Linted& found = checks_->found();
  const auto [errors, warnings] = errors_and_warnings(found);
  const QString wrong = counted_words("%n problem", "%n problems", errors);
  const QString warned = counted_words("%n warning", "%n warnings", warnings);
  QString text =
      errors == 0 && warnings == 0 ? tr("No problems found on this table.") : tr("%1, %2.").arg(wrong, warned);
  if (errors == 0 && warnings > 0) text = tr("%1.").arg(warned);
  if (found.complaints.size() > MAX_LISTED) text += ' ' + tr("The first %1 are listed.").arg(MAX_LISTED);
  if (!checks_->current())
    text = checks_->found().complaints.empty() ? tr("The table is not checked yet.")
                                               : text + ' ' + tr("The table has changed since.");
  summary_->setText(session_.has_game() ? text : QString());
  silenced_too_->setText(tr("Show ignored warnings (%1)").arg(found.silenced.size()));
  silenced_too_->setVisible(!found.silenced.empty());
  show_buttons();
}

void ChecksPanel::add(const Complaint& complaint, const QString& silenced_for) {
  const QString text = complaint_text(session_.game(), complaint);
  auto* item = new QListWidgetItem(signs_[complaint.severity == Severity::error ? 0 : 1], text, list_);
  item->setToolTip(as_plain(about(complaint.code)));
  if (!silenced_for.isEmpty()) {
    item->setText(tr("%1\nIgnored: %2").arg(text, silenced_for));
    item->setForeground(palette().placeholderText());
  }
  const QString kind = complaint.severity == Severity::error ? tr("Error") : tr("Warning");
  item->setData(Qt::AccessibleTextRole, QString("%1. %2").arg(kind, item->text()));
  shown_.push_back(&complaint);
}

const Complaint* ChecksPanel::marked() const {
  const auto row = static_cast<std::size_t>(list_->currentRow());
  return list_->currentRow() >= 0 && row < shown_.size() ? shown_[row] : nullptr;
}

void ChecksPanel::show_buttons() {
  const Complaint* complaint = marked();
  const bool silent = list_->currentRow() >= static_cast<int>(std::min(checks_->found().complaints.size(), MAX_LISTED));
  mend_->setEnabled(complaint != nullptr && complaint->fix && checks_->current());
  mend_->setToolTip(as_plain(mend_->isEnabled() ? spoken(complaint->fix->sentence) : QString()));
  silence_->setEnabled(complaint != nullptr && complaint->severity == Severity::warning && !silent);
}

void ChecksPanel::lead_there() {
  const Complaint* complaint = marked();
  if (complaint == nullptr) return;
  const Concerned all = concerned(session_.game(), *complaint);
  const std::optional<Vec> place = complaint->at;
  session_.selected().select(all.pieces);
  session_.selected().select_features(all.features);
  if (place) emit place_picked(*place);
}

void ChecksPanel::mend() {
  const Complaint* complaint = marked();
  if (complaint == nullptr || !complaint->fix || !checks_->current()) return;
  change_by_hand(session_, complaint->fix->mended(session_.game()), tr("fix from the check"));
}

void ChecksPanel::silence() {
  const Complaint* complaint = marked();
  if (complaint == nullptr) return;
  const Complaint kept = *complaint;  // the dialog lets a new check come in
  bool given = false;
  const QString reason = QInputDialog::getText(
      this, tr("Ignore a warning"), as_plain(complaint_text(session_.game(), kept) + "\n\n" + tr("Why is it correct?")),
      QLineEdit::Normal, {}, &given);
  if (!given || reason.trimmed().isEmpty()) return;
  const Silence silence = silence_for(kept, reason.trimmed().toStdString());
  change_by_hand(session_, with_silence(session_.game(), silence), tr("an ignored warning"));
}

void ChecksPanel::tell_what_is_wrong() {
  const auto [errors, warnings] = errors_and_warnings(checks_->found());
  if (errors == 0) return;
  const QString first = complaint_text(session_.game(), checks_->found().complaints.front());
  emit found_wrong(
      tr("This table has %1. The first: %2").arg(counted_words("%n problem", "%n problems", errors), first));
}

}  // namespace linesman
