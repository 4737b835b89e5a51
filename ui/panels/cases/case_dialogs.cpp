#include "ui/panels/cases/case_dialogs.h"

#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "drawing/report/spoken.h"
#include "ui/panels/widgets.h"

namespace linesman {

CaseReasonDialog::CaseReasonDialog(const QString& about, QWidget* parent)
    : QDialog(parent),
      reason_(new QPlainTextEdit(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setWindowTitle(tr("The reason of a decision"));
  auto* words = new PlainLabel(about, this);
  words->setWordWrap(true);
  reason_->setAccessibleName(tr("Why"));
  reason_->setTabChangesFocus(true);
  reason_->setMaximumHeight(fontMetrics().lineSpacing() * 5);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(words);
  layout->addWidget(reason_);
  layout->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  const auto look = [this] { buttons_->button(QDialogButtonBox::Ok)->setEnabled(!reason().isEmpty()); };
  connect(reason_, &QPlainTextEdit::textChanged, this, look);
  look();
}

CardDialog::CardDialog(const QStringList& players, QWidget* parent)
    : QDialog(parent),
      who_(new QComboBox(this)),
      kind_(new QComboBox(this)),
      why_(new QLineEdit(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setWindowTitle(tr("A card for a player"));
  who_->setEditable(true);
  who_->addItems(players);
  who_->setAccessibleName(tr("Player"));
  kind_->setAccessibleName(tr("Kind of card"));
  for (const CardKind kind : {CardKind::warning, CardKind::yellow, CardKind::red})
    kind_->addItem(spoken(word(name_of(kind))), static_cast<int>(kind));
  why_->setAccessibleName(tr("Why"));
  why_->setMaxLength(static_cast<int>(MAX_CASE_TEXT));
  auto* form = new QFormLayout;
  form->addRow(tr("&Player:"), who_);
  form->addRow(tr("&Card:"), kind_);
  form->addRow(tr("&Why:"), why_);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(who_, &QComboBox::currentTextChanged, this, &CardDialog::look);
  connect(why_, &QLineEdit::textChanged, this, &CardDialog::look);
  look();
}

void CardDialog::look() {
  const bool is_whole = !who_->currentText().trimmed().isEmpty() && !why_->text().trimmed().isEmpty();
  buttons_->button(QDialogButtonBox::Ok)->setEnabled(is_whole);
}

DraftCard CardDialog::card() const {
  return {who_->currentText().trimmed().toStdString(), static_cast<CardKind>(kind_->currentData().toInt()),
          why_->text().trimmed().toStdString()};
}

}  // namespace linesman
