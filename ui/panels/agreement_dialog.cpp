#include "ui/panels/agreement_dialog.h"

#include <QFontDatabase>
#include <QFormLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include "files/json.h"
#include "ui/commands/gestures.h"

namespace linesman {
namespace {

QPlainTextEdit* json_edit(const QString& name, QWidget* parent) {
  auto* edit = new QPlainTextEdit(parent);
  edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  edit->setLineWrapMode(QPlainTextEdit::NoWrap);
  edit->setAccessibleName(name);
  edit->setTabChangesFocus(true);
  return edit;
}

/// What house rules may change, as they stand now.
Value changeable(const RulesetData& data) {
  Value all = Value::empty_object().with("figures", data.figures).with("ratings", data.ratings);
  return data.defaults.members().empty() ? all : all.with("defaults", data.defaults);
}

}  // namespace

AgreementDialog::AgreementDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      options_(session.game().options()),
      fields_(new FieldForm),
      tolerance_(new NumberEdit),
      rules_(json_edit(tr("House rules"), nullptr)),
      figures_(json_edit(tr("Figures of the ruleset"), nullptr)),
      complaint_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  const Terms* terms = session.terms();
  setWindowTitle(tr("Options — %1").arg(QString::fromStdString(terms != nullptr ? terms->title : "")));
  auto* tabs = new QTabWidget(this);
  tabs->addTab(options_page(), tr("&Options"));
  tabs->addTab(house_rules_page(), tr("&House rules"));
  complaint_->setWordWrap(true);
  complaint_->setAccessibleName(tr("What is wrong"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(tabs, 1);
  layout->addWidget(complaint_);
  layout->addWidget(buttons_);
  resize(560, 520);
  connect(fields_, &FieldForm::edited, this, [this](const std::string& key, const Value& value) {
    options_ = value.is_null() ? options_.without(key) : options_.with(key, value);
  });
  connect(rules_, &QPlainTextEdit::textChanged, this, &AgreementDialog::validate);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons_, &QDialogButtonBox::accepted, this, [this] {
    if (apply()) accept();
  });
}

QWidget* AgreementDialog::options_page() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  if (const RulesetData* ruleset = session_.ruleset_data()) {
    fields_->set_fields(ruleset->terms.options);
    fields_->set_game(session_.game());
    Value defaults = Value::empty_object();
    for (const Field& option : ruleset->terms.options)
      defaults = defaults.with(option.key, option_value(*ruleset, Value::empty_object(), option.key));
    fields_->show_values(options_, defaults);
    tolerance_->setPlaceholderText(QString("0 %1").arg(QString::fromStdString(ruleset->terms.currency)));
  }
  if (session_.game().tolerance() > 0) tolerance_->set_number(session_.game().tolerance());
  tolerance_->setAccessibleName(tr("Measuring tolerance"));
  tolerance_->setToolTip(tr("A fault by no more than this is marginal, not illegal"));
  auto* agreed = new QFormLayout;
  agreed->addRow(tr("Measuring tolerance"), tolerance_);
  layout->addWidget(fields_);
  layout->addLayout(agreed);
  layout->addStretch();
  auto* scroll = new QScrollArea;
  scroll->setWidget(page);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  return scroll;
}

QWidget* AgreementDialog::house_rules_page() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  auto* explained =
      new QLabel(tr("Figures that you agree to change, as a JSON object laid over the ruleset's own. "
                    "For instance: copy a figure from below with the names that lead to it."));
  explained->setWordWrap(true);
  layout->addWidget(explained);
  const Value& rules = session_.game().house_rules();
  rules_->setPlainText(rules.members().empty() ? QString() : QString::fromStdString(write_json(rules, 2)));
  rules_->setPlaceholderText("{ }");
  layout->addWidget(rules_, 2);
  layout->addWidget(new QLabel(tr("As they are in force now:")));
  figures_->setReadOnly(true);
  if (const RulesetData* rules_in_force = session_.ruleset_data())
    figures_->setPlainText(QString::fromStdString(write_json(changeable(*rules_in_force), 2)));
  layout->addWidget(figures_, 3);
  return page;
}

std::optional<Value> AgreementDialog::house_rules() {
  const std::string text = rules_->toPlainText().trimmed().toStdString();
  if (text.empty()) return Value::empty_object();
  auto parsed = parse_json(text, {});
  const auto refuse = [this](const std::string& sentence) { complaint_->setText(QString::fromStdString(sentence)); };
  if (!parsed) {
    refuse(parsed.problem().sentence());
    return {};
  }
  const auto ruleset = session_.rulesets().ruleset(session_.game().ruleset(), *parsed);
  if (!ruleset) {
    refuse(ruleset.problem().sentence());
    return {};
  }
  return *parsed;
}

void AgreementDialog::validate() {
  const bool good = house_rules().has_value();
  if (good) complaint_->clear();
  buttons_->button(QDialogButtonBox::Ok)->setEnabled(good);
}

bool AgreementDialog::apply() {
  const auto rules = house_rules();
  if (!rules) return false;
  const double tolerance = tolerance_->number().value_or(0);
  if (tolerance < 0 || tolerance_->holds_text_that_is_none()) {
    complaint_->setText(tr("The tolerance is a number of at least 0."));
    return false;
  }
  const auto changed = change_agreement(session_, options_, *rules, tolerance);
  if (!changed) complaint_->setText(QString::fromStdString(changed.problem().sentence()));
  return changed.ok();
}

}  // namespace linesman
