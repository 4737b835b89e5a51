#include "ui/workshop/new_ruleset_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>

#include "chart/chart.h"
#include "chart/renumbering.h"
#include "files/json.h"
#include "plugins/ruleset_folders.h"
#include "plugins/variant_file.h"
#include "ui/panels/widgets.h"

namespace linesman {

std::vector<std::string> chart_ids(const RulesetLibrary& library) {
  std::vector<std::string> ids;
  for (const std::string& id : library.ids())
    if (const FoundRuleset* found = library.find(id); found->extends.empty() && chart::is_chart(found->data.raw))
      ids.push_back(id);
  return ids;
}

Result<std::unique_ptr<ChartDraft>> own_draft(const ChartFile& file) {
  auto chart = load_chart(file);
  if (!chart) return chart.problem();
  auto cases = load_cases(file);
  if (!cases) return cases.problem();
  const auto saved = load_json(file.ruleset());
  return std::make_unique<ChartDraft>(file, *chart, saved ? *saved : Value(), *cases);
}

NewRulesetDialog::NewRulesetDialog(const RulesetLibrary& library, QWidget* parent)
    : QDialog(parent),
      library_(library),
      title_(new QLineEdit(this)),
      beginnings_(new QComboBox(this)),
      summary_(new PlainLabel(this)) {
  setWindowTitle(tr("New ruleset"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  begin_ = buttons->addButton(tr("&Begin"), QDialogButtonBox::AcceptRole);
  beginnings_->addItem(tr("Free movement, and little else"), QString());
  for (const std::string& id : chart_ids(library))
    beginnings_->addItem(tr("A copy of %1").arg(QString::fromStdString(library.find(id)->data.terms.title)),
                         QString::fromStdString(id));
  summary_->setWordWrap(true);
  summary_->setMinimumWidth(420);
  summary_->setMinimumHeight(3 * fontMetrics().lineSpacing());
  summary_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* form = new QFormLayout(this);
  form->addRow(tr("&Name of the game:"), title_);
  form->addRow(tr("Begin &with:"), beginnings_);
  form->addRow(summary_);
  form->addRow(buttons);
  connect(title_, &QLineEdit::textChanged, this, &NewRulesetDialog::refresh);
  connect(beginnings_, &QComboBox::currentIndexChanged, this, &NewRulesetDialog::refresh);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  refresh();
}

void NewRulesetDialog::refresh() {
  const std::string id = beginnings_->currentData().toString().toStdString();
  const FoundRuleset* found = library_.find(id);
  summary_->setText(found != nullptr ? QString::fromStdString(found->data.terms.summary)
                                     : tr("Models go as far as their pace, around others, and stay on the table."));
  begin_->setEnabled(!title_->text().trimmed().isEmpty());
}

Result<std::unique_ptr<ChartDraft>> NewRulesetDialog::draft() const {
  const std::string title = title_->text().trimmed().toStdString();
  const std::string id = free_ruleset_id(title, library_);
  const ChartFile file{user_ruleset_folder() + "/" + id};
  Value chart = empty_chart(id, title);
  if (const FoundRuleset* found = library_.find(beginnings_->currentData().toString().toStdString())) {
    const auto json = load_json(found->folder + "/ruleset.json");
    if (!json) return json.problem();
    chart = chart::renamed_chart(*json, id, title);
  }
  return std::make_unique<ChartDraft>(file, std::move(chart), Value(),
                                      Value(Value::Object{{"cases", Value::empty_array()}}));
}

}  // namespace linesman
