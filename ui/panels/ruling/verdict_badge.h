// The verdict at a glance: a word, a shape and a colour, and what was allowed, spent and left as a bar.
#pragma once

#include <QWidget>
#include <optional>

#include "rules/ruling.h"

class QTimer;

namespace linesman {

class VerdictBadge : public QWidget {
  Q_OBJECT
 public:
  explicit VerdictBadge(QWidget* parent = nullptr);

  void show_verdict(Verdict verdict, const QString& detail);
  /// No verdict: a sentence for the state of things.
  void show_none(const QString& word, const QString& detail);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;  ///< the word is never cut
  int heightForWidth(int width) const override;

 signals:
  /// Screen readers are told these words: they have stood for a while.
  void announced(const QString& words);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void show_words(const QString& word, const QString& detail);
  void announce();
  QFont word_font() const;
  QRect detail_rect(int width) const;
  std::optional<Verdict> verdict_;
  QString word_;
  QString detail_;
  QTimer* settled_;    ///< runs until the words have stood for a while
  QString said_last_;  ///< to who listens
};

/// Spent against allowed.
class AllowanceBar : public QWidget {
  Q_OBJECT
 public:
  explicit AllowanceBar(QWidget* parent = nullptr);
  void show_amounts(double total, double spent, Verdict verdict);
  QSize sizeHint() const override { return {160, 12}; }
  QSize minimumSizeHint() const override { return {60, 12}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double total_ = 0;
  double spent_ = 0;
  Verdict verdict_ = Verdict::legal;
};

}  // namespace linesman
