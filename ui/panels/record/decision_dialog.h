// An umpire's decision: why, and whose it is.
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace linesman {

class DecisionDialog : public QDialog {
  Q_OBJECT
 public:
  /// `about` is a sentence on what is decided. The name that was given last is proposed again.
  explicit DecisionDialog(const QString& about, QWidget* parent = nullptr);

  QString text() const { return text_->toPlainText().trimmed(); }
  QString by() const { return by_->text().trimmed(); }

 public slots:
  void accept() override;

 private:
  void look();

  QPlainTextEdit* text_;
  QLineEdit* by_;
  QDialogButtonBox* buttons_;
};

}  // namespace linesman
