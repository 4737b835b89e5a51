// The questions to an umpire while he decides: why, and a card.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>

#include "casebook/draft.h"

namespace linesman {

/// Why a case is decided so: against the ruling, or against an earlier case.
class CaseReasonDialog : public QDialog {
  Q_OBJECT
 public:
  /// `about` says what is decided.
  explicit CaseReasonDialog(const QString& about, QWidget* parent = nullptr);

  QString reason() const { return reason_->toPlainText().trimmed(); }

 private:
  QPlainTextEdit* reason_;
  QDialogButtonBox* buttons_;
};

/// A card for a player.
class CardDialog : public QDialog {
  Q_OBJECT
 public:
  /// `players` are offered; another name may be typed.
  explicit CardDialog(const QStringList& players, QWidget* parent = nullptr);

  DraftCard card() const;

 private:
  void look();

  QComboBox* who_;
  QComboBox* kind_;
  QLineEdit* why_;
  QDialogButtonBox* buttons_;
};

}  // namespace linesman
