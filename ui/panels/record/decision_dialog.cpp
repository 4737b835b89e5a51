#include "ui/panels/record/decision_dialog.h"

#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/panels/record/umpire_name.h"
#include "ui/panels/widgets.h"

namespace linesman {

DecisionDialog::DecisionDialog(const QString& about, QWidget* parent)
    : QDialog(parent),
      text_(new QPlainTextEdit(this)),
      by_(new QLineEdit(last_umpire(), this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setWindowTitle(tr("An umpire's decision"));
  auto* words =
      new PlainLabel(about + QStringLiteral(" ") + tr("The history keeps the ruling and the decision."), this);
  words->setWordWrap(true);
  text_->setAccessibleName(tr("Why"));
  text_->setTabChangesFocus(true);
  text_->setMaximumHeight(fontMetrics().lineSpacing() * 5);
  by_->setAccessibleName(tr("Decided by"));
  auto* form = new QFormLayout;
  form->addRow(tr("&Why:"), text_);
  form->addRow(tr("Decided &by:"), by_);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(words);
  layout->addLayout(form);
  layout->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::accepted, this, &DecisionDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(text_, &QPlainTextEdit::textChanged, this, &DecisionDialog::look);
  connect(by_, &QLineEdit::textChanged, this, &DecisionDialog::look);
  look();
}

void DecisionDialog::look() {
  buttons_->button(QDialogButtonBox::Ok)->setEnabled(!text().isEmpty() && !by().isEmpty());
}

void DecisionDialog::accept() {
  keep_umpire(by());
  QDialog::accept();
}

}  // namespace linesman
