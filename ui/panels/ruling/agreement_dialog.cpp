#include "ui/panels/ruling/agreement_dialog.h"

#include <QFontDatabase>
#include <QInputDialog>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "files/json.h"
#include "rules/agreed_figures.h"
#include "ui/commands/gestures.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

enum Page { OPTIONS_PAGE, HOUSE_RULES_PAGE, JSON_PAGE };

QLabel* explained(const QString& text) {
  auto* label = new PlainLabel(text);
  label->setWordWrap(true);
  return label;
}

QString json_text(const Value& rules) {
  return rules.members().empty() ? QString() : QString::fromStdString(write_json(rules, 2));
}

}  // namespace

AgreementDialog::AgreementDialog(Session& session, KeepRuleset keep, QWidget* parent)
    : QDialog(parent),
      session_(session),
      keep_(std::move(keep)),
      options_(session.game().options()),
      tabs_(new QTabWidget(this)),
      fields_(new FieldForm),
      others_(new FieldForm),
      tolerance_(new NumberEdit),
      figures_(new FiguresTable),
      json_(new QPlainTextEdit),
      keep_button_(new QPushButton(tr("Save as a &ruleset of your own…"))),
      complaint_(new PlainLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  if (const auto usual = session.rulesets().ruleset(session.game().ruleset(), Value::empty_object())) usual_ = *usual;
  const Terms* terms = session.terms();
  setWindowTitle(as_title(tr("Options — %1").arg(QString::fromStdString(terms != nullptr ? terms->title : ""))));
  tabs_->setDocumentMode(true);  // dark styles make a framed page lighter than what stands on it
  tabs_->addTab(options_page(), tr("&Options"));
  tabs_->addTab(house_rules_page(), tr("&House rules"));
  tabs_->addTab(json_page(), tr("&JSON"));
  complaint_->setWordWrap(true);
  complaint_->setAccessibleName(tr("Problem"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(tabs_, 1);
  layout->addWidget(complaint_);
  layout->addWidget(buttons_);
  resize(720, 600);
  for (const FieldForm* form : {fields_, others_})
    connect(form, &FieldForm::edited, this, [this](const std::string& key, const Value& value) {
      options_ = value.is_null() ? options_.without(key) : options_.with(key, value);
    });
  connect(figures_, &FiguresTable::edited, this, &AgreementDialog::take_figures);
  connect(figures_, &FiguresTable::refused, this, &AgreementDialog::complain);
  connect(json_, &QPlainTextEdit::textChanged, this, &AgreementDialog::take_json);
  connect(keep_button_, &QPushButton::clicked, this, &AgreementDialog::keep_as_ruleset);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons_, &QDialogButtonBox::accepted, this, [this] {
    if (apply()) accept();
  });
  take_json();
}

void AgreementDialog::show_house_rules() { tabs_->setCurrentIndex(HOUSE_RULES_PAGE); }

QWidget* AgreementDialog::options_page() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(fields_);
  if (usual_) {
    const RulesetData& ruleset = session_.ruleset_data() != nullptr ? *session_.ruleset_data() : usual_->data();
    show_options(*layout, ruleset);
    tolerance_->setPlaceholderText(QString("0 %1").arg(spoken(ruleset.terms.currency)));
  }
  if (session_.game().tolerance() > 0) tolerance_->set_number(session_.game().tolerance());
  tolerance_->setAccessibleName(tr("Measuring tolerance"));
  tolerance_->setToolTip(tr("A problem up to this size is marginal, not illegal."));
  fields_->add_row(tr("Measuring tolerance"), tolerance_);
  layout->addStretch();
  auto* scroll = new QScrollArea;
  scroll->setWidget(page);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  return scroll;
}

void AgreementDialog::show_options(QBoxLayout& page, const RulesetData& ruleset) {
  const std::vector<Field> disputed = disputed_options(ruleset);
  std::vector<Field> asked;
  std::vector<Field> others;
  Value defaults = Value::empty_object();
  for (const Field& option : ruleset.terms.options) {
    const bool is_disputed =
        std::any_of(disputed.begin(), disputed.end(), [&](const Field& each) { return each.key == option.key; });
    const Value* own = options_.find(option.key);
    const bool is_changed = own != nullptr && !(*own == option.fallback);
    (is_disputed || is_changed ? asked : others).push_back(option);
    defaults = defaults.with(option.key, option_value(ruleset, Value::empty_object(), option.key));
  }
  for (const auto& [form, options] : {std::pair(fields_, &asked), std::pair(others_, &others)}) {
    form->explain();
    form->set_fields(*options);
    form->set_game(session_.game());
    form->show_values(options_, defaults);
  }
  others_->hide();
  page.addWidget(others_);
  if (others.empty()) return;
  auto* all = new QToolButton;
  all->setObjectName("all-readings");
  all->setText(tr("&All interpretations (%1 more)").arg(others.size()));
  all->setToolTip(as_plain(tr("Options about which players seldom differ")));
  all->setCheckable(true);
  all->setAutoRaise(true);
  all->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  all->setArrowType(Qt::RightArrow);
  connect(all, &QToolButton::toggled, others_, [this, all](bool shown) {
    others_->setVisible(shown);
    all->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
  });
  page.insertWidget(page.indexOf(others_), all, 0, Qt::AlignLeft);
}

QWidget* AgreementDialog::house_rules_page() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(
      explained(tr("Double-click a figure to change it. Changed figures are bold, and rulings name them.")));
  layout->addWidget(figures_, 1);
  layout->addWidget(keep_button_, 0, Qt::AlignLeft);
  keep_button_->setToolTip(tr("Saves these figures as a ruleset for other games"));
  keep_button_->setVisible(static_cast<bool>(keep_));
  return page;
}

QWidget* AgreementDialog::json_page() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(explained(tr("The same house rules as JSON.")));
  json_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  json_->setLineWrapMode(QPlainTextEdit::NoWrap);
  json_->setAccessibleName(tr("House rules"));
  json_->setTabChangesFocus(true);
  json_->setPlaceholderText("{ }");
  json_->setPlainText(json_text(session_.game().house_rules()));
  layout->addWidget(json_, 1);
  return page;
}

Result<Value> AgreementDialog::house_rules() const {
  const std::string text = json_->toPlainText().trimmed().toStdString();
  if (text.empty()) return Value::empty_object();
  auto parsed = parse_json(text, {});
  if (!parsed) return parsed.problem();
  if (const auto held = session_.rulesets().ruleset(session_.game().ruleset(), *parsed); !held) return held.problem();
  return *parsed;
}

// What is written counts; the table shows it as soon as the ruleset can be played by it.
void AgreementDialog::take_json() {
  const auto rules = house_rules();
  complain(rules ? QString() : spoken(rules.problem()));
  if (rules && usual_) figures_->show_figures(usual_->data(), *rules);
  figures_->setEnabled(rules.ok());
  keep_button_->setEnabled(rules.ok() && rules->size() > 0);
  buttons_->button(QDialogButtonBox::Ok)->setEnabled(rules.ok());
}

void AgreementDialog::take_figures(const Value& rules) { json_->setPlainText(json_text(rules)); }

void AgreementDialog::complain(const QString& sentence) { complaint_->setText(sentence); }

void AgreementDialog::keep_as_ruleset() {
  const auto rules = house_rules();
  if (!rules || !keep_ || !usual_) return;
  bool given = false;
  const QString usual = tr("Our %1").arg(QString::fromStdString(usual_->terms().title));
  const QString title = QInputDialog::getText(this, tr("A ruleset of your own"), tr("Name of the ruleset:"),
                                              QLineEdit::Normal, usual, &given);
  if (!given || title.trimmed().isEmpty()) return;
  const auto kept = keep_(title.trimmed(), *rules);
  complain(kept ? *kept : spoken(kept.problem()));
}

bool AgreementDialog::apply() {
  const auto rules = house_rules();
  if (!rules) return false;
  const double tolerance = tolerance_->number().value_or(0);
  if (tolerance < 0 || tolerance_->holds_text_that_is_none()) {
    complain(tr("The tolerance must be 0 or more."));
    return false;
  }
  const auto changed = change_agreement(session_, options_, *rules, tolerance);
  if (!changed) complain(spoken(changed.problem()));
  return changed.ok();
}

}  // namespace linesman
