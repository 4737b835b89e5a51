#include "ui/workshop/cases_page.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QStyle>
#include <QVBoxLayout>

#include "chart/places.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/orders/order_json.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

QString case_state(const TriedCase& tried, const std::vector<bool>& before, std::size_t number) {
  const bool right = tried.differences.empty();
  const bool changed = number < before.size() && before[number] != right;
  if (right) return changed ? CasesPage::tr("right now, was wrong") : CasesPage::tr("right");
  return changed ? CasesPage::tr("wrong now, was right") : CasesPage::tr("wrong");
}

}  // namespace

CasesPage::CasesPage(ChartDraft& draft, const Session& session, const LiveJudge& judge, QWidget* parent)
    : QWidget(parent),
      draft_(draft),
      session_(session),
      judge_(judge),
      summary_(new PlainLabel(this)),
      list_(new QTreeWidget(this)),
      keep_(new QPushButton(tr("&Keep the move of the table…"), this)),
      delete_(new QPushButton(tr("&Delete the case"), this)) {
  list_->setHeaderLabels({tr("Case"), tr("State"), tr("Difference")});
  list_->setAccessibleName(tr("Cases"));
  list_->setColumnWidth(0, 280);
  list_->setColumnWidth(1, 140);
  list_->setRootIsDecorated(false);
  summary_->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(summary_);
  layout->addWidget(list_, 1);
  auto* foot = new QHBoxLayout;
  foot->addWidget(keep_);
  foot->addWidget(delete_);
  foot->addStretch(1);
  layout->addLayout(foot);
  connect(keep_, &QPushButton::clicked, this, &CasesPage::keep_move);
  connect(delete_, &QPushButton::clicked, this, &CasesPage::delete_case);
  connect(&draft_, &ChartDraft::changed, this, &CasesPage::refresh);
  connect(&judge_, &LiveJudge::judged, this, &CasesPage::refresh);
  refresh();
}

void CasesPage::refresh() {
  const int marked = list_->indexOfTopLevelItem(list_->currentItem());
  list_->clear();
  const Value& cases = draft_.cases()["cases"];
  const LiveResult& live = judge_.result();
  const bool judged = live.cases.size() == cases.size();
  int right = 0;
  for (std::size_t i = 0; i < cases.items().size(); ++i) {
    auto* item = new QTreeWidgetItem(list_);
    item->setText(0, QString::fromStdString(std::string(cases[i]["name"].text().value_or(""))));
    item->setText(1, judged ? case_state(live.cases[i], live.right_before, i) : tr("not judged"));
    if (!judged) continue;
    right += live.cases[i].differences.empty() ? 1 : 0;
    QStringList all;
    for (const std::string& each : live.cases[i].differences) all << spoken(each);
    item->setText(2, all.join("; "));
    item->setToolTip(2, as_plain(all.join("; ")));
    const auto sign = all.isEmpty() ? QStyle::SP_DialogApplyButton : QStyle::SP_MessageBoxWarning;
    item->setIcon(1, style()->standardIcon(sign));
  }
  list_->setCurrentItem(list_->topLevelItem(marked));
  delete_->setEnabled(cases.size() > 0);
  if (cases.size() == 0)
    summary_->setText(tr("A case is a move with the answer that you expect. Make a move on the table first."));
  else
    summary_->setText(judged ? tr("%1 of %2 cases are right.").arg(right).arg(cases.size())
                             : tr("The cases wait until the rules have no mistake."));
}

Value CasesPage::asked_case() {
  const LiveResult& live = judge_.result();
  const auto move = live.move ? live.move : move_of(session_);
  if (!move) {
    emit refused(tr("The open table has no move. Drag a model first."));
    return {};
  }
  QDialog dialog(this);
  dialog.setWindowTitle(tr("Keep a case"));
  auto* form = new QFormLayout(&dialog);
  auto* name = new QLineEdit(&dialog);
  auto* verdict = new QComboBox(&dialog);
  for (const Verdict each : {Verdict::legal, Verdict::illegal})
    verdict->addItem(verdict_word(each), QString::fromStdString(std::string(name_of(each))));
  auto* spent = new NumberEdit(&dialog);
  spent->setPlaceholderText(tr("not asked"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
  form->addRow(tr("What it shows:"), name);
  form->addRow(tr("By the rulebook it is:"), verdict);
  form->addRow(tr("It spends:"), spent);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  if (dialog.exec() != QDialog::Accepted) return {};
  Value expect = Value::Object{{"verdict", verdict->currentData().toString().toStdString()}};
  if (const auto number = spent->number()) expect = expect.with("spent", *number);
  const QString title = name->text().trimmed().isEmpty() ? tr("A move of the table") : name->text().trimmed();
  Value game = write_document({without_record(move->game), {}});
  return Value::Object{{"name", title.toStdString()},
                       {"game", game.with("ruleset", draft_.chart()["id"])},
                       {"order", write_order(move->order)},
                       {"expect", expect}};
}

void CasesPage::keep_move() {
  const Value kept = asked_case();
  if (kept.is_null()) return;
  const std::string place = "/cases/" + std::to_string(draft_.cases()["cases"].size());
  draft_.change_cases(tr("Keep a case"), chart::with_value(draft_.cases(), place, kept));
}

void CasesPage::delete_case() {
  const int row = list_->indexOfTopLevelItem(list_->currentItem());
  if (row < 0) return;
  draft_.change_cases(tr("Delete a case"), chart::with_value(draft_.cases(), "/cases/" + std::to_string(row), Value()));
}

}  // namespace linesman
