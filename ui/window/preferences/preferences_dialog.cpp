#include "ui/window/preferences/preferences_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/window/language.h"
#include "ui/window/own_rulesets.h"

namespace linesman {

namespace {

constexpr int TEXT_STEP = 10;  // per cent

QComboBox* choice_of(const QStringList& words, int now) {
  auto* box = new QComboBox;
  box->addItems(words);
  box->setCurrentIndex(now);
  return box;
}

QString native(const QList<QKeySequence>& keys) { return QKeySequence::listToString(keys, QKeySequence::NativeText); }

}  // namespace

PreferencesDialog::PreferencesDialog(const Preferences& now, const RulesetSource& rulesets,
                                     std::span<const Command> commands, QWidget* parent)
    : QDialog(parent), now_(now), all_commands_(commands) {
  setWindowTitle(tr("Preferences"));
  auto* pages = new QTabWidget;
  pages->addTab(look_page(), tr("&Look"));
  pages->addTab(units_page(), tr("&Units"));
  pages->addTab(games_page(rulesets), tr("&Games"));
  pages->addTab(keys_page(), tr("&Keys"));
  pages->setAccessibleName(tr("Preferences"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(pages);
  layout->addWidget(buttons);
}

QWidget* PreferencesDialog::look_page() {
  language_ = new QComboBox;
  language_->addItem(tr("As the system"), QString());
  language_->addItem(QStringLiteral("English"), QStringLiteral("en"));
  language_->addItem(QStringLiteral("Deutsch"), QStringLiteral("de"));
  language_->setCurrentIndex(std::max(0, language_->findData(now_.language)));
  appearance_ = choice_of({tr("As the system"), tr("Light"), tr("Dark")}, static_cast<int>(now_.appearance));
  colours_ = choice_of({tr("Usual"), tr("For eyes that do not tell red from green"),
                        tr("For eyes that do not tell blue from yellow"), tr("High contrast")},
                       static_cast<int>(now_.colours));
  text_ = new QSpinBox;
  text_->setRange(MIN_TEXT, MAX_TEXT);
  text_->setSingleStep(TEXT_STEP);
  text_->setSuffix(QStringLiteral(" %"));
  text_->setValue(now_.text_percent);
  auto* page = new QWidget;
  auto* layout = new QFormLayout(page);
  layout->addRow(tr("L&anguage"), language_);
  layout->addRow(tr("A&ppearance"), appearance_);
  layout->addRow(tr("&Colours"), colours_);
  layout->addRow(tr("&Text size"), text_);
  auto* hint = new PlainLabel(tr("Another language is shown from the next start on."));
  hint->setWordWrap(true);
  layout->addRow(hint);
  return page;
}

QWidget* PreferencesDialog::units_page() {
  unit_ = choice_of({tr("Inches"), tr("Centimetres")}, static_cast<int>(now_.unit));
  bases_ = choice_of({tr("Inches"), tr("Millimetres")}, now_.bases_in_mm ? 1 : 0);
  tables_ = choice_of({tr("As lengths"), tr("Feet")}, now_.tables_in_feet ? 1 : 0);
  auto* page = new QWidget;
  auto* layout = new QFormLayout(page);
  layout->addRow(tr("&Lengths"), unit_);
  layout->addRow(tr("&Bases"), bases_);
  layout->addRow(tr("&Tables"), tables_);
  return page;
}

QWidget* PreferencesDialog::games_page(const RulesetSource& rulesets) {
  ruleset_ = new QComboBox;
  add_rulesets(*ruleset_, rulesets);
  choose_usual_ruleset(*ruleset_, QString::fromStdString(now_.ruleset));
  tolerance_ = figure_edit(tr("Measuring tolerance of new games"), this);
  tolerance_->set_range(0, std::nullopt);
  tolerance_->set_number(now_.tolerance);
  autosave_ = new QSpinBox;
  autosave_->setRange(0, MAX_AUTOSAVE);
  autosave_->setSpecialValueText(tr("Never"));
  autosave_->setSuffix(' ' + tr("minutes"));
  autosave_->setValue(now_.autosave_minutes);
  at_start_ = choice_of({tr("The start page"), tr("The last game")}, static_cast<int>(now_.at_start));
  auto* page = new QWidget;
  auto* layout = new QFormLayout(page);
  layout->addRow(tr("&Ruleset of new games"), ruleset_);
  layout->addRow(tr("&Measuring tolerance"), tolerance_);
  layout->addRow(tr("&Save by itself every"), autosave_);
  layout->addRow(tr("&Open at start"), at_start_);
  return page;
}

QWidget* PreferencesDialog::keys_page() {
  commands_ = new QTreeWidget;
  commands_->setHeaderLabels({tr("Command"), tr("Keys")});
  commands_->setRootIsDecorated(false);
  commands_->setAccessibleName(tr("Commands and their keys"));
  for (std::size_t i = 0; i < all_commands_.size(); ++i) {
    if (all_commands_[i].details.form == CommandForm::submenu) continue;
    auto* row = new QTreeWidgetItem(commands_, {command_title(all_commands_[i]).remove('&')});
    row->setData(0, Qt::UserRole, static_cast<int>(i));
  }
  keys_ = new QKeySequenceEdit;
  keys_->setAccessibleName(tr("New keys"));
  conflict_ = new PlainLabel;
  conflict_->setWordWrap(true);
  auto* usual = new QPushButton(tr("&Usual keys"));
  auto* none = new QPushButton(tr("&No keys"));
  auto* row = new QHBoxLayout;
  row->addWidget(keys_, 1);
  row->addWidget(usual);
  row->addWidget(none);
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(commands_);
  layout->addLayout(row);
  layout->addWidget(conflict_);
  connect(commands_, &QTreeWidget::currentItemChanged, this, &PreferencesDialog::choose_command);
  connect(keys_, &QKeySequenceEdit::editingFinished, this,
          [this] { change_keys(keys_->keySequence().toString(QKeySequence::PortableText)); });
  connect(none, &QPushButton::clicked, this, [this] { change_keys({}); });
  connect(usual, &QPushButton::clicked, this, [this] {
    if (const Command* command = chosen_command()) change_keys(QString::fromLatin1(command->keys));
  });
  show_keys();
  commands_->resizeColumnToContents(0);
  commands_->setCurrentItem(commands_->topLevelItem(0));
  return page;
}

const Command* PreferencesDialog::chosen_command() const {
  const QTreeWidgetItem* row = commands_->currentItem();
  return row == nullptr ? nullptr : &command_of(*row);
}

const Command& PreferencesDialog::command_of(const QTreeWidgetItem& row) const {
  return all_commands_[static_cast<std::size_t>(row.data(0, Qt::UserRole).toInt())];
}

void PreferencesDialog::show_keys() {
  for (int i = 0; i < commands_->topLevelItemCount(); ++i) {
    QTreeWidgetItem& row = *commands_->topLevelItem(i);
    row.setText(1, native(keys_in_force(command_of(row), now_)));
  }
}

void PreferencesDialog::choose_command() {
  const Command* command = chosen_command();
  if (command == nullptr) return;
  const QList<QKeySequence> keys = keys_in_force(*command, now_);
  keys_->setKeySequence(keys.isEmpty() ? QKeySequence() : keys.front());
  const QStringList others = commands_with(keys, *command, all_commands_, now_);
  conflict_->setText(others.isEmpty() ? QString() : tr("These keys belong to %1 too.").arg(others.join(", ")));
}

void PreferencesDialog::change_keys(const QString& keys) {
  const Command* command = chosen_command();
  if (command == nullptr) return;
  if (keys == QString::fromLatin1(command->keys))
    now_.keys.erase(command->id);
  else
    now_.keys[command->id] = keys;
  show_keys();
  choose_command();
}

Preferences PreferencesDialog::preferences() const {
  Preferences set = now_;
  set.language = language_->currentData().toString();
  set.appearance = static_cast<Appearance>(appearance_->currentIndex());
  set.colours = static_cast<ColourSet>(colours_->currentIndex());
  set.text_percent = text_->value();
  set.unit = static_cast<LengthUnit>(unit_->currentIndex());
  set.bases_in_mm = bases_->currentIndex() == 1;
  set.tables_in_feet = tables_->currentIndex() == 1;
  set.ruleset = ruleset_->currentData().toString().toStdString();
  set.tolerance = std::max(0.0, tolerance_->number().value_or(now_.tolerance));
  set.autosave_minutes = autosave_->value();
  set.at_start = static_cast<AtStart>(at_start_->currentIndex());
  return set;
}

}  // namespace linesman
